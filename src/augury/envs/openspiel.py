"""OpenSpiel's interface: importing this registers every game, for example
`augury_majority(players=4)`.

All chance of a game follows from its seed, so it is drawn in one explicit chance node at the root:
the deal, which nobody observes. As an extensive-form game that is the same as drawing it later.
There are `deals` equally likely ones, beginning with seed `first_deal`.

Not every rulebook makes its game end. One that goes on for `longest` decisions ends there, with
utility 0 for everybody; 0 stands for the rules' own bound, or LONGEST where they have none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import ClassVar

import numpy as np
import pyspiel

from augury.core import chance, registry, stepping
from augury.core.game import Game
from augury.core.state import State
from augury.envs.arrays import Floats, vector
from augury.envs.variant import Variant

DEALS = 10_000
LONGEST = 5_000  # decisions; more than games take
OWN = ("players", "deals", "first_deal", "longest")


def name_of(game: Game) -> str:
    """The name of a game at OpenSpiel."""
    return f"augury_{game.id}"


def spelt(value: object) -> object:
    """OpenSpiel reads `start_player=0` as a number; a choice that looks like one is written
    `start_player=_0`."""
    return f"_{value}" if isinstance(value, str) and value.lstrip("-").isdigit() else value


def unspelt(value: object) -> object:
    """An option's value from its spelling."""
    return value[1:] if isinstance(value, str) and value.startswith("_") else value


