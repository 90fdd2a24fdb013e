"""Every number of a fight is told with its paragraph: strengths, column, cover, the score needed."""

from tests.games.vimy.table import CANADIAN, one, table
from tests.rules import rule


@rule("fire-chart", "distance-counted", "main-trench-cover", "cover-below-the-line")
def test_a_battalion_at_a_company_in_a_main_trench() -> None:
    t = table("42 Bn 2010", "1/R262 1910 entrenched", "2/R262 3503")
    missed = one(t.act("fire 42 Bn 1910", 5), "missed")
    assert missed.figures == {
        "distance": ("distance-counted", 1),
        "column": ("fire-chart", 3),  # infantry, four companies
        "target": ("fire-chart", 1),
        "cover": ("main-trench-cover", 6),
        "needed": ("fire-chart", 6),  # 4 by the chart, 6 by the trench
    }
    assert missed.lines == [("trench-score", 5)]


@rule("communication-cover", "cover-below-the-line")
def test_a_communication_trench() -> None:
    t = table("42 Bn 2110", "1/R262 2111 entrenched", "2/R262 3503")
    figures = one(t.act("fire 42 Bn 2111", 3), "missed").figures
    assert (figures["cover"], figures["needed"]) == (("communication-cover", 4), ("fire-chart", 4))


@rule("captured-trenches", "main-trench-cover")
def test_a_machine_gun_at_a_captured_trench() -> None:
    t = table("42 Bn 1910 entrenched", "1MG/R262 2110", "49 Bn 3503", side="canadian")
    figures = one(t.act("fire 1MG/R262 1910", 5), "missed").figures
    assert figures == {
        "distance": ("distance-counted", 2),
        "column": ("fire-chart", 4),
        "target": ("fire-chart", 4),
        "cover": ("captured-trenches", 5),
        "needed": ("fire-chart", 5),  # 4 by the chart
        "needed-two": ("fire-chart", 7),
    }


@rule("captured-trench-no-cover")
def test_without_rule_14_2_a_captured_trench_says_that_it_does_not_cover() -> None:
    units = ("42 Bn 1910 entrenched", "1MG/R262 2110", "49 Bn 3503")
    t = table(*units, side="canadian", captured_trenches=False)
    figures = one(t.act("fire 1MG/R262 1910", 3), "missed").figures
    assert "cover" not in figures
    assert (figures["no-cover"], figures["needed"]) == (("captured-trench-no-cover", 0), ("fire-chart", 4))


@rule("main-trench-cover", "morale-test", "mortar-suppression")
def test_mortars() -> None:
    t = table("7 TMB 2010", "1/R262 1910 entrenched", "2/R262 3503")
    events = t.act("fire 7 TMB 1910", 4, 1)
    figures = one(events, "missed").figures
    assert (figures["cover"], figures["needed"]) == (("main-trench-cover", 5), ("fire-chart", 5))
    assert one(events, "steady").figures == {"fixed-from": ("morale-test", 4), "rout-from": ("morale-test", 6)}
    t = table("7 TMB 0220", "1/R261 0226", "2/R261 3503", "49 Bn 1407")  # six hexes
    steady = one(t.act("fire 7 TMB 0226", 1), "steady")
    assert steady.figures["suppression"] == ("mortar-suppression", 6)


@rule("machine-gun-suppression", "morale-under-machine-gun", "morale-under-machine-gun-same-hex")
def test_machine_guns_close_by() -> None:
    t = table("7 MG 2010", "1/R262 1910 entrenched", "2/R262 3503")
    steady = one(t.act("fire 7 MG 1910", 1), "steady")
    assert (steady.rule, steady.figures["suppression"]) == ("morale-under-machine-gun", ("machine-gun-suppression", 1))
    t = table("42 Bn 3503", "1MG/R261 3503", "49 Bn 0510", side="canadian")
    assert one(t.act("fire 1MG/R261 3503", 1, 1), "steady").rule == "morale-under-machine-gun-same-hex"


@rule("opportunity-fire", "fire-chart")
def test_opportunity_fire() -> None:
    t = table("42 Bn 3502", "1MG/R261 3503", "49 Bn 3401", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    figures = one(t.act("react 1MG/R261", 2, 1), "missed").figures
    assert (figures["column"], figures["target"], figures["needed"]) == (
        ("fire-chart", 4),
        ("fire-chart", 4),
        ("fire-chart", 4),
    )


@rule("melee-who", "melee-odds", "melee-odds-below-one")
def test_a_melee_tells_strengths_and_column_and_its_die_is_a_die() -> None:
    t = table("42 Bn 3503", "1/R261 3503", "2/R261 3503", "3/R261 3503", "49 Bn 0510", phase="melee", side="canadian")
    melee = one(t.act("melee 3503", 2, 1, 1, 1, 1), "melee")  # A
    assert melee.figures == {
        "attackers": ("melee-who", 4),
        "defenders": ("melee-who", 3),
        "odds-to-one": ("melee-odds", 1),
    }
    assert (melee.lines, melee.rule) == ([("melee-odds", 2)], "melee-attacker-loses")
    t = table("42 Bn 3503 1", "1/R261 3503", "2/R261 3503", "49 Bn 0510", phase="melee", side="canadian")
    melee = one(t.act("melee 3503", 2), "melee")  # A, and nobody is left to test
    assert melee.figures["odds-one-to"] == ("melee-odds-below-one", 2)


@rule("rolling-column", "fire-chart")
def test_the_barrage() -> None:
    t = table("42 Bn 0510", "1/R261 1905", "12/BR1 4326", phase="move", side="german", turn=3)
    events = t.act("done", 2)
    figures = one(events, "missed").figures
    assert (figures["column"], figures["target"], figures["needed"]) == (
        ("fire-chart", 7),
        ("fire-chart", 1),
        ("fire-chart", 3),
    )


@rule("fixed-entrenches", "fixed-marks-removed", "barrage-timing", "standing-barrage", "entrench-after-melee")
def test_what_happens_by_itself_names_its_paragraph() -> None:
    t = table("42 Bn 2111", "1MG/R262 2112", "49 Bn 3401", side="canadian")
    assert one(t.act("fire 1MG/R262 2111", 1, 5), "status").rule == "fixed-entrenches"
    t = table("42 Bn 0510 fixed", "1/R261 1905", "12/BR1 4326", phase="move", side="german", turn=3)
    events = t.act("done", 2)
    assert one(events, "rolling").rule == "barrage-timing"
    assert one(events, "standing").rule == "standing-barrage"
    unfixed = one(events, "unfixed")
    assert (unfixed.side, unfixed.amount, unfixed.rule) == (CANADIAN, 1, "fixed-marks-removed")
    t = table("7 TMB 1910", "16 BMW 4326", phase="entrench", side="canadian")
    assert one(t.act("entrench 7 TMB"), "status").rule == "entrench-after-melee"
