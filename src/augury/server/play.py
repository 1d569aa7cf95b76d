"""What a person can wish for at a table; sockets and plain requests both come here."""

from __future__ import annotations

from msgspec import UNSET, Raw, UnsetType

from augury.core.attempt import Attempt
from augury.core.game import Game
from augury.core.why import Why
from augury.server.access import check_seated, present_seat
from augury.server.clock import Clock
from augury.server.gallery import Gallery
from augury.server.hub import Hub
from augury.server.ledger import Ledger, Wanted
from augury.server.live_table import LiveTable
from augury.server.messages.answers import ChatLine, Explained, Meaning, Planned
from augury.server.messages.common import ReasonInfo
from augury.server.messages.wishes import (
    AnswerProposal,
    Ask,
    AskWhy,
    Plan,
    Play,
    Propose,
    Say,
    Undo,
)
from augury.server.proposals import Proposal, read_proposal
from augury.server.refusals import forbidden, not_now, reason_info, slow_down
from augury.server.security import Limits
from augury.server.store import rows
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.schema import ChatRow, Person, SeatRow, TableRow
from augury.server.table_clocks import note_faces
from augury.server.talk import printable
from augury.server.views import choices
from augury.server.wire import write_json


class Wishes:
    """Carries out what people wish for, or says why not."""

    def __init__(
        self,
        ledger: Ledger,
        store: Store,
        hub: Hub,
        gallery: Gallery,
        limits: Limits,
        clock: Clock,
    ) -> None:
        self.ledger = ledger
        self.gallery = gallery
        self.store = store
        self.hub = hub
        self.limits = limits
        self.clock = clock

    def check_pace(self, live: LiveTable, person: Person) -> None:
        if not self.limits.allow("change-person", person.id) or not self.limits.allow(
            "change-table", live.row.id
        ):
            raise slow_down()

    async def play(self, live: LiveTable, person: Person, wish: Play) -> int:
        self.check_pace(live, person)
        seat = present_seat(live, person, wish.seat)
        if live.row.daily and live.bots_to_move():
            raise not_now("daily-wait")  # or what they answer would depend on who was faster
        return await self.ledger.change(
            live,
            Wanted(
                "play",
                seat,
                wish.actions,
                uuid=wish.uuid.lower(),
                author=person.id,
                check=lambda: live.check_play(seat, wish.actions, wish.version),
            ),
        )

    async def undo(self, live: LiveTable, person: Person, wish: Undo) -> int:
        self.check_pace(live, person)
        seat = present_seat(live, person, wish.seat)
        if live.engine.undo_refusal(seat) and not live.undo_refusal(seat):
            return await self.step_back(live, person, seat, wish)
        return await self.ledger.change(
            live,
            Wanted(
                "undo",
                seat,
                [],
                uuid=wish.uuid.lower(),
                author=person.id,
                check=lambda: live.check_undo(seat, wish.version),
            ),
        )

    async def step_back(self, live: LiveTable, person: Person, seat: int, wish: Undo) -> int:
        """Somebody plays alone: nobody else has to agree to going back, whatever came out."""
        keep = live.last_decision(seat)

        def check() -> list[int]:
            live.check_unmoved(seat, wish.version)
            return live.check_back(keep)

        uuid = wish.uuid.lower()
        return await self.ledger.change(
            live, Wanted("back", -1, [str(keep)], uuid=uuid, author=person.id, check=check)
        )

    def ask(self, live: LiveTable, person: Person, wish: Ask) -> Meaning:
        """Whether a decision is possible, whether it could be taken back, and how the table would
        stand after it."""
        if not self.limits.allow("ask-person", person.id):
            raise slow_down()
        seat = present_seat(live, person, wish.seat)
        live.check_going()
        vocabulary = live.game.vocabulary
        action = vocabulary.parse(wish.action)
        attempt = live.engine.attempt(seat, [action])
        return meaning(attempt, action, "" if live.is_free() else attempt.final)

    def plan(self, live: LiveTable, person: Person, wish: Plan) -> Planned:
        """The table as it would stand after some decisions of the seat, up to where it would learn
        something new or others come next."""
        self.check_pace(live, person)
        seat = present_seat(live, person, wish.seat)
        live.check_version(seat, wish.version)
        attempt = live.engine.attempt(seat, wish.actions)
        final = "" if live.is_free() else attempt.final
        return planned(live.game, attempt, live.version, final)

    def why(self, live: LiveTable, person: Person, wish: AskWhy) -> Explained:
        """Why a thing on the table cannot be chosen now."""
        if not self.limits.allow("ask-person", person.id):
            raise slow_down()
        seat = present_seat(live, person, wish.seat)
        live.check_going()
        return explained(live.engine.why_thing(seat, wish.thing, wish.planned))

    # Agreement of all persons at the table

    async def propose(self, live: LiveTable, person: Person, wish: Propose) -> None:
        self.check_pace(live, person)
        seat = present_seat(live, person, wish.seat)
        if live.row.deal:
            raise not_now("tournament-game")
        if wish.kind == "undo":
            if live.counts():
                raise not_now("daily-counts")
            live.check_back(wish.keep)
        else:
            live.check_going()
        offer = Proposal(0, wish.kind, seat, [], wish.keep)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if row.proposal:
                raise not_now("proposal-open")
            offer.number = row.revision + 1
            row.proposal = write_json(offer).decode()

        await self.ledger.revise(live, edit)
        await self.answer(live, person, AnswerProposal(number=offer.number, yes=True, seat=seat))

    async def answer(self, live: LiveTable, person: Person, wish: AnswerProposal) -> None:
        """Say yes or no; the last yes carries it out."""
        present_seat(live, person, wish.seat)
        agreed: list[Proposal] = []

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            proposal = read_proposal(row)
            if proposal is None or proposal.number != wish.number:
                raise not_now("proposal-gone")
            proposal.agreed = sorted({*proposal.agreed, *live.seats_of(person.id)})
            complete = wish.yes and set(live.voters()) <= set(proposal.agreed)
            agreed[:] = [proposal] if complete else []
            if complete and proposal.kind == "pause":
                row.paused = 1
                note_faces(live, row, self.clock.now())
            waiting = wish.yes and (
                not complete or proposal.kind == "undo"
            )  # that stays until it is carried out
            row.proposal = write_json(proposal).decode() if waiting else ""

        await self.ledger.revise(live, edit)
        if agreed and agreed[0].kind == "undo":
            await self.go_back(live, person, agreed[0])

    async def go_back(self, live: LiveTable, person: Person, proposal: Proposal) -> None:
        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            found = read_proposal(row)
            if found is not None and found.number == proposal.number:
                row.proposal = ""

        try:
            await self.ledger.change(
                live,
                Wanted(
                    "back",
                    -1,
                    [str(proposal.keep)],
                    uuid=f"back-{proposal.number}",
                    author=person.id,
                    check=lambda: live.check_back(proposal.keep),
                ),
            )
        finally:
            await self.ledger.revise(live, edit)

    async def resume(self, live: LiveTable, person: Person) -> None:
        """After a pause anybody who plays can go on."""
        check_seated(live, person)

        def edit(row: TableRow, seats: list[SeatRow]) -> None:
            if not row.paused:
                raise not_now("not-paused")
            note_faces(live, row, self.clock.now())
            row.paused = 0

        await self.ledger.revise(live, edit)

    # Talking

    async def say(self, live: LiveTable, person: Person, wish: Say) -> int:
        if not self.limits.allow("chat-person", person.id):
            raise slow_down()
        text = printable(wish.text)
        own = live.seats_of(person.id)
        seated = bool(own) or live.row.host == person.id
        if not seated and live.row.muted:
            raise forbidden("muted")
        audience = "table" if seated else "watchers"
        seat = own[0] if own else -1
        name = (
            live.seats[seat].name if own else person.name
        )  # nobody speaks under another name than the one at the seat
        row = ChatRow(
            live.row.id,
            0,
            wish.uuid.lower(),
            audience,
            seat,
            person.id,
            name,
            text,
            self.clock.now(),
        )
        for _ in range(5):
            try:
                number = await self.store.write(lambda db: rows.say(db, row))
                break
            except Conflict:
                continue
        else:
            raise not_now("chat-busy")
        self.hub.talk(live.row.id)
        return number

    async def said(
        self, live: LiveTable, person: str, audiences: tuple[str, ...], after: int, most: int
    ) -> list[ChatLine]:
        """What was said to these audiences after a line. Whoever sees the game late hears the
        players late."""
        horizon = self.gallery.horizon(live, person)

        def work(db: Db) -> list[ChatRow]:
            return rows.chat(db, live.row.id, audiences, after, most, horizon)

        return [chat_line(row) for row in await self.store.read(work)]


