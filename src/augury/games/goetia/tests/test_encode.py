"""What pages of observations know a changed player by."""

from __future__ import annotations

import pytest

from augury.core import chance, registry
from augury.games.goetia.bundle import ATTENTION, CUBES, SORTS
from augury.games.goetia.components import ATTENTION_TOTAL, CUBES_EACH, FOLLOWERS
from augury.games.goetia.encode import belongings
from augury.games.goetia.reader import own
from augury.games.goetia.state import Board
from augury.kit.cells import cells

GAME = registry.load("goetia")
WIDTHS = [32] * CUBES + [128, 16, 16, 16]  # of the colours, Attention, and followers


def unpacked(number: int) -> list[int]:
    """The parts of the number, the first one without a limit."""
    found: list[int] = []
    for width in reversed(WIDTHS):
        number, part = divmod(number, width)
        found.insert(0, part)
    return [number, *found]


def told(board: Board, seat: int, placed: int) -> list[int]:
    """What it is made of, part by part."""
    stock = [int(board.stock[seat * SORTS + sort]) for sort in (*range(CUBES), ATTENTION)]
    return [
        int(board.tableaus[seat]),
        *stock,
        int(board.hand[seat]),
        placed,
        int(board.graveyard[seat]),
    ]


@pytest.mark.parametrize("edition", range(len(FOLLOWERS)))
def test_every_part_has_room_for_all_there_is(edition: int) -> None:
    board = own(GAME.start(4, 1))
    board.tableaus = cells(4, 5_000)
    for seat in range(4):
        board.stock = cells(4 * SORTS, CUBES_EACH)
        board.stock[seat * SORTS + ATTENTION] = ATTENTION_TOTAL[edition]
        board.hand = cells(4, FOLLOWERS[edition])
        board.graveyard = cells(4, FOLLOWERS[edition])
        number = belongings(board, seat, FOLLOWERS[edition])
        assert unpacked(number) == told(board, seat, int(FOLLOWERS[edition]))


def test_it_is_made_of_what_a_player_has() -> None:
    state, luck = own(GAME.start(4, 3)), chance.from_seed(3)
    while state.to_act():
        for seat in range(4):
            assert unpacked(belongings(state, seat, seat)) == told(state, seat, seat)
        state.apply(state.to_act()[0], state.draw(state.to_act()[0], luck))
