"""What the other processes say, and whom it concerns."""

from __future__ import annotations

from augury.server.hub import Hub
from augury.server.presence import Presence
from augury.server.tables import Tables


class Bus:
    """Passes on what other processes notify through the store."""

    def __init__(self, tables: Tables, hub: Hub, presence: Presence) -> None:
        self.tables = tables
        self.hub = hub
        self.presence = presence

    def hear(self, text: str) -> None:
        """Another process says that something changed; "" = we may have missed something."""
        kind, _, rest = text.partition(" ")
        if not kind:
            self.tables.heard_nothing()
            self.presence.ask()
        elif kind == "table":
            self.tables.heard_change(rest)
        elif kind == "club":
            self.tables.heard_club(rest)
        elif kind == "chat":
            self.hub.talk(rest)
        elif kind == "device":
            self.hub.sign_out(rest)
        else:
            self.presence.hear(kind, rest)
