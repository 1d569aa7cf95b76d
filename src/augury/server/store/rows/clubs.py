"""Clubs: their members, links, league and tables."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db, Row
from augury.server.store.club_schema import HOST, OWNER, ClubRow, Known, LinkRow, MemberRow
from augury.server.store.rows.common import insert, touch
from augury.server.store.schema import PlacingRow, RatingRow, TableRow

OWNED = ("members", "club_links", "club_scores", "club_games", "evenings", "tournaments")


def add(db: Db, row: ClubRow, founder: MemberRow) -> None:
    """A Conflict if there is one of that name."""
    insert(db, "clubs", row)
    insert(db, "members", founder)


def by_slug(db: Db, slug: str) -> ClubRow | None:
    found = db.rows("SELECT * FROM clubs WHERE slug = ?", slug)
    return msgspec.convert(found[0], ClubRow) if found else None


def by_id(db: Db, id: str) -> ClubRow | None:
    found = db.rows("SELECT * FROM clubs WHERE id = ?", id)
    return msgspec.convert(found[0], ClubRow) if found else None


def is_known(db: Db, slug: str, folded: str, but: str = "") -> bool:
    """Is there another club with this address, or a name that looks like this one?"""
    return bool(
        db.rows(
            "SELECT 1 AS one FROM clubs WHERE (slug = ? OR folded = ?) AND id <> ?",
            *(slug, folded, but),
        )
    )


def describe(db: Db, row: ClubRow) -> None:
    db.run(
        "UPDATE clubs SET name = ?, folded = ?, about = ?, zone = ? WHERE id = ?",
        *(row.name, row.folded, row.about, row.zone, row.id),
    )


def close(db: Db, club: str) -> list[str]:
    """It is gone; its tables stay with those who sit there. Returns them."""
    found = [str(row["id"]) for row in db.rows("SELECT id FROM tables WHERE club = ?", club)]
    db.run("UPDATE tables SET club = '', watch = 0 WHERE club = ?", club)
    for table in found:
        touch(db, table)
    db.run("DELETE FROM clubs WHERE id = ?", club)
    return found


def clubs_of(db: Db, person: str) -> list[Row]:
    """Somebody's clubs, with how many members each has."""
    return db.rows(
        "SELECT clubs.id, clubs.slug, clubs.name, clubs.about, own.role,"
        " (SELECT COUNT(*) FROM members WHERE members.club = clubs.id) AS members"
        " FROM members AS own JOIN clubs ON clubs.id = own.club"
        " WHERE own.person = ? ORDER BY own.joined",
        person,
    )


# Members


def member(db: Db, club: str, person: str) -> MemberRow | None:
    found = db.rows("SELECT * FROM members WHERE club = ? AND person = ?", club, person)
    return msgspec.convert(found[0], MemberRow) if found else None


def members(db: Db, club: str) -> list[Known]:
    """Everybody, in the order in which they came."""
    found = db.rows(
        "SELECT members.person, people.name, members.role, members.joined, members.seen,"
        " EXISTS (SELECT 1 FROM unrated WHERE unrated.person = members.person) AS unrated"
        " FROM members JOIN people ON people.id = members.person WHERE members.club = ?"
        " ORDER BY members.joined, people.name",
        club,
    )
    return [msgspec.convert({**row, "unrated": bool(row["unrated"])}, Known) for row in found]


def member_ids(db: Db, club: str) -> set[str]:
    found = db.rows("SELECT person FROM members WHERE club = ?", club) if club else []
    return {str(row["person"]) for row in found}


def count_clubs(db: Db, person: str) -> int:
    return len(db.rows("SELECT club FROM members WHERE person = ?", person))


def join(db: Db, row: MemberRow) -> None:
    insert(db, "members", row)
    db.notify(f"club {row.club}")


