"""Actions as text: what is written is read back, and what cannot be read gets one clear sentence."""

import re

import pytest

from grognard.engine.mistakes import Mistake
from tests.games.bretzel_krieg.table import GAME, Table, open_table, scenario, table


def moving() -> Table:
    return table({"1. PzD": "arm 3.0,5.0 activated", "2. PzD": "arm 5.0,5.0 activated"}, {"55e DI": "inf 3.0,3.0"})


def firing() -> Table:
    return table({"1. PzD": "arm 3.0,4.0 activated"}, {"1. PzD": "inf 3.0,3.0"}, phase="fire")


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("move", "move 1. PzD 3.0,5.0-3.3,4.1"),
        ("move", "move 1. PzD 3.0,5.0-2.5,4.5-2.0,4.0"),
        ("move", "air dive-bombing 11.3,0.7"),
        ("move", "done"),
        ("designate", "designate 1. PzD"),
        ("designate", "enter R 3.0,8.5 2"),
        ("posture", "posture pragmatic"),
        ("fire", "fire 1. PzD at 55e DI"),
        ("deploy", "deploy 1. PzD 3.0,8.0"),
        ("entrench", "place across 3.0,8.0"),
        ("buy", "buy 3 aa-2"),
        ("recruit", "recruit motorised 3"),
        ("posture", "allot 5 s2"),
        ("posture", "flak 4"),
        ("posture", "retreat 1. PzD 3.0,6.0"),
        ("posture", "plan"),
        ("posture", "begin"),
    ],
)
def test_an_action_is_read_as_it_is_written(phase: str, text: str) -> None:
    coming = {"reinforcements": [{"kind": "infantry", "name": "R", "turn": 1, "segments": [1]}]}
    units = {"1. PzD": "arm 3.0,5.0"}, {"55e DI": "inf 3.0,3.0"}
    t = table(*units, phase=phase, attacker_army=coming, open_battle=phase == "recruit")
    assert GAME.write(t.battle, GAME.read(t.battle, text)) == text


def test_a_breakthrough_is_read_as_it_is_written() -> None:
    t = table({"A": "arm 3.0,4.0 activated"}, {"X": "inf 3.0,3.0 x1", "Y": "inf 9.0,1.0"}, phase="fire")
    t.act("fire A at X", 6, 2, 2, 6)
    assert GAME.write(t.battle, GAME.read(t.battle, "break-through A")) == "break-through A"


def test_capitals_spaces_and_whole_numbers_do() -> None:
    t = moving()
    plain = GAME.read(t.battle, "move 1. PzD 3.0,5.0-3.0,4.0")
    assert GAME.read(t.battle, "  MOVE 1. pzd  3,5-3,4.0 ") == plain


def test_the_same_name_on_both_sides_is_told_apart() -> None:
    t = firing()
    t.act("fire 1. PzD at 1. PzD", 2, 2, 2)


def test_units_without_a_name_are_counted_by_type() -> None:
    units = [{"kind": "infantry"}, {"kind": "armoured"}, {"kind": "infantry"}, {"kind": "motorised"}]
    t = open_table(scenario(attacker_army={"units": units}, defender_army={"units": [{"kind": "infantry"}]}))
    assert [GAME.unit(t.battle, u) for u in range(5)] == ["1st Inf", "1st Arm", "2nd Inf", "1st Mot", "1st Inf"]


def test_an_action_taken_apart_says_what_a_client_needs() -> None:
    t = moving()
    parts = GAME.parts(t.battle, GAME.read(t.battle, "move 1. PzD 3.0,5.0-2.5,4.5-2.0,4.0"))
    assert (parts.verb, parts.unit, parts.unit_id) == ("move", "1. PzD", 0)
    assert (parts.origin, parts.target, parts.extras) == ("3.0,5.0", "2.0,4.0", ["2.5,4.5"])
    parts = GAME.parts(firing().battle, GAME.read(firing().battle, "fire 1. PzD at 1. PzD"))
    assert (parts.origin, parts.target, parts.extras) == ("3.0,4.0", "3.0,3.0", ["1. PzD"])
    parts = GAME.parts(t.battle, GAME.read(t.battle, "air bombing 3.0,3.0"))
    assert (parts.verb, parts.target, parts.amount, parts.extras) == ("air", "3.0,3.0", 3, ["bombing"])
    parts = GAME.parts(t.battle, GAME.read(t.battle, "allot 5 s2"))
    assert (parts.verb, parts.target, parts.amount, parts.extras) == ("allot", "", 5, ["2"])


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "an action is missing"),
        ("mvoe 1. PzD 3.0,5.0-3.0,4.0", "'mvoe' is not an action. Did you mean 'move'?"),
        ("done now", "'done' stands alone: 'now' is too much"),
        ("move 3.0,5.0-3.0,4.0", "is incomplete: write move UNIT FROM-TO"),
        ("move 1. PzD 3.0,5.0", "'3.0,5.0' is not a route: write FROM-TO, as in 8.5,3.2-9.0,2.5, or FROM-VIA-TO"),
        ("move 1. PzD 3.0,5.0-3.0,4.25", "'3.0,4.25' is not a point: write how far right and how far down in DU"),
        ("move 1. PzD 3.0,5.0-٣.0,4.0", "is not a point"),
        ("move 1. PzD 3.0,5.0-12.1,4.0", "12.1,4.0 is off the table, which ends at 12.0,9.0"),
        ("move 1. PzD 3.1,5.0-3.0,4.0", "1. PzD is not at 3.1,5.0 but at 3.0,5.0"),
        ("move 1. Pz 3.0,5.0-3.0,4.0", "there is no unit '1. Pz' on that side. Did you mean '1. PzD'?"),
        ("fire 1. PzD on 55e DI", "names no target: write fire UNIT at TARGET"),
        ("fire 1. PzD at 9. DI", "there is no unit '9. DI' on that side."),
        ("allot 5 s4", "'s4' is not a segment: write s1 to s3, from the left"),
        ("allot many s1", "'many' is not a number from 0 to 127"),
        ("posture brave", "'brave' is not a posture: bold, pragmatic, prudent"),
        ("posture bold now", "'now' is too much: write posture bold|pragmatic|prudent"),
        ("buy 3 tanks", "'tanks' is not to be bought"),
    ],
)
def test_what_cannot_be_read_gets_one_clear_sentence(text: str, answer: str) -> None:
    with pytest.raises(Mistake, match=re.escape(answer)):
        GAME.read(moving().battle, text)
