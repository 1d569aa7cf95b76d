"""Pantheon: what a seat knows, as numbers for learning programs. Seats are counted from the
observer clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.numbers import ONE, Numbers
from augury.core.state import Seat
from augury.games.pantheon.components import (
    BONUSES,
    CARD_KINDS,
    COLUMN_POINTS,
    DEMIGOD_VALUES,
    ERAS,
    GOD_KINDS,
    KINDS,
    LAST_LOW,
    LOOT_KINDS,
    NATIONS,
    NOTHING,
    PIETALTE,
)
from augury.games.pantheon.map import LOOT_NODES, LOOT_SPACES, NODE_COUNT
from augury.games.pantheon.stamps import mat, other_mats
from augury.games.pantheon.state import MOST_SEATS, STEPS, Board

# Numbers about a mat
MAT: Final[i64] = (
    12 + CARD_KINDS + KINDS + GOD_KINDS + len(BONUSES) + DEMIGOD_VALUES + 3 * NODE_COUNT
)
SUPPLY: Final = 4  # those of them about pieces that are not on the board
WORTH: Final = DEMIGOD_VALUES + 5  # so far before the pieces stands what the columns are worth
TILE_NUMBERS: Final[i64] = 6 + KINDS + GOD_KINDS + len(BONUSES) + DEMIGOD_VALUES + SUPPLY
# Numbers about the table, but for those about seats
TABLE: Final[i64] = (
    ERAS + 2 * len(NATIONS) + LOOT_SPACES * LOOT_KINDS + NODE_COUNT + GOD_KINDS
) + (DEMIGOD_VALUES + 4 * CARD_KINDS + 5 + len(BONUSES))
# Notes (see `core/numbers`): mats by seat; then pieces, tiles and frontiers by seat; the table
PIECES: Final[i64] = MOST_SEATS
TILES: Final[i64] = 2 * MOST_SEATS
FRONTIERS: Final[i64] = 3 * MOST_SEATS
LAYOUT: Final[i64] = 4 * MOST_SEATS


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """Each player's mat and pieces, then the open table, then the decision at hand, then what is
    the observer's own."""
    observer: Seat = seat if seat >= 0 else 0
    add_mats(board, out, observer)
    add_table(board, out, observer)
    add_decision(board, out, observer)
    add_own(board, out, seat)


def add_mats(board: Board, out: Numbers, observer: Seat) -> None:
    """The observer's, then those of the others. A page that follows the game keeps theirs while the
    observer decides one thing after the other; and notes every mat, to write it from where the next
    observer sees it without a look at it, unless it has changed."""
    start = out.at
    if not out.keeps(other_mats(board, observer)):
        out.at = start + MAT
        first = out.count
        for distance in range(1, board.seats):
            add_or_recall_mat(board, out, (observer + distance) % board.seats)
        out.settle(first)
    out.at = start
    add_mat(board, out, observer)
    assert out.at == start + MAT, "a mat has as many numbers as we think"
    out.at = start + board.seats * MAT


def add_or_recall_mat(board: Board, out: Numbers, seat: Seat) -> None:
    place, first, stamp = out.at, out.count, mat(board, seat)
    if out.has_note(seat, stamp):
        out.recall(seat, place)
        out.at = place + MAT
    else:
        add_mat(board, out, seat)
        out.note(seat, stamp, first, place)


def add_mat(board: Board, out: Numbers, seat: Seat) -> None:
    """Score, hand and supply; tiles and pieces, which most changes leave as they are, are notes of
    their own."""
    out.ratio(board.score[seat], 100)
    held: i64 = board.hand_size[seat]
    out.ratio(held, 10)
    if held == 0:
        out.zeros(CARD_KINDS)
    else:
        out.cell_ratios(board.all_known(seat), 0, CARD_KINDS, 4)
    tiles = out.zeros(KINDS + GOD_KINDS + len(BONUSES))
    out.ratio(board.feet_supply[seat], 12)
    out.ratio(board.column_supply[seat], 12)
    out.ratio(board.feet_general[seat], 12)
    out.ratio(board.column_general[seat], 12)
    out.at = tiles
    add_or_recall_tiles(board, out, seat)
    add_pieces(board, out, seat)


