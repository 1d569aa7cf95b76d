"""How wrong the network is, and which way is better.

Three things are wanted of it: chances to win that come true, points that come true as far as they
differ between the sides, and the attention of the search for every action.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from augury.learn.book import Batch, softmax
from augury.learn.model import Array, Model, Parts

MARGIN = 0.3  # weight of points beside chances
POLICY = 0.5  # weight of the actions
FAR = 2.0  # what is farther off than this counts as this, in units of the game's clear difference
TINY = 1e-9


@dataclass(frozen=True)
class Loss:
    """On average over positions."""

    odds: float
    margin: float
    policy: float

    def whole(self) -> float:
        """What learning makes small: the parts by their weights."""
        return self.odds + MARGIN * self.margin + POLICY * self.policy


def measure(model: Model, batch: Batch, members: Array) -> tuple[Loss, Parts]:
    """The loss on a batch and its gradients. `members` says which seats belong to which side."""
    count = len(batch.points)
    layer = model.layer(batch.rows)
    said = np.zeros(batch.points.shape, layer.dtype)
    said[batch.places] = model.corrections(layer)
    points = batch.points + said
    chances = softmax(2.0 * (points @ members.T))
    off = (points - batch.aim) @ members.T
    off = off - off.mean(1, keepdims=True)
    held = np.clip(off, -FAR, FAR)
    priors = softmax(model.logits(layer[batch.thinkers]) + batch.closed)
    loss = Loss(
        float(-(batch.odds * np.log(chances + TINY)).sum() / count),
        float((held * (off - 0.5 * held)).sum() / count),
        float(-(batch.shares * np.log(priors + TINY)).sum() / count),
    )
    by_side = 2.0 * (chances - batch.odds) + MARGIN * (held - held.mean(1, keepdims=True))
    by_correction = (by_side @ members)[batch.places] / count
    by_logit = POLICY * (priors * batch.shares.sum(1, keepdims=True) - batch.shares) / count
    return loss, model.gradients(batch.rows, layer, by_correction, batch.thinkers, by_logit)
