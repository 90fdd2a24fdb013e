"""§7.6, §7.7 and §5: entering and leaving hexes of the enemy."""

import pytest

from grognard.games.vimy.state import PHASES
from tests.games.vimy.table import CANADIAN, FAR, GERMAN, moving, one, points, table
from tests.rules import rule


# -- § 7.6, § 7.7 ------------------------------------------------------------------------------------------------------
@rule("assault-hex", "assault-stops", "no-change-in-enemy-hex")
def test_entering_an_enemy_hex_ends_the_move() -> None:
    t = moving("42 Bn 3502", "1/R261 3603", FAR)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3603")
    assert (t.asked(), t.decider()) == ("react", GERMAN)
    t.act("done")
    assert (t.at("42 Bn"), t.battle.mover, t.status("42 Bn")) == ("3603", -1, "exposed")
    assert "engaged" not in t.marks("42 Bn"), "only by melee"
    t = moving("42 Bn 3502 fixed", "1/R261 3603", "49 Bn 0510", side="german")
    t.act("move 1/R261")
    t.act("face 1/R261 west")
    t.act("step 1/R261 3603-3502")
    t.act("done")
    assert (t.at("1/R261"), t.battle.mover) == ("3502", -1), "a German assault ends likewise"


@rule("only-assault-troops")
@pytest.mark.parametrize(
    ("unit", "rule_id"),
    [("42 Bn", ""), ("1 Tanks", ""), ("7 MG", "only-assault-troops"), ("7 TMB", "only-assault-troops")],
)
def test_only_infantry_and_tanks_assault(unit: str, rule_id: str) -> None:
    t = moving(f"{unit} 3502", "1/R261 3603", FAR)
    t.act(f"move {unit}")
    t.act(f"face {unit} east")
    assert t.why(f"step {unit} 3502-3603") == rule_id


@rule("only-assault-troops")
def test_german_machine_guns_do_not_assault_either() -> None:
    t = moving("42 Bn 3502", "1MG/R261 3603", "1/R261 3604", side="german")
    t.act("move 1MG/R261")
    t.act("face 1MG/R261 west")
    assert t.why("step 1MG/R261 3603-3502") == "only-assault-troops"
    t.act("stop 1MG/R261")


@rule("no-change-in-enemy-hex")
def test_nobody_entrenches_among_enemies() -> None:
    t = moving("42 Bn 1808", "1/R261 1808 entrenched fixed", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    assert t.why("entrench 42 Bn") == "no-change-in-enemy-hex"
    t = moving("42 Bn 1808 fixed", "1/R261 1808", "49 Bn 0510", side="german", turn=5)
    t.act("move 1/R261", 6)
    assert t.why("entrench 1/R261") == "no-change-in-enemy-hex"


@rule("leave-enemy-hex", "tank-free-to-leave")
def test_an_unfixed_enemy_holds_all_but_tanks() -> None:
    t = moving("42 Bn 3502", "1 Tanks 3502", "1/R261 3502", "49 Bn 3505", "2/R261 3505 fixed", FAR)
    assert t.why("move 42 Bn") == "leave-enemy-hex"
    assert t.why("move 1 Tanks") == ""
    assert t.why("move 49 Bn") == "", "a fixed enemy does not hold anybody"


@rule("leave-enemy-hex", "facing-leaving-trench")
def test_who_is_not_held_leaves_its_trench_and_goes_on() -> None:
    # 1809 and 1909 are both on level 14; what stands there is fixed, and being assaulted does not fire by opportunity.
    t = moving("42 Bn 1809 entrenched", "1/R261 1809 fixed", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 6)
    t.act("expose 42 Bn east")
    assert (t.status("42 Bn"), points(t)) == ("exposed", 5)
    t.act("step 42 Bn 1809-1909")
    assert (t.at("42 Bn"), points(t)) == ("1909", 4)


@rule("alone-with-tanks", "facing-leaving-trench")
def test_a_german_leaves_its_trench_and_the_tanks_in_it() -> None:
    t = moving("1 Tanks 1809", "1/R261 1809 entrenched", "42 Bn 0510", side="german", turn=5)
    t.act("move 1/R261", 6)
    t.act("expose 1/R261 east")
    t.act("step 1/R261 1809-1909")
    assert (t.asked(), t.legal()) == ("react", ["done", "react 1 Tanks"])
    t.act("done")
    assert t.at("1/R261") == "1909"


@rule("alone-with-tanks")
def test_a_german_comes_and_goes_where_only_tanks_stand() -> None:
    t = moving("1 Tanks 3603", "1MG/R261 3502", "42 Bn 0510", side="german", turn=5)
    t.act("move 1MG/R261")
    t.act("face 1MG/R261 east")
    assert t.why("step 1MG/R261 3502-3603") == ""
    t.act("step 1MG/R261 3502-3603")
    assert (t.asked(), t.decider()) == ("react", CANADIAN), "under their opportunity fire"
    t = moving("1 Tanks 3603", "2/R261 3603", "42 Bn 0510", side="german", turn=5)
    t.act("move 2/R261")
    t.act("face 2/R261 west")
    t.act("step 2/R261 3603-3503")
    assert (t.asked(), t.legal()) == ("react", ["done", "react 1 Tanks"]), "and so when it leaves"


@rule("joining-engaged")
def test_who_joins_the_engaged_is_engaged() -> None:
    t = moving("42 Bn 3502", "49 Bn 3603 3 engaged", "1 Tanks 3504", "1/R261 3603 engaged", FAR)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    joined = one(t.act("step 42 Bn 3502-3603"), "engaged")
    assert (joined.unit, joined.target, joined.rule) == ("42 Bn", "3603", "joining-engaged")
    assert "engaged" in t.marks("42 Bn")
    t.act("move 1 Tanks")
    t.act("face 1 Tanks north-north-east")
    t.act("step 1 Tanks 3504-3604")
    t.act("step 1 Tanks 3604-3603")
    assert t.at("1 Tanks") == "3603"
    assert "engaged" not in t.marks("1 Tanks")


# -- § 5.0 -------------------------------------------------------------------------------------------------------------
@rule("zone-of-control")
@pytest.mark.parametrize(("enemy", "asked"), [("3502", "react"), ("3403", "react"), ("3404", "move")])
def test_leaving_a_zone_draws_fire_and_it_is_one_hex_wide(enemy: str, asked: str) -> None:
    marks = " fixed" if enemy == "3502" else ""
    t = moving("42 Bn 3502", "49 Bn 0510", f"1MG/R261 {enemy}{marks}", FAR)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    if enemy == "3502":  # it shares its hex with its target: ASSAULTED units do not fire by opportunity
        asked = "move"
    assert t.asked() == asked


@rule("zone-on-the-surface")
def test_an_underground_unit_has_no_zone() -> None:
    t = table(
        phase="move",
        side="canadian",
        turn=5,
        position={
            "units": [
                {"name": "42 Bn", "at": "1908"},
                {"name": "49 Bn", "at": "0510"},
                {"name": "1MG/R261", "at": "2009", "status": "underground"},
            ]
        },
    )
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn west")
    t.act("step 42 Bn 1908-1808")
    assert (t.asked(), t.at("42 Bn")) == ("move", "1808")
    assert PHASES[t.battle.phase] == "move"
