"""Pantheon: which action a seat takes in its turn (RULES.md 7.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action
from augury.games.pantheon import actions
from augury.games.pantheon.rules.buying import begin_buy, buy_options, lowest_price
from augury.games.pantheon.rules.cards import begin_draw, open_options
from augury.games.pantheon.rules.gods import acquire_options, begin_acquire
from augury.games.pantheon.rules.movement import lead, move_options
from augury.games.pantheon.rules.refusals import no_movement, otherwise
from augury.games.pantheon.state import MOST_SEATS, Board, Step


class ChooseAction(Step):
    """Which of the four actions does the seat take (P-30)?"""

    def number(self) -> i64:
        return 5

    def word(self) -> str:
        return "choose-action"

    def choices(self, board: Board) -> list[Action]:
        """P-30: Move, Buy, Acquire or Draw: the first small step of each of them. P-31: Draw is
        always possible."""
        found: list[Action] = []
        move_options(board, self.seat, True, found)
        buy_options(board, self.seat, found)
        acquire_options(board, self.seat, found)
        open_options(board, found)
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        if action >= actions.OPEN_CARD:
            begin_draw(board, self.seat, action)
        elif action >= actions.ACQUIRE:
            begin_acquire(board, self.seat, action - actions.ACQUIRE)
        elif action >= actions.MONEY_CARD:
            begin_buy(board, self.seat, action)
        else:
            lead(board, self.seat, action - actions.MOVE)

    def refusal(self, board: Board, action: Action) -> str:
        if actions.MOVE <= action < actions.MONEY_CARD:
            return no_movement(board, self.seat, action)
        if actions.MONEY_CARD <= action <= actions.SPEND:
            if lowest_price(board, self.seat) == 0:
                return "There is nothing left that you could buy. [P-71]"
            return "You do not have this money, or not enough for any purchase. [P-71]"
        if actions.ACQUIRE <= action < actions.BRING:
            if action - actions.ACQUIRE not in board.open_gods:
                return "This god tile does not lie open. [P-90]"
            return "You cannot bring the sacrifices for this god tile. [P-91]"
        if actions.OPEN_CARD <= action < actions.DECK:
            return "No such card lies open. [P-110]"
        return otherwise(
            board,
            self.seat,
            action,
            "Choose one of the four actions: Move, Buy, Acquire or Draw. [P-30]",
        )


CHOOSE_ACTION: Final[list[ChooseAction]] = [ChooseAction(seat) for seat in range(MOST_SEATS)]
