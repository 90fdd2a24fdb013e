"""The odds of Bretzel Krieg !: by hand, and against many resolutions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from typing import Any, cast

import pytest

from grognard.engine.actions import Choices, pack, target_of, unit_of, verb_of
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import SeededDice, WatchedDice
from grognard.engine.odds import Odds
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.bretzel_krieg.breakthrough import breakthrough_objection
from grognard.games.bretzel_krieg.state import ANSWERING, RETREATING, RUNNING, Battle
from grognard.games.bretzel_krieg.vocabulary import AIR, DONE, FIRE, FLAK
from grognard.odds.report import OddsSummary, odds_data
from grognard.table.play import Play, new_play
from tests.games.bretzel_krieg.table import GAME, Table, box, river, scenario, table
from tests.odds.agreement import BATCHES, POSITIONS, RESOLUTIONS, Agreement, fights_of_games

FAR = {"Z": "inf 11.0,8.0"}  # keeps the game going when the target falls


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
    t = table({"A": "arm 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x1", **FAR}, phase="fire")
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
    assert [total.unit for total in found.totals] == [t.number("A"), t.number("D")]
    assert [(line.low, line.high) for line in found.totals[0].tally.lines()] == 4 * [(0, 1)]
    assert {GAME.rules[line.rule] for line in found.totals[0].tally.lines()} == {"hit-armoured"}


def test_anti_aircraft_fire_keeps_bombs_away() -> None:
    """Four dice on armour, 5 or 6 hits and 5 or 6 fails. An efficiency of 4 lets two attacks in six through."""
    t = table(
        {"A": "arm 6.0,7.0"},
        {"D": "arm 6.0,4.0 x4"},
        phase="move",
        attacker_has={"budget": 4, "goods": {"dive-bombing": 1}},
        defender_has={"budget": 4, "goods": {"aa-4": 1}},
    )
    t.act("air dive-bombing 6.0,4.0")
    unit = t.number("D")
    assert prospect(odds_of(t, "done"), "lost", unit) == 4 * Fraction(2, 6) * Fraction(2, 6)
    answered = odds_of(t, "flak 4")
    assert prospect(answered, "driven-off", -1) == Fraction(4, 6)
    assert prospect(answered, "lost", unit) == Fraction(2, 6) * 4 * Fraction(2, 6) * Fraction(2, 6)
    assert [GAME.rules[total.tally.lines()[0].rule] for total in answered.totals] == ["flak", "hit-armoured"]


DIVE_BOMBERS = {"budget": 4, "goods": {"dive-bombing": 1}}


def summary_of(units: list[dict[str, Any]], action: str, *before: str, **stocks: Any) -> OddsSummary:
    """As it is sent and printed."""
    position = {"phase": "move", "units": units, "attacker": DIVE_BOMBERS, **stocks}
    play = Play(GAME, scenario(position=position), {"air": True})
    for text in before:
        play.act(text, SeededDice(1))
    told = odds_data(play, play.game.read(play.state, action))
    assert told is not None
    assert sum(case.chance for case in told.cases) == pytest.approx(1)
    summary = told.summary
    assert [summary.won, summary.tied, summary.lost, summary.taken] == 4 * [None], "nobody opposes bombs by a total"
    return summary


def test_the_summary_of_bombs_on_friend_and_foe() -> None:
    """Four dice each. Armour: 5 or 6 hits, 5 or 6 fails. A single element of infantry: 3 or more hits, 2 or more fails."""
    units: list[dict[str, Any]] = [
        {"side": "attacker", "kind": "armoured", "at": [60, 60], "elements": 4, "name": "A"},
        {"side": "defender", "kind": "infantry", "at": [60, 45], "elements": 1, "name": "D"},
        {"side": "defender", "kind": "infantry", "at": [90, 20], "name": "E"},
    ]
    found = summary_of(units, "air dive-bombing 6.0,5.2")
    a_die_on_armour = Fraction(2, 6) * Fraction(2, 6)
    falls = 1 - (1 - Fraction(4, 6) * Fraction(5, 6)) ** 4
    assert found.losses == pytest.approx([float(4 * a_die_on_armour), float(falls)])
    assert [unit.name for unit in found.units] == ["D", "A"]
    assert [unit.chance for unit in found.units] == pytest.approx([float(falls), float(a_die_on_armour**4)])


def test_the_summary_of_anti_aircraft_fire() -> None:
    """An efficiency of 3 lets half of the attacks through."""
    units: list[dict[str, Any]] = [
        {"side": "attacker", "kind": "armoured", "at": [60, 80], "name": "A"},
        {"side": "defender", "kind": "armoured", "at": [60, 40], "elements": 4, "name": "D"},
    ]
    guns = {"budget": 4, "goods": {"aa-3": 1}}
    found = summary_of(units, "flak 3", "air dive-bombing 6.0,4.0", defender=guns)
    a_die = Fraction(2, 6) * Fraction(2, 6)
    assert found.losses == pytest.approx([0, float(Fraction(1, 2) * 4 * a_die)])
    assert [unit.chance for unit in found.units] == [pytest.approx(float(Fraction(1, 2) * a_die**4))]


def test_bombs_on_empty_ground_do_nothing() -> None:
    units: list[dict[str, Any]] = [
        {"side": "attacker", "kind": "armoured", "at": [60, 80]},
        {"side": "defender", "kind": "armoured", "at": [60, 40]},
    ]
    found = summary_of(units, "air dive-bombing 2.0,2.0")
    assert found.losses == [0, 0]
    assert found.units == []


# -- against resolutions -------------------------------------------------------------------------------------------------
SCENARIOS = ["sedan-1940", "prokhorovka-1943", "ardennes-1944", "open-battle"]


def battle_in_scenario(seed: int) -> Play:
    return new_play("bretzel-krieg", SCENARIOS[seed % len(SCENARIOS)], {})


def positions(batch: int) -> list[tuple[Battle, int]]:
    """Out of random games of all scenarios: fire, attacks from the air, and anti-aircraft fire at such attacks."""
    wanted = {FIRE: POSITIONS - 6, AIR: 3, FLAK: 3}
    found: list[tuple[Battle, int]] = []
    for verb, count in wanted.items():
        games = fights_of_games(battle_in_scenario, batch, lambda action, verb=verb: verb_of(action) == verb)  # type: ignore[misc]
        found += [(cast(Battle, state), action) for _, state, action in islice(games, count)]
    return found


class Told:
    """A resolution as far as the odds go: of each unit to where its owner chooses its retreat."""

    def __init__(self, before: Battle, action: int, dice: SeededDice) -> None:
        self.before = before
        self.after = before.clone()
        self.chronicle = self.after.chronicle = Chronicle(WatchedDice(dice))
        GAME.apply(self.after, action, dice)
        self.left: dict[int, int] = {}  # elements of those whose retreat was asked, at that moment

    def bomb(self, dice: SeededDice) -> None:
        """The attack from the air is not answered, or was just now, and everybody goes back somewhere."""
        b = self.after
        if b.phase == ANSWERING:
            GAME.apply(b, pack(DONE), dice)
        while b.phase == RETREATING and b.decider != NOBODY:
            self.left.setdefault(int(b.retreater), int(b.vc[b.retreater]))
            random_step(GAME, b, dice)

    def lost(self, unit: int) -> int:
        return int(self.before.vc[unit]) - self.left.get(unit, int(self.after.vc[unit]))

    def was_told(self, key: str, unit: int) -> bool:
        return any(GAME.events[event.code] == key and event.unit == unit for event in self.chronicle.events)

    def goes_back(self, unit: int) -> bool:
        asked = self.after.phase == RETREATING and self.after.retreater == unit
        return asked or unit in self.left or self.was_told("retreated", unit)

    def opens(self, firer: int) -> bool:
        """Whether the firer may break through; wherever its owner takes it, who must retreat leaves his place."""
        left = self.after.clone()
        if left.phase == RETREATING:
            left.at[left.retreater] = -1
        return left.grade == RUNNING and breakthrough_objection(left, firer) == ALLOWED

    def befell(self, unit: int) -> dict[str, int]:
        lost = self.lost(unit)
        return {
            "loses": lost > 0,
            "falls": lost == self.before.vc[unit],
            "retreats": self.goes_back(unit),
            "lost": lost,
        }


def compare_fire(agreement: Agreement, where: str, found: Odds, b: Battle, action: int, seed: int) -> None:
    firer, target = int(unit_of(action)), int(b.unit_at(target_of(action)))
    counts: Counter[object] = Counter()
    came: Counter[tuple[int, str]] = Counter()
    dice = SeededDice(seed)
    for _ in range(RESOLUTIONS):
        one = Told(b, action, dice)
        opens = one.opens(firer)
        counts[one.lost(target), opens, one.was_told("blocked", target)] += 1
        came[firer, "breaks-through"] += opens
        came.update({(target, key): count for key, count in one.befell(target).items()})
    chances: Counter[object] = Counter()
    for case in found.cases:
        told = [GAME.events[event.code] for event in case.events]
        chances[case.least, case.taken_by == b.active, "blocked" in told] += case.ways
    agreement.cases(where, {key: ways / found.all_ways() for key, ways in chances.items()}, counts)
    compare_prospects(agreement, where, found, b, came)


def compare_bombs(agreement: Agreement, where: str, found: Odds, b: Battle, action: int, seed: int) -> None:
    units = {one.unit for one in found.prospects if one.unit >= 0}
    counts: Counter[object] = Counter()
    came: Counter[tuple[int, str]] = Counter()
    dice = SeededDice(seed)
    for _ in range(RESOLUTIONS):
        one = Told(b, action, dice)
        one.bomb(dice)
        driven_off = one.was_told("flak-hit", NOBODY)
        losses = [sum(one.lost(unit) for unit in units if b.side[unit] == side) for side in range(2)]
        counts[*losses, driven_off] += 1
        came[NOBODY, "driven-off"] += driven_off
        came.update({(unit, key): count for unit in units for key, count in one.befell(unit).items()})
    chances: Counter[object] = Counter()
    for case in found.cases:
        chances[*case.losses, "driven-off" in [fate.key for fate in case.fates]] += case.ways
    agreement.cases(where, {key: ways / found.all_ways() for key, ways in chances.items()}, counts)
    compare_prospects(agreement, where, found, b, came)


def compare_prospects(agreement: Agreement, where: str, found: Odds, b: Battle, came: Counter[tuple[int, str]]) -> None:
    for thing in found.prospects:
        most = 1 if thing.is_chance else int(b.vc[thing.unit])
        told = f"{where}, {thing.unit} {thing.key}"
        agreement.average(told, float(thing.value), most, came[thing.unit, thing.key], RESOLUTIONS)


@pytest.mark.parametrize("batch", BATCHES)
def test_two_hundred_combats_agree_with_their_resolutions(batch: int) -> None:
    """Error rate and number of resolutions: tests/odds/agreement.py."""
    agreement = Agreement()
    for number, (b, action) in enumerate(positions(batch)):
        found = cast(Odds, GAME.odds(b, action))
        where = f"combat {number}, {GAME.write(b, action)}"
        compare = compare_fire if verb_of(action) == FIRE else compare_bombs
        compare(agreement, where, found, b, action, number)
    assert not agreement.wrong()


WOOD = box("wood", "2.0,3.0", "4.0,4.5")
TIGHT_PLACES: dict[str, tuple[Table, str]] = {
    "infantry at close range": (
        table({"A": "inf 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x3"}, phase="fire"),
        "fire A at D",
    ),
    "armour at a unit against the edge": (
        table({"A": "arm 6.0,1.0 activated"}, {"D": "mot 6.0,0.0 x2", **FAR}, phase="fire"),
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


def test_fire_in_tight_places_agrees_with_resolutions() -> None:
    """Against the edge, a wood, a river or in a trench, where retreats are blocked or stood fast."""
    agreement = Agreement()
    for name, (t, text) in TIGHT_PLACES.items():
        compare_fire(agreement, name, odds_of(t, text), t.battle, GAME.read(t.battle, text), 7)
    assert not agreement.wrong()


def test_a_wrong_die_would_be_found() -> None:
    """The comparison can fail: the odds of one range are not those of the next."""
    near = table({"A": "inf 6.0,5.0 activated"}, {"D": "inf 6.0,4.0 x3"}, phase="fire")
    far = table({"A": "inf 6.0,6.0 activated"}, {"D": "inf 6.0,4.0 x3"}, phase="fire")
    agreement = Agreement()
    found = odds_of(near, "fire A at D")
    compare_fire(agreement, "fire", found, far.battle, GAME.read(far.battle, "fire A at D"), 1)
    assert agreement.wrong()


# -- as the page gets them ---------------------------------------------------------------------------------------------
def test_every_listed_fire_has_odds() -> None:
    units: list[dict[str, Any]] = [
        {"side": "attacker", "kind": "armoured", "at": [60, 50], "marks": ["activated"]},
        {"side": "defender", "kind": "infantry", "at": [60, 40]},
        {"side": "defender", "kind": "motorised", "at": [70, 30], "elements": 2},
    ]
    play = Play(GAME, scenario(position={"phase": "fire", "units": units}), {})
    choices = Choices()
    play.game.offer(play.state, choices)
    fires = [action for action in choices.actions if verb_of(action) == FIRE]
    assert len(fires) == 2
    for action in fires:
        told = odds_data(play, action)
        assert told is not None
        assert sum(case.chance for case in told.cases) == pytest.approx(1)
        assert told.summary.won is None, "only one side fires"
        [opens] = [one.value for one in told.prospects if one.key == "breaks-through"]
        assert told.summary.taken == (pytest.approx([opens, 0]) if opens else None)
        assert sum(chance for _, chance in told.totals[0].chances) == pytest.approx(1)
        assert {one.key for one in told.prospects} == {"loses", "falls", "retreats", "lost", "breaks-through"}
