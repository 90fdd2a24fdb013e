"""§14.5 to §14.7, and §14.3 in movement: snow, the German reaction, automatic surrender, the second trench."""

from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import NONE
from grognard.engine.dice import ScriptedDice
from grognard.games.vimy.reinforcements import roll_delays, roll_reactions
from grognard.games.vimy.state import IN_HAND, TO_COME
from tests.games.vimy.table import CANADIAN, FAR, GAME, GERMAN, Table, of, one, open_table, table
from tests.rules import rule


# -- § 14 ----------------------------------------------------------------------------------------------------------------
@rule("options-apart")
def test_every_option_by_itself_and_captured_trenches_unless_switched_off() -> None:
    specs = {spec.key: spec for spec in GAME.options(load_scenario("vimy", "vimy-ridge-1917"))}
    keys = ["smoke", "captured_trenches", "secondary_trenches", "bravery", "snow", "reaction", "automatic_surrender"]
    assert [specs[key].default for key in keys] == [False, True, False, False, False, False, False]
    for key in keys:
        options: dict[str, Any] = {key: not specs[key].default}
        t = table("42 Bn 3502", FAR, **options)
        assert getattr(t.battle.ground, key) == (not specs[key].default)
        others = [k for k in keys if k != key]
        assert [getattr(t.battle.ground, k) for k in others] == [specs[k].default for k in others]


# -- § 14.5 --------------------------------------------------------------------------------------------------------------
def snowy(turn: int = 4, **position: Any) -> Table:
    """The last decision before the next turn begins, in snow with a sight of 3."""
    moment = {"visibility": 3, **position}
    return table(
        "42 Bn 0505", "7 TMB 1910", FAR, phase="entrench", side="german", turn=turn, position=moment, snow=True
    )


@rule("snow")
@pytest.mark.parametrize(("die", "sight", "snowing"), [(1, 1, 1), (5, 5, 1), (6, 0, 0)])
def test_the_weather_of_a_turn(die: int, sight: int, snowing: int) -> None:
    t = snowy()
    t.act("done")
    events = t.act("done", die)
    assert one(events, "snow").lines == [("snow", die)]
    assert (one(events, "snow").amount, t.battle.visibility, t.battle.snowing) == (sight, sight, snowing)
    assert t.battle.turn == 5


@rule("snow")
def test_once_it_has_cleared_no_die_is_thrown() -> None:
    t = snowy(visibility=0)
    t.act("done")
    assert not of(t.act("done"), "snow")


@rule("snow-movement", "snow-limits")
@pytest.mark.parametrize(
    ("unit", "die", "expected"), [("42 Bn", 1, 1), ("42 Bn", 6, 5), ("7 MG", 1, 1), ("7 TMB", 1, 0), ("7 TMB", 2, 1)]
)
def test_snow_takes_one_off_the_movement_die(unit: str, die: int, expected: int) -> None:
    t = table(
        f"{unit} 0505", "49 Bn 0510", FAR, phase="move", side="canadian", turn=5, position={"visibility": 2}, snow=True
    )
    ready = one(t.act(f"move {unit}", die), "ready")
    assert (ready.amount, ready.lines) == (expected, [("shelled-die", die), ("snow-movement", -1)])
    assert (t.battle.mover == NONE) == (expected == 0), "without points it stays"


@rule("snow-limits")
def test_snow_touches_neither_wire_nor_who_is_outside_the_shelled_zone() -> None:
    t = table("42 Bn 3502", FAR, phase="move", side="canadian", position={"visibility": 2}, snow=True)
    assert one(t.act("move 42 Bn"), "ready").amount == 6
    t = table(
        "42 Bn 2019", "49 Bn 0510", FAR, phase="move", side="canadian", turn=5, position={"visibility": 2}, snow=True
    )
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    assert one(t.act("step 42 Bn 2019-2118", 4), "wire").amount == 2


@rule("snow-limits")
def test_the_first_die_comes_before_the_fire_of_turn_1() -> None:
    t = open_table(load_scenario("vimy", "farbus-1917"), snow=True, start="by-hand")
    b = t.battle
    t.act("begin")
    t.act("plan")
    # the first die is the weather's; the barrage strikes the ten companies west of the green line and on it
    dice = ScriptedDice([4, *[1] * 40])
    GAME.apply(b, GAME.read(b, "plan"), dice)
    assert (b.turn, b.visibility, b.snowing) == (1, 4, 1)


