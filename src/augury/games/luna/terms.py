"""Luna: what the evaluation is made of, by name: for hints that say why. Its sums are
`evaluate`."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.luna.components import ISLANDS, ROUNDS
from augury.games.luna.evaluate import (
    LOSS_EARLY,
    NEXT_PRIZE,
    PENDING,
    PRIZE_EARLY,
    SHRINE_USE,
    add_temple,
    automaton_future,
    favours,
    free_tiles,
    opportunities,
    outlook,
    prizes_next_round,
    time_left,
    workers,
)
from augury.games.luna.rules.rounds import next_stop
from augury.games.luna.rules.scoring import apostate_loss, final_points, priestess_prizes
from augury.games.luna.state import ADVANCE, AUTOMATON, CHASE, OVER, TAKE, Board
from augury.kit.sets import size


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: what it counts on, and for how many points."""
    found: list[dict[str, float]] = [{"score": float(points)} for points in board.ip]
    if board.phase == OVER:
        return found
    scorings: i64 = ROUNDS + 1 - (board.round if board.round > 0 else 1)
    temple: list[float] = [0.0 for _ in range(board.seats)]
    add_temple(board, scorings, temple)
    for seat in range(board.seats):
        found[seat]["score"] += float(final_points(board, seat))
        found[seat]["temple"] = temple[seat]
        if board.level and seat == AUTOMATON:
            found[seat]["automaton"] = automaton_future(board, scorings)
        else:
            add_own(board, seat, scorings, found[seat])
    return found


def add_own(board: Board, seat: i64, scorings: i64, found: dict[str, float]) -> None:
    """What a player counts on beyond the score and the Temple."""
    active: i64 = 0
    inactive: i64 = 0
    for here in range(seat * ISLANDS, (seat + 1) * ISLANDS):
        active += board.on[here]
        inactive += board.beside[here]
    time = time_left(board, active)
    found["priestess"] = (1.0 - (1.0 - PRIZE_EARLY) * time) * float(priestess_prizes(board)[seat])
    found["apostate"] = -(1.0 - (1.0 - LOSS_EARLY) * time) * float(apostate_loss(board, seat))
    found["novices"] = workers(board, seat, active, inactive, scorings, time)
    found["favours"] = favours(board, seat, inactive, scorings, time)
    tiles = free_tiles(board, board.round)
    found["openings"] = opportunities(board, seat, tiles, scorings, time)
    if scorings > 1:
        found["priestess"] += NEXT_PRIZE * float(prizes_next_round(board)[seat])
        found["shrines"] = float(scorings - 1) * SHRINE_USE * float(size(board.shrines[seat]))
        next_tiles = free_tiles(board, board.round + 1)
        found["outlook"] = outlook(board, seat, next_stop(board), next_tiles)
    half_chosen = board.phase == TAKE or board.phase == ADVANCE or board.phase == CHASE
    if seat == board.current and half_chosen:
        found["openings"] += PENDING
