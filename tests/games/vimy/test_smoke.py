"""§14.1: smoke."""

import pytest

from tests.games.vimy.table import GERMAN, one, table
from tests.rules import rule


# -- § 14.1 ---------------------------------------------------------------------------------------------------------------
@rule("smoke")
def test_smoke_costs_1_from_into_and_through_a_hex_and_lifts_a_turn_later() -> None:
    units = ("7 TMB 3402", "7 MG 3501", "8 MG 3502", "1/R261 3503", "1 CMR 1407")
    t = table(*units, smoke=True)
    t.act("smoke 7 TMB 3503")
    assert t.why("fire 7 TMB 3503") == "fires-once", "it is the mortar's whole shot"
    events = t.act("fire 8 MG 3503", 1, 1)
    assert dict(events[1].lines)["smoke"] == -1
    assert len(t.battle.smoke) == 1
    t = table("7 MG 3501", "1/R261 3503", smoke=True, position={"smoke": {"3502": "german"}})
    assert t.why("fire 7 MG 3503") == "hopeless-fire", "through it: 6 - 1 - 1 is less than 5"
    t = table("7 MG 3502", "1/R261 3503", smoke=True, position={"smoke": {"3502": "german", "3503": "german"}})
    assert dict(t.act("fire 7 MG 3503", 1, 1)[1].lines)["smoke"] == -2, "in the firer's hex and in the target's"


@rule("smoke")
@pytest.mark.parametrize(
    ("mortar", "target", "smoke", "points"),
    [
        ("3501", "3504", ["3503"], -1),  # through
        ("3501", "3504", ["3502", "3503"], -2),
        ("3501", "3504", ["3603"], 0),  # beside the line
        ("3502", "3702", ["3603"], -1),  # on one side of the hexside it follows
        ("3502", "3702", ["3602", "3603"], -1),  # on both
    ],
)
def test_smoke_counts_hex_by_hex_of_the_line(mortar: str, target: str, smoke: list[str], points: int) -> None:
    position = {"smoke": dict.fromkeys(smoke, "canadian")}
    t = table(f"79 RMW {mortar}", f"42 Bn {target}", "49 Bn 1407", side="canadian", smoke=True, position=position)
    missed = one(t.act(f"fire 79 RMW {target}", 1, 1), "missed")
    assert dict(missed.lines).get("smoke", 0) == points


@rule("smoke", "turn-sequence")
def test_smoke_is_offered_to_mortars_and_a_fire_phase_waits_for_it() -> None:
    units = ("7 TMB 3402", "7 MG 3402", "49 Bn 3504", "1/R261 4326")  # the only German is far out of range
    t = table(*units, phase="move", side="german", smoke=True)
    t.act("done")
    assert (t.asked(), t.legal()) == ("fire", ["done", "smoke 7 TMB 3504"])
    t = table(*units, phase="move", side="german")
    t.act("done")
    assert t.asked() != "fire"


@rule("smoke")
def test_smoke_lifts_when_the_fire_phase_of_the_side_that_laid_it_begins() -> None:
    markers = {"3503": "canadian", "3603": "german"}
    t = table("42 Bn 3502", "1/R261 3503", phase="move", side="german", smoke=True, position={"smoke": markers})
    t.act("done")
    assert [int(marker & 1) for marker in t.battle.smoke] == [GERMAN]


@rule("smoke", "smoke-needs-sight", "mortar-range")
def test_smoke_needs_the_option_a_mortar_sight_and_ten_hexes() -> None:
    t = table("7 TMB 1804", "7 MG 1704", "1/R261 1806", "2/R261 1805", smoke=True)
    assert t.why("smoke 7 MG 1805") == "smoke"
    assert t.why("smoke 7 TMB 1806") == "height-blocks"
    assert t.why("smoke 7 TMB 1815") == "mortar-range"
    assert t.why("smoke 7 TMB 1805") == ""
    assert t.why("smoke 7 TMB 1803") == "", "an empty hex will do"
    t = table("7 TMB 1804", "1/R261 1806", "2/R261 1805")
    assert t.why("smoke 7 TMB 1805") == "smoke"
    t = table("7 TMB 1804", "1/R261 1804 moved", "2/R261 1805", smoke=True)
    assert t.why("smoke 7 TMB 1805") == "assaulted-fire-at-range-0"
    assert t.why("smoke 7 TMB 1804") == "mortar-not-at-range-0"


@rule("smoke-needs-sight")
def test_smoke_does_not_hinder_suppression_fire() -> None:
    t = table("7 MG 2110", "1/R262 2111 entrenched", "2/R262 3503", smoke=True, position={"smoke": {"2111": "german"}})
    events = t.act("fire 7 MG 2111", 4)
    assert one(events, "fixed").lines == [("morale-test", 4)]
