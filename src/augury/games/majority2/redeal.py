"""The Majority 2: another world that looks the same from one seat.

The observer's memory says of every card that they do not see in which zones it may lie. A world is
a random way of filling the zones that respects this: the cards with the fewest possible zones
first, and where they turn out to be in each other's way, one makes room.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.state import Seat
from augury.games.majority2.components import KINDS, Card
from augury.games.majority2.memory import (
    ALL,
    ASIDE,
    BURIED,
    HAND,
    PILE,
    ZONES,
    Cards,
    Memory,
    Zone,
    reserve_of,
)
from augury.games.majority2.state import EVERYBODY, Board
from augury.kit.cells import add, cells_of
from augury.kit.piles import mixed
from augury.kit.sets import lowest, size

ZONE_COUNT: Final[i64] = 6
AS_WIDE: Final = cells_of(  # by number of zones: the groups that may lie in just so many, as bits
    [
        sum([1 << (zones - 1) for zones in range(1, ALL + 1) if size(zones) == width])
        for width in range(len(ZONES) + 1)
    ]
)


def spread(cards: Cards) -> vec[i64]:
    """So many of each kind, sorted."""
    found: vec[i64] = vec[i64]()
    card: Card = 0
    while cards:
        for _ in range(cards & 3):
            found = append(found, card)
        cards >>= 2
        card += 1
    return found


@mypyc_attr(acyclic=True)
class World:
    """Unseen cards being dealt to the zones."""

    def __init__(self, room: vec[i64]) -> None:
        self.room: vec[i64] = room  # by zone, as in ZONES: places that are still free
        self.filled: list[list[i64]] = [[] for _ in range(len(room))]  # by zone: numbers of cards
        self.cards: vec[i64] = vec[i64]()
        self.zones: vec[i64] = vec[i64]()  # by number of card: where it may lie

    def deal(self, memory: Memory, chance: Chance) -> None:
        """All groups, the most certain first; the result depends on the memory and on chance
        alone."""
        for width in range(1, len(ZONES) + 1):
            groups: i64 = memory.groups & AS_WIDE[width]
            while groups:
                zones: Zone = lowest(groups) + 1
                groups &= groups - 1
                cards = spread(memory.cards[zones])
                chance.shuffle_cells(cards)
                for card in cards:
                    self.cards = append(self.cards, card)
                    self.zones = append(self.zones, zones)
                    self.put(len(self.cards) - 1, chance)

    def put(self, number: i64, chance: Chance) -> None:
        """Lay a card in a free place of its zones, each place equally likely; if there is none,
        make one."""
        zones: Zone = self.zones[number]
        free: i64 = 0
        for zone in range(ZONE_COUNT):
            if (zones >> zone) & 1:
                free += self.room[zone]
        if free == 0:
            self.make_room(zones, chance)
            free = 1
        which: i64 = chance.below(free)
        for zone in range(ZONE_COUNT):
            if (zones >> zone) & 1:
                if which < self.room[zone]:
                    add(self.room, zone, -1)
                    self.filled[zone].append(number)
                    return
                which -= self.room[zone]

    def make_room(self, zones: Zone, chance: Chance) -> None:
        """Move cards on, along the shortest chain of zones that ends at a free place."""
        came: list[i64] = [-1] * len(ZONES)  # by zone: which zone's card makes room there
        moved: list[i64] = [-1] * len(ZONES)  # by zone: the card that would move there
        queue: list[i64] = [zone for zone in range(len(ZONES)) if zones & ZONES[zone]]
        reached: Zone = zones
        while queue:
            zone: i64 = queue.pop(0)
            for number in self.filled[zone]:
                for other in range(len(ZONES)):
                    if self.zones[number] & ZONES[other] & ~reached:
                        reached |= ZONES[other]
                        came[other] = zone
                        moved[other] = number
                        if self.room[other] > 0:
                            self.shift(other, came, moved)
                            return
                        queue.append(other)
        raise AssertionError("the true deal is always possible")

    def shift(self, last: i64, came: list[i64], moved: list[i64]) -> None:
        self.room[last] = self.room[last] - 1
        zone: i64 = last
        while came[zone] >= 0:
            self.filled[zone].append(moved[zone])
            self.filled[came[zone]].remove(moved[zone])
            zone = came[zone]
        self.room[zone] = self.room[zone] + 1

    def found(self, zone: Zone) -> list[Card]:
        """The cards that came to lie in a zone."""
        return [self.cards[number] for number in self.filled[ZONES.index(zone)]]


def redeal(board: Board, seat: Seat, chance: Chance) -> None:
    """Resample all that `seat` (-1 = a spectator) cannot know."""
    eye: Seat = seat if seat >= 0 else EVERYBODY
    world = World(cells_of([zone_size(board, eye, zone) for zone in ZONES]))
    world.deal(board.memories[eye], chance)
    board.pile = mixed(world.found(PILE), KINDS, chance)
    if eye != board.holder():
        board.hand = world.found(HAND)
        board.hand.sort()
    buried = world.found(BURIED)
    buried.sort()
    chance.shuffle(buried)
    for other in range(2):
        if other != eye:
            reserve = world.found(reserve_of(other))
            if other == board.active:
                reserve = reserve + world.found(ASIDE)
            reserve.sort()
            board.reserves[other] = reserve
            size = len(board.buried[other])
            board.buried[other] = sorted(buried[:size])
            buried = buried[size:]
    for other in range(2):  # what everybody has seen the observer has seen, too: that memory stays
        if other != eye and not board.unobserved:
            board.memories[other] = fresh_memory(board, other)


def zone_size(board: Board, eye: Seat, zone: Zone) -> i64:
    """How many cards that the observer does not see lie in a zone."""
    if zone == PILE:
        return len(board.pile)
    if zone == HAND:
        return len(board.hand) if eye != board.holder() else 0
    if zone == ASIDE:
        return board.aside if eye != board.active else 0
    size: i64 = 0
    for seat in range(2):
        if seat != eye:
            if zone == BURIED:
                size += len(board.buried[seat])
            elif zone == reserve_of(seat):
                size = len(board.reserves[seat]) - (board.aside if seat == board.active else 0)
    return size


def fresh_memory(board: Board, eye: Seat) -> Memory:
    """An observer about whose memory nothing is known: they know only which cards they do not
    see."""
    zones: Zone = 0
    for zone in ZONES:
        if zone_size(board, eye, zone):
            zones |= zone
    memory = Memory()
    for cards in board.hidden_from(eye):
        memory.hide_all(cards, zones)
    return memory
