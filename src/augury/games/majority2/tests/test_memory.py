"""The Majority 2: memories in bits against the same in plain words: every group a set of zones and
the cards that may lie exactly there."""

from __future__ import annotations

import random
from collections import Counter

from augury.games.majority2.components import KINDS
from augury.games.majority2.memory import ZONES, Memory, count, counts

Plain = dict[frozenset[int], Counter[int]]


def zones_of(number: int) -> frozenset[int]:
    return frozenset(zone for zone in ZONES if number & zone)


def moved(groups: Plain, change: dict[frozenset[int], frozenset[int]]) -> Plain:
    """Groups with other zones; those that come to mean the same are joined."""
    found: Plain = {}
    for zones, cards in groups.items():
        found.setdefault(change.get(zones, zones), Counter()).update(cards)
    return {zones: +cards for zones, cards in found.items() if +cards}


def see(groups: Plain, card: int, zone: int) -> Plain:
    """It was the one that could lie in the fewest zones; the others may now be wherever it might
    have been."""
    possible = [zones for zones, cards in groups.items() if zone in zones and cards[card]]
    came = min(possible, key=lambda zones: (len(zones), sum(zones)))
    groups[came][card] -= 1
    for zones in possible:
        if not came <= zones:
            groups[zones][card] -= 1
            groups.setdefault(zones | came, Counter())[card] += 1
    return moved(groups, {})


def test_a_memory_in_bits_remembers_what_one_in_sets_does() -> None:
    luck = random.Random(1)
    for _ in range(60):
        memory, groups = Memory(), Plain()
        hidden: Counter[int] = Counter()
        for _ in range(60):
            source, target = luck.sample(ZONES, 2)
            card = luck.randrange(KINDS)
            what = luck.randrange(6)
            if what <= 1 and hidden[card] < 3:
                memory.hide(card, source)
                groups.setdefault(frozenset([source]), Counter())[card] += 1
                hidden[card] += 1
            elif what == 2 and any(source in zones and groups[zones][card] for zones in groups):
                memory.see(card, source)
                groups = see(groups, card, source)
                hidden[card] -= 1
            elif what == 3:
                memory.spread(source, target)
                groups = moved(groups, {z: z | {target} for z in groups if source in z})
            elif what == 4:
                memory.carry(source, target)
                groups = moved(groups, {z: z - {source} | {target} for z in groups if source in z})
            elif what == 5:
                memory.exchange(source, target)
                both = frozenset([source, target])
                groups = moved(groups, {z: z ^ both for z in groups if len(z & both) == 1})
            assert {zones_of(zones) for zones in memory.zones()} == set(groups)
            for zones in memory.zones():
                held = groups[zones_of(zones)]
                assert counts(memory.cards[zones]) == [held[kind] for kind in range(KINDS)]
            assert all(count(memory.unseen(), kind) == hidden[kind] for kind in range(KINDS))


def test_a_cleared_zone_is_no_place_for_any_card() -> None:
    memory = Memory()
    memory.hide(3, ZONES[0])
    memory.spread(ZONES[0], ZONES[1])
    memory.clear(ZONES[1])
    assert memory.zones() == [ZONES[0]]
    assert count(memory.certain(ZONES[0]), 3) == 1


def test_a_copy_forgets_nothing_and_keeps_to_itself() -> None:
    memory = Memory()
    memory.hide(3, ZONES[0])
    other = memory.clone()
    other.hide(3, ZONES[0])
    assert count(memory.unseen(), 3) == 1
    assert count(other.unseen(), 3) == 2
