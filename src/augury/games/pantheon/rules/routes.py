"""Pantheon: where a piece may be placed (RULES.md 7.5, P-45..P-53, P-145). What is linked is kept
up to date piece by piece."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import NOTHING
from augury.games.pantheon.map import (
    COLUMN_INDEX,
    IS_COLUMN,
    LOOT_NUMBER,
    NEIGHBOURS,
    NO_NODE,
    Node,
)
from augury.games.pantheon.state import PIECES_AT, Board
from augury.kit.cells import add

# What is linked


def open_routes(board: Board, site: Node) -> None:
    """P-49: a new temple space is linked, and with it the old columns that touch it."""
    board.site = site
    for seat in range(board.seats):
        board.linked[seat] = []
        board.frontier[seat] = []
        reach_out(board, seat, site, False)  # P-51: the temple alone does not carry a column


def close_routes(board: Board) -> None:
    """P-180: the feet go home. P-53: columns stay, but are no longer linked."""
    for seat in range(board.seats):
        for node in board.feet[seat]:
            board.put_or_take(seat, node)
        add(board.feet_supply, seat, len(board.feet[seat]))
        board.feet[seat] = []
        board.linked[seat] = []
        board.frontier[seat] = []
    board.site = NO_NODE


def reach_out(board: Board, seat: Seat, node: Node, foot: bool) -> None:
    """P-50, P-51: something linked stands here now: feet may go beside it, and columns if it is a
    foot.

    P-49, P-53: an own column of earlier times beside it is linked, too.
    """
    frontier = board.frontier[seat]
    for beside in NEIGHBOURS[node]:
        if beside == board.site:
            continue
        if (board.who_stands(beside) >> seat) & 1:
            if IS_COLUMN[beside] and not has(board.linked[seat], beside):
                insert(board.linked[seat], beside)
                reach_out(board, seat, beside, False)
        elif foot or not IS_COLUMN[beside]:
            insert(frontier, beside)


def insert(nodes: list[Node], node: Node) -> None:
    """Into a sorted list, unless it is there."""
    place: i64 = len(nodes)
    while place > 0 and nodes[place - 1] >= node:
        place -= 1
    if place == len(nodes):
        nodes.append(node)
    elif nodes[place] != node:
        nodes.insert(place, node)


def with_node(nodes: list[Node], node: Node) -> list[Node]:
    """A sorted list with one more; clones share the old one."""
    found = nodes[:]
    insert(found, node)
    return found


def own_routes(board: Board, seat: Seat) -> None:
    """What is linked is about to change: not in the lists that clones share."""
    board.linked[seat] = board.linked[seat][:]
    board.frontier[seat] = board.frontier[seat][:]


def has(nodes: list[Node], node: Node) -> bool:
    """Is it in a sorted list?"""
    for other in nodes:
        if other >= node:
            return other == node
    return False


# What may be placed


def spots(board: Board, seat: Seat, means: i64) -> list[i64]:
    """All placements that cost at most so much: actions, ascending. Without jumps every place is in
    the frontier."""
    found: list[i64] = []
    add_spots(board, seat, board.frontier[seat], means, False, found)
    add_spots(board, seat, board.frontier[seat], means, True, found)
    return found


def spots_with_jumps(board: Board, seat: Seat, means: i64) -> list[i64]:
    """P-145: and those that a jump makes possible."""
    places = board.frontier[seat] + jump_targets(board, seat)
    places.sort()
    found: list[i64] = []
    add_spots(board, seat, places, means, False, found)
    add_spots(board, seat, places, means, True, found)
    return found


def add_spots(
    board: Board, seat: Seat, places: list[Node], means: i64, columns: bool, found: list[i64]
) -> None:
    """P-44: from the personal supply. P-46: columns on column spaces, P-45: feet elsewhere."""
    if (board.column_supply[seat] if columns else board.feet_supply[seat]) == 0:
        return
    for node in places:
        if IS_COLUMN[node] == columns:
            price = cost(board, node)
            if 0 < price <= means:
                found.append(
                    actions.COLUMN + COLUMN_INDEX[node] if columns else actions.FOOT + node
                )


def cost(board: Board, node: Node) -> i64:
    """P-48: 1 step, 2 where another player has a piece. P-47: 0 = closed, two pieces are there."""
    pieces = PIECES_AT[board.who_stands(node)]
    return 1 if pieces == 0 else 2 if pieces == 1 else 0


def cheapest(board: Board, seat: Seat, jumps: bool) -> i64:
    """P-41: what the cheapest placement costs; 0 if there is none."""
    best: i64 = cheapest_of(board, seat, board.frontier[seat])
    if best != 1 and jumps:
        further = cheapest_of(board, seat, jump_targets(board, seat))
        if further > 0 and (best == 0 or further < best):
            best = further
    return best


def cheapest_of(board: Board, seat: Seat, places: list[Node]) -> i64:
    best: i64 = 0
    feet = board.feet_supply[seat] > 0
    columns = board.column_supply[seat] > 0
    for node in places:
        if columns if IS_COLUMN[node] else feet:
            price = cost(board, node)
            if price == 1:
                return 1
            if price == 2:
                best = 2
    return best


def jump_targets(board: Board, seat: Seat) -> list[Node]:
    """P-145: places beside a space of other players that touches something linked. Q-39: only those
    that need the jump.

    The spaces that can be jumped are the occupied ones of the frontier: no column space touches a
    start or another column space. Q-11: a column needs a jumped foot. Q-42: an old column beyond
    the jumped space does not help.
    """
    found: list[Node] = []
    frontier = board.frontier[seat]
    for jumped in frontier:
        if board.who_stands(jumped) == 0:
            continue
        for target in NEIGHBOURS[jumped]:
            if (
                target == board.site
                or (board.who_stands(target) >> seat) & 1
                or has(frontier, target)
            ):
                continue
            if not (IS_COLUMN[target] and IS_COLUMN[jumped]):
                insert(found, target)
    return found


def jumped_over(board: Board, seat: Seat, target: Node) -> Node:
    """Q-39: the first space that a jump to this target could pass."""
    for jumped in board.frontier[seat]:
        if (
            board.who_stands(jumped) != 0
            and target in NEIGHBOURS[jumped]
            and not (IS_COLUMN[target] and IS_COLUMN[jumped])
        ):
            return jumped
    return NO_NODE


# Placing


def place(board: Board, seat: Seat, node: Node) -> None:
    """P-44: from the personal supply on the board. P-49, P-53, Q-10: it is linked at once."""
    board.put_or_take(seat, node)
    own_routes(board, seat)
    frontier = board.frontier[seat]
    if has(frontier, node):
        frontier.remove(node)
    if IS_COLUMN[node]:
        add(board.column_supply, seat, -1)
        board.columns[seat] = with_node(board.columns[seat], node)
        insert(board.linked[seat], node)
        reach_out(board, seat, node, False)
    else:
        add(board.feet_supply, seat, -1)
        board.feet[seat] = with_node(board.feet[seat], node)
        reach_out(board, seat, node, True)


def place_bonus_column(board: Board, seat: Seat, node: Node) -> None:
    """P-163, Q-40: free of any route. P-49: it is linked only if it touches something linked."""
    board.put_or_take(seat, node)
    add(board.column_general, seat, -1)
    board.columns[seat] = with_node(board.columns[seat], node)
    if node in board.frontier[seat]:  # it touches a linked foot
        own_routes(board, seat)
        board.frontier[seat].remove(node)
        insert(board.linked[seat], node)
        reach_out(board, seat, node, False)


def loot_under(board: Board, node: Node) -> i64:
    """P-54: the number of the loot space if a tile lies here, otherwise -1."""
    number: i64 = LOOT_NUMBER[board.nation][node]
    if number >= 0 and board.loot[number] != NOTHING:
        return number
    return NOTHING
