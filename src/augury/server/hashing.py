"""Passwords as they are kept: hashed, in a few threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

import argon2

from augury.server.refusals import slow_down

T = TypeVar("T")
HASHER = argon2.PasswordHasher()  # Argon2id with the library's current parameters
MOST_WAITING = 16  # logins that may wait for a hashing thread


class Hashing:
    """Passwords are hashed in a few threads; a crowd is turned away instead of filling the
    memory."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="augury-hash")
        self.waiting = 0

    def close(self) -> None:
        """Nobody waits any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def make(self, password: str) -> str:
        return await self._run(lambda: HASHER.hash(password))

    async def check(self, noted: str, password: str) -> bool:
        """Takes the same time whether there is such an account or not."""
        return await self._run(lambda: verify(noted or decoy(), password)) and bool(noted)

    async def _run(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise slow_down()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        finally:
            self.waiting -= 1


@cache
def decoy() -> str:
    """What a password is compared with where there is no account."""
    return HASHER.hash("nobody has this password")


def verify(noted: str, password: str) -> bool:
    try:
        return HASHER.verify(noted, password)
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False
