"""Luna: the scoring phase and the end (RULES.md 8.1 and 8.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Seat
from augury.games.luna.rules.solo import shrines_scored
from augury.games.luna.state import (
    APOSTATE,
    AUTOMATON,
    GAINS,
    IN_TEMPLE,
    NOBODY,
    OVER,
    PRIESTESS,
    Board,
)
from augury.games.luna.things import island_thing, who
from augury.kit.cells import add, listed
from augury.kit.ranking import places
from augury.kit.sets import size
from augury.kit.verdict import tied

SHRINE_IP: Final = 4
HEADINGS: Final = [
    "begin",
    "priestess",
    "temple",
    "apostate",
    "induction",
    "expulsion",
    "books",
    "last-token",
]


def score_round(board: Board) -> None:
    """L-120..L-125: Priestess, Apostate and Temple, settled as one sum; nobody falls below 0."""
    prizes = priestess_prizes(board)
    for seat in range(board.seats):
        loss = apostate_loss(board, seat)
        temple = board.temple_novices(seat)
        if board.listening:
            tell_round(board, seat, prizes[seat], temple, loss)
        board.gain(seat, PRIESTESS, prizes[seat])
        board.gain(seat, IN_TEMPLE, temple)
        held: i64 = board.ip[seat]
        board.gain(seat, APOSTATE, -loss if loss < held else -held)


def presence(board: Board, seat: Seat) -> i64:
    """L-120: active novices on the Priestess's island, plus one for an own shrine there. L-173: for
    one that the automaton is about to build as well."""
    shrine: i64 = (shrines_scored(board, seat) >> board.priestess) & 1
    return board.active(seat, board.priestess) + shrine


def priestess_prizes(board: Board) -> list[i64]:
    """L-120..L-122: what the Priestess pays, by seat."""
    return award(board, [presence(board, seat) for seat in range(board.seats)])


def award(board: Board, present: list[i64]) -> list[i64]:
    """L-121: the prizes in order of presence; those without a claimant lapse. L-122: ties go by the
    Council, never shared."""
    paid: list[i64] = [0] * board.seats
    for prize in board.prizes():
        best: Seat = NOBODY
        most: i64 = 1
        for seat in board.stones:  # a later stone wins ties
            if present[seat] >= most and paid[seat] == 0:
                best = seat
                most = present[seat]
        if best == NOBODY:
            break
        paid[best] = prize
    return paid


def apostate_loss(board: Board, seat: Seat) -> i64:
    """L-123: one more than the novices on and beside his island, if there are any. L-174: the
    automaton never loses."""
    if board.level and seat == AUTOMATON:
        return 0
    novices = board.active(seat, board.apostate) + board.inactive(seat, board.apostate)
    return novices + 1 if novices > 0 else 0


def tell_round(board: Board, seat: Seat, prize: i64, temple: i64, loss: i64) -> None:
    """L-124: every novice in the Temple brings 1 IP."""
    name = who(board, seat)
    if prize:
        board.tell(
            "priestess", {"seat": name, "island": island_thing(board.priestess), "points": prize}
        )
    if temple:
        board.tell("temple", {"seat": name, "points": temple})
    if loss:
        board.tell(
            "apostate", {"seat": name, "island": island_thing(board.apostate), "points": loss}
        )


def final_points(board: Board, seat: Seat) -> i64:
    """L-141: 4 IP per shrine, L-173: the one that the automaton is about to build included. L-142:
    1 IP per unused favour. L-143: the number of the council space."""
    shrines: i64 = SHRINE_IP * size(shrines_scored(board, seat))
    return shrines + size(board.favours[seat]) + board.spaces[seat]


def breakdown(board: Board) -> list[list[tuple[str, i64]]]:
    """Where the IP come from: what was gained on the way, and at the end the final scoring."""
    over = board.phase == OVER
    found: list[list[tuple[str, i64]]] = []
    for seat in range(board.seats):
        rows: list[tuple[str, i64]] = []
        for heading in range(GAINS):
            rows.append((HEADINGS[heading], board.tally[seat * GAINS + heading]))
        rows.append(("shrines", SHRINE_IP * board.shrines_built(seat) if over else 0))
        rows.append(("favours", size(board.favours[seat]) if over else 0))
        rows.append(("council", board.spaces[seat] if over else 0))
        found.append(rows)
    return found


def finish(board: Board) -> None:
    """L-140: the final scoring."""
    for seat in range(board.seats):
        if board.listening:
            shrines: i64 = SHRINE_IP * board.shrines_built(seat)
            facts = {
                "shrines": shrines,
                "favours": size(board.favours[seat]),
                "council": board.spaces[seat],
            }
            board.tell(
                "final", {"seat": who(board, seat), **facts, "points": final_points(board, seat)}
            )
        add(board.ip, seat, final_points(board, seat))
    board.phase = OVER
    board.seal("over")
    if board.listening:
        tell_result(board)


def tell_result(board: Board) -> None:
    if board.level:
        difference: i64 = board.ip[0] - board.ip[1]
        board.tell(
            "solo-won" if difference > 0 else "solo-lost",
            {"seat": who(board, 0), "points": difference if difference > 0 else -difference},
        )
        board.tell_verdict()
        return
    order = ranks(board)
    for seat in range(board.seats):
        if order[seat] == 1:
            board.tell("over", {"seat": who(board, seat), "points": board.ip[seat]})
    board.tell_verdict()


def ranks(board: Board) -> list[i64]:
    """L-144: by IP, then by Council; there is exactly one winner. L-176: alone one has to beat the
    automaton, a tie is no win."""
    if board.level:
        return [1, 2] if board.ip[0] > board.ip[1] else [2, 1]
    return places([[board.ip[seat], board.council_order(seat)] for seat in range(board.seats)])


def verdict(board: Board) -> list[Reason]:
    """L-144: who is farther in the Council, on a tie. L-176: what the automaton has."""
    if board.level:
        key = "solo-won" if board.ip[0] > board.ip[1] else "solo-lost"
        ips: dict[str, Fact] = {"points": board.ip[0], "automaton": board.ip[1]}
        return [Reason(key, "L-176", ips)]
    found: list[Reason] = []
    for seat, other in tied(listed(board.ip), ranks(board)):
        facts: dict[str, Fact] = {
            "seat": who(board, seat),
            "other": who(board, other),
            "points": board.ip[seat],
            "space": board.spaces[seat],
            "behind": board.spaces[other],
        }
        key = "tie-stack" if board.spaces[seat] == board.spaces[other] else "tie-council"
        found.append(Reason(key, "L-144", facts))
    return found
