"""Plain requests for the day when somebody has lost their password or their devices: recovery
codes, and a mail address if this server sends mail."""

from __future__ import annotations

import secrets

from augury.core.reason import QUOTE
from augury.server import mail, names, passkeys, passwords, security
from augury.server.api import Call
from augury.server.arrivals import Arrivals, tell
from augury.server.clock import Clock
from augury.server.guesses import Guesses
from augury.server.hashing import Hashing
from augury.server.mail import Mailer
from augury.server.messages.accounts import (
    AccountInfo,
    ConfirmMail,
    Forgotten,
    NewMail,
    Proof,
    Recover,
    RecoveryCodes,
    ResetPassword,
)
from augury.server.messages.common import Answer, Done
from augury.server.notice_wishes import words_of
from augury.server.passkey_routes import passkey_info
from augury.server.proofs import Proofs
from augury.server.refusals import Refusal, forbidden
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import Device, Passkey, Person
from augury.server.tickets import Tickets

CODES = 10
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is taken for something else on paper
MAIL_SECONDS = 24 * 3600
RESET_SECONDS = 3600
NOBODY = Person("", "", None, "", 0)  # whom a wrong name gets as far as: the same way, no further


class RecoveryRoutes:
    """Codes, addresses, and new passwords."""

    def __init__(
        self,
        store: Store,
        arrivals: Arrivals,
        proofs: Proofs,
        tickets: Tickets,
        guesses: Guesses,
        hashing: Hashing,
        mailer: Mailer,
        clock: Clock,
    ) -> None:
        self.store = store
        self.arrivals = arrivals
        self.proofs = proofs
        self.tickets = tickets
        self.guesses = guesses
        self.hashing = hashing
        self.mailer = mailer
        self.clock = clock

    async def account(self, call: Call) -> Answer:
        person = call.person

        def work(db: Db) -> tuple[list[Passkey], int, str]:
            return (
                rows.passkeys(db, person.id),
                rows.recovery_codes(db, person.id),
                rows.mail(db, person.id),
            )

        own, codes, address = await self.store.read(work)
        return AccountInfo(
            name=person.name,
            account=person.account is not None,
            password=bool(person.password),
            passkeys=[passkey_info(passkey) for passkey in own],
            codes=codes,
            mail=address,
            can_mail=self.mailer.on,
            site=passkeys.site(call.request, self.mailer.settings.base_url),
            since=person.created,
        )

    # Codes

    async def new_codes(self, call: Call, wish: Proof) -> Answer:
        person = call.person
        if person.account is None:
            raise forbidden("guest-recovery")
        await self.proofs.confirm(call, wish)
        codes = [new_code() for _ in range(CODES)]
        await self.store.write(
            lambda db: rows.set_recovery_codes(db, person.id, [hashed(code) for code in codes])
        )
        tell(call, "codes-made", person.id, call.caller.device)
        return RecoveryCodes(codes=codes)

    async def recover(self, call: Call, wish: Recover) -> Answer:
        """A code counts once, and sets a new password. Every device is signed out."""
        folded = names.skeleton(wish.name)
        await self.guesses.admit(call.caller.address, folded, "")
        person = await self.store.read(lambda db: rows.account(db, folded))
        passwords.check(wish.password, wish.name)
        password = await self.hashing.make(wish.password)

        def work(db: Db) -> list[Device]:
            if person is None or not rows.use_recovery_code(db, person.id, hashed(wish.code)):
                raise Refusal(403, "recovery")
            return rows.set_password(db, person.id, password)

        try:
            return await self.arrivals.let_in(
                call,
                person or NOBODY,
                "recovered",
                bearer=wish.bearer,
                first=work,
            )
        except Refusal:
            self.guesses.failed(folded)
            tell(call, "login-failed", person.id if person is not None else "", None)
            raise

    # Mail

    async def set_mail(self, call: Call, wish: NewMail) -> Answer:
        """A link goes to the address; it counts when somebody has opened it."""
        self.mailer.check()
        person, address = call.person, mail.checked(wish.address)
        call.limit("mail-person", person.id)
        call.limit("mail-ip", call.caller.address)
        await self.proofs.confirm(call, wish.proof)
        await self.store.write(lambda db: rows.drop_tickets(db, person.id, "mail"))
        token = await self.tickets.give("mail", person.id, MAIL_SECONDS, address)
        words = await words_of(self.store, person.id)
        facts = {"name": QUOTE + person.name, "link": QUOTE + self.mailer.link("confirm", token)}
        subject = words.say("mail-confirm-subject")
        self.mailer.post(address, subject, words.say("mail-confirm", facts))
        return Done()

    async def confirm_mail(self, call: Call, wish: ConfirmMail) -> Answer:
        call.limit("link-ip", call.caller.address)
        ticket = await self.tickets.take(security.hashed(wish.token), "mail")
        if ticket is None:
            raise Refusal(404, "no-link", "mail-link")
        now = self.clock.now()

        def work(db: Db) -> None:
            if rows.person(db, ticket.person) is None:
                raise Refusal(404, "no-link", "mail-link")
            rows.set_mail(db, ticket.person, ticket.fact, now)

        await self.store.write(work)
        tell(call, "mail-confirmed", ticket.person, None)
        return Done()

    async def drop_mail(self, call: Call, wish: Proof) -> Answer:
        await self.proofs.confirm(call, wish)
        person = call.person

        def work(db: Db) -> None:
            rows.drop_mail(db, person.id)
            rows.drop_tickets(db, person.id, "mail")
            rows.drop_tickets(db, person.id, "reset")

        await self.store.write(work)
        return Done()

    async def forgotten(self, call: Call, wish: Forgotten) -> Answer:
        """The answer is the same whether there is such an account, with an address, or not."""
        self.mailer.check()
        folded = names.skeleton(wish.name)
        call.limit("mail-ip", call.caller.address)
        call.limit("mail-person", f"name {folded}")
        self.mailer.background.spawn(self.send_reset(folded))
        return Done()

    async def send_reset(self, folded: str) -> None:
        def work(db: Db) -> tuple[Person, str] | None:
            person = rows.account(db, folded)
            address = rows.mail(db, person.id) if person is not None else ""
            return (person, address) if person is not None and address else None

        found = await self.store.read(work)
        if found is None:
            return
        person, address = found
        token = await self.tickets.give("reset", person.id, RESET_SECONDS)
        words = await words_of(self.store, person.id)
        facts = {"name": QUOTE + person.name, "link": QUOTE + self.mailer.link("reset", token)}
        self.mailer.post(address, words.say("mail-reset-subject"), words.say("mail-reset", facts))

    async def reset(self, call: Call, wish: ResetPassword) -> Answer:
        """The link from the mail, and a new password. Every device is signed out."""
        call.limit("login-ip", call.caller.address)
        hashed_token = security.hashed(wish.token)

        def whose(db: Db) -> Person | None:
            found = db.rows(
                "SELECT person FROM tickets WHERE token = ? AND kind = 'reset'", hashed_token
            )
            return rows.person(db, str(found[0]["person"])) if found else None

        person = await self.store.read(whose)
        if person is None:
            raise Refusal(404, "no-link", "mail-link")
        passwords.check(wish.password, person.name)
        password = await self.hashing.make(wish.password)

        def work(db: Db) -> list[Device]:
            if self.tickets.use(db, hashed_token, "reset") is None:
                raise Refusal(404, "no-link", "mail-link")
            rows.drop_tickets(db, person.id, "reset")
            return rows.set_password(db, person.id, password)

        return await self.arrivals.let_in(
            call, person, "password-reset", bearer=wish.bearer, first=work
        )


def new_code() -> str:
    """Three groups of five: 74 bits."""
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(3))
    return "-".join(groups)


def hashed(code: str) -> str:
    """However it was typed."""
    return security.hashed("".join(letter for letter in code.lower() if letter.isalnum()))
