"""Why one choice is better than another, as it is sent."""

from __future__ import annotations

from augury.bots.reasons import Difference
from augury.server.messages.answers import TermInfo


def term_infos(terms: list[Difference]) -> list[TermInfo]:
    return [TermInfo(seat=one.seat, term=one.term, value=round(one.value, 1)) for one in terms]
