"""Goetia: what the operations of cards and Dark hexes do (G-530, RULES.md 7.6): one function each.
Cards are data."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes, steps
from augury.games.goetia.bundle import ATTENTION, BLACK, COLOURS, CUBES, SORTS, Colour
from augury.games.goetia.codes import Op, exchange_colour
from augury.games.goetia.components import (
    ED_2019,
    KING_CLASS,
    KING_COUNT,
    NONE,
    WORLD_SIZE,
    Card,
    Hex,
    King,
    tile_king,
)
from augury.games.goetia.demons import DEMONS, FIRST_PACT
from augury.games.goetia.hexes import HEXES, RELIC_FIRST, WORLD_FIRST, group_of
from augury.games.goetia.paying import class_of
from augury.games.goetia.rules.gaining import gain, resurrect
from augury.games.goetia.rules.tableau import take_demon
from augury.games.goetia.state import (
    TOKEN_BASE,
    Board,
    cube_thing,
    hex_thing,
    king_thing,
)
from augury.games.goetia.steps import Step
from augury.kit import things


def carry_out(board: Board, seat: Seat, card: Card) -> None:
    """G-356: the effects of a card from left to right, so the last is pushed first. OTHERS waits
    for the owner's triggers (G-310)."""
    ops = DEMONS[card].effects[0].ops
    place: i64 = len(ops) - 1
    while place >= 0:
        operate(board, seat, ops[place])
        place -= 1


def operate(board: Board, seat: Seat, op: Op) -> None:
    """One operation becomes a step; G-534: of the player's own."""
    if op.sort == codes.GAIN:
        gain(board, seat, op.colour, op.number, steps.PLAIN)
    elif op.sort == codes.FOLLOWER:
        board.push(steps.FETCH, seat)
    elif op.sort == codes.RESURRECT:
        resurrect(board, seat)
    elif op.sort == codes.DECK:
        board.push(steps.DECK, seat, op.number)
    elif op.sort == codes.PACT:
        board.push(steps.PACT, seat, NONE)
    elif op.sort == codes.EXCHANGE:
        exchange(board, seat, op.colour, op.into, op.number)
    elif op.sort == codes.HIDE:
        board.push(steps.HIDE, seat, op.number)
    elif op.sort == codes.RECALL:
        board.push(steps.RECALL, seat, op.number, op.scope, 1 if op.linked else 0)
    elif op.sort == codes.TAKE_EACH:
        take_each(board, seat)
    elif op.sort == codes.REARRANGE:
        board.push(steps.MOVE, seat)


# OTHERS


def give_others(board: Board, seat: Seat, card: Card) -> None:
    """G-357: a red-bordered Relic gives something to all others, in turn order from the left; each
    finishes before the next begins."""
    for op in DEMONS[card].effects[0].ops:
        if op.sort == codes.OTHERS:
            other: Seat = (seat + board.seats - 1) % board.seats
            while other != seat:
                gain(board, other, op.colour, op.number, steps.FOE)
                other = (other + board.seats - 1) % board.seats


# DEMON_CARD


def open_decks(board: Board, limit: i64) -> list[King]:
    """G-349: conjured Kings with cards, of class at most the limit. 2019: of any class."""
    found: list[King] = []
    for king in range(KING_COUNT):
        if (
            board.decks[king]
            and (board.edition == ED_2019 or KING_CLASS[king] <= limit)
            and board.conjured(king) != NONE
        ):
            found.append(king)
    return found


def has_open_deck(board: Board, limit: i64) -> bool:
    """Is there one at all (see `open_decks`)?"""
    for tile in board.king_on:
        if (
            tile != NONE
            and board.decks[tile_king(tile)]
            and (board.edition == ED_2019 or KING_CLASS[tile_king(tile)] <= limit)
        ):
            return True
    return False


def take_top_card(board: Board, seat: Seat, king: King) -> None:
    """G-349: the top card of the deck, at once. G-350: an emptied King stays until step 1 of the
    end of the round."""
    board.seal("revealed")
    card: Card = board.decks[king].pop()
    if board.listening:
        board.tell("deck", {"seat": things.seat(seat), "king": king_thing(king)})
    take_demon(board, seat, card)


