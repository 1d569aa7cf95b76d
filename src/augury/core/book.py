"""The rulebook for players, `rulebook/<language>.md` in a room, as blocks with rule numbers.

    ## A turn {#turn}
    Take **one** action, or [meditate](#meditate). {L-031 L-110}
    ![Two novices leave Tide](figure:travel)

Headings carry an id; a paragraph or an item ends with the rules it covers; a line of rules alone
belongs to the figure or table above it. Anything else in braces is refused.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from augury.core import registry
from augury.core.errors import Malformed

# What every book tells, in this order; a game may tell more between `###` headings.
SECTIONS = (
    "about",
    "goal",
    "table",
    "turn",
    "scoring",
    "end",
    "players",
    "questions",
    "words",
    "reconstructed",
)

RULE = r"[A-Z][A-Z0-9]*-\d+[a-z]?"
RULES = re.compile(rf"\s*\{{({RULE}(?:\s+{RULE})*)\}}$")
HEADING = re.compile(r"^(#{1,4})\s+(.*?)(?:\s*\{#([a-z][a-z0-9-]*)\})?$")
FIGURE = re.compile(r"^!\[([^\]]*)\]\(figure:([a-z][a-z0-9-]*)\)$")
ITEM = re.compile(r"^(\s*)(?:([-*])|\d+\.)\s+(.*)$")
RULED = re.compile(r"^:?-+:?$")
INLINE = re.compile(r"\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(#([a-z][a-z0-9-]*)\)")


class BrokenBook(Malformed):
    """A book that cannot be read, with the line."""

    def __init__(self, where: str, line: int, reason: str) -> None:
        super().__init__(f"{where}, line {line}: {reason}")


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a sentence. `kind`: plain (empty), bold, italic or link; a link leads `to` an
    id."""

    text: str
    kind: str = ""
    to: str = ""