def leave(db: Db, club: str, person: str) -> None:
    """They no longer come to its evenings either, and leave the tournaments that run."""
    db.run("DELETE FROM members WHERE club = ? AND person = ?", club, person)
    db.run(
        "DELETE FROM comings WHERE person = ?"
        " AND evening IN (SELECT id FROM evenings WHERE club = ?)",
        *(person, club),
    )
    db.run(
        "UPDATE entrants SET out = 1 WHERE person = ?"
        " AND tournament IN (SELECT id FROM tournaments WHERE club = ?)",
        *(person, club),
    )
    db.notify(f"club {club}")


def set_role(db: Db, club: str, person: str, role: str) -> None:
    db.run("UPDATE members SET role = ? WHERE club = ? AND person = ?", role, club, person)


def note_seen(db: Db, club: str, person: str, now: int) -> None:
    db.run("UPDATE members SET seen = ? WHERE club = ? AND person = ?", now, club, person)


def move_memberships(db: Db, old: str, new: str) -> None:
    """A guest becomes another person: where both are members, the higher role stays."""
    for row in msgspec.convert(
        db.rows("SELECT * FROM members WHERE person = ?", old), list[MemberRow]
    ):
        known = member(db, row.club, new)
        db.run("DELETE FROM members WHERE club = ? AND person = ?", row.club, old)
        if known is None:
            insert(db, "members", msgspec.structs.replace(row, person=new))
        elif row.role == OWNER or (row.role == HOST and known.role != OWNER):
            set_role(db, row.club, new, row.role)
        db.notify(f"club {row.club}")
    db.run(
        "UPDATE comings SET person = ? WHERE person = ? AND evening NOT IN"
        " (SELECT evening FROM comings WHERE person = ?)",
        *(new, old, new),
    )
    db.run("DELETE FROM comings WHERE person = ?", old)
    db.run(
        "UPDATE entrants SET person = ? WHERE person = ? AND tournament NOT IN"
        " (SELECT tournament FROM entrants WHERE person = ?)",
        *(new, old, new),
    )
    db.run("UPDATE entrants SET person = '', out = 1 WHERE person = ?", old)
    for counted in db.rows("SELECT * FROM club_scores WHERE player = ?", old):
        add_score(db, msgspec.convert({**counted, "player": new}, Score))
    db.run("DELETE FROM club_scores WHERE player = ?", old)


def forget_memberships(db: Db, person: str) -> None:
    """A club whose owner goes is left to a host, or to whoever has been there longest; one that
    nobody is left in is closed."""
    for row in db.rows("SELECT club, role FROM members WHERE person = ?", person):
        club = str(row["club"])
        leave(db, club, person)
        left = members(db, club)
        if not left:
            close(db, club)
        elif row["role"] == OWNER:
            heir = next((one for one in left if one.role == HOST), left[0])
            set_role(db, club, heir.person, OWNER)
    db.run("UPDATE entrants SET person = '', name = '', out = 1 WHERE person = ?", person)
    db.run("DELETE FROM club_scores WHERE player = ?", person)


# Links


def add_link(db: Db, row: LinkRow) -> None:
    insert(db, "club_links", row)


def links(db: Db, club: str, now: int) -> list[LinkRow]:
    """Those that still work; the others are dropped at leisure."""
    found = db.rows(
        "SELECT * FROM club_links WHERE club = ? AND until > ? AND uses <> 0 ORDER BY created",
        *(club, now),
    )
    return msgspec.convert(found, list[LinkRow])


def link(db: Db, hashed: str, now: int) -> LinkRow | None:
    found = db.rows(
        "SELECT * FROM club_links WHERE token = ? AND until > ? AND uses <> 0", hashed, now
    )
    return msgspec.convert(found[0], LinkRow) if found else None


def use_link(db: Db, row: LinkRow) -> bool:
    """False if it was used up meanwhile."""
    return row.uses < 0 or bool(
        db.run("UPDATE club_links SET uses = uses - 1 WHERE id = ? AND uses > 0", row.id)
    )


def drop_link(db: Db, club: str, id: str) -> bool:
    return bool(db.run("DELETE FROM club_links WHERE club = ? AND id = ?", club, id))


def drop_old_links(db: Db, club: str, now: int) -> None:
    db.run("DELETE FROM club_links WHERE club = ? AND (until <= ? OR uses = 0)", *(club, now))


