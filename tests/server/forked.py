"""Servers that start at once: each is forked from this one process, which has everything loaded.

It reads a line of JSON for each server wanted: where its output is to go ("" for the same place) and the arguments of
house_server; it tells the number of the process. SIGUSR1 sets the clock of such a server forward by a day, SIGUSR2 back.

Its servers' workers import this module anew, so nothing heavy may be imported unless it is the program.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from types import FrameType

DAY = 86_400.0


class Clock:
    """The true time, and how far it was moved."""

    def __init__(self) -> None:
        self.true_time = time.time
        self.shift = 0.0

    def __call__(self) -> float:
        return self.true_time() + self.shift

    def move(self, number: int, frame: FrameType | None) -> None:
        self.shift += DAY if number == signal.SIGUSR1 else -DAY


def bury(number: int, frame: FrameType | None) -> None:
    """Waits for every server that has ended, so that its process is gone for all to see."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def be_a_server(serve: Callable[[Sequence[str]], None], log: str, arguments: Sequence[str]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600) if log else os.dup(2)
    for source, target in ((nothing, 0), (output, 1), (output, 2)):
        os.dup2(source, target)
    clock = Clock()
    signal.signal(signal.SIGUSR1, clock.move)
    signal.signal(signal.SIGUSR2, clock.move)
    time.time = clock
    serve(arguments)


def main() -> None:
    from tests.server.house_server import serve

    signal.signal(signal.SIGCHLD, bury)
    for line in sys.stdin:
        log, arguments = json.loads(line)
        child = os.fork()
        if child == 0:
            try:
                be_a_server(serve, log, arguments)
            finally:
                sys.stderr.flush()
                os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
