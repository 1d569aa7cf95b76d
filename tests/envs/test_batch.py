"""Many games at once: the same games as one by one."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from mmap import mmap
from typing import Any

import numpy as np
import pytest
from support import runs

from augury import envs
from augury.core.errors import Malformed
from augury.core.game import Game, Options
from augury.envs import memory
from augury.envs.batch_env import BatchEnv
from augury.envs.crew import Crew, Stopped, ask


def test_a_batch_plays_the_same_games_as_the_turn_by_turn_interface(
    printed: tuple[Game, int, Options],
) -> None:
    """Observations, masks, rewards and ends, bit for bit, through several games at every table."""
    game, seats, options = printed
    wishes: dict[str, Any] = dict(options)
    batch = envs.batch(game.id, 2, seats, seed=3, **wishes)
    singles = [envs.aec(game.id, seats, **wishes) for _ in range(2)]
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
def test_mistakes_get_a_sentence(actions: Any) -> None:
    with pytest.raises(Malformed, match="Give 2 whole numbers"):
        envs.batch("majority", 2).step(actions)
    with pytest.raises(Malformed, match="at least one table"):
        envs.batch("majority", 0)
    with pytest.raises(Malformed, match="seed"):
        envs.batch("majority", 2, seed=-1)


@pytest.mark.parametrize("workers", [1, 2])
def test_whole_numbers_of_other_libraries_make_the_same_batch(workers: int) -> None:
    def number(given: int) -> int:
        return np.int64(given)  # type: ignore[return-value]  # that is the point

    plain = envs.batch("majority", 4, 3, seed=5)
    with envs.batch("majority", number(4), number(3), seed=number(5), workers=workers) as other:
        assert (other.observations == plain.observations).all()
        assert other.seed_of(number(1), number(2)) == plain.seed_of(1, 2)
        assert other.state(number(3)).digest() == plain.state(3).digest()
        plain.reset(6)
        other.reset(number(6))
        assert (other.observations == plain.observations).all()


def same(one: BatchEnv, other: BatchEnv) -> bool:
    names = ("observations", "masks", "rewards", "asked", "dones", "illegal", "scores")
    return all((getattr(one, name) == getattr(other, name)).all() for name in names)


def test_workers_change_nothing_but_the_time(game: Game) -> None:
    """Arrays, random choices and positions, bit for bit, through ends of games, an illegal action
    and a reset."""
    alone = envs.batch(game.id, 5, seed=4)
    with envs.batch(game.id, 5, seed=4, workers=2) as shared:
        assert same(alone, shared)
        for step in range(120):
            actions = alone.sample()
            assert (shared.sample() == actions).all()
            if step % 20 == 19:
                actions[step % 5] = -1
            alone.step(actions)
            shared.step(actions)
            assert same(alone, shared)
        for table in range(5):
            assert shared.state(table).digest() == alone.state(table).digest()
        alone.reset(seed=5)
        shared.reset(seed=5)
        assert same(alone, shared)
        assert (alone.sample() == shared.sample()).all()


def test_games_of_workers_end_and_pay_like_others() -> None:
    alone = envs.batch("majority", 3, 4, seed=1, reward="score")
    ended = 0
    with envs.batch("majority", 3, 4, seed=1, reward="score", workers=2) as shared:
        while ended < 6:
            actions = shared.sample()
            shared.step(actions)
            alone.step(actions)
            ended += int(alone.dones.sum())
            assert same(alone, shared)


@pytest.mark.parametrize("workers", [1, 2])
def test_arrays_belong_to_the_engine(workers: int) -> None:
    with envs.batch("majority", 2, workers=workers) as batch:
        before = batch.observations
        for array in (
            batch.observations,
            batch.masks,
            batch.rewards,
            batch.asked,
            batch.dones,
            batch.illegal,
            batch.scores,
        ):
            with pytest.raises(ValueError, match="read-only"):
                array.fill(1)
        batch.step(batch.sample())
        assert batch.observations is before


def test_a_batch_without_its_workers_says_so() -> None:
    batch = envs.batch("majority", 2, workers=2)
    assert isinstance(batch.work, Crew)
    batch.work.workers[0].kill()
    batch.work.workers[0].wait()
    with pytest.raises(Stopped, match="Make a new batch"):
        batch.step([0, 0])
    with pytest.raises(Stopped, match="has been closed"):
        batch.sample()
    assert all(worker.poll() is not None for worker in batch.work.workers)


def test_workers_go_home_with_their_batch() -> None:
    batch = envs.batch("majority", 2, workers=2)
    assert isinstance(batch.work, Crew)
    workers = batch.work.workers
    del batch
    gc.collect()
    assert all(worker.poll() is not None for worker in workers)


def test_workers_do_not_outlive_a_program_that_is_killed() -> None:
    program = (
        "from augury import envs; b = envs.batch('majority', 3, workers=3); "
        "print(*[w.pid for w in b.work.workers], flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        pids = [int(word) for word in running.stdout.readline().split()]
        assert len(pids) == 2
        running.kill()
    deadline = time.monotonic() + 20
    while any(runs(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(runs(pid) for pid in pids)


@pytest.mark.parametrize("workers", [0, -1, 3])
def test_every_worker_needs_a_table(workers: int) -> None:
    with pytest.raises(Malformed, match=f"between 1 and 2 workers; not {workers}"):
        envs.batch("majority", 2, workers=workers)


def test_there_is_no_table_beyond_the_last() -> None:
    with pytest.raises(Malformed, match="there is no table 2"):
        envs.batch("majority", 2).state(2)


@pytest.mark.parametrize("workers", [1, 2])
def test_other_libraries_look_at_the_same_memory(workers: int) -> None:
    """By DLPack, without a copy."""
    with envs.batch("majority", 4, workers=workers) as batch:
        for name in ("observations", "masks", "rewards", "asked"):
            array = getattr(batch, name)
            window = np.from_dlpack(array)
            assert np.shares_memory(window, array)
            assert not window.flags.writeable
        window = np.from_dlpack(batch.observations)
        before = window.copy()
        batch.step(batch.sample())
        assert (window != before).any()
        assert (window == batch.observations).all()


def test_a_random_choice_is_drawn_with_the_step_and_again_for_whoever_asks_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Alike with and without workers, who are not bothered the first time."""
    told: list[str] = []

    def listen(worker: subprocess.Popen[bytes], order: str, data: bytes = b"") -> None:
        told.append(order)
        ask(worker, order, data)

    monkeypatch.setattr("augury.envs.crew.ask", listen)
    alone = envs.batch("majority", 6, seed=2)
    with envs.batch("majority", 6, seed=2, workers=2) as shared:
        differ = False
        for _ in range(20):
            first = alone.sample()
            assert (shared.sample() == first).all()
            assert "draw" not in told
            second = alone.sample()
            assert (shared.sample() == second).all()
            assert told.pop() == "draw"
            assert all(alone.masks[table, second[table]] for table in range(6))
            differ = differ or bool((first != second).any())
            alone.step(second)
            shared.step(second)
        assert differ


