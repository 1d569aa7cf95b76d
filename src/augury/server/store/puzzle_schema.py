"""The rows of puzzles as typed structures."""

from __future__ import annotations

import msgspec


class PuzzleTry(msgspec.Struct):
    """What somebody has made of a puzzle."""

    person: str
    game: str
    name: str
    begun: int
    solved: int = 0
    help: int = 0
    result: int = 0


class PuzzleRating(msgspec.Struct):
    """How hard a puzzle turned out to be."""

    game: str
    name: str
    mu: int
    sigma: int
    found: int = 0
    missed: int = 0


class Solver(msgspec.Struct):
    """How good somebody is at puzzles."""

    person: str
    mu: int
    sigma: int
    rated: int = 0
