"""Goetia: cards from Kings, step 1 of the end of a round (G-601..G-605)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes
from augury.games.goetia.components import (
    KING_COUNT,
    NONE,
    TILES_EACH,
    WORLD_SIZE,
    BoardId,
    Card,
    Hex,
    King,
    WorldCard,
    tile_king,
)
from augury.games.goetia.hexes import KING_FIRST
from augury.games.goetia.names import board_thing, card_thing, king_thing
from augury.games.goetia.rules.gaining import fire, remember_visible
from augury.games.goetia.rules.tableau import take_demon
from augury.games.goetia.state import SEATS, Board, Question, Step
from augury.kit import things
from augury.kit.cells import cells_of, changed
from augury.kit.piles import take_off, without


def owner(board: Board, hex_: Hex) -> Seat:
    """Whose follower stands on a hex that takes only one; NONE if nobody's."""
    occupant: i64 = board.hexes[hex_]
    for seat in range(board.seats):
        if occupant == 1 << seat:
            return seat
    return NONE


def serve_king(board: Board, tile: WorldCard) -> None:
    """G-602: as many cards are drawn as there are followers on the King."""
    king: King = tile_king(tile)
    board.push(DISMISS[board.start][king])
    waiting: list[Seat] = []
    for hex_ in range(KING_FIRST[tile], KING_FIRST[tile] + WORLD_SIZE[tile]):
        if board.hexes[hex_] and len(waiting) < len(board.decks[king]):
            waiting.append(owner(board, hex_))
    if waiting:
        board.push(WORSHIPPED[board.start])
        draw(board, king, waiting)


def next_tile(board: Board, king: King) -> WorldCard:
    """The tile of the first King on the table who is this one or comes after him; NONE if there is
    none."""
    found: WorldCard = NONE
    for tile in board.king_on:
        if tile >= king * TILES_EACH and (found == NONE or tile < found):
            found = tile
    return found


def draw(board: Board, king: King, waiting: list[Seat]) -> None:
    """G-602: by rank, each follower's owner looks at the cards, takes one and passes the rest on;
    the last is pushed first."""
    remember_visible(board)
    board.seal("revealed")
    board.layout += 1
    board.takers = []
    board.saw_drawn = 0
    drawn: list[Card] = [take_off(board.decks, king) for _ in waiting]
    drawn.sort()
    board.drawn = drawn
    if board.listening:
        board.tell("drawn", {"king": king_thing(king), "number": len(waiting)})
    number: i64 = len(waiting) - 1
    while number >= 0:
        board.push(Pick(waiting[number], king))
        number -= 1


@mypyc_attr(acyclic=True)
class Pick(Question):
    """G-602: which of the drawn Demon cards the player takes."""

    def __init__(self, seat: Seat = 0, king: King = 0) -> None:
        super().__init__(seat)
        self.king: King = king

    def kind(self) -> i64:
        return 12

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.king, 0, 0

    def word(self) -> str:
        return "pick"

    def thing(self) -> str:
        return king_thing(self.king)

    def run(self, board: Board) -> bool:
        """G-602: the cards are seen by the picker."""
        board.saw_drawn |= 1 << self.seat
        if board.listening and len(board.drawn) > 1:
            cards = [card_thing(card) for card in board.drawn]
            board.whisper([self.seat], "shown", {"cards": things.several(cards)})
        return super().run(board)

    def choices(self, board: Board) -> vec[i64]:
        return cells_of([actions.PICK + card for card in board.drawn])

    def answer(self, board: Board, action: Action) -> None:
        """G-603: the card goes to the tableau at once."""
        card: Card = action - actions.PICK
        board.seal("revealed")
        board.drawn = without(board.drawn, card)
        board.takers = [*board.takers, self.seat]
        take_demon(board, self.seat, card)

    def rule(self) -> str:
        return "G-602"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return NOT_HANDED if actions.word(action) == "demon" else None


NOT_HANDED: Final = Reason("not-handed", "G-602")


@mypyc_attr(acyclic=True)
class Worshipped(Step):
    """G-604: WORSHIP events, one per receiving player in order of first pick."""

    def kind(self) -> i64:
        return 28

    def perform(self, board: Board) -> None:
        served: list[Seat] = []
        for seat in board.takers:
            if seat not in served:
                served.append(seat)
        number: i64 = len(served) - 1
        while number >= 0:
            seat = served[number]
            cards: i64 = board.takers.count(seat)
            fire(board, seat, codes.WORSHIPPED, cards)
            number -= 1
        board.takers = []
        board.saw_drawn = 0


WORSHIPPED: Final = [Worshipped(seat) for seat in SEATS]


@mypyc_attr(acyclic=True)
class Dismiss(Step):
    """G-605: a King without cards leaves the game; all followers on him return to hand, and his
    Dark Board opens in the next round."""

    def __init__(self, seat: Seat = 0, king: King = 0) -> None:
        super().__init__(seat)
        self.king: King = king

    def kind(self) -> i64:
        return 35

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.king, 0, 0

    def perform(self, board: Board) -> None:
        if board.decks[self.king]:
            return
        dark: BoardId = board.conjured(self.king)
        tile: WorldCard = board.king_on[dark]
        for hex_ in range(KING_FIRST[tile], KING_FIRST[tile] + WORLD_SIZE[tile]):
            board.to_hand(hex_)
        board.layout += 1
        board.king_on = changed(board.king_on, dark, NONE)
        board.row_shown = changed(board.row_shown, dark, NONE)
        if board.listening:
            board.tell("dismissed", {"king": king_thing(self.king), "board": board_thing(dark)})


DISMISS: Final = [[Dismiss(seat, king) for king in range(KING_COUNT)] for seat in SEATS]
