"""The public interface: the examples of docs/python.md and of the README run, and what they do not show holds."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import grognard

ROOT = Path(__file__).parent.parent
BELLEAU_WOOD = ("marmitages", "belleau-wood-1918")


def test_the_examples_of_the_document_are_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/python.md"), module_relative=False)
    assert tried > 20
    assert failed == 0


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    exec(found[1], {})
    assert re.match("attacker|defender|draw", capsys.readouterr().out)


def test_every_public_name_is_documented_and_there() -> None:
    told = (ROOT / "docs/python.md").read_text("utf-8").partition("## All names")[2]
    of_tables = [name for name in vars(grognard.Table) if not name.startswith("_")]
    assert [name for name in [*grognard.__all__, *of_tables] if not re.search(rf"\b{name}\b", told)] == []
    assert [name for name in grognard.__all__ if not hasattr(grognard, name)] == []
    assert set(grognard.__all__) < set(dir(grognard))
    with pytest.raises(AttributeError, match="no 'chess'"):
        _ = grognard.chess


def test_the_import_alone_loads_none_of_it() -> None:
    loaded = "import sys, grognard; print([name for name in sys.modules if name.startswith('grognard.')])"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, encoding="utf-8", check=True)
    assert told.stdout == "[]\n"


def test_the_same_seed_plays_the_same_game() -> None:
    records = []
    for _ in range(2):
        table = grognard.new_table(*BELLEAU_WOOD, seed=6)
        while not table.over:
            table.act(table.choose("recruit"))
        records.append(table.record())
    assert records[0] == records[1]
    assert table.decider is None
    assert table.legal == []
    assert table.result in records[0]
    assert grognard.read_record(records[0]).scores == table.scores


def test_a_table_shows_what_it_is() -> None:
    table = grognard.new_table(*BELLEAU_WOOD, seed=6)
    assert repr(table) == "<Table: marmitages, belleau-wood-1918: attacker decides, begin>"
    while not table.over:
        table.act(table.choose("recruit"))
    assert repr(table) == f"<Table: marmitages, belleau-wood-1918: {table.result}>"


def test_taking_back_leads_to_the_position_before() -> None:
    table = grognard.new_table(*BELLEAU_WOOD, seed=6)
    table.act("begin")
    before, legal = table.view(), table.legal
    action = table.choose("recruit")
    table.act(action)
    assert table.undo() == action
    assert table.view() == before
    assert table.legal == legal
    assert table.undo() == "begin"
    with pytest.raises(grognard.Mistake, match="nothing has been played"):
        table.undo()


def test_what_cannot_be_done_changes_nothing_and_says_why() -> None:
    table = grognard.new_table(*BELLEAU_WOOD, seed=6)
    before = table.record()
    with pytest.raises(grognard.NeedDice):
        table.act("begin", dice=[3])
    assert table.record() == before
    table.act("begin")
    with pytest.raises(grognard.Mistake, match="takes 0 dice, and 1 were given"):
        table.act("move 1st Inf A6-A5", dice=[3])
    refused = "move 1st Inf A6-A2"
    rule = table.why_not(refused)
    assert rule is not None
    with pytest.raises(grognard.IllegalAction, match=rule.id):
        table.act(refused)
    assert table.why_not("done") is None
    with pytest.raises(grognard.Mistake, match="there is no side 'french'"):
        table.view("french")
    with pytest.raises(grognard.Mistake, match="there is no language 'xx': there are fr, en"):
        table.tell("xx")
    table.undo()
    assert table.record() == before
