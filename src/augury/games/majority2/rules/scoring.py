"""The Majority 2: the end, points and places (RULES.md 8)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Seat
from augury.games.majority2.components import (
    COLOURS,
    DEMON_VETERAN_P,
    POINTS,
    RANK,
    SECRETARY,
    Member,
    card_of,
    colour_of,
)
from augury.games.majority2.rules.dealing import thing
from augury.games.majority2.state import OVER, Board
from augury.kit import things
from augury.kit.ranking import places


def card_points(board: Board, seat: Seat, member: Member) -> i64:
    """What a card of the score area counts, M2-88.

    M2-50: a Secretary has 2 more for each other Secretary of the same effective faction. M2-72: the
    promo demon_veteran has 1 more for each colour among the completed factions. M2-87: a Ghost
    counts 5 with or without a disc.
    """
    card = card_of(member)
    total: i64 = POINTS[card]
    if RANK[card] == SECRETARY:
        for other in board.areas[seat]:
            if RANK[card_of(other)] == SECRETARY and colour_of(other) == colour_of(member):
                total += 2
        total -= 2  # itself
    elif card == DEMON_VETERAN_P:
        for colour in range(COLOURS):
            if board.factions_of(seat, colour):
                total += 1
    return total


def victory_points(board: Board, seat: Seat) -> i64:
    total: i64 = 0
    for member in board.areas[seat]:
        total += card_points(board, seat, member)
    return total


def scores(board: Board) -> list[i64]:
    """M2-88: the points of the score area and 1 per coin, ready or spent."""
    return [victory_points(board, 0) + board.coins[0], victory_points(board, 1) + board.coins[1]]


def breakdown(board: Board) -> list[list[tuple[str, i64]]]:
    """M2-88: the printed points of the score area, M2-50 and M2-72 what cards add to it, and the
    coins."""
    found: list[list[tuple[str, i64]]] = []
    for seat in range(2):
        printed: i64 = 0
        secretaries: i64 = 0
        demons: i64 = 0
        for member in board.areas[seat]:
            card = card_of(member)
            more = card_points(board, seat, member) - POINTS[card]
            printed += POINTS[card]
            if card == DEMON_VETERAN_P:
                demons += more
            else:
                secretaries += more
        found.append(
            [
                ("members", printed),
                ("secretaries", secretaries),
                ("demon-veteran", demons),
                ("coins", board.coins[seat]),
            ]
        )
    return found


def ranks(board: Board) -> list[i64]:
    """M2-89: more points; on a tie the player without the start player marker."""
    points = scores(board)
    return places([[points[seat], 0 if seat == board.start else 1] for seat in range(2)])


def end(board: Board) -> None:
    """M2-88: score. Columns, hand and reserves count nothing."""
    board.phase = OVER
    board.seal("over")
    if not board.listening:
        return
    for seat in range(2):
        for member in board.areas[seat]:
            board.tell(
                "scored",
                {
                    "seat": things.seat(seat),
                    "card": thing(card_of(member)),
                    "points": card_points(board, seat, member),
                },
            )
        board.tell(
            "total",
            {
                "seat": things.seat(seat),
                "coins": board.coins[seat],
                "points": scores(board)[seat],
            },
        )
    board.tell("over", {"seat": things.seat(ranks(board).index(1))})
    board.tell_verdict()


def verdict(board: Board) -> list[Reason]:
    """M2-89: whose the start player marker is, on a tie."""
    points = scores(board)
    if points[0] != points[1]:
        return []
    facts: dict[str, Fact] = {
        "seat": things.seat(1 - board.start),
        "other": things.seat(board.start),
        "points": points[0],
    }
    return [Reason("tie-start", "M2-89", facts)]
