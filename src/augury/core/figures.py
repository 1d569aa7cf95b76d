"""The figures of a rulebook: positions, kept as records, that the boards draw.

    {"travel": {"record": "travel.rec", "step": 12, "seat": 0,
                "show": ["island/tide", "island/sail"], "mark": ["island/sail"]}}

`show` names the things on the board that the figure shows, `mark` those it points out.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from augury.core import record
from augury.core.book import folder
from augury.core.errors import Malformed
from augury.core.record import Record
from augury.core.state import State


@dataclass(frozen=True, slots=True)
class Figure:
    """A position of a record with the eyes of a seat, and which part of the board it is about."""

    game: str
    name: str
    record: str  # a file beside the book
    step: int  # after this many decisions
    seat: int
    show: list[str]
    mark: list[str] = field(default_factory=list)

    def played(self) -> Record:
        """The game it is taken from."""
        return record.parse((folder(self.game) / self.record).read_bytes())

    def position(self) -> State:
        """The table that it shows."""
        return self.played().at(self.step)


def load(game: str) -> dict[str, Figure]:
    """All figures of a game by name (`figures.json`)."""
    path = folder(game) / "figures.json"
    if not path.is_file():
        return {}
    found: dict[str, dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))
    return {name: read(game, name, told) for name, told in found.items()}


def read(game: str, name: str, told: dict[str, object]) -> Figure:
    """One figure as it is written; Malformed if something is missing or of another kind."""
    file, step, seat = told.get("record"), told.get("step"), told.get("seat")
    if not isinstance(file, str) or not isinstance(step, int) or not isinstance(seat, int):
        raise Malformed(f"{game}, figure {name}: say the record, the step and the seat.")
    if unknown := set(told) - {"record", "step", "seat", "show", "mark"}:
        raise Malformed(f"{game}, figure {name}: nobody knows {', '.join(sorted(unknown))}.")
    show, mark = things(told.get("show", [])), things(told.get("mark", []))
    if not show:
        raise Malformed(f"{game}, figure {name}: say what it shows.")
    return Figure(game, name, file, step, seat, show, mark)


def things(told: object) -> list[str]:
    """A list of names."""
    return [str(thing) for thing in told] if isinstance(told, list) else []
