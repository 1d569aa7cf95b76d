"""Hints at the table: what a strong bot would do in somebody's place.

It is what `augury hint` says, from a position in which everything hidden from the seat is redealt.
It is thought out in processes of its own behind the bots, one question at a time per person, and
kept as long as the table stands as it stood.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from augury.bots.explain import Thought, gains, verdict
from augury.bots.protocol import shown
from augury.bots.reasons import compared
from augury.core import chance, registry
from augury.core.state import State
from augury.server.access import check_hint, present_seat
from augury.server.fair import FairQueue
from augury.server.live_table import LiveTable
from augury.server.messages.answers import AdviceInfo, GainInfo, Hinted, RestInfo
from augury.server.messages.wishes import AskHint, AskPastHint
from augury.server.reasons import term_infos
from augury.server.refusals import not_now, slow_down
from augury.server.security import Limits
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Store
from augury.server.store.schema import Person
from augury.server.worker import LostWorker, ThinkingPlace

log = logging.getLogger("augury.bots")

THOUGHT = 4000  # iterations, as many as `augury hint` takes
SECONDS = 5.0  # at most, where a machine is slow
TOP = 3  # choices that are shown
NICE = 15  # bots at tables come first
MOST_KEPT = 256


class AdviceQuestion(msgspec.Struct, frozen=True):
    """What is best for the seat? The position is one it may imagine."""

    game: str
    state: State
    seat: int
    thought: int  # iterations


def serve(pipe: Connection) -> None:
    """The life of a worker: positions in, opinions out."""
    while True:
        pipe.send(think(pipe.recv()))


def think(question: AdviceQuestion) -> Hinted:
    game, state, seat = registry.load(question.game), question.state, question.seat
    thought = Thought(game, state, seat)
    thought.search.think(question.thought, SECONDS)
    opinion = thought.opinion()
    best, rest = opinion.choices[:TOP], opinion.choices[TOP:]
    text = game.vocabulary.text
    choices = [
        AdviceInfo(
            action=text(choice.action),
            targets=game.vocabulary.targets(choice.action),
            win=round(choice.win, 4),
            margin=round(choice.margin, 2),
            share=round(choice.share, 4),
            gains=[
                GainInfo(heading=word, points=points)
                for word, points in gains(game, state, seat, choice.action).items()
            ],
            terms=term_infos(terms),
        )
        for choice, terms in zip(best, compared(seat, thought.lines(best)), strict=True)
    ]
    other = max(rest, key=lambda choice: choice.win, default=None)
    return Hinted(
        version=0,
        seat=seat,
        choices=choices,
        wins=[round(win, 4) for win in opinion.wins],
        verdict=verdict(opinion.choices, len(state.legal(seat))),
        lines=thought.iterations,
        rest=UNSET
        if other is None
        else RestInfo(action=text(other.action), win=round(other.win, 4)),
    )


class Asked(NamedTuple):
    """A question of somebody who may ask it."""

    person: Person
    key: tuple[str, int, int]  # table, version, seat
    question: AdviceQuestion
    version: int  # that it was asked at; others may have decided in secret since


class Adviser:
    """Whoever may ask for a hint gets one."""

    def __init__(self, settings: Settings, limits: Limits, store: Store) -> None:
        self.limits = limits
        self.store = store
        self.thought = THOUGHT
        self.places: list[ThinkingPlace[AdviceQuestion, Hinted]] = [
            ThinkingPlace(serve, nice=NICE) for _ in range(settings.hint_processes)
        ]
        self.queue = FairQueue(self.places)
        self.threads = ThreadPoolExecutor(
            max(1, len(self.places)), thread_name_prefix="augury-advice"
        )
        self.known: OrderedDict[tuple[str, int, int], Hinted] = OrderedDict()
        self.asking: set[str] = set()  # persons

    def close(self) -> None:
        for place in self.places:
            place.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def check_open(self) -> None:
        """A host can do without hints."""
        if not self.places:
            raise not_now("hints-off")

    def accept(self, live: LiveTable, person: Person, wish: AskHint) -> Asked:
        """Somebody's question, ready to be thought about, or a refusal."""
        self.check_open()
        seat = present_seat(live, person, wish.seat)
        live.check_version(seat, wish.version)
        check_hint(live, person, seat)
        key = live.row.id, live.version, seat
        return self.admit(live, person, key, live.engine.state, wish.version)

    def look_back(self, live: LiveTable, person: Person, wish: AskPastHint, then: State) -> Asked:
        """The same about an earlier moment of a game that has ended; no version is below 0."""
        asked = [int(seat) for seat in then.to_act()]
        seat = wish.seat if wish.seat is not None else (asked or [0])[0]
        if seat not in asked:
            raise not_now("hint-not-asked")
        return self.admit(live, person, (live.row.id, -1 - wish.moment, seat), then, 0)

    def admit(
        self,
        live: LiveTable,
        person: Person,
        key: tuple[str, int, int],
        state: State,
        version: int,
    ) -> Asked:
        """Everybody has one question at a time, and not too many of them."""
        if key not in self.known and (
            person.id in self.asking or not self.limits.allow("hint-person", person.id)
        ):
            raise slow_down()
        seat = key[2]
        imagined = shown(live.game, state, seat, chance.from_seed(1))
        self.asking.add(person.id)  # from here on, not from when it is its turn
        question = AdviceQuestion(live.game.id, imagined, seat, self.thought)
        return Asked(person, key, question, version)

    async def answer(self, asked: Asked) -> Hinted:
        """The best choices of the seat. A table whose game goes on is noted as one where somebody
        was helped."""
        try:
            if asked.key[1] >= 0:
                await self.store.write(lambda db: rows.note_advice(db, asked.key[0]))
            known = self.known.get(asked.key)
            found = known or await self.think(asked.person, asked.question)
        finally:
            self.asking.discard(asked.person.id)
        self.known[asked.key] = found
        while len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)
        return msgspec.structs.replace(found, version=asked.version)

    async def think(self, person: Person, question: AdviceQuestion) -> Hinted:
        async with self.queue.turn(person.id, "") as place:
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self.threads, place.ask, question
                )
            except LostWorker as lost:
                log.error("a worker for hints was lost (%s)", lost)
                place.stop()
                raise not_now("no-hint") from lost
