"""§9.7: opportunity fire."""

from tests.games.vimy.table import GERMAN, Table, one, table
from tests.rules import rule


# -- § 9.7 ----------------------------------------------------------------------------------------------------------------
@rule("opportunity-fire", "zone-of-control")
def test_a_unit_that_leaves_an_enemy_zone_is_fired_at_in_the_hex_it_leaves() -> None:
    t = table("42 Bn 3502", "1MG/R261 3503", "49 Bn 3401", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    assert (t.asked(), t.decider()) == ("react", GERMAN)
    assert t.at("42 Bn") == "3502"
    events = t.act("react 1MG/R261", 2, 1)
    assert one(events, "missed").target == "3502"
    assert t.at("42 Bn") == "3602"


@rule("opportunity-fire", "fixed-effects", "fixed-cannot-move")
def test_if_it_is_fixed_it_stays() -> None:
    t = table("42 Bn 3502", "1MG/R261 3503", "49 Bn 3401", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    t.act("react 1MG/R261", 2, 5)
    assert t.at("42 Bn") == "3502"
    assert t.marks("42 Bn")[0] == "fixed"
    assert "step 42 Bn 3502-3602" not in t.legal()


def leaving(unit: str, *guns: str) -> Table:
    """A unit in 3502 has announced its step to 3602."""
    t = table(f"{unit} 3502", *guns, "49 Bn 0510", phase="move", side="canadian")
    t.act(f"move {unit}")
    t.act(f"face {unit} east")
    t.act(f"step {unit} 3502-3602")
    return t


@rule("opportunity-fire-each")
def test_each_free_unit_may_fire_also_when_the_first_shot_has_fixed_the_mover() -> None:
    t = leaving("42 Bn", "1MG/R261 3503", "2MG/R261 3403")
    t.act("react 1MG/R261", 2, 5)  # no loss; morale 5: fixed
    assert (t.asked(), t.decider(), t.legal()) == ("react", GERMAN, ["done", "react 2MG/R261"])
    events = t.act("react 2MG/R261", 4, 1)
    assert one(events, "missed").lines == [("trench-score", 4), ("fixed-target", -1)], "3 hurts nobody"
    assert (t.at("42 Bn"), t.asked()) == ("3502", "move")


@rule("opportunity-fire-each", "rout-no-opportunity-fire")
def test_a_mover_that_is_routed_or_lost_is_fired_at_no_more() -> None:
    t = leaving("54 Bn", "1MG/R261 3503", "2MG/R261 3603")
    t.act("react 1MG/R261", 6, 6)  # a company; 6 + 1 routs the 4th Division
    while t.asked() == "rout":
        t.act(t.legal()[0])
    assert (t.at("54 Bn") != "3502", t.asked()) == (True, "move")
    t = leaving("7 MG", "1MG/R261 3503", "2MG/R261 3603")
    t.act("react 1MG/R261", 6)
    assert (t.at("7 MG"), t.asked()) == ("lost", "move")


@rule("opportunity-fire-status", "fixed-entrenches")
def test_a_mover_that_is_fixed_keeps_its_status_until_the_last_shot() -> None:
    t = table("42 Bn 1910", "1MG/R262 1909", "2MG/R262 1911", "49 Bn 0510", phase="move", side="canadian")
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    t.act("step 42 Bn 1910-2010")
    t.act("react 1MG/R262", 2, 5)  # fixed, in a hex of trench
    assert t.status("42 Bn") == "exposed"
    assert one(t.act("react 2MG/R262", 2, 1), "missed").unit == "42 Bn", "in the trench no score would be thrown"
    assert (t.at("42 Bn"), t.status("42 Bn")) == ("1910", "entrenched")


@rule("opportunity-fire-choice")
def test_the_player_may_hold_fire_and_each_unit_fires_so_once() -> None:
    t = table("42 Bn 3502", "1/R261 3503", "49 Bn 3403", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    t.act("done")
    assert t.at("42 Bn") == "3602"
    t.act("stop 42 Bn")
    t.act("move 49 Bn")
    t.act("face 49 Bn north-north-east")
    t.act("step 49 Bn 3403-3402")
    t.act("react 1/R261", 5)
    assert "reacted" in t.marks("1/R261")
    assert t.at("49 Bn") == "3402"


@rule("opportunity-fire", "opportunity-fire-choice")
def test_every_departure_from_a_zone_is_asked_anew() -> None:
    t = table("42 Bn 3502", "1/R261 3503", "2/R261 3601", "1 CMR 1407", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    t.act("done")
    t.act("step 42 Bn 3602-3702")
    assert (t.asked(), t.at("42 Bn")) == ("react", "3602"), "who held fire before may fire now"
    assert t.legal() == ["done", "react 2/R261"]


@rule("opportunity-fire-free-units")
def test_assaulted_units_have_no_opportunity_fire() -> None:
    t = table("42 Bn 3502", "49 Bn 3503", "1/R261 3503", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    assert t.at("42 Bn") == "3602"


@rule("opportunity-fire", "opportunity-fire-free-units", "hopeless-fire")
def test_who_may_not_fire_at_a_leaving_unit() -> None:
    units = ("1MG/R261 3403", "2/R261 3501 fixed", "3/R261 3503 engaged", "4/R261 3505")
    t = table("42 Bn 3502", "49 Bn 3503 engaged", "1 CMR 1407", *units, phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    assert t.legal() == ["done", "react 1MG/R261"]
    assert t.why("react 2/R261") == "hopeless-fire", "a company at 2 less never reaches its 6"
    assert t.why("react 3/R261") == "opportunity-fire-free-units"
    assert t.why("react 4/R261") == "opportunity-fire", "it is three hexes off"


# -- § 13.1 and § 14.3 ----------------------------------------------------------------------------------------------------
@rule("alone-with-tanks")
def test_a_german_who_leaves_a_tanks_hex_is_fired_at_by_it() -> None:
    t = table("1 Tanks 3503", "1/R261 3503", "42 Bn 1407", phase="move", side="german")
    t.act("move 1/R261")
    t.act("face 1/R261 east")
    t.act("step 1/R261 3503-3603")
    assert t.legal() == ["done", "react 1 Tanks"]
    t.act("react 1 Tanks", 3)  # 3 + 1 in one hex
    assert t.at("1/R261") == "lost"
