"""Luna: Appointment, Induction, expulsion, Book (RULES.md 7.8 to 7.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.luna.state import NOBODY, PATH, TEMPLE

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

WHITE, YELLOW, RED, BLUE = range(4)


# 7.8 Appointment


def test_l_076_and_l_077_one_steps_on_the_tile_another_is_deployed(scene: type[Scene]) -> None:
    table = scene()
    table.novices(RED, herb=3)
    table.do(RED, "appoint 7")
    assert table.at(RED, "herb") == (1, 1)
    assert table.game.novices[7] == RED
    assert table.game.zones[7] == PATH
    assert table.game.ip[RED] == 5  # L-082


def test_l_077_without_a_second_novice_it_is_impossible(scene: type[Scene]) -> None:
    table = scene()
    table.novices(RED, herb=1)
    assert table.why_not(RED, "appoint 7").endswith("[L-077]")
    table.novices(RED, herb=(0, 2))
    assert table.why_not(RED, "appoint 7").endswith("[L-077]")


def test_l_078_with_a_shrine_the_novice_on_the_tile_is_enough(scene: type[Scene]) -> None:
    table = scene()
    table.shrine(RED, "herb")
    table.novices(RED, herb=2)
    table.do(RED, "appoint 7")
    assert table.at(RED, "herb") == (1, 0)


def test_l_081_a_taken_tile_is_taken_for_everybody_and_stays_so(scene: type[Scene]) -> None:
    table = scene(2)
    table.novices(WHITE, herb=2)
    table.novices(YELLOW, herb=4)
    table.do(WHITE, "appoint 7")
    assert table.why_not(YELLOW, "appoint 7").endswith("[L-081]")
    assert table.why_not(YELLOW, "induct 7").endswith("[L-083]")
    for _ in range(3):
        table.do(WHITE, "meditate")
    assert table.game.round == 2
    assert table.game.novices[7] == WHITE
    assert table.why_not(WHITE, "appoint 7").endswith("[L-081]")
    table.do(WHITE, "induct 7")
    assert table.game.zones[7] == TEMPLE


def test_l_081_several_tiles_may_be_held(scene: type[Scene]) -> None:
    table = scene()
    table.novices(RED, herb=2, shrine=2)
    table.do(RED, "appoint 7").do(RED, "appoint 6")
    assert [table.game.novices[6], table.game.novices[7]] == [RED, RED]


def test_l_082_novices_on_the_path_score_nothing_at_the_end(scene: type[Scene]) -> None:
    table = scene(2, round=6)
    table.path(WHITE, 6, 7, 25)
    table.game.tokens = 1
    table.do(YELLOW, "meditate")
    assert table.game.scores() == [6, 7]


def test_x_17_reach_and_bribery(scene: type[Scene]) -> None:
    """L-079, L-085, L-086: round 2; 12 is released, 13 bribable, 17 out of reach."""
    table = scene(round=2)
    table.novices(RED, sail=2, novice=3, herb=2)
    assert table.can(RED, "appoint 12")
    assert table.why_not(RED, "appoint 13").endswith("[L-079]")
    assert table.why_not(RED, "appoint 17").endswith("[L-076]")
    table.favours(RED, "bribe")
    assert table.why_not(RED, "appoint 17").endswith("[L-076]")
    table.do(RED, "appoint 13")
    assert table.held(RED) == set()
    assert table.at(RED, "novice") == (1, 1)
    assert table.game.novices[13] == RED
    assert table.why_not(RED, "induct 13").endswith("[L-079]")
    later = table.game.clone()
    table.favours(RED, "bribe")
    table.do(RED, "induct 13")
    assert table.game.ip[RED] == 10
    assert table.held(RED) == set()
    later.round, later.current = 3, RED
    later.apply(RED, 227 + 13 - 5)
    assert later.ip[RED] == 9


def test_l_079_a_released_tile_never_costs_the_bribe(scene: type[Scene]) -> None:
    table = scene(round=2)
    table.novices(RED, sail=2)
    table.favours(RED, "bribe")
    table.do(RED, "appoint 12").do(RED, "induct 12")
    assert table.held(RED) == {"bribe"}


def test_in_round_6_everything_is_released(scene: type[Scene]) -> None:
    table = scene(round=6)
    table.novices(RED, bribe=2)
    assert table.can(RED, "appoint 28")


def test_x_29_the_replacement_novice_as_helper(scene: type[Scene]) -> None:
    """L-080, L-107: nothing is put beside the island; with a shrine it is not needed."""
    table = scene(round=2)
    table.novices(RED, book=1)
    table.favours(RED, "novice")
    assert not table.can(RED, "appoint 10")
    table.do(RED, "appoint-helped 10")
    assert table.game.novices[10] == RED
    assert table.at(RED, "book") == (0, 0)
    assert table.held(RED) == set()
    table = scene(round=2)
    table.shrine(RED, "book")
    table.novices(RED, book=1)
    table.favours(RED, "novice")
    assert table.can(RED, "appoint 10")
    assert table.why_not(RED, "appoint-helped 10").endswith("[L-080]")


def test_l_107_the_replacement_novice_never_steps_on_a_tile(scene: type[Scene]) -> None:
    table = scene(round=2)
    table.favours(RED, "novice")
    assert table.options(RED, "appoint-helped") == []
    assert table.why_not(RED, "appoint-helped 10").endswith("[L-077]")


def test_l_109_bribe_and_replacement_novice_in_one_action(scene: type[Scene]) -> None:
    table = scene(round=1)
    table.novices(RED, book=1)
    table.favours(RED, "novice", "bribe")
    table.do(RED, "appoint-helped 10")
    assert table.held(RED) == set()


# 7.9 Induction


@pytest.mark.parametrize(("round_", "points"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_l_084_and_l_086_the_guard_pays(scene: type[Scene], round_: int, points: int) -> None:
    table = scene(round=round_)
    table.path(RED, 7)
    table.do(RED, "induct 7")
    assert table.game.zones[7] == TEMPLE
    assert table.game.novices[7] == RED
    assert table.game.ip[RED] == 5 + points


def test_l_046_and_l_083_an_induction_costs_only_the_turn(scene: type[Scene]) -> None:
    table = scene()
    table.path(RED, 7)
    before = (list(table.game.on), list(table.game.beside), list(table.game.favours))
    table.do(RED, "induct 7")
    assert (list(table.game.on), list(table.game.beside), list(table.game.favours)) == before
    assert table.game.to_act() == [BLUE]
    assert table.why_not(RED, "induct 7").endswith("[L-076]")


def test_x_06_expulsion(scene: type[Scene]) -> None:
    """L-087, L-088, L-089: only the blue novice on 12 goes; red gets 2 + 1 = 3 IP."""
    table = scene(round=5)
    table.path(RED, 20)
    table.temple(BLUE, 12)
    table.temple(RED, 6)
    table.temple(WHITE, 17)
    table.temple(YELLOW, 25)
    table.game.books = (table.game.books & ~(1 << 1)) | 1 << 17
    table.do(RED, "induct 20")
    assert [table.game.novices[tile] for tile in (12, 6, 17, 25)] == [NOBODY, RED, WHITE, YELLOW]
    assert list(table.game.landing) == [0, 0, 0, 1]
    assert table.game.zones[12] == TEMPLE
    assert list(table.game.ip) == [5, 5, 8, 5]


def test_x_28_expulsion_across_boards(scene: type[Scene]) -> None:
    """L-087: 18 on the blue board expels 11 on the violet one."""
    table = scene(2, round=4, boards="violet blue")
    table.temple(WHITE, 11)
    table.path(YELLOW, 18)
    table.do(YELLOW, "induct 18")
    assert table.game.novices[11] == NOBODY
    assert table.game.ip[YELLOW] == 5 + 3 + 1


def test_l_088_every_expelled_novice_brings_1_ip(scene: type[Scene]) -> None:
    """25 touches 3 6 10 12 20 21: two players lose three novices at once."""
    table = scene(round=6)
    table.path(RED, 25)
    table.temple(BLUE, 6, 10)
    table.temple(WHITE, 20)
    table.do(RED, "induct 25")
    assert table.game.ip[RED] == 5 + 2 + 3
    assert list(table.game.landing) == [1, 0, 0, 2]


def test_l_089_nobody_can_occupy_the_empty_tile_again(scene: type[Scene]) -> None:
    table = scene(round=5)
    table.path(RED, 20)
    table.temple(BLUE, 12)
    table.do(RED, "induct 20")
    table.novices(BLUE, sail=4)
    assert table.why_not(BLUE, "appoint 12").endswith("[L-076]")


def test_l_090_only_the_newcomer_expels_and_only_then(scene: type[Scene]) -> None:
    """A lower newcomer beside a higher novice stays, and the higher one stays too; an appointment
    expels nobody."""
    table = scene(round=5)
    table.temple(YELLOW, 25)
    table.path(BLUE, 12)
    table.do(BLUE, "induct 12")
    assert [table.game.novices[12], table.game.novices[25]] == [BLUE, YELLOW]
    table.novices(RED, bribe=2)
    table.do(RED, "appoint 20")
    assert table.game.novices[12] == BLUE


def test_l_091_expelled_novices_wait_over_the_end_of_the_round(scene: type[Scene]) -> None:
    table = scene(2, round=3, boards="violet blue")
    table.landing(WHITE, 2)
    table.game.tokens = 1
    table.do(YELLOW, "meditate")
    assert table.game.landing[WHITE] == 2
    assert table.game.ip[WHITE] == 6


# 7.10 Book


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 2, 1), (3, 1, 1)])
def test_x_18_moving_books(scene: type[Scene], seats: int, first: int, second: int) -> None:
    """L-092..L-094, L-153: with two players the first Book of the round gives 2 IP."""
    table = scene(seats)
    table.temple(YELLOW, 7)
    table.favours(YELLOW, "book")
    table.do(YELLOW, "book 7", "take 1")
    assert table.game.has_book(7) and not table.game.has_book(1)
    assert table.game.ip[YELLOW] == 5 + first
    assert table.held(YELLOW) == set()
    table.favours(WHITE, "book")
    table.do(WHITE, "book 1", "take 7")
    assert table.game.ip[WHITE] == 5 + second


def test_l_153_the_bonus_is_back_in_the_next_round(scene: type[Scene]) -> None:
    """L-136."""
    table = scene(2)
    table.game.book_bonus = False
    for _ in range(3):
        table.do(WHITE, "meditate")
    assert table.game.book_bonus


def test_l_093_also_an_own_book(scene: type[Scene]) -> None:
    table = scene()
    table.temple(YELLOW, 7)
    own = list(table.game.novices).index(YELLOW)
    table.favours(YELLOW, "book")
    table.do(YELLOW, "book 7")
    assert table.options(YELLOW, "take") == ["1", "2", "3", "4"]
    assert table.why_not(YELLOW, "take 7").endswith("[L-093]")
    table.do(YELLOW, f"take {own}")
    assert table.game.has_book(7) and not table.game.has_book(own)


@pytest.mark.parametrize(("owner", "kind"), [(YELLOW, "book-own"), (RED, "book")])
def test_l_095_everybody_hears_whose_book_it_was(scene: type[Scene], owner: int, kind: str) -> None:
    table = scene()
    table.temple(YELLOW, 7)
    source = list(table.game.novices).index(owner)
    table.favours(YELLOW, "book")
    table.do(YELLOW, "book 7")
    table.game.listening = True
    table.do(YELLOW, f"take {source}")
    (told,) = [event for event in table.game.hear() if event.kind.startswith("book")]
    assert (told.kind, told.facts["owner"]) == (kind, f"seat/{owner}")
    assert (told.facts["from"], told.facts["tile"]) == (f"tile/{source}", "tile/7")


def test_l_092_only_for_an_own_novice_in_the_temple_without_a_book(scene: type[Scene]) -> None:
    table = scene()
    table.path(YELLOW, 8)
    table.temple(RED, 7)
    assert table.why_not(YELLOW, "book 7").endswith("[L-092]")
    table.favours(YELLOW, "book")
    for tile in (7, 8, list(table.game.novices).index(YELLOW)):
        assert table.why_not(YELLOW, f"book {tile}").endswith("[L-092]")


def test_l_095_a_book_protects_and_its_loss_expels_nobody(scene: type[Scene]) -> None:
    table = scene(round=5)
    table.temple(BLUE, 12)
    table.game.books = (table.game.books & ~(1 << 4)) | 1 << 12
    table.path(RED, 20)
    table.do(RED, "induct 20")
    assert table.game.novices[12] == BLUE
    table.favours(RED, "book")
    table.do(RED, "book 20", "take 12")
    assert table.game.novices[12] == BLUE
