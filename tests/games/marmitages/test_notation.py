"""Actions as text: what is written is read back, and what cannot be read gets one clear sentence."""

import re

import pytest

from grognard.engine.mistakes import Mistake
from tests.games.marmitages.table import GAME, Table, open_table, scenario, table
from tests.rules import rule


def committing() -> Table:
    t = table({"B5": "inf inf"}, {"B4": "tank"}, attacker_has={"shells": 3, "gas": 1, "aviation": 1})
    t.act("assault B5 B4")
    return t


@pytest.mark.parametrize(
    "text",
    ["commit nothing", "commit 3 shells", "commit gas", "commit plane", "commit 2 shells plane", "commit gas plane"],
)
def test_a_commitment_is_read_as_it_is_written(text: str) -> None:
    t = committing()
    assert GAME.write(t.battle, GAME.read(t.battle, text)) == text


def test_capitals_and_spaces_do_not_matter() -> None:
    t = table({"C6": "inf"}, phase="move")
    plain = GAME.read(t.battle, "move 1st Inf C6-C5")
    assert GAME.read(t.battle, "  MOVE  1ST inf  c6-c5 ") == plain
    assert GAME.read(committing().battle, "commit 1 shell") == GAME.read(committing().battle, "Commit 1 Shells")


def test_the_same_name_on_both_sides_means_the_deciders_unit_or_the_one_in_the_sector_named() -> None:
    t = table({"C6": "inf"}, {"C3": "inf"}, phase="move")
    t.act("move 1st Inf C6-C5")
    assert t.why("move 1st Inf C3-C4") == "not-yours"


@rule("defences-in-stock")
def test_an_action_taken_apart_says_what_a_client_needs() -> None:
    t = table({"C6": "inf inf"}, phase="move")
    parts = GAME.parts(t.battle, GAME.read(t.battle, "move 2nd Inf C6-C5"))
    assert (parts.verb, parts.unit, parts.origin, parts.target) == ("move", "2nd Inf", "C6", "C5")
    parts = GAME.parts(t.battle, GAME.read(t.battle, "place trench C5"))
    assert (parts.verb, parts.extras, parts.target, parts.unit) == ("place", ["trench"], "C5", "")
    parts = GAME.parts(t.battle, GAME.read(t.battle, "commit 2 shells plane"))
    assert (parts.verb, parts.amount, parts.extras) == ("commit", 2, ["plane"])


def test_ordinals_are_english() -> None:
    t = open_table(scenario(attacker={"units": [{"kind": "infantry", "count": 23}]}))
    names = [GAME.unit(t.battle, unit) for unit in (0, 1, 2, 3, 10, 11, 12, 20, 21, 22)]
    assert [name.split()[0] for name in names] == [
        "1st",
        "2nd",
        "3rd",
        "4th",
        "11th",
        "12th",
        "13th",
        "21st",
        "22nd",
        "23rd",
    ]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "an action is missing"),
        ("mvoe 1st Inf C6-C5", "'mvoe' is not an action. Did you mean 'move'?"),
        ("xyzzy", "'xyzzy' is not an action. Actions: done, begin"),
        ("done now", "'done' stands alone: 'now' is too much"),
        ("move C6-C5", "is incomplete: write move UNIT FROM-TO"),
        ("move 1st Inf C5", "'C5' is not a route: write FROM-TO, as in B5-B4"),
        ("move 1st Inf C7-C6", "1st Inf is not in C7 but in C6"),
        ("move 1st Inf C6-Z9", "'Z9' is not on this map: name a place from A1"),
        ("move 1st Inff C6-C5", "there is no unit '1st Inff'. Did you mean '1st Inf'?"),
        ("bombard A4 many", "'many' is not a number from 0 to 127"),
        ("bombard A4 200", "'200' is not a number from 0 to 127"),
        ("place moat A5", "'moat' is not a defence element: wire, trench, fort"),
        ("buy 2 zeppelin", "'zeppelin' is not to be bought: inexperienced"),
        ("commit 3", "3 of what? Write '3 shells'"),
        ("commit prayers", "'prayers' cannot be committed: write '3 shells', 'gas', 'plane' or 'nothing'"),
    ],
)
def test_what_cannot_be_read_gets_one_clear_sentence(text: str, answer: str) -> None:
    t = table({"C6": "inf"}, phase="move")
    with pytest.raises(Mistake, match=re.escape(answer)):
        GAME.read(t.battle, text)
