"""`grognard serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from grognard.engine.mistakes import Mistake

PORT = 1918
PORTS_TRIED = 50


def serve(*, port: int = PORT, host: str = "127.0.0.1", data: Path | None = None, no_browser: bool = False) -> None:
    """Start the server on this machine and open the page.

    Parameters
    ----------
    port
        Where to listen; when it is taken, the next free one.
    host
        0.0.0.0 lets other machines in.
    data
        The file the games are kept in. By default it lies in your data folder, or where GROGNARD_DATA says.
    no_browser
        Do not open the page.
    """
    from grognard.server.store import open_file

    file = data or data_file()
    engine = open_file(file)
    door = free_port(host, port)
    from grognard.server.running import run  # takes a second: what was wrong is said before

    name = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{name}]' if ':' in name else name}:{door.getsockname()[1]}/"
    print(f"Grognard is at {address} — Ctrl+C stops it. Games are kept in {file}.", flush=True)
    if not no_browser and has_screen():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(engine, door)


def data_file() -> Path:
    from platformdirs import user_data_path

    given = os.environ.get("GROGNARD_DATA")
    return Path(given) if given else user_data_path("grognard", appauthor=False) / "games.db"


def free_port(host: str, port: int) -> socket.socket:
    """An open door at the port asked for, or at the next one that is free."""
    if not 0 <= port <= 65535:
        raise Mistake(f"there is no port {port}: it can be 1 to 65535")
    for tried in range(port, min(port + PORTS_TRIED, 65536)):
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
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
            if error.errno is not None and error.strerror and "in use" not in error.strerror:
                raise Mistake(f"{host}, port {tried}: {error.strerror}") from None
            print(f"Port {tried} is taken: trying {tried + 1}.", file=sys.stderr, flush=True)
        else:
            return door
    raise Mistake(f"ports {port} to {port + PORTS_TRIED - 1} are all taken: name another with --port")


def has_screen() -> bool:
    """Whether a browser could show anything; without a screen a text browser would take the terminal over."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
