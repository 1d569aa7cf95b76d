"""People, their devices, and how they want to be told."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.club_talk import forget_club_talk, move_club_talk
from augury.server.store.rows.clubs import forget_memberships, move_memberships
from augury.server.store.rows.common import touch
from augury.server.store.rows.daily import forget_dailies, move_dailies
from augury.server.store.rows.prepared import move_prepared
from augury.server.store.rows.puzzles import forget_puzzles, move_puzzles
from augury.server.store.rows.results import move_results
from augury.server.store.schema import Device, Person, Push, Webhook

OWNED = (  # goes with the person, and concerns nobody else
    "webhooks",
    "pushes",
    "passkeys",
    "recovery_codes",
    "mails",
    "tickets",
    "notices",
    "reminders",
    "attention",
    "studies",
    "rhythms",
    "vacations",
    "habits",
    "prepared",
    "shares",
)


def device(db: Db, token_hash: str) -> tuple[Person, Device] | None:
    found = db.rows("SELECT * FROM devices WHERE token = ?", token_hash)
    if not found:
        return None
    row = msgspec.convert(found[0], Device)
    owner = person(db, row.person)
    return None if owner is None else (owner, row)


def person(db: Db, id: str) -> Person | None:
    found = db.rows("SELECT * FROM people WHERE id = ?", id)
    return msgspec.convert(found[0], Person) if found else None


def account(db: Db, folded: str) -> Person | None:
    found = db.rows("SELECT * FROM people WHERE account = ?", folded)
    return msgspec.convert(found[0], Person) if found else None


def devices(db: Db, person: str) -> list[Device]:
    return msgspec.convert(
        db.rows("SELECT * FROM devices WHERE person = ? ORDER BY created", person), list[Device]
    )


def expired_devices(db: Db, idle_since: int, opened_before: int) -> list[Device]:
    """Unused for too long; or, for those who can log in again, open for too long."""
    found = db.rows(
        "SELECT devices.* FROM devices JOIN people ON people.id = devices.person"
        " WHERE devices.seen < ? OR (devices.created < ? AND people.account IS NOT NULL)",
        idle_since,
        opened_before,
    )
    return msgspec.convert(found, list[Device])


def drop_devices(db: Db, gone: list[Device]) -> None:
    for device in gone:
        db.run("DELETE FROM devices WHERE id = ?", device.id)
        db.notify(f"device {device.id}")


def move_seats(db: Db, old: str, new: str) -> list[str]:
    """Everything a guest holds goes to another person; returns the tables."""
    found = [
        str(row["table_id"])
        for row in db.rows("SELECT DISTINCT table_id FROM seats WHERE person = ?", old)
    ]
    found += [str(row["id"]) for row in db.rows("SELECT id FROM tables WHERE host = ?", old)]
    db.run("UPDATE seats SET person = ? WHERE person = ?", new, old)
    db.run("UPDATE tables SET host = ? WHERE host = ?", new, old)
    db.run(
        "UPDATE watchers SET person = ? WHERE person = ? AND table_id NOT IN"
        " (SELECT table_id FROM watchers WHERE person = ?)",
        *(new, old, new),
    )
    db.run("UPDATE studies SET person = ? WHERE person = ?", new, old)
    db.run("UPDATE shares SET person = ? WHERE person = ?", new, old)
    move_results(db, old, new)
    db.run("DELETE FROM watchers WHERE person = ?", old)
    move_puzzles(db, old, new)
    move_dailies(db, old, new)
    move_prepared(db, old, new)
    move_memberships(db, old, new)
    move_club_talk(db, old, new)
    for told in ("webhooks", "pushes"):
        db.run(f"UPDATE {told} SET person = ? WHERE person = ?", new, old)
    for table in set(found):
        db.run("UPDATE notes SET person = ? WHERE table_id = ? AND person = ?", new, table, old)
        db.run("UPDATE chat SET person = ? WHERE table_id = ? AND person = ?", new, table, old)
        db.run("UPDATE changes SET author = ? WHERE table_id = ? AND author = ?", new, table, old)
        touch(db, table)
    return sorted(set(found))


def forget_person(db: Db, id: str) -> list[str]:
    """Delete a person. Seats are left to bots, free again before the game and without a name after
    it; what was played stays."""
    tables = [
        str(row["table_id"])
        for row in db.rows("SELECT DISTINCT table_id FROM seats WHERE person = ?", id)
    ]
    before_the_game = "person = ? AND table_id IN (SELECT id FROM tables WHERE status = 'waiting')"
    db.run(
        f"UPDATE seats SET kind = 'open', person = '', name = '', away = 0 WHERE {before_the_game}",
        id,
    )
    over = "person = ? AND table_id IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))"
    db.run(f"UPDATE seats SET person = '', name = '' WHERE {over}", id)
    db.run("UPDATE seats SET kind = 'bot', person = '', name = '', away = 0 WHERE person = ?", id)
    db.run("UPDATE chat SET person = '', name = '' WHERE person = ?", id)
    db.run("UPDATE changes SET author = '' WHERE author = ?", id)
    db.run("UPDATE tables SET host = '' WHERE host = ?", id)
    db.run("UPDATE placings SET player = '', name = '' WHERE player = ?", id)
    db.run("DELETE FROM ratings WHERE player = ?", id)
    db.run("DELETE FROM notes WHERE person = ?", id)
    db.run("DELETE FROM watchers WHERE person = ?", id)
    drop_devices(db, devices(db, id))
    for owned in OWNED:
        db.run(f"DELETE FROM {owned} WHERE person = ?", id)
    forget_puzzles(db, id)
    forget_dailies(db, id)
    forget_club_talk(db, id)
    forget_memberships(db, id)
    db.run("DELETE FROM people WHERE id = ?", id)
    for table in tables:
        db.run("UPDATE tables SET busy = 1 WHERE id = ? AND status = 'playing'", table)
        touch(db, table)
    return tables


def webhooks(db: Db, person: str) -> list[Webhook]:
    return msgspec.convert(
        db.rows("SELECT * FROM webhooks WHERE person = ?", person), list[Webhook]
    )


def pushes(db: Db, person: str) -> list[Push]:
    return msgspec.convert(db.rows("SELECT * FROM pushes WHERE person = ?", person), list[Push])
