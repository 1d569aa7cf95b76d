"""Goetia: the set-up (RULES.md 5)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.goetia.bundle import ATTENTION, CUBES
from augury.games.goetia.components import (
    ATTENTION_TOTAL,
    BOARD_ATTENTION,
    BOARD_CLASS,
    BOARD_COUNT,
    CUBES_EACH,
    ED_2019,
    EDGE_COUNT,
    FOLLOWERS,
    KINDS_REMOVED,
    KING_CLASS,
    KING_COUNT,
    PURPLE,
    SLOT_COUNT,
    TILE_COUNT,
    WORLD_COUNT,
    WORLD_SIZE,
    WORLD_SIZES,
    BoardId,
    King,
    in_edition,
)
from augury.games.goetia.demons import CARD_COUNT, FIRST_PACT, cards_of
from augury.games.goetia.state import Board
from augury.kit.cells import add, changed
from augury.kit.piles import put_on
from augury.kit.start import first_seat


def set_up(board: Board, edition: i64, start_player: Seat) -> None:
    """G-101: every player has the followers of one colour; G-113: and nothing else. G-105: the
    World side of all nine cards is up."""
    board.edition = edition
    board.empty_table()
    for colour in range(CUBES):
        board.supply[colour] = CUBES_EACH
    board.supply[ATTENTION] = ATTENTION_TOTAL[edition]
    shuffle_demons(board)
    lay_world(board)
    shuffle_new_world(board)
    stack_boards(board)
    lay_edge(board)
    lay_pacts(board)
    board.start = first_seat(start_player, board.seats, board.chance)  # G-114


def shuffle_demons(board: Board) -> None:
    """G-102: as many cards per King as there are players; the rest goes to the box unseen."""
    for king in range(KING_COUNT):
        cards = cards_of(king, board.edition)[:]
        board.chance.shuffle(cards)
        board.decks[king] = cards[: board.seats]


def lay_world(board: Board) -> None:
    """G-103: nine different Kings, the first with 4 hexes, the next with 3, the rest with 2.

    G-104: class 3 in the left column, class 2 in the middle, class 1 on the right, in the order of
    drawing."""
    kings: list[King] = list(range(KING_COUNT))
    board.chance.shuffle(kings)
    filled: list[i64] = [0, 0, 0]
    number: i64 = 0
    for size in range(3):
        for _ in range(WORLD_SIZES[board.seats][size]):
            king: King = kings[number]
            number += 1
            column: i64 = 3 - KING_CLASS[king]
            board.world[filled[column] * 3 + column] = king * 3 + size
            filled[column] = filled[column] + 1


def shuffle_new_world(board: Board) -> None:
    """G-106: without the kinds that the number of players removes, nine cards face down."""
    cards = new_world_pool(board)
    board.chance.shuffle(cards)
    board.new_world = cards[:9]


def new_world_pool(board: Board) -> list[i64]:
    """All New World cards that can be in this game."""
    found: list[i64] = []
    for card in range(TILE_COUNT, WORLD_COUNT):
        if WORLD_SIZE[card] not in KINDS_REMOVED[board.seats] and in_edition(card, board.edition):
            found.append(card)
    return found


def stack_boards(board: Board) -> None:
    """G-107: one board of each class per row, class 1 on top. G-108: the visible ones get their
    Attention."""
    for klass in (3, 2, 1):
        boards: list[BoardId] = [
            number for number in range(BOARD_COUNT) if BOARD_CLASS[number] == klass
        ]
        board.chance.shuffle(boards)
        for row in range(3):
            put_on(board.scry, row, boards[row])
    for row in range(3):
        fill_board(board, row)


def fill_board(board: Board, row: i64) -> None:
    """G-108, G-334: the printed Attention from the supply, or what is left there; never by
    stealing."""
    number: i64 = BOARD_ATTENTION[board.scry[row][-1]]
    if number > board.supply[ATTENTION]:
        number = board.supply[ATTENTION]
    add(board.supply, ATTENTION, -number)
    board.on_board = changed(board.on_board, row, number)


def lay_edge(board: Board) -> None:
    """G-109: the purple cards on the left, six others above and below. G-110: a follower of
    everybody on each of the nine.

    The discs of G-110 need no piece: only the symbols under the players' followers count. G-111:
    2020, the tenth is in the graveyard."""
    others: list[i64] = list(range(PURPLE, EDGE_COUNT))
    board.chance.shuffle(others)
    for slot in range(SLOT_COUNT):
        board.edge[slot] = slot if slot < PURPLE else others[slot - PURPLE]
        board.waiting[slot] = (1 << board.seats) - 1
    for seat in range(board.seats):
        board.graveyard[seat] = FOLLOWERS[board.edition] - SLOT_COUNT
    assert FOLLOWERS[ED_2019] == SLOT_COUNT


def lay_pacts(board: Board) -> None:
    """G-112: as many Pacts per row as there are players, face up."""
    cards: list[i64] = list(range(FIRST_PACT, CARD_COUNT))
    board.chance.shuffle(cards)
    for row in range(3):
        board.pacts[row] = cards[row * board.seats : (row + 1) * board.seats]
