"""Scenario files: Belleau Wood as printed, and mistakes answered by one sentence with the key and the nearest word."""

import re
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.mistakes import Mistake
from grognard.games.marmitages.state import GAS, IN_HAND, KINDS, QUALITIES, SHELLS, TO_COME, Battle
from tests.games.marmitages.table import (
    ATTACKER,
    DEFENDER,
    GAME,
    HEADER,
    Table,
    of,
    open_table,
    scenario,
    table,
)
from tests.rules import rule


# -- Belleau Wood ----------------------------------------------------------------------------------------------------
def belleau(**options: Any) -> Table:
    return open_table(load_scenario("marmitages", "belleau-wood-1918"), **options)


def roll_call(b: Battle, side: int, at: int) -> dict[tuple[str, str, str], int]:
    """How many units of each kind, with their quality in attack and in defence."""
    counted: dict[tuple[str, str, str], int] = {}
    for u in range(b.units()):
        if b.side[u] == side and b.at[u] == at:
            key = (KINDS[b.kind[u]], QUALITIES[b.quality_attacking[u]], QUALITIES[b.quality_defending[u]])
            counted[key] = counted.get(key, 0) + 1
    return counted


@rule("quality-by-situation", "table-size")
def test_belleau_woods_forces_are_those_of_the_book() -> None:
    t = belleau(start="by-hand")
    b = t.battle
    assert b.width == 6
    assert roll_call(b, ATTACKER, IN_HAND) == {
        ("infantry", "inexperienced", "elite"): 18,
        ("machine-gun", "standard", "standard"): 2,
    }
    assert roll_call(b, DEFENDER, IN_HAND) == {
        ("infantry", "standard", "standard"): 9,
        ("assault-troops", "elite", "elite"): 3,
        ("machine-gun", "standard", "standard"): 3,
    }
    assert roll_call(b, ATTACKER, TO_COME) == {("infantry", "inexperienced", "elite"): 6}
    assert roll_call(b, DEFENDER, TO_COME) == {("infantry", "standard", "standard"): 3}
    assert (t.shells(ATTACKER), t.shells(DEFENDER)) == (36, 12)
    assert t.works_left(ATTACKER) == [6, 6, 1]
    assert t.works_left(DEFENDER) == [6, 9, 2]
    assert [(int(r.turn), int(r.side)) for r in b.ground.reinforcements] == [(2, ATTACKER), (2, DEFENDER)]
    assert all(b.quality[u] == 0 for u in range(b.units()) if b.side[u] == ATTACKER), "standard outside combat"


@rule("gas-among-shells")
def test_the_die_turns_german_shells_into_gas_at_set_up() -> None:
    t = belleau(start="by-hand")
    events = t.act("begin", 4)
    assert [(e.side, e.amount, e.rule) for e in of(events, "gas-among-shells")] == [(DEFENDER, 4, "gas-among-shells")]
    assert (t.shells(DEFENDER), t.gas(DEFENDER)) == (8, 4)
    assert (t.shells(ATTACKER), t.gas(ATTACKER)) == (36, 0)


@rule("gas-among-shells", "three-sided-die")
def test_a_three_sided_gas_die_is_thrown_with_six_sides_and_takes_no_more_than_there_is() -> None:
    army = {"units": [{"kind": "infantry"}], "shells": 2, "gas_among_shells": "1d3"}
    for face, gas in ((1, 1), (4, 2), (6, 2)):
        t = open_table(scenario(attacker=army, defender={"units": [{"kind": "infantry"}]}))
        t.act("begin", face)
        assert (t.battle.stock[SHELLS], t.battle.stock[GAS]) == (2 - gas, gas)


@rule("quick-start")
def test_belleau_woods_ready_plan_leaves_nothing_to_be_asked() -> None:
    t = belleau(start="quick")
    # The gas die, then the plan's bombardment of two points each on C4 and D4.
    t.act("begin", 3, 6, 6, 6, 6)
    assert (t.phase(), t.decider(), t.battle.turn) == ("move", ATTACKER, 1)
    assert t.works_left(ATTACKER) == [0, 0, 0]
    assert t.works_left(DEFENDER) == [0, 0, 0]


