"""§7: the die, facing, steps and their price, trenches, roads.

The plain about 3502 is on level 6, open and outside the shelled zone; 0505 and 0605 are on level 12 in it, 0506 on level 13.
From turn 11 Canadians may be on the plain.
"""

import tomllib
from importlib import resources

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import NONE, pack
from grognard.engine.dice import ScriptedDice, SeededDice
from grognard.games.vimy.vocabulary import EXPOSE, FACE, MOVE
from tests.games.vimy.table import CANADIAN, FACINGS, FAR, GAME, moving, of, one, open_table, points, table
from tests.rules import rule


# -- § 7.0, § 7.1 ------------------------------------------------------------------------------------------------------
@rule("not-yours", "moved-already", "not-the-mover", "active-player")
def test_one_moves_ones_own_units_one_after_another_and_once() -> None:
    t = moving("42 Bn 3502", "49 Bn 3505", FAR)
    t.act("move 42 Bn")
    assert t.why("move 49 Bn") == "not-the-mover"
    assert t.why("face 49 Bn east") == "not-the-mover"
    assert t.why("done") == "not-the-mover"
    t.act("stop 42 Bn")
    assert t.why("move 42 Bn") == "moved-already"
    assert t.why("move 49 Bn") == ""
    with pytest.raises(Exception, match="no unit '12/BR1' on that side"):
        t.why("move 12/BR1")
    assert t.battle.active == CANADIAN


@rule("fixed-cannot-move", "engaged-cannot-move", "reinforcements")
def test_who_cannot_move() -> None:
    t = moving("42 Bn 3502 fixed", "49 Bn 3603 engaged", "RCR 3505", "1/R261 3603 engaged", FAR)
    assert t.why("move 42 Bn") == "fixed-cannot-move"
    assert t.why("move 49 Bn") == "engaged-cannot-move"
    assert t.why("move RCR") == ""
    t = table(
        phase="move",
        side="german",
        turn=2,
        position={"units": [{"name": "9/R262", "arrives": 6}, {"name": "1/R262", "at": "3502"}]},
    )
    assert t.why("move 9/R262") == "reinforcements", "it comes in turn 6, and this is turn 2"


@rule("shelled-die", "shelled-zone", "movement-points")
@pytest.mark.parametrize(
    ("unit", "by_die"),
    [
        ("42 Bn", [2, 3, 3, 4, 5, 6]),
        ("7 MG", [1, 2, 3, 3, 4, 5]),
        ("7 TMB", [1, 1, 2, 3, 3, 4]),
    ],
)
def test_the_die_of_the_shelled_zone(unit: str, by_die: list[int]) -> None:
    for die, expected in enumerate(by_die, 1):
        t = moving(f"{unit} 0505", "49 Bn 0510", FAR, turn=5)
        ready = one(t.act(f"move {unit}", die), "ready")
        assert (ready.amount, ready.faces) == (expected, [die])


@rule("movement-points", "shelled-zone")
@pytest.mark.parametrize(("unit", "expected"), [("42 Bn", 6), ("7 MG", 5), ("7 TMB", 4), ("1 Tanks", 4)])
def test_outside_the_shelled_zone_points_are_certain(unit: str, expected: int) -> None:
    t = moving(f"{unit} 3502", FAR)
    assert one(t.act(f"move {unit}"), "ready").amount == expected


