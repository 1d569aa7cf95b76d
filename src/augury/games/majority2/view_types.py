"""The Majority 2: what a seat may know, as typed structures; `view` fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from augury.core.view import GameView


@dataclass(frozen=True, kw_only=True)
class MemberView:
    """A card on the table."""

    id: str  # "own-1.3" (a spot) in a column, "own-witch_junior-plain" (a faction) in a score area
    card: str
    disc: str  # "" = none
    colour: str  # the effective one; "" = none
    points: int  # in a score area what it counts there, else what is printed


@dataclass(frozen=True, kw_only=True)
class ColumnView:
    """One of a player's three columns."""

    number: int  # from 1
    cards: list[MemberView]  # the oldest first
    colours: list[int]  # cards by effective colour: blue, green, red, pink, black
    leader: str  # the colour with the most cards, if it has more than one; "" = none
    forming: bool  # has it enough to make a faction?
    protected: bool


@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """What this seat knows of a player."""

    coins: int
    ready: int
    points: int  # of the score area
    columns: list[ColumnView]
    area: list[MemberView]
    reserve_size: int
    reserve: list[str]  # all of it if it is one's own, else what is certainly in it
    factions: list[int]  # completed factions by effective colour


@dataclass(frozen=True, kw_only=True)
class PacketView:
    """Cards that were discarded together."""

    top: str
    size: int


@dataclass(frozen=True, kw_only=True)
class PendingView:
    """Something that has to be done before the turn goes on."""

    what: str
    seat: int
    card: str  # whose ability it is; "" = none
    column: int  # from 1
    colour: str  # named, placed or chosen already; "" = none


@dataclass(frozen=True, kw_only=True)
class CardView:
    """A kind of card that is in this game."""

    card: str
    colour: str
    cost: int
    need: int
    points: int
    copies: int


@dataclass(frozen=True, kw_only=True)
class Majority2View(GameView):
    """The whole table."""

    phase: str
    active: int
    start: int  # owner of the start player marker
    players: list[PlayerView]
    pending: list[PendingView]  # the next one last
    hand_size: int
    hand: list[str]  # all of it if it is one's own, else what is certainly in it
    lacks: list[str]  # by card of your hand, what it lacks to be paid for: need, cost or nothing
    holder: int  # whose hand it is
    pile_size: int
    discards: list[PacketView]  # the newest last
    supply: list[str]  # discs
    draws: int  # what the draw table says for the active player
    must_swap: bool  # the next exchange is compulsory
    idle: int  # turns in a row without a card drawn or played
    cards: list[CardView]
    factions_to_end: int
    unseen: list[int]  # of each of these cards: copies that this seat has not in sight
