"""What people played by older rules: records still open, and running games go on or say why they do not (tests/data)."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import convert

from grognard.games.registry import find_game
from grognard.server.hall import goes_the_same_way
from grognard.table.play import Entry, Told
from grognard.table.record import read_record
from grognard.table.shown import TableEvent
from tests.server.house import House, Table

DATA = Path(__file__).parent.parent / "data"
RECORDS = sorted(DATA.glob("*/*.grog"))
SERVERS = sorted(DATA.glob("*/games.sql.gz"))


# -- records -----------------------------------------------------------------------------------------------------------
def grognard(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "grognard", *words], capture_output=True, text=True)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_is_replayed_as_far_as_the_rules_of_today_go(file: Path) -> None:
    """To its result; or it says by which version it was played, and what is different."""
    record = read_record(file)
    version = find_game(record.head.game).version
    told = grognard("replay", str(file))
    assert "Traceback" not in told.stderr
    if record.head.rules == version:
        assert (told.returncode, told.stderr) == (0, "")
        return
    assert f"was played under version {record.head.rules} of the rules" in told.stderr
    if told.returncode:
        assert f"version {version} of the rules plays this game differently from here on" in told.stderr
        assert re.search(r"line \d+", told.stderr)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_opens_as_a_table_or_names_its_version(house: House, file: Path) -> None:
    record = read_record(file)
    answer = house.http.post("/api/tables/open", json={"record": file.read_text("utf-8")})
    if answer.status_code == 201:
        table = Table(house, answer.json())
        assert len(table.ask("log", table.watch)) == len(record.lines)
        return
    assert answer.status_code == 400
    assert record.head.rules != find_game(record.head.game).version
    for text in answer.json()["reason"]["text"].values():
        assert f"version {record.head.rules} " in text


def test_a_record_that_other_rules_play_differently_says_so(house: House, tmp_path: Path) -> None:
    """The last action is one that no rules allow there: once as played by today's version, once by another."""
    text = (DATA / "november-2026" / "marmitages.grog").read_text("utf-8")
    head, lines = text.split("---\n")
    broken = re.sub("rules = 1", "rules = 98", head) + "---\n" + lines.splitlines()[0] + "\nassault A1 A2\n"
    file = tmp_path / "other.grog"
    file.write_text(broken, "utf-8")
    told = grognard("replay", str(file))
    assert told.returncode == 2
    assert "read it with a program that has version 98" in told.stderr
    reason = house.http.post("/api/tables/open", json={"record": broken}).json()["reason"]["text"]
    assert "version 98" in reason["en"]
    assert "version 98" in reason["fr"]
    today = broken.replace("rules = 98", f"rules = {find_game('marmitages').version}")
    file.write_text(today, "utf-8")
    assert "differently" not in grognard("replay", str(file)).stderr
    assert "version" not in house.http.post("/api/tables/open", json={"record": today}).json()["reason"]["text"]["en"]


def test_another_result_is_told(tmp_path: Path) -> None:
    """Rules that reckon the victory otherwise let every action stand."""
    text = (DATA / "november-2026" / "marmitages.grog").read_text("utf-8")
    file = tmp_path / "other.grog"
    file.write_text(
        re.sub('result = ".*"', 'result = "defender crushing"', text).replace("rules = 1", "rules = 98"), "utf-8"
    )
    told = grognard("replay", str(file))
    assert "by version 98 the result was 'defender crushing'; by version" in told.stderr


# -- running games -----------------------------------------------------------------------------------------------------
class OldHouse:
    """A server of today on a data file of its predecessor."""

    def __init__(self, packed: Path, data: Path, change: Callable[[sqlite3.Connection], None] | None = None) -> None:
        with sqlite3.connect(data) as database:
            database.executescript(gzip.decompress(packed.read_bytes()).decode())
            if change is not None:
                change(database)
            self.heads = [json.loads(head) for (head,) in database.execute("select head from tables order by rowid")]
            rows = database.execute('select "table", data from events where kind = \'act\' order by "table", number')
            self.log: dict[str, list[dict[str, Any]]] = {}
            for id, entry in rows:
                self.log.setdefault(id, []).append(json.loads(entry))
        data.chmod(0o600)
        self.house = House(data)

    def table(self, head: dict[str, Any]) -> Table:
        return Table(self.house, {**head, "seats": head["seats"]})


