"""Luna: scoring phase, preparation, end of the game (RULES.md 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.games.luna import GAME
from augury.games.luna.reader import own
from augury.games.luna.rules.rounds import next_stop, prepare
from augury.games.luna.rules.scoring import (
    apostate_loss,
    final_points,
    finish,
    presence,
    priestess_prizes,
    ranks,
    score_round,
)
from augury.games.luna.view import view as view_of
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

WHITE, YELLOW, RED, BLUE = range(4)


def test_x_07_the_priestess(scene: type[Scene]) -> None:
    """L-120..L-122, L-060: yellow 6, red 3 before blue by the Council, blue 1, white's sleepers
    nothing."""
    table = scene()
    table.figures(priestess="tide", apostate="novice")
    table.novices(YELLOW, tide=2)
    table.shrine(YELLOW, "tide")
    table.novices(RED, tide=2)
    table.novices(BLUE, tide=1)
    table.shrine(BLUE, "tide")
    table.novices(WHITE, tide=(0, 2))
    table.council(s0="0 1", s2="3", s3="2")
    assert [presence(table.game, seat) for seat in range(4)] == [0, 3, 2, 2]
    assert priestess_prizes(table.game) == [0, 6, 3, 1]


def test_l_122_on_the_same_space_the_higher_stone_ranks_higher(scene: type[Scene]) -> None:
    table = scene(3)
    table.figures(priestess="tide")
    for seat in range(3):
        table.novices(seat, tide=1)
    table.council(s2="1 2 0")
    assert priestess_prizes(table.game) == [5, 0, 2]


def test_l_121_prizes_without_a_claimant_lapse(scene: type[Scene]) -> None:
    table = scene()
    table.figures(priestess="tide")
    assert priestess_prizes(table.game) == [0, 0, 0, 0]
    table.novices(RED, tide=1)
    assert priestess_prizes(table.game) == [0, 0, 6, 0]


def test_x_08_the_apostate(scene: type[Scene]) -> None:
    """L-123: blue -4, red -3, white's shrine and yellow's nothing cost nothing."""
    table = scene()
    table.figures(apostate="tide")
    table.novices(BLUE, tide=(1, 2))
    table.novices(RED, tide=(0, 2))
    table.shrine(WHITE, "tide")
    assert [apostate_loss(table.game, seat) for seat in range(4)] == [0, 0, 3, 4]


def test_l_124_the_temple_pays_1_ip_per_novice_the_path_nothing(scene: type[Scene]) -> None:
    table = scene(2)
    table.temple(WHITE, 7, 18)
    table.path(WHITE, 6)
    score_round(table.game)
    assert list(table.game.ip) == [5 + 3, 5 + 1]


def test_x_27_and_l_125_one_sum_never_below_0(scene: type[Scene]) -> None:
    table = scene()
    table.figures(apostate="tide", priestess="book")
    table.novices(YELLOW, tide=3)
    table.game.ip[YELLOW] = 2
    score_round(table.game)
    assert table.game.ip[YELLOW] == 0


def test_l_125_gains_count_before_the_floor(scene: type[Scene]) -> None:
    table = scene()
    table.figures(apostate="tide", priestess="tide")
    table.novices(YELLOW, tide=3)
    table.game.ip[YELLOW] = 0
    score_round(table.game)
    assert table.game.ip[YELLOW] == 6 + 1 - 4


def test_l_130_everybody_beside_an_island_wakes(scene: type[Scene]) -> None:
    table = scene(2)
    table.novices(WHITE, tide=(1, 2), herb=(0, 3))
    table.landing(WHITE, 1)
    table.path(WHITE, 7)
    prepare(table.game)
    assert table.at(WHITE, "tide") == (3, 0)
    assert table.at(WHITE, "herb") == (3, 0)
    assert table.game.landing[WHITE] == 1
    assert table.game.novices[7] == WHITE


@pytest.mark.parametrize(("seats", "priestess"), [(4, "novice"), (3, "book"), (2, "book")])
def test_x_22_the_figures_move_on(seats: int, priestess: str) -> None:
    """L-131, L-132: Priestess 1 -> 7 (or 6), Builder 6 -> 3."""
    game = own(GAME.start(seats, 1, {"setup": "preset"}))
    prepare(game)
    view = view_of(game, 0)
    assert view.priestess == priestess
    assert view.builder == "herb"


@pytest.mark.parametrize(("seats", "stops"), [(4, [1, 7, 6, 5, 4, 3]), (3, [1, 6, 4, 2, 7, 5])])
def test_the_stops_of_the_figures_in_the_preset(seats: int, stops: list[int]) -> None:
    """RULES.md 4.5: ring positions by round."""
    game = own(GAME.start(seats, 1, {"setup": "preset"}))
    found, builder = [], []
    for _ in range(6):
        found.append(game.places[game.priestess] + 1)
        builder.append(game.places[game.builder] + 1)
        prepare(game)
    assert found == stops
    assert builder == [6, 3, 7, 4, 1, 5]


def test_x_22_and_l_133_the_apostate_goes_to_the_next_island_with_a_novice(
    scene: type[Scene],
) -> None:
    table = scene()
    table.figures(apostate="herb")
    table.novices(RED, sail=1, novice=1)
    assert next_stop(table.game) == table.game.ring[4]
    table.novices(YELLOW, shrine=(0, 1))
    prepare(table.game)
    assert table.figure("apostate") == "shrine"
    assert table.game.active(YELLOW, table.game.apostate) == 1


@pytest.mark.parametrize("novices", [{}, {"herb": 3}])
def test_l_133_otherwise_he_stays(scene: type[Scene], novices: dict[str, int]) -> None:
    table = scene()
    table.figures(apostate="herb")
    table.novices(RED, **novices)
    prepare(table.game)
    assert table.figure("apostate") == "herb"


def test_l_134_and_l_135_the_guard_moves_on_and_the_tokens_burn_again(scene: type[Scene]) -> None:
    table = scene(3)
    values = []
    for _ in range(6):
        values.append(table.game.guard_value())
        assert table.game.tokens == 4
        for _ in range(4):
            table.do(table.game.to_act()[0], "meditate")
    assert values == [6, 5, 4, 3, 2, 2]
    assert table.game.to_act() == []


def test_l_136_the_holder_of_the_start_figure_begins(scene: type[Scene]) -> None:
    table = scene(4)
    table.game.tokens = 1
    table.do(YELLOW, "meditate")
    assert table.game.start == RED
    assert table.game.to_act() == [RED]


# 8.3 End


def test_x_09_final_scoring(scene: type[Scene]) -> None:
    """L-141..L-143: 4 shrines, 2 favours, space 6: +16 +2 +6."""
    table = scene()
    table.shrine(YELLOW, "tide", "book", "sail", "herb")
    table.favours(YELLOW, "tide", "novice")
    table.council(s0="0 2 3", s6="1")
    assert final_points(table.game, YELLOW) == 24
    finish(table.game)
    assert table.game.ip[YELLOW] == 29


def test_l_140_the_game_ends_after_the_sixth_scoring(scene: type[Scene]) -> None:
    table = scene(2, round=6)
    table.game.tokens = 1
    table.shrine(WHITE, "tide")
    table.council(s2="1", s4="0")
    epoch = table.game.epoch
    table.do(WHITE, "meditate")
    assert table.game.to_act() == []
    assert table.game.scores() == [5 + 1 + 1 + 4 + 4, 5 + 1 + 2]
    assert table.game.epoch == epoch + 1
    assert GAME.reader.evaluate(table.game) == [15.0, 8.0]
    assert str(table.game.why_not(0, 0)).endswith("[L-140]")


def test_x_23_ties_go_to_the_council(scene: type[Scene]) -> None:
    """L-144: red and blue have 71 each, both on space 5, red above blue."""
    table = scene()
    table.game.ip = cells_of([30, 70, 71, 71])
    table.council(s0="0", s5="3 2", s9="1")
    assert ranks(table.game) == [4, 3, 1, 2]


def test_l_144_there_is_always_exactly_one_winner() -> None:
    for seed in range(12):
        game = GAME.start(2 + seed % 3, seed)
        luck = from_seed(seed)
        while game.to_act():
            legal = game.legal(game.to_act()[0])
            game.apply(game.to_act()[0], legal[luck.below(len(legal))])
        assert sorted(game.ranks()) == list(range(1, game.seats + 1))
