"""Plain requests about oneself: guests, accounts, passwords, devices."""

from __future__ import annotations

import secrets

from augury.server import audit, guesses, names, passwords, security
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.guesses import Guesses
from augury.server.guests import Guests, info
from augury.server.hashing import Hashing
from augury.server.hub import Hub
from augury.server.messages.common import Answer, Done
from augury.server.messages.people import (
    DeviceInfo,
    Devices,
    Login,
    Me,
    NewGuest,
    NewName,
    NewPassword,
    Password,
)
from augury.server.refusals import Refusal, forbidden
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.schema import Device, Person
from augury.server.tables import Tables

MOST_DEVICES = 30


class PeopleRoutes:
    """Guests and accounts, and the devices by which they are known."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        hub: Hub,
        guests: Guests,
        guesses: Guesses,
        hashing: Hashing,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.hub = hub
        self.guests = guests
        self.guesses = guesses
        self.hashing = hashing
        self.clock = clock
        self.key = ""  # that signs the proofs of known devices, once somebody has logged in

    async def me(self, call: Call) -> Answer:
        person = call.caller.person
        return Me(person=None if person is None else info(person))

    async def become_guest(self, call: Call, wish: NewGuest) -> Answer:
        call.limit("guest-ip", call.caller.address)
        person = await self.guests.make_guest(wish.name)
        device, token = self.guests.new_device(call, person.id)
        await self.store.write(lambda db: rows.insert(db, "devices", device))
        return self.guests.welcome(call, person, token, bearer=wish.bearer)

    async def rename(self, call: Call, wish: NewName) -> Answer:
        """A new name, at every table from now on (seats keep the name under which they were
        taken)."""
        person = call.person
        if person.account is not None:
            raise forbidden("account-name")
        person.name = names.checked(wish.name)
        await self.store.write(
            lambda db: db.run("UPDATE people SET name = ? WHERE id = ?", person.name, person.id)
        )
        return Me(person=info(person))

    # Accounts

    async def open_account(self, call: Call, wish: Login) -> Answer:
        """Name and password; a guest who opens one keeps the seats."""
        call.limit("login-ip", call.caller.address)
        name = names.checked(wish.name)
        passwords.check(wish.password, name)
        guest = call.caller.person
        if guest is not None and guest.account is not None:
            raise forbidden("has-account")
        password = await self.hashing.make(wish.password)
        folded = names.skeleton(name)
        person = Person(
            guest.id if guest is not None else security.new_id(),
            name,
            folded,
            password,
            self.clock.now(),
        )
        device, token = self.guests.new_device(call, person.id)

        def work(db: Db) -> list[Device]:
            old: list[Device] = []
            if guest is None:
                rows.insert(db, "people", person)
            else:
                db.run(
                    "UPDATE people SET name = ?, account = ?, password = ? WHERE id = ?",
                    name,
                    folded,
                    password,
                    person.id,
                )
                old = rows.devices(db, person.id)
                rows.drop_devices(db, old)
            rows.insert(db, "devices", device)
            return old

        try:
            old = await self.store.write(work)
        except Conflict as error:
            raise Refusal(409, "name", "account-taken") from error
        self.sign_out(old)
        tell(call, "account-opened", person.id, device)
        return self.guests.welcome(
            call, person, token, bearer=wish.bearer, known=await self.proof_for(call, person)
        )

    async def log_in(self, call: Call, wish: Login) -> Answer:
        """Come back from any device. Seats that this device held as a guest become the account's;
        what it was signed in with before ends."""
        folded = names.skeleton(wish.name)
        person = await self.store.read(lambda db: rows.account(db, folded))
        number = await self.known_device(call, wish, person)
        await self.guesses.admit(call.caller.address, folded, number)
        noted = person.password if person is not None else ""
        if not await self.hashing.check(noted, wish.password) or person is None:
            if not number:
                self.guesses.failed(folded)
            tell(call, "login-failed", person.id if person is not None else "", None)
            raise Refusal(403, "login")
        guest, before = call.caller.person, call.caller.device
        device, token = self.guests.new_device(call, person.id)

        def work(db: Db) -> tuple[list[Device], list[str]]:
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
            return old, moved

        old, moved = await self.store.write(work)
        self.sign_out(old)
        await self.tables.reread(moved)
        tell(call, "login", person.id, device)
        return self.guests.welcome(
            call, person, token, bearer=wish.bearer, known=await self.proof_for(call, person)
        )

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

    async def known_device(self, call: Call, wish: Login, person: Person | None) -> str:
        """The number of this device, if it has logged in as this person before."""
        name = security.known_name(self.guests.doorkeeper.is_secure(call.request))
        shown = wish.known or call.request.cookies.get(name, "")
        if person is None or not shown:
            return ""
        return guesses.proven(await self.known_key(), person.id, shown)

    async def proof_for(self, call: Call, person: Person) -> str:
        return guesses.prove(await self.known_key(), person.id)

    async def confirm(self, call: Call, password: str) -> None:
        """Whoever holds a device shows that the account is theirs, too. A guest has nothing else to
        show."""
        person, device = call.person, call.caller.device
        if person.account is None:
            return
        call.limit("password-device", device_id(device))
        if not await self.hashing.check(person.password, password):
            tell(call, "password-wrong", person.id, device)
            raise Refusal(403, "login", "wrong-password")

    async def change_password(self, call: Call, wish: NewPassword) -> Answer:
        """Needs the current one. Every other device is signed out, and this one gets a new
        token."""
        person = call.person
        if person.account is None:
            raise forbidden("guest-password")
        await self.confirm(call, wish.current)
        passwords.check(wish.new, person.name)
        if wish.new == wish.current:
            raise Refusal(422, "password", "same-password")
        password = await self.hashing.make(wish.new)
        device, token = self.guests.new_device(call, person.id)

        def work(db: Db) -> list[Device]:
            old = rows.devices(db, person.id)
            if not db.run(
                "UPDATE people SET password = ? WHERE id = ? AND password = ?",
                password,
                person.id,
                person.password,
            ):
                raise Refusal(409, "not-now", "password-changed")
            rows.drop_devices(db, old)
            rows.insert(db, "devices", device)
            return old

        self.sign_out(await self.store.write(work))
        tell(call, "password-changed", person.id, device)
        return self.guests.welcome(call, person, token, bearer=wish.bearer)

    async def log_out(self, call: Call) -> Answer:
        device = call.caller.device
        assert device is not None
        await self.drop_device(device)
        tell(call, "logout", call.caller.id, device)
        self.guests.forget(call)
        return Done()

    async def drop_device(self, device: Device) -> None:
        await self.store.write(lambda db: rows.drop_devices(db, [device]))
        self.hub.sign_out(device.id)

    async def list_devices(self, call: Call) -> Answer:
        person, own = call.person, call.caller.device
        found = await self.store.read(lambda db: rows.devices(db, person.id))
        shown = [
            DeviceInfo(
                id=device.id,
                label=device.label,
                created=device.created,
                seen=device.seen,
                this=own is not None and own.id == device.id,
            )
            for device in found
        ]
        return Devices(devices=shown)

    async def revoke_device(self, call: Call, wish: Password) -> Answer:
        """One's own device by itself; another one of an account only with the password, whoever has
        got hold of this one."""
        person, wanted = call.person, call.path("device")
        for device in await self.store.read(lambda db: rows.devices(db, person.id)):
            if device.id == wanted:
                if wanted != device_id(call.caller.device):
                    await self.confirm(call, wish.password)
                await self.drop_device(device)
                tell(call, "device-revoked", person.id, device)
                return Done()
        raise Refusal(404, "no-device")

    async def end_other_sessions(self, call: Call, wish: Password) -> Answer:
        await self.confirm(call, wish.password)
        person, own = call.person, device_id(call.caller.device)

        def work(db: Db) -> list[Device]:
            others = [device for device in rows.devices(db, person.id) if device.id != own]
            rows.drop_devices(db, others)
            return others

        others = await self.store.write(work)
        self.sign_out(others)
        for device in others:
            tell(call, "device-revoked", person.id, device)
        return Done()

    async def delete_me(self, call: Call, wish: Password) -> Answer:
        """Delete the person: seats go to bots, chat loses the name."""
        person = call.person
        await self.confirm(call, wish.password)
        devices = await self.store.read(lambda db: rows.devices(db, person.id))
        tables = await self.store.write(lambda db: rows.forget_person(db, person.id))
        self.sign_out(devices)
        await self.tables.reread(tables)
        tell(call, "account-deleted", person.id, None)
        self.guests.forget(call)
        return Done()


def device_id(device: Device | None) -> str:
    return device.id if device is not None else ""


def tell(call: Call, what: str, person: str, device: Device | None) -> None:
    audit.event(what, person=person, address=call.caller.address, device=device_id(device))


def longest_unused(known: list[Device]) -> list[Device]:
    """Those that have to go so that there is room for one more."""
    return sorted(known, key=lambda device: device.seen)[: max(0, len(known) - MOST_DEVICES + 1)]
