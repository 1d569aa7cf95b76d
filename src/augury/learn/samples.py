"""What is kept of a game of self-play: some of its positions as those knew them who were to decide,
what the search thought, and how it ended."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from augury.bots.net import EXTRAS, extras
from augury.core.numbers import Numbers, page
from augury.core.reader import Reader
from augury.core.state import State
from augury.learn.files import replace

Floats: TypeAlias = npt.NDArray[np.float32]
Whole: TypeAlias = npt.NDArray[np.integer]


@dataclass
class Sheet:
    """Positions of one game while it is being played. Rows are position by position, and in each
    those of the seats that decide there."""

    reader: Reader
    sides: list[int]
    page: Numbers = field(default_factory=page)
    places: list[Whole] = field(default_factory=list)  # by row
    amounts: list[Floats] = field(default_factory=list)
    eyes: list[list[int]] = field(default_factory=list)  # by position: who decides there ...
    points: list[list[float]] = field(default_factory=list)  # by position: the evaluation
    asked: list[int] = field(default_factory=list)  # ... and who of them thought
    legal: list[list[int]] = field(default_factory=list)
    shares: list[list[float]] = field(default_factory=list)  # of the search's attention

    def add(self, state: State, seat: int, shares: dict[int, float]) -> None:
        """One more position, in which a seat thought."""
        points = [float(guess) for guess in self.reader.evaluate(state)]
        spread = self.reader.spread()
        self.eyes.append([int(eye) for eye in state.to_act()])
        for eye in self.eyes[-1]:
            self.page.clear()
            self.reader.observe(state, eye, self.page)
            seen = np.frombuffer(memoryview(self.page.cells), np.float32)[: len(self.page)]
            places = np.flatnonzero(seen).astype(np.int32)
            more = extras(state, eye, points, spread)
            self.places.append(np.append(places, len(seen) + np.arange(EXTRAS, dtype=np.int32)))
            self.amounts.append(np.append(seen[places], more).astype(np.float32))
        self.points.append(points)
        self.asked.append(seat)
        self.legal.append([int(action) for action in state.legal(seat)])
        self.shares.append([shares.get(action, 0.0) for action in self.legal[-1]])

    def pack(self, state: State) -> bytes:
        """The whole game as the bytes of a file, when it is over."""
        ranks = [int(rank) for rank in state.ranks()]
        firsts = {side for side, rank in zip(self.sides, ranks, strict=True) if rank == 1}
        won = [float(side in firsts) / len(firsts) for side in self.sides]
        out = io.BytesIO()
        np.savez_compressed(
            out,
            spread=np.array(self.reader.spread(), np.float32),
            sides=np.array(self.sides, np.int32),
            final=np.array([float(score) for score in self.reader.evaluate(state)], np.float32),
            won=np.array(won, np.float32),
            ends=np.cumsum([len(row) for row in self.places]).astype(np.int32),
            places=np.concatenate(self.places).astype(np.uint16),
            amounts=np.concatenate(self.amounts),
            eyes=np.concatenate(self.eyes).astype(np.int32),
            eye_ends=np.cumsum([len(eyes) for eyes in self.eyes]).astype(np.int32),
            points=np.array(self.points, np.float32),
            asked=np.array(self.asked, np.int32),
            legal_ends=np.cumsum([len(row) for row in self.legal]).astype(np.int32),
            legal=np.concatenate([np.array(row, np.int32) for row in self.legal]),
            shares=np.concatenate([np.array(row, np.float32) for row in self.shares]),
        )
        return out.getvalue()


@dataclass(frozen=True)
class Sample:
    """One game, ready to learn from."""

    spread: float
    sides: Whole  # by seat
    final: Floats  # points by seat
    won: Floats  # by seat: its side's share of the victory
    ends: Whole  # by row: where its places end
    places: Whole
    amounts: Floats
    eyes: Whole  # by row: whose it is
    eye_ends: Whole  # by position: where its rows end
    points: Floats  # position, seat
    asked: Whole  # by position: who thought
    legal_ends: Whole
    legal: Whole
    shares: Floats

    def __len__(self) -> int:
        return len(self.asked)


def unpack(data: bytes) -> Sample:
    """The inverse of `Sheet.pack`."""
    with np.load(io.BytesIO(data)) as found:
        parts = {name: found[name] for name in found.files}
    parts["places"] = parts["places"].astype(np.int32)
    return Sample(float(parts.pop("spread")), **parts)


def keep(folder: Path, number: int, data: bytes) -> None:
    """Put a game on the disk, whole or not at all."""
    replace(path_of(folder, number), data)


def path_of(folder: Path, number: int) -> Path:
    """Where a game lies."""
    return folder / f"{number:07}.npz"


def kept(folder: Path) -> list[int]:
    """The numbers of the games that lie in a folder."""
    return sorted(int(path.stem) for path in folder.glob("*.npz"))
