"""Whoever holds a device shows that the account is theirs, too: by its password or by a passkey."""

from __future__ import annotations

import asyncio

from augury.server import passkeys
from augury.server.api import Call
from augury.server.arrivals import device_id, tell
from augury.server.clock import Clock
from augury.server.hashing import Hashing
from augury.server.messages.accounts import Proof, ShownPasskey
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.store import rows
from augury.server.store.base import Store
from augury.server.store.schema import Passkey
from augury.server.tickets import Tickets


class Proofs:
    """Confirms that the caller owns the account."""

    def __init__(
        self, store: Store, settings: Settings, hashing: Hashing, tickets: Tickets, clock: Clock
    ) -> None:
        self.store = store
        self.settings = settings
        self.hashing = hashing
        self.tickets = tickets
        self.clock = clock

    async def confirm(self, call: Call, proof: Proof) -> None:
        """A guest has nothing to show."""
        person, device = call.person, call.caller.device
        if person.account is None:
            return
        call.limit("password-device", device_id(device))
        if proof.passkey is not None:
            if (await self.passkey(call, proof.passkey)).person == person.id:
                return
        elif await self.hashing.check(person.password, proof.password):
            return
        tell(call, "password-wrong", person.id, device)
        if proof.passkey is not None:
            raise Refusal(403, "login", "passkey-refused")
        raise Refusal(403, "login", "wrong-password")

    async def passkey(self, call: Call, shown: ShownPasskey) -> Passkey:
        """The passkey that answered a challenge of ours."""
        base_url = self.settings.base_url
        ticket = await self.tickets.take(passkeys.ticket_of(shown.client_data), "passkey")
        known = await self.store.read(lambda db: rows.passkey(db, shown.id))
        if ticket is None or known is None:
            raise passkeys.refused()
        counter = await asyncio.to_thread(
            passkeys.check_shown,
            shown,
            known,
            passkeys.site(call.request, base_url),
            passkeys.origin(call.request, base_url),
        )
        now = self.clock.now()
        await self.store.write(lambda db: rows.passkey_used(db, known.id, counter, now))
        return known
