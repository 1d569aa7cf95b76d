"""Goetia: what a seat knows, as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia import steps
from augury.games.goetia.bundle import ATTENTION, CUBES, SORTS, WHITE, count
from augury.games.goetia.components import (
    BOARD_COUNT,
    EDGE_COUNT,
    KING_COUNT,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
    PURPLE,
    SLOT_COUNT,
    WORLD_COUNT,
    Card,
)
from augury.games.goetia.demons import CARD_COUNT, DEMON_COUNT, FIRST_PACT, PACT_COUNT
from augury.games.goetia.hexes import HEX_COUNT, HEXES, WORLD_HEXES
from augury.games.goetia.redeal import knows_deck, knows_drawn
from augury.games.goetia.scoring import points
from augury.games.goetia.state import DRAFT, OVER, STACKS, TOKEN_BASE, Board


def encode(board: Board, seat: Seat) -> list[float]:
    """The players, the hexes, the World, its edge, the boards, the decks, the Pacts, and what is being asked."""
    out: list[float] = []
    observer: Seat = seat if seat >= 0 else 0
    for phase in range(DRAFT, OVER + 1):
        out.append(1.0 if board.phase == phase else 0.0)
    out.append(float(board.edition))
    out.append(float(board.round) / 40.0)
    one_hot(out, board.seats, (board.start + board.seats - observer) % board.seats)
    for distance in range(board.seats):
        add_player(out, board, (observer + distance) % board.seats)
    add_stock(out, board.supply, 0)
    add_hexes(out, board, observer)
    for card in board.world:
        one_hot(out, WORLD_COUNT, card)
    out.append(float(len(board.new_world)) / 9.0)
    add_edge(out, board, observer)
    add_boards(out, board)
    add_decks(out, board, seat, observer)
    add_pacts(out, board)
    add_question(out, board, observer)
    return out


def one_hot(out: list[float], size: i64, which: i64) -> None:
    start = len(out)
    for _ in range(size):
        out.append(0.0)
    if 0 <= which < size:
        out[start + which] = 1.0


def bits(out: list[float], board: Board, observer: Seat, mask: i64) -> None:
    """Seats as bits, from the observer on."""
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.append(1.0 if mask & (1 << other) else 0.0)


def add_stock(out: list[float], numbers: list[i64], first: i64) -> None:
    for sort in range(SORTS):
        if sort != WHITE:
            out.append(float(numbers[first + sort]) / (40.0 if sort == ATTENTION else 10.0))


def add_player(out: list[float], board: Board, seat: Seat) -> None:
    """Stock, followers, score, and the tableau: 1 for a visible card, a half for a covered one, by stack."""
    add_stock(out, board.stock, seat * SORTS)
    out.append(float(board.hand[seat]) / 10.0)
    out.append(float(board.recruited(seat)) / 10.0)
    out.append(float(board.graveyard[seat]) / 10.0)
    out.append(float(points(board, seat)) / 60.0)
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        start = len(out)
        for _ in range(CARD_COUNT):
            out.append(0.0)
        for card in board.stacks[place]:
            out[start + card] = 0.5
        top: Card = board.tops[place]
        if top != NONE:
            out[start + top] = 1.0
        for colour in range(CUBES):
            out.append(float(count(board.treasure[place], colour)) / 4.0)


def add_hexes(out: list[float], board: Board, observer: Seat) -> None:
    """Every hex of the game: is it on the table, whose followers stand there, is it covered. Relics are seen in the tableaus."""
    for hex_ in range(HEX_COUNT):
        occupant: i64 = board.hexes[hex_]
        out.append(1.0 if lies_open(board, hex_) else 0.0)
        bits(out, board, observer, occupant if occupant < TOKEN_BASE else 0)
        out.append(1.0 if occupant >= TOKEN_BASE else 0.0)


def lies_open(board: Board, hex_: i64) -> bool:
    data = HEXES[hex_]
    if hex_ < WORLD_HEXES:
        return data.home in board.world
    if data.area == ON_SCRY:
        return board.scry_row(data.home) != NONE
    if data.area == ON_KING:
        return data.home in board.king_on
    if data.area == ON_DARK:
        return board.king_on[data.home] == NONE and board.row_of(data.home) != NONE
    return data.area == ON_EDGE


def add_edge(out: list[float], board: Board, observer: Seat) -> None:
    """R-21: which card it is only if it is purple or flipped."""
    for slot in range(SLOT_COUNT):
        out.append(float(board.flipped[slot]))
        bits(out, board, observer, board.waiting[slot])
        one_hot(out, EDGE_COUNT, board.edge[slot] if slot < PURPLE or board.flipped[slot] else NONE)


def add_boards(out: list[float], board: Board) -> None:
    """The visible Scry Board of each row, its Attention, and of every board its row on the Dark side and what lies on it."""
    for row in range(3):
        stack = board.scry[row]
        one_hot(out, BOARD_COUNT, stack[-1] if stack else NONE)
        out.append(float(board.on_board[row]) / 5.0)
    for number in range(BOARD_COUNT):
        one_hot(out, 3, board.row_of(number))
        out.append(1.0 if board.king_on[number] != NONE else 0.0)
        one_hot(out, 2, board.row_shown[number])


def add_decks(out: list[float], board: Board, seat: Seat, observer: Seat) -> None:
    """Sizes, who looked, and the place from the top of every card that the seat knows."""
    start = len(out)
    for _ in range(DEMON_COUNT):
        out.append(0.0)
    for king in range(KING_COUNT):
        deck = board.decks[king]
        out.append(float(len(deck)) / 4.0)
        bits(out, board, observer, board.looked[king])
        if knows_deck(board, seat, king):
            depth: i64 = len(deck)
            for card in deck:
                out[start + card] = 1.0 / float(depth)
                depth -= 1
    start = len(out)
    for _ in range(DEMON_COUNT):
        out.append(0.0)
    if knows_drawn(board, seat):
        for card in board.drawn:
            out[start + card] = 1.0
    out.append(float(len(board.drawn)) / 4.0)


def add_pacts(out: list[float], board: Board) -> None:
    for row in range(3):
        start = len(out)
        for _ in range(PACT_COUNT):
            out.append(0.0)
        for card in board.pacts[row]:
            out[start + card - FIRST_PACT] = 1.0


def add_question(out: list[float], board: Board, observer: Seat) -> None:
    """Who is asked what, with its numbers; the hex being paid for, and what is still owed."""
    asked = board.phase != OVER
    kind: i64 = board.steps.top().kind if asked else NONE
    one_hot(out, steps.QUESTIONS, kind)
    one_hot(out, board.seats, (board.steps.top().seat + board.seats - observer) % board.seats if asked else NONE)
    card: Card = board.steps.top().a if kind in (steps.COVER, steps.POWER) else NONE
    one_hot(out, CARD_COUNT, card)
    out.append(float(board.steps.top().a) / 20.0 if asked and card == NONE else 0.0)
    out.append(float(board.steps.top().b) / 100.0 if asked else 0.0)
    out.append(float(board.steps.top().c) / 10.0 if asked else 0.0)
    one_hot(out, HEX_COUNT, board.placing)
    for sort in range(SORTS):
        out.append(float(count(board.cost, sort)) / 10.0)
    out.append(float(board.discount) / 5.0)
