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

from mypy_extensions import i64

from augury.games.majority2.components import KINDS, Card
from augury.kit.sets import size

Zone: TypeAlias = i64
PILE: Final = 1
HAND: Final = 2
RESERVE: Final = 4  # of seat 0; that of seat 1 is 8
BURIED: Final = (
    16  # the cards below the top of discarded packets, as far as the observer has not seen them
)
ASIDE: Final = 32  # cards that went from the hand to the reserve this turn
ZONES: Final[list[Zone]] = [PILE, HAND, RESERVE, 2 * RESERVE, BURIED, ASIDE]


class Memory:
    """The unseen cards of one observer, in groups by where they may be."""

    def __init__(self) -> None:
        self.shared: bool = False  # by several boards: `Board.memory` copies it before it changes
        self.zones: list[Zone] = []  # by group
        self.sizes: list[i64] = []  # by group: how many cards
        self.cards: list[list[i64]] = []  # by group: how many of each kind

    def clone(self) -> Memory:
        other = Memory()
        other.zones = self.zones[:]
        other.sizes = self.sizes[:]
        other.cards = [count[:] for count in self.cards]
        return other

    def position(self, numbers: list[i64]) -> None:
        """Append all that it knows, in a fixed order."""
        numbers.append(len(self.zones))
        for zones in sorted(self.zones):
            numbers.append(zones)
            numbers.extend(self.cards[self.zones.index(zones)])

    # Asking

    def unseen(self) -> list[i64]:
        """How many of each kind the observer does not see."""
        found: list[i64] = []
        for card in range(KINDS):
            number: i64 = 0
            for count in self.cards:
                number += count[card]
            found.append(number)
        return found

    def certain(self, zone: Zone) -> list[i64]:
        """How many of each kind lie in this zone for certain."""
        group = self.group(zone)
        return self.cards[group][:] if group >= 0 else [0] * KINDS

    def group(self, zones: Zone) -> i64:
        """The group of the cards that may lie exactly there; -1 if there is none."""
        for group in range(len(self.zones)):
            if self.zones[group] == zones:
                return group
        return -1

    # What the observer witnesses

    def hide(self, card: Card, zone: Zone) -> None:
        """A card that they know goes out of sight, into a zone."""
        self.add(card, zone)

    def see(self, card: Card, zone: Zone) -> None:
        """A card comes out of a zone into sight.

        Which of several like cards it was makes no difference if one of them could lie only where
        the others could lie as well: then it was that one. Otherwise the others may now be wherever
        it might have been.
        """
        found: i64 = self.narrowest(card, zone)
        came: Zone = self.zones[found]
        self.drop(found, card)
        wider: list[Zone] = []
        for group in range(len(self.zones)):
            zones: Zone = self.zones[group]
            if zones & zone and self.cards[group][card] and zones & came != came:
                wider.append(zones)
        for zones in wider:
            self.drop(self.zones.index(zones), card)
            self.add(card, zones | came)
        self.tidy()

    def spread(self, source: Zone, target: Zone) -> None:
        """Some cards went from one zone to another, unseen."""
        for group in range(len(self.zones)):
            if self.zones[group] & source:
                self.zones[group] = self.zones[group] | target
        self.tidy()

    def carry(self, source: Zone, target: Zone) -> None:
        """All cards of a zone went to another, unseen."""
        for group in range(len(self.zones)):
            zones: Zone = self.zones[group]
            if zones & source:
                self.zones[group] = (zones & ~source) | target
        self.tidy()

    def exchange(self, one: Zone, other: Zone) -> None:
        """All cards of two zones changed places."""
        both: Zone = one | other
        for group in range(len(self.zones)):
            zones: Zone = self.zones[group]
            if zones & both != both and zones & both != 0:
                self.zones[group] = zones ^ both
        self.tidy()

    def clear(self, zone: Zone) -> None:
        """They see that nothing else lies in this zone."""
        for group in range(len(self.zones)):
            self.zones[group] = self.zones[group] & ~zone
        self.tidy()

    # Groups

    def narrowest(self, card: Card, zone: Zone) -> i64:
        """The group with such a card that could be in this zone and in the fewest others."""
        found: i64 = -1
        fewest: i64 = 0
        for group in range(len(self.zones)):
            zones: Zone = self.zones[group]
            if zones & zone and self.cards[group][card]:
                width: i64 = size(zones)
                if found < 0 or width < fewest or (width == fewest and zones < self.zones[found]):
                    found = group
                    fewest = width
        assert found >= 0, "what comes to light was somewhere before"
        return found

    def add(self, card: Card, zones: Zone) -> None:
        group = self.group(zones)
        if group >= 0:
            self.cards[group][card] = self.cards[group][card] + 1
            self.sizes[group] = self.sizes[group] + 1
            return
        count: list[i64] = [0] * KINDS
        count[card] = 1
        self.zones.append(zones)
        self.sizes.append(1)
        self.cards.append(count)

    def drop(self, group: i64, card: Card) -> None:
        self.cards[group][card] = self.cards[group][card] - 1
        self.sizes[group] = self.sizes[group] - 1

    def tidy(self) -> None:
        """Join groups that have come to mean the same; forget empty ones."""
        group: i64 = 0
        while group < len(self.zones):
            same: i64 = 0
            while same < group and self.zones[same] != self.zones[group]:
                same += 1
            if same == group and self.sizes[group]:
                group += 1
                continue
            if same < group:
                count = self.cards[group]
                into = self.cards[same]
                for card in range(KINDS):
                    into[card] = into[card] + count[card]
                self.sizes[same] = self.sizes[same] + self.sizes[group]
            del self.zones[group]
            del self.sizes[group]
            del self.cards[group]


def reserve_of(seat: i64) -> Zone:
    return RESERVE << seat
