"""Pantheon: acquiring god tiles, and what the gods give (RULES.md 7.7, 7.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from augury.core.chance import from_seed
from augury.games.pantheon import GAME
from augury.games.pantheon.components import GODS, LOOTS, NOTHING
from augury.games.pantheon.rules.loot import LOOT_RESOLVE
from augury.games.pantheon.rules.sacrifices import Paying
from augury.games.pantheon.terminal import show
from augury.games.pantheon.view import view as view_of
from augury.kit.cells import cells, cells_of
from augury.words import Words

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


# 7.7 Acquire


def test_x_10_sacrifice_with_cards_only(scene: Scenes) -> None:
    """P-90, P-91, P-94: 4 dancers and 1 temple for 4,1."""
    made = scene(gods="vinthrad gadicea")
    made.give(0, "dancer dancer dancer dancer temple")
    made.do("acquire vinthrad")
    assert made.kept(0, "vinthrad") == 1
    assert made.game.hand_size[0] == 0
    assert (made.discarded("dancer"), made.discarded("temple")) == (4, 1)
    assert made.asked() == 1  # exactly one tile per action
    assert [GODS[god] for god in made.game.open_gods] == ["gadicea"]


def test_x_11_with_tiles_only(scene: Scenes) -> None:
    """P-92, P-94: dancer 4 and temple 2 pay 4,1; the tiles are kept, the surplus is lost."""
    made = scene(gods="vinthrad gadicea")
    made.levels(0, dancer=4, temple=2)
    made.give(0, "gift")
    made.do("acquire vinthrad", "bring temple")
    assert made.hand(0) == ["gift"]
    assert (made.level(0, "dancer"), made.level(0, "temple")) == (4, 2)
    assert made.kept(0, "vinthrad") == 1


def test_x_12_mixed(scene: Scenes) -> None:
    """P-92: dancer level 2 and 2 dancer cards, 1 temple card."""
    made = scene(gods="vinthrad gadicea")
    made.levels(0, dancer=2)
    made.give(0, "dancer dancer temple")
    made.do("acquire vinthrad")
    assert made.game.hand_size[0] == 0


def test_x_13_four_kinds(scene: Scenes) -> None:
    """P-91, Q-20: Traitera 2,2,1,1 by priest tile 2, 2 gifts, 1 dancer, 1 temple; three kinds are
    not enough."""
    made = scene(gods="traitera gadicea")
    made.levels(0, priest=2)
    made.give(0, "gift gift dancer temple")
    made.do("acquire traitera")
    assert made.game.hand_size[0] == 0
    assert made.kept(0, "traitera") == 1
    made = scene(gods="traitera gadicea")
    made.levels(0, priest=4)
    made.give(0, "gift gift gift dancer dancer")
    assert not made.can("acquire traitera")
    assert "[P-91]" in made.why_not("acquire traitera")


def test_p_90_only_open_tiles_can_be_acquired(scene: Scenes) -> None:
    made = scene(gods="vinthrad")
    made.levels(0, gift=4, priest=4, dancer=4, temple=4)
    assert [option for option in made.options() if option.startswith("acquire")] == [
        "acquire vinthrad"
    ]
    assert "[P-90]" in made.why_not("acquire gadicea")


def test_q_48_the_kinds_are_asked_for_only_where_it_matters(scene: Scenes) -> None:
    """P-91: 4,1 with gift level 4: the 1 is paid by a card of another kind; both kinds in hand are
    asked for, gift is not."""
    made = scene(gods="vinthrad gadicea")
    made.levels(0, gift=4)
    made.give(0, "gift priest temple")
    made.do("acquire vinthrad")
    assert made.options() == ["bring priest", "bring temple"]
    made.do("bring temple")
    assert made.hand(0) == ["gift", "priest"]


def test_q_48_of_course_the_player_could_have_used_other_kinds(scene: Scenes) -> None:
    """A gift tile of level 4 pays Taksator's 4 alone; so do four dancers, and the player may want
    fewer cards (P-21)."""
    made = scene(gods="taksator gadicea")
    made.levels(0, gift=4)
    made.give(0, "dancer dancer dancer dancer temple")
    made.do("acquire taksator")
    assert made.options() == ["bring gift", "bring dancer"]
    assert view_of(made.game, 0).usual == "gift", "it costs nothing"
    assert view_of(made.game, 1).usual == ""
    assert "Cheapest next: offering" in show(view_of(made.game, 0), Words("pantheon"))
    assert "cheapest" not in show(view_of(made.game, 1), Words("pantheon"))
    made.do("bring dancer")
    assert made.hand(0)[:1] == ["temple"] and made.discarded("dancer") == 4
    assert made.level(0, "gift") == 4


def test_q_48_ways_that_cost_the_same_cards_are_one(scene: Scenes) -> None:
    """Two tiles of level 4 each pay a 4 for nothing: there is nothing to choose."""
    made = scene(gods="taksator gadicea")
    made.levels(0, gift=4, priest=4)
    made.give(0, "dancer dancer dancer")
    made.do("acquire taksator")
    assert made.box("taksator") == 1


def test_q_48_all_ways_to_serve_a_4_and_a_1(scene: Scenes) -> None:
    """The 4: the gift tile, 3 priests with a tile of 1, or 2 dancers with a tile of 2. The 1: a
    tile that is left, or the temple card."""
    made = scene(gods="vinthrad gadicea")
    made.levels(0, gift=4, priest=1, dancer=2)
    made.give(0, "dancer dancer priest priest priest temple")
    made.do("acquire vinthrad")
    assert made.options() == ["bring gift", "bring priest", "bring dancer"]
    assert view_of(made.game, 0).usual == "gift"
    made.do("bring dancer")
    assert made.options() == ["bring gift", "bring temple"]
    assert view_of(made.game, 0).usual == "gift"
    assert "[P-92]" in made.why_not("bring priest"), "the same cards as with gift"
    made.do("bring temple")
    assert made.hand(0) == ["priest", "priest", "priest"]


def test_q_48_the_quick_player_keeps_to_the_cheapest(scene: Scenes) -> None:
    for seed in range(40):
        made = scene(gods="vinthrad gadicea")
        made.levels(0, dancer=2)
        made.give(0, "gift gift gift gift dancer dancer temple")
        made.do("acquire vinthrad")
        luck = from_seed(seed)
        while isinstance(made.game.agenda.top(), Paying):
            made.game.apply(0, GAME.reader.propose(made.game, 0, made.game.options(0), luck))
        assert made.discarded("dancer") == 2, "two cards for the 4, then one for the 1"
        assert made.discarded("gift") + made.discarded("temple") == 1


def test_q_48_number_by_number(scene: Scenes) -> None:
    """3,2 with three of each of three kinds: three kinds for the 3, then two for the 2."""
    made = scene(gods="stonkus_1 gadicea")
    made.give(0, "gift gift gift priest priest priest dancer dancer dancer")
    made.do("acquire stonkus_1")
    assert made.options() == ["bring gift", "bring priest", "bring dancer"]
    assert "[P-92]" in made.why_not("bring temple")
    made.do("bring priest")
    assert made.options() == ["bring gift", "bring dancer"]
    made.do("bring dancer")
    assert made.hand(0) == ["gift", "gift", "gift", "dancer"]


def test_p_93_pietalte_takes_cards_only(scene: Scenes) -> None:
    made = scene(gods="pietalte gadicea")
    made.levels(0, gift=4, priest=4, dancer=4)
    made.give(0, "gift gift gift priest priest")
    assert not made.can("acquire pietalte")
    made.give(0, "dancer")
    made.do("acquire pietalte")
    assert made.game.hand_size[0] == 0
    assert made.kept(0, "pietalte") == 1


def test_x_14_p_95_the_points_of_the_era_at_once(scene: Scenes) -> None:
    made = scene(era=2, gods="vinthrad gadicea")
    made.levels(0, gift=4, priest=4)
    made.do("acquire vinthrad")
    assert made.game.score[0] == 1 + 2


# 7.10 Gods


def test_x_17_p_139_p_140_surparit_and_stonkus(scene: Scenes) -> None:
    made = scene(era=4, gods="surparit gadicea")
    made.next_gods("stonkus_1")
    made.levels(0, gift=4, priest=3)
    made.do("acquire surparit")
    assert made.game.score[0] == 1 + 4 + 4
    assert made.kept(0, "stonkus_1") == 1
    assert made.box("surparit") == 1


def test_x_18_p_141_surparit_and_plaesiris(scene: Scenes) -> None:
    """From the piles, not from the open row; both tiles go to the box."""
    made = scene(era=2, gods="surparit gadicea")
    made.next_gods("plaesiris")
    made.demigods(low="1", high="4", row="")
    made.levels(0, gift=4, priest=3)
    made.do("acquire surparit")
    assert made.game.score[0] == 1 + 2 + 2
    assert made.game.demigod_points(0) == 5
    assert (made.box("surparit"), made.box("plaesiris")) == (1, 1)


def test_x_19_p_140_surparit_and_surparit(scene: Scenes) -> None:
    made = scene(era=2, gods="surparit gadicea")
    made.next_gods("surparit vinthrad")
    made.levels(0, gift=4, priest=3)
    made.do("acquire surparit")
    assert made.game.score[0] == 1 + 2 + 2
    assert made.kept(0, "vinthrad") == 0
    assert made.box("surparit") == 2


def test_p_141_plaesiris_by_the_action_takes_the_two_best_of_the_open_row(scene: Scenes) -> None:
    """Q-33. The values were public when taken."""
    made = scene(gods="plaesiris gadicea", loot="- demigod")
    made.demigods(row="6 6 2")
    made.levels(0, gift=4, priest=2, dancer=1)
    made.do("acquire plaesiris")
    assert made.game.demigod_points(0) == 12
    assert view_of(made.game, 1).mats[0].open_demigods == [6, 6]
    assert view_of(made.game, -1).demigods == [2]


def test_p_142_taksator_takes_the_top_special_money_card(scene: Scenes) -> None:
    made = scene(gods="taksator gadicea")
    made.levels(0, gift=4)
    made.do("acquire taksator")
    assert made.hand(0) == ["m2"]
    assert made.box("taksator") == 1
    assert len(made.game.special) == 6


def test_x_29_p_151_taksator_with_an_empty_stack_gives_only_points(scene: Scenes) -> None:
    made = scene(gods="taksator gadicea")
    made.give(1, "m2 m2 m3 m3 m4 m4 m5")
    made.levels(0, gift=4)
    made.do("acquire taksator")
    assert made.game.hand_size[0] == 0
    assert made.game.score[0] == 2


def test_p_144_vinthrad_helps_in_every_own_movement_but_not_in_buy(scene: Scenes) -> None:
    made = scene()
    made.keep(0, "vinthrad vinthrad")
    made.give(0, "m1")
    made.do("money m1")
    assert made.game.budget == 1
    made = scene()
    made.keep(0, "vinthrad vinthrad")
    made.do("move 0")
    assert made.game.steps == 3


def test_p_146_stonkus_does_not_help_in_cartago(scene: Scenes) -> None:
    from augury.games.pantheon.rules.buying import begin_cartago

    made = scene()
    made.keep(0, "stonkus_2")
    begin_cartago(made.game, 0)
    assert made.game.budget == 2


def test_p_147_and_p_112_gadicea_allows_one_more_card_in_draw_only(scene: Scenes) -> None:
    """Q-31: optional. Q-29: not when moving along."""
    made = scene()
    made.keep(0, "gadicea gadicea")
    made.do("deck", "deck")
    assert not made.can("stop")
    assert "[P-110]" in made.why_not("stop")
    made.do("deck")
    assert made.can("stop")
    made.do("open gift", "stop")
    assert made.game.hand_size[0] == 4
    made = scene()
    made.keep(0, "gadicea")
    made.do("deck", "deck", "deck", "deck")
    assert made.asked() == 1


def test_x_23_p_149_traitera_and_stonkus(scene: Scenes) -> None:
    """Buy with 2 money from Stonkus, use Traitera, buy with 2 money again; the tile goes to the box
    (Q-27)."""
    made = scene()
    made.keep(0, "stonkus_2 traitera")
    made.game.traitera = 1
    made.do("spend", "raise gift", "raise priest")
    assert made.options() == ["traitera", "end"]
    made.do("traitera", "spend", "raise gift")
    assert made.level(0, "gift") == 2
    assert made.asked() == 1
    assert made.box("traitera") == 1
    assert made.kept(0, "traitera") == 0


def test_p_149_only_tiles_from_the_beginning_of_the_turn(scene: Scenes) -> None:
    made = scene(gods="traitera gadicea")
    made.levels(0, gift=2, priest=2, dancer=1, temple=1)
    made.do("acquire traitera")
    assert made.asked() == 1  # no choice for them
    made = scene(gods="traitera gadicea gadicea")
    made.keep(0, "traitera")
    made.game.traitera = 1
    made.levels(0, gift=2, priest=2, dancer=1, temple=1)
    made.do("acquire traitera", "traitera")
    made.do("deck", "deck", "deck")
    assert made.kept(0, "traitera") == 1
    assert made.asked() == 1


def test_p_149_several_tiles_in_one_turn_and_q_26_followers_every_time(scene: Scenes) -> None:
    made = scene()
    made.keep(0, "traitera traitera")
    made.game.traitera = 2
    made.do(
        "move 0",
        "foot H09",
        "traitera",
        "move 0",
        "foot H08",
        "deck",
        "deck",
        "traitera",
        "move 0",
        "foot G10",
        "deck",
        "deck",
    )
    assert made.kept(0, "traitera") == 0
    assert list(made.game.hand_size) == [0, 3, 3]
    assert made.asked() == 1


def test_p_150_an_empty_god_stack_is_made_anew_of_the_box(scene: Scenes) -> None:
    """Q-28: Surparit itself is not part of it."""
    made = scene(gods="surparit gadicea")
    game = made.game
    for god in game.god_stack:
        game.god_box[god] += 1
    game.god_stack = []
    made.levels(0, gift=4, priest=3)
    heard = made.do("acquire surparit")
    assert [event.facts["number"] for event in heard if event.kind == "gods-reshuffled"] == [38]
    assert len(game.god_stack) == 37
    made = scene(gods="surparit gadicea")
    game = made.game
    game.god_stack = []
    game.god_box = cells(len(GODS))
    made.levels(0, gift=4, priest=3)
    game.apply(0, game.legal(0)[made.options().index("acquire surparit")])
    assert game.score[0] == 1 + 1  # nothing is drawn, nothing scored for it


def test_p_148_and_x_22_pietalte(scene: Scenes) -> None:
    from augury.games.pantheon.rules.scoring import scoring

    for tiles, points in ((1, 4), (2, 8)):
        made = scene(era=3)
        made.keep(0, " ".join(["pietalte"] * tiles))
        made.levels(0, dancer=4, temple=2)
        made.keep(1, "pietalte")
        scoring(made.game)
        assert made.game.score[0] == 1 + points
        assert made.game.score[1] == 1  # no sacrifice tile


# 7.11 Loot


def resolve(made: Scene, *tiles: str) -> None:
    """Seat 0 resolves these tiles at the end of a movement."""
    game = made.game
    for name in tiles:
        game.bag.remove(LOOTS.index(name))
    game.taken = sorted(LOOTS.index(name) for name in tiles)
    game.plan(LOOT_RESOLVE[0])
    game.proceed()
    game.assert_sound()


def test_p_160_supply_tiles_as_far_as_there_are_pieces(scene: Scenes) -> None:
    for tile, feet, columns in (("feet2", 6, 3), ("columns2", 4, 5), ("foot_column", 5, 4)):
        made = scene()
        resolve(made, tile)
        assert (made.game.feet_supply[0], made.game.column_supply[0]) == (feet, columns)
    made = scene()
    made.supply(0, 11, 12)
    resolve(made, "feet2")
    assert made.game.feet_supply[0] == 12
    made = scene()
    resolve(made, "choice2")
    assert made.options() == ["supply foot", "supply column"]
    made.do("supply column")
    assert made.game.column_supply[0] == 5
    made = scene()
    made.supply(0, 12, 3)
    resolve(made, "choice2")
    assert made.game.column_supply[0] == 5  # no foot is left to choose


def test_p_161_a_demigod_tile_takes_the_best_open_demigod_or_nothing(scene: Scenes) -> None:
    made = scene(gods="plaesiris gadicea")
    made.demigods(row="2 5 1")
    resolve(made, "demigod")
    assert made.game.demigod_points(0) == 5
    assert view_of(made.game, -1).demigods == [2, 1]
    made = scene()
    made.game.demigod_box = cells_of([0, 3, 3, 3, 4, 4, 4])  # everything is gone
    made.game.low, made.game.high = [], []
    resolve(made, "demigod")
    assert made.game.demigod_count(0) == 0


def test_p_162_a_god_tile_from_the_stack_counts_points_but_not_for_the_end_of_the_era(
    scene: Scenes,
) -> None:
    """P-124."""
    made = scene(era=5, gods="gadicea")
    made.next_gods("vinthrad")
    resolve(made, "god")
    assert made.kept(0, "vinthrad") == 1
    assert made.game.score[0] == 6
    assert len(made.game.open_gods) == 1


def test_p_164_two_raises_may_be_split_or_go_to_one_kind(scene: Scenes) -> None:
    made = scene()
    resolve(made, "raise2")
    made.do("raise gift", "raise priest")
    assert (made.level(0, "gift"), made.level(0, "priest")) == (1, 1)
    made = scene()
    resolve(made, "raise2")
    made.do("raise gift", "raise gift")
    assert made.level(0, "gift") == 2
    made = scene()
    made.levels(0, gift=4, priest=4, dancer=4, temple=4)
    resolve(made, "raise2")
    assert made.asked() == 0
    assert made.can("deck")


def test_p_165_p_166_p_167_p_168_cards_money_and_steps(scene: Scenes) -> None:
    """Step tiles stay, the others go to the box."""
    made = scene(loot="- demigod")
    made.demigods(row="1")
    resolve(made, "cards3")
    assert made.game.hand_size[0] == 3
    resolve(made, "money")
    assert made.game.hand_size[0] == 4
    assert "m2" in made.hand(0)
    resolve(made, "step2")
    resolve(made, "step1")
    assert made.game.free_steps(0) == 3
    assert [
        made.game.loot_box[LOOTS.index(name)] for name in ("cards3", "money", "step1", "step2")
    ] == [1, 1, 0, 0]
    made = scene()
    made.give(1, "m2 m2 m3 m3 m4 m4 m5")
    resolve(made, "money")
    assert made.game.hand_size[0] == 0


def test_q_17_the_owner_chooses_the_order(scene: Scenes) -> None:
    made = scene()
    resolve(made, "cards3", "choice2", "raise1")
    assert made.options() == ["resolve choice2", "resolve raise1", "resolve cards3"]
    made.do("resolve cards3")
    assert made.game.hand_size[0] == 3
    made.do("resolve raise1", "raise gift", "supply foot")
    assert made.asked() == 0
    assert made.game.taken == []
    assert made.game.underfoot == NOTHING


def test_q_19_sacrifices_are_not_overpaid(scene: Scenes) -> None:
    """Dancer level 3 and the 4 of Taksator: exactly one dancer card."""
    made = scene(gods="taksator gadicea")
    made.levels(0, dancer=3)
    made.give(0, "dancer dancer dancer")
    made.do("acquire taksator")
    assert made.hand(0) == ["dancer", "dancer", "m2"]


def test_q_38_stonkus_is_printed_with_one_or_two_money(scene: Scenes) -> None:
    for tile, budget in (("stonkus_1", 1), ("stonkus_2", 2)):
        made = scene()
        made.keep(0, tile)
        made.do("spend")
        assert made.game.budget == budget
