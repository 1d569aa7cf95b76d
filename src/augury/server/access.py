"""Who may see a table, and who may do what there."""

from __future__ import annotations

from augury.core.state import SPECTATOR
from augury.server.live_table import LiveTable
from augury.server.refusals import Refusal, forbidden, not_now
from augury.server.store.schema import OVER, WAITING, Person


def may_see(live: LiveTable, person: str) -> bool:
    """Players, the host, invited spectators; everybody where a listed table waits or a game may be
    watched, and at a finished try at the deal of the day whoever has been told where it is. A
    club's tables are for its members alone; games of a tournament only once nobody has to play
    their deal any more."""
    row = live.row
    return (
        (bool(row.listed if row.status == WAITING else row.watch) and not row.club)
        or (live.counts() and row.status == OVER)
        or (
            bool(person)
            and (
                row.host == person
                or bool(live.seats_of(person))
                or person in live.watchers
                or (person in live.members and (not row.deal or live.revealed()))
            )
        )
    )


def check_revealed(live: LiveTable) -> None:
    """The game is over, and nobody has to play its deal any more."""
    if not live.ended():
        raise not_now("still-on")
    if live.sealed:
        raise not_now("deal-running")
    if not live.dealt():
        raise not_now("not-begun")


def check_played(live: LiveTable, otherwise: str) -> None:
    """The game was played to its end, and nobody has to play its deal any more."""
    if not live.ended() or not live.dealt() or not live.engine.over():
        raise not_now(otherwise)
    if live.sealed:
        raise not_now("deal-running")


def check_host(live: LiveTable, person: Person) -> None:
    if live.row.host != person.id:
        raise forbidden("host-only")


def check_seated(live: LiveTable, person: Person) -> None:
    if not live.seats_of(person.id):
        raise forbidden("players-only")


def own_seat(live: LiveTable, person: Person, seat: int | None) -> int:
    """The seat somebody speaks for. With several (hot-seat) it is the one that is asked, unless it
    is named."""
    if seat is not None and live.sits_at(person.id, seat):
        return seat
    own = live.seats_of(person.id)
    if not own:
        raise forbidden("no-seat-here")
    if seat is None:
        asked = [number for number in own if number in live.legal]
        if len(own) > 1 and len(asked) != 1:
            raise Refusal(422, "which-seat")
        return asked[0] if asked else own[0]
    raise forbidden("other-seat")


def present_seat(live: LiveTable, person: Person, seat: int | None) -> int:
    """The same, for decisions: who was replaced by a bot has to come back first."""
    found = own_seat(live, person, seat)
    if live.seats[found].away:
        raise Refusal(409, "away")
    return found


def may_hint(live: LiveTable, person: str) -> bool:
    """Whoever plays alone with bots may, unless it is the try of the day that counts; with other
    people only where all of them may."""
    return bool(live.seats_of(person)) and (bool(live.row.hints) or live.is_free())


def check_hint(live: LiveTable, person: Person, seat: int) -> None:
    if not may_hint(live, person.id):
        raise forbidden("no-hints")
    if seat not in live.legal:
        raise not_now("hint-not-asked")


def first_eye(live: LiveTable, person: str) -> int:
    """With whose eyes somebody sees the table at first."""
    own = live.seats_of(person)
    asked = [seat for seat in own if seat in live.legal]
    return (asked or own or [SPECTATOR])[0]


def check_share(live: LiveTable, person: Person) -> None:
    """Whoever plays may show the game around, and the host; everybody, where everybody may watch.
    What is shown is what spectators see, so nobody is shown a deal that others still play."""
    if live.row.deal and not live.revealed():
        raise not_now("deal-running")
    if not (live.row.watch or live.row.host == person.id or live.seats_of(person.id)):
        raise forbidden("share-players")


def check_eye(live: LiveTable, person: str, eye: int | None) -> int:
    if eye is None:
        return first_eye(live, person)
    if eye >= len(live.seats):
        raise Refusal(422, "no-seat")
    if not live.allowed_eye(person, eye):
        raise forbidden("other-seat")
    return eye


def audiences(live: LiveTable, person: str) -> tuple[str, ...]:
    """Whose talk somebody may read: spectators talk apart from players while the game is on."""
    if live.seats_of(person) and not live.ended():
        return ("table",)
    return ("table", "watchers")
