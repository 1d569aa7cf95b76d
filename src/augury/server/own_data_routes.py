"""Everything the server keeps about somebody, for themselves, in one file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starlette.responses import Response

from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.notice_wishes import read
from augury.server.store import rows
from augury.server.store.base import Db, Row, Store
from augury.server.store.rows.common import gaps
from augury.server.store.schema import Person
from augury.server.wire import write_json

MOST = 500  # tables that one statement names

# What is left out of each: secrets that would open something, and what is the server's own.
TABLES = "SELECT tables.id, game, options, status, host = ? AS host, tables.created, changed"
# Tables that somebody hosts, plays or has played at, or looks on at
OWN = (
    "SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM seats WHERE person = ?"
    " UNION SELECT table_id FROM watchers WHERE person = ?"
)

# Told whole, by topic: whose column it is.
KEPT = {
    "placings": "player",
    "ratings": "player",
    "studies": "person",
    "puzzle_tries": "person",
    "solvers": "person",
    "daily_tries": "person",
    "rhythms": "person",
    "vacations": "person",
    "habits": "person",
    "prepared": "person",
    "members": "person",
    "comings": "person",
    "entrants": "person",
    "club_scores": "player",
    "club_chat": "person",
    "club_attention": "person",
    "hushed": "person",
}


class OwnDataRoutes:
    """One request: everything."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def export(self, call: Call) -> Response:
        person = call.person
        call.limit("export-person", person.id)
        now = self.clock.now()
        found = await self.store.read(lambda db: collect(db, person))
        return Response(
            write_json({"about": "Augury, own data", "at": now, **found}),
            media_type="application/json",
            headers={"content-disposition": 'attachment; filename="augury-data.json"'},
        )


def collect(db: Db, person: Person) -> dict[str, object]:
    """By topic. Of a table: who sat there, and what this person decided, said and noted; the record
    of a finished game is at `GET /api/tables/{table}/record`."""
    own = person.id
    tables = db.rows(
        f"{TABLES} FROM tables WHERE id IN ({OWN}) ORDER BY tables.created", *[own] * 4
    )
    at_tables = own_things(db, own, [str(table["id"]) for table in tables])
    for table in tables:
        table["host"] = bool(table["host"])
        for topic, found in at_tables.items():
            table[topic] = found.get(str(table["id"]), [])
    wishes, _ = rows.notice_wishes(db, own)
    return {
        "person": {
            "id": own,
            "name": person.name,
            "account": person.account is not None,
            "password": bool(person.password),
            "created": person.created,
        },
        "mail": rows.mail(db, own),
        "devices": db.rows("SELECT id, label, created, seen FROM devices WHERE person = ?", own),
        "passkeys": db.rows("SELECT id, label, created, used FROM passkeys WHERE person = ?", own),
        "recovery_codes_left": rows.recovery_codes(db, own),
        "notices": read(db, own) if wishes else None,
        "webhooks": db.rows("SELECT id, kind, url FROM webhooks WHERE person = ?", own),
        "browsers": db.rows("SELECT id, endpoint FROM pushes WHERE person = ?", own),
        "tables": tables,
        "rated": not rows.is_unrated(db, own),
        **{
            topic: db.rows(f"SELECT * FROM {topic} WHERE {whose} = ?", own)
            for topic, whose in KEPT.items()
        },
    }


def own_things(db: Db, person: str, tables: list[str]) -> dict[str, dict[str, list[Row]]]:
    """By topic and table: who sat there, and what is this person's own."""

    def by_table(columns: str, source: str, whose: str = "person") -> dict[str, list[Row]]:
        select = f"SELECT table_id, {columns} FROM {source} WHERE {whose} = ?"
        return grouped(
            row
            for some in handfuls(tables)
            for row in db.rows(f"{select} AND table_id IN ({gaps(some)})", person, *some)
        )

    seats: list[Row] = []
    for some in handfuls(tables):
        seats += db.rows(
            "SELECT table_id, seat, kind, name, level, person = ? AS mine FROM seats"
            f" WHERE table_id IN ({gaps(some)}) ORDER BY table_id, seat",
            person,
            *some,
        )
    for seat in seats:
        seat["mine"] = bool(seat["mine"])
    return {
        "seats": grouped(seats),
        "decisions": by_table("number, kind, seat, actions, at", "changes", "author"),
        "said": by_table("number, audience, text, at", "chat"),
        "notes": by_table("seat, text", "notes"),
        "attention": by_table("seen, muted", "attention"),
        "shared": by_table("created", "shares"),
    }


def handfuls(tables: list[str]) -> Iterator[list[str]]:
    """So many as a statement may name."""
    for first in range(0, len(tables), MOST):
        yield tables[first : first + MOST]


def grouped(found: Iterable[Row]) -> dict[str, list[Row]]:
    kept: dict[str, list[Row]] = {}
    for row in found:
        kept.setdefault(str(row.pop("table_id")), []).append(row)
    return kept
