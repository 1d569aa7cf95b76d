"""Many games at once: the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from augury import envs
from augury.core.errors import Malformed
from augury.core.game import Game, Options


def test_a_batch_plays_the_same_games_as_the_turn_by_turn_interface(printed: tuple[Game, int, Options]) -> None:
    """Observations, masks, rewards and ends, bit for bit, through several games at every table."""
    game, seats, options = printed
    batch = envs.batch(game.id, 2, seats, seed=3, **options)
    singles = [envs.aec(game.id, seats, **options) for _ in range(2)]
    begun = [0, 0]
    for table, env in enumerate(singles):
        env.reset(seed=batch.seed_of(table, 0))
    for _ in range(200):
        actions = batch.sample()
        for table, env in enumerate(singles):
            seen = env.last()[0]
            assert (seen["observation"] == batch.observations[table]).all()
            assert (seen["action_mask"] == batch.masks[table]).all()
            assert env.agent_selection == f"player_{batch.asked[table]}"
        batch.step(actions)
        for table, env in enumerate(singles):
            env.step(actions[table])
            assert batch.rewards[table].tolist() == pytest.approx(list(env.rewards.values()))
            assert batch.dones[table] == any(env.terminations.values())
            if batch.dones[table]:
                assert batch.scores[table, 0] == env.infos["player_0"]["score"]
                begun[table] += 1
                env.reset(seed=batch.seed_of(table, begun[table]))


def test_shaped_rewards_are_the_same_too(game: Game) -> None:
    batch = envs.batch(game.id, 1, seed=3, reward="score")
    env = envs.aec(game.id, reward="score")
    env.reset(seed=batch.seed_of(0, 0))
    while not batch.dones[0]:
        action = batch.sample()
        batch.step(action)
        env.step(action[0])
        assert batch.rewards[0].tolist() == pytest.approx(list(env.rewards.values()), abs=1e-6)


def test_an_illegal_action_ends_only_its_own_game() -> None:
    batch = envs.batch("majority", 3, 3)
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    batch.step(actions)
    assert batch.illegal.tolist() == batch.dones.tolist() == [False, True, False]
    assert batch.rewards.tolist() == [[0, 0, 0], [-1, 0, 0], [0, 0, 0]]
    for number in (-1, 10**6, 2**63):
        actions = batch.sample().astype(np.uint64 if number == 2**63 else np.int64)
        actions[0] = number
        batch.step(actions)
        assert batch.illegal.tolist() == [True, False, False]


def test_arrays_stay_the_same_objects() -> None:
    batch = envs.batch("majority", 4)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.dones, batch.asked]
    before = batch.observations.copy()
    batch.step(batch.sample())
    now = [batch.observations, batch.masks, batch.rewards, batch.dones, batch.asked]
    assert all(one is other for one, other in zip(arrays, now, strict=True))
    assert (batch.observations != before).any()


def test_a_reset_begins_the_same_games_again() -> None:
    batch = envs.batch("majority", 4, seed=9)
    first = batch.observations.copy()
    for _ in range(10):
        batch.step(batch.sample())
    batch.reset()
    assert (batch.observations == first).all()
    batch.reset(seed=10)
    assert (batch.observations != first).any()


def test_a_position_can_be_taken_out() -> None:
    batch = envs.batch("majority", 2)
    state = batch.state(1)
    state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    assert batch.state(1).digest() != state.digest()


@pytest.mark.parametrize("actions", [[0], [0.5, 1.0], "no"])
def test_mistakes_get_a_sentence(actions: object) -> None:
    with pytest.raises(Malformed, match="Give 2 whole numbers"):
        envs.batch("majority", 2).step(actions)
    with pytest.raises(Malformed, match="at least one table"):
        envs.batch("majority", 0)
