"""What an eye sees of some decisions: frames, each with what it heard and the table after it.

While somebody watches, the rules mark beats (`State.beat`). A frame is a beat as one eye may know
it: the events it may hear, and the engine's own view. The last frame is the present. Which beats
make a frame depends on what the eye hears alone, so that the number of frames tells nothing either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from augury.core.events import Event
from augury.core.reader import Reader
from augury.core.state import Beat
from augury.core.view import GameView, unasked

MOST_FRAMES = 8  # of one decision, or of several made at once


@dataclass(frozen=True, slots=True)
class Frame:
    """What an eye heard, and the table as it saw it then."""

    events: list[Event]
    view: GameView


def scenes(beats: Sequence[Beat], eye: int) -> list[tuple[list[Event], Beat]]:
    """The beats that an eye is shown, with what it hears until then; at least one, the present.

    Beats at which the eye hears nothing show with the next one, and beats of one kind (five cards
    dealt one by one) are shown as one. Where there are too many, neighbours with little to tell are
    shown together. What comes after the last thing heard belongs to it.
    """
    found: list[tuple[list[Event], Beat]] = []
    for beat in beats:
        heard = [event for event in beat.events if event.visible_to(eye)]
        if found and heard and alike(found[-1][0], heard):
            found[-1] = ([*found[-1][0], *heard], beat)
        elif heard:
            found.append((heard, beat))
    while len(found) > MOST_FRAMES:
        place = min(range(len(found) - 1), key=lambda at: len(found[at][0]) + len(found[at + 1][0]))
        (first, _), (second, beat) = found[place : place + 2]
        found[place : place + 2] = [([*first, *second], beat)]
    last = found.pop()[0] if found else []
    return [*found, (last, beats[-1])]


def frames(reader: Reader, beats: Sequence[Beat], eye: int) -> list[Frame]:
    """Beats as an eye sees them; the last frame is the present. Only that one asks anything."""
    *passed, (heard, now) = scenes(beats, eye)
    shown = [Frame(events, unasked(reader.view(beat.state, eye))) for events, beat in passed]
    return [*shown, Frame(heard, reader.view(now.state, eye))]


def alike(some: Sequence[Event], others: Sequence[Event]) -> bool:
    """Is one of them nothing but what the other is, by kind?"""
    one, other = {event.kind for event in some}, {event.kind for event in others}
    return one <= other or other <= one
