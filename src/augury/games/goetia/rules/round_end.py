"""Goetia: the end of a round (G-211, RULES.md 7.7), seven steps."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes, steps
from augury.games.goetia.bundle import ATTENTION, SORTS
from augury.games.goetia.components import (
    ED_2019,
    LAST_ROUND,
    NONE,
    ROW_NAMES,
    SLOT_COUNT,
    TILES_EACH,
    WORLD_SIZE,
    BoardId,
    Card,
    Hex,
    King,
    WorldCard,
    tile_king,
)
from augury.games.goetia.hexes import (
    HEX_COUNT,
    KING_FIRST,
    SCRY_FIRST,
    SCRY_SIZE,
    WORLD_FIRST,
    group_of,
)
from augury.games.goetia.rules.gaining import fire, remember_visible
from augury.games.goetia.rules.scoring import active_pacts, ranks
from augury.games.goetia.rules.setup import fill_board
from augury.games.goetia.rules.tableau import take_demon
from augury.games.goetia.state import (
    END,
    OVER,
    STACKS,
    TOKEN_BASE,
    Board,
    board_thing,
    card_thing,
    edge_thing,
    king_thing,
    slot_thing,
    world_thing,
)
from augury.kit import things


def owner(board: Board, hex_: Hex) -> Seat:
    """Whose follower stands on a hex that takes only one; NONE if nobody's."""
    occupant: i64 = board.hexes[hex_]
    for seat in range(board.seats):
        if occupant == 1 << seat:
            return seat
    return NONE


# Step 1: cards from Kings


def serve_king(board: Board, king: King) -> None:
    """G-601: the Kings one after another by descending number. G-602: as many cards are drawn as
    there are followers on him."""
    board.phase = END
    tile: WorldCard = next_tile(board, king)
    if tile == NONE:
        board.push(steps.ATTENTION, board.start, 0)
        return
    served: King = tile_king(tile)
    board.push(steps.KING, board.start, served + 1)
    board.push(steps.DISMISS, board.start, served)
    waiting: list[Seat] = []
    for hex_ in range(KING_FIRST[tile], KING_FIRST[tile] + WORLD_SIZE[tile]):
        if board.hexes[hex_] and len(waiting) < len(board.decks[served]):
            waiting.append(owner(board, hex_))
    if waiting:
        board.push(steps.WORSHIPPED, board.start)
        draw(board, served, waiting)


def next_tile(board: Board, king: King) -> WorldCard:
    """The tile of the first King on the table who is this one or comes after him; NONE if there is
    none."""
    found: WorldCard = NONE
    for tile in board.king_on:
        if tile >= king * TILES_EACH and (found == NONE or tile < found):
            found = tile
    return found


def draw(board: Board, king: King, waiting: list[Seat]) -> None:
    """G-602: by rank, each follower's owner looks at the cards, takes one and passes the rest on;
    the last is pushed first."""
    remember_visible(board)
    board.seal("revealed")
    board.takers = []
    board.drawn = []
    board.saw_drawn = 0
    for _ in waiting:
        board.drawn.append(board.decks[king].pop())
    board.drawn.sort()
    if board.listening:
        board.tell("drawn", {"king": king_thing(king), "number": len(waiting)})
    number: i64 = len(waiting) - 1
    while number >= 0:
        board.push(steps.PICK, waiting[number], king)
        number -= 1


def look_at_drawn(board: Board, seat: Seat) -> None:
    """G-602: the cards are seen by the picker."""
    board.saw_drawn |= 1 << seat
    if board.listening and len(board.drawn) > 1:
        board.whisper(
            [seat], "shown", {"cards": things.several([card_thing(card) for card in board.drawn])}
        )


def pick_choices(board: Board) -> list[Action]:
    return [actions.DEMON_CARD + card for card in board.drawn]


def pick(board: Board, seat: Seat, card: Card) -> None:
    """G-603: the card goes to the tableau at once."""
    board.seal("revealed")
    board.drawn.remove(card)
    board.takers.append(seat)
    take_demon(board, seat, card)


