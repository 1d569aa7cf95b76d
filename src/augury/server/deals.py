"""Deals that several tables play: the same cards for everybody, chosen by nobody.

A tournament is founded with a chain of secrets: each is the hash of the next. The anchor, before
the first, is shown from the start, so that all secrets are fixed before anybody enters. Whoever
enters sends a number. A deal's seed follows from its secret and the numbers of all who play in its
round (core/fair.py, with the deal in the place of the table)::

    secret of link n = sha256("augury chain 1\\n<secret of link n + 1>")
    number           = the first 128 bits of
                       sha256("augury numbers 1\\n<deal>\\n<number>\\n<number>...")

Showing the secret of a deal shows those before it, which have been played, and none to come.
"""

from __future__ import annotations

import hashlib

from augury.core import fair

LINKS = 64  # deals of a tournament at most


def step(secret: str) -> str:
    return hashlib.sha256(f"augury chain 1\n{secret}".encode()).hexdigest()


def link(last: str, number: int) -> str:
    """The secret of a link, from the last of the chain; link 0 is the anchor."""
    found = last
    for _ in range(LINKS - number):
        found = step(found)
    return found


def anchor(last: str) -> str:
    return link(last, 0)


def follows(secret: str, number: int, shown: str) -> bool:
    """Does the secret of a link lead back to the anchor that was shown?"""
    for _ in range(number):
        secret = step(secret)
    return secret == shown


def mixed(deal: str, numbers: list[str]) -> str:
    """One number from those of all who play in the round, in the order in which they entered."""
    text = "\n".join(["augury numbers 1", deal, *numbers])
    return hashlib.sha256(text.encode()).hexdigest()[: fair.NUMBER_DIGITS]


def salt(secret: str) -> str:
    """It follows from the secret: there is nothing to choose."""
    return hashlib.sha256(f"augury salt 1\n{secret}".encode()).hexdigest()[: fair.NUMBER_DIGITS]


def seed(deal: str, secret: str, number: str, chairs: int) -> int:
    """What the cards of a deal are shuffled by; the mixed number stands on the first seat."""
    return fair.seed(deal, secret, [number, *[""] * (chairs - 1)])
