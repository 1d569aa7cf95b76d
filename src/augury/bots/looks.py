"""Looks at the positions of a game, with more and more thought: does one line stand out?

Every position is looked at once with each budget, however many lines lead through it.
"""

from __future__ import annotations

from collections.abc import Sequence

from augury.bots.protocol import Choice
from augury.bots.reach import weigh
from augury.bots.trial import budget
from augury.core.puzzles import Figures, Step
from augury.core.record import Record

QUICK = (500, 500)  # iterations of looks that must choose the line
CLOSER = (2000, 2000)  # of looks at which it must be better than all others, too
LOOSE = 0.04  # of the chance to win: what every step must be worth at each closer look
CLEAR = 0.05  # ... and at the last one
STRIKING = 0.06  # ... and at least one of them there


class Looks:
    """What was thought of the positions of one game. Each look has a seed of its own: what only
    some of them find depends on luck."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.known: dict[tuple[int, int], list[Choice]] = {}  # by position and look

    def look(
        self, at: int, number: int, iterations: int, tried: Sequence[int] = ()
    ) -> list[Choice]:
        """The choices after so many decisions of the game, best first."""
        if (at, number) not in self.known:
            game, seat = self.record.game, self.record.decisions[at][0]
            seed = 1 + 7919 * self.record.seed + at + 1000 * number
            self.known[at, number] = weigh(game, self.record.at(at), seat, iterations, seed, tried)
        return self.known[at, number]

    def steps(self, at: int, line: Sequence[int], alike: Sequence[set[int]]) -> list[Step]:
        """The steps of a line that was played, with what the closest looks thought of them; none if
        it does not stand out at one of them."""
        for number, iterations in enumerate((*QUICK, *CLOSER)):
            for place, same in enumerate(alike):
                choices = self.look(at + place, number, iterations)
                if choices[0].action not in same:
                    return []
                if number >= len(QUICK) and not stands_out(choices, same, LOOSE):
                    return []
        last = len(QUICK) + len(CLOSER)
        first = [self.look(at + place, last - 1, CLOSER[-1]) for place in range(len(line))]
        found: dict[int, Step] = {}
        for place in sorted(range(len(line)), key=lambda one: gap(first[one], alike[one])):
            action, same = line[place], alike[place]
            rival = best_other(first[place], same)
            tried = [action] if rival is None else [action, rival.action]
            second = self.look(at + place, last, budget(self.record.game), tried)
            if not stands_out(second, same, CLEAR) or not looked_at(second, same, first[place]):
                return []
            found[place] = step_of(action, first[place], second, same)
        steps = [found[place] for place in range(len(line))]
        widest = max((step.gap() for step in steps if step.rival >= 0), default=0.0)
        return steps if widest >= STRIKING else []


def looked_at(choices: list[Choice], alike: set[int], before: list[Choice]) -> bool:
    """Was the best other choice tried at an earlier look at all?"""
    rival = best_other(choices, alike)
    return rival is None or any(choice.action == rival.action for choice in before)


def best_other(choices: list[Choice], alike: set[int]) -> Choice | None:
    """The best choice that does not lead to the same end."""
    others = [choice for choice in choices if choice.action not in alike]
    return max(others, key=lambda choice: (choice.win, choice.margin), default=None)


def stands_out(choices: list[Choice], alike: set[int], least: float) -> bool:
    """Is the action, or one that leads to the same end, the first choice, and all others clearly
    worse by chance and by points?"""
    if choices[0].action not in alike:
        return False
    rival = best_other(choices, alike)
    return rival is None or (gap(choices, alike) >= least and choices[0].margin > rival.margin)


def gap(choices: list[Choice], alike: set[int]) -> float:
    """How much of the chance to win the best other choice gives away; all of it if there is
    none."""
    rival = best_other(choices, alike)
    return 1.0 if rival is None else best_of(choices, alike).win - rival.win


def step_of(action: int, first: list[Choice], second: list[Choice], alike: set[int]) -> Step:
    """One step with the figures of both judgements."""
    rival = best_other(second, alike)
    return Step(
        action,
        len(second),
        tuple(sorted(alike - {action})),
        best_of(first, alike),
        best_of(second, alike),
        -1 if rival is None else rival.action,
        Figures(0.0, 0.0) if rival is None else best_of(first, {rival.action}),
        Figures(0.0, 0.0) if rival is None else Figures(rival.win, rival.margin),
    )


def best_of(choices: list[Choice], among: set[int]) -> Figures:
    """What a judgement thinks of the best of some choices."""
    known = [choice for choice in choices if choice.action in among]
    found = max(known, key=lambda choice: choice.share, default=choices[-1])
    return Figures(found.win, found.margin)
