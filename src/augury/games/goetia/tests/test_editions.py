"""The table of differences (RULES.md 9.1): the rows where one rulebook is silent or says it
otherwise, and both editions play the same.

The rows in which the editions differ are tested beside the rules that they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia import GAME
from augury.games.goetia.bundle import LETTERS
from augury.games.goetia.components import WORLD_SIZE
from augury.games.goetia.reader import own
from augury.games.goetia.rules.exchanging import Exchange
from augury.games.goetia.rules.gaining import take
from augury.games.goetia.rules.rounds import ROUND
from augury.games.goetia.state import OVER
from augury.games.goetia.view import view as view_of
from augury.kit.agenda import Agenda

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene

BOTH = pytest.mark.parametrize("edition", ["2020", "2019"])


@pytest.mark.parametrize(
    ("edition", "stock", "card", "most"),
    [
        ("2020", "Y Y B B K", "", 3),
        ("2020", "Y Y B B K", "ZAG2", 5),
        ("2019", "P P T T K", "", 3),
        ("2019", "P P T T K", "ZAG1", 5),
        ("2020", "Y Y B B K", "PAI2", 3),  # two cubes less on Dark Boards
        ("2019", "P P T T K", "PAI2", 3),
    ],
)
def test_row_13_black_and_converted_cubes_are_exchanged_and_discounts_do_not_help(
    scene: type[Scene], edition: str, stock: str, card: str, most: int
) -> None:
    d = scene(edition=edition)
    d.own(0, stock)
    d.cards(0, card)
    d.ask(Exchange(0, LETTERS.index(stock[0]), LETTERS.index("A"), 10))
    assert [text for text in d.legal() if text.startswith("exchange")] == [
        f"exchange {number}" for number in range(most + 1)
    ]
    d.do(f"exchange {most}")
    assert d.stock(0).count("A") == most


@BOTH
def test_row_17_a_sacrificed_follower_comes_from_the_hand(scene: type[Scene], edition: str) -> None:
    """G-317: one that stands on a hex is no other follower."""
    d = scene(edition=edition)
    d.hide_world()
    d.world(0, "W51-2 N0a N0a")
    d.dark(0, "S2a")
    d.own(0, "P T Y B K")
    d.stand(0, "W51-2#1", "W51-2#2")
    d.game.hand[0] = 1
    d.turn(0)
    assert not d.can("place D2a#1")
    d.game.hand[0] = 2
    dead = d.game.graveyard[0]
    d.turn(0)
    d.do("place D2a#1")
    assert (d.game.hand[0], d.game.graveyard[0], d.where("D2a#1")) == (0, dead + 1, [0])
    assert d.where("W51-2#1") == d.where("W51-2#2") == [0]


@BOTH
def test_row_18_cubes_are_stolen_one_by_one_from_whoever_has_most_then(
    scene: type[Scene], edition: str
) -> None:
    """One of the supply, then 9 to 8 and 8 to 7; of the next two each of those who then have 7
    gives one."""
    d = scene(edition=edition)
    for seat, number in enumerate((0, 9, 7, 3)):
        d.own(seat, "P " * number)
    d.game.supply[LETTERS.index("P")] = 1
    assert take(d.game, 0, LETTERS.index("P"), 3) == 3
    assert [d.stock(seat).count("P") for seat in range(4)] == [3, 7, 7, 3]
    assert take(d.game, 0, LETTERS.index("P"), 2) == 2
    assert [d.stock(seat).count("P") for seat in range(4)] == [5, 6, 6, 3]


@BOTH
def test_row_25_what_covered_a_hex_goes_to_the_supply_after_the_followers_are_back(
    scene: type[Scene], edition: str
) -> None:
    """R-39: the link group of the token is not complete, so the follower beside it stays."""
    d = scene(seats=2, edition=edition)
    d.hide_world()
    d.world(0, "W68-2 N0a N0a")  # both hexes linked
    d.world(1, "W09-2 N0a N0a")
    d.stand(1, "W68-2#1")
    d.cards(0, "VIN5")
    d.own(0, "P P")
    d.turn(0)
    d.do("place VIN5", "hide W68-2#2", "pass")
    pink = d.supply("P")
    d.end_round()
    assert d.supply("P") == pink + 1
    assert d.where("W68-2#1") == [1]


@BOTH
def test_row_26_the_end_is_checked_in_every_round(scene: type[Scene], edition: str) -> None:
    for left, over in ((4, False), (3, True)):
        d = scene(seats=3, edition=edition)
        d.game.pacts = [d.game.pacts[0][:2], d.game.pacts[1][: left - 2], []]
        d.end_round()
        assert (d.game.phase == OVER) == over


@BOTH
def test_row_27_the_conjurer_chooses_the_covered_row(scene: type[Scene], edition: str) -> None:
    for row, cost in (("top", ["T", "T"]), ("bottom", ["P", "Y"])):
        d = scene(edition=edition)
        d.board(0, "S1a")
        d.game.on_board[0] = 0
        d.stand(2, "S1a#2")
        d.end_round()
        assert (d.actor(), d.legal()) == (2, ["leave top", "leave bottom"])
        d.do(f"leave {row}")
        dark = view_of(d.game, 0).dark[0][0]
        assert dark.rows[["top", "bottom"].index(dark.row_shown)] == cost


@BOTH
def test_row_28_nobody_waits_on_a_flipped_edge_card(edition: str) -> None:
    game = own(GAME.start(3, 11, {"edition": edition}))
    flipped = 0
    while game.to_act():
        seat = game.to_act()[0]
        assert all(not (game.flipped[slot] and game.waiting[slot]) for slot in range(9))
        flipped = max(flipped, sum(game.flipped))
        game.apply(seat, game.legal(seat)[-1])
    assert flipped > 0


@BOTH
def test_row_29_a_cube_may_be_taken_from_a_treasure(scene: type[Scene], edition: str) -> None:
    for answer, stock, left in (("pass", "", "PPPK"), ("release K", "K", "PPP")):
        d = scene(seats=2, edition=edition)
        d.cards(0, "BLI6")
        d.game.steps = Agenda()
        d.game.push(ROUND[0])
        d.game.run()
        assert d.legal() == ["release P", "release K", "pass"]
        d.do(answer)
        assert (d.stock(0), d.treasure(0, 1)) == (stock, left)


@BOTH
def test_row_30_the_tie_breaks(scene: type[Scene], edition: str) -> None:
    """All have 2 WP: a black cube wins, then more coloured cubes, then more Attention."""
    d = scene(edition=edition)
    for seat, stock in enumerate(("A P P P P P", "P P P P P P P P", "A P P P P K", "A A")):
        d.own(seat, stock)
    assert d.game.ranks() == [3, 2, 1, 4]


@BOTH
def test_row_31_three_players_leave_the_cards_with_one_and_three_hexes_in_the_box(
    edition: str,
) -> None:
    seen = set()
    for seed in range(40):
        game = own(GAME.start(3, seed, {"edition": edition}))
        seen |= {WORLD_SIZE[card] for card in game.new_world}
    assert seen == {0, 2}
