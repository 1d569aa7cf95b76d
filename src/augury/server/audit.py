"""What a host may have to look into later: logins, changes of passwords, devices signed out, and
what was refused.

One line of the log each, always written whatever the level, with what, who (the id of a person) and
from where. Never a name that was typed (people type passwords there), a password or a token. What a
stranger can repeat at will is written once a minute, with a count.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

from starlette.types import Scope

log = logging.getLogger("augury.security")

QUIET = 60.0  # seconds between two lines about the same refusal to the same address
MOST_KNOWN = 5_000


def event(
    what: str, *, person: str = "", address: str = "", device: str = "", **more: object
) -> None:
    """`facts` become fields of the line."""
    facts = {"event": what, "person": person, "address": address, "device": device, **more}
    log.info("%s", what, extra={"facts": {key: value for key, value in facts.items() if value}})


class Repeats:
    """How often something was refused since it was last written down."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, str, str], tuple[float, int]] = OrderedDict()

    def note(self, key: tuple[str, str, str]) -> int:
        """How many to write down now; 0 = not yet."""
        at, count = self.known.pop(key, (-QUIET, 0))
        now = time.monotonic()
        due = now - at >= QUIET
        self.known[key] = (now, 0) if due else (at, count + 1)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return count + 1 if due else 0


REPEATS = Repeats()


def refusal(code: str, *, address: str, person: str = "", path: str = "") -> None:
    """Somebody was refused: not allowed, or too much at once. `path` is the pattern, without
    ids."""
    count = REPEATS.note((code, address, person))
    if count:
        event("refused", person=person, address=address, code=code, path=path, times=count)


def refused(code: str, scope: Scope) -> None:
    """The same before anybody looked who asks."""
    client = scope.get("client")
    refusal(code, address=str(client[0]) if client else "")
