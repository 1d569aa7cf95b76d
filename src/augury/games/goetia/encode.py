"""Goetia: what a seat knows, as numbers for learning programs. Seats are counted from the observer
clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.numbers import HALF, ONE, Numbers, ratio_bits
from augury.core.state import Seat
from augury.games.goetia.bundle import ATTENTION, CUBES, SORTS, count
from augury.games.goetia.components import (
    BOARD_COUNT,
    EDGE_COUNT,
    KING_COUNT,
    NONE,
    PURPLE,
    SLOT_COUNT,
    WORLD_COUNT,
    WORLD_SIZE,
    Card,
    Edge,
    Hex,
)
from augury.games.goetia.demons import CARD_COUNT, DEMON_COUNT, FIRST_PACT, PACT_COUNT
from augury.games.goetia.hexes import (
    DARK_FIRST,
    DARK_SIZE,
    EDGE_FIRST,
    HEX_COUNT,
    KING_FIRST,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
)
from augury.games.goetia.redeal import knows_deck, knows_drawn
from augury.games.goetia.rules.round_start import Power
from augury.games.goetia.rules.scoring import points
from augury.games.goetia.rules.tableau import Cover
from augury.games.goetia.state import DRAFT, OVER, STACKS, TOKEN_BASE, Board

QUESTIONS: Final = 19  # kinds of them


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """The players, the hexes, the World, its edge, the boards, the decks, the Pacts, and what is
    being asked."""
    observer: Seat = seat if seat >= 0 else 0
    for phase in range(DRAFT, OVER + 1):
        out.flag(board.phase == phase)
    out.amount(board.edition)
    out.ratio(board.round, 40)
    out.one_hot((board.start + board.seats - observer) % board.seats, board.seats)
    occupied = board.occupied()
    for distance in range(board.seats):
        add_player(out, board, (observer + distance) % board.seats, occupied)
    add_stock(out, board.supply, 0)
    add_hexes(out, board, observer, occupied)
    for card in board.world:
        out.one_hot(card, WORLD_COUNT)
    out.ratio(len(board.new_world), 9)
    add_edge(out, board, observer)
    add_boards(out, board)
    add_decks(out, board, seat, observer)
    add_pacts(out, board)
    add_question(out, board, observer)


def bits(out: Numbers, board: Board, observer: Seat, mask: i64) -> None:
    """Seats as bits, from the observer on."""
    if mask == 0:
        out.zeros(board.seats)
        return
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.flag(mask & (1 << other) != 0)


def add_stock(out: Numbers, numbers: vec[i64], first: i64) -> None:
    """Cubes, then Attention; there is no white cube in a stock."""
    out.cell_ratios(numbers, first, CUBES, 10)
    out.ratio(numbers[first + ATTENTION], 40)


def add_player(out: Numbers, board: Board, seat: Seat, occupied: list[Hex]) -> None:
    """Stock, followers, score, and the tableau: 1 for a visible card, a half for a covered one, by
    stack."""
    add_stock(out, board.stock, seat * SORTS)
    out.ratio(board.hand[seat], 10)
    out.ratio(board.hand[seat] + followers_on(board, seat, occupied), 10)
    out.ratio(board.graveyard[seat], 10)
    out.ratio(points(board, seat), 60)
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        start = out.zeros(CARD_COUNT + CUBES)
        top: Card = board.tops[place]
        if top == NONE:
            continue
        for card in board.stacks[place]:
            out.write(start + card, ONE if card == top else HALF)
        cubes: i64 = board.treasure[place]
        for colour in range(CUBES if cubes else 0):
            out.put_ratio(start + CARD_COUNT + colour, count(cubes, colour), 4)


def followers_on(board: Board, seat: Seat, occupied: list[Hex]) -> i64:
    """How many of a player's followers stand on hexes."""
    hexes, bit = board.hexes, i64(1) << seat
    total: i64 = 0
    for hex_ in occupied:
        occupant: i64 = hexes[hex_]
        if occupant < TOKEN_BASE and occupant & bit:
            total += 1
    return total


def add_hexes(out: Numbers, board: Board, observer: Seat, occupied: list[Hex]) -> None:
    """Every hex of the game: is it on the table, whose followers stand there, is it covered. Relics
    are seen in the tableaus."""
    width: i64 = board.seats + 2
    place = out.zeros(HEX_COUNT * width)
    mark_open(out, place, width, board)
    hexes = board.hexes
    for hex_ in occupied:
        occupant: i64 = hexes[hex_]
        first: i64 = place + hex_ * width
        if occupant >= TOKEN_BASE:
            out.write(first + width - 1, ONE)
        else:
            for distance in range(board.seats):
                if occupant & (1 << ((observer + distance) % board.seats)):
                    out.write(first + 1 + distance, ONE)


