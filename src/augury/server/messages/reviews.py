"""What a strong bot thinks of a finished game."""

from __future__ import annotations

from augury.server.messages.answers import TermInfo
from augury.server.messages.common import Answer


class LineStepInfo(Answer):
    """A decision of a line that was not played; `wins`: chances by seat after it."""

    seat: int
    action: str
    wins: list[float]


class BetterInfo(Answer):
    """How a better choice would have gone on, and in which parts of the evaluation it has more or
    less than the choice that was made."""

    steps: list[LineStepInfo]
    terms: list[TermInfo]


class JudgedInfo(Answer):
    """A decision at which there was a choice. `table`: chances by seat before it, by what everybody
    could see. `better` and `played`: the seat's own chance with the best choice and with the one it
    made, by what it knew; `best` is the action itself where nothing was clearly better.
    The targets are the things that the two choices name."""

    number: int
    turn: int
    seat: int
    action: str
    targets: list[str]
    best: str
    best_targets: list[str]
    table: list[float]
    better: float
    played: float


class ShareInfo(Answer):
    """Of a seat: luck + own + others = final - initial. `play`: how much of its best chance it
    kept, on average."""

    initial: float
    luck: float
    own: float
    others: float
    final: float
    play: float


class ReviewInfo(Answer):
    """`status`: none, judging, stopped (nobody looked for a while, or analysis is switched off) or
    done. `rough`: there was little time for each decision. `decisions` begins where the request
    says. `shares`, `final` and `better` (by the number of a costly decision) are there at the
    end. `scores` and `ranks`: by seat, how the game ended."""

    status: str
    judged: int
    total: int
    iterations: int
    rough: bool
    decisions: list[JudgedInfo]
    sides: list[int]
    scores: list[int]
    ranks: list[int]
    final: list[float]
    shares: list[ShareInfo]
    better: dict[int, BetterInfo]
