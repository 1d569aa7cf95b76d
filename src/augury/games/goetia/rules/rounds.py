"""Goetia: the course of the game (RULES.md 6), step by step; each says what comes after it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.components import KING_COUNT, NONE, King, WorldCard, tile_king
from augury.games.goetia.hex_sets import count_hexes, hex_cells, listed_hexes, nth_hex
from augury.games.goetia.rules.available import placements
from augury.games.goetia.rules.conjuring import conjure, give_attention
from augury.games.goetia.rules.placing import choose_hex
from augury.games.goetia.rules.refusals import refuse_hex
from augury.games.goetia.rules.round_end import end_game, fill_world, is_over, return_followers
from augury.games.goetia.rules.round_start import open_window
from augury.games.goetia.rules.worship import next_tile, serve_king
from augury.games.goetia.state import END, PLACEMENT, SEATS, START, Board, Question, Step
from augury.kit import things

ROWS: Final = 3  # of the World, and of Scry Boards beside it

# The start of the round


@mypyc_attr(acyclic=True)
class Round(Step):
    """G-201: a new round begins: first its start, player by player; then the placement turns."""

    def kind(self) -> i64:
        return 34

    def perform(self, board: Board) -> None:
        board.round += 1
        board.phase = START
        board.placing = NONE
        if board.listening:
            board.tell("round", {"round": board.round, "seat": things.seat(board.start)})
        board.push(TURN[board.start][0])
        board.push(WINDOW[board.start][board.seats - 1])


@mypyc_attr(acyclic=True)
class Window(Step):
    """G-202: a player's start of the round, then that of the next."""

    def __init__(self, seat: Seat = 0, following: i64 = 0) -> None:
        super().__init__(seat)
        self.following: i64 = following  # how many players

    def kind(self) -> i64:
        return 20

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.following, 0, 0

    def perform(self, board: Board) -> None:
        if self.following > 0:
            board.push(WINDOW[board.next_seat(self.seat)][self.following - 1])
        open_window(board, self.seat)


# Placements


@mypyc_attr(acyclic=True)
class Turn(Question):
    """G-206: one placement per turn, from the start player clockwise, over and over. G-207: it is
    compulsory."""

    def __init__(self, seat: Seat = 0, skips: i64 = 0) -> None:
        super().__init__(seat)
        self.skips: i64 = skips  # how many players in a row could not place

    def kind(self) -> i64:
        return 5

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.skips, 0, 0

    def word(self) -> str:
        return "place"

    def run(self, board: Board) -> bool:
        """As for any question, but the answers are kept as a set."""
        hexes = placements(board, self.seat)
        number: i64 = count_hexes(hexes)
        if number > 1:
            board.steps.keep()
            board.asked = self
            board.places = hexes
            return False
        if number == 1:
            self.answer(board, actions.PLACE + nth_hex(hexes, 0))
        else:
            self.perform(board)
        return True

    def legal(self, board: Board) -> list[Action]:
        return listed_hexes(board.places, actions.PLACE)

    def options(self, board: Board) -> vec[i64]:
        return hex_cells(board.places, actions.PLACE)

    def draw(self, board: Board, luck: Chance) -> Action:
        hexes = board.places
        return actions.PLACE + nth_hex(hexes, luck.below(count_hexes(hexes)))

    def answer(self, board: Board, action: Action) -> None:
        board.phase = PLACEMENT
        board.turn += 1
        board.push(NEXT[self.seat])
        choose_hex(board, self.seat, action - actions.PLACE)

    def perform(self, board: Board) -> None:
        """G-208: a player who cannot place is skipped and asked again the next time round. G-209: n
        skips in a row end the placements."""
        board.phase = PLACEMENT
        if self.skips + 1 >= board.seats:
            board.push(SERVE_KING[board.start][0])
        else:
            board.push(TURN[board.next_seat(self.seat)][self.skips + 1])

    def rule(self) -> str:
        return "G-207"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) == "place":
            return refuse_hex(board, self.seat, action - actions.PLACE)
        return None


