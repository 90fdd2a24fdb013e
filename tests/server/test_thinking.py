"""The computer's thinking: how long it may take, how it is cut short, and how its work for a person ends."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from grognard.books.scenarios import load_scenario
from grognard.server.computers import Computers
from grognard.server.crew import Overdue
from grognard.server.hall import Draw, Hall, new_head
from grognard.server.referee import Referee
from grognard.server.saved import Event, Head
from grognard.server.store import NotSaved, Piece, Store, open_file
from grognard.server.wire import ServerMessage
from tests.server.house import SCENARIO, House


class Somebody:
    """At the table, and told what happens there."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.sides = [1]
        self.address = address

    def changed(self) -> None:
        pass

    def tell(self, message: ServerMessage) -> None:
        pass

    def leave(self) -> None:
        pass


@pytest.fixture
def draw(seed: int) -> Draw:
    """What a server of the test's own draws."""
    return Random(seed).randbytes


async def first_action(referee: Referee) -> None:
    async with asyncio.timeout(120):
        while not referee.number:
            await asyncio.sleep(0.01)


def test_the_computer_can_be_made_to_decide_now(tmp_path: Path, draw: Draw) -> None:
    """A level that never comes to an end of its thoughts: when somebody has had enough, it decides at a glance."""
    asked: list[str] = []

    class Ponderers(Computers):
        async def choose(self, referee: Referee, level: str) -> str:
            asked.append(level)
            if level == "marshal":
                await asyncio.sleep(3600)
            return "begin"

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Ponderers()
        head = against("marshal", draw)
        referee = await Hall(store, computers.consider, draw).found(head)
        referee.listeners.add(Somebody())
        await referee.seat([1], "", "")
        async with asyncio.timeout(120):
            while not asked:
                await asyncio.sleep(0.01)
        assert (referee.number, referee.thinking) == (0, True)
        referee.enough_thought.set()
        await first_action(referee)
        computers.stop()
        await store.close()

    run_apart(played())
    assert asked[:2] == ["marshal", "sergeant"]


def run_apart(played: Coroutine[None, None, None]) -> None:
    """Browser tests of the same process keep an event loop in this thread."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, played).result()


def test_a_players_own_decision_ends_the_set_up_by_the_computer_and_so_does_taking_back(
    tmp_path: Path, draw: Draw
) -> None:
    class Ponderers(Computers):
        async def choose(self, referee: Referee, level: str) -> str:
            await asyncio.sleep(3600)
            return ""

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Ponderers()
        open_battle = load_scenario("marmitages", "open-battle")
        head = new_head("marmitages", open_battle, {}, [("human", "")] * 2, draw, hotseat=True)
        referee = await Hall(store, computers.consider, draw).found(head)
        referee.listeners.add(Somebody())
        await referee.seat([0, 1], "", "")
        await referee.act(0, 0, "begin", None)
        await referee.leave_to_staff(0, "sergeant", "set-up")
        assert referee.level_to_decide() == "sergeant"
        bought = referee.play.position_data(0).legal[0].text
        await referee.act(0, referee.number, bought, None)
        assert (referee.decider, referee.level_to_decide()) == (0, "")
        await referee.leave_to_staff(0, "sergeant", "set-up")
        await referee.undo(0, referee.number)
        assert (referee.decider, referee.level_to_decide()) == (0, "")
        computers.stop()
        await store.close()

    run_apart(played())


def against(level: str, draw: Draw) -> Head:
    return new_head("marmitages", load_scenario("marmitages", SCENARIO), {}, [(level, ""), ("human", "")], draw)


def test_a_computer_that_could_not_save_tries_again(tmp_path: Path, draw: Draw) -> None:
    """Three saves fail, as on a full disk; then there is room again. Nobody has to do anything for that."""
    pauses: list[float] = []

    class FullDisk(Store):
        failures = 0

        async def save(self, *pieces: Piece) -> None:
            if any(isinstance(piece, Event) for piece in pieces) and self.failures < 3:
                self.failures += 1
                raise NotSaved("no space left on device")
            await super().save(*pieces)

    class Deciders(Computers):
        async def choose(self, referee: Referee, level: str) -> str:
            return "begin" if not referee.number else "done"

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def played() -> None:
        store, computers = FullDisk(open_file(tmp_path / "games.db")), Deciders(pause=pause)
        referee = await Hall(store, computers.consider, draw).found(against("sergeant", draw))
        referee.listeners.add(Somebody())
        await referee.seat([1], "", "")
        await first_action(referee)
        computers.stop()
        await store.close()

    run_apart(played())
    assert pauses == [1, 2, 4]


def test_a_fault_does_not_silence_the_computer(tmp_path: Path, draw: Draw, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever goes wrong is one line of the log, and is tried again."""

    class Stumblers(Computers):
        stumbles = 0

        async def choose(self, referee: Referee, level: str) -> str:
            self.stumbles += 1
            if self.stumbles == 1:
                raise AttributeError("no such\nthing")
            return "begin" if not referee.number else "done"

    async def pause(seconds: float) -> None:
        pass

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Stumblers(pause=pause)
        referee = await Hall(store, computers.consider, draw).found(against("sergeant", draw))
        referee.listeners.add(Somebody())
        await referee.seat([1], "", "")
        await first_action(referee)
        computers.stop()
        await store.close()

    run_apart(played())
    told = [record.getMessage() for record in caplog.records if "could not play" in record.getMessage()]
    assert len(told) == 1
    assert told[0].endswith("AttributeError: no such")


