"""Ways into an account: passkeys, recovery codes, a mail address, and tickets that count once."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.rows.common import insert
from augury.server.store.rows.people import devices, drop_devices
from augury.server.store.schema import Device, Passkey, Person, Ticket


def claim(db: Db, person: Person, guest: Person | None) -> list[Device]:
    """Make a person with an account, or make one of a guest; returns the devices that this signs
    out. A Conflict if the name is taken."""
    if guest is None:
        insert(db, "people", person)
        return []
    db.run(
        "UPDATE people SET name = ?, account = ?, password = ? WHERE id = ?",
        *(person.name, person.account, person.password, person.id),
    )
    old = devices(db, person.id)
    drop_devices(db, old)
    return old


def set_password(db: Db, person: str, password: str) -> list[Device]:
    """A new password ends every session; returns the devices."""
    db.run("UPDATE people SET password = ? WHERE id = ?", password, person)
    old = devices(db, person)
    drop_devices(db, old)
    return old


def passkeys(db: Db, person: str) -> list[Passkey]:
    return msgspec.convert(
        db.rows("SELECT * FROM passkeys WHERE person = ? ORDER BY created", person), list[Passkey]
    )


def passkey(db: Db, credential: str) -> Passkey | None:
    found = db.rows("SELECT * FROM passkeys WHERE credential = ?", credential)
    return msgspec.convert(found[0], Passkey) if found else None


def passkey_used(db: Db, id: str, counter: int, now: int) -> None:
    db.run("UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", counter, now, id)


def add_ticket(db: Db, ticket: Ticket, now: int) -> None:
    """Note a ticket, and drop what has expired."""
    db.run("DELETE FROM tickets WHERE until < ?", now)
    insert(db, "tickets", ticket)


def use_ticket(db: Db, token: str, kind: str, now: int) -> Ticket | None:
    """It is good once, and not for ever."""
    found = db.rows("SELECT * FROM tickets WHERE token = ? AND kind = ?", token, kind)
    if not found or not db.run("DELETE FROM tickets WHERE token = ?", token):
        return None
    ticket = msgspec.convert(found[0], Ticket)
    return ticket if ticket.until >= now else None


def drop_tickets(db: Db, person: str, kind: str) -> None:
    db.run("DELETE FROM tickets WHERE person = ? AND kind = ?", person, kind)


def recovery_codes(db: Db, person: str) -> int:
    found = db.rows("SELECT COUNT(*) AS number FROM recovery_codes WHERE person = ?", person)
    return int(str(found[0]["number"]))


def set_recovery_codes(db: Db, person: str, codes: list[str]) -> None:
    """New ones; those from before are void."""
    db.run("DELETE FROM recovery_codes WHERE person = ?", person)
    for code in codes:
        db.run("INSERT INTO recovery_codes (person, code) VALUES (?, ?)", person, code)


def use_recovery_code(db: Db, person: str, code: str) -> bool:
    return db.run("DELETE FROM recovery_codes WHERE person = ? AND code = ?", person, code) == 1


def mail(db: Db, person: str) -> str:
    found = db.rows("SELECT address FROM mails WHERE person = ?", person)
    return str(found[0]["address"]) if found else ""


def set_mail(db: Db, person: str, address: str, now: int) -> None:
    db.run(
        "INSERT INTO mails (person, address, since) VALUES (?, ?, ?) ON CONFLICT (person)"
        " DO UPDATE SET address = excluded.address, since = excluded.since",
        *(person, address, now),
    )


def drop_mail(db: Db, person: str) -> None:
    db.run("DELETE FROM mails WHERE person = ?", person)