def add_or_recall_tiles(board: Board, out: Numbers, seat: Seat) -> None:
    place, first, part = out.at, out.count, TILES + seat
    if out.has_note(part, board.tiles):
        out.recall(part, place)
        out.at = place + TILE_NUMBERS
    else:
        add_tiles(board, out, seat)
        out.note(part, board.tiles, first, place)


def add_tiles(board: Board, out: Numbers, seat: Seat) -> None:
    """A seat's tiles, and what they give; the supply and the points for columns stand between."""
    out.cell_ratios(board.levels, seat * KINDS, KINDS, 4)
    out.cell_ratios(board.gods, seat * GOD_KINDS, GOD_KINDS, 2)
    out.one_hot(board.bonus[seat], len(BONUSES))
    out.zeros(SUPPLY)
    out.ratio(board.free_steps(seat), 4)
    out.zeros(1)
    pietaltes = board.god_count(seat, PIETALTE)
    out.ratio(pietaltes * board.highest_level(seat) if pietaltes else 0, 4)
    out.cell_ratios(board.demigods_shown, seat * DEMIGOD_VALUES + 1, DEMIGOD_VALUES - 1, 4)
    add_demigods(out, board.demigods_hidden, seat * DEMIGOD_VALUES)
    add_demigods(out, board.demigods_counted, seat * DEMIGOD_VALUES)


def add_pieces(board: Board, out: Numbers, seat: Seat) -> None:
    """Feet, columns, and which of these are linked; and what the columns are worth, which stands
    before the demigods."""
    place, first, part = out.at, out.count, PIECES + seat
    if out.has_note(part, board.pieces):
        out.recall(part, place)
        out.zeros(3 * NODE_COUNT)
    else:
        out.put_ratio(place - WORTH, COLUMN_POINTS[len(board.columns[seat])], 48)
        out.present(board.feet[seat], NODE_COUNT)
        out.present(board.columns[seat], NODE_COUNT)
        out.present(board.linked[seat], NODE_COUNT)
        out.note(part, board.pieces, first, place)


def add_demigods(out: Numbers, tiles: vec[i64], first: i64) -> None:
    """How many from the low pile, how many from the high one: everybody has seen them drawn."""
    low: i64 = 0
    high: i64 = 0
    for value in range(first + 1, first + LAST_LOW + 1):
        low += tiles[value]
    for value in range(first + LAST_LOW + 1, first + DEMIGOD_VALUES):
        high += tiles[value]
    out.ratio(low, 4)
    out.ratio(high, 4)


def add_table(board: Board, out: Numbers, observer: Seat) -> None:
    """What lies there for a while is noted; the rest stands between it."""
    start = out.at
    out.zeros(ERAS + 2 * len(NATIONS))
    add_seat(board, out, observer, board.start_player)
    add_seat(board, out, observer, board.active)
    add_seat(board, out, observer, board.big_foot)
    out.zeros(LOOT_SPACES * LOOT_KINDS + NODE_COUNT + GOD_KINDS + DEMIGOD_VALUES - 1)
    out.counts(board.display, CARD_KINDS)
    out.zeros(CARD_KINDS + 1)
    cards = out.zeros(2 * CARD_KINDS)
    out.spaced_ratios(board.discard, CARD_KINDS, cards, 2, 8)
    out.spaced_ratios(board.laid, CARD_KINDS, cards + 1, 2, 4)
    out.ratio(len(board.deck), 40)
    out.at = start
    first = out.count
    if out.has_note(LAYOUT, board.layout):
        out.recall(LAYOUT, start)
        out.at = start + TABLE + 3 * board.seats
    else:
        add_layout(board, out)
        out.note(LAYOUT, board.layout, first, start)


