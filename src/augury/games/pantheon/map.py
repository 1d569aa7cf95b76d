"""Pantheon: the board (RULES.md 4). A node is a number: its place in NODES, read row by row."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from augury.kit.cells import cells_of

Node: TypeAlias = i64

NO_NODE: Final = -1
WIDTH: Final = 23

# Rows A to M, columns 00 to 22: blank no hex, . land, ~ water, # column space, S start space. [R]
GRID: Final = [
    "   ~~~#.#.....#.       ",
    "  #~~......S...#       ",
    "  ~~....#........#.#.#.",
    "~~#..S...#...#.#~~~...#",
    "~~~........~.....~~~...",
    "~....~~~...~#....~.....",
    "#...~~#~~S.~~..S~....S.",
    "..S.~.~.~~..~~..~#.....",
    "#..~~~~~~~.#~~~~~.~#...",
    "~~....#.~~~~~~~.~~....#",
    "~..#.#....~~~~~~~~..#..",
    "~#......S.~~~#...S..~# ",
    "     .#....#...#....~. ",
]

# By nation, in the order of NATIONS: the start space, then the loot spaces number 0 to 4. [R]
NATION_SPACES: Final = [
    ["D05", "A07", "E08", "F03", "C02", "H07"],
    ["B11", "A09", "B14", "E10", "B07", "F13"],
    ["G15", "I17", "D14", "I13", "F18", "E12"],
    ["L17", "L14", "M20", "J15", "H18", "J20"],
    ["G21", "D19", "G18", "J21", "C22", "K19"],
    ["L08", "I10", "L05", "L11", "J05", "J11"],
    ["H02", "H05", "K04", "E03", "L02", "E00"],
    ["G09", "D10", "E07", "J10", "G13", "K07"],
]
LOOT_SPACES: Final[i64] = 5


def read_names() -> list[str]:
    found: list[str] = []
    for row, line in enumerate(GRID):
        for column, mark in enumerate(line):
            if mark != " ":
                found.append("ABCDEFGHIJKLM"[row] + f"{column:02}")
    return found


def read_marks() -> list[str]:
    return [mark for line in GRID for mark in line if mark != " "]


NODES: Final = read_names()
MARKS: Final = read_marks()
NODE_COUNT: Final[i64] = 271
PLACE: Final[dict[str, i64]] = {name: place for place, name in enumerate(NODES)}
ROW: Final = cells_of(["ABCDEFGHIJKLM".index(name[0]) for name in NODES])
SLANT: Final = cells_of(  # axial column
    [int(name[1:]) - ROW[place] // 2 for place, name in enumerate(NODES)]
)


def read_neighbours() -> list[list[Node]]:
    """Pointy-top hexes, odd rows shifted half a hex to the east."""
    found: list[list[Node]] = []
    for name in NODES:
        row = "ABCDEFGHIJKLM".index(name[0])
        column = int(name[1:])
        west = column - 1 if row % 2 == 0 else column
        around: list[Node] = []
        for r, c in (
            (row - 1, west),
            (row - 1, west + 1),
            (row, column - 1),
            (row, column + 1),
            (row + 1, west),
            (row + 1, west + 1),
        ):
            if 0 <= r < len(GRID) and 0 <= c < WIDTH and GRID[r][c] != " ":
                around.append(PLACE["ABCDEFGHIJKLM"[r] + f"{c:02}"])
        found.append(around)
    return found


NEIGHBOURS: Final = read_neighbours()
IS_COLUMN: Final[list[bool]] = [mark == "#" for mark in MARKS]
COLUMN_NODES: Final[list[Node]] = [place for place, mark in enumerate(MARKS) if mark == "#"]
COLUMN_NAMES: Final = [NODES[node] for node in COLUMN_NODES]
COLUMN_INDEX: Final = cells_of(
    [COLUMN_NODES.index(node) if IS_COLUMN[node] else -1 for node in range(NODE_COUNT)]
)
STARTS: Final[list[Node]] = [PLACE[names[0]] for names in NATION_SPACES]
LOOT_NODES: Final[list[list[Node]]] = [
    [PLACE[name] for name in names[1:]] for names in NATION_SPACES
]


def read_loot_numbers() -> list[list[i64]]:
    """By nation and node: the number of the loot space, -1 = none of this nation."""
    found: list[list[i64]] = []
    for spaces in LOOT_NODES:
        numbers: list[i64] = [-1] * NODE_COUNT
        for number, node in enumerate(spaces):
            numbers[node] = number
        found.append(numbers)
    return found


LOOT_NUMBER: Final = read_loot_numbers()


def apart(a: Node, b: Node) -> i64:
    """How many steps two nodes are apart on an unbroken plain of hexes."""
    rows: i64 = ROW[a] - ROW[b]
    slants: i64 = SLANT[a] - SLANT[b]
    across: i64 = rows + slants
    if rows < 0:
        rows = -rows
    if slants < 0:
        slants = -slants
    if across < 0:
        across = -across
    return (rows + slants + across) // 2


def read_columns_near() -> list[Node]:
    """Node by node all column spaces, the nearest first."""
    found: list[Node] = []
    for node in range(NODE_COUNT):
        far: list[tuple[i64, Node]] = [(apart(node, column), column) for column in COLUMN_NODES]
        far.sort()
        found += [column for _, column in far]
    return found


COLUMN_COUNT: Final[i64] = 32
COLUMNS_NEAR: Final = cells_of(read_columns_near())  # node * COLUMN_COUNT
COLUMNS_APART: Final = cells_of(  # the same: how far they are
    [apart(place // COLUMN_COUNT, column) for place, column in enumerate(COLUMNS_NEAR)]
)
LOOT_APART: Final = cells_of(  # (nation * LOOT_SPACES + number) * NODE_COUNT + node
    [apart(loot, node) for spaces in LOOT_NODES for loot in spaces for node in range(NODE_COUNT)]
)
