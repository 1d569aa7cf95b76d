"""PettingZoo's turn-by-turn interface (AEC): one agent at a time observes and decides.

Where the rules say "simultaneously", the agents are asked one after the other; nothing that an
agent observes depends on what the others have just committed to.
"""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from operator import index

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from augury.core import chance, stepping
from augury.core.errors import Malformed
from augury.core.state import State
from augury.envs import render
from augury.envs.arrays import Floats, Observation, everything, mask, vector
from augury.envs.spaces import action_space, observation_space, vector_space
from augury.envs.variant import BOUND, LOSS, Seeds, Variant, check_reward, environment_id

Info = dict[str, object]


class TurnEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One game as a PettingZoo environment. Made by `augury.envs.aec`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "rank",
        masks: str = "observation",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if masks not in ("observation", "info"):
            raise Malformed(f"masks is 'observation' or 'info'; not {masks!r}.")
        self.variant = Variant(game, seats, options)
        self.reward = check_reward(reward)
        self.masks = masks
        self.render_mode = render.check_mode(render_mode)
        name = environment_id(self.variant.game)
        self.metadata = {
            "name": name,
            "render_modes": render.MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents: list[str] = self.variant.agents
        space = vector_space if masks == "info" else observation_space
        self.observation_spaces: dict[str, spaces.Space[object]] = {
            agent: space(self.variant) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.variant) for agent in self.possible_agents}
        self.state_space = spaces.Box(
            -BOUND, BOUND, (self.variant.size * self.variant.seats,), np.float32
        )
        self.agents: list[str] = []
        self.game_seed = 0
        self._seeds = Seeds()
        self._over = True

    def observation_space(self, agent: str) -> spaces.Space[object]:
        """What an agent observes, with its action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The actions of an agent: the whole vocabulary, masked."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Set up a game: the one with this seed, otherwise the next of the stream. Options of the
        game are given to the constructor."""
        self.game_seed = self._seeds.next(seed)
        self._begin(self.variant.start(self.game_seed))

    def _begin(self, state: State) -> None:
        self._state = state
        self._over = False
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._margins = [0.0] * self.variant.chairs
        self._ask(state.to_act()[0])

    def _ask(self, seat: int) -> None:
        self._seat = seat
        self._legal = self._state.legal(seat)
        agent = self.agent_selection = self.possible_agents[seat]
        if self.masks == "info":
            self.infos[agent] = {"action_mask": mask(self._legal, self.variant.actions)}

    def step(self, action: object) -> None:
        """Carry out the decision of `agent_selection`. An illegal one ends the game: -1 for that
        agent, 0 for the others."""
        if self._over:
            if not self.agents:
                raise Malformed("The game is over, or has not begun: call reset() first.")
            self._was_dead_step(action)
            return
        choice = index(action)  # type: ignore[arg-type]  # refuses what is not a whole number
        self._cumulative_rewards[self.agent_selection] = 0.0
        if choice not in self._legal:
            self._forfeit(choice)
            return
        self._state.apply(self._seat, choice)
        to_act = self._state.to_act()
        if self.reward == "score":
            self._pay_gains()
        if to_act:
            self._ask(to_act[0])
        else:
            self._finish()

    def _finish(self) -> None:
        if self.reward == "rank":
            self._pay(stepping.utilities(self._state))
        ranks, scores = self._state.ranks(), self._state.scores()
        self._end(
            {
                agent: {"rank": int(ranks[seat]), "score": int(scores[seat])}
                for seat, agent in enumerate(self.possible_agents)
            }
        )

    def _forfeit(self, choice: int) -> None:
        reason = self.variant.fault(self._state, self._seat, choice)
        self._pay([LOSS if seat == self._seat else 0.0 for seat in range(self.variant.seats)])
        self._end(
            {
                agent: {"illegal": reason} if seat == self._seat else {}
                for seat, agent in enumerate(self.possible_agents)
            }
        )

    def _end(self, infos: dict[str, Info]) -> None:
        self._over = True
        self._legal = []
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = infos
        if self.masks == "info":
            for agent in self.agents:
                infos[agent]["action_mask"] = mask([], self.variant.actions)
        self._deads_step_first()

    def _pay(self, rewards: list[float]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self._cumulative_rewards[agent] += rewards[seat]

    def _pay_gains(self) -> None:
        now = stepping.margins(self.variant.reader, self._state)
        self._pay([after - before for after, before in zip(now, self._margins, strict=True)])
        self._margins = now

    # Looking

    def observe(self, agent: str) -> Observation | Floats:
        """What an agent knows. The mask of one that is not asked is all ones."""
        seat = self.possible_agents.index(agent)
        numbers = vector(self.variant.reader, self._state, seat)
        if self.masks == "info":
            return numbers
        return {
            "observation": numbers,
            "action_mask": mask(self._legal if seat == self._seat else [], self.variant.actions),
        }

    def state(self) -> Floats:
        """What all agents know together: for training with a central critic."""
        return everything(self.variant.reader, self._state, self.variant.seats)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it whose turn it is."""
        return render.frame(self.render_mode, self.variant, self._state, self._seat)

    def close(self) -> None:
        """Nothing is open."""

    # Copies, beyond PettingZoo's interface

    def clone(self) -> TurnEnv:
        """An independent copy that stands at the same position. The spaces, which only sample, are
        shared."""
        other: TurnEnv = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._seeds = self._seeds.clone()
        if hasattr(self, "_state"):
            other._state = self._state.clone()
            other.agents = self.agents[:]
            for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(other, name, dict(getattr(self, name)))
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return other

    def __deepcopy__(self, memo: object) -> TurnEnv:
        return self.clone()

    def save(self) -> bytes:
        """The position as bytes, for `load`. They are a pickle: load only what you saved
        yourself."""
        return pickle.dumps(
            (
                self.variant.key(),
                {name: self.__dict__[name] for name in SAVED if name in self.__dict__},
            )
        )

    def load(self, saved: bytes) -> None:
        """Return to a saved position of the same game, seats and options."""
        key, fields = pickle.loads(saved)
        if key != self.variant.key():
            raise Malformed(
                f"This was saved by {key[0]} with {key[1]} seats and options {key[2]}, which is "
                "another environment."
            )
        self.__dict__.update(fields)

    def resample(self, agent: str, seed: int | None = None) -> None:
        """Deal everything afresh that the agent cannot know, consistent with all it has seen; its
        observation stays the same."""
        luck = self._seeds.fork() if seed is None else chance.from_seed(seed)
        self.variant.reader.redeal(self._state, self.possible_agents.index(agent), luck)
        if not self._over:
            self._legal = self._state.legal(self._seat)


SAVED = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "game_seed",
    "_skip_agent_selection",
    "_state",
    "_seat",
    "_legal",
    "_margins",
    "_over",
    "_seeds",
)
