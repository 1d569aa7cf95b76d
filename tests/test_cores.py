"""Several processes that think about one decision."""

from __future__ import annotations

import os
import time
from typing import ClassVar

import pytest
from positions import along, people

from augury.bots import cores, find
from augury.bots.cores import Tried, add, known, news
from augury.bots.mcts import MctsBot
from augury.bots.protocol import Player
from augury.bots.search import Search
from augury.bots.trees import Arm
from augury.core import registry
from augury.core.game import Game
from augury.core.state import State

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing can be forked here")


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little there is to think about, it is shared out."""
    monkeypatch.setattr(cores, "WORTH", 2)


def thinker(game: Game, spec: str, seed: int = 5) -> MctsBot:
    bot = find.make(spec, game, seed, clock=False)
    assert isinstance(bot, MctsBot)
    return bot


def with_choices(game: Game) -> list[State]:
    """Positions at which somebody has to choose."""
    found = along(game, people(game)[0], 44, 31)
    return [state for state in found if len(state.legal(state.to_act()[0])) > 2][:2]


def test_everybodys_iterations_are_added_up(game: Game) -> None:
    for state in with_choices(game):
        seat = int(state.to_act()[0])
        bot = thinker(game, "mcts@48+cut=2+solve=0+cores=2")
        answer = Player(game, bot, seat, 1).decide(state)
        arms = bot.search.ranked()
        assert bot.search.iterations == 24 and bot.iterations == 48
        # a seat that decides beside others may have found nothing to choose in some iterations
        assert 24 < sum(int(arm.visits) for arm in arms) <= 48
        assert answer == bot.choices()[0].action == arms[0].action
        assert sum(choice.share for choice in bot.choices()) == pytest.approx(1.0)


def test_the_same_seed_and_number_of_processes_give_the_same_thoughts(game: Game) -> None:
    for state in with_choices(game):
        seat = int(state.to_act()[0])
        thoughts = []
        for spec in ("mcts@36+cut=2+cores=3", "mcts@36+cut=2+cores=3", "mcts@36+cut=2"):
            bot = thinker(game, spec)
            Player(game, bot, seat, 1).decide(state)
            thoughts.append(bot.choices())
        assert thoughts[0] == thoughts[1] != thoughts[2]


def test_everybody_has_luck_of_their_own() -> None:
    """What the others found is not what this process found."""
    game = registry.load("majority")
    bot = thinker(game, "mcts@200+cores=2")
    state = game.start(4, 5)
    bot.search.attend(state, 0)
    bot.search.plan()
    twin = cores.Twin(bot.search, 60, 0.0)
    theirs = twin.findings()
    twin.end()
    bot.search.think(60, 0.0)
    assert theirs.iterations == bot.search.iterations == 60
    assert theirs.tried != known(bot.search)


def test_what_a_tree_knew_before_is_counted_once() -> None:
    before = [Tried(3, 10, 5.0, 4.0, 1.0), Tried(7, 2, 1.0, 1.0, 0.5)]
    now = [Tried(2, 1, 0.5, 0.5, 2.0), Tried(3, 14, 7.5, 6.0, 0.0), Tried(7, 2, 1.0, 1.0, 0.5)]
    assert news(before, now) == [Tried(2, 1, 0.5, 0.5, 2.0), Tried(3, 4, 2.5, 2.0, -1.0)]


def test_findings_are_added_to_known_and_unknown_choices() -> None:
    game = registry.load("majority")
    search = thinker(game, "mcts@10").search
    search.attend(game.start(4, 5), 0)
    arm = Arm(7)
    arm.visits, arm.value, arm.win, arm.margin = 2, 1.0, 1.5, 3.0
    search.roots[0].own_arms().append(arm)
    add(search, [Tried(3, 4, 2.0, 1.0, -2.0), Tried(7, 1, 0.25, 0.5, -1.0)])
    assert known(search) == [Tried(3, 4, 2.0, 1.0, -2.0), Tried(7, 3, 1.25, 2.0, 2.0)]


class NotedTwin(cores.Twin):
    """Its process is known to whoever asks."""

    begun: ClassVar[list[int]] = []

    def __init__(self, search: Search, iterations: int, seconds: float) -> None:
        super().__init__(search, iterations, seconds)
        self.begun.append(self.process)


class LateTwin(NotedTwin):
    """Never has anything to say."""

    def __init__(self, search: Search, iterations: int, seconds: float) -> None:
        super().__init__(search, 1 << 30, 60.0)


def assert_gone(number: int) -> None:
    """So many were begun, and nothing is left of them. (Other tests have left children, too.)"""
    begun = NotedTwin.begun[:]
    NotedTwin.begun.clear()
    assert len(begun) == number
    for process in begun:
        with pytest.raises(ChildProcessError):
            os.waitpid(process, os.WNOHANG)


def test_nobody_waits_for_those_who_are_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock, the decision takes all its iterations alone, and the late one is gone."""
    monkeypatch.setattr(cores, "Twin", LateTwin)
    game = registry.load("majority")
    bot = find.make("mcts+iterations=64+seconds=50+cut=2+cores=2", game, 1)
    assert isinstance(bot, MctsBot)
    begin = time.monotonic()
    bot.decide(game.start(4, 5), 0, [])
    assert bot.search.iterations == 64 and time.monotonic() - begin < 40
    assert_gone(1)


def test_a_process_that_dies_has_found_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(cores, "report", die)
    monkeypatch.setattr(cores, "Twin", NotedTwin)
    game = registry.load("majority")
    bot = thinker(game, "mcts@40+cores=2")
    assert bot.decide(game.start(4, 5), 0, []) in game.start(4, 5).legal(0)
    assert bot.iterations == 20
    assert_gone(1)


def test_little_thought_is_not_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "WORTH", 100)
    monkeypatch.setattr(cores, "Twin", None)
    game = registry.load("majority")
    bot = thinker(game, "mcts@60+cores=2")
    bot.decide(game.start(4, 5), 0, [])
    assert bot.search.iterations == 60