def game_type(game: Game, *, zero_sum: bool) -> pyspiel.GameType:
    """How OpenSpiel classifies a game."""
    kind = pyspiel.GameType
    parameters: dict[str, object] = {"players": max(game.seats), "deals": DEALS}
    parameters |= {"first_deal": 0, "longest": 0}
    parameters |= {option.name: spelt(option.default) for option in game.options}
    return kind(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with its players and options. OpenSpiel wants a class per game; `register` makes
    them."""

    room: ClassVar[Game]

    def __init__(self, parameters: dict[str, object]) -> None:
        game = self.room
        players, self.deals, self.first_deal, longest = (_whole(parameters[name]) for name in OWN)
        self.longest = longest or game.decisions.get(players, LONGEST)
        usual = {option.name: option.default for option in game.options}
        known = {option.name for option in game.options_for(players)}
        given = {name: unspelt(value) for name, value in parameters.items() if name not in OWN}
        options = {
            name: value
            for name, value in given.items()
            if name in known or value != usual.get(name)
        }
        self.variant = Variant(game.id, players, options)
        zero_sum = _zero_sum(self.variant)
        information = pyspiel.GameInfo(
            num_distinct_actions=max(self.variant.actions, 1),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.longest,
        )
        spelt_parameters = {name: parameters[name] for name in OWN} | {
            name: spelt(value) for name, value in given.items()
        }
        super().__init__(game_type(game, zero_sum=zero_sum), information, spelt_parameters)
        self.outcomes = [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (name_of(self.room), self.get_parameters())

    def new_initial_state(self) -> SpielState:
        """A new game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal is the only one; OpenSpiel would take it for as many as there are decisions."""
        return 1

    def max_history_length(self) -> int:
        """The deal and the decisions."""
        return self.longest + 1

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: object = None
    ) -> SpielObserver:
        """The observer OpenSpiel asks for."""
        if parameters:
            raise ValueError(f"there are no parameters for observers; {parameters} were given")
        return SpielObserver(self.variant, remembers=kind is not None and kind.perfect_recall)


class Position:
    """Holds a state for OpenSpiel, which copies by `copy.deepcopy`."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.clone())


class Moves:
    """Who decided what, since the deal. OpenSpiel has it too, but takes its time to tell."""

    def __init__(self, made: list[tuple[int, int]]) -> None:
        self.made = made
        self.counted = 0  # decisions that are in the counts
        self.counts: dict[int, Floats] = {}  # by player: how often they took each action

    def of(self, player: int, first: int = 0) -> list[int]:
        """What a player decided, from some decision on."""
        return [action for seat, action in self.made[first:] if seat == player]

    def count(self, player: int, actions: int) -> Floats:
        """How often a player took each action."""
        for seat, action in self.made[self.counted :]:
            if seat not in self.counts:
                self.counts[seat] = np.zeros(actions, np.float32)
            self.counts[seat][action] += 1
        self.counted = len(self.made)
        found = self.counts.get(player)
        return np.zeros(actions, np.float32) if found is None else found

    def __deepcopy__(self, memo: object) -> Moves:
        other = Moves(self.made[:])
        other.counted = self.counted
        other.counts = {seat: counts.copy() for seat, counts in self.counts.items()}
        return other


class Past:
    """What everybody saw at the deal and has decided and heard since, found by playing the game
    again with open ears, as far as somebody asked."""

    def __init__(self, state: State, heard: list[list[str]]) -> None:
        self.state = state
        self.moves = 0
        self.heard = heard  # by seat
        self.told: list[tuple[int, str]] = [(0, "")] * len(heard)  # by seat: so many lines, joined

    def follow(self, player: int, action: int, words: str) -> None:
        """Note a decision."""
        self.moves += 1
        self.state.listening = True
        self.heard[player].append(f"> {words}")
        self.state.apply(player, action)
        for event in self.state.hear():
            for other, lines in enumerate(self.heard):
                if event.visible_to(other):
                    lines.append(repr(event))

    def tell(self, player: int) -> str:
        """All that a player heard, a line each."""
        number, text = self.told[player]
        lines = self.heard[player]
        if number < len(lines):
            text = "\n".join([*([text] if number else []), *lines[number:]])
            self.told[player] = (len(lines), text)
        return text

    def __deepcopy__(self, memo: object) -> Past:
        other = Past(self.state.clone(), [lines[:] for lines in self.heard])
        other.moves = self.moves
        other.told = self.told[:]
        return other


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self.moves = Moves([])
        self.past: Past | None = None
        self.imagined_by = -1  # the player for whom this world was resampled
        self.memory = ""  # what they had heard then
        self.real = 0  # how many decisions were made before it

    @property
    def variant(self) -> Variant:
        """The game, its players and options."""
        found: Variant = self.get_game().variant
        return found

    def current_player(self) -> int:
        """Who decides now."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.position.state.to_act()[0])

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        if self.position is None:
            return False
        too_long: bool = len(self.moves.made) >= self.get_game().longest
        return too_long or not self.position.state.to_act()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node with their probabilities."""
        found: list[tuple[int, float]] = self.get_game().outcomes
        return found

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or self.is_terminal():
            return []
        return self.position.state.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            self.position = Position(game.variant.start(game.first_deal + action))
            return
        state, seat = self.position.state, self.current_player()
        if action not in state.legal(seat):
            raise ValueError(self.variant.fault(state, seat, action))
        state.apply(seat, action)
        self.moves.made.append((seat, int(action)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.variant.game.vocabulary.text(action)

    def returns(self) -> list[float]:
        """The utility by rank: 1 for the first, -1 for the last."""
        if self.position is None or self.position.state.to_act():
            return [0.0] * self.variant.seats
        return stepping.utilities(self.position.state)[: self.variant.seats]

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        text = self.variant.game.vocabulary.text
        moves = [f"{player} {text(action)}" for player, action in self.moves.made]
        return f"{self.variant.game.id} {self.position.state.digest():016x}: " + ", ".join(moves)

    def heard_by(self, player: int) -> str:
        """What a player saw at the deal and has decided and heard since, in order. In a resampled
        world others remember only what they decided."""
        if self.imagined_by < 0:
            if self.past is None:
                self.past = self._deal_again()
            text = self.variant.game.vocabulary.text
            for seat, action in self.moves.made[self.past.moves :]:
                self.past.follow(seat, action, text(action))
            return self.past.tell(player)
        if player == self.imagined_by:
            return "\n".join([self.memory, *self._decided(self.moves.of(player, self.real))])
        return "\n".join(self._decided(self.moves.of(player)))

    def _deal_again(self) -> Past:
        deal: int = self.full_history()[0].action
        state = self.variant.start(self.get_game().first_deal + deal)
        return Past(state, [[shown(self.variant, state, seat)] for seat in range(state.seats)])

    def _decided(self, actions: list[int]) -> list[str]:
        text = self.variant.game.vocabulary.text
        return [f"> {text(action)}" for action in actions]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another world that looks the same to the player; `sampler` gives numbers from 0 to 1. For
        OpenSpiel's IS-MCTS in Python."""
        other: SpielState = self.clone()
        if other.position is not None:
            other.memory = self.heard_by(player)
            other.real = len(self.moves.made)
            other.imagined_by = player
            luck = chance.from_seed(int(sampler() * (1 << 53)))
            self.variant.reader.redeal(other.position.state, player, luck)
        return other


class SpielObserver:
    """What a player sees: as a string the whole view, as a tensor `encode`. One that remembers adds
    the past.

    The remembering string is exact: the view at the deal, everything decided and heard since, and a
    hash of what is seen now. The remembering tensor adds how often the player took each action,
    which is a summary; no tensor of fixed length holds the whole past of such long games.
    """

    def __init__(self, variant: Variant, *, remembers: bool) -> None:
        self.variant = variant
        self.remembers = remembers
        self.tensor: Floats = np.zeros(
            variant.size + (variant.actions if remembers else 0), np.float32
        )
        self.dict = {"observation": self.tensor[: variant.size]}
        if remembers:
            self.dict["own_actions"] = self.tensor[variant.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        self.tensor.fill(0)
        if state.position is None:
            return
        self.dict["observation"][:] = vector(self.variant.reader, state.position.state, player)
        if self.remembers:
            own = self.dict["own_actions"]
            own[:] = state.moves.count(player, len(own))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, as text."""
        if state.position is None:
            return "before the deal"
        now = state.position.state
        if not self.remembers:
            return shown(self.variant, now, player)
        seen = vector(self.variant.reader, now, player).tobytes()
        return f"{state.heard_by(player)}\n= {blake2b(seen, digest_size=16).hexdigest()}"


def shown(variant: Variant, state: State, player: int) -> str:
    """What a player sees now; views are plain data in dataclasses."""
    return json.dumps(variant.reader.view(state, player), default=vars)


def _whole(given: object) -> int:
    assert isinstance(given, int)
    return given


def _zero_sum(variant: Variant) -> bool:
    """Utilities sum to zero if every chair is a player's and all sides are equally strong in
    number."""
    state = variant.start(0)
    sides = [state.side(seat) for seat in range(variant.chairs)]
    return variant.chairs == variant.seats and len({sides.count(side) for side in sides}) == 1


def register() -> None:
    """Make all games known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in registry.games():
        if name_of(game) not in known:
            pyspiel.register_game(
                game_type(game, zero_sum=True),
                type(f"Spiel{game.id.title()}", (SpielGame,), {"room": game}),
            )


register()
