"""Plain requests about passkeys: claiming a name with one, coming back with one, having several."""

from __future__ import annotations

import asyncio

from augury.server import names, passkeys, security
from augury.server.api import Call
from augury.server.arrivals import Arrivals, tell
from augury.server.clock import Clock
from augury.server.guests import device_label, info
from augury.server.messages.accounts import (
    NewPasskey,
    PasskeyChallenge,
    PasskeyInfo,
    PasskeyLogin,
    Proof,
)
from augury.server.messages.common import Answer, Done
from augury.server.messages.people import Me
from augury.server.proofs import Proofs
from augury.server.refusals import Refusal, not_now
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.schema import Passkey, Person
from augury.server.tickets import Tickets

MOST_PASSKEYS = 20


class PasskeyRoutes:
    """Challenges, and what comes back for them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        arrivals: Arrivals,
        proofs: Proofs,
        tickets: Tickets,
        clock: Clock,
    ) -> None:
        self.store = store
        self.settings = settings
        self.arrivals = arrivals
        self.proofs = proofs
        self.tickets = tickets
        self.clock = clock

    def site(self, call: Call) -> str:
        found = passkeys.site(call.request, self.settings.base_url)
        if not found:
            raise not_now("passkey-site")
        return found

    async def challenge(self, call: Call) -> Answer:
        """To come back, or to confirm something."""
        call.limit("challenge-ip", call.caller.address)
        site = self.site(call)
        token = await self.tickets.give("passkey", "", passkeys.SECONDS)
        return PasskeyChallenge(challenge=token, site=site, person="", known=[])

    async def new_challenge(self, call: Call) -> Answer:
        """For a new passkey of one's own."""
        person, site = call.person, self.site(call)
        call.limit("challenge-ip", call.caller.address)
        token = await self.tickets.give("new-passkey", person.id, passkeys.SECONDS)
        known = await self.store.read(lambda db: rows.passkeys(db, person.id))
        return PasskeyChallenge(
            challenge=token,
            site=site,
            person=person.id,
            known=[passkey.credential for passkey in known],
        )

    async def add(self, call: Call, wish: NewPasskey) -> Answer:
        """A guest claims a name with it; an account gets one more way in, and shows another
        first."""
        person, now = call.person, self.clock.now()
        if person.account is None:
            name = names.checked(wish.name or person.name)
        else:
            await self.proofs.confirm(call, wish.proof)
        made = await self.check(call, wish)
        row = Passkey(
            security.new_id(),
            person.id,
            made.credential,
            made.public_key,
            made.counter,
            device_label(call),
            now,
            now,
        )
        if person.account is not None:
            await self.store.write(lambda db: keep(db, row))
            tell(call, "passkey-added", person.id, call.caller.device)
            return Me(person=info(person))
        claimed = Person(person.id, name, names.skeleton(name), "", person.created)
        try:
            return await self.arrivals.claim(
                call, claimed, bearer=wish.bearer, then=lambda db: keep(db, row)
            )
        except Conflict as error:
            raise Refusal(409, "name", "account-taken") from error

    async def check(self, call: Call, wish: NewPasskey) -> passkeys.Made:
        ticket = await self.tickets.take(
            passkeys.ticket_of(wish.passkey.client_data), "new-passkey"
        )
        if ticket is None or ticket.person != call.person.id:
            raise passkeys.refused()
        origin = passkeys.origin(call.request, self.settings.base_url)
        return await asyncio.to_thread(passkeys.check_made, wish.passkey, self.site(call), origin)

    async def log_in(self, call: Call, wish: PasskeyLogin) -> Answer:
        call.limit("login-ip", call.caller.address)
        known = await self.proofs.passkey(call, wish.passkey)
        person = await self.store.read(lambda db: rows.person(db, known.person))
        if person is None:
            raise passkeys.refused()
        return await self.arrivals.let_in(call, person, "login", bearer=wish.bearer)

    async def drop(self, call: Call, wish: Proof) -> Answer:
        """Not the last way in."""
        person, wanted = call.person, call.path("passkey")
        if wanted not in [
            passkey.id for passkey in await self.store.read(lambda db: rows.passkeys(db, person.id))
        ]:
            raise Refusal(404, "no-passkey")
        await self.proofs.confirm(call, wish)

        def work(db: Db) -> None:
            if not person.password and len(rows.passkeys(db, person.id)) < 2:
                raise not_now("last-way-in")
            db.run("DELETE FROM passkeys WHERE id = ? AND person = ?", wanted, person.id)

        await self.store.write(work)
        tell(call, "passkey-dropped", person.id, call.caller.device)
        return Done()


def keep(db: Db, row: Passkey) -> None:
    if rows.passkey(db, row.credential) is not None:
        raise Refusal(409, "passkey", "passkey-known")
    if len(rows.passkeys(db, row.person)) >= MOST_PASSKEYS:
        raise Refusal(409, "too-many", "many-passkeys", most=MOST_PASSKEYS)
    rows.insert(db, "passkeys", row)


def passkey_info(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(
        id=passkey.id, label=passkey.label, created=passkey.created, used=passkey.used
    )
