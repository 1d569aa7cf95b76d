"""What the bots steer by: the evaluation and the quick choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from augury.core import chance
from augury.games.goetia import GAME

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def test_the_quick_choice_beats_chance_clearly() -> None:
    """One seat chooses quickly, the others by chance: it wins nearly always."""
    won = 0
    for seats in (2, 3, 4):
        for seed in range(4):
            game = GAME.start(seats, seed)
            luck = chance.from_seed(seed)
            while game.to_act():
                seat = game.to_act()[0]
                legal = game.legal(seat)
                quick = seat == seed % seats
                game.apply(
                    seat,
                    GAME.reader.propose(game, seat, game.options(seat), luck)
                    if quick
                    else legal[luck.below(len(legal))],
                )
            won += game.ranks()[seed % seats] == 1
    assert won >= 10


def test_the_evaluation_likes_what_a_player_likes(scene: type[Scene]) -> None:
    """More followers, more cubes and a Demon card are each better than none, for their owner and
    nobody else."""

    def worth(change: Callable[[Scene], object] | None = None) -> list[float]:
        d = scene()
        if change is not None:
            change(d)
        return GAME.reader.evaluate(d.game)

    plain = worth()
    better: list[Callable[[Scene], object]] = [
        lambda d: d.own(1, "P T"),
        lambda d: d.own(1, "A"),
        lambda d: d.cards(1, "BTH1"),
        lambda d: d.game.hand.__setitem__(1, 4),
        lambda d: d.cards(1, "PACT07"),
    ]
    for change in better:
        changed = worth(change)
        assert changed[1] > plain[1]
        assert [changed[seat] for seat in (0, 2, 3)] == [plain[seat] for seat in (0, 2, 3)]


def test_the_evaluation_is_the_score_when_the_game_is_over() -> None:
    game = GAME.start(2, 3)
    luck = chance.from_seed(3)
    while game.to_act():
        seat = game.to_act()[0]
        game.apply(seat, GAME.reader.propose(game, seat, game.options(seat), luck))
    assert GAME.reader.evaluate(game) == [float(score) for score in game.scores()]
