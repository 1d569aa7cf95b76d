"""Pantheon: what pages of observations know a changed mat by (see `core/numbers`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon.state import MOST_SEATS, Board

BITS: Final[i64] = 15  # of `Board.mats` for each seat
MASK: Final[i64] = (1 << 15) - 1


def mat(board: Board, seat: Seat) -> i64:
    """A number that differs after every change of a seat's mat. (It comes again after 32,768 of
    them; pages look far more often.)"""
    return board.mats >> seat * BITS & MASK


def other_mats(board: Board, seat: Seat) -> i64:
    """A number that differs after every change of the others' mats, and from seat to seat."""
    own: i64 = MASK << seat * BITS
    return (board.mats & ~own) * MOST_SEATS + seat


def touch(board: Board, seat: Seat) -> None:
    """Something may have changed on a seat's mat."""
    before = mat(board, seat)
    board.mats += ((before + 1 & MASK) - before) << seat * BITS


def touch_all(board: Board) -> None:
    """Something may have changed on all mats."""
    for seat in range(board.seats):
        touch(board, seat)
