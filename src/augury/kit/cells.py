"""Numbers side by side in memory, for what a clone has to copy: a `vec` of librt, written out
wherever it is meant (docs/decisions/compiled.md).

Cells are changed through `add`: compiled code would take `cells[place] += number` for Python
objects.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EMPTY: Final = vec[i64]([])  # until a set-up or a clone puts cells of its own there
MANY: Final = 512
ZEROS: Final = vec[i64]([0] * MANY)  # a piece of it is sooner made than from a list


def cells(size: i64, number: i64 = 0) -> vec[i64]:
    """This many cells with the same number."""
    if size > MANY:
        return vec[i64]([number] * size)
    found = ZEROS[:size]
    for place in range(size if number else 0):
        found[place] = number
    return found


def cells_of(numbers: list[i64]) -> vec[i64]:
    """Cells with these numbers. (`vec[i64](numbers)` first asks the list for a buffer, which takes
    an exception: two thousand instructions.)"""
    found: vec[i64] = vec[i64](capacity=len(numbers))
    for number in numbers:
        found = append(found, number)
    return found


def add(row: vec[i64], place: i64, number: i64) -> None:
    """So many more in a cell; or fewer, if the number is below 0."""
    row[place] = row[place] + number


def changed(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Other cells, alike but for one: clones share those that seldom change."""
    other = row[:]
    other[place] = number
    return other


def added(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Other cells, with so many more in one; or fewer, if the number is below 0."""
    return changed(row, place, row[place] + number)


def joined(row: vec[i64], more: vec[i64]) -> vec[i64]:
    """These cells and then those, in cells of their own."""
    found = row[:]
    for number in more:
        found = append(found, number)
    return found


def total(row: vec[i64]) -> i64:
    """The sum of all cells."""
    found: i64 = 0
    for number in row:
        found += number
    return found


def listed(row: vec[i64]) -> list[i64]:
    """The numbers as a list."""
    return list(row)


def pack_cells(numbers: list[i64], row: vec[i64]) -> None:
    """Append cells to a position, their number first (see `augury.core.state.pack`)."""
    numbers.append(len(row))
    for number in row:
        numbers.append(number)
