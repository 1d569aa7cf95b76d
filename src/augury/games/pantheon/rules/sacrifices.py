"""Pantheon: bringing sacrifices for a god tile (RULES.md 7.7)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    CARD_KINDS,
    CARDS,
    COSTS,
    GIFT,
    GOD_KINDS,
    GODS,
    KINDS,
    NOTHING,
    PIETALTE,
    SACRIFICES,
    God,
)
from augury.games.pantheon.rules.cards import discard, play
from augury.games.pantheon.rules.gods import gain
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import cells, cells_of
from augury.kit.piles import without

# Kinds for one, two, three or four numbers, each number another kind (P-91, Q-20); in alphabetical
# order of the choices.
ASSIGNMENTS: Final[list[list[list[i64]]]] = [
    [list(kinds) for kinds in permutations(range(KINDS), n)] for n in range(KINDS + 1)
]


# The same in bits: which part of a bill (see `bill`) the kinds of an assignment are, number by
# number, four to an assignment; 0 where there is no further number. The first assignment for n
# numbers is FIRST_WAY[n].
FOUR_BITS: Final = 15
PARTS: Final = cells_of(
    [
        FOUR_BITS << (4 * kinds[place]) if place < len(kinds) else 0
        for ways in ASSIGNMENTS
        for kinds in ways
        for place in range(KINDS)
    ]
)
FIRST_WAY: Final[list[i64]] = [
    sum([len(ways) for ways in ASSIGNMENTS[:n]]) for n in range(KINDS + 1)
]
NO_BILLS: Final = cells(len(ASSIGNMENTS[KINDS]))
# Of the same assignments: for each number the bit of its kind, four bits to a number
CHOSEN: Final = cells_of(
    [
        sum([1 << (4 * place + kind) for place, kind in enumerate(kinds)])
        for ways in ASSIGNMENTS
        for kinds in ways
    ]
)
MANY: Final = 9  # sacrifices of a kind; no god asks for more than 5
UP_TO: Final = cells_of([sum([1 << (4 * n) for n in range(most + 1)]) for most in range(MANY + 1)])

# The sacrifices


def numbers(board: Board, god: God) -> i64:
    """P-91: how many numbers are to be served. P-20: Gallia asks only for the top one."""
    return 1 if board.revealed != NOTHING else len(COSTS[god])


def level(board: Board, seat: Seat, kind: i64, god: God) -> i64:
    """P-92: what the sacrifice tile counts. P-93, Q-12: nothing for Pietalte."""
    if god == PIETALTE:
        return 0
    return board.levels[seat * KINDS + kind]


def can_acquire(board: Board, seat: Seat, god: God) -> bool:
    """P-90: the most plentiful kind for the top number, and so on: so for each number there must be
    a kind more that is as plentiful. If that fails, everything fails."""
    plenty: i64 = plentiful(board, seat, god)
    asked: list[i64] = COSTS[god]
    return all(plenty >> 4 * asked[place] & FOUR_BITS > place for place in range(len(asked)))


def plentiful(board: Board, seat: Seat, god: God) -> i64:
    """By number: of how many kinds the seat can bring so many (P-92), four bits for each number."""
    found: i64 = 0
    for kind in range(KINDS):
        held: i64 = board.hand[seat * CARD_KINDS + GIFT + kind] + level(board, seat, kind, god)
        if held > MANY:
            held = MANY
        found += UP_TO[held]
    return found


def bill(board: Board, seat: Seat, god: God, kinds: list[i64]) -> i64:
    """P-92, Q-19: the cards that an assignment of kinds costs, four bits per kind."""
    tiles = tiles_of(board, seat, god)
    cards: i64 = 0
    for place in range(len(kinds)):
        cards |= price(tiles, god, place) & (FOUR_BITS << (4 * kinds[place]))
    return cards


def tiles_of(board: Board, seat: Seat, god: God) -> i64:
    """What the sacrifice tiles of a seat count (`level`), four bits per kind."""
    found: i64 = 0
    for kind in range(KINDS):
        found |= level(board, seat, kind, god) << (4 * kind)
    return found


def price(tiles: i64, god: God, place: i64) -> i64:
    """P-92: the cards that a number costs with these tiles if it is served by one kind or by
    another, four bits per kind. The highest of them is lent to the subtraction; where it is used
    up, the tile alone is more than enough."""
    asked: list[i64] = COSTS[god]
    if place >= len(asked):
        return 0
    missing: i64 = (asked[place] * 0x1111 | 0x8888) - tiles
    lent: i64 = missing & 0x8888
    return missing & (lent - (lent >> 3))


def short(hand: i64, cards: i64) -> i64:
    """The kinds of which the first bill has fewer than the second, one bit for each. In a bill each
    kind has four bits of which the highest is free."""
    lacking: i64 = ~((hand | 0x8888) - cards) & 0x8888
    return (lacking >> 3 | lacking >> 6 | lacking >> 9 | lacking >> 12) & FOUR_BITS


def payments(board: Board, seat: Seat, god: God, hand: i64) -> list[list[i64]]:
    """Q-48: all ways to pay that the hand, as a bill that it could pay, allows; of those that cost
    the same cards the first one. They begin with the kinds brought already."""
    ways: list[list[i64]] = []
    bills = NO_BILLS[:]
    number: i64 = 0  # of bills
    tiles = tiles_of(board, seat, god)
    first: i64 = price(tiles, god, 0)
    second: i64 = price(tiles, god, 1)
    third: i64 = price(tiles, god, 2)
    fourth: i64 = price(tiles, god, 3)
    lacking: i64 = short(hand, first) | short(hand, second) << 4
    lacking |= short(hand, third) << 8 | short(hand, fourth) << 12
    every = ASSIGNMENTS[numbers(board, god)]
    before: i64 = FIRST_WAY[numbers(board, god)]
    for which in range(len(every)):
        if CHOSEN[before + which] & lacking == 0:
            part: i64 = (before + which) * KINDS
            cards: i64 = first & PARTS[part] | second & PARTS[part + 1]
            cards |= third & PARTS[part + 2] | fourth & PARTS[part + 3]
            bills[number] = cards
            same: i64 = 0
            while bills[same] != cards:
                same += 1
            if same == number:
                number += 1
                kinds = every[which]
                place: i64 = 0
                while place < len(board.brought) and kinds[place] == board.brought[place]:
                    place += 1
                if place == len(board.brought):
                    ways.append(kinds)
    return ways


def affordable(board: Board, seat: Seat, god: God) -> list[list[i64]]:
    """The ways to pay that the hand allows and that begin with the kinds brought already."""
    hand: i64 = 0
    for kind in range(KINDS):
        held: i64 = board.hand[seat * CARD_KINDS + GIFT + kind]
        if held > 7:
            held = 7
        hand |= held << (4 * kind)
    return payments(board, seat, god, hand)


def usual(board: Board, seat: Seat) -> i64:
    """Q-48: the kind with which the cheapest way to pay for the wanted god goes on; NOTHING if
    there is none."""
    best: i64 = NOTHING
    fewest: i64 = 0
    for kinds in affordable(board, seat, board.wanted):
        price = how_many(bill(board, seat, board.wanted, kinds))
        if best == NOTHING or price < fewest:
            fewest = price
            best = kinds[len(board.brought)]
    return best


def how_many(cards: i64) -> i64:
    """How many cards a bill asks for."""
    total: i64 = 0
    for kind in range(KINDS):
        total += (cards >> (4 * kind)) & 7
    return total


# The action


def acquire_options(board: Board, seat: Seat, found: vec[i64]) -> vec[i64]:
    """P-90: one of the open god tiles."""
    lying: i64 = 0
    for god in board.open_gods:
        lying |= 1 << god
    for god in range(GOD_KINDS):
        if (lying >> god) & 1 and can_acquire(board, seat, god):
            found = append(found, actions.ACQUIRE + god)
    return found


def begin_acquire(board: Board, seat: Seat, god: God) -> None:
    board.wanted = god
    board.brought = []
    board.plan(PAYING[seat])


@mypyc_attr(acyclic=True)
class Paying(Step):
    """Which kind of sacrifice serves the next number of the wanted god (P-91)?"""

    def number(self) -> i64:
        return 15

    def word(self) -> str:
        return "paying"

    def perform(self, board: Board) -> bool:
        """With nothing to choose any more the sacrifices are brought and the tile is taken
        (P-90)."""
        god: God = board.wanted
        ways = affordable(board, self.seat, god)
        if len(ways) > 1:
            bring_forced(board, ways)
            return False
        board.done()
        pay(board, self.seat, god, ways[0])
        board.open_gods = without(board.open_gods, god)
        board.layout += 1
        if board.listening:
            board.tell("acquired", {"seat": things.seat(self.seat), "god": thing("god", GODS, god)})
        gain(board, self.seat, god, True)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-91: the kinds that may serve the next number."""
        place: i64 = len(board.brought)
        next_kinds: i64 = 0
        for kinds in affordable(board, self.seat, board.wanted):
            next_kinds |= 1 << kinds[place]
        found: vec[i64] = vec[i64]()
        for kind in range(KINDS):
            if (next_kinds >> kind) & 1:
                found = append(found, actions.BRING + kind)
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.brought = [*board.brought, action - actions.BRING]

    def rule(self) -> str:
        return "P-91"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return no_sacrifice(board, self.seat, action)


