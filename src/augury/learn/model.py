"""The network while it learns: its weights as arrays, what it says about many rows at once, and how
they change (Adam)."""

from __future__ import annotations

import io
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from augury.bots.net import EXTRAS
from augury.bots.weights import PARTS, pack
from augury.core.game import Game

Array: TypeAlias = npt.NDArray[np.floating]
Whole: TypeAlias = npt.NDArray[np.integer]
Parts: TypeAlias = dict[str, Array]

SLOW, FAST, TINY = 0.999, 0.9, 1e-8  # Adam's habits


class Model:
    """Weights as in `augury.bots.net`, with the memory of the optimiser."""

    def __init__(self, inputs: int, hidden: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        first = chance.standard_normal((inputs + EXTRAS, hidden)) * 0.1
        first[:, 0] = 0.0  # the unit that passes everything on learns from nothing
        self.parts: Parts = {
            "first": first.astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "value": np.zeros(hidden, np.float32),  # begins as the game's own evaluation
            "policy": np.zeros((actions, hidden), np.float32),  # and without a preference
            "policy_bias": np.zeros(actions, np.float32),
        }
        self.parts["value"][0] = 0.1  # so that the first unit can learn
        self.mean: Parts = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.square: Parts = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    # Forwards and backwards

    def layer(self, rows: Array) -> Array:
        """The hidden layer of some observations."""
        found = rows @ self.parts["first"] + self.parts["bias"]
        np.maximum(found[:, 1:], 0.0, out=found[:, 1:])
        return found

    def corrections(self, layer: Array) -> Array:
        """What is added to the evaluation, by row."""
        found: Array = layer @ self.parts["value"]
        return found

    def logits(self, layer: Array) -> Array:
        """How much speaks for each action, by row."""
        found: Array = layer @ self.parts["policy"].T + self.parts["policy_bias"]
        return found

    def gradients(
        self, rows: Array, layer: Array, by_correction: Array, thinkers: Whole, by_logit: Array
    ) -> Parts:
        """How the loss changes with every weight. `thinkers` are the rows that the logits belong
        to."""
        by_layer = by_correction[:, None] * self.parts["value"]
        by_layer[thinkers] += by_logit @ self.parts["policy"]
        by_layer[:, 1:] *= layer[:, 1:] > 0.0
        return {
            "first": rows.T @ by_layer,
            "bias": by_layer.sum(0),
            "value": layer.T @ by_correction,
            "policy": by_logit.T @ layer[thinkers],
            "policy_bias": by_logit.sum(0),
        }

    def step(self, gradients: Parts, rate: float, decay: float) -> None:
        """One step of Adam; weights wither by themselves if nothing speaks for them."""
        self.steps += 1
        pace = rate * np.sqrt(1.0 - SLOW**self.steps) / (1.0 - FAST**self.steps)
        for name, gradient in gradients.items():
            mean, square = self.mean[name], self.square[name]
            mean += (1.0 - FAST) * (gradient - mean)
            square += (1.0 - SLOW) * (gradient * gradient - square)
            self.parts[name] *= 1.0 - rate * decay
            self.parts[name] -= pace * mean / (np.sqrt(square) + TINY)

    # As files

    def net(self, game: Game, seats: int) -> bytes:
        """To play with."""
        inputs, hidden = self.parts["first"].shape
        parts = {name: [float(x) for x in self.parts[name].ravel()] for name in PARTS}
        return pack(game, seats, inputs - EXTRAS, hidden, parts)

    def save(self) -> bytes:
        """To go on learning with."""
        out = io.BytesIO()
        kept: dict[str, Array | Whole] = {"steps": np.array(self.steps)}
        for kind, parts in (("parts", self.parts), ("mean", self.mean), ("square", self.square)):
            kept |= {f"{kind}_{name}": part for name, part in parts.items()}
        np.savez(out, allow_pickle=False, **kept)
        return out.getvalue()

    def load(self, data: bytes) -> None:
        """Be as the model was that `save` wrote."""
        with np.load(io.BytesIO(data)) as found:
            self.steps = int(found["steps"])
            for name in PARTS:
                self.parts[name] = found[f"parts_{name}"]
                self.mean[name] = found[f"mean_{name}"]
                self.square[name] = found[f"square_{name}"]
