"""Air support and anti-aircraft fire: when, where, on whom, and what is used up."""

from typing import Any

import pytest

from grognard.games.bretzel_krieg.state import AIR, FLAK_ASSET, GOODS_LEFT
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, Table, box, of, one, open_table, scenario, table
from tests.rules import rule

PLANES = {"goods": {"strafing": 1, "bombing": 1, "dive-bombing": 1}, "budget": 9}
GUNS = {"goods": {"aa-2": 1, "aa-4": 1}, "budget": 6}


def skies(phase: str = "fire", defender_has: dict[str, Any] | None = None, **parts: Any) -> Table:
    return table(
        {"A": "inf 3.0,8.0 activated", "B": "inf 3.0,4.8"},
        {"X": "inf 3.0,3.0 x4", "Y": "arm 3.6,3.8 x4", "Z": "inf 4.2,3.0 x4"},
        phase=phase,
        pa=[1],
        attacker_has=PLANES,
        defender_has=defender_has or {},
        **parts,
    )


@rule("air-strengths")
@pytest.mark.parametrize(("attack", "dice"), [("strafing", 2), ("bombing", 3), ("dive-bombing", 4)])
def test_two_three_or_four_dice(attack: str, dice: int) -> None:
    t = skies()
    events = t.act(f"air {attack} 4.2,2.3", *[2] * dice)
    assert one(events, "air-attack").amount == dice
    assert (one(events, "bombed").unit, one(events, "bombed").amount) == ("Z", dice)


@rule("air-radius")
def test_every_unit_within_one_ud_friend_or_foe_is_attacked_with_all_the_dice() -> None:
    # From 3.0,3.8: X is 0.8 away, Y 0.6, B exactly 1; Z is 1.44 away.
    t = skies()
    events = t.act("air strafing 3.0,3.8", 2, 2, 2, 2, 2, 2)
    assert [e.unit for e in of(events, "bombed")] == ["B", "X", "Y"]
    # A tenth farther B is out of it.
    t = skies()
    assert [e.unit for e in of(t.act("air strafing 3.0,3.7", 2, 2, 2, 2), "bombed")] == ["X", "Y"]


@rule("air-radius", "hit-armoured", "hit-dense", "hit-infantry-clear")
def test_hit_by_type_and_cover() -> None:
    t = skies(zones=[box("town", "2.5,2.5", "3.1,3.3")])
    events = t.act("air strafing 3.3,3.4", 4, 5, 1, 5, 2, 1, 3, 2, 1)
    # X in the town: 5 hits (then its test), Y armoured: 5 hits, Z in the open: 3 hits; each test is held by a 1.
    assert [(e.unit, e.amount, e.rule) for e in of(events, "struck")] == [
        ("X", 1, "hit-dense"),
        ("Y", 1, "hit-armoured"),
        ("Z", 1, "hit-infantry-clear"),
    ]


@rule("air-radius", "retreat")
def test_ones_make_the_target_fall_back_and_its_owner_chooses() -> None:
    t = skies()
    t.act("air strafing 4.2,2.3", 1, 2)
    assert (t.phase(), t.decider()) == ("retreat", DEFENDER)
    t.act("retreat Z 4.2,2.0")
    assert (t.phase(), t.decider()) == ("fire", ATTACKER)


@rule("air-any-time")
@pytest.mark.parametrize("phase", ["posture", "designate", "move", "fire"])
def test_in_every_step_of_ones_own_turn(phase: str) -> None:
    t = skies(phase)
    t.act("air strafing 9.0,1.0")
    assert (t.phase(), t.decider()) == (phase, ATTACKER)


@rule("air-any-time")
def test_while_scores_are_being_allotted_too() -> None:
    t = table({"A": "inf 3.0,8.0", "B": "inf 6.0,8.0"}, {"X": "inf 3.0,3.0"}, phase="posture", attacker_has=PLANES)
    t.act("posture prudent", 1, 3)
    t.act("air strafing 9.0,1.0")
    assert t.phase() == "allot"


