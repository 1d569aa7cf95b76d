"""The Majority 2: a static evaluation for the bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.games.majority2.components import (
    COLUMNS,
    FACTIONS_TO_END,
    FULL,
    MAJORITY,
    Colour,
    Member,
    colour_of,
)
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import OVER, Board

# Fitted to the final points of 5,000 games between sensible players. By the larger number of
# completed factions, 0 to 5 or more:
TO_COME: Final[list[float]] = [17.2, 18.6, 18.0, 15.4, 11.0, 3.1]  # points that are still to come
PER_OWN: Final[list[float]] = [
    0.0,
    -3.7,
    -2.9,
    -2.2,
    -1.7,
    -1.0,
]  # ... for each own completed faction: fewer are left to form
PER_OTHER: Final[list[float]] = [
    0.0,
    -1.3,
    -1.4,
    -1.1,
    -0.6,
    0.4,
]  # ... for each of the opponent's: the end is nearer
PER_COIN: Final[list[float]] = [1.5, 0.7, 0.5, 0.3, 0.2, 0.0]  # ... for each coin: what it will buy
READY: Final = 0.2  # a coin that can be spent this turn
ON_TURN: Final = -0.5  # the active player: their coins count twice otherwise
COLUMN: Final[list[list[float]]] = [  # by number of cards (row) and cards of the best colour
    [0.0],
    [0.1, 0.23],
    [0.05, 0.14, 0.58],
    [0.0, 0.15, 0.48, 1.13],
    [-0.3, -0.1, 0.70, 1.0, 1.9],
]


def evaluate(board: Board) -> list[float]:
    """Points now and points to come: by how far both have got, by coins, and by what the columns
    promise."""
    expected: list[float] = []
    most: i64 = board.factions(0) if board.factions(0) > board.factions(1) else board.factions(1)
    if most > FACTIONS_TO_END:
        most = FACTIONS_TO_END
    for seat in range(2):
        points: float = float(victory_points(board, seat) + board.coins[seat])
        if board.phase != OVER:
            points += TO_COME[most] + PER_COIN[most] * float(board.coins[seat])
            points += PER_OWN[most] * float(board.factions(seat)) + PER_OTHER[most] * float(
                board.factions(1 - seat)
            )
            for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
                points += column_promise(board.columns[number])
            if seat == board.active:
                points += READY * float(board.ready[seat]) + ON_TURN
        expected.append(points)
    return expected


def column_promise(members: list[Member]) -> float:
    size: i64 = len(members)
    best: i64 = best_colour(members)
    if size >= FULL:
        return 4.0 if best >= MAJORITY else -0.5
    return COLUMN[size][best]


def best_colour(members: list[Member]) -> i64:
    """How many cards the most frequent colour has."""
    return most_frequent(colour_counts(members))


def colour_counts(members: list[Member]) -> i64:
    """Cards by effective colour, four bits for each."""
    found: i64 = 0
    one: i64 = 1
    for member in members:
        colour: Colour = colour_of(member)
        if colour >= 0:
            found += one << (4 * colour)
    return found


def most_frequent(counts: i64) -> i64:
    """The largest of such counts."""
    best: i64 = 0
    while counts:
        if counts & 15 > best:
            best = counts & 15
        counts >>= 4
    return best
