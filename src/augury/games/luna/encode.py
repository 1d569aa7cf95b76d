"""Luna: the table as numbers for learning programs. Seats are counted from the observer
clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.numbers import ONE, Numbers, ratio_bits
from augury.core.state import Seat
from augury.games.luna.components import ISLANDS, ROUNDS, SYMBOLS, TILES, Island
from augury.games.luna.state import LANDING, NOBODY, OVER, PATH, TEMPLE, Board

EVERYWHERE: Final = 0b1111111  # all islands, as a set


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """The clock, then every island, every player, every tile, and the step that is under way."""
    observer: Seat = seat if seat >= 0 else 0
    out.keeps(board.layout)  # if not, the page is fresh again
    add_clock(board, observer, out)
    add_islands(board, observer, out)
    add_players(board, observer, out)
    add_tiles(board, observer, out)
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


def add_islands(board: Board, observer: Seat, out: Numbers) -> None:
    """In ring order: which it is, who stands there, and each player's novices, shrine and
    favour."""
    width: i64 = ISLANDS + 3 + 4 * board.seats
    place = out.zeros(ISLANDS * width)
    places, on, beside = board.places, board.on, board.beside
    if out.fresh:
        add_ring(board, place, width, out)
    mark_place(board, board.priestess, place + ISLANDS, width, out)
    mark_place(board, board.builder, place + ISLANDS + 1, width, out)
    mark_place(board, board.apostate, place + ISLANDS + 2, width, out)
    place += ISLANDS + 3
    for distance in range(board.seats):
        seat: Seat = (observer + distance) % board.seats
        first: i64 = seat * ISLANDS
        for island in range(ISLANDS):
            standing: i64 = on[first + island]
            waiting: i64 = beside[first + island]
            if standing != 0:
                out.write(place + places[island] * width, ratio_bits(standing, 4))
            if waiting != 0:
                out.write(place + places[island] * width + 1, ratio_bits(waiting, 4))
        add_set(board, board.shrines[seat], place + 2, width, out)
        add_set(board, board.favours[seat], place + 3, width, out)
        place += 4


def add_ring(board: Board, place: i64, width: i64, out: Numbers) -> None:
    """Which island lies where: the set-up decides."""
    first = out.count
    for island in range(ISLANDS):
        out.write(place + board.places[island] * width + island, ONE)
    out.settle(first)


def mark_place(board: Board, island: Island, place: i64, width: i64, out: Numbers) -> None:
    """1 at the island where somebody stands, if they stand on one."""
    if 0 <= island < ISLANDS:
        out.write(place + board.places[island] * width, ONE)


def add_set(board: Board, islands: i64, place: i64, width: i64, out: Numbers) -> None:
    """1 at every island of a set."""
    islands &= EVERYWHERE
    island: Island = 0
    while islands != 0:
        if islands & 1 != 0:
            out.write(place + board.places[island] * width, ONE)
        islands >>= 1
        island += 1


def add_players(board: Board, observer: Seat, out: Numbers) -> None:
    """Five numbers for each, the place of their stone among all, and their colour."""
    seats: i64 = board.seats
    width: i64 = 5 + seats + 4
    place = out.zeros(seats * width)
    out.seat_ratios(board.ip, seats, observer, place, width, 50)
    out.seat_ratios(board.supply, seats, observer, place + 1, width, 4)
    out.seat_ratios(board.landing, seats, observer, place + 2, width, 4)
    out.seat_ratios(board.spaces, seats, observer, place + 3, width, 10)
    out.seat_ratios(board.taken, seats, observer, place + 4, width, 40)
    for order in range(seats):
        distance: i64 = (board.stones[order] + seats - observer) % seats
        out.write(place + distance * width + 5 + order, ONE)
    out.seat_one_hots(board.colours, seats, observer, place + 5 + seats, width)


def add_tiles(board: Board, observer: Seat, out: Numbers) -> None:
    """Where each lies, whether there is a book, and on which field of the Temple it belongs (see
    `add_fields`); whose novice is on it."""
    width: i64 = 3 + board.seats + 3
    place = out.zeros(TILES * width)
    if out.fresh:
        add_fields(board, place, width, out)
    novices = board.novices
    for tile in range(1, TILES + 1):
        owner: Seat = novices[tile]
        if owner != NOBODY:
            out.write(
                place
                + 3
                + (owner - observer if owner >= observer else owner + board.seats - observer),
                ONE,
            )
        place += width


def add_fields(board: Board, place: i64, width: i64, out: Numbers) -> None:
    """Where a tile lies and whether there is a book, which changes with `layout`; then the
    neighbours of its field, with lower and with higher numbers, and the island of its symbol: the
    set-up decides."""
    first = out.count
    for tile in range(1, TILES + 1):
        zone: i64 = board.zones[tile]
        if zone == PATH:
            out.write(place, ONE)
        elif zone == TEMPLE:
            out.write(place + 1, ONE)
        if board.has_book(tile):
            out.write(place + 2, ONE)
        lower: i64 = board.lower[tile]
        place += width
        out.put_ratio(place - 3, lower, 6)
        out.put_ratio(place - 2, len(board.neighbours[tile]) - lower, 6)
        out.put_ratio(place - 1, board.places[SYMBOLS[tile]], 6)
    out.settle(first)


def add_step(board: Board, out: Numbers) -> None:
    """Novices in transit and the choice that has already been made."""
    out.flag(board.by_tide)
    out.ratio(board.cursor, 14)
    out.ratio(board.chosen, 28)
    add_novices(board.lifted, LANDING + 1, out)
    add_novices(board.dropped, ISLANDS, out)


def add_novices(numbers: vec[i64], size: i64, out: Numbers) -> None:
    """By place; there may be none at all."""
    place = out.zeros(size)
    for index in range(len(numbers)):
        out.put_ratio(place + index, numbers[index], 4)
