"""Goetia: paying for a hex or a Power, token by token (G-311..G-320)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import CUBES, CUBES_ONLY, Bundle, Colour, count, one, tokens
from augury.games.goetia.names import cube_thing
from augury.games.goetia.paying import (
    fits,
    next_token,
    only_payment,
    payable,
    payers,
    usual_payment,
    waivable,
)
from augury.games.goetia.state import SEATS, Board, Question
from augury.kit import things
from augury.kit.cells import cells_of


def owe(board: Board, seat: Seat, cost: Bundle, discount: i64) -> None:
    """G-311: something is to be paid. G-314: discounts lower the cubes, never the Attention, and
    not below zero."""
    board.cost = cost
    board.discount = discount
    if tokens(cost):
        board.push(PAYMENT[seat])


@mypyc_attr(acyclic=True)
class Payment(Question):
    """G-320: waive a token while there is a discount, then pay token by token; `settle` does the
    rest in the usual way."""

    def kind(self) -> i64:
        return 6

    def word(self) -> str:
        return "pay"

    def prompt(self, board: Board) -> str:
        return "waive" if board.discount > 0 else "pay"

    def choices(self, board: Board) -> vec[i64]:
        """With only one way to pay there is nothing to ask: that way is the only answer."""
        held: Bundle = board.held(self.seat)
        merges: i64 = board.substitutes(self.seat)
        plan = usual_payment(board.cost, board.discount, held, merges)
        if only_payment(plan, board.cost, board.discount, held, merges):
            return NO_OTHER_WAY
        found: vec[i64] = vec[i64]()
        if board.discount > 0:
            for token in waivable(board.cost, board.discount, held, merges):
                found = append(found, actions.WAIVE + token)
        else:
            for cube in payers(board.cost, held, merges):
                found = append(found, actions.PAY + cube)
        if len(found) > 1:
            found = append(found, actions.SETTLE)
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

    def rule(self) -> str:
        return "G-311"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        word = actions.word(action)
        if word == "waive":
            return self.refuse_waiver(board, action - actions.WAIVE)
        return self.refuse_cube(board, action - actions.PAY) if word == "pay" else None

    def refuse_waiver(self, board: Board, token: Colour) -> Reason:
        """G-314, G-315: this token cannot be waived."""
        if board.discount == 0:
            return NO_DISCOUNT
        named: dict[str, Fact] = {"cube": cube_thing(token)}
        if count(board.cost, token) == 0:
            return Reason("waive-none", "G-314", named)
        held: Bundle = board.held(self.seat)
        merges: i64 = board.substitutes(self.seat)
        if payable(board.cost - one(token), board.discount - 1, held, merges):
            return Reason("waive-alike", "G-316", named)
        return Reason("waive-short", "G-311", named)

    def refuse_cube(self, board: Board, cube: Colour) -> Reason:
        """G-312: this cube does not pay the next token."""
        if board.discount > 0:
            return Reason("waive-first", "G-314", {"number": board.discount})
        held: Bundle = board.held(self.seat)
        if count(held, cube) == 0:
            return Reason("no-cube", "G-312", {"cube": cube_thing(cube)})
        token: Colour = next_token(board.cost)
        if fits(cube, token, board.substitutes(self.seat)):
            return Reason("pay-needed", "G-312", {"cube": cube_thing(cube)})
        return Reason("pay-misfit", "G-312", {"cube": cube_thing(cube), "token": cube_thing(token)})


NO_DISCOUNT: Final = Reason("no-discount", "G-314")
NO_OTHER_WAY: Final = cells_of([actions.SETTLE])
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
