"""Letting somebody in who has shown that an account is theirs, and knowing their devices again."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from augury.server import audit, guesses, security
from augury.server.api import Call
from augury.server.guests import Guests
from augury.server.hub import Hub
from augury.server.messages.people import Me
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import Device, Person
from augury.server.tables import Tables

MOST_DEVICES = 30


def nothing_else(db: Db) -> list[Device]:
    return []


class Arrivals:
    """Devices come and go; seats that a device held as a guest come along."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, guests: Guests) -> None:
        self.store = store
        self.tables = tables
        self.hub = hub
        self.guests = guests
        self.key = ""  # that signs the proofs of known devices, once somebody has logged in

    async def let_in(
        self,
        call: Call,
        person: Person,
        what: str,
        *,
        bearer: bool,
        first: Callable[[Db], list[Device]] = nothing_else,
    ) -> Me:
        """What this device was signed in with before ends. `first` runs in the same transaction,
        and returns devices that it has dropped."""
        guest, before = call.caller.person, call.caller.device
        device, token = self.guests.new_device(call, person.id)

        def work(db: Db) -> tuple[list[Device], list[str]]:
            dropped = first(db)
            old = longest_unused(rows.devices(db, person.id))
            if before is not None and before.id not in [other.id for other in old]:
                old.append(before)
            moved: list[str] = []
            if guest is not None and guest.account is None:
                old += [
                    other for other in rows.devices(db, guest.id) if other.id != device_id(before)
                ]
                moved = rows.move_seats(db, guest.id, person.id)
            rows.drop_devices(db, old)
            if guest is not None and guest.account is None:
                db.run("DELETE FROM people WHERE id = ?", guest.id)
            rows.insert(db, "devices", device)
            return [*dropped, *old], moved

        old, moved = await self.store.write(work)
        self.sign_out(old)
        await self.tables.reread(moved)
        tell(call, what, person.id, device)
        return await self.greet(call, person, token, bearer=bearer)

    async def claim(
        self,
        call: Call,
        person: Person,
        *,
        bearer: bool,
        then: Callable[[Db], None] = lambda db: None,
    ) -> Me:
        """A guest becomes an account and keeps everything; a stranger begins with one. A Conflict
        if the name is taken. `then` runs in the same transaction."""
        device, token = self.guests.new_device(call, person.id)

        def work(db: Db) -> list[Device]:
            old = rows.claim(db, person, call.caller.person)
            then(db)
            rows.insert(db, "devices", device)
            return old

        self.sign_out(await self.store.write(work))
        tell(call, "account-opened", person.id, device)
        return await self.greet(call, person, token, bearer=bearer)

    async def greet(self, call: Call, person: Person, token: str, *, bearer: bool) -> Me:
        proof = guesses.prove(await self.known_key(), person.id)
        return self.guests.welcome(call, person, token, bearer=bearer, known=proof)

    def sign_out(self, devices: list[Device]) -> None:
        """Their rows are gone; hang up on their sockets, too."""
        for device in devices:
            self.hub.sign_out(device.id)

    async def known_key(self) -> str:
        """What the proofs of known devices are signed with; made once per database."""
        if not self.key:
            made = secrets.token_hex(32)
            self.key = await self.store.write(lambda db: rows.settle_meta(db, "known-key", made))
        return self.key

    async def known_device(self, call: Call, shown: str, person: Person | None) -> str:
        """The number of this device, if it has logged in as this person before."""
        name = security.known_name(self.guests.doorkeeper.is_secure(call.request))
        shown = shown or call.request.cookies.get(name, "")
        if person is None or not shown:
            return ""
        return guesses.proven(await self.known_key(), person.id, shown)


def device_id(device: Device | None) -> str:
    return device.id if device is not None else ""


def tell(call: Call, what: str, person: str, device: Device | None) -> None:
    audit.event(what, person=person, address=call.caller.address, device=device_id(device))


def longest_unused(known: list[Device]) -> list[Device]:
    """Those that have to go so that there is room for one more."""
    return sorted(known, key=lambda device: device.seen)[: max(0, len(known) - MOST_DEVICES + 1)]
