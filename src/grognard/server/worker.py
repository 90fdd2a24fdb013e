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

from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.engine.state import ALLOWED
from grognard.players.registry import find_level
from grognard.table.play import Entry, Play, new_play
from grognard.table.record import parse_record, steps


class Job(msgspec.Struct):
    """A decision the computer has to make, on a position as its own side imagines it."""

    game: str
    scenario: dict[str, Any]
    options: dict[str, Any]
    state: dict[str, Any]
    level: str
    seed: int


class Opened(msgspec.Struct, tag=True):
    """A record that was played out."""

    game: str
    scenario: dict[str, Any]
    options: dict[str, Any]
    players: list[str]
    entries: list[Entry]


class Flaw(msgspec.Struct, tag=True):
    """What is wrong with a record: where, and by which rule, if a line of it could not be played."""

    text: str = ""  # in English, with what a programmer wants to know
    game: str = ""
    line: int = 0  # 0: the head, or the file as a whole
    action: str = ""
    rule: str = ""


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
    """Plays a record out; a Mistake in it comes back as a Flaw."""
    flaw = Flaw()
    try:
        record = parse_record(text, "the record")
        play = record.play()
        flaw.game = play.game.name
        for line in steps(record, play):
            flaw.line, flaw.action = line.number, line.action
    except IllegalAction as error:
        flaw.text, flaw.rule = str(error), play.game.rules[error.rule] if error.rule != ALLOWED else ""
        return msgspec.msgpack.encode(flaw)
    except Mistake as mistake:
        flaw.text = str(mistake)
        return msgspec.msgpack.encode(flaw)
    opened = Opened(play.game.name, play.scenario, play.options, record.head.players, play.log)
    return msgspec.msgpack.encode(opened)
