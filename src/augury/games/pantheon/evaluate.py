"""Pantheon: a static evaluation for the bots: points now, and what columns, demigods, gods, cards
and pieces will still bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon.components import (
    CARD_KINDS,
    COLUMN_POINTS,
    COSTS,
    DEMIGOD_VALUES,
    DEPRACCUS,
    ERAS,
    GADICEA,
    GAIVILES,
    GIFT,
    GOD_COPIES,
    GOD_KINDS,
    KINDS,
    L_DEMIGOD,
    L_GOD,
    L_MONEY,
    NOTHING,
    PIETALTE,
    PLAESIRIS,
    STONKUS_1,
    STONKUS_2,
    SURPARIT,
    TAKSATOR,
    TRAITERA,
    God,
    Loot,
    money,
)
from augury.games.pantheon.map import IS_COLUMN, LOOT_NUMBER, NEIGHBOURS, Node
from augury.games.pantheon.rules.buying import Buying, CartagoBuy
from augury.games.pantheon.rules.cards import Drawing
from augury.games.pantheon.rules.loot import Raise
from augury.games.pantheon.state import PIECES_AT, Board

TURNS: Final = [0.0, 5.0, 3.5, 3.0, 2.5, 2.0, 1.8]  # of one player, by era
CARD_WORTH: Final = [1.0, 0.65, 0.65, 0.65, 0.65, 0.55, 1.2, 1.8, 2.4, 3.0]
READY: Final = [
    0.75,
    0.45,
    0.25,
    0.12,
    0.05,
]  # how likely a god is acquired, by cards still missing
SUPPLY_WORTH: Final = [
    0.0,
    0.9,
    0.8,
    0.7,
    0.6,
    0.5,
    0.4,
    0.3,
    0.3,
    0.2,
    0.2,
    0.1,
    0.1,
]  # of the n-th foot, for the era
# by players and era: what the average player will gain beyond all that is counted here, measured in
# quick games
BASE: Final = [
    [],
    [],
    [0.0, 43.0, 21.0, 6.0, -1.0, -8.0, -10.0, 0.0],
    [0.0, 29.0, 10.0, -3.0, -7.0, -11.0, -13.0, 0.0],
    [0.0, 25.0, 6.0, -5.0, -9.0, -13.0, -14.0, 0.0],
]
LOOT_WORTH: Final = [
    1.2,
    1.8,
    1.6,
    1.8,
    0.0,
    0.0,
    1.0,
    2.0,
    1.3,
    2.0,
    0.0,
    0.9,
    1.8,
]  # at its best, without demigods, gods and money


def needs(levels: list[i64], numbers: list[i64]) -> i64:
    """Cards that a god costs with these sacrifice tiles, highest level first: the best tile serves
    the top number."""
    missing: i64 = 0
    for place, number in enumerate(numbers):
        if number > levels[place]:
            missing += number - levels[place]
    return missing


def average_needs() -> list[float]:
    """For every set of four levels: how many cards the average god costs."""
    found: list[float] = []
    for key in range(5**KINDS):
        levels: list[i64] = [key % 5, key // 5 % 5, key // 25 % 5, key // 125]
        levels.sort(reverse=True)
        total: i64 = 0
        for god, copies in enumerate(GOD_COPIES):
            total += copies * needs([0, 0, 0, 0] if god == PIETALTE else levels, COSTS[god])
        found.append(float(total) / 40.0)
    return found


NEEDS: Final = average_needs()


def evaluate(board: Board) -> list[float]:
    """Expected final points by seat."""
    expected = [float(points) for points in board.score]
    if board.over:
        return expected
    rest = rest_of_era(board)
    base: float = BASE[board.seats][board.era] * rest + BASE[board.seats][board.era + 1] * (
        1.0 - rest
    )
    for seat in range(board.seats):
        expected[seat] += (
            base
            + 1.15 * columns(board, seat)
            + 1.05 * demigods(board, seat)
            + 1.6 * gods(board, seat)
        )
        expected[seat] += cards(board, seat) + 0.6 * pieces(board, seat) + routes(board, seat)
    expected[board.asked()] += unfinished(board, board.asked())
    if board.loot_left == 0 or not board.open_gods:
        expected[board.active] += 3.0
    return expected


# The clock


def scorings(board: Board) -> float:
    return 2.0 if board.era * 2 <= ERAS else 1.0


def rest_of_era(board: Board) -> float:
    """How much of the present era is still to come, from 0 to 1."""
    rows = min(board.loot_left, len(board.open_gods))
    return float(rows) / float(board.seats + 1)


def eras_left(board: Board) -> float:
    return float(ERAS - board.era) + rest_of_era(board)


# What scores


def columns(board: Board, seat: Seat) -> float:
    """P-192: the columns of today and those that a player of that speed will add."""
    built = float(len(board.columns[seat]))
    speed: float = (
        0.55
        + 0.16 * float(board.free_steps(seat))
        + 0.08 * float(board.gods[seat * GOD_KINDS + GAIVILES])
    )
    if speed > 1.5:
        speed = 1.5
    stock: float = float(board.column_supply[seat]) + 0.35 * float(board.column_general[seat])
    rest = rest_of_era(board)
    value = column_points(built + less(speed * (float(ERAS - board.era) + rest), stock))
    if board.era * 2 <= ERAS:
        value += column_points(built + less(speed * (float(ERAS // 2 - board.era) + rest), stock))
    return value


def less(a: float, b: float) -> float:
    return a if a < b else b


def column_points(number: float) -> float:
    """Between two numbers of columns their points are mixed."""
    if number >= 12.0:
        return 48.0
    whole: i64 = i64(number)
    part = number - float(whole)
    smooth = (
        0.5 * float(COLUMN_POINTS[whole]) + 0.5 * number * 2.2
    )  # thresholds count, but so does every step towards one
    after = 0.5 * float(COLUMN_POINTS[whole + 1]) + 0.5 * number * 2.2
    return smooth * (1.0 - part) + after * part


def demigods(board: Board, seat: Seat) -> float:
    """P-191: they score at every scoring still to come. P-193: and so does Pietalte."""
    pietalte: float = float(board.gods[seat * GOD_KINDS + PIETALTE]) * (
        float(board.highest_level(seat)) + 0.4
    )
    return scorings(board) * (float(board.demigod_points(seat)) + pietalte)


# What will bring gods


def gods(board: Board, seat: Seat) -> float:
    """P-95: the gods of the eras to come by the sacrifice tiles, what the kept gods will bring, and
    the gods within reach."""
    levels: i64 = seat * KINDS
    key = (
        board.levels[levels]
        + 5 * board.levels[levels + 1]
        + 25 * board.levels[levels + 2]
        + 125 * board.levels[levels + 3]
    )
    speed: float = 0.55 / (1.0 + NEEDS[key] / 2.2)
    value: float = 0.0
    for era in range(board.era, ERAS + 1):
        worth: float = float(era) + 1.0
        share: float = TURNS[era] * speed
        if share > 1.5:
            share = 1.5
        value += worth * share * (rest_of_era(board) if era == board.era else 1.0)
    return value + kept(board, seat) + within_reach(board, seat)


def kept(board: Board, seat: Seat) -> float:
    base: i64 = seat * GOD_KINDS
    later = float(ERAS - board.era)
    left = eras_left(board)
    value: float = 1.3 * later * float(board.gods[base + DEPRACCUS])
    value += 0.7 * left * float(board.gods[base + GADICEA])
    value += (
        0.5
        * left
        * (float(board.gods[base + STONKUS_1]) + 1.7 * float(board.gods[base + STONKUS_2]))
    )
    value += 0.35 * left * float(board.gods[base + GAIVILES])
    return value + float(board.gods[base + TRAITERA]) * (2.0 if left > 1.0 else 2.0 * left)


def within_reach(board: Board, seat: Seat) -> float:
    """The open god that is worth most for the cards still missing."""
    tiles: list[i64] = []
    for kind in range(KINDS):
        tiles.append(
            board.levels[seat * KINDS + kind] + board.hand[seat * CARD_KINDS + GIFT + kind]
        )
    tiles.sort(reverse=True)
    hand = board.hand[seat * CARD_KINDS + GIFT : seat * CARD_KINDS + GIFT + KINDS]
    hand.sort(reverse=True)
    best: float = 0.0
    second: float = 0.0
    for god in board.open_gods:
        missing = needs(hand if god == PIETALTE else tiles, COSTS[god])
        if missing < len(READY):
            value = READY[missing] * god_worth(board, god)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    return 0.6 * best + 0.15 * second


def god_worth(board: Board, god: God) -> float:
    """Era points and effect, roughly."""
    era = float(board.era)
    left = eras_left(board)
    if god == SURPARIT:
        return 2.0 * era + 1.0
    if god == PLAESIRIS:
        return era + scorings(board) * float(best_demigods(board))
    if god == TAKSATOR:
        return era + special_worth(board)
    if god == PIETALTE:
        return era + 3.0 * scorings(board)
    if god == TRAITERA:
        return era + less(2.0, 2.0 * left)
    return era + 0.8 * left


def best_demigods(board: Board) -> i64:
    """The two highest of the open row."""
    found: i64 = 0
    number: i64 = 0
    for value in range(DEMIGOD_VALUES - 1, 0, -1):
        for _ in range(board.open_demigods[value]):
            if number < 2:
                found += value
                number += 1
    return found


def special_worth(board: Board) -> float:
    return 0.6 * float(money(board.special[-1])) * fresh(board) if board.special else 0.0


# What is in the hand and in the supply


def fresh(board: Board) -> float:
    """Cards and pieces are worth less the less time is left to use them."""
    left = eras_left(board)
    return 1.0 if left >= 2.0 else 0.1 + 0.45 * left


def cards(board: Board, seat: Seat) -> float:
    value: float = 0.0
    for card in range(CARD_KINDS):
        number = board.hand[seat * CARD_KINDS + card]
        if number > 0:
            value += CARD_WORTH[card] * (
                float(number) if number < 5 else 4.0 + 0.4 * float(number - 4)
            )
    if value > 7.0:
        value = 7.0 + 0.6 * (value - 7.0)  # a large hand is slow, and Germania may come
    return value * fresh(board)


def pieces(board: Board, seat: Seat) -> float:
    """Feet carry routes and come home after each era."""
    value: float = 0.0
    for number in range(1, board.feet_supply[seat] + len(board.feet[seat]) + 1):
        value += SUPPLY_WORTH[number]
    return 0.35 * value * eras_left(board)


# What the routes of this era may reach


def routes(board: Board, seat: Seat) -> float:
    """Columns and loot one or two placements away. A space where somebody stands costs double."""
    rest = rest_of_era(board)
    if rest == 0.0:
        return 0.0
    column: float = 0.0
    if board.column_supply[seat] > 0:
        built: i64 = len(board.columns[seat])
        column = (
            scorings(board) * float(COLUMN_POINTS[min(12, built + 2)] - COLUMN_POINTS[built]) * 0.25
            + 0.7
        )
    value: float = 0.0
    far: float = 0.0
    for node in board.frontier[seat]:
        full = PIECES_AT[board.standing[node]]
        if full == 2:
            continue
        worth = target(board, node, column)
        if worth > 0.0:
            value += worth * (0.45 if full == 0 else 0.3)
        else:
            far += beyond(board, seat, node, column)
    feet = float(board.feet_supply[seat])
    if feet > 3.0:
        feet = 3.0
    reach: float = value + 0.04 * far
    most: float = 2.0 + feet
    return (reach if reach < most else most) * (0.4 + 0.6 * rest)


def target(board: Board, node: Node, column: float) -> float:
    """What a piece on this node would gain."""
    if IS_COLUMN[node]:
        return column
    number: i64 = LOOT_NUMBER[board.nation][node]
    if number < 0 or board.loot[number] == NOTHING:
        return 0.0
    return loot_worth(board, board.loot[number])


def beyond(board: Board, seat: Seat, node: Node, column: float) -> float:
    best: float = 0.0
    for beside in NEIGHBOURS[node]:
        if (board.standing[beside] >> seat) & 1 == 0 and PIECES_AT[board.standing[beside]] < 2:
            worth = target(board, beside, column)
            if worth > best:
                best = worth
    return best


def loot_worth(board: Board, tile: Loot) -> float:
    if tile == L_DEMIGOD:
        for value in range(DEMIGOD_VALUES - 1, 0, -1):
            if board.open_demigods[value] > 0:
                return float(value) * scorings(board)
        return 0.0
    if tile == L_GOD:
        return float(board.era) + 2.0
    if tile == L_MONEY:
        return special_worth(board)
    return LOOT_WORTH[tile] * (1.0 + 0.35 * eras_left(board)) * fresh(board)


def unfinished(board: Board, seat: Seat) -> float:
    """What the player who is asked has begun and may still use."""
    value: float = 0.45 * float(board.steps) + 0.5 * float(board.budget)
    for tile in board.taken:
        value += loot_worth(board, tile)
    question = board.agenda.top()
    if isinstance(question, Drawing):
        value += 0.6 * float(board.most_cards(seat) - board.picked) * fresh(board)
    elif isinstance(question, Raise):
        value += 1.0 + 0.3 * eras_left(board)
    elif isinstance(question, (Buying, CartagoBuy)) and board.bought > 0:
        value -= 0.1 * float(board.budget)
    if board.wanted != NOTHING:
        value += god_worth(board, board.wanted)
    return value
