"""Goetia: the tableau (RULES.md 7.5): at most four stacks, and only their top cards act."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import CUBES, NOTHING, SORTS, Bundle, Colour, count, one
from augury.games.goetia.components import NONE, Card
from augury.games.goetia.demons import CARD_POINTS, CARD_SORT, DEMONS, TREASURE
from augury.games.goetia.hexes import RELIC_HEX
from augury.games.goetia.names import card_thing, cube_thing, stack_thing
from augury.games.goetia.state import SEATS, STACKS, Board, Question
from augury.kit import things
from augury.kit.cells import add, added, cells_of, changed
from augury.kit.piles import put_on, take_off, without


def receive_card(board: Board, seat: Seat, card: Card) -> None:
    """G-510: a card goes to the tableau at once. G-512: to the lowest free place; without one the
    player covers a stack (R-8)."""
    for stack in range(STACKS):
        if board.tops[seat * STACKS + stack] == NONE:
            put(board, seat, stack, card)
            return
    board.push(Cover(seat, card))


ANY_STACK: Final = cells_of([actions.COVER + stack for stack in range(STACKS)])


@mypyc_attr(acyclic=True)
class Cover(Question):
    """G-512: which stack the new card covers."""

    def __init__(self, seat: Seat = 0, card: Card = 0) -> None:
        super().__init__(seat)
        self.card: Card = card

    def kind(self) -> i64:
        return 13

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.card, 0, 0

    def word(self) -> str:
        return "cover"

    def thing(self) -> str:
        return card_thing(self.card)

    def choices(self, board: Board) -> vec[i64]:
        """With four stacks, any of them."""
        return ANY_STACK

    def answer(self, board: Board, action: Action) -> None:
        put(board, self.seat, action - actions.COVER, self.card)

    def rule(self) -> str:
        return "G-512"


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
    put_on(board.stacks, place, card)
    board.tops = changed(board.tops, place, card)
    board.worth = added(board.worth, seat, CARD_POINTS[card])
    board.tableaus = added(board.tableaus, seat, 1)
    if CARD_SORT[card] == TREASURE:
        fill(board, place, card)


def cover(board: Board, seat: Seat, place: i64) -> None:
    """The top card of a stack is covered. G-513: it keeps its WP (a Pact is worth nothing), but has
    no effect any more.

    G-522: cubes on a Treasure go to the supply. G-523: a follower on a Relic is sacrificed; this is
    no PAY event (R-27)."""
    under: Card = board.tops[place]
    cubes: Bundle = board.treasure[place]
    if cubes != NOTHING:
        for colour in range(CUBES):
            add(board.supply, colour, count(cubes, colour))
        board.treasure = changed(board.treasure, place, NOTHING)
    hex_ = RELIC_HEX[under]
    if hex_ != NONE and board.hexes[hex_]:
        board.occupy(hex_, 0)
        board.graveyard = added(board.graveyard, seat, 1)
        if board.listening:
            board.tell("buried", {"seat": things.seat(seat), "card": card_thing(under)})


def fill(board: Board, place: i64, card: Card) -> None:
    """G-520: a Treasure gets its cubes from the supply; what the supply lacks is missing."""
    printed = DEMONS[card].treasure
    filled: Bundle = NOTHING
    for colour in range(CUBES):
        number: i64 = count(printed, colour)
        if number > board.supply[colour]:
            number = board.supply[colour]
        add(board.supply, colour, -number)
        filled += one(colour) * number
    board.treasure = changed(board.treasure, place, filled)


def take_pact(board: Board, seat: Seat, card: Card) -> None:
    """A Pact leaves the table for a tableau."""
    board.layout += 1
    for row in range(3):
        if card in board.pacts[row]:
            board.pacts[row] = without(board.pacts[row], card)
    if board.listening:
        board.tell("pact", {"seat": things.seat(seat), "card": card_thing(card)})
    receive_card(board, seat, card)


def take_demon(board: Board, seat: Seat, card: Card) -> None:
    """A Demon card comes into a tableau."""
    if board.listening:
        board.tell("demon", {"seat": things.seat(seat), "card": card_thing(card)})
    receive_card(board, seat, card)


# Treasures


@mypyc_attr(acyclic=True)
class Treasure(Question):
    """G-521: at the start of a round one cube of a Treasure comes into stock, or none."""

    def __init__(self, seat: Seat = 0, stack: i64 = 0) -> None:
        super().__init__(seat)
        self.stack: i64 = stack

    def kind(self) -> i64:
        return 2

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.stack, 0, 0

    def word(self) -> str:
        return "treasure"

    def thing(self) -> str:
        return stack_thing(self.stack)

    def choices(self, board: Board) -> vec[i64]:
        """Any colour that is there; an empty Treasure asks nothing."""
        found: vec[i64] = vec[i64]()
        for colour in range(CUBES):
            if count(board.treasure[self.seat * STACKS + self.stack], colour):
                found = append(found, actions.RELEASE + colour)
        return append(found, actions.PASS) if len(found) else found

    def answer(self, board: Board, action: Action) -> None:
        if action == actions.PASS:
            return
        colour: Colour = action - actions.RELEASE
        place: i64 = self.seat * STACKS + self.stack
        board.treasure = added(board.treasure, place, -one(colour))
        board.tableaus = added(board.tableaus, self.seat, 1)
        add(board.stock, self.seat * SORTS + colour, 1)
        if board.listening:
            facts: dict[str, Fact] = {
                "seat": things.seat(self.seat),
                "card": card_thing(board.tops[place]),
                "cube": cube_thing(colour),
            }
            board.tell("released", facts)

    def rule(self) -> str:
        return "G-521"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "release":
            return None
        card = card_thing(board.tops[self.seat * STACKS + self.stack])
        cube = cube_thing(action - actions.RELEASE)
        return Reason("treasure", "G-521", {"cube": cube, "card": card})


TREASURE_ON: Final = [[Treasure(seat, stack) for stack in range(STACKS)] for seat in SEATS]


# REARRANGE


@mypyc_attr(acyclic=True)
class Rearrange(Question):
    """G-531: the top card of a stack goes onto another, or none does."""

    def kind(self) -> i64:
        return 4

    def word(self) -> str:
        return "move"

    def choices(self, board: Board) -> vec[i64]:
        found = moves(board, self.seat)
        return append(found, actions.PASS) if len(found) else found

    def answer(self, board: Board, action: Action) -> None:
        if action != actions.PASS:
            stacks: i64 = action - actions.REARRANGE
            move(board, self.seat, stacks // STACKS, stacks % STACKS)

    def rule(self) -> str:
        return "G-531"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "move":
            return None
        source: i64 = (action - actions.REARRANGE) // STACKS
        target: i64 = (action - actions.REARRANGE) % STACKS
        first: i64 = self.seat * STACKS
        if board.tops[first + source] == NONE:
            return Reason("stack-empty", "G-531", {"stack": stack_thing(source)})
        if source == target:
            return MOVE_NOWHERE
        if len(board.stacks[first + source]) == 1:
            return MOVE_LONE
        return MOVE_ALIKE


MOVE_NOWHERE: Final = Reason("move-nowhere", "G-531")
MOVE_LONE: Final = Reason("move-lone", "G-531")
MOVE_ALIKE: Final = Reason("move-alike", "G-531")
REARRANGE: Final = [Rearrange(seat) for seat in SEATS]


def moves(board: Board, seat: Seat) -> vec[i64]:
    """G-531: the top card of one stack onto another, or to the empty place; not if nothing would
    change."""
    found: vec[i64] = vec[i64]()
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
            found = append(found, actions.REARRANGE + source * STACKS + target)
    return found


def move(board: Board, seat: Seat, source: i64, target: i64) -> None:
    """G-531 (REARRANGE, the exception of G-514): Treasure cubes move with their card; what it
    covers is covered like any other."""
    come: i64 = seat * STACKS + source
    go: i64 = seat * STACKS + target
    card: Card = take_off(board.stacks, come)
    carried = board.treasure[come]
    board.treasure = changed(board.treasure, come, NOTHING)
    under: Card = board.stacks[come][-1] if board.stacks[come] else NONE
    board.tops = changed(board.tops, come, under)
    if board.tops[go] != NONE:
        cover(board, seat, go)
    put_on(board.stacks, go, card)
    board.tops = changed(board.tops, go, card)
    board.treasure = changed(board.treasure, go, carried)
    board.tableaus = added(board.tableaus, seat, 1)
    if board.listening:
        board.tell(
            "moved",
            {"seat": things.seat(seat), "card": card_thing(card), "stack": stack_thing(target)},
        )
