"""What else could have been played, written behind the game in the same record.

augury record 2
...
== 9f4e2c60c1d2a7b3
scores: 21 14 30 9
variation 1 from 0/4: keep the spy
0 keep R7
2 keep B3
variation 2 from 1/1:
2 keep B5
note 1/2: now the spy is safe
played: 0/12

A place is `line/decisions`: line 0 is the game, the others are numbered as they stand, and each
begins at a place of an earlier one. `played` is the place that the game had come to when somebody
began to try things out. Without any of these a record is written as version 1, as it always was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from augury.core.errors import AuguryError, BrokenRecord, broken
from augury.core.reason import quote
from augury.core.vocabulary import Vocabulary

LONGEST_TITLE = 60
LONGEST_NOTE = 300
WORDS = ("variation ", "note ", "played:")
Place: TypeAlias = tuple[int, int]  # line, decisions made on it


@dataclass
class Variation:
    """A line that leaves another one."""

    begin: Place
    title: str = ""
    decisions: list[tuple[int, int]] = field(default_factory=list)
    written: list[int] = field(default_factory=list)  # by decision: the line of the file


@dataclass
class Variations:
    """All that stands behind the game."""

    lines: list[Variation] = field(default_factory=list)  # line 1 first
    notes: dict[Place, str] = field(default_factory=dict)
    played: Place | None = None

    def __bool__(self) -> bool:
        return bool(self.lines or self.notes or self.played is not None)

    def text(self, vocabulary: Vocabulary) -> Iterator[str]:
        """The lines of the file; `read` is its inverse."""
        for number, line in enumerate(self.lines, 1):
            yield f"variation {number} from {spell_place(line.begin)}: {line.title}".rstrip()
            for seat, action in line.decisions:
                yield f"{seat} {vocabulary.text(action)}"
        for place, note in sorted(self.notes.items()):
            yield f"note {spell_place(place)}: {note}"
        if self.played is not None:
            yield f"played: {spell_place(self.played)}"

    def leaving(self, line: int) -> dict[int, list[int]]:
        """The lines that leave this one, by the number of decisions after which they do."""
        found: dict[int, list[int]] = {}
        for number, other in enumerate(self.lines, 1):
            if other.begin[0] == line:
                found.setdefault(other.begin[1], []).append(number)
        return found


class VariationReader:
    """Reads what stands behind the game, line by line."""

    def __init__(self, vocabulary: Vocabulary, chairs: int, decisions: int) -> None:
        self.vocabulary = vocabulary
        self.chairs = chairs
        self.lengths = [decisions]  # by line
        self.found = Variations()

    def read(self, number: int, line: str) -> None:
        """One line of the file. A wrong one is refused with its number and the reason."""
        word, colon, rest = line.partition(":")
        if line.startswith(WORDS) and not colon:
            raise broken("record-header", number)
        if word == "played":
            if self.found.played is not None:
                raise broken("record-twice", number, name=quote("played"))
            self.found.played = self.place(number, rest.strip())
        elif word.startswith("note "):
            place, note = self.place(number, word[5:].strip()), rest.strip()
            if place in self.found.notes:
                raise broken("record-twice", number, name=quote(word))
            if not note or len(note) > LONGEST_NOTE or not note.isprintable():
                raise broken("record-note", number, most=LONGEST_NOTE)
            self.found.notes[place] = note
        elif word.startswith("variation "):
            self.begin(number, word, rest.strip())
        elif self.found.lines and not self.found.notes and self.found.played is None:
            variation = self.found.lines[-1]
            variation.decisions.append(read_decision(number, line, self.vocabulary, self.chairs))
            variation.written.append(number)
            self.lengths[-1] += 1
        else:
            raise broken("record-after-end", number)

    def begin(self, number: int, word: str, title: str) -> None:
        """The line that opens a variation: its number, where it leaves, its name."""
        parts = word.split()
        if len(parts) != 4 or parts[2] != "from" or parts[1] != str(len(self.lengths)):
            raise broken("record-variation", number, next=len(self.lengths))
        if len(title) > LONGEST_TITLE or not title.isprintable():
            raise broken("record-name", number, most=LONGEST_TITLE)
        self.found.lines.append(Variation(self.place(number, parts[3]), title))
        self.lengths.append(0)

    def place(self, number: int, word: str) -> Place:
        """A place in an earlier line, as `line/decisions`."""
        line, _, decisions = word.partition("/")
        given = (line, decisions)
        if not all(part.isascii() and part.isdigit() and len(part) < 8 for part in given):
            raise broken("record-place", number, given=quote(word))
        found = (int(line), int(decisions))
        if found[0] >= len(self.lengths) or found[1] > self.lengths[found[0]]:
            raise broken("record-no-place", number, given=quote(word))
        return found


def spell_place(place: Place) -> str:
    """The inverse of reading a place."""
    return f"{place[0]}/{place[1]}"


def read_decision(number: int, line: str, vocabulary: Vocabulary, chairs: int) -> tuple[int, int]:
    """`seat action`, as the game's own decisions are written."""
    word, _, rest = line.partition(" ")
    if not (word.isascii() and word.isdigit()) or len(word) > 40:
        raise broken("whole-number", number, given=quote(word))
    if int(word) >= chairs:
        raise broken("no-such-seat", number, seat=quote(int(word)))
    try:
        return int(word), vocabulary.parse(rest)
    except AuguryError as error:
        raise BrokenRecord(number, error.reason) from error
