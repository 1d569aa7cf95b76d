"""Luna: what novices do on their island: favours, recruits, shrines, herbs (RULES.md 7.0 to 7.4 and
7.13)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import HERB, ISLANDS, NOVICE, SHRINE, Island
from augury.games.luna.state import Board
from augury.games.luna.things import favour_thing, island_thing, who
from augury.kit.cells import add


def deploy(board: Board, seat: Seat, island: Island, number: i64) -> None:
    """L-041: active novices become inactive. L-042: all of one action come from the same island."""
    here: i64 = seat * ISLANDS + island
    add(board.on, here, -number)
    add(board.beside, here, number)


def give_back(board: Board, seat: Seat, favour: Island) -> None:
    """L-043: a used favour goes back to its island at once. L-044: so no island ever runs out of
    favours."""
    board.favours[seat] = board.favours[seat] & ~(1 << favour)


def pay(board: Board, seat: Seat, island: Island, price: i64, helped: bool) -> None:
    """The price in novices. L-104, L-105: the NOVICE favour counts as one of them. L-106: it is no
    piece and leaves nothing behind."""
    if helped:
        replace_novice(board, seat)
        price -= 1
    deploy(board, seat, island, price)


def replace_novice(board: Board, seat: Seat) -> None:
    """L-104: the NOVICE favour is returned as a replacement novice. L-109: beside any favour that
    the action needs itself."""
    give_back(board, seat, NOVICE)
    if board.listening:
        board.tell("helped", {"seat": who(board, seat)})


def favour_price(board: Board, seat: Seat, island: Island) -> i64:
    """L-051: two novices, with an own shrine on the island only one."""
    return 1 if board.has_shrine(seat, island) else 2


def take_favour(board: Board, seat: Seat, island: Island, helped: bool) -> None:
    """L-050..L-052: novices are deployed for the favour of their island. L-053, L-108: NOVICE
    cannot be gained with itself."""
    pay(board, seat, island, favour_price(board, seat, island), helped)
    board.favours[seat] = board.favours[seat] | 1 << island
    if board.listening:
        board.tell(
            "favour",
            {
                "seat": who(board, seat),
                "favour": favour_thing(island),
                "island": island_thing(island),
            },
        )


def recruit(board: Board, seat: Seat, island: Island, helped: bool) -> None:
    """L-054: two novices and one from the supply. L-055: the recruit is put beside the island,
    inactive."""
    pay(board, seat, island, 2, helped)
    add(board.supply, seat, -1)
    add(board.beside, seat * ISLANDS + island, 1)
    if board.listening:
        board.tell("recruit", {"seat": who(board, seat), "island": island_thing(island)})


def build_shrine(board: Board, seat: Seat, helped: bool) -> None:
    """L-057..L-059: for the SHRINE favour and two novices on the Builder's island a shrine there.
    L-060: it stays for good."""
    give_back(board, seat, SHRINE)
    pay(board, seat, board.builder, 2, helped)
    board.shrines[seat] = board.shrines[seat] | 1 << board.builder
    if board.listening:
        board.tell("build", {"seat": who(board, seat), "island": island_thing(board.builder)})


def wake(board: Board, seat: Seat, island: Island, number: i64) -> None:
    """L-061, L-062: for the HERB favour one or two inactive novices beside an island, not the Herb
    island, become active."""
    give_back(board, seat, HERB)
    here: i64 = seat * ISLANDS + island
    add(board.beside, here, -number)
    add(board.on, here, number)
    if board.listening:
        board.tell(
            "herbs", {"seat": who(board, seat), "island": island_thing(island), "number": number}
        )
