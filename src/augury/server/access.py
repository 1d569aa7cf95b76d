"""Who may see a table, and who may do what there."""

from __future__ import annotations

from augury.core.state import SPECTATOR
from augury.server.refusals import Refusal, forbidden
from augury.server.store.rows import Person
from augury.server.tables import Sitting


def may_see(sitting: Sitting, person: str) -> bool:
    """Players, the host, invited spectators; listed tables are for everybody."""
    row = sitting.row
    return bool(row.listed) or (bool(person) and (row.host == person or bool(sitting.seats_of(person)) or person in sitting.watchers))


def check_host(sitting: Sitting, person: Person) -> None:
    if sitting.row.host != person.id:
        raise forbidden("Only the host of the table can do that.")


def check_seated(sitting: Sitting, person: Person) -> None:
    if not sitting.seats_of(person.id):
        raise forbidden("Only players of this table can do that.")


def own_seat(sitting: Sitting, person: Person, seat: int | None) -> int:
    """The seat somebody speaks for. With several (hot-seat) it is the one that is asked, unless it is named."""
    own = sitting.seats_of(person.id)
    if not own:
        raise forbidden("You do not sit at this table.")
    if seat is None:
        asked = [number for number in own if number in sitting.legal]
        if len(own) > 1 and len(asked) != 1:
            raise Refusal(422, "which-seat", "You have several seats here; say which one you mean.")
        return asked[0] if asked else own[0]
    if seat not in own:
        raise forbidden("This is not your seat.")
    return seat


def present_seat(sitting: Sitting, person: Person, seat: int | None) -> int:
    """The same, for decisions: who was replaced by a bot has to come back first."""
    found = own_seat(sitting, person, seat)
    if sitting.seats[found].away:
        raise Refusal(409, "away", "A bot sits in for you. Come back to your seat first.")
    return found


def first_eye(sitting: Sitting, person: str) -> int:
    """With whose eyes somebody sees the table at first."""
    own = sitting.seats_of(person)
    asked = [seat for seat in own if seat in sitting.legal]
    return (asked or own or [SPECTATOR])[0]


def check_eye(sitting: Sitting, person: str, eye: int | None) -> int:
    if eye is None:
        return first_eye(sitting, person)
    if eye >= len(sitting.seats):
        raise Refusal(422, "no-seat", "There is no such seat.")
    if not sitting.allowed_eye(person, eye):
        raise forbidden("This is not your seat.")
    return eye


def chat_rooms(sitting: Sitting, person: str) -> tuple[str, ...]:
    """What somebody may read: spectators talk apart from players while the game is on."""
    if sitting.seats_of(person) and not sitting.ended():
        return ("table",)
    return ("table", "watchers")
