"""The Majority: what the colours pay, and who wins in the end (RULES.md 8)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.games.majority.components import COLOUR_NAMES, COLOUR_THINGS, COLOURS, Colour
from augury.games.majority.state import Board
from augury.kit import things
from augury.kit.cells import add, listed
from augury.kit.ranking import places
from augury.kit.verdict import tied


def pay_all(board: Board) -> None:
    """MJ-41: sums are those of the whole score area. MJ-47: the colours pay independently of each
    other."""
    for c in range(COLOURS):
        paid = pay(board.sums, board.seats, c)
        for seat in range(board.seats):
            if paid[seat] > 0:
                add(board.coins, seat, paid[seat])
                board.add_to_tally(seat * COLOURS + c, paid[seat])
            if board.listening and paid[seat]:
                board.tell(
                    "paid",
                    {"seat": things.seat(seat), "colour": COLOUR_THINGS[c], "coins": paid[seat]},
                )


def breakdown(board: Board) -> list[list[tuple[str, i64]]]:
    """Which colour paid the coins."""
    found: list[list[tuple[str, i64]]] = []
    for seat in range(board.seats):
        rows: list[tuple[str, i64]] = []
        for c in range(COLOURS):
            rows.append((COLOUR_NAMES[c], board.tally[seat * COLOURS + c]))
        found.append(rows)
    return found


def pay(sums: vec[i64], seats: i64, c: Colour) -> list[i64]:
    """What one colour pays. MJ-42: the highest sum above 0 wins. MJ-43: the next distinct sum is
    runner-up.

    MJ-44: 2 coins per winner. MJ-45: a fifth of the winning sum, rounded down, times the winners,
    per runner-up. MJ-46: if there is one. MJ-51: the bank never runs out. MJ-52: 10-point cards
    change nothing, so there are none.
    """
    best: i64 = 0
    second: i64 = 0
    winners: i64 = 0
    for seat in range(seats):
        held: i64 = sums[seat * COLOURS + c]
        if held > best:
            second = best
            best = held
            winners = 1
        elif held == best:
            winners += 1
        elif held > second:
            second = held
    paid: list[i64] = [0] * seats
    if best > 0:
        for seat in range(seats):
            held = sums[seat * COLOURS + c]
            if held == best:
                paid[seat] = 2
            elif held == second and second > 0:
                paid[seat] = (best // 5) * winners
    return paid


def ranks(board: Board) -> list[i64]:
    """MJ-49: the richer team, on a tie the marker's. MJ-50: the richest, on a tie the nearest
    clockwise from the marker."""
    coins, marker = board.coins, board.marker
    if board.seats == 4:
        teams = places(
            [[coins[team] + coins[team + 2], 1 if marker % 2 == team else 0] for team in range(2)]
        )
        return [teams[seat % 2] for seat in range(4)]
    return places([[coins[seat], -((seat + 3 - marker) % 3)] for seat in range(3)])


def verdict(board: Board) -> list[Reason]:
    """MJ-49: what the teams have together, and whose marker breaks a tie. MJ-50: who is nearer to
    the marker."""
    coins, order = board.coins, ranks(board)
    if board.seats == 4:
        first: i64 = 0 if order[0] == 1 else 1
        facts: dict[str, Fact] = {
            "team": f"seat/{first} seat/{first + 2}",
            "coins": coins[first] + coins[first + 2],
            "others": f"seat/{1 - first} seat/{3 - first}",
            "less": coins[1 - first] + coins[3 - first],
            "marker": f"seat/{board.marker}",
        }
        return [Reason("teams-tie" if facts["coins"] == facts["less"] else "teams", "MJ-49", facts)]
    found: list[Reason] = []
    for seat, other in tied(listed(coins), order):
        named: dict[str, Fact] = {"seat": f"seat/{seat}", "other": f"seat/{other}"}
        named["coins"] = coins[seat]
        named["marker"] = f"seat/{board.marker}"
        key = "tie-own-marker" if seat == board.marker else "tie-marker"
        found.append(Reason(key, "MJ-50", named))
    return found
