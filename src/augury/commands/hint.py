"""`augury hint`: what a strong bot thinks of a position."""

from __future__ import annotations

import argparse
import json

from augury.bots.explain import Opinion, advise
from augury.commands import Subparsers
from augury.commands.advice import TOP, weighed
from augury.commands.arguments import (
    add_iterations,
    add_json,
    add_language,
    add_record,
    read_iterations,
    read_record,
)
from augury.core.errors import Malformed
from augury.core.record import Record
from augury.words import words_of


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("hint", help="what a strong bot would do in a recorded game")
    add_record(parser)
    parser.add_argument(
        "--at", type=int, metavar="N", help="after N decisions (default: at the end of the record)"
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="S",
        help="seat, if several decide at once (default: the first)",
    )
    add_iterations(parser, 4000)
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the best choices in words."""
    record = read_record(given)
    iterations = read_iterations(given)
    state = record.at(len(record.decisions) if given.at is None else given.at)
    to_act = [int(seat) for seat in state.to_act()]
    if not to_act:
        raise Malformed("The game is over there; nobody has anything to decide.")
    seat = to_act[0] if given.seat is None else given.seat
    if seat not in to_act:
        raise Malformed(
            f"Seat {seat} has nothing to decide there; these have: "
            f"{', '.join(str(s) for s in to_act)}."
        )
    opinion = advise(record.game, state, seat, iterations)
    words = words_of(record, given.language)
    if given.json:
        print(json.dumps(plain_opinion(record, opinion), indent=2))
    else:
        print(f"{words.seat(seat)}:")
        for choice in opinion.choices[:TOP]:
            said = words.action(record.game.vocabulary, choice.action)
            print(f"  {said:<50} {weighed(choice, given.language)}")
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