@rule("air-any-time")
def test_not_in_the_middle_of_a_combat_nor_in_the_other_sides_turn() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0"}, phase="fire", defender_has=PLANES)
    t.act("fire A at X", 1, 2)
    assert t.decider() == DEFENDER
    assert t.why("air strafing 3.0,5.0") == "air-any-time"


@rule("air-any-time")
def test_anywhere_on_the_table() -> None:
    t = skies()
    assert t.why("air strafing 11.3,0.7") == ""


@rule("air-spent")
def test_what_was_flown_is_gone() -> None:
    t = skies()
    t.act("air strafing 9.0,1.0")
    assert t.stock(GOODS_LEFT + 2 * AIR, ATTACKER) == 0
    assert t.why("air strafing 9.0,1.0") == "air-spent"
    assert t.why("air bombing 9.0,1.0") == ""


@rule("flak", "air-spent")
@pytest.mark.parametrize(("die", "driven_off"), [(1, True), (4, True), (5, False), (6, False)])
def test_the_opponent_may_answer_with_one_die(die: int, driven_off: bool) -> None:
    t = skies(defender_has=GUNS)
    assert of(t.act("air strafing 4.2,2.3"), "bombed") == []
    assert (t.phase(), t.decider(), t.legal()) == ("flak", DEFENDER, ["done", "flak 2", "flak 4"])
    assert t.why("flak 3") == "air-spent"
    events = t.act("flak 4", die, *([] if driven_off else [2, 2]))
    assert (of(events, "bombed") == []) == driven_off
    assert t.stock(GOODS_LEFT + 2 * AIR, ATTACKER) == 0, "the attack is spent, even if it was driven off"
    assert t.stock(GOODS_LEFT + 2 * (FLAK_ASSET + 2), DEFENDER) == 0
    t.act("air bombing 9.0,1.0")
    assert t.legal() == ["done", "flak 2"], "spent, whether it hit or not"


@rule("flak")
def test_the_opponent_need_not_answer() -> None:
    t = skies(defender_has=GUNS)
    t.act("air strafing 4.2,2.3")
    assert len(of(t.act("done", 2, 2), "bombed")) == 1


@rule("air-support")
def test_without_the_option_there_are_no_aeroplanes() -> None:
    blue = {
        "units": [{"kind": "infantry", "name": "A", "at": [30, 80]}],
        "support": 8,
        "plan": {"supports": [{"strafing": 4}]},
    }
    grey = {"units": [{"kind": "infantry", "name": "X", "at": [30, 30]}]}
    t = open_table(scenario(attacker_army=blue, defender_army=grey), air=False)
    t.act("begin")
    assert not [text for text in t.legal() if text.startswith("air")]
    assert t.why("air strafing 3.0,3.0") == "air-support"
    on = open_table(scenario(attacker_army=blue, defender_army=grey))
    on.act("begin")
    assert "air strafing 3.0,3.0" in on.legal()


def test_listed_are_the_enemies_and_the_middles_between_them() -> None:
    t = skies()
    listed = {text.split()[2] for text in t.legal() if text.startswith("air strafing")}
    assert {"3.0,3.0", "3.6,3.8", "4.2,3.0"} <= listed
    assert "3.3,3.4" in listed, "between X and Y"


@rule("air-any-time", "zone-of-control")
def test_what_bombs_drive_away_no_longer_bars_the_way() -> None:
    # X stands 0.5 UD beside the way from 2.5,5.0 to 2.5,3.0; bombed, it falls back out of it.
    t = table({"A": "inf 2.5,5.0 activated"}, {"X": "inf 3.0,4.0"}, attacker_has=PLANES)
    assert "move A 2.5,5.0-2.5,3.0" not in t.legal()
    t.act("air strafing 3.0,3.5", 1, 1)
    while t.phase() == "retreat":
        steps = [text for text in t.legal() if text.startswith("retreat")]
        t.act(max(steps, key=lambda text: float(text.split()[2].split(",")[0])))
    assert "move A 2.5,5.0-2.5,3.0" in t.legal()
