"""What somebody with bad intentions sends: answered in a sentence, in time, and the others notice nothing."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.dice import SeededDice
from grognard.server import worker
from grognard.table.play import new_play
from grognard.table.record import Head, write_record
from tests.server.house import NONE, House, seated

ROOT = Path(__file__).parent.parent.parent
HEAD = 'game = "marmitages"\nscenario = "belleau-wood-1918"\n'


def deep(depth: int) -> str:
    return "[" * depth + "]" * depth


def reason_of(answer: Any) -> str:
    texts = answer.json()["reason"]["text"]
    assert texts["fr"] != texts["en"]
    return str(texts["en"])


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("a" + ".a" * 60_000 + " = 1\n---\n", "a key of more than 12 parts"),
        (f"{HEAD}x = {deep(50_000)}\n---\n", "brackets more than 24 deep"),
        (f"{HEAD}---\nbegin : ²\n", "is not a face of a die"),
        (f"{HEAD}---\nbegin : {'9' * 5000}\n", "is not a face of a die"),
        (f"{HEAD}seed = {'9' * 5000}\n---\n", "is not TOML"),
        (f"{HEAD}---\n{'begin ' * 150_000}\n", "cannot be replayed"),
        (f"{HEAD}{'x' * 900_000} = 1\n---\n", "is not a record"),
    ],
)
def test_hostile_records_are_refused_in_a_sentence(house: House, record: str, reason: str) -> None:
    answer = house.http.post("/api/tables/open", json={"record": record})
    assert answer.status_code == 400
    assert reason in reason_of(answer)


def battle_with(**own: Any) -> str:
    """The record of a battle of somebody's own: Sedan, with rivers of his and whatever else."""
    sedan = {**load_scenario("bretzel-krieg", "sedan-1940"), "id": "own", "rivers": [], **own}
    return write_record(new_play("bretzel-krieg", sedan, {}), Head(game="bretzel-krieg", scenario=sedan))


def rivers_beyond_the_table() -> str:
    """A thousand: nothing is wrong with them, but each bank is tried against each place."""
    points = [[-20 - step, -20 - step % 7] for step in range(30)]
    return battle_with(rivers=[{"points": points}] * 1_000)


def large_words() -> str:
    return battle_with(place={"fr": "x" * 200_000, "en": "y" * 200_000})


@pytest.mark.parametrize("write", [rivers_beyond_the_table, large_words])
def test_a_battle_dearer_than_any_of_ours_is_refused(house: House, write: Callable[[], str]) -> None:
    """The server would have to set it up itself, and everybody else would wait."""
    answer = house.http.post("/api/tables/open", json={"record": write()})
    assert answer.status_code == 400
    assert "more time or memory" in reason_of(answer)


@pytest.mark.parametrize("slower", [1, 100])
def test_no_battle_of_ours_is_too_dear_on_any_machine(monkeypatch: pytest.MonkeyPatch, slower: int) -> None:
    """Nor is one of somebody's own that is like them."""
    clock = time.thread_time
    monkeypatch.setattr(time, "thread_time", lambda: slower * clock())
    worker.seconds_of_the_dearest.cache_clear()
    game, scenario = worker.DEAREST
    for record in (battle_with(), f'game = "{game}"\nscenario = "{scenario}"\n---\n'):
        opened = msgspec.msgpack.decode(worker.open_record(record.encode()), type=worker.Opened | worker.Flaw)
        assert isinstance(opened, worker.Opened)
    worker.seconds_of_the_dearest.cache_clear()


def test_a_battle_of_ours_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its set-up takes: the server holds it itself. One with a part of somebody's own is."""
    measured: list[str] = []
    monkeypatch.setattr(worker, "check_cost", lambda play: measured.append(play.game.name))
    position = '[position]\nunits = [{ side = "attacker", kind = "infantry", at = "C5" }]\n'
    for record in (f"{HEAD}---\n", f"{HEAD}[options]\ncards = true\n---\n"):
        worker.open_record(record.encode())
    assert not measured
    for record in (f"{HEAD}{position}---\n", battle_with()):
        worker.open_record(record.encode())
    assert measured == ["marmitages", "bretzel-krieg"]


def test_a_battle_of_ones_own_is_opened(house: House) -> None:
    assert house.http.post("/api/tables/open", json={"record": battle_with()}).status_code == 201


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    """However it does that: here it is an honest one, and no time is allowed."""
    running = House(tmp_path / "games.db", limits=msgspec.structs.replace(NONE, seconds_to_read=0))
    try:
        answer = running.http.post("/api/tables/open", json={"record": f"{HEAD}---\nbegin\n"})
        assert answer.status_code == 400
        assert "more time or memory" in reason_of(answer)
        _, attacker, defender = seated(running)
        with attacker, defender:
            assert attacker.position
    finally:
        running.stop()


@pytest.mark.parametrize(
    "body",
    [
        '{"game": "vimy", "scenario": "vimy-ridge-1917", "options": {"map": ' + deep(100_000) + "}}",
        '{"game": "vimy", "scenario": "farbus-1917", "options": {"map": ' + '{"a":' * 500 + "1" + "}" * 500 + "}}",
        '{"game": "vimy", "scenario": "farbus-1917", "options": {"map": {"rows": 1}}}',
        '{"game": "marmitages", "scenario": "belleau-wood-1918", "options": {"attrition": ' + deep(500) + "}}",
        deep(100_000),
    ],
)
def test_deep_json_is_refused_in_a_sentence(house: House, body: str) -> None:
    answer = house.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert reason_of(answer)
    assert "nested too deeply" in reason_of(answer) or len(body) < 100_000


