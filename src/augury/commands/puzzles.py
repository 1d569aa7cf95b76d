"""`augury puzzles`: find puzzles in games between bots, and check those that are kept."""

from __future__ import annotations

import argparse
import json
import random
import time
from dataclasses import replace
from pathlib import Path

from augury.arena.tally import share
from augury.bots.mining import Haul, mine
from augury.bots.trial import finds
from augury.commands import Subparsers
from augury.commands.arguments import add_game, add_games, add_seed, read_games
from augury.core import puzzles, record, registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.puzzles import FILE, Puzzle, written
from augury.core.state import State
from augury.progress import Progress

COUNTS = ("games", "turns", "tried", "stood", "kept", "dropped", "seconds")


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("puzzles", help="find puzzles in games between bots")
    verbs = parser.add_subparsers(title="commands", metavar="VERB", required=True)
    miner = verbs.add_parser("mine", help="play games and keep what makes a good puzzle")
    add_game(miner)
    add_games(miner, 20, "stop after so many more games")
    add_seed(miner, 1)
    miner.add_argument(
        "--most", type=int, default=60, metavar="N", help="stop at so many (default: %(default)s)"
    )
    miner.add_argument(
        "--trials",
        type=int,
        default=2,
        metavar="N",
        help="seeds with which level 5 at 25 times its budget must find it (default: %(default)s)",
    )
    add_out(miner, "where they are kept, and where it goes on")
    miner.set_defaults(run=run_mine)
    checker = verbs.add_parser("check", help="does level 5 find them with 25 times its budget?")
    add_game(checker)
    checker.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="of its thoughts (default: %(default)s)",
    )
    checker.add_argument(
        "--sample", type=int, metavar="N", help="check so many of them (default: all)"
    )
    checker.add_argument("--drop", action="store_true", help="keep only what it finds")
    add_out(checker, "where they are kept")
    checker.set_defaults(run=run_check)


def add_out(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help=f"{what} (default: the game's own folder)"
    )


def opened(given: argparse.Namespace) -> Mined:
    """The book that the arguments mean."""
    game = registry.load(given.game)
    folder: Path = given.out or puzzles.folder(game.id)
    folder.mkdir(parents=True, exist_ok=True)
    return Mined(game, folder, given.seed)


def run_mine(given: argparse.Namespace) -> int:
    """Go on where the last run stopped. Every game is written down as soon as it is through."""
    games = read_games(given)
    if given.trials < 0 or given.most < 1:
        raise Malformed("Trials are counted from 0, puzzles from 1.")
    book = opened(given)
    with Progress("games", games) as progress:
        for _ in range(games):
            if len(book.puzzles) >= given.most:
                break
            begin = time.process_time()
            haul = mine(book.game, book.counts["games"], book.seed, given.trials)
            book.add(haul, time.process_time() - begin)
            progress.step(f"{len(book.puzzles)} puzzles")
    print(f"{book.folder / FILE}: {len(book.puzzles)} puzzles of {book.counts['games']} games")
    return 0


def run_check(given: argparse.Namespace) -> int:
    """A seed that a puzzle was checked with before is not fresh: those are passed over."""
    if given.sample is not None and given.sample < 1:
        raise Malformed("At least one puzzle is checked.")
    book = opened(given)
    fresh = [puzzle for puzzle in book.puzzles if given.seed not in puzzle.found]
    if given.sample is not None and given.sample < len(fresh):
        fresh = random.Random(given.seed).sample(fresh, given.sample)
    agreed = 0
    with Progress("puzzles", len(fresh)) as progress:
        for puzzle in fresh:
            found = finds(puzzle, book.position(puzzle), given.seed)
            agreed += found
            if not found:
                print(f"{puzzle.game} {puzzle.name}: another line")
            if given.drop:
                book.settle(puzzle, given.seed, found=found)
            progress.step(f"{agreed} found")
    print(f"{book.game.id}: {agreed} of {len(fresh)}, {share(agreed, len(fresh)).text()}")
    return 0


class Mined:
    """The puzzles of one game, as they are kept."""

    def __init__(self, game: Game, folder: Path, seed: int) -> None:
        self.game = game
        self.folder = folder
        self.seed = seed
        self.counts = dict.fromkeys(COUNTS, 0)
        self.puzzles: list[Puzzle] = []
        path = folder / FILE
        if path.is_file():
            told = json.loads(path.read_text(encoding="utf-8"))
            self.counts = told["mined"]
            self.seed = self.counts["seed"]
            self.puzzles = list(puzzles.read_all(game, told["puzzles"]))
            if set(self.counts) != {*COUNTS, "seed"}:
                raise Malformed(f"{path} was written by another version.")
        self.counts["seed"] = self.seed

    def position(self, puzzle: Puzzle) -> State:
        """Where a puzzle begins."""
        return record.parse((self.folder / puzzle.record).read_bytes()).at(puzzle.at)

    def add(self, haul: Haul, seconds: float) -> None:
        """What came of one more game."""
        self.counts["games"] += 1
        self.counts["turns"] += haul.turns
        self.counts["tried"] += haul.tried
        self.counts["stood"] += haul.stood
        known = self.turns_of(haul.record.seed) if haul.puzzles else set()
        fresh = [one for one in haul.puzzles if (one.seat, *one.line) not in known]
        self.counts["kept"] += len(fresh)
        self.counts["seconds"] += round(seconds)
        if fresh:
            name = fresh[0].record
            (self.folder / name).write_text(haul.record.text(), encoding="utf-8")
        self.puzzles += fresh
        self.write()

    def turns_of(self, deal: int) -> set[tuple[int, ...]]:
        """Seats and lines of the puzzles of a deal: games that begin alike may end alike, too."""
        seeds = {
            name: record.parse((self.folder / name).read_bytes()).seed
            for name in {puzzle.record for puzzle in self.puzzles}
        }
        return {
            (puzzle.seat, *puzzle.line) for puzzle in self.puzzles if seeds[puzzle.record] == deal
        }

    def settle(self, puzzle: Puzzle, seed: int, *, found: bool) -> None:
        """Note that a puzzle was found with a seed, or give it up, and its record with the last."""
        place = self.puzzles.index(puzzle)
        if found:
            self.puzzles[place] = replace(puzzle, found=(*puzzle.found, seed))
        else:
            del self.puzzles[place]
            self.counts["dropped"] += 1
        self.write()
        if all(other.record != puzzle.record for other in self.puzzles):
            (self.folder / puzzle.record).unlink()

    def write(self) -> None:
        """One puzzle a line, so that changes can be read."""
        rows = [json.dumps(written(self.game, puzzle)) for puzzle in self.puzzles]
        body = ",\n".join(rows)
        text = f'{{"mined": {json.dumps(self.counts)},\n"puzzles": [\n{body}\n]}}\n'
        fresh = self.folder / f"{FILE}.new"
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.folder / FILE)
