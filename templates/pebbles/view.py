"""Pebbles: what each seat may know. There are no secrets."""

from __future__ import annotations

from augury.games.pebbles.state import Board
from augury.games.pebbles.view_types import PebblesView


def view(board: Board, seat: int) -> PebblesView:
    to_act = [int(s) for s in board.to_act()]
    return PebblesView(
        seat=seat,
        seats=board.seats,
        to_act=to_act,
        turn=board.turn,
        prompt="over" if not to_act else ("take" if seat in to_act else "wait"),
        scores=list(board.scores()),
        ranks=[] if to_act else list(board.ranks()),
        heap=board.heap,
        stones=list(board.stones),
        bonus=list(board.bonus),
    )
