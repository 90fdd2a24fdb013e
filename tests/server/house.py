"""A real server process on a free port, and clients that talk to it as the page does."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grognard.server.limits import Limits, Rate

ANY_RATE = Rate(1e9, 10**9)
NONE = Limits(ANY_RATE, ANY_RATE, ANY_RATE, ANY_RATE)
SCENARIO = "belleau-wood-1918"


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


class House:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, *, limits: Limits = NONE) -> None:
        self.data = data
        self.port = free_port()
        self.limits = limits
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        code = (
            "import sys\n"
            "from pathlib import Path\n"
            "import msgspec\n"
            "from grognard.cli.serve import free_port\n"
            "from grognard.server.limits import Limits\n"
            "from grognard.server.running import run\n"
            "from grognard.server.store import open_file\n"
            "if __name__ == '__main__':\n"
            "    limits = msgspec.json.decode(sys.argv[3], type=Limits)\n"
            "    run(open_file(Path(sys.argv[1])), free_port('127.0.0.1', int(sys.argv[2])), limits)\n"
        )
        command = [
            sys.executable,
            "-c",
            code,
            str(self.data),
            str(self.port),
            msgspec.json.encode(self.limits).decode(),
        ]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        self.http = httpx.Client(base_url=self.address, timeout=30)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                self.http.get("/api/levels")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.http.close()

    def stop(self) -> float:
        """Stops in an orderly way; returns how long that took."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        self.http.close()
        return time.monotonic() - begun

    def workers(self) -> list[int]:
        """The processes in which the computer thinks."""
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
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

    def next(self, timeout: float = 10) -> dict[str, Any]:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.raw.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "position":
            self.position = message
        else:
            self.others.append(message)
        return message

    def until(self, kind: str, timeout: float = 10) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.next(timeout)
            if message["type"] == kind:
                return message

    def until_number(self, number: int, timeout: float = 20) -> dict[str, Any]:
        while self.number < number:
            self.next(timeout)
        return self.position

    def settle(self, quiet: float = 0.3) -> dict[str, Any]:
        """Reads until nothing more comes."""
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
                self.next(10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


# -- finding actions without knowing where a scenario's plans put the units ----------------------------------------------
def moves(client: Client, rows: int) -> list[dict[str, Any]]:
    """The attacker's legal moves by so many rows: 1 falls back, -1 advances."""
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
