"""What a worker does for a review: a few seconds of it at a time."""

from __future__ import annotations

import time

import msgspec

from augury.bots import review
from augury.bots.better import Better, explain
from augury.bots.review import Judged
from augury.core import record as records_of

SLICE = 2.0  # seconds after which a task ends with what it has


class Sift(msgspec.Struct, frozen=True):
    """Which decisions are judged, and with how many iterations."""

    record: str
    seconds: float  # of a processor, for all of them

    def run(self) -> tuple[list[int], int]:
        record = records_of.parse(self.record)
        numbers = review.choices(record)
        return numbers, review.budget(record, numbers, self.seconds)


class JudgeSome(msgspec.Struct, frozen=True):
    """The first of these decisions, as many as there is time for."""

    record: str
    numbers: list[int]  # ascending
    iterations: int

    def run(self) -> list[Judged]:
        record = records_of.parse(self.record)
        state, at = record.start(), 0
        found: list[Judged] = []
        until = time.monotonic() + SLICE
        for number in self.numbers:
            while at < number:
                state.apply(*record.decisions[at])
                at += 1
            found.append(review.judge(record, state, number, self.iterations))
            if time.monotonic() > until:
                break
        return found


class PlayOut(msgspec.Struct, frozen=True):
    """Why the better choice was better, and how it would have gone on."""

    record: str
    decision: Judged
    iterations: int

    def run(self) -> Better:
        record = records_of.parse(self.record)
        state = record.at(self.decision.number)
        return explain(record, state, self.decision, self.iterations)
