"""Why the server says no: HTTP status, a code for programs, a reason for people."""

from __future__ import annotations

from augury.core.errors import (
    AuguryError,
    BehindSeal,
    CannotUndo,
    GameOver,
    Illegal,
    Malformed,
    NotYourTurn,
    Stale,
)
from augury.core.events import Fact
from augury.core.reason import QUOTE, Reason
from augury.server.messages.common import ReasonInfo
from augury.server.store.base import StoreDown


class Refusal(Exception):
    """`refusal-<key>` in the texts says it; without a key, the code is one."""

    def __init__(self, status: int, code: str, key: str = "", **facts: Fact) -> None:
        super().__init__(key or code)
        self.status = status
        self.code = code
        self.reason = Reason(key or code, "", facts)


def nobody() -> Refusal:
    return Refusal(401, "nobody")


def no_table() -> Refusal:
    return Refusal(404, "no-table")


def forbidden(key: str) -> Refusal:
    return Refusal(403, "forbidden", key)


def slow_down() -> Refusal:
    return Refusal(429, "slow-down")


def not_now(key: str, **facts: Fact) -> Refusal:
    return Refusal(409, "not-now", key, **facts)


CODES: tuple[tuple[type[AuguryError], int, str], ...] = (
    (Malformed, 422, "malformed"),
    (NotYourTurn, 409, "not-your-turn"),
    (Stale, 409, "stale"),
    (CannotUndo, 409, "cannot-undo"),
    (BehindSeal, 409, "sealed"),
    (Illegal, 409, "illegal"),
    (GameOver, 409, "game-over"),
)


def from_kernel(error: AuguryError) -> Refusal:
    status, code = next(
        ((status, code) for kind, status, code in CODES if isinstance(error, kind)),
        (409, "illegal"),
    )
    refusal = Refusal(status, code)
    refusal.reason = error.reason
    return refusal


def from_store(error: StoreDown) -> Refusal:
    return Refusal(503, "store-down", error.key)


def undecodable(error: Exception) -> Refusal:
    """A message that is not what the description says; the fault is told as the decoder says it."""
    return Refusal(422, "malformed", "malformed", detail=QUOTE + str(error)[:300])


def reason_info(reason: Reason) -> ReasonInfo:
    return ReasonInfo(key=reason.key, facts=dict(reason.facts), rule=reason.rule)
