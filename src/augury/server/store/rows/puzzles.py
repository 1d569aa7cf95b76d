"""What people have made of puzzles, and the ratings that follow from it."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Db
from augury.server.store.puzzle_schema import PuzzleRating, PuzzleTry, Solver
from augury.server.store.rows.common import move_tries, save


def puzzle_tries(db: Db, person: str) -> list[PuzzleTry]:
    return msgspec.convert(
        db.rows("SELECT * FROM puzzle_tries WHERE person = ?", person), list[PuzzleTry]
    )


def puzzle_try(db: Db, person: str, game: str, name: str) -> PuzzleTry | None:
    found = db.rows(
        "SELECT * FROM puzzle_tries WHERE person = ? AND game = ? AND name = ?", person, game, name
    )
    return msgspec.convert(found[0], PuzzleTry) if found else None


def save_puzzle_try(db: Db, row: PuzzleTry) -> None:
    save(db, "puzzle_tries", row, "person, game, name", "solved help result")


def puzzle_ratings(db: Db) -> list[PuzzleRating]:
    return msgspec.convert(db.rows("SELECT * FROM puzzle_ratings"), list[PuzzleRating])


def puzzle_rating(db: Db, game: str, name: str) -> PuzzleRating | None:
    found = db.rows("SELECT * FROM puzzle_ratings WHERE game = ? AND name = ?", game, name)
    return msgspec.convert(found[0], PuzzleRating) if found else None


def save_puzzle_rating(db: Db, row: PuzzleRating) -> None:
    save(db, "puzzle_ratings", row, "game, name", "mu sigma found missed")


def solver(db: Db, person: str) -> Solver | None:
    found = db.rows("SELECT * FROM solvers WHERE person = ?", person)
    return msgspec.convert(found[0], Solver) if found else None


def save_solver(db: Db, row: Solver) -> None:
    save(db, "solvers", row, "person", "mu sigma rated")


def move_puzzles(db: Db, old: str, new: str) -> None:
    move_tries(db, "puzzle_tries", "game name", old, new)
    if solver(db, new) is None:
        db.run("UPDATE solvers SET person = ? WHERE person = ?", new, old)
    db.run("DELETE FROM solvers WHERE person = ?", old)


def forget_puzzles(db: Db, person: str) -> None:
    for owned in ("puzzle_tries", "solvers"):
        db.run(f"DELETE FROM {owned} WHERE person = ?", person)
