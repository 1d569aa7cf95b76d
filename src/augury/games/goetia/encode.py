"""Goetia: what a seat knows, as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.numbers import HALF, Numbers, ratio_bits
from augury.core.state import Seat
from augury.games.goetia import steps
from augury.games.goetia.bundle import ATTENTION, CUBES, SORTS, WHITE, count
from augury.games.goetia.components import (
    BOARD_COUNT,
    EDGE_COUNT,
    KING_COUNT,
    NONE,
    PURPLE,
    SLOT_COUNT,
    WORLD_COUNT,
    Card,
)
from augury.games.goetia.demons import CARD_COUNT, DEMON_COUNT, FIRST_PACT, PACT_COUNT
from augury.games.goetia.hexes import DARK_FIRST, EDGE_FIRST, HEX_COUNT, HEXES, KING_FIRST, SCRY_FIRST, WORLD_FIRST
from augury.games.goetia.redeal import knows_deck, knows_drawn
from augury.games.goetia.scoring import points
from augury.games.goetia.state import DRAFT, OVER, STACKS, TOKEN_BASE, Board


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """The players, the hexes, the World, its edge, the boards, the decks, the Pacts, and what is being asked."""
    observer: Seat = seat if seat >= 0 else 0
    for phase in range(DRAFT, OVER + 1):
        out.flag(board.phase == phase)
    out.amount(board.edition)
    out.ratio(board.round, 40)
    out.one_hot((board.start + board.seats - observer) % board.seats, board.seats)
    recruited = board.all_recruited()
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        add_player(out, board, other, recruited[other])
    add_stock(out, board.supply, 0)
    add_hexes(out, board, observer)
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
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.flag(mask & (1 << other) != 0)


def add_stock(out: Numbers, numbers: list[i64], first: i64) -> None:
    for sort in range(SORTS):
        if sort != WHITE:
            out.ratio(numbers[first + sort], 40 if sort == ATTENTION else 10)


def add_player(out: Numbers, board: Board, seat: Seat, recruited: i64) -> None:
    """Stock, followers, score, and the tableau: 1 for a visible card, a half for a covered one, by stack."""
    add_stock(out, board.stock, seat * SORTS)
    out.ratio(board.hand[seat], 10)
    out.ratio(recruited, 10)
    out.ratio(board.graveyard[seat], 10)
    out.ratio(points(board, seat), 60)
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        start = out.zeros(CARD_COUNT)
        for card in board.stacks[place]:
            out.put(start + card, HALF)
        top: Card = board.tops[place]
        if top != NONE:
            out.mark(start + top)  # over the half
        for colour in range(CUBES):
            out.ratio(count(board.treasure[place], colour), 4)


def add_hexes(out: Numbers, board: Board, observer: Seat) -> None:
    """Every hex of the game: is it on the table, whose followers stand there, is it covered. Relics are seen in the tableaus."""
    width: i64 = board.seats + 2
    place = out.zeros(HEX_COUNT * width)
    mark_open(out, place, width, board)
    for hex_ in range(HEX_COUNT):
        occupant: i64 = board.hexes[hex_]
        if occupant == 0:
            pass
        elif occupant >= TOKEN_BASE:
            out.mark(place + width - 1)
        else:
            for distance in range(board.seats):
                if occupant & (1 << ((observer + distance) % board.seats)):
                    out.mark(place + 1 + distance)
        place += width


def mark_open(out: Numbers, place: i64, width: i64, board: Board) -> None:
    """The hexes that lie on the table with their side up."""
    for card in board.world:
        if card != NONE:
            mark_thing(out, place, width, WORLD_FIRST[card], card)
    for row in range(3):
        if board.scry[row]:
            top: i64 = board.scry[row][-1]
            mark_thing(out, place, width, SCRY_FIRST[top], top)
        for number in board.dark[row]:
            king: Card = board.king_on[number]
            if king == NONE:
                mark_thing(out, place, width, DARK_FIRST[number], number)
            else:
                mark_thing(out, place, width, KING_FIRST[king], king)
    for slot in range(SLOT_COUNT):
        out.mark(place + (EDGE_FIRST + slot) * width)


def mark_thing(out: Numbers, place: i64, width: i64, first: i64, home: i64) -> None:
    """All hexes of one thing, if it has any: they follow each other."""
    hex_: i64 = first
    while HEXES[hex_].home == home:
        out.mark(place + hex_ * width)
        hex_ += 1


def add_edge(out: Numbers, board: Board, observer: Seat) -> None:
    """R-21: which card it is only if it is purple or flipped."""
    for slot in range(SLOT_COUNT):
        out.amount(board.flipped[slot])
        bits(out, board, observer, board.waiting[slot])
        out.one_hot(board.edge[slot] if slot < PURPLE or board.flipped[slot] else NONE, EDGE_COUNT)


def add_boards(out: Numbers, board: Board) -> None:
    """The visible Scry Board of each row, its Attention, and of every board its row on the Dark side and what lies on it."""
    for row in range(3):
        stack = board.scry[row]
        out.one_hot(stack[-1] if stack else NONE, BOARD_COUNT)
        out.ratio(board.on_board[row], 5)
    for number in range(BOARD_COUNT):
        out.one_hot(board.row_of(number), 3)
        out.flag(board.king_on[number] != NONE)
        out.one_hot(board.row_shown[number], 2)


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
    asked = board.phase != OVER
    kind: i64 = board.steps.top().kind if asked else NONE
    out.one_hot(kind, steps.QUESTIONS)
    out.one_hot((board.steps.top().seat + board.seats - observer) % board.seats if asked else NONE, board.seats)
    card: Card = board.steps.top().a if kind in (steps.COVER, steps.POWER) else NONE
    out.one_hot(card, CARD_COUNT)
    out.ratio(board.steps.top().a if asked and card == NONE else 0, 20)
    out.ratio(board.steps.top().b if asked else 0, 100)
    out.ratio(board.steps.top().c if asked else 0, 10)
    out.one_hot(board.placing, HEX_COUNT)
    for sort in range(SORTS):
        out.ratio(count(board.cost, sort), 10)
    out.ratio(board.discount, 5)
