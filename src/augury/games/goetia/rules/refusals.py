"""Goetia: why a follower cannot be placed on a hex (G-301, G-302), in a sentence that ends with the
rule."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia.components import (
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_RELIC,
    ON_SCRY,
    PURPLE,
    Hex,
    tile_king,
)
from augury.games.goetia.hexes import HEXES, WORLD_HEXES
from augury.games.goetia.rules.available import dark_works, relic_works
from augury.games.goetia.rules.gaining import needs_sacrifice
from augury.games.goetia.state import STACKS, TOKEN_BASE, Board


def refuse_hex(board: Board, seat: Seat, hex_: Hex) -> str:
    if not is_on_table(board, seat, hex_):
        if HEXES[hex_].area == ON_RELIC:
            return "You can use only Relics that lie visible in your own tableau. [G-306]"
        return "That hex is not on the table now. [G-301]"
    occupant: i64 = board.hexes[hex_]
    if occupant >= TOKEN_BASE:
        return "That hex is covered with a token. [G-532]"
    if occupant:
        return "There is a follower on that hex. [G-304]"
    reason = refuse_condition(board, seat, hex_)
    return reason if reason else "You cannot pay for that hex. [G-311]"


def is_on_table(board: Board, seat: Seat, hex_: Hex) -> bool:
    data = HEXES[hex_]
    if hex_ < WORLD_HEXES:
        return data.home in board.world
    if data.area == ON_SCRY:
        return board.scry_row(data.home) >= 0
    if data.area == ON_KING:
        return data.home in board.king_on
    if data.area == ON_DARK:
        return board.row_of(data.home) >= 0 and board.king_on[data.home] < 0
    if data.area == ON_RELIC:
        return data.home in board.tops[seat * STACKS : seat * STACKS + STACKS]
    return True


def refuse_condition(board: Board, seat: Seat, hex_: Hex) -> str:
    """G-302: the extra conditions; "" if they are met."""
    data = HEXES[hex_]
    if data.area == ON_EDGE:
        if not board.flipped[data.home]:
            return (
                ""
                if board.waiting[data.home] & (1 << seat)
                else "None of your followers waits on that card. [G-302]"
            )
        return (
            "There is no Pact left in that row. [G-302]"
            if data.home < PURPLE and not board.pacts[data.home]
            else ""
        )
    if data.area == ON_KING and not board.decks[tile_king(data.home)]:
        return "That King has no cards left. [G-302]"
    if board.hand[seat] < 2 and needs_sacrifice(hex_):
        return "You need a second follower in hand to sacrifice. [G-317]"
    works = True
    if data.area == ON_DARK:
        works = dark_works(board, seat, hex_)
    elif data.area == ON_RELIC:
        works = relic_works(board, seat, data.home)
    return "" if works else "There is nothing to be had there now. [G-302]"
