"""Searches of the positions of a game, with more and more thought: does one line stand out?

Every position is searched once with each budget, however many lines lead through it.
"""

from __future__ import annotations

from collections.abc import Sequence

from augury.bots.protocol import Choice
from augury.bots.reach import beside, weigh
from augury.bots.trial import budget
from augury.core.puzzles import Figures, SolutionStep
from augury.core.record import Record

# With how many rivals a step is compared, iterations for each of them and for the step, and of the
# chance to win: what the step must be worth then. A search that begins with an opinion hardly looks
# at anything else so quickly. Where imagined games reach the end, they are won or lost, and the
# difference of two means of 200 of them errs by 5 points of a hundred: only what is clearly worse
# is given up so soon.
QUICK = ((1, 200, -0.03), (3, 500, 0.01))
CLOSER = (2000, 4000)  # iterations of searches that must choose the line
LOOSE = 0.02  # of the chance to win: what every step must be worth at each of them
CLEAR = 0.05  # ... and at the last one
STRIKING = 0.06  # ... and at least one of them there


class Searches:
    """What was thought of the positions of one game. Each search has a seed of its own: what only
    some of them find depends on luck."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.known: dict[tuple[int, int], list[Choice]] = {}  # by position and search

    def search(self, at: int, number: int, iterations: int, tried: Sequence[int]) -> list[Choice]:
        """The choices after so many decisions of the game, best first; those that are named are
        tried thoroughly, whatever they promise."""
        if (at, number) not in self.known:
            game, seat = self.record.game, self.record.decisions[at][0]
            state, seed = self.record.at(at), 1 + 7919 * self.record.seed + at + 1000 * number
            judge = beside if number < len(QUICK) else weigh
            self.known[at, number] = judge(game, state, seat, iterations, seed, tried)
        return self.known[at, number]

    def promises(
        self,
        at: int,
        line: Sequence[int],
        alike: Sequence[set[int]],
        rivals: Sequence[Sequence[int]],
    ) -> bool:
        """Is every step better than its rivals, in quick searches with the same thought on each?"""
        for number, (most, iterations, least) in enumerate(QUICK):
            for place, same in enumerate(alike):
                tried = [line[place], *rivals[place][:most]]
                if gap(self.search(at + place, number, iterations, tried), same) < least:
                    return False
        return True

    def steps(
        self,
        at: int,
        line: Sequence[int],
        alike: Sequence[set[int]],
        rivals: Sequence[Sequence[int]],
    ) -> list[SolutionStep]:
        """The steps of a line that was played, with what the closest searches thought of them;
        none if it does not stand out in one of them. `rivals`: of every step, what else looked
        good."""
        if not self.promises(at, line, alike, rivals):
            return []
        last = len(QUICK) + len(CLOSER)
        for number, iterations in enumerate(CLOSER, len(QUICK)):
            for place, same in enumerate(alike):
                tried = [line[place], *rivals[place]]
                if not stands_out(self.search(at + place, number, iterations, tried), same, LOOSE):
                    return []
        first = [self.search(at + place, last - 1, CLOSER[-1], ()) for place in range(len(line))]
        found: dict[int, SolutionStep] = {}
        for place in sorted(range(len(line)), key=lambda one: gap(first[one], alike[one])):
            action, same = line[place], alike[place]
            rival = best_other(first[place], same)
            tried = [action, *rivals[place], *([] if rival is None else [rival.action])]
            second = self.search(at + place, last, budget(self.record.game), tried)
            if not stands_out(second, same, CLEAR) or not was_tried(second, same, first[place]):
                return []
            legal = len(self.record.at(at + place).legal(self.record.decisions[at][0]))
            if legal > len(same) and best_other(second, same) is None:
                return []  # what was not tried at all cannot be called worse
            found[place] = step_of(action, legal, first[place], second, same)
        steps = [found[place] for place in range(len(line))]
        widest = max((step.gap() for step in steps if step.rival >= 0), default=0.0)
        return steps if widest >= STRIKING else []


def was_tried(choices: list[Choice], alike: set[int], before: list[Choice]) -> bool:
    """Was the best other choice tried in an earlier search at all?"""
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


def step_of(
    action: int, legal: int, first: list[Choice], second: list[Choice], alike: set[int]
) -> SolutionStep:
    """One step with the figures of both judgements."""
    rival = best_other(second, alike)
    return SolutionStep(
        action,
        legal,
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
