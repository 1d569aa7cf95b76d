"""One sitting: a state, its record and its events. `play` is the checked door through which people and programs decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from augury.core.errors import CannotUndo, GameOver, Illegal, Malformed, NotYourTurn, Stale
from augury.core.events import Event
from augury.core.game import Game, check_seed
from augury.core.record import Record
from augury.core.state import State


class Step:
    """One decision that could still be taken back: who, what, and the position before it."""

    def __init__(
        self, seat: int, action: int, before: State, together: list[int], events: int
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.together = together  # who could decide at that moment
        self.events = events  # how many events had happened before it


class Table:
    """A game being played. `version` grows with every change, taking back included."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.game: Game = game
        self.record: Record = Record(
            game,
            game.check_seats(seats),
            check_seed(seed),
            game.check_options(seats, options),
            names,
        )
        self.state: State = self.record.start()
        self.version: int = 0
        self.events: list[Event] = []
        self.steps: list[Step] = []  # what can still be taken back, oldest first
        self._listen()

    def _listen(self) -> None:
        self.state.listening = True

    def play(self, seat: object, action: object, version: object = None) -> list[Event]:
        """Carry out one decision, given as text or id; returns what happened. Refusals leave everything as it was."""
        return self.play_many(seat, [action], version)

    def play_many(self, seat: object, actions: object, version: object = None) -> list[Event]:
        """Several decisions of one seat, all or nothing."""
        chair = self._check_seat(seat)
        self._check_version(version)
        if not isinstance(actions, Sequence) or isinstance(actions, str | bytes) or not actions:
            raise Malformed("Give a list of one or more actions.")
        if len(actions) > 1000:
            raise Malformed("That is more than a thousand decisions at once.")
        wanted = [self._check_action(action) for action in actions]
        mark = (
            self.state.clone() if len(wanted) > 1 else self.state,
            len(self.events),
            len(self.record.decisions),
            list(self.steps),
        )
        try:
            for action in wanted:
                self._play_one(chair, action)
        except (Illegal, GameOver):
            state, events, decisions, self.steps = mark
            self.state = state
            self._listen()
            del self.events[events:]
            del self.record.decisions[decisions:]
            raise
        self.version += 1
        return self.events[mark[1] :]

    def _play_one(self, seat: int, action: int) -> None:
        self.check(seat, action)
        state = self.state
        step = Step(seat, action, state.clone(), [int(s) for s in state.to_act()], len(self.events))
        epoch = state.epoch
        state.apply(seat, action)
        self.events.extend(state.hear())
        self.record.decisions.append((seat, action))
        if state.epoch != epoch:
            self.steps = []
        else:
            self.steps = [
                *(
                    earlier
                    for earlier in self.steps
                    if earlier.seat == seat or seat in earlier.together
                ),
                step,
            ]

    def check(self, seat: int, action: int) -> None:
        """Raise the reason why this seat cannot do this now; return silently if it can."""
        to_act = self.state.to_act()
        if not to_act:
            raise GameOver("The game is over.")
        if seat not in to_act:
            raise NotYourTurn(f"It is not your turn: waiting for {self.waiting_for()}.")
        if action not in self.state.legal(seat):
            raise Illegal(self.state.why_not(seat, action))

    def waiting_for(self) -> str:
        """The names of those who have to decide."""
        return ", ".join(self.name(int(seat)) for seat in self.state.to_act())

    def name(self, seat: int) -> str:
        return self.record.names.get(seat, f"seat {seat}")

    # Taking back

    def undo_refusal(self, seat: int) -> str:
        """Why the seat's last decision cannot be taken back; "" if it can."""
        if any(step.seat == seat for step in self.steps):
            return ""
        decisions = self.record.decisions
        if not any(decider == seat for decider, _ in reversed(decisions)):
            return "you have not decided anything yet"
        if decisions[-1][0] != seat:
            return "somebody else has decided since"
        return reason(self.state.sealed)

    def irrevocable(self, seat: int, action: int) -> str:
        """Whether a legal decision could be taken back afterwards: "" if so, otherwise the reason, known beforehand."""
        self.check(seat, action)
        after = self.state.clone()
        after.apply(seat, action)
        return reason(after.sealed) if after.epoch != self.state.epoch else ""

    def undo(self, seat: object, version: object = None) -> None:
        """Take back the seat's last decision. Decisions that others made at the same time stay."""
        chair = self._check_seat(seat)
        self._check_version(version)
        refusal = self.undo_refusal(chair)
        if refusal:
            raise CannotUndo(f"It cannot be undone: {refusal}.")
        number = max(n for n, step in enumerate(self.steps) if step.seat == chair)
        step, later = self.steps[number], self.steps[number + 1 :]
        del self.steps[number:]
        del self.record.decisions[len(self.record.decisions) - len(later) - 1 :]
        del self.events[step.events :]
        self.state = step.before
        self._listen()
        for other in later:
            self._play_one(other.seat, other.action)
        self.version += 1

    # Closing

    def over(self) -> bool:
        return not self.state.to_act()

    def events_for(self, seat: int) -> list[Event]:
        """What this seat may know of all that happened."""
        return [event for event in self.events if event.visible_to(seat)]

    def finished_record(self) -> Record:
        """The record with the digest and scores of the present position."""
        self.record.close(self.state)
        return self.record

    # Input

    def _check_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.game.chairs(self.record.seats):
            raise Malformed(f"There is no seat {str(seat)[:40]!r} at this table.")
        return seat

    def _check_version(self, version: object) -> None:
        if version is None:
            return
        if type(version) is not int:
            raise Malformed("The version of the table is a whole number.")
        if version != self.version:
            raise Stale(
                f"The table has moved on: you saw version {str(version)[:40]}, it is at {self.version}."
            )

    def _check_action(self, action: object) -> int:
        if type(action) is int:
            if not 0 <= action < self.game.vocabulary.size:
                raise Malformed(f"Action ids run from 0 to {self.game.vocabulary.size - 1}.")
            return action
        if isinstance(action, dict):
            return self.game.vocabulary.from_json(action)
        return self.game.vocabulary.parse(action)


def resume(record: Record) -> Table:
    """A table that stands where a record ends. The record is checked decision by decision."""
    table = Table(record.game, record.seats, record.seed, record.options, record.names)
    for seat, action in record.decisions:
        table.play(seat, action)
    return table


REASONS = {
    "chance": "chance has been drawn",
    "revealed": "something hidden was revealed",
    "shown": "your own cards have been shown",
    "over": "the game is over",
}


def reason(word: str) -> str:
    """What `State.sealed` means, as the end of a sentence."""
    return REASONS[word]