PAYING: Final[list[Paying]] = [Paying(seat) for seat in range(MOST_SEATS)]


def no_god(board: Board, seat: Seat, god: God) -> Reason:
    """P-90, P-91: why a god tile cannot be acquired. The most plentiful kind for the top number,
    and so on, leaves the fewest sacrifices lacking."""
    if god not in board.open_gods:
        return GOD_CLOSED
    means: list[i64] = []
    for kind in range(KINDS):
        means.append(level(board, seat, kind, god) + board.hand[seat * CARD_KINDS + GIFT + kind])
    means.sort(reverse=True)
    short: i64 = 0
    for place in range(len(COSTS[god])):
        lacking: i64 = COSTS[god][place] - means[place]
        if lacking > 0:
            short += lacking
    return Reason("god-short", "P-91", {"god": thing("god", GODS, god), "short": short})


def no_sacrifice(board: Board, seat: Seat, action: Action) -> Reason | None:
    """P-91, P-92: why a kind cannot serve the next number of the wanted god."""
    if not actions.BRING <= action < actions.OPEN_CARD:
        return None
    kind: i64 = action - actions.BRING
    if kind in board.brought:
        return BRING_USED
    god: God = board.wanted
    held: i64 = level(board, seat, kind, god) + board.hand[seat * CARD_KINDS + GIFT + kind]
    needed: i64 = COSTS[god][len(board.brought)]
    if held >= needed:
        return BRING_OTHER
    facts: dict[str, Fact] = {
        "kind": thing("sacrifice", SACRIFICES, kind),
        "needed": needed,
        "held": held,
    }
    return Reason("bring-short", "P-92", facts)


