"""`augury analyse`: what a strong bot thinks of a whole game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from augury import chart
from augury.bots.explain import JudgedDecision, analyse, final_wins, worst
from augury.commands import Subparsers
from augury.commands.arguments import (
    add_iterations,
    add_language,
    add_record,
    read_iterations,
    read_record,
)
from augury.core.record import Record
from augury.progress import Progress
from augury.words import Words, words_of


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "analyse", help="analyse a recorded game: winning chances and the costliest decisions"
    )
    add_record(parser)
    add_iterations(parser, 1000)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where to write NAME.json and NAME.svg (default: beside the record)",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write the curve of the game, and print the decisions that cost most."""
    record = read_record(given)
    iterations = read_iterations(given)
    record.verify()
    base: Path = given.out or given.file
    decisions: list[JudgedDecision] = []
    with Progress("decisions", len(record.decisions)) as progress:
        for decision in analyse(record, iterations):
            decisions.append(decision)
            progress.step()
    words = words_of(record, given.language)
    base.with_suffix(".json").write_text(
        json.dumps(plain_analysis(record, decisions), indent=1) + "\n", encoding="utf-8"
    )
    base.with_suffix(".svg").write_text(draw(record, decisions, words), encoding="utf-8")
    print(f"{base.with_suffix('.json')}\n{base.with_suffix('.svg')}")
    say = record.game.vocabulary
    for decision in worst(decisions):
        best, played = words.action(say, decision.best), words.action(say, decision.action)
        print(
            f"  {decision.number + 1:4}  {words.seat(decision.seat)}: {played}; better: {best}  "
            f"(-{100 * decision.cost:.0f} %)"
        )
    return 0


def plain_analysis(record: Record, decisions: list[JudgedDecision]) -> dict[str, object]:
    text = record.game.vocabulary.text
    costly = {decision.number for decision in worst(decisions)}
    rows = [
        {
            "number": decision.number + 1,
            "seat": decision.seat,
            "action": text(decision.action),
            "best": text(decision.best),
            "cost": decision.cost,
            "marked": decision.number in costly,
            "wins": decision.wins,
        }
        for decision in decisions
    ]
    return {
        "game": record.game.id,
        "seats": record.seats,
        "scores": record.scores,
        "decisions": rows,
    }


def draw(record: Record, decisions: list[JudgedDecision], words: Words) -> str:
    """The chances of every seat over the game."""
    rows = [[decision.wins[seat] for decision in decisions] for seat in range(record.seats)]
    end = record.at(len(record.decisions))
    if not end.to_act():
        for seat, won in enumerate(final_wins(end)[: record.seats]):
            rows[seat].append(won)
    names = [words.seat(seat) for seat in range(record.seats)]
    return (
        chart.curves(
            f"{record.game.title}: chance to win",
            names,
            rows,
            sorted(decision.number for decision in worst(decisions)),
        )
        + "\n"
    )
