"""The odds of Bretzel Krieg !: by hand, and against many resolutions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from grognard.engine.actions import Choices, unit_of, verb_of
from grognard.engine.dice import SeededDice
from grognard.engine.odds import Odds
from grognard.engine.state import ALLOWED
from grognard.games.bretzel_krieg.breakthrough import breakthrough_objection
from grognard.games.bretzel_krieg.state import RETREATING, Battle
from grognard.games.bretzel_krieg.vocabulary import FIRE
from grognard.odds.report import read_odds
from grognard.table.play import Play
from tests.games.bretzel_krieg.table import GAME, Table, box, river, scenario, table
from tests.odds.agreement import RESOLUTIONS, disagreements

COMPARISONS = 500  # results of all positions together, at most


def odds_of(t: Table, action: str) -> Odds:
    found = GAME.odds(t.battle, GAME.read(t.battle, action))
    assert found is not None
    return found


def prospect(found: Odds, key: str, unit: int) -> Fraction:
    return next(one.value for one in found.prospects if one.key == key and one.unit == unit)


# -- by hand -----------------------------------------------------------------------------------------------------------
def test_one_die_at_infantry_in_the_open() -> None:
    """At 4 UD a die: 3 to 6 hits, then 5 or 6 fails against a cohesion of 4; a one sends it back."""
    t = table({"A": "inf 6.0,8.0 activated"}, {"D": "inf 6.0,4.0 x4"}, phase="fire")
    found = odds_of(t, "fire A at D")
    target = t.number("D")
    assert prospect(found, "loses", target) == Fraction(4, 6) * Fraction(2, 6)
    assert prospect(found, "retreats", target) == Fraction(1, 6)
    assert prospect(found, "falls", target) == 0
    assert prospect(found, "lost", target) == Fraction(8, 36)
    assert Fraction(sum(case.ways for case in found.cases if case.least == 1), found.all_ways()) == Fraction(8, 36)


def test_a_last_element_dug_in() -> None:
    """Two dice at 2 UD, 5 or 6 hits, a cohesion of 1: five faces of six fail. A single one does not dislodge it."""
    t = table(
        {"A": "inf 6.0,6.0 activated"}, {"D": "inf 6.0,4.0 x1 settled"}, phase="fire", works=[("5.5,4.0", "along")]
    )
    found = odds_of(t, "fire A at D")
    target = t.number("D")
    survives_a_die = 1 - Fraction(2, 6) * Fraction(5, 6)
    assert prospect(found, "falls", target) == 1 - survives_a_die**2
    assert prospect(found, "retreats", target) == Fraction(1, 36)


def test_armour_breaks_through_when_the_place_is_left() -> None:
    """Three dice at 1 UD at a single element in the open; it is gone if one test fails, and leaves the place if a one shows."""
    t = table({"A": "arm 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x1"}, phase="fire")
    found = odds_of(t, "fire A at D")
    stays_a_die = Fraction(1, 6) + Fraction(4, 6) * Fraction(1, 6)  # a 2, or a hit that is borne
    assert prospect(found, "breaks-through", t.number("A")) == 1 - stays_a_die**3


def test_bombs_on_friend_and_foe() -> None:
    t = table(
        {"A": "arm 6.0,5.0"},
        {"D": "inf 6.0,4.0 x4", "E": "inf 9.0,4.0"},
        phase="move",
        attacker_has={"budget": 4, "goods": {"dive-bombing": 1}},
    )
    found = odds_of(t, "air dive-bombing 6.0,4.5")
    assert {one.unit for one in found.prospects} == {t.number("A"), t.number("D")}
    assert prospect(found, "lost", t.number("A")) == 4 * Fraction(2, 6) * Fraction(2, 6)


# -- against resolutions -------------------------------------------------------------------------------------------------
WOOD = box("wood", "2.0,3.0", "4.0,4.5")
POSITIONS: dict[str, tuple[Table, str]] = {
    "infantry at close range": (
        table({"A": "inf 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x3"}, phase="fire"),
        "fire A at D",
    ),
    "armour at a unit against the edge": (
        table({"A": "arm 6.0,1.0 activated"}, {"D": "mot 6.0,0.0 x2"}, phase="fire"),
        "fire A at D",
    ),
    "into a wood": (
        table({"A": "mot 3.0,5.0 activated progressing"}, {"D": "inf 3.0,4.0 x2"}, phase="fire", zones=[WOOD]),
        "fire A at D",
    ),
    "dug in": (
        table(
            {"A": "inf 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x4 settled"}, phase="fire", works=[("5.5,3.5", "along")]
        ),
        "fire A at D",
    ),
    "back to the river": (
        table(
            {"A": "inf 6.0,5.0 activated", "B": "inf 4.9,4.0", "C": "inf 7.1,4.0"},
            {"D": "inf 6.0,4.0 x4"},
            phase="fire",
            rivers=[river("0.0,3.8", "12.0,3.8")],
        ),
        "fire A at D",
    ),
}


def seen(before: Battle, after: Battle, target: int, firer: int) -> tuple[int, bool, bool]:
    """Elements lost, whether it must go back or has gone, whether the firer may break through; the owner chooses the rest."""
    asked = after.phase == RETREATING
    gone_back = asked or (after.at[target] >= 0 and after.at[target] != before.at[target])
    left = after.clone()
    if asked:
        left.at[target] = -1
    opens = breakthrough_objection(left, firer) == ALLOWED
    return int(before.vc[target] - after.vc[target]), gone_back, opens


@pytest.mark.parametrize("name", POSITIONS)
def test_fire_agrees_with_resolutions(name: str) -> None:
    t, text = POSITIONS[name]
    b = t.battle
    action = GAME.read(b, text)
    firer, target = int(unit_of(action)), t.number("D")
    found = odds_of(t, text)
    chances: dict[object, float] = {}
    for case in found.cases:
        told = [GAME.events[event.code] for event in case.events]
        # a case with neither loss nor word of the retreat may still be one of retreat: its prospect is compared below
        key = (case.least, case.taken_by == 0, "blocked" in told)
        chances[key] = chances.get(key, 0.0) + case.ways / found.all_ways()
    counts: Counter[object] = Counter()
    back = 0
    dice = SeededDice(7)
    for _ in range(RESOLUTIONS):
        after = b.clone()
        stock = int(after.stock[40 + 1]) + int(after.stock[42 + 1]) + int(after.stock[44 + 1])
        GAME.apply(after, action, dice)
        lost, gone_back, opens = seen(b, after, target, firer)
        recycled = int(after.stock[41] + after.stock[43] + after.stock[45]) - stock
        counts[lost, opens, lost > recycled] += 1
        back += gone_back
    assert disagreements(chances, counts, COMPARISONS) == []
    retreats = float(prospect(found, "retreats", target))
    assert (
        disagreements({True: retreats, False: 1 - retreats}, {True: back, False: RESOLUTIONS - back}, COMPARISONS) == []
    )


def test_wrong_odds_are_found_out() -> None:
    """The comparison can fail: the odds of one range are not those of the next."""
    near = table({"A": "inf 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x3"}, phase="fire")
    far = table({"A": "inf 6.0,6.0 activated"}, {"D": "inf 6.0,4.0 x3"}, phase="fire")
    loses = float(prospect(odds_of(near, "fire A at D"), "loses", 1))
    action = GAME.read(far.battle, "fire A at D")
    dice, lost = SeededDice(1), 0
    for _ in range(5000):
        after = far.battle.clone()
        GAME.apply(after, action, dice)
        lost += after.vc[1] < far.battle.vc[1]
    assert disagreements({True: loses, False: 1 - loses}, {True: lost, False: 5000 - lost}, COMPARISONS)


# -- as the page gets them ---------------------------------------------------------------------------------------------
def test_every_listed_fire_has_odds() -> None:
    units: list[dict[str, Any]] = [
        {"side": "attacker", "kind": "armoured", "at": [60, 50], "marks": ["activated"]},
        {"side": "defender", "kind": "infantry", "at": [60, 40]},
        {"side": "defender", "kind": "motorised", "at": [70, 30], "elements": 2},
    ]
    play = Play(GAME, scenario(position={"phase": "fire", "units": units}), {})
    choices = Choices()
    GAME.offer(play.state, choices)
    fires = [action for action in choices.actions if verb_of(action) == FIRE]
    assert len(fires) == 2
    for action in fires:
        told = read_odds(play, action)
        assert told is not None
        assert sum(case["chance"] for case in told["cases"]) == pytest.approx(1)
        assert sum(chance for _, chance in told["totals"][0]["chances"]) == pytest.approx(1)
        assert {one["key"] for one in told["prospects"]} == {"loses", "falls", "retreats", "lost", "breaks-through"}
