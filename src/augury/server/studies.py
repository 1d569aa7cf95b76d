"""A game on an analysis board: how it is kept, and what is told about it."""

from __future__ import annotations

import msgspec

from augury.core import record as records
from augury.core.errors import Illegal, NotYourTurn
from augury.core.events import Event
from augury.core.reason import Reason, given
from augury.core.record import Record
from augury.core.state import SPECTATOR, Beat
from augury.core.state import State as Position
from augury.core.table import Table, resume
from augury.core.tree import ROOT, Node, Tree
from augury.core.why import waiting
from augury.server import setups
from augury.server.messages.state import State
from augury.server.messages.studies import StudyInfo, StudyNode, StudyPosition
from augury.server.messages.tables import TableInfo
from augury.server.recent import drawn, told
from augury.server.refusals import Refusal
from augury.server.store.schema import StudyRow
from augury.server.views import choices
from augury.server.wire import write_json


class KeptNode(msgspec.Struct, array_like=True):
    """A node as it lies in the store."""

    node: int
    parent: int
    seat: int
    action: str
    branches: list[int]
    title: str
    note: str


class KeptTree(msgspec.Struct):
    """The tree of a study as it is kept."""

    nodes: list[KeptNode]
    played: int
    next: int


read_tree = msgspec.json.Decoder(KeptTree).decode


def header(record: Record) -> str:
    """Everything of a record but its decisions."""
    bare = Record(
        record.game,
        record.seats,
        record.seed,
        record.options,
        record.names,
        [],
        record.generator,
        record.proof,
    )
    bare.rules_version = record.rules_version
    return bare.text()


def pack(tree: Tree) -> str:
    text = tree.record.game.vocabulary.text
    nodes = [
        KeptNode(
            number,
            node.parent,
            node.seat,
            text(node.action) if number != ROOT else "",
            node.branches,
            node.title,
            node.note,
        )
        for number, node in tree.nodes.items()
    ]
    return write_json(KeptTree(nodes, tree.played, tree.next)).decode()


def unpack(row: StudyRow) -> Tree:
    """The tree of a study; a refusal if its game is not played by those rules any more."""
    record = records.parse(row.record)
    record.check_rules()
    parse, kept = record.game.vocabulary.parse, read_tree(row.tree)
    tree = Tree(record)
    tree.nodes = {
        one.node: Node(
            one.parent,
            one.seat,
            parse(one.action) if one.node != ROOT else -1,
            one.branches,
            one.title,
            one.note,
        )
        for one in kept.nodes
    }
    tree.played, tree.next = kept.played, kept.next
    return tree


def info(row: StudyRow, tree: Tree, here: int, *, mine: bool = True) -> StudyInfo:
    """The whole tree, and where to look."""
    text = tree.record.game.vocabulary.text
    played = {ROOT, *tree.path(tree.played)}
    nodes = [
        StudyNode(
            node=number,
            parent=node.parent,
            seat=node.seat,
            action=text(node.action) if number != ROOT else "",
            branches=node.branches,
            title=node.title,
            note=node.note,
            played=number in played,
        )
        for number, node in tree.nodes.items()
    ]
    return StudyInfo(
        id=row.id,
        title=row.title,
        table=table_info(row, tree.record, mine=mine),
        nodes=nodes,
        here=here,
        secrets=tree.record.game.secrets,
        mine=mine,
    )


def table_info(row: StudyRow, record: Record, *, mine: bool) -> TableInfo:
    """What a client wants to know of a table: whoever analyses sits on every seat."""
    chairs = [
        setups.chair(seat, record.names.get(seat, ""), mine=mine)
        for seat in range(record.game.chairs(record.seats))
    ]
    return setups.table(row.id, record, chairs, host=mine, created=row.created, changed=row.changed)


# Positions


def standing(tree: Tree, node: int) -> Table:
    """A table that stands where a node is."""
    return resume(tree.upto(node))


def position(tree: Tree, node: int, eye: int | None, *, cards_open: bool) -> StudyPosition:
    """The table after a move: how it came about, and what may be done there."""
    record = tree.upto(node)
    game, made = record.game, len(record.decisions)
    state, events, beats = play_through(record)
    asked = [int(seat) for seat in state.to_act()]
    if eye is None:
        last = record.decisions[-1][0] if made else SPECTATOR
        eye = asked[0] if asked else last
    if eye >= game.chairs(record.seats):
        raise Refusal(422, "no-seat")
    offered, seats = choices(game.id), range(record.seats if cards_open else 0)
    return StudyPosition(
        node=node,
        asked=asked,
        state=State(
            version=node,
            eye=eye,
            decisions=made,
            events_from=0,
            events=[
                info
                for moment, heard in events
                for info in told([event for event in heard if event.visible_to(eye)], moment)
            ],
            frames=drawn(game.reader, beats, eye, made),
            undo="" if made else "nothing",
            legal=[offered[action] for action in state.legal(eye)] if eye in asked else [],
        ),
        held=[game.reader.held(state, seat) for seat in seats],
    )


def play_through(record: Record) -> tuple[Position, list[tuple[int, list[Event]]], list[Beat]]:
    """The position at the end, what was heard before the last decision, and what there was to see
    of that one."""
    state, events = record.start(), list[tuple[int, list[Event]]]()
    beats = [Beat([], state)]
    state.listening = True
    for moment, (seat, action) in enumerate(record.decisions, 1):
        if moment == len(record.decisions):
            state.watch()
            state.apply(seat, action)
            beats = state.watched()
        else:
            state.apply(seat, action)
            events.append((moment, state.hear()))
    return state, events, beats


def grow(tree: Tree, node: int, seat: int, actions: list[str]) -> int:
    """Follow these decisions, or try them out; returns the last move."""
    state, vocabulary = tree.state(node), tree.record.game.vocabulary
    for text in actions:
        action = vocabulary.parse(text)
        asked = state.to_act()
        if seat not in asked:
            raise NotYourTurn(waiting(asked) if asked else Reason("over"))
        if action not in state.legal(seat):
            raise Illegal(given(state.why_not(seat, action)))
        state.apply(seat, action)
        node = tree.add(node, seat, action)
    return node


def title_of(record: Record, wish: str) -> str:
    """What a study is called if nobody has named it: the players."""
    names = ", ".join(name for _, name in sorted(record.names.items()))
    return (wish or names or record.game.title)[:60]