def meaning(attempt: Attempt, action: int, final: str) -> Meaning:
    """What one decision would mean, as far as its seat may know."""
    game, after = attempt.game, attempt.after if attempt.refusal is None else None
    return Meaning(
        action=game.vocabulary.text(action),
        refusal=refusal_of(attempt),
        final=final,
        view=UNSET if after is None else Raw(write_json(game.reader.view(after, attempt.seat))),
    )


def explained(told: Why) -> Explained:
    reason = UNSET if told.reason is None else reason_info(told.reason)
    return Explained(thing=told.thing, possible=told.possible, reason=reason)


def refusal_of(attempt: Attempt) -> ReasonInfo | UnsetType:
    """Why the next decision cannot be made; missing if all of them can."""
    return UNSET if attempt.refusal is None else reason_info(attempt.refusal.reason)


def planned(game: Game, attempt: Attempt, version: int, final: str) -> Planned:
    """What becomes of some decisions, as far as their seat may know."""
    seat, offered = attempt.seat, choices(game.id)
    after = attempt.after if attempt.ends else None
    return Planned(
        version=version,
        actions=[game.vocabulary.text(action) for action in attempt.made],
        view=Raw(write_json(game.reader.view(attempt.state, seat))),
        legal=[offered[action] for action in attempt.state.legal(seat)],
        refusal=refusal_of(attempt),
        final=final,
        ends=attempt.ends,
        after=UNSET if after is None else Raw(write_json(game.reader.view(after, seat))),
    )


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(
        number=row.number,
        audience=row.audience,
        seat=row.seat,
        name=row.name,
        text=row.text,
        at=row.at,
    )
