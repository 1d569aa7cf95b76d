"""What each eye at a table may know of all that happened, ready to be sent. A change costs the same
in a long game as in a short one."""

from __future__ import annotations

from bisect import bisect_left

from augury.core.events import Event
from augury.core.state import SPECTATOR
from augury.server.messages.state import EventInfo


class Known:
    """The events one eye may see, with their places in the whole log."""

    def __init__(self) -> None:
        self.events: list[EventInfo] = []
        self.places: list[int] = []


class Logbook:
    """The events of one table, by eye."""

    def __init__(self, seats: int) -> None:
        self.known: dict[int, Known] = {eye: Known() for eye in (SPECTATOR, *range(seats))}
        self.total = 0
        # by version: how many events of the log stood after it, and still stand unless cut later
        self.totals: list[int] = []

    def cut(self, total: int) -> None:
        """Events after this many were taken back."""
        if total == self.total:
            return
        for known in self.known.values():
            keep = bisect_left(known.places, total)
            del known.events[keep:], known.places[keep:]
        self.total = total

    def add(self, events: list[Event], moment: int) -> None:
        for event in events:
            told = EventInfo(kind=event.kind, facts=event.facts, moment=moment)
            for eye, known in self.known.items():
                if event.visible_to(eye):
                    known.events.append(told)
                    known.places.append(self.total)
            self.total += 1

    def close(self, lowest: int) -> None:
        """A change is complete; `lowest` is how far the log was cut back for it."""
        self.totals.append(lowest)

    def since(self, eye: int, version: int) -> tuple[int, list[EventInfo]]:
        """What an eye that knows everything up to `version` has not heard: how many old events
        still stand, and those that follow."""
        known = self.known[eye]
        standing = min(self.totals[version + 1 :], default=self.total) if version >= 0 else 0
        first = bisect_left(known.places, standing)
        return first, known.events[first:]