# -- § 14.6 --------------------------------------------------------------------------------------------------------------
@rule("german-reaction", "german-reaction-when")
def test_the_die_of_each_reinforcement_battalion() -> None:
    t = open_table(load_scenario("vimy", "vimy-ridge-1917"), reaction=True)
    b = t.battle
    roll_reactions(b, ScriptedDice([1, 2, 3, 4, 5, 6]))  # in the order of the track: 262, 3, 11, 263, 1, 261
    at = {b.ground.names[u]: int(b.at[u]) for u in range(b.units())}
    assert [at["9/R262"], at["12/R262"], at["3MG/R262"]] == [IN_HAND] * 3, "at hand, its guns too"
    assert [at["9/BR3"], at["9/B11"], at["9/R263"]] == [TO_COME] * 3
    delayed = {b.ground.formations[u] for u in range(b.units()) if "delayed" in t.marks(b.ground.names[u])}
    assert delayed == {"III/RIR 263", "III/BRIR 1", "III/RIR 261"}
    unit = t.number("9/R262")
    b.decider, b.ask, b.phase = GERMAN, 2, 2
    assert t.why("deploy 9/R262 3108 exposed") == "", "Vimy"
    assert t.why("deploy 9/R262 2817 exposed") == "german-reaction", "Thélus is in the shelled zone"
    assert t.why("deploy 9/R262 3502 exposed") == "german-reaction", "no village"
    assert b.at[unit] == IN_HAND


@rule("german-reaction")
def test_a_late_battalion_throws_in_its_turn() -> None:
    t = open_table(load_scenario("vimy", "vimy-ridge-1917"), reaction=True)
    b = t.battle
    roll_reactions(b, ScriptedDice([4, 2, 2, 2, 2, 2]))
    b.turn = 5
    roll_delays(b, ScriptedDice([]))
    b.turn = 6
    roll_delays(b, ScriptedDice([3]))
    assert {int(b.due[u]) for u in range(b.units()) if b.ground.formations[u] == "III/RIR 262"} == {9}
    assert "delayed" not in t.marks("9/R262")
    assert {int(b.due[u]) for u in range(b.units()) if b.ground.formations[u] == "III/BRIR 3"} == {8}
    b.turn = 8
    roll_delays(b, ScriptedDice([]))  # who comes as planned throws no second die


@rule("german-reaction-when")
def test_the_dice_come_before_the_german_set_up_and_beyond_the_last_turn_is_never() -> None:
    t = open_table(load_scenario("vimy", "farbus-1917"), reaction=True, start="by-hand")
    events = t.act("begin", 1, 4)  # no mines in this part: the dice of the 3rd and the 1st Bavarian Reserve at once
    assert [(e.unit, e.amount) for e in of(events, "reaction")] == [("9/BR3", 0), ("9/BR1", 2)]
    assert (t.asked(), t.decider()) == ("deploy", GERMAN)
    assert [a for a in t.legal() if a.startswith("deploy 9/BR3 ")], "it sets up with the others"
    b = t.battle
    b.turn = 11
    roll_delays(b, ScriptedDice([6]))
    assert b.due[t.number("9/BR1")] == 17 > b.ground.turns


@rule("german-reaction-when")
def test_where_no_open_village_is_in_play_nobody_is_at_hand() -> None:
    t = open_table(load_scenario("vimy", "hill-145-1917"), reaction=True)
    events = t.act("begin", 1, 6, 6)  # the battalion's die, then both mines fail
    assert [(e.unit, e.amount) for e in of(events, "reaction")] == [("9/B11", 1)]
    assert [t.at(name) for name in ("9/B11", "12/B11", "3MG/B11")] == ["to-come"] * 3


# -- § 14.7 --------------------------------------------------------------------------------------------------------------
def shut_in(*others: dict[str, Any], automatic_surrender: bool = True) -> Table:
    """11 MG is below between 1409 and 1708; a German is about to step onto the second entrance."""
    units = [
        {"name": "11 MG", "at": "1508", "status": "underground"},
        {"name": "1/R261", "at": "1409"},
        {"name": "2/R261", "at": "1709"},
        {"name": "49 Bn", "at": "0510"},
        *others,
    ]
    position = {"units": units}
    return table(phase="move", side="german", turn=5, position=position, automatic_surrender=automatic_surrender)


def shut(t: Table) -> None:
    t.act("move 2/R261", 6)
    t.act("face 2/R261 north-north-west")
    t.act("step 2/R261 1709-1708")