def of_version_98(database: sqlite3.Connection) -> None:
    """As if every game had been begun by rules that are no more."""
    for id, head in database.execute("select id, head from tables").fetchall():
        older = {**json.loads(head), "rules": 98}
        database.execute("update tables set head = ? where id = ?", (json.dumps(older).encode(), id))


def otherwise_explained(database: sqlite3.Connection) -> None:
    of_version_98(database)
    change_events(
        database, lambda event: event | {"rule": "older", "lines": [{"rule": "older", "points": 7}], "dice": [6]}
    )


def otherwise_gone(database: sqlite3.Connection) -> None:
    of_version_98(database)
    change_events(database, lambda event: event | {"amount": event["amount"] + 1})


def change_events(database: sqlite3.Connection, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    rows = database.execute("select rowid, data from events where kind = 'act'").fetchall()
    for row, data in rows:
        entry = json.loads(data)
        for told in entry["events"]:
            told["read"] = change(told["read"])
        database.execute("update events set data = ? where rowid = ?", (json.dumps(entry).encode(), row))


@pytest.fixture(params=SERVERS, ids=lambda file: file.parent.name)
def packed(request: pytest.FixtureRequest) -> Path:
    return Path(request.param)


Opener = Callable[..., OldHouse]


@pytest.fixture
def old_house(packed: Path, tmp_path: Path) -> Iterator[Opener]:
    opened: list[OldHouse] = []

    def open_house(change: Callable[[sqlite3.Connection], None] | None = None) -> OldHouse:
        opened.append(OldHouse(packed, tmp_path / f"games-{len(opened)}.db", change))
        return opened[-1]

    yield open_house
    for house in opened:
        house.house.stop()


def assert_taken_over(old: OldHouse, head: dict[str, Any], answer: httpx.Response) -> None:
    """The game is as it was, and if it is not over the player to decide can go on."""
    table, log = old.table(head), old.log[head["id"]]
    assert answer.json()["number"] == log[-1]["number"]
    told = table.ask("log", table.tokens[log[-1]["side"]])
    assert told[-1]["action"] == log[-1]["text"]
    with table.sit(0) as first, table.sit(1) as second:
        decider = first.position["decider"]
        assert decider >= 0 or first.position["outcome"]
        assert decider < 0 or (first, second)[decider].act()["type"] == "position"


def assert_left_alone(old: OldHouse, head: dict[str, Any], answer: httpx.Response) -> None:
    """It says by which version it was begun; its record names that version and holds what was played."""
    table, log = old.table(head), old.log[head["id"]]
    assert answer.status_code == 409
    assert all(f"version {head['rules']} " in text for text in answer.json()["reason"]["text"].values())
    assert table.get("record", "wrong").status_code == 403
    for side, token in enumerate(table.tokens):
        begin, lines = table.get("record", token).text.split("---\n")
        assert f"\nrules = {head['rules']}\n" in begin
        shown = [line.partition(" : ")[0] for line in lines.splitlines()]
        assert all(text in (entry["text"], "?") for text, entry in zip(shown, log, strict=True))
        assert all(text == entry["text"] for text, entry in zip(shown, log, strict=True) if entry["side"] == side)


# By folder: the running games that the rules of today play differently, by their game and length, with the reason.
STOPPED = {
    "november-2026": {
        ("vimy", 250): "a unit is fixed as it leaves, and by § 9.7 the other free units may now fire too"
    },
}


def test_running_games_are_taken_over_or_left_alone(packed: Path, old_house: Opener) -> None:
    """Whoever changes the rules sees here which games of his players that stops."""
    old, stopped = old_house(), set()
    assert {head["game"] for head in old.heads} == {"marmitages", "walter-schnaffs", "bretzel-krieg", "vimy"}
    for head in old.heads:
        table = old.table(head)
        answer = table.get("", table.watch)
        if answer.status_code == 200:
            assert_taken_over(old, head, answer)
        else:
            stopped.add((head["game"], len(old.log[head["id"]])))
            assert head["rules"] != find_game(head["game"]).version
            assert_left_alone(old, head, answer)
    assert stopped == STOPPED[packed.parent.name].keys()


def test_a_change_of_explanations_stops_no_game(old_house: Opener) -> None:
    """Other rules named, other lines, other dice beside the events: the same games go on as without."""
    taken = []
    for old in (old_house(), old_house(otherwise_explained)):
        answers = {head["id"]: old.table(head).get("", head["watch"]) for head in old.heads}
        taken.append([id for id, answer in answers.items() if answer.status_code == 200])
        for head in old.heads:
            if head["id"] in taken[-1]:
                assert_taken_over(old, head, answers[head["id"]])
    assert taken[0]  # the test would be blind if none went on
    assert taken[0] == taken[1]


def test_a_change_of_course_stops_a_game_and_its_record_is_there(old_house: Opener) -> None:
    old = old_house(otherwise_gone)
    for head in old.heads:
        table = old.table(head)
        log = old.log[head["id"]]
        answer = table.get("", table.watch)
        if any(entry["events"] for entry in log):
            assert_left_alone(old, head, answer)


def test_the_record_of_a_stopped_game_keeps_its_secrets(old_house: Opener) -> None:
    """The hands of cards and what is committed: in the record of the opponent and of a spectator they are question marks."""
    old = old_house(otherwise_gone)
    (head, *_) = [h for h in old.heads if h["options"].get("cards") and len(old.log[h["id"]]) > 5]
    table = old.table(head)
    hidden = [seen for entry in old.log[head["id"]] for seen in entry["seen_by"] if seen >= 0]
    assert hidden
    for token, viewer in ((table.tokens[0], 0), (table.tokens[1], 1), (table.watch, -1)):
        dice = re.findall(r" : (.*)", table.get("record", token).text.split("---\n")[1])
        veiled = sum(faces.split().count("?") for faces in dice)
        assert veiled == sum(seen != viewer for seen in hidden)


# -- what counts as the same course -----------------------------------------------------------------------------------
EVENT = {
    "key": "lost",
    "side": 1,
    "unit": 3,
    "target": "B4",
    "amount": 2,
    "rule": "old",
    "dice": [4],
    "total": 5,
    "lines": [],
}


def entry(*events: dict[str, Any], **changed: Any) -> Entry:
    made = Entry(
        1, 0, "assault C5 C4", False, 0, [4], [6], [-1], [Told(-1, convert(event, TableEvent)) for event in events]
    )
    for name, value in changed.items():
        setattr(made, name, value)
    return made


def same(old: Entry, new: Entry) -> bool:
    return goes_the_same_way(old, new, ["remark"])


@pytest.mark.parametrize("part", [{"rule": "new"}, {"lines": [{"rule": "x", "points": 5}]}, {"dice": []}])
def test_what_only_explains_may_change(part: dict[str, Any]) -> None:
    assert same(entry(EVENT), entry(EVENT | part))


def test_a_remark_may_come_and_go() -> None:
    remark = EVENT | {"key": "remark"}
    assert same(entry(EVENT, EVENT), entry(EVENT, remark, EVENT))
    assert same(entry(remark, EVENT), entry(EVENT))
    assert not same(entry(EVENT), entry(remark))


def test_a_total_may_be_told_where_there_was_none() -> None:
    bare = {key: value for key, value in EVENT.items() if key not in ("total", "lines")}
    assert same(entry(bare), entry(EVENT))
    assert not same(entry(EVENT), entry(bare))


@pytest.mark.parametrize(
    "part", [{"key": "held"}, {"side": 0}, {"unit": 4}, {"target": "B5"}, {"origin": "C5"}, {"amount": 3}, {"total": 6}]
)
def test_what_happened_may_not(part: dict[str, Any]) -> None:
    assert not same(entry(EVENT), entry(EVENT | part))


def test_nor_how_much_of_it_nor_by_which_dice() -> None:
    assert not same(entry(EVENT), entry(EVENT, EVENT))
    assert not same(entry(EVENT, EVENT), entry(EVENT))
    assert not same(entry(EVENT), entry(EVENT, faces=[5]))
    assert not same(entry(EVENT), entry(EVENT, side=1))
    assert not same(entry(EVENT), entry(EVENT, seen_by=[0]))
