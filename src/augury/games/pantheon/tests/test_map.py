"""Pantheon: the board is what RULES.md 4 promises."""

from __future__ import annotations

import re
from pathlib import Path

from augury.games.pantheon.components import NATIONS
from augury.games.pantheon.map import (
    COLUMN_NAMES,
    COLUMN_NODES,
    GRID,
    IS_COLUMN,
    LOOT_NODES,
    LOOT_NUMBER,
    MARKS,
    NATION_SPACES,
    NEIGHBOURS,
    NODES,
    PLACE,
    STARTS,
    apart,
)

RULES = (Path(__file__).parent.parent / "RULES.md").read_text(encoding="utf-8")
TYPES = {"land": ".", "water": "~", "column": "#", "start": "S"}
GRAPH = re.findall(
    r"^([A-M]\d\d) (land|water|column|start) [\d.]+ [\d.]+"
    r" ?([^:\n]*(?:loot=\w+:\d)?[^:\n]*?) ?: ([A-M \d]+)$",
    RULES,
    re.M,
)


def distances(start: int) -> dict[int, int]:
    """Placements from a start space on an empty board: feet never on column spaces, which end a
    route."""
    found = {start: 0}
    ring = [start]
    while ring:
        following = []
        for node in ring:
            if IS_COLUMN[node]:
                continue
            for beside in NEIGHBOURS[node]:
                if beside not in found:
                    found[beside] = found[node] + 1
                    following.append(beside)
        ring = following
    return found


def test_there_are_271_spaces_of_four_types_and_747_edges() -> None:
    assert len(NODES) == len(set(NODES)) == 271
    assert [MARKS.count(mark) for mark in ".~#S"] == [153, 78, 32, 8]
    assert sum(len(around) for around in NEIGHBOURS) == 2 * 747
    assert sorted(NODES) == NODES
    assert len(GRID) == 13
    assert {len(line) for line in GRID} == {23}


def test_neighbours_and_types_are_those_of_the_graph_in_the_rules() -> None:
    assert len(GRAPH) == 271
    for name, kind, _, neighbours in GRAPH:
        node = PLACE[name]
        assert MARKS[node] == TYPES[kind], name
        assert sorted(NODES[beside] for beside in NEIGHBOURS[node]) == neighbours.split(), name


def test_the_board_is_connected_and_symmetric_and_nothing_touches_itself() -> None:
    for node, around in enumerate(NEIGHBOURS):
        assert node not in around
        assert len(around) == len(set(around))
        assert all(node in NEIGHBOURS[beside] for beside in around)
    assert len(distances(STARTS[0])) == 271


def test_column_spaces_never_touch_each_other_or_a_start_space_and_keep_a_distance_of_three() -> (
    None
):
    for column in COLUMN_NODES:
        assert not any(IS_COLUMN[beside] or beside in STARTS for beside in NEIGHBOURS[column])
        assert min(apart(column, start) for start in STARTS) >= 3
    assert len(COLUMN_NAMES) == 32
    assert 2 * len(COLUMN_NODES) == 64


def test_every_column_space_can_be_reached_from_every_start_space() -> None:
    for start in STARTS:
        reached = distances(start)
        assert all(column in reached for column in COLUMN_NODES)


def test_each_nation_has_five_loot_spaces_three_at_distance_3_and_two_at_distance_4() -> None:
    for nation, spaces in enumerate(LOOT_NODES):
        reached = distances(STARTS[nation])
        assert [reached[node] for node in spaces] == [3, 3, 3, 4, 4], NATIONS[nation]
        assert not any(IS_COLUMN[node] for node in spaces)
        assert [LOOT_NUMBER[nation][node] for node in spaces] == [0, 1, 2, 3, 4]
    everywhere = [node for spaces in LOOT_NODES for node in spaces]
    assert len(set(everywhere)) == 40
    assert sum(1 for node in everywhere if MARKS[node] == ".") == 33
    assert not set(everywhere) & set(STARTS)


def test_the_table_of_nations_lists_the_columns_by_their_distance() -> None:
    rows = re.findall(
        r"^\| (\w+) \| ([A-M]\d\d) \|((?: [A-M]\d\d \|){5})([^|]*)\|([^|]*)\|([^|]*)\|$",
        RULES,
        re.M,
    )
    assert [row[0] for row in rows] == [
        "iberia",
        "gallia",
        "germania",
        "roma",
        "cartago",
        "graecia",
        "aegyptus",
        "persia",
    ]
    for nation, start, loot, *columns in rows:
        assert NATION_SPACES[NATIONS.index(nation)] == [start, *re.findall(r"[A-M]\d\d", loot)]
        reached = distances(PLACE[start])
        for distance, names in zip((3, 4, 5), columns, strict=True):
            at = sorted(NODES[column] for column in COLUMN_NODES if reached[column] == distance)
            assert at == sorted(names.replace(",", " ").split()), f"{nation} d{distance}"
        within = sum(1 for column in COLUMN_NODES if reached[column] <= 4)
        assert 5 <= within <= 7


def test_with_two_steps_nothing_can_be_reached_with_three_a_column_or_loot() -> None:
    for nation, start in enumerate(STARTS):
        reached = distances(start)
        targets = [*COLUMN_NODES, *LOOT_NODES[nation]]
        assert min(reached[node] for node in targets) == 3


def test_distances_on_the_plain_agree_with_steps_from_neighbour_to_neighbour() -> None:
    for a in range(0, 271, 7):
        for b in NEIGHBOURS[a]:
            assert apart(a, b) == 1
        assert apart(a, a) == 0
    assert apart(PLACE["G09"], PLACE["J10"]) == 3
    assert apart(PLACE["A03"], PLACE["M21"]) == apart(PLACE["M21"], PLACE["A03"]) == 24