def test_it_thinks_only_while_somebody_is_there(tmp_path: Path, draw: Draw) -> None:
    ended: list[str] = []
    states: list[bool] = []

    class Ponderers(Computers):
        async def choose(self, referee: Referee, level: str) -> str:
            try:
                await asyncio.sleep(3600)
            finally:
                ended.append(level)
            return ""

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Ponderers()
        hall = Hall(store, computers.consider, draw)
        referee = await hall.found(against("sergeant", draw))
        await referee.seat([1], "", "")
        states.append(referee.thinking)  # nobody is there yet
        somebody = Somebody()
        for times in (1, 2):
            referee.listeners.add(somebody)
            hall.on_change(referee)
            await asyncio.sleep(0.01)
            states.append(referee.thinking)
            referee.listeners.discard(somebody)
            hall.on_change(referee)
            async with asyncio.timeout(120):
                while referee.thinking:
                    await asyncio.sleep(0)
            assert ended == ["sergeant"] * times
        computers.stop()
        await store.close()

    run_apart(played())
    assert states == [False, True, True]


def test_an_overdue_thought_is_ended_and_the_decision_made_at_a_glance(tmp_path: Path, draw: Draw) -> None:
    asked: list[str] = []

    class Late(Computers):
        async def choose(self, referee: Referee, level: str) -> str:
            asked.append(level)
            if level == "marshal":
                raise Overdue("decide took more than 37.5 s")
            return "begin"

    async def played() -> None:
        store, computers = Store(open_file(tmp_path / "games.db")), Late()
        head = against("marshal", draw)
        referee = await Hall(store, computers.consider, draw).found(head)
        referee.listeners.add(Somebody())
        await referee.seat([1], "", "")
        await first_action(referee)
        computers.stop()
        await store.close()

    run_apart(played())
    assert asked[:2] == ["marshal", "sergeant"]


def test_a_new_table_does_not_wait_behind_sixty_marshals(own_house: House) -> None:
    """All from one address, all watched: served one after the other, the sergeant's third decision would come after the
    second of every marshal."""
    marshals = [{"player": "marshal"}, {"player": "marshal"}]
    with ExitStack() as open_sockets:
        tables = [own_house.table(seats=marshals) for _ in range(60)]
        for table in tables:
            open_sockets.enter_context(table.look())
        human = open_sockets.enter_context(own_house.table(seats=[{"player": "sergeant"}, {}]).sit(1))
        human.until_number(3, 60)
        assert min(table.ask("", table.watch)["number"] for table in tables) <= 1


def test_only_a_player_cuts_it_short_and_only_while_it_thinks(house: House) -> None:
    table = house.table(seats=[{}, {"player": "recruit"}])
    with table.sit(0) as human, table.look() as spectator:
        spectator.send(type="decide-now")
        assert "player" in spectator.until("refused")["reason"]["text"]["en"]
        human.send(type="decide-now")  # it is the human's decision: nothing to cut short
        human.act("begin")
        assert human.position["thinking"] == 0
