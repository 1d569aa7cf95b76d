"""A table in memory: its row, its seats and the game, replayed from the log of changes.

Memory is a cache of the log and never ahead of it: a decision is checked and drafted, then written,
then carried out. If writing fails, nothing has happened; if another process wrote first, its
changes are carried out and the decision is checked again.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import TypeAlias

import msgspec

from augury.core import registry
from augury.core.errors import CannotUndo, GameOver, Illegal, Stale, malformed
from augury.core.game import FAST, Game, Options
from augury.core.reason import Reason
from augury.core.state import SPECTATOR, State
from augury.core.table import Draft, Table
from augury.server.arranged import Arranged
from augury.server.calm import Calm
from augury.server.lateness import History
from augury.server.logbook import Logbook
from augury.server.proposals import Proposal, read_proposal
from augury.server.recent import RecentBeats
from augury.server.store.schema import (
    AUTOMATON,
    BOT,
    NO_DELAY,
    OVER,
    PERSON,
    PLAYING,
    Change,
    SeatRow,
    TableRow,
)
from augury.server.wire import actions_of, write_json

RECENT = 64  # uuids of the last changes, to answer a repeated wish without asking the disk
# changes at the end of a replay for which we work out what a seat's decision may be based on
CLOSE_LOOK = 16


Draw: TypeAlias = Callable[["LiveTable", State, int], bytes]


class LiveTable:
    """One table as the server holds it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.outages: list[tuple[int, int]] = []
        self.arranged = Arranged()
        self.calm = Calm()
        self.game: Game = registry.load(row.game)
        self.options: Options = self.game.check_options(
            row.seats, msgspec.json.decode(row.options, type=Options)
        )
        self.engine: Table = self._fresh_engine()
        self.beats = RecentBeats()
        self.version = 0
        self.logbook = Logbook(len(seats))
        self.logbook.close(0)
        self.legal: dict[int, list[int]] = {}
        self.since = [0] * len(
            seats
        )  # the lowest version on which the seat's present decision may be based
        self.decided = [0] * len(seats)  # version of the seat's last decision
        self.drafted: tuple[Draft, str] | None = None  # what is being written, and its actions
        self.recent: OrderedDict[str, Change] = OrderedDict()  # by uuid
        self.pictures: dict[int, tuple[State, str, bytes]] = {}  # position, status, what is seen
        self.history = History()  # kept where those who look on see the game late, and
        self.behind: LiveTable | None = None  # the table as they see it (gallery.py)
        self.watchers: set[str] = set()
        self.members: set[str] = set()  # of the club, if it is a club's table
        self.sealed = False  # the deal is still being played elsewhere
        self.news = 0  # grows when the row, the seats or the presence change
        self.taken_back = False  # the last change took something back

    def _fresh_engine(self) -> Table:
        """Before the game begins there is no seed, and the table of this one is never shown."""
        names = {chair.seat: chair.name for chair in self.seats if chair.name}
        engine = Table(
            self.game,
            self.row.seats,
            int(self.row.seed or 0),
            self.options,
            names,
            self.row.generator or FAST,
        )
        engine.watched = True
        return engine

    def dealt(self) -> bool:
        """Has the game begun, or could it have?"""
        return bool(self.row.seed)

    def settle(self, row: TableRow, seats: list[SeatRow]) -> None:
        """The row and the seats as they are on disk now. If the game has begun since, it is set
        up."""
        begun = row.seed != self.row.seed
        self.row, self.seats = row, seats
        if begun:
            self.engine = self._fresh_engine()
            self.pictures.clear()
            self.ask_around()

    def seats_changed(self) -> None:
        """The row, the seats or who may look on changed: everybody is to see it."""
        self.news += 1
        self.engine.record.names = {chair.seat: chair.name for chair in self.seats if chair.name}

    # The log

    def replay(self, changes: list[Change]) -> None:
        """Carry out what the log says. An AuguryError if it cannot be carried out any more."""
        for left, change in zip(range(len(changes), 0, -1), changes, strict=True):
            self.carry_out(change, watch=left <= CLOSE_LOOK)
        self.ask_around()

    def note_events(self) -> None:
        """What has happened since the last note, at the decision that was made last."""
        news = self.engine.events[self.logbook.total :]
        self.logbook.add(news, len(self.engine.record.decisions))

    def carry_out(self, change: Change, *, watch: bool = True) -> None:
        """One change that is on disk."""
        if change.number != self.version + 1:
            raise Stale(change.number, self.version)
        asked, epoch = self.legal, self.engine.state.epoch
        if self.row.delay != NO_DELAY:
            self.history.before(self.engine.state)
        self.engine.watched = watch
        lowest = before = self.logbook.total
        if change.kind == "play":
            self._play(change)
        elif change.kind == "undo":
            lowest = self._undo(change.seat)
        elif change.kind == "back":
            lowest = self._go_back(int(actions_of(change.actions)[0]))
            self.decided = [change.number] * len(self.seats)
        else:
            self._follow(change)
        self.drafted = None
        self.taken_back = change.kind in ("undo", "back")
        self.version += 1
        if self.row.delay != NO_DELAY:
            self.history.add(change, self.engine.state)
        if lowest < before:
            self.logbook.cut(lowest)
        self.note_events()
        made = len(self.engine.record.decisions)
        self.beats.add(self.version, self.engine.beats if change.kind == "play" else [], made)
        self.logbook.close(lowest)
        self.remember(change)
        if watch:
            self.ask_around()
            for seat in range(len(self.seats)):
                undisturbed = (
                    seat != change.seat and seat in self.legal and epoch == self.engine.state.epoch
                )
                if not undisturbed or change.seat < 0 or asked.get(seat) != self.legal[seat]:
                    self.since[seat] = self.version
        else:
            self.since = [self.version] * len(self.seats)

    def _follow(self, change: Change) -> None:
        """Many decisions at once, as a record has them; each is noted at its own moment."""
        for line in actions_of(change.actions):
            who, _, action = line.partition(" ")
            self.engine.follow(int(who), [action])
            self.note_events()

    def _play(self, change: Change) -> None:
        """As drafted when it was checked; what another process or an earlier run wrote is
        followed."""
        drafted = self.drafted
        if (
            drafted is not None
            and drafted[0].before is self.engine.state
            and (drafted[0].seat, drafted[1]) == (change.seat, change.actions)
        ):
            self.engine.commit(drafted[0])
        else:
            self.engine.follow(change.seat, actions_of(change.actions))

    def _undo(self, seat: int) -> int:
        refusal = self.engine.undo_refusal(seat)
        if refusal:
            raise CannotUndo(refusal)
        kept = max(
            (step for step in self.engine.steps if step.seat == seat), key=lambda step: step.events
        ).events
        self.engine.undo(seat)
        return kept

    def _go_back(self, keep: int) -> int:
        decisions = self.engine.record.decisions[:keep]
        self.engine = self._fresh_engine()
        for seat, action in decisions:
            self.engine.follow(seat, [action])
        return 0

    def remember(self, change: Change) -> None:
        if change.seat >= 0:
            self.decided[change.seat] = change.number
        self.recent[change.uuid] = change
        while len(self.recent) > RECENT:
            self.recent.popitem(last=False)

    def ask_around(self) -> None:
        """What each seat may do now."""
        state = self.engine.state
        asked = state.to_act() if self.dealt() else []
        self.legal = {int(seat): list(state.legal(seat)) for seat in asked}

    # Checks, before anything is written

    def check_going(self) -> None:
        if self.row.status == OVER or (self.row.status == PLAYING and self.engine.over()):
            raise GameOver()
        if self.row.status != PLAYING:
            raise Illegal(Reason(f"table-{self.row.status}"))
        if self.row.paused:
            raise Illegal(Reason("table-paused"))

    def check_version(self, seat: int, version: int) -> None:
        """The game is on, and nothing that matters to the seat has happened since the version it
        saw."""
        self.check_going()
        if not self.since[seat] <= version <= self.version:
            raise Stale(version, self.version)

    def check_play(self, seat: int, actions: list[str], version: int) -> list[int]:
        """Raise why this cannot be done now; returns who will be asked afterwards."""
        self.check_version(seat, version)
        draft = self.engine.draft(self.engine.attempt(seat, actions))
        self.drafted = draft, write_json(actions).decode()
        return [int(other) for other in draft.state.to_act()]

    def check_unmoved(self, seat: int, version: int) -> None:
        """The game is on, and the seat has seen its last decision."""
        self.check_going()
        if not self.decided[seat] <= version <= self.version:
            raise Stale(version, self.version)

    def check_undo(self, seat: int, version: int) -> list[int]:
        self.check_unmoved(seat, version)
        refusal = self.engine.undo_refusal(seat)
        if refusal:
            raise CannotUndo(refusal)
        return sorted({seat, *self.legal})

    def undo_refusal(self, seat: int) -> str:
        """Why the seat's last decision cannot be taken back; empty if it can. Whoever plays alone
        may always go back, unless the game counts."""
        refusal = self.engine.undo_refusal(seat)
        free = self.is_free() and self.last_decision(seat) >= 0
        return "" if refusal and free else refusal

    def last_decision(self, seat: int) -> int:
        """How many decisions had been made before the seat's last; -1 if it has made none."""
        decisions = self.engine.record.decisions
        for number in range(len(decisions) - 1, -1, -1):
            if decisions[number][0] == seat:
                return number
        return -1

    def check_back(self, keep: int) -> list[int]:
        """Going back by agreement: possible to any earlier point."""
        self.check_going()
        if not 0 <= keep < len(self.engine.record.decisions):
            raise malformed("back-too-far", decisions=len(self.engine.record.decisions))
        return [int(seat) for seat in self.engine.record.at(keep).to_act()]

    # Seats

    def seats_of(self, person: str) -> list[int]:
        return [
            chair.seat
            for chair in self.seats
            if chair.kind == PERSON and chair.person == person and person
        ]

    def sits_at(self, person: str, seat: int) -> bool:
        """Is this one of the person's seats?"""
        if not 0 <= seat < len(self.seats):
            return False
        chair = self.seats[seat]
        return chair.kind == PERSON and chair.person == person and bool(person)

    def bots_to_move(self) -> list[int]:
        """Seats that a bot has to decide for now."""
        if self.row.status != PLAYING or self.row.paused:
            return []
        return [
            seat
            for seat in sorted(self.legal)
            if self.seats[seat].kind == BOT or self.seats[seat].away
        ]

    def voters(self) -> list[int]:
        """Seats of persons who are there: their agreement is asked for."""
        return [chair.seat for chair in self.seats if chair.kind == PERSON and not chair.away]

    def is_lone(self) -> bool:
        """Does one person play, with bots and automata?"""
        return sum(chair.kind == PERSON for chair in self.seats) == 1

    def is_free(self) -> bool:
        """May one person try things out, because nobody else is concerned?"""
        return self.is_lone() and not self.counts() and not self.row.deal

    def counts(self) -> bool:
        """Is this somebody's one try at a deal of the day?"""
        return self.row.daily.endswith(" counts")

    def proposal(self) -> Proposal | None:
        return read_proposal(self.row)

    def allowed_eye(self, person: str, eye: int) -> bool:
        return eye == SPECTATOR or self.sits_at(person, eye) or self.revealed()

    def ended(self) -> bool:
        return self.row.status in ("over", "closed")

    def revealed(self) -> bool:
        """May everything be known? A deal that others still play stays closed after the end."""
        return self.ended() and not self.sealed

    def is_late(self) -> bool:
        """Do those who look on see it as it stood a while ago?"""
        return self.row.delay != NO_DELAY and self.row.status == PLAYING

    def is_automaton(self, seat: int) -> bool:
        return self.seats[seat].kind == AUTOMATON

    # How it stands

    def standing(self) -> tuple[int, int]:
        """Changes whenever the game, the row or the seats do, or what was arranged."""
        return self.version, self.news

    def busy(self, asked: list[int]) -> bool:
        """Will a bot have to move or a clock run when these seats are asked?"""
        return bool(self.row.clock) or any(
            self.seats[seat].kind == BOT or self.seats[seat].away or seat in self.arranged.prepared
            for seat in asked
        )

    # Pictures: what an eye sees, encoded once per position

    def picture(self, eye: int, draw: Draw) -> bytes:
        return self._picture(self.engine.state, eye, draw)

    def foresee(self, eyes: Collection[int], draw: Draw) -> None:
        """Draw the position that is being written, while the disk is at work. Nobody is shown it
        before it is the table's: a picture belongs to its position."""
        if self.drafted is not None:
            for eye in eyes:
                self._picture(self.drafted[0].state, eye, draw)

    def _picture(self, state: State, eye: int, draw: Draw) -> bytes:
        known = self.pictures.get(eye)
        if known is None or known[0] is not state or known[1] != self.row.status:
            known = (state, self.row.status, draw(self, state, eye))
            self.pictures[eye] = known
        return known[2]