def test_the_options_of_a_scenario_and_of_an_open_battle() -> None:
    keys = [spec.key for spec in GAME.options(load_scenario("marmitages", "belleau-wood-1918"))]
    assert {"start", "attrition", "light_artillery", "rolling_barrage", "interdiction"} <= set(keys)
    assert "points" not in keys
    data = scenario(open_battle=True, attacker={"points": 80}, defaults={"attrition": True})
    specs = {spec.key: spec for spec in GAME.options(data)}
    assert {"width", "points", "drawn_roles"} <= set(specs)
    assert specs["width"].values == [6, 7, 8, 9, 10, 11, 12]
    assert (specs["points"].values[0], specs["points"].values[-1], specs["points"].default) == (60, 120, 80)
    assert specs["attrition"].default is True


@rule("table-size")
def test_an_open_battle_is_as_wide_as_asked_for() -> None:
    assert open_table(scenario(open_battle=True, attacker={"points": 60}), width=9).battle.width == 9


def test_the_options_a_scenario_is_meant_for_hold_unless_the_players_say_otherwise() -> None:
    data = scenario(defaults={"attrition": True})
    assert open_table(data).battle.ground.attrition
    assert not open_table(data, attrition=False).battle.ground.attrition


# -- mistakes --------------------------------------------------------------------------------------------------------
ONE = {"units": [{"kind": "infantry"}]}


def placed(**position: Any) -> dict[str, Any]:
    return scenario(position=position)


def unit(at: str, side: str = "attacker") -> dict[str, str]:
    return {"side": side, "kind": "infantry", "at": at}


