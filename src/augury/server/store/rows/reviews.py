"""Reviews of finished games."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.schema import JudgementRow, ReviewRow


def review(db: Db, table: str) -> ReviewRow | None:
    found = db.rows("SELECT * FROM reviews WHERE table_id = ?", table)
    return msgspec.convert(found[0], ReviewRow) if found else None


def begin_review(db: Db, row: ReviewRow) -> None:
    """Whoever comes second finds it there."""
    db.run(
        "INSERT INTO reviews (table_id, numbers, iterations, created) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO NOTHING",
        *(row.table_id, row.numbers, row.iterations, row.created),
    )


def judgements(db: Db, table: str) -> list[JudgementRow]:
    found = db.rows("SELECT * FROM judgements WHERE table_id = ? ORDER BY number, kind", table)
    return [msgspec.convert(row, JudgementRow) for row in found]


def add_judgements(db: Db, rows: list[JudgementRow]) -> None:
    """What another process has judged meanwhile stays."""
    for row in rows:
        db.run(
            "INSERT INTO judgements (table_id, number, kind, judgement) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, number, kind) DO NOTHING",
            *(row.table_id, row.number, row.kind, row.judgement),
        )
