"""Pantheon: what the evaluation is made of, by name: for hints that say why. Its sums are
`evaluate`."""

from __future__ import annotations

from augury.games.pantheon.evaluate import (
    BASE,
    CARDS_COUNT,
    COLUMNS_COUNT,
    DEMIGODS_COUNT,
    GODS_COUNT,
    LAST_TURN,
    PIECES_COUNT,
    ROUTES_COUNT,
    cards,
    columns,
    demigods,
    gods,
    pieces,
    rest_of_era,
    routes,
    unfinished,
)
from augury.games.pantheon.state import Board


def terms(board: Board) -> list[dict[str, float]]:
    """By seat: the score, and what columns, demigods, gods, cards, feet and routes will bring."""
    found: list[dict[str, float]] = [{"score": float(points)} for points in board.score]
    if board.over:
        return found
    rest = rest_of_era(board)
    now, soon = BASE[board.seats][board.era], BASE[board.seats][board.era + 1]
    for seat in range(board.seats):
        own = found[seat]
        own["columns"] = COLUMNS_COUNT * columns(board, seat)
        own["demigods"] = DEMIGODS_COUNT * demigods(board, seat)
        own["gods"] = GODS_COUNT * gods(board, seat)
        own["cards"] = CARDS_COUNT * cards(board, seat)
        own["feet"] = PIECES_COUNT * pieces(board, seat)
        own["routes"] = ROUTES_COUNT * routes(board, seat)
        own["era"] = now * rest + soon * (1.0 - rest)
        own["begun"] = 0.0
    found[board.asked()]["begun"] = unfinished(board, board.asked())
    if board.loot_left == 0 or not board.open_gods:
        found[board.active]["era"] += LAST_TURN
    return found
