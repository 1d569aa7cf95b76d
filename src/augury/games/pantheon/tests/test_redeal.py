"""Pantheon: what a seat sees, and that an imagined deal respects everything it has seen (RULES.md
6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from augury.core.chance import from_seed
from augury.games.pantheon import GAME
from augury.games.pantheon.components import CARD_KINDS, CARDS, GODS
from augury.games.pantheon.rules.choosing import CHOOSE_ACTION
from augury.games.pantheon.rules.eras import AFTER_ACTION
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.rules.scoring import scoring
from augury.games.pantheon.view import view as view_of
from augury.kit.agenda import Agenda

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def worlds(game: Pantheon, eye: int, number: int = 30) -> list[Pantheon]:
    found = []
    for seed in range(number):
        other = game.clone()
        GAME.reader.redeal(other, eye, from_seed(seed))
        other.assert_sound()
        found.append(other)
    return found


def count(game: Pantheon, seat: int, card: str) -> int:
    return int(game.hand[seat * CARD_KINDS + CARDS.index(card)])


def test_i_17_a_view_shows_no_hand_and_no_face_down_demigod_of_others(scene: Scenes) -> None:
    made = scene()
    made.give_hidden(1, "move m1 gift")
    made.game.low.remove(3)
    made.game.demigods_hidden[1 * 7 + 3] = 1
    seen = view_of(made.game, 0)
    assert seen.hand == []
    mat = seen.mats[1]
    assert (mat.hand_size, mat.known, mat.demigods, mat.open_demigods, mat.low_demigods) == (
        3,
        [],
        1,
        [],
        1,
    )
    own = view_of(made.game, 1)
    assert own.hand == ["move", "gift", "m1"]
    assert own.own_demigods == [3]
    spectator = view_of(made.game, -1)
    assert spectator.hand == []
    assert spectator.spots == []


def test_the_view_names_the_spaces_and_costs_of_the_next_piece(scene: Scenes) -> None:
    made = scene(seats=2)
    made.feet(1, "F08")
    made.keep(0, "gaiviles")
    spots = {spot.node: (spot.piece, spot.cost, spot.over) for spot in view_of(made.game, 0).spots}
    assert spots["H09"] == ("foot", 1, "")
    assert spots["F08"] == ("foot", 2, "")
    assert spots["E09"] == ("foot", 1, "F08")
    assert "G09" not in spots


def test_own_cards_and_known_cards_stay_and_the_others_move(scene: Scenes) -> None:
    made = scene()
    made.give_hidden(0, "move m1 gift")
    made.give_hidden(1, "temple temple move m1")
    made.give(1, "dancer dancer")
    seen = set()
    for world in worlds(made.game, 0):
        assert [count(world, 0, card) for card in ("move", "m1", "gift")] == [1, 1, 1]
        assert count(world, 1, "dancer") >= 2
        assert world.hand_size[1] == 6
        seen.add(tuple(world.hand[CARD_KINDS : 2 * CARD_KINDS]))
    assert len(seen) > 10


def test_after_a_shuffle_the_deck_holds_what_was_discarded(scene: Scenes) -> None:
    """Everybody has seen the discard pile; the cards of the old deck are in the hands."""
    made = scene()
    made.give_hidden(1, "move move move m1")
    made.give(2, " ".join(["gift"] * 9))
    made.discard_deck(0)
    made.do("deck")
    assert made.game.pool_count() == 2
    for world in worlds(made.game, 2):
        assert count(world, 1, "move") == 3  # nothing else is left of the first shuffle
        assert count(world, 1, "m1") == 1
        assert world.hand_size[0] == 1
        drawn = [CARDS.index(card) for card in CARDS for _ in range(count(world, 0, card))]
        assert sorted(world.deck + drawn) == sorted(
            made.game.deck + [CARDS.index(card) for card in made.hand(0)]
        )


def test_the_stacks_are_shuffled_and_keep_their_tiles() -> None:
    game = GAME.start(3, 5)
    assert isinstance(game, Pantheon)
    stacks = set()
    for world in worlds(game, 1, 10):
        assert sorted(world.god_stack) == sorted(game.god_stack)
        assert sorted(world.bag) == sorted(game.bag)
        assert sorted(world.nation_stack) == sorted(game.nation_stack)
        assert len(world.low) == len(game.low)
        stacks.add(tuple(world.god_stack))
    assert len(stacks) == 10


def test_the_announced_sum_of_demigods_is_remembered(scene: Scenes) -> None:
    """Q-46: the total at the scoring is public, the single values are not; demigods drawn later are
    free again."""
    made = scene(era=3)
    game = made.game
    for value in (2, 3):
        game.low.remove(value)
        game.demigods_hidden[1 * 7 + value] += 1
    game.high.remove(5)
    game.demigods_hidden[1 * 7 + 5] += 1
    before = {world.demigod_points(1) for world in worlds(game, 0)}
    assert len(before) > 2
    scoring(game)
    game.high.remove(6)
    game.demigods_hidden[1 * 7 + 6] += 1
    values, later = set(), set()
    for world in worlds(game, 0):
        counted = world.demigods_counted[7:14]
        assert sum(value * number for value, number in enumerate(counted)) == 10
        assert sum(counted[1:4]) == 2
        values.add(tuple(counted))
        later.add(world.demigod_points(1))
    assert len(values) > 1
    assert len(later) > 1
    for world in worlds(game, 1, 5):
        assert world.demigod_points(1) == 16


def test_a_demigod_of_the_open_row_stays_known(scene: Scenes) -> None:
    made = scene()
    made.own(1, "6 1")
    for world in worlds(made.game, 0, 10):
        assert world.demigod_points(1) == 7


def test_a_player_who_is_paying_can_pay_in_every_world(scene: Scenes) -> None:
    made = scene(gods="plaesiris gadicea")
    made.demigods(row="1 4")
    made.give_hidden(0, "gift gift gift gift priest priest priest priest dancer dancer temple")
    made.do("acquire plaesiris")
    assert made.asked() == 0
    for eye in (-1, 1, 2):
        for world in worlds(made.game, eye):
            while world.to_act() == [0] and world.wanted == GODS.index("plaesiris"):
                legal = world.legal(0)
                assert legal
                world.apply(0, legal[0])
            assert world.score[0] == 2


def test_a_player_who_must_lay_more_money_has_it_in_every_world(scene: Scenes) -> None:
    """The cheapest purchase costs 2, and they have laid a single m1."""
    made = scene()
    made.levels(0, gift=1, priest=4, dancer=4, temple=4)
    made.game.feet_general[0] = made.game.column_general[0] = 0
    made.game.feet_supply[0] = made.game.column_supply[0] = 0
    made.give_hidden(0, "m1 m1 move")
    made.game.apply(0, made.game.legal(0)[0])
    for seed in range(20):
        world = made.game.clone()
        GAME.reader.redeal(world, 1, from_seed(seed))
        assert world.legal(0) == made.game.legal(0)


def test_two_hidden_hands_of_different_shuffles_are_mixed_once_a_card_is_played(
    scene: Scenes,
) -> None:
    made = scene()
    made.give_hidden(0, "m1 m1")
    made.give_hidden(1, "move move")
    made.discard_deck(0)
    made.do("deck", "deck", "deck")
    made.game.agenda = Agenda([AFTER_ACTION[0], CHOOSE_ACTION[0]])
    made.game.active = 0
    made.do("money m1")
    hands = {count(world, 1, "move") for world in worlds(made.game, 2)}
    assert len(hands) > 1
