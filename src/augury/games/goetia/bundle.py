"""Goetia: cubes and Attention counted together in one number, eight bits for each sort.

Costs are bundles: the tokens of G-311. So is what a player holds, when it is compared with a cost.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Bundle: TypeAlias = i64
Colour: TypeAlias = i64

PINK: Final = 0
TEAL: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
BLACK: Final = 4
WHITE: Final = 5  # a symbol: any coloured cube
ATTENTION: Final = 6
SORTS: Final[i64] = 7
COLOURS: Final[i64] = 4  # pink, teal, yellow, brown
CUBES: Final[i64] = 5  # and black
LETTERS: Final = "PTYBKWA"

NOTHING: Final = 0
CUBES_ONLY: Final = 0xFFFFFFFFFFFF  # the part of a bundle below its Attention


ONE_ATTENTION: Final = 0x1000000000000


def one(colour: Colour) -> Bundle:
    """A bundle of a single cube, symbol or Attention. (Compiled, `1 << n` would be a 32-bit
    shift.)"""
    return ONE_ATTENTION >> (48 - colour * 8)


def count(bundle: Bundle, colour: Colour) -> i64:
    """How many of a sort are in it."""
    return (bundle >> (colour * 8)) & 255


def tokens(bundle: Bundle) -> i64:
    """How many cube tokens it has: coloured, black and white ones, summed by pairs of sorts, then
    all three pairs at once."""
    pairs: i64 = (bundle & 0x00FF00FF00FF) + (bundle >> 8 & 0x00FF00FF00FF)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & 0xFFFF


def bundle_of(letters: str) -> Bundle:
    """`P P K` as a bundle."""
    found: Bundle = NOTHING
    for letter in letters.split():
        found += one(LETTERS.index(letter))
    return found


def spread_out(bundle: Bundle) -> list[Colour]:
    """Its parts one by one, in the order P, T, Y, B, K, W, A."""
    found: list[Colour] = []
    for colour in range(SORTS):
        for _ in range(count(bundle, colour)):
            found.append(colour)
    return found
