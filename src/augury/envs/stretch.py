"""Stretches of play: many decisions at every table in one order, block by block."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from augury.envs.arrays import Arrays, Shapes
from augury.envs.block import Policy, Work, cut

SEEN = ("observations", "masks", "asked")  # when a decision is taken
PAID = ("rewards", "dones", "illegal")  # for it
NEAR = 16  # tables of a block that compiled code plays on alone: these are nearer at hand than 64


@dataclass(frozen=True)
class Stretch:
    """What was seen and done at every table, by decision and table: the first index counts the
    decisions, the second one the tables."""

    observations: NDArray[np.float32]  # what the seat that was asked knew
    masks: NDArray[np.int8]
    asked: NDArray[np.int64]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]  # by seat, of this decision
    dones: NDArray[np.bool_]  # did the game end with it?
    illegal: NDArray[np.bool_]


@dataclass(frozen=True)
class Order:
    """What every process plays at its tables."""

    steps: int
    size: int  # tables in a block
    policy: Policy | None  # None: random choices
    keeps: bool  # is what was seen and done to be kept?
    sampled: bytes = b""  # by table, see `Work`


class Player(Work, Protocol):
    """Whoever steps tables in this process."""

    n: int

    def play_on(self, steps: int, first: int, after: int) -> None:
        """So many random decisions at each of some tables: those that were drawn."""


def stretch_shapes(tables: Shapes, steps: int) -> Shapes:
    """The arrays of a stretch, by those of the tables."""
    found = {name: ((steps, *shape), kind) for name, (shape, kind) in tables.items()}
    kept = {name: found[name] for name in (*SEEN, *PAID)}
    return {**kept, "actions": found["choices"]}


def play(player: Player, order: Order, kept: Arrays) -> None:
    """Carry out an order at all tables of this process."""
    if order.policy is None and not order.keeps:
        for block in cut(player, player.n, min(order.size, NEAR)):
            block.sample()  # where it was asked for before, there is another choice
            player.play_on(order.steps, block.first, block.first + block.n)
        player.sampled[:] = bytes(player.n)
        return
    for block in cut(player, player.n, order.size):
        here = slice(block.first, block.first + block.n)
        for step in range(order.steps):
            actions = block.sample() if order.policy is None else order.policy(block)
            if order.keeps:
                for name in SEEN:
                    kept[name][step, here] = getattr(block, name)
                kept["actions"][step, here] = actions
            block.step(actions)
            if order.keeps:
                for name in PAID:
                    kept[name][step, here] = getattr(block, name)
