"""Luna: Travel, Tide, Sailboat, and the small steps in which a compound move is told (RULES.md 7.5
to 7.7 and 13)."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from augury.core import chance
from augury.core.why import why_thing
from augury.games.luna import GAME
from augury.games.luna.actions import VOCABULARY
from augury.games.luna.components import ISLAND_NAMES, PRESET_RING
from augury.games.luna.reader import own
from augury.games.luna.rules.game import Luna
from augury.games.luna.rules.movement import liftable, may_lift
from augury.games.luna.state import LIFT, SOURCES, TURN
from augury.kit.sets import things

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

WHITE, YELLOW, RED, BLUE = range(4)
RING = [ISLAND_NAMES[island] for island in PRESET_RING]  # bribe tide herb shrine sail book novice


def test_x_14_travel(scene: type[Scene]) -> None:
    """L-065, L-066, L-070: from several islands to several others, inactive on arrival."""
    table = scene()
    table.novices(WHITE, tide=2, book=1)
    table.landing(WHITE, 1)
    table.do(WHITE, "travel")
    assert table.options(WHITE) == ["lift tide", "lift book"]
    assert table.why_not(WHITE, "lift-landing").endswith("[L-065]")
    assert table.why_not(WHITE, "lift-done").endswith("[L-065]")
    table.do(WHITE, "lift tide", "lift tide", "lift book")  # then nobody else can leave
    table.do(WHITE, "drop herb", "drop sail", "drop sail")
    assert table.at(WHITE, "sail") == (0, 2)
    assert table.at(WHITE, "herb") == (0, 1)
    assert table.at(WHITE, "tide") == table.at(WHITE, "book") == (0, 0)
    assert table.game.to_act() == [YELLOW]


def test_x_14_nobody_travels_home(scene: type[Scene]) -> None:
    """L-066: TIDE->TIDE is impossible."""
    table = scene()
    table.novices(WHITE, tide=2)
    table.do(WHITE, "travel")  # the first lift has no alternative
    table.do(WHITE, "lift-done")
    assert "tide" not in table.options(WHITE, "drop")
    assert table.why_not(WHITE, "drop tide").endswith("[L-066]")


def test_l_064_travel_needs_an_active_novice(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=(0, 2))
    table.landing(WHITE, 1)
    assert table.why_not(WHITE, "travel").endswith("[L-064]")


def test_l_064_l_068_who_points_at_a_way_to_move_hears_what_it_needs(scene: type[Scene]) -> None:
    """White's two novices at the Tide rest, and White has no Tide favour to wake them with."""
    table = scene()
    table.novices(WHITE, tide=(0, 2))
    told = [
        why_thing(GAME, table.game, WHITE, f"action/{way}").reason for way in ("travel", "tide")
    ]
    assert [reason.rule for reason in told if reason is not None] == ["L-064", "L-068"]


def test_l_065_at_least_one_and_no_favour_needed(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=1)
    table.do(WHITE, "travel")
    assert table.game.lifted[ISLAND_NAMES.index("tide")] == 1
    table.do(WHITE, "drop novice")
    assert table.at(WHITE, "novice") == (0, 1)


def test_l_067_sources_and_landings_are_named_in_ring_order(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=2, book=1)
    table.do(WHITE, "travel", "lift book")
    assert table.game.phase != TURN
    assert table.options(WHITE, "lift") == []
    table = scene()
    table.novices(WHITE, tide=2, sail=2)
    table.do(WHITE, "travel", "lift tide", "lift sail")
    assert table.why_not(WHITE, "lift tide").endswith("[L-067]")
    table.do(WHITE, "lift-done", "drop shrine")
    assert table.why_not(WHITE, "drop herb").endswith("[L-067]")


def test_x_30_two_novices_may_swap_places(scene: type[Scene]) -> None:
    """L-067: both islands end with one inactive novice, and every result is one option."""
    table = scene()
    table.novices(WHITE, tide=1, book=1)
    table.do(WHITE, "travel", "lift tide", "lift book", "drop tide", "drop book")
    assert table.at(WHITE, "tide") == (0, 1)
    assert table.at(WHITE, "book") == (0, 1)


def test_x_15_tide_gathers_from_everywhere(scene: type[Scene]) -> None:
    """L-068, L-069: landing 1, beside HERB 1 of 2, on BOOK 1, all to TIDE."""
    table = scene()
    table.landing(WHITE, 1)
    table.novices(WHITE, herb=(0, 2), book=1)
    assert table.why_not(WHITE, "tide").endswith("[L-068]")
    table.favours(WHITE, "tide")
    table.do(
        WHITE,
        "tide",
        "lift book",
        "lift-beside herb",
        "lift-landing",
        "drop tide",
        "drop tide",
        "drop tide",
    )
    assert table.at(WHITE, "tide") == (0, 3)
    assert table.at(WHITE, "herb") == (0, 1)
    assert table.at(WHITE, "book") == (0, 0)
    assert table.game.landing[WHITE] == 0
    assert table.held(WHITE) == set()


