"""The page that an observation is written on: float32 numbers, one after the other, in the machine format that NumPy reads.

A page is used again for the next observation. Most of what stands on it is zeros, so runs of them are copied as a block.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

WIDTH: Final[i64] = 4  # bytes of a number
BLANKS: Final[list[bytes]] = [b"\x00\x00\x00\x00" * size for size in range(512)]  # runs of zeros, by length


@final
class Numbers:
    """What a game's `encode` writes on."""

    def __init__(self) -> None:
        self.out: BytesWriter = BytesWriter()

    def clear(self) -> None:
        self.out.truncate(0)

    # Writing

    def add(self, number: float) -> None:
        write_f32_le(self.out, number)

    def flag(self, yes: bool) -> None:
        """1 for yes, 0 for no."""
        self.add(1.0 if yes else 0.0)

    def zeros(self, size: i64) -> i64:
        """So many zeros; returns the place of the first, for `mark` and `put`."""
        start: i64 = len(self.out)
        left: i64 = size
        while left >= len(BLANKS):
            self.out.write(BLANKS[-1])
            left -= len(BLANKS) - 1
        self.out.write(BLANKS[left])
        return start // WIDTH

    def one_hot(self, which: i64, size: i64) -> None:
        """One of so many: zeros with a single 1; none where there is no such number."""
        start = self.zeros(size)
        if 0 <= which < size:
            self.mark(start + which)

    def present(self, things: list[i64], size: i64) -> None:
        """1 for every number that occurs among the things."""
        start = self.zeros(size)
        for thing in things:
            self.mark(start + thing)

    def counts(self, things: list[i64], size: i64) -> None:
        """For every number how often it occurs among the things."""
        start = self.zeros(size)
        for thing in things:
            if self.is_zero(start + thing):
                self.mark(start + thing)
            else:  # seldom
                self.put(start + thing, float(things.count(thing)))

    def put(self, place: i64, number: float) -> None:
        """Write over what stands at a place."""
        end: i64 = len(self.out)
        write_f32_le(self.out, number)
        for byte in range(WIDTH):
            self.out[place * WIDTH + byte] = self.out[end + byte]
        self.out.truncate(end)

    def mark(self, place: i64) -> None:
        """1 where 0 stands."""
        self.out[place * WIDTH + 2] = 0x80
        self.out[place * WIDTH + 3] = 0x3F

    def is_zero(self, place: i64) -> bool:
        """Of numbers from 0 on."""
        return self.out[place * WIDTH + 3] == 0

    # Reading

    def __len__(self) -> int:
        return len(self.out) // WIDTH

    def content(self) -> bytes:
        return self.out.getvalue()

    def floats(self) -> list[float]:
        return array("f", self.out.getvalue()).tolist()
