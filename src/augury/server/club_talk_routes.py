"""Plain requests about what members of a club say to one another."""

from __future__ import annotations

from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.clubs import check_hosts, entered
from augury.server.messages.answers import Accepted
from augury.server.messages.clubs import ClubChat, ClubChatLine, Hushed, HushWish
from augury.server.messages.common import Answer, Done
from augury.server.messages.wishes import PayAttention, Say
from augury.server.refusals import Refusal, not_now, slow_down
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.club_schema import ClubAttention, ClubLine
from augury.server.store.rows import club_talk, clubs
from augury.server.talk import heed, printable, told

LINES = 200  # of what was said, the last ones


class ClubTalkRoutes:
    """Reading, saying, removing and hushing."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def read_club_chat(self, call: Call) -> Answer:
        slug, person = call.path("club"), call.person.id

        def work(db: Db) -> ClubChat:
            club, _ = entered(db, slug, person)
            known = club_talk.attention(db, club.id, person)
            return ClubChat(
                lines=[
                    ClubChatLine(
                        number=row.number,
                        person=row.person,
                        name=row.name,
                        text=row.text,
                        at=row.at,
                        mine=row.person == person,
                    )
                    for row in club_talk.lines(db, club.id, person, LINES)
                ],
                seen=known.seen,
                muted=bool(known.muted),
                hushed=[
                    Hushed(id=str(row["id"]), name=str(row["name"]))
                    for row in club_talk.hushed(db, person)
                ],
            )

        return await self.store.read(work)

    async def say_in_club(self, call: Call, wish: Say) -> Answer:
        slug, person = call.path("club"), call.person
        if not call.limits.allow("chat-person", person.id):
            raise slow_down()
        text, now = printable(wish.text), self.clock.now()

        def work(db: Db) -> int:
            club, _ = entered(db, slug, person.id)
            uuid = wish.uuid.lower()
            row = ClubLine(club.id, 0, uuid, person.id, person.name, text, now)
            return club_talk.say(db, row)

        for _ in range(5):
            try:
                return Accepted(uuid=wish.uuid, version=await self.store.write(work))
            except Conflict:
                continue
        raise not_now("chat-busy")

    async def remove_line(self, call: Call) -> Answer:
        """Whoever wrote it takes it away, or a host."""
        slug, person, word = call.path("club"), call.person.id, call.path("line")
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 16 else 0

        def work(db: Db) -> None:
            club, member = entered(db, slug, person)
            row = club_talk.line(db, club.id, number)
            if row is None or row.person != person:
                check_hosts(member)
            if row is None or row.removed:
                raise Refusal(404, "no-line")
            club_talk.remove(db, club.id, number)

        await self.store.write(work)
        return Done()

    async def read_on(self, call: Call, wish: PayAttention) -> Answer:
        """How far somebody has read, and whether they want to hear of more."""
        slug, person = call.path("club"), call.person.id

        def work(db: Db) -> ClubAttention:
            club, _ = entered(db, slug, person)
            known = club_talk.attention(db, club.id, person)
            heed(known, wish)
            club_talk.pay_attention(db, known)
            return known

        return told(await self.store.write(work))

    async def hush(self, call: Call, wish: HushWish) -> Answer:
        """Read nothing more of a member, or read them again. Nobody is told."""
        slug, person, other = call.path("club"), call.person.id, call.path("person")

        def work(db: Db) -> None:
            club, _ = entered(db, slug, person)
            known = other in {str(row["id"]) for row in club_talk.hushed(db, person)}
            if other == person or (clubs.member(db, club.id, other) is None and not known):
                raise Refusal(404, "no-member")
            club_talk.hush(db, person, other, wish.hushed)

        await self.store.write(work)
        return Done()
