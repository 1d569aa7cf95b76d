"""Goetia: the questions: what a seat may answer (RULES.md 6), and what its answer does."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import actions, steps
from augury.games.goetia.bundle import (
    ATTENTION,
    COLOURS,
    CUBES,
    CUBES_ONLY,
    Bundle,
    Colour,
    one,
    tokens,
)
from augury.games.goetia.demons import FIRST_PACT
from augury.games.goetia.paying import next_token, only_payment, payers, usual_payment, waivable
from augury.games.goetia.rules.effects import (
    hide,
    hide_choices,
    open_decks,
    pact_choices,
    recall,
    recall_choices,
    rob,
    rob_choices,
    swap,
    swap_choices,
    swap_many,
    swappable_colours,
    take_top_card,
    token_choices,
)
from augury.games.goetia.rules.gaining import fetch, fetchable, receive
from augury.games.goetia.rules.placing import choose_hex, pay_cubes, placements
from augury.games.goetia.rules.round_end import flip_if_empty, leave_row, pick, pick_choices
from augury.games.goetia.rules.round_start import (
    begin_turn,
    pay_ransom,
    power_choices,
    ransom_choices,
    treasure_choices,
    use_power,
)
from augury.games.goetia.rules.tableau import move, moves, put, release, stack_choices, take_pact
from augury.games.goetia.state import Board, cube_thing, slot_thing
from augury.games.goetia.steps import Step
from augury.kit import things


def choices_for(board: Board, step: Step) -> list[Action]:
    """What the seat of a question may answer, ascending; empty if there is nothing to ask."""
    seat: Seat = step.seat
    kind: i64 = step.kind
    if kind == steps.TURN:
        return placements(board, seat)
    if kind == steps.PAYMENT:
        return payment_choices(board, seat)
    if kind == steps.CHOOSE:
        return [
            actions.CHOOSE + colour for colour in range(COLOURS)
        ]  # also one that the supply lacks
    if kind == steps.COVER:
        return stack_choices()
    if kind == steps.PICK:
        return pick_choices(board)
    if kind == steps.FETCH:
        return [actions.FETCH + slot for slot in fetchable(board, seat)]
    if kind == steps.DECK:
        return [actions.DECK + king for king in open_decks(board, step.a)]
    if kind == steps.PACT:
        return pact_choices(board, step.a)
    if kind == steps.ROW:
        return [actions.LEAVE, actions.LEAVE + 1]
    if kind == steps.TREASURE:
        return treasure_choices(board, seat, step.a)
    if kind == steps.POWER:
        return power_choices(board, seat, step.a)
    if kind == steps.RANSOM:
        return ransom_choices(board)
    return more_choices(board, step)


def more_choices(board: Board, step: Step) -> list[Action]:
    """The rarer questions."""
    seat: Seat = step.seat
    kind: i64 = step.kind
    if kind == steps.EXCHANGE:
        return swap_choices(board, seat, step)
    if kind == steps.COLOUR_TO_EXCHANGE:
        return swappable_colours(board, seat, step)
    if kind == steps.HIDE:
        return hide_choices(board, seat)
    if kind == steps.TOKEN:
        return token_choices(board, seat)
    if kind == steps.RECALL:
        return recall_choices(board, seat, step.b, step.c == 1)
    if kind == steps.ROB:
        return rob_choices(board, step.a)
    found = moves(board, seat)
    if found:
        found.append(actions.PASS)
    return found


def answer(board: Board, step: Step, action: Action) -> None:
    """Carry out the answer to a question that has been taken from the stack."""
    seat: Seat = step.seat
    kind: i64 = step.kind
    if kind == steps.TURN:
        begin_turn(board)
        choose_hex(board, seat, action - actions.PLACE)
    elif kind == steps.PAYMENT:
        pay(board, seat, action)
    elif kind == steps.CHOOSE:
        receive(board, seat, action - actions.CHOOSE, step.a, step.b)
    elif kind == steps.COVER:
        put(board, seat, action - actions.COVER, step.a)
    elif kind == steps.PICK:
        pick(board, seat, action - actions.DEMON_CARD)
    elif kind == steps.FETCH:
        fetch_from(board, step, action - actions.FETCH)
    elif kind == steps.DECK:
        take_top_card(board, seat, action - actions.DECK)
    elif kind == steps.PACT:
        take_pact(board, seat, action - actions.PACT_CARD + FIRST_PACT)
    elif kind == steps.ROW:
        leave_row(board, seat, step.a, action - actions.LEAVE, step.b)
    elif action != actions.PASS:
        answer_more(board, step, action)


def answer_more(board: Board, step: Step, action: Action) -> None:
    """Answers to the questions that can be declined, and the rarer ones."""
    seat: Seat = step.seat
    kind: i64 = step.kind
    if kind == steps.TREASURE:
        release(board, seat, step.a, action - actions.RELEASE)
    elif kind == steps.POWER:
        use_power(board, seat, step.a)
    elif kind == steps.RANSOM:
        pay_ransom(board, seat)
    elif kind == steps.EXCHANGE:
        if action >= actions.SWAP:
            swap(board, seat, step, action - actions.SWAP)
        else:
            swap_many(board, seat, step, action - actions.EXCHANGE)
    elif kind == steps.COLOUR_TO_EXCHANGE:
        board.push(steps.EXCHANGE, seat, action - actions.CHOOSE, step.a, step.b)
    elif kind == steps.HIDE:
        board.push(steps.TOKEN, seat, action - actions.HIDE, step.a)
    elif kind == steps.TOKEN:
        lay_token(board, step, action - actions.TOKEN_ON)
    elif kind == steps.RECALL:
        recall(board, seat, action - actions.RECALL)
        if step.a > 1:
            board.push(steps.RECALL, seat, step.a - 1, step.b, step.c)
    elif kind == steps.ROB:
        rob(board, seat, step.a, action - actions.ROB)
    else:
        move(board, seat, (action - actions.MOVE) // 4, (action - actions.MOVE) % 4)


def fetch_from(board: Board, step: Step, slot: i64) -> None:
    """G-332: one follower. In the draft (G-115) a card is flipped as soon as it is empty
    (G-116)."""
    fetch(board, step.seat, slot)
    if board.listening:
        board.tell("fetched", {"seat": things.seat(step.seat), "edge": slot_thing(slot)})
    if step.a == 1:
        board.turn += 1
        flip_if_empty(board, slot)


def lay_token(board: Board, step: Step, sort: i64) -> None:
    """G-532: one token; then the next, up to the number of the card."""
    hide(board, step.seat, step.a, ATTENTION if sort == CUBES else sort)
    if step.b > 1:
        board.push(steps.HIDE, step.seat, step.b - 1)


# Payments (G-320)


def payment_choices(board: Board, seat: Seat) -> list[Action]:
    """G-320: waive a token while there is a discount, then pay token by token; `settle` does the
    rest in the usual way.

    With only one way to pay there is nothing to ask: that way is the only answer."""
    held: Bundle = board.held(seat)
    merges: i64 = board.substitutes(seat)
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


def pay(board: Board, seat: Seat, action: Action) -> None:
    """G-312, G-314: one token is waived or paid; while tokens remain the question is asked
    again."""
    if action == actions.SETTLE:
        held: Bundle = board.held(seat)
        paid = usual_payment(board.cost, board.discount, held, board.substitutes(seat))
        pay_cubes(board, seat, paid)
        board.cost -= board.cost & CUBES_ONLY
        board.discount = 0
        return
    if action < actions.PAY:
        board.cost -= one(action - actions.WAIVE)
        board.discount -= 1
    else:
        cube: Colour = action - actions.PAY
        board.cost -= one(next_token(board.cost))
        board.pay_in(seat, cube, 1)
        if board.listening:
            board.tell("paid", {"seat": things.seat(seat), "number": 1, "cube": cube_thing(cube)})
    if tokens(board.cost):
        board.push(steps.PAYMENT, seat)
