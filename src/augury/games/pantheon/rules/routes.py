"""Pantheon: where a piece may be placed (RULES.md 7.5, P-45..P-53, P-145). What is linked is kept
up to date piece by piece."""

from __future__ import annotations

from librt.vecs import append, vec
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
from augury.games.pantheon.nodes import (
    BESIDE,
    IN_WORD,
    ON_COLUMNS,
    WORDS,
    exclude,
    holds,
)
from augury.games.pantheon.state import FRONTIER, FULL, PIECES, TAKEN, Board
from augury.kit.cells import add, cells
from augury.kit.sets import lowest

# What is linked


def open_routes(board: Board, site: Node) -> None:
    """P-49: a new temple space is linked, and with it the old columns that touch it."""
    board.site = site
    board.pieces += 1
    for seat in range(board.seats):
        board.linked[seat] = []
        clear_frontier(board, seat)
        reach_out(board, seat, site, False)  # P-51: the temple alone does not carry a column


def close_routes(board: Board) -> None:
    """P-180: the feet go home. P-53: columns stay, but are no longer linked."""
    for seat in range(board.seats):
        for node in board.feet[seat]:
            board.put_or_take(seat, node)
        add(board.feet_supply, seat, len(board.feet[seat]))
        board.feet[seat] = []
        board.linked[seat] = []
        clear_frontier(board, seat)
    board.site = NO_NODE
    board.pieces += 1


def clear_frontier(board: Board, seat: Seat) -> None:
    """Nothing is linked."""
    for word in range(WORDS):
        board.spaces[FRONTIER + seat * WORDS + word] = 0


def reach_out(board: Board, seat: Seat, node: Node, foot: bool) -> None:
    """P-50, P-51: something linked stands here now: feet may go beside it, and columns if it is a
    foot.

    P-49, P-53: an own column of earlier times beside it is linked, too.
    """
    spaces = board.spaces
    mine: i64 = PIECES + seat * WORDS
    frontier: i64 = FRONTIER + seat * WORDS
    for word in range(WORDS):
        beside: i64 = BESIDE[node * WORDS + word]
        if beside:
            own: i64 = spaces[mine + word]
            more: i64 = beside & ~own
            if not foot:
                more &= ~ON_COLUMNS[word]
            spaces[frontier + word] = spaces[frontier + word] | more
            link(board, seat, beside & own & ON_COLUMNS[word], word)
    exclude(spaces, frontier, board.site)


def link(board: Board, seat: Seat, columns: i64, word: i64) -> None:
    """P-49: these columns touch something linked; those that were not linked before reach out."""
    while columns:
        node: Node = word * IN_WORD + lowest(columns)
        columns &= columns - 1
        if not has(board.linked[seat], node):
            board.linked[seat] = with_node(board.linked[seat], node)
            reach_out(board, seat, node, False)


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


def has(nodes: list[Node], node: Node) -> bool:
    """Is it in a sorted list?"""
    for other in nodes:
        if other >= node:
            return other == node
    return False


# What may be placed


def spots(board: Board, seat: Seat, means: i64) -> vec[i64]:
    """All placements that cost at most so much: actions, ascending. Without jumps every place is in
    the frontier."""
    return spots_in(board, seat, board.spaces, FRONTIER + seat * WORDS, means)


def spots_with_jumps(board: Board, seat: Seat, means: i64) -> vec[i64]:
    """P-145: and those that a jump makes possible."""
    places = jump_targets(board, seat)
    for word in range(WORDS):
        places[word] = places[word] | board.spaces[FRONTIER + seat * WORDS + word]
    return spots_in(board, seat, places, 0, means)


def spots_in(board: Board, seat: Seat, places: vec[i64], first: i64, means: i64) -> vec[i64]:
    """P-44: from the personal supply. P-46: columns on column spaces, P-45: feet elsewhere. P-48:
    where somebody stands for two steps."""
    found: vec[i64] = vec[i64]()
    if means == 0:
        return found
    spaces = board.spaces
    closed: i64 = TAKEN
    if means > 1:
        closed = FULL
    if board.feet_supply[seat] > 0:
        for word in range(WORDS):
            nodes: i64 = places[first + word] & ~(spaces[closed + word] | ON_COLUMNS[word])
            while nodes:
                found = append(found, actions.FOOT + word * IN_WORD + lowest(nodes))
                nodes &= nodes - 1
    if board.column_supply[seat] > 0:
        for word in range(WORDS):
            nodes = places[first + word] & ~spaces[closed + word] & ON_COLUMNS[word]
            while nodes:
                node: Node = word * IN_WORD + lowest(nodes)
                found = append(found, actions.COLUMN + COLUMN_INDEX[node])
                nodes &= nodes - 1
    return found


