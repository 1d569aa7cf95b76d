"""The Majority 2: components and set-up (RULES.md 3 and 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.core.chance import from_seed
from augury.games.majority2 import GAME, PROMO_SWITCHES
from augury.games.majority2.components import COPIES, FACES, GHOST, KINDS, NAMES, POINTS, deck
from augury.games.majority2.reader import own
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.view import view as view_of

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


def start(seed: int = 1, **options: object) -> Majority2:
    return own(GAME.start(2, seed, options))


def played_out(game: Majority2, seed: int) -> Majority2:
    luck = from_seed(seed)
    while game.to_act():
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.apply(seat, legal[luck.below(len(legal))])
    return game


# 3. Components


def test_sixty_base_cards_twelve_of_each_faction() -> None:
    assert sum(COPIES[:25]) == 60
    for colour in range(5):
        assert [face[3] for face in FACES[colour * 5 : colour * 5 + 5]] == [3, 3, 2, 2, 2]
    assert sum(COPIES[25:]) == 13


def test_the_printed_points() -> None:
    assert POINTS[:25] == [
        2,
        3,
        3,
        4,
        2,
        2,
        3,
        3,
        6,
        2,
        2,
        3,
        3,
        4,
        2,
        2,
        3,
        3,
        4,
        4,
        2,
        3,
        3,
        4,
        2,
    ]
    assert dict(zip(NAMES[25:], POINTS[25:], strict=True)) == {
        "witch_senior_p": 3,
        "demon_veteran_p": 2,
        "dragon_junior_p": 3,
        "angel_veteran_p": 4,
        "reaper_aristocrat_p": 2,
        "ghost": 5,
    }


def test_m2_90_each_promo_kind_replaces_all_copies_of_its_base_kind() -> None:
    for number, switch in enumerate(PROMO_SWITCHES):
        count = deck([i == number for i in range(5)], False)
        base = NAMES.index(switch.removeprefix("promo_"))
        promo = NAMES.index(switch.removeprefix("promo_") + "_p")
        assert (count[base], count[promo]) == (0, COPIES[base])
        assert sum(count) == 60
        assert start(**{switch: True}).deck == count


def test_m2_91_two_ghosts_make_a_deck_of_62() -> None:
    game = start(ghosts=True)
    assert sum(game.deck) == 62
    assert game.deck[GHOST] == 2
    assert len(game.pile) == 48


def test_m2_92_the_base_deck_is_the_default() -> None:
    assert start().deck == COPIES[:25] + [0] * (KINDS - 25)


# 5. Set-up


def test_t34_card_budget() -> None:
    """M2-1, M2-3, M2-5: 46 in the pile, 6 in hand, 4 in each reserve."""
    game = start()
    assert len(game.pile) == 46
    assert len(game.hand) == 6
    assert [len(reserve) for reserve in game.reserves] == [4, 4]
    assert start(1).pile != start(2).pile


def test_m2_2_three_coins_each_ready_only_after_the_income_phase() -> None:
    game = start()
    assert game.coins == [3, 3]
    assert game.ready[game.active] == 3
    assert game.ready[1 - game.active] == 0


def test_m2_4_the_start_player_is_random_or_chosen_and_keeps_the_marker() -> None:
    assert {start(seed).start for seed in range(30)} == {0, 1}
    for seat in (0, 1):
        game = start(start=str(seat))
        assert (game.start, game.active) == (seat, seat)
        assert played_out(game, 3).start == seat


def test_m2_6_the_only_hand_is_the_active_players(table: Tabletop) -> None:
    game = start()
    assert view_of(game, game.active).hand == [NAMES[card] for card in game.hand]
    assert view_of(game, 1 - game.active).hand == []
    assert (
        table.refused(game, "draw", 1 - game.active)
        == f"not-your-turn names=seat/{game.active} [M2-6]"
    )
