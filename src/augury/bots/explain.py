"""What a strong bot thinks of a position, for hints and for going over a finished game. It knows no
more than the seat it advises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from augury.bots.mcts import MctsBot
from augury.bots.protocol import Choice, shown
from augury.bots.settings import Settings
from augury.core import chance
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import State

WORST = 5  # decisions that an analysis marks


@dataclass(frozen=True)
class Opinion:
    """About one position, from one seat."""

    seat: int
    choices: list[Choice]  # best first
    wins: list[float]  # by seat: chance that its side wins


def advise(
    game: Game, state: State, seat: int, iterations: int, seed: int = 1, played: int = -1
) -> Opinion:
    """The same question always gets the same answer. The action that was played, if one is given,
    is tried thoroughly."""
    settings = Settings()
    for name, value in {**game.thinking, "iterations": float(iterations)}.items():
        settings.set(name, value)
    luck = chance.from_seed(seed)
    bot = MctsBot(game, seed, settings)
    bot.search.attend(shown(game, state, seat, luck), seat)
    bot.search.think(iterations, 0.0)
    if played >= 0 and bot.search.solution is None:
        bot.search.insist(played, iterations // 4 + 1)
    wins = [won / bot.search.results for won in bot.search.wins]
    choices = bot.choices() or [Choice(int(state.legal(seat)[0]), 1.0, wins[seat], 0.0)]
    return Opinion(seat, choices, wins)


@dataclass(frozen=True)
class JudgedDecision:
    """One decision of a finished game."""

    number: int  # how many decisions were made before it
    seat: int
    action: int
    best: int  # what would have been best
    cost: float  # how much of its chance to win the seat gave away, 0 to 1
    wins: list[float]  # by seat, before the decision


def analyse(record: Record, iterations: int) -> Iterator[JudgedDecision]:
    """Go over a game decision by decision."""
    wins: list[float] = []
    state = record.start()
    for number, (seat, action) in enumerate(record.decisions):
        best, cost = action, 0.0
        if len(state.legal(seat)) > 1 or not wins:
            opinion = advise(record.game, state, seat, iterations, number + 1, action)
            wins = opinion.wins
            best, cost = compare(opinion.choices, action)
        yield JudgedDecision(number, seat, action, best, cost, wins)
        state.apply(seat, action)


def compare(choices: list[Choice], action: int) -> tuple[int, float]:
    """What was best, and how much worse the action is."""
    best = choices[0]
    played = next(choice for choice in choices if choice.action == action)
    if played.win >= best.win:
        return action, 0.0
    return best.action, best.win - played.win


def final_wins(state: State) -> list[float]:
    """Who has won: 1 for the seats of the winning side, shared by sides that share the first
    place."""
    ranks = state.ranks()
    winners = {state.side(seat) for seat in range(len(ranks)) if ranks[seat] == 1}
    return [
        1.0 / len(winners) if state.side(seat) in winners else 0.0 for seat in range(len(ranks))
    ]


def worst(decisions: list[JudgedDecision]) -> list[JudgedDecision]:
    """The decisions that cost most, the most expensive first."""
    costly = [decision for decision in decisions if decision.cost > 0.0]
    return sorted(costly, key=lambda decision: -decision.cost)[:WORST]
