"""What an evaluation is made of: by name, summing up to it, in words of every language."""

from __future__ import annotations

from random import Random

import pytest

from augury.core.game import Game, Options
from augury.words import LANGUAGES, bundle

EVERY = 5  # decisions between two looks


def test_the_terms_of_a_position_sum_up_to_its_evaluation(
    printed: tuple[Game, int, Options],
) -> None:
    game, seats, options = printed
    luck = Random(game.id)
    state = game.start(seats, 3, options)
    named: set[str] = set()
    made = 0
    while True:
        seats_asked = state.to_act()
        if made % EVERY == 0 or not seats_asked:
            found = game.reader.terms(state)
            sums = [sum(terms.values()) for terms in found]
            assert sums == pytest.approx(game.reader.evaluate(state), abs=1e-9)
            named |= {name for terms in found for name in terms}
        if not seats_asked:
            break
        seat = seats_asked[0]
        state.apply(seat, luck.choice(state.legal(seat)))
        made += 1
    assert len(named) > 1
    for language in LANGUAGES:
        unsaid = [
            name for name in named if not bundle(game.id, language).has_message(f"term-{name}")
        ]
        assert not unsaid, f"{game.id} cannot name {unsaid} in {language}"
