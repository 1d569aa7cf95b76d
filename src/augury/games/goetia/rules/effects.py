"""Goetia: what the operations of cards become (G-530, RULES.md 7.6). Cards are data; each operation
is a question or happens by itself."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia import codes
from augury.games.goetia.codes import Op
from augury.games.goetia.components import NONE, Card
from augury.games.goetia.demons import DEMONS
from augury.games.goetia.rules.exchanging import exchange
from augury.games.goetia.rules.followers import FETCH, Recall, resurrect
from augury.games.goetia.rules.gaining import FOE, PLAIN, gain
from augury.games.goetia.rules.hiding import Hide
from augury.games.goetia.rules.tableau import REARRANGE
from augury.games.goetia.rules.taking import Deck, Pact, take_each
from augury.games.goetia.state import Board


def carry_out(board: Board, seat: Seat, card: Card) -> None:
    """G-356: the effects of a card from left to right, so the last is pushed first. OTHERS waits
    for the owner's triggers (G-310)."""
    ops = DEMONS[card].effects[0].ops
    place: i64 = len(ops) - 1
    while place >= 0:
        operate(board, seat, ops[place])
        place -= 1


def operate(board: Board, seat: Seat, op: Op) -> None:
    """One operation becomes a step; G-534: of the player's own."""
    if op.sort == codes.GAIN:
        gain(board, seat, op.colour, op.number, PLAIN)
    elif op.sort == codes.FOLLOWER:
        board.push(FETCH[seat])
    elif op.sort == codes.RESURRECT:
        resurrect(board, seat)
    elif op.sort == codes.DECK:
        board.push(Deck(seat, op.number))
    elif op.sort == codes.PACT:
        board.push(Pact(seat, NONE))
    elif op.sort == codes.EXCHANGE:
        exchange(board, seat, op.colour, op.into, op.number)
    elif op.sort == codes.HIDE:
        board.push(Hide(seat, op.number))
    elif op.sort == codes.RECALL:
        board.push(Recall(seat, op.number, op.scope, op.linked))
    elif op.sort == codes.TAKE_EACH:
        take_each(board, seat)
    elif op.sort == codes.REARRANGE:
        board.push(REARRANGE[seat])


def give_others(board: Board, seat: Seat, card: Card) -> None:
    """G-357: a red-bordered Relic gives something to all others, in turn order from the left; each
    finishes before the next begins."""
    for op in DEMONS[card].effects[0].ops:
        if op.sort == codes.OTHERS:
            other: Seat = (seat + board.seats - 1) % board.seats
            while other != seat:
                gain(board, other, op.colour, op.number, FOE)
                other = (other + board.seats - 1) % board.seats
