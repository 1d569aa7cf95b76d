"""Goetia: what a placement costs (RULES.md 7.2), before it is paid."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia.bundle import CUBES_ONLY, NOTHING, ONE_ATTENTION, Bundle, one
from augury.games.goetia.components import (
    ANY_WORLD,
    BOTH_ROWS,
    ED_2019,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
    PURPLE,
    PURPLE_COST,
    WORLD_COLOUR,
    BoardId,
    Card,
    Hex,
    Slot,
    WorldCard,
    cost_row,
    tile_king,
)
from augury.games.goetia.demons import (
    DARK_BITS,
    DEMONS,
    EDGE_BITS,
    FREE_BITS,
    KING_BITS,
    SCRY_BITS,
    part,
)
from augury.games.goetia.hex_sets import seen_sum
from augury.games.goetia.hexes import EDGE_FIRST, HEXES
from augury.games.goetia.state import Board

Lines: TypeAlias = tuple[Bundle, Bundle, Bundle, Bundle, Bundle, Bundle]


def scry_cost(board: Board, row: i64) -> Bundle:
    """G-319: one cube of the colour of the adjacent World card."""
    card: WorldCard = board.world[row * 3 + 2]
    return one(WORLD_COLOUR[card])


def visible(board: Board, card: WorldCard) -> Bundle:
    """G-313: what is printed on the hexes of a card that hold neither follower nor token."""
    return seen_sum(board.vacant, card)


def line_cost(board: Board, slot: Slot) -> Bundle:
    """G-313: all visible resources of the row or column; printed Attention counts in 2019 only.
    G-343: nothing if all is covered."""
    world = board.world
    first: i64 = slot * 3 if slot < 3 else slot % 3
    step: i64 = 1 if slot < 3 else 3
    total: Bundle = (
        visible(board, world[first])
        + visible(board, world[first + step])
        + visible(board, world[first + 2 * step])
    )
    return total if board.edition == ED_2019 else total & CUBES_ONLY


def line_costs(board: Board) -> Lines:
    """The costs of all lines (see `line_cost`), each World card looked at once: three rows, three
    columns."""
    world = board.world
    only: Bundle = -1 if board.edition == ED_2019 else CUBES_ONLY
    vacant = board.vacant
    a, b, c = seen_sum(vacant, world[0]), seen_sum(vacant, world[1]), seen_sum(vacant, world[2])
    d, e, f = seen_sum(vacant, world[3]), seen_sum(vacant, world[4]), seen_sum(vacant, world[5])
    g, h, i = seen_sum(vacant, world[6]), seen_sum(vacant, world[7]), seen_sum(vacant, world[8])
    top, centre, bottom = a + b + c, d + e + f, g + h + i
    return (
        top & only,
        centre & only,
        bottom & only,
        (a + d + g) & only,
        (b + e + h) & only,
        (c + f + i) & only,
    )


def line_at(lines: Lines, slot: Slot) -> Bundle:
    """The one that a place at the edge stands for: L0 L1 L2 are rows, T0 T1 T2 and B0 B1 B2
    columns."""
    line: i64 = slot if slot < 6 else slot - 3
    if line < 3:
        return lines[0] if line == 0 else lines[1] if line == 1 else lines[2]
    return lines[3] if line == 3 else lines[4] if line == 4 else lines[5]


def edge_cost(board: Board, seat: Seat, slot: Slot) -> Bundle:
    """G-319: recruiting costs 1 Attention and the line; a flipped card only the line (R-2), a
    purple one 4 black cubes more."""
    return with_fee(board, slot, line_cost(board, slot), part(board.standing(seat), FREE_BITS) > 0)


def with_fee(board: Board, slot: Slot, line: Bundle, free: bool) -> Bundle:
    """What an edge card costs when its line costs this much; `free` = the player recruits without
    Attention (NO_ATTENTION)."""
    if board.flipped[slot]:
        return line + PURPLE_COST if slot < PURPLE else line
    return line & CUBES_ONLY if free else line + ONE_ATTENTION


def symbols(board: Board, slot: Slot) -> i64:
    """G-342: one cube less for every player whose follower has left the card; a flipped card shows
    no symbols."""
    if board.flipped[slot]:
        return 0
    waiting: i64 = board.waiting[slot]
    return board.seats - (waiting & 1) - (waiting >> 1 & 1) - (waiting >> 2 & 1) - (waiting >> 3)


def dark_cost(board: Board, dark: BoardId) -> Bundle:
    """G-319: the row that the King leaves visible, or both rows without a King."""
    row: i64 = board.row_shown[dark]
    if row == NONE:
        row = BOTH_ROWS
    return cost_row(board.edition, dark, row)


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
    standing: i64 = board.standing(seat)
    area: i64 = HEXES[hex_].area
    if area == ON_SCRY:
        return part(standing, SCRY_BITS)
    if area == ON_EDGE:
        return part(standing, EDGE_BITS) + symbols(board, hex_ - EDGE_FIRST)
    if area == ON_KING:
        return part(standing, KING_BITS)
    if area == ON_DARK:
        return part(standing, DARK_BITS)
    return 0
