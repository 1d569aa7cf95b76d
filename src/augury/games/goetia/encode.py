"""Goetia: what a seat knows, as numbers for learning programs. Seats are counted from the observer
clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from augury.core.numbers import HALF, ONE, Numbers, ratio_bits
from augury.core.state import Seat
from augury.games.goetia.bundle import ATTENTION, CUBES, SORTS, Bundle, count, one
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
    Hex,
)
from augury.games.goetia.demons import CARD_COUNT, DEMON_COUNT, FIRST_PACT, PACT_COUNT
from augury.games.goetia.hex_sets import ALL_HEXES, FIRST_IN, WORDS
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
from augury.games.goetia.state import DRAFT, FOLLOWERS_MASK, OVER, STACKS, TOKEN_BASE, Board
from augury.kit.cells import cells_of
from augury.kit.sets import is_single, lowest

QUESTIONS: Final = 19  # kinds of them
# Numbers before the players, but for the seat that starts; numbers about all boards
HEAD: Final[i64] = OVER - DRAFT + 3
BOARDS: Final[i64] = 3 * (BOARD_COUNT + 1) + 6 * BOARD_COUNT
# Numbers about the decks, but for who has looked at each
DECKS: Final[i64] = 2 * DEMON_COUNT + KING_COUNT + 1
# Numbers about a stock, a stack of a tableau, and a player
STOCK: Final[i64] = CUBES + 1
STACK: Final[i64] = CARD_COUNT + CUBES
PLAYER: Final[i64] = STOCK + 4 + STACKS * STACK
# By a set of seats: 1 for each of them, eight bits for each seat
# By the bit of a seat: how far it sits from an observer, sixteen numbers for each, and for each
# count of seats
DISTANCES: Final = cells_of(
    [
        (seats.bit_length() - 1 - observer) % table
        for table in range(1, 5)
        for observer in range(4)
        for seats in range(TOKEN_BASE)
    ]
)
ONE_EACH: Final = cells_of([sum(one(s) for s in range(4) if seats >> s & 1) for seats in range(16)])


def encode(board: Board, seat: Seat, out: Numbers) -> None:
    """The players, the hexes, the World, its edge, the boards, the decks, the Pacts, and what is
    being asked."""
    observer: Seat = seat if seat >= 0 else 0
    start = out.at
    if not out.keeps(board.layout):
        add_layout(out, board)
    if not out.keeps_too(turn_stamp(board, seat)):
        add_for_a_turn(out, board, seat, observer)
    out.at = start
    out.one_hot(board.phase - DRAFT, OVER - DRAFT + 1)
    out.amount(board.edition)
    out.ratio(board.round, 40)
    out.one_hot((board.start + board.seats - observer) % board.seats, board.seats)
    players = out.zeros(board.seats * PLAYER + STOCK)
    placed = add_hexes(out, board, observer)
    after = out.at
    out.at = players
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        add_or_recall_player(out, board, other, count(placed, other))
    add_stock(out, board.supply, 0)
    out.at = after + 9 * WORLD_COUNT + 1 + SLOT_COUNT * (1 + board.seats + EDGE_COUNT) + BOARDS
    if seat < 0 or board.drawn:
        add_decks(out, board, seat, observer)
    else:
        out.zeros(DECKS + KING_COUNT * board.seats)
    out.zeros(3 * PACT_COUNT)
    add_question(out, board, observer)


def turn_stamp(board: Board, seat: Seat) -> i64:
    """What is told by `add_for_a_turn` changes with this number: the seat, and how often cards have
    been laid and followers recruited."""
    changes: i64 = board.left_edge
    for other in range(board.seats):
        changes += board.tableaus[other]
    return changes << 4 | seat + 1 << 1 | (1 if board.drawn else 0)


def add_for_a_turn(out: Numbers, board: Board, seat: Seat, observer: Seat) -> None:
    """What lies on the table for less long, or looks different from every seat: the tableaus, whose
    followers wait on the edge, and what the seat knows of the decks. A page that follows a game
    keeps it while the same seat is asked and nothing of it changes."""
    start, seats = out.at, board.seats
    add_tableaus(out, board, observer, start + HEAD + seats + PLAYER - STACKS * STACK)
    edge: i64 = start + HEAD + seats + seats * PLAYER + STOCK + HEX_COUNT * (seats + 2)
    out.at = edge + 9 * WORLD_COUNT + 1
    add_waiting(out, board, observer)
    out.zeros(BOARDS)
    if seat >= 0 and not board.drawn:
        add_or_recall_decks(out, board, seat)
    out.settle_too()


def add_layout(out: Numbers, board: Board) -> None:
    """What lies on the table for a while and looks the same from every seat: which hexes are open,
    the World, its edge, the boards, how large the decks are, the Pacts. A page that follows a game
    keeps it until `layout` grows."""
    start, first, seats = out.at, out.count, board.seats
    out.at = start + HEAD + seats + seats * PLAYER + STOCK
    mark_open(out, out.zeros(HEX_COUNT * (seats + 2)), seats + 2, board)
    for card in board.world:
        out.one_hot(card, WORLD_COUNT)
    out.ratio(len(board.new_world), 9)
    add_edge(out, board)
    add_boards(out, board)
    out.zeros(DEMON_COUNT)
    for king in range(KING_COUNT):
        out.ratio(len(board.decks[king]), 4)
        out.zeros(seats)
    out.zeros(DEMON_COUNT + 1)
    add_pacts(out, board)
    out.settle(first)
    out.at = start


def mark_seats(out: Numbers, place: i64, board: Board, observer: Seat, seats: i64) -> None:
    """1 for each of some seats, given as bits, from the observer on."""
    if seats != 0:
        seats = (seats | seats << board.seats) >> observer & FOLLOWERS_MASK >> (4 - board.seats)
        out.mark_members(place, seats)


def add_stock(out: Numbers, numbers: vec[i64], first: i64) -> None:
    """Cubes, then Attention; there is no white cube in a stock."""
    out.cell_ratios(numbers, first, CUBES, 10)
    out.ratio(numbers[first + ATTENTION], 40)


def add_or_recall_player(out: Numbers, board: Board, seat: Seat, placed: i64) -> None:
    """Whatever is told of a player follows from `belongings`: no rule has to say that it has
    changed."""
    place, first, part = out.at, out.count, 2 * board.seats + seat
    stamp = belongings(board, seat, placed)
    if out.has_note(part, stamp):
        out.recall(part, place)
        out.zeros(PLAYER)
    else:
        add_player(out, board, seat, placed)
        out.note(part, stamp, first, place)


def belongings(board: Board, seat: Seat, placed: i64) -> i64:
    """Stock, followers and the stamp of the tableaus in one number: with what Pacts count and cards
    are worth (G-702), that makes the score."""
    stock = board.stock
    first: i64 = seat * SORTS
    found: i64 = board.tableaus[seat]
    for sort in range(first, first + CUBES):
        found = found << 5 | stock[sort]  # 20 of each colour
    found = found << 7 | stock[first + ATTENTION]  # 105
    followers: i64 = board.hand[seat] << 8 | placed << 4 | board.graveyard[seat]  # 10
    return found << 12 | followers


def add_player(out: Numbers, board: Board, seat: Seat, placed: i64) -> None:
    """Stock, followers and score."""
    add_stock(out, board.stock, seat * SORTS)
    hand: i64 = board.hand[seat]
    out.ratio(hand, 10)
    out.ratio(hand + placed, 10)
    out.ratio(board.graveyard[seat], 10)
    out.ratio(points(board, seat), 60)
    out.zeros(STACKS * STACK)


def add_tableaus(out: Numbers, board: Board, observer: Seat, place: i64) -> None:
    """From the observer's place on. They look the same from every seat: a page that follows a game
    notes them, and needs no look at them until one changes."""
    for seat in range(board.seats):
        distance: i64 = seat - observer
        if distance < 0:
            distance += board.seats
        start: i64 = place + distance * PLAYER
        stamp: i64 = board.tableaus[seat]
        if out.has_note(seat, stamp):
            out.recall(seat, start)
        else:
            first = out.count
            add_tableau(out, board, seat, start)
            out.note(seat, stamp, first, start)


def add_tableau(out: Numbers, board: Board, seat: Seat, start: i64) -> None:
    """1 for a visible card, a half for a covered one, by stack; and the cubes on it."""
    tops = board.tops
    for place in range(seat * STACKS, seat * STACKS + STACKS):
        top: Card = tops[place]
        if top != NONE:
            for card in board.stacks[place]:
                out.write(start + card, ONE if card == top else HALF)
            cubes: i64 = board.treasure[place]
            for colour in range(CUBES if cubes else 0):
                out.put_ratio(start + CARD_COUNT + colour, count(cubes, colour), 4)
        start += STACK


def add_hexes(out: Numbers, board: Board, observer: Seat) -> Bundle:
    """Every hex of the game: is it on the table (see `add_layout`), whose followers stand there, is
    it covered. Relics are seen in the tableaus. Returns how many followers each seat has on hexes,
    eight bits for each."""
    width: i64 = board.seats + 2
    first = out.zeros(HEX_COUNT * width)
    placed: Bundle = 0
    hexes, vacant = board.hexes, board.vacant
    cells, written, number = out.cells, out.written, out.count
    turned: i64 = ((board.seats - 1) * 4 + observer) * TOKEN_BASE
    for word in range(WORDS):
        occupied: i64 = ALL_HEXES[word] & ~vacant[word]
        while occupied:
            hex_: Hex = FIRST_IN[word] + lowest(occupied)
            occupied &= occupied - 1
            occupant: i64 = hexes[hex_]
            place: i64 = first + hex_ * width
            if occupant >= TOKEN_BASE:
                place += width - 1
            elif is_single(occupant):
                placed += ONE_EACH[occupant]
                place += 1 + DISTANCES[turned + occupant]
            else:
                placed += ONE_EACH[occupant]
                out.count = number
                mark_seats(out, place + 1, board, observer, occupant)
                number = out.count
                continue
            cells[place] = ONE
            written[number] = i32(place)
            number += 1
    out.count = number
    return placed


def mark_open(out: Numbers, place: i64, width: i64, board: Board) -> None:
    """The hexes that lie on the table with their side up."""
    for card in board.world:
        if card != NONE:
            out.run(place + WORLD_FIRST[card] * width, WORLD_SIZE[card], width)
    king_on = board.king_on
    for row in range(3):
        if board.scry[row]:
            top: i64 = board.scry[row][-1]
            out.run(place + SCRY_FIRST[top] * width, SCRY_SIZE[top], width)
        for number in board.dark[row]:
            king: Card = king_on[number]
            if king == NONE:
                out.run(place + DARK_FIRST[number] * width, DARK_SIZE[number], width)
            else:
                out.run(place + KING_FIRST[king] * width, WORLD_SIZE[king], width)
    out.run(place + EDGE_FIRST * width, SLOT_COUNT, width)


def add_edge(out: Numbers, board: Board) -> None:
    """Which cards are flipped. R-21: which card it is only if it is purple or flipped."""
    place, width = out.zeros(SLOT_COUNT * (1 + board.seats + EDGE_COUNT)), 1 + board.seats
    for slot in range(SLOT_COUNT):
        if board.flipped[slot]:
            out.write(place, ONE)
        if slot < PURPLE or board.flipped[slot]:
            out.write(place + width + board.edge[slot], ONE)
        place += width + EDGE_COUNT


def add_waiting(out: Numbers, board: Board, observer: Seat) -> None:
    """Whose followers wait on the edge; which cards lie there see `add_edge`."""
    width: i64 = 1 + board.seats + EDGE_COUNT
    first, part = out.count, 3 * board.seats + observer
    start = out.zeros(SLOT_COUNT * width)
    if out.has_note(part, board.left_edge):
        out.recall(part, start)
        return
    place = start + 1
    for seats in board.waiting:
        mark_seats(out, place, board, observer, seats)
        place += width
    out.note(part, board.left_edge, first, start)


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


def add_or_recall_decks(out: Numbers, board: Board, seat: Seat) -> None:
    """While no cards are drawn, a seat's picture of the decks changes only with `layout`."""
    place, first, part = out.at, out.count, board.seats + seat
    if out.has_note(part, board.layout):
        out.recall(part, place)
    else:
        add_decks(out, board, seat, seat)
        out.note(part, board.layout, first, place)


def add_decks(out: Numbers, board: Board, seat: Seat, observer: Seat) -> None:
    """Sizes (see `add_layout`), who looked, and the place from the top of every card that the seat
    knows."""
    start = out.zeros(DEMON_COUNT)
    for king in range(KING_COUNT):
        mark_seats(out, out.zeros(1 + board.seats) + 1, board, observer, board.looked[king])
        if knows_deck(board, seat, king):
            deck = board.decks[king]
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
    owed = out.zeros(SORTS)
    for sort in range(SORTS if board.cost else 0):
        out.put_ratio(owed + sort, count(board.cost, sort), 10)
    out.ratio(board.discount, 5)
