"""A game and everything that was tried beside it, as a tree: for an analysis board.

Every node but the root is one decision. The first of a node's branches is how its line goes on, the
others are variations; the line that follows first branches from the root is what a record holds as
its game. A number once given to a node stays with it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from augury.core.errors import malformed
from augury.core.record import Record
from augury.core.state import State
from augury.core.variations import LONGEST_NOTE, LONGEST_TITLE, Place, Variation, Variations

ROOT = 0
MOST_NODES = 5000


@dataclass
class Node:
    """A decision: who, what, and what was tried after it."""

    parent: int
    seat: int
    action: int
    branches: list[int] = field(default_factory=list)  # how the line goes on, then variations
    title: str = ""
    note: str = ""


class Tree:
    """`record` is the header; its decisions are those of the main line when it was read."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.nodes: dict[int, Node] = {ROOT: Node(-1, -1, -1)}
        self.played = ROOT  # the end of what was played before anybody tried something out
        self.next = 1

    # Looking

    def node(self, number: int) -> Node:
        """The node of this number; Malformed if there is none."""
        found = self.nodes.get(number)
        if found is None:
            raise malformed("no-such-node")
        return found

    def path(self, number: int) -> list[int]:
        """The nodes from the root to this one, without the root."""
        found: list[int] = []
        self.node(number)
        while number != ROOT:
            found.append(number)
            number = self.nodes[number].parent
        return found[::-1]

    def decisions(self, number: int) -> list[tuple[int, int]]:
        """Seat and action of every move on the way to a node."""
        return [(self.nodes[one].seat, self.nodes[one].action) for one in self.path(number)]

    def upto(self, number: int) -> Record:
        """The record of the line that leads to a node."""
        return self.record.along(self.decisions(number))

    def state(self, number: int) -> State:
        """The position at a node."""
        record = self.upto(number)
        return record.at(len(record.decisions))

    def main_line(self) -> list[int]:
        """The nodes of the game as the record tells it, without the root."""
        return self.line_from(ROOT)

    def line_from(self, number: int) -> list[int]:
        """How a line goes on after a node."""
        found: list[int] = []
        while self.nodes[number].branches:
            number = self.nodes[number].branches[0]
            found.append(number)
        return found

    # Changing

    def add(self, parent: int, seat: int, action: int) -> int:
        """The node of a decision, which has been checked: the one that is there, or a new one."""
        above = self.node(parent)
        for number in above.branches:
            if (self.nodes[number].seat, self.nodes[number].action) == (seat, action):
                return number
        if len(self.nodes) > MOST_NODES:
            raise malformed("tree-full", most=MOST_NODES)
        number = self.next
        self.next += 1
        self.nodes[number] = Node(parent, seat, action)
        above.branches.append(number)
        return number

    def describe(self, number: int, title: str | None, note: str | None) -> None:
        """Name the variation that begins here, or say something about the position."""
        node = self.node(number)
        if title is not None:
            node.title = clean(title, LONGEST_TITLE)
        if note is not None:
            node.note = clean(note, LONGEST_NOTE)

    def promote(self, number: int) -> None:
        """The variation that a node belongs to moves up: before its neighbour, or, as the first of
        them, to where the line goes on."""
        while number != ROOT:
            branches = self.nodes[self.nodes[number].parent].branches
            place = branches.index(number)
            if place > 0:
                branches[place - 1 : place + 1] = [number, branches[place - 1]]
                return
            number = self.nodes[number].parent

    def delete(self, number: int) -> int:
        """Take a node and everything after it away; returns the node before it."""
        if number == ROOT:
            raise malformed("tree-root")
        parent = self.node(number).parent
        self.nodes[parent].branches.remove(number)
        doomed = [number]
        for one in doomed:
            doomed += self.nodes[one].branches
        for one in doomed:
            del self.nodes[one]
        if self.played not in self.nodes:
            self.played = parent
        return parent

    # As a record

    def whole(self) -> Record:
        """The main line as the game, everything else behind it. The game is closed if it ended."""
        main = self.main_line()
        record = self.upto(main[-1] if main else ROOT)
        record.proof = self.record.proof
        record.rules_version = self.record.rules_version
        end = record.at(len(record.decisions))
        if not end.to_act():
            record.close(end)
        record.variations = self.lines()
        return record

    def lines(self) -> Variations:
        """Every line with its notes, each after the one that it leaves."""
        found, places = Variations(), {ROOT: (0, 0)}
        beginnings: list[tuple[int, Place]] = [(ROOT, (0, 0))]
        for number, place in beginnings:
            if number != ROOT:
                line = len(found.lines) + 1
                found.lines.append(Variation(place, self.nodes[number].title))
                places[number] = (line, 1)
                found.lines[-1].decisions.append(
                    (self.nodes[number].seat, self.nodes[number].action)
                )
            line, made = places[number]
            nodes = [number, *self.line_from(number)]
            for one in nodes:
                places[one] = (line, made)
                if one != number and line:
                    found.lines[-1].decisions.append((self.nodes[one].seat, self.nodes[one].action))
                made += 1
            for one in nodes:
                beginnings += [(other, places[one]) for other in self.nodes[one].branches[1:]]
        found.notes = {
            places[number]: node.note for number, node in self.nodes.items() if node.note
        }
        found.played = places[self.played]
        if not found.lines and not found.notes and found.played[1] == len(self.nodes) - 1:
            found.played = None
        return found


def grow(record: Record) -> Tree:
    """The tree of a record, which has been verified."""
    tree = Tree(record)
    places: dict[Place, int] = {(0, 0): ROOT}

    def follow(line: int, at: int, made: int, decisions: list[tuple[int, int]]) -> None:
        for number, (seat, action) in enumerate(decisions, made + 1):
            at = tree.add(at, seat, action)
            places[line, number] = at

    follow(0, ROOT, 0, record.decisions)
    tree.played = places[0, len(record.decisions)]
    for line, variation in enumerate(record.variations.lines, 1):
        begin = places[variation.begin]
        places[line, 0] = begin
        follow(line, begin, 0, variation.decisions)
        if variation.decisions and variation.title:
            tree.nodes[places[line, 1]].title = variation.title
    for place, note in record.variations.notes.items():
        tree.nodes[places[place]].note = note
    if record.variations.played is not None:
        tree.played = places[record.variations.played]
    return tree


def clean(text: str, most: int) -> str:
    """One line of printable text, or a refusal."""
    found = " ".join(text.split())
    if len(found) > most or not found.isprintable():
        raise malformed("record-note", most=most)
    return found
