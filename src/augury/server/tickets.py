"""Tickets: what may be shown once, within a time."""

from __future__ import annotations

from augury.server import security
from augury.server.clock import Clock
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import Ticket

SECOND = 1000


class Tickets:
    """Gives tickets, and takes them once."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def give(self, kind: str, person: str, seconds: int, fact: str = "") -> str:
        """A new one; only its hash is stored."""
        token, now = security.new_token(), self.clock.now()
        ticket = Ticket(security.hashed(token), kind, person, fact, now + seconds * SECOND)
        await self.store.write(lambda db: rows.add_ticket(db, ticket, now))
        return token

    def use(self, db: Db, hashed: str, kind: str) -> Ticket | None:
        """Within a transaction: it is gone afterwards."""
        return rows.use_ticket(db, hashed, kind, self.clock.now())

    async def take(self, hashed: str, kind: str) -> Ticket | None:
        return await self.store.write(lambda db: self.use(db, hashed, kind))
