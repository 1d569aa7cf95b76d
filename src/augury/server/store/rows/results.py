"""Finished games: who sat where, how it ended, ratings, and what all of them add up to."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db, Row
from augury.server.store.rows.common import gaps, insert
from augury.server.store.schema import PlacingRow, RatingRow, ResultRow

LENGTH = 10  # decisions that are counted as one length


def unnoted(db: Db, most: int) -> list[str]:
    """Games that have ended and are not among the results, in the order in which they ended."""
    found = db.rows(
        "SELECT id FROM tables WHERE status = 'over' AND open_seed = 0 AND NOT EXISTS"
        " (SELECT 1 FROM results WHERE results.table_id = tables.id) ORDER BY changed, id LIMIT ?",
        most,
    )
    return [str(row["id"]) for row in found]


def result(db: Db, table: str) -> ResultRow | None:
    found = db.rows("SELECT * FROM results WHERE table_id = ?", table)
    return msgspec.convert(found[0], ResultRow) if found else None


def add_result(db: Db, result: ResultRow, placings: list[PlacingRow]) -> None:
    """A Conflict if it is there already."""
    insert(db, "results", result)
    winners = sum(placing.place == 1 for placing in placings)
    for placing in placings:
        insert(db, "placings", placing)
        count(
            db,
            "score_counts",
            (placing.game, placing.seats, placing.turn, placing.points),
            "games, wins",
            (1, 1000 // winners if placing.place == 1 else 0),
        )
    length = result.decisions // LENGTH * LENGTH
    count(db, "length_counts", (result.game, result.seats, length), "games", (1,))


KEYS = {
    "score_counts": "game, seats, turn, points",
    "length_counts": "game, seats, decisions",
}


def count(
    db: Db, table: str, key: tuple[str | int, ...], names: str, more: tuple[int, ...]
) -> None:
    grown = ", ".join(f"{name} = {table}.{name} + excluded.{name}" for name in names.split(", "))
    db.run(
        f"INSERT INTO {table} ({KEYS[table]}, {names}) VALUES ({gaps((*key, *more))})"
        f" ON CONFLICT ({KEYS[table]}) DO UPDATE SET {grown}",
        *key,
        *more,
    )


def is_advised(db: Db, table: str) -> bool:
    return bool(db.rows("SELECT 1 AS one FROM advised WHERE table_id = ?", table))


def note_advice(db: Db, table: str) -> None:
    db.run("INSERT INTO advised (table_id) VALUES (?) ON CONFLICT (table_id) DO NOTHING", table)


def went_back(db: Db, table: str) -> bool:
    """Was anything taken back that had come out already?"""
    return bool(
        db.rows("SELECT 1 AS one FROM changes WHERE table_id = ? AND kind = 'back' LIMIT 1", table)
    )


# Ratings


def is_unrated(db: Db, person: str) -> bool:
    return bool(db.rows("SELECT 1 AS one FROM unrated WHERE person = ?", person))


def set_unrated(db: Db, person: str, unrated: bool) -> None:
    db.run("DELETE FROM unrated WHERE person = ?", person)
    if unrated:
        db.run("INSERT INTO unrated (person) VALUES (?)", person)


def rating(db: Db, player: str, game: str, seats: int) -> RatingRow | None:
    found = db.rows(
        "SELECT * FROM ratings WHERE player = ? AND game = ? AND seats = ?", player, game, seats
    )
    return msgspec.convert(found[0], RatingRow) if found else None


def set_rating(db: Db, row: RatingRow) -> None:
    db.run(
        "DELETE FROM ratings WHERE player = ? AND game = ? AND seats = ?",
        row.player,
        row.game,
        row.seats,
    )
    insert(db, "ratings", row)


def ratings_of(db: Db, player: str) -> list[RatingRow]:
    found = db.rows("SELECT * FROM ratings WHERE player = ? ORDER BY game, seats", player)
    return msgspec.convert(found, list[RatingRow])


def league(db: Db, game: str, seats: int, most: int) -> list[Row]:
    """The best of those who have an account and did not opt out."""
    return db.rows(
        "SELECT ratings.*, people.name AS name FROM ratings"
        " JOIN people ON people.id = ratings.player"
        " WHERE ratings.game = ? AND ratings.seats = ? AND people.account IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM unrated WHERE unrated.person = ratings.player)"
        " ORDER BY ratings.mu DESC LIMIT ?",
        *(game, seats, most),
    )


def move_results(db: Db, old: str, new: str) -> None:
    """What a guest played becomes another person's. Of two ratings the one with more games stays:
    they cannot be added up."""
    db.run("UPDATE placings SET player = ? WHERE player = ?", new, old)
    for brought in ratings_of(db, old):
        known = rating(db, new, brought.game, brought.seats)
        if known is None or known.games < brought.games:
            set_rating(db, msgspec.structs.replace(brought, player=new))
    db.run("DELETE FROM ratings WHERE player = ?", old)


# What somebody did


def placings_of(
    db: Db, player: str, game: str, first: int, most: int, beside: str
) -> list[PlacingRow]:
    """The newest first; of one game, or of all; only tables at which the other sat as well."""
    found = db.rows(
        "SELECT * FROM placings WHERE player = ? AND (game = ? OR ? = '') AND (player = ?"
        " OR table_id IN (SELECT table_id FROM placings WHERE player = ?))"
        " ORDER BY ended DESC, table_id DESC, seat LIMIT ? OFFSET ?",
        *(player, game, game, beside, beside, most, first),
    )
    return msgspec.convert(found, list[PlacingRow])


def company(db: Db, tables: list[str]) -> list[PlacingRow]:
    """Everybody at these tables."""
    if not tables:
        return []
    found = db.rows(
        f"SELECT * FROM placings WHERE table_id IN ({gaps(tables)}) ORDER BY table_id, seat",
        *tables,
    )
    return msgspec.convert(found, list[PlacingRow])


def records_of(db: Db, player: str) -> list[Row]:
    """By game and number of players: how many games, how often first, the points."""
    return db.rows(
        "SELECT game, seats, COUNT(*) AS games, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins,"
        " SUM(place) AS places, SUM(points) AS points, MAX(points) AS best"
        " FROM placings WHERE player = ? GROUP BY game, seats ORDER BY game, seats",
        player,
    )


def places_of(db: Db, player: str) -> list[Row]:
    return db.rows(
        "SELECT game, seats, place, COUNT(*) AS games FROM placings WHERE player = ?"
        " GROUP BY game, seats, place ORDER BY game, seats, place",
        player,
    )


def openings_of(db: Db, player: str, most: int) -> list[Row]:
    """First decisions by game, the most frequent first."""
    return db.rows(
        "SELECT * FROM (SELECT game, opening, COUNT(*) AS games,"
        " SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS wins,"
        " ROW_NUMBER() OVER (PARTITION BY game ORDER BY COUNT(*) DESC, opening) AS number"
        " FROM placings WHERE player = ? AND opening <> '' GROUP BY game, opening) AS counted"
        " WHERE number <= ? ORDER BY game, number",
        player,
        most,
    )


def opponents_of(db: Db, player: str, only: str, most: int) -> list[Row]:
    """Whom somebody met most often, or one of them, and how often they were ahead of each; of
    several bots alike at a table, ahead of the best."""
    return db.rows(
        "SELECT player, MAX(name) AS name, COUNT(*) AS games,"
        " SUM(CASE WHEN place < best THEN 1 ELSE 0 END) AS ahead,"
        " SUM(CASE WHEN place > best THEN 1 ELSE 0 END) AS behind FROM"
        " (SELECT own.place AS place, other.player AS player, MAX(other.name) AS name,"
        " MIN(other.place) AS best FROM placings AS own"
        " JOIN placings AS other ON other.table_id = own.table_id AND other.side <> own.side"
        " WHERE own.player = ? AND other.player <> '' AND other.player <> own.player"
        " AND (other.player = ? OR ? = '')"
        " GROUP BY own.table_id, own.seat, own.place, other.player) AS met"
        " GROUP BY player ORDER BY games DESC, player LIMIT ?",
        *(player, only, only, most),
    )


# What a game does


def score_counts(db: Db, game: str) -> list[Row]:
    return db.rows("SELECT * FROM score_counts WHERE game = ? ORDER BY seats, turn, points", game)


def length_counts(db: Db, game: str) -> list[Row]:
    return db.rows("SELECT * FROM length_counts WHERE game = ? ORDER BY seats, decisions", game)
