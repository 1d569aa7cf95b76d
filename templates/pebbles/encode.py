"""Pebbles: what a seat knows, as numbers."""

from __future__ import annotations

from augury.games.pebbles.state import Board

from augury.core.state import Seat


def encode(board: Board, seat: Seat) -> list[float]:
    observer = seat if seat >= 0 else 0
    out = [float(board.heap) / 36.0]
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.append(float(board.stones[other]) / 36.0)
        out.append(float(board.bonus[other]) / 5.0)
        out.append(1.0 if board.active == other else 0.0)
    return out
