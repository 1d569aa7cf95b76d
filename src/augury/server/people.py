"""People: guests, accounts, their devices, and how they want to be told that it is their turn."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import argon2
from msgspec import UNSET

from augury.server import audit, guesses, names, notify, passwords, push, security
from augury.server.api import Call, is_secure
from augury.server.clock import now
from augury.server.house import House
from augury.server.messages import (
    Answer,
    DeviceInfo,
    Devices,
    Done,
    Login,
    Me,
    NewGuest,
    NewName,
    NewPassword,
    NewPush,
    NewWebhook,
    Password,
    PersonInfo,
    PushInfo,
    PushKey,
    WebhookInfo,
    Webhooks,
)
from augury.server.refusals import Refusal, forbidden, slow_down
from augury.server.store import rows
from augury.server.store.base import Conflict, Db
from augury.server.store.schema import Device, Person, Push, Webhook

T = TypeVar("T")
HASHER = argon2.PasswordHasher()  # Argon2id with the library's current parameters
MOST_DEVICES = 30
MOST_WEBHOOKS = 5
MOST_WAITING = 16  # logins that may wait for a hashing thread


class Hashing:
    """Passwords are hashed in a few threads; a crowd is turned away instead of filling the memory."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="augury-hash")
        self.waiting = 0

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def make(self, password: str) -> str:
        return await self._run(lambda: HASHER.hash(password))

    async def check(self, noted: str, password: str) -> bool:
        """Takes the same time whether there is such an account or not."""
        return await self._run(lambda: verify(noted or decoy(), password)) and bool(noted)

    async def _run(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise slow_down()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1


@cache
def decoy() -> str:
    """What a password is compared with where there is no account."""
    return HASHER.hash("nobody has this password")


def verify(noted: str, password: str) -> bool:
    try:
        return HASHER.verify(noted, password)
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


def hashing(house: House) -> Hashing:
    if house.hashing is None:
        house.hashing = Hashing(house.settings.hash_threads)
    return house.hashing


def info(person: Person) -> PersonInfo:
    return PersonInfo(id=person.id, name=person.name, account=person.account is not None)


def new_device(call: Call, person: str) -> tuple[Device, str]:
    """A device of a person, and the token it will show from now on."""
    token = security.new_token()
    label = "".join(c for c in call.request.headers.get("user-agent", "")[:120] if c.isprintable())
    moment = now()
    return Device(security.new_id(), person, security.hashed(token), label, moment, moment), token


def welcome(call: Call, person: Person, token: str, *, bearer: bool, known: str = "") -> Me:
    """Browsers get cookies that no script can read; programs that ask for it get the token. `known` proves to a later login that
    this device was here before."""
    if bearer:
        return Me(person=info(person), token=token, known=known or UNSET)
    secure = is_secure(call.house, call.request)
    call.cookies.append(security.set_cookie(token, secure=secure))
    if known:
        name = security.known_name(secure)
        call.cookies.append(security.set_cookie(known, secure=secure, name=name))
    return Me(person=info(person))


def forget(call: Call) -> None:
    """Take the cookie back."""
    secure = is_secure(call.house, call.request)
    call.cookies.append(security.set_cookie("", secure=secure))


# Guests


async def me(call: Call) -> Answer:
    person = call.caller.person
    return Me(person=None if person is None else info(person))


async def become_guest(call: Call, wish: NewGuest) -> Answer:
    call.limit("guest-ip", call.caller.address)
    person = await make_guest(call, wish.name)
    device, token = new_device(call, person.id)
    await call.house.store.write(lambda db: rows.insert(db, "devices", device))
    return welcome(call, person, token, bearer=wish.bearer)


async def make_guest(call: Call, name: str) -> Person:
    person = Person(security.new_id(), names.checked(name), None, "", now())
    await call.house.store.write(lambda db: rows.insert(db, "people", person))
    return person


async def rename(call: Call, wish: NewName) -> Answer:
    """A new name, at every table from now on (seats keep the name under which they were taken)."""
    person = call.person
    if person.account is not None:
        raise forbidden("The name of an account cannot be changed.")
    person.name = names.checked(wish.name)
    await call.house.store.write(
        lambda db: db.run("UPDATE people SET name = ? WHERE id = ?", person.name, person.id)
    )
    return Me(person=info(person))


# Accounts


async def open_account(call: Call, wish: Login) -> Answer:
    """Name and password; a guest who opens one keeps the seats."""
    call.limit("login-ip", call.caller.address)
    name = names.checked(wish.name)
    passwords.check(wish.password, name)
    guest = call.caller.person
    if guest is not None and guest.account is not None:
        raise forbidden("You already have an account.")
    password = await hashing(call.house).make(wish.password)
    folded = names.skeleton(name)
    person = Person(
        guest.id if guest is not None else security.new_id(), name, folded, password, now()
    )
    device, token = new_device(call, person.id)

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
        old = await call.house.store.write(work)
    except Conflict as error:
        raise Refusal(
            409, "name", "There is already an account with this name, or one that looks like it."
        ) from error
    sign_out(call.house, old)
    tell(call, "account-opened", person.id, device)
    return welcome(call, person, token, bearer=wish.bearer, known=await proof_for(call, person))


async def log_in(call: Call, wish: Login) -> Answer:
    """Come back from any device. Seats that this device held as a guest become the account's; what it was signed in with before ends."""
    folded = names.skeleton(wish.name)
    person = await call.house.store.read(lambda db: rows.account(db, folded))
    number = await known_device(call, wish, person)
    await call.house.guesses.admit(call.caller.address, folded, number)
    noted = person.password if person is not None else ""
    if not await hashing(call.house).check(noted, wish.password) or person is None:
        if not number:
            call.house.guesses.failed(folded)
        tell(call, "login-failed", person.id if person is not None else "", None)
        raise Refusal(403, "login", "Name and password do not fit together.")
    guest, before = call.caller.person, call.caller.device
    device, token = new_device(call, person.id)

    def work(db: Db) -> tuple[list[Device], list[str]]:
        old = longest_unused(rows.devices(db, person.id))
        if before is not None and before.id not in [other.id for other in old]:
            old.append(before)
        moved: list[str] = []
        if guest is not None and guest.account is None:
            old += [other for other in rows.devices(db, guest.id) if other.id != device_id(before)]
            moved = rows.move_seats(db, guest.id, person.id)
        rows.drop_devices(db, old)
        if guest is not None and guest.account is None:
            db.run("DELETE FROM people WHERE id = ?", guest.id)
        rows.insert(db, "devices", device)
        return old, moved

    old, moved = await call.house.store.write(work)
    sign_out(call.house, old)
    await call.house.reread(moved)
    tell(call, "login", person.id, device)
    return welcome(call, person, token, bearer=wish.bearer, known=await proof_for(call, person))


def device_id(device: Device | None) -> str:
    return device.id if device is not None else ""


def tell(call: Call, what: str, person: str, device: Device | None) -> None:
    audit.event(what, person=person, address=call.caller.address, device=device_id(device))


def sign_out(house: House, devices: list[Device]) -> None:
    """Their rows are gone; hang up on their sockets, too."""
    for device in devices:
        house.sign_out(device.id)


async def known_key(house: House) -> str:
    """What the proofs of known devices are signed with; made once per database."""
    if not house.known_key:
        made = secrets.token_hex(32)
        house.known_key = await house.store.write(
            lambda db: rows.settle_meta(db, "known-key", made)
        )
    return house.known_key


async def known_device(call: Call, wish: Login, person: Person | None) -> str:
    """The number of this device, if it has logged in as this person before."""
    name = security.known_name(is_secure(call.house, call.request))
    shown = wish.known or call.request.cookies.get(name, "")
    if person is None or not shown:
        return ""
    return guesses.proven(await known_key(call.house), person.id, shown)


async def proof_for(call: Call, person: Person) -> str:
    return guesses.prove(await known_key(call.house), person.id)


async def confirm(call: Call, password: str) -> None:
    """Whoever holds a device shows that the account is theirs, too. A guest has nothing else to show."""
    person, device = call.person, call.caller.device
    if person.account is None:
        return
    call.limit("password-device", device_id(device))
    if not await hashing(call.house).check(person.password, password):
        tell(call, "password-wrong", person.id, device)
        raise Refusal(403, "login", "The password is not right.")


async def change_password(call: Call, wish: NewPassword) -> Answer:
    """Needs the current one. Every other device is signed out, and this one gets a new token."""
    person = call.person
    if person.account is None:
        raise forbidden("A guest has no password.")
    await confirm(call, wish.current)
    passwords.check(wish.new, person.name)
    if wish.new == wish.current:
        raise Refusal(422, "password", "That is the password you have.")
    password = await hashing(call.house).make(wish.new)
    device, token = new_device(call, person.id)

    def work(db: Db) -> list[Device]:
        old = rows.devices(db, person.id)
        if not db.run(
            "UPDATE people SET password = ? WHERE id = ? AND password = ?",
            password,
            person.id,
            person.password,
        ):
            raise Refusal(409, "not-now", "The password was changed meanwhile.")
        rows.drop_devices(db, old)
        rows.insert(db, "devices", device)
        return old

    sign_out(call.house, await call.house.store.write(work))
    tell(call, "password-changed", person.id, device)
    return welcome(call, person, token, bearer=wish.bearer)


def longest_unused(known: list[Device]) -> list[Device]:
    """Those that have to go so that there is room for one more."""
    return sorted(known, key=lambda device: device.seen)[: max(0, len(known) - MOST_DEVICES + 1)]


async def log_out(call: Call) -> Answer:
    device = call.caller.device
    assert device is not None
    await drop_device(call.house, device)
    tell(call, "logout", call.caller.id, device)
    forget(call)
    return Done()


async def drop_device(house: House, device: Device) -> None:
    await house.store.write(lambda db: rows.drop_devices(db, [device]))
    house.sign_out(device.id)


async def list_devices(call: Call) -> Answer:
    person, own = call.person, call.caller.device
    found = await call.house.store.read(lambda db: rows.devices(db, person.id))
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


async def revoke_device(call: Call, wish: Password) -> Answer:
    """One's own device by itself; another one of an account only with the password, whoever has got hold of this one."""
    person, wanted = call.person, call.path("device")
    for device in await call.house.store.read(lambda db: rows.devices(db, person.id)):
        if device.id == wanted:
            if wanted != device_id(call.caller.device):
                await confirm(call, wish.password)
            await drop_device(call.house, device)
            tell(call, "device-revoked", person.id, device)
            return Done()
    raise Refusal(404, "no-device", "You have no such device.")


async def end_other_sessions(call: Call, wish: Password) -> Answer:
    await confirm(call, wish.password)
    person, own = call.person, device_id(call.caller.device)

    def work(db: Db) -> list[Device]:
        others = [device for device in rows.devices(db, person.id) if device.id != own]
        rows.drop_devices(db, others)
        return others

    others = await call.house.store.write(work)
    sign_out(call.house, others)
    for device in others:
        tell(call, "device-revoked", person.id, device)
    return Done()


async def delete_me(call: Call, wish: Password) -> Answer:
    """Delete the person: seats go to bots, chat loses the name."""
    person = call.person
    await confirm(call, wish.password)
    devices = await call.house.store.read(lambda db: rows.devices(db, person.id))
    tables = await call.house.store.write(lambda db: rows.forget_person(db, person.id))
    sign_out(call.house, devices)
    await call.house.reread(tables)
    tell(call, "account-deleted", person.id, None)
    forget(call)
    return Done()


# Your turn


async def list_webhooks(call: Call) -> Answer:
    person = call.person
    found = await call.house.store.read(lambda db: rows.webhooks(db, person.id))
    return Webhooks(
        webhooks=[WebhookInfo(id=hook.id, kind=hook.kind, url=hook.url) for hook in found]
    )


async def add_webhook(call: Call, wish: NewWebhook) -> Answer:
    person = call.person
    notify.check_url(wish.url, inside=call.house.settings.private_webhooks)
    hook = Webhook(security.new_id(), person.id, wish.kind, wish.url, security.new_token())

    def work(db: Db) -> None:
        if len(rows.webhooks(db, person.id)) >= MOST_WEBHOOKS:
            raise Refusal(409, "too-many", f"You can have {MOST_WEBHOOKS} webhooks.")
        rows.insert(db, "webhooks", hook)

    await call.house.store.write(work)
    return WebhookInfo(id=hook.id, kind=hook.kind, url=hook.url, secret=hook.secret)


async def drop_webhook(call: Call) -> Answer:
    person, wanted = call.person, call.path("webhook")
    if not await call.house.store.write(
        lambda db: db.run("DELETE FROM webhooks WHERE id = ? AND person = ?", wanted, person.id)
    ):
        raise Refusal(404, "no-webhook", "You have no such webhook.")
    return Done()


async def push_key(call: Call) -> Answer:
    return PushKey(key=push.public_key(call.house.notifier.key))


async def add_push(call: Call, wish: NewPush) -> Answer:
    person = call.person
    notify.check_url(wish.endpoint, inside=call.house.settings.private_webhooks)
    try:
        push.encrypt(b"", wish.keys.p256dh, wish.keys.auth)
    except ValueError as error:
        raise Refusal(
            422, "malformed", "These are not the keys of a browser's subscription."
        ) from error
    row = Push(security.new_id(), person.id, wish.endpoint, wish.keys.p256dh, wish.keys.auth)

    def work(db: Db) -> None:
        db.run("DELETE FROM pushes WHERE person = ? AND endpoint = ?", person.id, row.endpoint)
        if len(rows.pushes(db, person.id)) >= MOST_DEVICES:
            raise Refusal(409, "too-many", f"You can have {MOST_DEVICES} browsers.")
        rows.insert(db, "pushes", row)

    await call.house.store.write(work)
    return PushInfo(id=row.id)


async def drop_push(call: Call) -> Answer:
    person, wanted = call.person, call.path("push")
    if not await call.house.store.write(
        lambda db: db.run("DELETE FROM pushes WHERE id = ? AND person = ?", wanted, person.id)
    ):
        raise Refusal(404, "no-push", "You have no such subscription.")
    return Done()
