"""Luna: turns, time tokens, and the way from one round to the next (RULES.md 6, 7.14 and 8.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import (
    BUILDER_STEPS,
    ISLANDS,
    PRIESTESS_5_STEPS,
    PRIESTESS_6_STEPS,
    ROUNDS,
    Island,
)
from augury.games.luna.rules.scoring import finish, score_round
from augury.games.luna.rules.solo import build_automaton, can_pick, induct_automaton
from augury.games.luna.state import HUMAN, LAST_TOKEN, PICK, TURN, Board
from augury.games.luna.things import island_thing, who
from augury.kit.cells import add, cells

MOST_ACTIONS: Final = 40  # L-035


def start_round(board: Board) -> None:
    """L-030: six rounds. L-031, L-136: the holder of the start figure begins. L-135: all time
    tokens burn again."""
    board.round += 1
    board.phase = TURN
    board.tokens = time_tokens(board)
    board.taken = cells(board.seats)
    board.book_bonus = board.seats == 2  # L-136, L-153
    board.current = HUMAN if board.level else board.start
    board.turn += 1
    if board.listening:
        tell_round(board)
        board.beat()
    if board.level:
        if can_pick(board):
            board.phase = PICK
        else:
            induct_automaton(board)


def time_tokens(board: Board) -> i64:
    """L-009: four. L-150: with two players three. L-160: none in the solo game."""
    if board.level:
        return 0
    return 3 if board.seats == 2 else 4


def tell_round(board: Board) -> None:
    board.tell(
        "round",
        {
            "round": board.round,
            "guard": board.guard_value(),
            "priestess": island_thing(board.priestess),
            "builder": island_thing(board.builder),
            "apostate": island_thing(board.apostate),
        },
    )
    if board.level == 0:
        board.tell("start", {"seat": who(board, board.start)})


def end_action(board: Board, seat: Seat) -> None:
    """L-031: a turn is exactly one action. L-033: nobody is ever out. L-171: alone one acts again
    and again."""
    add(board.taken, seat, 1)
    board.chosen = 0
    next_turn(board, seat)


def next_turn(board: Board, seat: Seat) -> None:
    board.phase = TURN
    board.turn += 1
    if board.level == 0:
        board.current = board.left(seat)


def exhausted(board: Board, seat: Seat) -> bool:
    """L-035: after 40 actions in one action phase only meditation is left (solo: the end of the
    phase)."""
    return board.taken[seat] >= MOST_ACTIONS


def meditate(board: Board, seat: Seat) -> None:
    """L-110: flip a time token. L-111: usually that is all. L-112, L-032: the last one gives 1 IP
    and ends the phase at once."""
    board.tokens -= 1
    if board.tokens > 0:
        if board.listening:
            board.tell("meditate", {"seat": who(board, seat), "tokens": board.tokens})
        next_turn(board, seat)
        return
    board.gain(seat, LAST_TOKEN, 1)
    if board.listening:
        board.tell("last-token", {"seat": who(board, seat), "points": 1})
    pass_start_figure(board, seat)
    end_phase(board)


def pass_start_figure(board: Board, seat: Seat) -> None:
    """L-113: it goes to the left neighbour of the one who flipped the last token. L-114, L-152:
    with two players it alternates."""
    board.start = board.left(board.start) if board.seats == 2 else board.left(seat)


def end_phase(board: Board) -> None:
    """L-030: every action phase is followed by a scoring phase. L-134: after the sixth the game
    ends."""
    if board.listening:
        board.beat()
    if board.level:
        build_automaton(board)
        if board.listening:
            board.beat()
    score_round(board)
    if board.listening:
        board.beat()
    if board.round == ROUNDS:
        finish(board)
    else:
        prepare(board)
        start_round(board)


def prepare(board: Board) -> None:
    """L-130: everybody beside an island wakes up. L-131: the Priestess moves on. L-132: the
    Builder. L-133: the Apostate."""
    for here in range(board.seats * ISLANDS):
        add(board.on, here, board.beside[here])
        board.beside[here] = 0
    board.priestess = board.clockwise(board.priestess, priestess_steps(board))
    board.builder = board.clockwise(board.builder, BUILDER_STEPS)
    board.apostate = next_stop(board)


def priestess_steps(board: Board) -> i64:
    """L-131: 6 islands with four players, otherwise 5."""
    return PRIESTESS_6_STEPS if board.seats == 4 else PRIESTESS_5_STEPS


def next_stop(board: Board) -> Island:
    """L-133: the next island, other than his own, with a novice on it; without one the Apostate
    stays. L-175: solo, of the human.

    During the action phase it foretells where he will go, for by then everybody beside an island is
    awake.
    """
    for steps in range(1, ISLANDS):
        island = board.clockwise(board.apostate, steps)
        for seat in range(1 if board.level else board.seats):
            if board.active(seat, island) + board.inactive(seat, island) > 0:
                return island
    return board.apostate
