"""Numbers from the engine as NumPy arrays."""

from __future__ import annotations

from threading import local
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from augury.core import numbers, stepping
from augury.core.reader import Reader
from augury.core.state import State

if TYPE_CHECKING:
    from typing_extensions import Buffer

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, NDArray[np.generic]]  # "observation" and "action_mask"
Arrays: TypeAlias = dict[str, NDArray[Any]]  # by name
Shapes: TypeAlias = dict[str, tuple[tuple[int, ...], type[np.generic]]]
Kind = TypeVar("Kind", bound=np.generic)


def as_array(cells: Buffer, kind: type[Kind]) -> NDArray[Kind]:
    """Cells of the engine as they are and will be: the array does not own them, and cannot change
    them."""
    return np.frombuffer(memoryview(cells), kind)


class Scratch(local):
    """Each thread has a page that it writes every observation on, and looks at through NumPy."""

    def __init__(self) -> None:
        self.page = numbers.page()
        self.cells = as_array(self.page.cells, np.float32)


SCRATCH = Scratch()


def vector(reader: Reader, state: State, seat: int) -> Floats:
    """What the seat knows."""
    page = SCRATCH.page
    page.clear()
    reader.observe(state, seat, page)
    return SCRATCH.cells[: len(page)].copy()


def everything(reader: Reader, state: State, seats: int) -> Floats:
    """What all seats know together, one observation after the other."""
    return np.concatenate([vector(reader, state, seat) for seat in range(seats)])


def mask(legal: list[int], actions: int) -> Mask:
    """1 for every legal action; all 1 where there is nothing to decide, so that the choice does not
    matter."""
    return np.frombuffer(bytearray(stepping.mask(legal, actions)), np.int8)
