"""`grognard serve`: the table in the browser."""

from __future__ import annotations

import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from grognard.engine.mistakes import Mistake

PORT = 1918
PORTS_TRIED = 50


def serve(
    *,
    port: int = PORT,
    host: str = "127.0.0.1",
    data: Path | None = None,
    hosts: tuple[str, ...] = (),
    trusted_proxies: tuple[str, ...] = (),
    no_browser: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Start the server on this machine and open the page.

    Parameters
    ----------
    port
        The port to listen on; if it is taken, the next free one.
    host
        The address to listen on; 0.0.0.0 lets other machines in.
    data
        The file the games are kept in. By default it is in your data folder, or where GROGNARD_DATA says.
    hosts
        A host name that browsers may use for this server, besides its IP address and this machine's own name. May be given
        several times.
    trusted_proxies
        The address or network of a proxy whose X-Forwarded-For is believed. May be given several times.
    no_browser
        Do not open the page.
    """
    check_proxies(trusted_proxies)
    from grognard.server.store import open_file

    file = data or data_file()
    engine = open_file(file)
    door = free_port(host, port)
    from grognard.server.running import run  # takes a second: mistakes are told first

    name = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{name}]' if ':' in name else name}:{door.getsockname()[1]}/"
    print(f"Grognard is at {address} — Ctrl+C stops it. Games are kept in {file}.", flush=True)
    if not no_browser and has_screen():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(engine, door, hosts=(*hosts, host), trusted_proxies=trusted_proxies)


def check_proxies(trusted: tuple[str, ...]) -> None:
    """A name or a typing mistake would silently trust nobody."""
    for proxy in trusted:
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            raise Mistake(
                f"--trusted-proxies: '{proxy}' is not an address or network, such as 10.0.0.2 or 10.0.0.0/8"
            ) from None


def data_file() -> Path:
    from platformdirs import user_data_path

    given = os.environ.get("GROGNARD_DATA")
    return Path(given) if given else user_data_path("grognard", appauthor=False) / "games.db"


def free_port(host: str, port: int) -> socket.socket:
    """An open door at the port asked for, or at the next one that is free."""
    if not 0 <= port <= 65535:
        raise Mistake(f"there is no port {port}: it can be 1 to 65535")
    for tried in range(port, min(port + PORTS_TRIED, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio sets TCP_NODELAY only where the protocol is named: without it a kept connection waits 40 ms for every answer.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, tried))
            door.listen(2048)
        except PermissionError:
            raise Mistake(f"port {tried} needs special rights: name one above 1023 with --port") from None
        except socket.gaierror:
            raise Mistake(f"there is no address '{host}' on this machine") from None
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE:
                raise Mistake(f"{host}, port {tried}: {error.strerror}") from None
            print(f"Port {tried} is taken: trying {tried + 1}.", file=sys.stderr, flush=True)
        else:
            return door
    raise Mistake(f"ports {port} to {port + PORTS_TRIED - 1} are all taken: name another with --port")


def has_screen() -> bool:
    """Whether a browser could show anything; without a screen a text browser would take the terminal over."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
