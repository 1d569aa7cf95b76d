"""Goetia: paying for a hex or a Power, token by token (G-311..G-320)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import CUBES, CUBES_ONLY, Bundle, Colour, count, one, tokens
from augury.games.goetia.names import cube_thing
from augury.games.goetia.paying import next_token, only_payment, payers, usual_payment, waivable
from augury.games.goetia.state import SEATS, Board, Question
from augury.kit import things


def owe(board: Board, seat: Seat, cost: Bundle, discount: i64) -> None:
    """G-311: something is to be paid. G-314: discounts lower the cubes, never the Attention, and
    not below zero."""
    board.cost = cost
    board.discount = discount
    if tokens(cost):
        board.push(PAYMENT[seat])


class Payment(Question):
    """G-320: waive a token while there is a discount, then pay token by token; `settle` does the
    rest in the usual way."""

    def kind(self) -> i64:
        return 6

    def word(self) -> str:
        return "pay"

    def prompt(self, board: Board) -> str:
        return "waive" if board.discount > 0 else "pay"

    def choices(self, board: Board) -> list[Action]:
        """With only one way to pay there is nothing to ask: that way is the only answer."""
        held: Bundle = board.held(self.seat)
        merges: i64 = board.substitutes(self.seat)
        plan = usual_payment(board.cost, board.discount, held, merges)
        if only_payment(plan, board.cost, board.discount, held, merges):
            return [actions.SETTLE]
        found: list[Action] = []
        if board.discount > 0:
            for token in waivable(board.cost, board.discount, held, merges):
                found.append(actions.WAIVE + token)
        else:
            for cube in payers(board.cost, held, merges):
                found.append(actions.PAY + cube)
        if len(found) > 1:
            found.append(actions.SETTLE)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """G-312, G-314: one token is waived or paid; while tokens remain the question is asked
        again."""
        if action == actions.SETTLE:
            settle(board, self.seat)
            return
        if action < actions.PAY:
            board.cost -= one(action - actions.WAIVE)
            board.discount -= 1
        else:
            board.cost -= one(next_token(board.cost))
            pay(board, self.seat, action - actions.PAY, 1)
        if tokens(board.cost):
            board.push(self)

    def refusal(self, board: Board, action: Action) -> str:
        word = actions.word(action)
        if word == "waive":
            if board.discount == 0:
                return "You have no discount left. [G-314]"
            return (
                "With that token waived the rest could not be paid,"
                " or it makes no difference. [G-320]"
            )
        if word == "pay":
            if board.discount > 0:
                return "First you choose what the discount waives. [G-320]"
            return "That cube cannot pay the next token so that the rest stays payable. [G-312]"
        return "Now you pay for the hex. [G-311]"


PAYMENT: Final = [Payment(seat) for seat in SEATS]


def settle(board: Board, seat: Seat) -> None:
    """G-320: all that is left, in the usual way."""
    held: Bundle = board.held(seat)
    cubes = usual_payment(board.cost, board.discount, held, board.substitutes(seat))
    for colour in range(CUBES):
        number: i64 = count(cubes, colour)
        if number:
            pay(board, seat, colour, number)
    board.cost -= board.cost & CUBES_ONLY
    board.discount = 0


def pay(board: Board, seat: Seat, sort: Colour, number: i64) -> None:
    """G-318: cubes and Attention paid go to the supply."""
    board.pay_in(seat, sort, number)
    if board.listening:
        board.tell("paid", {"seat": things.seat(seat), "number": number, "cube": cube_thing(sort)})
