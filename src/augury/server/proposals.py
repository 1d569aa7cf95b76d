"""What one person at a table proposes and all of them decide."""

from __future__ import annotations

import msgspec

from augury.server.store.schema import TableRow


class Proposal(msgspec.Struct):
    """Something all persons at the table have to agree on."""

    number: int
    kind: str  # undo, pause
    by: int
    agreed: list[int]
    keep: int = 0


def read_proposal(row: TableRow) -> Proposal | None:
    return msgspec.json.decode(row.proposal, type=Proposal) if row.proposal else None
