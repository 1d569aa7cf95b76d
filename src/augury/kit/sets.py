"""Small sets as the bits of a number: thing 0 is the lowest bit, thing 62 the highest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.kit.cells import cells

HIGH: Final = 0x2000000000000000  # bit 61


def single(thing: i64) -> i64:
    """The set of one thing, 61 at most. (Compiled, `1 << thing` would be a shift of 32 bits.)"""
    return HIGH >> (61 - thing)


def size(members: i64) -> i64:
    """How many things a set holds: bits are summed by pairs, by fours, by bytes, then all bytes at
    once in the highest one. (After a shift there is no bit 62; and compiled code would take a
    number above 2**62 for an object, to unpack at every call.)"""
    members -= (members >> 1) & 0x1555555555555555
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((members * 0x0101010101010101) >> 56) & 0xFF


def is_single(members: i64) -> bool:
    """Does a set that is not empty hold just one thing?"""
    return members & (members - 1) == 0


def lowest(members: i64) -> i64:
    """The smallest thing of a set that is not empty."""
    return size((members & -members) - 1)


def nth(members: i64, number: i64) -> i64:
    """The thing before which there are so many smaller ones in a set."""
    while number > 0:
        members &= members - 1
        number -= 1
    return lowest(members)


def things(members: i64, first: i64 = 0) -> list[i64]:
    """The things of a set, ascending, counted from a first number on."""
    found: list[i64] = []
    append_set(found, members, first)
    return found


def set_cells(members: i64, first: i64 = 0) -> vec[i64]:
    """The same in cells."""
    found = cells(size(members))
    write_set(found, 0, members, first)
    return found


def write_set(found: vec[i64], place: i64, members: i64, first: i64) -> i64:
    """Write the things of a set into cells, ascending, counted from a first number on; where to go
    on after them."""
    while members:
        found[place] = first + lowest(members)
        members &= members - 1
        place += 1
    return place


def append_set(found: list[i64], members: i64, first: i64) -> None:
    """Append the things of a set to a list, ascending, counted from a first number on."""
    while members:
        found.append(first + lowest(members))
        members &= members - 1
