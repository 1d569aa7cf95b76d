"""The servers themselves: what they note, when none was alive, and with several of them which one
moves the bots and watches the clocks of a table."""

from __future__ import annotations

from augury.server.store.base import Db


def keep(db: Db, table: str, keeper: str, now: int, until: int) -> bool:
    return (
        db.run(
            "UPDATE tables SET keeper = ?, keeper_until = ? WHERE id = ? AND (keeper = ?"
            " OR keeper_until < ?)",
            *(keeper, until, table, keeper, now),
        )
        == 1
    )


def keep_on(db: Db, keeper: str, until: int) -> None:
    db.run(
        "UPDATE tables SET keeper_until = ? WHERE keeper = ? AND status = 'playing'", until, keeper
    )


def let_go(db: Db, keeper: str) -> None:
    db.run("UPDATE tables SET keeper_until = 0 WHERE keeper = ?", keeper)


def unkept(db: Db, now: int) -> list[str]:
    return [
        str(r["id"])
        for r in db.rows(
            "SELECT id FROM tables WHERE status = 'playing' AND busy = 1 AND keeper_until < ?", now
        )
    ]


def meta(db: Db, name: str) -> str:
    found = db.rows("SELECT value FROM meta WHERE name = ?", name)
    return str(found[0]["value"]) if found else ""


def set_meta(db: Db, name: str, value: str) -> None:
    db.run(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE"
        " SET value = excluded.value",
        name,
        value,
    )


def settle_meta(db: Db, name: str, value: str) -> str:
    """The value that is noted, or this one if there is none."""
    db.run(
        "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value
    )
    return meta(db, name)


def outages(db: Db, after: int) -> list[tuple[int, int]]:
    found = db.rows("SELECT start, stop FROM outages WHERE stop > ?", after)
    return [(int(str(row["start"])), int(str(row["stop"]))) for row in found]


def heartbeat(db: Db, now: int, grace: int) -> None:
    """A server is alive. If none was for a while (down, asleep, without its database), note when:
    the clocks stood still."""
    last = int(meta(db, "alive") or now)
    if now - last > grace:
        db.run("INSERT INTO outages (start, stop) VALUES (?, ?)", last, now)
    set_meta(db, "alive", str(now))
