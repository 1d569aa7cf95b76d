"""The Majority 2: a static evaluation and a quick choice for the bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import LONGEST, PLACES, WEARING
from augury.games.majority2.components import (
    COLOURS,
    COLUMNS,
    FACTIONS_TO_END,
    FULL,
    GHOST,
    MAJORITY,
    PLAIN,
    POINTS,
    PRINTED,
    RANK,
    SECRETARY,
    Card,
    Colour,
    Member,
    card_of,
    colour_of,
)
from augury.games.majority2.state import OVER, Board

# Fitted to the final points of 5,000 games between sensible players. By the larger number of completed factions, 0 to 5 or more:
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
ON_TURN: Final = -0.5  # the active player: his coins count twice otherwise
COLUMN: Final[list[list[float]]] = [  # by number of cards (row) and cards of the best colour
    [0.0],
    [0.1, 0.23],
    [0.05, 0.14, 0.58],
    [0.0, 0.15, 0.48, 1.13],
    [-0.3, -0.1, 0.70, 1.0, 1.9],
]


def estimate(board: Board) -> list[float]:
    """Points now and points to come: by how far both have got, by coins, and by what the columns promise."""
    expected: list[float] = []
    most: i64 = board.factions(0) if board.factions(0) > board.factions(1) else board.factions(1)
    if most > FACTIONS_TO_END:
        most = FACTIONS_TO_END
    for seat in range(2):
        points: float = float(board.victory_points(seat) + board.coins[seat])
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
    best: i64 = 0
    for i in range(len(members)):
        same: i64 = 0
        colour: Colour = colour_of(members[i])
        for j in range(i + 1):
            if colour_of(members[j]) == colour and colour >= 0:
                same += 1
        if same > best:
            best = same
    return best


# The quick choice


def quick_choice(board: Board, seat: Seat, legal: list[Action], chance: Chance) -> Action:
    """The choice with the best rule of thumb; ties are broken at random."""
    if len(legal) == 1:
        return legal[0]
    worth: list[i64] = column_worth(board, seat)
    best: i64 = -1000
    found: Action = legal[0]
    ties: i64 = 0
    for action in legal:
        value: i64 = action_worth(board, seat, action, worth)
        if value > best:
            best = value
            found = action
            ties = 1
        elif value == best:
            ties += 1
            if chance.below(ties) == 0:
                found = action
    return found


def action_worth(board: Board, seat: Seat, action: Action, worth: list[i64]) -> i64:
    """A rule of thumb in tenths of a point or so; 0 = as good as doing nothing."""
    if action >= actions.PLAY and action < actions.HAUNT:
        return (
            play_worth(worth, (action - actions.PLAY) // COLUMNS, (action - actions.PLAY) % COLUMNS)
            + 2
        )
    if action >= actions.FREE_PLAY and action < actions.NO_FREE_PLAY:
        return play_worth(
            worth, (action - actions.FREE_PLAY) // COLUMNS, (action - actions.FREE_PLAY) % COLUMNS
        )
    if action == actions.SWAP:
        return 2 * len(board.reserves[seat]) - 2 * len(board.hand) - 3
    if action == actions.DRAW:
        return 1
    if action >= actions.HAUNT and action < actions.END_STANDARD:
        members = board.columns[(1 - seat) * COLUMNS + action - actions.HAUNT]
        return 8 if len(members) == FULL - 1 and best_colour(members) < MAJORITY else -5
    if action >= actions.REPRESENT and action < actions.TAKE:
        return represent_worth(
            board,
            seat,
            board.columns[board.steps[-1].column][(action - actions.REPRESENT) % LONGEST],
        )
    if action >= actions.GIVE_UP and action < actions.DISC:
        member: Member = (action - actions.GIVE_UP) // WEARING + (
            action - actions.GIVE_UP
        ) % WEARING * PLAIN
        return -10 * board.points(seat, member)
    if action >= actions.TAKE and action < actions.LAY_ASIDE:
        return 1 if action - actions.TAKE >= PLACES else 0
    if action >= actions.STRIKE:
        return 1 if action - actions.STRIKE >= PLACES else 0
    return 0


def represent_worth(board: Board, seat: Seat, member: Member) -> i64:
    """Its points; a Secretary brings 2 more for itself and for each other one of its faction."""
    worth: i64 = 10 * POINTS[card_of(member)]
    if RANK[card_of(member)] == SECRETARY:
        for other in board.areas[seat]:
            if RANK[card_of(other)] == SECRETARY and colour_of(other) == colour_of(member):
                worth += 40
    return worth


def play_worth(worth: list[i64], card: Card, column: i64) -> i64:
    return (
        worth[column * (COLOURS + 1) + PRINTED[card]]
        if card != GHOST
        else worth[column * (COLOURS + 1) + COLOURS]
    )


def column_worth(board: Board, seat: Seat) -> list[i64]:
    """For each own column and each colour (the last: none) what one more card of that colour is worth there."""
    found: list[i64] = []
    for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        members = board.columns[number]
        count: list[i64] = [0] * (COLOURS + 1)
        best: i64 = 0
        for member in members:
            colour: Colour = colour_of(member)
            count[colour] += 1
            if colour >= 0 and count[colour] > best:
                best = count[colour]
        size: i64 = len(members) + 1
        for colour in range(COLOURS + 1):
            most: i64 = best
            same: i64 = 0
            if colour < COLOURS:
                same = count[colour] + 1
                if same > most:
                    most = same
            if size >= FULL:
                found.append(60 + same if most >= MAJORITY else -40)
            elif MAJORITY - most > FULL - size:
                found.append(-20)
            else:
                found.append(3 + 4 * most if same == most else 2 - 3 * size)
    return found
