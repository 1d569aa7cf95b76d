"""Goetia: the game as the kernel sees it. What is still to be done lies on a stack of steps; this
runs it (RULES.md 6)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import steps
from augury.games.goetia.components import NONE
from augury.games.goetia.invariants import assert_sound
from augury.games.goetia.rules.choices import answer, choices_for
from augury.games.goetia.rules.gaining import receive
from augury.games.goetia.rules.placing import benefit_others, enter, paid, used
from augury.games.goetia.rules.refusals import refuse
from augury.games.goetia.rules.round_end import (
    check_end,
    conjure,
    dismiss,
    fill_world,
    give_attention,
    look_at_drawn,
    return_followers,
    serve_king,
    worshipped,
)
from augury.games.goetia.rules.round_start import (
    apply_power,
    begin_round,
    needs_answer,
    open_window,
    skip,
)
from augury.games.goetia.rules.scoring import breakdown, points, ranks
from augury.games.goetia.rules.setup import set_up
from augury.games.goetia.state import OVER, Board
from augury.games.goetia.steps import QUESTIONS, Step


class Goetia(Board):
    """A game of Goetia."""

    def set_up(self, edition: i64, start_player: Seat) -> None:
        set_up(self, edition, start_player)
        self.run()

    def to_act(self) -> list[Seat]:
        return [] if self.phase == OVER else [self.steps.top().seat]

    def legal(self, seat: Seat) -> list[Action]:
        if self.phase == OVER or self.steps.top().seat != seat:
            return []
        return self.choices[:]

    def apply(self, seat: Seat, action: Action) -> None:
        step = self.steps.pop()
        answer(self, step, action)
        self.run()

    def run(self) -> None:
        """Do what can be done without asking. A question with one answer answers itself, one
        without is dropped (invariant 15)."""
        while self.steps.depth:
            if self.listening:
                self.beat()
            step = self.steps.top()
            if step.kind >= QUESTIONS or (step.kind == steps.POWER and not needs_answer(step.a)):
                self.steps.pop()
                self.perform(step)
                continue
            if step.kind == steps.PICK:
                look_at_drawn(self, step.seat)
            choices = choices_for(self, step)
            if len(choices) > 1:
                self.choices = choices
                return
            self.steps.pop()
            if choices:
                answer(self, step, choices[0])
            elif step.kind == steps.TURN:
                skip(self, step.seat, step.a)
        self.choices = []

    def perform(self, step: Step) -> None:
        """A step that needs no answer."""
        kind: i64 = step.kind
        seat: Seat = step.seat
        if kind == steps.GAIN:
            receive(self, seat, step.a, step.b, step.c)
        elif kind == steps.PAID:
            paid(self, seat)
        elif kind == steps.ENTER:
            enter(self, seat)
        elif kind == steps.USED:
            used(self, seat)
        elif kind == steps.OTHERS:
            benefit_others(self, seat)
        elif kind == steps.NEXT:
            self.placing = NONE
            self.push(steps.TURN, self.next_seat(seat))
        elif kind == steps.WINDOW:
            open_window(self, seat, step.a)
        elif kind == steps.POWER or kind == steps.EFFECTS:
            apply_power(self, seat, step.a)
        elif kind == steps.ROUND:
            begin_round(self)
        else:
            self.end_round(step)

    def end_round(self, step: Step) -> None:
        """G-211: seven steps in this order."""
        kind: i64 = step.kind
        if kind == steps.KING:
            serve_king(self, step.a)
        elif kind == steps.WORSHIPPED:
            worshipped(self)
        elif kind == steps.DISMISS:
            dismiss(self, step.a)
        elif kind == steps.ATTENTION:
            give_attention(self, step.a)
        elif kind == steps.CONJURE:
            conjure(self, step.a)
        elif kind == steps.NEW_WORLD:
            fill_world(self)
            self.push(steps.RETURN, self.start)
        elif kind == steps.RETURN:
            return_followers(self)
            self.push(steps.CHECK, self.start)
        elif kind == steps.CHECK:
            check_end(self)

    # The rest of the contract

    def why_not(self, seat: Seat, action: Action) -> str:
        return refuse(self, seat, action)

    def clone(self) -> Goetia:
        other = Goetia()
        self.copy_to(other)
        return other

    def scores(self) -> list[i64]:
        return [points(self, seat) for seat in range(self.seats)]

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return [breakdown(self, seat) for seat in range(self.seats)]

    def ranks(self) -> list[i64]:
        return ranks(self)

    def assert_sound(self) -> None:
        assert_sound(self)