# EXCHANGE


def exchange(board: Board, seat: Seat, given: i64, into: Colour, most: i64) -> None:
    """G-347, G-530: up to so many cubes, one for one."""
    if given == codes.CHOSEN_COLOUR:
        board.push(steps.COLOUR_TO_EXCHANGE, seat, into, most)
    else:
        colour: i64 = exchange_colour(board.edition) if given == codes.EXCHANGE_COLOUR else given
        board.push(steps.EXCHANGE, seat, colour, into, most)


def usable(board: Board, seat: Seat, given: i64) -> list[Colour]:
    """The cubes that may be given up: the colour, then its substitutes, then black; for any
    coloured ones, just these."""
    found: list[Colour] = []
    first: i64 = seat * SORTS
    if given == codes.ANY_COLOURED:
        for colour in range(COLOURS):
            if board.stock[first + colour]:
                found.append(colour)
        return found
    merges: i64 = board.substitutes(seat)
    if board.stock[first + given]:
        found.append(given)
    for colour in range(COLOURS):
        if (
            colour != given
            and board.stock[first + colour]
            and class_of(colour, merges) == class_of(given, merges)
        ):
            found.append(colour)
    if board.stock[first + BLACK]:
        found.append(BLACK)
    return found


def swap_limit(board: Board, seat: Seat, step: Step) -> i64:
    """How many cubes can be exchanged: as many as allowed, owned, and covered by the supply (no
    stealing)."""
    total: i64 = 0
    for colour in usable(board, seat, step.a):
        total += board.stock[seat * SORTS + colour]
    if total > step.c:
        total = step.c
    return total if total < board.supply[step.b] else board.supply[step.b]


def swap_choices(board: Board, seat: Seat, step: Step) -> list[Action]:
    """R-28: from none to all. A number uses the cubes in the usual order; one cube at a time leaves
    the order to the player."""
    limit: i64 = swap_limit(board, seat, step)
    found: list[Action] = []
    if limit == 0:
        return found
    if step.a != codes.ANY_COLOURED:
        for number in range(limit + 1):
            found.append(actions.EXCHANGE + number)
    cubes = usable(board, seat, step.a)
    cubes.sort()
    if step.a == codes.ANY_COLOURED or len(cubes) > 1:
        for colour in cubes:
            found.append(actions.SWAP + colour)
    if step.a == codes.ANY_COLOURED:
        found.append(actions.PASS)
    return found


def swap(board: Board, seat: Seat, step: Step, colour: Colour) -> None:
    """One cube against one of the other sort."""
    board.pay_in(seat, colour, 1)
    board.supply[step.b] -= 1
    board.stock[seat * SORTS + step.b] += 1
    if board.listening:
        board.tell(
            "exchanged",
            {
                "seat": things.seat(seat),
                "number": 1,
                "cube": cube_thing(colour),
                "into": cube_thing(step.b),
            },
        )
    if step.c > 1:
        board.push(steps.EXCHANGE, seat, step.a, step.b, step.c - 1)


def swap_many(board: Board, seat: Seat, step: Step, number: i64) -> None:
    """So many cubes in the usual order."""
    left: i64 = number
    for colour in usable(board, seat, step.a):
        part: i64 = board.stock[seat * SORTS + colour]
        if part > left:
            part = left
        if part == 0:
            continue
        board.pay_in(seat, colour, part)
        board.supply[step.b] -= part
        board.stock[seat * SORTS + step.b] += part
        left -= part
        if board.listening:
            board.tell(
                "exchanged",
                {
                    "seat": things.seat(seat),
                    "number": part,
                    "cube": cube_thing(colour),
                    "into": cube_thing(step.b),
                },
            )


