"""Pebbles: points and places."""

from __future__ import annotations

from augury.games.pebbles.state import Board
from mypy_extensions import i64

from augury.kit.ranking import places


def scores(board: Board) -> list[i64]:
    """PE-2, PE-4: a point for each stone, and the bonus of the last one."""
    return [stones + bonus for stones, bonus in zip(board.stones, board.bonus, strict=True)]


def breakdown(board: Board) -> list[list[tuple[str, i64]]]:
    """Where the points come from."""
    found: list[list[tuple[str, i64]]] = []
    for stones, bonus in zip(board.stones, board.bonus, strict=True):
        found.append([("stones", stones), ("last", bonus)])
    return found


def ranks(board: Board) -> list[i64]:
    """PE-5: most points win; equal points share the place."""
    return places([[points] for points in scores(board)])