def add_layout(board: Board, out: Numbers) -> None:
    """What lies on the table until an era ends, or somebody takes a tile or a special card. It
    looks the same from every seat."""
    out.one_hot(board.era - 1, ERAS)
    out.one_hot(board.nation, len(NATIONS))
    out.present(board.nations, len(NATIONS))
    out.zeros(3 * board.seats)  # the start player, the active one, the big foot
    loot, nodes = board.loot, LOOT_NODES[board.nation]
    place = out.zeros(LOOT_SPACES * LOOT_KINDS)
    places = out.zeros(NODE_COUNT)
    for number in range(LOOT_SPACES):
        kind: i64 = loot[number]
        if kind != NOTHING:
            out.write(place + number * LOOT_KINDS + kind, ONE)
            out.mark(places + nodes[number])
    out.counts(board.open_gods, GOD_KINDS)
    out.cell_ratios(board.open_demigods, 1, DEMIGOD_VALUES - 1, 2)
    out.zeros(CARD_KINDS)  # the display
    out.counts(board.special, CARD_KINDS)
    out.flag(board.descending)
    out.zeros(2 * CARD_KINDS + 1)  # the discards, the cards laid, the deck
    out.ratio(len(board.god_stack), 40)
    out.ratio(len(board.bag), 40)
    out.ratio(len(board.low), 9)
    out.ratio(len(board.high), 12)
    out.counts(board.open_bonus, len(BONUSES))


def add_seat(board: Board, out: Numbers, observer: Seat, seat: Seat) -> None:
    """Which seat it is, counted from the observer; none if it is nobody's."""
    out.one_hot((seat - observer) % board.seats if seat >= 0 else NOTHING, board.seats)


def add_decision(board: Board, out: Numbers, observer: Seat) -> None:
    asked = not board.over
    out.one_hot(board.agenda.top().number() if asked else NOTHING, STEPS)
    out.one_hot((board.asked() - observer) % board.seats if asked else NOTHING, board.seats)
    out.ratio(board.steps, 4)
    out.ratio(board.jumps, 4)
    out.ratio(board.placed, 4)
    out.ratio(board.budget, 4)
    out.ratio(board.bought, 4)
    out.ratio(board.picked, 4)
    out.ratio(board.traitera, 4)
    out.counts(board.taken, LOOT_KINDS)
    out.one_hot(board.underfoot, LOOT_SPACES)
    out.one_hot(board.wanted, GOD_KINDS)
    out.one_hot(board.revealed, GOD_KINDS)
    out.counts(board.brought, KINDS)


def add_own(board: Board, out: Numbers, seat: Seat) -> None:
    """The hand and the face-down demigods; nothing for a spectator."""
    if seat >= 0:
        out.cell_ratios(board.hand, seat * CARD_KINDS, CARD_KINDS, 4)
    else:
        out.zeros(CARD_KINDS)
    place = out.zeros(DEMIGOD_VALUES - 1)
    if seat >= 0:
        counted, hidden = board.demigods_counted, board.demigods_hidden
        for value in range(seat * DEMIGOD_VALUES + 1, (seat + 1) * DEMIGOD_VALUES):
            out.put_ratio(place, counted[value] + hidden[value], 4)
            place += 1
    add_frontier(board, out, seat)


def add_frontier(board: Board, out: Numbers, seat: Seat) -> None:
    """Where the observer's next piece could go: it changes only with the pieces."""
    place, first, part = out.at, out.count, FRONTIERS + seat
    if seat < 0:
        out.zeros(NODE_COUNT)
    elif out.has_note(part, board.pieces):
        out.recall(part, place)
        out.zeros(NODE_COUNT)
    else:
        out.present(board.frontier(seat), NODE_COUNT)
        out.note(part, board.pieces, first, place)
