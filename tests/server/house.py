"""A real server process on a free port, and clients that talk to it as the page does."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grognard.engine.verifiable import seal
from grognard.server.limits import Limits, Rate

ANY_RATE = Rate(1e9, 10**9)
NONE = Limits(
    messages=ANY_RATE,
    chat=ANY_RATE,
    requests=ANY_RATE,
    tables=ANY_RATE,
    wrong_tokens=ANY_RATE,
    work=ANY_RATE,
    serving=ANY_RATE,
    sockets=10**6,
    connections=10**6,
)
ROOT = Path(__file__).parent.parent.parent
SCENARIO = "belleau-wood-1918"
ENDED = -1  # in place of a handle on a process
PAUSE = 0.02  # seconds between two looks whether a server has started
PATIENCE = 120  # seconds: only what hangs takes as long, on the busiest machine too


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class Source:
    """The process that the servers of this one are forked from; it ends with us."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def fork(self, log: Path | None, arguments: Sequence[str]) -> int:
        if self.process is None:
            command = [sys.executable, "-m", "tests.server.forked"]
            self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([str(log or ""), arguments]), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())


SOURCE = Source()


class House:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(
        self,
        data: Path,
        *,
        limits: Limits = NONE,
        hosts: Sequence[str] = (),
        trusted_proxies: Sequence[str] = (),
        seed: int = 0,
        log: Path | None = None,
    ) -> None:
        self.data = data
        self.log = log
        self.names = [list(hosts), list(trusted_proxies)]
        self.port = free_port()
        self.lots = data.with_name(f"seed-{self.port}")  # what the server draws its tables' secrets from
        self.draw_from(seed)
        self.starts = 0
        self.limits = limits
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def draw_from(self, seed: int) -> None:
        """The tables set up from now on have their dice, names and tokens by this seed."""
        self.lots.write_text(str(seed))

    def arguments(self) -> list[str]:
        """Of the server process, but for the number of the start."""
        limits = msgspec.json.encode(self.limits).decode()
        return [str(self.data), str(self.port), limits, json.dumps(self.names), str(self.lots)]

    def start(self) -> None:
        self.starts += 1
        self.launch()
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                self.http.get("/api/levels")
                return
            except httpx.TransportError:
                assert self.runs(), "the server did not start"
                time.sleep(PAUSE)
        self.kill()
        raise AssertionError("the server does not answer")

    def launch(self) -> None:
        self.pid = SOURCE.fork(self.log, [*self.arguments(), str(self.starts)])
        self.process = os.pidfd_open(self.pid)

    def send_signal(self, number: int) -> None:
        signal.pidfd_send_signal(self.process, number)

    def runs(self) -> bool:
        return not self.ends_within(0)

    def ends_within(self, seconds: float) -> bool:
        return bool(select.select([self.process], [], [], seconds)[0])

    def kill(self) -> None:
        self.end_by(signal.SIGKILL)

    def stop(self) -> None:
        """Stops in an orderly way."""
        self.end_by(signal.SIGTERM)

    def end_by(self, number: int) -> None:
        if self.process == ENDED:
            return
        if self.runs():
            self.send_signal(number)
        assert self.ends_within(PATIENCE), "the server does not end"
        os.close(self.process)
        self.process = ENDED
        self.http.close()

    def logged(self) -> list[str]:
        """The lines of its log so far."""
        assert self.log is not None
        return self.log.read_text("utf-8").splitlines()

    def workers(self, crew: str = "") -> list[int]:
        """The processes that work for the server; of one crew, those that bear its name by now."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        found = [child for thread in threads for child in (thread / "children").read_text().split()]
        if crew:
            return [int(child) for child in found if Path(f"/proc/{child}/comm").read_text() == f"grognard-{crew}\n"]
        return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    # -- requests --------------------------------------------------------------------------------------------------
    def table(self, **wanted: Any) -> Table:
        answer = self.http.post("/api/tables", json={"game": "marmitages", "scenario": SCENARIO, **wanted})
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table by its tokens."""

    def __init__(self, house: House, made: dict[str, Any]) -> None:
        self.house = house
        self.id: str = made["id"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.watch: str = made["watch"]

    def get(self, what: str, token: str, **params: Any) -> httpx.Response:
        slash = "/" if what else ""
        return self.house.http.get(f"/api/tables/{self.id}{slash}{what}", params={"token": token, **params})

    def ask(self, what: str, token: str, **params: Any) -> Any:
        answer = self.get(what, token, **params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def sit(self, side: int, **hello: Any) -> Client:
        return Client(self, self.tokens[side], hello)

    def look(self) -> Client:
        return Client(self, self.watch, {})


class Client:
    """One open socket. `position` is the newest position received."""

    def __init__(self, table: Table, token: str, hello: dict[str, Any], origin: str | None = None) -> None:
        address = f"ws://127.0.0.1:{table.house.port}/api/tables/{table.id}/socket?token={token}"
        self.table = table
        self.token = token
        self.open = ExitStack()
        asking = Origin(origin) if origin else None
        self.socket: ClientConnection = self.open.enter_context(connect(address, max_size=None, origin=asking))
        self.raw: list[str] = []  # every frame received
        self.others: list[dict[str, Any]] = []  # what was not a position, newest last
        self.position: dict[str, Any] = {}
        self.marks = 0
        self.next()
        self.send(type="hello", **hello)
        self.next()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()

    @property
    def number(self) -> int:
        return int(self.position["number"])

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.raw.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "position":
            self.position = message
        else:
            self.others.append(message)
        return message

    def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.next(timeout)
            if message["type"] == kind:
                return message

    def until_number(self, number: int, timeout: float = PATIENCE) -> dict[str, Any]:
        while self.number < number:
            self.next(timeout)
        return self.position

    def catch_up(self) -> None:
        """Reads all that was sent until now: the refusal of a message of no kind comes after it, and quotes it."""
        self.marks += 1
        mark = f"mark {self.marks}."
        self.send(type=mark)
        while mark not in json.dumps(self.next()):
            pass
        self.raw.pop()
        self.others.pop()

    def settle(self, quiet: float = 0.3) -> dict[str, Any]:
        """Reads what was sent until now, however busy the machine is, then until nothing more comes."""
        self.catch_up()
        while True:
            try:
                self.next(quiet)
            except TimeoutError:
                return self.position

    def act(self, action: str | None = None, **more: Any) -> dict[str, Any]:
        """Acts (the first legal action if none is named) and waits for the answer."""
        action, number = action or str(self.position["legal"][0]["text"]), self.number
        self.send(type="act", number=number, action=action, **more)
        answer = self.answer()
        while answer["type"] == "position" and answer["number"] <= number:  # sent before the action arrived
            answer = self.answer()
        return answer

    def undo(self) -> dict[str, Any]:
        """Takes the last action back and waits for the answer."""
        self.send(type="undo", number=self.number)
        return self.answer()

    def act_with_own_dice(self, action: str, face: int = 3) -> None:
        """Own dice: acts, and throws the same face as often as a die is asked for."""
        self.act(action)
        while self.position["pending"] or self.position["number"] == 0:
            self.settle(0.1)
            if self.position["pending"]:
                given = self.position["pending"]["given"] + 1
                self.send(type="dice", number=self.number, dice=[face] * given)
                self.answer()
                self.settle(0.1)

    def answer(self) -> dict[str, Any]:
        """The next message that is an answer to what was sent."""
        while True:
            message = self.next()
            if message["type"] in ("position", "refused", "needs-dice"):
                return message

    def closed_with(self) -> int:
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


# -- finding actions without knowing where a scenario's plans put the units ----------------------------------------------
def moves(client: Client, rows: int) -> list[dict[str, Any]]:
    """The attacker's legal moves by this many rows: 1 falls back, -1 advances."""
    legal = [action for action in client.position["legal"] if action["verb"] == "move"]
    return [action for action in legal if int(action["target"][1:]) - int(action["origin"][1:]) == rows]


def reach(prompt: str, clients: list[Client], **more: Any) -> None:
    """Plays forward until something is asked for: every attacker advances who can, then assaults."""
    while clients[0].position["prompt"]["key"] != prompt:
        mover = clients[clients[0].position["decider"]]
        texts = [action["text"] for action in mover.position["legal"]]
        ahead = [text for text in texts if text.startswith("assault")]
        ahead += [action["text"] for action in moves(mover, -1)] if mover is clients[0] else []
        number = mover.number
        mover.send(type="act", number=number, action=ahead[0] if ahead else "done", **more)
        for client in clients:
            client.until_number(number + 1)


def play_on(clients: list[Client], actions: int, luck: random.Random) -> None:
    """Plays random legal actions until the game is over or this many are made."""
    for _ in range(actions):
        decider = clients[0].position["decider"]
        if decider < 0:
            return
        mover = clients[decider]
        number = mover.number
        choice = luck.choice(mover.position["legal"])["text"]
        mover.send(type="act", number=number, action=choice)
        for client in clients:
            client.until_number(number + 1)


def seated(house: House, **wanted: object) -> tuple[Table, Client, Client]:
    """A table with both players at it, the game begun."""
    table = house.table(**wanted)
    attacker, defender = table.sit(0, seal=seal("Ann1")), table.sit(1, seal=seal("Bob2"))
    attacker.send(type="open", contribution="Ann1")
    defender.send(type="open", contribution="Bob2")
    for client in (attacker, defender):
        while client.position["waiting"]:
            client.next()
    attacker.act("begin")
    defender.until_number(1)
    return table, attacker, defender
