"""The tableau and the cards (G-510..G-534), one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.goetia.components import NONE
from augury.games.goetia.demons import CARD_INDEX
from augury.games.goetia.rules.rounds import ROUND, TURN
from augury.games.goetia.rules.tableau import receive_card
from augury.games.goetia.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells_of
from augury.words import Words

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def receive(d: Scene, seat: int, name: str) -> None:
    d.game.steps = Agenda()
    d.game.push(TURN[seat][0])
    receive_card(d.game, seat, CARD_INDEX[name])
    d.game.run()


def test_ex_23_g_510_g_512_four_stacks(scene: type[Scene]) -> None:
    d = scene()
    for name in ("VIN1", "VIN2", "BAL1", "BAL2"):
        receive(d, 0, name)
    assert d.tops(0) == ["VIN1", "VIN2", "BAL1", "BAL2"]
    for name in ("PACT01", "ZAG1"):
        receive(d, 0, name)
        assert d.legal() == ["cover 1", "cover 2", "cover 3", "cover 4"]
        d.do("cover 1")
    assert d.tops(0) == ["ZAG1", "VIN2", "BAL1", "BAL2"]
    assert [len(stack) for stack in d.game.stacks[:4]] == [3, 1, 1, 1]


def test_g_512_r_57_the_lowest_free_place(scene: type[Scene]) -> None:
    """R-8: nothing is covered while there is a free place."""
    d = scene()
    d.cards(0, "VIN1", "", "BAL1")
    receive(d, 0, "BAL2")
    assert d.tops(0) == ["VIN1", "BAL2", "BAL1", ""]


def test_g_511_powers_cannot_be_ignored(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "BTH1")
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    assert d.stock(0) == "A"


def test_g_513_covered_cards_keep_their_wp_but_do_nothing(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "BTH1 VIN1")
    assert d.game.scores()[0] == 5
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    assert d.stock(0) == ""
    d.cards(0, "PACT01 VIN1")
    assert d.game.scores()[0] == 1  # G-524: the covered Pact is worth nothing


def test_g_514_nothing_moves_cards_but_rearrange(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "VIN1", "VIN2")
    d.turn(0)
    assert not any(text.startswith("move") for text in d.legal())
    assert d.why("move 1 2").endswith("[G-207]")


def test_g_520_a_treasure_is_filled_from_the_supply_only(scene: type[Scene]) -> None:
    d = scene()
    d.own(1, "K " * 19)
    receive(d, 0, "BAE6")
    assert d.treasure(0, 1) == "K"
    assert d.stock(1).count("K") == 19


def test_g_521_r_53_one_cube_per_round_of_choice(scene: type[Scene]) -> None:
    d = scene(seats=2)
    receive(d, 0, "BLI6")
    assert d.stock(0) == ""
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    d.do("release K")
    assert (d.stock(0), d.treasure(0, 1)) == ("K", "PPP")
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    d.do("pass")
    assert d.treasure(0, 1) == "PPP"


def test_g_522_a_covered_treasure_spills(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "BAL6", "VIN1", "VIN2", "BAL1")
    yellow = d.supply("Y")
    receive(d, 0, "ZAG1")
    d.do("cover 1")
    assert d.supply("Y") == yellow + 4
    assert d.treasure(0, 1) == ""


def test_ex_24_g_523_a_follower_on_a_covered_relic_is_sacrificed(scene: type[Scene]) -> None:
    """R-26, R-27: no PAY event, so Burnt Offerings gives nothing."""
    d = scene()
    d.cards(3, "BLI2", "PUR5", "VIN1", "VIN2")
    d.stand(3, "PUR5")
    d.game.hand[3] = 2
    receive(d, 3, "ZAG1")
    d.game.listening = True
    d.do("cover 2")
    (buried,) = [event for event in d.game.hear() if event.kind == "buried"]
    assert buried.facts == {"seat": "seat/3", "card": "demon/PUR5"}, "the card that is covered"
    assert "is sacrificed" in Words("goetia").event(buried)
    assert d.game.graveyard[3] == 2
    assert d.where("PUR5") == []
    assert "A" not in d.stock(3)


# 7.6 Operations


def test_g_530_others_never_includes_the_owner(scene: type[Scene]) -> None:
    """G-534, Ram's Horn."""
    d = scene(seats=3)
    d.cards(0, "BAL5")
    d.turn(0)
    d.do("place BAL5")
    assert d.stock(0) == "A"
    d.do("choose P", "choose T")
    assert [d.stock(seat) for seat in range(3)] == ["A", "P", "T"]


