"""What is told later: after quiet hours, and by mail, for all tables that still wait."""

from __future__ import annotations

from augury.core import registry
from augury.core.events import Fact
from augury.core.reason import QUOTE
from augury.server.background import Background
from augury.server.clock import Clock
from augury.server.delivery import Delivery, Notice
from augury.server.mail import Mailer
from augury.server.messages.notices import NoticeWishes
from augury.server.notice_wishes import read
from augury.server.notify import TURN, turn_sentence
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import TableRow
from augury.server.time_left import left_for, spoken
from augury.words import Words

MOST = 100  # at a time
EVERY = 5.0  # seconds


class Reminders:
    """Keeps what is told later, and tells it."""

    def __init__(self, store: Store, delivery: Delivery, mailer: Mailer, clock: Clock) -> None:
        self.store = store
        self.delivery = delivery
        self.mailer = mailer
        self.clock = clock

    async def keep(self, background: Background) -> None:
        """As long as the server runs."""
        await background.every(EVERY, self.work_off)

    async def work_off(self) -> None:
        now = self.clock.now()
        if not await self.store.read(lambda db: rows.reminders_due(db, now)):
            return
        for person, channel in await self.store.write(
            lambda db: rows.take_reminders(db, now, MOST)
        ):
            await self.remind(person, channel)

    async def remind(self, person: str, channel: str) -> None:
        """Only of what still waits."""

        now = self.clock.now()

        def work(db: Db) -> tuple[NoticeWishes, list[tuple[TableRow, int]], str]:
            waiting = rows.waiting_tables(db, person)
            left = [(row, left_for(db, row, person, now)) for row in waiting]
            return read(db, person), left, rows.mail(db, person)

        wishes, waiting, address = await self.store.read(work)
        tables = [(row, left) for row, left in waiting if row.game not in wishes.silent]
        if not tables:
            return
        words = Words("", wishes.language)
        if channel == "mail":
            if wishes.mail and address and self.mailer.on:
                await self.write(person, address, tables, words)
            return
        first, left = tables[0]
        if len(tables) == 1:
            text = turn_sentence(words, TURN, first.game, left)
            notice = Notice(text, self.delivery.link(first.id), first.id, 1)
        else:
            text = words.say("notice-waiting", {"count": len(tables)})
            notice = Notice(text, self.delivery.link(), "", len(tables))
        await self.delivery.to_devices(person, notice, wishes)

    async def write(
        self, person: str, address: str, tables: list[tuple[TableRow, int]], words: Words
    ) -> None:
        now = self.clock.now()
        await self.store.write(lambda db: rows.note_mailed(db, person, now))
        lines = [f"{named(words, row, left)}: {self.delivery.link(row.id)}" for row, left in tables]
        facts: dict[str, Fact] = {
            "count": len(tables),
            "tables": QUOTE + "\n".join(lines),
            "link": QUOTE + self.mailer.link("me", "notices"),
        }
        subject = words.say("notice-waiting", facts)
        self.mailer.post(address, subject, words.say("mail-digest", facts))


def named(words: Words, row: TableRow, left: int) -> str:
    title = registry.load(row.game).title
    return f"{title} ({spoken(words, left)})" if left else title
