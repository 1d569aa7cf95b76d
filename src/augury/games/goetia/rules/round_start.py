"""Goetia: the start of a round (G-201..G-205) and whose turn it is (G-206..G-210)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import actions, steps
from augury.games.goetia.bundle import CUBES, SORTS, count
from augury.games.goetia.codes import GAIN, RESURRECT
from augury.games.goetia.components import ED_2019, NONE, Card
from augury.games.goetia.demons import CARD_COUNT, CARD_SORT, DEMONS, ROUND_START_ORDER, TREASURE
from augury.games.goetia.hexes import HEX_COUNT, WORLD_HEXES
from augury.games.goetia.paying import payable
from augury.games.goetia.rules.effects import carry_out
from augury.games.goetia.rules.placing import owe
from augury.games.goetia.state import (
    PLACEMENT,
    STACKS,
    START,
    TOKEN_BASE,
    Board,
    card_thing,
)
from augury.kit import things

START_FLAG: Final[
    list[i64]
] = [  # by card: its place in the order of G-202 as a flag, 0 = it does nothing then
    1 << ROUND_START_ORDER.index(card) if card in ROUND_START_ORDER else 0
    for card in range(CARD_COUNT)
]


def begin_round(board: Board) -> None:
    """G-201: first the start of the round, player by player; then the placement turns."""
    board.round += 1
    board.phase = START
    board.placing = NONE
    if board.listening:
        board.tell("round", {"round": board.round, "seat": things.seat(board.start)})
    board.push(steps.TURN, board.start)
    board.push(steps.WINDOW, board.start, board.seats - 1)


def open_window(board: Board, seat: Seat, following: i64) -> None:
    """G-202: ransom, then Treasures by stack, then Powers in their order; only what is visible now
    takes part. G-203: only now."""
    if following > 0:
        board.push(steps.WINDOW, board.next_seat(seat), following - 1)
    first: i64 = seat * STACKS
    powers: i64 = 0
    treasures: i64 = 0
    for stack in range(STACKS):
        top: Card = board.tops[first + stack]
        if top != NONE:
            powers |= START_FLAG[top]
            if CARD_SORT[top] == TREASURE:
                treasures |= 1 << stack
    push_flagged(board, seat, powers, treasures)
    if trapped(board, seat):
        board.push(steps.RANSOM, seat)


def push_flagged(board: Board, seat: Seat, powers: i64, treasures: i64) -> None:
    """The Treasures come first, so they are pushed last."""
    place: i64 = len(ROUND_START_ORDER) - 1
    while place >= 0:
        if powers >> place & 1:
            board.push(steps.POWER, seat, ROUND_START_ORDER[place])
        place -= 1
    stack: i64 = STACKS - 1
    while stack >= 0:
        if treasures >> stack & 1:
            board.push(steps.TREASURE, seat, stack)
        stack -= 1


# Ransom


def trapped(board: Board, seat: Seat) -> bool:
    """G-204: the hand is empty and all recruited followers, at least one, stand on World and New
    World hexes (R-4)."""
    if board.hand[seat] > 0:
        return False
    bit: i64 = 1 << seat
    found = False
    for hex_ in range(HEX_COUNT):
        occupant: i64 = board.hexes[hex_]
        if occupant < TOKEN_BASE and occupant & bit:
            if hex_ >= WORLD_HEXES:
                return False
            found = True
    return found


def ransom_choices(board: Board) -> list[Action]:
    """G-204: 2020, the ransom is the player's choice. G-205: 2019, it is compulsory."""
    return [actions.RANSOM] if board.edition == ED_2019 else [actions.RANSOM, actions.PASS]


def pay_ransom(board: Board, seat: Seat) -> None:
    """G-204: all cubes, black ones included, for all followers; Attention and cubes on Treasures
    stay."""
    cubes: i64 = 0
    for colour in range(CUBES):
        number: i64 = board.stock[seat * SORTS + colour]
        cubes += number
        board.pay_in(seat, colour, number)
    bit: i64 = 1 << seat
    for hex_ in range(WORLD_HEXES):
        occupant: i64 = board.hexes[hex_]
        if occupant < TOKEN_BASE and occupant & bit:
            board.hexes[hex_] = occupant & ~bit
            board.hand[seat] += 1
    if board.listening:
        board.tell(
            "ransom", {"seat": things.seat(seat), "cubes": cubes, "followers": board.hand[seat]}
        )


# Treasures and Powers


def treasure_choices(board: Board, seat: Seat, stack: i64) -> list[Action]:
    """G-521: one cube of a colour of choice, or none; an empty Treasure asks nothing."""
    found: list[Action] = []
    for colour in range(CUBES):
        if count(board.treasure[seat * STACKS + stack], colour):
            found.append(actions.RELEASE + colour)
    if found:
        found.append(actions.PASS)
    return found


def needs_answer(card: Card) -> bool:
    """G-202: a Power with a cost is optional; one without is automatic (G-511), though its target
    may be a choice."""
    return DEMONS[card].effects[0].has_cost()


def power_choices(board: Board, seat: Seat, card: Card) -> list[Action]:
    """G-202: asked only if it can be paid and does something."""
    effect = DEMONS[card].effects[0]
    if effect.ops[0].sort == RESURRECT and board.graveyard[seat] == 0:
        return []
    if not payable(effect.cost, 0, board.held(seat), board.substitutes(seat)):
        return []
    return [actions.USE, actions.PASS]


def use_power(board: Board, seat: Seat, card: Card) -> None:
    """G-202: pay, then take; G-506: this raises no event."""
    if board.listening:
        board.tell("power", {"seat": things.seat(seat), "card": card_thing(card)})
    board.push(steps.EFFECTS, seat, card)
    owe(board, seat, DEMONS[card].effects[0].cost, 0)


def apply_power(board: Board, seat: Seat, card: Card) -> None:
    """G-511: a Power without a cost acts by itself."""
    if board.listening and DEMONS[card].effects[0].ops[0].sort == GAIN:
        board.tell("power", {"seat": things.seat(seat), "card": card_thing(card)})
    carry_out(board, seat, card)


# Turns


def begin_turn(board: Board) -> None:
    """G-206: one placement per turn, from the start player clockwise, over and over. G-207: it is
    compulsory."""
    board.phase = PLACEMENT
    board.turn += 1


def skip(board: Board, seat: Seat, skips: i64) -> None:
    """G-208: a player who cannot place is skipped and asked again the next time round. G-209: n
    skips in a row end the placements."""
    board.phase = PLACEMENT
    if skips + 1 >= board.seats:
        board.push(steps.KING, board.start)
    else:
        board.push(steps.TURN, board.next_seat(seat), skips + 1)
