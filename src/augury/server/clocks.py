"""Clocks, as pure arithmetic. Two kinds in one shape: every seat has a main time, and every move
may have its own allowance.

live            main time for the whole game, and an increment each time the seat has done its part
correspondence  an allowance per move; beyond it a move draws on the main time, the pool
Times are milliseconds. A clock runs while its seat is asked to decide, nobody has paused, and a
server is up; with days per move also only at its player's hours (calendar.py).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from augury.server.calendar import DAY, Rhythm, Span, merged, rests

SECOND = 1000


class ClockSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table's clock is set. All in seconds."""

    main: int  # per seat for the whole game: total time, or the pool
    increment: int = 0  # added when a seat has done its part
    move: int = 0  # allowance per move, not saved up

    def slow(self) -> bool:
        """Are there days for a move? Then people's hours and vacations count."""
        return self.move * SECOND >= DAY


class Face(msgspec.Struct):
    """What a seat's clock shows, in milliseconds."""

    main: int
    move: int


class Faces(msgspec.Struct):
    """All clocks of a table as they stood at some time."""

    at: int
    faces: list[Face]


def wound(settings: ClockSettings, seats: int, now: int) -> Faces:
    return Faces(
        at=now,
        faces=[
            Face(main=settings.main * SECOND, move=settings.move * SECOND) for _ in range(seats)
        ],
    )


def passed(since: int, now: int, lost: Sequence[Span]) -> int:
    """Time that counts: without the times when no server was up or nobody had to think."""
    since_then = merged([span for span in lost if span[1] > since])
    away = sum(max(0, min(now, stop) - max(since, start)) for start, stop in since_then)
    return max(0, now - since - away)


def charge(
    faces: Faces,
    running: Collection[int],
    now: int,
    outages: list[Span],
    rhythms: Mapping[int, Rhythm] | None = None,
) -> Faces:
    """The clocks at a later time. `rhythms`: of seats whose clock stands still at times."""
    later = []
    for seat, face in enumerate(faces.faces):
        if seat in running:
            still = rests(rhythms[seat], faces.at, now) if rhythms and seat in rhythms else ()
            elapsed = passed(faces.at, now, [*outages, *still])
            from_move = min(face.move, elapsed)
            later.append(
                Face(main=max(0, face.main - (elapsed - from_move)), move=face.move - from_move)
            )
        else:
            later.append(Face(main=face.main, move=face.move))
    return Faces(at=now, faces=later)


def turn_over(
    faces: Faces, settings: ClockSettings, before: Collection[int], after: Collection[int]
) -> Faces:
    """A player who has finished deciding gets the increment and, for their next turn, a fresh
    allowance."""
    later = []
    for seat, face in enumerate(faces.faces):
        done = seat in before and seat not in after
        main = face.main + settings.increment * SECOND if done else face.main
        later.append(Face(main=main, move=settings.move * SECOND if done else face.move))
    return Faces(at=faces.at, faces=later)


def run_out(faces: Faces, running: Collection[int]) -> list[int]:
    """Seats whose time is up."""
    return [
        seat for seat in sorted(running) if faces.faces[seat].main + faces.faces[seat].move <= 0
    ]


def welcome_back(faces: Faces, settings: ClockSettings, seat: int) -> Faces:
    """Who returns after a time-out finds at least a tenth of the main time, or a minute."""
    later = list(faces.faces)
    face = later[seat]
    least = max(60 * SECOND, settings.main * SECOND // 10)
    later[seat] = Face(main=max(face.main, least), move=settings.move * SECOND)
    return Faces(at=faces.at, faces=later)
