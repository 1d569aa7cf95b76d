"""Pebbles: what a seat knows, as numbers."""

from __future__ import annotations

from augury.games.pebbles.state import Board

from augury.core.numbers import Numbers
from augury.core.state import Seat


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    observer = seat if seat >= 0 else 0
    out.ratio(board.heap, 36)
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.ratio(board.stones[other], 36)
        out.ratio(board.bonus[other], 5)
        out.flag(board.active == other)
