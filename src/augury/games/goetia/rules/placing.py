"""Goetia: placing a follower (RULES.md 7.1, 7.2, 7.4): which hexes are available, what they cost,
what they give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes, steps
from augury.games.goetia.bundle import (
    ATTENTION,
    CUBES,
    NOTHING,
    SORTS,
    WHITE,
    Bundle,
    Colour,
    count,
    tokens,
)
from augury.games.goetia.components import (
    ANY_WORLD,
    ED_2019,
    NONE,
    ON_DARK,
    PURPLE,
    SLOT_COUNT,
    WORLD_COUNT,
    WORLD_SIZE,
    BoardId,
    Card,
    Hex,
    Slot,
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
    BACK_SIDES,
    DARK_FIRST,
    DARK_SIZE,
    DEMON_CARD,
    EDGE_FIRST,
    EDGE_REWARD,
    EXCHANGE,
    EXCHANGE_LIMIT,
    FREE_FOLLOWER,
    GIVES,
    HEXES,
    KING_FIRST,
    PACT_AND_ATTENTION,
    PACT_ATTENTION,
    RELIC,
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
    hex_cost,
    hex_discount,
    line_at,
    line_costs,
    relic_cost,
    scry_cost,
    symbols,
    with_fee,
)
from augury.games.goetia.rules.effects import carry_out, exchange, give_others, has_open_deck
from augury.games.goetia.rules.gaining import (
    fetch,
    fire,
    gain,
    needs_sacrifice,
    receive,
    remember_visible,
    resurrect,
    sacrifice,
    waits,
)
from augury.games.goetia.state import STACKS, TOKEN_BASE, Board, cube_thing, hex_thing
from augury.kit import things

LAST_FLAG: Final = 0x2000000000000000

# 7.1 Legality


def placements(board: Board, seat: Seat) -> list[Action]:
    """G-301: every hex on which the player can put a follower now. Costs are worked out once per
    card, board or line."""
    found: list[Action] = []
    if board.hand[seat] == 0:
        return found
    held: Bundle = board.held(seat)
    standing: i64 = board.standing(seat)
    world_hexes(board, seat, standing, found)
    scry_hexes(board, held, standing, found)
    edge_hexes(board, seat, held, standing, found)
    dark_hexes(board, seat, held, standing, found)
    relic_hexes(board, seat, held, standing, found)
    return found


def world_hexes(board: Board, seat: Seat, standing: i64, found: list[Action]) -> None:
    """G-305, G-340: World hexes are free. G-303: an empty one too. G-304, G-533: one follower per
    hex, except with SHARE."""
    cards: i64 = 0
    for card in board.world:
        cards |= flag(card)
    if part(standing, SHARE_BITS):
        add_shared(board, 1 << seat, cards, found)
    else:
        add_vacant(board, cards, WORLD_FIRST, WORLD_SIZE, found)


def flag(number: i64) -> i64:
    """One bit. Sides that are within reach are collected as bits, because hexes are listed in
    ascending order.

    (Compiled, `1 << number` would be a 32-bit shift.)"""
    return LAST_FLAG >> (61 - number)


def add_vacant(
    board: Board, sides: i64, first: list[Hex], size: list[i64], found: list[Action]
) -> None:
    """The vacant hexes of these World cards, Kings or boards; `first` and `size` tell which hexes
    are theirs."""
    hexes = board.hexes
    side: i64 = 0
    while sides >> side:
        if sides >> side & 1:
            start: Hex = first[side]
            for hex_ in range(start, start + size[side]):
                if hexes[hex_] == 0:
                    found.append(actions.PLACE + hex_)
        side += 1


def add_shared(board: Board, bit: i64, cards: i64, found: list[Action]) -> None:
    """G-533: with SHARE also World hexes with exactly one follower, of an opponent."""
    for card in range(WORLD_COUNT):
        if cards >> card & 1:
            first: Hex = WORLD_FIRST[card]
            for hex_ in range(first, first + WORLD_SIZE[card]):
                occupant: i64 = board.hexes[hex_]
                if occupant < TOKEN_BASE and not occupant & bit and not occupant & (occupant - 1):
                    found.append(actions.PLACE + hex_)


def scry_hexes(board: Board, held: Bundle, standing: i64, found: list[Action]) -> None:
    """G-346: the hexes of the three visible Scry Boards."""
    boards: i64 = 0
    for row in range(3):
        stack = board.scry[row]
        if stack and payable(
            scry_cost(board, row), part(standing, SCRY_BITS), held, standing >> SUBST_BITS
        ):
            boards |= flag(stack[-1])
    add_vacant(board, boards, SCRY_FIRST, SCRY_SIZE, found)


def edge_hexes(board: Board, seat: Seat, held: Bundle, standing: i64, found: list[Action]) -> None:
    """G-302: recruiting needs an own follower there, a purple back a Pact in the row. G-341: one
    follower per card."""
    bit: i64 = 1 << seat
    attention: i64 = board.stock[seat * SORTS + ATTENTION]
    free = part(standing, FREE_BITS) > 0
    lines = line_costs(board)
    for slot in range(SLOT_COUNT):
        if board.hexes[EDGE_FIRST + slot]:
            continue
        if board.flipped[slot]:
            if slot < PURPLE and not board.pacts[slot]:
                continue
        elif not board.waiting[slot] & bit:
            continue
        cost: Bundle = with_fee(board, slot, line_at(lines, slot), free)
        discount: i64 = part(standing, EDGE_BITS) + symbols(board, slot)
        if (cost >> 48) <= attention and payable(cost, discount, held, standing >> SUBST_BITS):
            found.append(actions.PLACE + EDGE_FIRST + slot)


def dark_hexes(board: Board, seat: Seat, held: Bundle, standing: i64, found: list[Action]) -> None:
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
    add_vacant(board, kings, KING_FIRST, WORLD_SIZE, found)
    add_dark(board, seat, boards, found)


def add_dark(board: Board, seat: Seat, boards: i64, found: list[Action]) -> None:
    dark: BoardId = 0
    while boards >> dark:
        if boards >> dark & 1:
            first: Hex = DARK_FIRST[dark]
            for hex_ in range(first, first + DARK_SIZE[dark]):
                if board.hexes[hex_] == 0 and dark_works(board, seat, hex_):
                    found.append(actions.PLACE + hex_)
        dark += 1


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
    if gives == DEMON_CARD:
        return has_open_deck(board, data.number)
    if gives == ANY_PACT:
        return (
            len(board.pacts[board.row_of(data.home)]) > 0
            if board.edition == ED_2019
            else board.pacts_on_table() > 0
        )
    return True


def relic_hexes(board: Board, seat: Seat, held: Bundle, standing: i64, found: list[Action]) -> None:
    """G-306, G-356: the hexes of the own visible Relics."""
    relics: i64 = 0
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        card: Card = board.tops[place]
        if card != NONE and CARD_SORT[card] == RELIC_CARD and relic_works(board, seat, card):
            cost: Bundle = relic_cost(board, card)
            if (cost >> 48) <= board.stock[seat * SORTS + ATTENTION] and payable(
                cost, 0, held, standing >> SUBST_BITS
            ):
                relics |= flag(RELIC_HEX[card] - RELIC_FIRST)
    relic: i64 = 0
    while relics >> relic:
        if relics >> relic & 1 and board.hexes[RELIC_FIRST + relic] == 0:
            found.append(actions.PLACE + RELIC_FIRST + relic)
        relic += 1


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


# The resolution of a placement (G-310)


def choose_hex(board: Board, seat: Seat, hex_: Hex) -> None:
    """G-310: the hex is chosen; what follows is stacked in reverse order. Events of the placement
    begin here (G-505)."""
    remember_visible(board)
    board.placing = hex_
    if board.listening:
        board.tell("placed", {"seat": things.seat(seat), "hex": hex_thing(hex_)})
    board.push(steps.NEXT, seat)
    if hex_ >= RELIC_FIRST and DEMONS[HEXES[hex_].home].red:
        board.push(steps.OTHERS, seat)
    board.push(steps.USED, seat)
    board.push(steps.ENTER, seat)
    cost: Bundle = hex_cost(board, seat, hex_)
    if cost != NOTHING or needs_sacrifice(hex_):
        board.push(steps.PAID, seat)
        owe(board, seat, cost, hex_discount(board, seat, hex_))


def owe(board: Board, seat: Seat, cost: Bundle, discount: i64) -> None:
    """G-311: something is to be paid. G-314: discounts lower the cubes, never the Attention, and
    not below zero."""
    board.cost = cost
    board.discount = discount
    if tokens(cost):
        board.push(steps.PAYMENT, seat)


def paid(board: Board, seat: Seat) -> None:
    """G-310: after the cubes the Attention, then the sacrifice, then the PAY triggers. G-506: free
    hexes raise no PAY."""
    attention: i64 = count(board.cost, ATTENTION)
    board.cost = NOTHING
    board.discount = 0
    if attention:
        board.pay_in(seat, ATTENTION, attention)
        if board.listening:
            board.tell(
                "paid",
                {"seat": things.seat(seat), "number": attention, "cube": cube_thing(ATTENTION)},
            )
    if needs_sacrifice(board.placing):
        sacrifice(board, seat)
    fire(board, seat, codes.PAID, 0)


def pay_cubes(board: Board, seat: Seat, cubes: Bundle) -> None:
    """G-318: cubes paid go to the supply."""
    for colour in range(CUBES):
        number: i64 = count(cubes, colour)
        if number:
            board.pay_in(seat, colour, number)
            if board.listening:
                board.tell(
                    "paid",
                    {"seat": things.seat(seat), "number": number, "cube": cube_thing(colour)},
                )


def enter(board: Board, seat: Seat) -> None:
    """G-310: the follower stands on the hex; G-322: the reward follows at once."""
    hex_: Hex = board.placing
    board.hand[seat] -= 1
    board.hexes[hex_] |= 1 << seat
    data = HEXES[hex_]
    if data.gives == EDGE_REWARD:
        edge_reward(board, seat, data.home)
    elif data.gives == RELIC:
        carry_out(board, seat, data.home)
    elif data.area == ON_DARK:
        dark_reward(board, seat, hex_)
    elif data.gives == GIVES:
        gain_at_once(
            board,
            seat,
            data.colour,
            data.number,
            steps.PRINTED if data.area & ANY_WORLD else steps.PLAIN,
        )
    elif data.gives == FREE_FOLLOWER:
        board.push(steps.FETCH, seat)
    elif data.gives == RESURRECTION:
        resurrect(board, seat)


def gain_at_once(board: Board, seat: Seat, sort: Colour, number: i64, source: i64) -> None:
    """G-322: a reward before which nothing else is to be done; G-323: only the colour of white
    cubes is asked for."""
    if sort == WHITE:
        board.push(steps.CHOOSE, seat, number, source)
    else:
        receive(board, seat, sort, number, source)


def edge_reward(board: Board, seat: Seat, slot: Slot) -> None:
    """G-341: recruit the own follower. G-345: a purple back gives a Pact of its row. Other backs
    give what is printed."""
    if not board.flipped[slot]:
        fetch(board, seat, slot)
        if board.listening:
            facts: dict[str, Fact] = {
                "seat": things.seat(seat),
                "hex": hex_thing(EDGE_FIRST + slot),
            }
            board.tell("recruited", facts)
    elif slot < PURPLE:
        board.push(steps.PACT, seat, slot)
    else:
        back = BACK_SIDES[board.edge[slot]]
        gain_at_once(board, seat, back.colour, back.number, steps.PLAIN)


def dark_reward(board: Board, seat: Seat, hex_: Hex) -> None:
    """G-347..G-354: what a Dark Board without a King gives."""
    data = HEXES[hex_]
    gives: i64 = dark_gives(board.edition, data.home, data.rank)
    if gives == EXCHANGE:
        exchange(board, seat, codes.EXCHANGE_COLOUR, ATTENTION, EXCHANGE_LIMIT)
    elif gives == GIVES:
        gain_at_once(board, seat, data.colour, data.number, steps.PLAIN)  # G-348
    elif gives == DEMON_CARD:
        board.push(steps.DECK, seat, data.number)
    elif gives == ANY_PACT:
        board.push(steps.PACT, seat, board.row_of(data.home) if board.edition == ED_2019 else NONE)
    elif gives == PACT_AND_ATTENTION:
        board.push(steps.PACT, seat, NONE)
        gain(board, seat, ATTENTION, PACT_ATTENTION, steps.PLAIN)
    elif gives == RESURRECTION:
        resurrect(board, seat)  # G-353
    elif gives == FREE_FOLLOWER:
        board.push(steps.FETCH, seat)


def used(board: Board, seat: Seat) -> None:
    """G-506: every placement is a HEX event."""
    fire(board, seat, codes.HEX_USED, 0)


def benefit_others(board: Board, seat: Seat) -> None:
    """G-310: benefits for other players come last."""
    give_others(board, seat, HEXES[board.placing].home)
