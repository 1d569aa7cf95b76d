"""What would have been better than a costly decision: how it would have gone on, and why."""

from __future__ import annotations

from dataclasses import dataclass

from augury.bots.reasons import Difference, differences, line
from augury.bots.review import Inquiry, Judged
from augury.core.record import Record
from augury.core.state import State

STEPS = 5  # of a line that is played out


@dataclass(frozen=True)
class LineStep:
    """One decision of a line that was not played."""

    seat: int
    action: int
    wins: list[float]  # by seat, after it


@dataclass(frozen=True)
class Better:
    """Why another choice would have been better, and how it would have gone on."""

    steps: list[LineStep]
    reasons: list[Difference]  # what the better choice has more or less of than the one made


def explain(record: Record, state: State, decision: Judged, iterations: int) -> Better:
    """All there is to say about a costly decision, by what its seat knew."""
    return Better(
        better_line(record, state, decision, iterations),
        reasons(record, state, decision, iterations),
    )


def reasons(record: Record, state: State, decision: Judged, iterations: int) -> list[Difference]:
    """In which parts of the evaluation the better choice differs most from the one that was
    made."""
    seat = decision.seat
    search = Inquiry(record.game, state, seat, iterations, decision.number + 1).search
    return differences(seat, line(search, decision.best), line(search, decision.action))


def better_line(record: Record, state: State, decision: Judged, iterations: int) -> list[LineStep]:
    """The better choice and how it would have gone on, everybody deciding by what they knew, until
    something comes out that nobody could foresee."""
    found: list[LineStep] = []
    world = state.clone()
    seat, action, wins = decision.seat, decision.best, decision.better
    while True:
        epoch = world.epoch
        world.apply(seat, action)
        found.append(LineStep(seat, action, wins))
        if len(found) == STEPS or world.epoch != epoch or len(world.to_act()) != 1:
            return found
        seat = int(world.to_act()[0])
        legal = world.legal(seat)
        action = int(legal[0])
        if len(legal) > 1:
            inquiry = Inquiry(record.game, world, seat, iterations, decision.number + 1)
            action = inquiry.best()
            wins = inquiry.chances(action).wins
