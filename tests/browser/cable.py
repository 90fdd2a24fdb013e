"""A cable between a browser and the server that can be cut, or made to swallow what goes one way, while the server lives."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    def __init__(self, port: int) -> None:
        self.port = port  # of the server
        self.door = socket.create_server(("127.0.0.1", 0))
        self.connected = True
        self.up = self.down = True  # whether what is sent to the server, and what it answers, arrives
        self.ends: list[socket.socket] = []
        self.dead: set[socket.socket] = set()  # swallow everything for good
        threading.Thread(target=self.listen, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.door.getsockname()[1]}"

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.connected:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.port))
                self.ends += [near, far]
                for one, other, up in ((near, far, True), (far, near, False)):
                    threading.Thread(target=self.carry, args=(one, other, up), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket, up: bool) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                if one not in self.dead and (self.up if up else self.down):
                    other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Every connection ends, and none can be made."""
        self.connected = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends = []

    def mend(self) -> None:
        self.connected = self.up = self.down = True

    def close(self) -> None:
        self.cut()
        self.door.close()
