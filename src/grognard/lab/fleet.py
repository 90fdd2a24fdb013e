"""Many pieces of work side by side, here or on a Dask cluster, with a bar; it can be stopped and keeps what is done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, TypeVar

from joblib import Parallel, delayed, parallel_config
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from grognard.engine.mistakes import Mistake

Done = TypeVar("Done")
CONNECT_SECONDS = 10


class Brake:
    """Ctrl-C once: what is under way is finished and counted. Twice: at once."""

    def __init__(self) -> None:
        self.pulled = False

    def pull(self, *_: object) -> None:
        if self.pulled:
            raise KeyboardInterrupt
        self.pulled = True


def run_all(
    work: Callable[..., Done], tasks: list[tuple[Any, ...]], jobs: int, cluster: str, title: str, quiet: bool
) -> list[Done]:
    """The results in the order of the tasks, whatever the number of jobs; fewer of them when it was stopped."""
    brake = Brake()

    def until_stopped() -> Iterator[Any]:
        for task in tasks:
            if brake.pulled:
                return
            yield delayed(undisturbed)(work, *task)

    results: list[Done] = []
    with braking(brake), site(cluster), bar(quiet) as progress:
        counter = progress.add_task(title, total=len(tasks))
        parallel = Parallel(n_jobs=jobs, return_as="generator", pre_dispatch="2*n_jobs", batch_size=1)
        for result in parallel(until_stopped()):
            results.append(result)
            progress.advance(counter)
    return results


def undisturbed(work: Callable[..., Done], *task: Any) -> Done:
    """A worker process leaves Ctrl-C to the one that counts the results."""
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


def site(cluster: str) -> AbstractContextManager[Any]:
    """This machine, or the cluster whose scheduler answers at that address."""
    if not cluster:
        return nullcontext()
    try:
        from distributed import Client
    except ImportError:
        raise Mistake("a cluster needs Dask: install grognard[cluster] here and on every machine of it") from None
    try:
        client = Client(cluster, timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise Mistake(f"no scheduler answers at '{cluster}': {error or 'give it as tcp://host:8786'}") from None
    return on_cluster(client)


@contextmanager
def on_cluster(client: Any) -> Iterator[None]:
    with client, parallel_config(backend="dask", wait_for_workers_timeout=CONNECT_SECONDS):
        yield


def bar(quiet: bool) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, disable=quiet)
