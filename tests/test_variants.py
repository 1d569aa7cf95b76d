"""The option sets under test: any two values meet somewhere, and the full product has them all."""

from __future__ import annotations

from itertools import combinations

from augury.core.game import Game
from augury.core.variants import all_variants, pairwise_variants
from augury.kit import start


def test_the_full_product_counts_what_the_options_say(game: Game) -> None:
    for seats in game.seats:
        expected = 1
        for option in game.options_for(seats):
            expected *= len(option.allowed())
        sets = [options for count, options in all_variants(game) if count == seats]
        assert len(sets) == expected
        assert sets[0] == game.check_options(seats)
        assert all(game.check_options(seats, options) == options for options in sets)


def test_any_two_values_meet_in_a_pairwise_variant(game: Game) -> None:
    chosen = [{"seats": seats, **options} for seats, options in pairwise_variants(game)]
    for seats in game.seats:
        assert {"seats": seats, **game.check_options(seats)} in chosen
    for seats, options in all_variants(game):
        for one, other in combinations({"seats": seats, **options}.items(), 2):
            assert any(one in variant.items() and other in variant.items() for variant in chosen)


def test_what_stands_alone_occurs_with_every_value_and_costs_fewer_variants(game: Game) -> None:
    chosen = pairwise_variants(game, [start.NAME])
    for seats, options in all_variants(game):
        rest = {"seats": seats, **options}
        first = rest.pop(start.NAME, None)
        assert any(others.get(start.NAME) == first for _, others in chosen)
        for one, other in combinations(rest.items(), 2):
            assert any(
                one in (both := {"seats": count, **others}).items() and other in both.items()
                for count, others in chosen
            )
    assert len(chosen) <= len(pairwise_variants(game))
