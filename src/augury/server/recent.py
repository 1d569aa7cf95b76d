"""What there was to see at the last versions of a table, for those who were not looking.

The beats of a version are kept with the positions they show; an eye's frames are drawn when
somebody asks for them. Whoever is further behind than what is kept is shown the present.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from augury.core.events import Event
from augury.core.frames import frames, scenes
from augury.core.reader import Reader
from augury.core.state import Beat
from augury.core.view import unasked
from augury.server.messages.state import EventInfo, FrameInfo
from augury.server.wire import write_json

MOST_VERSIONS = 8  # kept per table
MOST_SECONDS = 60  # that they are kept while nothing new happens; they are large
MOST_FRAMES = 24  # shown to somebody who was away; beyond that, only the present


class Version(NamedTuple):
    """The beats of a version, and how many decisions had been made after it."""

    beats: list[Beat]
    moment: int


class RecentBeats:
    """The last versions of a table, oldest first, without a gap."""

    def __init__(self) -> None:
        self.versions: OrderedDict[int, Version] = OrderedDict()
        self.changed = time.monotonic()

    def add(self, version: int, beats: list[Beat], moment: int) -> None:
        """A version and its beats. Without beats there is nothing to see of it: it was taken back,
        or nobody watched. Then what came before it is of no use either."""
        if not beats:
            self.versions.clear()
            return
        self.versions[version] = Version(beats, moment)
        self.changed = time.monotonic()
        while len(self.versions) > MOST_VERSIONS:
            self.versions.popitem(last=False)

    def forget_old(self, now: float) -> None:
        """Whoever was away for longer than this is content with the present."""
        if now - self.changed > MOST_SECONDS:
            self.versions.clear()

    def since(
        self, reader: Reader, eye: int, seen: int, version: int, present: msgspec.Raw
    ) -> list[FrameInfo] | None:
        """The frames from one version to the present; None if they are not kept, or too many.

        Versions at which the eye heard nothing leave no frame.
        """
        if seen < version and seen + 1 not in self.versions:
            return None
        shown: list[tuple[list[EventInfo], Beat]] = []
        for number in range(seen + 1, version + 1):
            beats, moment = self.versions[number]
            for heard, beat in scenes(beats, eye):
                if heard:
                    shown.append((told(heard, moment), beat))
        if len(shown) > MOST_FRAMES:
            return None
        last = shown.pop()[0] if shown else []
        found = [
            FrameInfo(
                events=heard,
                view=msgspec.Raw(write_json(unasked(reader.view(beat.state, eye)))),
            )
            for heard, beat in shown
        ]
        return [*found, FrameInfo(events=last, view=present)]


def told(events: Sequence[Event], moment: int) -> list[EventInfo]:
    """Events as they are sent: they happened when `moment` decisions had been made."""
    return [EventInfo(kind=event.kind, facts=event.facts, moment=moment) for event in events]


def drawn(reader: Reader, beats: Sequence[Beat], eye: int, moment: int) -> list[FrameInfo]:
    """The beats of one decision as an eye saw them."""
    return [
        FrameInfo(events=told(frame.events, moment), view=msgspec.Raw(write_json(frame.view)))
        for frame in frames(reader, beats, eye)
    ]
