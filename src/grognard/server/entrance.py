"""The entrance: who asks, by what name, from which page, and what his address has used of its limits."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import Collection, Iterable
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from grognard.server.limits import Buckets, Limits


class Entrance:
    """What each address has used of its limits, for requests and sockets alike."""

    def __init__(self, limits: Limits, hosts: Iterable[str] = ()) -> None:
        self.limits = limits
        self.hosts = {*own_names(), *(host.lower() for host in hosts)}
        self.requests = Buckets(limits.requests)
        self.tables = Buckets(limits.tables)
        self.wrong_tokens = Buckets(limits.wrong_tokens)
        self.work = Buckets(limits.work)
        self.serving = Buckets(limits.serving)
        self.sockets: Counter[str] = Counter()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn_of(self, address: str) -> asyncio.Lock:
        """Held by what is being put together for an address."""
        turn = self.turns.get(address)
        if turn is None:
            turn = self.turns[address] = asyncio.Lock()
        return turn

    def admits_to_tables(self, address: str) -> bool:
        """Whether it may: not if it guesses tokens, or has cost the event loop more than one address may."""
        return self.wrong_tokens.of(address).holds() and self.serving.of(address).holds(0)

    def admits_socket(self, address: str) -> bool:
        return (
            self.requests.take(address)
            and self.admits_to_tables(address)
            and self.sockets[address] < self.limits.sockets
        )

    def admits_message(self, address: str) -> bool:
        """What comes by a socket is a request like any other: many sockets may not ask for more than one."""
        return self.requests.take(address) and self.serving.of(address).holds(0)

    def opened(self, address: str) -> None:
        self.sockets[address] += 1

    def closed(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]


def own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name}.local"}


def is_known_host(host: str | None, names: Collection[str]) -> bool:
    """Whether a request is for us: by a name of ours, or by a number. A page of another site that has its own name lead to
    this machine asks by that name."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name in names:
            return True
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def address_of(client: tuple[str, int] | None) -> str:
    """What counts as one client: an address; of IPv6, where everybody has billions of them, the network."""
    if client is None:
        return ""
    try:
        found = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0][:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_within(address: str, networks: Iterable[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers say which page asks; only our own may. Other programs do not say."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
