"""The deal of the day: the same for everybody, on every server.

The seed is the first 128 bits of SHA-256 of `augury daily <year>-<month>-<day> <game>`, the
generator that of tables with people. It is public by construction: whoever wants to can work the
deal out. How many play, which seat is yours, and how strong the bots are follow from the day, too.

A game that one person can play alone is dealt for one, once for each value of the option that only
solo games have (how hard the automaton is).
"""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from augury.core import registry
from augury.core.game import CRYPTOGRAPHIC, Game, Options
from augury.core.record import Record

FIRST = datetime.date(2026, 11, 1)  # there were no deals before
LEVEL = 3  # of the bots around you


@dataclass(frozen=True)
class Deal:
    """What everybody plays on one day."""

    day: datetime.date
    game: str
    variant: str  # value of the solo option; empty: against bots
    players: int
    seat: int
    seed: int
    options: Options

    @property
    def name(self) -> str:
        """Of the deal within its day."""
        return f"{self.game}~{self.variant}" if self.variant else self.game

    def record(self) -> Record:
        """The game before its first decision."""
        game = registry.load(self.game)
        options = game.check_options(self.players, self.options)
        return Record(game, self.players, self.seed, options, generator=CRYPTOGRAPHIC)

    def bot_seed(self, seat: int, decisions: int) -> int:
        """With which a bot thinks at a seat when so many decisions have been made: it answers
        alike for everybody who played alike."""
        return bot_seed(self.seed, seat, decisions)


def bot_seed(seed: int, seat: int, decisions: int) -> int:
    """The same for any deal that several play."""
    word = f"augury daily bot {seed} {seat} {decisions}"
    return int.from_bytes(hashlib.sha256(word.encode()).digest()[:7], "big")


def deals(day: datetime.date) -> list[Deal]:
    """All deals of a day, game by game."""
    return [deal for game in registry.games() for deal in deals_of(day, game)]


def deals_of(day: datetime.date, game: Game) -> Iterator[Deal]:
    """What a game is dealt on a day."""
    digest = hashlib.sha256(f"augury daily {day.isoformat()} {game.id}".encode()).digest()
    seed = int.from_bytes(digest[:16], "big")
    alone = next((option for option in game.options if option.seats == (1,)), None)
    if 1 in game.seats and alone is not None:
        for value in alone.allowed():
            yield Deal(day, game.id, str(value), 1, 0, seed, {alone.name: value})
        return
    players = game.seats[digest[16] % len(game.seats)]
    yield Deal(day, game.id, "", players, digest[17] % players, seed, {})


def find(day: str, name: str) -> Deal | None:
    """A deal by its day, `2026-11-17`, and its name."""
    date = read_day(day)
    if date is None:
        return None
    return next((deal for deal in deals(date) if deal.name == name), None)


@lru_cache(256)
def noted(word: str) -> Deal:
    """The deal that a table is noted with: day, name, and whatever follows."""
    day, name, *_ = word.split(" ")
    found = find(day, name)
    assert found is not None, f"{word} was noted for a table"
    return found


def read_day(word: str) -> datetime.date | None:
    """A day as it is written; None if it is none, or before there were deals."""
    try:
        day = datetime.date.fromisoformat(word) if len(word) == 10 else None
    except ValueError:
        return None
    return day if day is not None and day >= FIRST else None