@dataclass(slots=True)
class Block:
    """A heading, paragraph, item, figure or table, and the rules it covers."""

    kind: str
    spans: list[Span] = field(default_factory=list)  # a figure's are what it shows, in words
    level: int = 0  # of a heading: 1 to 4; of an item: how far it stands in
    id: str = ""  # of a heading
    number: str = ""  # of a heading: 4, 4.2; of an item in a numbered list: 1, 2, 3
    rules: list[str] = field(default_factory=list)
    figure: str = ""
    rows: list[list[list[Span]]] = field(default_factory=list)  # of a table; the first is its head

    def plain(self) -> str:
        """Its words alone."""
        cells = [cell for row in self.rows for cell in row]
        return " ".join(
            "".join(span.text for span in part) for part in [self.spans, *cells] if part
        )


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook in one language."""

    game: str
    language: str
    title: str
    blocks: list[Block]
    prompts: dict[str, str]  # the rule behind each prompt

    def ids(self) -> list[str]:
        """The ids of its headings."""
        return [block.id for block in self.blocks if block.id]

    def rules(self) -> set[str]:
        """The rules that it covers."""
        return {rule for block in self.blocks for rule in block.rules}


def folder(game: str) -> Path:
    """Where a room keeps its book."""
    return registry.room(game) / "rulebook"


def has_book(game: str) -> bool:
    """A room without one has its exact rules alone."""
    return (folder(game) / "en.md").is_file()


def load(game: str, language: str) -> Book:
    """The book of a game in a language."""
    where = f"{game}/rulebook/{language}.md"
    text = (folder(game) / f"{language}.md").read_text(encoding="utf-8")
    title, *blocks = read(text, where)
    if title.level != 1:
        raise BrokenBook(where, 1, "a book begins with its title (# Title)")
    return Book(game, language, title.plain(), blocks, prompts(game))


def prompts(game: str) -> dict[str, str]:
    """Which rule is behind each prompt of a game (`prompts.json`)."""
    path = folder(game) / "prompts.json"
    if not path.is_file():
        return {}
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def set_aside(game: str) -> dict[str, str]:
    """Rules that no player meets, each with the reason (`aside.txt`)."""
    path = folder(game) / "aside.txt"
    if not path.is_file():
        return {}
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return {rule: reason.strip() for rule, _, reason in (line.partition(" ") for line in lines)}


def read(text: str, where: str = "book") -> list[Block]:
    """Markdown as blocks; what it cannot be is refused."""
    blocks: list[Block] = []
    counts = [0, 0, 0]
    opened: list[str] = []  # the lines of the paragraph or item that is being read
    first = 0

    def close() -> None:
        if opened:
            words, rules = cut_rules(" ".join(opened), where, first)
            blocks[-1].spans, blocks[-1].rules = spans(words), rules
            opened.clear()

    for number, line in enumerate([*text.splitlines(), ""], 1):
        line = line.rstrip()
        if not line:
            close()
        elif found := HEADING.match(line):
            close()
            blocks.append(heading(found, counts, where, number))
        elif found := FIGURE.match(line):
            close()
            block = Block("figure", [Span(found[1].strip())], figure=found[2])
            blocks.append(block)
        elif line.startswith("|"):
            close()
            add_row(
                blocks, line, new=number == 1 or not text.splitlines()[number - 2].startswith("|")
            )
        elif not opened and (found := RULES.match(line)):
            if not blocks or blocks[-1].kind not in ("figure", "table"):
                raise BrokenBook(where, number, "rules alone belong below a figure or a table")
            blocks[-1].rules = found[1].split()
        elif found := ITEM.match(line):
            close()
            indent, bullet, words = found.groups()
            place = "" if bullet else line.strip().partition(".")[0]
            blocks.append(Block("item", level=len(indent) // 2, number=place))
            opened.append(words)
            first = number
        else:
            if not opened:
                blocks.append(Block("paragraph"))
                first = number
            opened.append(line.strip())
    return blocks


def heading(found: re.Match[str], counts: list[int], where: str, line: int) -> Block:
    """A heading, with its number among its like: 4, then 4.1."""
    level, words, name = len(found[1]), found[2], found[3] or ""
    if "{" in words:
        raise BrokenBook(where, line, "an id is written {#goal}, in small letters")
    if level > 1 and not name:
        raise BrokenBook(where, line, "a heading has an id: ## Goal {#goal}")
    number = ""
    if level > 1:
        depth = level - 2
        counts[depth] += 1
        counts[depth + 1 :] = [0] * (len(counts) - depth - 1)
        number = ".".join(str(count) for count in counts[: depth + 1])
    return Block("heading", spans(words), level=level, id=name, number=number)


def add_row(blocks: list[Block], line: str, new: bool) -> None:
    """A row of the table above, or of a new one."""
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if new:
        blocks.append(Block("table"))
    if not all(RULED.match(cell) for cell in cells):
        blocks[-1].rows.append([spans(cell) for cell in cells])


def cut_rules(text: str, where: str, line: int) -> tuple[str, list[str]]:
    """A paragraph without its rules, and those."""
    found = RULES.search(text)
    words = text[: found.start()] if found else text
    if "{" in words or "}" in words:
        raise BrokenBook(where, line, "braces hold rule numbers at the end: {L-001 L-002}")
    return words, found[1].split() if found else []


def spans(text: str) -> list[Span]:
    """Bold, italic and links within a sentence."""
    found: list[Span] = []
    start = 0
    for match in INLINE.finditer(text):
        if match.start() > start:
            found.append(Span(text[start : match.start()]))
        bold, italic, link, to = match.groups()
        if bold is not None:
            found.append(Span(bold, "bold"))
        elif italic is not None:
            found.append(Span(italic, "italic"))
        else:
            found.append(Span(link, "link", to))
        start = match.end()
    if start < len(text):
        found.append(Span(text[start:]))
    return found
