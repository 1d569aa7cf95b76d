"""Plain requests about the shuffle: the promise before a game, and the proof after it."""

from __future__ import annotations

from augury.core import fair
from augury.core.game import FAST
from augury.server import shuffle
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.messages.common import Answer
from augury.server.messages.records import Fairness
from augury.server.messages.tables import Promise
from augury.server.store import rows
from augury.server.store.base import Store
from augury.server.tables import Tables


class ShuffleRoutes:
    """Promise and proof."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self.store = store
        self.tables = tables
        self.clock = clock

    async def promise(self, call: Call) -> Answer:
        """Commit to a secret before the caller sends a number. It is for one table, soon."""
        call.limit("promise-person", call.person.id)
        drawn = shuffle.draw(call.person.id, self.clock.now())
        await self.store.write(
            lambda db: rows.add_promise(
                db, drawn, drawn.created - shuffle.LIFETIME, shuffle.MOST_PROMISES
            )
        )
        shown = fair.commitment(drawn.id, drawn.secret, drawn.salt)
        return Promise(id=drawn.id, commitment=shown, until=drawn.created + shuffle.LIFETIME)

    async def fairness(self, call: Call) -> Answer:
        """What was promised about the shuffle; once it may be known, the proof."""
        live = await call.table(self.tables)
        row = live.row
        shown = Fairness(
            table=shuffle.source(row),
            commitment=shuffle.commitment(row),
            open_seed=bool(row.open_seed),
            generator=row.generator or FAST,
            secret="",
            salt="",
            seed="",
            numbers=[],
        )
        if shuffle.may_know(live, call.caller.id):
            shown.secret, shown.salt, shown.seed = row.secret, row.salt, row.seed
            shown.numbers = shuffle.numbers(live) if row.secret else []
        return shown
