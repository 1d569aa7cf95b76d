"""Pantheon: the two scorings and the end (RULES.md 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.games.pantheon.components import (
    COLUMN_POINTS,
    DEMIGOD_VALUES,
    ERAS,
    PIETALTE,
)
from augury.games.pantheon.state import (
    FROM_COLUMNS,
    FROM_DEMIGODS,
    FROM_PIETALTE,
    HEADINGS,
    Board,
)
from augury.kit import things
from augury.kit.agenda import Agenda
from augury.kit.cells import cells, listed
from augury.kit.ranking import places
from augury.kit.verdict import tied

HEADING_WORDS: Final = ["begin", "gods", "eras", "demigods", "columns", "pietalte"]


def scoring(board: Board) -> None:
    """P-2, P-190: demigods, columns, Pietalte. Q-46: the total of the demigods is announced."""
    for seat in range(board.seats):
        demigods: i64 = board.demigod_points(seat)  # P-191
        columns: i64 = COLUMN_POINTS[len(board.columns[seat])]  # P-192
        pietalte: i64 = board.god_count(seat, PIETALTE) * board.highest_level(seat)  # P-193, P-148
        board.gain(seat, FROM_DEMIGODS, demigods)
        board.gain(seat, FROM_COLUMNS, columns)
        board.gain(seat, FROM_PIETALTE, pietalte)
        if board.listening:
            facts: dict[str, Fact] = {
                "seat": things.seat(seat),
                "demigods": demigods,
                "columns": columns,
            }
            facts["pietalte"] = pietalte
            facts["points"] = demigods + columns + pietalte
            board.tell("scoring", facts)
    if board.era < ERAS:
        board.demigods_counted = board.demigods_hidden
        board.demigods_hidden = cells(board.seats * DEMIGOD_VALUES)
        board.tiles += 1


def breakdown(board: Board) -> list[list[tuple[str, i64]]]:
    """P-190, P-195: where the points of every seat come from."""
    found: list[list[tuple[str, i64]]] = []
    for seat in range(board.seats):
        rows: list[tuple[str, i64]] = []
        for heading in range(HEADINGS):
            rows.append((HEADING_WORDS[heading], board.tally[seat * HEADINGS + heading]))
        found.append(rows)
    return found


def finish(board: Board) -> None:
    """P-194: the game ends after the second scoring."""
    board.over = True
    board.agenda = Agenda()
    board.seal("over")
    if board.listening:
        winners = " ".join(
            [things.seat(seat) for seat, place in enumerate(ranks(board)) if place == 1]
        )
        board.tell("over", {"seats": winners})
        board.tell_verdict()


def ranks(board: Board) -> list[i64]:
    """P-194: most points, then most demigods; equal players share the place."""
    return places([[board.score[seat], board.demigod_count(seat)] for seat in range(board.seats)])


def verdict(board: Board) -> list[Reason]:
    """P-194: who has more demigods, on a tie; equal players share the place."""
    order = ranks(board)
    found: list[Reason] = []
    for seat, other in tied(listed(board.score), order):
        facts: dict[str, Fact] = {
            "seat": f"seat/{seat}",
            "other": f"seat/{other}",
            "points": board.score[seat],
            "demigods": board.demigod_count(seat),
            "fewer": board.demigod_count(other),
        }
        shared = order[seat] == order[other]
        found.append(Reason("tie-shared" if shared else "tie-demigods", "P-194", facts))
    return found
