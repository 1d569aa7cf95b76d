"""Going over a finished game: what each decision cost, and what chance gave.

Every position is judged twice. Once from the seat that decides, by what it knew: the chance of the
best choice beside that of the choice that was made. And once from the table, by what everybody
could see: these chances of all sides are the curve of the game. Where nothing is hidden the two are
the same. Both look at worlds in which all that is unknown is dealt afresh, never at hidden cards.

The curve is split step by step (`split`). If a decision was open and nothing came out after it, all
that changed is its doing: chance had no say, and second thoughts of the search are not luck. If
something came out (a card, a draw, choices that were made in secret), the decision answers for what
it cost by what the seat knew, and the rest is luck. The steps add up to the whole by construction.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass

from augury.bots.exact import Exact
from augury.bots.explain import final_wins
from augury.bots.mcts import MctsBot
from augury.bots.protocol import shown
from augury.bots.search import Search
from augury.bots.settings import Settings
from augury.core import chance
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import SPECTATOR, State

SECONDS = 80.0  # of a processor for a whole game, shared by its decisions
ROUND = (
    50,
    100,
    150,
    200,
    300,
    400,
    500,
    700,
    1000,
    1500,
    2000,
    3000,
    4000,
)  # iterations for one decision
ROUGH = 200  # iterations below which a review is a rough one
DOUBT = 1.0  # standard errors from which a difference is looked at again, more closely
AGAIN = 3  # times as many lines as before, and only these count then
SURE = 2.0  # standard errors from which a difference is believed
# Rollout depths in turn: an evaluation favours whoever has just moved, and so it does not matter.
DEPTHS = range(8, 44, 4)
LOOKS = 3  # redeals by which hidden things are noticed
WORST = 5  # decisions that are listed


@dataclass(frozen=True)
class Chances:
    """Of all seats, and how far off each may be (standard error)."""

    wins: list[float]
    error: list[float]


@dataclass(frozen=True)
class Judged:
    """One decision at which there was a choice."""

    number: int  # how many decisions were made before it
    seat: int
    turn: int
    action: int
    best: int  # what would have been best; the action itself where nothing is clearly better
    table: list[float]  # by seat: chances before it, as the table knew
    better: list[float]  # by seat: with the best choice, as the seat knew
    played: list[float]  # by seat: with the choice that was made, as the seat knew
    out: bool  # something came out after it, or it was made in secret

    @property
    def cost(self) -> float:
        """How much of its chance to win the seat gave away, 0 to 1."""
        return self.better[self.seat] - self.played[self.seat]


@dataclass(frozen=True)
class Swing:
    """What happened to everybody's chances from one judged decision to the next."""

    number: int
    seat: int  # who decided; -1: the deal before the first decision
    play: list[float]  # by seat: what the decision changed
    luck: list[float]  # by seat: what came out


@dataclass(frozen=True)
class Balance:
    """Of one seat, over the game: luck + own + others = final - initial."""

    initial: float
    luck: float
    own: float
    others: float
    final: float
    play: float  # share of the best chance kept, on average over the own decisions, 0 to 1


def choices(record: Record) -> list[int]:
    """The decisions at which there was a choice, by number."""
    found: list[int] = []
    state = record.start()
    for number, (seat, action) in enumerate(record.decisions):
        if len(state.legal(seat)) > 1:
            found.append(number)
        state.apply(seat, action)
    return found


