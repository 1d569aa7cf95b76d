"""The Majority: what lies on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.lists import Shared
from augury.core.state import Seat, pack
from augury.games.majority.components import Card
from augury.kit.cells import EMPTY, pack_cells
from augury.kit.tally import TalliedState

Phase: TypeAlias = i64
DRAFT: Final = 0
SWAP: Final = 1
PLAY: Final = 2
OVER: Final = 3

ROUNDS: Final = 4

# The order of an open turn by marker owner (RULES.md 4, MJ-23): four players, and three
ORDERS_4: Final[list[list[Seat]]] = [
    Shared([(owner + after) % 4 for after in (3, 0, 1, 2)]) for owner in range(4)
]
ORDERS_3: Final[list[list[Seat]]] = [
    Shared([(owner + after) % 3 for after in (1, 2, 0)]) for owner in range(3)
]


@mypyc_attr(acyclic=True)
class Board(TalliedState):
    """All zones of RULES.md 2. Hands, packets and piles are kept sorted: the order of cards in them
    means nothing."""

    def __init__(self, seats: i64 = 4, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.phase: Phase = DRAFT
        self.round: i64 = 0  # 1..4
        self.turn_of_round: i64 = 0  # 1..5 in round 1, 1..4 later
        self.spy_lasts: bool = (
            False  # MJ-39 house rule: an open turn stays open for the rest of the round
        )
        self.marker: Seat = 0  # owner of the spy marker
        self.open: bool = False  # is this turn played open (MJ-23)?
        self.open_next: bool = False
        self.deck: list[Card] = []  # the top is the end
        self.removed: list[Card] = []
        self.coins: vec[i64] = EMPTY
        self.sums: vec[i64] = EMPTY  # seat * 3 + colour
        self.areas: list[list[Card]] = []  # score areas
        self.hands: list[list[Card]] = []
        self.packets: list[list[Card]] = []  # by present holder
        self.chosen: vec[i64] = EMPTY  # by seat: the secret choice of a simultaneous step
        self.zone: vec[i64] = EMPTY  # by seat: the turn zone
        self.last_zone: vec[i64] = EMPTY  # the turn zone as it was revealed last
        # What happened this round: from it follows what each seat has seen.
        self.opening: list[list[Card]] = []  # packets as dealt, by first holder
        self.picks: list[list[Card]] = []  # by draft step, by seat
        self.gifts: vec[i64] = EMPTY  # by giver, once the swap is done
        self.played: list[list[Card]] = []  # by seat
        # by seat: the partner's left-over card if it is one the seat gave them
        self.recalled: vec[i64] = EMPTY

    def copy_to(self, other: Board) -> None:
        """Fill in a clone. Most piles are shared: they are replaced, never changed (see `kit`)."""
        self.copy_base(other)
        other.phase = self.phase
        other.round = self.round
        other.turn_of_round = self.turn_of_round
        other.spy_lasts = self.spy_lasts
        other.marker = self.marker
        other.open = self.open
        other.open_next = self.open_next
        other.deck = self.deck
        other.removed = self.removed
        other.coins = self.coins[:]
        self.share_tally(other)
        other.sums = self.sums[:]
        other.areas = [area[:] for area in self.areas]
        other.hands = self.hands[:]
        other.packets = self.packets[:]
        other.chosen = self.chosen[:]
        other.zone = self.zone[:]
        other.last_zone = self.last_zone[:]
        other.opening = self.opening[:]
        other.picks = self.picks[:]
        other.gifts = self.gifts[:]
        other.played = self.played[:]
        other.recalled = self.recalled[:]

    def position(self) -> list[i64]:
        numbers: list[i64] = [self.phase, self.round, self.turn_of_round, self.marker]
        numbers.append(1 if self.spy_lasts else 0)
        numbers.append(1 if self.open else 0)
        numbers.append(1 if self.open_next else 0)
        pack(numbers, self.deck)
        pack(numbers, self.removed)
        for cells in (
            self.coins,
            self.sums,
            self.chosen,
            self.zone,
            self.last_zone,
            self.gifts,
            self.recalled,
        ):
            pack_cells(numbers, cells)
        for piles in (self.areas, self.hands, self.packets, self.opening, self.picks, self.played):
            for pile in piles:
                pack(numbers, pile)
        return numbers

    # Words of the rulebook

    def left(self, seat: Seat) -> Seat:
        """The next seat clockwise; it receives the packet."""
        return (seat + 1) % self.seats

    def right(self, seat: Seat) -> Seat:
        """The next seat counter-clockwise; it receives betrayed cards (MJ-40)."""
        return (seat + self.seats - 1) % self.seats

    def partner(self, seat: Seat) -> Seat:
        """MJ-1: partners face each other."""
        return (seat + 2) % 4

    def packet_size(self) -> i64:
        """MJ-12: 6 cards in round 1. MJ-13: 5 afterwards."""
        return 6 if self.round == 1 else 5

    def turns_in_round(self) -> i64:
        """MJ-21: as many turns as it takes until everybody has one card left."""
        return self.packet_size() - 1

    def last_turn_of_round(self) -> bool:
        return self.turn_of_round == self.turns_in_round()

    def kept(self, seat: Seat) -> list[Card]:
        """The cards a seat has picked in the current draft (MJ-10)."""
        return sorted([step[seat] for step in self.picks]) if self.phase == DRAFT else []

    def play_order(self) -> list[Seat]:
        """RULES.md 4, MJ-23: the order of an open turn. The marker owner's partner (3 players: the
        owner) plays last."""
        return ORDERS_4[self.marker] if self.seats == 4 else ORDERS_3[self.marker]
