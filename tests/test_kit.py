"""What several games share."""

from __future__ import annotations

import copy
import pickle

import pytest

from augury.core import registry
from augury.core.chance import from_seed
from augury.core.errors import Malformed
from augury.kit import acting, cells, piles, ranking, sets, start, things
from augury.kit.agenda import Agenda
from augury.kit.views import common


@pytest.mark.parametrize(
    ("things", "number"), [(0, 0), (1, 1), (0b1011, 3), (1 << 40 | 1 << 33, 2)]
)
def test_a_set_of_bits_is_counted(things: int, number: int) -> None:
    assert sets.size(things) == number


@pytest.mark.parametrize("members", [0b1, 0b1011, 1 << 62 | 1 << 31 | 1, (1 << 63) - 1])
def test_the_things_of_a_set_come_in_order(members: int) -> None:
    expected = [thing for thing in range(63) if members >> thing & 1]
    assert sets.things(members) == expected
    assert sets.things(members, 100) == [100 + thing for thing in expected]
    assert sets.lowest(members) == expected[0]
    assert sets.is_single(members) == (len(expected) == 1)
    assert [sets.nth(members, place) for place in range(len(expected))] == expected


@pytest.mark.parametrize("thing", [0, 31, 32, 61])
def test_a_single_thing_is_one_bit(thing: int) -> None:
    assert sets.single(thing) == 1 << thing


def test_cells_that_clones_share_are_replaced_never_changed() -> None:
    row = cells.cells_of([3, 0, 5])
    assert cells.listed(cells.changed(row, 1, 7)) == [3, 7, 5]
    assert cells.listed(cells.added(row, 2, -4)) == [3, 0, 1]
    assert cells.listed(cells.joined(row, row[:2])) == [3, 0, 5, 3, 0]
    assert cells.listed(row) == [3, 0, 5]


def test_things_are_mixed_as_a_sorted_pile_is_shuffled() -> None:
    pile = [2, 0, 3, 3, 0, 2, 2]
    expected = sorted(pile)
    from_seed(5).shuffle(expected)
    assert piles.mixed(pile, 4, from_seed(5)) == expected
    assert piles.shuffled(cells.cells_of([2, 0, 3, 2]), from_seed(5)) == expected
    assert pile == [2, 0, 3, 3, 0, 2, 2]


def test_cells_survive_pickling_and_deep_copies_and_go_their_own_ways() -> None:
    row = cells.cells_of([3, -1, 1 << 40])
    for other in (pickle.loads(pickle.dumps(row)), copy.deepcopy(row), row[:]):
        assert other == row
        cells.add(other, 0, -4)
        assert cells.listed(other) == [-1, -1, 1 << 40]
        assert cells.listed(row) == [3, -1, 1 << 40]
    assert cells.total(row) == 2 + (1 << 40)


def test_a_pile_is_replaced_so_that_copies_may_share_it() -> None:
    table = [[1, 2], []]
    copied = table[:]
    piles.put_on(table, 1, piles.take_off(table, 0))
    assert table == [[1], [2]]
    assert copied == [[1, 2], []]
    assert piles.without(copied[0], 1) == [2]
    assert copied[0] == [1, 2]


def test_a_pile_less_one_thing_and_a_sorted_one_with_one_more_are_as_lists_make_them() -> None:
    luck = from_seed(1)
    for size in range(1, 8):
        for _ in range(40):
            pile = [luck.below(5) for _ in range(size)]
            thing = pile[luck.below(size)]
            rest = pile[:]
            rest.remove(thing)
            assert piles.without(pile, thing) == rest
            own = piles.copied([pile])[0]
            piles.pull_out(own, thing)
            assert own == rest
            assert len(pile) == size
            order = sorted(pile)
            piles.sort_in(order, thing)
            assert order == sorted([*pile, thing])


