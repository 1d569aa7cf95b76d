"""PettingZoo's parallel interface: all agents observe and decide at once.

It fits games with simultaneous phases, and works for all: an agent that has nothing to decide gets
a mask of all ones, its action is ignored and may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from augury.core import chance, stepping
from augury.core.errors import Malformed
from augury.core.state import State
from augury.envs import render
from augury.envs.arrays import Floats, Observation, everything, mask, vector
from augury.envs.spaces import action_space, observation_space
from augury.envs.variant import BOUND, LOSS, Seeds, Variant, check_reward, environment_id

Info = dict[str, object]
Outcome = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]
]


class TogetherEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One game as a parallel PettingZoo environment. Made by `augury.envs.parallel`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.variant = Variant(game, seats, options)
        self.reward = check_reward(reward)
        self.render_mode = render.check_mode(render_mode)
        self.metadata = {
            "name": environment_id(self.variant.game),
            "render_modes": render.MODES,
            "render_fps": 2,
        }
        self.possible_agents: list[str] = self.variant.agents
        self.observation_spaces = {
            agent: observation_space(self.variant) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.variant) for agent in self.possible_agents}
        self.state_space = spaces.Box(
            -BOUND, BOUND, (self.variant.size * self.variant.seats,), np.float32
        )
        self.agents: list[str] = []
        self.game_seed = 0
        self._seeds = Seeds()
        self._state: State = self.variant.start(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes, with its action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The actions of an agent: the whole vocabulary, masked."""
        return self.action_spaces[agent]

    # Playing

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Set up a game: the one with this seed, otherwise the next of the stream. Options of the
        game are given to the constructor."""
        self.game_seed = self._seeds.next(seed)
        self._state = self.variant.start(self.game_seed)
        self.agents = self.possible_agents[:]
        self._margins = [0.0] * self.variant.chairs
        return self._observations(), self._infos()

    def step(self, actions: Mapping[str, object]) -> Outcome:
        """Carry out the decisions of all who are asked. An illegal one ends the game: -1 for that
        agent, 0 for the others."""
        if not self.agents:
            raise Malformed("The game is over, or has not begun: call reset() first.")
        faults: dict[int, str] = {}
        for seat in self._state.to_act():
            fault = self._commit(int(seat), actions.get(self.possible_agents[seat]))
            if fault:
                faults[int(seat)] = fault
                break
        over = bool(faults) or not self._state.to_act()
        rewards = self._rewards(faults, over=over)
        infos = self._infos()
        for seat, fault in faults.items():
            infos[self.possible_agents[seat]]["illegal"] = fault
        if over:
            self.agents = []
        return self._observations(), rewards, self._flags(over), self._flags(False), infos

    def _commit(self, seat: int, action: object) -> str:
        """Decide for a seat; returns the reason if that is not possible."""
        if action is None:
            return "An agent that is asked must decide."
        choice = index(action)  # type: ignore[arg-type]  # refuses what is not a whole number
        if choice in self._state.legal(seat):
            self._state.apply(seat, choice)
            return ""
        return self.variant.fault(self._state, seat, choice)

    def _rewards(self, faults: dict[int, str], *, over: bool) -> dict[str, float]:
        amounts = [0.0] * self.variant.chairs
        if faults:
            amounts = [LOSS if seat in faults else 0.0 for seat in range(self.variant.chairs)]
        elif self.reward == "score":
            now = stepping.margins(self.variant.reader, self._state)
            amounts = [after - before for after, before in zip(now, self._margins, strict=True)]
            self._margins = now
        elif over:
            amounts = stepping.utilities(self._state)
        return {agent: amounts[seat] for seat, agent in enumerate(self.possible_agents)}

    def _flags(self, flag: bool) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, flag)

    def _infos(self) -> dict[str, Info]:
        to_act = self._state.to_act()
        return {agent: {"asked": seat in to_act} for seat, agent in enumerate(self.possible_agents)}

    # Looking

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": vector(self.variant.reader, self._state, seat),
                "action_mask": mask(self._state.legal(seat), self.variant.actions),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Floats:
        """What all agents know together: for training with a central critic."""
        return everything(self.variant.reader, self._state, self.variant.seats)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return render.frame(self.render_mode, self.variant, self._state, -1)

    def close(self) -> None:
        """Nothing is open."""

    # Copies, beyond PettingZoo's interface

    def clone(self) -> TogetherEnv:
        """An independent copy that stands at the same position. The spaces, which only sample, are
        shared."""
        other: TogetherEnv = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._seeds = self._seeds.clone()
        other._state = self._state.clone()
        other.agents = self.agents[:]
        return other

    def __deepcopy__(self, memo: object) -> TogetherEnv:
        return self.clone()

    def resample(self, agent: str, seed: int | None = None) -> None:
        """Deal everything afresh that the agent cannot know, consistent with all it has seen; its
        observation stays the same."""
        luck = self._seeds.fork() if seed is None else chance.from_seed(seed)
        self.variant.reader.redeal(self._state, self.possible_agents.index(agent), luck)
