"""Luna: the way into the Temple: Appointment, Induction, expulsion, Book (RULES.md 7.8 to 7.10)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import BOOK, BRIBE, ISLANDS, SYMBOLS, Tile
from augury.games.luna.rules.workers import deploy, give_back, replace_novice
from augury.games.luna.state import (
    AUTOMATON,
    BOOKS,
    EXPULSION,
    INDUCTION,
    NOBODY,
    TAKE,
    TEMPLE,
    Board,
)
from augury.games.luna.things import island_thing, tile_thing, who
from augury.kit.cells import add


def bribe_if_needed(board: Board, seat: Seat, tile: Tile) -> None:
    """L-079, L-085: a tile just behind the guard costs the BRIBE favour; a released one never
    does."""
    if board.bribable(tile):
        give_back(board, seat, BRIBE)
        if board.listening:
            board.tell("bribe", {"seat": who(board, seat)})


def appoint(board: Board, seat: Seat, tile: Tile, helped: bool) -> None:
    """L-076, L-077: one novice steps on the tile, another is deployed. L-078: with an own shrine
    there the first one is enough.

    L-080, L-107: the replacement novice can only be the second one. L-081: the tile is taken now.
    L-082: no IP for it.
    """
    island = SYMBOLS[tile]
    bribe_if_needed(board, seat, tile)
    add(board.on, seat * ISLANDS + island, -1)
    board.novices[tile] = seat
    if helped:
        replace_novice(board, seat)
    elif not board.has_shrine(seat, island):
        deploy(board, seat, island, 1)
    if board.listening:
        board.tell(
            "appoint",
            {"seat": who(board, seat), "tile": tile_thing(tile), "island": island_thing(island)},
        )


def induct(board: Board, seat: Seat, tile: Tile) -> None:
    """L-083..L-085: an own tile goes from the path to its field. L-046: it costs nothing but the
    turn."""
    bribe_if_needed(board, seat, tile)
    enter_temple(board, seat, tile)


def enter_temple(board: Board, seat: Seat, tile: Tile) -> None:
    """L-086: the guard's number is what it earns, whatever the number of the tile. L-087: then the
    newcomer expels."""
    board.zones[tile] = TEMPLE
    board.layout += 1
    board.novices[tile] = seat
    points = board.guard_value()
    board.gain(seat, INDUCTION, points)
    if board.listening:
        board.tell("induct", {"seat": who(board, seat), "tile": tile_thing(tile), "points": points})
        board.beat()
    for neighbour in board.neighbours[tile]:
        if is_expelled(board, seat, tile, neighbour):
            expel(board, seat, neighbour)


def is_expelled(board: Board, seat: Seat, tile: Tile, neighbour: Tile) -> bool:
    """L-087: another player's novice on a lower neighbouring tile without a book. L-090: only by
    the newcomer, only now."""
    if neighbour > tile or board.zones[neighbour] != TEMPLE:
        return False
    owner = board.novices[neighbour]
    return owner != NOBODY and owner != seat and not board.has_book(neighbour)


def expel(board: Board, seat: Seat, tile: Tile) -> None:
    """L-088: the novice goes to the landing stage, the active player gets 1 IP. L-089: its tile
    stays empty for good.

    L-091: it waits there for a boat or the tide. L-172: the automaton's novice goes beside the
    island of the tile instead.
    """
    owner = board.novices[tile]
    board.novices[tile] = NOBODY
    board.gain(seat, EXPULSION, 1)
    if board.level and owner == AUTOMATON:
        add(board.beside, owner * ISLANDS + SYMBOLS[tile], 1)
    else:
        add(board.landing, owner, 1)
    if board.listening:
        facts = {"seat": who(board, seat), "owner": who(board, owner), "tile": tile_thing(tile)}
        board.tell("expel", {**facts, "field": tile, "points": 1})


def choose_reader(board: Board, tile: Tile) -> None:
    """L-092: an own novice in the Temple that has no book gets one; next comes which."""
    board.phase = TAKE
    board.chosen = tile


def move_book(board: Board, seat: Seat, source: Tile) -> None:
    """L-093: any book in the Temple goes under the chosen novice. L-095: the novice that loses it
    is not expelled by that."""
    give_back(board, seat, BOOK)
    tile = board.chosen
    owner = board.novices[source]
    points = book_points(board)
    board.book_bonus = False
    board.chosen = 0
    board.books = (board.books & ~(1 << source)) | (1 << tile)
    board.layout += 1
    board.gain(seat, BOOKS, points)
    if board.listening:
        board.tell(
            "book-own" if owner == seat else "book",
            {
                "seat": who(board, seat),
                "owner": who(board, owner),
                "from": tile_thing(source),
                "tile": tile_thing(tile),
                "points": points,
            },
        )


def book_points(board: Board) -> i64:
    """L-094: 1 IP. L-153: with two players the first Book of each round, whoever plays it, gives
    2."""
    return 2 if board.book_bonus else 1
