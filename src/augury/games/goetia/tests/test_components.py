"""The components against the counts and totals of RULES.md 3."""

from __future__ import annotations

from collections import Counter

import pytest

from augury.games.goetia.bundle import LETTERS, bundle_of, spread_out
from augury.games.goetia.codes import OPS
from augury.games.goetia.components import (
    ANY_WORLD,
    ATTENTION_TOTAL,
    BOARD_ATTENTION,
    BOARD_CLASS,
    BOARD_IDS,
    CUBES_EACH,
    ED_2019,
    ED_2020,
    EDGE_NAMES,
    FOLLOWERS,
    KINDS_REMOVED,
    KING_CLASS,
    KING_CODES,
    KING_NAMES,
    KING_NUMBERS,
    ON_DARK,
    ON_KING,
    ON_SCRY,
    WORLD_COLOUR,
    WORLD_NAMES,
    WORLD_SIZE,
    WORLD_SIZES,
    cost_row,
    in_edition,
    tile_king,
)
from augury.games.goetia.demons import CARD_POINTS, DEMONS, PACTS, cards_of
from augury.games.goetia.hexes import (
    BACK_SIDES,
    DARK_SIZE,
    FREE_FOLLOWER,
    GIVES,
    HEXES,
    KING_FIRST,
    RESURRECTION,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
    dark_gives,
    group_of,
    link_of,
)


def test_nine_kings_three_of_each_class() -> None:
    assert sorted(KING_NUMBERS, reverse=True) == KING_NUMBERS
    assert dict(zip(KING_NAMES, KING_NUMBERS, strict=True))["Balam"] == 51
    assert Counter(KING_CLASS) == {1: 3, 2: 3, 3: 3}
    by_class = dict(zip(KING_NAMES, KING_CLASS, strict=True))
    assert [name for name, klass in by_class.items() if klass == 3] == ["Beleth", "Paimon", "Bael"]
    assert sorted(name for name, klass in by_class.items() if klass == 1) == [
        "Balam",
        "Viné",
        "Zagan",
    ]


def test_27_world_cards_nine_of_each_size_and_every_king_once_per_size() -> None:
    tiles = range(27)
    assert Counter(WORLD_SIZE[tile] for tile in tiles) == {4: 9, 3: 9, 2: 9}
    for size in (4, 3, 2):
        assert sorted(tile_king(tile) for tile in tiles if WORLD_SIZE[tile] == size) == list(
            range(9)
        )
    for tile in tiles:
        assert int(WORLD_NAMES[tile][1:3]) == KING_NUMBERS[tile_king(tile)]
        assert LETTERS[WORLD_COLOUR[tile]] in "PTYB"


def test_totals_printed_on_the_27_fronts() -> None:
    """P 23, T 23, Y 22, B 21, K 8, W 6, and no Attention."""
    total: Counter[str] = Counter()
    for tile in range(27):
        for hex_ in HEXES[WORLD_FIRST[tile] : WORLD_FIRST[tile] + WORLD_SIZE[tile]]:
            assert hex_.gives == GIVES
            assert hex_.area & ANY_WORLD
            total[LETTERS[hex_.colour]] += hex_.number
    assert total == {"P": 23, "T": 23, "Y": 22, "B": 21, "K": 8, "W": 6}


@pytest.mark.parametrize(
    ("edition", "total", "kinds"), [(ED_2020, 27, [6, 7, 7, 7]), (ED_2019, 28, [7, 7, 7, 7])]
)
def test_new_world_cards(edition: int, total: int, kinds: list[int]) -> None:
    cards = [card for card in range(27, 55) if in_edition(card, edition)]
    assert len(cards) == total
    assert [sum(1 for card in cards if WORLD_SIZE[card] == size) for size in range(4)] == kinds
    assert all(LETTERS[WORLD_COLOUR[card]] == "W" for card in cards)


def test_twelve_edge_cards_and_their_backs() -> None:
    assert EDGE_NAMES[:3] == ["WP1", "WP2", "WP3"]
    assert len(EDGE_NAMES) == 12
    backs = [f"{back.number}{LETTERS[back.colour]}" for back in BACK_SIDES[3:]]
    assert backs == ["4P", "4T", "4Y", "4B", "4W", "4W", "3K", "3K", "2A"]


