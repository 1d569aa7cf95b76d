"""Luna: the table as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import ISLANDS, ROUNDS, SYMBOLS, TILES, Island
from augury.games.luna.state import LANDING, NOBODY, OVER, PATH, TEMPLE, Board


def encode(board: Board, seat: Seat) -> list[float]:
    """The clock, then every island, every player, every tile, and the step that is under way."""
    out: list[float] = []
    observer: Seat = seat if seat >= 0 else 0
    add_clock(board, observer, out)
    for place in range(ISLANDS):
        add_island(board, observer, board.ring[place], out)
    for distance in range(board.seats):
        add_player(board, (observer + distance) % board.seats, observer, out)
    for tile in range(1, TILES + 1):
        add_tile(board, observer, tile, out)
    add_step(board, out)
    return out


def one_of(out: list[float], number: i64, size: i64) -> None:
    """A choice among so many, as a row of zeros with at most one 1."""
    for i in range(size):
        out.append(1.0 if i == number else 0.0)


def add_clock(board: Board, observer: Seat, out: list[float]) -> None:
    one_of(out, board.phase, OVER + 1)
    one_of(out, board.round, ROUNDS + 1)
    one_of(out, (board.current - observer) % board.seats, board.seats)
    one_of(out, (board.start - observer) % board.seats, board.seats)
    one_of(out, board.level, 4)
    out.append(float(board.tokens) / 4.0)
    out.append(float(board.passes) / 4.0)
    out.append(1.0 if board.book_bonus else 0.0)


def add_island(board: Board, observer: Seat, island: Island, out: list[float]) -> None:
    """In ring order: which it is, who stands there, and each player's novices, shrine and favour."""
    one_of(out, island, ISLANDS)
    out.append(1.0 if board.priestess == island else 0.0)
    out.append(1.0 if board.builder == island else 0.0)
    out.append(1.0 if board.apostate == island else 0.0)
    for distance in range(board.seats):
        seat: Seat = (observer + distance) % board.seats
        out.append(float(board.active(seat, island)) / 4.0)
        out.append(float(board.inactive(seat, island)) / 4.0)
        out.append(1.0 if board.has_shrine(seat, island) else 0.0)
        out.append(1.0 if board.holds(seat, island) else 0.0)


def add_player(board: Board, seat: Seat, observer: Seat, out: list[float]) -> None:
    out.append(float(board.ip[seat]) / 50.0)
    out.append(float(board.supply[seat]) / 4.0)
    out.append(float(board.landing[seat]) / 4.0)
    out.append(float(board.spaces[seat]) / 10.0)
    out.append(float(board.taken[seat]) / 40.0)
    one_of(out, board.council_order(seat), board.seats)
    one_of(out, board.colours[seat], 4)


def add_tile(board: Board, observer: Seat, tile: i64, out: list[float]) -> None:
    """Where it lies, whose novice is on it, whether there is a book, and on which field of the Temple it belongs."""
    zone = board.zones[tile]
    out.append(1.0 if zone == PATH else 0.0)
    out.append(1.0 if zone == TEMPLE else 0.0)
    out.append(1.0 if board.has_book(tile) else 0.0)
    owner = board.novices[tile]
    one_of(out, NOBODY if owner == NOBODY else (owner - observer) % board.seats, board.seats)
    lower: i64 = 0
    for neighbour in board.neighbours[tile]:
        if neighbour < tile:
            lower += 1
    out.append(float(lower) / 6.0)
    out.append(float(len(board.neighbours[tile]) - lower) / 6.0)
    out.append(float(board.places[SYMBOLS[tile]]) / 6.0)


def add_step(board: Board, out: list[float]) -> None:
    """Novices in transit and the choice that has already been made."""
    out.append(1.0 if board.by_tide else 0.0)
    out.append(float(board.cursor) / 14.0)
    out.append(float(board.chosen) / 28.0)
    for source in range(LANDING + 1):
        out.append(float(board.lifted[source]) / 4.0 if board.lifted else 0.0)
    for island in range(ISLANDS):
        out.append(float(board.dropped[island]) / 4.0 if board.dropped else 0.0)
