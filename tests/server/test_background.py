"""Work that is done again and again goes on when it fails."""

from __future__ import annotations

import asyncio

import pytest

from augury.server.background import Background
from augury.server.store.base import StoreDown


def test_a_failure_ends_nothing_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    background = Background()
    failures: list[Exception] = [ValueError("odd"), StoreDown("Later.", "the disk is full")]
    done: list[str] = []

    async def work() -> None:
        if failures:
            raise failures.pop(0)
        done.append("once")
        background.stopping = True

    asyncio.run(asyncio.wait_for(background.every(0.0, work), 10))
    assert done == ["once"]
    assert "odd" in caplog.text and "the disk is full" in caplog.text
