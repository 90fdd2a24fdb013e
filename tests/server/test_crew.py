"""Worker processes: ended when overdue or called off, bounded in memory, shared fairly."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from grognard.server import crew as crew_module
from grognard.server.crew import Busy, Crew, Died, Job, Order, Overdue, Worker, watch_memory
from tests.server.test_survival import alive
from tests.server.test_thinking import run_apart


# -- jobs: they run in the worker processes --------------------------------------------------------------------------------
def echo(raw: bytes) -> bytes:
    return raw


def process(raw: bytes) -> bytes:
    return str(os.getpid()).encode()


def never_end(raw: bytes) -> bytes:
    while True:
        pass


def fill_memory(raw: bytes) -> bytes:
    return b"x" * 3_000_000_000


def die(raw: bytes) -> bytes:
    os._exit(9)


def fail(raw: bytes) -> bytes:
    raise ValueError("no such\nthing")  # told in one line


async def pid(crew: Crew) -> int:
    answer, _ = await crew.do("a", process, b"", 60)
    return int(answer)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a process choose what it is called")
def test_a_process_bears_the_name_of_its_crew() -> None:
    async def worked() -> None:
        crew = Crew("test", 1)
        assert Path(f"/proc/{await pid(crew)}/comm").read_text("utf-8") == "grognard-test\n"
        crew.stop()

    run_apart(worked())


def test_an_overdue_job_is_ended_and_its_process_replaced() -> None:
    async def worked() -> None:
        crew = Crew("test", 1)
        first = await pid(crew)
        with pytest.raises(Overdue):
            await crew.do("a", never_end, b"", 0.05)
        assert not alive(first)
        assert await pid(crew) != first
        crew.stop()

    run_apart(worked())


def test_a_job_that_is_called_off_is_ended_and_its_process_replaced() -> None:
    async def worked() -> None:
        crew = Crew("test", 1)
        first = await pid(crew)
        job = asyncio.create_task(crew.do("a", never_end, b"", 3600))
        waiting = asyncio.create_task(crew.do("a", echo, b"", 3600))
        await asyncio.sleep(0)
        for task in (waiting, job):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert not alive(first)
        assert not crew.waiting
        assert await pid(crew) != first
        crew.stop()

    run_apart(worked())


def test_a_job_that_is_called_off_while_its_process_starts_is_not_begun() -> None:
    class Starting(Worker):
        def ready_pipe(self) -> Connection:
            self.called_off = True  # as the loop does it meanwhile
            return super().ready_pipe()

    worker = Starting("test", 0)
    with pytest.raises(Died, match="called off"):
        worker.do(never_end, b"", 60)
    worker.end()


def test_a_process_may_be_ended_in_the_moment_it_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop calls a job off while a thread is starting the process for it."""
    worker, starts = Worker("test", 0), 0
    start = crew_module.spawn.Process.start

    def start_and_call_off(process: Any) -> None:
        nonlocal starts
        starts += 1
        if starts == 1:
            worker.called_off = True
            worker.end()
        start(process)

    monkeypatch.setattr(crew_module.spawn.Process, "start", start_and_call_off)
    with pytest.raises(Died, match="called off"):
        worker.do(never_end, b"", 60)
    worker.called_off = False
    assert worker.do(echo, b"on", 60)[0] == b"on"
    worker.end()


def test_a_process_that_starts_too_late_does_not_answer_the_next_job(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker("test", 0)
    with monkeypatch.context() as hasty:
        hasty.setattr(crew_module, "SECONDS_TO_START", 0)
        with pytest.raises(Died, match="does not start"):
            worker.do(echo, b"", 60)
    assert worker.do(echo, b"on", 60)[0] == b"on"
    worker.end()


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    async def worked() -> None:
        crew = Crew("test", 1)
        with pytest.raises(Died, match="ValueError: no such thing"):
            await crew.do("a", fail, b"", 60)
        with pytest.raises(Died, match="the process died"):
            await crew.do("a", die, b"", 60)
        assert await crew.do("a", echo, b"on", 60)
        crew.stop()

    run_apart(worked())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds a process's memory")
def test_memory_is_bounded() -> None:
    async def worked() -> None:
        crew = Crew("test", 1, memory=1_000_000_000)
        with pytest.raises(Died, match="MemoryError"):
            await crew.do("a", fill_memory, b"", 60)
        crew.stop()

    run_apart(worked())


def fill_memory_watched(raw: bytes) -> bytes:
    """As where the system bounds nothing: piece by piece, for it is the watch that has to end it."""
    watch_memory(300_000_000)
    filled: list[bytes] = []
    while len(filled) < 300:
        filled.append(b"x" * 10_000_000)
    return b""


def test_memory_is_watched_where_the_system_does_not_bound_it() -> None:
    async def worked() -> None:
        crew = Crew("test", 1)
        with pytest.raises(Died, match="the process died"):
            await crew.do("a", fill_memory_watched, b"", 60)
        assert await crew.do("a", echo, b"on", 60)
        crew.stop()

    run_apart(worked())


class Waiter(Worker):
    """Does nothing until it is told to: so the order in which jobs are handed out can be seen."""

    done: list[str]

    def do(self, job: Job, raw: bytes, seconds: float) -> tuple[bytes, float]:
        self.done.append(raw.decode())
        return raw, 0.0


def test_owners_are_served_in_turn() -> None:
    done: list[str] = []

    async def worked() -> None:
        crew = Crew("test", 1)
        worker = Waiter("test", 0)
        worker.done = done
        crew.workers = crew.idle = [worker]
        jobs = [("a", 6), ("b", 2), ("c", 1)]
        await asyncio.gather(*(crew.do(o, echo, f"{o}{i}".encode(), 1) for o, count in jobs for i in range(count)))
        crew.threads.shutdown()

    run_apart(worked())
    # The first was taken up before anybody else had come.
    assert done == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4", "a5"]


def test_no_owner_has_all_workers_nor_an_endless_line() -> None:
    async def worked() -> None:
        crew = Crew("test", 3, most_waiting=2)
        crew.idle = []
        tasks: list[asyncio.Task[Any]] = []
        for owner in ("a", "a", "b"):
            tasks.append(asyncio.create_task(crew.do(owner, echo, owner.encode(), 1)))
            await asyncio.sleep(0)
        with pytest.raises(Busy):
            await crew.do("a", echo, b"", 1)
        crew.running["a"] = 2  # of three workers
        order = crew.next_order()
        assert isinstance(order, Order)
        assert order.owner == "b"
        assert crew.next_order() is None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        crew.stop()

    run_apart(worked())


def test_the_time_a_job_took_is_told() -> None:
    async def worked() -> None:
        crew = Crew("test", 1)
        await pid(crew)
        begun = time.perf_counter()
        _, spent = await crew.do("a", echo, b"", 60)
        assert 0 < spent <= time.perf_counter() - begun
        crew.stop()

    run_apart(worked())
