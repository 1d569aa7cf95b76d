"""The counts that reasons name, tried out on the positions of random games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from augury.core import chance
from augury.core.why import why_thing
from augury.games.pantheon import GAME, actions
from augury.games.pantheon.components import CARD_KINDS, GIFT, GOD_KINDS, KINDS, M1, M5
from augury.games.pantheon.rules.buying import Buying
from augury.games.pantheon.rules.choosing import ChooseAction, closest
from augury.games.pantheon.rules.game import Pantheon

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def positions(question: type) -> list[Pantheon]:
    """Of random games: those in which this is asked."""
    found: list[Pantheon] = []
    for seed in range(3):
        game = GAME.start(3, seed)
        assert isinstance(game, Pantheon)
        luck = chance.from_seed(seed)
        while game.to_act():
            if isinstance(game.agenda.top(), question) and luck.below(5) == 0:
                found.append(game.clone())
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[luck.below(len(legal))])
    return found


def with_cards(game: Pantheon, god: int, kinds: tuple[int, ...]) -> bool:
    """Could the god be acquired with these sacrifice cards more?"""
    other = game.clone()
    seat = other.asked()
    for kind in kinds:
        other.hand[seat * CARD_KINDS + GIFT + kind] += 1
        other.hand_size[seat] += 1
    return other.why_not(seat, actions.ACQUIRE + god) is None


def test_p_91_a_god_lacks_as_many_sacrifices_as_the_reason_says() -> None:
    """So many cards, well chosen, are enough; one less never is."""
    tried = 0
    for game in positions(ChooseAction):
        for god in range(GOD_KINDS):
            reason = game.why_not(game.asked(), actions.ACQUIRE + god)
            if reason is None or reason.key != "god-short":
                continue
            short = int(reason.facts["short"])
            if short > 4:
                continue  # too many ways to try
            more = combinations_with_replacement(range(KINDS), short)
            assert any(with_cards(game, god, kinds) for kinds in more)
            less = combinations_with_replacement(range(KINDS), short - 1)
            assert not any(with_cards(game, god, kinds) for kinds in less)
            tried += 1
    assert tried > 30


def test_p_48_p_74_p_76_what_is_too_dear_is_bought_with_the_money_it_names() -> None:
    tried = 0
    for game in positions(Buying):
        seat = game.asked()
        for action in (*range(actions.STOP), *range(actions.PURCHASE, actions.ACQUIRE)):
            reason = game.why_not(seat, action)
            if reason is None or reason.key != "short-money":
                continue
            assert reason.facts["left"] == game.budget
            for budget, enough in ((-1, False), (0, True)):
                game.budget = int(reason.facts["needed"]) + budget
                assert (game.why_not(seat, action) is None) == enough
            game.budget = int(reason.facts["left"])
            tried += 1
    assert tried > 20


def test_p_30_what_stands_in_the_way_of_an_action_is_told_for_all_cards_together() -> None:
    """Without money there is nothing to buy with; with some, all of it is compared."""
    game = positions(ChooseAction)[0]
    seat = game.asked()
    for card in range(M1, M5 + 1):
        game.hand[seat * CARD_KINDS + card] = 0
    assert repr(closest(game, seat, "action/buy")) == "no-money [P-71]"
    game.feet_supply[seat] = game.column_supply[seat] = 0
    assert repr(closest(game, seat, "action/move")) == "move-nowhere [P-41]"
    game.feet_general[seat] = game.column_general[seat] = 0
    for kind, level in enumerate([3, 4, 4, 4]):
        game.levels[seat * KINDS + kind] = level
    game.hand[seat * CARD_KINDS + M1] = 1
    game.hand[seat * CARD_KINDS + M1 + 1] = 1
    assert repr(closest(game, seat, "action/buy")) == "money-short most=3 needed=4 [P-71]"
    assert closest(game, seat, "god/traitera") is None


def test_p_40_p_41_a_movement_says_what_its_cards_and_steps_are() -> None:
    """The big foot is one step, a card two (P-43)."""
    tried = 0
    for game in positions(ChooseAction):
        seat = game.asked()
        held = game.hand[seat * CARD_KINDS]
        for cards in range(17):
            reason = game.why_not(seat, actions.MOVE + cards)
            if cards > held:
                assert reason is not None
                assert reason.facts == {"wanted": cards, "held": held}
                tried += 1
            elif reason is not None and reason.key == "move-steps":
                assert reason.facts["steps"] == 2 * cards + 1 + game.free_steps(seat)
                assert int(reason.facts["steps"]) < int(reason.facts["needed"]) <= 2
                tried += 1
    assert tried > 100


def test_p_149_an_open_tile_is_not_refused_because_nobody_has_one_to_use(scene: Scenes) -> None:
    """While feet are placed, the god is not asked for: that is all there is to say of it."""
    made = scene(gods="traitera gadicea")
    made.do("move 0")
    assert made.why_not("traitera") == "no-traitera [P-149]"
    told = why_thing(GAME, made.game, 0, "god/traitera")
    assert not told.possible
    assert told.reason is None


def test_p_45_a_column_space_is_refused_as_one_and_not_because_feet_cannot_stand_there(
    scene: Scenes,
) -> None:
    """D09 is a column space that nothing of seat 0 is beside."""
    made = scene()
    made.do("move 0")
    assert made.why_not("foot D09") == "foot-on-column [P-45]"
    assert repr(why_thing(GAME, made.game, 0, "node/D09").reason) == "column-link [P-51]"
