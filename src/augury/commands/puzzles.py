"""`augury puzzles`: find puzzles in games between bots, and check those that are kept."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from augury.bots.mining import Haul, mine
from augury.commands import Subparsers
from augury.commands.arguments import add_game, add_games, add_seed, read_games
from augury.core import puzzles, registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.puzzles import FILE, Puzzle, written
from augury.progress import Progress

COUNTS = ("games", "turns", "tried", "kept", "seconds")


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
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where they are kept, and where it goes on (default: the game's own folder)",
    )
    miner.set_defaults(run=run_mine)


def run_mine(given: argparse.Namespace) -> int:
    """Go on where the last run stopped. Every game is written down as soon as it is through."""
    game = registry.load(given.game)
    folder: Path = given.out or puzzles.folder(game.id)
    folder.mkdir(parents=True, exist_ok=True)
    book = Mined(game, folder, given.seed)
    games = read_games(given)
    with Progress("games", games) as progress:
        for _ in range(games):
            if len(book.puzzles) >= given.most:
                break
            begin = time.process_time()
            haul = mine(game, book.counts["games"], book.seed)
            book.add(haul, time.process_time() - begin)
            progress.step(f"{len(book.puzzles)} puzzles")
    print(f"{folder / FILE}: {len(book.puzzles)} puzzles of {book.counts['games']} games")
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

    def add(self, haul: Haul, seconds: float) -> None:
        """What came of one more game."""
        self.counts["games"] += 1
        self.counts["turns"] += haul.turns
        self.counts["tried"] += haul.tried
        self.counts["kept"] += len(haul.puzzles)
        self.counts["seconds"] += round(seconds)
        if haul.puzzles:
            name = haul.puzzles[0].record
            (self.folder / name).write_text(haul.record.text(), encoding="utf-8")
        self.puzzles += haul.puzzles
        self.write()

    def write(self) -> None:
        """One puzzle a line, so that changes can be read."""
        rows = [json.dumps(written(self.game, puzzle)) for puzzle in self.puzzles]
        body = ",\n".join(rows)
        text = f'{{"mined": {json.dumps(self.counts)},\n"puzzles": [\n{body}\n]}}\n'
        fresh = self.folder / f"{FILE}.new"
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.folder / FILE)
