"""Who asks: whom a request's token belongs to, and whether the request may have come from our own
pages."""

from __future__ import annotations

import contextlib

from starlette.requests import HTTPConnection

from augury.server import security, sessions
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.refusals import nobody
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Store, StoreDown
from augury.server.store.schema import Device, Person

AN_HOUR = 3_600_000


class Caller:
    """Who asks. `person` is None for a stranger."""

    def __init__(self, address: str, person: Person | None, device: Device | None) -> None:
        self.address = address
        self.person = person
        self.device = device

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""

    def known(self) -> Person:
        if self.person is None:
            raise nobody()
        return self.person


class Doorkeeper:
    """Recognises people by what their browser or program shows."""

    def __init__(
        self, settings: Settings, store: Store, background: Background, clock: Clock
    ) -> None:
        self.settings = settings
        self.store = store
        self.background = background
        self.clock = clock

    async def who_asks(self, connection: HTTPConnection, address: str) -> Caller:
        token = security.given_token(
            connection.headers, connection.cookies, self.is_secure(connection)
        )
        if not token or len(token) > 100:
            return Caller(address, None, None)
        hashed = security.hashed(token)
        found = await self.store.read(lambda db: rows.device(db, hashed))
        if found is None or not security.same(found[1].token, hashed):
            return Caller(address, None, None)
        if sessions.is_over(self.settings, *found, self.clock.now()):
            return Caller(address, None, None)
        self.seen(found[1])
        return Caller(address, *found)

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Does it come by TLS, here or at a proxy?"""
        return connection.url.scheme in ("https", "wss") or self.settings.base_url.startswith(
            "https://"
        )

    def origin_ok(self, connection: HTTPConnection) -> bool:
        """Does it come from one of our own pages, or from a program?"""
        return security.origin_allowed(
            connection.headers, connection.url.scheme, self.settings.base_url
        )

    def seen(self, device: Device) -> None:
        """Note once an hour that a device is in use."""
        now = self.clock.now()
        if now - device.seen > AN_HOUR:
            self.background.spawn(self._note_seen(device.id, now))

    async def _note_seen(self, device: str, now: int) -> None:
        with contextlib.suppress(StoreDown):
            await self.store.write(
                lambda db: db.run("UPDATE devices SET seen = ? WHERE id = ?", now, device)
            )


def address_of(connection: HTTPConnection) -> str:
    return (
        security.neighbourhood(connection.client.host)
        if connection.client is not None
        else "unknown"
    )
