"""uvicorn's two protocols with what they lack: a time for the whole of a request, and bounds on connections by address.

What is long leaves in parts, so that nobody waits until all of somebody else's is packed.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Collection
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from grognard.server.entrance import address_of, is_within
from grognard.server.limits import Limits

PART = 65_536  # bytes of a message, packed by the event loop in two milliseconds


class Connections:
    """How many connections each address has open; those of trusted proxies are not counted."""

    def __init__(self, most: int, proxies: Collection[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> None:
        self.most = most
        self.proxies = proxies
        self.open_from: Counter[str] = Counter()

    def takes(self, client: tuple[str, int] | None) -> str | None:
        """Counts one more, and says for whom: "" for nobody. None where that address has too many."""
        if client is None or is_within(client[0], self.proxies):
            return ""
        address = address_of(client)
        if self.open_from[address] >= self.most:
            return None
        self.open_from[address] += 1
        return address

    def gives_back(self, address: str) -> None:
        if address:
            self.open_from[address] -= 1
            if not self.open_from[address]:
                del self.open_from[address]


def doors_for(
    limits: Limits, trusted_proxies: Collection[str]
) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of requests and of sockets for these limits; uvicorn makes one for each connection."""
    proxies = [ipaddress.ip_network(proxy) for proxy in trusted_proxies]
    requests = Connections(limits.connections, proxies)
    # As many again may be told that they are too many, or be closing.
    sockets = Connections(2 * limits.sockets, proxies)

    class Door(H11Protocol):
        waiting: asyncio.TimerHandle | None = None
        address = ""
        is_socket = False  # the connection belongs to another protocol now

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = requests.takes(self.client)
            if address is None:
                transport.abort()
                return
            self.address = address
            self.wait_for_request()

        def wait_for_request(self) -> None:
            """The time runs from the first moment, whatever comes in between: a request cannot be sent drop by drop."""
            self.waiting = self.loop.call_later(limits.seconds_to_send, self.transport.close)

        def stop_waiting(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.is_socket or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self.stop_waiting()
            elif self.waiting is None and not self.transport.is_closing():
                self.wait_for_request()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self.is_socket = True
            address = sockets.takes(self.client)  # they are counted by themselves
            if address is None:
                self.transport.abort()
                return
            self.leave()
            super().handle_websocket_upgrade(event)
            socket = self.transport.get_protocol()
            assert isinstance(socket, SocketProtocol)
            socket.address = address

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            self.stop_waiting()
            requests.gives_back(self.address)
            self.address = ""

    class SocketProtocol(WebSocketsSansIOProtocol):
        address = ""

        def __init__(self, *parts: Any, **more: Any) -> None:
            super().__init__(*parts, **more)
            self.close_timeout = limits.seconds_to_close

        def connection_lost(self, exc: Exception | None) -> None:
            sockets.gives_back(self.address)
            super().connection_lost(exc)

        async def send(self, message: Any) -> None:
            if message["type"] == "websocket.close":
                self.cut_in_time()
            if message["type"] == "websocket.send" and len(message.get("text") or "") > PART:
                await self.send_in_parts(message["text"].encode())
            else:
                await super().send(message)

        async def send_in_parts(self, text: bytes) -> None:
            for start in range(0, len(text), PART):
                await self.writable.wait()
                if self.disconnected or self.close_sent:
                    raise ClientDisconnected
                put = self.conn.send_continuation if start else self.conn.send_text
                try:
                    put(text[start : start + PART], fin=start + PART >= len(text))
                except InvalidState:
                    raise ClientDisconnected from None
                self.transport.write(b"".join(self.conn.data_to_send()))
                await asyncio.sleep(0)  # others' turn

        def handle_parser_exception(self) -> None:
            self.cut_in_time()
            super().handle_parser_exception()

        def keepalive_timeout(self) -> None:
            self.cut_in_time()
            super().keepalive_timeout()

        def cut_in_time(self) -> None:
            """A client that does not read what is still to be sent could keep the connection for good."""
            self.loop.call_later(limits.seconds_to_close, self.transport.abort)

    return Door, SocketProtocol
