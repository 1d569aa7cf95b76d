"""The store, on both real databases."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from cluster import Cluster

from augury.core import registry
from augury.core.errors import Malformed
from augury.server import backup, records, shuffle
from augury.server.blueprint import Blueprint
from augury.server.store import checkpoint, open_store, postgres, rows, sqlite
from augury.server.store.base import Conflict, Db, Store, StoreDown, migrations, statements
from augury.server.store.schema import Change, ChatRow, Device, Entry, Person

Opener = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    """Opens the same fresh database each time it is called."""
    if request.param == "sqlite":
        return lambda: open_store(tmp_path, "")
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.new_database()
    return lambda: open_store(None, url)


def run(opener: Opener, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = opener()
        await store.open(lambda text: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def somebody() -> Person:
    return Person("p1", "Anna", None, "", 1)


def a_plan() -> Blueprint:
    game = registry.load("majority")
    plan = Blueprint(game, 3, game.check_options(3), somebody(), 0)
    for number in range(3):
        plan.sit("person", f"Player {number}", person=f"p{number}")
    shuffle.deal(plan.row, plan.seats)
    return plan


def a_change(table: str, number: int, uuid: str = "") -> Change:
    return Change(table, number, uuid or f"u{number}", "play", 0, '["keep R7"]', "p1", 5)


def entry(change: Change) -> Entry:
    return Entry(change, 1, "playing", "1 2", "", 0, 0)


def test_what_was_written_is_there_after_opening_again(opener: Opener) -> None:
    plan = a_plan()

    async def write(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        for number in (1, 2, 3):
            await store.append(entry(a_change(plan.row.id, number)))

    async def read(store: Store) -> None:
        loaded = await store.read(lambda db: rows.load(db, plan.row.id))
        assert loaded is not None
        row, seats, changes = loaded
        assert (
            msgspec.structs.replace(
                row, version=0, changed=plan.row.changed, to_act="", status="waiting"
            )
            == plan.row
        )
        assert row.version == 3 and row.to_act == "1 2"
        assert seats == plan.seats
        assert changes == [a_change(plan.row.id, number) for number in (1, 2, 3)]
        assert await store.read(lambda db: rows.changes(db, plan.row.id, 2)) == [
            a_change(plan.row.id, 3)
        ]
        assert await store.read(rows.running) == [plan.row.id]

    run(opener, write)
    run(opener, read)


def test_the_event_loop_goes_on_while_the_disk_is_at_work(opener: Opener) -> None:
    plan = a_plan()
    told: list[str] = []

    async def work(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        writing = store.append(entry(a_change(plan.row.id, 1)), lambda: told.append("meanwhile"))
        told.append("begun")
        await writing
        told.append("on disk")

    run(opener, work)
    assert told == ["begun", "meanwhile", "on disk"]


def test_what_one_turn_of_the_event_loop_brings_is_one_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans = [a_plan() for _ in range(20)]
    sizes: list[int] = []
    commit = sqlite.commit

    def counted(connection: sqlite3.Connection, batch: list[sqlite.Job]) -> list[sqlite.Outcome]:
        sizes.append(len(batch))
        return commit(connection, batch)

    async def work(store: Store) -> None:
        for plan in plans:
            await store.write(partial(rows.create, row=plan.row, chairs=plan.seats))
        monkeypatch.setattr(sqlite, "commit", counted)
        await asyncio.gather(*(store.append(entry(a_change(plan.row.id, 1))) for plan in plans))

    run(lambda: open_store(tmp_path, ""), work)
    assert sizes == [20]


def test_a_number_or_uuid_that_is_there_is_a_conflict_and_leaves_no_trace(opener: Opener) -> None:
    plan = a_plan()

    async def work(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        await store.append(entry(a_change(plan.row.id, 1)))
        with pytest.raises(Conflict):
            await store.append(entry(a_change(plan.row.id, 1, "other")))
        with pytest.raises(Conflict):
            await store.append(entry(a_change(plan.row.id, 2, "u1")))
        assert len(await store.read(lambda db: rows.changes(db, plan.row.id, 0))) == 1
        assert await store.read(lambda db: rows.change_by_uuid(db, plan.row.id, "u1")) == a_change(
            plan.row.id, 1
        )

    run(opener, work)


def test_refused_work_does_not_touch_what_is_written_at_the_same_time(opener: Opener) -> None:
    plan = a_plan()

    other = a_plan()

    async def work(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        await store.write(lambda db: rows.create(db, other.row, other.seats))

        def refuse(db: Db) -> None:
            rows.insert(db, "people", somebody())
            raise ValueError("changed my mind")

        wishes = [
            store.append(entry(a_change(plan.row.id, 1))),
            store.write(refuse),
            store.write(refuse),
        ]
        wishes.append(store.append(entry(a_change(other.row.id, 1))))
        wishes.append(
            store.write(lambda db: rows.insert(db, "people", Person("p9", "Zoe", None, "", 1)))
        )
        outcomes = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            ValueError,
            ValueError,
            type(None),
            type(None),
        ]
        assert len(await store.read(lambda db: rows.changes(db, other.row.id, 0))) == 1
        assert await store.read(lambda db: rows.person(db, "p1")) is None
        assert await store.read(lambda db: rows.person(db, "p9")) is not None
        assert len(await store.read(lambda db: rows.changes(db, plan.row.id, 0))) == 1

    run(opener, work)


def test_a_change_that_cannot_be_kept_does_not_touch_the_others(opener: Opener) -> None:
    plan, other = a_plan(), a_plan()

    async def work(store: Store) -> None:
        for made in (plan, other):
            await store.write(partial(rows.create, row=made.row, chairs=made.seats))
        outcomes = await asyncio.gather(
            store.append(entry(a_change(plan.row.id, 1, "a\0b"))),
            store.append(entry(a_change(other.row.id, 1))),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [Malformed, type(None)]

    run(opener, work)


def test_of_many_changes_at_once_only_the_stale_ones_are_refused(opener: Opener) -> None:
    plans = [a_plan() for _ in range(40)]
    stale = {plans[7].row.id, plans[30].row.id}

    async def work(store: Store) -> None:
        for plan in plans:
            await store.write(partial(rows.create, row=plan.row, chairs=plan.seats))
        wishes = [
            msgspec.structs.replace(
                entry(a_change(plan.row.id, 1)), revision=9 if plan.row.id in stale else 1
            )
            for plan in plans
        ]
        outcomes = await asyncio.gather(
            *(store.append(wish) for wish in wishes), return_exceptions=True
        )
        for plan, outcome in zip(plans, outcomes, strict=True):
            refused = plan.row.id in stale
            assert isinstance(outcome, Conflict) if refused else outcome is None
            written = await store.read(partial(rows.changes, table=plan.row.id, after=0))
            assert written == ([] if refused else [a_change(plan.row.id, 1)])
            standing = await store.read(partial(rows.standing, id=plan.row.id))
            assert standing == (0 if refused else 1, 1)

    run(opener, work)


def test_postgres_commits_changes_that_wait_together(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    together: list[int] = []
    original = postgres.append_all

    def counted(db: Db, entries: list[Entry]) -> None:
        together.append(len(entries))
        original(db, entries)

    monkeypatch.setattr(postgres, "append_all", counted)
    url = cluster.new_database()
    plans = [a_plan() for _ in range(20)]

    async def work(store: Store) -> None:
        for plan in plans:
            await store.write(partial(rows.create, row=plan.row, chairs=plan.seats))
        await asyncio.gather(*(store.append(entry(a_change(plan.row.id, 1))) for plan in plans))

    run(lambda: open_store(None, url), work)
    assert sum(together) == 20 and len(together) <= 2


def test_revising_needs_the_revision_one_saw(opener: Opener) -> None:
    plan = a_plan()

    async def work(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        newer = msgspec.structs.replace(plan.row, revision=2, muted=1)
        await store.write(lambda db: rows.revise(db, newer, plan.seats, plan.row))
        with pytest.raises(Conflict):
            await store.write(lambda db: rows.revise(db, newer, plan.seats, plan.row))
        loaded = await store.read(lambda db: rows.table(db, plan.row.id))
        assert loaded is not None and loaded.muted == 1

    run(opener, work)


def test_a_move_and_a_change_of_the_table_at_once_do_not_overwrite_each_other(
    opener: Opener,
) -> None:
    plan = a_plan()

    async def work(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        closed = msgspec.structs.replace(plan.row, revision=2, status="closed")
        await store.write(lambda db: rows.revise(db, closed, plan.seats, plan.row))
        with pytest.raises(Conflict):
            await store.append(
                entry(a_change(plan.row.id, 1))
            )  # found possible while the table was open
        found = await store.read(lambda db: rows.table(db, plan.row.id))
        assert found is not None and (found.status, found.version) == ("closed", 0)
        await store.append(msgspec.structs.replace(entry(a_change(plan.row.id, 1)), revision=2))
        late = msgspec.structs.replace(closed, revision=3, faces="by the clocks before the move")
        with pytest.raises(Conflict):
            await store.write(lambda db: rows.revise(db, late, plan.seats, closed))

    run(opener, work)


def test_one_keeper_at_a_time(opener: Opener) -> None:
    plan = a_plan()
    plan.row.status, plan.row.busy = "playing", 1

    async def work(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        table = plan.row.id
        assert await store.write(lambda db: rows.keep(db, table, "one", 100, 200))
        assert not await store.write(lambda db: rows.keep(db, table, "two", 150, 250))
        assert await store.write(lambda db: rows.keep(db, table, "one", 150, 250))
        assert await store.read(lambda db: rows.unkept(db, 240)) == []
        assert await store.read(lambda db: rows.unkept(db, 260)) == [table]
        assert await store.write(lambda db: rows.keep(db, table, "two", 260, 300))
        await store.write(lambda db: rows.let_go(db, "two"))
        assert await store.write(lambda db: rows.keep(db, table, "one", 270, 300))

    run(opener, work)


def test_people_chat_notes_and_outages(opener: Opener) -> None:
    plan, waiting = a_plan(), a_plan()
    plan.row.status = "playing"

    async def work(store: Store) -> None:
        table = plan.row.id
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        await store.write(lambda db: rows.create(db, waiting.row, waiting.seats))
        await store.write(lambda db: rows.insert(db, "people", somebody()))
        await store.write(
            lambda db: rows.insert(db, "devices", Device("d1", "p1", "hash", "phone", 1, 1))
        )
        found = await store.read(lambda db: rows.device(db, "hash"))
        assert found is not None and found[0] == somebody()
        for text in ("one", "two"):
            line = ChatRow(table, 0, text, "table", 0, "p1", "Anna", text, 1)
            numbers = [await store.write(partial(rows.say, row=line)) for _ in "12"]
            assert numbers[0] == numbers[1]
        assert [
            line.text
            for line in await store.read(lambda db: rows.chat(db, table, ("table",), 0, 1))
        ] == ["two"]
        await store.write(lambda db: rows.write_note(db, table, 0, "p1", "first"))
        await store.write(lambda db: rows.write_note(db, table, 0, "p1", "second"))
        assert await store.read(lambda db: rows.note(db, table, 0, "p1")) == "second"
        await store.write(lambda db: rows.heartbeat(db, 1000, 100))
        await store.write(lambda db: rows.heartbeat(db, 1050, 100))
        await store.write(lambda db: rows.heartbeat(db, 9000, 100))
        assert await store.read(lambda db: rows.outages(db, 0)) == [(1050, 9000)]
        await store.write(lambda db: rows.forget_person(db, "p1"))
        assert await store.read(lambda db: rows.device(db, "hash")) is None
        assert [chair.kind for chair in await store.read(lambda db: rows.seats(db, table))] == [
            "person",
            "bot",
            "person",
        ]
        assert await store.read(lambda db: rows.unkept(db, 1)) == [table], (
            "somebody has to move the bot"
        )
        assert [
            chair.kind for chair in await store.read(lambda db: rows.seats(db, waiting.row.id))
        ] == ["person", "open", "person"]

    run(opener, work)


def test_backup_while_open_and_restore_into_either(opener: Opener, tmp_path: Path) -> None:
    plan = a_plan()
    target = tmp_path / "copy.sqlite"

    async def save(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        await store.append(entry(a_change(plan.row.id, 1)))
        done = await backup.back_up(store, target)
        assert (done.tables, done.changes) == (1, 1)
        with pytest.raises(FileExistsError):
            await backup.back_up(store, target)
        with pytest.raises(FileExistsError):
            await backup.restore(target, store)

    run(opener, save)

    async def check(store: Store) -> None:
        done = await backup.restore(target, store)
        assert (done.tables, done.changes) == (1, 1)
        assert await store.read(lambda db: rows.changes(db, plan.row.id, 0)) == [
            a_change(plan.row.id, 1)
        ]
        folder = tmp_path / "records"
        assert await records.export(store, folder) == 1
        assert (folder / f"{plan.row.id}.rec").read_text().endswith("--\n0 keep R7\n")

    run(lambda: open_store(tmp_path / "elsewhere", ""), check)


def test_a_backup_goes_into_postgres_too(cluster: Cluster, tmp_path: Path) -> None:
    plan = a_plan()

    async def save(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        await backup.back_up(store, tmp_path / "copy.sqlite")

    async def check(store: Store) -> None:
        await backup.restore(tmp_path / "copy.sqlite", store)
        assert await store.read(lambda db: rows.seats(db, plan.row.id)) == plan.seats

    run(lambda: open_store(tmp_path, ""), save)
    url = cluster.new_database()
    run(lambda: open_store(None, url), check)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    run(lambda: open_store(tmp_path, ""), nothing)
    with sqlite3.connect(tmp_path / "augury.sqlite") as connection:
        connection.execute("INSERT INTO migrations VALUES (9999)")
    connection.close()
    with pytest.raises(StoreDown, match="newer version"):
        run(lambda: open_store(tmp_path, ""), nothing)


def test_migrations_are_numbered_and_split_into_statements() -> None:
    numbers = [number for number, _ in migrations()]
    assert numbers == sorted(set(numbers)) and numbers[0] == 1
    assert statements("-- a\nCREATE TABLE x (y BIGINT);  -- b\n\nCREATE INDEX z ON x (y);\n") == [
        "CREATE TABLE x (y BIGINT)",
        "CREATE INDEX z ON x (y)",
    ]


def test_what_is_committed_is_carried_over_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS", 0.01)
    plan = a_plan()

    def carried_over() -> bool:
        """Whether the database file, without its log, has all that was written."""
        copy = tmp_path / "copy"
        copy.write_bytes((tmp_path / "augury.sqlite").read_bytes())
        with sqlite3.connect(copy) as db:
            names = [row[0] for row in db.execute("SELECT name FROM sqlite_master")]
            if "changes" not in names:
                return False
            written: int = db.execute("SELECT count(*) FROM changes").fetchone()[0]
        return written == 20

    async def write(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        for number in range(1, 21):
            await store.append(entry(a_change(plan.row.id, number)))
        async with asyncio.timeout(10):
            while not carried_over():
                await asyncio.sleep(0.01)

    run(lambda: open_store(tmp_path, ""), write)


def test_a_log_that_grows_too_long_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS", 0.001)
    monkeypatch.setattr(checkpoint, "MOST_PAGES", 40)
    plan = a_plan()
    log = tmp_path / "augury.sqlite-wal"

    async def write(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        for number in range(1, 601):
            await store.append(entry(a_change(plan.row.id, number)))
        assert log.stat().st_size < 2 * 600 * 4096, "every commit writes at least two pages"

    run(lambda: open_store(tmp_path, ""), write)


def test_a_decision_writes_four_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The change, its place by number and by uuid, and the row of its table; now and then a page is
    full and becomes two."""
    monkeypatch.setattr(checkpoint.Checkpoints, "start", lambda _: None)  # the log only grows
    plan = a_plan()
    log = tmp_path / "augury.sqlite-wal"

    async def write(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        before = log.stat().st_size
        for number in range(1, 101):
            await store.append(entry(a_change(plan.row.id, number)))
        pages = (log.stat().st_size - before) / (4096 + 24)  # a page and its head
        assert 300 <= pages <= 450

    run(lambda: open_store(tmp_path, ""), write)


def test_nobody_waits_for_a_reader_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "SECONDS", 0.001)
    monkeypatch.setattr(checkpoint, "MOST_PAGES", 10)
    plan = a_plan()

    async def write(store: Store) -> None:
        await store.write(lambda db: rows.create(db, plan.row, plan.seats))
        with contextlib.closing(sqlite3.connect(tmp_path / "augury.sqlite")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM changes").fetchone()
            async with asyncio.timeout(sqlite.BUSY_MILLISECONDS / 1000):
                for number in range(1, 101):
                    await store.append(entry(a_change(plan.row.id, number)))
            assert reader.execute("SELECT count(*) FROM changes").fetchone() == (0,)

    run(lambda: open_store(tmp_path, ""), write)
