"""Pantheon: bringing sacrifices for a god tile (RULES.md 7.7), and what the gods give (7.10)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    CARD_KINDS,
    CARDS,
    COSTS,
    DEMIGOD_VALUES,
    GIFT,
    GOD_KINDS,
    GODS,
    KINDS,
    LAST_LOW,
    NOTHING,
    PIETALTE,
    PLAESIRIS,
    SACRIFICES,
    SURPARIT,
    YELLOW,
    God,
)
from augury.games.pantheon.rules.cards import discard, gain_openly, play
from augury.games.pantheon.state import FROM_GODS, MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.piles import spread_out

# Kinds for one, two, three or four numbers, each number another kind (P-91, Q-20); in alphabetical
# order of the choices.
ASSIGNMENTS: Final[list[list[list[i64]]]] = [
    [list(kinds) for kinds in permutations(range(KINDS), n)] for n in range(KINDS + 1)
]

# The sacrifices


def numbers(board: Board, god: God) -> list[i64]:
    """P-91: the numbers to serve. P-20: Gallia asks only for the top one."""
    return COSTS[god][:1] if board.revealed != NOTHING else COSTS[god]


def level(board: Board, seat: Seat, kind: i64, god: God) -> i64:
    """P-92: what the sacrifice tile counts. P-93, Q-12: nothing for Pietalte."""
    return 0 if god == PIETALTE else board.levels[seat * KINDS + kind]


def can_acquire(board: Board, seat: Seat, god: God) -> bool:
    """P-90: the most plentiful kind for the top number, and so on; if that fails, everything
    fails."""
    means: list[i64] = []
    for kind in range(KINDS):
        means.append(level(board, seat, kind, god) + board.hand[seat * CARD_KINDS + GIFT + kind])
    means.sort()
    place: i64 = KINDS - 1
    for number in COSTS[god]:
        if means[place] < number:
            return False
        place -= 1
    return True


def bill(board: Board, seat: Seat, god: God, kinds: list[i64]) -> i64:
    """P-92, Q-19: the cards that an assignment of kinds costs, four bits per kind."""
    cards: i64 = 0
    asked: list[i64] = COSTS[god]
    for place in range(len(kinds)):
        kind: i64 = kinds[place]
        needed: i64 = asked[place] - level(board, seat, kind, god)
        if needed > 0:
            cards |= needed << (4 * kind)
    return cards


def covers(more: i64, less: i64) -> bool:
    """Does the first bill contain the second one? Each kind has four bits of which the highest is
    free."""
    return ((more | 0x8888) - less) & 0x8888 == 0x8888


def payments(board: Board, seat: Seat, god: God, hand: i64) -> list[list[i64]]:
    """The distinct ways to pay: of those that cost the same cards the first one, and none that
    costs cards in vain.

    The hand, as a bill that it could pay, only rules ways out: whatever makes a way vain is
    cheaper, and so in hand as well.
    """
    ways: list[list[i64]] = []
    bills: list[i64] = []
    brought: i64 = len(board.brought)
    for kinds in ASSIGNMENTS[len(numbers(board, god))]:
        cards = bill(board, seat, god, kinds)
        if cards not in bills and covers(hand, cards):
            ways.append(kinds)
            bills.append(cards)
    found: list[list[i64]] = []
    for place in range(len(ways)):
        if ways[place][:brought] == board.brought and not in_vain(bills, bills[place]):
            found.append(ways[place])
    return found


def in_vain(bills: list[i64], cards: i64) -> bool:
    """Is there another bill that asks for a part of these cards only?"""
    cheaper: i64 = 0
    for other in bills:
        if other != cards and covers(cards, other):
            cheaper += 1
    return cheaper > 0


def affordable(board: Board, seat: Seat, god: God) -> list[list[i64]]:
    """The ways to pay that the hand allows and that begin with the kinds brought already."""
    hand: i64 = 0
    for kind in range(KINDS):
        hand |= min(7, board.hand[seat * CARD_KINDS + GIFT + kind]) << (4 * kind)
    return payments(board, seat, god, hand)


# The action


def acquire_options(board: Board, seat: Seat, found: list[i64]) -> None:
    """P-90: one of the open god tiles."""
    lying: i64 = 0
    for god in board.open_gods:
        lying |= 1 << god
    for god in range(GOD_KINDS):
        if (lying >> god) & 1 and can_acquire(board, seat, god):
            found.append(actions.ACQUIRE + god)


def begin_acquire(board: Board, seat: Seat, god: God) -> None:
    board.wanted = god
    board.brought = []
    board.plan(PAYING[seat])


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
        board.open_gods.remove(god)
        if board.listening:
            board.tell("acquired", {"seat": things.seat(self.seat), "god": thing("god", GODS, god)})
        gain(board, self.seat, god, True)
        return True

    def choices(self, board: Board) -> list[Action]:
        """P-91: the kinds that may serve the next number."""
        place: i64 = len(board.brought)
        found: list[Action] = []
        for kinds in affordable(board, self.seat, board.wanted):
            action: Action = actions.BRING + kinds[place]
            if action not in found:
                found.append(action)
        found.sort()
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.brought.append(action - actions.BRING)

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
        board.brought.append(first)
        place += 1


def pay(board: Board, seat: Seat, god: God, kinds: list[i64]) -> None:
    """P-94: the cards are discarded, the tiles are kept."""
    cards = bill(board, seat, god, kinds)
    names: list[str] = []
    for kind in range(KINDS):
        number: i64 = (cards >> (4 * kind)) & 7
        if number > 0:
            play(board, seat, GIFT + kind, number)
            discard(board, GIFT + kind, number)
            for _ in range(number):
                names.append(thing("card", CARDS, GIFT + kind))
    if board.listening:
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


# What a god gives


def gain(board: Board, seat: Seat, god: God, acquired: bool) -> None:
    """P-95, P-139: the points of the era at once, then the effect. Yellow tiles go to the box, blue
    ones stay (P-143..P-149)."""
    score(board, seat, board.era, god)
    if god >= YELLOW:
        board.gods[seat * GOD_KINDS + god] += 1
        return
    if god == SURPARIT:
        surparit(board, seat)
    elif god == PLAESIRIS:
        plaesiris(board, seat, acquired)
    else:
        taksator(board, seat)
    board.god_box[god] += 1  # after its effect


def score(board: Board, seat: Seat, points: i64, god: God) -> None:
    board.gain(seat, FROM_GODS, points)
    if board.listening:
        board.tell(
            "god-points",
            {"seat": things.seat(seat), "god": thing("god", GODS, god), "points": points},
        )


def surparit(board: Board, seat: Seat) -> None:
    """P-140: one more god tile from the stack; a second Surparit gives its points, but no further
    tile."""
    god = draw_god(board)
    if god == NOTHING:
        return
    if board.listening:
        board.tell("drew-god", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
    if god == SURPARIT:
        score(board, seat, board.era, god)
        board.god_box[god] += 1
    else:
        gain(board, seat, god, False)


def plaesiris(board: Board, seat: Seat, acquired: bool) -> None:
    """P-141: acquired by the action: the two best open demigods. Otherwise the top ones of the two
    piles, Q-5: if there are any."""
    if acquired:
        take_open_demigod(board, seat)
        take_open_demigod(board, seat)
        return
    if board.low:
        take_hidden_demigod(board, seat, board.low)
    if board.high:
        take_hidden_demigod(board, seat, board.high)


def taksator(board: Board, seat: Seat) -> None:
    """P-142: the top special money card. P-151: nothing if there is none."""
    take_special_money(board, seat)


def take_special_money(board: Board, seat: Seat) -> None:
    if not board.special:
        if board.listening:
            board.tell("nothing-left", {"seat": things.seat(seat)})
        return
    card = board.special.pop()
    gain_openly(board, seat, card)
    if board.listening:
        board.tell("special-money", {"seat": things.seat(seat), "card": thing("card", CARDS, card)})


def draw_god(board: Board) -> God:
    """P-150: an empty stack is made anew of the god tiles in the box; without any, nothing is
    drawn."""
    if not board.god_stack:
        board.god_stack = spread_out(board.god_box)
        board.god_box = [0] * GOD_KINDS
        board.chance.shuffle(board.god_stack)
        board.seal("chance")
        if board.listening:
            board.tell("gods-reshuffled", {"number": len(board.god_stack)})
    if not board.god_stack:
        return NOTHING
    board.seal("revealed")
    return board.god_stack.pop()


def gain_from_stack(board: Board, seat: Seat) -> None:
    """P-162: the top god tile of the stack without sacrifice."""
    god = draw_god(board)
    if god == NOTHING:
        return
    if board.listening:
        board.tell("drew-god", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
    gain(board, seat, god, False)


# Demigods


def take_open_demigod(board: Board, seat: Seat) -> None:
    """P-161, P-141: the open demigod of highest value. Q-33: equal ones are the same."""
    for value in range(DEMIGOD_VALUES - 1, 0, -1):
        if board.open_demigods[value] > 0:
            board.open_demigods[value] -= 1
            board.demigods_shown[seat * DEMIGOD_VALUES + value] += 1
            if board.listening:
                board.tell("open-demigod", {"seat": things.seat(seat), "value": value})
            return
    if board.listening:
        board.tell("nothing-left", {"seat": things.seat(seat)})


def take_hidden_demigod(board: Board, seat: Seat, pile: list[i64]) -> None:
    """Face down, unseen by the others, who see the pile."""
    value: i64 = pile.pop()
    board.demigods_hidden[seat * DEMIGOD_VALUES + value] += 1
    board.seal("revealed")
    if board.listening:
        board.tell(
            "low-demigod" if value <= LAST_LOW else "high-demigod", {"seat": things.seat(seat)}
        )
        board.whisper([seat], "own-demigod", {"value": value})


def top_pile(board: Board) -> list[i64]:
    """Q-3, Q-5: ordinary draws take the low pile until it is empty, then the high one."""
    return board.low if board.low else board.high
