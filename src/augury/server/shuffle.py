"""The shuffle of a table: promised before anybody sends a number, dealt when the game begins,
proved after the end (core/fair.py)."""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from augury.core import fair, registry
from augury.core.fair import Proof
from augury.core.game import CRYPTOGRAPHIC, Options
from augury.core.record import Record
from augury.server import security
from augury.server.live_table import LiveTable
from augury.server.messages.records import SeatNumber
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import PERSON, PromiseRow, SeatRow, TableRow

LIFETIME = 600_000  # milliseconds in which a promise can be used
MOST_PROMISES = 20  # a person's at a time; older ones are dropped


def draw(person: str, now: int) -> PromiseRow:
    """A new secret, and the id of the table it is for."""
    return PromiseRow(security.new_id(), person, secrets.token_hex(32), secrets.token_hex(16), now)


async def promised(store: Store, person: str, id: str, now: int) -> PromiseRow:
    """The promise that a person was given, or for those who did not ask for one a new one."""
    if not id:
        return draw(person, now)
    found = await store.read(lambda db: rows.promise(db, id, person))
    if found is None or now - found.created > LIFETIME:
        raise run_out()
    return found


def use(db: Db, given: str, person: str) -> None:
    """A promise is good for one table."""
    if given and not rows.use_promise(db, given, person):
        raise run_out()


def run_out() -> Refusal:
    return Refusal(409, "promise")


def deal(row: TableRow, seats: list[SeatRow]) -> list[int]:
    """The game begins: draw the seed from the secret and everybody's numbers; returns who is asked
    first."""
    for chair in seats:
        if chair.kind != PERSON:
            chair.number = ""
        elif not chair.number:
            chair.number = fair.stand_in(row.id, row.secret, chair.seat)
    row.seed = str(fair.seed(row.id, row.secret, [chair.number for chair in seats]))
    row.generator = CRYPTOGRAPHIC
    options = msgspec.json.decode(row.options, type=Options)
    first = registry.load(row.game).start(row.seats, int(row.seed), options, row.generator)
    return [int(seat) for seat in first.to_act()]


def commitment(row: TableRow) -> str:
    """What is shown from the start; empty where somebody knows the seed anyway."""
    if row.open_seed:
        return ""
    if row.secret:
        return fair.commitment(source(row), row.secret, row.salt)
    return hashlib.sha256(
        f"{row.seed}:{row.salt}".encode()
    ).hexdigest()  # before there were secrets


def source(row: TableRow) -> str:
    """What the shuffle belongs to: the table, or the deal that several tables play."""
    return row.deal or row.id


def proof(live: LiveTable) -> Proof | None:
    """For the record of a game that has ended."""
    row = live.row
    if not row.secret or not row.seed:
        return None
    by_server = [number.seat for number in numbers(live) if number.by == "server"]
    drawn = [chair.number for chair in live.seats]
    return Proof(source(row), commitment(row), row.secret, row.salt, drawn, by_server)


def numbers(live: LiveTable) -> list[SeatNumber]:
    """The numbers that went into the seed, and whose they are. A number that follows from the
    secret is the server's."""
    found: list[SeatNumber] = []
    for chair in live.seats:
        if chair.number:
            drawn = fair.stand_in(live.row.id, live.row.secret, chair.seat)
            by = "server" if chair.number == drawn else "round" if live.row.deal else "player"
            found.append(SeatNumber(seat=chair.seat, number=chair.number, by=by))
    return found


def may_know(live: LiveTable, person: str) -> bool:
    """After the end everybody may know the seed. Before it nobody, but for whoever brought it
    along."""
    return live.revealed() or (
        bool(live.row.open_seed) and bool(person) and live.row.host == person
    )


async def check_not_played(store: Store, record: Record, person: str) -> None:
    """A deal that is being played here stays secret, whoever brings its record along."""
    game, seed = record.game.id, str(record.seed)
    if await store.read(lambda db: rows.plays_now(db, game, seed, person)):
        raise Refusal(409, "not-now", "still-played")


def check_closed(row: TableRow) -> None:
    """Where somebody knows the deal, nobody else is let in."""
    if row.open_seed:
        raise open_deal()


def open_deal() -> Refusal:
    return Refusal(409, "open-deal")
