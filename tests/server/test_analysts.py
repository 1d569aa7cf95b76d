"""The queue for analysis: fair, out of the way, and not for those who have left."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from serving import served

from augury.server import analysts as queue_for_analysis
from augury.server.analysts import Analysts
from augury.server.clock import Clock
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.shares import Shares
from augury.server.store import open_store


class Add(msgspec.Struct, frozen=True):
    left: int
    right: int

    def run(self) -> int:
        return self.left + self.right


class Wait(msgspec.Struct, frozen=True):
    """Leaves a file behind when it ends."""

    seconds: float
    file: str

    def run(self) -> int:
        time.sleep(self.seconds)
        Path(self.file).write_text(str(os.nice(0)))
        return os.getpid()


class Fail(msgspec.Struct, frozen=True):
    def run(self) -> int:
        raise ValueError("no such position")


class Die(msgspec.Struct, frozen=True):
    def run(self) -> int:
        os._exit(3)


def with_analysts(
    folder: Path, work: Callable[[Analysts], Awaitable[None]], **changes: int | float
) -> None:
    async def whole() -> None:
        settings = msgspec.structs.replace(Settings(data=folder), **changes)
        shares = Shares(settings, open_store(folder, ""), Clock())
        analysts = Analysts(settings, shares)
        try:
            await work(analysts)
        finally:
            analysts.close()
            shares.close()

    asyncio.run(whole())


def refused(error: BaseException | int) -> str:
    assert isinstance(error, Refusal)
    return error.reason.key


def test_tasks_run_in_a_worker_behind_everything_else(tmp_path: Path) -> None:
    async def work(analysts: Analysts) -> None:
        assert await analysts.ask("anna", Add(2, 3)) == 5
        assert await analysts.ask("anna", Wait(0.0, str(tmp_path / "nice"))) != os.getpid()
        assert (tmp_path / "nice").read_text() == "19"

    with_analysts(tmp_path, work)


def test_a_task_that_fails_costs_nobody_else_theirs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(analysts: Analysts) -> None:
        for broken in (Fail(), Die()):
            with pytest.raises(Refusal) as caught:
                await analysts.ask("anna", broken)
            assert refused(caught.value) == "no-analysis"
            assert await analysts.ask("ben", Add(1, 1)) == 2

    with_analysts(tmp_path, work)
    assert "no such position" in caplog.text and "it died" in caplog.text


def test_whoever_asks_for_much_waits_behind_whoever_asks_for_little(tmp_path: Path) -> None:
    order: list[str] = []

    async def work(analysts: Analysts) -> None:
        async def one(person: str) -> None:
            await analysts.ask(person, Add(1, 1))
            order.append(person)

        greedy = [asyncio.ensure_future(one("greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        await asyncio.gather(*greedy, one("honest"))

    with_analysts(tmp_path, work, rate_limit=0.0)
    assert order.index("honest") <= 1


def test_one_person_or_one_address_has_only_so_much_under_way(tmp_path: Path) -> None:
    async def work(analysts: Analysts) -> None:
        same = [analysts.ask("anna", Add(1, 1)) for _ in range(5)]
        found = await asyncio.gather(*same, return_exceptions=True)
        assert found[:4] == [2] * 4 and refused(found[4]) == "many-thoughts"
        many = [analysts.ask(f"guest {n}", Add(1, 1), "192.0.2.1") for n in range(9)]
        found = await asyncio.gather(*many, return_exceptions=True)
        assert found[:8] == [2] * 8 and refused(found[8]) == "many-thoughts"
        assert await asyncio.gather(*(analysts.ask("", Add(1, 1)) for _ in range(9))) == [2] * 9
        assert not analysts.shares.held

    with_analysts(tmp_path, work, address_share=2)


def test_what_somebody_waited_for_is_dropped_when_they_leave(tmp_path: Path) -> None:
    async def work(analysts: Analysts) -> None:
        running = asyncio.ensure_future(analysts.ask("anna", Wait(0.3, str(tmp_path / "first"))))
        await asyncio.sleep(0.05)
        waiting = asyncio.ensure_future(analysts.ask("ben", Wait(0.0, str(tmp_path / "second"))))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await running
        assert await analysts.ask("cleo", Add(2, 2)) == 4
        assert (tmp_path / "first").exists() and not (tmp_path / "second").exists()

    with_analysts(tmp_path, work)


def test_a_running_task_ends_soon_after_whoever_asked_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_for_analysis, "GRACE", 0.1)

    async def work(analysts: Analysts) -> None:
        await analysts.ask("anna", Add(1, 1))  # the worker is up
        long = asyncio.ensure_future(analysts.ask("anna", Wait(600.0, str(tmp_path / "long"))))
        await asyncio.sleep(0.2)
        long.cancel()
        async with asyncio.timeout(120):  # a busy machine takes long to start another worker
            assert await analysts.ask("ben", Add(2, 2)) == 4, "no answer to another question"
        assert not (tmp_path / "long").exists()
        assert not analysts.shares.held

    with_analysts(tmp_path, work)


def test_a_short_task_is_finished_for_nobody_and_the_worker_stays(tmp_path: Path) -> None:
    async def work(analysts: Analysts) -> None:
        first = await analysts.ask("anna", Wait(0.0, str(tmp_path / "a")))
        short = asyncio.ensure_future(analysts.ask("anna", Wait(0.3, str(tmp_path / "b"))))
        await asyncio.sleep(0.1)
        short.cancel()
        assert await analysts.ask("ben", Wait(0.0, str(tmp_path / "c"))) == first
        assert (tmp_path / "b").exists()

    with_analysts(tmp_path, work)


def test_a_host_can_do_without_analysis(tmp_path: Path) -> None:
    async def work(analysts: Analysts) -> None:
        with pytest.raises(Refusal) as caught:
            await analysts.ask("anna", Add(1, 1))
        assert refused(caught.value) == "analysis-off"

    with_analysts(tmp_path, work, analysis_processes=0)


def test_the_server_closes_while_something_is_analysed(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        analysts = running.house.analysts
        asking = asyncio.run_coroutine_threadsafe(
            analysts.ask("anna", Wait(20.0, str(tmp_path / "late"))), running.loop()
        )
        time.sleep(0.3)
        assert not asking.done() and running.stop() < 8
    assert not (tmp_path / "late").exists()
