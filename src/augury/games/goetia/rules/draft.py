"""Goetia: the draft of the first followers (G-115, G-116)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from augury.core.state import Action
from augury.games.goetia import actions
from augury.games.goetia.components import DRAFTED
from augury.games.goetia.rules.followers import Fetch
from augury.games.goetia.rules.round_end import flip_if_empty
from augury.games.goetia.rules.rounds import ROUND
from augury.games.goetia.state import DRAFT, SEATS, Board


def begin_draft(board: Board) -> None:
    """G-115: from the start player clockwise, one follower each, until everyone has three."""
    board.phase = DRAFT
    board.push(ROUND[board.start])
    number: i64 = DRAFTED * board.seats - 1
    while number >= 0:
        board.push(DRAFT_PICK[(board.start + number) % board.seats])
        number -= 1


@mypyc_attr(acyclic=True)
class DraftPick(Fetch):
    """G-115: like any follower from the World's Edge, but G-116: an edge card is flipped as soon as
    it is empty."""

    def numbers(self) -> tuple[i64, i64, i64]:
        return 1, 0, 0

    def prompt(self, board: Board) -> str:
        return "draft"

    def rule(self) -> str:
        return "G-115"

    def answer(self, board: Board, action: Action) -> None:
        super().answer(board, action)
        board.turn += 1
        flip_if_empty(board, action - actions.FETCH)


DRAFT_PICK: Final = [DraftPick(seat) for seat in SEATS]
