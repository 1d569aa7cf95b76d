"""Goetia: what lies on the table, and what is still to be done."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat, State, pack
from augury.games.goetia.bundle import CUBES, NOTHING, SORTS, Bundle, Colour
from augury.games.goetia.components import (
    BOARD_COUNT,
    KING_COUNT,
    NONE,
    SLOT_COUNT,
    BoardId,
    Card,
    Hex,
    King,
    WorldCard,
    tile_king,
)
from augury.games.goetia.demons import STANDING, SUBST_BITS
from augury.games.goetia.hex_sets import (
    ALL_HEXES,
    FIRST_IN,
    HEX_FLAG,
    HEX_WORD,
    WORDS,
    HexSet,
)
from augury.games.goetia.hexes import HEX_COUNT
from augury.kit.agenda import Agenda
from augury.kit.cells import EMPTY, add, cells, pack_cells
from augury.kit.piles import NO_PILE, NO_PILES
from augury.kit.sets import lowest

Phase: TypeAlias = i64
DRAFT: Final = 0
START: Final = 1
PLACEMENT: Final = 2
END: Final = 3
OVER: Final = 4

STACKS: Final[i64] = 4
FOLLOWERS_MASK: Final = 15  # on a hex: the bits of the seats whose followers stand there
TOKEN_BASE: Final = 16  # on a hex: 16 + sort of the cube or Attention that hides it
USUAL: Final[i64] = 24  # occupied hexes for which there is room at once


@mypyc_attr(acyclic=True)
class Board(State):
    """All zones of RULES.md 2 and 4. Followers of a player are alike, so only their owners are kept
    (bits by seat)."""

    def __init__(self, seats: i64 = 4, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.edition: i64 = 0
        self.phase: Phase = DRAFT
        self.round: i64 = 0
        self.start: Seat = 0  # who has the Ram Skull
        # The table
        self.world: vec[i64] = EMPTY  # row * 3 + column
        self.new_world: list[WorldCard] = NO_PILE  # the deck, hidden; the top is the end
        self.hexes: vec[i64] = EMPTY  # by hex: 0 vacant, followers as bits, or a token
        self.vacant: vec[i64] = EMPTY  # those with nothing on them, as a set (`hex_sets`)
        self.edge: vec[i64] = EMPTY  # by slot; hidden until flipped, except the purple ones
        self.flipped: vec[i64] = EMPTY  # by slot: 1 = flipped
        self.waiting: vec[i64] = EMPTY  # by slot: un-recruited followers, bits by seat
        self.left_edge: i64 = 0  # how many of them have been recruited
        self.scry: list[list[BoardId]] = NO_PILES  # by row; the top is the end, others are hidden
        self.on_board: vec[i64] = EMPTY  # by row: Attention on the Scry Board
        self.dark: list[list[BoardId]] = NO_PILES  # by row, oldest first
        self.king_on: vec[i64] = EMPTY  # by board: the King tile on it, NONE = no King
        self.row_shown: vec[i64] = EMPTY  # by board: which cost row the King leaves visible
        self.decks: list[list[Card]] = NO_PILES  # by King, hidden; the top is the end
        self.looked: vec[i64] = EMPTY  # by King: who has looked through the deck, bits (G-611)
        self.pacts: list[list[Card]] = NO_PILES  # by row
        # Grows when the World, its edge, boards, Kings, decks or Pacts change, or who knows a deck
        self.layout: i64 = 0
        self.supply: vec[i64] = EMPTY  # by sort: the cubes, and Attention
        # The players
        self.stock: vec[i64] = EMPTY  # seat * 7 + sort
        self.hand: vec[i64] = EMPTY  # by seat: unplaced followers
        self.graveyard: vec[i64] = EMPTY  # by seat
        self.stacks: list[list[Card]] = NO_PILES  # seat * 4 + stack, bottom to top
        self.tops: vec[i64] = EMPTY  # seat * 4 + stack: the visible card, NONE = empty place
        self.treasure: vec[i64] = EMPTY  # seat * 4 + stack: cubes on a visible Treasure
        self.worth: vec[i64] = EMPTY  # by seat: the WP of all Demon cards, covered ones too (G-702)
        self.tableaus: vec[i64] = EMPTY  # by seat: grows when stacks or cubes on them change
        # What is going on
        self.steps: Agenda[Step] = NO_STEPS
        self.asked: Question = NO_QUESTION  # the one on top, which waits for an answer
        self.choices: vec[i64] = EMPTY  # the possible answers; replaced, never changed
        self.places: HexSet = (0, 0, 0, 0, 0)  # the same for a placement
        self.placing: Hex = NONE  # the hex chosen in this turn
        self.cost: Bundle = NOTHING  # what is still to be paid
        self.discount: i64 = 0  # how many tokens may still be waived
        self.before: vec[i64] = EMPTY  # the visible cards when the event began (G-505), like `tops`
        self.drawn: list[Card] = NO_PILE  # Demon cards drawn in G-602, sorted; hidden
        self.saw_drawn: i64 = 0  # who has seen the drawn cards, bits
        self.takers: list[Seat] = NO_PILE  # who took a card of the present King, in order

    def empty_table(self) -> None:
        """Everything in place and nothing on it."""
        seats = self.seats
        self.world = cells(9, NONE)
        self.hexes = cells(HEX_COUNT)
        self.vacant = ALL_HEXES[:]
        self.edge = cells(SLOT_COUNT, NONE)
        self.flipped = cells(SLOT_COUNT)
        self.waiting = cells(SLOT_COUNT)
        self.scry = [[], [], []]
        self.on_board = cells(3)
        self.dark = [[], [], []]
        self.king_on = cells(BOARD_COUNT, NONE)
        self.row_shown = cells(BOARD_COUNT, NONE)
        self.decks = [[] for _ in range(KING_COUNT)]
        self.looked = cells(KING_COUNT)
        self.pacts = [[], [], []]
        self.supply = cells(SORTS)
        self.stock = cells(seats * SORTS)
        self.hand = cells(seats)
        self.graveyard = cells(seats)
        self.stacks = [[] for _ in range(seats * STACKS)]
        self.tops = cells(seats * STACKS, NONE)
        self.treasure = cells(seats * STACKS, NOTHING)
        self.worth = cells(seats)
        self.tableaus = cells(seats)
        self.before = cells(seats * STACKS, NONE)
        self.steps = Agenda()

    def copy_to(self, other: Board) -> None:
        """Fill in a clone. Piles are shared: they are replaced, never changed (`kit/piles`). So are
        cells that seldom change (`kit/cells.changed`)."""
        self.copy_base(other)
        other.edition = self.edition
        other.phase = self.phase
        other.round = self.round
        other.start = self.start
        other.world = self.world
        other.new_world = self.new_world
        other.hexes = self.hexes[:]
        other.vacant = self.vacant[:]
        other.edge = self.edge
        other.flipped = self.flipped
        other.waiting = self.waiting
        other.left_edge = self.left_edge
        other.scry = self.scry[:]
        other.on_board = self.on_board
        other.dark = self.dark[:]
        other.king_on = self.king_on
        other.row_shown = self.row_shown
        other.decks = self.decks[:]
        other.looked = self.looked
        other.pacts = self.pacts[:]
        other.layout = self.layout
        other.supply = self.supply[:]
        other.stock = self.stock[:]
        other.hand = self.hand[:]
        other.graveyard = self.graveyard
        other.stacks = self.stacks[:]
        other.tops = self.tops
        other.treasure = self.treasure
        other.worth = self.worth
        other.tableaus = self.tableaus
        other.steps = self.steps.copy()
        other.asked = self.asked
        other.choices = self.choices
        other.places = self.places
        other.placing = self.placing
        other.cost = self.cost
        other.discount = self.discount
        other.before = self.before
        other.drawn = self.drawn
        other.saw_drawn = self.saw_drawn
        other.takers = self.takers

    def position(self) -> list[i64]:
        numbers: list[i64] = [
            self.edition,
            self.phase,
            self.round,
            self.start,
            self.placing,
            self.cost,
            self.discount,
            self.saw_drawn,
        ]
        pack_cells(numbers, self.world)
        pack(numbers, self.new_world)
        for things in (
            self.hexes,
            self.edge,
            self.flipped,
            self.waiting,
            self.on_board,
            self.king_on,
            self.row_shown,
            self.looked,
        ):
            pack_cells(numbers, things)
        for things in (
            self.supply,
            self.stock,
            self.hand,
            self.graveyard,
            self.treasure,
            self.before,
        ):
            pack_cells(numbers, things)
        pack(numbers, self.drawn)
        pack(numbers, self.takers)
        for piles in (self.scry, self.dark, self.decks, self.pacts, self.stacks):
            for pile in piles:
                pack(numbers, pile)
        for step in self.steps.all():
            first, second, third = step.numbers()
            numbers.extend([step.kind(), step.seat, first, second, third])
        return numbers

    def push(self, step: Step) -> None:
        """Something to do before everything that is on the stack now."""
        self.steps.push(step)

    # Words of the rulebook

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def held(self, seat: Seat) -> Bundle:
        """The cubes in a player's stock."""
        stock = self.stock
        first: i64 = seat * SORTS
        found: Bundle = NOTHING
        colour: i64 = CUBES - 1
        while colour >= 0:
            found = (found << 8) + stock[first + colour]
            colour -= 1
        return found

    def cubes(self, seat: Seat) -> i64:
        """How many cubes of all colours are in a player's stock."""
        first: i64 = seat * SORTS
        total: i64 = 0
        for colour in range(CUBES):
            total += self.stock[first + colour]
        return total

    def pay_in(self, seat: Seat, sort: Colour, number: i64) -> None:
        """G-318: from a stock to the supply."""
        add(self.stock, seat * SORTS + sort, -number)
        add(self.supply, sort, number)

    def substitutes(self, seat: Seat) -> i64:
        """G-316: which colours stand for each other for this player, as flags."""
        return self.standing(seat) >> SUBST_BITS

    def standing(self, seat: Seat) -> i64:
        """What the visible cards of a player do all the time, added up (see STANDING)."""
        tops = self.tops
        total: i64 = 0
        first: i64 = seat * STACKS
        for place in range(first, first + STACKS):
            card: Card = tops[place]
            if card != NONE:
                total += STANDING[card]
        return total

    def recruited(self, seat: Seat) -> i64:
        """G-327: in hand and on hexes, Relics included."""
        bit: i64 = 1 << seat
        total: i64 = self.hand[seat]
        for hex_ in self.occupied():
            occupant: i64 = self.hexes[hex_]
            if occupant < TOKEN_BASE and occupant & bit:
                total += 1
        return total

    def occupied(self) -> vec[i64]:
        """The hexes with followers or a token on them, ascending."""
        found: vec[i64] = vec[i64](capacity=USUAL)
        for word in range(WORDS):
            occupied: i64 = ALL_HEXES[word] & ~self.vacant[word]
            while occupied:
                found = append(found, FIRST_IN[word] + lowest(occupied))
                occupied &= occupied - 1
        return found

    def occupy(self, hex_: Hex, occupant: i64) -> None:
        """From now on these followers stand on a hex, or this token; 0: it is vacant."""
        self.hexes[hex_] = occupant
        word: i64 = HEX_WORD[hex_]
        if occupant:
            self.vacant[word] = self.vacant[word] & ~HEX_FLAG[hex_]
        else:
            self.vacant[word] = self.vacant[word] | HEX_FLAG[hex_]

    def pacts_on_table(self) -> i64:
        return len(self.pacts[0]) + len(self.pacts[1]) + len(self.pacts[2])

    def conjured(self, king: King) -> BoardId:
        """The Dark Board on which a King lies; NONE if he is not on the table."""
        for board in range(BOARD_COUNT):
            tile: WorldCard = self.king_on[board]
            if tile != NONE and tile_king(tile) == king:
                return board
        return NONE

    def row_of(self, board: BoardId) -> i64:
        """The row in which a Dark Board lies."""
        for row in range(3):
            if board in self.dark[row]:
                return row
        return NONE

    def scry_row(self, board: BoardId) -> i64:
        """The row in which a board is the visible Scry Board; NONE if it is not visible."""
        for row in range(3):
            if self.scry[row] and self.scry[row][-1] == board:
                return row
        return NONE

    def to_hand(self, hex_: Hex) -> None:
        """G-616: the followers on a hex return to their owners."""
        occupant: i64 = self.hexes[hex_]
        if 0 < occupant < TOKEN_BASE:
            for seat in range(self.seats):
                if occupant & (1 << seat):
                    add(self.hand, seat, 1)
            self.occupy(hex_, 0)

    def take_token(self, hex_: Hex) -> None:
        """G-532: a token that hides a hex goes to the supply."""
        occupant: i64 = self.hexes[hex_]
        if occupant >= TOKEN_BASE:
            add(self.supply, occupant - TOKEN_BASE, 1)
            self.occupy(hex_, 0)


