"""Servers that start at once: forked from a process that has everything loaded, so that a thousand can be killed in minutes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import httpx
import msgspec

from tests.server.house import NONE, House

# Reads a line for each server wanted, forks it, and says its process number; and says again when it has ended.
# The clock of the server can be moved: SIGUSR1 sets it forward by a day, SIGUSR2 back.
BARRACKS = """
import os, signal, sys, threading, time
from pathlib import Path
from grognard.cli.serve import free_port
from grognard.server.running import run
from grognard.server.store import open_file
import msgspec
from grognard.server.limits import Limits

DAY = 86_400.0
shift = 0.0
true_time = time.time


def move_clock(number, frame):
    global shift
    shift += DAY if number == signal.SIGUSR1 else -DAY


def serve():
    signal.signal(signal.SIGUSR1, move_clock)
    signal.signal(signal.SIGUSR2, move_clock)
    time.time = lambda: true_time() + shift
    limits = msgspec.json.decode(sys.argv[3], type=Limits)
    run(open_file(Path(sys.argv[1])), free_port("127.0.0.1", int(sys.argv[2])), limits)


if __name__ == "__main__":
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.setsid()
            serve()
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)
"""


class Barracks(House):
    """A house whose server is forked; what the tests can do to a house can be done to it."""

    def __init__(self, data: Path) -> None:
        self.log = data.with_suffix(".log").open("ab")
        self.source: subprocess.Popen[str] | None = None
        super().__init__(data)

    def start(self) -> None:
        if self.source is None:
            script = self.data.with_suffix(".py")
            script.write_text(BARRACKS)
            limits = msgspec.json.encode(NONE).decode()
            command = [sys.executable, str(script), str(self.data), str(self.port), limits]
            pipe = subprocess.PIPE
            self.source = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self.log, text=True)
        lines(self.source.stdin).write("start\n")
        lines(self.source.stdin).flush()
        self.pid = int(lines(self.source.stdout).readline())
        self.http = httpx.Client(base_url=self.address, timeout=30)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                self.http.get("/api/levels")
                return
            except httpx.TransportError:
                time.sleep(0.005)
        raise AssertionError("the server does not answer")

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        assert self.source is not None
        self.send_signal(signal.SIGKILL)
        lines(self.source.stdout).readline()
        self.http.close()

    def workers(self) -> list[int]:
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> float:
        assert self.source is not None
        begun = time.monotonic()
        self.send_signal(signal.SIGTERM)
        lines(self.source.stdout).readline()
        self.http.close()
        lines(self.source.stdin).close()
        self.source.wait(20)
        self.source = None
        return time.monotonic() - begun

    def logged(self) -> str:
        return self.data.with_suffix(".log").read_text()


def lines(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe
