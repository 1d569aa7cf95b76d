"""One sitting: a state, its record and its events.

One door leads to every decision of a person or a program: `attempt` says what would become of it as
far as the seat may know, `draft` carries it out on a copy, `commit` makes that the table. `play`
does all three.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set

from augury.core.attempt import Attempt, imagined
from augury.core.errors import (
    AuguryError,
    CannotUndo,
    GameOver,
    Illegal,
    NotYourTurn,
    Stale,
    malformed,
)
from augury.core.events import Event
from augury.core.frames import Frame, frames
from augury.core.game import FAST, Game, check_generator, check_seed, whole
from augury.core.reason import Reason, given, quote
from augury.core.record import Record
from augury.core.state import Beat, State
from augury.core.why import LONGEST_THING, Why, waiting, why_thing

MOST_AT_ONCE = 1000
NO_LISTS = (str, bytes, Mapping, Set)  # an array of NumPy's is one


class Revocable:
    """One decision that could still be taken back: who, what, and the position before it."""

    def __init__(
        self, seat: int, action: int, before: State, together: list[int], events: int
    ) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.together = together  # who could decide at that moment
        self.events = events  # how many events had happened before it


class Draft:
    """Decisions of one seat carried out on copies, ready to become the table. The position before
    it is left as it was."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.before: State = table.state
        self.state: State = table.state
        self.steps: list[Revocable] = table.steps
        self.actions: list[int] = []
        self.events: list[Event] = []
        self.beats: list[Beat] = []  # the moments worth showing, if somebody watches the table
        self.sealed_after: int = table.sealed_after
        self._watched = table.watched
        self._decided = len(table.record.decisions)
        self._heard = len(table.events)

    def add(self, action: int) -> None:
        """One more decision, which has been checked."""
        before, seat = self.state, self.seat
        together = [int(other) for other in before.to_act()]
        step = Revocable(seat, action, before, together, self._heard + len(self.events))
        self.state = before.clone()
        if self._watched:
            self.state.watch()
            self.state.apply(seat, action)
            beats = self.state.watched()
            self.beats += beats
            self.events += [event for beat in beats for event in beat.events]
        else:
            self.state.listening = True
            self.state.apply(seat, action)
            self.events += self.state.hear()
        self.actions.append(action)
        if self.state.epoch != before.epoch:
            self.steps = []
            self.sealed_after = self._decided + len(self.actions)
        else:
            kept = [old for old in self.steps if old.seat == seat or seat in old.together]
            self.steps = [*kept, step]