def swappable_colours(board: Board, seat: Seat, step: Step) -> list[Action]:
    """A single colour is named first; only colours that bring something are offered."""
    found: list[Action] = []
    for colour in range(COLOURS):
        if usable(board, seat, colour) and board.supply[step.a]:
            found.append(actions.CHOOSE + colour)
    return found


# COVER: tokens that hide hexes


def hide_choices(board: Board, seat: Seat) -> list[Action]:
    """G-532: vacant World and New World hexes, as long as the player has a cube or Attention left;
    or no more."""
    found: list[Action] = []
    if board.cubes(seat) + board.stock[seat * SORTS + ATTENTION] > 0:
        for card in board.world:
            first: Hex = WORLD_FIRST[card]
            for hex_ in range(first, first + WORLD_SIZE[card]):
                if board.hexes[hex_] == 0:
                    found.append(actions.HIDE + hex_)
        found.sort()
    found.append(actions.PASS)
    return found


def token_choices(board: Board, seat: Seat) -> list[Action]:
    """G-532: the token is a cube or one Attention from the own stock."""
    found: list[Action] = []
    for colour in range(CUBES):
        if board.stock[seat * SORTS + colour]:
            found.append(actions.TOKEN_ON + colour)
    if board.stock[seat * SORTS + ATTENTION]:
        found.append(actions.TOKEN_ON + CUBES)
    return found


def hide(board: Board, seat: Seat, hex_: Hex, sort: Colour) -> None:
    """G-532: the hex is neither available nor visible until the end of the round."""
    board.stock[seat * SORTS + sort] -= 1
    board.hexes[hex_] = TOKEN_BASE + sort
    if board.listening:
        board.tell(
            "hidden", {"seat": things.seat(seat), "hex": hex_thing(hex_), "cube": cube_thing(sort)}
        )


# RECALL


def recall_choices(board: Board, seat: Seat, areas: i64, linked: bool) -> list[Action]:
    """G-530: own followers in these areas, never on Relics; or no more."""
    found: list[Action] = []
    bit: i64 = 1 << seat
    for hex_ in range(RELIC_FIRST):
        occupant: i64 = board.hexes[hex_]
        if (
            occupant < TOKEN_BASE
            and occupant & bit
            and HEXES[hex_].area & areas
            and (not linked or group_of(board.edition, hex_))
        ):
            found.append(actions.RECALL + hex_)
    found.append(actions.PASS)
    return found


def recall(board: Board, seat: Seat, hex_: Hex) -> None:
    """G-530: back into hand; the hex is vacant again, and nothing is refunded (R-50)."""
    board.hexes[hex_] &= ~(1 << seat)
    board.hand[seat] += 1
    if board.listening:
        board.tell("recalled", {"seat": things.seat(seat), "hex": hex_thing(hex_)})


# TAKE_EACH


def take_each(board: Board, seat: Seat) -> None:
    """G-530: from each opponent in turn order, so the last is pushed first."""
    other: Seat = (seat + board.seats - 1) % board.seats
    while other != seat:
        board.push(steps.ROB, seat, other)
        other = (other + board.seats - 1) % board.seats


def rob_choices(board: Board, victim: Seat) -> list[Action]:
    """Any colour he has; nothing if he has none."""
    found: list[Action] = []
    for colour in range(CUBES):
        if board.stock[victim * SORTS + colour]:
            found.append(actions.ROB + colour)
    return found


def rob(board: Board, seat: Seat, victim: Seat, colour: Colour) -> None:
    board.stock[victim * SORTS + colour] -= 1
    board.stock[seat * SORTS + colour] += 1
    if board.listening:
        board.tell(
            "robbed",
            {"seat": things.seat(seat), "from": things.seat(victim), "cube": cube_thing(colour)},
        )


# PACT


def pact_choices(board: Board, row: i64) -> list[Action]:
    """G-345, G-351: the Pacts of a row, or all on the table."""
    found: list[Action] = []
    for number in range(3):
        if row in (NONE, number):
            for card in board.pacts[number]:
                found.append(actions.PACT_CARD + card - FIRST_PACT)
    found.sort()
    return found
