"""Tables brought to their end by plain requests, where no board has to follow."""

from __future__ import annotations

import contextlib
import sys
import time
import uuid
from collections.abc import Sequence
from typing import Any

from browsing import Person
from calling import Answer, Http

Json = dict[str, Any]
PATIENCE = 60.0  # seconds in which somebody has to be asked


class Caller:
    """A person's own requests, past their browser."""

    def __init__(self, person: Person) -> None:
        self.http = Http(person.server.url)
        kept = person.context.cookies()
        self.http.headers["cookie"] = "; ".join(f"{one['name']}={one['value']}" for one in kept)

    def state(self, table: str) -> Json:
        return told(self.http.get(f"/api/tables/{table}"))

    def play_as_long_as_asked(self, table: str, until: int) -> bool:
        """Always the first choice; was there any?"""
        state = self.state(table)
        asked = bool(state["legal"])
        while state["legal"] and state["decisions"] < until:
            wish = {
                "uuid": str(uuid.uuid4()),
                "version": state["version"],
                "actions": [state["legal"][0]["action"]],
            }
            state = told(self.http.post(f"/api/tables/{table}/play", json=wish))["state"]
        return asked


def told(answer: Answer) -> Json:
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def finish(table: str, people: Sequence[Person], until: int = sys.maxsize) -> None:
    """Until the game is over, or so many decisions are made; others at the table are bots."""
    with contextlib.ExitStack() as opened:
        callers = [Caller(person) for person in people]
        for caller in callers:
            opened.callback(caller.http.close)
        deadline = time.monotonic() + PATIENCE
        while (state := callers[0].state(table))["table"]["status"] != "over":
            if state["decisions"] >= until:
                return
            if any(caller.play_as_long_as_asked(table, until) for caller in callers):
                deadline = time.monotonic() + PATIENCE
            else:
                assert time.monotonic() < deadline, "nobody is asked"
                time.sleep(0.02)
