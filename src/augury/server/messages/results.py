"""How people did, and what the games of a server add up to."""

from __future__ import annotations

from augury.server.messages.common import Answer, Body


class RatedWish(Body):
    """Does somebody want to be rated and shown to others?"""

    rated: bool


class RatingInfo(Answer):
    """How strong somebody is at a game with so many players. `spread`: give or take."""

    game: str
    seats: int
    rating: int
    spread: int
    games: int
    provisional: bool


class GameRecord(Answer):
    """Somebody's games of one kind. `places`: how often first, second, and so on."""

    game: str
    seats: int
    games: int
    wins: int
    average_place: float
    average_points: float
    best: int
    places: list[int]


class OpeningInfo(Answer):
    """A first decision, and how often it was made and won."""

    game: str
    action: str
    games: int
    wins: int


class OpponentInfo(Answer):
    """Whom somebody met. `level`: of a bot, 0 for people."""

    name: str
    level: int
    games: int
    ahead: int
    behind: int


class Profile(Answer):
    """How somebody did. Opponents are told to the person alone; to others, how the two did against
    each other."""

    id: str
    name: str
    account: bool
    created: int
    own: bool
    rated: bool
    ratings: list[RatingInfo]
    records: list[GameRecord]
    openings: list[OpeningInfo]
    opponents: list[OpponentInfo]


class PlacingInfo(Answer):
    """A seat of a finished game."""

    seat: int
    name: str
    level: int
    points: int
    place: int
    side: int
    mine: bool


class ResultInfo(Answer):
    """A finished game of somebody. `rating`, `spread` and `change` only if it was rated."""

    table: str
    game: str
    seats: int
    ended: int
    place: int
    points: int
    rating: int | None
    spread: int
    change: int
    placings: list[PlacingInfo]


class ResultList(Answer):
    """`more`: there are older ones."""

    results: list[ResultInfo]
    more: bool


class TurnStatistics(Answer):
    """Those who came so many places after the first player. `wins`: of 1000 games; `counts`:
    points and how many had them."""

    turn: int
    games: int
    wins: int
    average: float
    counts: list[tuple[int, int]]


class CountStatistics(Answer):
    """Games with so many players. `lengths`: decisions, rounded down to tens, and how many games
    took so many."""

    seats: int
    games: int
    turns: list[TurnStatistics]
    lengths: list[tuple[int, int]]


class Statistics(Answer):
    """What the finished games of a server add up to, by number of seats."""

    game: str
    counts: list[CountStatistics]


class LeagueRow(Answer):
    """`level`: of a bot, 0 for people; `you`: that is the caller."""

    id: str
    name: str
    level: int
    rating: int
    spread: int
    games: int
    provisional: bool
    you: bool


class League(Answer):
    """The best at a game with so many seats."""

    game: str
    seats: int
    rows: list[LeagueRow]


class BotScore(Answer):
    """What a bot of a level made of the deal: points of its side, of the best other side, place."""

    level: int
    points: int
    other: int
    place: int


class SameDeal(Answer):
    """A finished game from a seat, and the same deal played by bots from there. `status`: none
    (nobody has asked for it), playing, resting, done, or off (this server has no bots for it)."""

    status: str
    seat: int
    points: int
    other: int
    place: int
    bots: list[BotScore]
