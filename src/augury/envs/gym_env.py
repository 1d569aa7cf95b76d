"""Gymnasium's interface: a learner in one seat, bots in the others. What the others do is part of
the environment."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

import gymnasium
import numpy as np
from numpy.typing import NDArray

from augury.bots.party import Decider, Party, seated
from augury.core import stepping
from augury.core.errors import Malformed
from augury.core.state import State
from augury.envs import render
from augury.envs.arrays import Observation, mask, vector
from augury.envs.spaces import action_space, observation_space
from augury.envs.variant import LOSS, Variant, check_reward

Info = dict[str, object]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game as a Gymnasium environment. Made by `augury.envs.gym`."""

    # as Gymnasium declares it
    metadata = {"render_modes": render.MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.variant = Variant(game, seats, options)
        if seat is not None and not 0 <= seat < self.variant.seats:
            raise Malformed(f"There is no seat {seat} at this table.")
        self.fixed_seat = seat
        others = self.variant.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise Malformed(
                f"Name one bot for all, or {others} of them, for the seats after the learner's; "
                f"not {len(self.opponents)}."
            )
        self.reward = check_reward(reward)
        self.render_mode = render.check_mode(render_mode)
        # Gymnasium's Dict is of Any
        self.observation_space = observation_space(self.variant)  # type: ignore[assignment]
        self.action_space = action_space(self.variant)
        self.seat = seat or 0
        self.game_seed = 0
        self._state: State = self.variant.start(0)
        self._party = Party({})
        self._margin = 0.0
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Info]:
        """Set up a game: the one with this seed, otherwise a fresh one. Options of the game are
        given to the constructor."""
        super().reset(seed=seed)
        self.game_seed = int(seed) if seed is not None else int(self.np_random.integers(1 << 62))
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.variant.seats))
        self._state = self.variant.start(self.game_seed)
        self._party = Party(self._others())
        self._party.sit(self._state)
        self._margin = 0.0
        self._over = False
        self._play_others()
        self._over = not self._state.to_act()
        return self._observation(), self._info()

    def _others(self) -> dict[int, Decider]:
        found = {}
        for distance, name in enumerate(self.opponents, 1):
            other = (self.seat + distance) % self.variant.seats
            found[other] = seated(
                name, self.variant.game, other, int(self.np_random.integers(1 << 62))
            )
        return found

    def step(self, action: object) -> tuple[Observation, float, bool, bool, Info]:
        """Decide, then let the others play until the learner is asked again. An illegal action ends
        the game with -1."""
        if self._over:
            raise Malformed("The game is over, or has not begun: call reset() first.")
        choice = index(action)  # type: ignore[arg-type]  # refuses what is not a whole number
        if choice not in self._state.legal(self.seat):
            self._over = True
            fault = self.variant.fault(self._state, self.seat, choice)
            return self._observation(), LOSS, True, False, {**self._info(), "illegal": fault}
        self._party.apply(self._state, self.seat, choice)
        self._play_others()
        self._over = not self._state.to_act()
        return self._observation(), self._pay(), self._over, False, self._info()

    def _play_others(self) -> None:
        """Others decide until the learner is asked. Where all choose at once, the learner goes
        first, and nobody sees it."""
        for _ in self._party.play_on(self._state):
            pass

    def _pay(self) -> float:
        if self.reward == "score":
            now = stepping.margins(self.variant.reader, self._state)[self.seat]
            gain, self._margin = now - self._margin, now
            return gain
        return stepping.utilities(self._state)[self.seat] if self._over else 0.0

    def _observation(self) -> Observation:
        legal = [] if self._over else self._state.legal(self.seat)
        return {
            "observation": vector(self.variant.reader, self._state, self.seat),
            "action_mask": mask(legal, self.variant.actions),
        }

    def _info(self) -> Info:
        info: Info = {"seat": self.seat}
        if self._over and not self._state.to_act():
            info["ranks"] = [int(rank) for rank in self._state.ranks()]
            info["scores"] = [int(score) for score in self._state.scores()]
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return mask(self._state.legal(self.seat), self.variant.actions).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the learner sees it."""
        return render.frame(self.render_mode, self.variant, self._state, self.seat)
