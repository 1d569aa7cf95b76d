"""Goetia: the invariants (RULES.md 12). They hold whenever somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.goetia.bundle import ATTENTION, CUBES, NOTHING, SORTS, count
from augury.games.goetia.components import (
    ATTENTION_TOTAL,
    BOARD_CLASS,
    CUBES_EACH,
    FOLLOWERS,
    KING_CLASS,
    NONE,
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_SCRY,
    SLOT_COUNT,
    TILE_COUNT,
    Card,
    tile_king,
)
from augury.games.goetia.demons import CARD_POINTS, CARD_SORT, FIRST_PACT, TREASURE
from augury.games.goetia.hex_sets import HEX_FLAG, HEX_WORD
from augury.games.goetia.hexes import HEX_COUNT, HEXES, WORLD_HEXES, group_of
from augury.games.goetia.rules.rounds import Turn
from augury.games.goetia.rules.tableau import Cover
from augury.games.goetia.state import OVER, STACKS, START, TOKEN_BASE, Board
from augury.kit.cells import listed


def assert_sound(board: Board) -> None:
    check_cubes(board)
    check_followers(board)
    check_world(board)
    check_cards(board)
    check_hexes(board)
    if board.phase == OVER:
        assert not board.steps.depth and not board.asked.legal(board), (
            "14: nothing is asked after the end"
        )
    else:
        assert board.asked is board.steps.top(), "15: the question on top is asked"
        assert len(board.asked.legal(board)) > 1, "15: a question has two answers or more"
        if board.phase == START and isinstance(board.asked, Turn):
            check_fresh_round(board)


def check_cubes(board: Board) -> None:
    """Invariants 1 and 2."""
    for sort in range(SORTS):
        total: i64 = board.supply[sort]
        assert total >= 0
        for seat in range(board.seats):
            held: i64 = board.stock[seat * SORTS + sort]
            assert held >= 0
            total += held
        for occupant in board.hexes:
            if occupant == TOKEN_BASE + sort:
                total += 1
        if sort < CUBES:
            for bundle in board.treasure:
                total += count(bundle, sort)
            assert total == CUBES_EACH, "1: twenty cubes of every colour"
        elif sort == ATTENTION:
            total += board.on_board[0] + board.on_board[1] + board.on_board[2]
            assert total == ATTENTION_TOTAL[board.edition], "2: Attention is neither made nor lost"
        else:
            assert total == 0, "white is a symbol, not a cube"


def check_followers(board: Board) -> None:
    """Invariants 3, 4 and 5."""
    for seat in range(board.seats):
        bit: i64 = 1 << seat
        total: i64 = board.hand[seat] + board.graveyard[seat]
        assert board.hand[seat] >= 0 and board.graveyard[seat] >= 0
        for slot in range(SLOT_COUNT):
            if board.waiting[slot] & bit:
                total += 1
        for occupant in board.hexes:
            if occupant < TOKEN_BASE and occupant & bit:
                total += 1
        assert total == FOLLOWERS[board.edition], "3: followers are neither made nor lost"
    for slot in range(SLOT_COUNT):
        assert not (board.flipped[slot] and board.waiting[slot]), (
            "4: nobody waits on a flipped card"
        )
    for hex_ in range(HEX_COUNT):
        occupant = board.hexes[hex_]
        if 0 < occupant < TOKEN_BASE and occupant & (occupant - 1):
            assert hex_ < WORLD_HEXES, "5: only World hexes are shared"
            rest: i64 = occupant & (occupant - 1)
            assert not rest & (rest - 1), "5: by two"


def check_world(board: Board) -> None:
    """Invariants 6, 7 and 8."""
    missing = listed(board.world).count(NONE)
    for row in range(3):
        places = board.world[row * 3 : row * 3 + 3]
        conjured = len(board.dark[row])
        assert len(board.scry[row]) + conjured == 3, "7: three boards per row"
        if missing == 0:
            new = len([card for card in places if card >= TILE_COUNT])
            assert new == conjured, "6: a New World card for every conjuration"
            assert all(card >= TILE_COUNT for card in places[:new]), (
                "6: New World cards are the leftmost"
            )
        for dark in board.dark[row]:
            tile = board.king_on[dark]
            assert tile == NONE or KING_CLASS[tile_king(tile)] == BOARD_CLASS[dark], (
                "7, G-612: the classes agree"
            )
    new_in_world = len([card for card in board.world if card >= TILE_COUNT])
    assert len(board.new_world) + new_in_world == 9, "8: nine New World cards"


def check_cards(board: Board) -> None:
    """Invariants 8 and 9."""
    cards: list[Card] = list(board.drawn)
    for deck in board.decks:
        cards.extend(deck)
    for row in board.pacts:
        cards.extend(row)
    for stack in board.stacks:
        cards.extend(stack)
    for step in board.steps.all():
        if isinstance(step, Cover):
            cards.append(step.card)
    assert len(set(cards)) == len(cards), "8: no card twice"
    assert len([card for card in cards if card < FIRST_PACT]) == 9 * board.seats, (
        "8: nine times n Demon cards"
    )
    assert len([card for card in cards if card >= FIRST_PACT]) == 3 * board.seats, (
        "8: three times n Pacts"
    )
    assert len(board.stacks) == board.seats * STACKS, "9: four stacks"
    for place in range(len(board.stacks)):
        stack = board.stacks[place]
        assert board.tops[place] == (stack[-1] if stack else NONE)
        if board.treasure[place] != NOTHING:
            assert CARD_SORT[board.tops[place]] == TREASURE, "9: only visible Treasures hold cubes"
    for seat in range(board.seats):
        own = board.stacks[seat * STACKS : (seat + 1) * STACKS]
        worth = sum(CARD_POINTS[card] for stack in own for card in stack)
        assert board.worth[seat] == worth, "the WP of a player's cards are kept"
    assert board.drawn == sorted(board.drawn)


def check_hexes(board: Board) -> None:
    """Followers and tokens stand only on what lies on the table; all other hexes are vacant."""
    for hex_ in range(HEX_COUNT):
        occupant: i64 = board.hexes[hex_]
        vacant = board.vacant[HEX_WORD[hex_]] & HEX_FLAG[hex_] > 0
        assert vacant == (occupant == 0), "the set of vacant hexes is kept"
        if occupant == 0:
            continue
        data = HEXES[hex_]
        home: i64 = data.home
        if hex_ < WORLD_HEXES:
            assert home in board.world, "World hexes lie in the World"
            continue
        assert occupant < TOKEN_BASE, "tokens lie on World hexes"
        if data.area == ON_SCRY:
            assert board.scry_row(home) != NONE
        elif data.area == ON_KING:
            assert home in board.king_on
        elif data.area == ON_DARK:
            assert board.row_of(home) != NONE and board.king_on[home] == NONE
        elif data.area != ON_EDGE:
            seats = [seat for seat in range(board.seats) if occupant == 1 << seat]
            assert home in board.tops[seats[0] * STACKS : seats[0] * STACKS + STACKS], (
                "only the owner uses a Relic, while it is visible"
            )


def check_fresh_round(board: Board) -> None:
    """Invariants 4, 10 and 11: as it must be before the first placement of a round."""
    for slot in range(SLOT_COUNT):
        assert board.flipped[slot] or board.waiting[slot], (
            "4: an edge card without followers is flipped"
        )
    for hex_ in range(HEX_COUNT):
        occupant: i64 = board.hexes[hex_]
        if occupant:
            assert occupant < TOKEN_BASE, "10: no hiding token lies anywhere"
            group = group_of(board.edition, hex_)
            assert group, "10: nobody stands on a single hex"
            assert any(board.hexes[member] == 0 for member in group), "10: no link group is full"
    for tile in board.king_on:
        assert tile == NONE or board.decks[tile_king(tile)], "11: every King on the table has cards"
    for row in range(3):
        if board.scry[row] and board.on_board[row] == 0:
            assert board.supply[ATTENTION] <= 12, (
                "11: only an empty supply leaves a Scry Board dry (tokens may have returned since)"
            )
