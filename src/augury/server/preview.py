"""What a link to a game tells before it is opened: only what those see who look on, and as late as
they see it."""

from __future__ import annotations

from typing import NamedTuple

from augury.core.events import Event
from augury.core.record import Record
from augury.core.state import SPECTATOR, State
from augury.server import records
from augury.server.gallery import Gallery
from augury.server.live_table import LiveTable
from augury.server.store.schema import BOT, NO_DELAY, OVER, PLAYING, WAITING, SeatRow
from augury.words import Words

SENTENCES = 2  # of what happened last


class Player(NamedTuple):
    """`points`: as everybody may know them; None before the game."""

    seat: int
    name: str
    points: int | None
    won: bool


class Preview(NamedTuple):
    """A game in two lines."""

    game: str
    title: str
    players: tuple[Player, ...]
    standing: str  # "Turn 12"
    late: str  # "One turn late"
    last: tuple[str, ...]  # what happened last, in sentences
    language: str

    def heading(self) -> str:
        told = [
            player.name if player.points is None else f"{player.name} {player.points}"
            for player in self.players
        ]
        return f"{self.title}: {', '.join(told)}"

    def sentence(self) -> str:
        return " · ".join(part for part in (self.standing, self.late, *self.last[-1:]) if part)


class Seen(NamedTuple):
    """A table as those see it who look on, taken out of the server's hands: replaying it may take
    a while, elsewhere."""

    live: LiveTable
    record: Record
    moment: int
    events: list[Event]
    names: dict[int, str]
    language: str


def seen(gallery: Gallery, live: LiveTable, at: int | None, language: str) -> Seen:
    shown = gallery.public(live)
    last = len(shown.engine.record.decisions)
    moment = last if at is None else min(at, last)
    heard = shown.logbook.known[SPECTATOR].events if live.row.status != WAITING else []
    events = [Event(event.kind, event.facts) for event in heard if event.moment <= moment]
    record = records.copy_of(shown.engine.record, moment)
    names = names_of(live.seats, Words("", language))
    return Seen(live, record, moment, events[-SENTENCES:], names, language)


def names_of(seats: list[SeatRow], words: Words) -> dict[int, str]:
    """As the client calls them: bots are birds, the second of a kind with a number."""
    names: dict[int, str] = {}
    met: dict[int, int] = {}
    for chair in seats:
        names[chair.seat] = chair.name
        if chair.kind == BOT:
            number = met[chair.level] = met.get(chair.level, 0) + 1
            bird = words.say(f"bird-{chair.level}")
            names[chair.seat] = f"{bird} {number}" if number > 1 else bird
    return names


def last_position(record: Record) -> State:
    """Replayed as anybody may replay it, a game that went otherwise included."""
    *_, last = record.replay()
    return last


def preview(found: Seen) -> Preview:
    """Replays the game up to the moment."""
    live, row = found.live, found.live.row
    words = Words(live.game.id, found.language, found.names, live.options)
    seats = [chair.seat for chair in live.seats if found.names[chair.seat]]
    if row.status == WAITING or not live.dealt():
        players = tuple(Player(seat, found.names[seat], None, False) for seat in seats)
        standing = words.say("share-waiting")
        return Preview(row.game, live.game.title, players, standing, "", (), found.language)
    view = live.game.reader.view(last_position(found.record), SPECTATOR)
    players = tuple(
        Player(
            chair.seat,
            words.seat(chair.seat),
            view.scores[chair.seat],
            bool(view.ranks) and view.ranks[chair.seat] == 1,
        )
        for chair in live.seats
    )
    late = row.status == PLAYING and row.delay != NO_DELAY
    over = row.status == OVER and bool(view.ranks)
    return Preview(
        row.game,
        live.game.title,
        players,
        words.say("share-over") if over else words.say("share-turn", {"turn": view.turn}),
        words.say(f"share-late-{row.delay}") if late else "",
        tuple(words.event(event) for event in found.events),
        found.language,
    )
