"""The start of a round and the turns (G-201..G-210)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.core import chance
from augury.core.errors import NotYourTurn
from augury.core.table import Table
from augury.games.goetia import GAME
from augury.games.goetia.components import SLOTS
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.reader import own
from augury.games.goetia.rules.rounds import ROUND, Turn
from augury.games.goetia.state import PLACEMENT, START
from augury.games.goetia.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


# The start of a round


def open_round(d: Scene) -> None:
    d.game.steps = Agenda([ROUND[d.game.start]])
    d.game.run()


def test_g_201_a_round_is_start_placements_and_end(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "VIN6")
    d.cards(1, "BAL7")
    open_round(d)
    number, asked = d.game.round, []
    while d.game.round == number:
        asked.append(d.legal()[0].split()[0])
        d.do(d.legal()[0])
    assert asked[:3] == ["release", "release", "place"]  # one window after another, then the turns
    assert "release" not in asked[2:]


def test_g_202_the_order_of_a_window(scene: type[Scene]) -> None:
    """EX-45: treasures first, then Powers in their fixed order, whatever the stack numbers."""
    d = scene(seats=2)
    d.cards(0, "ASM1", "ZAG3", "PUR2", "BLI6")
    d.own(0, "")
    open_round(d)
    assert d.legal() == ["release P", "release K", "pass"]
    d.do("release P")
    assert d.legal() == [
        "choose P",
        "choose T",
        "choose Y",
        "choose B",
    ]  # Familiar Spirits, before the others
    d.do("choose P")
    assert d.legal() == ["use", "pass"]  # Power of Transmutation
    d.do("use")
    assert d.stock(0) == "K"
    assert d.legal() == ["use", "pass"]  # Raise the Fallen
    hand = d.game.hand[0]
    d.do("use")
    assert d.stock(0) == ""
    assert (d.game.hand[0], d.game.graveyard[0]) == (hand + 1, 0)


def test_g_202_only_what_can_be_paid_and_does_something_is_asked(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM1", "ZAG3")
    d.own(0, "P K")
    d.game.graveyard[0] = 0
    open_round(d)
    d.do("pass")  # Transmutation; Raise the Fallen has nobody to raise
    assert d.legal()[0].startswith("place")


def test_g_202_a_power_uncovered_by_rearrange_waits(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM3", "BTH1 VIN6")
    d.own(0, "")
    open_round(d)
    d.do("pass")  # the Treasure
    d.do("move 2 1")
    assert d.tops(0)[:2] == ["VIN6", "BTH1"]
    assert d.stock(0) == ""  # Power of Love acts from the next round on


def test_g_203_start_of_round_effects_work_only_there(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "BTH1", "VIN6")
    d.turn(0)
    d.do(d.legal()[0])
    assert "A" not in d.stock(0)
    assert d.treasure(0, 2) == "TTYY"


def test_g_204_ex_22_ransom_is_a_choice_in_2020(scene: type[Scene]) -> None:
    for answer in ("ransom", "pass"):
        d = scene(seats=2, edition="2020")
        d.world(0, "W01-2 W20-2 W45-2")
        d.stand(0, "W01-2#1", "W20-2#1", "W45-2#1")
        d.game.hand[0] = 0
        d.own(0, "P P P P K A A")
        pink = d.supply("P")
        d.game.phase = START
        open_round(d)
        assert d.legal() == ["ransom", "pass"]
        d.do(answer)
        if answer == "ransom":
            assert (d.stock(0), d.game.hand[0], d.supply("P")) == ("A A", 3, pink + 4)
            assert d.where("W01-2#1") == []
        else:
            assert d.stock(0) == "P P P P K A A"
            assert d.actor() == 1  # they are skipped


def test_g_205_ransom_is_compulsory_in_2019(scene: type[Scene]) -> None:
    d = scene(seats=2, edition="2019")
    d.world(0, "W01-2 W20-2 W45-2")
    d.stand(0, "W01-2#1", "W20-2#1", "W45-2#1")
    d.game.hand[0] = 0
    d.own(0, "P K A")
    open_round(d)
    assert (d.stock(0), d.game.hand[0]) == ("A", 3)


def test_g_204_ex_39_no_ransom_with_a_follower_elsewhere(scene: type[Scene]) -> None:
    """R-4. Also none with a follower in hand."""
    d = scene(seats=2)
    d.world(0, "W01-2 W20-2 W45-2")
    d.stand(0, "W01-2#1", "W20-2#1", "W45-2#1")
    d.dark(0, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.stand(0, "K61-3#1")
    d.game.hand[0] = 0
    open_round(d)
    assert d.legal()[0].startswith("place")
    assert d.actor() == 1
    d.game.occupy(HEX_NAMES.index("K61-3#1"), 0)
    d.game.hand[0] = 1
    open_round(d)
    assert d.actor() == 0
    assert d.legal()[0].startswith("place")


def test_r_16_ransom_comes_before_the_treasures(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "VIN6")
    d.world(0, "W01-2 W20-2 W45-2")
    d.stand(0, "W01-2#1")
    d.game.hand[0] = 0
    open_round(d)
    d.do("ransom")
    assert d.legal() == ["release T", "release Y", "pass"]


def test_r_48_a_player_without_followers_keeps_his_window(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.cards(0, "ASM1")
    d.game.hand[0] = 0
    d.game.graveyard[0] = 4
    d.own(0, "K")
    open_round(d)
    assert d.legal() == ["use", "pass"]
    d.do("use")
    assert d.game.hand[0] == 1
    assert d.legal()[0].startswith("place")


# Turns


def test_g_206_turns_go_round_one_placement_each(scene: type[Scene]) -> None:
    d = scene(seats=3, start=1)
    order = []
    d.turn(1)
    for _ in range(6):
        order.append(d.actor())
        d.do(next(text for text in d.legal() if text.startswith("place W")))
        while not d.legal()[0].startswith("place"):
            d.do(d.legal()[0])
    assert order == [1, 2, 0, 1, 2, 0]


def test_g_207_ex_31_placing_is_compulsory(scene: type[Scene]) -> None:
    """There is no pass among the choices, and a single hex is taken without asking (R-58)."""
    d = scene(seats=2)
    d.turn(0)
    assert "pass" not in d.legal()
    assert d.why("pass").endswith("[G-207]")
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "N0a N0b W51-2")
    d.stand(1, "W51-2#1", "W51-2#2")
    for row in range(1, 3):
        d.game.scry[row] = []
    d.board(0, "S1d")
    d.stand(1, "S1d#1", "S1d#2")
    for slot in range(9):
        d.edge(SLOTS[slot], waiting=[1])
    d.own(0, "T")
    d.game.hand = cells_of([1, 0])
    d.turn(0)
    assert d.stock(0) == "Y Y"  # paid and used; then nobody could place, and the round ended


def nowhere_else(d: Scene) -> None:
    """Two who own nothing can place in the World only."""
    for row in range(3):
        d.game.scry[row] = []
    for slot in range(9):
        d.edge(SLOTS[slot], waiting=[0, 1])
    d.own(0, "")
    d.own(1, "")


def test_g_208_g_209_ex_32_skipped_and_asked_again(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "W51-2 N0b N0c")
    nowhere_else(d)
    d.game.hand = cells_of([0, 2])
    d.turn(1)
    d.do("place W51-2#1")  # then seat 0 is skipped, and seat 1 has one hex left: it is taken
    assert d.where("W51-2#2") == []  # the round has ended: the single hexes are free again
    assert list(d.game.hand) == [0, 2]
    assert d.game.round == 2


def test_g_209_the_phase_ends_when_nobody_can_place_and_followers_stay_in_hand(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    d.hide_world()
    nowhere_else(d)
    d.world(0, "W51-2 N0b N0c")
    d.game.hand = cells_of([3, 3])
    d.turn(0)
    before = d.game.round
    d.do("place W51-2#1")
    assert d.game.round == before + 1
    assert list(d.game.hand) == [3, 3]


def test_g_210_a_recruited_follower_can_be_placed_in_the_same_round(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.edge("T0", waiting=[0, 1])
    d.hide_world()
    d.world(0, "N0a N0b W51-3")
    d.own(0, "A")
    d.game.hand = cells_of([1, 3])
    d.turn(0)
    d.do("place T0")
    assert d.game.hand[0] == 1
    d.do("place W51-3#1")
    assert d.actor() == 0


def test_phases_follow_the_questions(scene: type[Scene]) -> None:
    d = scene()
    d.turn(0)
    assert d.game.phase == PLACEMENT
    assert view_of(d.game, 0).prompt == "place"
    assert view_of(d.game, 1).prompt == "wait"


def test_g_208_a_plan_ends_where_a_new_turn_begins() -> None:
    """Also when all others are skipped, so that the same player places again."""
    table = Table(GAME, 2, 3)
    luck = chance.from_seed(3)
    ended = 0
    while not table.over():
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        action = legal[luck.below(len(legal))]
        attempt = table.attempt(seat, [action])
        if attempt.asked == [seat] and attempt.after is not None and not attempt.final:
            goetia = own(attempt.after)
            assert attempt.ends == isinstance(goetia.asked, Turn)
            if attempt.ends:
                following = goetia.legal(seat)[0]
                refusal = table.attempt(seat, [action, following]).refusal
                assert isinstance(refusal, NotYourTurn)
                ended += 1
        table.play(seat, action)
    assert ended > 5
