"""The same id, options, seed and actions give the same observations, bit for bit, in both builds;
changes move the version."""

from __future__ import annotations

import hashlib
import json

import numpy as np
from support import ROOT, SOURCE, interpreted

from augury import envs
from augury.core import chance
from augury.core.game import Game
from augury.envs.variant import environment_id

NOTED = ROOT / "tests" / "envs" / "observations.txt"  # environment id and hash, one per line


def observed(game: str, seats: int) -> str:
    """A hash of everything that an environment tells in some seeded games."""
    total = hashlib.sha256()
    env = envs.aec(game, seats)
    for seed in range(3):
        env.reset(seed=seed)
        luck = chance.from_seed(seed + 1)
        while not any(env.terminations.values()):
            seen, reward, *_ = env.last()
            total.update(
                env.agent_selection.encode()
                + seen["observation"].tobytes()
                + seen["action_mask"].tobytes()
            )
            total.update(np.float64(reward).tobytes())
            legal = np.flatnonzero(seen["action_mask"])
            env.step(legal[luck.below(len(legal))])
        total.update(json.dumps([env.rewards, env.infos]).encode())
    return total.hexdigest()[:16]


def signature(game: Game) -> str:
    return hashlib.sha256(
        " ".join(observed(game.id, seats) for seats in game.seats).encode()
    ).hexdigest()[:16]


def test_observations_stand_still_and_both_builds_agree(game: Game) -> None:
    """When this moves, raise `rules_version` or `observations_version` of the game, and note the
    new line."""
    here = signature(game)
    script = (
        "import sys, augury.core.state as state; sys.path[:0] = "
        f"{[str(ROOT / 'tests'), str(ROOT / 'tests' / 'envs')]!r};"
        "import test_determinism as t; from augury.core import registry;"
        f"print(t.signature(registry.load({game.id!r})), state.__file__)"
    )
    other, where = interpreted("-c", script).split()
    assert where == str(SOURCE / "core" / "state.py")
    assert other == here
    line = f"{environment_id(game)} {here}"
    assert line in NOTED.read_text(encoding="utf-8").splitlines(), (
        f"not noted in {NOTED.name}: {line}"
    )
