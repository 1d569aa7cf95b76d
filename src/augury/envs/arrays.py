"""Numbers from the engine as NumPy arrays."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from augury.core import stepping
from augury.core.state import State

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, NDArray[np.generic]]  # "observation" and "action_mask"


def vector(state: State, seat: int) -> Floats:
    """What the seat knows."""
    return np.frombuffer(bytearray(stepping.observation(state, seat)), np.float32)


def mask(legal: list[int], actions: int) -> Mask:
    """1 for every legal action; all 1 where there is nothing to decide, so that the choice does not matter."""
    return np.frombuffer(bytearray(stepping.mask(legal, actions)), np.int8)
