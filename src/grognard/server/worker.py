"""What runs in the worker processes: the computer's decisions, and the reading of records that people send.

States cannot be pickled; what goes in and out is plain data.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from functools import lru_cache
from typing import Any

import msgspec

from grognard.engine.mistakes import Mistake
from grognard.players.registry import find_level
from grognard.table.play import Entry, Play, new_play
from grognard.table.record import fold, parse_record


class Job(msgspec.Struct):
    """A decision the computer has to make, on a position as its own side imagines it."""

    game: str
    scenario: dict[str, Any]
    options: dict[str, Any]
    state: dict[str, Any]
    level: str
    seed: int


class Opened(msgspec.Struct):
    """A record that was played out."""

    game: str
    scenario: dict[str, Any]
    options: dict[str, Any]
    players: list[str]
    entries: list[Entry]


def die_with_parent() -> None:
    """A worker whose server was killed has nothing left to do; Ctrl+C is for the server to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


@lru_cache(maxsize=64)
def bare_play(game: str, scenario: bytes, options: bytes) -> Play:
    return new_play(game, msgspec.json.decode(scenario), msgspec.json.decode(options))


def decide(raw: bytes) -> str:
    """The action the computer chooses, in notation."""
    job = msgspec.msgpack.decode(raw, type=Job)
    play = bare_play(job.game, msgspec.json.encode(job.scenario), msgspec.json.encode(job.options))
    play.state = play.restored(job.state)
    action = find_level(job.level).choose(play.game, play.state, int(play.state.decider), job.seed)
    return play.game.write(play.state, action)


def open_record(text: str) -> bytes:
    """Plays a record out; a Mistake in it comes back as its sentence, in a string."""
    try:
        record = parse_record(text, "the record")
        play = fold(record)
    except Mistake as mistake:
        return msgspec.msgpack.encode(str(mistake))
    opened = Opened(play.game.name, play.scenario, play.options, record.head.players, play.log)
    return msgspec.msgpack.encode(opened)
