"""The spaces of an environment, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from augury.envs.setting import BOUND, Setting


def vector_space(setting: Setting) -> spaces.Box:
    """What a seat observes, as numbers."""
    return spaces.Box(-BOUND, BOUND, (setting.size,), np.float32)


def observation_space(setting: Setting) -> spaces.Dict:
    """What a seat observes, with its action mask."""
    return spaces.Dict(
        {
            "observation": vector_space(setting),
            "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete[np.int64]:
    """The actions of a game."""
    return spaces.Discrete(setting.actions)
