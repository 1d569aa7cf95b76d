"""What a strong bot thinks of a position, for hints. It knows no more than the seat it advises."""

from __future__ import annotations

import time
from dataclasses import dataclass

from augury.bots.mcts import MctsBot
from augury.bots.protocol import Choice, shown
from augury.bots.reasons import Line, line
from augury.bots.search import FEW, Search
from augury.bots.settings import Settings
from augury.core import chance
from augury.core.game import Game
from augury.core.reader import OpenReader
from augury.core.state import State

CLEAR, EQUAL = 0.06, 0.01  # chance to win between two choices


@dataclass(frozen=True)
class Opinion:
    """About one position, from one seat."""

    seat: int
    choices: list[Choice]  # best first
    wins: list[float]  # by seat: chance that its side wins


class Thought:
    """Thinking about one position for one seat, for as long as somebody wants.

    It knows what the seat may know; `cards_open`: as if every card lay open.
    """

    def __init__(
        self, game: Game, state: State, seat: int, seed: int = 1, *, cards_open: bool = False
    ) -> None:
        settings = Settings()
        for name, value in game.thinking.items():
            settings.set(name, value)
        self.seat = seat
        self.state = state
        self.bot = MctsBot(game, seed, settings)
        if cards_open:
            reader = OpenReader(game.reader)
            luck = chance.from_seed(seed)
            self.bot.search = Search(reader, settings, luck, game.vocabulary.size)
            self.bot.search.attend(state.clone(), seat)
        else:
            self.bot.search.attend(shown(game, state, seat, chance.from_seed(seed)), seat)

    @property
    def search(self) -> Search:
        """The search behind it."""
        return self.bot.search

    @property
    def iterations(self) -> int:
        """How many lines were tried so far."""
        return int(self.search.iterations)

    @property
    def solved(self) -> bool:
        """Is the rest known exactly?"""
        return self.search.solution is not None

    def go_on(self, seconds: float, most: int) -> None:
        """Think on for a while, unless there is nothing left to find out or enough was thought."""
        if not self.iterations:
            self.search.plan()
        until = time.perf_counter() + seconds
        while not self.solved and self.iterations < most:
            for _ in range(FEW - self.iterations % FEW):
                self.search.iterate()
            if self.iterations == FEW:
                self.search.solve()
            if time.perf_counter() >= until:
                return

    def opinion(self) -> Opinion:
        """What came of it so far."""
        search = self.search
        wins = [won / search.results for won in search.wins]
        only = Choice(int(self.state.legal(self.seat)[0]), 1.0, wins[self.seat], 0.0)
        return Opinion(self.seat, self.bot.choices() or [only], wins)

    def chances(self) -> list[float]:
        """By seat: the chance that its side wins if the best choice is made. The rest goes to the
        others as it does on average over all that was tried."""
        found = self.opinion()
        best, side = found.choices[0].win, self.state.side
        mine = side(self.seat)
        others = {side(one): win for one, win in enumerate(found.wins) if side(one) != mine}
        total = sum(others.values())
        return [
            best
            if side(one) == mine
            else (1.0 - best) * (others[side(one)] / total if total > 0.0 else 1.0 / len(others))
            for one in range(len(found.wins))
        ]

    def lines(self, choices: list[Choice]) -> list[Line]:
        """How the game goes on after each of these."""
        return [line(self.search, choice.action) for choice in choices]


def advise(
    game: Game,
    state: State,
    seat: int,
    iterations: int,
    seed: int = 1,
    seconds: float = 0.0,
) -> Opinion:
    """The same question always gets the same answer, unless the time (0: as long as it takes) is
    too short for it."""
    thought = Thought(game, state, seat, seed)
    thought.search.think(iterations, seconds)
    return thought.opinion()


def verdict(choices: list[Choice], legal: int) -> str:
    """How clear it is what to do: `only` one choice, a `clear` best, several `equal`, or `open`."""
    if legal == 1:
        return "only"
    if len(choices) == 1 or choices[0].win - choices[1].win >= CLEAR:
        return "clear"
    return "equal" if choices[0].win - choices[min(2, len(choices) - 1)].win <= EQUAL else "open"


def gains(game: Game, state: State, seat: int, action: int, seed: int = 1) -> dict[str, int]:
    """Points that a choice brings or costs at once, by heading; nothing where something new comes
    out, which the seat cannot know."""
    world = shown(game, state, seat, chance.from_seed(seed))
    before, epoch = world.breakdown()[seat], world.epoch
    world.apply(seat, action)
    if world.epoch != epoch:
        return {}
    after = world.breakdown()[seat]
    found = {word: int(now - then) for (word, then), (_, now) in zip(before, after, strict=True)}
    return {word: points for word, points in found.items() if points}


def final_wins(state: State) -> list[float]:
    """Who has won: 1 for the seats of the winning side, shared by sides that share the first
    place."""
    ranks = state.ranks()
    winners = {state.side(seat) for seat in range(len(ranks)) if ranks[seat] == 1}
    return [
        1.0 / len(winners) if state.side(seat) in winners else 0.0 for seat in range(len(ranks))
    ]
