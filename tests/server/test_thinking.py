"""The computer's thinking: how long it may take, and how it is cut short."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from grognard.books.scenarios import load_scenario
from grognard.server.computers import Computers
from grognard.server.hall import Hall, new_head
from grognard.server.store import Store, open_file
from grognard.server.worker import Job
from tests.server.house import SCENARIO, House


def test_the_computer_can_be_made_to_decide_now(tmp_path: Path) -> None:
    """A level that never comes to an end of its thoughts: when somebody has had enough, it decides at a glance."""
    asked: list[str] = []

    class Ponderers(Computers):
        async def choose(self, job: bytes) -> str:
            asked.append(msgspec.msgpack.decode(job, type=Job).level)
            if asked[-1] == "marshal":
                await asyncio.sleep(3600)
            return "begin"

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Ponderers()
        head = new_head("marmitages", load_scenario("marmitages", SCENARIO), {}, [("marshal", ""), ("human", "")])
        referee = await Hall(store, computers.consider).found(head)
        await referee.seat([1], "", "")
        await asyncio.sleep(0.05)
        assert (referee.number, referee.thinking) == (0, True)
        referee.enough_thought.set()
        async with asyncio.timeout(20):
            while not referee.number:
                await asyncio.sleep(0.01)
        computers.stop()
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # browser tests of the same process keep an event loop in this thread
        apart.submit(asyncio.run, played()).result()
    assert asked[:2] == ["marshal", "sergeant"]


def test_only_a_player_cuts_it_short_and_only_while_it_thinks(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    with table.sit(0) as human, table.look() as spectator:
        spectator.send(type="decide-now")
        assert "player" in spectator.until("refused")["reason"]["text"]["en"]
        human.send(type="decide-now")  # it is the human's decision: nothing to cut short
        human.act("begin")
        assert human.position["thinking"] == 0
