"""Pantheon: the powers of the nations (RULES.md 7.3), from the start player clockwise."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    AEGYPTUS,
    CARD_KINDS,
    CARDS,
    CARTAGO,
    FEET,
    GALLIA,
    GERMAN_HAND,
    GODS,
    GRAECIA,
    IBERIA,
    NOTHING,
    PERSIA,
    ROMA,
    God,
)
from augury.games.pantheon.rules.buying import begin_cartago
from augury.games.pantheon.rules.cards import discard, draw, play
from augury.games.pantheon.rules.gods import affordable, draw_god, gain, pay
from augury.games.pantheon.state import (
    DISCARD,
    GALLIA_BUY,
    GALLIA_CHOICE,
    RAISE,
    SWAP,
    Board,
    thing,
)
from augury.kit import things


def grant(board: Board, seat: Seat) -> None:
    """P-14: the power of the nation, for one player."""
    nation = board.nation
    board.done()
    if nation == GALLIA:
        board.plan(GALLIA_CHOICE, seat)
    elif nation <= GRAECIA:
        seven(board, seat)
    elif nation == AEGYPTUS:
        board.plan(SWAP, seat)
    elif nation == CARTAGO:
        begin_cartago(board, seat)
    elif nation == IBERIA:
        board.plan(RAISE, seat)  # P-25
    else:
        assert nation == ROMA, "Persia concerns nobody in particular"
        draw(board, seat, 2)  # P-26


# Gallia


def gallia_options() -> list[i64]:
    """P-20: two cards or a look at the top god tile."""
    return [actions.DECK, actions.REVEAL]


def gallia_choose(board: Board, seat: Seat, action: i64) -> None:
    board.done()
    if action == actions.DECK:
        draw(board, seat, 2)
        return
    god: God = draw_god(board)
    if god == NOTHING:
        return
    board.revealed = god
    board.wanted = god
    board.brought = []
    board.plan(GALLIA_BUY, seat)
    if board.listening:
        board.tell("revealed", {"seat": things.seat(seat), "god": thing("god", GODS, god)})


def gallia_buy_options(board: Board, seat: Seat) -> list[i64]:
    """P-20, Q-12: one kind for the top number, or not."""
    found: list[i64] = [actions.BRING + kinds[0] for kinds in affordable(board, seat, board.wanted)]
    found.append(actions.DECLINE)
    return found


def gallia_buy(board: Board, seat: Seat, action: i64) -> None:
    """P-20: acquired, it works like any gained god (Q-4: not like an acquired Plaesiris); otherwise
    it goes to the box."""
    god: God = board.wanted
    board.done()
    if action == actions.DECLINE:
        board.revealed = NOTHING
        board.wanted = NOTHING
        board.god_box[god] += 1
        if board.listening:
            board.tell("declined", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
        return
    pay(board, seat, god, [action - actions.BRING])
    board.revealed = NOTHING
    if board.listening:
        board.tell("acquired", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
    gain(board, seat, god, False)


# Germania and Graecia


def seven(board: Board, seat: Seat) -> None:
    """P-21: down to seven cards, or up to seven. Q-41: a hand-in on the way is made good, too."""
    if board.hand_size[seat] > GERMAN_HAND:
        board.plan(DISCARD, seat)
        return
    while board.hand_size[seat] < GERMAN_HAND:
        draw(board, seat, min(GERMAN_HAND - board.hand_size[seat], max(1, len(board.deck))))
    assert board.hand_size[seat] == GERMAN_HAND, "I-13: exactly seven cards"


def discard_options(board: Board, seat: Seat) -> list[i64]:
    """P-21: cards of his choice, one after the other."""
    return [
        actions.DISCARD + card
        for card in range(CARD_KINDS)
        if board.hand[seat * CARD_KINDS + card] > 0
    ]


def discard_card(board: Board, seat: Seat, card: i64) -> None:
    play(board, seat, card, 1)
    discard(board, card, 1)
    if board.listening:
        board.tell("discarded", {"seat": things.seat(seat), "card": thing("card", CARDS, card)})
    if board.hand_size[seat] == GERMAN_HAND:
        board.done()


# Aegyptus


def swap_options(board: Board, seat: Seat) -> list[i64]:
    """P-22: as many as both supplies allow, in one direction."""
    found: list[i64] = []
    for number in range(1, min(board.feet_supply[seat], board.column_general[seat]) + 1):
        found.append(actions.SWAP + number - 1)
    for number in range(1, min(board.column_supply[seat], board.feet_general[seat]) + 1):
        found.append(actions.SWAP + FEET + number - 1)
    found.append(actions.PASS)
    return found


def swap(board: Board, seat: Seat, action: i64) -> None:
    """P-22: own feet for own columns, or the reverse."""
    board.done()
    if action == actions.PASS:
        return
    number: i64 = (action - actions.SWAP) % FEET + 1
    columns: i64 = number if action < actions.SWAP + FEET else -number
    board.feet_supply[seat] -= columns
    board.feet_general[seat] += columns
    board.column_supply[seat] += columns
    board.column_general[seat] -= columns
    if board.listening:
        board.tell(
            "swapped-feet" if columns > 0 else "swapped-columns",
            {"seat": things.seat(seat), "number": number},
        )


# Persia


def resort(board: Board) -> None:
    """P-23, Q-24: what is left of the special money stack, the 5 on top, to the end of the game."""
    assert board.nation == PERSIA
    board.descending = True
    board.special.sort()
    if board.listening:
        board.tell("resorted", {})
