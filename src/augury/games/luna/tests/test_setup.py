"""Luna: components, geometry, set-up and placement round (RULES.md 3 to 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.core.errors import Malformed
from augury.games.luna import GAME
from augury.games.luna.actions import VOCABULARY
from augury.games.luna.components import (
    BOARD_NAMES,
    BOARD_TILES,
    GUARD_VALUES,
    ISLAND_NAMES,
    SYMBOLS,
    group,
    neighbours,
)
from augury.games.luna.rules.game import Luna
from augury.games.luna.state import (
    AUTOMATON,
    HUMAN,
    NOBODY,
    PATH,
    PLACE_PAIR,
    PLACE_SHRINE,
    TEMPLE,
    TURN,
)
from augury.games.luna.view import view as view_of

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

BY_SYMBOL = {
    "shrine": [6, 16, 19, 26],
    "herb": [7, 11, 17, 25],
    "tide": [1, 5, 15, 23],
    "sail": [2, 12, 18, 22],
    "bribe": [4, 9, 20, 28],
    "book": [3, 10, 14, 24],
    "novice": [8, 13, 21, 27],
}

# RULES.md 4.2: the test vector for slot 1 blue, 2 yellow, 3 green, 4 violet.
NEIGHBOURS = """
1: 10 16 18 21
2: 9 12 15 17 23 24
3: 10 12 13 23 25 28
4: 9 11 14 22 26 27
5: 19 24 27
6: 20 21 25
7: 18 28
8: 17 20 26
9: 2 4 17 24 26 27
10: 1 3 18 21 25 28
11: 4 19 22 27
12: 2 3 17 20 23 25
13: 3 23 28
14: 4 22 26
15: 2 23 24
16: 1 21
17: 2 8 9 12 20 26
18: 1 7 10 28
19: 5 11 27
20: 6 8 12 17 25
21: 1 6 10 16 25
22: 4 11 14
23: 2 3 12 13 15
24: 2 5 9 15 27
25: 3 6 10 12 20 21
26: 4 8 9 14 17
27: 4 5 9 11 19 24
28: 3 7 10 13 18
"""


def start(seats: int, seed: int = 1, **options: str) -> Luna:
    game = GAME.start(seats, seed, options)
    assert isinstance(game, Luna)
    return game


def play(game: Luna, *texts: str) -> None:
    for text in texts:
        seat = game.to_act()[0]
        action = VOCABULARY.parse(text)
        assert action in game.legal(seat), game.why_not(seat, action)
        game.apply(seat, action)
        game.assert_sound()


def names(game: Luna, islands: int) -> set[str]:
    return {name for number, name in enumerate(ISLAND_NAMES) if islands >> number & 1}


# 3. Components, 4. Geometry


def test_the_28_tiles_have_the_symbols_of_the_table() -> None:
    for symbol, tiles in BY_SYMBOL.items():
        assert [
            tile for tile in range(1, 29) if SYMBOLS[tile] == ISLAND_NAMES.index(symbol)
        ] == tiles


def test_every_block_of_four_has_one_tile_of_each_board_and_four_different_symbols() -> None:
    for first in range(1, 29, 4):
        block = range(first, first + 4)
        assert len({SYMBOLS[tile] for tile in block}) == 4
        assert {board for board in range(4) for tile in block if tile in BOARD_TILES[board]} == {
            0,
            1,
            2,
            3,
        }
    for tiles in BOARD_TILES:
        assert len({SYMBOLS[tile] for tile in tiles}) == 7


def test_all_neighbours_of_the_temple_in_the_order_blue_yellow_green_violet() -> None:
    expected = {
        int(line.split(":")[0]): [int(tile) for tile in line.split(":")[1].split()]
        for line in NEIGHBOURS.split("\n")
        if line
    }
    found = neighbours([BOARD_NAMES.index(name) for name in ("blue", "yellow", "green", "violet")])
    assert {tile: found[tile] for tile in range(1, 29)} == expected


@pytest.mark.parametrize(
    ("boards", "edges"), [([0], 11), ([2, 3], 28), ([0, 1, 2], 45), ([3, 1, 0, 2], 62)]
)
def test_only_boards_that_are_face_up_touch(boards: list[int], edges: int) -> None:
    assert sum(len(near) for near in neighbours(boards)) == 2 * edges


def test_x_28_a_board_touches_the_next_one() -> None:
    found = neighbours([BOARD_NAMES.index("violet"), BOARD_NAMES.index("blue")])
    assert {1, 18} <= set(found[11])


@pytest.mark.parametrize(
    ("boards", "groups"),
    [
        (
            "blue yellow green violet",
            [
                [5, 6, 7, 8],
                [9, 10, 11, 12],
                [13, 14, 15, 16],
                [17, 18, 19, 20],
                [21, 22, 23, 24],
                [25, 26, 27, 28],
            ],
        ),
        (
            "blue yellow green",
            [[6, 7, 8], [9, 10, 12], [13, 15, 16], [17, 18, 20], [21, 23, 24], [25, 26, 28]],
        ),
        ("blue yellow", [[6, 7], [10, 12], [13, 16], [18, 20], [21, 23], [25, 28]]),
    ],
)
def test_x_02_and_l_007_the_path(scene: type[Scene], boards: str, groups: list[list[int]]) -> None:
    """L-007: groups rise towards the entrance, a guard tile behind each."""
    game = scene(len(boards.split()), boards=boards).game
    on_path = [tile for tile in range(1, 29) if game.zones[tile] == PATH]
    assert [[tile for tile in on_path if group(tile) == number] for number in range(1, 7)] == groups
    assert GUARD_VALUES == [6, 5, 4, 3, 2, 2]


# 5. Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_l_001_to_l_016_everybody_gets_the_same(seats: int) -> None:
    """L-001, L-003..L-006, L-012, L-015, L-016."""
    game = start(seats)
    assert game.scores() == [5] * seats
    assert list(game.supply) == [12] * seats
    assert [player.shrines_left for player in view_of(game, -1).players] == [6] * seats
    assert len(set(game.slots)) == seats
    in_play = [tile for slot in game.slots for tile in BOARD_TILES[slot]]
    assert sorted(in_play) == [tile for tile in range(1, 29) if game.zones[tile]]
    start_tiles = [tile for tile in in_play if tile <= 4]
    assert len(start_tiles) == seats
    assert sorted(game.novices[tile] for tile in start_tiles) == list(range(seats))
    assert all(game.has_book(tile) and game.zones[tile] == TEMPLE for tile in start_tiles)
    assert [island.favours_left for island in view_of(game, 0).islands] == [seats] * 7
    assert [player.ip for player in view_of(game, -1).players] == [5] * seats


def test_x_01_a_dealt_start_tile(scene: type[Scene]) -> None:
    """L-006: tile, novice and book are on field 1, 12 novices are left, the IP stay 5."""
    game = next(game for game in (start(4, seed) for seed in range(99)) if game.novices[1] == 1)
    assert game.zones[1] == TEMPLE
    assert game.has_book(1)
    assert game.supply[1] == 12
    assert game.ip[1] == 5


def test_l_002_the_start_player_is_random_or_agreed_on() -> None:
    assert {start(3, seed).start for seed in range(40)} == {0, 1, 2}
    game = start(3, 1, start_player="2")
    assert game.start == 2
    assert game.to_act() == [2]


def test_l_003_l_005_l_011_and_l_014_are_left_to_chance() -> None:
    games = [start(2, seed) for seed in range(80)]
    assert len({tuple(game.slots) for game in games}) == 12
    assert len({tuple(game.ring) for game in games}) > 70
    tiles = [list(game.novices) for game in games]
    assert {on.index(0) < on.index(1) for on in tiles} == {True, False}
    for figure in ("priestess", "builder", "apostate"):
        assert {getattr(game, figure) for game in games} == set(range(7))
    assert any(game.priestess == game.builder for game in games)


def test_l_008_the_guard_begins_on_6() -> None:
    assert start(4, setup="preset").guard_value() == 6


@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_l_009_and_l_150_time_tokens(seats: int, tokens: int) -> None:
    assert start(seats, setup="preset").tokens == tokens


def test_x_03_and_l_010_the_last_player_is_on_top_of_the_council() -> None:
    game = start(3, start_player="1")
    assert list(game.stones) == [1, 2, 0]
    assert list(game.spaces) == [0, 0, 0]
    assert view_of(game, 0).stacks[0] == [1, 2, 0]
    assert game.council_order(0) > game.council_order(2) > game.council_order(1)


@pytest.mark.parametrize(("seats", "prizes"), [(2, [5, 2]), (3, [5, 2]), (4, [6, 3, 1])])
def test_l_013_which_priestess(seats: int, prizes: list[int]) -> None:
    assert start(seats).prizes() == prizes


# Placement round


def test_l_020_one_shrine_per_island_in_turn_order() -> None:
    game = start(3, 1, start_player="1")
    assert game.phase == PLACE_SHRINE
    play(game, "place-shrine tide")
    assert game.to_act() == [2]
    assert VOCABULARY.parse("place-shrine tide") not in game.legal(2)
    assert str(game.why_not(2, VOCABULARY.parse("place-shrine tide"))).endswith("[L-020]")
    play(game, "place-shrine herb", "place-shrine novice")
    assert game.phase == PLACE_PAIR
    assert game.to_act() == [1]
    assert [names(game, shrines) for shrines in game.shrines] == [{"novice"}, {"tide"}, {"herb"}]


def test_l_021_and_l_151_no_first_shrine_on_the_herb_island_with_two() -> None:
    game = start(2)
    action = VOCABULARY.parse("place-shrine herb")
    assert action not in game.legal(game.current)
    assert str(game.why_not(game.current, action)).endswith("[L-021]")
    assert action in start(3).legal(start(3).current)


def test_l_022_and_l_023_four_passes_of_pairs_then_two_favours() -> None:
    game = start(2, 1, start_player="0")
    play(game, "place-shrine tide", "place-shrine sail")
    play(game, "place-pair herb", "place-pair herb")
    assert game.to_act() == [0]
    for refused in ("place-pair herb", "place-pair tide"):
        assert str(game.why_not(0, VOCABULARY.parse(refused))).endswith("[L-022]")
        assert VOCABULARY.parse(refused) not in game.legal(0)
    play(
        game,
        "place-pair sail",
        "place-pair tide",
        "place-pair book",
        "place-pair book",
        "place-pair novice",
        "place-pair novice",
    )
    assert game.phase == TURN
    assert game.round == 1
    assert names(game, game.favours[0]) == {"shrine", "bribe"}
    assert names(game, game.favours[1]) == {"shrine", "bribe"}
    assert list(game.supply) == [4, 4]


def test_l_016_after_the_placement_4_novices_and_5_shrines_are_left() -> None:
    game = start(4, setup="preset")
    assert list(game.supply) == [4, 4, 4, 4]
    assert [player.shrines_left for player in view_of(game, 0).players] == [5, 5, 5, 5]


PRESET = {  # colour: shrine, pairs, favours
    "white": ("tide", "bribe shrine book novice", "herb sail"),
    "yellow": ("novice", "bribe tide herb sail", "shrine book"),
    "red": ("book", "bribe herb shrine novice", "tide sail"),
    "blue": ("shrine", "bribe tide sail book", "herb novice"),
}


@pytest.mark.parametrize(
    ("seats", "colours"), [(4, "seated"), (3, "seated"), (2, "random"), (4, "random")]
)
def test_l_025_the_preset_is_the_table_of_the_rules(seats: int, colours: str) -> None:
    game = start(seats, 7, setup="preset", colours=colours)
    view = view_of(game, 0)
    assert [island.name for island in view.islands] == [
        "bribe",
        "tide",
        "herb",
        "shrine",
        "sail",
        "book",
        "novice",
    ]
    assert (view.priestess, view.builder, view.apostate) == ("bribe", "book", "herb")
    for seat, player in enumerate(view.players):
        shrine, pairs, favours = PRESET[player.colour]
        assert player.favours == sorted(favours.split(), key=ISLAND_NAMES.index)
        for island in view.islands:
            assert island.active[seat] == (2 if island.name in pairs.split() else 0)
            assert island.shrines[seat] == (island.name == shrine)
    game.assert_sound()
    assert game.round == 1
    if colours == "seated":
        assert [player.colour for player in view.players] == ["white", "yellow", "red", "blue"][
            :seats
        ]


def test_colours_can_be_dealt_at_random() -> None:
    assert len({tuple(start(2, seed, colours="random").colours) for seed in range(60)}) == 12


def test_x_04_everybody_is_on_island_1_and_nobody_holds_bribe() -> None:
    game = start(4, setup="preset")
    bribe = ISLAND_NAMES.index("bribe")
    assert [game.active(seat, bribe) for seat in range(4)] == [2, 2, 2, 2]
    assert game.priestess == bribe
    assert not any(game.holds(seat, bribe) for seat in range(4))


def test_l_160_there_is_no_solo_preset() -> None:
    with pytest.raises(Malformed, match="unknown-option"):
        GAME.start(1, 1, {"setup": "preset"})


# Solo


def test_l_160_to_l_162_the_automaton_is_everywhere() -> None:
    """L-160, L-161, L-162."""
    builder_is_home = set()
    for seed in range(60):
        game = start(1, seed)
        assert game.seats == 2
        assert game.to_act() == [HUMAN]
        assert list(game.stones) == [AUTOMATON, HUMAN]
        assert game.scores() == [5, 5]
        tile = list(game.novices).index(AUTOMATON)
        expected = [2] * 7
        expected[game.builder] = 1
        expected[SYMBOLS[tile]] -= 1
        assert list(game.on[7:14]) == expected
        assert names(game, game.shrines[AUTOMATON]) == {ISLAND_NAMES[game.builder]}
        assert game.tokens == 0
        assert list(game.novices[1:5]).count(HUMAN) == 1
        assert [game.has_book(t) for t in range(1, 5)] == [
            game.novices[t] != NOBODY for t in range(1, 5)
        ]
        builder_is_home.add(SYMBOLS[tile] == game.builder)
    assert builder_is_home == {True, False}


def test_l_163_the_human_places_alone() -> None:
    game = start(1, 3)
    taken = ISLAND_NAMES[game.builder]
    for island in {"herb", taken}:
        assert VOCABULARY.parse(f"place-shrine {island}") not in game.legal(HUMAN)
    free = [name for name in ISLAND_NAMES if name not in ("herb", taken)]
    play(game, f"place-shrine {free[0]}", *[f"place-pair {name}" for name in free[1:5]])
    assert names(game, game.favours[HUMAN]) == set(ISLAND_NAMES) - set(free[:5])
    assert game.favours[AUTOMATON] == 0
    assert view_of(game, 0).islands[game.places[0]].favours_left in (0, 1)


def test_l_185_at_level_3_the_builder_joins_the_priestess() -> None:
    assert all(
        start(1, seed, level="3").builder == start(1, seed, level="3").priestess
        for seed in range(20)
    )
    assert any(
        start(1, seed, level="2").builder != start(1, seed, level="2").priestess
        for seed in range(20)
    )
