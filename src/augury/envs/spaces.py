"""The spaces of an environment, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from augury.envs.variant import BOUND, Variant


def vector_space(variant: Variant) -> spaces.Box:
    """What a seat observes, as numbers."""
    return spaces.Box(-BOUND, BOUND, (variant.size,), np.float32)


def observation_space(variant: Variant) -> spaces.Dict:
    """What a seat observes, with its action mask."""
    return spaces.Dict(
        {
            "observation": vector_space(variant),
            "action_mask": spaces.Box(0, 1, (variant.actions,), np.int8),
        }
    )


def action_space(variant: Variant) -> spaces.Discrete[np.int64]:
    """The actions of a game."""
    return spaces.Discrete(variant.actions)
