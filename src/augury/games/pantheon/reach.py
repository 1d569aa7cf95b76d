"""Pantheon: how far a movement could go (RULES.md 7.5): the fewest steps to every space, piece by
piece. For people who plan."""

from __future__ import annotations

from heapq import heappop, heappush

from mypy_extensions import i64, mypyc_attr

from augury.core.state import Seat
from augury.games.pantheon.map import IS_COLUMN, NEIGHBOURS, NO_NODE, NODE_COUNT, Node
from augury.games.pantheon.rules.routes import cost
from augury.games.pantheon.state import Board


@mypyc_attr(acyclic=True)
class Walk:
    """A way to some space: the pieces that it would place, in order, and what it would use up."""

    def __init__(
        self, steps: i64, jumps: i64, feet: i64, columns: i64, end: Node, path: list[Node]
    ) -> None:
        self.steps: i64 = steps
        self.jumps: i64 = jumps
        self.feet: i64 = feet
        self.columns: i64 = columns
        # the linked space it has come to; the temple, or an old column, is no part of the path
        self.end: Node = end
        self.path: list[Node] = path

    def beats(self, other: Walk) -> bool:
        """At least as good in everything that is scarce."""
        return (
            self.steps <= other.steps
            and self.jumps <= other.jumps
            and self.feet <= other.feet
            and self.columns <= other.columns
        )


def reach(board: Board, seat: Seat, means: i64, jumps: i64) -> list[Walk]:
    """P-44..P-53, P-145: the cheapest way to every space that these steps, this many jumps and the
    personal supply allow."""
    found: list[Walk] = []
    arrived: list[bool] = [False] * NODE_COUNT
    known: list[list[Walk]] = [[] for _ in range(NODE_COUNT)]
    waiting: list[
        tuple[int, int, int, Walk]
    ] = []  # by steps, then pieces; the third number tells equal ones apart
    for start in [board.site, *board.feet[seat], *board.linked[seat]]:
        if start != NO_NODE:
            heappush(waiting, (0, 0, len(waiting), Walk(0, 0, 0, 0, start, [])))
    made = len(waiting)
    while waiting:
        walk = heappop(waiting)[3]
        if any(other.beats(walk) for other in known[walk.end]):
            continue
        known[walk.end].append(walk)
        if walk.path and walk.path[-1] == walk.end and not arrived[walk.end]:
            arrived[walk.end] = True
            found.append(walk)
        for longer in onwards(board, seat, walk, jumps):
            if longer.steps <= means:
                made += 1
                heappush(waiting, (int(longer.steps), len(longer.path), made, longer))
    return found


def onwards(board: Board, seat: Seat, walk: Walk, jumps: i64) -> list[Walk]:
    """One piece more, or an old column that becomes linked (P-53), or a piece beyond a space of
    others (P-145)."""
    found: list[Walk] = []
    foot = walk.end != board.site and not IS_COLUMN[walk.end]
    for beside in NEIGHBOURS[walk.end]:
        if beside == board.site or beside in walk.path:
            continue
        if board.stands(seat, beside):
            if IS_COLUMN[beside]:
                found.append(
                    Walk(walk.steps, walk.jumps, walk.feet, walk.columns, beside, walk.path)
                )
            continue
        if foot or not IS_COLUMN[beside]:  # P-51
            add_piece(board, seat, walk, beside, 0, found)
        if board.pieces_at(beside) != 0 and walk.jumps < jumps:
            for beyond in NEIGHBOURS[beside]:
                own = board.stands(seat, beyond) or beyond in walk.path
                if (
                    beyond != board.site
                    and not own
                    and not (IS_COLUMN[beyond] and IS_COLUMN[beside])
                ):
                    add_piece(board, seat, walk, beyond, 1, found)
    return found


def add_piece(
    board: Board, seat: Seat, walk: Walk, node: Node, jumps: i64, found: list[Walk]
) -> None:
    """P-44: from the personal supply, P-47, P-48: at its price."""
    price = cost(board, node)
    feet: i64 = walk.feet + (0 if IS_COLUMN[node] else 1)
    columns: i64 = walk.columns + (1 if IS_COLUMN[node] else 0)
    if price > 0 and feet <= board.feet_supply[seat] and columns <= board.column_supply[seat]:
        found.append(
            Walk(walk.steps + price, walk.jumps + jumps, feet, columns, node, [*walk.path, node])
        )
