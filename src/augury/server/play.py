"""What a person can wish for at a table; sockets and plain requests both come here."""

from __future__ import annotations

from msgspec import Raw

from augury.core import chance
from augury.core.state import State
from augury.core.table import reason
from augury.server.access import check_seated, present_seat
from augury.server.house import House
from augury.server.messages import AnswerProposal, Ask, Meaning, Plan, Planned, Play, Propose, Say, Undo
from augury.server.refusals import Refusal, forbidden, not_now, slow_down
from augury.server.store import Conflict, rows
from augury.server.store.rows import ChatRow, Person, SeatRow, TableRow
from augury.server.tables import Proposal, Sitting, note_faces, now, read_proposal, write_json
from augury.server.views import choices


def check_pace(house: House, sitting: Sitting, person: Person) -> None:
    if not house.limits.allow("change-person", person.id) or not house.limits.allow("change-table", sitting.row.id):
        raise slow_down()


async def play(house: House, sitting: Sitting, person: Person, wish: Play) -> int:
    check_pace(house, sitting, person)
    seat = present_seat(sitting, person, wish.seat)
    return await house.change(
        sitting,
        "play",
        seat,
        wish.actions,
        uuid=wish.uuid.lower(),
        author=person.id,
        check=lambda: sitting.check_play(seat, wish.actions, wish.version),
    )


async def undo(house: House, sitting: Sitting, person: Person, wish: Undo) -> int:
    check_pace(house, sitting, person)
    seat = present_seat(sitting, person, wish.seat)
    return await house.change(
        sitting,
        "undo",
        seat,
        [],
        uuid=wish.uuid.lower(),
        author=person.id,
        check=lambda: sitting.check_undo(seat, wish.version),
    )


def imagined(sitting: Sitting, seat: int) -> State:
    """The table as the seat may imagine it: the rest is redealt, so that nothing tried out on it tells a secret."""
    state = sitting.engine.state.clone()
    state.redeal(seat, chance.from_seed(0))
    return state


def refusal_of(sitting: Sitting, state: State, seat: int, action: int) -> str:
    """Why the seat cannot decide this; empty if it can."""
    if seat not in state.to_act():
        return f"It is not your turn: waiting for {sitting.engine.waiting_for()}."
    return "" if action in state.legal(seat) else state.why_not(seat, action)


def ask(sitting: Sitting, person: Person, wish: Ask) -> Meaning:
    """Whether a decision is possible, and whether it could be taken back."""
    seat = present_seat(sitting, person, wish.seat)
    sitting.check_going()
    action = sitting.game.vocabulary.parse(wish.action)
    state = imagined(sitting, seat)
    epoch = state.epoch
    refusal = refusal_of(sitting, state, seat, action)
    if not refusal:
        state.apply(seat, action)
    final = reason(state.sealed) if state.epoch != epoch else ""
    return Meaning(action=sitting.game.vocabulary.text(action), refusal=refusal, final=final)


def plan(house: House, sitting: Sitting, person: Person, wish: Plan) -> Planned:
    """The table as it would stand after some decisions of the seat, up to where it would learn something new or others come next."""
    check_pace(house, sitting, person)
    seat = present_seat(sitting, person, wish.seat)
    sitting.check_version(seat, wish.version)
    vocabulary = sitting.game.vocabulary
    wanted = [vocabulary.parse(action) for action in wish.actions]
    state = imagined(sitting, seat)
    made: list[str] = []
    refusal = final = ""
    ends = False
    for action in wanted:
        refusal = "Nothing can be planned beyond that." if ends else refusal_of(sitting, state, seat, action)
        if refusal:
            break
        after = state.clone()
        after.apply(seat, action)
        made.append(vocabulary.text(action))
        sealed = after.epoch != state.epoch
        final = reason(after.sealed) if sealed else final
        ends = (sealed and after.sealed != "shown") or seat not in after.to_act()
        state = state if ends else after
    offered = choices(sitting.game.id)
    legal = [offered[action] for action in state.legal(seat)] if seat in state.to_act() else []
    view = Raw(write_json(state.view(seat)))
    return Planned(version=sitting.version, actions=made, view=view, legal=legal, refusal=refusal, final=final, ends=ends)


