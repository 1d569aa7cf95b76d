"""The Majority 2: what lies on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat, State, pack
from augury.games.majority2.components import (
    ANGEL_JUNIOR,
    COLOURS,
    GHOST,
    NO_CARD,
    NO_COLOUR,
    PLAIN,
    Card,
    Colour,
    Member,
    card_of,
    colour_of,
    disc_of,
)
from augury.games.majority2.memory import Memory
from augury.kit.agenda import Agenda
from augury.kit.cells import EMPTY
from augury.kit.piles import NO_PILE, NO_PILES, copied

Phase: TypeAlias = i64
EXCHANGE: Final = 0
DRAW: Final = 1
FREE: Final = 2
STANDARD: Final = 3
OVER: Final = 4

EVERYBODY: Final = 2  # the memory of what all have seen

STEPS: Final = 12  # kinds of steps that can be pending


@mypyc_attr(acyclic=True)
class Step:
    """Something that has to be done before the turn goes on: it happens by itself, or somebody is
    asked. Each kind is a class of its own, which stands with its rules. Steps are never changed, so
    clones share them."""

    def __init__(
        self, seat: Seat = 0, card: Card = NO_CARD, column: i64 = 0, colour: Colour = NO_COLOUR
    ) -> None:
        # every argument has a default, so that compiled steps can be unpickled
        self.seat: Seat = seat  # who decides
        self.card: Card = card  # whose ability it is
        # the lane, 0..2; where a faction is formed, the column, 0..5 as in Board.columns
        self.column: i64 = column
        self.colour: Colour = colour  # chosen before, if any

    def number(self) -> i64:
        """Of its kind, in positions and observations; a phase of the turn is never pending."""
        return -1

    def prompt(self) -> str:
        """What views call it; for a question also the key into the texts, `prompt-<word>`."""
        raise NotImplementedError

    def perform(self, board: Board) -> bool:
        """Go on if nobody needs to be asked: says whether it did. M2-18: a question without choices
        is skipped; a single choice is taken."""
        choices = self.choices(board)
        if len(choices) > 1:
            board.choices = choices
            return False
        board.agenda.pop()
        if len(choices) == 1:
            self.answer(board, choices[0])
        return True

    def choices(self, board: Board) -> vec[i64]:
        """What the seat may answer: actions, ascending."""
        raise NotImplementedError

    def answer(self, board: Board, action: Action) -> None:
        """Carry out the choice. The question is no longer pending."""
        raise NotImplementedError

    def rule(self) -> str:
        """Why it is asked."""
        raise NotImplementedError

    def refusal(self, board: Board, action: Action) -> Reason | None:
        """Why an action of the kind that is asked for cannot be the answer; None for all other
        kinds."""
        return None


@mypyc_attr(acyclic=True)
class Board(State):
    """All zones of RULES.md 4. Hand, reserves and discards are kept sorted: the order of cards in
    them means nothing."""

    def __init__(self, seats: i64 = 2, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.deck: list[i64] = NO_PILE  # how many of each kind are in the game
        self.phase: Phase = EXCHANGE
        self.active: Seat = 0
        self.start: Seat = 0  # owner of the start player marker
        self.must_swap: bool = False  # M2-56: the next exchange is compulsory
        self.stirred: bool = (
            False  # was a card drawn in the draw phase or played this turn (M2-46)?
        )
        self.idle: i64 = 0  # turns in a row without
        self.aside: i64 = 0  # cards laid from the hand into the reserve this turn (M2-55)
        self.agenda: Agenda[Step] = Agenda()  # what is pending
        # what may be answered to it, if that is known already; replaced, never changed
        self.choices: vec[i64] = EMPTY
        self.pile: list[Card] = NO_PILE  # the top is the end
        self.hand: list[Card] = NO_PILE
        self.reserves: list[list[Card]] = NO_PILES
        self.columns: list[list[Member]] = NO_PILES  # seat * 3 + column; the oldest card first
        self.areas: list[list[Member]] = NO_PILES  # score areas
        self.coins: list[i64] = NO_PILE
        self.ready: list[i64] = NO_PILE
        self.discard: list[Card] = NO_PILE  # discards that everybody saw
        self.buried: list[list[Card]] = NO_PILES  # by seat: discards that only this seat saw
        self.tops: list[Card] = NO_PILE  # of the discarded packets, oldest first
        self.packet_sizes: list[i64] = NO_PILE
        self.memories: list[Memory] = []  # of seat 0, of seat 1, of everybody
        self.layout: i64 = 0  # grows when columns or score areas may have changed

    def copy_to(self, other: Board) -> None:
        """Fill in a clone."""
        self.copy_base(other)
        other.deck = self.deck
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.must_swap = self.must_swap
        other.stirred = self.stirred
        other.idle = self.idle
        other.aside = self.aside
        other.agenda = self.agenda.copy()
        other.choices = self.choices
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.reserves = copied(self.reserves)
        other.columns = copied(self.columns)
        other.areas = copied(self.areas)
        other.coins = self.coins[:]
        other.ready = self.ready[:]
        other.discard = self.discard[:]
        other.buried = copied(self.buried)
        other.tops = self.tops[:]
        other.packet_sizes = self.packet_sizes[:]
        for memory in self.memories:
            memory.shared = True
        other.memories = self.memories[:]
        other.layout = self.layout

    def position(self) -> list[i64]:
        numbers: list[i64] = [self.phase, self.active, self.start, self.idle, self.aside]
        numbers.append(1 if self.must_swap else 0)
        numbers.append(1 if self.stirred else 0)
        numbers.append(self.agenda.depth)
        for step in self.agenda.all():
            numbers.extend([step.number(), step.seat, step.card, step.column, step.colour])
        for pile in (
            self.deck,
            self.pile,
            self.hand,
            self.coins,
            self.ready,
            self.discard,
            self.tops,
            self.packet_sizes,
        ):
            pack(numbers, pile)
        for piles in (self.reserves, self.columns, self.buried):
            for pile in piles:
                pack(numbers, pile)
        for area in self.areas:
            pack(numbers, sorted(area))
        for memory in self.memories:
            memory.position(numbers)
        return numbers

    # Words of the rulebook

    def memory(self, eye: Seat) -> Memory:
        """What an observer can tell, about to change: not in a memory that clones share."""
        found = self.memories[eye]
        if found.shared:
            found = found.clone()
            self.memories[eye] = found
        return found

    def eyes(self) -> i64:
        """How many keep a memory: both players and everybody; none if nobody observes the game."""
        return 0 if self.unobserved else EVERYBODY + 1

    def opponent(self) -> Seat:
        """Of the active player."""
        return 1 - self.active

    def factions(self, seat: Seat) -> i64:
        """M2-19: completed factions are the cards of the score area, whatever way they got
        there."""
        return len(self.areas[seat])

    def factions_of(self, seat: Seat, colour: Colour) -> i64:
        """M2-11: completed factions of one effective colour."""
        count: i64 = 0
        for member in self.areas[seat]:
            if colour_of(member) == colour:
                count += 1
        return count

    def protected(self, column: i64) -> bool:
        """M2-63: an angel_junior, with or without disc, protects all cards of the column that it
        lies in, itself included."""
        return any(card_of(member) == ANGEL_JUNIOR for member in self.columns[column])

    def ghost_of(self, column: i64) -> i64:
        """M2-83: the place of the oldest Ghost without a disc in a column; -1 if there is none."""
        members = self.columns[column]
        for place in range(len(members)):
            if members[place] == GHOST:
                return place
        return -1

    def supply(self) -> list[Colour]:
        """The discs that lie on no card."""
        lying = self.discs_lying()
        return [colour for colour in range(COLOURS) if (lying >> colour) & 1 == 0]

    def discs_lying(self) -> i64:
        """The discs that lie on cards, one bit for each."""
        found: i64 = 0
        for members in self.columns:
            found |= discs_on(members)
        for members in self.areas:
            found |= discs_on(members)
        return found

    def hidden_from(self, eye: Seat) -> list[list[Card]]:
        """Pile, hand, reserves, buried cards: those that this observer (2 = everybody) does not
        see."""
        found = [self.pile]
        if eye != self.holder():
            found.append(self.hand)
        for seat in range(2):
            if seat != eye:
                found.append(self.reserves[seat])
                found.append(self.buried[seat])
        return found

    def holder(self) -> Seat:
        """M2-6: the only hand belongs to the active player; in the end to the one who would be
        next."""
        return self.opponent() if self.phase == OVER else self.active


def discs_on(members: list[Member]) -> i64:
    """The discs on some cards, one bit for each."""
    found: i64 = 0
    one: i64 = 1
    for member in members:
        if member >= PLAIN:
            found |= one << disc_of(member)
    return found
