"""What is said in a club, how far somebody has read, and whom they do not read."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db, Row
from augury.server.store.club_schema import ClubAttention, ClubLine
from augury.server.store.rows.common import insert, next_number, note_read

# Lines that somebody gets to read: not what was taken away, nor what hushed people wrote
HEARD = (
    "club_chat.club = ? AND club_chat.removed = 0 AND NOT EXISTS (SELECT 1 FROM hushed"
    " WHERE hushed.person = ? AND hushed.other = club_chat.person)"
)


def say(db: Db, row: ClubLine) -> int:
    """Add a line; returns its number. A line that is already there is not added again."""
    known = db.rows(
        "SELECT number FROM club_chat WHERE club = ? AND uuid = ? AND person = ?",
        *(row.club, row.uuid, row.person),
    )
    if known:
        return int(str(known[0]["number"]))
    row.number = next_number(db, "club_chat", "club", row.club)
    insert(db, "club_chat", row)
    return row.number


def lines(db: Db, club: str, person: str, most: int) -> list[ClubLine]:
    """The last ones, in the order in which they were written."""
    found = db.rows(
        f"SELECT club_chat.* FROM club_chat WHERE {HEARD} ORDER BY number DESC LIMIT ?",
        *(club, person, most),
    )
    return msgspec.convert(found[::-1], list[ClubLine])


def line(db: Db, club: str, number: int) -> ClubLine | None:
    found = db.rows("SELECT * FROM club_chat WHERE club = ? AND number = ?", club, number)
    return msgspec.convert(found[0], ClubLine) if found else None


def remove(db: Db, club: str, number: int) -> None:
    """Nothing of it is kept but that it was there."""
    db.run(
        "UPDATE club_chat SET removed = 1, text = '' WHERE club = ? AND number = ?", club, number
    )


def attention(db: Db, club: str, person: str) -> ClubAttention:
    found = db.rows("SELECT * FROM club_attention WHERE club = ? AND person = ?", club, person)
    return msgspec.convert(found[0], ClubAttention) if found else ClubAttention(club, person)


def pay_attention(db: Db, row: ClubAttention) -> None:
    note_read(db, "club_attention", row)


def unread(db: Db, club: str, person: str) -> int:
    """Lines that others wrote since somebody last read; none where it is muted."""
    known = attention(db, club, person)
    if known.muted:
        return 0
    found = db.rows(
        f"SELECT COUNT(*) AS number FROM club_chat WHERE {HEARD} AND club_chat.person <> ?"
        " AND club_chat.number > ?",
        *(club, person, person, known.seen),
    )
    return int(str(found[0]["number"]))


def hushed(db: Db, person: str) -> list[Row]:
    """Whom somebody does not read: id and name."""
    return db.rows(
        "SELECT people.id, people.name FROM hushed JOIN people ON people.id = hushed.other"
        " WHERE hushed.person = ? ORDER BY people.name, people.id",
        person,
    )


def hush(db: Db, person: str, other: str, on: bool) -> None:
    db.run("DELETE FROM hushed WHERE person = ? AND other = ?", person, other)
    if on:
        db.run("INSERT INTO hushed (person, other) VALUES (?, ?)", person, other)


def move_club_talk(db: Db, old: str, new: str) -> None:
    """A guest becomes another person: their lines and their wishes come along."""
    db.run("UPDATE club_chat SET person = ? WHERE person = ?", new, old)
    for row in db.rows("SELECT * FROM club_attention WHERE person = ?", old):
        pay_attention(db, msgspec.convert({**row, "person": new}, ClubAttention))
    for row in hushed(db, old):
        hush(db, new, str(row["id"]), str(row["id"]) != new)
    for row in db.rows("SELECT person FROM hushed WHERE other = ?", old):
        hush(db, str(row["person"]), new, str(row["person"]) != new)
    for column in ("person", "other"):
        db.run(f"DELETE FROM hushed WHERE {column} = ?", old)
    db.run("DELETE FROM club_attention WHERE person = ?", old)


def forget_club_talk(db: Db, person: str) -> None:
    """What was said stays, without the name."""
    db.run("UPDATE club_chat SET person = '', name = '' WHERE person = ?", person)
    db.run("DELETE FROM club_attention WHERE person = ?", person)
    for column in ("person", "other"):
        db.run(f"DELETE FROM hushed WHERE {column} = ?", person)
