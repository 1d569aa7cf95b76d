"""Goetia: which hexes are available to a player (RULES.md 7.1)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia import codes
from augury.games.goetia.bundle import ATTENTION, SORTS, Bundle
from augury.games.goetia.components import (
    ED_2019,
    NONE,
    PURPLE,
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
from augury.games.goetia.hex_sets import (
    DARK_SET,
    EDGE_SHIFT,
    HEX_FLAG,
    HEX_WORD,
    HIGH_KINGS,
    KING_HIGH,
    KING_LOW,
    SCRY_SET,
    WORLD_HIGH,
    WORLD_LOW,
    HexSet,
)
from augury.games.goetia.hexes import (
    ANY_PACT,
    DECK,
    FREE_FOLLOWER,
    HEXES,
    RELIC_HEX,
    RESURRECTION,
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
from augury.kit.sets import is_single, lowest


def placements(board: Board, seat: Seat) -> HexSet:
    """G-301: every hex on which the player can put a follower now. Costs are worked out once per
    card, board or line."""
    if board.hand[seat] == 0:
        return 0, 0, 0, 0, 0
    held: Bundle = board.held(seat)
    standing: i64 = board.standing(seat)
    low, high = world_hexes(board, seat, standing)
    edge: i64 = edge_hexes(board, seat, held, standing) << EDGE_SHIFT
    kings, boards = dark_hexes(board, seat, held, standing)
    return (
        low,
        high,
        scry_hexes(board, held, standing) | edge,
        kings,
        boards | relic_hexes(board, seat, held, standing),
    )


def world_hexes(board: Board, seat: Seat, standing: i64) -> tuple[i64, i64]:
    """G-305, G-340: World hexes are free. G-303: an empty one too. G-304, G-533: one follower per
    hex, except with SHARE."""
    low: i64 = 0
    high: i64 = 0
    for card in board.world:
        low |= WORLD_LOW[card]
        high |= WORLD_HIGH[card]
    if part(standing, SHARE_BITS):
        return low & ~closed(board, seat, 0), high & ~closed(board, seat, 1)
    vacant = board.vacant
    return low & vacant[0], high & vacant[1]


def closed(board: Board, seat: Seat, word: i64) -> i64:
    """G-533: with SHARE the occupied World hexes without those of exactly one follower, of an
    opponent."""
    found: i64 = 0
    bit: i64 = 1 << seat
    for hex_ in board.occupied():
        occupant: i64 = board.hexes[hex_]
        shut = occupant >= TOKEN_BASE or occupant & bit > 0 or not is_single(occupant)
        if shut and HEX_WORD[hex_] == word:
            found |= HEX_FLAG[hex_]
    return found


def scry_hexes(board: Board, held: Bundle, standing: i64) -> i64:
    """G-346: the hexes of the three visible Scry Boards."""
    found: i64 = 0
    discount: i64 = part(standing, SCRY_BITS)
    for row in range(3):
        stack = board.scry[row]
        if stack and payable(scry_cost(board, row), discount, held, standing >> SUBST_BITS):
            found |= SCRY_SET[stack[-1]]
    return found & board.vacant[2]


def edge_hexes(board: Board, seat: Seat, held: Bundle, standing: i64) -> i64:
    """G-302: recruiting needs an own follower there, a purple back a Pact in the row. G-341: one
    follower per card. The set begins with the first place at the edge."""
    bit: i64 = 1 << seat
    attention: i64 = board.stock[seat * SORTS + ATTENTION]
    free = part(standing, FREE_BITS) > 0
    flipped = board.flipped
    waiting = board.waiting
    lines = line_costs(board)
    found: i64 = 0
    places: i64 = board.vacant[2] >> EDGE_SHIFT
    while places:
        slot: i64 = lowest(places)
        places &= places - 1
        discount: i64 = part(standing, EDGE_BITS)
        if flipped[slot]:
            if slot < PURPLE and not board.pacts[slot]:
                continue
        else:
            if not waiting[slot] & bit:
                continue
            discount += symbols(board, slot)
        cost: Bundle = with_fee(board, slot, line_at(lines, slot), free)
        if (cost >> 48) <= attention and payable(cost, discount, held, standing >> SUBST_BITS):
            found |= 1 << slot
    return found


def dark_hexes(board: Board, seat: Seat, held: Bundle, standing: i64) -> tuple[i64, i64]:
    """King hexes (G-355) and the hexes of Dark Boards without a King (G-347)."""
    attention: i64 = board.stock[seat * SORTS + ATTENTION]
    merges: i64 = standing >> SUBST_BITS
    kings: i64 = 0  # in the word before the last
    boards: i64 = 0  # in the last: Kings there, and Dark Boards
    low: i64 = board.vacant[3]
    high: i64 = board.vacant[4]
    for row in range(3):
        for dark in board.dark[row]:
            tile: WorldCard = board.king_on[dark]
            discount: i64 = part(standing, DARK_BITS)
            fewer: i64 = 0
            more: i64 = 0
            if tile == NONE:
                more = DARK_SET[dark] & high
            elif board.decks[tile_king(tile)]:  # G-302, G-350: a King without cards is closed
                discount = part(standing, KING_BITS)
                fewer = KING_LOW[tile] & low
                more = KING_HIGH[tile] & high
            if fewer | more:
                cost: Bundle = dark_cost(board, dark)
                if (cost >> 48) <= attention and payable(cost, discount, held, merges):
                    kings |= fewer
                    boards |= more if tile != NONE else working(board, seat, more)
    return kings, boards


def working(board: Board, seat: Seat, hexes: i64) -> i64:
    """Those of some hexes of Dark Boards that can give what they promise."""
    found: i64 = 0
    while hexes:
        hex_: Hex = HIGH_KINGS + lowest(hexes)
        hexes &= hexes - 1
        if dark_works(board, seat, hex_):
            found |= HEX_FLAG[hex_]
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


def relic_hexes(board: Board, seat: Seat, held: Bundle, standing: i64) -> i64:
    """G-306, G-356: the hexes of one's own visible Relics."""
    found: i64 = 0
    tops = board.tops
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        card: Card = tops[place]
        if card != NONE and CARD_SORT[card] == RELIC_CARD and relic_works(board, seat, card):
            cost: Bundle = relic_cost(board, card)
            if (cost >> 48) <= board.stock[seat * SORTS + ATTENTION] and payable(
                cost, 0, held, standing >> SUBST_BITS
            ):
                found |= HEX_FLAG[RELIC_HEX[card]]
    return found & board.vacant[4]


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
