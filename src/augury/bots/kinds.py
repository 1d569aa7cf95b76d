"""What kind of puzzle a position makes: what its best turn is about, and how hard it is to find."""

from __future__ import annotations

from collections.abc import Sequence

from augury.bots.find import make
from augury.bots.judge import Judge
from augury.bots.protocol import Player
from augury.bots.turns import LONGEST, end, go
from augury.core.attempt import imagined
from augury.core.game import Game
from augury.core.puzzles import DIFFICULTIES, Figures
from augury.core.state import State

THOUGHTS = (16, 64)  # iterations with which easy and medium puzzles are found, two times of three
GREEDY = "greedy"  # sees its own turn through, and takes what looks best at its end
COMBINED = 3  # real decisions that make a combination
BEHIND, AHEAD = 0.7, 0.5  # of the way from an even share to nothing, and to a certain win


def walked(
    game: Game, state: State, seat: int, name: str, seed: int, most: int = LONGEST
) -> list[int]:
    """What a bot would do until the turn is over, or its first decisions."""
    bot = Player(game, make(name, game, seed), seat, seed + 1)
    state = state.clone()
    line: list[int] = []
    while len(line) < most:
        line.append(bot.decide(state))
        _, over = go(imagined(game, state, seat), seat, line[-1])
        if over:
            break
        state.apply(seat, line[-1])
    return line


def obvious_line(game: Game, state: State, seat: int, line: Sequence[int], seed: int) -> list[int]:
    """What a greedy player does instead of a line; nothing if the line is what it does, and too
    easy for a puzzle."""
    world = imagined(game, state, seat)
    tried = walked(game, state, seat, GREEDY, seed)
    reached = end(world, seat, tried)
    return tried if reached is not None and reached != end(world, seat, line) else []


def after(state: State, seat: int, line: Sequence[int]) -> State:
    """The table after some decisions of a seat."""
    state = state.clone()
    for action in line:
        state.apply(seat, action)
    return state


def difficulty(game: Game, state: State, seat: int, line: Sequence[int], seed: int) -> str:
    """By how little thought the line is found two times of three."""
    world = imagined(game, state, seat)
    goal = end(world, seat, line)
    for name, iterations in zip(DIFFICULTIES, THOUGHTS, strict=False):
        found = 0
        for number in range(3):
            tried = walked(game, state, seat, f"mcts@{iterations}", seed + 10 + number)
            found += end(world, seat, tried) == goal
        if found >= 2:
            return name
    return DIFFICULTIES[-1]


def theme(
    game: Game,
    world: State,
    seat: int,
    line: Sequence[int],
    obvious: Sequence[int],
    reach: Figures,
) -> str:
    """What the turn is about: by comparing where it ends with where a greedy turn ends, then by how
    long it is, then by how the game stands."""
    best, other = after(world, seat, line), after(world, seat, obvious)
    if not best.to_act():
        return "finish"
    before = int(world.scores()[seat])
    gain, greedy = int(best.scores()[seat]) - before, int(other.scores()[seat]) - before
    if gain < 0 and gain < greedy:
        return "sacrifice"
    mine, theirs = prospects(game, best, seat)
    greedy_mine, greedy_theirs = prospects(game, other, seat)
    if greedy_theirs - theirs > max(0.0, mine - greedy_mine):
        return "deny"
    if gain != greedy:
        return "points" if gain > greedy else "patience"
    if real_decisions(world, seat, line) >= COMBINED:
        return "combination"
    return standing_theme(world, reach.win)


def standing_theme(world: State, win: float) -> str:
    """A quiet turn, unless its player has to hold on, or to bring home a lead."""
    even = 1.0 / max(2, len({world.side(seat) for seat in range(world.seats)}))
    if win < even * BEHIND:
        return "comeback"
    if win > even + (1.0 - even) * AHEAD:
        return "lead"
    return "position"


def real_decisions(world: State, seat: int, line: Sequence[int]) -> int:
    """How many steps of a line leave a choice."""
    found = 0
    for action in line:
        found += len(world.legal(seat)) > 1
        world, _ = go(world, seat, action)
    return found


def prospects(game: Game, state: State, seat: int) -> tuple[float, float]:
    """What the evaluation promises the seat's side, and the best other one."""
    judge = Judge(game.reader, state)
    judge.weigh(state)
    mine = int(judge.side[seat])
    others = [points for side, points in enumerate(judge.points) if side != mine]
    return judge.points[mine], max(others, default=0.0)
