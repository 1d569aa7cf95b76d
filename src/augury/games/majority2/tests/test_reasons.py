"""The counts that reasons name, tried out on the positions of random games."""

from __future__ import annotations

from augury.core import chance
from augury.games.majority2 import GAME
from augury.games.majority2.actions import PLAY
from augury.games.majority2.components import COLUMNS, GHOST, KINDS
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.state import STANDARD


def test_m2_41_with_the_coins_it_names_a_card_asks_for_factions_at_most() -> None:
    tried = {"coins": 0, "factions": 0}
    for seed in range(12):
        game = GAME.start(2, seed, {"ghosts": True})
        assert isinstance(game, Majority2)
        luck = chance.from_seed(seed)
        while game.to_act():
            if game.phase == STANDARD and not game.agenda.depth:
                check(game, tried)
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[luck.below(len(legal))])
    assert min(tried.values()) > 20


def check(game: Majority2, tried: dict[str, int]) -> None:
    seat = game.active
    for card in range(KINDS):
        action = PLAY + card * COLUMNS
        reason = game.why_not(seat, action)
        if reason is None or reason.key not in tried:
            continue
        tried[reason.key] += 1
        needed, held = int(reason.facts["needed"]), int(reason.facts["held"])
        assert held < needed
        other = game.clone()
        if reason.key == "factions":
            # so many more cards of its kind in the score area, and it may be played
            other.areas[seat] += [card] * (needed - held)
            assert other.why_not(seat, action) is None
            other.areas[seat].pop()
            assert other.why_not(seat, action) is not None
            continue
        assert held == game.ready[seat]
        other.ready[seat] = needed - 1
        less = other.why_not(seat, action)
        assert less is not None
        assert less.key == "coins"
        other.ready[seat] = needed
        enough = other.why_not(seat, action)
        assert enough is None or enough.key == "factions" or card == GHOST