def cost(board: Board, node: Node) -> i64:
    """P-48: 1 step, 2 where another player has a piece. P-47: 0 = closed, two pieces are there."""
    pieces: i64 = board.pieces_at(node)
    return pieces + 1 if pieces < 2 else 0


def cheapest(board: Board, seat: Seat, jumps: bool) -> i64:
    """P-41: what the cheapest placement costs; 0 if there is none."""
    best: i64 = cheapest_in(board, seat, board.spaces, FRONTIER + seat * WORDS)
    if best != 1 and jumps:
        further = cheapest_in(board, seat, jump_targets(board, seat), 0)
        if further > 0 and (best == 0 or further < best):
            best = further
    return best


def cheapest_in(board: Board, seat: Seat, places: vec[i64], first: i64) -> i64:
    """The same for the places of one set."""
    spaces = board.spaces
    feet = board.feet_supply[seat] > 0
    columns = board.column_supply[seat] > 0
    best: i64 = 0
    for word in range(WORDS):
        nodes: i64 = places[first + word]
        if not feet:
            nodes &= ON_COLUMNS[word]
        if not columns:
            nodes &= ~ON_COLUMNS[word]
        if nodes & ~spaces[TAKEN + word]:
            return 1
        if nodes & ~spaces[FULL + word]:
            best = 2
    return best


def jump_targets(board: Board, seat: Seat) -> vec[i64]:
    """P-145: the set of places beside a space of other players that touches something linked. Q-39:
    only those that need the jump.

    The spaces that can be jumped are the occupied ones of the frontier: no column space touches a
    start or another column space. Q-11: a column needs a jumped foot. Q-42: an old column beyond
    the jumped space does not help.
    """
    spaces = board.spaces
    found = cells(WORDS)
    frontier: i64 = FRONTIER + seat * WORDS
    for word in range(WORDS):
        nodes: i64 = spaces[frontier + word] & spaces[TAKEN + word]
        while nodes:
            jumped: Node = word * IN_WORD + lowest(nodes)
            nodes &= nodes - 1
            for place in range(WORDS):
                beside: i64 = BESIDE[jumped * WORDS + place]
                if IS_COLUMN[jumped]:
                    beside &= ~ON_COLUMNS[place]
                found[place] = found[place] | beside
    for word in range(WORDS):
        own: i64 = spaces[PIECES + seat * WORDS + word]
        found[word] = found[word] & ~(spaces[frontier + word] | own)
    exclude(found, 0, board.site)
    return found


def jumped_over(board: Board, seat: Seat, target: Node) -> Node:
    """Q-39: the first space that a jump to this target could pass."""
    for jumped in board.frontier(seat):
        if (
            board.pieces_at(jumped) != 0
            and target in NEIGHBOURS[jumped]
            and not (IS_COLUMN[target] and IS_COLUMN[jumped])
        ):
            return jumped
    return NO_NODE


def in_frontier(board: Board, seat: Seat, node: Node) -> bool:
    """P-50, P-51: would a piece there touch a linked one?"""
    return holds(board.spaces, FRONTIER + seat * WORDS, node)


# Placing


def place(board: Board, seat: Seat, node: Node) -> None:
    """P-44: from the personal supply on the board. P-49, P-53, Q-10: it is linked at once."""
    board.pieces += 1
    board.put_or_take(seat, node)
    exclude(board.spaces, FRONTIER + seat * WORDS, node)
    if IS_COLUMN[node]:
        add(board.column_supply, seat, -1)
        board.columns[seat] = with_node(board.columns[seat], node)
        board.linked[seat] = with_node(board.linked[seat], node)
        reach_out(board, seat, node, False)
    else:
        add(board.feet_supply, seat, -1)
        board.feet[seat] = with_node(board.feet[seat], node)
        reach_out(board, seat, node, True)


def place_bonus_column(board: Board, seat: Seat, node: Node) -> None:
    """P-163, Q-40: free of any route. P-49: it is linked only if it touches something linked."""
    board.pieces += 1
    board.put_or_take(seat, node)
    add(board.column_general, seat, -1)
    board.columns[seat] = with_node(board.columns[seat], node)
    if in_frontier(board, seat, node):  # it touches a linked foot
        exclude(board.spaces, FRONTIER + seat * WORDS, node)
        board.linked[seat] = with_node(board.linked[seat], node)
        reach_out(board, seat, node, False)


def loot_under(board: Board, node: Node) -> i64:
    """P-54: the number of the loot space if a tile lies here, otherwise -1."""
    number: i64 = LOOT_NUMBER[board.nation][node]
    if number >= 0 and board.loot[number] != NOTHING:
        return number
    return NOTHING
