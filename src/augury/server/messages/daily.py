"""The deal of the day: what is dealt, one's own try, and, once that is over, everybody's."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from augury.core.options import Value
from augury.server.messages.common import Answer


class ResultInfo(Answer):
    """`points` of the player's side, `other` those of the best other side, `place` in the game
    itself; `curve`: points after each turn."""

    points: int
    other: int
    place: int
    curve: list[int]


class DailyDeal(Answer):
    """One deal. `state`: open, playing, over, or given-up; `table`: where my try is, if there is
    one. `rank`: my place among those who have finished, and `players` how many have."""

    name: str
    game: str
    title: str
    variant: str
    options: dict[str, Value]
    seats: int
    seat: int
    level: int
    state: str
    table: str
    players: int
    result: ResultInfo | UnsetType = UNSET
    rank: int | UnsetType = UNSET


class PlayedDay(Answer):
    """A day on which I finished deals."""

    day: str
    deals: list[str]


class DailyPage(Answer):
    """The deals of a day. `closes`: when its day is over, milliseconds since 1970; `counts`: is
    it today, so that a try counts? `days`: my archive. `streak`: days in a row with a finished
    deal."""

    day: str
    today: str
    first: str
    closes: int
    counts: bool
    deals: list[DailyDeal]
    days: list[PlayedDay]
    streak: int


class DailyRow(Answer):
    """One result among all. `name` is the player's; a bot has a level instead."""

    rank: int
    name: str
    level: int
    mine: bool
    table: str
    result: ResultInfo


class DailyResults(Answer):
    """Everybody's results of a deal, best first, bots among them. `waiting`: levels whose game is
    still being played out; `bots`: does anybody play it out?"""

    day: str
    deal: DailyDeal
    rows: list[DailyRow]
    waiting: list[int]
    bots: bool