def worshipped(board: Board) -> None:
    """G-604: WORSHIP events, one per receiving player in order of first pick."""
    served: list[Seat] = []
    for seat in board.takers:
        if seat not in served:
            served.append(seat)
    number: i64 = len(served) - 1
    while number >= 0:
        seat = served[number]
        cards: i64 = board.takers.count(seat)
        fire(board, seat, codes.WORSHIPPED, cards)
        number -= 1
    board.takers = []
    board.saw_drawn = 0


def dismiss(board: Board, king: King) -> None:
    """G-605: a King without cards leaves the game; all followers on him return to hand, and his
    Dark Board opens in the next round."""
    if board.decks[king]:
        return
    dark: BoardId = board.conjured(king)
    tile: WorldCard = board.king_on[dark]
    for hex_ in range(KING_FIRST[tile], KING_FIRST[tile] + WORLD_SIZE[tile]):
        board.to_hand(hex_)
    board.king_on[dark] = NONE
    board.row_shown[dark] = NONE
    if board.listening:
        board.tell("dismissed", {"king": king_thing(king), "board": board_thing(dark)})


# Step 2: Attention


def give_attention(board: Board, row: i64) -> None:
    """G-606: by rank, each follower on a linked hex takes one Attention while there is any; then
    CONTACT events, then the next board."""
    if row == 3:
        board.push(steps.CONJURE, board.start, 0)
        return
    board.push(steps.ATTENTION, board.start, row + 1)
    if not board.scry[row]:
        return
    top: BoardId = board.scry[row][-1]
    served: list[Seat] = []
    remember_visible(board)
    for hex_ in range(SCRY_FIRST[top], SCRY_FIRST[top] + SCRY_SIZE[top]):
        seat: Seat = owner(board, hex_)
        if seat != NONE and board.on_board[row] > 0 and group_of(board.edition, hex_):
            board.on_board[row] -= 1
            board.stock[seat * SORTS + ATTENTION] += 1
            if seat not in served:
                served.append(seat)
            if board.listening:
                board.tell("contact", {"seat": things.seat(seat), "board": board_thing(top)})
    number: i64 = len(served) - 1
    while number >= 0:
        fire(board, served[number], codes.CONTACTED, 0)
        number -= 1


# Step 3: conjure


def conjure(board: Board, row: i64) -> None:
    """G-607: a Scry Board without Attention conjures, rows from top to bottom. G-608: the follower
    closest to the top decides."""
    if row == 3:
        board.push(steps.NEW_WORLD, board.start)
        return
    board.push(steps.CONJURE, board.start, row + 1)
    if not board.scry[row] or board.on_board[row] > 0:
        return
    top: BoardId = board.scry[row][-1]
    conjurer: Seat = NONE
    contacted: i64 = 0
    for hex_ in range(SCRY_FIRST[top], SCRY_FIRST[top] + SCRY_SIZE[top]):
        seat: Seat = owner(board, hex_)
        if seat != NONE:
            contacted |= 1 << seat
            if conjurer == NONE:
                conjurer = seat
            board.to_hand(hex_)
    if conjurer == NONE:
        conjurer = board.start
    turn_board(board, row, top)
    raise_king(board, row, top, conjurer)
    board.push(steps.ROW, conjurer, top, contacted)


def turn_board(board: Board, row: i64, top: BoardId) -> None:
    """G-608: the board is moved to the right and flipped; the next of the stack, if any, is
    revealed and gets its Attention."""
    board.scry[row].pop()
    board.dark[row].append(top)
    if board.scry[row]:
        board.seal("revealed")
        fill_board(board, row)
        if board.listening:
            board.tell(
                "board", {"board": board_thing(board.scry[row][-1]), "number": board.on_board[row]}
            )


