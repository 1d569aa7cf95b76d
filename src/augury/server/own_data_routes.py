"""Everything the server keeps about somebody, for themselves, in one file."""

from __future__ import annotations

from starlette.responses import Response

from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.notice_wishes import read
from augury.server.store import rows
from augury.server.store.base import Db, Row, Store
from augury.server.store.schema import Person
from augury.server.wire import write_json

# What is left out of each: secrets that would open something, and what is the server's own.
TABLES = "SELECT tables.id, game, options, status, host = ? AS host, tables.created, changed"

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
}


class OwnDataRoutes:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def export(self, call: Call) -> Response:
        person = call.person
        call.limit("export-person", person.id)
        moment = self.clock.now()
        found = await self.store.read(lambda db: collect(db, person))
        return Response(
            write_json({"about": "Augury, own data", "at": moment, **found}),
            media_type="application/json",
            headers={"content-disposition": 'attachment; filename="augury-data.json"'},
        )


def collect(db: Db, person: Person) -> dict[str, object]:
    """By topic. Of a table: who sat there, and what this person decided, said and noted; the record
    of a finished game is at `GET /api/tables/{table}/record`."""
    own = person.id
    tables: list[dict[str, object]] = []
    for table in db.rows(
        f"{TABLES} FROM tables WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?"
        " UNION SELECT table_id FROM watchers WHERE person = ?) ORDER BY tables.created",
        *(own, own, own, own),
    ):
        tables.append({**table, "host": bool(table["host"]), **at_table(db, str(table["id"]), own)})
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


def at_table(db: Db, table: str, person: str) -> dict[str, object]:
    def own(columns: str, source: str, whose: str = "person") -> list[Row]:
        return db.rows(
            f"SELECT {columns} FROM {source} WHERE table_id = ? AND {whose} = ?", table, person
        )

    seats = db.rows(
        "SELECT seat, kind, name, level, person = ? AS mine FROM seats WHERE table_id = ?"
        " ORDER BY seat",
        person,
        table,
    )
    return {
        "seats": [{**seat, "mine": bool(seat["mine"])} for seat in seats],
        "decisions": own("number, kind, seat, actions, at", "changes", "author"),
        "said": own("number, room, text, at", "chat"),
        "notes": own("seat, text", "notes"),
        "attention": own("seen, muted", "attention"),
        "shared": own("created", "shares"),
    }
