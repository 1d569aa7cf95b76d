"""Games on analysis boards."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.schema import StudyRow


def study(db: Db, id: str, person: str) -> StudyRow | None:
    found = db.rows("SELECT * FROM studies WHERE id = ? AND person = ?", id, person)
    return msgspec.convert(found[0], StudyRow) if found else None


def studies(db: Db, person: str) -> list[StudyRow]:
    """Without what is in them; the latest first."""
    found = db.rows(
        "SELECT id, person, title, game, '' AS record, '' AS tree, created, changed, revision"
        " FROM studies WHERE person = ? ORDER BY changed DESC, id",
        person,
    )
    return msgspec.convert(found, list[StudyRow])


def change_study(db: Db, row: StudyRow, before: int) -> bool:
    """False if somebody else has changed it since."""
    changed = db.run(
        "UPDATE studies SET title = ?, tree = ?, changed = ?, revision = ?"
        " WHERE id = ? AND revision = ?",
        *(row.title, row.tree, row.changed, row.revision, row.id, before),
    )
    return changed == 1


def drop_study(db: Db, id: str, person: str) -> bool:
    return db.run("DELETE FROM studies WHERE id = ? AND person = ?", id, person) == 1


def study_links(db: Db, study: str) -> int:
    """How many links lead to a study."""
    return len(db.rows("SELECT hash FROM study_links WHERE study = ?", study))


def add_study_link(db: Db, hashed: str, study: str, most: int) -> bool:
    """False if there are many already."""
    if study_links(db, study) >= most:
        return False
    db.run("INSERT INTO study_links (hash, study) VALUES (?, ?)", hashed, study)
    return True


def study_by_link(db: Db, hashed: str) -> StudyRow | None:
    found = db.rows(
        "SELECT studies.* FROM studies JOIN study_links ON study_links.study = studies.id"
        " WHERE study_links.hash = ?",
        hashed,
    )
    return msgspec.convert(found[0], StudyRow) if found else None


def drop_study_links(db: Db, study: str) -> None:
    db.run("DELETE FROM study_links WHERE study = ?", study)


def plays_now(db: Db, game: str, seed: str, person: str) -> bool:
    """Is there a table with this secret deal whose game has not ended? Of a deal of the day, which
    is no secret: one at which this person plays their one try."""
    found = db.rows(
        "SELECT 1 AS one FROM tables WHERE game = ? AND seed = ?"
        " AND status NOT IN ('over', 'closed') AND (open_seed = 0 OR (daily LIKE '% counts'"
        " AND id IN (SELECT table_id FROM seats WHERE person = ?))) LIMIT 1",
        *(game, seed, person),
    )
    return bool(found)
