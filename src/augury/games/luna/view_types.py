"""Luna: what a seat may know, as typed structures; `view` fills them in."""

from __future__ import annotations

from dataclasses import dataclass

from augury.core.view import GameView


@dataclass(frozen=True, kw_only=True)
class Player:
    """A player, or the automaton of the solo game."""

    colour: str
    automaton: bool
    ip: int
    # IP if the game ended now: shrines, favours and Council included, and the shrine that the
    # automaton is about to build (L-173)
    at_end: int
    supply: int  # novices in the supply
    landing: int  # novices at the landing stage
    shrines_left: int
    favours: list[str]
    council: int  # space of the stone
    council_order: int  # 0 loses every tie
    temple: int  # novices in the Temple
    presence: int  # on the Priestess's island
    prize: int  # what she would pay if the round ended now
    loss: int  # what the Apostate would cost now
    actions: int  # taken in this action phase


@dataclass(frozen=True, kw_only=True)
class IslandView:
    """An island, with lists by seat."""

    name: str
    active: list[int]
    inactive: list[int]
    shrines: list[bool]
    favours_left: int
    figures: list[str]  # who stands there
    next_figures: list[str]  # who will stand there next round, if everything stays as it is


@dataclass(frozen=True, kw_only=True)
class TileView:
    """A tile on the path or in the Temple."""

    tile: int
    symbol: str
    group: int  # 1..6 on the path from the landing stage, 0 = start tile
    zone: str  # path, temple
    novice: int  # whose novice stands on it; -1 = nobody's
    book: bool
    reach: str  # on the path: released, bribable, closed
    expels: list[
        int
    ]  # from which fields its novice would drive others if it entered the Temple now


@dataclass(frozen=True, kw_only=True)
class FieldView:
    """A field of the Temple, with doubled coordinates: centre = (column * width / 2, row * 0.75 *
    height)."""

    tile: int
    board: str
    slot: int  # 1 touches the entrance
    name: str
    column: int
    row: int
    neighbours: list[int]


@dataclass(frozen=True, kw_only=True)
class Source:
    """Where novices may leave from on a journey."""

    source: str  # on/tide, beside/tide, landing/
    novices: int  # of the one who travels, before any was lifted
    lands: list[str]  # islands at which one from here may land
    closes: str  # the island at which nobody lands once one has left from here; "" = none


@dataclass(frozen=True, kw_only=True)
class UnderWay:
    """The action that is under way; everything is empty between actions."""

    tide: bool
    lifted_on: dict[str, int]
    lifted_beside: dict[str, int]
    lifted_landing: int
    dropped: dict[str, int]
    left: int  # novices still to land
    sources: list[Source]  # of the journey under way
    island: str  # whose novices go to the Council or chase the Apostate
    tile: int  # that gets a book; 0 = none


@dataclass(frozen=True, kw_only=True)
class LunaView(GameView):
    """The whole table."""

    phase: str
    round: int  # 0 = placement round
    rounds: int
    passes: int  # pairs that everybody has placed
    level: int  # of the solo game; 0 = none
    preset: bool
    start: int  # who has the start figure
    tokens: int  # time tokens still burning
    all_tokens: int
    most_actions: int
    guard_values: list[int]
    guard: int  # the value that counts this round; 0 = placement round
    guard_at: int  # the group of tiles behind which the guard stands
    reaches: list[str]  # by group: released, bribable, closed
    book_bonus: bool  # does the next Book bring 2 IP?
    prizes: list[int]
    players: list[Player]
    islands: list[IslandView]  # in ring order, clockwise
    priestess: str
    builder: str
    apostate: str
    tiles: list[TileView]
    fields: list[FieldView]
    boards: list[str]  # face up, from the entrance onward
    stacks: list[list[int]]  # council stones by space, from the bottom up
    step: UnderWay
