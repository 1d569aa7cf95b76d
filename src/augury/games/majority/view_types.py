"""The Majority: what a seat may know, as typed structures; `view` fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from augury.core.view import GameView


@dataclass(frozen=True, kw_only=True)
class Mat:
    """What everybody sees of a player."""

    coins: int
    area: list[str]  # score area, in the order in which the cards came
    sums: list[int]  # by colour: red, blue, yellow
    would_pay: list[int]  # by colour: what the present standings would pay them
    places: list[int]  # by colour: 1 has the highest sum, 2 the next; 0 has nothing of it
    hand_size: int
    packet_size: int
    packet_from: int  # who was dealt the packet that this player holds
    has_chosen: bool
    team: int
    team_coins: int  # of all who win with this player


@dataclass(frozen=True, kw_only=True)
class Zone:
    """A place in the turn zone."""

    seat: int
    card: str  # "" = nothing there


@dataclass(frozen=True, kw_only=True)
class Ability:
    """An ability that acts when a turn is resolved."""

    power: int
    told_by: list[str]  # the kinds of events that tell what it did


@dataclass(frozen=True, kw_only=True)
class MajorityView(GameView):
    """The whole table."""

    phase: str
    round: int
    rounds: int
    turn_of_round: int
    turns_in_round: int
    open: bool  # are cards played open this turn?
    order: list[int]  # of an open turn
    abilities: list[Ability]  # in the order in which they act
    marker: int
    deck_size: int
    removed: list[str]
    mats: list[Mat]
    zone: list[Zone]  # cards played openly this turn
    last_zone: list[Zone]  # the cards of the turn before
    hand: list[str]
    packet: list[str]
    kept: list[str]
    chosen: str  # one's own secret choice, "" = none yet
    passed_on: list[list[str]]  # packets of this draft as this seat passed them, oldest first
    gave: str  # in this round's swap
    got: str
