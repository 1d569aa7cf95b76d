"""PettingZoo's own suites over every game, seat count and option set, and what we promise beyond
them."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.test.state_test import state_test

from augury import envs
from augury.core import chance
from augury.core.errors import Malformed
from augury.core.game import Game, Options
from augury.envs.aec_env import TurnEnv
from augury.envs.variant import BOUND, environment_id

Variant = tuple[Game, int, Options]


def cycles(variant: Variant) -> int:
    """Many for the printed game; an option set gets a shorter look."""
    game, seats, options = variant
    return 100 if options == game.check_options(seats) else 10


def make(variant: Variant, **settings: Any) -> TurnEnv:
    game, seats, options = variant
    wishes: dict[str, Any] = {**options, **settings}
    return envs.aec(game.id, seats, **wishes)


def seen_by(env: TurnEnv, agent: str) -> dict[str, Any]:
    """With its mask, as it is observed unless one asks otherwise."""
    seen = env.observe(agent)
    assert isinstance(seen, dict)
    return seen


def walk(env: TurnEnv, luck: int, limit: int = 100_000) -> list[str]:
    """Play random legal actions to the end; returns who was asked."""
    asked, stream = [], chance.from_seed(luck)
    for agent in env.agent_iter(limit):
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(legal[stream.below(len(legal))])
        asked.append(agent)
    return asked


def test_the_api_holds_with_masks_in_the_info(printed: Variant) -> None:
    """Every warning is an error here."""
    api_test(make(printed, masks="info"), num_cycles=cycles(printed))


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_the_api_holds_with_masks_in_the_observation(printed: Variant) -> None:
    api_test(make(printed), num_cycles=cycles(printed))


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_the_api_holds_with_rewards_by_score(game: Game) -> None:
    api_test(envs.aec(game.id, reward="score"), num_cycles=50)


@pytest.mark.soak
def test_the_api_holds_for_very_long(variant: Variant) -> None:
    api_test(make(variant, masks="info"), num_cycles=5000)


def test_the_same_seed_gives_the_same_game(printed: Variant) -> None:
    seed_test(lambda: make(printed), num_cycles=cycles(printed) // 4)


def test_rendering(printed: Variant) -> None:
    render_test(lambda render_mode: make(printed, render_mode=render_mode))


def test_saving_observations(game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(envs.aec(game.id))


def test_the_state_of_all_agents_together(game: Game) -> None:
    state_test(envs.aec(game.id), envs.parallel(game.id))


def test_the_parallel_api_holds(printed: Variant) -> None:
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    parallel_api_test(envs.parallel(game.id, seats, **wishes), num_cycles=cycles(printed))


def test_the_parallel_api_is_seeded(game: Game) -> None:
    parallel_seed_test(lambda: envs.parallel(game.id))


def test_games_are_registered_under_versioned_ids(game: Game) -> None:
    name = environment_id(game)
    assert name.startswith(f"augury/{game.id}-v")
    env = pettingzoo.make("aec", name, seats=game.seats[0])
    assert env.possible_agents == [f"player_{seat}" for seat in range(game.seats[0])]
    together = pettingzoo.make("parallel", name)
    assert together.max_num_agents == max(game.seats)


def test_utilities_are_1_for_the_first_and_minus_1_for_the_last(game: Game) -> None:
    for seats in game.seats:
        env = envs.aec(game.id, seats)
        env.reset(seed=4)
        while not any(env.terminations.values()):
            observation, *_ = env.last()
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        ranks = {agent: int(str(env.infos[agent]["rank"])) for agent in env.agents}
        for agent, reward in env.rewards.items():
            assert -1 <= reward <= 1
            if ranks[agent] == 1 and list(ranks.values()).count(1) == 1:
                assert reward == 1
        best = max(env.rewards.values())
        assert all(
            (reward == best) == (ranks[agent] == min(ranks.values()))
            for agent, reward in env.rewards.items()
        )


def test_shaped_rewards_add_up_to_the_final_margin(game: Game) -> None:
    env = envs.aec(game.id, reward="score")
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    stream = chance.from_seed(1)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(legal[stream.below(len(legal))])
        for agent, reward in env.rewards.items():
            total[agent] += reward
    state = env._state
    points: dict[int, int] = {}
    for seat, score in enumerate(state.scores()):
        points[state.side(seat)] = points.get(state.side(seat), 0) + score
    for seat, agent in enumerate(env.possible_agents):
        side = state.side(seat)
        best_other = max(score for other, score in points.items() if other != side)
        assert total[agent] == pytest.approx(
            (points[side] - best_other) / game.reader.spread(), abs=1e-6
        )


def test_an_illegal_action_ends_the_game_for_the_one_who_made_it(printed: Variant) -> None:
    env = make(printed)
    env.reset(seed=1)
    before = env._state.digest()
    agent = env.agent_selection
    mask = env.last()[0]["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    env.step(illegal)
    assert env.rewards[agent] == -1
    assert all(reward == 0 for other, reward in env.rewards.items() if other != agent)
    assert all(env.terminations.values())
    assert str(env.infos[agent]["illegal"]).endswith("]"), "the reason names the rule"
    assert env._state.digest() == before, "the position is untouched"
    for _ in env.agent_iter():
        assert env.last()[0]["action_mask"].all(), "nothing matters any more"
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("action", [-1, 10**6, 10**30])
def test_an_unknown_action_ends_the_game_too(action: int) -> None:
    env = envs.aec("majority")
    env.reset(seed=1)
    env.step(action)
    assert "The numbers of actions run from 0 to" in str(env.infos["player_0"]["illegal"])


@pytest.mark.parametrize("action", [None, "keep R7", 1.5])
def test_what_is_no_number_is_refused_and_changes_nothing(action: object) -> None:
    env = envs.aec("majority")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(action)
    assert not any(env.terminations.values())
    assert walk(env, 1)


def test_mistakes_in_the_call_get_a_sentence() -> None:
    with pytest.raises(Malformed, match="There is no game"):
        envs.aec("chess")
    with pytest.raises(Malformed, match="is for 3, 4 players"):
        envs.aec("majority", 9)
    with pytest.raises(Malformed, match="no option"):
        envs.aec("majority", colour="blue")
    with pytest.raises(Malformed, match="reward is"):
        envs.aec("majority", reward="fun")
    with pytest.raises(Malformed, match="masks is"):
        envs.aec("majority", masks="off")
    with pytest.raises(ValueError, match="render_mode is"):
        envs.aec("majority", render_mode="hologram")
    with pytest.raises(Malformed, match="reset"):
        envs.aec("majority").step(0)


def test_observations_stay_within_the_bounds(printed: Variant, everything: bool) -> None:
    game, seats, options = printed
    for seed in range(2 if everything else 1):
        state = game.start(seats, seed, options)
        luck = chance.from_seed(seed)
        while state.to_act():
            assert (
                max(
                    abs(number)
                    for seat in range(seats)
                    for number in game.reader.encode(state, seat)
                )
                <= BOUND
            )
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])


def halfway(env: TurnEnv, seed: int) -> TurnEnv:
    env.reset(seed=seed)
    stream = chance.from_seed(seed)
    for _ in range(20):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        env.step(legal[stream.below(len(legal))])
    return env


def same_future(one: TurnEnv, other: TurnEnv) -> bool:
    return walk(one, 7) == walk(other, 7) and one._state.digest() == other._state.digest()


def test_clones_copies_and_saved_positions_go_on_alike(printed: Variant) -> None:
    env = halfway(make(printed), 3)
    saved = env.save()
    again = make(printed)
    again.load(saved)
    twins = [env.clone(), copy.deepcopy(env), again]
    for twin in twins:
        assert twin.agent_selection == env.agent_selection
        assert same_future(env.clone(), twin)
    assert env.agents == env.possible_agents, "what the copies did is not felt here"
    env.load(saved)
    assert walk(env, 7)


def test_a_position_of_another_table_is_not_loaded() -> None:
    saved = halfway(envs.aec("majority", 3), 1).save()
    with pytest.raises(Malformed, match="another environment"):
        envs.aec("majority", 4).load(saved)


def test_resampling_leaves_what_the_agent_sees(printed: Variant) -> None:
    game = printed[0]
    env = halfway(make(printed), 6)
    agent = env.agent_selection
    changed = False
    for seed in range(5):
        world = env.clone()
        world.resample(agent, seed)
        for key, numbers in seen_by(env, agent).items():
            assert (seen_by(world, agent)[key] == numbers).all()
        changed |= world._state.position() != env._state.position()
        walk(world, seed)
    assert changed == game.secrets


def test_simultaneous_choices_do_not_leak(printed: Variant) -> None:
    """While several are asked at once, what one commits to changes nothing in what the next one
    observes."""
    env = make(printed)
    env.reset(seed=8)
    stream = chance.from_seed(8)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        to_act = env._state.to_act()
        if len(to_act) > 1:
            seen = []
            for action in (legal[0], legal[-1]):
                other = env.clone()
                other.step(action)
                seen.append(seen_by(other, env.possible_agents[to_act[1]]))
            assert all((seen[0][key] == seen[1][key]).all() for key in seen[0])
        env.step(legal[stream.below(len(legal))])


def test_waiting_agents_may_be_left_out_in_parallel(game: Game) -> None:
    env = envs.parallel(game.id)
    observations, infos = env.reset(seed=2)
    stream = chance.from_seed(2)
    while env.agents:
        actions = {}
        for agent in env.agents:
            legal = np.flatnonzero(observations[agent]["action_mask"])
            if infos[agent]["asked"]:
                actions[agent] = legal[stream.below(len(legal))]
            else:
                assert len(legal) == env.variant.actions
        observations, rewards, terminations, _, infos = env.step(actions)
    assert all(terminations.values())
    assert any(rewards.values())


def test_an_illegal_action_in_parallel() -> None:
    env = envs.parallel("majority")
    observations, _ = env.reset(seed=2)
    actions = {
        agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents
    }
    actions["player_2"] = int(np.flatnonzero(observations["player_2"]["action_mask"] == 0)[0])
    _, rewards, terminations, _, infos = env.step(actions)
    assert rewards == {"player_0": 0, "player_1": 0, "player_2": -1, "player_3": 0}
    assert all(terminations.values())
    assert str(infos["player_2"]["illegal"]).endswith("]")
