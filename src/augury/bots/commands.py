"""`augury hint` and `augury analyse`: what a strong bot thinks of a position, and of a whole game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from augury.bots import chart
from augury.bots.explain import Moment, Opinion, advise, analyse, final_wins, worst
from augury.commands import Subparsers
from augury.core.errors import Malformed
from augury.core.record import Record, parse
from augury.progress import Progress
from augury.words import LANGUAGES, Words

TOP = 5  # choices that a hint shows


def add_parsers(subparsers: Subparsers) -> None:
    hint = subparsers.add_parser("hint", help="what a strong bot would do in a recorded game")
    hint.add_argument("record", type=Path, help="a record file")
    hint.add_argument(
        "--at", type=int, metavar="N", help="after N decisions (default: at the end of the record)"
    )
    hint.add_argument(
        "--seat", type=int, help="for this seat, where several decide at once (default: the first)"
    )
    hint.add_argument(
        "--iterations", type=int, default=4000, help="how long to think (default: %(default)s)"
    )
    hint.add_argument("--language", choices=LANGUAGES, default="en")
    hint.add_argument("--json", action="store_true", help="print JSON")
    hint.set_defaults(run=run_hint)

    going_over = subparsers.add_parser(
        "analyse", help="go over a recorded game: chances to win, and the decisions that cost most"
    )
    going_over.add_argument("record", type=Path, help="a record file")
    going_over.add_argument(
        "--iterations",
        type=int,
        default=1000,
        help="how long to think about each decision (default: %(default)s)",
    )
    going_over.add_argument(
        "--out",
        type=Path,
        help="where to write NAME.json and NAME.svg (default: beside the record)",
    )
    going_over.add_argument("--language", choices=LANGUAGES, default="en")
    going_over.set_defaults(run=run_analyse)


def load(path: Path) -> Record:
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise Malformed(f"{path} cannot be read: {error.strerror}.") from error


def check_iterations(iterations: int) -> int:
    if not 1 <= iterations <= 10_000_000:
        raise Malformed("The number of iterations goes from 1 to 10,000,000.")
    return iterations


def run_hint(arguments: argparse.Namespace) -> int:
    """Print the best choices in words."""
    record = load(arguments.record)
    iterations = check_iterations(arguments.iterations)
    state = record.at(len(record.decisions) if arguments.at is None else arguments.at)
    to_act = [int(seat) for seat in state.to_act()]
    if not to_act:
        raise Malformed("The game is over there; nobody has anything to decide.")
    seat = to_act[0] if arguments.seat is None else arguments.seat
    if seat not in to_act:
        raise Malformed(
            f"Seat {seat} has nothing to decide there; these have: {', '.join(str(s) for s in to_act)}."
        )
    opinion = advise(record.game, state, seat, iterations)
    words = Words(record.game.id, arguments.language, record.names)
    if arguments.json:
        print(json.dumps(plain_opinion(record, opinion), indent=2))
    else:
        print(f"{words.seat(seat)}:")
        for choice in opinion.choices[:TOP]:
            said = words.action(record.game.vocabulary, choice.action)
            print(
                f"  {said:<50} {100 * choice.share:3.0f} %   wins {100 * choice.win:3.0f} %   {choice.margin:+.1f} points"
            )
    return 0


def plain_opinion(record: Record, opinion: Opinion) -> dict[str, object]:
    text = record.game.vocabulary.text
    choices = [
        {
            "action": text(choice.action),
            "share": choice.share,
            "win": choice.win,
            "margin": choice.margin,
        }
        for choice in opinion.choices
    ]
    return {"seat": opinion.seat, "wins": opinion.wins, "choices": choices}


def run_analyse(arguments: argparse.Namespace) -> int:
    """Write the curve of the game, and print the decisions that cost most."""
    record = load(arguments.record)
    iterations = check_iterations(arguments.iterations)
    record.verify()
    base: Path = arguments.out or arguments.record
    moments: list[Moment] = []
    with Progress("decisions", len(record.decisions)) as progress:
        for moment in analyse(record, iterations):
            moments.append(moment)
            progress.step()
    words = Words(record.game.id, arguments.language, record.names)
    base.with_suffix(".json").write_text(
        json.dumps(plain_analysis(record, moments), indent=1) + "\n", encoding="utf-8"
    )
    base.with_suffix(".svg").write_text(draw(record, moments, words), encoding="utf-8")
    print(f"{base.with_suffix('.json')}\n{base.with_suffix('.svg')}")
    say = record.game.vocabulary
    for moment in worst(moments):
        best, played = words.action(say, moment.best), words.action(say, moment.action)
        print(
            f"  {moment.number + 1:4}  {words.seat(moment.seat)}: {played}; better: {best}  (-{100 * moment.cost:.0f} %)"
        )
    return 0


def plain_analysis(record: Record, moments: list[Moment]) -> dict[str, object]:
    text = record.game.vocabulary.text
    costly = {moment.number for moment in worst(moments)}
    decisions = [
        {
            "number": moment.number + 1,
            "seat": moment.seat,
            "action": text(moment.action),
            "best": text(moment.best),
            "cost": moment.cost,
            "marked": moment.number in costly,
            "wins": moment.wins,
        }
        for moment in moments
    ]
    return {
        "game": record.game.id,
        "seats": record.seats,
        "scores": record.scores,
        "decisions": decisions,
    }


def draw(record: Record, moments: list[Moment], words: Words) -> str:
    """The chances of every seat over the game."""
    rows = [[moment.wins[seat] for moment in moments] for seat in range(record.seats)]
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
            sorted(moment.number for moment in worst(moments)),
        )
        + "\n"
    )
