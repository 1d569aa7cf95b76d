"""The Majority: another world that looks the same from one seat.

What a seat has seen of the draft: every packet it held, as it was then. So the cards that the
others picked fall into groups: the cards that left a packet between two looks of this seat (known
as a set, not who took which), and cards picked before its first look (unknown). What the others
have shown since must have come from those picks, or from their partner's swap. A world is found by
matching the shown cards to picks (a small search), then dealing the rest at random.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.state import Seat
from augury.games.majority.components import KINDS, NO_CARD, Card, copies
from augury.games.majority.encode import packet_at
from augury.games.majority.state import DRAFT, Board
from augury.kit.cells import EMPTY, add, cells, cells_of
from augury.kit.piles import pull_out

UNKNOWN: Final = -1
NO_CARDS: Final = cells(KINDS)
DECK_OF_3: Final = cells_of(copies(3))
DECK_OF_4: Final = cells_of(copies(4))


def take_out(numbers: vec[i64], pile: list[Card]) -> None:
    """One less of its kind for every card of a pile."""
    for card in pile:
        add(numbers, card, -1)


def take_away(numbers: vec[i64], others: vec[i64]) -> None:
    """Less of each kind by others' numbers."""
    for card in range(KINDS):
        numbers[card] = numbers[card] - others[card]


def spread_out(numbers: vec[i64]) -> vec[i64]:
    """This many of each kind, sorted."""
    found: vec[i64] = vec[i64]()
    for card in range(KINDS):
        number: i64 = numbers[card]
        while number > 0:
            found = append(found, card)
            number -= 1
    return found


@mypyc_attr(acyclic=True)
class Group:
    """Cards that lie among some hidden picks and the rest of a packet: `cards` by kind, and `wild`
    ones that could be anything unseen."""

    def __init__(self, first: Seat, wild: i64) -> None:
        self.first: Seat = first  # the packet, named by its first holder
        self.wild: i64 = wild
        self.cards: vec[i64] = NO_CARDS[:]
        self.known: bool = False  # were there any by kind?
        self.begin: i64 = 0  # number of its first pick
        self.end: i64 = 0  # ... and of the one after its last


@mypyc_attr(acyclic=True)
class Pick:
    """One hidden pick: by whom, at which step of the draft, out of which group, and what it turns
    out to be."""

    def __init__(self, seat: Seat, step: i64, group: Group) -> None:
        self.seat: Seat = seat
        self.step: i64 = step
        self.group: Group = group
        self.card: Card = UNKNOWN


@mypyc_attr(acyclic=True)
class Claim:
    """A card that a seat was seen to have: played, or given to the eye (`gift`)."""

    def __init__(self, seat: Seat, card: Card, gift: bool) -> None:
        self.seat: Seat = seat
        self.card: Card = card
        self.gift: bool = gift


