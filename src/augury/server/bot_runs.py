"""Bots' games on a deal that somebody has played: a stretch at a time, in the queue for
analysis."""

from __future__ import annotations

import msgspec

from augury.bots.same_deal import Place, play_on, replayed
from augury.core import record as records_of
from augury.core.record import Record
from augury.core.state import State

STRETCH = 4.0  # seconds that a bot's game is played on at once
LONGEST_CURVE = 60


class Outcome(msgspec.Struct, frozen=True):
    """A finished game, from one seat."""

    points: int
    other: int
    place: int
    curve: list[int]


def side_points(state: State, seat: int) -> tuple[int, int]:
    """Points of the seat's side, and of the best other side."""
    totals: dict[int, int] = {}
    for number, score in enumerate(state.scores()):
        side = int(state.side(number))
        totals[side] = totals.get(side, 0) + int(score)
    mine = totals.pop(int(state.side(seat)))
    return mine, max(totals.values(), default=0)


def outcome(seat: int, record: Record) -> Outcome:
    """What a finished game came to, turn by turn."""
    curve: list[int] = []
    turn = -1
    state = record.start()
    for decider, action in record.decisions:
        if decider == seat:
            points, _ = side_points(state, seat)
            if int(state.turn) != turn:
                curve.append(points)
                turn = int(state.turn)
        state.apply(decider, action)
    points, other = side_points(state, seat)
    step = max(1, -(-len(curve) // LONGEST_CURVE))
    return Outcome(points, other, int(state.ranks()[seat]), [*curve[::step], points])


class BotRun(msgspec.Struct, frozen=True):
    """The game of a bot on somebody's seat, a stretch further."""

    record: str  # the deal
    seat: int
    around: tuple[int, ...]
    level: int
    actions: tuple[int, ...]

    def run(self) -> tuple[list[int], Outcome | None]:
        place = Place(records_of.parse(self.record), self.seat, self.around)
        actions, over = play_on(place, self.level, list(self.actions), STRETCH)
        return actions, outcome(self.seat, replayed(place, actions)) if over else None


def run_of(place: Place, level: int, actions: str) -> BotRun:
    """The next stretch after the actions that are kept, a JSON list."""
    made = tuple(msgspec.json.decode(actions, type=list[int]))
    return BotRun(place.record.text(), place.seat, place.around, level, made)
