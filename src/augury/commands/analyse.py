"""`augury analyse`: what a strong bot thinks of a whole game."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from augury import chart
from augury.bots.review import Balance, Judged, budget, choices, ending, review, shares, worst
from augury.commands import Subparsers
from augury.commands.arguments import (
    add_iterations,
    add_language,
    add_record,
    read_iterations,
    read_record,
)
from augury.commands.phrases import phrase
from augury.core.record import Record
from augury.progress import Progress
from augury.words import Words, words_of


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "analyse", help="analyse a recorded game: winning chances and the costliest decisions"
    )
    add_record(parser)
    add_iterations(parser, 0, "as many as a minute or so allows")
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
    end = record.verify()
    numbers = choices(record)
    iterations = read_iterations(given) if given.iterations else budget(record, numbers)
    base: Path = given.out or given.file
    decisions: list[Judged] = []
    with Progress("decisions", len(numbers)) as progress:
        for decision in review(record, iterations):
            decisions.append(decision)
            progress.step()
    parts = [] if end.to_act() else shares(decisions, *ending(record))
    words = words_of(record, given.language)
    base.with_suffix(".json").write_text(
        json.dumps(plain_analysis(record, iterations, decisions, parts), indent=1) + "\n",
        encoding="utf-8",
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
    for seat, part in enumerate(parts):
        told = {
            word: f"{100 * value:+.0f}"
            for word, value in (("luck", part.luck), ("own", part.own), ("others", part.others))
        }
        play = f"{100 * part.play:.0f}"
        print(f"  {words.seat(seat)}: {phrase(given.language, 'luck-and-play', play=play, **told)}")
    return 0


def plain_analysis(
    record: Record, iterations: int, decisions: list[Judged], parts: list[Balance]
) -> dict[str, object]:
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
            "wins": decision.table,
        }
        for decision in decisions
    ]
    return {
        "game": record.game.id,
        "seats": record.seats,
        "scores": record.scores,
        "iterations": iterations,
        "decisions": rows,
        "shares": [asdict(part) for part in parts],
    }


def draw(record: Record, decisions: list[Judged], words: Words) -> str:
    """The chances of every seat over the game."""
    rows = [[decision.table[seat] for decision in decisions] for seat in range(record.seats)]
    end = record.at(len(record.decisions))
    if not end.to_act():
        final, _ = ending(record)
        for seat in range(record.seats):
            rows[seat].append(final[seat])
    names = [words.seat(seat) for seat in range(record.seats)]
    return (
        chart.curves(
            f"{record.game.title}: chance to win",
            names,
            rows,
            sorted(decisions.index(decision) for decision in worst(decisions)),
        )
        + "\n"
    )
