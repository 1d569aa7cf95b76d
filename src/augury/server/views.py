"""What goes out about a table: the same facts for sockets and for plain requests."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import UNSET, UnsetType

from augury.core import registry
from augury.core.state import State as Position
from augury.server import calendar, lessons, table_clocks
from augury.server.calendar import Rhythm
from augury.server.clocks import Faces, charge
from augury.server.company import Company
from augury.server.live_table import LiveTable
from augury.server.messages.rhythm import SeatRhythm
from augury.server.messages.state import Choice, ClockFace, ClocksInfo, FrameInfo, State
from augury.server.messages.tables import ClockWish, ProposalInfo, SeatInfo, TableCard, TableInfo
from augury.server.shuffle import commitment
from augury.server.store.schema import NO_DELAY, PERSON, PLAYING, WAITING, SeatRow, TableRow
from augury.server.wire import write_json

NOTHING = b"null"


@cache
def choices(game: str) -> list[Choice]:
    """All actions of a game as they are offered, by id."""
    vocabulary = registry.load(game).vocabulary
    return [
        Choice(action=vocabulary.text(action), targets=vocabulary.targets(action))
        for action in range(vocabulary.size)
    ]


@cache
def title(game: str) -> str:
    """Of a game; a list of tables asks for it many times."""
    return registry.load(game).title


def draw(live: LiveTable, position: Position, eye: int) -> bytes:
    """The view of an eye as JSON. Before everybody is seated nobody looks at their hand."""
    if live.row.status == WAITING or not live.dealt():
        return NOTHING
    return write_json(live.game.reader.view(position, eye))


def legal(live: LiveTable, eye: int) -> list[Choice]:
    if live.row.status != PLAYING or live.row.paused:
        return []
    offered = choices(live.game.id)
    return [offered[action] for action in live.legal.get(eye, [])]


def undo_refusal(live: LiveTable, eye: int) -> str:
    """Why the eye's last decision cannot be taken back, `undo-<word>` in the texts; empty if it
    can."""
    if eye < 0 or live.is_automaton(eye):
        return "watching"
    if live.row.status != PLAYING:
        return "over"
    return live.undo_refusal(eye)


def clocks_info(live: LiveTable, now: int) -> ClocksInfo | None:
    faces = table_clocks.faces(live, now)
    if faces is None:
        return None
    shown = [ClockFace(main=face.main, move=face.move) for face in faces.faces]
    return ClocksInfo(
        faces=shown,
        running=table_clocks.running(live),
        resting=table_clocks.resting(live, now),
        ends=table_clocks.ends(live, now) if live.arranged.rhythms else {},
        paused=bool(live.row.paused),
    )


def state(live: LiveTable, eye: int, seen: int, now: int) -> State:
    """Everything but the facts about the table itself."""
    first, events = live.logbook.since(eye, seen) if live.row.status != WAITING else (0, [])
    present = msgspec.Raw(live.picture(eye, draw))
    frames = (
        live.beats.since(live.game.reader, eye, seen, live.version, present) if seen >= 0 else None
    )
    if frames is None:
        frames = [FrameInfo(events=[], view=present)]
    else:
        events = []  # they are in the frames
    return State(
        version=live.version,
        eye=eye,
        decisions=len(live.engine.record.decisions),
        events_from=first,
        events=events,
        frames=frames,
        undo=undo_refusal(live, eye),
        legal=legal(live, eye),
        clocks=clocks_info(live, now) or UNSET,
        lesson=lessons.info(live, eye) or UNSET,
    )


def seat_info(chair: SeatRow, person: str, online: set[int]) -> SeatInfo:
    return SeatInfo(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        away=bool(chair.away),
        mine=chair.kind == PERSON and chair.person == person and bool(person),
        online=chair.seat in online,
        linked=bool(chair.link),
    )


def seat_rhythm(rhythm: Rhythm, now: int) -> SeatRhythm:
    return SeatRhythm(
        hours=calendar.hours_at(rhythm, now),
        vacation=calendar.away_until(rhythm, now),
        next=calendar.next_away(rhythm, now),
    )


def seats_info(live: LiveTable, person: str, online: set[int], now: int) -> list[SeatInfo]:
    """Those who play with somebody learn when their clock stands still."""
    rhythms = table_clocks.rhythms(live) if live.seats_of(person) else {}
    shown = [seat_info(chair, person, online) for chair in live.seats]
    for seat, rhythm in rhythms.items():
        shown[seat].rhythm = seat_rhythm(rhythm, now)
    return shown


def clock_wish(row: TableRow) -> ClockWish | None:
    return msgspec.json.decode(row.clock, type=ClockWish) if row.clock else None


def table_info(
    live: LiveTable, person: str, company: Company, now: int, *, may_hint: bool
) -> TableInfo:
    """The facts about the table itself, for a person."""
    row = live.row
    online = set(company.seats)
    proposal = live.proposal()
    return TableInfo(
        id=row.id,
        game=row.game,
        title=live.game.title,
        rules_version=row.rules,
        options=live.options,
        people=row.seats,
        seats=seats_info(live, person, online, now),
        sides=[int(live.engine.state.side(chair.seat)) for chair in live.seats],
        status=row.status,
        reason=row.reason,
        listed=bool(row.listed),
        watch=bool(row.watch),
        delay=row.delay,
        late=False,
        hints=bool(row.hints),
        may_hint=may_hint,
        host=bool(person) and row.host == person,
        watchers=company.spectators,
        muted=bool(row.muted),
        paused=bool(row.paused),
        clock=clock_wish(row),
        proposal=None
        if proposal is None
        else ProposalInfo(
            number=proposal.number,
            kind=proposal.kind,
            by=proposal.by,
            agreed=proposal.agreed,
            needed=live.voters(),
            keep=proposal.keep,
        ),
        commitment=commitment(row),
        open_seed=bool(row.open_seed),
        daily=row.daily,
        club=bool(row.club),
        tournament=bool(row.deal),
        next=row.next,
        created=row.created,
        changed=row.changed,
    )


class Left(msgspec.Struct):
    """What is left on a clock, when it will have run out, and whether it stands still."""

    left: int | UnsetType = UNSET
    ends: int | UnsetType = UNSET
    resting: bool = False


def clock_left(
    row: TableRow, asked: set[int], mine: set[int], now: int, rhythms: Mapping[int, Rhythm]
) -> Left:
    """Until a clock runs out: the caller's, or the first of the others'. What the server slept is
    not taken off; the table itself knows."""
    if not row.faces or not asked:
        return Left()
    faces = msgspec.json.decode(row.faces, type=Faces)
    shown = faces if row.paused else charge(faces, asked, now, [], rhythms)
    left, seat = min(
        (shown.faces[seat].main + shown.faces[seat].move, seat) for seat in asked & mine or asked
    )
    if row.paused:
        return Left(left)
    rhythm = rhythms.get(seat, calendar.ALWAYS)
    return Left(left, calendar.runs_down(rhythm, now, left) or UNSET, calendar.resting(rhythm, now))


def table_card(
    row: TableRow, seats: list[SeatRow], person: str, now: int, rhythms: Mapping[str, Rhythm]
) -> TableCard:
    """`rhythms`: of people who have one, if it is a slow table."""
    mine = {
        chair.seat
        for chair in seats
        if chair.person == person and chair.kind == PERSON and not chair.away and person
    }
    seated = bool(person) and any(chair.person == person for chair in seats)
    late = row.status == PLAYING and row.delay != NO_DELAY and not seated
    told = row.status == PLAYING and not late
    asked = {int(seat) for seat in row.to_act.split()} if told else set()
    theirs = {chair.seat: rhythms[chair.person] for chair in seats if chair.person in rhythms}
    clock = clock_left(row, asked, mine, now, theirs)
    return TableCard(
        id=row.id,
        game=row.game,
        title=title(row.game),
        status=row.status,
        seats=[seat_info(chair, person, set()) for chair in seats],
        options=msgspec.json.decode(row.options, type=dict[str, bool | int | str]),
        clock=clock_wish(row),
        your_turn=bool(asked & mine),
        asked=sorted(asked),
        paused=bool(row.paused),
        hints=bool(row.hints),
        open_seed=bool(row.open_seed),
        host=bool(person) and row.host == person,
        created=row.created,
        changed=row.created if late else row.changed,
        left=clock.left,
        ends=clock.ends,
        resting=clock.resting,
    )