# Agreement of all persons at the table


async def propose(house: House, sitting: Sitting, person: Person, wish: Propose) -> None:
    check_pace(house, sitting, person)
    seat = present_seat(sitting, person, wish.seat)
    if wish.kind == "undo":
        sitting.check_back(wish.keep)
    else:
        sitting.check_going()
    offer = Proposal(0, wish.kind, seat, [], wish.keep)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if row.proposal:
            raise not_now("There is already a proposal on the table.")
        offer.number = row.revision + 1
        row.proposal = write_json(offer).decode()

    await house.revise(sitting, edit)
    await answer(house, sitting, person, AnswerProposal(number=offer.number, yes=True, seat=seat))


async def answer(house: House, sitting: Sitting, person: Person, wish: AnswerProposal) -> None:
    """Say yes or no; the last yes carries it out."""
    present_seat(sitting, person, wish.seat)
    agreed: list[Proposal] = []

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        proposal = read_proposal(row)
        if proposal is None or proposal.number != wish.number:
            raise not_now("This proposal is no longer on the table.")
        proposal.agreed = sorted({*proposal.agreed, *sitting.seats_of(person.id)})
        complete = wish.yes and set(sitting.voters()) <= set(proposal.agreed)
        agreed[:] = [proposal] if complete else []
        if complete and proposal.kind == "pause":
            row.paused = 1
            note_faces(sitting, row)
        waiting = wish.yes and (not complete or proposal.kind == "undo")  # that stays until it is carried out
        row.proposal = write_json(proposal).decode() if waiting else ""

    await house.revise(sitting, edit)
    if agreed and agreed[0].kind == "undo":
        await go_back(house, sitting, person, agreed[0])


async def go_back(house: House, sitting: Sitting, person: Person, proposal: Proposal) -> None:
    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        found = read_proposal(row)
        if found is not None and found.number == proposal.number:
            row.proposal = ""

    try:
        await house.change(
            sitting,
            "back",
            -1,
            [str(proposal.keep)],
            uuid=f"back-{proposal.number}",
            author=person.id,
            check=lambda: sitting.check_back(proposal.keep),
        )
    finally:
        await house.revise(sitting, edit)


async def resume(house: House, sitting: Sitting, person: Person) -> None:
    """After a pause anybody who plays can go on."""
    check_seated(sitting, person)

    def edit(row: TableRow, seats: list[SeatRow]) -> None:
        if not row.paused:
            raise not_now("The game is not paused.")
        note_faces(sitting, row)
        row.paused = 0

    await house.revise(sitting, edit)


# Talking


async def say(house: House, sitting: Sitting, person: Person, wish: Say) -> int:
    if not house.limits.allow("chat-person", person.id):
        raise slow_down()
    text = "".join(letter for letter in " ".join(wish.text.split()) if letter.isprintable())
    if not text:
        raise Refusal(422, "empty", "There is nothing to say in that.")
    own = sitting.seats_of(person.id)
    seated = bool(own) or sitting.row.host == person.id
    if not seated and sitting.row.muted:
        raise forbidden("The host has muted the spectators.")
    room = "table" if seated else "watchers"
    seat = own[0] if own else -1
    name = sitting.seats[seat].name if own else person.name  # nobody speaks under another name than the one at the seat
    row = ChatRow(sitting.row.id, 0, wish.uuid.lower(), room, seat, person.id, name, text, now())
    for _ in range(5):
        try:
            number = await house.store.write(lambda db: rows.say(db, row))
            break
        except Conflict:
            continue
    else:
        raise not_now("Too many people speak at once. Please try again.")
    for viewer in sitting.viewers:
        viewer.chat_changed()
    return number
