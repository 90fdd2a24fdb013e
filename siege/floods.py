"""Floods: too much of what is allowed, from one address. Others are served all the while."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from siege.count import Report
from tests.server.house import House

SLOWEST = 5.0  # seconds another visitor may wait for an answer at the height of a flood
OTHER = "127.0.0.2"  # another visitor's address: all of 127.0.0.0/8 is this machine


def attack(report: Report, house: House, wanted: int) -> None:
    """`house` must have the limits of an ordinary server."""
    floods: dict[str, Callable[[House], None]] = {
        "requests": ask,
        "wrong tokens": knock,
        "idle sockets": linger,
        "half-sent requests": stammer,
        "tables": set_up,
    }
    for name, flood in floods.items():
        count = report.begin(f"flood of {name}", wanted)
        done = threading.Event()
        waits: list[float] = []
        visitor = threading.Thread(target=visit, args=(house, waits, done))
        visitor.start()
        for _ in range(wanted):
            flood(house)
            report.step()
        done.set()
        visitor.join()
        HELD.clear()
        worst = max(waits, default=SLOWEST)
        count.check(worst < SLOWEST, f"another visitor waited {worst:.1f} s")
        count.figure = f"another visitor waited {worst * 1000:.0f} ms at most, in {len(waits)} requests"


HELD: list[object] = []  # what a flood keeps open


def visit(house: House, waits: list[float], done: threading.Event) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=OTHER), timeout=30) as http:
        while not done.is_set():
            begun = time.monotonic()
            answer = http.get(f"{house.address}/api/levels")
            waits.append(time.monotonic() - begun if answer.status_code == 200 else 30.0)
            done.wait(0.05)


def ask(house: House) -> None:
    house.http.get("/api/levels")


def knock(house: House) -> None:
    with suppress(WebSocketException, OSError):
        connect(f"ws://127.0.0.1:{house.port}/api/tables/none/socket?token=wrong").close()


def linger(house: House) -> None:
    held = socket.create_connection(("127.0.0.1", house.port))
    held.sendall(b"GET /api/levels HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    HELD.append(held)


def stammer(house: House) -> None:
    held = socket.create_connection(("127.0.0.1", house.port))
    held.sendall(b"GET /api/levels HTTP/1.1\r\nHo")
    HELD.append(held)


def set_up(house: House) -> None:
    seats = [{"player": "marshal"}, {"player": "marshal"}]
    body = {"game": "marmitages", "scenario": "belleau-wood-1918", "seats": seats}
    house.http.post("/api/tables", json=body)