def test_who_acts_is_told_by_seat_and_by_set() -> None:
    assert acting.NOBODY_ACTS == acting.SOME_ACT[0] == []
    assert acting.ONE_ACTS[3] == acting.SOME_ACT[8] == [3]
    assert acting.SOME_ACT[0b1011] == [0, 1, 3]


def test_places_go_by_score_then_by_tie_breaks_and_equals_share() -> None:
    assert ranking.places([[5], [9], [5], [7]]) == [3, 1, 3, 2]
    assert ranking.places([[5, 1, 0], [5, 2, 0], [5, 1, 0]]) == [2, 1, 2]
    assert ranking.places([[3, -1], [3, -2]]) == [1, 2]


def test_what_was_added_last_is_done_first() -> None:
    agenda: Agenda[str] = Agenda(["end", "turn"])
    agenda.push("pay")
    assert (agenda.depth, agenda.top()) == (3, "pay")
    assert [agenda.pop(), agenda.pop()] == ["pay", "turn"]
    agenda.push("choose")  # where the turn was
    assert agenda.all() == ["end", "choose"]
    assert (agenda.depth, agenda.top()) == (2, "choose")


def test_copies_of_an_agenda_go_their_own_ways() -> None:
    agenda: Agenda[str] = Agenda(["end", "turn", "pay"])
    agenda.pop()
    other = agenda.copy()
    other.push("choose")
    agenda.pop()
    agenda.keep()
    assert agenda.all() == ["end", "turn"]
    agenda.pop()
    assert agenda.all() == ["end"]
    assert other.all() == ["end", "turn", "choose"]


def test_counts_are_spread_out_in_order() -> None:
    assert piles.spread_out([2, 0, 1]) == [0, 0, 2]
    assert piles.spread_out([]) == []


def test_the_rest_of_a_pool_is_what_was_not_seen_in_random_order() -> None:
    orders = set()
    seen = cells.cells(10)
    seen[5] = 1
    seen[9] = 1
    for seed in range(60):
        rest = piles.shuffled_rest([4, 5, 6, 7], seen, from_seed(seed))
        assert sorted(rest) == [4, 6, 7]
        orders.add(tuple(rest))
    assert len(orders) == 6


def test_a_seat_is_a_thing_on_the_table() -> None:
    assert [things.seat(number) for number in (0, 3, 7)] == ["seat/0", "seat/3", "seat/7"]
    assert things.several(["card/R7", "card/B0"]) == "card/R7 card/B0"


def test_the_start_player_is_the_one_named_or_drawn_by_lot() -> None:
    options = start.start_player("Who starts.", (2, 3), "start")
    assert [option.values for option in options] == [
        ("random", "0", "1"),
        ("random", "0", "1", "2"),
    ]
    assert start.named_seat({"start_player": "1"}) == 1
    assert start.named_seat({"start_player": "random"}) == start.RANDOM
    assert start.first_seat(2, 4, from_seed(1)) == 2
    drawn = {start.first_seat(start.RANDOM, 3, from_seed(seed)) for seed in range(40)}
    assert drawn == {0, 1, 2}


def test_an_option_is_found_by_its_former_name_and_refused_by_a_wrong_one() -> None:
    luna = registry.load("luna")
    assert luna.check_options(3, {"start": "2"})["start_player"] == "2"
    with pytest.raises(Malformed, match=r"unknown-option .*name==starter"):
        luna.check_options(3, {"starter": "2"})


def test_the_frame_of_a_view_asks_only_the_seat_that_has_to_answer() -> None:
    state = registry.load("luna").start(3, 1, {"start_player": "1"})
    at_first = {heading: 0 for heading, _ in state.breakdown()[0]} | {"begin": 5}
    assert common(state, 1, lambda _: "place") == {
        "seat": 1,
        "seats": 3,
        "to_act": [1],
        "turn": 1,
        "prompt": "place",
        "scores": [5, 5, 5],
        "breakdown": [at_first] * 3,
        "ranks": [],
    }
    assert common(state, 0, lambda _: "place")["prompt"] == "wait"
