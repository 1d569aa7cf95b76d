"""`augury play`: a game in the terminal, against bots or with friends on one keyboard."""

from __future__ import annotations

import argparse
import importlib
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

from augury.arena.seating import two_sided
from augury.bots.find import make
from augury.bots.levels import NUMBERS, met
from augury.bots.party import Party
from augury.bots.protocol import Player
from augury.commands import Subparsers
from augury.commands.advice import hint_lines, rule_lines
from augury.commands.arguments import BOTS, add_language, add_table, read_table
from augury.commands.phrases import phrase
from augury.commands.points import point_lines
from augury.core import registry
from augury.core.errors import AuguryError
from augury.core.game import Game
from augury.core.table import Table
from augury.core.view import GameView
from augury.words import Words, words_of


class Quit(Exception):
    """The player has had enough."""


def add_parsers(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "play", help="play in the terminal against bots, or with friends on one device"
    )
    add_table(parser)
    parser.add_argument(
        "--seed", type=int, metavar="S", help="seed of the deal (default: a new one)"
    )
    parser.add_argument(
        "--people",
        type=int,
        default=1,
        metavar="P",
        help="number of people at this keyboard; bots take the other seats (default: %(default)s)",
    )
    parser.add_argument(
        "--bot",
        default="3",
        metavar="BOT",
        help=f"bot for the other seats: {BOTS} (default: %(default)s)",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a player's name; once per person",
    )
    add_language(parser)
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="where to save the game (default: GAME-SEED.rec)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.seats is None:
        given.seats = chairs_for(registry.load(given.game), given.people)
    game, seats, options = read_table(given)
    seed = given.seed if given.seed is not None else secrets.randbits(63)
    people = max(0, min(given.people, seats))
    names = {
        seat: given.name[seat] if seat < len(given.name) else f"Player {seat + 1}"
        for seat in range(people)
    }
    names.update({seat: f"Bot {seat + 1}" for seat in range(people, seats)})
    names.update(dict.fromkeys(range(seats, game.chairs(seats)), "Automaton"))
    table = Table(game, seats, seed, options, names)
    file = given.record or Path(f"{game.id}-{seed}.rec")
    sitting = Sitting(table, people, given.bot, given.language)
    try:
        sitting.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print()
    text = table.finished_record().text()
    file.write_text(text, encoding="utf-8")
    print(f"The record is in {file}. Look at it again with: augury replay {file}")
    return 0


def chairs_for(game: Game, people: int) -> int:
    """As many seats as everywhere else, or as many as it takes for everybody to sit."""
    usual = two_sided(game)
    return next((seats for seats in sorted(game.seats) if seats >= max(people, usual)), usual)


def as_met(bot: str) -> str:
    """A level as people meet it, with a taste of its own. Any other bot is what it was called."""
    return met(int(bot)) if bot in (str(number) for number in NUMBERS) else bot


class Sitting:
    """One table at one keyboard."""

    def __init__(self, table: Table, people: int, bot: str, language: str) -> None:
        self.table = table
        self.people = people
        self.language = language
        self.words = words_of(table.record, language)
        self.show: Callable[[GameView, Words], str] = importlib.import_module(
            f"augury.games.{table.game.id}.terminal"
        ).show
        self.party = Party(
            {
                seat: Player(
                    table.game,
                    make(as_met(bot), table.game, secrets.randbits(63)),
                    seat,
                    secrets.randbits(63),
                )
                for seat in range(people, table.record.seats)
            }
        )
        self.told = dict.fromkeys(range(people), 0)  # events each person has read
        self.at_keyboard = 0 if people else -1

    def play(self) -> None:
        heard = 0
        while not self.table.over():
            self.party.tell(self.table.events[heard:])
            heard = len(self.table.events)
            to_act = [int(seat) for seat in self.table.state.to_act()]
            bots = [seat for seat in to_act if seat >= self.people]
            if bots:
                self.table.play(bots[0], self.party.decide(self.table.state, bots[0]).action)
            else:
                self.ask(to_act[0])
        for seat in range(self.people):
            self.tell(seat)
        print()
        print(self.show(self.view(self.at_keyboard), self.words))
        self.announce()

    def view(self, seat: int) -> GameView:
        return self.table.game.reader.view(self.table.state, seat)

    def announce(self) -> None:
        """The end: places, points, and where they come from."""
        print()
        for line in point_lines(self.table.state, self.words):
            print(line)

    def ask(self, seat: int) -> None:
        """Let the person in this seat decide; commands in between are free."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.tell(seat)
        view = self.view(seat)
        print()
        print(self.show(view, self.words))
        print()
        self.words.asked = view.prompt
        print(self.words.prompt(view.prompt))
        legal = [int(action) for action in self.table.state.legal(seat)]
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            print(f"  {number:>{width}}  {self.words.action(self.table.game.vocabulary, action)}")
        while not self.answer(seat, legal, input("> ").strip()):
            pass

    def answer(self, seat: int, legal: list[int], line: str) -> bool:
        """True when the position has changed and the person should be asked afresh."""
        word = line.lower()
        if word in ("quit", "q", "exit"):
            raise Quit
        if word in ("help", "h", "?", ""):
            example = self.table.game.vocabulary.text(legal[0])
            print(phrase(self.language, "help", example=example))
            return False
        if word == "hint":
            print(phrase(self.language, "thinking"))
            for told in hint_lines(self.table, seat, self.words, self.language):
                print(told)
            return False
        if word.split()[0] == "rules":
            self.explain(seat, line.partition(" ")[2].strip())
            return False
        if word == "table":
            return True
        if word == "log":
            for event in self.table.events_for(seat):
                print(f"  {self.words.event(event)}")
            return False
        try:
            if word in ("undo", "u"):
                self.table.undo(seat)
                self.told[seat] = min(self.told[seat], len(self.table.events))
                return True
            if word.isdigit():
                if not 1 <= int(word) <= len(legal):
                    print(phrase(self.language, "choices", last=len(legal)))
                    return False
                self.table.play(seat, legal[int(word) - 1])
                return True
            self.table.play(seat, line)
        except AuguryError as error:
            print(self.words.reason(error.reason))
            return False
        return True

    def explain(self, seat: int, word: str) -> None:
        """What the rulebook says about what is asked, or about a word."""
        prompt = self.view(seat).prompt
        lines = list(rule_lines(self.table.game.id, self.language, prompt, word))
        asked = word or self.words.prompt(prompt)
        for told in lines or [phrase(self.language, "rules-none", word=asked)]:
            print(told)

    def tell(self, seat: int) -> None:
        """What has happened since this person looked last."""
        for event in self.table.events[self.told[seat] :]:
            if event.visible_to(seat):
                print(f"  {self.words.event(event)}")
        self.told[seat] = len(self.table.events)

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: a curtain between their hands."""
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[H", end="")
        input(
            f"{self.words.seat(seat)}, it is your turn. "
            "Press Enter when only you can see the screen. "
        )
        self.at_keyboard = seat
