"""The computer at the tables. It thinks in other processes, so that no game waits for another's thinking."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from grognard.engine.dice import SeededDice
from grognard.server.referee import NeedsFaces, Referee
from grognard.server.refusals import BrokenRecord, Refused
from grognard.server.worker import Flaw, Job, Opened, decide, die_with_parent, open_record

ATTEMPTS = 3  # at one decision, when a worker dies of it
AT_A_GLANCE = "sergeant"  # who decides for a level that is not to think any longer


class Computers:
    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(2, os.cpu_count() or 2)
        self.pool = self.new_pool()
        self.tasks: set[asyncio.Task[None]] = set()

    def new_pool(self) -> ProcessPoolExecutor:
        """Workers start when there is first something to think about."""
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=die_with_parent)

    # -- playing ---------------------------------------------------------------------------------------------------
    def consider(self, referee: Referee) -> None:
        """Called after every change: if the computer is to decide, it begins to think."""
        if referee.level_to_decide() and not referee.thinking:
            referee.thinking = True
            task = asyncio.create_task(self.play(referee))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play(self, referee: Referee) -> None:
        """Decides until a person has to."""
        try:
            while level := referee.level_to_decide():
                await self.decide(referee, level)
        except NeedsFaces:
            pass  # own dice: the players type them in
        except (Refused, BrokenProcessPool):
            logging.getLogger(__name__).exception("the computer could not play at table %s", referee.head.id)
        finally:
            referee.thinking = False
            referee.enough_thought.clear()

    async def decide(self, referee: Referee, level: str) -> None:
        number = referee.number
        text = await self.choose_in_time(referee, level)
        async with referee.lock:
            if referee.number == number and not referee.play.over:
                await referee.carry_out(text, None)

    async def choose_in_time(self, referee: Referee, level: str) -> str:
        """Once a player has had enough of waiting it decides at a glance, until it is a person's decision again."""
        if not referee.enough_thought.is_set():
            thought = asyncio.create_task(self.choose(self.job(referee, level)))
            enough = asyncio.create_task(referee.enough_thought.wait())
            try:
                await asyncio.wait([thought, enough], return_when=asyncio.FIRST_COMPLETED)
                if thought.done():
                    return thought.result()
            finally:
                thought.cancel()
                enough.cancel()
        return await self.choose(self.job(referee, AT_A_GLANCE))

    def job(self, referee: Referee, level: str) -> bytes:
        """The position as the deciding side imagines it: what is hidden from it does not leave this process."""
        play, head = referee.play, referee.head
        word = f"{head.secret} {referee.number}".encode()
        seed = int.from_bytes(hashlib.sha256(word).digest()[:7], "big")
        guess = play.game.imagine(play.state, play.state.decider, SeededDice(seed))
        return msgspec.msgpack.encode(Job(head.game, head.scenario, head.options, guess.dump(), level, seed))

    async def choose(self, job: bytes) -> str:
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, decide, job)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.new_pool()
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    # -- reading records -------------------------------------------------------------------------------------------
    async def open_record(self, text: str) -> Opened:
        made = await asyncio.get_running_loop().run_in_executor(self.pool, open_record, text)
        opened = msgspec.msgpack.decode(made, type=Opened | Flaw)
        if isinstance(opened, Flaw):
            raise BrokenRecord(opened)
        return opened

    def stop(self) -> None:
        """Does not wait for thoughts: they are thought again after a restart."""
        for task in self.tasks:
            task.cancel()
        for worker in multiprocessing.active_children():
            worker.terminate()
        self.pool.shutdown(cancel_futures=True)
        del self.pool  # its semaphores go with it
