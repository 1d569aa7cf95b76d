"""Luna: the automaton of the solo game (RULES.md 9.3). Its steps lie outside the action phase, so
the Apostate never blocks it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import ISLANDS, LAST_SPACE, SHRINES, SYMBOLS, TILES, Island, Tile
from augury.games.luna.rules.council import advance
from augury.games.luna.rules.temple import enter_temple
from augury.games.luna.rules.workers import deploy
from augury.games.luna.state import AUTOMATON, BOOKS, HUMAN, NOBODY, PATH, TEMPLE, Board
from augury.games.luna.things import island_thing, tile_thing, who
from augury.kit.cells import add, total

NO_TILE: Final = 0


def may_pick(board: Board, island: Island) -> bool:
    """L-164: an island where the automaton has an active novice."""
    return board.active(AUTOMATON, island) > 0


def can_pick(board: Board) -> bool:
    """L-164: if the automaton has no active novice anywhere, the step is skipped."""
    return total(board.on[AUTOMATON * ISLANDS : (AUTOMATON + 1) * ISLANDS]) > 0


def send_to_council(board: Board, island: Island) -> None:
    """L-164: its novices there become inactive, its stone advances a space for each, at most to
    space 10."""
    novices = board.active(AUTOMATON, island)
    deploy(board, AUTOMATON, island, novices)
    left: i64 = LAST_SPACE - board.spaces[AUTOMATON]
    steps: i64 = novices if novices < left else left
    if steps > 0:
        advance(board, AUTOMATON, steps)
    if board.listening:
        space = board.spaces[AUTOMATON]
        board.tell(
            "automaton-council",
            {
                "seat": who(board, AUTOMATON),
                "island": island_thing(island),
                "number": novices,
                "space": space,
            },
        )


def induct_automaton(board: Board) -> None:
    """L-170: after the Council the automaton takes its tile, expels, and seizes a book; then the
    human acts."""
    tile = wanted_tile(board)
    if tile == NO_TILE:
        if board.listening:
            board.tell("automaton-nothing", {"seat": who(board, AUTOMATON)})
        return
    # L-166: straight to the Temple, for the guard's number. L-167: it expels like everybody. L-169:
    # no helper, no bribe.
    add(board.on, AUTOMATON * ISLANDS + SYMBOLS[tile], -1)
    enter_temple(board, AUTOMATON, tile)
    if board.listening:
        board.beat()
    seize_book(board)


def wanted_tile(board: Board) -> Tile:
    """L-165: the highest released free tile for whose symbol the automaton has an active novice; 0
    = none."""
    tile: Tile = TILES
    while tile > 0:
        free = board.zones[tile] == PATH and board.novices[tile] == NOBODY
        if free and board.released(tile) and board.active(AUTOMATON, SYMBOLS[tile]) > 0:
            return tile
        tile -= 1
    return NO_TILE


def lowest_tile(board: Board, seat: Seat, with_book: bool) -> Tile:
    """The lowest tile in the Temple with a novice of this seat that has, or has not, a book; 0 =
    none."""
    for tile in range(1, TILES + 1):
        if (
            board.zones[tile] == TEMPLE
            and board.novices[tile] == seat
            and board.has_book(tile) == with_book
        ):
            return tile
    return NO_TILE


def seize_book(board: Board) -> None:
    """L-168: the human's lowest book goes under the automaton's lowest novice without one, for 1
    IP. It is no Book action."""
    source = lowest_tile(board, HUMAN, True)
    if source == NO_TILE:
        return
    tile = lowest_tile(board, AUTOMATON, False)
    board.books = (board.books & ~(1 << source)) | (1 << tile)
    board.layout += 1
    board.gain(AUTOMATON, BOOKS, 1)
    if board.listening:
        facts = {"from": tile_thing(source), "tile": tile_thing(tile)}
        board.tell(
            "automaton-book",
            {"seat": who(board, AUTOMATON), "owner": who(board, HUMAN), **facts, "points": 1},
        )


def will_build(board: Board, seat: Seat) -> bool:
    """L-173: with a novice at the Builder's island, active or not, the automaton builds a shrine
    there before the scoring, if it has none."""
    island = board.builder
    return (
        board.level > 0
        and seat == AUTOMATON
        and board.active(seat, island) + board.inactive(seat, island) > 0
        and not board.has_shrine(seat, island)
        and board.shrines_built(seat) < SHRINES
    )


def shrines_scored(board: Board, seat: Seat) -> i64:
    """The shrines with which a seat enters the next scoring, one bit for each island."""
    built: i64 = board.shrines[seat]
    return built | 1 << board.builder if will_build(board, seat) else built


def build_automaton(board: Board) -> None:
    """L-173: the shrine of the round."""
    if not will_build(board, AUTOMATON):
        return
    island = board.builder
    board.shrines[AUTOMATON] = board.shrines[AUTOMATON] | 1 << island
    if board.listening:
        board.tell("build", {"seat": who(board, AUTOMATON), "island": island_thing(island)})
