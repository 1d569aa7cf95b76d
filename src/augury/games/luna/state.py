"""Luna: what lies on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.state import Seat
from augury.games.luna.components import (
    GUARD_VALUES,
    ISLANDS,
    PRIESTESS_5_PRIZES,
    PRIESTESS_6_PRIZES,
    TILES,
    Island,
    Tile,
    group,
)
from augury.kit.cells import EMPTY, add, pack_cells
from augury.kit.sets import size
from augury.kit.tally import TalliedState

Phase: TypeAlias = i64
PLACE_SHRINE: Final = 0  # the placement round
PLACE_PAIR: Final = 1
PICK: Final = 2  # solo: which of the automaton's novices go to the Council
TURN: Final = 3
LIFT: Final = 4  # inside Travel and Tide: which novices leave
DROP: Final = 5  # ... and where they go
TAKE: Final = 6  # inside Book: whose book
ADVANCE: Final = 7  # inside Council: how many novices
CHASE: Final = 8  # inside Banishment: how many novices
OVER: Final = 9

OUT: Final = 0  # zones of a tile
PATH: Final = 1
TEMPLE: Final = 2

# Where IP come from along the way; the final scoring follows from the position
BEGIN: Final = 0
PRIESTESS: Final = 1
IN_TEMPLE: Final = 2
APOSTATE: Final = 3
INDUCTION: Final = 4
EXPULSION: Final = 5
BOOKS: Final = 6
LAST_TOKEN: Final = 7
GAINS: Final = 8

NOBODY: Final = -1
HUMAN: Final = 0  # seats of the solo game
AUTOMATON: Final = 1
LANDING: Final = 14  # sources of a move: 0..6 on an island, 7..13 beside it, then the landing stage
SOURCES: Final = 15

NO_NEIGHBOURS: Final[list[list[i64]]] = []


@mypyc_attr(acyclic=True)
class Board(TalliedState):
    """All zones of RULES.md 3 and 4. What is fixed by the set-up is shared between clones."""

    def __init__(self, seats: i64 = 2, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        # Fixed by the set-up
        self.level: i64 = 0  # of the solo game; 0 = two to four players
        self.preset: bool = False
        self.colours: vec[i64] = EMPTY  # by seat
        self.slots: vec[i64] = EMPTY  # boards that are face up, from the entrance onward
        self.neighbours: list[list[Tile]] = NO_NEIGHBOURS  # by tile
        self.lower: vec[i64] = EMPTY  # by tile: how many of those have lower numbers
        self.ring: vec[i64] = EMPTY  # clockwise
        self.places: vec[i64] = EMPTY  # by island: its place in the ring
        # The clock
        self.phase: Phase = PLACE_SHRINE
        self.round: i64 = 0  # 1..6; 0 = placement round
        self.passes: i64 = 0  # pairs that everybody has placed
        self.start: Seat = 0  # has the start figure
        self.current: Seat = 0
        self.tokens: i64 = 0  # time tokens still burning
        self.taken: vec[i64] = EMPTY  # by seat: actions in this action phase (L-035)
        self.book_bonus: bool = False  # is the first Book of the round still to come? (L-094)
        # Figures
        self.priestess: Island = 0
        self.builder: Island = 0
        self.apostate: Island = 0
        # Islands: seat * 7 + island
        self.on: vec[i64] = EMPTY  # active novices
        self.beside: vec[i64] = EMPTY  # inactive novices
        self.shrines: vec[i64] = EMPTY  # by seat: one bit per island
        self.favours: vec[i64] = EMPTY  # by seat: one bit per favour
        # Players
        self.ip: vec[i64] = EMPTY
        self.supply: vec[i64] = EMPTY  # novices not yet in play
        self.landing: vec[i64] = EMPTY  # novices at the landing stage
        self.spaces: vec[i64] = EMPTY  # by seat: place on the council track
        self.stones: vec[i64] = (
            # council stones from the rearmost to the foremost, in a stack from the bottom up
            EMPTY
        )
        # Tiles, by number
        self.zones: vec[i64] = EMPTY
        self.novices: vec[i64] = EMPTY  # whose novice stands on it
        self.books: i64 = 0  # one bit per tile in the Temple
        self.layout: i64 = 0  # grows when a tile or a book moves
        # The step that is under way
        self.by_tide: bool = False  # do novices move by Tide? (otherwise by Travel)
        self.lifted: vec[i64] = EMPTY  # by source: novices in transit
        self.room: vec[i64] = EMPTY  # by place in the ring: how many may still land there
        self.dropped: vec[i64] = EMPTY  # by island: where the novices in transit will land
        self.cursor: i64 = 0  # the canonical order has come this far
        self.chosen: i64 = 0  # island of the Council, or tile that gets a book

    def copy_to(self, other: Board) -> None:
        """Fill in a clone."""
        self.copy_base(other)
        other.level = self.level
        other.preset = self.preset
        other.colours = self.colours
        other.slots = self.slots
        other.neighbours = self.neighbours
        other.lower = self.lower
        other.ring = self.ring
        other.places = self.places
        other.phase = self.phase
        other.round = self.round
        other.passes = self.passes
        other.start = self.start
        other.current = self.current
        other.tokens = self.tokens
        other.taken = self.taken[:]
        other.book_bonus = self.book_bonus
        other.priestess = self.priestess
        other.builder = self.builder
        other.apostate = self.apostate
        other.on = self.on[:]
        other.beside = self.beside[:]
        other.shrines = self.shrines[:]
        other.favours = self.favours[:]
        other.ip = self.ip[:]
        self.share_tally(other)
        other.supply = self.supply[:]
        other.landing = self.landing[:]
        other.spaces = self.spaces[:]
        other.stones = self.stones[:]
        other.zones = self.zones[:]
        other.novices = self.novices[:]
        other.books = self.books
        other.layout = self.layout
        other.by_tide = self.by_tide
        if len(self.lifted) > 0:
            other.lifted = self.lifted[:]
            other.room = self.room[:]
            other.dropped = self.dropped[:]
        other.cursor = self.cursor
        other.chosen = self.chosen

    def position(self) -> list[i64]:
        numbers: list[i64] = [
            self.level,
            self.phase,
            self.round,
            self.passes,
            self.start,
            self.current,
            self.tokens,
            self.books,
        ]
        numbers.extend([self.priestess, self.builder, self.apostate, self.cursor, self.chosen])
        numbers.append(1 if self.preset else 0)
        numbers.append(1 if self.book_bonus else 0)
        numbers.append(1 if self.by_tide else 0)
        for things in (
            self.colours,
            self.slots,
            self.ring,
            self.taken,
            self.on,
            self.beside,
            self.shrines,
            self.favours,
            self.ip,
        ):
            pack_cells(numbers, things)
        for things in (
            self.supply,
            self.landing,
            self.spaces,
            self.stones,
            self.zones,
            self.novices,
        ):
            pack_cells(numbers, things)
        for things in (self.lifted, self.room, self.dropped):
            pack_cells(numbers, things)
        return numbers

    # Words of the rulebook

    def left(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def clockwise(self, island: Island, steps: i64) -> Island:
        """The island this many steps further round the ring (RULES.md 4.1)."""
        return self.ring[(self.places[island] + steps) % ISLANDS]

    def active(self, seat: Seat, island: Island) -> i64:
        """L-040: novices standing on an island are active."""
        return self.on[seat * ISLANDS + island]

    def inactive(self, seat: Seat, island: Island) -> i64:
        """L-040: novices beside an island are inactive."""
        return self.beside[seat * ISLANDS + island]

    def has_shrine(self, seat: Seat, island: Island) -> bool:
        return (self.shrines[seat] >> island) & 1 != 0

    def holds(self, seat: Seat, favour: Island) -> bool:
        return (self.favours[seat] >> favour) & 1 != 0

    def has_book(self, tile: Tile) -> bool:
        return (self.books >> tile) & 1 != 0

    def guard_value(self) -> i64:
        """RULES.md 4.3: the number on the guard tile where the guard stands."""
        return GUARD_VALUES[self.round - 1]

    def released(self, tile: Tile) -> bool:
        """RULES.md 4.3: the tile lies between the landing stage and the guard."""
        return group(tile) <= self.round

    def bribable(self, tile: Tile) -> bool:
        """RULES.md 4.3: the tile lies between the guard and the next guard tile."""
        return group(tile) == self.round + 1

    def prizes(self) -> list[i64]:
        """L-013: Priestess "6" with four players, Priestess "5" otherwise."""
        return PRIESTESS_6_PRIZES if self.seats == 4 else PRIESTESS_5_PRIZES

    def blocked(self, island: Island) -> bool:
        """L-180: at solo level 2 and 3 the Apostate blocks the actions on his island."""
        return self.level >= 2 and island == self.apostate

    def temple_novices(self, seat: Seat) -> i64:
        """Own novices in the Temple; those on path tiles do not count."""
        found: i64 = 0
        tile: Tile = 1
        while tile <= TILES:
            if self.novices[tile] == seat and self.zones[tile] == TEMPLE:
                found += 1
            tile += 1
        return found

    def shrines_built(self, seat: Seat) -> i64:
        return size(self.shrines[seat])

    def gain(self, seat: Seat, heading: i64, points: i64) -> None:
        """IP, and where they come from."""
        if points == 0:
            return
        add(self.ip, seat, points)
        self.add_to_tally(seat * GAINS + heading, points)

    def council_order(self, seat: Seat) -> i64:
        """L-122: 0 for the stone that loses every tie; farther ahead is better, and in a stack
        higher."""
        place: i64 = 0
        while self.stones[place] != seat:
            place += 1
        return place
