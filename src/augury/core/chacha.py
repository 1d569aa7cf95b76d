"""A cryptographic stream for tables with people: ChaCha with eight rounds.

The block function is the one of RFC 8439; eight rounds instead of twenty are what no attack comes
near, and cost less. Whoever sees cards cannot work out from them what comes next. Words stay inside
63 bits, so both builds draw the same stream on every platform.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance

WORD: Final = 0xFFFFFFFF
WORDS: Final = 16  # in a block
ROUNDS: Final = 8


@mypyc_attr(acyclic=True)
class ChaCha(Chance):
    """The stream of a 256-bit key. Where it stands is kept in the fields of every generator: `a`
    blocks were made, `b` words of the last one are spent. A block is never changed once it is made,
    so clones share it.
    """

    def __init__(
        self,
        key: list[i64] | None = None,
        made: i64 = 0,
        spent: i64 = WORDS,
        words: list[i64] | None = None,
    ) -> None:
        """Without arguments only when it is unpickled, which fills in the rest."""
        super().__init__(made, spent)
        self.key: list[i64] = [] if key is None else key
        self.words: list[i64] = [] if words is None else words

    def clone(self) -> Chance:
        """A copy that goes on with the same stream."""
        return ChaCha(self.key, self.a, self.b, self.words)

    def next32(self) -> i64:
        """The next 32 bits."""
        spent: i64 = self.b
        if spent == WORDS:
            made: i64 = self.a
            self.words = block(self.key, [made & WORD, made >> 32, 0, 0], ROUNDS)
            self.a = made + 1
            spent = 0
        self.b = spent + 1
        return self.words[spent]

    def position(self) -> list[i64]:
        """Where the stream stands, to compare."""
        return [*self.key, self.a, self.b]


def from_seed(seed: int) -> Chance:
    """The stream that belongs to a seed (0 <= seed < 2**128)."""
    words = hashlib.sha256(b"augury chacha8 %d" % seed).digest()
    return from_key([int.from_bytes(words[4 * i : 4 * i + 4], "little") for i in range(8)])


def from_key(key: list[i64]) -> ChaCha:
    """The stream of a key, from its beginning. The nonce is zero: every key is used once."""
    return ChaCha(key)


def block(key: list[i64], tail: list[i64], rounds: i64) -> list[i64]:
    """RFC 8439, section 2.3: sixteen words from the key and a tail of counter and nonce."""
    start: list[i64] = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]  # "expand 32-byte k"
    start.extend(key)
    start.extend(tail)
    words: list[i64] = start.copy()
    done: i64 = 0
    while done < rounds:  # a column round and a diagonal round
        quarter(words, 0, 4, 8, 12)
        quarter(words, 1, 5, 9, 13)
        quarter(words, 2, 6, 10, 14)
        quarter(words, 3, 7, 11, 15)
        quarter(words, 0, 5, 10, 15)
        quarter(words, 1, 6, 11, 12)
        quarter(words, 2, 7, 8, 13)
        quarter(words, 3, 4, 9, 14)
        done += 2
    i: i64 = 0
    while i < WORDS:
        words[i] = (words[i] + start[i]) & WORD
        i += 1
    return words


def quarter(words: list[i64], i: i64, j: i64, k: i64, m: i64) -> None:
    """RFC 8439, section 2.1: the quarter round."""
    a: i64 = words[i]
    b: i64 = words[j]
    c: i64 = words[k]
    d: i64 = words[m]
    a = (a + b) & WORD
    d = turned(d ^ a, 16)
    c = (c + d) & WORD
    b = turned(b ^ c, 12)
    a = (a + b) & WORD
    d = turned(d ^ a, 8)
    c = (c + d) & WORD
    b = turned(b ^ c, 7)
    words[i] = a
    words[j] = b
    words[k] = c
    words[m] = d


def turned(word: i64, by: i64) -> i64:
    """A 32-bit word rotated to the left."""
    return ((word << by) | (word >> (32 - by))) & WORD
