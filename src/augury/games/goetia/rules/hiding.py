"""Goetia: tokens that hide hexes until the end of the round (G-532)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import ATTENTION, CUBES, SORTS, Colour
from augury.games.goetia.components import WORLD_SIZE, Hex
from augury.games.goetia.hexes import WORLD_FIRST
from augury.games.goetia.names import cube_thing, hex_thing
from augury.games.goetia.rules.occupied import refuse_occupied
from augury.games.goetia.state import TOKEN_BASE, Board, Question
from augury.kit import things
from augury.kit.cells import add, cells_of


@mypyc_attr(acyclic=True)
class Hide(Question):
    """G-532: which hex a token hides, or no more."""

    def __init__(self, seat: Seat = 0, left: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left  # how many tokens

    def kind(self) -> i64:
        return 14

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.left, 0, 0

    def word(self) -> str:
        return "hide"

    def number(self) -> i64:
        return self.left

    def choices(self, board: Board) -> vec[i64]:
        """Vacant World and New World hexes, as long as the player has a cube or Attention left."""
        found: list[Action] = []
        if board.cubes(self.seat) + board.stock[self.seat * SORTS + ATTENTION] > 0:
            for card in board.world:
                first: Hex = WORLD_FIRST[card]
                for hex_ in range(first, first + WORLD_SIZE[card]):
                    if board.hexes[hex_] == 0:
                        found.append(actions.HIDE + hex_)
            found.sort()
        found.append(actions.PASS)
        return cells_of(found)

    def answer(self, board: Board, action: Action) -> None:
        if action != actions.PASS:
            board.push(HideWith(self.seat, action - actions.HIDE, self.left))

    def rule(self) -> str:
        return "G-532"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "hide":
            return None
        hex_: Hex = action - actions.HIDE
        return refuse_occupied(board, self.seat, hex_, "G-532") or Reason("hex-away", "G-532")


@mypyc_attr(acyclic=True)
class HideWith(Question):
    """G-532: the token that hides a hex, a cube or one Attention from one's own stock."""

    def __init__(self, seat: Seat = 0, hex_: Hex = 0, left: i64 = 0) -> None:
        super().__init__(seat)
        self.hex: Hex = hex_
        self.left: i64 = left  # how many tokens, with this one

    def kind(self) -> i64:
        return 15

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.hex, self.left, 0

    def word(self) -> str:
        return "token"

    def thing(self) -> str:
        return hex_thing(self.hex)

    def choices(self, board: Board) -> vec[i64]:
        found: vec[i64] = vec[i64]()
        for colour in range(CUBES):
            if board.stock[self.seat * SORTS + colour]:
                found = append(found, actions.HIDE_WITH + colour)
        if board.stock[self.seat * SORTS + ATTENTION]:
            found = append(found, actions.HIDE_WITH + CUBES)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """The hex is neither available nor visible until the end of the round. Then the next, up to
        the number of the card."""
        sort: Colour = action - actions.HIDE_WITH
        if sort == CUBES:
            sort = ATTENTION
        add(board.stock, self.seat * SORTS + sort, -1)
        board.occupy(self.hex, TOKEN_BASE + sort)
        if board.listening:
            board.tell(
                "hidden",
                {
                    "seat": things.seat(self.seat),
                    "hex": hex_thing(self.hex),
                    "cube": cube_thing(sort),
                },
            )
        if self.left > 1:
            board.push(Hide(self.seat, self.left - 1))

    def rule(self) -> str:
        return "G-532"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "token":
            return None
        sort: Colour = action - actions.HIDE_WITH
        if sort == CUBES:
            return NO_ATTENTION
        return Reason("no-cube", "G-532", {"cube": cube_thing(sort)})


NO_ATTENTION: Final = Reason("no-attention", "G-532")
