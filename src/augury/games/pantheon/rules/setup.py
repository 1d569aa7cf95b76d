"""Pantheon: the set-up (RULES.md 5)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon.components import (
    ACTION_CARDS,
    BONUSES,
    CARD_KINDS,
    DEMIGODS,
    DISPLAY,
    GOD_COPIES,
    HAND,
    LAST_LOW,
    LOOT_COPIES,
    NATIONS,
    SPECIAL_STACK,
)
from augury.games.pantheon.rules.cards import draw_one, top_card
from augury.games.pantheon.rules.eras import begin_era
from augury.games.pantheon.state import (
    FROM_BEGIN,
    Board,
)
from augury.kit.cells import add, cells, cells_of
from augury.kit.piles import spread_out
from augury.kit.start import first_seat


def set_up(
    board: Board, start_player: Seat, choose_bonus: bool, by_players: bool, start_score: i64
) -> None:
    """S-1..S-10. Everything hidden is shuffled once; S-6, the sacrifice tiles, are levels by
    kind."""
    chance = board.chance
    board.lay_out()
    board.god_stack = spread_out(GOD_COPIES)  # S-3
    board.bag = spread_out(LOOT_COPIES)  # S-2
    board.low = spread_out(DEMIGODS[: LAST_LOW + 1])  # S-4
    board.high = spread_out([*[0] * (LAST_LOW + 1), *DEMIGODS[LAST_LOW + 1 :]])
    board.nation_stack = list(range(len(NATIONS)))  # S-5
    board.special = SPECIAL_STACK[:]  # S-7
    board.deck = spread_out(ACTION_CARDS)  # S-8
    for pile in (board.god_stack, board.bag, board.low, board.high, board.nation_stack, board.deck):
        chance.shuffle(pile)
    board.pools = cells_of(ACTION_CARDS)
    board.hidden = cells(board.seats * CARD_KINDS)
    for _ in range(DISPLAY):
        card = top_card(board)
        add(board.pools, card, -1)
        board.display.append(card)
    deal_bonus(board, choose_bonus)
    material(board, by_players, start_score)
    board.start_player = first_seat(start_player, board.seats, chance)  # S-10
    begin_era(board)


def deal_bonus(board: Board, choose: bool) -> None:
    """S-2, S-9: one random bonus tile each. V-1: all of them lie open instead."""
    tiles: list[i64] = list(range(len(BONUSES)))
    if choose:
        board.open_bonus = tiles
        return
    board.chance.shuffle(tiles)
    for seat in range(board.seats):
        board.bonus[seat] = tiles[seat]


def material(board: Board, by_players: bool, start_score: i64) -> None:
    """S-1, S-9, Q-1: 4 feet, 3 columns, 5 cards, score 1. V-2: fewer players start with more
    pieces. V-3: score 0."""
    extra: i64 = 4 - board.seats if by_players else 0
    for seat in range(board.seats):
        board.gain(seat, FROM_BEGIN, start_score)
        board.feet_supply[seat] = 4 + extra
        add(board.feet_general, seat, -(4 + extra))
        board.column_supply[seat] = 3 + extra
        add(board.column_general, seat, -(3 + extra))
        for _ in range(HAND):
            draw_one(board, seat)