def mark_open(out: Numbers, place: i64, width: i64, board: Board) -> None:
    """The hexes that lie on the table with their side up."""
    for card in board.world:
        if card != NONE:
            mark_thing(out, place, width, WORLD_FIRST[card], WORLD_SIZE[card])
    king_on = board.king_on
    for row in range(3):
        if board.scry[row]:
            top: i64 = board.scry[row][-1]
            mark_thing(out, place, width, SCRY_FIRST[top], SCRY_SIZE[top])
        for number in board.dark[row]:
            king: Card = king_on[number]
            if king == NONE:
                mark_thing(out, place, width, DARK_FIRST[number], DARK_SIZE[number])
            else:
                mark_thing(out, place, width, KING_FIRST[king], WORLD_SIZE[king])
    mark_thing(out, place, width, EDGE_FIRST, SLOT_COUNT)


def mark_thing(out: Numbers, place: i64, width: i64, first: i64, size: i64) -> None:
    """All hexes of one thing: they follow each other."""
    for hex_ in range(first, first + size):
        out.write(place + hex_ * width, ONE)


def add_edge(out: Numbers, board: Board, observer: Seat) -> None:
    """R-21: which card it is only if it is purple or flipped."""
    for slot in range(SLOT_COUNT):
        out.amount(board.flipped[slot])
        bits(out, board, observer, board.waiting[slot])
        card: Edge = NONE
        if slot < PURPLE or board.flipped[slot]:
            card = board.edge[slot]
        out.one_hot(card, EDGE_COUNT)


def add_boards(out: Numbers, board: Board) -> None:
    """The visible Scry Board of each row, its Attention, and of every board its row on the Dark
    side and what lies on it."""
    for row in range(3):
        stack = board.scry[row]
        out.one_hot(stack[-1] if stack else NONE, BOARD_COUNT)
        out.ratio(board.on_board[row], 5)
    place = out.zeros(BOARD_COUNT * 6)
    for row in range(3):
        for number in board.dark[row]:
            out.write(place + number * 6 + row, ONE)
    king_on, row_shown = board.king_on, board.row_shown
    for number in range(BOARD_COUNT):
        if king_on[number] != NONE:
            out.write(place + number * 6 + 3, ONE)
        if row_shown[number] >= 0:
            out.write(place + number * 6 + 4 + row_shown[number], ONE)


def add_decks(out: Numbers, board: Board, seat: Seat, observer: Seat) -> None:
    """Sizes, who looked, and the place from the top of every card that the seat knows."""
    start = out.zeros(DEMON_COUNT)
    for king in range(KING_COUNT):
        deck = board.decks[king]
        out.ratio(len(deck), 4)
        bits(out, board, observer, board.looked[king])
        if knows_deck(board, seat, king):
            depth: i64 = len(deck)
            for card in deck:
                out.put(start + card, ratio_bits(1, depth))
                depth -= 1
    out.present(board.drawn if knows_drawn(board, seat) else [], DEMON_COUNT)
    out.ratio(len(board.drawn), 4)


def add_pacts(out: Numbers, board: Board) -> None:
    for row in range(3):
        start = out.zeros(PACT_COUNT)
        for card in board.pacts[row]:
            out.mark(start + card - FIRST_PACT)


def add_question(out: Numbers, board: Board, observer: Seat) -> None:
    """Who is asked what, with its numbers; the hex being paid for, and what is still owed."""
    if board.phase == OVER:
        out.zeros(QUESTIONS + board.seats + CARD_COUNT + 3)
    else:
        asked = board.asked
        out.one_hot(asked.kind(), QUESTIONS)
        out.one_hot((asked.seat + board.seats - observer) % board.seats, board.seats)
        first, second, third = asked.numbers()
        on_card = isinstance(asked, (Cover, Power))
        out.one_hot(first if on_card else NONE, CARD_COUNT)
        out.ratio(0 if on_card else first, 20)
        out.ratio(second, 100)
        out.ratio(third, 10)
    out.one_hot(board.placing, HEX_COUNT)
    if board.cost:
        for sort in range(SORTS):
            out.ratio(count(board.cost, sort), 10)
    else:
        out.zeros(SORTS)
    out.ratio(board.discount, 5)
