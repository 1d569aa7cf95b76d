"""The Majority 2: what the evaluation is made of, by name: for hints that say why. Its sums are
`evaluate`."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.majority2.components import COLUMNS, FACTIONS_TO_END
from augury.games.majority2.evaluate import (
    ON_TURN,
    PER_COIN,
    PER_OTHER,
    PER_OWN,
    READY,
    TO_COME,
    column_promise,
)
from augury.games.majority2.rules.scoring import victory_points
from augury.games.majority2.state import OVER, Board


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: the score, what coins will buy, what columns promise, and how much is to come."""
    found: list[dict[str, float]] = []
    most: i64 = board.factions(0) if board.factions(0) > board.factions(1) else board.factions(1)
    if most > FACTIONS_TO_END:
        most = FACTIONS_TO_END
    for seat in range(2):
        coins = float(board.coins[seat])
        own: dict[str, float] = {"score": float(victory_points(board, seat)) + coins}
        found.append(own)
        if board.phase == OVER:
            continue
        own["factions"] = PER_OWN[most] * float(board.factions(seat))
        own["time"] = TO_COME[most] + PER_OTHER[most] * float(board.factions(1 - seat))
        own["coins"] = PER_COIN[most] * coins
        own["columns"] = 0.0
        for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            own["columns"] += column_promise(board.columns[number])
        if seat == board.active:
            own["coins"] += READY * float(board.ready[seat])
            own["time"] += ON_TURN
    return found
