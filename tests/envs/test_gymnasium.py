"""Gymnasium's checker over every game and seat count, and how the learner's seat is filled."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from augury import envs
from augury.core.errors import Malformed
from augury.core.game import Game, Options
from augury.envs.gym_env import SeatEnv
from augury.envs.variant import environment_id


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, object]]:
    """Random legal actions to the end; returns the sum of rewards and the last info."""
    observation, info = env.reset(seed=seed)
    luck = np.random.default_rng(seed)
    total, over = 0.0, False
    while not over:
        observation, reward, over, truncated, info = env.step(
            luck.choice(np.flatnonzero(observation["action_mask"]))
        )
        assert not truncated
        total += reward
    return total, info


def test_the_checker_is_content(printed: tuple[Game, int, Options]) -> None:
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    check_env(gymnasium.make(environment_id(game), seats=seats, **wishes).unwrapped)


@pytest.mark.parametrize(
    "settings", [{"reward": "score"}, {"seat": None}, {"seat": 1}, {"render_mode": "rgb_array"}]
)
def test_the_checker_is_content_with_every_setting(settings: dict[str, Any]) -> None:
    check_env(gymnasium.make("augury/majority-v1", **settings).unwrapped)


def test_games_end_with_a_utility_by_rank(game: Game) -> None:
    for seats in game.seats:
        for seat in range(seats):
            total, info = play(envs.gym(game.id, seats, seat=seat), seed=seat)
            ranks = info["ranks"]
            assert isinstance(ranks, list)
            assert info["seat"] == seat
            assert (total == max(-1.0, total) <= 1.0) and (
                total >= 0 if ranks[seat] == 1 else total < 1
            )


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    assert play(envs.gym("majority"), 3) == play(envs.gym("majority"), 3)


def test_bots_of_any_level_take_the_other_seats() -> None:
    """They hear what happens, see only what their seat may know, and play the same game again for
    the same seed."""
    ends = [play(envs.gym("majority", 3, seat=1, opponents=["1", "greedy"]), 5) for _ in range(2)]
    assert ends[0] == ends[1] != play(envs.gym("majority", 3, seat=1), 5)


def test_the_learner_may_be_seated_anew_in_every_game() -> None:
    env = envs.gym("majority", seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game() -> None:
    env = envs.gym("majority")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert str(info["illegal"]).endswith("]")
    assert observation["action_mask"].all()
    with pytest.raises(Malformed, match="reset"):
        env.step(0)


def test_masks_for_maskable_learners() -> None:
    env = envs.gym("majority")
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"]).all()


def test_mistakes_get_a_sentence() -> None:
    with pytest.raises(Malformed, match="There is no seat 4"):
        envs.gym("majority", seat=4)
    with pytest.raises(Malformed, match="3 of them"):
        envs.gym("majority", opponents=["random"])
    with pytest.raises(Malformed, match="There is no bot"):
        envs.gym("majority", opponents="stockfish").reset(seed=1)