@pytest.mark.parametrize(
    "path", ["/index.html%00", "/%00", "/assets/%00", "/api/%00", "/..%2f%00", "/api/tables/%00?token=x"]
)
def test_no_file_has_a_nought_in_its_name(house: House, path: str) -> None:
    answer = house.http.get(path)
    assert answer.status_code == 404
    assert reason_of(answer) == "There is nothing at this address."


@pytest.mark.parametrize("path", ["/index.html/x", f"/{'a' * 5000}", f"/{'%C3%A9' * 200}", f"/assets/{'a/' * 3000}"])
def test_what_no_file_can_be_called_is_not_there(house: House, path: str) -> None:
    """No fault of ours, though the system says more than that there is no such file."""
    answer = house.http.get(path)
    assert answer.status_code == 404
    assert reason_of(answer) == "There is nothing at this address."


@pytest.mark.parametrize("number", ["9" * 5000, "²", "-1"])
def test_no_number_is_too_strange(house: House, number: str) -> None:
    table = house.table()
    for answer in (table.get(f"moment/{number}", table.watch), table.get("log", table.watch, **{"from": number})):
        assert answer.status_code in (400, 404), answer.text
        assert reason_of(answer)


def test_deep_json_on_a_socket_is_answered_and_the_socket_stays(house: House) -> None:
    table = house.table()
    with table.sit(0) as client:
        for sent in (
            deep(8000),
            '{"type": "chat", "text": ' + deep(4000) + "}",
            '{"type":"act","number":' + "9" * 5000 + "}",
        ):
            client.socket.send(sent)
            assert client.until("refused")["reason"]["text"]["en"]
        client.send(type="chat", text="still here")
        assert client.until("chat")["text"] == "still here"


def test_questions_and_refusals_do_not_hold_up_the_others(own_house: House) -> None:
    """The worker that has to answer is stopped: nobody but the asker notices, at his table or elsewhere."""
    table = own_house.table(game="bretzel-krieg", scenario="sedan-1940", hotseat=True)
    move = "move 10. PzD 4.2,7.3-4.2,10.9"
    with table.sit(0) as seat, ThreadPoolExecutor(1) as apart:
        assert set(table.ask("why", table.tokens[0], action=move)) == {"rule", "text", "nearest"}
        workers = own_house.workers()
        assert workers
        try:
            signal_all(workers, signal.SIGSTOP)
            asked = apart.submit(table.get, "reach", table.tokens[0], action=move)
            seat.send(type="act", number=seat.number, action=move)
            assert own_house.http.get("/api/levels").status_code == 200
            with table.look() as spectator:
                assert spectator.position["view"]
            _, attacker, defender = seated(own_house)
            with attacker, defender:
                assert attacker.number == 1
            assert not asked.done()
        finally:
            signal_all(workers, signal.SIGCONT)
        assert asked.result().status_code in (200, 400)
        assert seat.until("refused")["reason"]["text"]["en"]


def signal_all(processes: list[int], number: int) -> None:
    for process in processes:
        os.kill(process, number)


# -- records with a scenario of their own ------------------------------------------------------------------------------
def test_a_record_with_a_position_shows_its_own_scenario(house: House) -> None:
    record = (ROOT / "docs/scripts/marmitages-gas-assault.grog").read_text("utf-8")
    made = house.http.post("/api/tables/open", json={"record": record}).json()
    about = house.http.get(f"/api/tables/{made['id']}", params={"token": made["watch"]}).json()
    assert about["scenario"]["id"] == "position"
    assert about["scenario"]["attacker"]["name"]["en"] == "Attacker"
    assert "position" not in about["scenario"]  # it may hold what a viewer must not know
    moment = house.http.get(f"/api/tables/{made['id']}/moment/0", params={"token": made["watch"]}).json()
    assert {unit["at"] for unit in moment["view"]["units"]} == {"C5", "C4"}


def test_one_of_our_scenarios_is_told_by_name(house: House) -> None:
    table = house.table()
    assert table.ask("", table.watch)["scenario"] == "belleau-wood-1918"


def test_a_long_record_is_opened_with_its_snapshots(house: House, seed: int) -> None:
    """So that nothing has to be played out again in the server itself."""
    play, dice = new_play("marmitages", "belleau-wood-1918", {}), SeededDice(seed)
    while not play.over:
        legal = play.legal()
        play.act(play.game.write(play.state, legal[dice.roll(len(legal)) - 1]), dice)
    record = write_record(play, Head(game="marmitages", scenario="belleau-wood-1918"))
    opened = house.http.post("/api/tables/open", json={"record": record}).json()
    with sqlite3.connect(house.data) as database:
        query = 'select count(*) from snapshots where "table" = ?'
        assert database.execute(query, (opened["id"],)).fetchone() > (0,)


def test_an_asker_who_leaves_does_not_cost_a_process(own_house: House) -> None:
    table = own_house.table(game="bretzel-krieg", scenario="sedan-1940", hotseat=True)
    with table.sit(0) as seat:
        seat.act("nonsense")
        workers = own_house.workers()
    for _ in range(5):
        with table.sit(0) as seat:
            seat.send(type="act", number=seat.number, action="nonsense")
    assert table.ask("why", table.tokens[0], action="nonsense")["text"]
    assert own_house.workers() == workers
