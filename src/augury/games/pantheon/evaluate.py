"""Pantheon: a static evaluation for the bots: points now, and what columns, demigods, gods, cards
and pieces will still bring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
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
from augury.games.pantheon.map import IS_COLUMN, LOOT_NODES, LOOT_NUMBER, LOOT_SPACES, Node
from augury.games.pantheon.nodes import BESIDE, IN_WORD, ON_COLUMNS, WORDS, holds, include
from augury.games.pantheon.rules.buying import Buying, CartagoBuy
from augury.games.pantheon.rules.cards import Drawing
from augury.games.pantheon.rules.loot import Raise
from augury.games.pantheon.state import FRONTIER, FULL, PIECES, TAKEN, Board
from augury.kit.cells import cells, listed
from augury.kit.sets import lowest

TURNS: Final = [0.0, 5.1, 3.67, 3.25, 2.74, 2.07, 1.9]  # of one player, by era
CARD_WORTH: Final = [0.95, 0.73, 0.65, 0.71, 0.63, 0.48, 1.28, 1.86, 2.37, 2.77]
READY: Final = [
    0.69,
    0.49,
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
    [0.0, 30.0, 11.0, 1.0, -6.0, -10.0, -9.0, 0.0],
    [0.0, 16.0, 2.0, -7.0, -10.0, -12.0, -11.0, 0.0],
    [0.0, 12.0, -2.0, -9.0, -13.0, -16.0, -13.0, 0.0],
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

# how much each heading counts, as measured in games
COLUMNS_COUNT: Final = 0.79
DEMIGODS_COUNT: Final = 0.94
GODS_COUNT: Final = 1.83
CARDS_COUNT: Final = 0.67
PIECES_COUNT: Final = 0.48
ROUTES_COUNT: Final = 0.79
LAST_TURN: Final = 3.1  # of the era, for whoever has it
# columns that are built in an era
COLUMN_SPEED: Final = 0.85
STEP_SPEED: Final = 0.09  # ... more per free step
GAIVILES_SPEED: Final = 0.08
COLUMN_STOCK: Final = 0.25  # of a column in the general supply
# gods
PIETALTE_GROWS: Final = 0.45
GOD_SPEED: Final = 0.73  # gods in a turn, if they cost no cards
GOD_CARDS: Final = 2.75  # cards that halve it
GOD_EFFECT: Final = 1.09  # of an average god, beyond the era's points
DEPRACCUS_ERA: Final = 0.89  # what kept gods bring in an era
GADICEA_ERA: Final = 0.44
STONKUS_ERA: Final = 0.58
STONKUS_2_ERA: Final = 1.18
GAIVILES_ERA: Final = 0.37
TRAITERA_ONCE: Final = 1.65
REACH_BEST: Final = 0.63  # of the open god within reach that is worth most
REACH_SECOND: Final = 0.15
SURPARIT_EFFECT: Final = 1.01
PIETALTE_EFFECT: Final = 2.53
OTHER_EFFECT: Final = 0.68  # per era
SPECIAL_MONEY: Final = 0.63
# cards and pieces
LARGE_HAND: Final = 0.52  # of what is beyond seven: slow, and Germania may come
FOOT_ERA: Final = 0.28
# routes
COLUMN_TWO: Final = 0.24  # of what the next two columns score
COLUMN_NEAR: Final = 0.69
NEAR_FREE: Final = 0.36  # how likely a target beside one's own pieces is reached
NEAR_TAKEN: Final = 0.29  # ... where somebody stands
FAR: Final = 0.02
ROUTES_MOST: Final = 2.03
LOOT_ERA: Final = 0.32
# what has been begun
STEP: Final = 0.46
MONEY: Final = 0.51
DRAWN: Final = 0.45
RAISED: Final = 1.01
RAISED_ERA: Final = 0.3


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
        worth: float = expected[seat]
        worth += (
            base
            + COLUMNS_COUNT * columns(board, seat)
            + DEMIGODS_COUNT * demigods(board, seat)
            + GODS_COUNT * gods(board, seat)
        )
        worth += (
            CARDS_COUNT * cards(board, seat)
            + PIECES_COUNT * pieces(board, seat)
            + ROUTES_COUNT * routes(board, seat)
        )
        expected[seat] = worth
    expected[board.asked()] = expected[board.asked()] + unfinished(board, board.asked())
    if board.loot_left == 0 or not board.open_gods:
        expected[board.active] = expected[board.active] + LAST_TURN
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
        COLUMN_SPEED
        + STEP_SPEED * float(board.free_steps(seat))
        + GAIVILES_SPEED * float(board.gods[seat * GOD_KINDS + GAIVILES])
    )
    if speed > 1.5:
        speed = 1.5
    stock: float = float(board.column_supply[seat]) + COLUMN_STOCK * float(
        board.column_general[seat]
    )
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
        float(board.highest_level(seat)) + PIETALTE_GROWS
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
    speed: float = GOD_SPEED / (1.0 + NEEDS[key] / GOD_CARDS)
    value: float = 0.0
    for era in range(board.era, ERAS + 1):
        worth: float = float(era) + GOD_EFFECT
        share: float = TURNS[era] * speed
        if share > 1.5:
            share = 1.5
        value += worth * share * (rest_of_era(board) if era == board.era else 1.0)
    return value + kept(board, seat) + within_reach(board, seat)


def kept(board: Board, seat: Seat) -> float:
    base: i64 = seat * GOD_KINDS
    later = float(ERAS - board.era)
    left = eras_left(board)
    value: float = DEPRACCUS_ERA * later * float(board.gods[base + DEPRACCUS])
    value += GADICEA_ERA * left * float(board.gods[base + GADICEA])
    value += STONKUS_ERA * left * float(board.gods[base + STONKUS_1])
    value += STONKUS_2_ERA * left * float(board.gods[base + STONKUS_2])
    value += GAIVILES_ERA * left * float(board.gods[base + GAIVILES])
    return value + TRAITERA_ONCE * float(board.gods[base + TRAITERA]) * less(1.0, left)


def within_reach(board: Board, seat: Seat) -> float:
    """The open god that is worth most for the cards still missing."""
    tiles: list[i64] = []
    for kind in range(KINDS):
        tiles.append(
            board.levels[seat * KINDS + kind] + board.hand[seat * CARD_KINDS + GIFT + kind]
        )
    tiles.sort(reverse=True)
    first: i64 = seat * CARD_KINDS + GIFT
    hand = listed(board.hand[first : first + KINDS])
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
    return REACH_BEST * best + REACH_SECOND * second


def god_worth(board: Board, god: God) -> float:
    """Era points and effect, roughly."""
    era = float(board.era)
    left = eras_left(board)
    if god == SURPARIT:
        return 2.0 * era + SURPARIT_EFFECT
    if god == PLAESIRIS:
        return era + scorings(board) * float(best_demigods(board))
    if god == TAKSATOR:
        return era + special_worth(board)
    if god == PIETALTE:
        return era + PIETALTE_EFFECT * scorings(board)
    if god == TRAITERA:
        return era + TRAITERA_ONCE * less(1.0, left)
    return era + OTHER_EFFECT * left


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
    if not board.special:
        return 0.0
    return SPECIAL_MONEY * float(money(board.special[-1])) * fresh(board)


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
        value = 7.0 + LARGE_HAND * (value - 7.0)
    return value * fresh(board)


def pieces(board: Board, seat: Seat) -> float:
    """Feet carry routes and come home after each era."""
    value: float = 0.0
    for number in range(1, board.feet_supply[seat] + len(board.feet[seat]) + 1):
        value += SUPPLY_WORTH[number]
    return FOOT_ERA * value * eras_left(board)


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
            scorings(board)
            * float(COLUMN_POINTS[min(12, built + 2)] - COLUMN_POINTS[built])
            * COLUMN_TWO
            + COLUMN_NEAR
        )
    value: float = 0.0
    far: float = 0.0
    wanted = targets(board, column)
    spaces = board.spaces
    for word in range(WORDS):
        nodes: i64 = spaces[FRONTIER + seat * WORDS + word] & ~spaces[FULL + word]
        while nodes:
            node: Node = word * IN_WORD + lowest(nodes)
            nodes &= nodes - 1
            if holds(wanted, 0, node):
                likely = NEAR_TAKEN if holds(spaces, TAKEN, node) else NEAR_FREE
                value += target(board, node, column) * likely
            else:
                far += beyond(board, seat, node, column, wanted)
    feet = float(board.feet_supply[seat])
    if feet > 3.0:
        feet = 3.0
    reach: float = value + FAR * far
    most: float = ROUTES_MOST + feet
    return (reach if reach < most else most) * (0.4 + 0.6 * rest)


def targets(board: Board, column: float) -> vec[i64]:
    """The set of spaces where a piece would gain something."""
    found = ON_COLUMNS[:] if column > 0.0 else cells(WORDS)
    for number in range(LOOT_SPACES):
        tile: Loot = board.loot[number]
        if tile != NOTHING and loot_worth(board, tile) > 0.0:
            include(found, 0, LOOT_NODES[board.nation][number])
    return found


def target(board: Board, node: Node, column: float) -> float:
    """What a piece on this node would gain."""
    if IS_COLUMN[node]:
        return column
    number: i64 = LOOT_NUMBER[board.nation][node]
    if number < 0 or board.loot[number] == NOTHING:
        return 0.0
    return loot_worth(board, board.loot[number])


def beyond(board: Board, seat: Seat, node: Node, column: float, wanted: vec[i64]) -> float:
    """The best of these spaces beside a node that is open to the seat."""
    best: float = 0.0
    for word in range(WORDS):
        nodes: i64 = BESIDE[node * WORDS + word] & wanted[word]
        if nodes:
            nodes &= ~(board.spaces[PIECES + seat * WORDS + word] | board.spaces[FULL + word])
            while nodes:
                worth = target(board, word * IN_WORD + lowest(nodes), column)
                nodes &= nodes - 1
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
    return LOOT_WORTH[tile] * (1.0 + LOOT_ERA * eras_left(board)) * fresh(board)


def unfinished(board: Board, seat: Seat) -> float:
    """What the player who is asked has begun and may still use."""
    value: float = STEP * float(board.steps) + MONEY * float(board.budget)
    for tile in board.taken:
        value += loot_worth(board, tile)
    question = board.agenda.top()
    if isinstance(question, Drawing):
        value += DRAWN * float(board.most_cards(seat) - board.picked) * fresh(board)
    elif isinstance(question, Raise):
        value += RAISED + RAISED_ERA * eras_left(board)
    elif isinstance(question, (Buying, CartagoBuy)) and board.bought > 0:
        value -= 0.1 * float(board.budget)
    if board.wanted != NOTHING:
        value += god_worth(board, board.wanted)
    return value