@pytest.mark.parametrize(
    ("card", "stock", "answers", "left"),
    [
        ("BLI4", "", [], "K K K A A"),  # Chariot of Fire
        ("ASM4", "P T", [], "K A"),  # Ring of Virtues
        ("BLI5", "K", [], "A A"),  # Brazen Altar
        ("ZAG4", "P T Y", ["swap P", "swap Y", "pass"], "T K K"),  # Alembic
        ("ZAG5", "Y Y Y", ["exchange 2"], "Y A A"),  # Coiner's Die
        (
            "BTH5",
            "P P T K",
            ["choose P", "exchange 3"],
            "T A A A",
        ),  # Silver Ring: black may stand for the colour
    ],
)
def test_g_530_relics(
    scene: type[Scene], card: str, stock: str, answers: list[str], left: str
) -> None:
    d = scene()
    d.cards(0, card)
    d.own(0, stock)
    d.turn(0)
    d.do(f"place {card}", *answers)
    assert d.stock(0) == left


def test_coiners_die_takes_red_in_2019(scene: type[Scene]) -> None:
    d = scene(edition="2019")
    d.cards(0, "ZAG5")
    d.own(0, "Y Y P P P")
    d.turn(0)
    d.do("place ZAG5", "exchange 2")
    assert d.stock(0) == "P Y Y A A"


def test_g_530_follower_and_demon_card(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "PUR4", "BAE5")
    d.own(0, "A P K K")
    d.dark(0, "S3a", king="W13-3")
    d.deck("BTH", "BTH6 BTH1")
    d.turn(0)
    d.do("place PUR4", "pay P")
    assert d.legal()[0].startswith("fetch")
    d.do(d.legal()[0])
    assert d.game.hand[0] == 3
    d.turn(0)
    d.do("place BAE5")
    assert "BTH6" in d.tops(0)


def test_ex_35_brass_vessel(scene: type[Scene]) -> None:
    """R-36, R-37: the visible cubes of the whole World, no edge discount; any Pact in both
    editions."""
    for edition in ("2020", "2019"):
        d = scene(edition=edition)
        d.hide_world()
        d.world(0, "W20-2 N1f N1g")
        d.stand(1, "W20-2#2")
        d.cards(0, "BAE4", "PAI3")
        d.own(0, "T T K")
        d.turn(0)
        d.do("place BAE4")
        assert d.stock(0) == ""
        assert len(d.legal()) == 12


def test_g_531_rearrange(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "VIN1", "VIN2 BAL6", "ASM3")
    d.own(0, "")
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    d.do("pass")  # the Treasure
    assert d.legal() == [
        "move 1 2",
        "move 1 3",
        "move 2 1",
        "move 2 3",
        "move 2 4",
        "move 3 1",
        "move 3 2",
        "pass",
    ]
    d.do("move 2 4")
    assert d.tops(0) == ["VIN1", "VIN2", "ASM3", "BAL6"]
    assert d.treasure(0, 4) == "YYYY"


