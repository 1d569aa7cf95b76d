"""Goetia: another world that looks the same from one seat.

Hidden are the Demon decks (except from those who looked through one, G-611), the Demon cards being
handed on in G-602 (except from those who have held them), the New World deck, the boards under the
visible ones and the backs of edge cards that are not flipped. Everything that may lie there is
known: it is whatever is nowhere else to be seen, and the box holds the rest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Seat
from augury.games.goetia.components import (
    BOARD_CLASS,
    BOARD_COUNT,
    EDGE_COUNT,
    KINDS_REMOVED,
    KING_COUNT,
    NONE,
    PURPLE,
    SLOT_COUNT,
    TILE_COUNT,
    WORLD_COUNT,
    WORLD_SIZE,
    BoardId,
    Demon,
    Edge,
    King,
    WorldCard,
    in_edition,
)
from augury.games.goetia.demons import CARD_COUNT, CARD_KING, cards_of
from augury.games.goetia.rules.tableau import Cover
from augury.games.goetia.rules.worship import Pick
from augury.games.goetia.state import Board
from augury.kit.cells import cells
from augury.kit.piles import shuffled_rest

NO_CARDS: Final = cells(CARD_COUNT)  # there are more Demon cards and Pacts than anything else
BACKS: Final[list[Edge]] = list(range(PURPLE, EDGE_COUNT))
BOARDS_OF: Final[list[list[BoardId]]] = [  # by class, from 1 on
    [number for number in range(BOARD_COUNT) if BOARD_CLASS[number] == klass] for klass in range(4)
]
PLAYERS: Final = 5  # counts of players, from 0 on
NEW_WORLD: Final[list[list[WorldCard]]] = [  # by edition, by count of players
    [
        card
        for card in range(TILE_COUNT, WORLD_COUNT)
        if WORLD_SIZE[card] not in KINDS_REMOVED[players] and in_edition(card, edition)
    ]
    for edition in range(2)
    for players in range(PLAYERS)
]


def redeal(board: Board, seat: Seat, chance: Chance) -> None:
    """Resample all that `seat` cannot know."""
    taken = cards_taken(board)
    for king in range(KING_COUNT):
        redeal_deck(board, seat, king, taken, chance)
    redeal_new_world(board, chance)
    redeal_boards(board, chance)
    redeal_edge(board, chance)
    if isinstance(board.asked, Pick):
        # What others are asked may depend on what this seat cannot know, so their choices are found
        # again.
        board.choices = board.asked.choices(board)


def knows_deck(board: Board, seat: Seat, king: King) -> bool:
    """G-611: who has looked through a deck knows its content and order."""
    return seat >= 0 and board.looked[king] & (1 << seat) > 0


def knows_drawn(board: Board, seat: Seat) -> bool:
    """G-602: who has held the drawn cards knows them, and who knew the deck they came from."""
    if seat < 0 or not board.drawn:
        return False
    return board.saw_drawn & (1 << seat) > 0 or knows_deck(board, seat, CARD_KING[board.drawn[0]])


def cards_taken(board: Board) -> vec[i64]:
    """Demon cards that everybody has seen, 1 for each: in tableaus, or on their way onto a
    stack."""
    found = NO_CARDS[:]
    for stack in board.stacks:
        for card in stack:
            found[card] = 1
    for step in board.steps.all():
        if isinstance(step, Cover):
            found[step.card] = 1
    return found


def redeal_deck(board: Board, seat: Seat, king: King, taken: vec[i64], chance: Chance) -> None:
    if knows_deck(board, seat, king):
        return
    drawn_here = len(board.drawn) > 0 and CARD_KING[board.drawn[0]] == king
    knows = drawn_here and knows_drawn(board, seat)
    if knows:
        for card in board.drawn:
            taken[card] = 1
    pool = shuffled_rest(cards_of(king, board.edition), taken, chance)
    if drawn_here and not knows:
        drawn: list[Demon] = list(pool[len(pool) - len(board.drawn) :])
        drawn.sort()
        board.drawn = drawn
    board.decks[king] = list(pool[: len(board.decks[king])])


def redeal_new_world(board: Board, chance: Chance) -> None:
    seen = NO_CARDS[:]
    for card in board.world:
        if card != NONE:
            seen[card] = 1
    pool: list[WorldCard] = NEW_WORLD[board.edition * PLAYERS + board.seats]
    board.new_world = list(shuffled_rest(pool, seen, chance)[: len(board.new_world)])


def redeal_boards(board: Board, chance: Chance) -> None:
    """The boards under the top ones are of known class: one of each per row (G-107)."""
    seen = seen_boards(board)
    stacks = [stack[:] for stack in board.scry]
    for klass in (1, 2, 3):
        pool = shuffled_rest(BOARDS_OF[klass], seen, chance)
        left: i64 = len(pool)
        for stack in stacks:
            for depth in range(len(stack) - 1):
                if BOARD_CLASS[stack[depth]] == klass:
                    left -= 1
                    stack[depth] = pool[left]
    board.scry = stacks


def seen_boards(board: Board) -> vec[i64]:
    """Dark Boards and the visible Scry Boards, 1 for each. All others lie under those or in the
    box."""
    seen = cells(BOARD_COUNT)
    for row in range(3):
        for dark in board.dark[row]:
            seen[dark] = 1
        if board.scry[row]:
            seen[board.scry[row][-1]] = 1
    return seen


def redeal_edge(board: Board, chance: Chance) -> None:
    flipped = NO_CARDS[:]
    for slot in range(PURPLE, SLOT_COUNT):
        if board.flipped[slot]:
            flipped[board.edge[slot]] = 1
    pool = shuffled_rest(BACKS, flipped, chance)
    left: i64 = len(pool)
    edge = board.edge[:]
    for slot in range(PURPLE, SLOT_COUNT):
        if not board.flipped[slot]:
            left -= 1
            edge[slot] = pool[left]
    assert NONE not in edge
    board.edge = edge
