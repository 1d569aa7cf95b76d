"""The Majority: the set-up (RULES.md 5)."""

from __future__ import annotations

from typing import Final

from augury.core.state import Seat
from augury.games.majority.components import COLOURS, NO_CARD, copies
from augury.games.majority.state import Board
from augury.kit.cells import cells, cells_of
from augury.kit.piles import spread_out
from augury.kit.start import first_seat

DECK_OF_3: Final = cells_of(spread_out(copies(3)))
DECK_OF_4: Final = cells_of(spread_out(copies(4)))


def set_up(board: Board, start_player: Seat, spy_lasts: bool) -> None:
    """MJ-2, MJ-3: shuffle the members. MJ-4: the marker goes to a seat (-1 = a random one). MJ-5:
    nobody owns anything."""
    seats = board.seats
    deck = DECK_OF_3[:] if seats == 3 else DECK_OF_4[:]
    board.chance.shuffle_cells(deck)
    board.deck = list(deck)
    board.marker = first_seat(start_player, seats, board.chance)
    board.spy_lasts = spy_lasts
    board.coins = cells(seats)
    board.tally = [0] * (seats * COLOURS)
    board.sums = cells(seats * COLOURS)
    board.areas = [[] for _ in range(seats)]
    board.hands = [[] for _ in range(seats)]
    board.packets = [[] for _ in range(seats)]
    board.recalled = cells(seats, NO_CARD)
    board.zone = cells(seats, NO_CARD)
    board.last_zone = cells(seats, NO_CARD)
