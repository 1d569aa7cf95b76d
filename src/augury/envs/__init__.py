"""The games behind the interfaces that researchers use.

Importing this package registers every game under a versioned id such as `augury/majority-v1` with
PettingZoo and Gymnasium, where they are installed. The games for OpenSpiel are registered by
importing `augury.envs.openspiel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from augury.envs.registration import register

if TYPE_CHECKING:
    from augury.envs.aec_env import TurnEnv
    from augury.envs.batch_env import BatchEnv
    from augury.envs.gym_env import SeatEnv
    from augury.envs.parallel_env import TogetherEnv

__all__ = ["aec", "batch", "gym", "parallel", "register"]


def aec(
    game: str,
    seats: int | None = None,
    *,
    reward: str = "rank",
    masks: str = "observation",
    render_mode: str | None = None,
    **options: object,
) -> TurnEnv:
    """A game as a PettingZoo AEC environment."""
    from augury.envs.aec_env import TurnEnv

    return TurnEnv(game, seats, reward=reward, masks=masks, render_mode=render_mode, **options)


def parallel(
    game: str,
    seats: int | None = None,
    *,
    reward: str = "rank",
    render_mode: str | None = None,
    **options: object,
) -> TogetherEnv:
    """A game as a PettingZoo parallel environment."""
    from augury.envs.parallel_env import TogetherEnv

    return TogetherEnv(game, seats, reward=reward, render_mode=render_mode, **options)


def gym(
    game: str,
    seats: int | None = None,
    *,
    seat: int | None = 0,
    opponents: str | Sequence[str] = "random",
    reward: str = "rank",
    render_mode: str | None = None,
    **options: object,
) -> SeatEnv:
    """One seat of a game as a Gymnasium environment; bots take the others. `seat=None` draws the
    learner's seat for every game."""
    from augury.envs.gym_env import SeatEnv

    return SeatEnv(
        game,
        seats,
        seat=seat,
        opponents=opponents,
        reward=reward,
        render_mode=render_mode,
        **options,
    )


def batch(
    game: str,
    n: int,
    seats: int | None = None,
    *,
    seed: int = 0,
    reward: str = "rank",
    workers: int = 1,
    **options: object,
) -> BatchEnv:
    """Many games of one kind, stepped together in compiled code; by several processes, if there are
    more workers than one."""
    from augury.envs.batch_env import BatchEnv

    return BatchEnv(game, n, seats, seed=seed, reward=reward, workers=workers, **options)


register()