def raise_king(board: Board, row: i64, dark: BoardId, conjurer: Seat) -> None:
    """G-609: the World card beside the board is flipped to its King side and lies on the Dark
    Board."""
    tile: WorldCard = board.world[row * 3 + 2]
    for hex_ in range(WORLD_FIRST[tile], WORLD_FIRST[tile] + WORLD_SIZE[tile]):
        board.to_hand(hex_)
        board.take_token(hex_)
    board.world[row * 3 + 2] = NONE
    board.king_on[dark] = tile
    if board.listening:
        board.tell(
            "conjured",
            {
                "seat": things.seat(conjurer),
                "king": king_thing(tile_king(tile)),
                "board": board_thing(dark),
            },
        )


def leave_row(board: Board, seat: Seat, dark: BoardId, shown: i64, contacted: i64) -> None:
    """G-609: the King covers one cost row. G-610: his deck lies on him and the World cards of the
    row move to the right.

    G-611: 2020, everybody who contacted him looks through the deck, after the row was chosen.
    G-612: the classes always agree."""
    board.row_shown[dark] = shown
    king: King = tile_king(board.king_on[dark])
    row: i64 = board.row_of(dark)
    board.world[row * 3 + 2] = board.world[row * 3 + 1]
    board.world[row * 3 + 1] = board.world[row * 3]
    board.world[row * 3] = NONE
    if board.listening:
        board.tell(
            "row",
            {"seat": things.seat(seat), "king": king_thing(king), "row": f"row/{ROW_NAMES[shown]}"},
        )
    if board.edition != ED_2019 and contacted:
        look_through(board, king, contacted)


def look_through(board: Board, king: King, contacted: i64) -> None:
    """G-611: they know the deck and its order from now on."""
    board.seal("revealed")
    board.looked[king] = contacted
    if board.listening:
        seats = [seat for seat in range(board.seats) if contacted & (1 << seat)]
        board.tell(
            "looked",
            {
                "seats": things.several([things.seat(seat) for seat in seats]),
                "king": king_thing(king),
            },
        )
        deck = [card_thing(card) for card in board.decks[king]]
        deck.reverse()
        board.whisper(seats, "deck-seen", {"king": king_thing(king), "cards": things.several(deck)})


# Step 4: New World


def fill_world(board: Board) -> None:
    """G-613: each gap gets the top New World card, rows from top to bottom."""
    for row in range(3):
        if board.world[row * 3] == NONE:
            board.seal("revealed")
            card: WorldCard = board.new_world.pop()
            board.world[row * 3] = card
            if board.listening:
                board.tell("new-world", {"card": world_thing(card)})


# Step 5: followers back


def return_followers(board: Board) -> None:
    """G-614: followers on single hexes and on completely occupied link groups return; the others
    stay.

    G-615: then edge cards without un-recruited followers are flipped, and cover tokens go to the
    supply."""
    before = board.hand[:]
    hexes = board.hexes
    for hex_ in range(HEX_COUNT):
        occupant: i64 = hexes[hex_]
        if occupant == 0:
            continue
        if occupant >= TOKEN_BASE:
            board.take_token(hex_)
        elif is_complete(board, hex_):
            for member in group_of(board.edition, hex_):
                board.to_hand(member)
            board.to_hand(hex_)
    if board.listening:
        for seat in range(board.seats):
            if board.hand[seat] > before[seat]:
                board.tell(
                    "returned",
                    {"seat": things.seat(seat), "number": board.hand[seat] - before[seat]},
                )
    for slot in range(SLOT_COUNT):
        flip_if_empty(board, slot)


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
        board.flipped[slot] = 1
        board.seal("revealed")
        if board.listening:
            board.tell("flipped", {"edge": slot_thing(slot), "card": edge_thing(board.edge[slot])})


# Steps 6 and 7


def check_end(board: Board) -> None:
    """G-617: the end check; otherwise the Ram Skull goes to the next player and a new round
    begins."""
    if not is_over(board):
        board.start = board.next_seat(board.start)
        board.push(steps.ROUND, board.start)
        return
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
