"""Goetia: what somebody should know before they place a follower on a hex, beside its price."""

from __future__ import annotations

from augury.games.goetia.bundle import SORTS, WHITE, Colour
from augury.games.goetia.components import NONE, ON_EDGE, ON_SCRY
from augury.games.goetia.hexes import GIVES, HEXES, group_of
from augury.games.goetia.rules.gaining import most_of, take
from augury.games.goetia.state import TOKEN_BASE, Board
from augury.games.goetia.view_types import Note


def vacant(board: Board, hex_: int) -> int:
    """G-614, R-39: how many hexes of its link have no follower; 0 for a single hex."""
    return sum(not 0 < board.hexes[member] < TOKEN_BASE for member in group_of(board.edition, hex_))


def followed(board: Board, hex_: int) -> bool:
    """Does a follower stand there? A hiding token is none."""
    return 0 < board.hexes[hex_] < TOKEN_BASE


def robbed(board: Board, seat: int, colour: int) -> int:
    """G-324: while the supply lasts, and when the receiver has most themselves, nobody loses a
    cube."""
    if board.supply[colour] or not 0 <= seat < board.seats:
        return -1
    victim = most_of(board, seat, colour)
    return -1 if victim in (NONE, seat) else victim


def notes(board: Board, seat: int, hex_: int, gives: tuple[Colour, int] | None) -> list[Note]:
    """In the order in which they are read. `gives`: the colour and number of a plain gain."""
    data = HEXES[hex_]
    linked = bool(group_of(board.edition, hex_))
    found = []
    if linked:
        found.append(link_note(board, hex_))
    if data.area == ON_SCRY and linked:
        found.append(note("contact"))
    if data.sacrifice:
        found.append(note("sacrifice"))
    if gives is not None:
        found += supply_notes(board, seat, gives[0], gives[1])
    if data.area == ON_EDGE and not board.flipped[data.home]:
        waiting = int(board.waiting[data.home])
        if waiting.bit_count() == 1:
            found.append(note("turns"))
    return found


def note(key: str, number: int = 0, seat: int = -1) -> Note:
    return Note(key=key, number=number, seat=seat)


def link_note(board: Board, hex_: int) -> Note:
    """G-614: how long a follower stays on a linked hex."""
    free = vacant(board, hex_)
    if not followed(board, hex_):
        return note("linked", free - 1) if free > 1 else note("completes")
    return note("trapped", free) if free else note("completes")


def supply_notes(board: Board, seat: int, colour: Colour, number: int) -> list[Note]:
    """G-324: the supply has less than the hex gives, and who loses how many instead. Which colour a
    white symbol stands for is not known yet."""
    if colour == WHITE or board.supply[colour] >= number:
        return []
    found = [note("short", board.supply[colour])]
    if 0 <= seat < board.seats:
        after = board.clone()
        assert isinstance(after, Board)
        take(after, seat, colour, number)
        for other in range(board.seats):
            lost = board.stock[other * SORTS + colour] - after.stock[other * SORTS + colour]
            if lost > 0:
                found.append(note("robs", lost, other))
    return found


def printed(hex_: int) -> tuple[Colour, int] | None:
    """The plain gain that is printed on a hex."""
    data = HEXES[hex_]
    return (data.colour, data.number) if data.gives == GIVES else None