def test_l_068_tide_needs_somebody_to_carry(scene: type[Scene]) -> None:
    table = scene()
    table.favours(WHITE, "tide")
    assert table.why_not(WHITE, "tide").endswith("[L-068]")
    table.landing(WHITE, 1)
    assert table.can(WHITE, "tide")


def test_x_31_an_island_that_gives_up_inactive_novices_receives_none(scene: type[Scene]) -> None:
    """L-071: HERB->SAIL with landing->HERB is not offered."""
    table = scene()
    table.novices(WHITE, herb=(0, 1))
    table.landing(WHITE, 1)
    table.favours(WHITE, "tide")
    table.do(WHITE, "tide", "lift-beside herb", "lift-landing")
    assert table.options(WHITE, "drop") == sorted(
        set(ISLAND_NAMES) - {"herb"}, key=ISLAND_NAMES.index
    )
    assert table.why_not(WHITE, "drop herb").endswith("[L-071]")


def test_x_31_exchanging_inactive_novices_is_no_action(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, herb=(0, 1), sail=(0, 1))
    table.favours(WHITE, "tide")
    start = table.game.beside[:7]
    for result in results(table.game, "tide"):
        assert list(result[7:14]) != list(start)


def test_l_070_and_l_081_nobody_moves_from_the_path_or_the_temple(scene: type[Scene]) -> None:
    table = scene()
    table.path(WHITE, 7)
    table.favours(WHITE, "tide", "sail")
    assert table.options(WHITE, "tide") == []
    assert table.options(WHITE, "sail") == []
    assert table.why_not(WHITE, "tide").endswith("[L-068]")


# 13. Every result by exactly one sequence (I-18)


def results(game: Luna, kind: str) -> Counter[tuple[int, ...]]:
    """Every position that the steps of a move reach, and how often; as (on, beside, landing) of
    white."""
    found: Counter[tuple[int, ...]] = Counter()
    begun = game.clone()
    begun.current = WHITE
    begun.apply(WHITE, VOCABULARY.parse(kind))
    stack = [begun]
    while stack:
        state = stack.pop()
        if state.phase == TURN:
            found[(*state.on[:7], *state.beside[:7], state.landing[WHITE])] += 1
            continue
        choices = state.legal(WHITE)
        assert choices, "no sequence runs into a dead end"
        for action in choices:
            after = state.clone()
            after.apply(WHITE, action)
            stack.append(after)
    return found


def brute_force(game: Luna, tide: bool) -> set[tuple[int, ...]]:
    """Every novice stays or goes to any other island, straight from L-065 and L-069; at least one
    moves."""
    novices: list[tuple[str, int]] = []
    for island in range(7):
        novices += [("on", island)] * game.on[island]
        if tide:
            novices += [("beside", island)] * game.beside[island]
    if tide:
        novices += [("landing", -1)] * game.landing[WHITE]
    found = set()
    for goals in itertools.product([-1, *range(7)], repeat=len(novices)):
        if all(goal == -1 for goal in goals) or any(
            goal == home for goal, (_, home) in zip(goals, novices, strict=True) if goal >= 0
        ):
            continue
        on, beside, landing = list(game.on[:7]), list(game.beside[:7]), game.landing[WHITE]
        for goal, (zone, home) in zip(goals, novices, strict=True):
            if goal >= 0:
                on[home] -= zone == "on"
                beside[home] -= zone == "beside"
                landing -= zone == "landing"
                beside[goal] += 1
        found.add((*on, *beside, landing))
    return found


