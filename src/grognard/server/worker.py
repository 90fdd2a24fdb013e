"""The computer's decisions and the reading of records that people send: what runs in the worker processes.

States cannot be pickled; what goes in and out is plain data.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any

import msgspec

from grognard.books.scenarios import load_scenario
from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.engine.state import ALLOWED, NOBODY
from grognard.players.registry import find_level
from grognard.server.saved import Ending
from grognard.table.play import Entry, Play, new_play
from grognard.table.record import Head, parse_record, steps

BETWEEN_SNAPSHOTS = 50  # actions of a record
# The server itself sets up what was found sound here, and its event loop waits for that: a battle of somebody's own may take
# ten times what the dearest of ours takes on this machine. The largest of ours has 10,000 bytes.
DEAREST = ("bretzel-krieg", "ardennes-1944")
TIMES_DEARER = 10
LARGEST_SET_UP = 300_000  # bytes


class TooDear(Exception):
    """Sound, but more than a table may cost."""


class SetUp(msgspec.Struct):
    """What a table was set up from."""

    game: str
    scenario: dict[str, Any]
    options: dict[str, Any]


class Job(msgspec.Struct):
    """A decision the computer has to make, on a position as its own side imagines it."""

    set_up: bytes
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
    snapshots: list[tuple[int, bytes]] = []  # the state after a number, every now and then and at the end
    ending: Ending | None = None  # by the players, before the rules would


class Flaw(msgspec.Struct, tag=True):
    """What is wrong with a record: where, and by which rule, if a line of it could not be played."""

    text: str = ""  # in English, with what a programmer wants to know
    game: str = ""
    line: int = 0  # 0: the head, or the file as a whole
    action: str = ""
    rule: str = ""
    begun_by: int = 0  # the version of the rules it was played by, if not the one installed


@lru_cache(maxsize=64)
def bare_play(raw: bytes) -> Play:
    made = msgspec.msgpack.decode(raw, type=SetUp)
    return new_play(made.game, made.scenario, made.options)


def decide(raw: bytes) -> bytes:
    """The action the computer chooses, in notation."""
    job = msgspec.msgpack.decode(raw, type=Job)
    play = bare_play(job.set_up)
    play.state = play.restored(job.state)
    action = find_level(job.level).choose(play.game, play.state, int(play.state.decider), job.seed)
    return play.game.write(play.state, action).encode()


def open_record(raw: bytes) -> bytes:
    """Plays a record out; a Mistake in it comes back as a Flaw."""
    flaw = Flaw()
    snapshots: list[tuple[int, bytes]] = []
    try:
        record = parse_record(raw.decode(), "the record")
        play = record.play()
        if not is_ours(record.head):
            check_cost(play)
        flaw.game = play.game.name
        flaw.begun_by = 0 if record.head.rules == play.game.version else record.head.rules
        for line in steps(record, play):
            flaw.line, flaw.action = line.number, line.action
            if play.log and play.log[-1].number % BETWEEN_SNAPSHOTS == 0:
                snapshots.append((play.log[-1].number, msgspec.msgpack.encode(play.state.dump())))
    except IllegalAction as error:
        flaw.text, flaw.rule = str(error), play.game.rules[error.rule] if error.rule != ALLOWED else ""
        return msgspec.msgpack.encode(flaw)
    except (Mistake, RecursionError) as mistake:
        flaw.text = str(mistake)
        return msgspec.msgpack.encode(flaw)
    except MemoryError:
        flaw.text = "the record takes more memory than it may"
        return msgspec.msgpack.encode(flaw)
    if play.log and (not snapshots or snapshots[-1][0] != play.log[-1].number):
        snapshots.append((play.log[-1].number, msgspec.msgpack.encode(play.state.dump())))
    ended = play.ended
    ending = None if ended is None else Ending(int(ended.winner), "agreed" if ended.winner == NOBODY else "resigned")
    opened = Opened(play.game.name, play.scenario, play.options, record.head.players, play.log, snapshots, ending)
    return msgspec.msgpack.encode(opened)


def try_set_up(raw: bytes) -> bytes:
    """Whether a table can be set up from these: what a game says against it, else nothing."""
    try:
        check_cost(bare_play(raw))
    except (Mistake, RecursionError, MemoryError) as mistake:
        return (str(mistake) or type(mistake).__name__).encode()
    return b""


def is_ours(head: Head) -> bool:
    """Whether a table is set up from what the server holds itself: nothing in it can be dear."""
    own_parts = any(isinstance(value, dict | list) for value in head.options.values())
    return isinstance(head.scenario, str) and head.position is None and not own_parts


def check_cost(play: Play) -> None:
    size = len(msgspec.msgpack.encode(SetUp(play.game.name, play.scenario, play.options)))
    taken = seconds_to_set_up(play)
    if taken > TIMES_DEARER * seconds_of_the_dearest() or size > LARGEST_SET_UP:
        raise TooDear(f"its set-up takes {taken:.2f} s and {size} bytes")


@lru_cache(maxsize=1)
def seconds_of_the_dearest() -> float:
    """Measured once by each process: it depends on the machine, and on whether the rules are compiled."""
    game, scenario = DEAREST
    return seconds_to_set_up(new_play(game, load_scenario(game, scenario), {}))


def seconds_to_set_up(play: Play) -> float:
    """Once more, now that everything it needs is loaded."""
    begun = time.thread_time()
    new_play(play.game.name, play.scenario, play.options)
    return time.thread_time() - begun
