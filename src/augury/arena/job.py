"""One game between bots, as something that can be sent to a worker and comes back as a result."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field

from augury.bots.find import make
from augury.bots.protocol import Player
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game, Options

LONGEST = 20_000  # decisions after which a game is given up as stalled


@dataclass(frozen=True)
class Job:
    """A game to play. Everything that decides its outcome is in here, so it comes out the same wherever it is played."""

    number: int
    game: str
    seats: int
    options: Options
    seed: int
    bots: tuple[str, ...]  # by seat
    entrants: tuple[int, ...]  # by seat: whose bot it is, as a number in the list of entrants
    clock: bool = False  # do levels watch the clock, or count iterations only?


@dataclass
class Result:
    """How a game went; the lists are by seat."""

    number: int
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # empty if it was not finished
    sides: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)  # the longest time for one decision
    fault: str = ""  # what went wrong with a bot
    stalled: bool = False

    def kept(self) -> dict[str, object]:
        """As JSON; `Result(**kept)` is its inverse."""
        return asdict(self)

    def finished(self) -> bool:
        return bool(self.ranks)

    def winners(self) -> set[int]:
        """The sides that hold the first place."""
        return {side for side, rank in zip(self.sides, self.ranks, strict=True) if rank == 1}


def play(job: Job) -> Result:
    """Play one game. A bot that fails ends it, and the result says so."""
    game = registry.load(job.game)
    state = game.start(job.seats, job.seed, job.options)
    state.listening = True
    chairs = game.chairs(job.seats)
    result = Result(
        job.number, decisions=[0] * chairs, seconds=[0.0] * chairs, slowest=[0.0] * chairs
    )
    result.sides = [int(state.side(seat)) for seat in range(chairs)]
    players = seat_bots(game, job)
    made = 0
    while state.to_act():
        if made == LONGEST:
            result.stalled = True
            return result
        seat = int(state.to_act()[0])
        begin = time.perf_counter()
        try:
            action = players[seat].decide(state)
        except Exception as error:  # a bot may be anybody's program
            result.fault = f"{job.bots[seat]} at seat {seat}, decision {made + 1}, seed {job.seed}: {error or type(error).__name__}"
            return result
        spent = time.perf_counter() - begin
        result.seconds[seat] += spent
        result.slowest[seat] = max(result.slowest[seat], spent)
        result.decisions[seat] += 1
        state.apply(seat, action)
        events = state.hear()
        for player in players:
            player.hear(events)
        made += 1
    result.scores = [int(score) for score in state.scores()]
    result.ranks = [int(rank) for rank in state.ranks()]
    return result


def seat_bots(game: Game, job: Job) -> list[Player]:
    """The bots at their seats, each with a seed of its own."""
    found = []
    for seat, spec in enumerate(job.bots):
        seed = (job.seed * 1000 + seat) * 2 + 1
        found.append(Player(game, make(spec, game, seed, clock=job.clock), seat, seed + 1))
    return found


def play_all(jobs: list[Job]) -> list[Result]:
    """A batch of games, one after another."""
    return [play(job) for job in jobs]


def check(job: Job) -> None:
    """Refuse now what could not be played later."""
    game = registry.load(job.game)
    game.start(job.seats, job.seed, job.options)
    if len(job.bots) != job.seats:
        raise Malformed(f"{job.seats} seats need {job.seats} bots, not {len(job.bots)}.")
    seat_bots(game, job)
