"""Goetia: Attention from the Scry Boards and conjurations, steps 2 and 3 of the end of a round
(G-606..G-612)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes
from augury.games.goetia.bundle import ATTENTION, SORTS
from augury.games.goetia.components import (
    ED_2019,
    NONE,
    WORLD_SIZE,
    BoardId,
    King,
    WorldCard,
    tile_king,
)
from augury.games.goetia.hex_sets import SCRY_SET
from augury.games.goetia.hexes import SCRY_FIRST, SCRY_SIZE, WORLD_FIRST, group_of
from augury.games.goetia.names import board_thing, card_thing, king_thing, row_thing
from augury.games.goetia.rules.gaining import fire, remember_visible
from augury.games.goetia.rules.setup import fill_board
from augury.games.goetia.rules.worship import owner
from augury.games.goetia.state import Board, Question
from augury.kit import things
from augury.kit.cells import add, added, cells_of, changed
from augury.kit.piles import put_on, take_off

# Step 2: Attention


def give_attention(board: Board, row: i64) -> None:
    """G-606: by rank, each follower on a linked hex takes one Attention while there is any; then
    CONTACT events."""
    if not board.scry[row]:
        return
    top: BoardId = board.scry[row][-1]
    remember_visible(board)
    if SCRY_SET[top] & ~board.vacant[2] == 0:
        return  # nobody contacts
    board.layout += 1
    served: list[Seat] = []
    for hex_ in range(SCRY_FIRST[top], SCRY_FIRST[top] + SCRY_SIZE[top]):
        seat: Seat = owner(board, hex_)
        if seat != NONE and board.on_board[row] > 0 and group_of(board.edition, hex_):
            board.on_board = added(board.on_board, row, -1)
            add(board.stock, seat * SORTS + ATTENTION, 1)
            if seat not in served:
                served.append(seat)
            if board.listening:
                board.tell("contact", {"seat": things.seat(seat), "board": board_thing(top)})
    number: i64 = len(served) - 1
    while number >= 0:
        fire(board, served[number], codes.CONTACTED, 0)
        number -= 1


# Step 3: conjure


def conjure(board: Board, row: i64) -> None:
    """G-607: a Scry Board without Attention conjures, rows from top to bottom. G-608: the follower
    closest to the top decides."""
    if not board.scry[row] or board.on_board[row] > 0:
        return
    top: BoardId = board.scry[row][-1]
    conjurer: Seat = NONE
    contacted: i64 = 0
    for hex_ in range(SCRY_FIRST[top], SCRY_FIRST[top] + SCRY_SIZE[top]):
        seat: Seat = owner(board, hex_)
        if seat != NONE:
            contacted |= 1 << seat
            if conjurer == NONE:
                conjurer = seat
            board.to_hand(hex_)
    if conjurer == NONE:
        conjurer = board.start
    turn_board(board, row, top)
    raise_king(board, row, top, conjurer)
    board.push(LeaveRow(conjurer, top, contacted))


def turn_board(board: Board, row: i64, top: BoardId) -> None:
    """G-608: the board is moved to the right and flipped; the next of the stack, if any, is
    revealed and gets its Attention."""
    board.layout += 1
    take_off(board.scry, row)
    put_on(board.dark, row, top)
    if board.scry[row]:
        board.seal("revealed")
        fill_board(board, row)
        if board.listening:
            board.tell(
                "board", {"board": board_thing(board.scry[row][-1]), "number": board.on_board[row]}
            )


def raise_king(board: Board, row: i64, dark: BoardId, conjurer: Seat) -> None:
    """G-609: the World card beside the board is flipped to its King side and lies on the Dark
    Board."""
    tile: WorldCard = board.world[row * 3 + 2]
    for hex_ in range(WORLD_FIRST[tile], WORLD_FIRST[tile] + WORLD_SIZE[tile]):
        board.to_hand(hex_)
        board.take_token(hex_)
    board.layout += 1
    board.world = changed(board.world, row * 3 + 2, NONE)
    board.king_on = changed(board.king_on, dark, tile)
    if board.listening:
        board.tell(
            "conjured",
            {
                "seat": things.seat(conjurer),
                "king": king_thing(tile_king(tile)),
                "board": board_thing(dark),
            },
        )


EITHER_ROW: Final = cells_of([actions.LEAVE, actions.LEAVE + 1])


@mypyc_attr(acyclic=True)
class LeaveRow(Question):
    """G-609: the King covers one cost row of the Dark Board; which one stays visible."""

    def __init__(self, seat: Seat = 0, dark: BoardId = 0, contacted: i64 = 0) -> None:
        super().__init__(seat)
        self.dark: BoardId = dark
        self.contacted: i64 = contacted  # who contacted the King, bits by seat

    def kind(self) -> i64:
        return 18

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.dark, self.contacted, 0

    def word(self) -> str:
        return "row"

    def thing(self) -> str:
        return board_thing(self.dark)

    def choices(self, board: Board) -> vec[i64]:
        return EITHER_ROW

    def answer(self, board: Board, action: Action) -> None:
        """G-610: his deck lies on him and the World cards of the row move to the right.

        G-611: 2020, everybody who contacted him looks through the deck, after the row was chosen.
        G-612: the classes always agree."""
        shown: i64 = action - actions.LEAVE
        board.layout += 1
        board.row_shown = changed(board.row_shown, self.dark, shown)
        king: King = tile_king(board.king_on[self.dark])
        row: i64 = board.row_of(self.dark)
        world = changed(board.world, row * 3 + 2, board.world[row * 3 + 1])
        world[row * 3 + 1] = world[row * 3]
        world[row * 3] = NONE
        board.world = world
        if board.listening:
            board.tell(
                "row",
                {
                    "seat": things.seat(self.seat),
                    "king": king_thing(king),
                    "row": row_thing(shown),
                },
            )
        if board.edition != ED_2019 and self.contacted:
            look_through(board, king, self.contacted)

    def rule(self) -> str:
        return "G-609"


def look_through(board: Board, king: King, contacted: i64) -> None:
    """G-611: they know the deck and its order from now on."""
    board.seal("revealed")
    board.looked = changed(board.looked, king, contacted)
    board.layout += 1
    if board.listening:
        seats = [seat for seat in range(board.seats) if contacted & (1 << seat)]
        board.tell(
            "looked",
            {
                "seats": things.several([things.seat(seat) for seat in seats]),
                "king": king_thing(king),
            },
        )
        deck = [card_thing(card) for card in board.decks[king]]
        deck.reverse()
        board.whisper(seats, "deck-seen", {"king": king_thing(king), "cards": things.several(deck)})
