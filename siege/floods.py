"""Floods: too much of what is allowed, from one address. It is turned away; others are served all the while."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from grognard.engine.dice import SeededDice
from grognard.server.limits import USUAL
from grognard.table.play import new_play
from grognard.table.record import Head, write_record
from siege.count import Report
from tests.server.house import Client, House, Table

SLOWEST = 5.0  # seconds another visitor may wait for an answer at the height of a flood
VISITS = 20  # at least
OTHER = "127.0.0.2"  # another visitor's address: all of 127.0.0.0/8 is this machine
LIMITS = msgspec.structs.replace(USUAL, seconds_to_send=5, seconds_to_greet=5)
GIVEN_BACK = 20.0  # seconds after which nothing of what was only held open may be open any more
LONGEST_WAIT = 120.0  # seconds until an address that was turned away is let in again
REACH = "move 10. PzD 4.2,7.3-4.2,10.9"
TOO_MANY = 4429
AT_ONCE = 50  # sockets that ask side by side
LONG_GAME = 2_000  # actions


class Attacker:
    """One address, and what it keeps open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open_ground = house.table(game="bretzel-krieg", scenario="sedan-1940", hotseat=True)
        with self.open_ground.sit(0):
            pass
        self.long_game = open_long_game(house)
        self.turned_away = 0
        self.held: list[socket.socket] = []
        self.watching: list[Client] = []

    def count(self, answer: httpx.Response) -> None:
        self.turned_away += answer.status_code == 429

    # -- one drop of each flood ------------------------------------------------------------------------------------
    def ask(self) -> None:
        self.count(self.house.http.get("/api/levels"))

    def ask_dearly(self) -> None:
        self.count(self.open_ground.get("reach", self.open_ground.tokens[0], action=REACH))

    def ask_for_the_log(self) -> None:
        """Of a long game, again and again without waiting for an answer."""
        path = f"/api/tables/{self.long_game['id']}/log?token={self.long_game['watch']}"
        headers = "Host: 127.0.0.1\r\nAccept-Encoding: gzip\r\nConnection: close\r\n"
        self.hold(f"GET {path} HTTP/1.1\r\n{headers}\r\n")

    def knock(self) -> None:
        """A wrong token."""
        try:
            with connect(f"ws://127.0.0.1:{self.house.port}/api/tables/{self.open_ground.id}/socket?token=x") as line:
                line.recv(10)
        except ConnectionClosed as closed:
            self.turned_away += closed.rcvd is not None and closed.rcvd.code == TOO_MANY

    def linger(self) -> None:
        """A socket that never says a word."""
        path = f"/api/tables/{self.open_ground.id}/socket?token={self.open_ground.watch}"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        self.hold(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{key}\r\n")

    def ask_by_sockets(self) -> None:
        """For everything that has happened: each of many sockets asks again as soon as it is answered."""
        try:
            if len(self.watching) < AT_ONCE:
                client = self.open_ground.look()
            else:
                client = self.watching.pop(0)
                client.next()
            client.send(type="hello", **{"from": 0})
            self.watching.append(client)
        except ConnectionClosed:
            self.turned_away += 1

    def stammer(self) -> None:
        self.hold("GET /api/levels HTTP/1.1\r\nHo")

    def set_up(self) -> None:
        self.count(self.house.http.post("/api/tables", json={"game": "marmitages", "scenario": "belleau-wood-1918"}))

    def watch_marshals(self) -> None:
        """Thought for nothing but to keep the server busy."""
        marshals = [{"player": "marshal"}, {"player": "marshal"}]
        body = {"game": "marmitages", "scenario": "belleau-wood-1918", "seats": marshals}
        answer = self.house.http.post("/api/tables", json=body)
        self.count(answer)
        if answer.status_code == 201:
            try:
                self.watching.append(Table(self.house, answer.json()).look())
            except ConnectionClosed:
                self.turned_away += 1

    # -- what is held open -----------------------------------------------------------------------------------------
    def hold(self, sent: str) -> None:
        line = socket.create_connection(("127.0.0.1", self.house.port))
        self.held.append(line)
        try:
            line.sendall(sent.encode())
        except ConnectionError:
            self.turned_away += 1

    def kept(self) -> int:
        """How many of the connections held are still open when they should have been given back."""
        until = time.monotonic() + GIVEN_BACK
        open_still = sum(not is_closed(line, until) for line in self.held)
        self.held.clear()
        return open_still

    def leave(self) -> None:
        for client in self.watching:
            client.open.close()
        self.watching.clear()


@cache
def long_record() -> str:
    """A game at random, of as many actions as the longest of people."""
    play, luck, dice = new_play("vimy", "vimy-ridge-1917", {}), random.Random(1917), SeededDice(1917)
    while len(play.log) < LONG_GAME:
        play.act(play.game.write(play.state, luck.choice(play.legal())), dice)
    return write_record(play, Head(game="vimy", scenario="vimy-ridge-1917"))


def open_long_game(house: House) -> dict[str, Any]:
    answer = house.http.post("/api/tables/open", json={"record": long_record()})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def is_closed(line: socket.socket, until: float) -> bool:
    with line:
        try:
            while True:
                line.settimeout(max(0.01, until - time.monotonic()))
                if not line.recv(65_536):
                    return True
        except TimeoutError:
            return False
        except ConnectionError:
            return True


FLOODS: dict[str, Callable[[Attacker], None]] = {
    "requests": Attacker.ask,
    "dear questions": Attacker.ask_dearly,
    "long logs": Attacker.ask_for_the_log,
    "messages": Attacker.ask_by_sockets,
    "wrong tokens": Attacker.knock,
    "silent sockets": Attacker.linger,
    "half-sent requests": Attacker.stammer,
    "marshals at play": Attacker.watch_marshals,
    "tables": Attacker.set_up,
}
MOST = {"marshals at play": 60}  # more would be turned away as tables are


def attack(report: Report, house: House, wanted: int) -> None:
    """`house` must have the limits of an ordinary server."""
    for name, drop in FLOODS.items():
        drops = min(wanted, MOST.get(name, wanted))
        count = report.begin(f"flood of {name}", drops)
        attacker = attacker_let_in(house)
        waits: list[float] = []
        done = threading.Event()
        visitor = threading.Thread(target=visit, args=(house, waits, done))
        visitor.start()
        for _ in range(drops):
            drop(attacker)
            report.step()
        done.set()
        visitor.join()
        kept = attacker.kept()
        attacker.leave()
        worst = max(waits)
        count.check(worst < SLOWEST, f"another visitor waited {worst:.1f} s")
        count.check(not kept, f"{kept} lines were not given back")
        turned_away = f"{attacker.turned_away:,} turned away, " if attacker.turned_away else ""
        count.figure = f"{turned_away}another visitor waited {worst * 1000:.0f} ms at most, in {len(waits)} requests"


def attacker_let_in(house: House) -> Attacker:
    """After the last flood it takes a while until the address is served again."""
    until = time.monotonic() + LONGEST_WAIT
    while True:
        try:
            return Attacker(house)
        except (AssertionError, ConnectionClosed):
            if time.monotonic() > until:
                raise
            time.sleep(1)


def visit(house: House, waits: list[float], done: threading.Event) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=OTHER), timeout=30) as http:
        while not done.is_set() or len(waits) < VISITS:
            begun = time.monotonic()
            answer = http.get(f"{house.address}/api/levels")
            waits.append(time.monotonic() - begun if answer.status_code == 200 else 30.0)
            time.sleep(0.05)
