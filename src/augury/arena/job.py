"""One game between bots, as something that can be sent to a worker and comes back as a result."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from augury.arena.other_build import OtherBuild, other_build
from augury.bots.find import make
from augury.bots.party import BotFailed, Party
from augury.bots.protocol import Player
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game, Options
from augury.core.record import LONGEST_NAME, Record

LONGEST = 20_000  # decisions after which a game is given up as stalled


@dataclass(frozen=True)
class Job:
    """A game to play. Everything that decides its outcome is in here, so it comes out the same
    wherever it is played."""

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
    trace: str = ""  # where in its program, if it raised an error of its own
    record: str = ""  # the game until then
    stalled: bool = False

    def kept(self) -> dict[str, object]:
        """As JSON; `Result(**kept)` is its inverse."""
        return asdict(self)

    def finished(self) -> bool:
        """Did the game come to its end?"""
        return bool(self.ranks)

    def winners(self) -> set[int]:
        """The sides that hold the first place."""
        return {side for side, rank in zip(self.sides, self.ranks, strict=True) if rank == 1}


def play(job: Job, clock: Callable[[], float] = time.perf_counter) -> Result:
    """Play one game. A bot that fails ends it, and the result says so. `clock` measures how long
    decisions take."""
    game = registry.load(job.game)
    state = game.start(job.seats, job.seed, job.options)
    chairs = game.chairs(job.seats)
    result = Result(
        job.number, decisions=[0] * chairs, seconds=[0.0] * chairs, slowest=[0.0] * chairs
    )
    result.sides = [int(state.side(seat)) for seat in range(chairs)]
    players = seat_bots(game, job)
    elsewhere = [player for player in players.values() if isinstance(player, OtherBuild)]
    party = Party(players, clock)
    party.sit(state)
    made: list[tuple[int, int]] = []
    try:
        for decision in party.play_on(state):
            if len(made) == LONGEST:
                result.stalled = True
                return result
            seat = decision.seat
            result.seconds[seat] += decision.seconds
            result.slowest[seat] = max(result.slowest[seat], decision.seconds)
            result.decisions[seat] += 1
            made.append((seat, decision.action))
            for other in elsewhere:
                other.note(seat, decision.action)
    except BotFailed as failed:
        result.fault = blame(job, failed, len(made) + 1)
        result.trace = failed.trace()
        names = {seat: bot[:LONGEST_NAME] for seat, bot in enumerate(job.bots)}
        kept = Record(game, job.seats, job.seed, job.options, names, made)
        result.record = kept.text()
        return result
    result.scores = [int(score) for score in state.scores()]
    result.ranks = [int(rank) for rank in state.ranks()]
    return result


def blame(job: Job, failed: BotFailed, number: int) -> str:
    """Which bot failed, at which decision of the game, and why."""
    where = f"{job.bots[failed.seat]} at seat {failed.seat}"
    return f"{where}, decision {number}, seed {job.seed}: {failed.why()}"


def seat_bots(game: Game, job: Job) -> dict[int, Player | OtherBuild]:
    """The bots at their seats, each with a seed of its own."""
    found: dict[int, Player | OtherBuild] = {}
    for seat, spec in enumerate(job.bots):
        seed = (job.seed * 1000 + seat) * 2 + 1
        away = other_build(spec)
        if away is not None:
            start = {
                "game": job.game,
                "seats": job.seats,
                "options": chosen(game, job),
                "game_seed": job.seed,
                "seat": seat,
                "bot": away[1],
                "bot_seed": seed,
                "clock": job.clock,
            }
            found[seat] = OtherBuild(game, away[0], seat, start)
            continue
        found[seat] = Player(game, make(spec, game, seed, clock=job.clock), seat, seed + 1)
    return found


def chosen(game: Game, job: Job) -> Options:
    """The options that are not as printed: all that another build, which may name fewer, has to
    know."""
    printed = game.check_options(job.seats)
    return {name: value for name, value in job.options.items() if value != printed.get(name)}


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
