"""Every game under a versioned id in PettingZoo's and Gymnasium's registries."""

from __future__ import annotations

from importlib.util import find_spec

from augury.core import registry
from augury.envs.variant import environment_id


def register() -> list[str]:
    """Register all games, as far as the libraries are installed; returns the ids. Calling it again
    adds only what is new."""
    ids = {environment_id(game): game.id for game in registry.games()}
    if find_spec("gymnasium"):
        from gymnasium.envs.registration import register as add
        from gymnasium.envs.registration import registry as known

        for name, game in ids.items():
            if name not in known:
                add(name, "augury.envs.gym_env:SeatEnv", kwargs={"game": game})
    if find_spec("pettingzoo"):
        import pettingzoo

        for name, game in ids.items():
            if name not in pettingzoo.aec_registry:
                pettingzoo.register(
                    "aec", name, "augury.envs.aec_env:TurnEnv", kwargs={"game": game}
                )
                pettingzoo.register(
                    "parallel", name, "augury.envs.parallel_env:TogetherEnv", kwargs={"game": game}
                )
    return list(ids)
