"""Plain requests for a club's own pages: who is there, its tables, its league."""

from __future__ import annotations

from augury.core import registry
from augury.server.api import Call
from augury.server.cards import table_cards
from augury.server.clock import Clock
from augury.server.clubs import entered
from augury.server.evenings import evening_infos
from augury.server.hub import Hub
from augury.server.messages.clubs import (
    ClubLeague,
    ClubLeagueRow,
    ClubPage,
    MemberInfo,
    TournamentCard,
)
from augury.server.messages.common import Answer
from augury.server.messages.tables import TableCards
from augury.server.presence import Presence
from augury.server.profile_routes import number, rating_info
from augury.server.results import season_of
from augury.server.settings import Settings
from augury.server.store.base import Db, Row, Store
from augury.server.store.club_schema import ClubRow, Known, TournamentRow
from augury.server.store.rows import club_talk, clubs, tournaments
from augury.server.store.schema import RatingRow

HERE = 120_000  # milliseconds for which somebody who looked at the club is there
NOTE = 30_000  # it is written down at most so often
MOST_TABLES = 100
MOST_TOURNAMENTS = 30


class ClubPageRoutes:
    """What members see of their club."""

    def __init__(
        self, store: Store, settings: Settings, hub: Hub, presence: Presence, clock: Clock
    ) -> None:
        self.store = store
        self.settings = settings
        self.hub = hub
        self.presence = presence
        self.clock = clock

    async def page(self, call: Call) -> Answer:
        slug, person, now = call.path("club"), call.person.id, self.clock.now()
        asked = call.request.query_params.get("game", "")
        connected = {viewer.person_id for viewer in self.hub.everybody()}

        def work(db: Db) -> tuple[ClubPage, str]:
            club, member = entered(db, slug, person)
            season = season_of(now)
            games = {
                str(row["game"]): number(row, "games") for row in clubs.games(db, club.id, season)
            }
            rated = asked if asked in registry.ids() else next(iter(games), registry.ids()[0])
            strengths = best_known(clubs.ratings(db, club.id, rated))
            at = self.whereabouts(clubs.running(db, club.id))
            page = ClubPage(
                slug=club.slug,
                name=club.name,
                about=club.about,
                zone=club.zone,
                role=member.role,
                created=club.created,
                season=season,
                games=games,
                rated=rated,
                members=[
                    member_info(
                        one,
                        strengths.get(one.person),
                        you=one.person == person,
                        at=at.get(one.person, ""),
                        here=one.person in connected or now - one.seen < HERE,
                    )
                    for one in clubs.members(db, club.id)
                ],
                most_members=self.settings.most_members,
                evenings=evening_infos(db, club, person),
                tournaments=tournament_cards(db, club, person),
                unread=club_talk.unread(db, club.id, person),
            )
            return page, club.id if now - member.seen > NOTE else ""

        page, club = await self.store.read(work)
        if club:
            await self.store.write(lambda db: clubs.note_seen(db, club, person, now))
        return page

    def whereabouts(self, running: list[Row]) -> dict[str, str]:
        """By person: the game of the club's table at which they are connected, wherever."""
        found: dict[str, str] = {}
        for row in running:
            table, person = str(row["id"]), str(row["person"])
            here = any(viewer.person_id == person for viewer in self.hub.at(table))
            if here or number(row, "seat") in self.presence.elsewhere.seats(table):
                found[person] = str(row["game"])
        return found

    async def tables(self, call: Call) -> Answer:
        """The club's own lobby."""
        slug, person, now = call.path("club"), call.person.id, self.clock.now()

        def work(db: Db) -> TableCards:
            club, _ = entered(db, slug, person)
            return table_cards(db, clubs.tables(db, club.id, MOST_TABLES), person, now)

        return await self.store.read(work)

    async def league(self, call: Call) -> Answer:
        """Opponents beaten of opponents met, in a season of the club's own games."""
        slug, person, now = call.path("club"), call.person.id, self.clock.now()
        query = call.request.query_params
        season, game = query.get("season", "") or season_of(now), query.get("game", "")

        def work(db: Db) -> ClubLeague:
            club, _ = entered(db, slug, person)
            listed = [
                ClubLeagueRow(
                    id=str(row["player"]),
                    name=str(row["name"]),
                    you=row["player"] == person,
                    **{name: number(row, name) for name in ("played", "won", "beaten", "met")},
                )
                for row in clubs.scores(db, club.id, season, game)
            ]
            listed.sort(key=lambda row: (-row.beaten / row.met, -row.met, row.name))
            known = sorted({*clubs.seasons(db, club.id), season_of(now)}, reverse=True)
            return ClubLeague(season=season, seasons=known, game=game, rows=listed)

        return await self.store.read(work)


def best_known(found: list[RatingRow]) -> dict[str, RatingRow]:
    """By player: of several numbers of players the one with the most games."""
    kept: dict[str, RatingRow] = {}
    for row in found:
        if row.player not in kept or kept[row.player].games < row.games:
            kept[row.player] = row
    return kept


def member_info(
    one: Known, strength: RatingRow | None, *, you: bool, at: str, here: bool
) -> MemberInfo:
    info = MemberInfo(
        id=one.person,
        name=one.name,
        role=one.role,
        you=you,
        here=here or bool(at),
        at=at,
        joined=one.joined,
        seen=one.seen,
    )
    if strength is not None:
        info.rating = rating_info(strength)
    return info


def tournament_cards(db: Db, club: ClubRow, person: str) -> list[TournamentCard]:
    return [
        tournament_card(db, row, person)
        for row in tournaments.tournaments(db, club.id, MOST_TOURNAMENTS)
    ]


def tournament_card(db: Db, row: TournamentRow, person: str) -> TournamentCard:
    entrants = tournaments.entrants(db, row.id)
    return TournamentCard(
        id=row.id,
        name=row.name,
        game=row.game,
        kind=row.kind,
        status=row.status,
        round=row.round,
        rounds=row.rounds,
        entrants=sum(not one.out for one in entrants),
        mine=any(one.person == person and not one.out for one in entrants),
    )
