"""`augury replay`: look at a recorded game, step by step, and verify it."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable
from typing import TypeAlias

from augury.commands import Subparsers
from augury.commands.arguments import add_language, add_record, read_record
from augury.commands.points import point_lines
from augury.core.errors import broken
from augury.core.record import Record
from augury.core.state import SPECTATOR
from augury.core.table import Table
from augury.core.view import GameView
from augury.words import Words, words_of

Show: TypeAlias = Callable[[GameView, Words], str]


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser("replay", help="show a recorded game as text and verify it")
    add_record(parser)
    parser.add_argument(
        "--verify",
        action="store_true",
        help="only verify that the record reproduces its stored result",
    )
    parser.add_argument(
        "--commitment",
        default="",
        metavar="HEX",
        help="with --verify: the shuffle fingerprint you saw before the game",
    )
    parser.add_argument(
        "--number",
        default="",
        metavar="HEX",
        help="with --verify: the random number your browser contributed",
    )
    parser.add_argument(
        "--at", type=int, metavar="N", help="only show the position after N decisions"
    )
    parser.add_argument(
        "--seat",
        type=int,
        default=SPECTATOR,
        metavar="S",
        help="show this seat's view (default: a spectator's)",
    )
    parser.add_argument(
        "--boards", action="store_true", help="show the table after everything that happens"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    kept = read_record(given)
    words = words_of(kept, given.language)
    show = importlib.import_module(f"augury.games.{kept.game.id}.terminal").show
    if given.verify:
        end = kept.verify()
        noted = "" if kept.digest else " (it is not closed: there was nothing to compare with)"
        scores = " ".join(str(score) for score in end.scores())
        proved = proof_sentence(kept, given.commitment, given.number)
        print(
            f"{given.file}: {kept.game.title}, {len(kept.decisions)} decisions, replays{noted}. "
            f"Scores: {scores}"
        )
        print(proved)
        return 0
    if given.at is not None:
        print(show(kept.game.reader.view(kept.at(given.at), given.seat), words))
        return 0
    tell_story(kept, words, given.seat, show if given.boards else None)
    end = kept.verify()
    print()
    print(show(kept.game.reader.view(end, given.seat), words))
    print()
    for line in point_lines(end, words):
        print(line)
    return 0


def proof_sentence(kept: Record, commitment: str, number: str) -> str:
    """What the record proves about its shuffle. What somebody kept from before the game has to be
    in it."""
    proof = kept.proof
    if proof is None:
        if commitment or number:
            raise broken("proof-none")
        return "It carries no proof of its shuffle."
    if commitment and proof.commitment != commitment.lower():
        raise broken("proof-other-promise")
    sent = [
        drawn for seat, drawn in enumerate(proof.numbers) if drawn and seat not in proof.by_server
    ]
    if number and number.lower() not in sent:
        raise broken("proof-other-number")
    lines = [f"The shuffle follows from the promise {proof.commitment}"]
    lines.append(
        f"and {len(sent)} players' numbers." if len(sent) != 1 else "and one player's number."
    )
    if not commitment or not number:
        lines.append("Compare what you kept with --commitment and --number.")
    return " ".join(lines)


def tell_story(kept: Record, words: Words, seat: int, show: Show | None = None) -> None:
    """Every decision and what came of it, frame by frame, as far as the seat may know."""
    table = Table(kept.game, kept.seats, kept.seed, kept.options, kept.names, kept.generator)
    table.watched = True
    for number, (decider, action) in enumerate(kept.decisions, 1):
        secret = len(table.state.to_act()) > 1 and seat != decider
        table.play(decider, action)
        what = "..." if secret else words.action(kept.game.vocabulary, action)
        print(f"{number:>4}  {words.seat(decider)}: {what}")
        for frame in table.frames_for(seat):
            for event in frame.events:
                print(f"        {words.event(event)}")
            if show is not None:
                print()
                print(show(frame.view, words))
                print()
