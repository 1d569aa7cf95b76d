"""What makes a bot another opponent in every game, if it is asked for: a taste, drawn from its
seed.

Two actions that are worth the same are not equally dear to it, and it minds a little more or less
whether it wins or by how much. Taste decides among nearly equal choices only (`Settings.style`).
"""

from __future__ import annotations

from collections.abc import Sequence

from augury.bots.settings import Settings
from augury.bots.trees import Arm
from augury.core import chance

APART = 1 << 64  # taste takes nothing from the chance that a bot thinks with
LEAN = 0.1  # by how much winning may count more or less than usual against the margin


def likings(seed: int, actions: int) -> list[float]:
    """How dear each action is to a bot, from 0 to 1."""
    luck = chance.from_seed(seed + APART)
    return [float(luck.real()) for _ in range(actions)]


def favourite(ranked: Sequence[Arm], dear: Sequence[float], most: float) -> int:
    """Of choices that a search ranked, the first; or one that is dearer, was tried three quarters
    as often at least, and seems worse by a trifle (`most`) at most. To seem better is no merit:
    between two that were tried alike that is mostly luck."""
    first = ranked[0]
    bar = first.value / float(first.visits)
    rivals = [arm for arm in ranked if 4 * arm.visits >= 3 * first.visits]

    def worth(arm: Arm) -> float:
        return min(bar, arm.value / float(arm.visits)) + most * dear[arm.action]

    return int(max(rivals, key=worth).action)


def lean(settings: Settings, seed: int) -> None:
    """What a bot with a taste cares for in this game: winning, or the margin."""
    if settings.style > 0.0:
        luck = chance.from_seed(seed + APART + 1)
        settings.blend += LEAN * (2.0 * float(luck.real()) - 1.0)
