"""Plain requests about how people did: profiles, results, ratings, statistics of games.

Only finished games count, and only tables that the server dealt. Whoever does not want to be rated
is not shown to others at all.
"""

from __future__ import annotations

from augury.core import registry
from augury.server import ratings
from augury.server.api import Call
from augury.server.messages.common import Answer, Done
from augury.server.messages.results import (
    CountStatistics,
    GameRecord,
    League,
    LeagueRow,
    OpeningInfo,
    OpponentInfo,
    PlacingInfo,
    Profile,
    RatedWish,
    RatingInfo,
    ResultInfo,
    ResultList,
    Statistics,
    TurnStatistics,
)
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Db, Row, Store
from augury.server.store.schema import Person, PlacingRow, RatingRow

AT_ONCE = 50  # results that are told at once
MOST_OPENINGS = 3  # of a game
MOST_OPPONENTS = 12
MOST_RANKED = 100
STRANGER = "stranger"  # nobody has this id


class ProfileRoutes:
    """Who did how well at what."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def profile(self, call: Call) -> Answer:
        wanted, caller = call.path("person"), call.caller.id

        def work(db: Db) -> Profile:
            person, own = shown_person(db, wanted, caller), wanted == caller
            met = rows.opponents_of(db, wanted, "" if own else caller or STRANGER, MOST_OPPONENTS)
            return Profile(
                id=person.id,
                name=person.name,
                account=person.account is not None,
                created=person.created,
                own=own,
                rated=not rows.is_unrated(db, wanted),
                ratings=[rating_info(row) for row in rows.ratings_of(db, wanted)],
                records=records_of(db, wanted),
                openings=[
                    OpeningInfo(
                        game=str(row["game"]),
                        action=str(row["opening"]),
                        games=number(row, "games"),
                        wins=number(row, "wins"),
                    )
                    for row in rows.openings_of(db, wanted, MOST_OPENINGS)
                ],
                opponents=[opponent_info(row) for row in met],
            )

        return await self.store.read(work)

    async def results(self, call: Call) -> Answer:
        """Somebody's finished games, the newest first: to others those that they played
        together."""
        wanted, caller = call.path("person"), call.caller.id
        beside = caller or STRANGER  # seats that are nobody's have no id either
        page, game = call.number("page", 0) or 0, call.request.query_params.get("game", "")

        def work(db: Db) -> ResultList:
            shown_person(db, wanted, caller)
            found = rows.placings_of(db, wanted, game, page * AT_ONCE, AT_ONCE + 1, beside)
            tables = [placing.table_id for placing in found[:AT_ONCE]]
            company: dict[str, list[PlacingRow]] = {table: [] for table in tables}
            for placing in rows.company(db, tables):
                company[placing.table_id].append(placing)
            return ResultList(
                results=[
                    result_info(placing, company[placing.table_id], caller)
                    for placing in found[:AT_ONCE]
                ],
                more=len(found) > AT_ONCE,
            )

        return await self.store.read(work)

    async def set_rated(self, call: Call, wish: RatedWish) -> Answer:
        """Be rated and shown to others, or not. Games count as it was when they ended."""
        person = call.person.id
        await self.store.write(lambda db: rows.set_unrated(db, person, not wish.rated))
        return Done()

    async def statistics(self, call: Call) -> Answer:
        """What all finished games of a kind add up to."""
        game = registry.load(call.path("game")).id

        def work(db: Db) -> Statistics:
            scores, lengths = rows.score_counts(db, game), rows.length_counts(db, game)
            return Statistics(
                game=game,
                counts=[
                    count_statistics(
                        seats,
                        [row for row in scores if row["seats"] == seats],
                        [row for row in lengths if row["seats"] == seats],
                    )
                    for seats in sorted({number(row, "seats") for row in lengths})
                ],
            )

        return await self.store.read(work)

    async def league(self, call: Call) -> Answer:
        """People with an account and bots, the strongest first."""
        game = registry.load(call.path("game"))
        seats = game.check_seats(call.number("seats", game.seats[-1]) or 0)
        caller = call.caller.id
        found = await self.store.read(lambda db: rows.league(db, game.id, seats, MOST_RANKED))
        listed = [
            LeagueRow(
                id=str(row["player"]),
                name=str(row["name"]),
                level=0,
                rating=ratings.shown(number(row, "mu")),
                spread=ratings.spread(number(row, "sigma")),
                games=number(row, "games"),
                provisional=ratings.provisional(rating_row(row)),
                you=row["player"] == caller,
            )
            for row in found
        ]
        for level in game.strengths:
            bot = ratings.newcomer(f"{ratings.BOT}{level}", game, seats)
            listed.append(
                LeagueRow(
                    id="",
                    name="",
                    level=level,
                    rating=ratings.shown(bot.mu),
                    spread=ratings.spread(bot.sigma),
                    games=0,
                    provisional=False,
                    you=False,
                )
            )
        return League(game=game.id, seats=seats, rows=sorted(listed, key=lambda row: -row.rating))


def shown_person(db: Db, wanted: str, caller: str) -> Person:
    """Somebody who may be looked at by the caller."""
    person = rows.person(db, wanted)
    if person is None or (wanted != caller and rows.is_unrated(db, wanted)):
        raise Refusal(404, "no-person")
    return person


def number(row: Row, name: str) -> int:
    return int(str(row[name]))


def rating_row(row: Row) -> RatingRow:
    return RatingRow(
        str(row["player"]),
        str(row["game"]),
        *(number(row, name) for name in ("seats", "mu", "sigma", "games", "changed")),
    )


def rating_info(row: RatingRow) -> RatingInfo:
    return RatingInfo(
        game=row.game,
        seats=row.seats,
        rating=ratings.shown(row.mu),
        spread=ratings.spread(row.sigma),
        games=row.games,
        provisional=ratings.provisional(row),
    )


def records_of(db: Db, player: str) -> list[GameRecord]:
    places: dict[tuple[str, int], dict[int, int]] = {}
    for row in rows.places_of(db, player):
        key = (str(row["game"]), number(row, "seats"))
        places.setdefault(key, {})[number(row, "place")] = number(row, "games")
    found: list[GameRecord] = []
    for row in rows.records_of(db, player):
        games = number(row, "games")
        reached = places[(str(row["game"]), number(row, "seats"))]
        found.append(
            GameRecord(
                game=str(row["game"]),
                seats=number(row, "seats"),
                games=games,
                wins=number(row, "wins"),
                average_place=round(number(row, "places") / games, 2),
                average_points=round(number(row, "points") / games, 1),
                best=number(row, "best"),
                places=[reached.get(place, 0) for place in range(1, max(reached) + 1)],
            )
        )
    return found


def level_of(player: str) -> int:
    return int(player.removeprefix(ratings.BOT)) if player.startswith(ratings.BOT) else 0


def opponent_info(row: Row) -> OpponentInfo:
    level = level_of(str(row["player"]))
    return OpponentInfo(
        name="" if level else str(row["name"]),
        level=level,
        games=number(row, "games"),
        ahead=number(row, "ahead"),
        behind=number(row, "behind"),
    )


def result_info(placing: PlacingRow, company: list[PlacingRow], caller: str) -> ResultInfo:
    return ResultInfo(
        table=placing.table_id,
        game=placing.game,
        seats=placing.seats,
        ended=placing.ended,
        place=placing.place,
        points=placing.points,
        rating=None if placing.mu is None else ratings.shown(placing.mu),
        spread=0 if placing.sigma is None else ratings.spread(placing.sigma),
        change=0 if placing.mu is None else round(ratings.STEP * placing.change / 1000),
        placings=[
            PlacingInfo(
                seat=one.seat,
                name=one.name,
                level=level_of(one.player),
                points=one.points,
                place=one.place,
                side=one.side,
                mine=bool(caller) and one.player == caller,
            )
            for one in company
        ],
    )


def count_statistics(seats: int, scores: list[Row], lengths: list[Row]) -> CountStatistics:
    turns: list[TurnStatistics] = []
    for turn in sorted({number(row, "turn") for row in scores}):
        own = [row for row in scores if row["turn"] == turn]
        games = sum(number(row, "games") for row in own)
        total = sum(number(row, "games") * number(row, "points") for row in own)
        turns.append(
            TurnStatistics(
                turn=turn,
                games=games,
                wins=round(sum(number(row, "wins") for row in own) / games),
                average=round(total / games, 1),
                counts=[(number(row, "points"), number(row, "games")) for row in own],
            )
        )
    return CountStatistics(
        seats=seats,
        games=sum(number(row, "games") for row in lengths),
        turns=turns,
        lengths=[(number(row, "decisions"), number(row, "games")) for row in lengths],
    )
