"""Goetia: the table as a seat sees it: worlds, edges, boards, kings, pacts, and their prices."""

from __future__ import annotations

from typing import Final

from augury.games.goetia.bundle import (
    ATTENTION,
    BLACK,
    LETTERS,
    NOTHING,
    SORTS,
    count,
    one,
    spread_out,
    tokens,
)
from augury.games.goetia.components import (
    BOARD_ATTENTION,
    BOARD_CLASS,
    BOARD_IDS,
    BOARD_NAMES,
    EDGE_NAMES,
    KING_CLASS,
    KING_CODES,
    KING_NAMES,
    KING_NUMBERS,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
    PURPLE,
    ROW_NAMES,
    SLOTS,
    TILE_COUNT,
    WORLD_COLOUR,
    WORLD_NAMES,
    WORLD_SIZE,
    cost_row,
    tile_king,
)
from augury.games.goetia.demons import (
    CARD_NAMES,
    DARK_DISCOUNT,
    EDGE_DISCOUNT,
    KING_DISCOUNT,
    SCRY_DISCOUNT,
)
from augury.games.goetia.hexes import (
    BACK_SIDES,
    DARK_FIRST,
    DARK_SIZE,
    EDGE_FIRST,
    FREE_FOLLOWER,
    GIVES,
    HEXES,
    KING_FIRST,
    REWARDS,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
    dark_gives,
    link_of,
)
from augury.games.goetia.names import card_thing, slot_thing
from augury.games.goetia.notes import followed, notes, printed, vacant
from augury.games.goetia.paying import only_payment, payable, usual_payment
from augury.games.goetia.redeal import knows_deck
from augury.games.goetia.rules.costs import (
    hex_cost,
    hex_discount,
    line_cost,
    symbols,
    with_fee,
)
from augury.games.goetia.rules.scoring import pact_points
from augury.games.goetia.state import STACKS, TOKEN_BASE, Board
from augury.games.goetia.view_types import (
    BoardView,
    Discount,
    EdgeView,
    HexView,
    KingView,
    PactView,
    Price,
    WorldView,
)

EDGE_PLACES: Final = 4  # on an edge card (G-110)
DISCOUNTS: Final = {
    ON_SCRY: SCRY_DISCOUNT,
    ON_EDGE: EDGE_DISCOUNT,
    ON_KING: KING_DISCOUNT,
    ON_DARK: DARK_DISCOUNT,
}
REWARD_CODES: Final = {number: code for code, number in REWARDS.items()}


def letters(bundle: int) -> list[str]:
    return [LETTERS[colour] for colour in spread_out(bundle)]


def seats_of(board: Board, bits: int) -> list[int]:
    return [seat for seat in range(board.seats) if bits & (1 << seat)]


def hex_view(
    board: Board, seat: int, number: int, reward: str = "", gives: tuple[int, int] | None = None
) -> HexView:
    """`reward` and `gives`, if they are not those of the printed hex."""
    data = HEXES[number]
    occupant = board.hexes[number]
    free = vacant(board, number)
    if not reward:
        gives = printed(number)
        reward = REWARD_CODES.get(data.gives, "")
        if data.gives == GIVES:
            reward = f"{data.number}{LETTERS[data.colour]}"
        elif not reward:
            reward = f"D{data.number}"
    return HexView(
        id=data.name,
        rank=data.rank,
        link=link_of(data, board.edition),
        reward=reward,
        sacrifice=data.sacrifice,
        followers=seats_of(board, occupant) if occupant < TOKEN_BASE else [],
        token=LETTERS[occupant - TOKEN_BASE] if occupant >= TOKEN_BASE else "",
        vacant=free,
        stays=free > 0 and followed(board, number),
        notes=notes(board, seat, number, gives),
    )


def hex_views(board: Board, seat: int, first: int, size: int) -> list[HexView]:
    return [hex_view(board, seat, number) for number in range(first, first + size)]


def price(board: Board, seat: int, number: int) -> Price:
    """A spectator sees the printed price."""
    if not 0 <= seat < board.seats:
        return printed_price(hex_cost(board, 0, number))
    cost = hex_cost(board, seat, number)
    discount = hex_discount(board, seat, number)
    held, merges = board.held(seat), board.substitutes(seat)
    attention = count(cost, ATTENTION)
    can = attention <= board.stock[seat * SORTS + ATTENTION] and payable(
        cost, discount, held, merges
    )
    paid = usual_payment(cost, discount, held, merges) if can else NOTHING
    return Price(
        tokens=letters(cost),
        discount=discount,
        discounts=discounts(board, seat, number),
        payable=can,
        pays=letters(paid + one(ATTENTION) * attention) if can else [],
        choice=can and not only_payment(paid, cost, discount, held, merges),
        cubes=max(0, tokens(cost) - discount),
        attention=attention,
        jokers=max(0, count(paid, BLACK) - count(cost, BLACK)),
    )


def printed_price(cost: int) -> Price:
    """What nobody in particular would pay."""
    return Price(
        tokens=letters(cost),
        discount=0,
        discounts=[],
        payable=False,
        pays=[],
        choice=False,
        cubes=tokens(cost),
        attention=count(cost, ATTENTION),
        jokers=0,
    )


def no_price() -> Price:
    """There is nothing to pay for yet."""
    return printed_price(NOTHING)


