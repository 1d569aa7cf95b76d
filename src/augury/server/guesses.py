"""Guessing passwords is made slow, without locking anybody out.

Three things slow a login down: the address it comes from, the address together with the name, and,
gently, the name alone. The first two refuse for a while; they hit whoever guesses, and neighbours
behind the same address. The name alone never refuses: after many failures from many addresses a
login for it takes a few seconds longer, so whoever knows the password always gets in.

A device that has logged in before can prove it, and is slowed by its own failures only. The proof
is a number signed for one account; it opens nothing by itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict

from augury.server.refusals import slow_down
from augury.server.security import Limits

FREE = 5  # failures for a name that cost nothing
FORGIVEN = 120.0  # seconds after which one failure is forgotten
FIRST_DELAY, LONGEST_DELAY = 0.25, 4.0
MOST_NAMES = 20_000
MOST_WAITING = 200


class Guesses:
    """Counts logins that failed, and says how long the next one has to wait."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.failures: OrderedDict[str, tuple[float, float]] = (
            OrderedDict()
        )  # name -> how many, when
        self.waiting: set[tuple[str, str]] = set()

    async def admit(self, address: str, name: str, device: str) -> None:
        """Let a login be tried: at once, after a while, or (slow_down) not now. `device` is the
        number of a known device."""
        if device:
            if not self.limits.allow("login-known", device):
                raise slow_down()
            return
        pair = (address, name)
        if not self.limits.allow("login-ip", address) or not self.limits.allow(
            "login-pair", f"{address} {name}"
        ):
            raise slow_down()
        delay = self.delay(name)
        if delay:
            if pair in self.waiting or len(self.waiting) >= MOST_WAITING:
                raise slow_down()
            self.waiting.add(pair)
            try:
                await asyncio.sleep(delay)
            finally:
                self.waiting.discard(pair)

    def delay(self, name: str) -> float:
        over = self.count(name) - FREE
        if self.limits.factor <= 0 or over <= 0:
            return 0.0
        return float(min(LONGEST_DELAY, FIRST_DELAY * 2 ** min(over - 1, 10)))

    def count(self, name: str) -> float:
        number, at = self.failures.get(name, (0.0, 0.0))
        return max(0.0, number - (time.monotonic() - at) / FORGIVEN)

    def failed(self, name: str) -> None:
        self.failures[name] = (self.count(name) + 1, time.monotonic())
        self.failures.move_to_end(name)
        if len(self.failures) > MOST_NAMES:
            self.failures.popitem(last=False)


def prove(key: str, person: str) -> str:
    """What a device keeps to show that it has logged in as this person."""
    number = secrets.token_hex(8)
    return f"{number}.{signature(key, person, number)}"


def proven(key: str, person: str, proof: str) -> str:
    """The number of a known device; empty if the proof is for somebody else, or none."""
    number, _, signed = proof.partition(".")
    good = hmac.compare_digest(signed.encode(), signature(key, person, number).encode())
    return number if number and good else ""


def signature(key: str, person: str, number: str) -> str:
    return hmac.new(key.encode(), f"{person} {number}".encode(), hashlib.sha256).hexdigest()[:40]
