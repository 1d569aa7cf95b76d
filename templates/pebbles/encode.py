"""Pebbles: what a seat knows, as numbers."""

from __future__ import annotations

from augury.games.pebbles.components import LARGEST_HEAP, LAST_STONE_BONUS, MOST_AT_ONCE
from augury.games.pebbles.state import Board

from augury.core.numbers import Numbers
from augury.core.state import Seat


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    observer = seat if seat >= 0 else 0
    out.ratio(board.heap, 2 * LARGEST_HEAP)
    out.ratio(board.last_taken, MOST_AT_ONCE)
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.ratio(board.stones[other], 2 * LARGEST_HEAP)
        out.ratio(board.bonus[other], LAST_STONE_BONUS)
        out.flag(board.active == other)