GOD_CLOSED: Final = Reason("god-closed", "P-90")
BRING_USED: Final = Reason("bring-used", "P-91")
BRING_OTHER: Final = Reason("bring-other", "P-92")


def bring_forced(board: Board, ways: list[list[i64]]) -> None:
    """A number for which all ways use the same kind is not asked for."""
    place: i64 = len(board.brought)
    while True:
        first: i64 = ways[0][place]
        for kinds in ways:
            if kinds[place] != first:
                return
        board.brought = [*board.brought, first]
        place += 1


def pay(board: Board, seat: Seat, god: God, kinds: list[i64]) -> None:
    """P-94: the cards are discarded, the tiles are kept."""
    cards = bill(board, seat, god, kinds)
    for kind in range(KINDS):
        number: i64 = (cards >> (4 * kind)) & 7
        if number > 0:
            play(board, seat, GIFT + kind, number)
            discard(board, GIFT + kind, number)
    if board.listening:
        names: list[str] = []
        for kind in range(KINDS):
            for _ in range((cards >> (4 * kind)) & 7):
                names.append(thing("card", CARDS, GIFT + kind))
        brought = " ".join([thing("sacrifice", SACRIFICES, kind) for kind in kinds])
        if names:
            board.tell(
                "brought-cards",
                {"seat": things.seat(seat), "kinds": brought, "cards": " ".join(names)},
            )
        else:
            board.tell("brought", {"seat": things.seat(seat), "kinds": brought})
    board.wanted = NOTHING
    board.brought = []
