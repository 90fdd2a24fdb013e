"""Volumes of fire, ranges, what hits, cohesion."""

import pytest

from grognard.games.bretzel_krieg.fire import volume
from grognard.games.bretzel_krieg.state import ELEMENTS_LOST, KINDS, MODES, RECYCLABLE
from tests.games.bretzel_krieg.table import DEFENDER, Table, box, of, one, table
from tests.rules import rule

# As printed; nobody fights in fast advance.
TABLE = {
    ("infantry", "static"): [5, 2, 2, 1],
    ("infantry", "progressing"): [3, 2, 0, 0],
    ("infantry", "advancing"): [0, 0, 0, 0],
    ("motorised", "static"): [4, 2, 2, 1],
    ("motorised", "progressing"): [4, 2, 0, 0],
    ("motorised", "advancing"): [1, 0, 0, 0],
    ("motorised", "fast"): [0, 0, 0, 0],
    ("armoured", "static"): [3, 3, 2, 1],
    ("armoured", "progressing"): [3, 3, 0, 0],
    ("armoured", "advancing"): [2, 0, 0, 0],
    ("armoured", "fast"): [0, 0, 0, 0],
}
SHORT = {"infantry": "inf", "motorised": "mot", "armoured": "arm"}


@rule("fire-volume", "mode-static", "mode-progressing", "mode-advancing", "mode-fast")
@pytest.mark.parametrize(("kind", "mode"), TABLE)
def test_the_whole_table_of_fire(kind: str, mode: str) -> None:
    squares = [(10 * ud) ** 2 for ud in (1, 2, 3, 4)]
    dice = [volume(KINDS.index(kind), MODES.index(mode), squared) for squared in squares]
    assert dice == TABLE[kind, mode]
    assert volume(KINDS.index(kind), MODES.index(mode), 50 * 50) == 0


@rule("fire-volume", "mode-fast")
@pytest.mark.parametrize(("kind", "mode"), TABLE)
@pytest.mark.parametrize("ud", [1, 2, 3, 4, 5])
def test_the_table_in_play(kind: str, mode: str, ud: int) -> None:
    t = table({"A": f"{SHORT[kind]} 3.0,6.0 {mode} activated"}, {"X": f"arm 3.0,{6 - ud}.0"}, phase="fire")
    dice = TABLE[kind, mode][ud - 1] if ud < 5 else 0
    if dice == 0:
        assert t.why("fire A at X") == ("mode-fast" if mode == "fast" else "fire-volume")
    else:
        assert one(t.act("fire A at X", *[2] * dice), "fired").amount == dice


@rule("range-column", "exact-measure")
@pytest.mark.parametrize(
    ("x", "y", "dice"),
    [
        (0, 10, 5),
        (3, 10, 5),  # √1.09 = 1.044 UD: the column of 1 UD
        (4, 10, 2),  # √1.16 = 1.077: that of 2 UD
        (0, 11, 2),
        (4, 20, 2),  # √4.16 = 2.04
        (0, 30, 2),
        (6, 30, 1),  # √9.36 = 3.059: 4 UD
        (0, 40, 1),
        (6, 40, 1),  # √16.36 = 4.045
        (7, 40, 0),  # √16.49 = 4.061: out of range
        (0, 41, 0),
    ],
)
def test_a_distance_is_read_to_the_nearest_tenth(x: int, y: int, dice: int) -> None:
    assert volume(0, 0, x * x + y * y) == dice


@rule("reference-element")
def test_only_the_reference_elements_are_measured() -> None:
    # Four elements or one, and whatever the facing: the same dice at the same distance.
    for elements in (1, 4):
        t = table({"A": f"inf 3.0,5.0 x{elements} activated"}, {"X": "arm 3.0,3.0"}, phase="fire")
        assert one(t.act("fire A at X", 2, 2), "fired").amount == 2


@rule("fires-once", "one-target", "pa-activates")
def test_an_activated_unit_fires_once_at_one_enemy() -> None:
    units = {"A": "inf 3.0,5.0 activated", "B": "inf 4.0,5.0", "C": "inf 5.0,5.0 activated"}
    t = table(units, {"X": "arm 3.0,3.0", "Y": "arm 4.0,3.0"}, phase="fire")
    assert t.why("fire B at X") == "pa-activates"
    t.act("fire A at X", 2, 2)
    assert t.why("fire A at Y") == "fires-once"
    assert t.why("fire C at B") == "one-target", "its target is an enemy"
    t.act("fire C at Y", 2, 2)