@rule("automatic-surrender")
def test_who_is_shut_in_surrenders_at_once() -> None:
    t = shut_in()
    shut(t)
    assert t.at("11 MG") == "surrendered"
    assert GAME.view(t.battle, CANADIAN)["points"]["score"] == -2


@rule("automatic-surrender")
def test_not_without_the_option_nor_with_a_friend_on_an_entrance() -> None:
    t = shut_in(automatic_surrender=False)
    shut(t)
    assert t.at("11 MG") == "1508"
    t = shut_in({"name": "42 Bn", "at": "1409", "marks": ["engaged"]})
    shut(t)
    assert t.at("11 MG") == "1508"


# -- § 14.3 --------------------------------------------------------------------------------------------------------------
@rule("secondary-trench-leaving")
def test_the_second_trench_is_left_freely_under_opportunity_fire() -> None:
    t = table(
        "42 Bn 2812 entrenched",
        "1/R261 2812 entrenched second-trench",
        "49 Bn 2712",
        "2/R261 4326",
        phase="move",
        side="german",
        turn=12,
        secondary_trenches=True,
    )
    assert t.why("move 1/R261") == ""
    t.act("move 1/R261", 6)
    t.act("step 1/R261 2812-2811")
    assert (t.asked(), t.decider()) == ("react", CANADIAN)
    t.act("done")
    assert (t.at("1/R261"), "second-trench" in t.marks("1/R261")) == ("2811", False)


def in_second_trench() -> Table:
    units = ("42 Bn 2812 entrenched", "1/R261 2812 entrenched second-trench", "49 Bn 2712", "2/R261 4326")
    return table(*units, phase="move", side="german", turn=12, secondary_trenches=True)


@rule("second-trench-left")
def test_a_unit_that_comes_out_of_the_second_trench_and_stays_must_fight() -> None:
    t = in_second_trench()
    t.act("move 1/R261", 6)
    t.act("expose 1/R261 east")
    t.act("stop 1/R261")
    assert (t.status("1/R261"), "second-trench" in t.marks("1/R261")) == ("exposed", False)
    t.act("done")
    t.act("done")  # the Canadians hold their fire
    assert (t.asked(), t.legal(), t.why("decline 2812")) == ("melee", ["melee 2812"], "fixed-defenders")


@rule("second-trench-left", "secondary-trench-leaving")
def test_it_may_still_leave_the_hex_over_the_open_under_opportunity_fire() -> None:
    t = in_second_trench()
    t.act("move 1/R261", 6)
    t.act("expose 1/R261 east")
    t.act("step 1/R261 2812-2912")
    assert (t.asked(), "react 42 Bn" in t.legal()) == ("react", True)


@rule("secondary-trench", "fixed-defenders")
def test_a_melee_declined_for_the_second_trench_says_so() -> None:
    units = ("42 Bn 2812 entrenched", "1/R261 2812 entrenched second-trench", "2/R261 4326")
    t = table(*units, "49 Bn 0510", phase="melee", side="german", turn=12, secondary_trenches=True)
    assert one(t.act("decline 2812"), "declined").rule == "secondary-trench"
    t = table("42 Bn 3503 fixed", "1/R261 3503", "49 Bn 0510", phase="melee", side="german", turn=12)
    assert one(t.act("decline 3503"), "declined").rule == "fixed-defenders"


@rule("secondary-trench-leaving")
def test_the_marker_comes_off_in_movement_when_no_enemy_is_left() -> None:
    t = table(
        "7 TMB 1910",
        "1/R261 2812 entrenched second-trench",
        phase="entrench",
        side="canadian",
        turn=12,
        secondary_trenches=True,
    )
    t.act("entrench 7 TMB")
    assert (t.asked(), t.decider(), t.marks("1/R261")) == ("move", GERMAN, [])
    assert t.battle.mover == NONE


@rule("automatic-surrender", "losses-count")
def test_germans_who_are_shut_in_surrender_too() -> None:
    units = [
        {"name": "1/R261", "at": "2009", "status": "underground"},  # between 1909 and 2108
        {"name": "42 Bn", "at": "1909"},
        {"name": "49 Bn", "at": "2109"},
        {"name": "12/BR1", "at": "4326"},
    ]
    t = table(phase="move", side="canadian", turn=5, position={"units": units}, automatic_surrender=True)
    t.act("move 49 Bn", 6)
    t.act("face 49 Bn north-north-west")
    t.act("step 49 Bn 2109-2108")
    assert t.at("1/R261") == "surrendered"
    assert GAME.view(t.battle, CANADIAN)["points"]["germans_surrendered"] == 1
