"""Blocks of a batch, and stretches of play: the same games as all tables together."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from augury import envs
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.envs.batch_env import BatchEnv
from augury.envs.block import Block
from augury.envs.crew import Stopped

NAMES = ("observations", "masks", "rewards", "asked", "dones", "illegal", "scores")


def same(one: Block, other: Block) -> bool:
    return all((getattr(one, name) == getattr(other, name)).all() for name in NAMES)


def last_legal(block: Block) -> NDArray[np.int64]:
    """A policy: the legal action with the highest number."""
    found: NDArray[np.int64] = block.masks.shape[1] - 1 - block.masks[:, ::-1].argmax(axis=1)
    return found


def at_odds(block: Block) -> NDArray[np.int64]:
    """A policy that asks twice for a random choice where seat 0 decides."""
    first = block.sample()
    return np.where(block.asked == 0, block.sample(), first)


def broken(block: Block) -> NDArray[np.int64]:
    raise ZeroDivisionError("a policy that cannot count")


@pytest.mark.parametrize("workers", [1, 2])
def test_blocks_play_the_games_of_the_batch(game: Game, workers: int) -> None:
    """Twelve decisions at three tables, then at the next three; the last block has one table."""
    together = envs.batch(game.id, 7, seed=6)
    with envs.batch(game.id, 7, seed=6, workers=workers) as batch:
        blocks = batch.blocks(3)
        assert [block.n for block in blocks] == [3, 3, 1]
        for _ in range(15):
            for block in blocks:
                for _ in range(12):
                    block.step(block.sample())
            for _ in range(12):
                together.step(together.sample())
            assert same(together, batch)
        for block, first in zip(blocks, (0, 3, 6), strict=True):
            for table in range(block.n):
                assert block.state(table).digest() == together.state(first + table).digest()
                assert block.seed_of(table, 2) == together.seed_of(first + table, 2)


def test_a_block_looks_at_the_arrays_of_its_batch() -> None:
    batch = envs.batch("majority", 5, seed=1)
    block = batch.blocks(2)[1]
    for name in NAMES:
        assert np.shares_memory(getattr(block, name), getattr(batch, name))
        assert not getattr(block, name).flags.writeable
    before = batch.observations.copy()
    block.step(block.sample())
    changed = (batch.observations != before).any(axis=1)
    assert changed.tolist() == [False, False, True, True, False]


def test_ends_of_games_are_told_until_the_next_step_of_their_block() -> None:
    batch = envs.batch("majority", 2, 3, seed=1)
    first, second = batch.blocks(1)
    while not first.dones[0]:
        first.step(first.sample())
    second.step(second.sample())
    assert batch.dones.tolist() == [True, False]
    assert sorted(batch.rewards[0].tolist()) == [-1, 0, 1]
    second.step([-1])
    assert batch.illegal.tolist() == [False, True]
    first.step(first.sample())
    assert batch.dones.tolist() == [False, True]
    assert not batch.rewards[0].any() and batch.rewards[1].any()


def test_whoever_asks_again_gets_another_choice_at_the_tables_that_were_asked() -> None:
    """And the choices of the others stay, until they are asked for."""
    batch, twin = (envs.batch("goetia", 4, seed=2) for _ in range(2))
    left = batch.blocks(2)[0]
    drawn = twin.sample()
    assert (left.sample() == drawn[:2]).all()
    both = batch.sample()
    assert (both[2:] == drawn[2:]).all()
    assert (both[:2] == twin.sample()[:2]).all()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("policy", [None, last_legal, at_odds])
def test_playing_on_is_stepping_as_often(game: Game, policy: Any, workers: int) -> None:
    plain = envs.batch(game.id, 5, seed=8)
    with envs.batch(game.id, 5, seed=8, workers=workers) as batch:
        for steps in (1, 30):
            assert (plain.sample() == batch.sample()).all()  # whoever asks next gets other ones
            batch.play_on(steps, policy, block=2)
            for _ in range(steps):
                plain.step(plain.sample() if policy is None else policy(plain))
            assert same(plain, batch)
        assert (plain.sample() == batch.sample()).all()


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("policy", [None, last_legal])
def test_what_is_collected_is_what_was_seen_and_done(policy: Any, workers: int) -> None:
    """Through ends of games: one of The Majority for three has 102 decisions."""
    plain = envs.batch("majority", 5, 3, seed=8)
    with envs.batch("majority", 5, 3, seed=8, workers=workers) as batch:
        stretch = batch.collect(130, policy, block=2)
        for step in range(130):
            for name in ("observations", "masks", "asked"):
                assert (getattr(stretch, name)[step] == getattr(plain, name)).all()
            actions = plain.sample() if policy is None else policy(plain)
            assert (stretch.actions[step] == actions).all()
            plain.step(actions)
            for name in ("rewards", "dones", "illegal"):
                assert (getattr(stretch, name)[step] == getattr(plain, name)).all()
        assert same(plain, batch)
        assert stretch.dones.any()
        kept = stretch.observations.copy()
        batch.collect(2)
        assert (stretch.observations == kept).all(), "a stretch is not overwritten by the next"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_batch_and_its_blocks_are_copied_together(workers: int) -> None:
    with envs.batch("luna", 4, seed=3, workers=workers) as batch:
        blocks = batch.blocks(3)
        blocks[0].step(blocks[0].sample())
        blocks[1].sample()
        ways: list[Callable[[Any], Any]] = [
            copy.deepcopy,
            lambda it: pickle.loads(pickle.dumps(it)),
        ]
        for way in ways:
            other, others = way((batch, blocks))
            with other:
                assert isinstance(other, BatchEnv) and same(other, batch)
                assert np.shares_memory(others[1].observations, other.observations)
                others[0].step(others[0].sample())
                twin = copy.deepcopy(batch)
                with twin:
                    mine = twin.blocks(3)
                    mine[0].step(mine[0].sample())
                    assert same(other, twin)
                    assert (other.sample() == twin.sample()).all()


@pytest.mark.parametrize("number", [0, -3, 2.5, "two", None])
def test_sizes_that_are_none_get_a_sentence(number: Any) -> None:
    batch = envs.batch("majority", 2)
    with pytest.raises(Malformed, match=f"A block has at least one table; not {number!r}"):
        batch.blocks(number)
    with pytest.raises(Malformed, match=f"A block has at least one table; not {number!r}"):
        batch.play_on(1, block=number)
    with pytest.raises(Malformed, match=f"A stretch has at least one decision; not {number!r}"):
        batch.collect(number)


def test_a_block_of_many_is_the_whole_batch() -> None:
    assert [block.n for block in envs.batch("majority", 3).blocks(np.int64(9))] == [3]


def test_a_block_refuses_what_a_batch_refuses() -> None:
    block = envs.batch("majority", 5).blocks(2)[2]
    with pytest.raises(Malformed, match="Give 1 whole numbers"):
        block.step([0, 0])
    with pytest.raises(Malformed, match="there is no table 1"):
        block.state(1)


def test_a_policy_that_cannot_be_sent_leaves_the_batch_as_it_is() -> None:
    with envs.batch("majority", 4, workers=2) as batch:
        before = batch.observations.copy()
        with pytest.raises(Malformed, match="cannot be pickled"):
            batch.play_on(3, lambda block: block.sample())
        assert (batch.observations == before).all()
        batch.play_on(1)
        assert (batch.observations != before).any()


def test_a_policy_of_the_script_itself_cannot_be_sent() -> None:
    program = (
        "from augury import envs\n"
        "def policy(block): return block.sample()\n"
        "envs.batch('majority', 2).play_on(2, policy)\n"
        "try: envs.batch('majority', 2, workers=2).play_on(2, policy)\n"
        "except Exception as error: print(error)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert "put the policy into a module of its own" in told


def test_a_policy_that_fails_shows_where() -> None:
    with (
        envs.batch("majority", 4) as alone,
        pytest.raises(ZeroDivisionError, match="cannot count"),
    ):
        alone.play_on(3, broken)
    batch = envs.batch("majority", 4, workers=2)
    with pytest.raises(Stopped, match=r"(?s)Worker 2 .* in broken.*cannot count"):
        batch.play_on(3, Worst())
    with pytest.raises(Stopped, match="has been closed"):
        batch.collect(1)


class Worst:
    """A policy that fails only at the last tables, which another process has."""

    def __call__(self, block: Block) -> NDArray[np.int64]:
        return block.sample() if block.seed_of(0, 0) == 0 else broken(block)