@mypyc_attr(acyclic=True)
class Next(Step):
    """G-206: the next player's turn."""

    def kind(self) -> i64:
        return 26

    def perform(self, board: Board) -> None:
        board.placing = NONE
        board.push(TURN[board.next_seat(self.seat)][0])


# The end of the round (G-211): seven steps in this order


@mypyc_attr(acyclic=True)
class ServeKing(Step):
    """Step 1. G-601: the Kings one after another by descending number."""

    def __init__(self, seat: Seat = 0, king: King = 0) -> None:
        super().__init__(seat)
        self.king: King = king  # the first who may come

    def kind(self) -> i64:
        return 27

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.king, 0, 0

    def perform(self, board: Board) -> None:
        board.phase = END
        tile: WorldCard = next_tile(board, self.king)
        if tile == NONE:
            board.push(GIVE_ATTENTION[board.start][0])
        else:
            board.push(SERVE_KING[board.start][tile_king(tile) + 1])
            serve_king(board, tile)


@mypyc_attr(acyclic=True)
class GiveAttention(Step):
    """Step 2. G-606: Attention from the Scry Boards, rows from top to bottom."""

    def __init__(self, seat: Seat = 0, row: i64 = 0) -> None:
        super().__init__(seat)
        self.row: i64 = row

    def kind(self) -> i64:
        return 29

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.row, 0, 0

    def perform(self, board: Board) -> None:
        if self.row == ROWS:
            board.push(CONJURE[board.start][0])
        else:
            board.push(GIVE_ATTENTION[board.start][self.row + 1])
            give_attention(board, self.row)


@mypyc_attr(acyclic=True)
class Conjure(Step):
    """Step 3. G-607: boards without Attention conjure, rows from top to bottom."""

    def __init__(self, seat: Seat = 0, row: i64 = 0) -> None:
        super().__init__(seat)
        self.row: i64 = row

    def kind(self) -> i64:
        return 30

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.row, 0, 0

    def perform(self, board: Board) -> None:
        if self.row == ROWS:
            board.push(NEW_WORLD[board.start])
        else:
            board.push(CONJURE[board.start][self.row + 1])
            conjure(board, self.row)


@mypyc_attr(acyclic=True)
class NewWorld(Step):
    """Step 4. G-613: New World cards fill the gaps."""

    def kind(self) -> i64:
        return 31

    def perform(self, board: Board) -> None:
        fill_world(board)
        board.push(RETURN[board.start])


@mypyc_attr(acyclic=True)
class Return(Step):
    """Step 5. G-614: followers return."""

    def kind(self) -> i64:
        return 32

    def perform(self, board: Board) -> None:
        return_followers(board)
        board.push(CHECK[board.start])


@mypyc_attr(acyclic=True)
class Check(Step):
    """Steps 6 and 7. G-617: the end check; otherwise the Ram Skull goes to the next player and a
    new round begins."""

    def kind(self) -> i64:
        return 33

    def perform(self, board: Board) -> None:
        if is_over(board):
            end_game(board)
        else:
            board.start = board.next_seat(board.start)
            board.push(ROUND[board.start])


ROUND: Final = [Round(seat) for seat in SEATS]
WINDOW: Final = [[Window(seat, following) for following in SEATS] for seat in SEATS]
TURN: Final = [[Turn(seat, skips) for skips in SEATS] for seat in SEATS]
NEXT: Final = [Next(seat) for seat in SEATS]
SERVE_KING: Final = [[ServeKing(seat, king) for king in range(KING_COUNT + 1)] for seat in SEATS]
GIVE_ATTENTION: Final = [[GiveAttention(seat, row) for row in range(ROWS + 1)] for seat in SEATS]
CONJURE: Final = [[Conjure(seat, row) for row in range(ROWS + 1)] for seat in SEATS]
NEW_WORLD: Final = [NewWorld(seat) for seat in SEATS]
RETURN: Final = [Return(seat) for seat in SEATS]
CHECK: Final = [Check(seat) for seat in SEATS]
