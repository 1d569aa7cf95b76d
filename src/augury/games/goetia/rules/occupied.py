"""Goetia: who or what stands on a hex that somebody would like to use (G-304, G-532)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.reason import Reason
from augury.core.state import Seat
from augury.games.goetia.components import Hex
from augury.games.goetia.names import cube_thing
from augury.games.goetia.state import TOKEN_BASE, Board
from augury.kit import things


def refuse_occupied(board: Board, seat: Seat, hex_: Hex, rule: str) -> Reason | None:
    """The token or the followers in the way; None if the hex is vacant. `rule` closes it to all
    but the first follower."""
    occupant: i64 = board.hexes[hex_]
    if occupant >= TOKEN_BASE:
        return Reason("hex-token", "G-532", {"cube": cube_thing(occupant - TOKEN_BASE)})
    if occupant & (1 << seat):
        return Reason("hex-yours", rule)
    if occupant == 0:
        return None
    others = [things.seat(other) for other in range(board.seats) if occupant & (1 << other)]
    return Reason("hex-taken", rule, {"seats": things.several(others)})
