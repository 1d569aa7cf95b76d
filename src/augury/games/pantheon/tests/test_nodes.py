"""Pantheon: spaces in bits against the same in plain words, and where pieces may go, worked out for
many spaces at once, against asking each of them (P-44 to P-53, P-145)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from augury.core import chance, registry
from augury.core.playout import play_out
from augury.games.pantheon import actions
from augury.games.pantheon.map import (
    COLUMN_COUNT,
    COLUMN_NODES,
    COLUMNS_APART,
    COLUMNS_NEAR,
    IS_COLUMN,
    LOOT_APART,
    LOOT_NODES,
    LOOT_SPACES,
    NEIGHBOURS,
    NODE_COUNT,
    apart,
)
from augury.games.pantheon.nodes import (
    BESIDE,
    ON_COLUMNS,
    WORDS,
    exclude,
    holds,
    include,
    members_of,
)
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.routes import (
    cheapest,
    cost,
    jump_targets,
    spots,
    spots_with_jumps,
)
from augury.kit.cells import cells

POSITIONS = 60


def test_a_set_of_spaces_in_bits_holds_what_a_plain_one_does() -> None:
    luck = random.Random(1)
    row, plain = cells(3 * WORDS), [set[int](), set[int](), set[int]()]
    for _ in range(1_000):
        number, node = luck.randrange(3), luck.randrange(NODE_COUNT)
        if luck.random() < 0.6:
            include(row, number * WORDS, node)
            plain[number].add(node)
        else:
            exclude(row, number * WORDS, node)
            plain[number].discard(node)
        assert holds(row, number * WORDS, node) == (node in plain[number])
    for number in range(3):
        assert members_of(row, number * WORDS) == sorted(plain[number])


def test_every_space_knows_the_set_of_its_neighbours() -> None:
    assert members_of(ON_COLUMNS, 0) == COLUMN_NODES
    for node in range(NODE_COUNT):
        assert members_of(BESIDE, node * WORDS) == sorted(NEIGHBOURS[node])


def test_distances_that_are_kept_are_those_on_the_plain() -> None:
    for node in range(0, NODE_COUNT, 5):
        for place in range(node * COLUMN_COUNT, (node + 1) * COLUMN_COUNT):
            assert COLUMNS_APART[place] == apart(node, COLUMNS_NEAR[place])
        for nation, spaces in enumerate(LOOT_NODES):
            for number, loot in enumerate(spaces):
                place = (nation * LOOT_SPACES + number) * NODE_COUNT + node
                assert LOOT_APART[place] == apart(loot, node)


def positions() -> Iterator[tuple[Pantheon, int]]:
    """Positions of random games, each with one seat after the other."""
    room = registry.load("pantheon")
    for number in range(POSITIONS):
        game = room.start(2 + number % 3, number)
        assert isinstance(game, Pantheon)
        play_out(game, chance.from_seed(number), 10 + 5 * number, False)
        if not game.over:
            for seat in range(game.seats):
                yield game, seat


def beyond(game: Pantheon, seat: int) -> list[int]:
    """P-145, Q-39, Q-11: what only a jump reaches."""
    frontier, found = game.frontier(seat), set[int]()
    for jumped in frontier:
        if any(game.stands(other, jumped) for other in range(game.seats)):
            for target in NEIGHBOURS[jumped]:
                if (
                    target != game.site
                    and target not in frontier
                    and not game.stands(seat, target)
                    and not (IS_COLUMN[target] and IS_COLUMN[jumped])
                ):
                    found.add(target)
    return sorted(found)


def placements(game: Pantheon, seat: int, places: list[int], means: int) -> list[int]:
    """P-44..P-48: a foot or a column of the personal supply, where the means pay for it."""
    found: list[int] = []
    for node in places:
        pieces = sum(game.stands(other, node) for other in range(game.seats))
        supply = game.column_supply if IS_COLUMN[node] else game.feet_supply
        if supply[seat] > 0 and pieces < 2 and pieces + 1 <= means:
            column = IS_COLUMN[node]
            found.append(actions.COLUMN + COLUMN_NODES.index(node) if column else node)
    return sorted(found)


def test_where_a_piece_may_go_is_found_for_all_spaces_as_for_each() -> None:
    jumps = closed = 0
    for game, seat in positions():
        frontier, further = game.frontier(seat), beyond(game, seat)
        assert members_of(jump_targets(game, seat), 0) == further
        both = sorted(frontier + further)
        for means in range(4):
            near = placements(game, seat, frontier, means)
            assert list(spots(game, seat, means)) == near
            far = placements(game, seat, both, means)
            assert list(spots_with_jumps(game, seat, means)) == far
            jumps += far != near
        for places, jumping in ((frontier, False), (both, True)):
            prices = [m for m in (1, 2) if placements(game, seat, places, m)]
            assert cheapest(game, seat, jumping) == (min(prices) if prices else 0)
        for node in range(NODE_COUNT):
            pieces = sum(game.stands(other, node) for other in range(game.seats))
            assert cost(game, node) == (pieces + 1 if pieces < 2 else 0)
            closed += pieces == 2
    assert jumps > 20
    assert closed > 20
