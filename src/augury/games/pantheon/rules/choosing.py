"""Pantheon: which action a seat takes in its turn (RULES.md 7.4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import CARD_KINDS, M1, MOVE, NOTHING, Card
from augury.games.pantheon.rules.buying import begin_buy, buy_options, dearest, no_money
from augury.games.pantheon.rules.cards import begin_draw, open_options
from augury.games.pantheon.rules.movement import Follow, lead, move_options
from augury.games.pantheon.rules.refusals import no_movement, no_open_card
from augury.games.pantheon.rules.sacrifices import acquire_options, begin_acquire, no_god
from augury.games.pantheon.state import MOST_SEATS, Board, Step


@mypyc_attr(acyclic=True)
class ChooseAction(Step):
    """Which of the four actions does the seat take (P-30)?"""

    def number(self) -> i64:
        return 5

    def word(self) -> str:
        return "choose-action"

    def choices(self, board: Board) -> vec[i64]:
        """P-30: Move, Buy, Acquire or Draw: the first small step of each of them. P-31: Draw is
        always possible."""
        found = move_options(board, self.seat, True)
        found = buy_options(board, self.seat, found)
        found = acquire_options(board, self.seat, found)
        return open_options(board, found)

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

    def rule(self) -> str:
        return "P-30"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.MOVE <= action < actions.MONEY_CARD:
            return no_movement(board, self.seat, action, True)
        if actions.MONEY_CARD <= action <= actions.SPEND:
            return no_money(board, self.seat, action)
        if actions.ACQUIRE <= action < actions.BRING:
            return no_god(board, self.seat, action - actions.ACQUIRE)
        if actions.OPEN_CARD <= action < actions.DECK:
            return no_open_card(action - actions.OPEN_CARD)
        return None


def closest(board: Board, seat: Seat, thing: str) -> Reason | None:
    """What stands in the way of Move or of Buy as a whole: the movement with all cards, the
    purchase with all money."""
    question = board.agenda.top()
    if thing == "action/move" and isinstance(question, (ChooseAction, Follow)):
        cards: i64 = board.hand[seat * CARD_KINDS + MOVE]
        return question.refusal(board, actions.MOVE + cards)
    if thing == "action/buy" and isinstance(question, ChooseAction):
        card: Card = dearest(board, seat)
        return no_money(
            board, seat, actions.SPEND if card == NOTHING else actions.MONEY_CARD + card - M1
        )
    return None


CHOOSE_ACTION: Final[list[ChooseAction]] = [ChooseAction(seat) for seat in range(MOST_SEATS)]
