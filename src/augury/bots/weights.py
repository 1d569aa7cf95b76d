"""Networks as files: one line that says what it is, then the weights as 16-bit numbers.

A game's own networks lie in its room, one per number of players (`weights/2.net`).
"""

from __future__ import annotations

import json
import sys
from array import array
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec

from augury.bots.net import EXTRAS, TOGETHER, Net
from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game

MAGIC = b"augury net 1 "
STEPS = 32_767  # of a 16-bit number
PARTS = ("first", "bias", "value", "policy", "policy_bias")  # in the order of the file


class About(NamedTuple):
    """The first line of the file."""

    game: str
    seats: int
    rules: str
    observations: int
    inputs: int
    hidden: int
    actions: int
    scales: dict[str, float]  # by part: what a step of its numbers is worth


def sizes(inputs: int, hidden: int, actions: int) -> dict[str, int]:
    """How many numbers each part has."""
    return {
        "first": (inputs + EXTRAS) * hidden,
        "bias": hidden,
        "value": hidden,
        "policy": actions * hidden,
        "policy_bias": actions,
    }


def pack(game: Game, seats: int, inputs: int, hidden: int, parts: dict[str, list[float]]) -> bytes:
    """The file of a network."""
    scales: dict[str, float] = {}
    body = array("h")
    for name in PARTS:
        most = max((abs(weight) for weight in parts[name]), default=0.0)
        scales[name] = most / STEPS if most else 1.0
        body.extend(round(weight / scales[name]) for weight in parts[name])
    if sys.byteorder == "big":
        body.byteswap()
    about = About(
        game.id,
        seats,
        game.rules_version,
        game.observations_version,
        inputs,
        hidden,
        game.vocabulary.size,
        scales,
    )
    return MAGIC + json.dumps(about._asdict()).encode() + b"\n" + body.tobytes()


def unpack(data: bytes, name: str) -> tuple[About, Net]:
    """The network of a file; `name` is for complaints."""
    head, _, tail = data.partition(b"\n")
    try:
        if not head.startswith(MAGIC):
            raise ValueError("the first line is missing")
        about = About(**json.loads(head[len(MAGIC) :]))
        if about.hidden < TOGETHER or about.hidden % TOGETHER:
            raise ValueError(f"a layer of {about.hidden} units")
        net = Net(about.inputs, about.hidden, about.actions)
        wanted = sizes(about.inputs, about.hidden, about.actions)
        if len(tail) != 2 * sum(wanted.values()):
            raise ValueError(f"{len(tail)} bytes of weights instead of {2 * sum(wanted.values())}")
    except (TypeError, ValueError) as error:
        raise Malformed(f"{name} is not a network: {error}.") from error
    body = array("h", tail)
    if sys.byteorder == "big":
        body.byteswap()
    begin = 0
    found: list[vec[float]] = []
    for part in PARTS:
        scale, end = about.scales[part], begin + wanted[part]
        found.append(vec[float]([scale * step for step in body[begin:end]]))
        begin = end
    net.first, net.bias, net.value, net.policy, net.policy_bias = found
    return about, net


OFFERED: dict[Path, bytes] = {}  # networks that came with a job, under the name of their file


def offer(path: Path, data: bytes) -> None:
    """From now on this process finds a network there, whatever is on its disk."""
    OFFERED[path] = data


@lru_cache(maxsize=16)
def read(data: bytes, name: str) -> tuple[About, Net]:
    """As `unpack`, but the latest ones are remembered."""
    return unpack(data, name)


def load(path: Path, game: Game, seats: int) -> Net:
    """A network for one game and number of players; another's is refused."""
    try:
        about, net = read(OFFERED.get(path) or path.read_bytes(), str(path))
    except OSError as error:
        raise Malformed(f"{path} cannot be read: {error.strerror}.") from error
    wanted = (game.id, seats, game.rules_version, game.observations_version)
    if about[:4] != wanted:
        raise Malformed(
            f"{path} is for {about.game} with {about.seats} players, rules {about.rules}, "
            f"observations {about.observations}; here it is "
            f"{' '.join(str(word) for word in wanted)}."
        )
    return net


def shipped(game: Game, seats: int) -> Path | None:
    """The network that comes with a game for this many players, if there is one."""
    path = registry.room(game.id) / "weights" / f"{seats}.net"
    return path if path.is_file() else None
