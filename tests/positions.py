"""Positions worth looking at, from games of random decisions."""

from __future__ import annotations

from functools import cache
from random import Random

from augury.core import chance, registry
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import State
from augury.core.table import Table


@cache
def random_game(room: str) -> Record:
    """A whole game at a full table, always the same."""
    title = registry.load(room)
    luck = Random(room)
    table = Table(title, max(title.seats), 11)
    while not table.over():
        seat = int(table.state.to_act()[0])
        table.play(seat, luck.choice(table.state.legal(seat)))
    return table.finished_record()


def played_out(room: str, share: float) -> tuple[str, int, int, int]:
    """The first real choice after that share of a game, or the last one of all: record, moment,
    seat, seats. As `Person.play_from` takes it."""
    record = random_game(room)
    last = len(record.decisions) - 1
    later = range(int(last * share), last + 1)
    at = next((at for at in [*later, *reversed(range(last))] if choices(record, at) > 2), 0)
    return record.text(), at, record.decisions[at][0], record.seats


def choices(record: Record, at: int) -> int:
    """How much there is to choose from at a moment."""
    return len(record.at(at).legal(record.decisions[at][0]))


def along(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions of a random game, as clones."""
    state = game.start(seats, seed)
    luck = chance.from_seed(seed)
    found, made = [], 0
    while state.to_act():
        if made % every == 0:
            found.append(state.clone())
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
        made += 1
    return found


def people(game: Game) -> list[int]:
    """Player counts with at least two people: the smallest and the largest."""
    counts = [seats for seats in game.seats if seats > 1]
    return sorted({counts[0], counts[-1]})
