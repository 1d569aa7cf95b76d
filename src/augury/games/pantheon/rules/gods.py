"""Pantheon: what the gods give (RULES.md 7.10)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon.components import (
    CARDS,
    DEMIGOD_VALUES,
    GOD_KINDS,
    GODS,
    LAST_LOW,
    NOTHING,
    PLAESIRIS,
    SURPARIT,
    YELLOW,
    God,
)
from augury.games.pantheon.rules.cards import gain_openly
from augury.games.pantheon.state import FROM_GODS, Board, thing
from augury.kit import things
from augury.kit.cells import added, cells, listed
from augury.kit.piles import spread_out


def gain(board: Board, seat: Seat, god: God, acquired: bool) -> None:
    """P-95, P-139: the points of the era at once, then the effect. Yellow tiles go to the box, blue
    ones stay (P-143..P-149)."""
    score(board, seat, board.era, god)
    if god >= YELLOW:
        board.gods = added(board.gods, seat * GOD_KINDS + god, 1)
        board.tiles += 1
        return
    if god == SURPARIT:
        surparit(board, seat)
    elif god == PLAESIRIS:
        plaesiris(board, seat, acquired)
    else:
        taksator(board, seat)
    board.god_box = added(board.god_box, god, 1)  # after its effect


def score(board: Board, seat: Seat, points: i64, god: God) -> None:
    board.gain(seat, FROM_GODS, points)
    if board.listening:
        board.tell(
            "god-points",
            {"seat": things.seat(seat), "god": thing("god", GODS, god), "points": points},
        )


def surparit(board: Board, seat: Seat) -> None:
    """P-140: one more god tile from the stack; a second Surparit gives its points, but no further
    tile."""
    god = draw_god(board)
    if god == NOTHING:
        return
    if board.listening:
        board.tell("drew-god", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
    if god == SURPARIT:
        score(board, seat, board.era, god)
        board.god_box = added(board.god_box, god, 1)
    else:
        gain(board, seat, god, False)


def plaesiris(board: Board, seat: Seat, acquired: bool) -> None:
    """P-141: acquired by the action: the two best open demigods. Otherwise the top ones of the two
    piles, Q-5: if there are any."""
    if acquired:
        take_open_demigod(board, seat)
        take_open_demigod(board, seat)
        return
    if board.low:
        take_hidden_demigod(board, seat, True)
    if board.high:
        take_hidden_demigod(board, seat, False)


def taksator(board: Board, seat: Seat) -> None:
    """P-142: the top special money card. P-151: nothing if there is none."""
    take_special_money(board, seat)


def take_special_money(board: Board, seat: Seat) -> None:
    if not board.special:
        if board.listening:
            board.tell("nothing-left", {"seat": things.seat(seat)})
        return
    card = board.special[-1]
    board.special = board.special[:-1]
    board.layout += 1
    gain_openly(board, seat, card)
    if board.listening:
        board.tell("special-money", {"seat": things.seat(seat), "card": thing("card", CARDS, card)})


def draw_god(board: Board) -> God:
    """P-150: an empty stack is made afresh of the god tiles in the box; without any, nothing is
    drawn."""
    if not board.god_stack:
        board.god_stack = spread_out(listed(board.god_box))
        board.god_box = cells(GOD_KINDS)
        board.chance.shuffle(board.god_stack)
        board.seal("chance")
        if board.listening:
            board.tell("gods-reshuffled", {"number": len(board.god_stack)})
    if not board.god_stack:
        return NOTHING
    board.seal("revealed")
    god: God = board.god_stack[-1]
    board.god_stack = board.god_stack[:-1]
    board.layout += 1
    return god


def gain_from_stack(board: Board, seat: Seat) -> None:
    """P-162: the top god tile of the stack without sacrifice."""
    god = draw_god(board)
    if god == NOTHING:
        return
    if board.listening:
        board.tell("drew-god", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
    gain(board, seat, god, False)


# Demigods


def take_open_demigod(board: Board, seat: Seat) -> None:
    """P-161, P-141: the open demigod of highest value. Q-33: equal ones are the same."""
    for value in range(DEMIGOD_VALUES - 1, 0, -1):
        if board.open_demigods[value] > 0:
            board.open_demigods = added(board.open_demigods, value, -1)
            place: i64 = seat * DEMIGOD_VALUES + value
            board.demigods_shown = added(board.demigods_shown, place, 1)
            board.layout += 1
            board.tiles += 1
            if board.listening:
                board.tell("open-demigod", {"seat": things.seat(seat), "value": value})
            return
    if board.listening:
        board.tell("nothing-left", {"seat": things.seat(seat)})


def take_hidden_demigod(board: Board, seat: Seat, low: bool) -> None:
    """Face down, unseen by the others, who see the pile."""
    value = top_demigod(board, low)
    place: i64 = seat * DEMIGOD_VALUES + value
    board.demigods_hidden = added(board.demigods_hidden, place, 1)
    board.tiles += 1
    board.seal("revealed")
    if board.listening:
        board.tell(
            "low-demigod" if value <= LAST_LOW else "high-demigod", {"seat": things.seat(seat)}
        )
        board.whisper([seat], "own-demigod", {"value": value})


def in_low_pile(board: Board) -> bool:
    """Q-3, Q-5: ordinary draws take the low pile until it is empty, then the high one."""
    return len(board.low) > 0


def top_demigod(board: Board, low: bool) -> i64:
    """Take the top of a pile."""
    pile = board.low if low else board.high
    board.layout += 1
    if low:
        board.low = pile[:-1]
    else:
        board.high = pile[:-1]
    return pile[-1]
