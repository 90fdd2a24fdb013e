"""Stopped, killed, started twice, fed with nonsense: no game is lost."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.house import PATIENCE, Client, House, Table, free_port, moves, play_on, seated

SEEDED = Path(__file__).parent / "seeded"  # what a program of its own draws from


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(own_house: House) -> None:
    table, attacker, defender = seated(own_house)
    luck = random.Random(21)
    for _ in range(3):
        play_on([attacker, defender], 25, luck)
        acknowledged = {client.token: client.position for client in (attacker, defender)}
        # One more is under way when the server dies: it is carried out wholly or not at all.
        mover = (attacker, defender)[attacker.position["decider"]]
        mover.send(type="act", number=mover.number, action=luck.choice(mover.position["legal"])["text"])
        own_house.kill()
        own_house.start()
        attacker, defender = table.sit(0), table.sit(1)
        for client in (attacker, defender):
            before = acknowledged[client.token]
            assert client.number - before["number"] in (0, 1)
            moment = table.ask(f"moment/{before['number']}", client.token)
            for part in ("view", "prompt", "decider", "number"):
                assert moment[part] == before[part]
            log = table.ask("log", client.token)
            assert [entry["number"] for entry in log] == list(range(1, client.number + 1))
        assert attacker.number == defender.number
    play_on([attacker, defender], 3000, luck)
    assert attacker.position["outcome"]


def test_a_computers_turn_goes_on_after_a_kill_and_no_worker_stays_behind(own_house: House) -> None:
    table = own_house.table(seats=[{"player": "sergeant"}, {}])
    with table.sit(1) as human:
        human.until_number(3)
        workers = own_house.workers()  # while somebody is there it thinks
        assert workers
        own_house.kill()
    deadline = time.monotonic() + PATIENCE
    while any(alive(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [worker for worker in workers if alive(worker)]
    own_house.start()
    with table.sit(1) as human:
        number = human.number
        if human.position["decider"] == 0:
            human.until_number(number + 1)


def test_an_orderly_stop_is_quick_and_tells_the_clients_to_come_again(own_house: House) -> None:
    """Nothing that is under way has to be cut off after the seconds of grace."""
    table, attacker, defender = seated(own_house)
    codes: list[int] = []
    waiting = [
        threading.Thread(target=lambda c=client: codes.append(c.closed_with())) for client in (attacker, defender)
    ]
    for thread in waiting:
        thread.start()
    own_house.stop()
    for thread in waiting:
        thread.join()
    assert codes == [1012, 1012]
    assert not [line for line in own_house.logged() if "exceeded" in line]
    own_house.start()
    with table.sit(0, **{"from": 0}) as again:
        assert again.number == 1
        assert len(again.position["since"]) == 1


def test_two_servers_on_one_file_do_not_fork_a_game(own_house: House) -> None:
    table, attacker, _ = seated(own_house)
    second = House(own_house.data)
    try:
        elsewhere = Table(second, {"id": table.id, "seats": [{"token": t} for t in table.tokens], "watch": table.watch})
        other = elsewhere.sit(0)
        ours, theirs = (action["text"] for action in moves(attacker, 1)[:2])
        attacker.act(ours)
        other.send(type="act", number=1, action=theirs)  # this server has not seen number 2
        assert other.closed_with() == 1012
        with elsewhere.sit(0) as again:
            assert again.number == 2
            assert again.position["view"] == attacker.position["view"]
    finally:
        second.stop()
    assert [e["action"] for e in table.ask("log", table.watch)][1:] == [ours]


def test_newer_rules_take_over_only_a_game_that_goes_the_same_way(own_house: House) -> None:
    tables = []
    for _ in range(2):
        table, attacker, defender = seated(own_house)
        with attacker, defender:
            play_on([attacker, defender], 8, random.Random(22))
        tables.append(table)
    own_house.stop()
    with sqlite3.connect(own_house.data) as database:
        # Both were begun by other rules; by those the second game had gone differently.
        for id, head in database.execute("select id, head from tables").fetchall():
            older = {**json.loads(head), "rules": 0}
            database.execute("update tables set head = ? where id = ?", (json.dumps(older).encode(), id))
        where = (tables[1].id,)
        (data,) = database.execute('select data from events where "table" = ? and number = 1', where).fetchone()
        entry = json.loads(data)
        entry["events"][0]["read"]["amount"] += 1
        database.execute(
            'update events set data = ? where "table" = ? and number = 1', (json.dumps(entry).encode(), *where)
        )
    own_house.start()
    assert tables[0].ask("", tables[0].watch)["number"] == 9
    refused = tables[1].get("", tables[1].watch)
    assert refused.status_code == 409
    assert "version 0" in refused.json()["reason"]["text"]["fr"]


def test_loading_from_snapshots_gives_what_replaying_gives(own_house: House) -> None:
    table, attacker, defender = seated(own_house)
    with attacker, defender:
        play_on([attacker, defender], 150, random.Random(23))
        attacker.send(type="offer", what="take-back")
        defender.until("offer")
        defender.send(type="answer", what="take-back", yes=True)
        number = attacker.number
        attacker.until_number(number + 1)
        play_on([attacker, defender], 3, random.Random(24))
        view = attacker.position["view"]
    own_house.stop()
    with sqlite3.connect(own_house.data) as database:
        (snapshots,) = database.execute("select count(*) from snapshots").fetchone()
        assert snapshots >= 3
    own_house.start()
    assert table.ask(f"moment/{attacker.number}", attacker.token)["view"] == view
    own_house.stop()
    with sqlite3.connect(own_house.data) as database:
        database.execute("delete from snapshots")
    own_house.start()
    assert table.ask(f"moment/{attacker.number}", attacker.token)["view"] == view


def test_a_damaged_file_is_told_in_a_sentence_and_a_line_of_the_log(own_house: House) -> None:
    """Pages of the file are overwritten while it runs: the table that lay there is lost, the others play on."""
    whole, attacker, defender = seated(own_house)
    with attacker, defender:
        broken = own_house.table()
        with sqlite3.connect(own_house.data) as database:
            database.execute("update tables set head = ? where id = ?", (b'{"id": "', broken.id))
        own_house.stop()
        own_house.start()
        before = len(own_house.logged())
        answer = broken.get("", broken.watch)
        assert answer.status_code == 500
        assert "damaged" in answer.json()["reason"]["text"]["en"]
        assert "endommagé" in answer.json()["reason"]["text"]["fr"]
        with pytest.raises(ConnectionClosed) as closed:
            broken.look()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        lines = [line for line in own_house.logged()[before:] if broken.id in line]
        assert len(lines) == 2  # a request and a socket
    assert whole.ask("", whole.watch)["number"] == 1


def test_pages_of_the_database_that_cannot_be_read(own_house: House) -> None:
    table = own_house.table()
    own_house.stop()
    with sqlite3.connect(own_house.data) as database:
        (size,) = database.execute("pragma page_size").fetchone()
    with own_house.data.open("r+b") as file:  # everything but the first page, which holds the schema
        length = file.seek(0, 2)
        file.seek(size)
        file.write(b"\xff" * (length - size))
    own_house.start()
    before = len(own_house.logged())
    answer = table.get("", table.watch)
    assert answer.status_code == 500
    assert "damaged" in answer.json()["reason"]["text"]["en"]
    assert len(own_house.logged()[before:]) == 1


# -- starting ----------------------------------------------------------------------------------------------------------
def heed_ctrl_c() -> None:
    """As in a terminal: what runs in the background of a shell, as the tests may, is started deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(*words: str, seed: int = 0) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "grognard", "serve", "--no-browser", *words]
    pipe = subprocess.PIPE
    path = os.pathsep.join([str(SEEDED), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "SEED_OF_TEST": str(seed)}
    return subprocess.Popen(
        command, env=env, stdout=pipe, stderr=pipe, text=True, start_new_session=True, preexec_fn=heed_ctrl_c
    )


def post_until_it_listens(address: str, body: dict[str, Any]) -> Any:
    while True:
        try:
            return httpx.post(address, json=body, timeout=30).json()
        except httpx.TransportError:
            time.sleep(0.1)


def test_ctrl_c_stops_it_quietly_while_the_computer_thinks(tmp_path: Path, seed: int) -> None:
    running = start("--port", str(free_port()), "--data", str(tmp_path / "games.db"), seed=seed)
    assert running.stdout is not None
    found = re.search(r"http://[\d.:]+", running.stdout.readline())
    assert found is not None
    seats = [{"player": "sergeant"}, {"player": "sergeant"}]
    body = {"game": "marmitages", "scenario": "belleau-wood-1918", "seats": seats}
    made = post_until_it_listens(f"{found[0]}/api/tables", body)
    with httpx.Client(base_url=found[0], timeout=30) as http:
        where = f"/api/tables/{made['id']}"
        with connect(f"{found[0].replace('http', 'ws')}{where}/socket?token={made['watch']}"):  # it plays for somebody
            while http.get(where, params={"token": made["watch"]}).json()["number"] < 5:
                time.sleep(0.1)
            os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: to the workers too
            _, err = running.communicate(timeout=PATIENCE)
    assert err == ""
    assert running.returncode == 130


def test_what_a_program_of_its_own_draws_comes_from_the_seed(tmp_path: Path, seed: int) -> None:
    made = []
    for name in ("one.db", "two.db"):
        running = start("--port", str(free_port()), "--data", str(tmp_path / name), seed=seed)
        assert running.stdout is not None
        found = re.search(r"http://[\d.:]+", running.stdout.readline())
        assert found is not None
        body = {"game": "marmitages", "scenario": "belleau-wood-1918"}
        made.append(post_until_it_listens(f"{found[0]}/api/tables", body))
        running.kill()
        running.communicate()
    assert made[0] == made[1]


def test_a_taken_port_is_said_and_the_next_one_taken(tmp_path: Path) -> None:
    port = free_port()
    first = start("--port", str(port), "--data", str(tmp_path / "one.db"))
    try:
        assert first.stdout is not None
        assert f"http://127.0.0.1:{port}/" in first.stdout.readline()
        second = start("--port", str(port), "--data", str(tmp_path / "two.db"))
        try:
            assert second.stdout is not None
            assert second.stderr is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", second.stdout.readline())
            assert found is not None
            assert int(found[1]) > port
            assert f"Port {port} is taken" in second.stderr.readline()
        finally:
            second.kill()
            second.communicate()
    finally:
        first.kill()
        first.communicate()


def test_a_file_that_is_no_data_file_is_one_sentence(tmp_path: Path) -> None:
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear mother, " * 500)
    for data in (wrong, tmp_path, Path("/proc/nowhere/games.db")):
        running = start("--port", str(free_port()), "--data", str(data))
        out, err = running.communicate(timeout=PATIENCE)
        assert running.returncode == 2, out + err
        assert "Traceback" not in err
        assert str(data) in err
    assert wrong.read_text().startswith("Dear mother")


def test_clients_come_back_by_themselves_after_the_kill(own_house: House) -> None:
    """A client that only knows its token and the last number it saw is brought up to date by one message."""
    table, attacker, defender = seated(own_house)
    play_on([attacker, defender], 5, random.Random(25))
    seen = attacker.number
    own_house.kill()
    assert attacker.closed_with() == 1006
    own_house.start()
    with table.sit(1) as there:
        if there.position["decider"] == 1:
            there.act()
    with Client(table, attacker.token, {"from": seen}) as back:
        assert [entry["number"] for entry in back.position["since"]] == list(range(seen + 1, back.number + 1))
