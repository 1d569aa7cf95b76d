"""Luna: the table as numbers for learning programs. Seats are counted from the observer
clockwise."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.numbers import ONE, Numbers
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


def add_island(board: Board, observer: Seat, island: Island, out: Numbers) -> None:
    """In ring order: which it is, who stands there, and each player's novices, shrine and
    favour."""
    place = out.zeros(ISLANDS + 3 + 4 * board.seats)
    out.write(place + island, ONE)
    place += ISLANDS
    if board.priestess == island:
        out.write(place, ONE)
    if board.builder == island:
        out.write(place + 1, ONE)
    if board.apostate == island:
        out.write(place + 2, ONE)
    place += 3
    on, beside, shrines, favours = board.on, board.beside, board.shrines, board.favours
    seat: Seat = observer
    for _ in range(board.seats):
        out.put_ratio(place, on[seat * ISLANDS + island], 4)
        out.put_ratio(place + 1, beside[seat * ISLANDS + island], 4)
        if (shrines[seat] >> island) & 1:
            out.write(place + 2, ONE)
        if (favours[seat] >> island) & 1:
            out.write(place + 3, ONE)
        place += 4
        seat += 1
        if seat == board.seats:
            seat = 0


def add_player(board: Board, seat: Seat, observer: Seat, out: Numbers) -> None:
    out.ratio(board.ip[seat], 50)
    out.ratio(board.supply[seat], 4)
    out.ratio(board.landing[seat], 4)
    out.ratio(board.spaces[seat], 10)
    out.ratio(board.taken[seat], 40)
    out.one_hot(board.council_order(seat), board.seats)
    out.one_hot(board.colours[seat], 4)


def add_tiles(board: Board, observer: Seat, out: Numbers) -> None:
    """Where each lies, whether there is a book, whose novice is on it, and on which field of the
    Temple it belongs."""
    width: i64 = 3 + board.seats + 3
    place = out.zeros(TILES * width)
    if out.fresh:
        add_fields(board, place, width, out)
    zones, novices = board.zones, board.novices
    for tile in range(1, TILES + 1):
        zone: i64 = zones[tile]
        if zone == PATH:
            out.write(place, ONE)
        elif zone == TEMPLE:
            out.write(place + 1, ONE)
        if board.has_book(tile):
            out.write(place + 2, ONE)
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
    """The neighbours of a tile's field, with lower and with higher numbers, and the island of its
    symbol: the set-up decides."""
    first = out.count
    for tile in range(1, TILES + 1):
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
