"""The computer at the tables, and what else is worked out in other processes, so that no game waits for another's.

It thinks only while somebody is at the table, and its thought is charged to the address of that person. Addresses are served
in turn, and a quick decision never waits behind long ones.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from grognard.engine.dice import SeededDice
from grognard.players.registry import AT_A_GLANCE, find_level
from grognard.server import questions, worker
from grognard.server.crew import Busy, Crew, Died, Overdue
from grognard.server.limits import USUAL, Bucket, Limits
from grognard.server.questions import Answer, Denied, Question, Told
from grognard.server.referee import NeedsFaces, Referee
from grognard.server.refusals import BrokenRecord, Refused
from grognard.server.store import one_line
from grognard.server.worker import Flaw, Job, Opened, SetUp

ATTEMPTS = 3  # at one decision, when it makes a worker die
QUICK = 0.5  # seconds: levels that allow themselves less decide beside the questions, not beside long thoughts
QUICK_WORKERS = 2
READERS = 2  # so that one address cannot keep the others' files waiting
LONGEST_PAUSE = 60.0  # seconds between two tries at what failed

log = logging.getLogger(__name__)


class Abandoned(Exception):
    """Nobody is at the table any more."""


class Computers:
    def __init__(
        self, limits: Limits = USUAL, workers: int = 0, pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.limits = limits
        self.pause = pause
        memory = limits.worker_memory
        self.thinkers = Crew("think", workers or max(2, os.cpu_count() or 2), memory=memory)
        self.quick = Crew("quick", QUICK_WORKERS, most_waiting=limits.questions_waiting, memory=memory)
        self.readers = Crew("read", READERS, most_waiting=limits.records_waiting, memory=limits.reader_memory)
        self.tasks: set[asyncio.Task[None]] = set()
        self.thoughts: dict[str, asyncio.Task[str]] = {}  # by table, those that may be cut short

    # -- playing ---------------------------------------------------------------------------------------------------
    def consider(self, referee: Referee) -> None:
        """Called after every change, and when somebody comes or goes: begins to think, or stops."""
        if not referee.listeners or not referee.level_to_decide():
            if thought := self.thoughts.get(referee.head.id):
                thought.cancel()
        elif not referee.thinking:
            referee.thinking = True
            task = asyncio.create_task(self.play(referee))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play(self, referee: Referee) -> None:
        """Decides until a person has to, or nobody is there. What fails is tried again after a while."""
        failures = 0
        try:
            while (level := referee.level_to_decide()) and referee.listeners:
                try:
                    await self.decide(referee, level)
                    failures = 0
                except (NeedsFaces, Abandoned):
                    break  # own dice: the players type them in
                except Exception as error:  # whatever it is, the table must not stand still for good
                    log.error("the computer could not play at table %s: %s", referee.head.id, one_line(error))
                    if isinstance(error, Refused) and error.key != "not-saved":
                        return
                    await self.pause(min(2.0**failures, LONGEST_PAUSE))
                    failures += 1
        finally:
            referee.thinking = False
            referee.enough_thought.clear()
        self.consider(referee)  # somebody may have come back meanwhile

    async def decide(self, referee: Referee, level: str) -> None:
        number = referee.number
        text = await self.choose_in_time(referee, level)
        async with referee.lock:
            if referee.number == number and referee.level_to_decide() == level:
                await referee.perform(text, None)

    async def choose_in_time(self, referee: Referee, level: str) -> str:
        """Once a player has had enough of waiting it decides at a glance, until it is a person's decision again."""
        if not referee.enough_thought.is_set():
            thought = asyncio.create_task(self.choose(referee, level))
            enough = asyncio.create_task(referee.enough_thought.wait())
            self.thoughts[referee.head.id] = thought
            try:
                await asyncio.wait([thought, enough], return_when=asyncio.FIRST_COMPLETED)
                if thought.cancelled():
                    raise Abandoned
                if thought.done():
                    return thought.result()
            except Overdue as error:
                log.error("the %s at table %s: %s", level, referee.head.id, error)
            finally:
                del self.thoughts[referee.head.id]
                thought.cancel()
                enough.cancel()
        return await self.choose(referee, AT_A_GLANCE)

    async def choose(self, referee: Referee, level: str) -> str:
        """What a level decides; the process of a thought that is overdue or cancelled is ended."""
        seconds = find_level(level).budget.seconds
        crew = self.quick if seconds <= QUICK else self.thinkers
        job, owner = self.job(referee, level), owner_of(referee)
        for attempt in range(1, ATTEMPTS + 1):
            try:
                answer, _ = await crew.do(owner, worker.decide, job, seconds + self.limits.overdue)
                return answer.decode()
            except Died:
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError

    def job(self, referee: Referee, level: str) -> bytes:
        """The position as the deciding side imagines it: what is hidden from it does not leave this process."""
        play, head = referee.play, referee.head
        word = f"{head.secret} {referee.number}".encode()
        seed = int.from_bytes(hashlib.sha256(word).digest()[:7], "big")
        guess = play.game.imagine(play.state, play.state.decider, SeededDice(seed))
        return msgspec.msgpack.encode(Job(set_up_of(referee), guess.dump(), level, seed))

    # -- questions -------------------------------------------------------------------------------------------------
    async def ask(
        self, owner: str, work: Bucket, referee: Referee, kind: str, text: str, viewer: int, table: bool = True
    ) -> Any:
        """The answer to a question about the position; the seconds it took, whatever came of it, are charged."""
        question = Question(set_up_of(referee), referee.play.state.dump(), kind, text, viewer, table)
        try:
            raw, spent = await self.quick.do(
                owner, questions.ask, msgspec.msgpack.encode(question), self.limits.seconds_to_answer
            )
        except Busy:
            raise Refused("too-many", 429) from None
        except (Died, Overdue) as error:
            work.charge(self.limits.seconds_to_answer)
            log.error("%s %r at table %s: %s", kind, text[:80], referee.head.id, error)
            raise Refused("too-hard", 503) from None
        work.charge(spent)
        answer = msgspec.msgpack.decode(raw, type=Answer | Denied)
        if isinstance(answer, Denied):
            raise Told(answer)
        return msgspec.msgpack.decode(answer.value, type=questions.ANSWERS[kind])

    # -- reading records -------------------------------------------------------------------------------------------
    async def open_record(self, owner: str, text: str) -> Opened:
        """Reads what somebody sent, in a process with limits of time and memory."""
        try:
            raw, _ = await self.readers.do(owner, worker.open_record, text.encode(), self.limits.seconds_to_read)
        except Busy:
            raise Refused("too-many", 429) from None
        except (Died, Overdue) as error:
            log.error("a record of %d characters: %s", len(text), error)
            raise Refused("record-too-hard") from None
        opened = msgspec.msgpack.decode(raw, type=Opened | Flaw)
        if isinstance(opened, Flaw):
            raise BrokenRecord(opened)
        return opened

    async def try_set_up(self, owner: str, set_up: SetUp) -> None:
        """Raises Refused where a table cannot be set up from these options."""
        try:
            raw = msgspec.msgpack.encode(set_up)
            wrong, _ = await self.readers.do(owner, worker.try_set_up, raw, self.limits.seconds_to_read)
        except Busy:
            raise Refused("too-many", 429) from None
        except (Died, Overdue, RecursionError) as error:
            log.error("options for %s: %s", set_up.game, error)
            raise Refused("options-too-hard") from None
        if wrong:
            raise Refused("mistake", text=wrong.decode())

    def stop(self) -> None:
        """Does not wait for thoughts: they are thought again after a restart."""
        for task in self.tasks:
            task.cancel()
        for crew in (self.thinkers, self.quick, self.readers):
            crew.stop()


def owner_of(referee: Referee) -> str:
    """The address that a thought counts for."""
    return min((listener.address for listener in referee.listeners), default="")


def set_up_of(referee: Referee) -> bytes:
    head = referee.head
    if not referee.set_up_from:
        referee.set_up_from = msgspec.msgpack.encode(SetUp(head.game, head.scenario, head.options))
    return referee.set_up_from