def test_g_531_a_treasure_that_gets_covered_is_emptied_and_a_place_may_stay_empty(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM3", "BAL6")
    d.own(0, "")
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    d.do("pass", "move 1 2")
    assert d.tops(0) == ["", "ASM3", "", ""]
    assert d.game.tops[0] == NONE
    assert d.treasure(0, 2) == ""


def test_g_532_cover_tokens_hide_and_block_a_hex_until_the_end_of_the_round(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "W51-2 N1a N0a")
    d.world(1, "W09-2 N0a N0b")
    d.cards(0, "VIN5")
    d.own(0, "P A")
    d.turn(0)
    d.do(
        "place VIN5", "hide W51-2#1", "token A", "hide N1a#1"
    )  # the last token is a matter of course
    assert d.stock(0) == "K"
    assert view_of(d.game, 0).edges[0].line == ["Y"]
    assert not d.can("place W51-2#1")
    assert d.why("place W51-2#1").endswith("[G-532]")
    attention, pink = d.supply("A"), d.supply("P")
    d.end_round()
    assert (d.supply("A"), d.supply("P")) == (attention + 1, pink + 1)


def test_g_532_trumpets_of_jericho_and_no_token_at_all(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "BTH4")
    d.own(0, "P P P P")
    d.turn(0)
    d.do("place BTH4")
    for _ in range(3):
        d.do(next(text for text in d.legal() if text.startswith("hide")))
    assert d.stock(0) == "P K K"
    d = scene()
    d.cards(0, "BTH4")
    d.own(0, "P")
    d.turn(0)
    d.do("place BTH4", "pass")
    assert d.stock(0) == "P K K"


def test_r_39_a_token_does_not_complete_a_link(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "W01-2 N0b N0c")
    d.cards(0, "VIN5")
    d.own(0, "P")
    d.stand(1, "W01-2#1")
    d.game.hand[1] = 0
    d.turn(0)
    d.do("place VIN5", "hide W01-2#2")
    d.end_round()
    assert d.where("W01-2#1") == [1]


def test_g_530_recall(scene: type[Scene]) -> None:
    """R-50: nothing is refunded; the hex is vacant again."""
    d = scene()
    d.hide_world()
    d.world(0, "W45-3 N0b N0c")
    d.cards(0, "BAL4", "PAI5", "PUR5")
    d.stand(0, "W45-3#2", "T0", "PUR5")
    d.turn(0)
    d.do("place BAL4")
    assert d.legal() == ["recall W45-3#2", "pass"]
    hand = d.game.hand[0]
    d.do("recall W45-3#2", "choose P")
    assert (d.game.hand[0], d.where("W45-3#2")) == (hand + 1, [])
    d.stand(0, "W45-3#2")
    d.turn(0)
    d.do("place PAI5")
    assert d.legal() == ["recall W45-3#2", "recall T0", "pass"]  # never from Relics
    d.do("recall T0", "recall W45-3#2")
    assert d.where("T0") == []


def test_g_530_cats_head_recalls_from_linked_hexes_only(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "W45-3 N0b N0c")
    d.board(0, "S1a")
    d.dark(0, "S1b", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.cards(0, "BAE3")
    d.stand(0, "W45-3#1", "W45-3#2", "S1a#1", "K61-3#2", "K61-3#3")
    d.game.steps = Agenda()
    d.game.push(ROUND[0])
    d.game.run()
    assert d.legal() == ["recall W45-3#2", "recall S1a#1", "recall K61-3#2", "pass"]
    d.do("recall S1a#1")
    assert d.where("S1a#1") == []


def test_g_530_take_each(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "ASM5")
    d.own(0, "")
    d.own(1, "P T A")
    d.own(2, "")
    d.own(3, "K K")
    d.turn(0)
    d.do("place ASM5")
    assert d.legal() == ["rob P", "rob T"]
    d.do("rob T")
    assert d.stock(0) == "T K"
    assert [d.stock(seat) for seat in (1, 2, 3)] == ["P A", "", "K"]


def test_g_533_share(scene: type[Scene]) -> None:
    """G-304: exactly one follower, of an opponent; at most two; both leave together."""
    d = scene(seats=3)
    d.world(0, "W01-2 W51-3 N0c")
    d.stand(1, "W51-3#1", "W01-2#1")
    d.stand(2, "W01-2#2")
    d.cards(0, "BAE1")
    d.turn(0)
    assert d.can("place W51-3#1")
    d.do("place W51-3#1")
    assert d.where("W51-3#1") == [0, 1]
    d.turn(2)
    assert not d.can("place W51-3#1")
    d.cards(2, "BAE1")
    d.turn(2)
    assert not d.can("place W51-3#1")  # two already
    assert not d.can("place W01-2#2")  # their own
    d.do("place W01-2#1")
    d.end_round()
    assert [d.where(name) for name in ("W51-3#1", "W01-2#1", "W01-2#2")] == [[], [], []]


def test_senators_seal(scene: type[Scene]) -> None:
    """NO_ATTENTION."""
    d = scene()
    d.hide_world()
    d.cards(0, "BLI3")
    d.edge("T0", waiting=[0, 1, 2, 3])
    d.own(0, "")
    d.game.hand[0] = 2
    d.world(0, "N0a N0b W51-2")
    d.turn(0)
    d.do("place T0")
    assert d.stock(0) == ""


def test_eyes_of_flame_makes_scry_boards_free(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "BAL3")
    d.own(0, "")
    d.board(0, "S1a")
    d.turn(0)
    assert d.can("place S1a#1")


def test_pur1_and_contact_powers(scene: type[Scene]) -> None:
    """PUR1 once per King; BAL2 and PAI1 once per board."""
    d = scene(seats=2)
    d.cards(0, "PUR1", "PAI1")
    d.dark(1, "S2a", king="W68-3")
    d.deck("BLI", "BLI1 BLI2 BLI3")
    d.board(0, "S1a")
    d.game.on_board = cells_of([3, 3, 3])
    d.stand(0, "K68-3#1", "K68-3#2", "S1a#1", "S1a#2")
    d.game.hand[0] = 0
    d.end_round()
    d.do("demon BLI1")
    assert d.stock(0).count("A") == 1 + 2 + 1
