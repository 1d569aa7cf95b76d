"""`augury playout`: random legal play, to check and to measure a game."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

from augury.commands import Subparsers
from augury.commands.arguments import add_games, add_json, add_seed, add_table, read_table
from augury.core import chance
from augury.core.game import Game
from augury.core.playout import play_out
from augury.core.table import Table
from augury.progress import Progress

LONGEST = 1_000_000  # decisions; no game comes near


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "playout", help="play random legal games, check the rules' invariants, print figures"
    )
    add_table(parser)
    add_games(parser, 1000)
    add_seed(parser, 0)
    parser.add_argument(
        "--check", action="store_true", help="check the invariants after every decision"
    )
    parser.add_argument(
        "--records",
        type=Path,
        metavar="DIR",
        help="also write every game as a record into this folder",
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game, seats, options = read_table(given)
    lengths: list[int] = []
    scores: list[list[int]] = []
    spent = 0.0
    with Progress("games", given.games, quiet=given.json) as progress:
        for number in range(given.games):
            seed = given.seed + number
            state = game.start(seats, seed, options)
            luck = luck_of(seed)
            begin = time.perf_counter()
            try:
                lengths.append(play_out(state, luck, LONGEST, given.check))
            except AssertionError as error:
                return report_unsound(game, seats, options, seed, error)
            spent += time.perf_counter() - begin
            if state.to_act():
                print(f"augury: the game with seed {seed} does not end", file=sys.stderr)
                return 1
            scores.append([int(score) for score in state.scores()])
            if given.records:
                write_record(given.records, game, seats, options, seed)
            progress.step()
    figures = summary(game, seats, lengths, scores, spent, checked=given.check)
    if given.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in figures.items():
            print(f"{name:<18} {value}")
    return 0


def luck_of(seed: int) -> chance.Chance:
    """The random player's own stream, apart from the game's."""
    return chance.from_seed((seed + 1_000_000) % chance.SEED_LIMIT)


def summary(
    game: Game,
    seats: int,
    lengths: list[int],
    scores: list[list[int]],
    spent: float,
    *,
    checked: bool,
) -> dict[str, object]:
    made = sum(lengths)
    every = [score for row in scores for score in row]
    return {
        "game": game.id,
        "seats": seats,
        "games": len(lengths),
        "checked": checked,
        "decisions": made,
        "decisions_per_s": round(made / spent) if spent else 0,
        "mean_length": round(statistics.fmean(lengths), 1) if lengths else 0,
        "shortest": min(lengths, default=0),
        "longest": max(lengths, default=0),
        "mean_score": round(statistics.fmean(every), 2) if every else 0,
        "score_deviation": round(statistics.pstdev(every), 2) if every else 0,
        "lowest_score": min(every, default=0),
        "highest_score": max(every, default=0),
    }


def replay_with_record(
    game: Game, seats: int, options: dict[str, object], seed: int, stop: int = LONGEST
) -> Table:
    """The same random game once more, with a record."""
    table = Table(game, seats, seed, options)
    luck = luck_of(seed)
    while not table.over() and len(table.record.decisions) < stop:
        to_act = [int(seat) for seat in table.state.to_act()]
        seat = to_act[luck.below(len(to_act))] if len(to_act) > 1 else to_act[0]
        legal = table.state.legal(seat)
        table.play(seat, int(legal[luck.below(len(legal))]))
    return table


def write_record(
    folder: Path, game: Game, seats: int, options: dict[str, object], seed: int
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = replay_with_record(game, seats, options, seed).finished_record().text()
    (folder / f"{game.id}-{seats}-{seed}.rec").write_text(text, encoding="utf-8")


def report_unsound(
    game: Game, seats: int, options: dict[str, object], seed: int, error: AssertionError
) -> int:
    """Print what broke and the record that reproduces it."""
    table = Table(game, seats, seed, options)
    luck = luck_of(seed)
    state = game.start(seats, seed, options)
    made = 0
    try:
        while play_out(state, luck, 1, True):
            made += 1
    except AssertionError:
        table = replay_with_record(game, seats, options, seed, made + 1)
    print(f"augury: seed {seed}, decision {made + 1}: {error}", file=sys.stderr)
    print(table.record.text(), file=sys.stderr)
    return 1
