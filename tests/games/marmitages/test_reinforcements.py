"""§12: reinforcements, their dice and where they come on."""

from typing import Any

from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, of, open_table, scenario, table
from tests.rules import rule


def expecting(**blue: Any) -> Table:
    """Turn 1 of two battalions far apart; 1d6 battalions come for the attacker on turn 2, 1d3 for the defender."""
    attacker = {
        "units": [{"kind": "infantry"}],
        "reinforcements": [{"kind": "infantry", "turn": 2, "dice": "1d6"}],
        "plan": {"deployment": {"A6": ["infantry"]}},
        **blue,
    }
    defender = {
        "units": [{"kind": "infantry"}],
        "reinforcements": [{"kind": "infantry", "turn": 2, "dice": "1d3"}],
        "plan": {"deployment": {"F2": ["infantry"]}},
    }
    t = open_table(scenario(attacker=attacker, defender=defender))
    t.act("begin")
    return t


@rule("reinforcement-dice", "three-sided-die")
def test_both_dice_are_thrown_in_public_at_the_start_of_the_turn_the_attackers_first() -> None:
    t = expecting()
    assert (t.phase(), t.battle.turn) == ("move", 1), "nothing comes on turn 1"
    t.act("done")
    events = t.act("done", 4, 5)  # the end of turn 1; 1d6 = 4, then 1d3: a 5 is 3
    arrived = of(events, "reinforcements")
    assert [(e.side, e.amount, e.faces, e.rule) for e in arrived] == [
        (ATTACKER, 4, [4], "reinforcement-dice"),
        (DEFENDER, 3, [5], "reinforcement-dice"),
    ]
    assert (t.phase(), t.decider(), t.battle.turn) == ("reinforce", ATTACKER, 2)


@rule("reinforcement-dice")
def test_as_many_come_as_the_die_says_and_all_before_anybody_moves() -> None:
    t = expecting()
    t.act("done")
    t.act("done", 2, 1)
    t.act("deploy 2nd Inf A8")
    assert t.decider() == ATTACKER
    t.act("deploy 3rd Inf B8")
    assert t.decider() == DEFENDER
    t.act("deploy 2nd Inf F1")
    assert (t.phase(), t.decider()) == ("move", ATTACKER)
    t.act("done")
    t.act("done")
    assert (t.phase(), t.battle.turn) == ("move", 3), "the four that the die did not bring never come"


@rule("reinforcements-at-the-edge")
def test_they_come_on_in_the_row_of_their_own_table_edge() -> None:
    t = expecting()
    t.act("done")
    t.act("done", 1, 1)
    assert t.why("deploy 2nd Inf A7") == "reinforcements-at-the-edge"
    assert t.why("deploy 2nd Inf A1") == "deploy-own-half"
    assert t.legal() == [f"deploy 2nd Inf {column}8" for column in "ABCDEF"]
    t.act("deploy 2nd Inf C8")
    assert t.legal() == [f"deploy 2nd Inf {column}1" for column in "ABCDEF"]


@rule("reinforcement-dice")
def test_a_fixed_number_needs_no_die() -> None:
    t = expecting(reinforcements=[{"kind": "cavalry", "turn": 2, "count": 2}])
    t.act("done")
    events = t.act("done", 6)
    assert [(e.side, e.amount) for e in of(events, "reinforcements")] == [(ATTACKER, 2), (DEFENDER, 3)]


@rule("reinforcements-wait", "four-in-a-sector")
def test_what_finds_no_room_waits_for_the_next_turn() -> None:
    # The attacker's edge is full with four battalions a sector; one tank waits in hand since the turn before.
    full = {f"{column}8": "inf inf inf inf" for column in "ABCDEF"}
    t = table(full, {"A1": "inf"}, phase="move", attacker_in_hand="tank")
    t.act("done")
    t.act("done")
    assert (t.phase(), t.battle.turn) == ("move", 2), "no room: the tank still waits"
    t.act("move 1st Inf A8-A7")
    t.act("done")
    t.act("done")
    assert (t.phase(), t.battle.turn) == ("reinforce", 3)
    assert t.legal() == ["deploy 1st Tank A8"]
    t.act("deploy 1st Tank A8")
    assert t.phase() == "move"


@rule("reinforcements-wait", "one-side-a-sector")
def test_an_edge_in_enemy_hands_is_no_room() -> None:
    enemies = {f"{column}8": "inf" for column in "ABCDE"}
    t = table({"A6": "inf"}, enemies, phase="move", side="defender", attacker_in_hand="inf")
    t.act("done")  # the defender moves nothing and has nobody to assault
    assert t.phase() == "reinforce"
    assert t.why("deploy 2nd Inf A8") == "one-side-a-sector"
    assert t.legal() == ["deploy 2nd Inf F8"]
