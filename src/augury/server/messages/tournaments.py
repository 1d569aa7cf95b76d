"""Tournaments: rounds, pairings, results, standings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from augury.core.options import Value
from augury.server.messages.common import Answer, Body, Number
from augury.server.messages.tables import ClockWish


class NewTournament(Body):
    """`size`: players at a table; two of them play two games, with the first seat in turn. `days`:
    for a round, shared by those at the table; 0 = no clock. `clock`: of each game, instead of them.
    `rounds` of a round robin follow from who enters."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    game: Annotated[str, Meta(max_length=40)]
    kind: Literal["swiss", "round-robin"]
    size: Annotated[int, Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, Meta(ge=1, le=16)] = 4
    days: Annotated[int, Meta(ge=0, le=28)] = 7
    options: dict[str, Value] = field(default_factory=dict)
    clock: ClockWish | None = None


class Made(Answer):
    """The new tournament."""

    id: str


class EnterTournament(Body):
    """The number goes into every shuffle of the tournament; the anchor is shown before."""

    number: Number = ""


class EnterMember(Body):
    """Director: enter somebody."""

    person: Annotated[str, Meta(max_length=40)]


class GameVerdict(Body):
    """By forfeit: the seats that were there. None: nobody gets a point."""

    winners: Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(max_length=4)]


class EntrantInfo(Answer):
    """`drawn`: their number for the shuffles; `by_server`: they sent none."""

    number: int
    id: str
    name: str
    out: bool
    you: bool
    drawn: str
    by_server: bool


class TournamentGameInfo(Answer):
    """`seats`: entrants by seat. `points` are missing as long as the caller has to play the same
    deal. `shares`: twelfths of a point, once it is over. `open`: the table may be looked at."""

    game: int
    table: str
    status: str
    seats: list[int]
    points: list[int]
    shares: list[int]
    mine: bool
    your_turn: bool
    open: bool


class BoardInfo(Answer):
    """A pairing, or a table. `before`: points before the round, in twelfths, by player."""

    board: int
    players: list[int]
    before: list[int]
    games: list[TournamentGameInfo]


class StandingInfo(Answer):
    """Points and the points of the opponents in twelfths; `margin` in tenths of a point of the
    game, over the average with the same cards."""

    entrant: int
    points: int
    buchholz: int
    margin: int
    games: int


class DealProof(Answer):
    """What a deal was made of, once its round is over. `link`: of the chain; `entrants`: whose
    numbers are in it."""

    deal: str
    link: int
    secret: str
    entrants: list[int]


class TournamentInfo(Answer):
    """`round`: the one that is told; `current`: the latest. `until`: when its time is up, 0
    without a clock. `anchor`: to which all secrets of the shuffles lead back."""

    id: str
    name: str
    game: str
    kind: str
    size: int
    rounds: int
    days: int
    status: str
    options: dict[str, Value]
    clock: ClockWish | None
    current: int
    round: int
    until: int
    done: bool
    director: bool
    anchor: str
    entrants: list[EntrantInfo]
    boards: list[BoardInfo]
    byes: list[int]
    standings: list[StandingInfo]
    proofs: list[DealProof]
