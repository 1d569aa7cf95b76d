"""The Majority 2: what an observer can tell about the cards that they do not see (RULES.md 6,
visibility).

They know which cards there are, so they know all that they cannot see as a set. Of each of them
they know a handful of zones where it may lie: a card they left in the hand lies there; if one hand
card of the opponent then went to the reserve, face down, it may lie in either. Groups of cards with
the same possible zones are kept together. A zone is a bit; the zones of a group are the sum of its
bits.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.games.majority2.components import COPIES, KINDS, Card
from augury.kit.cells import add, cells, cells_of
from augury.kit.sets import lowest, size

Zone: TypeAlias = i64
Cards: TypeAlias = i64  # how many of each kind, two bits for each
PILE: Final = 1
HAND: Final = 2
RESERVE: Final = 4  # of seat 0; that of seat 1 is 8
BURIED: Final = (
    16  # the cards below the top of discarded packets, as far as the observer has not seen them
)
ASIDE: Final = 32  # cards that went from the hand to the reserve this turn
ZONES: Final[list[Zone]] = [PILE, HAND, RESERVE, 2 * RESERVE, BURIED, ASIDE]
ALL: Final = 63  # zones
HIGH: Final = 0x2000000000000000  # bit 61
assert max(COPIES) <= 3, "two bits are enough for like cards"

NOTHING_UNSEEN: Final = cells(ALL + 1)
GROUP_BITS: Final = cells_of([0] + [1 << number for number in range(ALL)])  # by zones
INSIDE: Final = cells_of(  # by zone: the groups that may lie there, as bits
    [sum(1 << (zones - 1) for zones in range(1, ALL + 1) if zones & zone) for zone in range(ALL)]
)


def one(card: Card) -> Cards:
    """A single card. (Compiled, `1 << number` would be a 32-bit shift.)"""
    return HIGH >> (61 - 2 * card)


def count(cards: Cards, card: Card) -> i64:
    """How many of a kind there are."""
    return (cards >> (2 * card)) & 3


def together(cards: list[Card]) -> Cards:
    """All cards of a pile."""
    found: Cards = 0
    for card in cards:
        found += one(card)
    return found


def counts(cards: Cards) -> list[i64]:
    """How many of each kind there are."""
    return [count(cards, card) for card in range(KINDS)]


@mypyc_attr(acyclic=True)
class Memory:
    """The unseen cards of one observer, in groups by where they may be."""

    def __init__(self) -> None:
        self.shared: bool = False  # by several boards: `Board.memory` copies it before it changes
        self.groups: i64 = 0  # which there are: the bit below the one of its zones' number
        self.cards: vec[i64] = NOTHING_UNSEEN[:]  # by zones: those that may lie exactly there

    def clone(self) -> Memory:
        other = Memory()
        other.groups = self.groups
        other.cards = self.cards[:]
        return other

    def position(self, numbers: list[i64]) -> None:
        """Append all that it knows, in a fixed order."""
        numbers.append(size(self.groups))
        for zones in self.zones():
            numbers.append(zones)
            numbers.extend(counts(self.cards[zones]))

    # Asking

    def zones(self) -> list[Zone]:
        """Of each group, ascending."""
        found: list[Zone] = []
        groups: i64 = self.groups
        while groups:
            found.append(lowest(groups) + 1)
            groups &= groups - 1
        return found

    def unseen(self) -> Cards:
        """All that the observer does not see."""
        found: Cards = 0
        groups: i64 = self.groups
        while groups:
            found += self.cards[lowest(groups) + 1]
            groups &= groups - 1
        return found

    def certain(self, zone: Zone) -> Cards:
        """What lies in this zone for certain."""
        return self.cards[zone]

    # What the observer witnesses

    def hide(self, card: Card, zone: Zone) -> None:
        """A card that they know goes out of sight, into a zone."""
        self.join(one(card), zone)

    def hide_all(self, cards: list[Card], zone: Zone) -> None:
        """The same for several at once."""
        self.join(together(cards), zone)

    def see(self, card: Card, zone: Zone) -> None:
        """A card comes out of a zone into sight.

        Which of several like cards it was makes no difference if one of them could lie only where
        the others could lie as well: then it was that one. Otherwise the others may now be wherever
        it might have been.
        """
        came: Zone = self.narrowest(card, zone)
        self.leave(one(card), came)
        groups: i64 = self.groups & INSIDE[zone]
        while groups:
            zones: Zone = lowest(groups) + 1
            groups &= groups - 1
            if zones & came != came and count(self.cards[zones], card):
                self.leave(one(card), zones)
                self.join(one(card), zones | came)

    def spread(self, source: Zone, target: Zone) -> None:
        """Some cards went from one zone to another, unseen."""
        groups: i64 = self.groups & INSIDE[source] & ~INSIDE[target]
        while groups:
            zones: Zone = lowest(groups) + 1
            groups &= groups - 1
            self.turn_into(zones, zones | target)

    def carry(self, source: Zone, target: Zone) -> None:
        """All cards of a zone went to another, unseen."""
        groups: i64 = self.groups & INSIDE[source]
        while groups:
            zones: Zone = lowest(groups) + 1
            groups &= groups - 1
            self.turn_into(zones, (zones & ~source) | target)

    def exchange(self, here: Zone, there: Zone) -> None:
        """All cards of two zones changed places."""
        both: Zone = here | there
        before: i64 = self.groups
        groups: i64 = before & (INSIDE[here] ^ INSIDE[there])
        while groups:
            zones: Zone = lowest(groups) + 1
            groups &= groups - 1
            other: Zone = zones ^ both
            if before & group_bit(other) == 0:
                self.turn_into(zones, other)
            elif zones < other:  # two groups change places: their bits stay
                cards: Cards = self.cards[zones]
                self.cards[zones] = self.cards[other]
                self.cards[other] = cards

    def clear(self, zone: Zone) -> None:
        """They see that nothing else lies in this zone."""
        groups: i64 = self.groups & INSIDE[zone]
        while groups:
            zones: Zone = lowest(groups) + 1
            groups &= groups - 1
            self.turn_into(zones, zones & ~zone)

    # Groups

    def narrowest(self, card: Card, zone: Zone) -> Zone:
        """The group with such a card that could be in this zone and in the fewest others; of equal
        ones that with the lowest number."""
        found: Zone = 0
        fewest: i64 = 0
        groups: i64 = self.groups & INSIDE[zone]
        while groups:
            zones: Zone = lowest(groups) + 1
            groups &= groups - 1
            if count(self.cards[zones], card):
                width: i64 = size(zones)
                if found == 0 or width < fewest:
                    found = zones
                    fewest = width
        assert found > 0, "what comes to light was somewhere before"
        return found

    def join(self, cards: Cards, zones: Zone) -> None:
        """Cards come to a group."""
        if cards:
            add(self.cards, zones, cards)
            self.groups |= group_bit(zones)

    def leave(self, cards: Cards, zones: Zone) -> None:
        """Cards leave a group."""
        add(self.cards, zones, -cards)
        if self.cards[zones] == 0:
            self.groups &= ~group_bit(zones)

    def turn_into(self, zones: Zone, others: Zone) -> None:
        """A whole group comes to another one."""
        cards: Cards = self.cards[zones]
        self.leave(cards, zones)
        self.join(cards, others)


def group_bit(zones: Zone) -> i64:
    return GROUP_BITS[zones]


def reserve_of(seat: i64) -> Zone:
    return RESERVE << seat
