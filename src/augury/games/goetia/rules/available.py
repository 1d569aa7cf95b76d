"""Goetia: which hexes are available to a player (RULES.md 7.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia import actions, codes
from augury.games.goetia.bundle import ATTENTION, SORTS, Bundle
from augury.games.goetia.components import (
    ED_2019,
    NONE,
    PURPLE,
    SLOT_COUNT,
    WORLD_SIZE,
    BoardId,
    Card,
    Hex,
    WorldCard,
    tile_king,
)
from augury.games.goetia.demons import (
    CARD_SORT,
    DARK_BITS,
    DEMONS,
    EDGE_BITS,
    FREE_BITS,
    KING_BITS,
    RELIC_CARD,
    SCRY_BITS,
    SHARE_BITS,
    SUBST_BITS,
    part,
)
from augury.games.goetia.hexes import (
    ANY_PACT,
    DARK_FIRST,
    DARK_SIZE,
    DECK,
    EDGE_FIRST,
    FREE_FOLLOWER,
    HEXES,
    KING_FIRST,
    RELIC_FIRST,
    RELIC_HEX,
    RESURRECTION,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
    dark_gives,
)
from augury.games.goetia.paying import payable
from augury.games.goetia.rules.costs import (
    dark_cost,
    line_at,
    line_costs,
    relic_cost,
    scry_cost,
    symbols,
    with_fee,
)
from augury.games.goetia.rules.followers import waits
from augury.games.goetia.rules.taking import has_open_deck
from augury.games.goetia.state import STACKS, TOKEN_BASE, Board
from augury.kit.cells import EMPTY
from augury.kit.sets import lowest

LAST_FLAG: Final = 0x2000000000000000
USUAL: Final[i64] = 48  # hexes for which there is room at once


def placements(board: Board, seat: Seat) -> vec[i64]:
    """G-301: every hex on which the player can put a follower now. Costs are worked out once per
    card, board or line."""
    if board.hand[seat] == 0:
        return EMPTY
    found: vec[i64] = vec[i64](capacity=USUAL)
    held: Bundle = board.held(seat)
    standing: i64 = board.standing(seat)
    found = world_hexes(board, seat, standing, found)
    found = scry_hexes(board, held, standing, found)
    found = edge_hexes(board, seat, held, standing, found)
    found = dark_hexes(board, seat, held, standing, found)
    return relic_hexes(board, seat, held, standing, found)


def world_hexes(board: Board, seat: Seat, standing: i64, found: vec[i64]) -> vec[i64]:
    """G-305, G-340: World hexes are free. G-303: an empty one too. G-304, G-533: one follower per
    hex, except with SHARE."""
    cards: i64 = 0
    for card in board.world:
        cards |= flag(card)
    if part(standing, SHARE_BITS):
        return add_shared(board, 1 << seat, cards, found)
    return add_vacant(board, cards, WORLD_FIRST, WORLD_SIZE, found)


def flag(number: i64) -> i64:
    """One bit. Sides that are within reach are collected as bits, because hexes are listed in
    ascending order.

    (Compiled, `1 << number` would be a 32-bit shift.)"""
    return LAST_FLAG >> (61 - number)


def add_vacant(
    board: Board, sides: i64, first: vec[i64], size: vec[i64], found: vec[i64]
) -> vec[i64]:
    """The vacant hexes of these World cards, Kings or boards; `first` and `size` tell which hexes
    are theirs."""
    hexes = board.hexes
    while sides:
        side: i64 = lowest(sides)
        sides &= sides - 1
        start: Hex = first[side]
        for hex_ in range(start, start + size[side]):
            if hexes[hex_] == 0:
                found = append(found, actions.PLACE + hex_)
    return found


def add_shared(board: Board, bit: i64, cards: i64, found: vec[i64]) -> vec[i64]:
    """G-533: with SHARE also World hexes with exactly one follower, of an opponent."""
    hexes = board.hexes
    while cards:
        card: WorldCard = lowest(cards)
        cards &= cards - 1
        first: Hex = WORLD_FIRST[card]
        for hex_ in range(first, first + WORLD_SIZE[card]):
            occupant: i64 = hexes[hex_]
            if occupant < TOKEN_BASE and not occupant & bit and not occupant & (occupant - 1):
                found = append(found, actions.PLACE + hex_)
    return found


def scry_hexes(board: Board, held: Bundle, standing: i64, found: vec[i64]) -> vec[i64]:
    """G-346: the hexes of the three visible Scry Boards."""
    boards: i64 = 0
    for row in range(3):
        stack = board.scry[row]
        if stack and payable(
            scry_cost(board, row), part(standing, SCRY_BITS), held, standing >> SUBST_BITS
        ):
            boards |= flag(stack[-1])
    return add_vacant(board, boards, SCRY_FIRST, SCRY_SIZE, found)


def edge_hexes(board: Board, seat: Seat, held: Bundle, standing: i64, found: vec[i64]) -> vec[i64]:
    """G-302: recruiting needs an own follower there, a purple back a Pact in the row. G-341: one
    follower per card."""
    bit: i64 = 1 << seat
    attention: i64 = board.stock[seat * SORTS + ATTENTION]
    free = part(standing, FREE_BITS) > 0
    hexes = board.hexes
    flipped = board.flipped
    waiting = board.waiting
    lines = line_costs(board)
    for slot in range(SLOT_COUNT):
        if hexes[EDGE_FIRST + slot]:
            continue
        if flipped[slot]:
            if slot < PURPLE and not board.pacts[slot]:
                continue
        elif not waiting[slot] & bit:
            continue
        cost: Bundle = with_fee(board, slot, line_at(lines, slot), free)
        discount: i64 = part(standing, EDGE_BITS) + symbols(board, slot)
        if (cost >> 48) <= attention and payable(cost, discount, held, standing >> SUBST_BITS):
            found = append(found, actions.PLACE + EDGE_FIRST + slot)
    return found


def dark_hexes(board: Board, seat: Seat, held: Bundle, standing: i64, found: vec[i64]) -> vec[i64]:
    """King hexes (G-355) and the hexes of Dark Boards without a King (G-347)."""
    attention: i64 = board.stock[seat * SORTS + ATTENTION]
    dark_discount: i64 = part(standing, DARK_BITS)
    king_discount: i64 = part(standing, KING_BITS)
    kings: i64 = 0
    boards: i64 = 0
    for row in range(3):
        for dark in board.dark[row]:
            tile: WorldCard = board.king_on[dark]
            cost: Bundle = dark_cost(board, dark)
            discount: i64 = dark_discount if tile == NONE else king_discount
            if (cost >> 48) > attention or not payable(
                cost, discount, held, standing >> SUBST_BITS
            ):
                continue
            if tile == NONE:
                boards |= flag(dark)
            elif board.decks[tile_king(tile)]:  # G-302, G-350: a King without cards is closed
                kings |= flag(tile)
    found = add_vacant(board, kings, KING_FIRST, WORLD_SIZE, found)
    return add_dark(board, seat, boards, found)


def add_dark(board: Board, seat: Seat, boards: i64, found: vec[i64]) -> vec[i64]:
    hexes = board.hexes
    while boards:
        dark: BoardId = lowest(boards)
        boards &= boards - 1
        first: Hex = DARK_FIRST[dark]
        for hex_ in range(first, first + DARK_SIZE[dark]):
            if hexes[hex_] == 0 and dark_works(board, seat, hex_):
                found = append(found, actions.PLACE + hex_)
    return found


def dark_works(board: Board, seat: Seat, hex_: Hex) -> bool:
    """G-302: what a Dark hex gives must be there to be had (R-7). G-352: GA only gives less. G-307:
    an exchange may be empty."""
    data = HEXES[hex_]
    if data.sacrifice and board.hand[seat] < 2:
        return False
    gives: i64 = dark_gives(board.edition, data.home, data.rank)
    if gives == RESURRECTION:
        return board.graveyard[seat] > 0
    if gives == FREE_FOLLOWER:
        return waits(board, seat)
    if gives == DECK:
        return has_open_deck(board, data.number)
    if gives == ANY_PACT:
        return (
            len(board.pacts[board.row_of(data.home)]) > 0
            if board.edition == ED_2019
            else board.pacts_on_table() > 0
        )
    return True


def relic_hexes(board: Board, seat: Seat, held: Bundle, standing: i64, found: vec[i64]) -> vec[i64]:
    """G-306, G-356: the hexes of one's own visible Relics."""
    relics: i64 = 0
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        card: Card = board.tops[place]
        if card != NONE and CARD_SORT[card] == RELIC_CARD and relic_works(board, seat, card):
            cost: Bundle = relic_cost(board, card)
            if (cost >> 48) <= board.stock[seat * SORTS + ATTENTION] and payable(
                cost, 0, held, standing >> SUBST_BITS
            ):
                relics |= flag(RELIC_HEX[card] - RELIC_FIRST)
    while relics:
        hex_: Hex = RELIC_FIRST + lowest(relics)
        relics &= relics - 1
        if board.hexes[hex_] == 0:
            found = append(found, actions.PLACE + hex_)
    return found


def relic_works(board: Board, seat: Seat, card: Card) -> bool:
    """G-302: Brass Vessel, Seal of Solomon and Aaron's Rod need something to take, Chariot of Fire
    a second follower. G-307: others not."""
    effect = DEMONS[card].effects[0]
    if effect.sacrifice and board.hand[seat] < 2:
        return False
    sort: i64 = effect.ops[0].sort
    if sort == codes.PACT:
        return board.pacts_on_table() > 0
    if sort == codes.DECK:
        return has_open_deck(board, effect.ops[0].number)
    if sort == codes.FOLLOWER:
        return waits(board, seat)
    return True
