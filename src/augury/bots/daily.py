"""Bots at the deal of the day: everybody's seat, and bots of one level around it."""

from __future__ import annotations

from augury.bots.same_deal import Place
from augury.core.daily import LEVEL, Deal


def place_of(deal: Deal) -> Place:
    """Everybody's seat at a deal of the day."""
    record = deal.record()
    return Place(record, deal.seat, (LEVEL,) * record.game.chairs(record.seats))
