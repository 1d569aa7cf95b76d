"""Pantheon: the end of an era, the scorings, the end of the game, and what always holds (RULES.md
7.1, 7.9, 7.12, 8, 12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.games.pantheon import GAME
from augury.games.pantheon.components import COLUMN_POINTS, GODS, LOOTS
from augury.games.pantheon.map import COLUMN_NODES, NODES
from augury.games.pantheon.rules.buying import CartagoBuy
from augury.games.pantheon.rules.choosing import ChooseAction
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.scoring import ranks, scoring
from augury.kit.cells import cells_of

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


# 7.9 End of the action phase


def test_p_120_p_122_p_123_the_last_god_ends_the_era(scene: Scenes) -> None:
    made = scene(era=2, gods="vinthrad")
    made.levels(0, gift=4, priest=1)
    heard = made.do("acquire vinthrad")
    assert made.game.score[0] == 1 + 2 + 3
    assert made.game.era == 3
    assert made.game.start_player == 1
    assert [event.facts["next"] for event in heard if event.kind == "era-ends"] == ["seat/1"]
    assert made.game.loot_box[LOOTS.index("cards2")] == 2  # P-181: the loot that was left


def test_x_26_p_121_a_follower_takes_the_last_loot(scene: Scenes) -> None:
    """Y still moves, then R gets 3 points (Q-34), and G starts the next era."""
    made = scene(loot="- - cards2")
    made.feet(1, "H09 I10")
    made.give(1, "move")
    made.give(2, "move")
    made.do("move 0", "foot G10", "move 1", "foot J10", "take", "stop")
    assert made.game.loot_left == 0
    assert made.asked() == 2
    made.do("move 1", "foot F08", "stop")
    assert list(made.game.score) == [4, 1, 1]
    assert made.game.start_player == 1
    assert made.game.era == 2


def test_x_41_q_25_both_rows_in_one_turn_give_three_points_once(scene: Scenes) -> None:
    """Q-45: R takes the last loot by Move, the others still follow, then Traitera for the last
    god."""
    made = scene(gods="vinthrad", loot="- - cards2")
    made.keep(0, "traitera")
    made.game.traitera = 1
    made.levels(0, gift=4, priest=1)
    made.feet(0, "H09 I10")
    made.give_hidden(1, "m1")
    made.give_hidden(2, "m1")
    made.do("move 0", "foot J10", "take", "deck", "deck")
    assert made.options() == ["traitera", "end"]
    made.do("traitera", "acquire vinthrad")
    assert made.game.score[0] == 1 + 1 + 3
    assert made.game.era == 2


def test_p_124_gods_from_the_stack_do_not_end_an_era(scene: Scenes) -> None:
    made = scene(gods="gadicea", loot="god money")
    made.next_gods("surparit taksator")
    made.feet(0, "F09 E10")
    made.do("move 0", "foot D10", "take")
    assert made.game.score[0] == 1 + 1 + 1
    assert made.game.era == 1
    assert [GODS[god] for god in made.game.open_gods] == ["gadicea"]


# 7.12 End of an era


def test_p_180_p_181_p_182_p_183_feet_go_home_columns_and_hands_stay_open_tiles_go_to_the_box(
    scene: Scenes,
) -> None:
    """X-34: Plaesiris unsold: it, the loot and the open demigods go to the box. I-5."""
    made = scene(gods="vinthrad plaesiris", loot="-")
    game = made.game
    made.demigods(row="2 6")
    made.feet(0, "H09 I10 I11")
    made.give(0, "dancer")
    made.keep(0, "gadicea")
    made.levels(0, gift=4, priest=1)
    display = game.display[:]
    heard = made.do("deck", "deck", "deck", "stop")
    assert "era-ends" in [event.kind for event in heard]
    assert made.standing(0) == []
    assert game.feet_supply[0] == 4
    assert made.built(0) == ["I11"]
    assert (game.demigod_box[2], game.demigod_box[6]) == (1, 1)
    assert made.box("plaesiris") + made.box("vinthrad") == 2
    assert "dancer" in made.hand(0)
    assert made.kept(0, "gadicea") == 1
    assert made.level(0, "gift") == 4
    assert game.display == display


# 8. Scoring


def test_x_15_p_190_p_191_p_192_scoring(scene: Scenes) -> None:
    """11 points, demigods 3 and 2, 5 columns: 11 + 5 + 10. P-191: the demigods are kept."""
    made = scene(era=3)
    made.game.score[0] = 11
    made.own(0, "3 2")
    made.old_columns(0, "A06 A08 A14 B02 B15")
    scoring(made.game)
    assert made.game.score[0] == 26
    assert made.game.demigod_count(0) == 2
    scoring(made.game)
    assert made.game.score[0] == 41


@pytest.mark.parametrize(
    ("columns", "points"), [(0, 0), (1, 1), (3, 3), (4, 8), (7, 14), (8, 24), (11, 33), (12, 48)]
)
def test_x_16_p_192_the_column_table(scene: Scenes, columns: int, points: int) -> None:
    made = scene(era=3)
    made.supply(0, 4, 0)
    made.old_columns(0, " ".join(NODES[node] for node in COLUMN_NODES[:columns]))
    scoring(made.game)
    assert made.game.score[0] == 1 + points
    assert COLUMN_POINTS[columns] == points


def test_p_193_pietalte_counts_the_highest_sacrifice_tile(scene: Scenes) -> None:
    made = scene(era=3)
    made.keep(0, "pietalte pietalte")
    made.levels(0, gift=1, priest=3)
    scoring(made.game)
    assert made.game.score[0] == 1 + 2 * 3


def test_the_example_of_the_rulebook_adds_up(scene: Scenes) -> None:
    """P-191, P-192, P-193: 21 points, demigods 2, 3 and 5, 7 columns, Pietalte with a level 3."""
    made = scene(era=3)
    made.game.score[0] = 21
    made.own(0, "2 3 5")
    made.supply(0, 4, 0)
    made.old_columns(0, "A06 A08 A14 B02 B15 C08 C17")
    made.keep(0, "pietalte")
    made.levels(0, priest=3)
    scoring(made.game)
    assert made.game.score[0] == 21 + 10 + 14 + 3


def test_p_1_p_2_scorings_after_eras_3_and_6_only() -> None:
    for seats in (2, 3, 4):
        game = GAME.start(seats, 12)
        game.listening = True
        luck = from_seed(12)
        scored: list[int] = []
        eras: list[str] = []
        while game.to_act():
            seat = game.to_act()[0]
            game.apply(seat, GAME.reader.propose(game, seat, game.options(seat), luck))
            for event in game.hear():
                if event.kind == "scoring":
                    scored.append(len(eras))
                if event.kind in ("era-ends", "last-era-ends"):
                    eras.append(event.kind)
        assert eras == ["era-ends"] * 5 + ["last-era-ends"]
        assert scored == [3] * seats + [6] * seats


def test_p_195_era_6_gives_its_three_points_before_the_scoring_and_p_194_the_game_ends(
    scene: Scenes,
) -> None:
    made = scene(era=6, gods="vinthrad")
    made.own(1, "6 6 5")
    made.levels(0, gift=4, priest=1)
    heard = made.do("acquire vinthrad")
    assert made.game.over
    assert made.game.to_act() == []
    assert list(made.game.score) == [1 + 6 + 3, 1 + 17, 1]
    kinds = [event.kind for event in heard]
    assert kinds.index("last-era-ends") < kinds.index("scoring") < kinds.index("over")
    assert made.game.ranks() == [2, 1, 3]
    assert [round(points) for points in GAME.reader.evaluate(made.game)] == list(made.game.score)
    assert repr(made.game.why_not(0, 0)) == "over [P-194]"


def test_x_35_p_194_ties_go_to_the_most_demigods(scene: Scenes) -> None:
    """Tiles, not values; still tied, the victory is shared."""
    made = scene(era=6)
    made.game.score = cells_of([80, 80, 70])
    made.own(0, "6 6 6")
    made.own(1, "1 1 1 2")
    made.own(2, "2 2 3 3 3 4 4 4 4")
    assert ranks(made.game) == [2, 1, 3]
    made.own(0, "5")
    assert ranks(made.game) == [1, 1, 3]


# 12. Invariants


def test_i_1_to_i_17_hold_after_every_decision() -> None:
    """I-1..I-4, I-6, I-7, I-10..I-12, I-14, I-15, I-17 by `assert_sound`, I-8, I-13, I-16 by
    asserts of the rules, I-5 and I-9 here."""
    for seats in (2, 3, 4):
        game = GAME.start(seats, 40 + seats)
        assert isinstance(game, Pantheon)
        luck = from_seed(seats)
        columns, scores, levels = [0] * seats, list(game.score), list(game.levels)
        while game.to_act():
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[luck.below(len(legal))])
            game.assert_sound()
            now = [len(built) for built in game.columns]
            assert all(before <= after for before, after in zip(columns, now, strict=True)), "I-5"
            assert all(before <= after for before, after in zip(scores, game.score, strict=True)), (
                "I-9"
            )
            assert all(
                before <= after for before, after in zip(levels, game.levels, strict=True)
            ), "I-7"
            columns, scores, levels = now, list(game.score), list(game.levels)
            if (
                not game.over
                and isinstance(game.agenda.top(), ChooseAction)
                and game.traitera == game.god_count(game.active, GODS.index("traitera"))
            ):
                assert len(game.open_gods) <= seats + 1
            if not game.over and isinstance(game.agenda.top(), CartagoBuy):
                assert game.loot_left == seats + 1, "I-15"
        assert len(set(game.nations)) == 6, "I-11"


def test_i_9_the_sum_of_scores_grows_by_gods_and_three_points_per_era() -> None:
    game = GAME.start(3, 77)
    game.listening = True
    luck = from_seed(77)
    total = sum(game.scores())
    while game.to_act():
        seat = game.to_act()[0]
        game.apply(seat, GAME.reader.propose(game, seat, game.options(seat), luck))
        for event in game.hear():
            if event.kind in ("god-points", "scoring"):
                total += int(event.facts["points"])
            if event.kind in ("era-ends", "last-era-ends"):
                total += 3
        assert sum(game.scores()) == total


@pytest.mark.parametrize(
    ("harm", "rule"),
    [
        ("game.feet_supply[0] += 1", "I-1"),
        ("game.hand[0] += 1", "I-2"),
        ("game.god_box[0] += 1", "I-3"),
        ("game.bag.append(0)", "I-3"),
        ("game.low.append(1)", "I-3"),
        ("game.put_or_take(0, 0)", "I-4"),
        ("game.levels[0] = 5", "I-7"),
        ("game.special.reverse()", "I-14"),
        ("game.traitera = 1", "I-12"),
        ("game.nations.append(game.nations[0])", "I-11"),
    ],
)
def test_the_invariants_notice_what_is_wrong(scene: Scenes, harm: str, rule: str) -> None:
    made = scene()
    made.game.assert_sound()
    exec(harm, {"game": made.game})
    with pytest.raises(AssertionError, match=rule):
        made.game.assert_sound()