@pytest.mark.parametrize(
    ("data", "answer"),
    [
        (
            scenario(attacker={"shels": 3}),
            "the scenario 'a-test', attacker.shels: Object contains unknown field `shels`. Did you mean 'shells'?",
        ),
        (
            scenario(attacker={"units": [{"kind": "infantery"}]}),
            "the scenario 'a-test', attacker.units[0].kind: Invalid enum value 'infantery'. Did you mean 'infantry'?",
        ),
        (scenario(attacker={"shells": "many"}), "the scenario 'a-test', attacker.shells: Expected `int`"),
        (scenario(attacker={"shells": 128}), "the scenario 'a-test', attacker.shells: Expected `int`"),
        (scenario(width=5), "the scenario 'a-test', width: Expected `int`"),
        (scenario(width=13), "the scenario 'a-test', width: Expected `int`"),
        (scenario(difficult=["Z9"]), "a-test, difficult: 'Z9' is not on this map: name a place from A1"),
        (
            scenario(attacker={"units": [{"kind": "infantry", "names": ["a", "b"]}]}),
            "a-test, attacker.units[0].names: 2 names for 1 units of infantry",
        ),
        (
            scenario(attacker={"units": [{"kind": "infantry", "count": 2, "names": ["a", "a"]}]}),
            "a-test, attacker.units[0]: two units of one side are called 'a'",
        ),
        (
            scenario(attacker={"units": [{"kind": "infantry", "count": 73}]}),
            "a-test: 73 units and 0 defence elements do not fit on the table",
        ),
        (scenario(attacker={"wire": 49}), "a-test: 0 units and 49 defence elements do not fit on the table"),
        (scenario(defender={"forts": 25}), "a-test: 0 units and 25 defence elements do not fit on the table"),
        (
            scenario(attacker={**ONE, "plan": {"deployment": {"A6": ["tank"]}}}),
            "a-test, attacker.plan.deployment.A6: no tank is left to deploy",
        ),
        (
            scenario(attacker={**ONE, "plan": {"deployment": {"A4": ["infantry"]}}}),
            "a-test, attacker.plan.deployment.A4: A4 lies in the wrong half, name a sector of rows 5 to 8",
        ),
        (
            scenario(defender={"wire": 1, "plan": {"defences": {"A5": ["wire"]}}}),
            "a-test, defender.plan.defences.A5: A5 lies in the wrong half, name a sector of rows 1 to 4",
        ),
        (
            scenario(attacker={"shells": 3, "plan": {"bombardment": {"A5": 1}}}),
            "a-test, attacker.plan.bombardment.A5: A5 lies in the wrong half, name a sector of rows 1 to 4",
        ),
        (
            placed(units=[unit("B5"), unit("B5", "defender")]),
            "a-test, position.units[1].at: B5 is held by the enemy of this defender",
        ),
        (
            placed(units=[unit("B5")] * 3, defences={"B5": ["wire", "trench"]}),
            "a-test, position.units[2].at: B5 has no room for another infantry of the attacker",
        ),
        (
            placed(defences={"B5": ["wire", "wire", "wire"]}),
            "a-test, position.defences.B5: two elements at most, one of them a fort",
        ),
        (
            placed(defences={"B5": ["fort", "fort"]}),
            "a-test, position.defences.B5: two elements at most, one of them a fort",
        ),
        (placed(phase="fortify"), "a-test, position.side: the attacker has nothing to fortify now"),
        (placed(phase="deploy"), "a-test, position.side: the attacker has nothing to deploy now"),
        (
            placed(phase="bombard", side="defender"),
            "a-test, position.side: the defender has nothing to bombard now",
        ),
        (placed(phase="barrage"), "a-test, position.phase: 'barrage' needs the option 'interdiction'"),
        (placed(turn=0), "a-test, position.turn: 'move' has its first turn in 1; 0 is the set-up"),
        (
            placed(units=[{**unit("B5"), "kind": "tank"}], difficult=["B5"]),
            "a-test, position.units[0].at: B5 is forbidden by difficult-bars-vehicles",
        ),
        (
            placed(units=[{**unit("B5"), "marks": ["bogged"]}]),
            "a-test, position.units[0].marks: only vehicles bog down, not infantry",
        ),
        (
            placed(units=[{**unit("B5"), "marks": ["mutinous"]}]),
            "a-test, position.units[0].marks: 'mutinous' needs the option 'cards'",
        ),
        (
            placed(units=[{**unit("B5"), "name": "3: rd"}]),
            "a-test, position.units[0]: the name '3: rd' has a colon or a hash in it, which records could not hold",
        ),
        (placed(phase="commit"), "the scenario 'a-test', position.phase: Invalid enum value 'commit'"),
        (
            scenario(open_battle=True, attacker={"points": 50}),
            "a-test, attacker.points: an open battle needs 60 to 120 points, not 50",
        ),
        (
            scenario(open_battle=True, attacker={"points": 60, **ONE}),
            "a-test: in an open battle the armies are bought: leave units, stocks and defences out",
        ),
        ({**HEADER, "attacker": {}}, "the scenario 'a-test', attacker: Object missing required field `name`"),
    ],
)
def test_a_bad_scenario_gets_one_sentence_that_names_the_place(data: dict[str, Any], answer: str) -> None:
    with pytest.raises(Mistake, match=re.escape(answer)):
        GAME.set_up(data, {})


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (
            {"attritoin": True},
            "the options, attritoin: Object contains unknown field `attritoin`. Did you mean 'attrition'?",
        ),
        ({"start": "slow"}, "the options, start: Invalid enum value 'slow'. It can be: by-hand, quick."),
        ({"width": 9}, "the options: 'width' is for open battles only, and a-test is not one"),
        ({"points": 90}, "the options: 'points' is for open battles only, and a-test is not one"),
        ({"points": 50}, "the options, points: Expected `int` >= 60"),
        ({"drawn_roles": True}, "the options: 'drawn_roles' is for open battles only, and a-test is not one"),
    ],
)
def test_a_bad_option_gets_one_sentence(options: dict[str, Any], answer: str) -> None:
    with pytest.raises(Mistake, match=re.escape(answer)):
        GAME.set_up(scenario(), options)


def test_a_position_keeps_what_it_says() -> None:
    t = table(
        {"B5": "tank/bogged/moved"},
        {"B4": "inf"},
        turn=4,
        phase="assault",
        attacker_has={"shells": 5, "gas": 1, "aviation": 2, "last_shells": False},
        defences={"B4": ["wire", "fort"]},
        difficult=["C3"],
    )
    view = GAME.view(t.battle, ATTACKER)
    assert (view["turn"], view["phase"]) == (4, "assault")
    assert view["units"][0]["marks"] == ["bogged", "moved"]
    assert view["sectors"] == {"B4": {"wire": 1, "fort": 1}, "C3": {"difficult": True}}
    side = view["sides"][ATTACKER]
    assert (side["shells"], side["gas"], side["aviation"], side["last-shells"]) == (5, 1, 2, False)
