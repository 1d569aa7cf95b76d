"""Why the server says no: HTTP status, a code for programs, a sentence for people."""

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


class Refusal(Exception):
    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message


def nobody() -> Refusal:
    return Refusal(401, "nobody", "Tell us your name first.")


def no_table() -> Refusal:
    return Refusal(404, "no-table", "There is no such table, or it is not for you to see.")


def forbidden(message: str) -> Refusal:
    return Refusal(403, "forbidden", message)


def slow_down() -> Refusal:
    return Refusal(429, "slow-down", "That was too much at once. Please wait a moment.")


def not_now(message: str) -> Refusal:
    return Refusal(409, "not-now", message)


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
    for kind, status, code in CODES:
        if isinstance(error, kind):
            return Refusal(status, code, str(error))
    return Refusal(409, "illegal", str(error))
