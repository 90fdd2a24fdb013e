"""Processes that work for the tables, each at one job at a time. One that takes too long, or is not wanted any more, is ended.

The executors of the standard library cannot do that: a job that has begun there runs on to its end, whatever it takes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

Job = Callable[[bytes], bytes]
spawn = multiprocessing.get_context("spawn")  # a fork would take the server's sockets and locks along
SECONDS_TO_START = 60
SECONDS_BETWEEN_LOOKS = 0.05  # at the memory a job has taken


class Overdue(Exception):
    """A job took longer than it may; its process was ended."""


class Died(Exception):
    """The process died of its job, or the job failed in it."""


class Busy(Exception):
    """This owner has as many jobs waiting as he may have."""


# -- in the process ----------------------------------------------------------------------------------------------------
def work(pipe: Connection, name: str, memory: int) -> None:
    """Does the jobs that come through the pipe until it is closed."""
    bear_name(name)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server to deal with
    exit_with_server()
    bound_memory(memory)
    pipe.send((True, b""))
    while True:
        try:
            job, raw = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, job(raw))
        except Exception as error:
            answer = (False, " ".join(f"{type(error).__name__}: {error}".split())[:500].encode())
        pipe.send(answer)


def bear_name(name: str) -> None:
    """What ps and top call this process, where a program can choose that: at most 15 letters."""
    if sys.platform == "linux":
        with suppress(OSError):
            Path("/proc/self/comm").write_text(name, "utf-8")


def exit_with_server() -> None:
    """A worker whose server was killed has nothing left to do."""
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


def bound_memory(memory: int) -> None:
    """Has the system bound it, where that works: macOS accepts the limit and ignores it, Windows has none."""
    if memory and sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    elif memory:
        watch_memory(memory)


def watch_memory(memory: int) -> None:
    """Ends this process as soon as it has taken more."""

    def watch() -> None:
        while memory_taken() <= memory:
            time.sleep(SECONDS_BETWEEN_LOOKS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


if sys.platform == "win32":

    def memory_taken() -> int:
        """The most bytes this process has ever held."""
        import ctypes

        class Counters(ctypes.Structure):
            """PROCESS_MEMORY_COUNTERS."""

            _fields_ = (
                ("size", ctypes.c_ulong),
                ("faults", ctypes.c_ulong),
                ("peak_working_set", ctypes.c_size_t),
                ("others", ctypes.c_size_t * 7),
            )

        counters = Counters(size=ctypes.sizeof(Counters))
        windows = ctypes.WinDLL("kernel32")
        windows.GetCurrentProcess.restype = ctypes.c_void_p
        ask = windows.K32GetProcessMemoryInfo
        ask.argtypes = (ctypes.c_void_p, ctypes.POINTER(Counters), ctypes.c_ulong)
        ask(windows.GetCurrentProcess(), ctypes.byref(counters), counters.size)
        return int(counters.peak_working_set)

else:

    def memory_taken() -> int:
        """The most bytes this process has ever held."""
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024


# -- in the server -----------------------------------------------------------------------------------------------------
class Worker:
    """One process, started when it is first needed and again after it was ended."""

    def __init__(self, name: str, memory: int) -> None:
        self.name = name
        self.memory = memory
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None
        self.called_off = False  # nobody waits for the job it was given

    def do(self, job: Job, raw: bytes, seconds: float) -> tuple[bytes, float]:
        """The answer, and the seconds it took; called in a thread, which waits for it."""
        try:
            pipe = self.ready_pipe()
            if self.called_off:  # while the process was starting
                raise Died("called off")
            begun = time.perf_counter()
            pipe.send((job, raw))
            if not pipe.poll(seconds):
                raise Overdue(f"{job.__name__} took more than {seconds:g} s")
            done, answer = pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Died(f"the process died: {type(error).__name__}") from None
        except Overdue:
            self.end()
            raise
        if not done:
            raise Died(answer.decode())
        return answer, time.perf_counter() - begun

    def ready_pipe(self) -> Connection:
        if self.pipe is None or self.process is None or not self.process.is_alive():
            self.end()
            self.pipe, theirs = spawn.Pipe()
            process = spawn.Process(target=work, args=(theirs, self.name, self.memory), daemon=True)
            process.start()
            self.process = process  # only now: the loop may want to end it at any moment
            theirs.close()
            if not self.pipe.poll(SECONDS_TO_START):
                self.end()  # or its first word would be taken for the answer to the next job
                raise Died("the process does not start")
            self.pipe.recv()
        return self.pipe

    def end(self) -> None:
        """Ends the process at once, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.join()


class Order:
    """A job that waits or is being done."""

    def __init__(self, owner: str, job: Job, raw: bytes, seconds: float) -> None:
        self.owner = owner
        self.job = job
        self.raw = raw
        self.seconds = seconds
        self.worker: Worker | None = None
        self.done: asyncio.Future[tuple[bytes, float]] = asyncio.get_running_loop().create_future()


class Crew:
    """Some workers, whose processes are called grognard- and its name. The owners of jobs are served in turn, the oldest job
    of each first, and none gets all the workers."""

    def __init__(
        self, name: str, size: int, *, per_owner: int = 0, most_waiting: int = 1_000_000, memory: int = 0
    ) -> None:
        self.per_owner = per_owner or max(1, size - 1)
        self.most_waiting = most_waiting
        self.workers = [Worker(f"grognard-{name}", memory) for _ in range(size)]
        self.idle = list(self.workers)
        self.threads = ThreadPoolExecutor(size, "crew")
        self.waiting: dict[str, deque[Order]] = {}  # by owner, the one whose turn is next first
        self.running: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    async def do(self, owner: str, job: Job, raw: bytes, seconds: float) -> tuple[bytes, float]:
        """The answer, and the seconds it took. Raises Overdue, Died or Busy; when it is cancelled, so is the job."""
        queue = self.waiting.setdefault(owner, deque())
        if len(queue) >= self.most_waiting:
            raise Busy(f"{owner} has {len(queue)} jobs waiting")
        order = Order(owner, job, raw, seconds)
        queue.append(order)
        self.hand_out()
        try:
            return await order.done
        except asyncio.CancelledError:
            self.call_off(order)
            raise

    def hand_out(self) -> None:
        while self.idle and (order := self.next_order()) is not None:
            order.worker = self.idle.pop()
            order.worker.called_off = False
            self.running[order.owner] += 1
            task = asyncio.create_task(self.see_to(order, order.worker))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def next_order(self) -> Order | None:
        for owner, queue in list(self.waiting.items()):
            if queue and self.running[owner] < self.per_owner:
                del self.waiting[owner]  # to the back of the queue
                order = queue.popleft()
                if queue:
                    self.waiting[owner] = queue
                return order
        return None

    async def see_to(self, order: Order, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self.threads, worker.do, order.job, order.raw, order.seconds)
            if not order.done.done():
                order.done.set_result(answer)
        except (Overdue, Died) as error:
            if not order.done.done():
                order.done.set_exception(error)
        finally:
            order.worker = None
            self.idle.append(worker)
            self.running[order.owner] -= 1
            if not self.running[order.owner]:
                del self.running[order.owner]
            self.hand_out()

    def call_off(self, order: Order) -> None:
        """Nobody waits for it any more: its process is ended, and another takes its place at the next job."""
        if order.worker is not None:
            order.worker.called_off = True
            order.worker.end()
        elif order in (queue := self.waiting.get(order.owner, deque())):
            queue.remove(order)
            if not queue:
                del self.waiting[order.owner]

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.called_off = True
            worker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)
