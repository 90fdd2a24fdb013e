"""Many pieces of work side by side, here or on a Dask cluster, with a bar; it can be stopped and keeps what is done."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from typing import Any, TypeVar

from joblib import Parallel, delayed
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grognard.engine.mistakes import Mistake

Done = TypeVar("Done")
Spread = Callable[[Iterator[tuple[Any, ...]]], Iterator[Any]]  # does tasks side by side, the results in their order
CONNECT_SECONDS = 10
WORKER_SECONDS = 30  # a worker needs some to start
STDERR = 2
WORD = b"\nFinishing what is under way; Ctrl-C again reports at once.\n"
AT_HAND = 4  # tasks for each core of a cluster: a core that is done has its next one there


class Brake:
    """Ctrl-C once: what is under way is finished and counted. Twice: what is done by then is all."""

    def __init__(self) -> None:
        self.pulled = False

    def pull(self, *_: object) -> None:
        if self.pulled:
            raise KeyboardInterrupt
        self.pulled = True
        os.write(STDERR, WORD)  # whatever was interrupted: anything finer may be half done itself


def run_all(
    work: Callable[..., Done], tasks: list[tuple[Any, ...]], jobs: int, cluster: str, title: str, quiet: bool
) -> list[Done]:
    """The results in the order of the tasks, whatever the number of jobs; fewer of them when it was stopped."""
    brake = Brake()

    def until_stopped() -> Iterator[tuple[Any, ...]]:
        for task in tasks:
            if brake.pulled:
                return
            yield (work, *task)

    results: list[Done] = []
    with braking(brake), suppress(KeyboardInterrupt), site(cluster, jobs) as spread, bar(quiet) as progress:
        counter = progress.add_task(title, total=len(tasks))
        for result in spread(until_stopped()):
            results.append(result)
            progress.advance(counter)
    return results


def undisturbed(work: Callable[..., Done], *task: Any) -> Done:
    """A worker process on this machine ignores Ctrl-C, and leaves it to the process that counts the results."""
    if multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return work(*task)


@contextmanager
def braking(brake: Brake) -> Iterator[None]:
    before = {number: signal.signal(number, brake.pull) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# -- where the work is done -----------------------------------------------------------------------------------------------
def site(cluster: str, jobs: int) -> AbstractContextManager[Spread]:
    """This machine, or the cluster whose scheduler answers at that address."""
    return on_cluster(cluster) if cluster else nullcontext(partial(spread_here, jobs))


def spread_here(jobs: int, tasks: Iterator[tuple[Any, ...]]) -> Iterator[Any]:
    parallel = Parallel(n_jobs=jobs, return_as="generator", pre_dispatch="2*n_jobs", batch_size=1)
    yield from parallel(delayed(undisturbed)(*task) for task in tasks)


@contextmanager
def on_cluster(address: str) -> Iterator[Spread]:
    """The cluster, once its scheduler answers and has a worker."""
    try:
        from distributed import Client
    except ImportError:
        raise Mistake("a cluster needs Dask: install grognard[cluster] here and on every machine of it") from None
    try:
        client = Client(address, timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]
    except (OSError, ValueError):
        raise Mistake(
            f"no scheduler answers at '{address}': start one with 'dask scheduler' and give its address, as tcp://host:8786"
        ) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=WORKER_SECONDS)
        except TimeoutError:
            raise Mistake(
                f"the scheduler at '{address}' has no worker, and none came in {WORKER_SECONDS} s: "
                f"start some with 'dask worker {address}' where grognard[cluster] is installed"
            ) from None
        yield partial(spread_out, client)


def spread_out(client: Any, tasks: Iterator[tuple[Any, ...]]) -> Iterator[Any]:
    """Lets Dask itself spread tasks: with one core in the cluster, or none known yet, joblib would do all in this process.

    Workers may come and go: there is always enough at hand for all there are."""
    at_hand: deque[Any] = deque()
    for task in tasks:
        at_hand.append(client.submit(*task, pure=False))
        while len(at_hand) >= AT_HAND * max(sum(client.ncores().values()), 1):
            yield at_hand.popleft().result()
    while at_hand:
        yield at_hand.popleft().result()


def bar(quiet: bool) -> Progress:
    """On the terminal, but not in what is written to a file: the report alone goes there."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), disable=quiet)
