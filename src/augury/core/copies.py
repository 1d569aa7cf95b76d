"""Cells survive pickling and deep copies, which the `vec` of librt does not know by itself."""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, u8


def whole_numbers(numbers: list[i64]) -> vec[i64]:
    """Cells with these numbers."""
    return vec[i64](numbers)


def small_numbers(numbers: bytes) -> vec[u8]:
    """Cells with these numbers from 0 to 255."""
    return vec[u8](numbers)


def real_numbers(numbers: list[float]) -> vec[float]:
    """Cells with these numbers."""
    return vec[float](numbers)


def of_whole(cells: vec[i64]) -> tuple[Callable[[list[i64]], vec[i64]], tuple[list[i64]]]:
    """What pickle writes down."""
    return whole_numbers, (list(cells),)


def of_small(cells: vec[u8]) -> tuple[Callable[[bytes], vec[u8]], tuple[bytes]]:
    """What pickle writes down."""
    return small_numbers, (bytes(cells),)


def of_real(cells: vec[float]) -> tuple[Callable[[list[float]], vec[float]], tuple[list[float]]]:
    """What pickle writes down."""
    return real_numbers, (list(cells),)


copyreg.pickle(vec[i64], of_whole)
copyreg.pickle(vec[u8], of_small)
copyreg.pickle(vec[float], of_real)
