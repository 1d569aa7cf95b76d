"""The counts that reasons name, tried out on the positions of random games."""

from __future__ import annotations

import pytest

from augury.core import chance
from augury.core.reason import Reason
from augury.games.goetia import GAME
from augury.games.goetia.actions import PLACE, VOCABULARY
from augury.games.goetia.bundle import ATTENTION, BLACK, SORTS
from augury.games.goetia.hexes import HEX_COUNT
from augury.games.goetia.reader import own
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.rules.rounds import Turn


def placing(edition: str) -> list[Goetia]:
    """Positions in which somebody places a follower."""
    found: list[Goetia] = []
    for seed in range(2):
        game = own(GAME.start(3, seed, {"edition": edition}))
        luck = chance.from_seed(seed)
        for _ in range(400):
            if not game.to_act():
                break
            if isinstance(game.asked, Turn) and luck.below(4) == 0:
                found.append(game.clone())
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[luck.below(len(legal))])
    return found


def why(game: Goetia, hex_: int, sort: int, more: int) -> Reason | None:
    """Why a hex is closed to the seat with so many more cubes of a sort."""
    other = game.clone()
    seat = other.asked.seat
    other.stock[seat * SORTS + sort] += more
    other.run()
    return other.why_not(seat, PLACE + hex_)


@pytest.mark.parametrize("edition", ["2020", "2019"])
def test_g_311_with_as_many_black_cubes_as_are_lacking_a_hex_is_open(edition: str) -> None:
    """A black cube pays for any token, so exactly so many of them open the hex."""
    tried = 0
    for game in placing(edition):
        for hex_ in range(HEX_COUNT):
            reason = game.why_not(game.asked.seat, PLACE + hex_)
            if reason is None or reason.key != "short-cubes":
                continue
            short, needed = int(reason.facts["short"]), int(reason.facts["needed"])
            assert 0 < short <= needed
            almost = why(game, hex_, BLACK, short - 1)
            assert almost is not None, VOCABULARY.text(PLACE + hex_)
            assert almost.facts == {"needed": needed, "short": 1}
            assert why(game, hex_, BLACK, short) is None, VOCABULARY.text(PLACE + hex_)
            tried += 1
    assert tried > 50


def test_g_311_with_the_attention_it_asks_for_a_hex_lacks_cubes_at_most() -> None:
    tried = 0
    for game in placing("2020"):
        for hex_ in range(HEX_COUNT):
            seat = game.asked.seat
            reason = game.why_not(seat, PLACE + hex_)
            if reason is None or reason.key != "short-attention":
                continue
            held, needed = int(reason.facts["held"]), int(reason.facts["needed"])
            assert held == game.stock[seat * SORTS + ATTENTION] < needed
            less = why(game, hex_, ATTENTION, needed - held - 1)
            assert less is not None
            assert less.key == "short-attention"
            enough = why(game, hex_, ATTENTION, needed - held)
            assert enough is None or enough.key == "short-cubes"
            tried += 1
    assert tried > 10
