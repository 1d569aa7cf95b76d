"""Goetia: why a follower cannot be placed on a hex (G-301, G-302, G-311), or on anything of what
carries hexes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes
from augury.games.goetia.bundle import ATTENTION, BLACK, SORTS, Bundle, count, tokens
from augury.games.goetia.components import (
    ANY_WORLD,
    ED_2019,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_RELIC,
    ON_SCRY,
    PURPLE,
    Hex,
    tile_king,
)
from augury.games.goetia.demons import DEMONS
from augury.games.goetia.hexes import (
    ANY_PACT,
    DECK,
    FREE_FOLLOWER,
    HEXES,
    RELIC_FIRST,
    RESURRECTION,
    WORLD_HEXES,
    HexData,
    dark_gives,
)
from augury.games.goetia.names import (
    board_thing,
    card_thing,
    king_thing,
    slot_thing,
    stack_thing,
    world_thing,
)
from augury.games.goetia.paying import jokers_needed
from augury.games.goetia.rules.available import dark_works, relic_works
from augury.games.goetia.rules.costs import hex_cost, hex_discount
from augury.games.goetia.rules.gaining import needs_sacrifice
from augury.games.goetia.rules.occupied import refuse_occupied
from augury.games.goetia.state import STACKS, Board

HEX_AWAY: Final = Reason("hex-away", "G-301")
RELIC_AWAY: Final = Reason("relic-away", "G-306")
NOT_WAITING: Final = Reason("none-waiting", "G-302")
SACRIFICE: Final = Reason("sacrifice", "G-317")
NO_PACT: Final = Reason("no-pact", "G-302")
NO_SACRIFICED: Final = Reason("none-sacrificed", "G-302")
NONE_AT_EDGE: Final = Reason("none-at-edge", "G-302")


def refuse_hex(board: Board, seat: Seat, hex_: Hex) -> Reason:
    """The first thing that stands in the way: the hex, its condition, its cost."""
    if not is_on_table(board, seat, hex_):
        return RELIC_AWAY if HEXES[hex_].area == ON_RELIC else HEX_AWAY
    return (
        refuse_occupied(board, seat, hex_, "G-304")
        or refuse_condition(board, seat, hex_)
        or refuse_cost(board, seat, hex_)
    )


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


def refuse_condition(board: Board, seat: Seat, hex_: Hex) -> Reason | None:
    """G-302: the extra conditions; None if they are met."""
    data = HEXES[hex_]
    if data.area == ON_EDGE:
        if not board.flipped[data.home]:
            return None if board.waiting[data.home] & (1 << seat) else NOT_WAITING
        if data.home < PURPLE and not board.pacts[data.home]:
            return Reason("no-pact-row", "G-302", {"row": data.home + 1})
        return None
    if data.area == ON_KING and not board.decks[tile_king(data.home)]:
        return Reason("king-empty", "G-302", {"king": king_thing(tile_king(data.home))})
    if board.hand[seat] < 2 and needs_sacrifice(hex_):
        return SACRIFICE
    if data.area == ON_DARK and not dark_works(board, seat, hex_):
        return nothing_there(board, hex_, dark_gives(board.edition, data.home, data.rank))
    if data.area == ON_RELIC and not relic_works(board, seat, data.home):
        op = DEMONS[data.home].effects[0].ops[0]
        if op.sort == codes.DECK:
            return Reason("no-deck", "G-302", {"most": op.number})
        return NO_PACT if op.sort == codes.PACT else NONE_AT_EDGE
    return None


def nothing_there(board: Board, hex_: Hex, gives: i64) -> Reason:
    """G-302: what a Dark hex gives is not to be had now."""
    data = HEXES[hex_]
    if gives == RESURRECTION:
        return NO_SACRIFICED
    if gives == FREE_FOLLOWER:
        return NONE_AT_EDGE
    if gives == DECK:
        return Reason("no-deck", "G-302", {"most": data.number})
    assert gives == ANY_PACT, "everything else can be had, if only in part"
    if board.edition == ED_2019:
        return Reason("no-pact-row", "G-302", {"row": board.row_of(data.home) + 1})
    return NO_PACT


def refuse_cost(board: Board, seat: Seat, hex_: Hex) -> Reason:
    """G-311: the whole cost or nothing; the Attention that is lacking, or else the cubes."""
    cost: Bundle = hex_cost(board, seat, hex_)
    attention: i64 = count(cost, ATTENTION)
    have: i64 = board.stock[seat * SORTS + ATTENTION]
    if attention > have:
        return Reason("short-attention", "G-311", {"needed": attention, "held": have})
    discount: i64 = hex_discount(board, seat, hex_)
    held: Bundle = board.held(seat)
    short: i64 = jokers_needed(cost, held, board.substitutes(seat)) - count(held, BLACK) - discount
    assert short > 0, "nothing else stands in the way"
    return Reason("short-cubes", "G-311", {"needed": tokens(cost) - discount, "short": short})


# What carries hexes: an edge card, a King, a board, a World card, a Relic


def carrier(hex_: HexData) -> str:
    """The thing that a hex is on."""
    if hex_.area & ANY_WORLD:
        return world_thing(hex_.home)
    if hex_.area == ON_EDGE:
        return slot_thing(hex_.home)
    if hex_.area == ON_KING:
        return king_thing(tile_king(hex_.home))
    return card_thing(hex_.home) if hex_.area == ON_RELIC else board_thing(hex_.home)


CARRIERS: Final[list[str]] = [carrier(hex_) for hex_ in HEXES]
OCCUPIED: Final = ["hex-token", "hex-yours", "hex-taken"]


def closest(board: Board, seat: Seat, thing: str) -> Reason | None:
    """Why nothing can be done with what a thing carries, by the hex that lacks least; None if
    something can be done, or if nothing of the kind is asked."""
    best: Reason | None = None
    least: i64 = 0
    legal = board.asked.legal(board)
    for action in carried(board, seat, thing):
        if action in legal:
            return None
        reason = board.asked.refusal(board, action)
        if reason is None:
            continue
        lacking = how_far(reason)
        if best is None or lacking < least:
            best = reason
            least = lacking
    return best


def carried(board: Board, seat: Seat, thing: str) -> list[Action]:
    """What can be done with the hexes of a thing, and with a stack by its top card."""
    found: list[Action] = []
    for stack in range(STACKS):
        top = board.tops[seat * STACKS + stack]
        if top != NONE and thing == stack_thing(stack):
            thing = card_thing(top)
        if top != NONE and thing == card_thing(top):
            found.append(actions.COVER + stack)
            for target in range(STACKS):
                if target != stack:
                    found.append(actions.REARRANGE + stack * STACKS + target)
    for hex_ in range(len(HEXES)):
        if CARRIERS[hex_] == thing and is_on_table(board, seat, hex_):
            found.append(actions.PLACE + hex_)
            if hex_ < WORLD_HEXES:
                found.append(actions.HIDE + hex_)
            if hex_ < RELIC_FIRST:
                found.append(actions.RECALL + hex_)
    return found


def how_far(reason: Reason) -> i64:
    """From being possible: so many tokens; a condition is farther away, then who stands there, and
    farthest a follower who does not."""
    if reason.key == "short-cubes":
        return number(reason, "short")
    if reason.key == "short-attention":
        return number(reason, "needed") - number(reason, "held")
    if reason.key == "recall-nobody":
        return 300
    return 200 if reason.key in OCCUPIED else 100


def number(reason: Reason, name: str) -> i64:
    fact = reason.facts[name]
    assert isinstance(fact, int)
    return fact