# Tables


def tables(db: Db, club: str, most: int) -> list[TableRow]:
    """Those that wait or are played, but for games of tournaments."""
    found = db.rows(
        "SELECT * FROM tables WHERE club = ? AND status IN ('waiting', 'playing') AND deal = ''"
        " ORDER BY changed DESC LIMIT ?",
        *(club, most),
    )
    return msgspec.convert(found, list[TableRow])


def running(db: Db, club: str) -> list[Row]:
    """The tables where members may be right now, with their players."""
    return db.rows(
        "SELECT tables.id, tables.game, seats.seat, seats.person FROM tables"
        " JOIN seats ON seats.table_id = tables.id"
        " WHERE tables.club = ? AND tables.status IN ('waiting', 'playing') AND seats.person <> ''",
        club,
    )


# The league


class Score(msgspec.Struct):
    """What somebody did in a season. `beaten` in halves."""

    club: str
    season: str
    game: str
    player: str
    played: int
    won: int
    beaten: int
    met: int


KEY = "club, season, game"


def add_score(db: Db, row: Score) -> None:
    db.run(
        f"INSERT INTO club_scores ({KEY}, player, played, won, beaten, met)"
        f" VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ({KEY}, player) DO UPDATE SET"
        " played = club_scores.played + excluded.played, won = club_scores.won + excluded.won,"
        " beaten = club_scores.beaten + excluded.beaten, met = club_scores.met + excluded.met",
        *(row.club, row.season, row.game, row.player, row.played, row.won, row.beaten, row.met),
    )


def count_game(db: Db, club: str, season: str, placings: list[PlacingRow]) -> None:
    """A game of the club has ended. Opponents are people on another side; bots do not count."""
    people = [one for one in placings if one.player and not one.player.startswith("bot/")]
    game = placings[0].game
    db.run(
        f"INSERT INTO club_games ({KEY}, games) VALUES (?, ?, ?, 1) ON CONFLICT ({KEY})"
        " DO UPDATE SET games = club_games.games + 1",
        *(club, season, game),
    )
    for one in people:
        others = [other for other in people if other.side != one.side]
        if others:
            halves = sum(
                2 if one.place < other.place else int(one.place == other.place) for other in others
            )
            won = int(halves == 2 * len(others))
            add_score(db, Score(club, season, game, one.player, 1, won, halves, len(others)))


def scores(db: Db, club: str, season: str, game: str) -> list[Row]:
    """By member: of one game, or of all. Whoever does not want to be rated is left out."""
    return db.rows(
        "SELECT club_scores.player, people.name, SUM(played) AS played, SUM(won) AS won,"
        " SUM(beaten) AS beaten, SUM(met) AS met FROM club_scores"
        " JOIN people ON people.id = club_scores.player"
        " WHERE club = ? AND season = ? AND (game = ? OR ? = '')"
        " AND NOT EXISTS (SELECT 1 FROM unrated WHERE unrated.person = club_scores.player)"
        " GROUP BY club_scores.player, people.name",
        *(club, season, game, game),
    )


def seasons(db: Db, club: str) -> list[str]:
    """The latest first."""
    found = db.rows("SELECT DISTINCT season FROM club_games WHERE club = ? ORDER BY season", club)
    return [str(row["season"]) for row in reversed(found)]


def games(db: Db, club: str, season: str) -> list[Row]:
    """How many games of which kind, the most played first."""
    return db.rows(
        "SELECT game, games FROM club_games WHERE club = ? AND season = ? ORDER BY games DESC,"
        " game",
        *(club, season),
    )


def ratings(db: Db, club: str, game: str) -> list[RatingRow]:
    """Of the members who want to be rated, at one game."""
    found = db.rows(
        "SELECT ratings.* FROM members JOIN ratings ON ratings.player = members.person"
        " WHERE members.club = ? AND ratings.game = ?"
        " AND NOT EXISTS (SELECT 1 FROM unrated WHERE unrated.person = members.person)",
        *(club, game),
    )
    return msgspec.convert(found, list[RatingRow])
