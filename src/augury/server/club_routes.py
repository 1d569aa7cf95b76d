"""Plain requests about clubs: founding, describing, members, invitations."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from augury.core.reason import quote
from augury.server import names, security
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.clubs import (
    LONGEST_NAME,
    check_free,
    check_hosts,
    check_owner,
    checked_about,
    entered,
    hosted,
    slug_of,
)
from augury.server.guests import Guests
from augury.server.messages.clubs import (
    ClubCard,
    ClubInvitation,
    ClubLinkInfo,
    ClubLinks,
    ClubLinkWish,
    ClubWish,
    Founded,
    JoinClub,
    LookAtClub,
    MyClubs,
    NewClubLink,
    RoleWish,
)
from augury.server.messages.common import Answer, Done
from augury.server.notice_wishes import zone_of
from augury.server.refusals import Refusal, not_now
from augury.server.settings import Settings
from augury.server.store.base import Conflict, Db, Store
from augury.server.store.club_schema import HOST, MEMBER, OWNER, ClubRow, LinkRow, MemberRow
from augury.server.store.rows import club_talk, clubs, tournaments
from augury.server.tables import Tables

A_DAY = 86_400_000
MOST_LINKS = 20  # of a club that work at the same time


class ClubRoutes:
    """Clubs and who belongs to them. Whoever is not a member learns of none."""

    def __init__(
        self, store: Store, settings: Settings, tables: Tables, guests: Guests, clock: Clock
    ) -> None:
        self.store = store
        self.settings = settings
        self.tables = tables
        self.guests = guests
        self.clock = clock

    # The club

    async def my_clubs(self, call: Call) -> Answer:
        person = call.person.id

        def work(db: Db) -> list[ClubCard]:
            return [
                msgspec.convert(
                    {**row, "unread": club_talk.unread(db, str(row["id"]), person)}, ClubCard
                )
                for row in clubs.clubs_of(db, person)
            ]

        return MyClubs(clubs=await self.store.read(work))

    async def found(self, call: Call, wish: ClubWish) -> Answer:
        """Whoever founds a club owns it."""
        person, now = call.person.id, self.clock.now()
        call.limit("create-person", person)
        row = self.described(wish, ClubRow(security.new_id(), "", "", "", "", "", now))
        row.slug = slug_of(row.name) or f"club-{row.id[:8]}"

        def work(db: Db) -> None:
            self.check_places(db, person)
            check_free(db, row.slug, row.name)
            clubs.add(db, row, MemberRow(row.id, person, OWNER, now, now))

        try:
            await self.store.write(work)
        except Conflict:
            raise Refusal(409, "name", "club-taken", name=quote(wish.name)) from None
        return Founded(slug=row.slug)

    def described(self, wish: ClubWish, row: ClubRow) -> ClubRow:
        name = names.checked(wish.name, LONGEST_NAME)
        return msgspec.structs.replace(
            row,
            name=name,
            folded=names.skeleton(name),
            about=checked_about(wish.about),
            zone=zone_of(wish.zone).key,
        )

    def check_places(self, db: Db, person: str) -> None:
        most = self.settings.most_clubs
        if 0 < most <= clubs.count_clubs(db, person):
            raise Refusal(409, "too-many", "many-clubs", most=most)

    async def describe(self, call: Call, wish: ClubWish) -> Answer:
        """The hosts name it anew or describe it; its address stays."""
        slug, person = call.path("club"), call.person.id

        def work(db: Db) -> None:
            row = self.described(wish, hosted(db, slug, person))
            check_free(db, row.slug, row.name, row.id)
            clubs.describe(db, row)

        await self.store.write(work)
        return Done()

    async def close(self, call: Call) -> Answer:
        """The owner closes the club. What was played there stays with those who played."""
        slug, person = call.path("club"), call.person.id

        def work(db: Db) -> list[str]:
            club, member = entered(db, slug, person)
            check_owner(member)
            if tournaments.is_running(db, club.id):
                raise not_now("tournament-first")
            return clubs.close(db, club.id)

        await self.tables.reread(await self.store.write(work))
        return Done()

    # Members

    async def change_members(self, work: Callable[[Db], str]) -> Answer:
        """Whoever no longer belongs to it no longer sees its tables."""
        await self.tables.reread_club(await self.store.write(work))
        return Done()

    async def leave(self, call: Call) -> Answer:
        slug, person = call.path("club"), call.person.id

        def work(db: Db) -> str:
            club, member = entered(db, slug, person)
            if member.role == OWNER:
                raise not_now("owner-stays")
            clubs.leave(db, club.id, person)
            return club.id

        return await self.change_members(work)

    async def remove(self, call: Call) -> Answer:
        """A host removes a member; only the owner removes a host."""
        slug, person, wanted = call.path("club"), call.person.id, call.path("person")

        def work(db: Db) -> str:
            club, member = entered(db, slug, person)
            check_hosts(member)
            other = known_member(db, club, wanted)
            if other.role == OWNER:
                raise not_now("owner-stays")
            if other.role == HOST:
                check_owner(member)
            clubs.leave(db, club.id, wanted)
            return club.id

        return await self.change_members(work)

    async def set_role(self, call: Call, wish: RoleWish) -> Answer:
        """The owner makes hosts, or hands the club over."""
        slug, person, wanted = call.path("club"), call.person.id, call.path("person")

        def work(db: Db) -> None:
            club, member = entered(db, slug, person)
            check_owner(member)
            other = known_member(db, club, wanted)
            if wanted == person:
                raise not_now("owner-stays")
            if wish.role == OWNER:
                clubs.set_role(db, club.id, person, HOST)
            clubs.set_role(db, club.id, other.person, wish.role)

        await self.store.write(work)
        return Done()

    # Invitations

    async def links(self, call: Call) -> Answer:
        slug, person, now = call.path("club"), call.person.id, self.clock.now()
        found = await self.store.read(lambda db: clubs.links(db, hosted(db, slug, person).id, now))
        return ClubLinks(
            links=[ClubLinkInfo(row.id, row.created, row.until, row.uses) for row in found]
        )

    async def new_link(self, call: Call, wish: ClubLinkWish) -> Answer:
        """A host invites; only the hash of the link is stored."""
        slug, person, now = call.path("club"), call.person.id, self.clock.now()
        token = security.new_token()

        def work(db: Db) -> LinkRow:
            club = hosted(db, slug, person)
            clubs.drop_old_links(db, club.id, now)
            if len(clubs.links(db, club.id, now)) >= MOST_LINKS:
                raise Refusal(409, "too-many", "many-links", most=MOST_LINKS)
            until, hashed = now + wish.days * A_DAY, security.hashed(token)
            row = LinkRow(security.new_id(), club.id, hashed, now, until, wish.uses or -1)
            clubs.add_link(db, row)
            return row

        row = await self.store.write(work)
        return NewClubLink(id=row.id, token=token, until=row.until)

    async def drop_link(self, call: Call) -> Answer:
        slug, person, link = call.path("club"), call.person.id, call.path("link")

        def work(db: Db) -> None:
            if not clubs.drop_link(db, hosted(db, slug, person).id, link):
                raise no_link()

        await self.store.write(work)
        return Done()

    async def look_at_link(self, call: Call, wish: LookAtClub) -> Answer:
        """Whose invitation is this? It stays unused."""
        call.limit("link-ip", call.caller.address)
        hashed, now, person = security.hashed(wish.token), self.clock.now(), call.caller.id

        def work(db: Db) -> ClubInvitation:
            link = clubs.link(db, hashed, now)
            club = clubs.by_id(db, link.club) if link is not None else None
            if club is None:
                raise no_link()
            members = clubs.member_ids(db, club.id)
            return ClubInvitation(
                club.slug, club.name, club.about, len(members), person in members and bool(person)
            )

        return await self.store.read(work)

    async def join(self, call: Call, wish: JoinClub) -> Answer:
        """Join by a link. Whoever has no name yet becomes a guest on the way."""
        call.limit("link-ip", call.caller.address)
        hashed, now = security.hashed(wish.token), self.clock.now()

        def follow(db: Db) -> LinkRow:
            link = clubs.link(db, hashed, now)
            if link is None:
                raise no_link()
            return link

        await self.store.read(follow)
        person = call.caller.person or await self.guests.introduce(call, wish.name)

        def work(db: Db) -> ClubRow:
            link = follow(db)
            club = clubs.by_id(db, link.club)
            assert club is not None, "links go with their club"
            members = clubs.member_ids(db, club.id)
            if person.id in members:
                return club
            self.check_places(db, person.id)
            most = self.settings.most_members
            if 0 < most <= len(members):
                raise Refusal(409, "too-many", "club-full", most=most)
            if not clubs.use_link(db, link):
                raise no_link()
            clubs.join(db, MemberRow(club.id, person.id, MEMBER, now, now))
            return club

        club = await self.store.write(work)
        await self.tables.reread_club(club.id)
        return Founded(slug=club.slug)


def known_member(db: Db, club: ClubRow, person: str) -> MemberRow:
    found = clubs.member(db, club.id, person)
    if found is None:
        raise Refusal(404, "no-member")
    return found


def no_link() -> Refusal:
    return Refusal(404, "no-link", "no-club-link")