# What is still to be done


@mypyc_attr(acyclic=True)
class Step:
    """One thing to do, and for whom. It never changes, so copies of a position share it, and those
    that come up all the time are made once for each seat."""

    def __init__(self, seat: Seat = 0) -> None:
        # every argument has a default, so that compiled steps can be unpickled
        self.seat: Seat = seat

    def kind(self) -> i64:
        """Its number in digests and observations. Questions have 0 to 18."""
        raise NotImplementedError

    def numbers(self) -> tuple[i64, i64, i64]:
        """What else it is about, for digests and observations."""
        return 0, 0, 0

    def run(self, board: Board) -> bool:
        """It has been taken off the agenda: do it. False: somebody has to answer first."""
        self.perform(board)
        return True

    def perform(self, board: Board) -> None:
        """What happens by itself."""


@mypyc_attr(acyclic=True)
class Question(Step):
    """A step that needs an answer. `perform` is what happens if there is none."""

    def word(self) -> str:
        """What views call it."""
        raise NotImplementedError

    def prompt(self, board: Board) -> str:
        """What is asked, as a key into the texts: `prompt-<word>`."""
        return self.word()

    def thing(self) -> str:
        """The one thing on the table that it is about."""
        return ""

    def number(self) -> i64:
        """How many, or up to which class."""
        return 0

    def choices(self, board: Board) -> vec[i64]:
        """The possible answers, ascending; none if there is nothing to ask. What is always the same
        is made once: nobody changes what is found here."""
        raise NotImplementedError

    def legal(self, board: Board) -> list[Action]:
        """The same as a list, once it has been asked."""
        return list(board.choices)

    def options(self, board: Board) -> vec[i64]:
        """The same in cells."""
        return board.choices

    def draw(self, board: Board, luck: Chance) -> Action:
        """One of them at random."""
        choices = board.choices
        return choices[luck.below(len(choices))]

    def answer(self, board: Board, action: Action) -> None:
        """What the answer does. The question is no longer on the agenda."""
        raise NotImplementedError

    def rule(self) -> str:
        """Why it is asked."""
        raise NotImplementedError

    def refusal(self, board: Board, action: Action) -> Reason | None:
        """Why an action of the kind that is asked for is no answer now; None for all other
        kinds."""
        return None

    def run(self, board: Board) -> bool:
        """A question with one answer answers itself, one without is dropped (invariant 15)."""
        choices = self.choices(board)
        if len(choices) > 1:
            board.steps.keep()
            board.asked = self
            board.choices = choices
            return False
        if len(choices) == 1:
            self.answer(board, choices[0])
        else:
            self.perform(board)
        return True


NO_QUESTION: Final = Question(NONE)
NO_STEPS: Final[Agenda[Step]] = Agenda()  # until a set-up or a clone has some
SEATS: Final = range(4)  # for the steps that are made once
