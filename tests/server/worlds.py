"""The same table several times, each with other secrets: what one seat knows is equal in all of
them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator

from serving import Live, Person, Served

from augury.core import chance
from augury.core.events import Event
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import Beat, State
from augury.server import records
from augury.server.live_table import LiveTable
from augury.server.security import new_id
from augury.server.store import rows
from augury.server.store.base import Db

PUSHED = ('{"type":"state"', '{"type":"chat"')  # comes by itself, sooner or later
CHANGING = re.compile(rb'"(changed|at|now)":\d+')
DRAWN = re.compile(rb'"(token|next|commitment)":"[^"]+"')  # a promise names its table


class OtherRecord(Record):
    """A record of a game that went otherwise in everything the eye could not see."""

    def __init__(self, truth: Record, eye: int, world: int) -> None:
        super().__init__(truth.game, truth.seats, truth.seed, truth.options, truth.names)
        self.truth = truth
        self.eye = eye
        self.world = world
        self.decisions = [
            (seat, action if seat == eye else (action + world) % truth.game.vocabulary.size)
            for seat, action in truth.decisions
        ]

    def replay(self) -> Iterator[State]:
        for state in self.truth.replay():
            yield redealt(self.game, state, self.eye, self.world)

    def beats(self, first: int = 0) -> Iterator[list[Beat]]:
        for beats in self.truth.beats(first):
            yield [other_beat(self.game, beat, self.eye, self.world) for beat in beats]


def redealt(game: Game, state: State, eye: int, world: int) -> State:
    other = state.clone()
    game.reader.redeal(other, eye, chance.from_seed(world))
    other.listening = state.listening
    return other


def other_beat(game: Game, beat: Beat, eye: int, world: int) -> Beat:
    """The same moment; what the eye could not hear then was something else."""
    events = [
        event if event.visible_to(eye) else Event(f"other-{world}", {"world": world}, event.seats)
        for event in beat.events
    ]
    return Beat(events, redealt(game, beat.state, eye, world))


def copy_table(server: Served, table: str) -> str:
    """The same table under another name, as if everything had happened there, too."""
    name = new_id()
    assert len(name) == len(table)

    def work(db: Db) -> None:
        loaded = rows.load(db, table)
        assert loaded is not None
        row, seats, changes = loaded
        row.id = name
        rows.insert(db, "tables", row)
        for part, found in (("seats", seats), ("changes", changes)):
            for each in found:
                each.table_id = name
                rows.insert(db, part, each)
        for person in rows.watchers(db, table):
            db.run("INSERT INTO watchers (table_id, person) VALUES (?, ?)", name, person)

    server.write(work)
    return name


class World:
    """A table at which everything hidden from one eye is different."""

    def __init__(self, server: Served, table: str, person: Person, eye: int, number: int) -> None:
        self.server = server
        self.table = table
        self.eye = eye
        self.number = number
        self.link = ""
        person.state(table)  # now it is in memory
        if number:
            self.at_the_table(self._turn_over)

    def live(self) -> LiveTable:
        return self.server.live(self.table)

    def at_the_table(self, work: Callable[[], None]) -> None:
        """In the server's own thread, between two requests."""

        async def whole() -> None:
            work()

        loop = self.server.loop()
        asyncio.run_coroutine_threadsafe(whole(), loop).result(20)

    def _turn_over(self) -> None:
        live = self.live()
        live.engine.state = redealt(live.game, live.engine.state, self.eye, self.number)
        for step in live.engine.steps:
            step.before = redealt(live.game, step.before, self.eye, self.number)
        for beats, _ in live.beats.versions.values():
            beats[:] = [other_beat(live.game, beat, self.eye, self.number) for beat in beats]
        live.pictures.clear()
        live.ask_around()

    def dream(self, on: bool) -> None:
        """Let the record, too, be that of another game, as long as it is only read."""

        def work() -> None:
            engine = self.live().engine
            if on and self.number:
                engine.record = OtherRecord(engine.record, self.eye, self.number)
            elif isinstance(engine.record, OtherRecord):
                engine.record = engine.record.truth

        self.at_the_table(work)

    def same(self, text: bytes) -> bytes:
        """Without the name of the table, its promise, the time of day and tokens just drawn;
        nothing gets longer or shorter."""
        text = text.replace(self.table.encode(), b"T" * len(self.table))
        text = CHANGING.sub(
            lambda m: b'"' + m[1] + b'":' + b"0" * (len(m[0]) - len(m[1]) - 3), text
        )
        return DRAWN.sub(
            lambda m: b'"' + m[1] + b'":"' + b"x" * (len(m[0]) - len(m[1]) - 5) + b'"', text
        )

    # Asking

    def http(self, person: Person, method: str, path: str, body: object) -> tuple[object, ...]:
        """Everything a request brings to light: status, kind, size and every byte."""
        answer = person.http.request(
            method, f"/api/tables/{self.table}{path}", json=body if method != "GET" else None
        )
        assert answer.status_code < 500, (path, body, answer.text)
        return (
            answer.status_code,
            answer.headers.get("content-type"),
            answer.headers.get("content-length"),
            self.same(answer.content),
        )

    def page(self, person: Person, path: str) -> tuple[object, ...]:
        """Everything that a link to the game brings to light."""
        answer = person.http.get(f"/s/{self.link}{path}")
        assert answer.status_code < 500, (path, answer.text)
        return (
            answer.status_code,
            answer.headers.get("content-type"),
            answer.headers.get("content-length"),
            self.same(answer.content.replace(self.link.encode(), b"L" * len(self.link))),
        )

    def socket(self, person: Person, eye: int, messages: list[dict[str, object]]) -> list[bytes]:
        """Every answer to these messages, and how the table is shown in the end."""
        live = Live(person, self.table, eye=eye)
        live.until(lambda message: message["type"] == "state")
        for message in messages:
            live.send(**message)
            live.send(type="ping")
            live.until(lambda answer: answer["type"] == "pong")
        answers = [raw for raw in live.raw if not raw.startswith(PUSHED)]
        shown = {
            name: live.state.get(name)
            for name in ("version", "eye", "undo", "frames", "view", "legal")
        }
        live.close()
        told = [*answers, repr(shown), repr(live.events)]
        return [self.same(text.encode()) for text in told]


def keep_other_records(record: Record, decisions: int | None = None) -> Record:
    """As `records.copy_of`, which would make a true record of another one."""
    if not isinstance(record, OtherRecord):
        return COPY_OF(record, decisions)
    cut = record.truth if decisions is None else COPY_OF(record.truth, decisions)
    return OtherRecord(cut, record.eye, record.world)


COPY_OF = records.copy_of
