"""How strong people are, by openskill's Plackett-Luce model, per game and number of players.

Bots are the yardstick: theirs follow from matches between them and stay where they are. A game
counts if nobody knew the deal, took back what had come out, or was helped; if no person sat on two
sides; and if nobody at it wants to be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from openskill.models import PlackettLuce

from augury.core.game import Game
from augury.server.store.schema import PlacingRow, RatingRow

MODEL = PlackettLuce()
BOT = "bot/"
MEASURED = 1000  # how sure we are of a bot, in thousandths
FULL = 10  # rated games until somebody's rating is no longer provisional
MIDDLE, STEP = 1500, 40  # as people read it: where newcomers begin, and one point of openskill
SURE = 110  # more spread than this is provisional, too


def shown(mu: int) -> int:
    """A rating as people read it."""
    return round(MIDDLE + STEP * (mu / 1000 - MODEL.mu))


def spread(sigma: int) -> int:
    return round(STEP * sigma / 1000)


def provisional(row: RatingRow) -> bool:
    return row.games < FULL or spread(row.sigma) > SURE


def newcomer(player: str, game: Game, seats: int) -> RatingRow:
    """Where somebody begins; where a bot stands."""
    mu, sigma = MODEL.mu, MODEL.sigma
    if player.startswith(BOT):
        measured = game.strengths.get(int(player.removeprefix(BOT)))
        mu, sigma = (MODEL.mu if measured is None else float(measured)), MEASURED / 1000
    return RatingRow(player, game.id, seats, round(mu * 1000), round(sigma * 1000), 0, 0)


def counts(placings: Sequence[PlacingRow]) -> bool:
    """Do these people make a game that can be rated? At least one person, everybody known, nobody
    against themselves."""
    sides: dict[str, set[int]] = {}
    for placing in placings:
        if not placing.player:
            return False
        sides.setdefault(placing.player, set()).add(placing.side)
    people = [player for player in sides if not player.startswith(BOT)]
    return (
        bool(people)
        and all(len(sides[player]) == 1 for player in people)
        and len({placing.side for placing in placings}) > 1
    )


def rate(
    game: Game,
    placings: Sequence[PlacingRow],
    held: Callable[[str], RatingRow | None],
    now: int,
) -> list[RatingRow]:
    """The new ratings of all persons at a table; partners share what their side learns."""
    seats = placings[0].seats
    sides = sorted({placing.side for placing in placings})
    teams: list[list[RatingRow]] = []
    for side in sides:
        players = sorted({placing.player for placing in placings if placing.side == side})
        teams.append([held(name) or newcomer(name, game, seats) for name in players])
    places = [
        float(min(placing.place for placing in placings if placing.side == side)) for side in sides
    ]
    rated = MODEL.rate(
        [
            [MODEL.create_rating([row.mu / 1000, row.sigma / 1000]) for row in team]
            for team in teams
        ],
        ranks=places,
    )
    found: list[RatingRow] = []
    for team, after in zip(teams, rated, strict=True):
        for row, new in zip(team, after, strict=True):
            if not row.player.startswith(BOT):
                found.append(
                    msgspec.structs.replace(
                        row,
                        mu=round(new.mu * 1000),
                        sigma=round(new.sigma * 1000),
                        games=row.games + 1,
                        changed=now,
                    )
                )
    return found
