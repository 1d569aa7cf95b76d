"""The Majority 2: the invariants (RULES.md 12)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.majority2.components import (
    COLUMNS,
    FIRST_COINS,
    FULL,
    KINDS,
    PLAIN,
    Colour,
    card_of,
    disc_of,
)
from augury.games.majority2.memory import counts
from augury.games.majority2.rules.factions import Form, Represent
from augury.games.majority2.state import OVER, Board


def assert_sound(board: Board) -> None:
    count: list[i64] = [0] * KINDS
    for pile in (board.pile, board.hand, board.discard, *board.reserves, *board.buried):
        for card in pile:
            assert card < PLAIN, "12: no card outside columns and score areas carries a disc"
            count[card] += 1
    discs: list[Colour] = []
    for members in (*board.columns, *board.areas):
        for member in members:
            count[card_of(member)] += 1
            if member >= PLAIN:
                discs.append(disc_of(member))
    assert count == board.deck, "1: cards are neither made nor lost"
    assert len(discs) == len(set(discs)), "2: each disc lies on at most one card"
    for number in range(2 * COLUMNS):
        asked = (
            board.agenda.depth > 0
            and isinstance(board.agenda.top(), (Form, Represent))
            and board.agenda.top().column == number
        )
        assert len(board.columns[number]) < FULL or board.agenda.depth, (
            "3: between actions a column has at most 4 cards"
        )
        assert not asked or len(board.columns[number]) >= FULL, (
            "11: only full columns form factions"
        )
    for seat in range(2):
        assert board.coins[seat] >= FIRST_COINS, "4: nobody has fewer than 3 coins"
        assert 0 <= board.ready[seat] <= board.coins[seat], "4: ready coins are coins"
    if board.phase == OVER:
        assert board.agenda.depth == 0, "10: the game ends in the clean-up phase"
    for pile in (board.hand, board.discard, *board.reserves, *board.buried):
        assert pile == sorted(pile), "cards in hand have no order"
    assert sum(board.packet_sizes) == len(board.discard) + len(board.buried[0]) + len(
        board.buried[1]
    ), "every discard is in a packet"
    assert_memory(board)


def assert_memory(board: Board) -> None:
    """What an observer does not see is what they know to be unseen."""
    for eye in range(3):
        unseen: list[i64] = [0] * KINDS
        for cards in board.hidden_from(eye):
            for card in cards:
                unseen[card] += 1
        assert counts(board.memories[eye].unseen()) == unseen, (
            "an observer knows which cards they do not see"
        )
        assert board.memories[eye].cards[0] == 0, "every card is somewhere"