def discounts(board: Board, seat: int, number: int) -> list[Discount]:
    """G-314: the symbols of the edge card, then the visible Powers, each with its number."""
    area = HEXES[number].area
    found = []
    if area == ON_EDGE and symbols(board, number - EDGE_FIRST):
        found.append(
            Discount(
                thing=slot_thing(number - EDGE_FIRST),
                number=symbols(board, number - EDGE_FIRST),
            )
        )
    table = DISCOUNTS.get(area)
    for top in board.tops[seat * STACKS : seat * STACKS + STACKS]:
        if table is not None and top != NONE and table[top]:
            found.append(Discount(thing=card_thing(top), number=table[top]))
    return found


def world_view(board: Board, seat: int, card: int) -> WorldView:
    if card == NONE:
        return WorldView(card="", king="", colour="", hexes=[])
    return WorldView(
        card=WORLD_NAMES[card],
        king=KING_CODES[tile_king(card)] if card < TILE_COUNT else "",
        colour=LETTERS[WORLD_COLOUR[card]],
        hexes=hex_views(board, seat, WORLD_FIRST[card], WORLD_SIZE[card]),
    )


def edge_view(board: Board, seat: int, slot: int) -> EdgeView:
    """R-21: purple cards are known, the others once they are flipped."""
    known = slot < PURPLE or board.flipped[slot]
    reward, gives = "REC", None
    if board.flipped[slot] and slot < PURPLE:
        reward = "PACT"
    elif board.flipped[slot]:
        back = BACK_SIDES[board.edge[slot]]
        reward, gives = f"{back.number}{LETTERS[back.colour]}", (back.colour, back.number)
    gap = NONE in board.world
    return EdgeView(
        slot=SLOTS[slot],
        card=EDGE_NAMES[board.edge[slot]] if known else "",
        flipped=bool(board.flipped[slot]),
        waiting=seats_of(board, board.waiting[slot]),
        symbols=symbols(board, slot),
        discs=EDGE_PLACES - board.seats,
        open=bool(
            board.flipped[slot] or not 0 <= seat < board.seats or board.waiting[slot] & (1 << seat)
        ),
        charges=[slot * 3 + i if slot < 3 else slot % 3 + 3 * i for i in range(3)],
        line=[] if gap else letters(line_cost(board, slot)),
        fee=letters(with_fee(board, slot, NOTHING, False)),
        price=no_price() if gap else price(board, seat, EDGE_FIRST + slot),
        hex=hex_view(board, seat, EDGE_FIRST + slot, reward, gives),
    )


def scry_view(board: Board, seat: int, row: int) -> BoardView:
    number = board.scry[row][-1]
    gap = board.world[row * 3 + 2] == NONE
    return BoardView(
        board=BOARD_IDS[number],
        name=BOARD_NAMES[number],
        board_class=BOARD_CLASS[number],
        dark=False,
        attention=board.on_board[row],
        attention_printed=BOARD_ATTENTION[number],
        rows=[letters(cost_row(board.edition, number, side)) for side in range(2)],
        row_shown="",
        king="",
        tile="",
        price=no_price() if gap else price(board, seat, SCRY_FIRST[number]),
        hexes=hex_views(board, seat, SCRY_FIRST[number], SCRY_SIZE[number]),
    )


def dark_view(board: Board, seat: int, number: int) -> BoardView:
    tile = board.king_on[number]
    shown = board.row_shown[number]
    if tile != NONE:
        hexes = hex_views(board, seat, KING_FIRST[tile], WORLD_SIZE[tile])
    else:
        hexes = [dark_hex(board, seat, number, rank) for rank in range(1, DARK_SIZE[number] + 1)]
    chosen = tile == NONE or shown != NONE  # while the conjurer chooses a row there is no price yet
    first = KING_FIRST[tile] if tile != NONE else DARK_FIRST[number]
    return BoardView(
        board=BOARD_IDS[number],
        name=BOARD_NAMES[number],
        board_class=BOARD_CLASS[number],
        dark=True,
        attention=0,
        attention_printed=0,
        rows=[letters(cost_row(board.edition, number, side)) for side in range(2)],
        row_shown="" if shown == NONE else ROW_NAMES[shown],
        king=KING_CODES[tile_king(tile)] if tile != NONE else "",
        tile=WORLD_NAMES[tile] if tile != NONE else "",
        price=price(board, seat, first) if chosen else no_price(),
        hexes=hexes,
    )


def dark_hex(board: Board, seat: int, number: int, rank: int) -> HexView:
    follower = dark_gives(board.edition, number, rank) == FREE_FOLLOWER
    return hex_view(board, seat, DARK_FIRST[number] + rank - 1, "F" if follower else "")


def king_view(board: Board, seat: int, king: int) -> KingView:
    deck = board.decks[king]
    return KingView(
        king=KING_CODES[king],
        name=KING_NAMES[king],
        number=KING_NUMBERS[king],
        king_class=KING_CLASS[king],
        deck_size=len(deck),
        looked=seats_of(board, board.looked[king]),
        deck=[CARD_NAMES[card] for card in reversed(deck)] if knows_deck(board, seat, king) else [],
    )


def pact_view(board: Board, card: int) -> PactView:
    return PactView(
        pact=CARD_NAMES[card], worth=[pact_points(board, seat, card) for seat in range(board.seats)]
    )