def test_twelve_boards_four_of_each_class() -> None:
    assert Counter(BOARD_CLASS) == {1: 4, 2: 4, 3: 4}
    assert set(BOARD_ATTENTION) == {3, 4, 5}
    pendulum = BOARD_IDS.index("S1a")
    assert SCRY_SIZE[pendulum] == 3
    assert len(group_of(ED_2020, SCRY_FIRST[pendulum])) == 3
    exorcism = BOARD_IDS.index("S3a")
    both = cost_row(ED_2020, exorcism, 0) + cost_row(ED_2020, exorcism, 1)
    assert [LETTERS[token] for token in spread_out(both)] == list("PTYBKA")
    assert all(not hex_.link for hex_ in HEXES if hex_.area == ON_DARK)
    assert all(hex_.link for hex_ in HEXES[SCRY_FIRST[0] : SCRY_FIRST[0] + 3])
    assert {hex_.area for hex_ in HEXES if hex_.home == 0 and "S1a" in hex_.name} == {ON_SCRY}


def test_rows_23_and_24_of_the_edition_table() -> None:
    ouija = BOARD_IDS.index("S1b")
    assert cost_row(ED_2020, ouija, 1) == bundle_of("T B")
    assert cost_row(ED_2019, ouija, 1) == bundle_of("K K B")
    assert dark_gives(ED_2020, ouija, 2) == RESURRECTION
    assert dark_gives(ED_2019, ouija, 2) == FREE_FOLLOWER
    zagan = KING_FIRST[WORLD_NAMES.index("W61-4")]
    assert HEXES[zagan].area == ON_KING
    assert group_of(ED_2020, zagan) == []
    assert len(group_of(ED_2019, zagan)) == 4
    assert [link_of(HEXES[zagan + rank], ED_2019) for rank in range(4)] == ["a"] * 4


def test_all_other_data_is_the_same_in_both_editions() -> None:
    different = [
        hex_.name
        for number, hex_ in enumerate(HEXES)
        if group_of(ED_2020, number) != group_of(ED_2019, number)
    ]
    assert different == ["K61-4#1", "K61-4#2", "K61-4#3", "K61-4#4"]
    rows = [
        (board, row)
        for board in range(12)
        for row in range(2)
        if cost_row(ED_2020, board, row) != cost_row(ED_2019, board, row)
    ]
    assert rows == [(BOARD_IDS.index("S1b"), 1)]
    gives = [
        (b, r)
        for b in range(12)
        for r in range(1, DARK_SIZE[b] + 1)
        if dark_gives(ED_2020, b, r) != dark_gives(ED_2019, b, r)
    ]
    assert gives == [(BOARD_IDS.index("S1b"), 2)]


def test_63_demon_cards_of_which_45_in_2019() -> None:
    assert len(DEMONS) == 63
    assert Counter(card.sort for card in DEMONS) == {0: 27, 1: 18, 2: 18}
    for king in range(9):
        assert len(cards_of(king, ED_2020)) == 7
        assert len(cards_of(king, ED_2019)) == 5
        assert Counter(DEMONS[card].sort for card in cards_of(king, ED_2020)) == {0: 3, 1: 2, 2: 2}
        assert all(
            DEMONS[card].name.startswith(KING_CODES[king]) for card in cards_of(king, ED_2020)
        )
    for number, card in enumerate(DEMONS):
        low, high = {1: (1, 2), 2: (2, 4), 3: (4, 6)}[KING_CLASS[card.king]]
        assert low <= CARD_POINTS[number] <= high
    assert sorted(card.name for card in DEMONS if card.red) == [
        "BAL5",
        "BLI5",
        "PAI4",
        "PUR5",
        "VIN4",
    ]


def test_every_operation_of_the_vocabulary_is_on_some_card() -> None:
    used = {OPS[op.sort] for card in DEMONS for effect in card.effects for op in effect.ops}
    assert used == set(OPS)
    assert all(card.effects for card in DEMONS if card.sort != 2)
    assert all(card.treasure for card in DEMONS if card.sort == 2)


def test_fourteen_pacts() -> None:
    assert [pact.name for pact in PACTS] == [f"PACT{number:02}" for number in range(1, 15)]
    assert {pact.name: pact.most for pact in PACTS if pact.most} == {
        "PACT06": 8,
        "PACT08": 10,
        "PACT09": 8,
        "PACT11": 10,
        "PACT12": 8,
        "PACT13": 8,
        "PACT14": 6,
    }
    assert [pact.name for pact in PACTS if pact.per == 2] == ["PACT09", "PACT11"]


def test_supplies_and_set_up_table() -> None:
    assert (CUBES_EACH, FOLLOWERS, ATTENTION_TOTAL) == (20, [10, 9], [105, 80])
    assert WORLD_SIZES[2:] == [[1, 2, 6], [2, 3, 4], [3, 4, 2]]
    assert KINDS_REMOVED[2:] == [[2, 3], [1, 3], [1]]
