"""`augury train`: a bot teaches itself a game."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from augury import chart
from augury.commands import Subparsers
from augury.commands.arguments import add_game, add_seats, add_workers, read_seats
from augury.commands.match import hire
from augury.core import registry
from augury.progress import Progress, spell

if TYPE_CHECKING:
    from augury.arena.tally import WinShare
    from augury.learn.training import Chapter, Training

NUMBERS = {  # of a plan, that can be chosen
    "games": "self-play games per generation",
    "iterations": "search iterations for decisions that are thought through",
    "quick": "search iterations for the other decisions",
    "hidden": "hidden units of the network",
    "window": "learn from this many of the latest games",
    "passes": "passes over them per generation",
    "gate": "minimum number of games in the match against the best so far",
    "thinking": "search iterations per decision in that match",
}


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("train", help="let a bot teach itself a game (needs NumPy)")
    add_game(parser)
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="output folder; an existing one is resumed",
    )
    add_seats(parser)
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="random seed (default: %(default)s)",
    )
    parser.add_argument(
        "--generations",
        type=int,
        default=10,
        metavar="N",
        help="total number of generations (default: %(default)s)",
    )
    parser.add_argument(
        "--habits",
        default="",
        metavar="SETTINGS",
        help="search settings, as in a bot's name: +cut=0",
    )
    parser.add_argument(
        "--student",
        default="mcts",
        metavar="BOT",
        help="bot for self-play: mcts, or greedy, which is faster (default: %(default)s)",
    )
    parser.add_argument(
        "--whims",
        default="",
        metavar="SETTINGS",
        help="settings for a greedy student: +samples=1+beam=1+noise=0.03",
    )
    for name, what in NUMBERS.items():
        parser.add_argument(f"--{name}", type=int, metavar="N", help=what)
    add_workers(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from augury.learn.bout import work
    from augury.learn.plan import TrainingPlan, settle
    from augury.learn.training import Training

    game = registry.load(given.game)
    chosen = {name: getattr(given, name) for name in NUMBERS if getattr(given, name) is not None}
    words = {name: getattr(given, name) for name in ("habits", "student", "whims")}
    plan = TrainingPlan(game.id, read_seats(given, game), given.seed, **words, **chosen)
    plan = settle(given.out, plan.check())
    workers = hire(given, work)
    try:
        training = Training(given.out, plan, workers)
        while len(training.chapters) < given.generations:
            chapter = generation(training, given.generations)
            print(chapter_text(chapter), flush=True)
    finally:
        workers.close()
    print(f"{given.out / 'curve.svg'}\n{training.best() or 'No network has won its gate yet.'}")
    return 0


def generation(training: Training, generations: int) -> Chapter:
    """Self-play, learning, gate; what came of it is noted and drawn."""
    from augury.learn.training import Chapter, clock

    begin = clock()
    number = len(training.chapters) + 1
    spent = [chapter.seconds for chapter in training.chapters]
    left = spell(sum(spent) / len(spent) * (generations + 1 - number)) if spent else "unknown"
    print(f"generation {number} of {generations}, time left: {left}", flush=True)
    with Progress("games of self-play", len(training.jobs(number))) as progress:
        for _ in training.play(number):
            progress.step()
    before, after = training.fit(number)
    seed, best = training.plan.first_seed(number), training.best()
    gate = watch(training, f"gate-{number:04}", training.net(number), best, seed)
    better = gate.share >= training.plan.enough
    start = gate
    if best and better:
        start = watch(training, f"start-{number:04}", training.net(number), None, seed + 5000)
    elif best:
        start = training.chapters[-1].start
    games = number * training.plan.games
    chapter = Chapter(number, games, clock() - begin, before, after, gate, better, start)
    training.note(chapter)
    (training.folder / "curve.svg").write_text(curve(training.chapters), encoding="utf-8")
    return chapter


def watch(training: Training, name: str, one: Path, other: Path | None, seed: int) -> WinShare:
    """A match with its running result on the screen."""
    from augury.arena.tally import share

    found = share(0.0, 0)
    with Progress("games of the match", training.plan.gate) as progress:
        for found in training.match(name, one, other, seed):
            progress.step(found.text())
    return found


def chapter_text(chapter: Chapter) -> str:
    verdict = "the best so far" if chapter.better else "not better"
    return (
        f"{chapter.games} games; loss {chapter.before.odds:.4f} -> {chapter.after.odds:.4f} "
        "(chances), "
        f"{chapter.before.margin:.3f} -> {chapter.after.margin:.3f} (points), "
        f"{chapter.before.policy:.3f} -> {chapter.after.policy:.3f} (actions); "
        f"gate {chapter.gate.text()}: {verdict}; without a network {chapter.start.text()}"
    )


def curve(chapters: list[Chapter]) -> str:
    """How often it beats the bot that it was, generation by generation."""
    rows = [
        [chapter.start.share for chapter in chapters],
        [chapter.gate.share for chapter in chapters],
        [1.0 - chapter.after.odds / chapter.before.odds for chapter in chapters],
    ]
    rows[2] = [max(0.0, value) for value in rows[2]]
    names = ["wins v. start", "wins v. best", "foresight"]
    marks = [place for place, chapter in enumerate(chapters) if chapter.better]
    return chart.curves("learning curve, by generation", names, rows, marks) + "\n"
