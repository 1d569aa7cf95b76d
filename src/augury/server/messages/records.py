"""What is left of a game: the proof of its shuffle, points and moments."""

from __future__ import annotations

from augury.server.messages.common import Answer
from augury.server.messages.state import FrameInfo


class SeatNumber(Answer):
    """A number that went into the seed. `by`: player, or server where a player sent none."""

    seat: int
    number: str
    by: str


class Fairness(Answer):
    """How the seed came about: docs/decisions/fair-shuffle.md. Everything but the commitment is
    empty until the end.

    `open_seed`: the seed was known from the start, and there is nothing to prove. Without a secret
    the table is older than the proof, and commitment = sha256("<seed>:<salt>").
    """

    table: str
    commitment: str
    open_seed: bool
    generator: str
    secret: str
    salt: str
    seed: str
    numbers: list[SeatNumber]


class ScorePoint(Answer):
    """The points at the end of a turn."""

    moment: int
    turn: int
    scores: list[int]


class Scores(Answer):
    """Points over time, and where they come from in the end: by seat, by heading
    (`heading-<word>` in the texts)."""

    points: list[ScorePoint]
    breakdown: list[dict[str, int]]
    ranks: list[int]


class Moment(Answer):
    """A decision, and what came of it; the view of the last frame is the table after it."""

    moment: int
    seat: int
    action: str
    frames: list[FrameInfo]


class Moments(Answer):
    """Moments of a game, in order; `last` is the number of the game's last one."""

    moments: list[Moment]
    last: int
