"""Goetia: what a placement does (G-310, RULES.md 7.4): pay, stand on the hex, take the reward."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.state import Seat
from augury.games.goetia import codes
from augury.games.goetia.bundle import ATTENTION, NOTHING, Bundle, count
from augury.games.goetia.components import ANY_WORLD, ED_2019, NONE, ON_DARK, PURPLE, Hex, Slot
from augury.games.goetia.demons import DEMONS
from augury.games.goetia.hexes import (
    ANY_PACT,
    BACK_SIDES,
    DECK,
    EDGE_FIRST,
    EDGE_REWARD,
    EXCHANGE,
    EXCHANGE_LIMIT,
    FREE_FOLLOWER,
    GIVES,
    HEXES,
    PACT_AND_ATTENTION,
    PACT_ATTENTION,
    RELIC,
    RELIC_FIRST,
    RESURRECTION,
    dark_gives,
)
from augury.games.goetia.names import hex_thing
from augury.games.goetia.rules.costs import hex_cost, hex_discount
from augury.games.goetia.rules.effects import carry_out, give_others
from augury.games.goetia.rules.exchanging import exchange
from augury.games.goetia.rules.followers import FETCH, fetch, resurrect, sacrifice
from augury.games.goetia.rules.gaining import (
    PLAIN,
    PRINTED,
    fire,
    gain,
    gain_at_once,
    needs_sacrifice,
    remember_visible,
)
from augury.games.goetia.rules.payment import owe, pay
from augury.games.goetia.rules.taking import Deck, Pact
from augury.games.goetia.state import SEATS, Board, Step
from augury.kit import things
from augury.kit.cells import add


def choose_hex(board: Board, seat: Seat, hex_: Hex) -> None:
    """G-310: the hex is chosen; what follows is stacked in reverse order. Events of the placement
    begin here (G-505)."""
    remember_visible(board)
    board.placing = hex_
    if board.listening:
        board.tell("placed", {"seat": things.seat(seat), "hex": hex_thing(hex_)})
    if hex_ >= RELIC_FIRST and DEMONS[HEXES[hex_].home].red:
        board.push(OTHERS[seat])
    board.push(USED[seat])
    board.push(ENTER[seat])
    cost: Bundle = hex_cost(board, seat, hex_)
    if cost != NOTHING or needs_sacrifice(hex_):
        board.push(PAID[seat])
        owe(board, seat, cost, hex_discount(board, seat, hex_))


@mypyc_attr(acyclic=True)
class Paid(Step):
    """G-310: after the cubes the Attention, then the sacrifice, then the PAY triggers. G-506: free
    hexes raise no PAY."""

    def kind(self) -> i64:
        return 22

    def perform(self, board: Board) -> None:
        attention: i64 = count(board.cost, ATTENTION)
        board.cost = NOTHING
        board.discount = 0
        if attention:
            pay(board, self.seat, ATTENTION, attention)
        if needs_sacrifice(board.placing):
            sacrifice(board, self.seat)
        fire(board, self.seat, codes.PAID, 0)


@mypyc_attr(acyclic=True)
class Enter(Step):
    """G-310: the follower stands on the hex; G-322: the reward follows at once."""

    def kind(self) -> i64:
        return 23

    def perform(self, board: Board) -> None:
        hex_: Hex = board.placing
        add(board.hand, self.seat, -1)
        board.occupy(hex_, board.hexes[hex_] | 1 << self.seat)
        data = HEXES[hex_]
        if data.gives == EDGE_REWARD:
            edge_reward(board, self.seat, data.home)
        elif data.gives == RELIC:
            carry_out(board, self.seat, data.home)
        elif data.area == ON_DARK:
            dark_reward(board, self.seat, hex_)
        elif data.gives == GIVES:
            gain_at_once(
                board,
                self.seat,
                data.colour,
                data.number,
                PRINTED if data.area & ANY_WORLD else PLAIN,
            )
        elif data.gives == FREE_FOLLOWER:
            board.push(FETCH[self.seat])
        elif data.gives == RESURRECTION:
            resurrect(board, self.seat)


@mypyc_attr(acyclic=True)
class Used(Step):
    """G-506: every placement is a HEX event."""

    def kind(self) -> i64:
        return 24

    def perform(self, board: Board) -> None:
        fire(board, self.seat, codes.HEX_USED, 0)


@mypyc_attr(acyclic=True)
class Others(Step):
    """G-310: benefits for other players come last."""

    def kind(self) -> i64:
        return 25

    def perform(self, board: Board) -> None:
        give_others(board, self.seat, HEXES[board.placing].home)


PAID: Final = [Paid(seat) for seat in SEATS]
ENTER: Final = [Enter(seat) for seat in SEATS]
USED: Final = [Used(seat) for seat in SEATS]
OTHERS: Final = [Others(seat) for seat in SEATS]


# Rewards


def edge_reward(board: Board, seat: Seat, slot: Slot) -> None:
    """G-341: recruit one's own follower. G-345: a purple back gives a Pact of its row. Other backs
    give what is printed."""
    if not board.flipped[slot]:
        fetch(board, seat, slot)
        if board.listening:
            facts: dict[str, Fact] = {
                "seat": things.seat(seat),
                "hex": hex_thing(EDGE_FIRST + slot),
            }
            board.tell("recruited", facts)
    elif slot < PURPLE:
        board.push(Pact(seat, slot))
    else:
        back = BACK_SIDES[board.edge[slot]]
        gain_at_once(board, seat, back.colour, back.number, PLAIN)


def dark_reward(board: Board, seat: Seat, hex_: Hex) -> None:
    """G-347..G-354: what a Dark Board without a King gives."""
    data = HEXES[hex_]
    gives: i64 = dark_gives(board.edition, data.home, data.rank)
    if gives == EXCHANGE:
        exchange(board, seat, codes.EXCHANGE_COLOUR, ATTENTION, EXCHANGE_LIMIT)
    elif gives == GIVES:
        gain_at_once(board, seat, data.colour, data.number, PLAIN)  # G-348
    elif gives == DECK:
        board.push(Deck(seat, data.number))
    elif gives == ANY_PACT:
        board.push(Pact(seat, board.row_of(data.home) if board.edition == ED_2019 else NONE))
    elif gives == PACT_AND_ATTENTION:
        board.push(Pact(seat, NONE))
        gain(board, seat, ATTENTION, PACT_ATTENTION, PLAIN)
    elif gives == RESURRECTION:
        resurrect(board, seat)  # G-353
    elif gives == FREE_FOLLOWER:
        board.push(FETCH[seat])
