"""The seeded generator that lives inside a state. This is the fast one, for search and research;
tables with people use `chacha.py`.

xoshiro128** (Blackman and Vigna): 128 bits of state, 64-bit words made of two outputs. All steps
stay inside 63 bits, so the compiled and the interpreted build draw the same stream on every
platform.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import Final, SupportsIndex

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SEED_LIMIT: Final = 1 << 128
WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Chance:
    """A stream of random numbers that can be cloned and compared."""

    def __init__(self, a: i64 = 1, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def clone(self) -> Chance:
        """A copy that goes on with the same stream."""
        return Chance(self.a, self.b, self.c, self.d)

    def next32(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        product: i64 = (b * 5) & WORD
        result: i64 = ((((product << 7) | (product >> 25)) & WORD) * 9) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**31."""
        product: i64 = self.next32() * n
        low: i64 = product & WORD
        if low < n:  # rare: reject the few values that would favour some results
            floor: i64 = (WORD + 1) % n
            while low < floor:
                product = self.next32() * n
                low = product & WORD
        return product >> 32

    def real(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float((self.next32() << 21) | (self.next32() >> 11)) / 9007199254740992.0

    def shuffle(self, things: list[i64]) -> None:
        """Put a list into random order, in place."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            held: i64 = things[i]
            things[i] = things[j]
            things[j] = held
            i -= 1

    def shuffle_cells(self, things: vec[i64]) -> None:
        """The same for cells: drawn alike, and sooner done."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            held: i64 = things[i]
            things[i] = things[j]
            things[j] = held
            i -= 1

    def fork(self) -> Chance:
        """A new stream, independent of what this one yields from now on."""
        return Chance(self.next32() | 1, self.next32(), self.next32(), self.next32())

    def position(self) -> list[i64]:
        """Where the stream stands, to compare."""
        return [self.a, self.b, self.c, self.d]


def from_seed(seed: SupportsIndex) -> Chance:
    """The stream that belongs to a seed (0 <= seed < 2**128), a whole number of any library."""
    words = hashlib.sha256(b"augury chance %d" % index(seed)).digest()
    a, b, c, d = word_at(words, 0), word_at(words, 4), word_at(words, 8), word_at(words, 12)
    return Chance(a | 1, b, c, d)


def word_at(data: bytes, place: i64) -> i64:
    """32 bits, the lowest byte first."""
    return i64(read_i32_le(data, place)) & WORD
