"""Goetia: the tableau (RULES.md 7.5): at most four stacks, and only their top cards act."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.state import Action, Seat
from augury.games.goetia import actions, steps
from augury.games.goetia.bundle import CUBES, NOTHING, Colour, count, one
from augury.games.goetia.components import NONE, Card
from augury.games.goetia.demons import CARD_SORT, DEMONS, TREASURE
from augury.games.goetia.hexes import RELIC_HEX
from augury.games.goetia.state import STACKS, Board, card_thing, cube_thing
from augury.kit import things


def receive_card(board: Board, seat: Seat, card: Card) -> None:
    """G-510: a card goes to the tableau at once. G-512: to the lowest free place; without one the
    player covers a stack (R-8)."""
    for stack in range(STACKS):
        if board.tops[seat * STACKS + stack] == NONE:
            put(board, seat, stack, card)
            return
    board.push(steps.COVER, seat, card)


def put(board: Board, seat: Seat, stack: i64, card: Card) -> None:
    """Lay a new card on a stack."""
    place: i64 = seat * STACKS + stack
    under: Card = board.tops[place]
    if under != NONE:
        cover(board, seat, place)
        if board.listening:
            board.tell(
                "covered",
                {"seat": things.seat(seat), "card": card_thing(card), "under": card_thing(under)},
            )
    board.stacks[place].append(card)
    board.tops[place] = card
    if CARD_SORT[card] == TREASURE:
        fill(board, place, card)


def cover(board: Board, seat: Seat, place: i64) -> None:
    """The top card of a stack is covered. G-513: it keeps its WP (a Pact is worth nothing), but has
    no effect any more.

    G-522: cubes on a Treasure go to the supply. G-523: a follower on a Relic is sacrificed; this is
    no PAY event (R-27)."""
    under: Card = board.tops[place]
    for colour in range(CUBES):
        board.supply[colour] += count(board.treasure[place], colour)
    board.treasure[place] = NOTHING
    hex_ = RELIC_HEX[under]
    if hex_ != NONE and board.hexes[hex_]:
        board.hexes[hex_] = 0
        board.graveyard[seat] += 1
        if board.listening:
            board.tell("buried", {"seat": things.seat(seat), "card": card_thing(under)})


def fill(board: Board, place: i64, card: Card) -> None:
    """G-520: a Treasure gets its cubes from the supply; what the supply lacks is missing."""
    printed = DEMONS[card].treasure
    for colour in range(CUBES):
        number: i64 = count(printed, colour)
        if number > board.supply[colour]:
            number = board.supply[colour]
        board.supply[colour] -= number
        board.treasure[place] += one(colour) * number


def stack_choices() -> list[Action]:
    """G-512: with four stacks, any of them."""
    return [actions.COVER, actions.COVER + 1, actions.COVER + 2, actions.COVER + 3]


def take_pact(board: Board, seat: Seat, card: Card) -> None:
    """A Pact leaves the table for a tableau."""
    for row in board.pacts:
        if card in row:
            row.remove(card)
    if board.listening:
        board.tell("pact", {"seat": things.seat(seat), "card": card_thing(card)})
    receive_card(board, seat, card)


def take_demon(board: Board, seat: Seat, card: Card) -> None:
    """A Demon card comes into a tableau."""
    if board.listening:
        board.tell("demon", {"seat": things.seat(seat), "card": card_thing(card)})
    receive_card(board, seat, card)


def release(board: Board, seat: Seat, stack: i64, colour: Colour) -> None:
    """G-521: one cube from a visible Treasure into stock."""
    place: i64 = seat * STACKS + stack
    board.treasure[place] -= one(colour)
    board.stock[seat * 7 + colour] += 1
    if board.listening:
        facts: dict[str, Fact] = {
            "seat": things.seat(seat),
            "card": card_thing(board.tops[place]),
            "cube": cube_thing(colour),
        }
        board.tell("released", facts)


def moves(board: Board, seat: Seat) -> list[Action]:
    """G-531: the top card of one stack onto another, or to the empty place; not if nothing would
    change."""
    found: list[Action] = []
    first: i64 = seat * STACKS
    empty: i64 = NONE
    for stack in range(STACKS):
        if board.tops[first + stack] == NONE:
            empty = stack
            break
    for source in range(STACKS):
        if board.tops[first + source] == NONE:
            continue
        for target in range(STACKS):
            if source == target:
                continue
            if board.tops[first + target] == NONE and (
                target != empty or len(board.stacks[first + source]) == 1
            ):
                continue  # empty places are alike, and a lone card would only change its place
            found.append(actions.MOVE + source * STACKS + target)
    return found


def move(board: Board, seat: Seat, source: i64, target: i64) -> None:
    """G-531 (REARRANGE, the exception of G-514): Treasure cubes move with their card; what it
    covers is covered like any other."""
    come: i64 = seat * STACKS + source
    go: i64 = seat * STACKS + target
    card: Card = board.stacks[come].pop()
    carried = board.treasure[come]
    board.treasure[come] = NOTHING
    board.tops[come] = board.stacks[come][-1] if board.stacks[come] else NONE
    if board.tops[go] != NONE:
        cover(board, seat, go)
    board.stacks[go].append(card)
    board.tops[go] = card
    board.treasure[go] = carried
    if board.listening:
        board.tell(
            "moved",
            {"seat": things.seat(seat), "card": card_thing(card), "stack": f"stack/{target + 1}"},
        )
