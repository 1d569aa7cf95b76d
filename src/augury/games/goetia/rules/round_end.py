"""Goetia: steps 4 to 7 of the end of a round (G-613..G-617), and the end of the game (G-701)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.goetia.components import (
    LAST_ROUND,
    NONE,
    SLOT_COUNT,
    Hex,
    WorldCard,
)
from augury.games.goetia.hexes import (
    group_of,
)
from augury.games.goetia.names import edge_thing, slot_thing, world_thing
from augury.games.goetia.rules.scoring import active_pacts, ranks
from augury.games.goetia.state import OVER, STACKS, TOKEN_BASE, Board
from augury.kit import things
from augury.kit.cells import changed

# Step 4: New World


def fill_world(board: Board) -> None:
    """G-613: each gap gets the top New World card, rows from top to bottom."""
    for row in range(3):
        if board.world[row * 3] == NONE:
            board.seal("revealed")
            board.layout += 1
            card: WorldCard = board.new_world[-1]
            board.new_world = board.new_world[:-1]
            board.world = changed(board.world, row * 3, card)
            if board.listening:
                board.tell("new-world", {"card": world_thing(card)})


# Step 5: followers back


def return_followers(board: Board) -> None:
    """G-614: followers on single hexes and on completely occupied link groups return; the others
    stay.

    G-615: then edge cards without un-recruited followers are flipped, and hiding tokens go to the
    supply."""
    before = board.hand[:]
    for hex_ in board.occupied():
        clear(board, hex_)
    if board.listening:
        for seat in range(board.seats):
            if board.hand[seat] > before[seat]:
                board.tell(
                    "returned",
                    {"seat": things.seat(seat), "number": board.hand[seat] - before[seat]},
                )
    for slot in range(SLOT_COUNT):
        flip_if_empty(board, slot)


def clear(board: Board, hex_: Hex) -> None:
    """G-614, G-615: one hex that was occupied; by now all of its link group may have left."""
    occupant: i64 = board.hexes[hex_]
    if occupant >= TOKEN_BASE:
        board.take_token(hex_)
    elif occupant and is_complete(board, hex_):
        for member in group_of(board.edition, hex_):
            board.to_hand(member)
        board.to_hand(hex_)


def is_complete(board: Board, hex_: Hex) -> bool:
    """Is every hex of the link group occupied by a follower? R-39: a token does not count."""
    for member in group_of(board.edition, hex_):
        occupant: i64 = board.hexes[member]
        if occupant == 0 or occupant >= TOKEN_BASE:
            return False
    return True


def flip_if_empty(board: Board, slot: i64) -> None:
    """G-116, G-615: an edge card without un-recruited followers is flipped, once and for all
    (G-344)."""
    if board.flipped[slot] == 0 and board.waiting[slot] == 0:
        board.flipped = changed(board.flipped, slot, 1)
        board.layout += 1
        board.seal("revealed")
        if board.listening:
            board.tell("flipped", {"edge": slot_thing(slot), "card": edge_thing(board.edge[slot])})


# Steps 6 and 7


def end_game(board: Board) -> None:
    board.phase = OVER
    board.seal("over")
    if board.listening:
        places = ranks(board)
        board.tell(
            "over",
            {
                "seats": things.several(
                    [things.seat(seat) for seat in range(board.seats) if places[seat] == 1]
                )
            },
        )
        board.tell_verdict()


def is_over(board: Board) -> bool:
    """G-701: no more Pacts on the table than players, or four visible Pacts of one player. G-212:
    or forty rounds."""
    for seat in range(board.seats):
        if active_pacts(board, seat) == STACKS:
            if board.listening:
                board.tell("end-four", {"seat": things.seat(seat)})
            return True
    if board.pacts_on_table() <= board.seats:
        if board.listening:
            board.tell("end-pacts", {"number": board.pacts_on_table()})
        return True
    if board.round >= LAST_ROUND:
        if board.listening:
            board.tell("end-rounds", {"number": board.round})
        return True
    return False
