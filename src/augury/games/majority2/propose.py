"""The Majority 2: a quick choice for rollouts."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import LONGEST, PLACES, WEARING
from augury.games.majority2.components import (
    COLOURS,
    COLUMNS,
    FULL,
    GHOST,
    MAJORITY,
    PLAIN,
    POINTS,
    PRINTED,
    RANK,
    SECRETARY,
    Card,
    Member,
    card_of,
    colour_of,
)
from augury.games.majority2.evaluate import best_colour, colour_counts, most_frequent
from augury.games.majority2.rules.scoring import card_points
from augury.games.majority2.state import FREE, Board
from augury.kit.cells import EMPTY, cells


def propose(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """The choice with the best rule of thumb; ties are broken at random."""
    if len(legal) == 1:
        return legal[0]
    playing = board.phase >= FREE and not board.agenda.depth
    worth = column_worth(board, seat) if playing else EMPTY
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


def action_worth(board: Board, seat: Seat, action: Action, worth: vec[i64]) -> i64:
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
            board.columns[board.agenda.top().column][(action - actions.REPRESENT) % LONGEST],
        )
    if action >= actions.GIVE_UP and action < actions.DISC:
        member: Member = (action - actions.GIVE_UP) // WEARING + (
            action - actions.GIVE_UP
        ) % WEARING * PLAIN
        return -10 * card_points(board, seat, member)
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


def play_worth(worth: vec[i64], card: Card, column: i64) -> i64:
    return (
        worth[column * (COLOURS + 1) + PRINTED[card]]
        if card != GHOST
        else worth[column * (COLOURS + 1) + COLOURS]
    )


def column_worth(board: Board, seat: Seat) -> vec[i64]:
    """For each own column and each colour (the last: none) what one more card of that colour is
    worth there."""
    found = cells(COLUMNS * (COLOURS + 1))
    place: i64 = 0
    for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        members = board.columns[number]
        counts: i64 = colour_counts(members)
        best: i64 = most_frequent(counts)
        size: i64 = len(members) + 1
        for colour in range(COLOURS + 1):
            most: i64 = best
            same: i64 = 0
            if colour < COLOURS:
                same = ((counts >> (4 * colour)) & 15) + 1
                if same > most:
                    most = same
            worth: i64 = 2 - 3 * size
            if size >= FULL:
                worth = -40
                if most >= MAJORITY:
                    worth = 60 + same
            elif MAJORITY - most > FULL - size:
                worth = -20
            elif same == most:
                worth = 3 + 4 * most
            found[place] = worth
            place += 1
    return found
