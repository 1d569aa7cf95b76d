"""Who looks at which table at this process, and telling them that there is something new."""

from __future__ import annotations

from typing import Protocol

from augury.server.closing import NOBODY


class Viewer(Protocol):
    """Somebody who looks at a table, as far as the house needs to know them."""

    person_id: str
    device: str

    @property
    def eye(self) -> int:
        """Whose knowledge they are shown."""

    def look_again(self) -> None:
        """The table has changed."""
        ...

    def chat_changed(self) -> None:
        """Something was said at the table."""
        ...

    def hang_up(self, code: int, reason: str) -> None: ...


class Hub:
    """All viewers of this process, by table. It knows tables by their ids only."""

    def __init__(self) -> None:
        self.tables: dict[str, set[Viewer]] = {}

    def come(self, table: str, viewer: Viewer) -> None:
        self.tables.setdefault(table, set()).add(viewer)

    def go(self, table: str, viewer: Viewer) -> None:
        looking = self.tables.get(table)
        if looking is not None:
            looking.discard(viewer)
            if not looking:
                del self.tables[table]

    def at(self, table: str) -> set[Viewer]:
        """Who looks at a table."""
        return self.tables.get(table, set())

    def eyes(self, table: str) -> set[int]:
        """Through which eyes somebody looks at a table."""
        return {viewer.eye for viewer in self.at(table)}

    def everybody(self) -> list[Viewer]:
        return [viewer for looking in self.tables.values() for viewer in looking]

    def show(self, table: str) -> None:
        """Everybody who looks at the table gets what is new."""
        for viewer in self.at(table):
            viewer.look_again()

    def talk(self, table: str) -> None:
        """Everybody who looks at the table gets what was said."""
        for viewer in self.at(table):
            viewer.chat_changed()

    def sign_out(self, device: str) -> None:
        """Hang up on every socket of a device."""
        for viewer in self.everybody():
            if viewer.device == device:
                viewer.hang_up(NOBODY, "this device was signed out")