# -- to hit ------------------------------------------------------------------------------------------------------------
GROUND = {
    "clear": [],
    "natural": [box("height", "2.5,2.5", "3.5,3.5")],
    "dense": [box("wood", "2.5,2.5", "3.5,3.5")],
    "town": [box("town", "2.5,2.5", "3.5,3.5")],
}
TO_HIT = [
    ("inf", "inf", "clear", 3, "hit-infantry-clear"),
    ("inf", "inf", "natural", 4, "hit-infantry-natural"),
    ("inf", "inf", "dense", 5, "hit-dense"),
    ("inf", "inf", "town", 5, "hit-dense"),
    ("inf", "mot", "clear", 4, "hit-motorised-clear"),
    ("inf", "mot", "natural", 4, "hit-motorised-natural"),
    ("inf", "mot", "dense", 5, "hit-dense"),
    ("inf", "mot", "town", 5, "hit-dense"),
    ("inf", "arm", "clear", 5, "hit-armoured"),
    ("inf", "arm", "natural", 5, "hit-armoured"),
    ("inf", "arm", "dense", 5, "hit-armoured"),
    ("inf", "arm", "town", 5, "hit-armoured"),
    ("mot", "inf", "town", 5, "hit-dense"),
    ("arm", "inf", "clear", 3, "hit-infantry-clear"),
    ("arm", "inf", "natural", 4, "hit-infantry-natural"),
    ("arm", "inf", "dense", 5, "hit-dense"),
    ("arm", "inf", "town", 6, "armour-and-towns"),
    ("arm", "mot", "clear", 4, "hit-motorised-clear"),
    ("arm", "mot", "dense", 5, "hit-dense"),
    ("arm", "mot", "town", 6, "armour-and-towns"),
    ("arm", "arm", "clear", 5, "hit-armoured"),
    ("arm", "arm", "town", 5, "hit-armoured"),
]


@rule(
    "hit-infantry-clear",
    "hit-infantry-natural",
    "hit-dense",
    "hit-motorised-clear",
    "hit-motorised-natural",
    "hit-armoured",
    "armour-and-towns",
)
@pytest.mark.parametrize(("firer", "target", "ground", "least", "rule_id"), TO_HIT)
def test_every_row_of_what_hits(firer: str, target: str, ground: str, least: int, rule_id: str) -> None:
    def fire(face: int) -> tuple[int, str]:
        t = table(
            {"A": f"{firer} 3.0,5.0 progressing activated"},
            {"X": f"{target} 3.0,3.0"},
            phase="fire",
            zones=GROUND[ground],
        )
        # At 2 UD in progression: two dice of infantry and motorised, three of armour. Every hit is tested and held (a 1).
        dice = {"inf": 2, "mot": 2, "arm": 3}[firer]
        faces = [face] + [2] * (dice - 1) + ([1] if face >= least else [])
        struck = one(t.act("fire A at X", *faces), "struck")
        return struck.amount, struck.rule

    assert fire(least) == (1, rule_id)
    assert fire(least - 1) == (0, rule_id) if least > 2 else True


@rule("armour-and-towns")
@pytest.mark.parametrize("target", ["inf", "mot", "arm"])
def test_armour_firing_from_a_town_hits_on_six_only_whatever_the_target(target: str) -> None:
    town = [box("town", "2.5,4.5", "3.5,5.5")]
    t = table({"A": "arm 3.0,5.0 activated"}, {"X": f"{target} 3.0,3.0"}, phase="fire", zones=town)
    struck = one(t.act("fire A at X", 6, 5, 4, 1), "struck")  # the last die is the cohesion test of the one hit
    assert (struck.amount, struck.rule) == (1, "armour-and-towns")


@rule("armour-and-towns")
def test_infantry_firing_from_a_town_is_not_hindered() -> None:
    town = [box("town", "2.5,4.5", "3.5,5.5")]
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0"}, phase="fire", zones=town)
    assert one(t.act("fire A at X", 3, 2, 1), "struck").amount == 1


@rule("entrenchment-strip", "hit-dense")
def test_an_entrenchment_covers_like_a_wood() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0"}, phase="fire", works=[("2.5,3.0", "along")])
    struck = one(t.act("fire A at X", 4, 5, 1), "struck")
    assert (struck.amount, struck.rule) == (1, "hit-dense")


