"""Luna: the table as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.numbers import Numbers
from augury.core.state import Seat
from augury.games.luna.components import ISLANDS, ROUNDS, SYMBOLS, TILES, Island
from augury.games.luna.state import LANDING, NOBODY, OVER, PATH, TEMPLE, Board


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """The clock, then every island, every player, every tile, and the step that is under way."""
    observer: Seat = seat if seat >= 0 else 0
    add_clock(board, observer, out)
    for place in range(ISLANDS):
        add_island(board, observer, board.ring[place], out)
    for distance in range(board.seats):
        add_player(board, (observer + distance) % board.seats, observer, out)
    for tile in range(1, TILES + 1):
        add_tile(board, observer, tile, out)
    add_step(board, out)


def add_clock(board: Board, observer: Seat, out: Numbers) -> None:
    out.one_hot(board.phase, OVER + 1)
    out.one_hot(board.round, ROUNDS + 1)
    out.one_hot((board.current - observer) % board.seats, board.seats)
    out.one_hot((board.start - observer) % board.seats, board.seats)
    out.one_hot(board.level, 4)
    out.add(float(board.tokens) / 4.0)
    out.add(float(board.passes) / 4.0)
    out.flag(board.book_bonus)


def add_island(board: Board, observer: Seat, island: Island, out: Numbers) -> None:
    """In ring order: which it is, who stands there, and each player's novices, shrine and favour."""
    out.one_hot(island, ISLANDS)
    out.flag(board.priestess == island)
    out.flag(board.builder == island)
    out.flag(board.apostate == island)
    for distance in range(board.seats):
        seat: Seat = (observer + distance) % board.seats
        out.add(float(board.active(seat, island)) / 4.0)
        out.add(float(board.inactive(seat, island)) / 4.0)
        out.flag(board.has_shrine(seat, island))
        out.flag(board.holds(seat, island))


def add_player(board: Board, seat: Seat, observer: Seat, out: Numbers) -> None:
    out.add(float(board.ip[seat]) / 50.0)
    out.add(float(board.supply[seat]) / 4.0)
    out.add(float(board.landing[seat]) / 4.0)
    out.add(float(board.spaces[seat]) / 10.0)
    out.add(float(board.taken[seat]) / 40.0)
    out.one_hot(board.council_order(seat), board.seats)
    out.one_hot(board.colours[seat], 4)


def add_tile(board: Board, observer: Seat, tile: i64, out: Numbers) -> None:
    """Where it lies, whose novice is on it, whether there is a book, and on which field of the Temple it belongs."""
    zone = board.zones[tile]
    out.flag(zone == PATH)
    out.flag(zone == TEMPLE)
    out.flag(board.has_book(tile))
    owner = board.novices[tile]
    out.one_hot(NOBODY if owner == NOBODY else (owner - observer) % board.seats, board.seats)
    lower: i64 = 0
    for neighbour in board.neighbours[tile]:
        if neighbour < tile:
            lower += 1
    out.add(float(lower) / 6.0)
    out.add(float(len(board.neighbours[tile]) - lower) / 6.0)
    out.add(float(board.places[SYMBOLS[tile]]) / 6.0)


def add_step(board: Board, out: Numbers) -> None:
    """Novices in transit and the choice that has already been made."""
    out.flag(board.by_tide)
    out.add(float(board.cursor) / 14.0)
    out.add(float(board.chosen) / 28.0)
    for source in range(LANDING + 1):
        out.add(float(board.lifted[source]) / 4.0 if board.lifted else 0.0)
    for island in range(ISLANDS):
        out.add(float(board.dropped[island]) / 4.0 if board.dropped else 0.0)