@rule("shelled-die", "points-lost")
def test_a_unit_may_throw_and_stay_and_what_it_leaves_is_lost() -> None:
    t = moving("42 Bn 0505", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    t.act("stop 42 Bn")
    assert (t.at("42 Bn"), t.battle.points) == ("0505", 0)
    assert t.why("move 42 Bn") == "moved-already"


@rule("movement-points")
def test_points_are_never_exceeded() -> None:
    t = moving("42 Bn 0505", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 1)  # 2 points
    t.act("face 42 Bn south-south-east")
    t.act("step 42 Bn 0505-0506")  # a level up: both of them
    assert (t.at("42 Bn"), t.battle.mover) == ("0506", -1)


# -- § 7.2 -------------------------------------------------------------------------------------------------------------
@rule("facing", "facing-forward")
def test_an_exposed_unit_goes_forward_by_its_corner_and_does_not_turn() -> None:
    t = moving("42 Bn 3502", FAR)
    t.act("move 42 Bn")
    assert t.why("step 42 Bn 3502-3602") == "facing"
    t.act("face 42 Bn east")
    assert [a for a in t.legal() if a.startswith("step")] == ["step 42 Bn 3502-3602", "step 42 Bn 3502-3603"]
    for behind in ("3501", "3503", "3403", "3402"):
        assert t.why(f"step 42 Bn 3502-{behind}") == "facing-forward"
    t.act("step 42 Bn 3502-3602")
    assert t.why("face 42 Bn west") == "facing"
    assert [a for a in t.legal() if a.startswith("step")] == ["step 42 Bn 3602-3701", "step 42 Bn 3602-3702"]


@rule("on-the-map", "movement-points")
def test_the_corner_of_the_map_is_a_hex_like_any_other() -> None:
    t = moving("42 Bn 0102", "49 Bn 0101", FAR, turn=5)  # both on level 10
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-west")
    t.act("step 42 Bn 0102-0101")
    assert (t.at("42 Bn"), t.battle.mover) == ("0101", -1), "nothing lies ahead"
    assert [a for a in t.legal() if "49 Bn" in a] == ["move 49 Bn"]


@rule("not-yours")
def test_there_is_no_unit_beyond_the_rolls() -> None:
    t = moving("42 Bn 0510", "1/R261 3502", "2/R261 3503", side="german")
    for unit in (NONE, t.battle.units()):
        assert GAME.rules[GAME.objection(t.battle, pack(MOVE, unit=unit))] == "not-yours"
    t.act("move 1/R261")
    assert GAME.rules[GAME.objection(t.battle, pack(FACE, unit=t.number("1/R261"), amount=6))] == "facing"


@rule("adjacent-hexes", "on-the-map")
def test_a_step_is_to_the_next_hex_of_the_map() -> None:
    t = moving("42 Bn 3502", FAR)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    assert t.why("step 42 Bn 3502-3702") == "adjacent-hexes"


@rule("facing-exempt", "facing-leaving-trench", "status-change-cost")
def test_leaving_a_trench_one_chooses_the_corner() -> None:
    # 1808 and 1809 are trench on level 14, as are 1907 and 1908 (15 and 14).
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    assert t.why("face 42 Bn east") == "facing-exempt"
    t.act("step 42 Bn 1808-1809")  # along the trench, southwards
    t.act("expose 42 Bn north-north-east")
    assert (t.status("42 Bn"), points(t)) == ("exposed", 4)
    assert t.why("face 42 Bn east") == "facing"
    assert t.why("step 42 Bn 1809-1909") == "facing-forward"
    t.act("step 42 Bn 1809-1908")
    assert points(t) == 3


@rule("facing-leaving-trench", "facing")
def test_any_of_the_six_corners_and_only_from_cover() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    unit = t.number("42 Bn")
    assert [GAME.objection(t.battle, pack(EXPOSE, unit=unit, amount=corner)) == 0 for corner in range(7)] == [
        *[True] * 6,
        False,
    ]
    t.act("expose 42 Bn north-north-west")
    assert t.why("expose 42 Bn east") == "facing", "it is in the open already"


@rule("status-change-cost")
def test_the_last_point_is_enough_to_change() -> None:
    for unit, hex_, act, status in (
        ("7 TMB", "1808", "entrench", "entrenched"),
        ("7 MG", "1409", "descend", "underground"),
    ):
        t = moving(f"{unit} {hex_}", "49 Bn 0510", FAR, turn=5)
        t.act(f"move {unit}", 1)  # 1 point
        t.act(f"{act} {unit}")
        assert (t.status(unit), t.battle.mover) == (status, NONE), "and there it ends"


@rule("movement-points", "facing")
def test_one_point_is_enough_for_a_step_in_the_open() -> None:
    t = moving("7 TMB 0505", "49 Bn 0510", FAR, turn=5)
    t.act("move 7 TMB", 1)
    t.act("face 7 TMB east")
    t.act("step 7 TMB 0505-0605")  # as level as 0505
    assert (t.at("7 TMB"), t.battle.mover) == ("0605", NONE)


@rule("status-change-cost", "stacking")
def test_shut_in_by_friends_one_may_still_leave_the_trench() -> None:
    full = ("RCR 1707 entrenched", "8 MG 1707 entrenched", "49 Bn 1809 entrenched", "9 MG 1809 entrenched")
    t = moving("7 MG 1808 entrenched", *full, FAR, turn=5)
    t.act("move 7 MG", 1)
    assert t.legal() == ["stop 7 MG", *(f"expose 7 MG {corner}" for corner in FACINGS)]


@rule("status-change-cost", "uphill")
@pytest.mark.parametrize(("way", "act"), [("1506-1607", "entrench"), ("1206-1305", "descend")])
def test_where_all_that_is_ahead_is_too_steep_the_last_point_is_for_cover(way: str, act: str) -> None:
    # 1607 is a trench without an entrance, 1305 an entrance without a trench; both hexes east of either are higher.
    t = moving(f"7 MG {way[:4]}", "49 Bn 0510", FAR, turn=5)
    t.act("move 7 MG", 2)  # 2 points
    t.act("face 7 MG east")
    t.act(f"step 7 MG {way}")
    assert t.legal() == ["stop 7 MG", f"{act} 7 MG"]


@rule("facing-leaving-trench")
def test_entrenched_again_a_unit_may_choose_anew() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    t.act("expose 42 Bn east")
    t.act("entrench 42 Bn")
    t.act("expose 42 Bn west")
    assert points(t) == 3
    assert t.why("step 42 Bn 1808-1708") == ""


@rule("no-facing-when-entrenched")
def test_entrenched_a_unit_looks_toward_the_enemy() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    t.act("expose 42 Bn west")
    assert t.battle.facing[t.number("42 Bn")] == 4
    t.act("entrench 42 Bn")
    assert t.battle.facing[t.number("42 Bn")] == 1  # east


# -- § 3.2, § 7.3 ------------------------------------------------------------------------------------------------------
@rule("entrenched-along-trench", "trench-joins", "facing-exempt")
def test_entrenched_one_follows_the_trench() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    steps = [a for a in t.legal() if a.startswith("step")]
    assert steps == ["step 42 Bn 1808-1809", "step 42 Bn 1808-1707"]
    assert t.why("step 42 Bn 1808-1907") == "entrenched-along-trench"
    assert t.why("step 42 Bn 1808-1708") == "entrenched-along-trench", "a trench hex too, but of another trench"


@rule("trench-movement")
def test_the_trenches_of_a_hex_connect() -> None:
    # In 1809 the front trench meets the communication trench to 1909.
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    t.act("step 42 Bn 1808-1809")
    t.act("step 42 Bn 1809-1909")
    assert (t.at("42 Bn"), t.status("42 Bn"), points(t)) == ("1909", "entrenched", 4)


@rule("terrain-cost", "trench-movement")
def test_each_kind_of_trench_has_its_price() -> None:
    charts = tomllib.loads((resources.files("grognard.games.vimy") / "charts/rebuilt.toml").read_text("utf-8"))
    charts["movement"]["cost"]["along_communication_trench"] = 3
    t = table("42 Bn 1808 entrenched", "49 Bn 0510", FAR, phase="move", side="canadian", turn=5, charts=charts)
    t.act("move 42 Bn", 6)
    t.act("step 42 Bn 1808-1809")
    assert points(t) == 5, "the front trench"
    t.act("step 42 Bn 1809-1909")
    assert points(t) == 2, "the communication trench"


# -- § 7.4 -------------------------------------------------------------------------------------------------------------
@rule("terrain-cost")
def test_a_wood_and_a_village_cost_two() -> None:
    # 3921 is clear on level 10, 4021 a wood on level 9; 2805 is clear on level 8, 2806 the village of Petit-Vimy on level 8.
    t = moving("1/R261 3921", "42 Bn 0510", side="german", turn=5)
    t.act("move 1/R261")
    t.act("face 1/R261 east")
    t.act("step 1/R261 3921-4021")
    assert points(t) == 4
    t = moving("1/R261 2805", "42 Bn 0510", side="german", turn=5)
    t.act("move 1/R261")
    t.act("face 1/R261 south-south-east")
    t.act("step 1/R261 2805-2806")
    assert points(t) == 4


@rule("uphill", "levels-by-hex")
def test_each_level_up_costs_a_point_and_down_none() -> None:
    t = moving("1/R261 2909", "42 Bn 0510", side="german", turn=5)  # level 9; 2910 is a wood on level 11
    t.act("move 1/R261")
    t.act("face 1/R261 south-south-west")
    t.act("step 1/R261 2909-2910")
    assert points(t) == 2
    t = moving("42 Bn 0506", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-west")
    t.act("step 42 Bn 0506-0505")
    assert points(t) == 5


@rule("uphill")
def test_a_climb_counts_in_a_trench_and_underground_too() -> None:
    t = moving("42 Bn 2108 entrenched", "49 Bn 0510", FAR, turn=5)  # level 14; 2109 is on level 15
    t.act("move 42 Bn", 6)
    t.act("step 42 Bn 2108-2109")
    assert points(t) == 4
    t = table(
        phase="move",
        side="canadian",
        turn=5,
        position={
            "units": [{"name": "11 MG", "at": "1508", "status": "underground"}, {"name": "12/BR1", "at": "4326"}]
        },
    )
    t.act("move 11 MG", 6)  # 5 points
    t.act("step 11 MG 1508-1608")  # from level 12 to 13
    assert points(t) == 3


@rule("railway-no-effect")
def test_the_railway_changes_nothing() -> None:
    t = moving("1/R261 3406", "42 Bn 0510", side="german", turn=5)  # a hex of the railway, as 3405 is
    level = t.battle.board.level
    number = t.battle.board.hexes.numbers
    climb = max(0, int(level[number["3405"]] - level[number["3406"]]))
    t.act("move 1/R261")
    t.act("face 1/R261 north-north-east")
    t.act("step 1/R261 3406-3405")
    assert points(t) == 5 - climb
    assert t.why("march 1/R261") == "moved-already"


# -- § 7.5 -------------------------------------------------------------------------------------------------------------
@rule("road-march", "road-only", "facing-exempt")
def test_a_march_has_eight_points_and_keeps_to_the_road() -> None:
    t = moving("1/R261 2803", "42 Bn 0510", side="german", turn=5)
    ready = one(t.act("march 1/R261"), "ready")
    assert (ready.amount, ready.rule) == (8, "road-march")
    assert t.why("step 1/R261 2803-2703") == "road-only"
    assert t.why("face 1/R261 east") == "facing-exempt"
    t.act("step 1/R261 2803-2804")  # both on level 7
    assert points(t) == 7
    t.act("step 1/R261 2804-2805")  # up to level 8
    assert points(t) == 5
    assert t.why("step 1/R261 2805-2806") == "road-only", "no road through a village"
    assert t.why("entrench 1/R261") == "road-only"


@rule("road-march")
def test_a_wood_does_not_slow_a_march() -> None:
    t = moving("1MG/R261 3921", "42 Bn 0510", side="german", turn=5)
    t.act("march 1MG/R261")
    t.act("step 1MG/R261 3921-4021")
    assert points(t) == 7


@rule("road-only")
def test_no_march_off_the_road_in_the_shelled_zone_or_from_a_trench() -> None:
    t = moving(
        "1/R261 3502", "2/R261 2318", "3/R261 2706", "4/R261 3420 entrenched", "42 Bn 0510", side="german", turn=5
    )
    assert t.why("march 1/R261") == "road-only"
    assert t.why("march 2/R261") == "road-only"  # the road of Arras, shelled to pieces
    assert t.why("march 3/R261") == "road-only"  # in Petit-Vimy
    assert t.why("march 4/R261") == "road-only"
    assert t.why("move 4/R261") == ""


@rule("no-facing-when-entrenched", "rout-without-facing")
def test_on_the_road_a_unit_looks_toward_the_enemy() -> None:
    t = moving("1/R261 2803 east", "42 Bn 0510", side="german", turn=5)
    assert t.battle.facing[t.number("1/R261")] == 1
    t.act("march 1/R261")
    t.act("step 1/R261 2803-2804")
    assert t.battle.facing[t.number("1/R261")] == 4  # west: a rout takes it east


# -- § 15.4, and more ---------------------------------------------------------------------------------------------------
@rule("turn-2-jump-off")
def test_the_jump_off_of_turn_2_is_free_as_a_first_act() -> None:
    for turn, unit, left in ((2, "42 Bn", 6), (3, "42 Bn", 5)):
        t = moving(f"{unit} 1709 entrenched", "49 Bn 0510", FAR, turn=turn)
        t.act(f"move {unit}", 6)
        t.act(f"expose {unit} east")
        assert points(t) == left
    t = moving("42 Bn 1709 entrenched", "49 Bn 0510", FAR, turn=2)
    t.act("move 42 Bn", 6)
    t.act("step 42 Bn 1709-1710")
    t.act("expose 42 Bn east")
    assert points(t) == 4, "not the first act: it costs its point"


@rule("turn-2-jump-off")
def test_only_canadians_jump_off_free() -> None:
    t = moving("1/R261 1809 entrenched", "42 Bn 0510", side="german", turn=2)
    t.act("move 1/R261", 6)
    t.act("expose 1/R261 east")
    assert points(t) == 5
    assert not of(t.act("stop 1/R261"), "moved")


@rule("not-yours", "stacking", "on-the-map", "not-the-mover")
def test_more_that_is_refused() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 1808", "RCR 1808", "1/R261 4305", turn=5)
    enemy = GAME.objection(t.battle, pack(MOVE, unit=t.number("1/R261")))
    assert GAME.rules[enemy] == "not-yours"
    for text in ("step 42 Bn 1808-1809", "stop 42 Bn"):
        assert t.why(text) == "not-the-mover", "nobody is picked"
    assert t.why("expose 42 Bn east") == "stacking", "what would forbid it to the mover comes first"
    t.act("move 42 Bn", 6)
    assert t.why("expose 42 Bn east") == "stacking", "eight companies stand in the open there"
    t = open_table(load_scenario("vimy", "hill-145-1917"))
    b = t.battle
    for _ in range(2):
        GAME.apply(b, GAME.read(b, "begin" if b.turn == 0 and t.asked() == "begin" else "fort shell"), SeededDice(2))
    while t.asked() != "move":
        GAME.apply(b, GAME.read(b, "done"), SeededDice(2))
    GAME.apply(b, GAME.read(b, "move 54 Bn"), ScriptedDice([6]))  # in 1607; 1609 and all south of row 8 is out of play
    GAME.apply(b, GAME.read(b, "step 54 Bn 1607-1608"), ScriptedDice([]))
    if t.asked() == "react":
        GAME.apply(b, GAME.read(b, "done"), ScriptedDice([]))
    GAME.apply(b, GAME.read(b, "expose 54 Bn south-south-west"), ScriptedDice([]))
    assert t.why("step 54 Bn 1608-1609") == "on-the-map"
