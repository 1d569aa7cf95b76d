"""Whatever a research program sends to another process, or copies, arrives and goes on alike."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any, TypeVar

import gymnasium
import numpy as np
import pytest
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from augury import envs
from augury.bots.find import make
from augury.bots.net import Net
from augury.bots.protocol import Explains, Player
from augury.core import chance, registry
from augury.core.game import Game, Options
from augury.envs.batch_env import BatchEnv
from augury.envs.variant import environment_id

Variant = tuple[Game, int, Options]
Thing = TypeVar("Thing")
BOTS = ("random", "greedy", "1", "mcts@30+turn=1", "plain@10")


def sent(thing: Thing) -> Thing:
    found: Thing = pickle.loads(pickle.dumps(thing))
    return found


WAYS: list[Callable[[Any], Any]] = [sent, copy.deepcopy]


@pytest.mark.parametrize("way", WAYS)
def test_there_is_one_of_each_game_and_its_vocabulary_says_the_same(
    game: Game, way: Callable[[Any], Any]
) -> None:
    assert way(game) is registry.load(game.id)
    again = way(game.vocabulary)
    assert again.texts == game.vocabulary.texts
    assert again.parse(again.text(3)) == 3
    assert again.json(3) == game.vocabulary.json(3)


def steps_of(env: Any, number: int) -> list[object]:
    """What the next decisions of an AEC environment show, each the first legal one."""
    seen: list[object] = []
    for _ in range(number):
        observation, reward, over, _, _ = env.last()
        seen.append((env.agent_selection, reward, over, observation["observation"].tobytes()))
        env.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
        if not env.agents:
            break
    return seen


@pytest.mark.parametrize("way", WAYS)
def test_turn_by_turn_environments_go_on_alike(printed: Variant, way: Callable[[Any], Any]) -> None:
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    env = OrderEnforcingWrapper(envs.aec(game.id, seats, **wishes))
    for wrapped in (env, env.unwrapped):
        wrapped.reset(seed=5)
        steps_of(wrapped, 12)
        again = way(wrapped)
        assert steps_of(again, 12) == steps_of(wrapped, 12)
        again.reset()
        wrapped.reset()
        assert again.unwrapped.game_seed == wrapped.unwrapped.game_seed, "the stream goes on alike"


@pytest.mark.parametrize("way", WAYS)
def test_parallel_environments_go_on_alike(printed: Variant, way: Callable[[Any], Any]) -> None:
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    env = envs.parallel(game.id, seats, **wishes)
    seen, _ = env.reset(seed=5)
    for _ in range(15):
        seen, *_ = env.step(first_legal(seen))
    again = way(env)
    for _ in range(15):
        here, there = env.step(first_legal(seen)), again.step(first_legal(seen))
        assert here[1:] == there[1:]
        assert (env.state() == again.state()).all()
        seen = here[0]


def first_legal(seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.flatnonzero(own["action_mask"])[0]) for agent, own in seen.items()}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["random", "1"])
def test_environments_of_one_seat_go_on_alike(
    printed: Variant, opponents: str, way: Callable[[Any], Any]
) -> None:
    """As `gymnasium.make` wraps them."""
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    env = gymnasium.make(environment_id(game), seats=seats, opponents=opponents, **wishes)
    seen, _ = env.reset(seed=5)
    for _ in range(5):
        seen, *_ = env.step(np.flatnonzero(seen["action_mask"])[0])
    again = way(env)
    for _ in range(5):
        action = np.flatnonzero(seen["action_mask"])[0]
        (seen, *here), (other, *there) = env.step(action), again.step(action)
        assert (seen["observation"] == other["observation"]).all() and here == there
    assert (env.reset()[0]["observation"] == again.reset()[0]["observation"]).all()


def same(one: BatchEnv, other: BatchEnv) -> bool:
    names = ("observations", "masks", "rewards", "asked", "dones", "illegal", "scores")
    return all((getattr(one, name) == getattr(other, name)).all() for name in names)


@pytest.mark.parametrize("way", WAYS)
def test_batches_go_on_alike(printed: Variant, way: Callable[[Any], Any]) -> None:
    """Whenever it is sent, just after games ended included, and with every kind of reward."""
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    batch = envs.batch(game.id, 3, seats, seed=4, reward="score", **wishes)
    for moment in range(4):
        for _ in range(13):
            batch.step(batch.sample())
        if moment == 2:
            batch.step([-1, *batch.sample()[1:]])
        again = way(batch)
        assert same(again, batch)
        for _ in range(20):
            actions = batch.sample()
            assert (again.sample() == actions).all()
            batch.step(actions)
            again.step(actions)
            assert same(again, batch)
    again.reset()
    batch.reset()
    assert same(again, batch)


def test_a_batch_is_sent_when_its_games_have_just_ended() -> None:
    batch = envs.batch("majority", 2, 3, seed=1)
    while not batch.dones.any():
        batch.step(batch.sample())
    again = sent(batch)
    assert again.rewards.any() and same(again, batch)
    actions = batch.sample()
    batch.step(actions)
    again.step(actions)
    assert not again.rewards.any() and same(again, batch)


def test_a_batch_with_workers_is_sent_with_workers() -> None:
    with envs.batch("luna", 5, seed=4, workers=2) as batch:
        for _ in range(40):
            batch.step(batch.sample())
        with sent(batch) as again:
            assert same(again, batch)
            for _ in range(10):
                actions = batch.sample()
                assert (again.sample() == actions).all()
                batch.step(actions)
                again.step(actions)
                assert same(again, batch)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("spec", BOTS)
def test_bots_go_on_alike(game: Game, spec: str, way: Callable[[Any], Any]) -> None:
    """In the middle of a turn, with all that they remember."""
    seats = next(count for count in game.seats if count > 1)
    state = game.start(seats, 2)
    players = [
        Player(game, make(spec, game, seat, clock=False), seat, seat) for seat in range(seats)
    ]
    for number in range(16):
        if number == 8:
            twins: list[Player] = way(players)
        seat = int(state.to_act()[0])
        action = players[seat].decide(state)
        if number >= 8:
            assert twins[seat].decide(state) == action
            bot, twin = players[seat].bot, twins[seat].bot
            if isinstance(bot, Explains) and isinstance(twin, Explains):
                assert way(bot).choices() == twin.choices() == bot.choices()
        state.apply(seat, action)


def test_networks_keep_their_weights() -> None:
    game = registry.load("majority")
    state = game.start(3, 1)
    net = Net(len(game.reader.encode(state, 0)), 8, game.vocabulary.size)
    luck = chance.from_seed(1)
    for part in (net.first, net.bias, net.value):
        for place in range(len(part)):
            part[place] = luck.real() - 0.5
    points = game.reader.evaluate(state)
    expected = net.correct(game.reader, state, points, 10.0)
    assert expected != points
    for way in WAYS:
        assert way(net).correct(game.reader, state, points, 10.0) == expected


def test_another_process_can_open_what_is_sent() -> None:
    """It has imported nothing of ours."""
    env = gymnasium.make("augury/majority-v1", opponents="mcts@10")
    env.reset(seed=3)
    things = (registry.load("luna"), envs.aec("goetia"), envs.batch("pantheon", 2), env)
    program = "import pickle, sys; print([type(x).__name__ for x in pickle.load(sys.stdin.buffer)])"
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(things), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == str([type(thing).__name__ for thing in things])