def budget(record: Record, numbers: list[int], seconds: float = SECONDS) -> int:
    """Iterations for each decision: a round number that this machine manages in the time for a
    game, measured at a position in the middle."""
    if not numbers:
        return ROUND[0]
    middle = numbers[len(numbers) // 2]
    state = record.at(middle)
    began = time.process_time()
    judge(record, state, middle, ROUND[0])
    took = (time.process_time() - began) * len(numbers) / ROUND[0]
    return max([ROUND[0], *(each for each in ROUND if each * took <= seconds)])


def review(record: Record, iterations: int = 0) -> Iterator[Judged]:
    """Go over a game decision by decision; 0 iterations: as many as there is time for."""
    numbers = choices(record)
    each = iterations or budget(record, numbers)
    state, at = record.start(), 0
    for number in numbers:
        while at < number:
            state.apply(*record.decisions[at])
            at += 1
        yield judge(record, state, number, each)


def judge(record: Record, state: State, number: int, iterations: int) -> Judged:
    """One decision, at the position before it. The same question always gets the same answer."""
    seat, action = record.decisions[number]
    opinion = Inquiry(record.game, state, seat, iterations, number + 1)
    best, better, played = opinion.compare(action)
    table, hidden = better.wins, is_hidden(record.game, state, number + 1)
    if hidden:
        table = seen_from_table(record.game, state, iterations, number + 1)
    return Judged(
        number,
        seat,
        int(state.turn),
        action,
        best,
        table,
        better.wins,
        played.wins,
        comes_out(record, state, number, hidden),
    )


class Inquiry:
    """What a seat could have known of its choices."""

    def __init__(self, game: Game, state: State, seat: int, iterations: int, seed: int) -> None:
        self.state, self.seat = state, seat
        self.each = iterations // 4 + 1
        self.search = new_search(game, iterations, seed)
        self.search.attend(shown(game, state, seat, chance.from_seed(seed)), seat)
        self.search.think(iterations, 0.0)

    def best(self) -> int:
        """The choice it trusts most."""
        return int(self.search.choose())

    def compare(self, action: int) -> tuple[int, Chances, Chances]:
        """The best choice, its chances, and those of the action; the action is its own best where
        nothing is clearly better."""
        best = self.best()
        if best == action:
            found = self.chances(action, 2)
            return action, found, found
        better, played = self.chances(best), self.chances(action)
        if self.differ(better, played, DOUBT):
            better, played = self.chances(best, AGAIN), self.chances(action, AGAIN)
        if not self.differ(better, played, SURE):
            return action, played, played
        return best, better, played

    def differ(self, better: Chances, played: Chances, least: float) -> bool:
        """Is one choice better for the seat, by more than so many standard errors?"""
        gap = better.wins[self.seat] - played.wins[self.seat]
        return gap > least * math.hypot(better.error[self.seat], played.error[self.seat])

    def chances(self, action: int, times: int = 1) -> Chances:
        """Of all seats after this choice, by so many times the usual lines."""
        if self.search.solution is not None:
            solved = self.solved(action)
            if solved is not None:
                return Chances(solved, [0.0] * len(solved))
        return sample(self.search, action, times * self.each)

    def solved(self, action: int) -> list[float] | None:
        """The exact result of a choice near the end; None where it is not known."""
        exact = Exact(self.search.judge, self.search.settings.solve)
        after = exact.step(self.search.state, self.seat, action)
        result = None if after is None else exact.result(after)
        seats = int(self.state.seats)
        return None if result is None else list(result[seats : 2 * seats])


def new_search(game: Game, iterations: int, seed: int) -> Search:
    """As the strong bots of the game search."""
    settings = Settings()
    for name, value in {**game.thinking, "iterations": float(iterations)}.items():
        settings.set(name, value)
    return MctsBot(game, seed, settings).search


def sample(search: Search, action: int, times: int) -> Chances:
    """Try one action so often (-1: whatever seems best) and look how it goes for everybody."""
    search.insisted = action
    usual = search.settings.cut
    sums = [0.0] * len(search.wins)
    squares = [0.0] * len(search.wins)
    for number in range(times):
        before = list(search.wins)
        search.settings.cut = max(int(usual), DEPTHS[number % len(DEPTHS)])
        search.iterate()
        for seat, (now, then) in enumerate(zip(search.wins, before, strict=True)):
            sums[seat] += now - then
            squares[seat] += (now - then) ** 2
    search.insisted, search.settings.cut = -1, usual
    means = [total / times for total in sums]
    error = [
        math.sqrt(max(0.0, square / times - mean * mean) / times)
        for square, mean in zip(squares, means, strict=True)
    ]
    return Chances(even(means), error)


def even(wins: list[float]) -> list[float]:
    """Without what rounding added: chances are never below 0 or above 1."""
    return [min(1.0, max(0.0, win)) for win in wins]


def seen_from_table(game: Game, state: State, iterations: int, seed: int) -> list[float]:
    """The chances of all seats by what everybody could see."""
    search = new_search(game, iterations, seed)
    search.attend(shown(game, state, SPECTATOR, chance.from_seed(seed)), SPECTATOR)
    learnt = iterations // 3
    sample(search, -1, learnt)
    return sample(search, -1, iterations - learnt).wins


def is_hidden(game: Game, state: State, seed: int) -> bool:
    """Is there something on the table that not everybody may know?"""
    luck, position = chance.from_seed(seed), state.position()
    return any(
        shown(game, state, SPECTATOR, luck.fork()).position() != position for _ in range(LOOKS)
    )


def comes_out(record: Record, state: State, number: int, hidden: bool) -> bool:
    """Was the decision made in secret, or did something new come out before the next choice?"""
    seat, action = record.decisions[number]
    if len(state.to_act()) > 1:
        return True
    after = state.clone()
    after.listening = True
    after.apply(seat, action)
    heard = after.hear()
    if hidden and (not heard or any(event.seats is not None for event in heard)):
        return True
    for other, forced in record.decisions[number + 1 :]:
        if len(after.legal(other)) > 1:
            break
        after.apply(other, forced)
    grown = int(after.epoch - state.epoch)
    return grown > (1 if after.sealed == "over" else 0)


# Luck and play


def split(judged: list[Judged], final: list[float], sides: list[int]) -> list[Swing]:
    """What changed the chances, step by step, the deal first. Together it is final - initial."""
    curve = [decision.table for decision in judged] + [final]
    start = initial(sides)
    none = [0.0] * len(sides)
    steps = [Swing(0, -1, none, difference(curve[0], start))]
    for decision, now, then in zip(judged, curve[1:], curve, strict=False):
        change = difference(now, then)
        play = difference(decision.played, decision.better) if decision.out else change
        steps.append(Swing(decision.number, decision.seat, play, difference(change, play)))
    return steps


def initial(sides: list[int]) -> list[float]:
    """Before anything is dealt, all sides are alike."""
    return [1.0 / len(set(sides))] * len(sides)


def difference(one: list[float], other: list[float]) -> list[float]:
    """By seat."""
    return [a - b for a, b in zip(one, other, strict=True)]


def shares(judged: list[Judged], final: list[float], sides: list[int]) -> list[Balance]:
    """Luck and play of every seat. A partner's decision is one's own side's, so one's own."""
    steps = split(judged, final, sides)
    start = initial(sides)
    found: list[Balance] = []
    for seat, side in enumerate(sides):
        luck = sum(step.luck[seat] for step in steps)
        own = sum(step.play[seat] for step in steps if step.seat >= 0 and sides[step.seat] == side)
        others = sum(
            step.play[seat] for step in steps if step.seat >= 0 and sides[step.seat] != side
        )
        found.append(Balance(start[seat], luck, own, others, final[seat], kept(judged, seat)))
    return found


def kept(judged: list[Judged], seat: int) -> float:
    """How much of its best chance a seat kept, on average over its decisions."""
    parts = [
        decision.played[seat] / decision.better[seat] if decision.better[seat] > 0.0 else 1.0
        for decision in judged
        if decision.seat == seat
    ]
    return sum(parts) / len(parts) if parts else 1.0


def worst(judged: list[Judged]) -> list[Judged]:
    """The decisions that cost most, the most expensive first."""
    costly = [decision for decision in judged if decision.cost > 0.0]
    return sorted(costly, key=lambda decision: -decision.cost)[:WORST]


def ending(record: Record) -> tuple[list[float], list[int]]:
    """Who has won, and who played with whom."""
    end = record.at(len(record.decisions))
    return final_wins(end), [int(end.side(seat)) for seat in range(end.seats)]
