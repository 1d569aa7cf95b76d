"""The Majority: the invariants (RULES.md 12)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.majority.components import COLOURS, KINDS, NO_CARD, colour, copies, power
from augury.games.majority.state import DRAFT, OVER, PLAY, Board


def assert_sound(board: Board) -> None:
    seats = board.seats
    count: list[i64] = [0] * KINDS
    piles = [board.deck, board.removed, *board.areas, *board.hands, *board.packets]
    if board.phase == DRAFT:
        piles.extend(board.picks)
    for pile in [*piles, [card for card in board.zone if card != NO_CARD]]:
        for card in pile:
            count[card] += 1
    assert count == copies(seats), "1: cards are neither made nor lost"
    dealt: i64 = 6 * seats + 4 * seats * (board.round - 1)
    assert len(board.deck) == sum(copies(seats)) - dealt, "2: the deck is used up exactly"
    if board.phase == DRAFT:
        assert len({len(packet) for packet in board.packets}) == 1, (
            "4: all packets have the same size"
        )
    if board.phase in (PLAY, OVER) and not board.open:
        assert len({len(hand) for hand in board.hands}) == 1, (
            "3: all hands have the same size between turns"
        )
    if board.phase == OVER:
        assert all(len(hand) == 1 for hand in board.hands), "3: one card is left after a round"
    for seat in range(seats):
        for c in range(COLOURS):
            held = sum(power(card) for card in board.areas[seat] if colour(card) == c)
            assert board.sums[seat * COLOURS + c] == held, (
                "11: sums are the cards of the score area"
            )
    assert 0 <= board.marker < seats, "6: exactly one owner of the marker"
    assert not (board.open and board.turn_of_round == 1), "7: the first turn of a round is closed"
    assert all(coins >= 0 for coins in board.coins), "10: coins are never negative"
    for pile in [*board.hands, *board.packets, *board.opening]:
        assert pile == sorted(pile), "cards in hand have no order"
    assert_memory(board)


def assert_memory(board: Board) -> None:
    """The round's history must explain the cards that are where they are."""
    for first in range(board.seats):
        packet = board.opening[first][:]
        for number, step in enumerate(board.picks):
            packet.remove(step[(first + number) % board.seats])
        if board.phase == DRAFT:
            assert packet == board.packets[(first + len(board.picks)) % board.seats], (
                "a packet is what is left of it"
            )
    if board.phase != DRAFT:
        for seat in range(board.seats):
            hand = [step[seat] for step in board.picks]
            if board.gifts[seat] != NO_CARD:
                hand.remove(board.gifts[seat])
                hand.append(board.gifts[board.partner(seat)])
            for card in board.played[seat]:
                hand.remove(card)
            assert sorted(hand) == board.hands[seat], (
                "a hand is what was drafted, swapped and not yet played"
            )