def needs_an_exchange(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Q-30: nothing changed, or an active novice would have become inactive at its own island,
    which L-066 forbids."""
    if before == after:
        return True
    left = [before[i] - after[i] for i in range(7)]
    came = [after[7 + i] - before[7 + i] for i in range(7)]
    moved = sum(left) + sum(max(0, -number) for number in came) + before[14] - after[14]
    return any(came[i] > 0 and left[i] + came[i] > moved for i in range(7))


@pytest.mark.parametrize(
    "novices",
    [
        {"tide": 1},
        {"tide": 3},
        {"tide": 1, "book": 1},
        {"tide": 2, "book": 1},
        {"bribe": 2, "novice": 2},
        {"herb": 1, "sail": 1, "book": 2},
    ],
)
def test_i_18_travel_reaches_every_result_once(scene: type[Scene], novices: dict[str, int]) -> None:
    """L-067."""
    table = scene()
    table.novices(WHITE, **novices)
    reached = results(table.game, "travel")
    assert set(reached.values()) == {1}
    assert set(reached) == brute_force(table.game, False)


@pytest.mark.parametrize(
    ("novices", "landing"),
    [
        ({"tide": (0, 1)}, 0),
        ({"tide": (0, 2), "book": (1, 0)}, 0),
        ({"herb": (0, 1)}, 1),
        ({"herb": (0, 1), "sail": (0, 1)}, 1),
        ({"herb": (1, 1), "sail": (0, 2)}, 0),
        ({"bribe": (1, 1), "novice": (1, 1)}, 0),
        ({}, 3),
    ],
)
def test_i_18_tide_reaches_every_result_once(
    scene: type[Scene], novices: dict[str, tuple[int, int]], landing: int
) -> None:
    """L-071 and Q-30: nothing is lost but exchanges."""
    table = scene()
    table.novices(WHITE, **novices)
    table.landing(WHITE, landing)
    table.favours(WHITE, "tide")
    before = (*table.game.on[:7], *table.game.beside[:7], landing)
    reached = results(table.game, "tide")
    assert set(reached.values()) == {1}
    free = brute_force(table.game, True)
    assert set(reached) <= free
    assert all(needs_an_exchange(before, after) for after in free - set(reached))
    assert not any(needs_an_exchange(before, after) for after in reached)


def test_l_071_inactive_novices_beside_all_seven_islands_cannot_all_leave(
    scene: type[Scene],
) -> None:
    table = scene()
    table.novices(WHITE, **dict.fromkeys(ISLAND_NAMES, (0, 1)))
    table.favours(WHITE, "tide")
    table.do(WHITE, "tide", *[f"lift-beside {name}" for name in RING[:5]], f"lift-beside {RING[5]}")
    # RING[6] would be the last island to land on: lifting ended by itself, and all six landed there
    assert table.at(WHITE, RING[6]) == (0, 7)


def test_l_071_an_island_that_active_novices_left_cannot_be_the_only_one_to_land_on(
    scene: type[Scene],
) -> None:
    table = scene()
    table.novices(WHITE, **dict.fromkeys(RING[1:], (0, 1)), bribe=1)
    table.favours(WHITE, "tide")
    table.do(WHITE, "tide", "lift bribe", *[f"lift-beside {name}" for name in RING[1:6]])
    assert table.game.phase != TURN
    assert table.options(WHITE) == [
        "drop bribe",
        "drop novice",
    ]  # nobody else could leave: then only bribe would be left


def test_moves_can_be_taken_back_step_by_step() -> None:
    from augury.core.table import Table
    from augury.games.luna import GAME

    table = Table(GAME, 2, 5, {"setup": "preset", "start_player": "0"})
    digests = []
    for text in ("travel", "lift bribe", "lift shrine", "lift-done", "drop tide"):
        digests.append(table.state.digest())
        table.play(0, text)
    while digests:
        table.undo(0)
        assert table.state.digest() == digests.pop()
    table.play_many(
        0, ["travel", "lift bribe", "lift shrine", "lift-done", "drop tide", "drop tide"]
    )
    assert table.state.to_act() == [1]
    table.undo(0)
    assert table.state.to_act() == [0]


# 7.7 Sailboat


def test_x_16_sailing_from_the_landing_stage(scene: type[Scene]) -> None:
    """L-072, L-073, L-091: two novices are active on SHRINE."""
    table = scene()
    table.landing(WHITE, 2)
    table.favours(WHITE, "sail")
    table.do(WHITE, "sail-landing 2 shrine")
    assert table.at(WHITE, "shrine") == (2, 0)
    assert table.game.landing[WHITE] == 0
    assert table.held(WHITE) == set()


def test_l_073_and_l_074_one_source_one_destination_active(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=(2, 3), book=1)
    assert table.why_not(WHITE, "sail tide 1 book").endswith("[L-072]")
    table.favours(WHITE, "sail")
    assert not table.can(WHITE, "sail tide 1 tide")
    assert table.why_not(WHITE, "sail tide 1 tide").endswith("[L-073]")
    assert table.why_not(WHITE, "sail book 2 tide").endswith("[L-072]")
    assert table.why_not(WHITE, "sail-landing 1 tide").endswith("[L-072]")
    table.do(WHITE, "sail tide 2 book")
    assert table.at(WHITE, "book") == (3, 0)
    assert table.at(WHITE, "tide") == (0, 3)


def test_l_074_inactive_novices_do_not_sail(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=(0, 3))
    table.favours(WHITE, "sail")
    assert table.options(WHITE, "sail") == []


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_set_of_sources_is_what_each_source_says(seats: int) -> None:
    """`liftable` asks all islands at once; `may_lift` says it of one source."""
    moves = 0
    for seed in range(12):
        options = {"level": str(1 + seed % 3)} if seats == 1 else {}
        game = own(GAME.start(seats, seed, options))
        luck = chance.from_seed(seed)
        while game.to_act():
            seat = game.to_act()[0]
            if game.phase == LIFT:
                moves += 1
                assert things(liftable(game, seat)) == [
                    source for source in range(SOURCES) if may_lift(game, seat, source)
                ]
            game.apply(seat, game.draw(seat, luck))
    assert moves > 50