@mypyc_attr(acyclic=True)
class World:
    """A redeal in the making, as the seat `eye` may imagine it; -1 is a spectator, who has seen
    nothing."""

    def __init__(self, board: Board, eye: Seat, chance: Chance) -> None:
        self.board: Board = board
        self.eye: Seat = eye
        self.chance: Chance = chance
        self.done: i64 = len(board.picks)
        self.groups: list[Group] = []
        self.picks: list[Pick] = []
        self.claims: list[Claim] = []
        self.gift: list[i64] = [
            UNKNOWN
        ] * board.seats  # by giver: the number of the pick they gave away
        self.spare: vec[i64] = EMPTY  # how many claims of a card may be explained by wild cards
        self.hidden: vec[i64] = EMPTY  # cards that the eye cannot locate, by kind

    def swapped(self) -> bool:
        return self.board.gifts[0] != NO_CARD

    def mate(self) -> Seat:
        """The eye's partner, with whom it has swapped; -1 if there is none."""
        return self.board.partner(self.eye) if self.eye >= 0 and self.swapped() else UNKNOWN

    # What the eye has seen

    def find_groups(self) -> None:
        board = self.board
        for first in range(board.seats):
            look: i64 = (self.eye - first) % board.seats if self.eye >= 0 else self.done + 1
            self.group_before(first, look)
            while look < self.done:
                after = look + board.seats
                self.group_after(first, look, after)
                look = after

    def group_before(self, first: Seat, look: i64) -> None:
        """What left a packet before the eye's first look: anything, unless the eye remembers what
        came into it."""
        board = self.board
        seen = look <= self.done and (board.phase == DRAFT or look < self.done)
        group = Group(first, look if seen else len(board.opening[first]))
        if self.eye >= 0 and board.seats == 4 and first == board.partner(self.eye):
            card: Card = board.recalled[self.eye]
            if (
                card != NO_CARD
                and group.wild > 0
                and not (seen and card in packet_at(board, self.eye, look))
            ):
                group.cards[card] = 1
                group.known = True
                group.wild -= 1
        self.add_picks(group, 0, look)

    def group_after(self, first: Seat, look: i64, after: i64) -> None:
        """What left a packet between two looks, or since the last one."""
        board = self.board
        group = Group(first, 0)
        group.known = True
        if after < self.done or (after == self.done and board.phase == DRAFT):
            for step in range(look + 1, after):
                add(group.cards, self.picked(first, step), 1)
        else:
            for card in board.opening[first]:
                add(group.cards, card, 1)
            for step in range(look + 1):
                add(group.cards, self.picked(first, step), -1)
        self.add_picks(group, look + 1, after)

    def picked(self, first: Seat, step: i64) -> Card:
        """What was taken out of a packet at a step of the draft, by whoever held it then."""
        return self.board.picks[step][(first + step) % self.board.seats]

    def add_picks(self, group: Group, start: i64, stop: i64) -> None:
        self.groups.append(group)
        group.begin = len(self.picks)
        for step in range(start, stop if stop < self.done else self.done):
            self.picks.append(Pick((group.first + step) % self.board.seats, step, group))
        group.end = len(self.picks)

    def find_claims(self) -> None:
        """MJ-22, MJ-23: played cards are public. MJ-16: the eye knows what it gave and what it
        got."""
        board = self.board
        for seat in range(board.seats):
            if seat == self.eye:
                continue
            shown = board.played[seat][:]
            if seat == self.mate():
                self.claims.append(Claim(seat, board.gifts[seat], True))
                if board.gifts[self.eye] in shown:
                    pull_out(shown, board.gifts[self.eye])
            for card in shown:
                self.claims.append(Claim(seat, card, False))

    def count_hidden(self) -> None:
        """Everything the eye cannot locate; and how many claims need not come out of the known part
        of a group."""
        board, eye = self.board, self.eye
        hidden = DECK_OF_3[:] if board.seats == 3 else DECK_OF_4[:]
        take_out(hidden, board.removed)
        for area in board.areas:
            take_out(hidden, area)
        for card in board.zone:
            if card != NO_CARD:
                add(hidden, card, -1)
        if eye >= 0:
            take_out(hidden, board.hands[eye])
            take_out(hidden, board.packets[eye])
            take_out(hidden, board.kept(eye))
            mate = self.mate()
            if mate != UNKNOWN and board.gifts[eye] not in board.played[mate]:
                add(hidden, board.gifts[eye], -1)
        self.hidden = hidden
        self.spare = hidden[:]
        for claim in self.claims:
            add(self.spare, claim.card, 1)
        for group in self.groups:
            if group.known:
                take_away(self.spare, group.cards)

    # Explaining what was shown

    def match(self, number: i64) -> bool:
        """Find picks for the claims from `number` on; True if all can be explained."""
        if number == len(self.claims):
            return True
        claim = self.claims[number]
        card = claim.card
        order = self.candidates(claim)
        self.chance.shuffle(order)
        for which in order:
            pick = self.picks[which]
            group = pick.group
            known = group.cards[card] > 0
            if known:
                add(group.cards, card, -1)
            else:
                group.wild -= 1
                add(self.spare, card, -1)
            pick.card = card
            gives = claim.gift or pick.seat != claim.seat
            if gives:
                self.gift[pick.seat] = which
            if self.match(number + 1):
                return True
            pick.card = UNKNOWN
            if gives:
                self.gift[pick.seat] = UNKNOWN
            if known:
                add(group.cards, card, 1)
            else:
                group.wild += 1
                add(self.spare, card, 1)
        return False

    def candidates(self, claim: Claim) -> list[i64]:
        """Which hidden picks could be the card that a seat has shown: its own, or one that its
        partner gave it."""
        found: list[i64] = []
        giver: Seat = UNKNOWN
        if self.swapped() and not claim.gift and claim.seat != self.mate():
            giver = self.board.partner(claim.seat)
            if self.gift[giver] != UNKNOWN:
                giver = UNKNOWN
        for which in range(len(self.picks)):
            pick = self.picks[which]
            if pick.card != UNKNOWN or (pick.seat != claim.seat and pick.seat != giver):
                continue
            if pick.group.cards[claim.card] > 0 or (
                pick.group.wild > 0 and self.spare[claim.card] > 0
            ):
                found.append(which)
        return found

    # Dealing the rest

    def deal(self) -> None:
        board = self.board
        unseen = self.hidden[:]
        for group in self.groups:
            if group.known:
                take_away(unseen, group.cards)
        pool = spread_out(unseen)
        self.chance.shuffle_cells(pool)
        undealt: i64 = len(pool)
        for group in self.groups:
            bag = spread_out(group.cards) if group.known else vec[i64]()
            for _ in range(group.wild):
                undealt -= 1
                bag = append(bag, pool[undealt])
            self.chance.shuffle_cells(bag)
            left: i64 = len(bag)
            for number in range(group.begin, group.end):
                pick = self.picks[number]
                if pick.card == UNKNOWN:
                    left -= 1
                    pick.card = bag[left]
            if left:
                packet: list[Card] = list(bag[:left])
                packet.sort()
                board.packets[(group.first + self.done) % board.seats] = packet
        board.deck = list(pool[:undealt])

    def write(self) -> None:
        """Put the imagined past and the hidden present on the board."""
        board = self.board
        board.picks = [step[:] for step in board.picks]
        for pick in self.picks:
            board.picks[pick.step][pick.seat] = pick.card
        for first in range(board.seats):
            packet: list[Card] = [
                step[(first + number) % board.seats] for number, step in enumerate(board.picks)
            ]
            if board.phase == DRAFT:
                packet.extend(board.packets[(first + self.done) % board.seats])
            packet.sort()
            board.opening[first] = packet
        if board.phase != DRAFT:
            if self.swapped():
                self.write_gifts()
            for seat in range(board.seats):
                if seat != self.eye:
                    self.write_hand(seat)
        self.choose_again()
        self.forget()

    def write_gifts(self) -> None:
        board = self.board
        for seat in range(board.seats):
            if seat == self.eye:
                continue
            if self.gift[seat] == UNKNOWN:
                self.gift[seat] = self.any_unshown(seat)
            board.gifts[seat] = self.picks[self.gift[seat]].card

    def any_unshown(self, seat: Seat) -> i64:
        """Some card that the seat picked and has not played: it may have given that one away."""
        left = [claim.card for claim in self.claims if claim.seat == seat]
        mine: list[i64] = []
        for which in range(len(self.picks)):
            pick = self.picks[which]
            if pick.seat == seat:
                if pick.card in left:
                    pull_out(left, pick.card)
                else:
                    mine.append(which)
        return mine[self.chance.below(len(mine))]

    def write_hand(self, seat: Seat) -> None:
        board = self.board
        hand: list[Card] = [step[seat] for step in board.picks]
        if self.swapped():
            pull_out(hand, board.gifts[seat])
            hand.append(board.gifts[board.partner(seat)])
        for card in board.played[seat]:
            pull_out(hand, card)
        hand.sort()
        board.hands[seat] = hand

    def choose_again(self) -> None:
        """A secret choice of somebody else is resampled too."""
        board = self.board
        for seat in range(board.seats):
            if seat != self.eye and board.chosen[seat] != NO_CARD:
                cards = board.packets[seat] if board.phase == DRAFT else board.hands[seat]
                board.chosen[seat] = cards[self.chance.below(len(cards))]

    def forget(self) -> None:
        """Whether others remember a left-over card is theirs to know, except for the eye's own."""
        board = self.board
        for seat in range(board.seats):
            if seat != self.eye and not (
                self.eye >= 0 and board.seats == 4 and seat == board.partner(self.eye)
            ):
                board.recalled[seat] = NO_CARD


def redeal(board: Board, seat: Seat, chance: Chance) -> None:
    """Resample all that `seat` cannot know."""
    world = World(board, seat, chance)
    world.find_groups()
    world.find_claims()
    world.count_hidden()
    found = world.match(0)
    assert found, "the true deal is always an explanation"
    world.deal()
    world.write()
