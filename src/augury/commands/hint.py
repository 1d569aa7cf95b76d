"""`augury hint`: what a strong bot thinks of a position."""

from __future__ import annotations

import argparse
import json

from augury.bots.explain import Opinion, Thought
from augury.bots.reasons import Difference, compared
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
from augury.core.reason import QUOTE
from augury.core.record import Record
from augury.words import Words, words_of


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
    thought = Thought(record.game, state, seat)
    thought.search.think(iterations, 0.0)
    opinion = thought.opinion()
    reasons = compared(seat, thought.lines(opinion.choices[:TOP]))
    words = words_of(record, given.language)
    if given.json:
        print(json.dumps(plain_opinion(record, opinion, reasons), indent=2))
    else:
        print(f"{words.seat(seat)}:")
        for place, choice in enumerate(opinion.choices[:TOP]):
            said = words.action(record.game.vocabulary, choice.action)
            print(f"  {said:<50} {weighed(choice, given.language)}")
            if reasons[place]:
                print(f"    {why(words, seat, place, reasons[place])}")
    return 0


def why(words: Words, seat: int, place: int, terms: list[Difference]) -> str:
    """In what a choice differs from the best; the best, from the second. Each player is named
    once."""
    told: dict[int, list[str]] = {}
    for one in terms:
        facts = {"value": f"{QUOTE}{one.value:+.1f}", "term": QUOTE + words.say(f"term-{one.term}")}
        told.setdefault(one.seat, []).append(words.say("why-term", facts))
    parts = []
    for whose, said in told.items():
        joined = ", ".join(said)
        facts = {"seat": f"seat/{whose}", "terms": QUOTE + joined}
        parts.append(joined if whose == seat else words.say("why-other", facts))
    return words.say("why-best" if place else "why-second", {"terms": QUOTE + "; ".join(parts)})


def plain_opinion(
    record: Record, opinion: Opinion, reasons: list[list[Difference]]
) -> dict[str, object]:
    text = record.game.vocabulary.text
    choices: list[dict[str, object]] = [
        {
            "action": text(choice.action),
            "share": choice.share,
            "win": choice.win,
            "margin": choice.margin,
        }
        for choice in opinion.choices
    ]
    for choice, terms in zip(choices, reasons, strict=False):
        choice["terms"] = [
            {"seat": one.seat, "term": one.term, "value": round(one.value, 2)} for one in terms
        ]
    return {"seat": opinion.seat, "wins": opinion.wins, "choices": choices}
