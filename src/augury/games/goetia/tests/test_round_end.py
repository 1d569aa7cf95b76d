"""The end of a round (G-211, G-601..G-606, G-614..G-617) and of the game (G-701, G-212)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia import GAME
from augury.games.goetia.components import KING_CODES, NONE
from augury.games.goetia.reader import own
from augury.games.goetia.rules.rounds import CHECK
from augury.games.goetia.state import OVER, Question
from augury.games.goetia.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def quiet(d: Scene) -> None:
    """Only two hexes in the World, no Scry Boards: nothing else happens."""
    d.hide_world()
    d.world(2, "W09-2 N0a N0b")
    for row in range(3):
        d.game.scry[row] = []


# Step 1


def test_g_601_kings_are_served_by_descending_number(scene: type[Scene]) -> None:
    d = scene(seats=2)
    quiet(d)
    names = ["W01-4", "W45-4", "W68-4"]
    for board, tile in zip(["S3a", "S1a", "S2a"], names, strict=True):
        d.dark(0, board, king=tile)
    for king in ("BAE", "VIN", "BLI"):
        d.deck(king, f"{king}1 {king}2 {king}3")
    d.stand(0, "K01-4#1", "K01-4#2", "K45-4#1", "K45-4#2", "K68-4#1", "K68-4#2")
    d.game.hand[0] = 0
    d.end_round()
    assert d.legal() == ["demon BLI1", "demon BLI2"]
    d.do("demon BLI1")
    assert d.legal() == ["demon VIN1", "demon VIN2"]
    d.do("demon VIN1")
    assert d.legal() == ["demon BAE1", "demon BAE2"]


def test_ex_09_g_602_worship(scene: type[Scene]) -> None:
    """R-9: single hexes get cards too; R-10: the one who stays pays no more."""
    d = scene()
    quiet(d)
    d.dark(0, "S1a", king="W61-3", shown="top")
    d.deck("ZAG", "ZAG1 ZAG2 ZAG3 ZAG4")
    d.stand(1, "K61-3#3")
    d.game.hand[1] = 2
    d.own(0, "T T")
    d.turn(0)
    d.do("place K61-3#1")
    assert d.stock(0) == ""
    d.end_round()
    assert d.legal() == ["demon ZAG1", "demon ZAG2"]
    assert d.actor() == 0
    d.do("demon ZAG2")
    assert (d.tops(0)[0], d.tops(1)[0]) == ("ZAG2", "ZAG1")
    assert len(d.game.decks[KING_CODES.index("ZAG")]) == 2
    assert d.where("K61-3#1") == [0]
    assert d.where("K61-3#3") == []


def test_ex_10_worship_in_2019(scene: type[Scene]) -> None:
    d = scene(edition="2019", seats=3)
    quiet(d)
    d.dark(0, "S1b", king="W61-4", shown="bottom")
    d.deck("ZAG", "ZAG1 ZAG2 ZAG4")
    d.stand(1, "K61-4#1")
    d.game.hand[1] = 2
    d.own(0, "K K B")
    d.turn(0)
    d.do("place K61-4#2")
    assert d.stock(0) == ""
    d.end_round()
    d.do("demon ZAG2")
    assert (d.tops(1)[0], d.tops(0)[0]) == ("ZAG2", "ZAG1")
    assert d.where("K61-4#1") == [1]
    assert d.where("K61-4#2") == [0]


@pytest.mark.parametrize("edition", ["2020", "2019"])
def test_ex_11_three_worshippers(scene: type[Scene], edition: str) -> None:
    """G-602: by rank, once per follower; row 23: linked in 2019, so all stay and the first gets the
    last card."""
    d = scene(edition=edition)
    quiet(d)
    d.dark(0, "S1a", king="W61-4")
    d.deck("ZAG", "ZAG1 ZAG2 ZAG4 ZAG5")
    d.stand(0, "K61-4#1", "K61-4#3")
    d.stand(1, "K61-4#2")
    d.game.hand[0], d.game.hand[1] = 1, 2
    d.end_round()
    assert (d.actor(), len(d.legal())) == (0, 3)
    d.do("demon ZAG4")
    assert (d.actor(), len(d.legal())) == (1, 2)
    d.do("demon ZAG1")
    assert d.tops(0)[:2] == ["ZAG4", "ZAG2"]
    assert len(d.game.decks[KING_CODES.index("ZAG")]) == 1
    stays = edition == "2019"
    assert d.where("K61-4#1") == ([0] if stays else [])
    if stays:
        d.end_round()
        assert d.tops(0)[2] == "ZAG5"
        assert list(d.game.king_on) == [NONE] * 12
        assert d.where("K61-4#2") == []


def test_ex_12_g_605_the_deck_runs_out(scene: type[Scene]) -> None:
    d = scene(seats=2)
    quiet(d)
    d.dark(0, "S1a", king="W61-2")
    d.deck("ZAG", "ZAG1")
    d.stand(0, "K61-2#1")
    d.stand(1, "K61-2#2")
    d.game.hand = cells_of([2, 2])
    d.end_round()
    assert d.tops(0)[0] == "ZAG1"
    assert d.tops(1)[0] == ""
    assert list(d.game.hand) == [3, 3]
    assert list(d.game.king_on) == [NONE] * 12
    d.own(0, "T T P Y")
    d.world(0, "W51-2 N0a N0b")
    d.turn(0)
    assert d.can("place D1a#1")  # the Dark Board is open now


def test_g_603_a_card_covers_at_once(scene: type[Scene]) -> None:
    d = scene(seats=2)
    quiet(d)
    d.cards(0, "VIN1", "VIN2", "BAL1", "BAL2")
    d.dark(0, "S2a", king="W68-3")
    d.deck("BLI", "BLI1 BLI2 BLI3")
    d.stand(0, "K68-3#1", "K68-3#2")
    d.game.hand[0] = 1
    d.end_round()
    d.do("demon BLI1")
    assert d.legal() == ["cover 1", "cover 2", "cover 3", "cover 4"]
    d.do("cover 2", "cover 2")
    assert d.tops(0) == ["VIN1", "BLI2", "BAL1", "BAL2"]
    d.do("choose P")  # G-604: Parseltongue, after the King is done
    assert d.stock(0) == "P P"


def test_g_604_worship_events_come_in_order_of_first_pick(scene: type[Scene]) -> None:
    d = scene(seats=2)
    quiet(d)
    d.cards(0, "VIN1")
    d.cards(1, "VIN1")
    d.dark(0, "S2a", king="W68-3")
    d.deck("BLI", "BLI1 BLI2 BLI3")
    d.stand(1, "K68-3#1")
    d.stand(0, "K68-3#2")
    d.end_round()
    d.do("demon BLI1")
    assert d.actor() == 1
    d.do("choose P")
    assert d.actor() == 0


# Step 2


def test_ex_13_g_606_attention_by_rank(scene: type[Scene]) -> None:
    for attention, first in ((2, 1), (3, 2)):
        d = scene(seats=2)
        d.board(0, "S1a")
        d.game.on_board[0] = attention
        d.stand(0, "S1a#1", "S1a#3")
        d.stand(1, "S1a#2")
        d.game.hand = cells_of([1, 2])
        d.end_round()
        assert d.actor() == 0  # the board is dry: Purple conjures
        assert d.legal() == ["leave top", "leave bottom"]
        assert (d.stock(0).count("A"), d.stock(1).count("A")) == (first, 1)


def test_g_606_single_hexes_receive_none(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.board(0, "S1b")
    d.game.on_board[0] = 3
    d.stand(0, "S1b#4")
    d.game.hand[0] = 2
    d.end_round()
    assert d.stock(0) == ""
    assert d.game.on_board[0] == 3


def test_r_44_contact_is_no_own_gain_but_raises_contact(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "BAL2")
    d.board(0, "S1a")
    d.game.on_board[0] = 3
    d.stand(0, "S1a#1", "S1a#2")
    d.game.hand[0] = 1
    d.end_round()
    d.do("choose P")
    assert d.stock(0) == "P A A"  # once per board


# Step 5


@pytest.mark.parametrize(
    ("followers", "stay"),
    [
        (["W51-2#1"], []),  # fig. 20: single
        (["W68-3#1", "W68-3#2"], ["W68-3#1", "W68-3#2"]),  # fig. 21: two of three linked hexes
        (["W45-3#1", "W45-3#2", "W45-3#3"], []),  # fig. 22: a complete pair and a single
        (["W45-3#1", "W45-3#2"], ["W45-3#2"]),  # fig. 41
    ],
)
def test_ex_21_g_614_who_returns(scene: type[Scene], followers: list[str], stay: list[str]) -> None:
    d = scene(seats=2)
    quiet(d)
    d.world(0, "W51-2 W68-3 W45-3")
    d.stand(0, *followers)
    d.game.hand[0] = 0
    d.end_round()
    assert [name for name in followers if d.where(name)] == stay
    assert d.game.hand[0] == len(followers) - len(stay)


def test_g_614_a_full_group_throws_rivals_out_of_kings_and_boards_too(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.board(0, "S1d")
    d.dark(1, "S1a", king="W61-2")
    d.deck("ZAG", "ZAG1 ZAG2 ZAG4")
    d.stand(0, "S1d#1", "K61-2#1")
    d.stand(1, "S1d#2", "K61-2#2")
    d.game.on_board[0] = 3
    d.game.hand = cells_of([0, 0])
    d.end_round()
    d.do("demon ZAG1")
    assert list(d.game.hand) == [2, 2]


def test_ex_06_g_615_an_edge_card_is_flipped_in_step_5(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "N0a N0b W51-2")
    d.edge("T0", card="WE1", waiting=[0])
    d.own(0, "A")
    d.turn(0)
    d.do("place T0")
    assert d.game.flipped[3] == 0
    hand = d.game.hand[0]
    d.end_round()
    assert d.game.flipped[3] == 1
    assert d.where("T0") == []
    assert d.game.hand[0] == hand + 1
    assert view_of(d.game, 1).edges[3].hex.reward == "4P"


# Steps 6 and 7


def test_g_211_the_steps_come_in_their_order(scene: type[Scene]) -> None:
    """Cards, Attention, conjuring, New World, followers back: the log tells them in this order."""
    d = scene(seats=2)
    d.dark(1, "S2a", king="W68-3")
    d.deck("BLI", "BLI1 BLI2")
    d.board(0, "S1a")
    d.game.on_board[0] = 1
    d.stand(0, "K68-3#1", "S1a#1", "W51-2#1")
    d.world(1, "W01-2 W51-2 W45-3")
    d.game.listening = True
    d.end_round()
    d.do("leave top")
    kinds = [event.kind for event in d.game.hear()]
    order = [
        kinds.index(kind)
        for kind in (
            "drawn",
            "demon",
            "contact",
            "conjured",
            "row",
            "new-world",
            "returned",
            "round",
        )
    ]
    assert order == sorted(order)


def test_g_617_the_ram_skull_goes_to_the_next_player(scene: type[Scene]) -> None:
    d = scene(seats=3, start=2)
    d.end_round()
    assert d.game.start == 0
    assert d.game.round == 2
    assert d.actor() == 0


@pytest.mark.parametrize(("left", "over"), [(3, True), (4, False), (2, True)])
def test_ex_26_g_701_the_number_of_pacts(scene: type[Scene], left: int, over: bool) -> None:
    """R-32: checked in step 6 only."""
    d = scene(seats=3)
    d.game.pacts = [d.game.pacts[0][: left - left // 2], d.game.pacts[1][: left // 2], []]
    d.turn(0)
    assert d.game.phase != OVER
    d.end_round()
    assert (d.game.phase == OVER) == over


def test_ex_27_g_701_four_visible_pacts(scene: type[Scene]) -> None:
    d = scene(seats=3)
    d.cards(1, "PACT05", "PACT04", "VIN1 PACT02")
    d.end_round()
    assert d.game.phase != OVER
    d.cards(1, "PACT05", "PACT04", "VIN1 PACT02", "PACT09")
    d.end_round()
    assert d.game.phase == OVER
    assert d.game.to_act() == []


def test_g_212_the_stall_guard(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.game.round = 39
    d.end_round()
    assert (d.game.phase == OVER, d.game.round) == (False, 40)
    d.end_round()
    assert d.game.phase == OVER


def test_r_31_both_ends_at_once(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(1, "PACT05", "PACT04", "PACT02", "PACT09")
    d.game.pacts = [[], [], []]
    d.game.steps = Agenda()
    CHECK[0].perform(d.game)
    assert d.game.phase == OVER


def test_questions_without_an_answer_are_never_asked() -> None:
    game = own(GAME.start(3, 4))
    while game.to_act():
        seat = game.to_act()[0]
        assert len(game.legal(seat)) > 1
        assert isinstance(game.steps.top(), Question)
        game.apply(seat, game.legal(seat)[-1])
