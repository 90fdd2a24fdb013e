"""The computer's thinking: how long it may take, how it is cut short, and how its work for a person ends."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
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

    run_apart(played())
    assert asked[:2] == ["marshal", "sergeant"]


def run_apart(played: Coroutine[None, None, None]) -> None:
    """Browser tests of the same process keep an event loop in this thread."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, played).result()


def test_a_players_own_decision_ends_the_set_up_by_the_computer_and_so_does_taking_back(tmp_path: Path) -> None:
    class Ponderers(Computers):
        async def choose(self, job: bytes) -> str:
            await asyncio.sleep(3600)
            return ""

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Ponderers()
        open_battle = load_scenario("marmitages", "open-battle")
        head = new_head("marmitages", open_battle, {}, [("human", "")] * 2, hotseat=True)
        referee = await Hall(store, computers.consider).found(head)
        await referee.seat([0, 1], "", "")
        await referee.act(0, 0, "begin", None)
        await referee.leave_set_up(0, "sergeant")
        assert referee.level_to_decide() == "sergeant"
        bought = referee.play.read_position(0)["legal"][0]["text"]
        await referee.act(0, referee.number, bought, None)
        assert (referee.decider, referee.level_to_decide()) == (0, "")
        await referee.leave_set_up(0, "sergeant")
        await referee.undo(0, referee.number)
        assert (referee.decider, referee.level_to_decide()) == (0, "")
        computers.stop()
        await store.close()

    run_apart(played())


def test_only_a_player_cuts_it_short_and_only_while_it_thinks(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    with table.sit(0) as human, table.look() as spectator:
        spectator.send(type="decide-now")
        assert "player" in spectator.until("refused")["reason"]["text"]["en"]
        human.send(type="decide-now")  # it is the human's decision: nothing to cut short
        human.act("begin")
        assert human.position["thinking"] == 0
