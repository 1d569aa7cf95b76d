"""Pantheon: ways to pay for a god, worked out in bits, against trying every assignment of kinds
(P-90 to P-93, Q-48)."""

from __future__ import annotations

from itertools import permutations

from augury.core import chance, registry
from augury.core.playout import play_out
from augury.games.pantheon.components import (
    CARD_KINDS,
    COSTS,
    GIFT,
    GOD_KINDS,
    KINDS,
    NOTHING,
    PIETALTE,
)
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.sacrifices import affordable, can_acquire

POSITIONS = 60


def price(game: Pantheon, seat: int, god: int, kinds: tuple[int, ...]) -> list[int]:
    """P-92: the cards of each kind that an assignment costs. P-93: tiles count nothing for
    Pietalte."""
    cards = [0] * KINDS
    for number, kind in zip(COSTS[god], kinds, strict=False):
        tile = 0 if god == PIETALTE else game.levels[seat * KINDS + kind]
        cards[kind] = max(0, number - tile)
    return cards


def ways(game: Pantheon, seat: int, god: int) -> list[list[int]]:
    """Q-48: of those that cost the same cards the first in alphabetical order; then only those that
    begin with what was brought."""
    numbers = 1 if game.revealed != NOTHING else len(COSTS[god])
    found: list[list[int]] = []
    known: list[list[int]] = []
    for kinds in permutations(range(KINDS), numbers):
        cards = price(game, seat, god, kinds)
        held = [game.hand[seat * CARD_KINDS + GIFT + kind] for kind in range(KINDS)]
        if cards not in known and all(asked <= has for asked, has in zip(cards, held, strict=True)):
            known.append(cards)
            if list(kinds[: len(game.brought)]) == list(game.brought):
                found.append(list(kinds))
    return found


def test_the_ways_to_pay_are_those_that_trying_all_of_them_finds() -> None:
    room = registry.load("pantheon")
    several = refused = 0
    for number in range(POSITIONS):
        game = room.start(2 + number % 3, number)
        assert isinstance(game, Pantheon)
        play_out(game, chance.from_seed(number), 20 + 3 * number, False)
        brought = list(game.brought)
        for seat in range(game.seats):
            for god in range(GOD_KINDS):
                game.brought = brought
                expected = ways(game, seat, god)
                assert [list(kinds) for kinds in affordable(game, seat, god)] == expected
                if game.revealed == NOTHING and not brought:
                    assert can_acquire(game, seat, god) == bool(expected)
                if not brought and len(expected) > 1:
                    several += 1
                    game.brought = expected[-1][:1]
                    assert [list(w) for w in affordable(game, seat, god)] == ways(game, seat, god)
                refused += not expected
    assert several > 50
    assert refused > 50