# -- cohesion ----------------------------------------------------------------------------------------------------------
def volley(elements: int) -> Table:
    """Infantry at 1 UD: five dice that hit on 3 or more."""
    return table({"A": "inf 3.0,4.0 activated"}, {"X": f"inf 3.0,3.0 x{elements}", "Y": "inf 11.0,1.0"}, phase="fire")


@rule("cohesion-test", "cohesion-at-start")
def test_every_hit_is_tested_against_the_cohesion_at_the_start() -> None:
    t = volley(3)
    # Five hits; the tests 4, 3, 5, 3, 1 against 3: two fail, though the cohesion falls to 2 after the first.
    events = t.act("fire A at X", 6, 6, 6, 6, 6, 4, 3, 5, 3, 1)
    assert one(events, "struck").amount == 5
    assert one(events, "cohesion").amount == 2
    assert one(events, "lost").amount == 2
    assert t.vc("X") == 1


@rule("cohesion", "cohesion-test")
def test_at_zero_the_unit_is_eliminated_and_no_more_is_lost_than_it_has() -> None:
    t = volley(1)
    events = t.act("fire A at X", 6, 6, 6, 1, 2, 6, 6, 6)  # three hits, three failures, one element; the 1 moves nobody
    assert one(events, "eliminated").unit == "X"
    assert of(events, "retreated") == []
    assert (t.at("X"), t.stock(ELEMENTS_LOST, DEFENDER), t.stock(RECYCLABLE, DEFENDER)) == ("", 1, 1)


@rule("cohesion")
@pytest.mark.parametrize("elements", [1, 2, 3, 4])
def test_cohesion_is_the_number_of_elements(elements: int) -> None:
    t = volley(elements)
    # One hit for each face up to the cohesion: all are held; one above it fails.
    t.act("fire A at X", 6, 2, 2, 2, 2, elements)
    assert t.vc("X") == elements
    t = volley(elements)
    t.act("fire A at X", 6, 2, 2, 2, 2, elements + 1)
    assert t.battle.vc[1] == elements - 1


@rule("armour-and-towns")
def test_armour_firing_from_a_wood_or_an_entrenchment_is_not_hindered() -> None:
    wood = [box("wood", "2.5,4.5", "3.5,5.5")]
    for ground in ({"zones": wood}, {"works": [("2.5,4.8", "along")]}):
        t = table({"A": "arm 3.0,5.0 activated"}, {"X": "inf 3.0,3.0"}, phase="fire", **ground)
        struck = one(t.act("fire A at X", 3, 2, 2, 1), "struck")  # the last die is the test of the one hit
        assert (struck.amount, struck.rule) == (1, "hit-infantry-clear")


@rule("armour-and-towns", "entrenchment-strip")
def test_an_entrenchment_in_a_town_is_still_in_the_town() -> None:
    t = table(
        {"A": "arm 3.0,5.0 activated"},
        {"X": "inf 3.0,3.0"},
        phase="fire",
        zones=GROUND["town"],
        works=[("2.5,2.8", "along")],
    )
    struck = one(t.act("fire A at X", 5, 6, 2, 1), "struck")
    assert (struck.amount, struck.rule) == (1, "armour-and-towns")


@rule("fire-volume")
def test_no_line_of_sight_is_needed() -> None:
    between = [box("wood", "2.0,3.5", "4.0,4.5"), box("lake", "2.0,4.6", "4.0,4.8")]
    t = table({"A": "inf 3.0,5.0 activated", "B": "inf 3.0,4.0"}, {"X": "arm 3.0,3.0"}, phase="fire", zones=between)
    assert one(t.act("fire A at X", 2, 2), "fired").amount == 2


@rule("reinforcements-recycled", "cohesion")
@pytest.mark.parametrize(("kind", "number"), [("inf", 0), ("mot", 1), ("arm", 2)])
def test_a_lost_element_can_come_back_as_its_own_type(kind: str, number: int) -> None:
    t = table({"A": "inf 3.0,4.0 activated"}, {"X": f"{kind} 3.0,3.0 x2", "Y": "inf 11.0,1.0"}, phase="fire")
    t.act("fire A at X", 6, 2, 2, 2, 2, 6)
    assert [t.stock(RECYCLABLE + 2 * k, DEFENDER) for k in range(3)] == [1 if k == number else 0 for k in range(3)]
