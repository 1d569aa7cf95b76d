"""Letting people in: a guest is a name and a device."""

from __future__ import annotations

from msgspec import UNSET

from augury.server import names, security
from augury.server.api import Call
from augury.server.callers import Doorkeeper
from augury.server.clock import Clock
from augury.server.messages.people import Me, PersonInfo
from augury.server.refusals import nobody
from augury.server.store import rows
from augury.server.store.base import Store
from augury.server.store.schema import Device, Person


class Guests:
    """Makes guests and devices, and hands out what a device shows from then on."""

    def __init__(self, store: Store, doorkeeper: Doorkeeper, clock: Clock) -> None:
        self.store = store
        self.doorkeeper = doorkeeper
        self.clock = clock

    def new_device(self, call: Call, person: str) -> tuple[Device, str]:
        """A device of a person, and the token it will show from now on."""
        token, now = security.new_token(), self.clock.now()
        return Device(
            security.new_id(), person, security.hashed(token), device_label(call), now, now
        ), token

    def welcome(
        self, call: Call, person: Person, token: str, *, bearer: bool, known: str = ""
    ) -> Me:
        """Browsers get cookies that no script can read; programs that ask for it get the token.
        `known` proves to a later login that this device was here before."""
        if bearer:
            return Me(person=info(person), token=token, known=known or UNSET)
        secure = self.doorkeeper.is_secure(call.request)
        call.cookies.append(security.set_cookie(token, secure=secure))
        if known:
            name = security.known_name(secure)
            call.cookies.append(security.set_cookie(known, secure=secure, name=name))
        return Me(person=info(person))

    def forget(self, call: Call) -> None:
        """Take the cookie back."""
        secure = self.doorkeeper.is_secure(call.request)
        call.cookies.append(security.set_cookie("", secure=secure))

    async def make_guest(self, name: str) -> Person:
        person = Person(security.new_id(), names.checked(name), None, "", self.clock.now())
        await self.store.write(lambda db: rows.insert(db, "people", person))
        return person

    async def introduce(self, call: Call, name: str) -> Person:
        """Somebody who comes by a link becomes a guest on the way."""
        if not name:
            raise nobody()
        call.limit("guest-ip", call.caller.address)
        person = await self.make_guest(name)
        device, token = self.new_device(call, person.id)
        await self.store.write(lambda db: rows.insert(db, "devices", device))
        self.welcome(call, person, token, bearer=False)
        return person


def device_label(call: Call) -> str:
    """What a device calls itself."""
    called = call.request.headers.get("user-agent", "")[:120]
    return "".join(letter for letter in called if letter.isprintable())


def info(person: Person) -> PersonInfo:
    """What somebody is told about themselves."""
    return PersonInfo(id=person.id, name=person.name, account=person.account is not None)
