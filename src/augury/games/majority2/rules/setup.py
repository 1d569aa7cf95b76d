"""The Majority 2: the set-up (RULES.md 5)."""

from __future__ import annotations

from augury.core.state import Seat
from augury.games.majority2.components import (
    COLUMNS,
    FIRST_COINS,
    FIRST_HAND,
    FIRST_RESERVE,
    deck,
)
from augury.games.majority2.memory import PILE, Memory
from augury.games.majority2.rules.dealing import (
    draw_to_hand,
    draw_to_reserve,
)
from augury.games.majority2.state import (
    Board,
)
from augury.kit.piles import spread_out
from augury.kit.start import first_seat


def set_up(board: Board, start_player: Seat, promos: list[bool], ghosts: bool) -> None:
    """M2-1: shuffle. M2-2: 3 coins each. M2-3: 4 cards each as reserve. M2-4: somebody starts.
    M2-5: they draw 6 cards as the hand."""
    board.deck = deck(promos, ghosts)
    board.pile = spread_out(board.deck)
    board.chance.shuffle(board.pile)
    board.start = first_seat(start_player, 2, board.chance)
    board.active = board.start
    board.coins = [FIRST_COINS, FIRST_COINS]
    board.ready = [0, 0]
    board.hand = []
    board.discard = []
    board.tops = []
    board.packet_sizes = []
    board.reserves = [[], []]
    board.columns = [[] for _ in range(2 * COLUMNS)]
    board.areas = [[], []]
    board.buried = [[], []]
    for _ in range(3):
        memory = Memory()
        for card in board.pile:
            memory.hide(card, PILE)
        board.memories.append(memory)
    for seat in range(2):
        draw_to_reserve(board, seat, FIRST_RESERVE)
    draw_to_hand(board, FIRST_HAND)