class Table:
    """A game being played. `version` grows with every change, taking back included."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        names: Mapping[int, str] | None = None,
        generator: str = FAST,
    ) -> None:
        self.game: Game = game
        self.record: Record = Record(
            game,
            game.check_seats(seats),
            check_seed(seed),
            game.check_options(seats, options),
            names,
            generator=check_generator(generator),
        )
        self.state: State = self.record.start()
        self.version: int = 0
        self.events: list[Event] = []
        self.watched: bool = False  # are the moments worth showing kept?
        self.beats: list[Beat] = []  # those of the last decisions; none after something was undone
        self.steps: list[Revocable] = []  # what can still be taken back, oldest first
        self.sealed_after: int = 0  # how many decisions had been made with the last that sealed
        self.state.listening = True

    # Deciding

    def attempt(self, seat: object, actions: object) -> Attempt:
        """What would become of these decisions, as far as the seat may know it. Only what makes no
        sense is raised at once."""
        chair = self._check_seat(seat)
        wanted = self._check_actions(actions)
        attempt = Attempt(self.game, self.state, chair)
        refusal = self._not_asked(self.state, chair)
        if refusal is None:
            attempt.take(wanted)
        else:
            attempt.refuse(refusal)
        return attempt

    def play(self, seat: object, action: object, version: object = None) -> list[Event]:
        """Carry out one decision, given as text or id; returns what happened. Refusals leave
        everything as it was."""
        return self.play_many(seat, [action], version)

    def play_many(self, seat: object, actions: object, version: object = None) -> list[Event]:
        """Several decisions of one seat, all or nothing. None may follow one that brings out
        something new."""
        self._check_seat(seat)
        self._check_version(version)
        return self.commit(self.draft(self.attempt(seat, actions)))

    def draft(self, attempt: Attempt) -> Draft:
        """Carry out an attempt on a copy of the true position, or raise why it cannot be made."""
        if attempt.refusal is not None:
            raise attempt.refusal
        draft = Draft(self, attempt.seat)
        for action in attempt.made:
            draft.add(action)
        return draft

    def commit(self, draft: Draft) -> list[Event]:
        """From now on the table stands as drafted; returns what happened."""
        assert draft.before is self.state, "the table has changed since it was drafted"
        self.state = draft.state
        self.steps = draft.steps
        self.events.extend(draft.events)
        self.beats = draft.beats
        for action in draft.actions:
            self.record.decisions.append((draft.seat, action))
        self.sealed_after = draft.sealed_after
        self.version += 1
        return draft.events

    def follow(self, seat: object, actions: object) -> list[Event]:
        """Decisions that have been made already: the rules are asked, but not whether the seat
        could have made them all at once."""
        chair = self._check_seat(seat)
        draft = Draft(self, chair)
        for action in self._check_actions(actions):
            refusal = self._not_asked(draft.state, chair)
            if refusal is not None:
                raise refusal
            if action not in draft.state.legal(chair):
                raise Illegal(given(draft.state.why_not(chair, action)))
            draft.add(action)
        return self.commit(draft)

    def _not_asked(self, state: State, seat: int) -> AuguryError | None:
        to_act = state.to_act()
        if not to_act:
            return GameOver()
        if seat not in to_act:
            return NotYourTurn(waiting(to_act))
        return None

    def why_thing(self, seat: object, thing: object, planned: Sequence[object] = ()) -> Why:
        """Why a thing on the table cannot be chosen now, or after some planned decisions."""
        chair = self._check_seat(seat)
        if not isinstance(thing, str) or len(thing) > LONGEST_THING:
            raise malformed("no-such-thing")
        if not planned:
            return why_thing(self.game, imagined(self.game, self.state, chair), chair, thing)
        attempt = self.attempt(chair, planned)
        if attempt.refusal is not None:
            raise attempt.refusal
        if attempt.ends:
            return Why(thing, False, Reason("sealed" if attempt.final else "turn-ends"))
        return why_thing(self.game, attempt.state, chair, thing)

    # Taking back

    def undo_refusal(self, seat: int) -> str:
        """Why the seat's last decision cannot be taken back (`undo-<word>` in the texts); "" if it
        can."""
        for step in self.steps:
            if step.seat == seat:
                return ""
        decisions = self.record.decisions
        if decisions and decisions[-1][0] == seat and self.sealed_after == len(decisions):
            return str(self.state.sealed)
        for decider, _ in reversed(decisions):
            if decider == seat:  # others have decided since, or taken back what the seat saw
                return "others"
        return "nothing"

    def undo(self, seat: object, version: object = None) -> None:
        """Take back the seat's last decision. Decisions that others made at the same time stay."""
        chair = self._check_seat(seat)
        self._check_version(version)
        refusal = self.undo_refusal(chair)
        if refusal:
            raise CannotUndo(refusal)
        number = max(n for n, step in enumerate(self.steps) if step.seat == chair)
        step, later = self.steps[number], self.steps[number + 1 :]
        version_after = self.version + 1
        del self.steps[number:]
        del self.record.decisions[len(self.record.decisions) - len(later) - 1 :]
        del self.events[step.events :]
        self.state = step.before
        for other in later:
            self.follow(other.seat, [other.action])
        self.beats = []
        self.version = version_after

    # Closing

    def over(self) -> bool:
        """Has the game ended?"""
        return not self.state.to_act()

    def frames_for(self, eye: int) -> list[Frame]:
        """The last decisions as an eye saw them; the last frame is the present."""
        return frames(self.game.reader, self.beats or [Beat([], self.state)], eye)

    def events_for(self, seat: int) -> list[Event]:
        """What this seat may know of all that happened."""
        return [event for event in self.events if event.visible_to(seat)]

    def finished_record(self) -> Record:
        """The record with the digest and scores of the present position."""
        self.record.close(self.state)
        return self.record

    # Input

    def _check_seat(self, seat: object) -> int:
        chair = whole(seat)
        if chair is None or not 0 <= chair < self.game.chairs(self.record.seats):
            raise malformed("no-such-seat", seat=quote(seat))
        return chair

    def _check_version(self, version: object) -> None:
        if version is None:
            return
        if type(version) is not int:
            raise malformed("version-number")
        if version != self.version:
            raise Stale(version, self.version)

    def _check_actions(self, actions: object) -> list[int]:
        if not isinstance(actions, Collection) or isinstance(actions, NO_LISTS) or not len(actions):
            raise malformed("action-list")
        if len(actions) > MOST_AT_ONCE:
            raise malformed("too-many-actions", most=MOST_AT_ONCE)
        return [self._check_action(action) for action in actions]

    def _check_action(self, action: object) -> int:
        number = whole(action)
        if number is not None:
            if not 0 <= number < self.game.vocabulary.size:
                raise malformed("action-ids", last=self.game.vocabulary.size - 1)
            return number
        if isinstance(action, dict):
            return self.game.vocabulary.from_json(action)
        return self.game.vocabulary.parse(action)


def resume(record: Record) -> Table:
    """A table that stands where a record ends. The record is checked decision by decision."""
    table = Table(
        record.game, record.seats, record.seed, record.options, record.names, record.generator
    )
    for seat, action in record.decisions:
        table.follow(seat, [action])
    return table
