"""Live games over sockets: how many one server holds, and how long an action takes until both players see it.

Every game has two sockets, both played by scripts that choose at random and wait a little before they act, as people do. The
server runs in one process, the scripts in another: two cores. A time is measured from sending an action until both sockets
have received the position it leads to, so it holds the scripts' own waiting for a core: how late their loop was is told beside.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grognard.engine.verifiable import seal

SERVER = """
import sys
from pathlib import Path
from grognard.cli.serve import free_port
from grognard.server.limits import Limits, Rate
from grognard.server.running import run
from grognard.server.store import open_file
ANY = Rate(1e9, 10**9)
LIMITS = Limits(requests=ANY, tables=ANY, serving=ANY, sockets=10**6, connections=10**6)
if __name__ == "__main__":
    door = free_port("127.0.0.1", 20000)
    print(door.getsockname()[1], flush=True)
    run(open_file(Path(sys.argv[1])), door, LIMITS)
"""


class Action(msgspec.Struct):
    text: str


class Sealed(msgspec.Struct):
    seals: list[str | None] = []


class Position(msgspec.Struct):
    type: str
    number: int = 0
    decider: int = -1
    legal: list[Action] = []
    waiting: list[int] = []
    dice: Sealed | None = None

    def all_sealed(self) -> bool:
        return self.dice is not None and None not in self.dice.seals


decoder = msgspec.json.Decoder(Position)
CONTRIBUTIONS = ["one", "two"]


def json_of(**message: object) -> str:
    return msgspec.json.encode(message).decode()


class Game:
    """One table, both players of it."""

    def __init__(self, bench: Bench, made: dict[str, object]) -> None:
        self.bench = bench
        self.made = made
        self.newest: list[Position] = []

    async def play(self, luck: random.Random) -> None:
        tokens = [seat["token"] for seat in self.made["seats"]]  # type: ignore[attr-defined]
        addresses = [f"{self.bench.sockets}/{self.made['id']}/socket?token={token}" for token in tokens]
        async with connect(addresses[0], max_size=None) as one, connect(addresses[1], max_size=None) as two:
            sockets = [one, two]
            self.newest = [Position("")] * 2
            await self.seal_and_open(sockets)
            self.bench.seated += 1
            await self.bench.start.wait()
            while time.monotonic() < self.bench.until and self.newest[0].decider >= 0:
                await asyncio.sleep(luck.expovariate(1 / self.bench.pause))
                await self.act(sockets, luck)

    async def seal_and_open(self, sockets: list[ClientConnection]) -> None:
        """What each page does for the dice before the first throw."""
        for side, socket in enumerate(sockets):
            await socket.send(json_of(type="hello", seal=seal(CONTRIBUTIONS[side])))
        await self.both_read(sockets, Position.all_sealed)
        for side, socket in enumerate(sockets):
            await socket.send(json_of(type="open", contribution=CONTRIBUTIONS[side]))
        await self.both_read(sockets, lambda position: not position.waiting)

    async def both_read(self, sockets: list[ClientConnection], enough: Callable[[Position], bool]) -> None:
        await asyncio.gather(*(self.read(side, socket, enough) for side, socket in enumerate(sockets)))

    async def act(self, sockets: list[ClientConnection], luck: random.Random) -> None:
        decider = self.newest[0].decider
        number = self.newest[decider].number
        action = luck.choice(self.newest[decider].legal).text
        begun = time.monotonic()
        await sockets[decider].send(json_of(type="act", number=number, action=action))
        await self.both_read(sockets, lambda position: position.number > number)
        if begun >= self.bench.begin:
            self.bench.times.append(time.monotonic() - begun)

    async def read(self, side: int, socket: ClientConnection, enough: Callable[[Position], bool]) -> None:
        """Reads positions until one is the one waited for."""
        while True:
            position = decoder.decode(await socket.recv())
            if position.type == "position":
                self.newest[side] = position
                if enough(position):
                    return


class Bench:
    def __init__(self, port: int, server: int, games: int, seconds: float, pause: float) -> None:
        self.server = server  # process id
        self.address = f"http://127.0.0.1:{port}/api"
        self.sockets = f"ws://127.0.0.1:{port}/api/tables"
        self.games = games
        self.seconds = seconds
        self.pause = pause
        self.start = asyncio.Event()
        self.seated = 0
        self.begin = self.until = 0.0
        self.times: list[float] = []
        self.late: list[float] = []  # how much later than asked for the scripts' loop woke up

    async def watch_lateness(self) -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(0.05)
            self.late.append(time.monotonic() - begun - 0.05)

    async def run(self) -> None:
        body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
        async with httpx.AsyncClient(timeout=60) as http:
            made = [(await http.post(f"{self.address}/tables", json=body)).json() for _ in range(self.games)]
        playing = [asyncio.create_task(Game(self, table).play(random.Random(i))) for i, table in enumerate(made)]
        while self.seated < self.games:
            await asyncio.sleep(0.2)
            for task in playing:
                if task.done():
                    task.result()
        self.begin = time.monotonic() + 2 * self.pause  # the first actions come in step; let them fall out of it
        self.until = self.begin + self.seconds
        used = processor_time(self.server)
        self.start.set()
        watching = asyncio.create_task(self.watch_lateness())
        ended = await asyncio.gather(*playing, return_exceptions=True)
        watching.cancel()
        self.report([error for error in ended if isinstance(error, Exception)])
        used = processor_time(self.server) - used
        share = used / (time.monotonic() - self.begin + 2 * self.pause)
        print(f"  the server's process took {share:.0%} of a core")

    def report(self, lost: list[Exception]) -> None:
        times, late = sorted(self.times), sorted(self.late)
        for error in lost[:3]:
            print(f"  lost: {error!r}")
        at = {share: times[min(int(len(times) * share), len(times) - 1)] * 1000 for share in (0.5, 0.9, 0.99, 0.999)}
        held = self.games - len([error for error in lost if isinstance(error, ConnectionClosed)])
        print(
            f"{held} games of {self.games} held, {len(times) / self.seconds:.0f} actions/s for {self.seconds:.0f} s "
            f"(each game one every {self.pause:g} s on average): p50 {at[0.5]:.1f} ms, p90 {at[0.9]:.1f} ms, "
            f"p99 {at[0.99]:.1f} ms, p99.9 {at[0.999]:.1f} ms"
        )
        print(
            f"  the scripts' own loop was late by {late[len(late) // 2] * 1000:.0f} ms, at worst {late[-1] * 1000:.0f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=3, help="mean seconds before a script acts")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "games.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            wait_for(port)
            asyncio.run(Bench(port, server.pid, options.games, options.seconds, options.pause).run())
            print(f"  the server: {memory(server.pid)} MB; the machine's load average: {os.getloadavg()[0]:.1f}")
        finally:
            server.terminate()
            server.wait()


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/levels")
            return
        except httpx.TransportError:
            time.sleep(0.1)


def processor_time(pid: int) -> float:
    """Seconds a process has run, where the system tells."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0
    words = stat.read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS")) // 1024


if __name__ == "__main__":
    main()
