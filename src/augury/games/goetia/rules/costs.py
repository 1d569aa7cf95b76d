"""Goetia: what a placement costs (RULES.md 7.2), before it is paid."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia.bundle import ATTENTION, CUBES_ONLY, NOTHING, Bundle, one
from augury.games.goetia.components import (
    ANY_WORLD,
    BOTTOM_ROW,
    ED_2019,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
    PURPLE,
    PURPLE_COST,
    TOP_ROW,
    WORLD_COLOUR,
    WORLD_SIZE,
    BoardId,
    Card,
    Hex,
    Slot,
    WorldCard,
    cost_row,
    tile_king,
)
from augury.games.goetia.demons import DARK_DISCOUNT, DEMONS, EDGE_DISCOUNT, FREE_RECRUIT, KING_DISCOUNT, SCRY_DISCOUNT
from augury.games.goetia.hexes import EDGE_FIRST, HEX_PRINTED, HEXES, WORLD_FIRST
from augury.games.goetia.state import Board


def scry_cost(board: Board, row: i64) -> Bundle:
    """G-319: one cube of the colour of the adjacent World card."""
    card: WorldCard = board.world[row * 3 + 2]
    return one(WORLD_COLOUR[card])


def visible(board: Board, card: WorldCard) -> Bundle:
    """G-313: what is printed on the hexes of a card that hold neither follower nor token."""
    total: Bundle = NOTHING
    first: Hex = WORLD_FIRST[card]
    for hex_ in range(first, first + WORLD_SIZE[card]):
        if board.hexes[hex_] == 0:
            total += HEX_PRINTED[hex_]
    return total


def line_cost(board: Board, slot: Slot) -> Bundle:
    """G-313: all visible resources of the row or column; printed Attention counts in 2019 only. G-343: nothing if all is covered."""
    world = board.world
    first: i64 = slot * 3 if slot < 3 else slot % 3
    step: i64 = 1 if slot < 3 else 3
    total: Bundle = visible(board, world[first]) + visible(board, world[first + step]) + visible(board, world[first + 2 * step])
    return total if board.edition == ED_2019 else total & CUBES_ONLY


def line_costs(board: Board) -> list[Bundle]:
    """The costs of all nine lines (see `line_cost`), each World card looked at once: by slot."""
    world = board.world
    mask: Bundle = -1 if board.edition == ED_2019 else CUBES_ONLY
    rows: list[Bundle] = [0, 0, 0]
    columns: list[Bundle] = [0, 0, 0]
    place: i64 = 0
    while place < 9:
        shown: Bundle = visible(board, world[place]) & mask
        rows[place // 3] += shown
        columns[place % 3] += shown
        place += 1
    return rows + columns + columns


def edge_cost(board: Board, seat: Seat, slot: Slot) -> Bundle:
    """G-319: recruiting costs 1 Attention and the line; a flipped card only the line (R-2), a purple one 4 black cubes more."""
    return with_fee(board, slot, line_cost(board, slot), board.visible_sum(seat, FREE_RECRUIT) > 0)


def with_fee(board: Board, slot: Slot, line: Bundle, free: bool) -> Bundle:
    """What an edge card costs when its line costs this much; `free` = the player recruits without Attention (NO_ATTENTION)."""
    if board.flipped[slot]:
        return line + PURPLE_COST if slot < PURPLE else line
    return line & CUBES_ONLY if free else line + one(ATTENTION)


def symbols(board: Board, slot: Slot) -> i64:
    """G-342: one cube less for every player whose follower has left the card; a flipped card shows no symbols."""
    if board.flipped[slot]:
        return 0
    left: i64 = board.seats
    waiting: i64 = board.waiting[slot]
    while waiting:
        left -= waiting & 1
        waiting >>= 1
    return left


def dark_cost(board: Board, dark: BoardId) -> Bundle:
    """G-319: the row that the King leaves visible, or both rows without a King."""
    if board.king_on[dark] != NONE:
        return cost_row(board.edition, dark, board.row_shown[dark])
    return cost_row(board.edition, dark, TOP_ROW) + cost_row(board.edition, dark, BOTTOM_ROW)


def relic_cost(board: Board, card: Card) -> Bundle:
    """G-319: as printed. Brass Vessel: all visible cubes of the World, no Attention (R-36)."""
    effect = DEMONS[card].effects[0]
    if not effect.whole_world:
        return effect.cost
    total: Bundle = NOTHING
    for place in board.world:
        total += visible(board, place)
    return total & CUBES_ONLY


def hex_cost(board: Board, seat: Seat, hex_: Hex) -> Bundle:
    """G-319: the cost by area, before discounts."""
    data = HEXES[hex_]
    if data.area & ANY_WORLD:
        return NOTHING
    if data.area == ON_SCRY:
        return scry_cost(board, board.scry_row(data.home))
    if data.area == ON_EDGE:
        return edge_cost(board, seat, data.home)
    if data.area == ON_KING:
        return dark_cost(board, board.conjured(tile_king(data.home)))
    if data.area == ON_DARK:
        return dark_cost(board, data.home)
    return relic_cost(board, data.home)


def hex_discount(board: Board, seat: Seat, hex_: Hex) -> i64:
    """G-314: discounts from several cards and from symbols add up."""
    area: i64 = HEXES[hex_].area
    if area == ON_SCRY:
        return board.visible_sum(seat, SCRY_DISCOUNT)
    if area == ON_EDGE:
        return board.visible_sum(seat, EDGE_DISCOUNT) + symbols(board, hex_ - EDGE_FIRST)
    if area == ON_KING:
        return board.visible_sum(seat, KING_DISCOUNT)
    return board.visible_sum(seat, DARK_DISCOUNT) if area == ON_DARK else 0
