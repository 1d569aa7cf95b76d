"""Pantheon: bonus tiles, in the preparation of the first era (RULES.md 7.2, 7.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    B_COLUMN,
    B_DEMIGOD,
    B_GOD,
    B_SAC1,
    B_STEP1,
    B_SUPPLY,
    BONUSES,
    NOTHING,
)
from augury.games.pantheon.map import COLUMN_COUNT, COLUMN_NODES, NODES
from augury.games.pantheon.rules.gods import gain_from_stack, in_low_pile, take_hidden_demigod
from augury.games.pantheon.rules.loot import RAISE, take_pieces
from augury.games.pantheon.rules.refusals import PIECE_YOURS, SPACE_FULL
from augury.games.pantheon.rules.routes import cost, place_bonus_column
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import cells_of, changed
from augury.kit.piles import without


def plan_bonuses(board: Board) -> None:
    """P-17, Q-6: from the start player clockwise. V-1: chosen counter-clockwise before, by the
    start player last."""
    for distance in range(board.seats - 1, -1, -1):
        board.plan(BONUS[(board.start_player + distance) % board.seats])
    if board.open_bonus:
        for distance in range(board.seats):
            board.plan(BONUS_PICK[(board.start_player + distance) % board.seats])


@mypyc_attr(acyclic=True)
class BonusPick(Step):
    """Which of the open bonus tiles does the seat choose (V-1)?"""

    def number(self) -> i64:
        return 21

    def word(self) -> str:
        return "bonus-pick"

    def choices(self, board: Board) -> vec[i64]:
        return cells_of([actions.CHOOSE + tile for tile in board.open_bonus])

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        tile: i64 = action - actions.CHOOSE
        board.open_bonus = without(board.open_bonus, tile)
        board.bonus = changed(board.bonus, self.seat, tile)
        board.layout += 1
        board.tiles += 1
        if board.listening:
            board.tell(
                "chose-bonus",
                {"seat": things.seat(self.seat), "bonus": thing("bonus", BONUSES, tile)},
            )
        if not isinstance(board.agenda.top(), BonusPick):
            board.open_bonus = []

    def rule(self) -> str:
        return "V-1"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return BONUS_GONE if actions.CHOOSE <= action < actions.TRAITERA else None


@mypyc_attr(acyclic=True)
class Bonus(Step):
    """The bonus tile of a seat takes effect (P-17)."""

    def number(self) -> i64:
        return 2

    def word(self) -> str:
        return "bonus"

    def perform(self, board: Board) -> bool:
        """P-17: in era 1 the bonus tiles take effect; B_STEP1 stays, the others go to the box."""
        board.done()
        seat = self.seat
        tile = board.bonus[seat]
        if board.listening:
            board.tell("bonus", {"seat": things.seat(seat), "bonus": thing("bonus", BONUSES, tile)})
        if tile == B_STEP1:
            return True
        board.bonus = changed(board.bonus, seat, NOTHING)
        board.tiles += 1
        if tile == B_GOD:
            gain_from_stack(board, seat)  # too late for the cards of a Depraccus
        elif tile == B_DEMIGOD:
            take_hidden_demigod(board, seat, in_low_pile(board))  # P-161
        elif tile == B_COLUMN:
            board.plan(BONUS_COLUMN[seat])
        elif tile == B_SAC1:
            board.plan(RAISE[seat])
        else:
            assert tile == B_SUPPLY
            take_pieces(board, seat, 2, 1)
        return True


@mypyc_attr(acyclic=True)
class BonusColumn(Step):
    """Where does the column of B_COLUMN go (P-163)?"""

    def number(self) -> i64:
        return 22

    def word(self) -> str:
        return "bonus-column"

    def choices(self, board: Board) -> vec[i64]:
        """P-163: any column space, two pieces at most (P-47)."""
        found: vec[i64] = vec[i64]()
        for place in range(COLUMN_COUNT):
            node = COLUMN_NODES[place]
            if cost(board, node) > 0 and not board.stands(self.seat, node):
                found = append(found, actions.COLUMN + place)
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        node = COLUMN_NODES[action - actions.COLUMN]
        place_bonus_column(board, self.seat, node)
        if board.listening:
            board.tell(
                "bonus-column",
                {"seat": things.seat(self.seat), "node": thing("node", NODES, node)},
            )

    def rule(self) -> str:
        return "P-163"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if not actions.COLUMN <= action < actions.STOP:
            return None
        node = COLUMN_NODES[action - actions.COLUMN]
        return PIECE_YOURS if board.stands(self.seat, node) else SPACE_FULL


BONUS_GONE: Final = Reason("bonus-gone", "V-1")
BONUS: Final[list[Bonus]] = [Bonus(seat) for seat in range(MOST_SEATS)]
BONUS_PICK: Final[list[BonusPick]] = [BonusPick(seat) for seat in range(MOST_SEATS)]
BONUS_COLUMN: Final[list[BonusColumn]] = [BonusColumn(seat) for seat in range(MOST_SEATS)]
