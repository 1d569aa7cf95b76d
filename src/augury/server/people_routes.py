"""Plain requests about oneself: guests, accounts, passwords, devices."""

from __future__ import annotations

from augury.server import names, passwords, security
from augury.server.api import Call
from augury.server.arrivals import Arrivals, device_id, tell
from augury.server.clock import Clock
from augury.server.guesses import Guesses
from augury.server.guests import Guests, info
from augury.server.hashing import Hashing
from augury.server.hub import Hub
from augury.server.messages.accounts import Proof
from augury.server.messages.common import Answer, Done
from augury.server.messages.people import (
    DeviceInfo,
    Devices,
    Login,
    Me,
    NewGuest,
    NewName,
    NewPassword,
)
from augury.server.proofs import Proofs
from augury.server.refusals import Refusal, forbidden
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.schema import Device, Person
from augury.server.tables import Tables


class PeopleRoutes:
    """Guests and accounts, and the devices by which they are known."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        hub: Hub,
        guests: Guests,
        arrivals: Arrivals,
        proofs: Proofs,
        guesses: Guesses,
        hashing: Hashing,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.hub = hub
        self.guests = guests
        self.arrivals = arrivals
        self.proofs = proofs
        self.guesses = guesses
        self.hashing = hashing
        self.clock = clock

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
        own = guest.id if guest is not None else security.new_id()
        person = Person(own, name, names.skeleton(name), password, self.clock.now())
        try:
            return await self.arrivals.claim(call, person, bearer=wish.bearer)
        except Conflict as error:
            raise Refusal(409, "name", "account-taken") from error

    async def log_in(self, call: Call, wish: Login) -> Answer:
        """Come back from any device."""
        folded = names.skeleton(wish.name)
        person = await self.store.read(lambda db: rows.account(db, folded))
        number = await self.arrivals.known_device(call, wish.known, person)
        await self.guesses.admit(call.caller.address, folded, number)
        noted = person.password if person is not None else ""
        if not await self.hashing.check(noted, wish.password) or person is None:
            if not number:
                self.guesses.failed(folded)
            tell(call, "login-failed", person.id if person is not None else "", None)
            raise Refusal(403, "login")
        return await self.arrivals.let_in(call, person, "login", bearer=wish.bearer)

    async def change_password(self, call: Call, wish: NewPassword) -> Answer:
        """Needs the current one. Every other device is signed out, and this one gets a new
        token."""
        person = call.person
        if person.account is None:
            raise forbidden("guest-password")
        proof = Proof(password=wish.current, passkey=wish.passkey)
        await self.proofs.confirm(call, proof)
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

        self.arrivals.sign_out(await self.store.write(work))
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

    async def revoke_device(self, call: Call, wish: Proof) -> Answer:
        """One's own device by itself; another one of an account only with the password, whoever has
        got hold of this one."""
        person, wanted = call.person, call.path("device")
        for device in await self.store.read(lambda db: rows.devices(db, person.id)):
            if device.id == wanted:
                if wanted != device_id(call.caller.device):
                    await self.proofs.confirm(call, wish)
                await self.drop_device(device)
                tell(call, "device-revoked", person.id, device)
                return Done()
        raise Refusal(404, "no-device")

    async def end_other_sessions(self, call: Call, wish: Proof) -> Answer:
        await self.proofs.confirm(call, wish)
        person, own = call.person, device_id(call.caller.device)

        def work(db: Db) -> list[Device]:
            others = [device for device in rows.devices(db, person.id) if device.id != own]
            rows.drop_devices(db, others)
            return others

        others = await self.store.write(work)
        self.arrivals.sign_out(others)
        for device in others:
            tell(call, "device-revoked", person.id, device)
        return Done()

    async def delete_me(self, call: Call, wish: Proof) -> Answer:
        """Delete the person: seats go to bots, chat loses the name."""
        person = call.person
        await self.proofs.confirm(call, wish)
        devices = await self.store.read(lambda db: rows.devices(db, person.id))
        tables = await self.store.write(lambda db: rows.forget_person(db, person.id))
        self.arrivals.sign_out(devices)
        await self.tables.reread(tables)
        tell(call, "account-deleted", person.id, None)
        self.guests.forget(call)
        return Done()
