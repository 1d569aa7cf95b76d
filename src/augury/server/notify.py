"""Your turn: webhooks, Web Push and mail, for people who asked for it and are not looking at the
table.

Everybody has a line of their own: a slow receiver delays nobody but the person who named it, and
one that failed is left alone for a while. What may not be told now, in quiet hours or because the
last mail has just gone out, is noted and told later, for all tables together (reminders.py).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection

from augury.core import registry
from augury.core.reason import QUOTE
from augury.server.clock import Clock
from augury.server.delivery import Delivery, Notice
from augury.server.live_table import LiveTable
from augury.server.notice_wishes import after_quiet, mail_due, read
from augury.server.seating import is_expected
from augury.server.store import rows
from augury.server.store.base import Db, Store, StoreDown
from augury.server.store.schema import PLAYING
from augury.server.time_left import left_for, spoken
from augury.words import Words

TURN = "notice-turn"
MOST_LINES = 1000  # people with something waiting
MOST_WAITING = 5  # notifications of one person; the newest count


class Notifier:
    """Tells people that it is their turn."""

    def __init__(self, store: Store, delivery: Delivery, clock: Clock) -> None:
        self.store = store
        self.delivery = delivery
        self.clock = clock
        self.lines: dict[str, deque[tuple[str, str, str]]] = {}  # by person: what, game, table
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()

    def turns(
        self, live: LiveTable, before: Collection[int], is_there: Callable[[str], bool]
    ) -> None:
        """The game began or went on: tell those who are asked now, were not before and are not
        there."""
        if live.row.status != PLAYING:
            return
        asked = [live.seats[seat] for seat in live.legal if seat not in before]
        people = {chair.person for chair in asked if chair.person and not chair.away}
        for person in people:
            if not is_there(person):
                self.line_up(person, TURN, live.game.id, live.row.id)

    def expected(self, live: LiveTable, is_there: Callable[[str], bool]) -> None:
        """A table waits for people: tell those who are not there."""
        for person in {chair.person for chair in live.seats if is_expected(chair)}:
            if not is_there(person):
                self.line_up(person, "notice-expected", live.game.id, live.row.id)

    def line_up(self, person: str, what: str, game: str, table: str) -> None:
        """One notification at a time for each person; a few may wait."""
        line = self.lines.get(person)
        if line is not None:
            line.append((what, game, table))
        elif len(self.lines) < MOST_LINES:
            self.lines[person] = deque([(what, game, table)], MOST_WAITING)
            task = asyncio.ensure_future(self.work_off(person))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def work_off(self, person: str) -> None:
        line = self.lines[person]
        try:
            while line:
                await self.tell(person, *line.popleft())
        finally:
            del self.lines[person]

    async def tell(self, person: str, what: str, game: str, table: str) -> None:
        """Now, or later, as the person wishes."""
        now = self.clock.now()
        try:
            wishes, mailed = await self.store.read(
                lambda db: (read(db, person), rows.notice_wishes(db, person)[1])
            )
            if game in wishes.silent:
                return
            later: dict[str, int] = {}
            if wishes.mail:
                later["mail"] = mail_due(wishes, mailed, now)
            told = after_quiet(wishes, now)
            if told > now:
                later["devices"] = told

            def note(db: Db) -> None:
                for channel, due in later.items():
                    rows.remind(db, person, channel, due)

            if later:
                await self.store.write(note)
            if told > now:
                return
            waiting = await self.store.read(lambda db: rows.waiting_tables(db, person))
            row = next((row for row in waiting if row.id == table), None)
            left = 0
            if what == TURN and row is not None:
                found = row
                left = await self.store.read(lambda db: left_for(db, found, person, now))
            sentence = turn_sentence(Words("", wishes.language), what, game, left)
            notice = Notice(sentence, self.delivery.link(table), table, len(waiting))
            await self.delivery.to_devices(person, notice, wishes)
        except StoreDown:
            return


def turn_sentence(words: Words, what: str, game: str, left: int) -> str:
    """With the time on the clock, if there is one."""
    title = QUOTE + registry.load(game).title
    if not left:
        return words.say(what, {"game": title})
    return words.say(f"{what}-left", {"game": title, "time": QUOTE + spoken(words, left)})