@pytest.mark.parametrize("table", [0, 3])
def test_what_workers_show_is_written_in_place(table: int) -> None:
    """By this process and by another one. Only the numbers that change are written: somebody
    scribbles over one that stays zero, and it is not wiped out."""
    twin = envs.batch("majority", 4, seed=1)
    before = twin.observations.copy()
    with envs.batch("majority", 4, seed=1, workers=2) as batch:
        actions = batch.sample()
        twin.step(actions)
        zero = (before[table] == 0) & (twin.observations[table] == 0)
        unused = int(np.flatnonzero(zero)[0])
        shared: object = batch.observations
        while isinstance(shared, np.ndarray):
            shared = shared.base
        assert isinstance(shared, memoryview | mmap)
        cells = np.frombuffer(shared, np.float32, before.size).reshape(before.shape)
        cells[table, unused] = 123.0
        batch.step(actions)
        assert batch.observations[table, unused] == 123.0
        cells[table, unused] = 0.0
        assert same(twin, batch)


def refuse(*_: object) -> None:
    raise OSError("no such pages")


@pytest.mark.parametrize("elsewhere", [("sys.platform", "darwin"), ("map_pages", refuse)])
def test_where_pages_cannot_be_exchanged_they_are_copied(
    elsewhere: tuple[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another system, or because the system refuses. (Here that holds for this process, not for
    the one beside it.)"""
    name, value = elsewhere
    monkeypatch.setattr(f"augury.envs.memory.{name}", value)
    alone = envs.batch("luna", 5, seed=2)
    with envs.batch("luna", 5, seed=2, workers=2) as shared:
        assert isinstance(shared.work, Crew)
        assert not shared.work.shared.laid
        for _ in range(40):
            assert same(alone, shared)
            actions = alone.sample()
            alone.step(actions)
            shared.step(actions)
        alone.reset(seed=3)
        shared.reset(seed=3)
        assert same(alone, shared)


def test_a_closed_batch_gives_its_pages_back_and_still_shows_what_it_showed() -> None:
    before = set(memory.LAID)
    batch = envs.batch("majority", 64, seed=1, workers=2)
    assert len(set(memory.LAID) - before) == 2, "observations and masks of this process"
    for _ in range(5):
        batch.step(batch.sample())
    seen, shown = batch.observations, batch.observations.copy()
    assert shown[:32].any() and shown[32:].any()
    batch.close()
    assert set(memory.LAID) == before
    assert (seen == shown).all()
    del batch
    gc.collect()
    filled = [np.full(seen.size, 7, np.float32) for _ in range(50)]  # where the cells lay, perhaps
    assert (seen == shown).all() and all((one == 7).all() for one in filled)
