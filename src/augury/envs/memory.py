"""Memory that the processes of a batch share: its arrays, one after the other.

Cells of the engine are Python objects, which cannot be put there. But on Linux the pages of memory
that they lie in can be exchanged for shared ones, so that what the engine writes is at once where
the others look: nothing is copied. Elsewhere, and where the system refuses, there is no such sheet,
and whoever steps the tables copies.
"""

from __future__ import annotations

import ctypes
import math
import mmap
import os
import sys
import tempfile
from mmap import PAGESIZE
from typing import TYPE_CHECKING, Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from augury.core.numbers import blank
from augury.envs.arrays import Arrays, Shapes, as_array
from augury.envs.shard import Sheet, shapes
from augury.envs.variant import Variant

if TYPE_CHECKING:
    from typing_extensions import Buffer

ALIGNED = 64  # arrays begin at multiples of this
MAP_FIXED = 0x10  # exactly there
# By address, the cells that lie on shared pages: they are not freed before these are given back, so
# that nothing else gets there.
LAID: dict[int, NDArray[Any]] = {}


def all_shapes(variant: Variant, n: int) -> Shapes:
    """The arrays of all tables, and the choices to carry out."""
    return {**shapes(variant, n), "orders": ((n,), np.int64)}


def bytes_of(shape: tuple[int, ...], kind: type[np.generic]) -> int:
    """Bytes that an array takes."""
    return math.prod(shape) * np.dtype(kind).itemsize


def rounded(number: int, step: int) -> int:
    """The next multiple of a step."""
    return -(-number // step) * step


def whole_size(kinds: Shapes) -> int:
    """Bytes that all arrays take together."""
    return sum(rounded(bytes_of(*one), ALIGNED) for one in kinds.values())


def places_of(kinds: Shapes) -> dict[str, int]:
    """Where each array begins."""
    found: dict[str, int] = {}
    place = 0
    for name, one in kinds.items():
        found[name] = place
        place += rounded(bytes_of(*one), ALIGNED)
    return found


def arrays_in(descriptor: int, kinds: Shapes) -> Arrays:
    """Arrays in shared memory, one after the other."""
    memory = mmap.mmap(descriptor, whole_size(kinds))
    return {
        name: np.frombuffer(memory, kind, math.prod(shape), place).reshape(shape)
        for (name, (shape, kind)), place in zip(
            kinds.items(), places_of(kinds).values(), strict=True
        )
    }


def new_memory(size: int) -> int:
    """A descriptor of memory that another process can be given. It has no name, so nothing is left
    behind."""
    if hasattr(os, "memfd_create"):
        found = os.memfd_create("augury")
    else:
        with tempfile.TemporaryFile() as file:
            found = os.dup(file.fileno())
    os.ftruncate(found, rounded(size, PAGESIZE))
    return found


class Shared:
    """The arrays of a batch in shared memory."""

    def __init__(self, descriptor: int, variant: Variant, n: int) -> None:
        self.descriptor = descriptor
        kinds = all_shapes(variant, n)
        self.arrays: Arrays = arrays_in(descriptor, kinds)
        self.places = places_of(kinds)
        self.laid: list[tuple[int, int]] = []  # pages under cells that are shared: address, bytes

    def sheet(self, first: int, after: int) -> Sheet | None:
        """Cells that lie where some tables' observations and masks do; None if they cannot."""
        if sys.platform != "linux":
            return None
        row, mask = self.arrays["observations"][0].nbytes, self.arrays["masks"][0].nbytes
        numbers = blank(room((after - first) * row) // 4)
        masks = vec[u8]([u8(0)] * room((after - first) * mask))
        start = self.places["observations"] + first * row
        try:
            first_number = self.lay(numbers, start, (after - first) * row) // 4
            first_mask = self.lay(
                masks, self.places["masks"] + first * mask, (after - first) * mask
            )
        except OSError:
            self.give_back()
            return None
        return Sheet(numbers, first_number, masks, first_mask)

    def lay(self, cells: Buffer, place: int, size: int) -> int:
        """Exchange pages that cells lie in for shared ones, so that so many bytes at a place of the
        shared memory are among them; returns where these begin."""
        array = as_array(cells, np.uint8)
        address: int = array.ctypes.data
        begin = rounded(address, PAGESIZE)
        skipped = place % PAGESIZE
        length = rounded(skipped + size, PAGESIZE)
        assert begin + length <= address + array.nbytes
        map_pages(begin, length, mmap.MAP_SHARED, self.descriptor, place - skipped)
        LAID[begin] = array
        self.laid.append((begin, length))
        return begin + skipped - address

    def give_back(self) -> None:
        """Have pages of its own again under all cells, which can then be freed like any others."""
        while self.laid:
            begin, length = self.laid.pop()
            map_pages(begin, length, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, 0)
            del LAID[begin]


def room(size: int) -> int:
    """Bytes in which so many can lie, whatever their place on a page, and with whole pages around
    them."""
    return rounded(size, PAGESIZE) + 3 * PAGESIZE


def map_pages(address: int, size: int, kind: int, descriptor: int, place: int) -> None:
    """Put pages of a file, or empty ones, at an address, in place of what lies there."""
    call = ctypes.CDLL(None, use_errno=True).mmap
    call.restype = ctypes.c_void_p
    call.argtypes = [
        ctypes.c_void_p,
        ctypes.c_size_t,
        ctypes.c_int,
        ctypes.c_int,
        ctypes.c_int,
        ctypes.c_long,
    ]
    access = mmap.PROT_READ | mmap.PROT_WRITE
    if call(address, size, access, kind | MAP_FIXED, descriptor, place) != address:
        raise OSError(ctypes.get_errno(), "Shared memory cannot be put in its place")
