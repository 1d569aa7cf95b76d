"""What a person can wish for at a table; sockets and plain requests both come here."""

from __future__ import annotations

from msgspec import Raw

from augury.core.attempt import Attempt
from augury.core.table import reason
from augury.server.access import check_seated, present_seat
from augury.server.clock import now
from augury.server.house import House
from augury.server.live_table import LiveTable, Proposal, note_faces, read_proposal
from augury.server.messages import (
    AnswerProposal,
    Ask,
    Meaning,
    Plan,
    Planned,
    Play,
    Propose,
    Say,
    Undo,
)
from augury.server.refusals import Refusal, forbidden, not_now, slow_down
from augury.server.store import rows
from augury.server.store.base import Conflict
from augury.server.store.schema import ChatRow, Person, SeatRow, TableRow
from augury.server.views import choices
from augury.server.wire import write_json


def check_pace(house: House, live: LiveTable, person: Person) -> None:
    if not house.limits.allow("change-person", person.id) or not house.limits.allow(
        "change-table", live.row.id
    ):
        raise slow_down()


async def play(house: House, live: LiveTable, person: Person, wish: Play) -> int:
    check_pace(house, live, person)
    seat = present_seat(live, person, wish.seat)
    return await house.change(
        live,
        "play",
        seat,
        wish.actions,
        uuid=wish.uuid.lower(),
        author=person.id,
        check=lambda: live.check_play(seat, wish.actions, wish.version),
    )


async def undo(house: House, live: LiveTable, person: Person, wish: Undo) -> int:
    check_pace(house, live, person)
    seat = present_seat(live, person, wish.seat)
    return await house.change(
        live,
        "undo",
        seat,
        [],
        uuid=wish.uuid.lower(),
        author=person.id,
        check=lambda: live.check_undo(seat, wish.version),
    )


def ask(live: LiveTable, person: Person, wish: Ask) -> Meaning:
    """Whether a decision is possible, and whether it could be taken back."""
    seat = present_seat(live, person, wish.seat)
    live.check_going()
    vocabulary = live.game.vocabulary
    action = vocabulary.parse(wish.action)
    attempt = live.engine.attempt(seat, [action])
    return Meaning(
        action=vocabulary.text(action), refusal=refusal_of(attempt), final=reason(attempt.final)
    )


def plan(house: House, live: LiveTable, person: Person, wish: Plan) -> Planned:
    """The table as it would stand after some decisions of the seat, up to where it would learn something new or others come next."""
    check_pace(house, live, person)
    seat = present_seat(live, person, wish.seat)
    live.check_version(seat, wish.version)
    attempt = live.engine.attempt(seat, wish.actions)
    vocabulary, offered = live.game.vocabulary, choices(live.game.id)
    return Planned(
        version=live.version,
        actions=[vocabulary.text(action) for action in attempt.made],
        view=Raw(write_json(live.game.reader.view(attempt.state, seat))),
        legal=[offered[action] for action in attempt.state.legal(seat)],
        refusal=refusal_of(attempt),
        final=reason(attempt.final),
        ends=attempt.ends,
    )


def refusal_of(attempt: Attempt) -> str:
    """Why the next decision cannot be made; empty if all of them can."""
    return "" if attempt.refusal is None else str(attempt.refusal)


# Agreement of all persons at the table


async def propose(house: House, live: LiveTable, person: Person, wish: Propose) -> None:
    check_pace(house, live, person)
    seat = present_seat(live, person, wish.seat)
    if wish.kind == "undo":
        live.check_back(wish.keep)
    else:
        live.check_going()
    offer = Proposal(0, wish.kind, seat, [], wish.keep)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if row.proposal:
            raise not_now("There is already a proposal on the table.")
        offer.number = row.revision + 1
        row.proposal = write_json(offer).decode()

    await house.revise(live, edit)
    await answer(house, live, person, AnswerProposal(number=offer.number, yes=True, seat=seat))


async def answer(house: House, live: LiveTable, person: Person, wish: AnswerProposal) -> None:
    """Say yes or no; the last yes carries it out."""
    present_seat(live, person, wish.seat)
    agreed: list[Proposal] = []

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        proposal = read_proposal(row)
        if proposal is None or proposal.number != wish.number:
            raise not_now("This proposal is no longer on the table.")
        proposal.agreed = sorted({*proposal.agreed, *live.seats_of(person.id)})
        complete = wish.yes and set(live.voters()) <= set(proposal.agreed)
        agreed[:] = [proposal] if complete else []
        if complete and proposal.kind == "pause":
            row.paused = 1
            note_faces(live, row)
        waiting = wish.yes and (
            not complete or proposal.kind == "undo"
        )  # that stays until it is carried out
        row.proposal = write_json(proposal).decode() if waiting else ""

    await house.revise(live, edit)
    if agreed and agreed[0].kind == "undo":
        await go_back(house, live, person, agreed[0])


async def go_back(house: House, live: LiveTable, person: Person, proposal: Proposal) -> None:
    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        found = read_proposal(row)
        if found is not None and found.number == proposal.number:
            row.proposal = ""

    try:
        await house.change(
            live,
            "back",
            -1,
            [str(proposal.keep)],
            uuid=f"back-{proposal.number}",
            author=person.id,
            check=lambda: live.check_back(proposal.keep),
        )
    finally:
        await house.revise(live, edit)


async def resume(house: House, live: LiveTable, person: Person) -> None:
    """After a pause anybody who plays can go on."""
    check_seated(live, person)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if not row.paused:
            raise not_now("The game is not paused.")
        note_faces(live, row)
        row.paused = 0

    await house.revise(live, edit)


# Talking


async def say(house: House, live: LiveTable, person: Person, wish: Say) -> int:
    if not house.limits.allow("chat-person", person.id):
        raise slow_down()
    text = "".join(letter for letter in " ".join(wish.text.split()) if letter.isprintable())
    if not text:
        raise Refusal(422, "empty", "There is nothing to say in that.")
    own = live.seats_of(person.id)
    seated = bool(own) or live.row.host == person.id
    if not seated and live.row.muted:
        raise forbidden("The host has muted the spectators.")
    room = "table" if seated else "watchers"
    seat = own[0] if own else -1
    name = (
        live.seats[seat].name if own else person.name
    )  # nobody speaks under another name than the one at the seat
    row = ChatRow(live.row.id, 0, wish.uuid.lower(), room, seat, person.id, name, text, now())
    for _ in range(5):
        try:
            number = await house.store.write(lambda db: rows.say(db, row))
            break
        except Conflict:
            continue
    else:
        raise not_now("Too many people speak at once. Please try again.")
    for viewer in live.viewers:
        viewer.chat_changed()
    return number
