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
    out.ratio(board.tokens, 4)
    out.ratio(board.passes, 4)
    out.flag(board.book_bonus)


def add_island(board: Board, observer: Seat, island: Island, out: Numbers) -> None:
    """In ring order: which it is, who stands there, and each player's novices, shrine and favour."""
    out.one_hot(island, ISLANDS)
    out.flag(board.priestess == island)
    out.flag(board.builder == island)
    out.flag(board.apostate == island)
    for distance in range(board.seats):
        seat: Seat = (observer + distance) % board.seats
        out.ratio(board.on[seat * ISLANDS + island], 4)
        out.ratio(board.beside[seat * ISLANDS + island], 4)
        out.flag(board.has_shrine(seat, island))
        out.flag(board.holds(seat, island))


def add_player(board: Board, seat: Seat, observer: Seat, out: Numbers) -> None:
    out.ratio(board.ip[seat], 50)
    out.ratio(board.supply[seat], 4)
    out.ratio(board.landing[seat], 4)
    out.ratio(board.spaces[seat], 10)
    out.ratio(board.taken[seat], 40)
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
    lower: i64 = board.lower[tile]
    out.ratio(lower, 6)
    out.ratio(len(board.neighbours[tile]) - lower, 6)
    out.ratio(board.places[SYMBOLS[tile]], 6)


def add_step(board: Board, out: Numbers) -> None:
    """Novices in transit and the choice that has already been made."""
    out.flag(board.by_tide)
    out.ratio(board.cursor, 14)
    out.ratio(board.chosen, 28)
    add_novices(board.lifted, LANDING + 1, out)
    add_novices(board.dropped, ISLANDS, out)


def add_novices(numbers: list[i64], size: i64, out: Numbers) -> None:
    """By place; there may be none at all."""
    if numbers:
        out.ratios(numbers, 0, size, 4)
    else:
        out.zeros(size)
