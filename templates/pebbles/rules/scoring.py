"""Pebbles: points and places."""

from __future__ import annotations

from itertools import pairwise

from augury.games.pebbles.state import Board
from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.kit import things
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


def verdict(board: Board) -> list[Reason]:
    """PE-5: who shares a place, and with how many points."""
    points = scores(board)
    order = sorted(range(board.seats), key=lambda seat: -points[seat])
    found: list[Reason] = []
    for one, other in pairwise(order):
        if points[one] == points[other]:
            facts: dict[str, Fact] = {
                "seat": things.seat(one),
                "other": things.seat(other),
                "points": points[one],
            }
            found.append(Reason("tie-shared", "PE-5", facts))
    return found
