"""Luna: Council and Banishment (RULES.md 7.11 and 7.12)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna import actions
from augury.games.luna.components import LAST_SPACE, NOVICE, Island
from augury.games.luna.rules.workers import pay
from augury.games.luna.state import ADVANCE, Board, Phase
from augury.games.luna.things import island_thing, who
from augury.kit.sets import single


def steps_left(board: Board, seat: Seat) -> i64:
    """L-098: the last space is number 10, and nobody overshoots it."""
    return LAST_SPACE - board.spaces[seat]


def deployable(board: Board, seat: Seat) -> i64:
    """How many novices may go: L-096 (at least one to the Council), L-098; L-100 (or only the
    replacement novice after the Apostate). As a set, counted from the action DEPLOY."""
    council = board.phase == ADVANCE
    island = board.chosen if council else board.apostate
    most: i64 = board.active(seat, island)
    helped_most: i64 = most
    if council:
        left = steps_left(board, seat)
        most = min(most, left)
        helped_most = min(helped_most, left - 1)
    found: i64 = single(most) - 1
    if board.holds(seat, NOVICE):
        helped: i64 = single(helped_most + 1) - (2 if council else 1)
        found |= helped << (actions.DEPLOY_HELPED - actions.DEPLOY)
    return found


def go_to_council(board: Board, seat: Seat, island: Island, number: i64, helped: bool) -> None:
    """L-096, L-097: novices of one island are deployed, the stone advances a space for each. L-105:
    the NOVICE favour may go alone."""
    steps: i64 = number + 1 if helped else number
    pay(board, seat, island, steps, helped)
    advance(board, seat, steps)
    if board.listening:
        board.tell(
            "council", {"seat": who(board, seat), "number": steps, "space": board.spaces[seat]}
        )


def advance(board: Board, seat: Seat, steps: i64) -> None:
    """L-097: the stone comes on top of those on its new space; on space 10 it comes to the
    bottom."""
    space: i64 = board.spaces[seat] + steps
    board.spaces[seat] = space
    stones = board.stones
    place = board.council_order(seat)
    while place + 1 < board.seats and passes(board, space, stones[place + 1]):
        stones[place] = stones[place + 1]
        place += 1
    stones[place] = seat


def passes(board: Board, space: i64, other: Seat) -> bool:
    """Does a stone that comes to a space leave another one behind or below it (L-097)?"""
    reached: i64 = board.spaces[other]
    return reached < space or (reached == space and space < LAST_SPACE)


def banish(board: Board, seat: Seat, number: i64, helped: bool) -> None:
    """L-100: novices of the Apostate's island are deployed. L-101: he moves clockwise one island
    for each; a full circle is allowed."""
    steps: i64 = number + 1 if helped else number
    pay(board, seat, board.apostate, steps, helped)
    board.apostate = board.clockwise(board.apostate, steps)
    if board.listening:
        board.tell(
            "banish",
            {"seat": who(board, seat), "number": steps, "island": island_thing(board.apostate)},
        )


def ask_number(board: Board, phase: Phase, island: Island) -> None:
    """RULES.md 13: first the island, then the number."""
    board.phase = phase
    board.chosen = island
