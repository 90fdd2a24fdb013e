"""The odds of Walter Schnaffs: worked by hand, against dyce, and against many resolutions."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any, cast

import pytest
from dyce import H

from grognard.engine.actions import Choices, pack, unit_of, verb_of
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import SeededDice, WatchedDice
from grognard.engine.odds import Odds
from grognard.engine.state import NOBODY
from grognard.games.registry import find_game
from grognard.games.walter_schnaffs.odds import volley_ways
from grognard.games.walter_schnaffs.state import (
    ADVANCING,
    ATTACKED,
    LOSING,
    LOST_BASES,
    LOST_NOW,
    RETREATING,
    Battle,
)
from grognard.games.walter_schnaffs.vocabulary import ATTACK, BOMBARD
from grognard.odds.report import Range, odds_data
from grognard.table.play import Play
from grognard.table.record import bare_ground
from tests.odds.agreement import BATCHES, RESOLUTIONS, Agreement, seeds_of

GAME = find_game("walter-schnaffs")
B4, B5 = 25, 33
KINDS = [
    "infantry",
    "infantry",
    "infantry",
    "cavalry",
    "breech",
    "light-breech",
    "heavy-bronze",
    "light-bronze",
    "mitrailleuse",
]
MOST = {"infantry": 5, "cavalry": 3}
QUALITIES = ["regular", "regular", "professional", "reservist"]


def position(**parts: Any) -> Play:
    return Play(GAME, {**bare_ground("walter-schnaffs"), "position": {"side": "german", **parts}}, {})


def unit(side: str, at: str, chance: random.Random, kinds: list[str]) -> dict[str, Any]:
    kind = chance.choice(kinds)
    rifle = chance.choice(["plain", "modern"])
    return {
        "side": side,
        "kind": kind,
        "at": at,
        "bases": chance.randint(1, MOST.get(kind, 1)),
        "quality": chance.choice(QUALITIES),
        "rifle": rifle if kind == "infantry" else "plain",
    }


def random_position(seed: int) -> Play:
    """Some units in B5 about to attack some in B4, with whatever stands around and whatever the ground."""
    chance = random.Random(seed)
    units = [unit("german", "B5", chance, KINDS[:4])]
    units += [unit("german", "B5", chance, KINDS) for _ in range(chance.randint(0, 4))]
    units += [unit("french", "B4", chance, KINDS) for _ in range(chance.randint(1, 5))]
    for side, zone in (("german", "B6"), ("german", "A5"), ("french", "B3"), ("french", "C4")):
        units += [unit(side, zone, chance, KINDS) for _ in range(chance.choice([0, 0, 2, 3]))]
    units += [unit(side, zone, chance, KINDS) for side, zone in (("german", "H6"), ("french", "H1"))]  # nobody is gone
    for one in units[1:]:
        if one["at"] == "B5":
            one["marks"] = chance.choice([[], [], ["held-back"], ["shaken"]])
            if one["kind"] not in MOST:
                one["marks"] = chance.choice([[], ["fired"]])
    return position(
        phase="attack",
        units=units,
        terrain=chance.choice([{}, {}, {"wood": ["B4"]}, {"buildings": ["B4"]}]),
        streams=chance.choice([[], [], ["B4-B5"]]),
    )


# -- by hand -------------------------------------------------------------------------------------------------------------
def chances(play: Play, action: int) -> dict[tuple[int, int], Fraction]:
    """The chance of every pair of bases lost, German and French."""
    found = cast(Odds, GAME.odds(play.state, action))
    ways: Counter[tuple[int, int]] = Counter()
    for case in found.cases:
        ways[case.losses[0], case.losses[1]] += case.ways
    return {pair: Fraction(count, found.all_ways()) for pair, count in ways.items()}


def test_a_die_each_by_hand() -> None:
    """A fresh regiment, 4 points, against other rifles, 2 points: one die each; 1 or 2 nothing, 3 to 5 a base, 6 two."""
    play = position(
        phase="attack",
        units=[
            {"side": "german", "kind": "infantry", "bases": 4, "at": "B5"},
            {"side": "french", "kind": "infantry", "bases": 3, "at": "B4"},
        ],
    )
    one_die = {0: Fraction(2, 6), 1: Fraction(3, 6), 2: Fraction(1, 6)}
    attack = pack(ATTACK, origin=B5, target=B4)
    assert chances(play, attack) == {(a, d): one_die[a] * one_die[d] for a in one_die for d in one_die}
    found = odds_data(play, attack)
    assert found is not None
    summary = found.summary
    # Driven out when the Frenchman loses more: 1-0, 2-0, 2-1; equal on 0-0, 1-1, 2-2.
    assert summary.won == pytest.approx(float(Fraction(3 * 2 + 1 * 2 + 1 * 3, 36)))
    assert summary.tied == pytest.approx(float(Fraction(2 * 2 + 3 * 3 + 1, 36)))
    assert summary.taken == pytest.approx([summary.won, 0])
    assert summary.losses == pytest.approx([5 / 6, 5 / 6])
    assert summary.units == [], "nobody has two bases or fewer"


@pytest.mark.parametrize(("regiments", "dice"), [(1, 1), (2, 2), (3, 3)])  # 4, 8 and 12 points
def test_points_become_a_die_for_every_five_begun(regiments: int, dice: int) -> None:
    attackers = [{"side": "german", "kind": "infantry", "bases": 4, "at": "B5"}] * regiments
    defender = {"side": "french", "kind": "infantry", "bases": 3, "at": "B4"}
    found = odds_data(position(phase="attack", units=[*attackers, defender]), pack(ATTACK, origin=B5, target=B4))
    assert found is not None
    assert [total.dice for total in found.totals] == [Range("dice-by-fives", dice, dice), Range("dice-by-fives", 1, 1)]


def test_a_gun_falls_on_a_six_and_an_emptied_zone_is_taken() -> None:
    """Against a battery alone any 3 to 6 takes it, and the zone with it; its 2 points throw one die back."""
    play = position(
        phase="attack",
        units=[
            {"side": "german", "kind": "infantry", "bases": 3, "at": "B5"},
            {"side": "french", "kind": "light-bronze", "at": "B4", "name": "9e"},
            {"side": "french", "kind": "infantry", "at": "H1"},
        ],
    )
    found = odds_data(play, pack(ATTACK, origin=B5, target=B4))
    assert found is not None
    assert found.summary.won == pytest.approx(4 / 6), "also where the attacker loses as much or more"
    [falls] = found.summary.units
    assert falls.name == "9e"
    assert falls.chance == pytest.approx(4 / 6)


def test_the_owner_can_spare_who_has_a_companion() -> None:
    """Two hits on two worn regiments: neither is sure to fall, for the owner may take both bases from one of them."""
    play = position(
        phase="attack",
        units=[
            *[{"side": "german", "kind": "infantry", "at": "B5"} for _ in range(2)],
            {"side": "french", "kind": "infantry", "bases": 2, "at": "B4"},
            {"side": "french", "kind": "infantry", "bases": 2, "rifle": "modern", "at": "B4"},
            {"side": "french", "kind": "infantry", "at": "H1"},
        ],
    )
    found = cast(Odds, GAME.odds(play.state, pack(ATTACK, origin=B5, target=B4)))
    assert {case.losses[1]: case.lost for case in found.cases if case.losses[0] == 0} == {
        0: [],
        1: [],
        2: [],
        3: [],  # one of them falls, and which one is chosen
        4: [2, 3],
    }


@pytest.mark.parametrize("count", [0, 1, 2, 5, 8])
def test_volleys_agree_with_dyce(count: int) -> None:
    """Each die counted as 1 for a hit and 100 for a six."""
    die = H({0: 2, 1: 3, 100: 1})
    expected = dict((count @ die).items()) if count else {0: 1}
    assert {hits + 100 * sixes: ways for (hits, sixes), ways in volley_ways(count).items()} == expected


@pytest.mark.parametrize(
    ("kind", "zone", "terrain", "chance"),
    [
        ("breech", "D3", "", Fraction(1, 3)),
        ("breech", "D2", "", Fraction(1, 3)),
        ("breech", "D3", "wood", Fraction(1, 3) * Fraction(1, 2)),  # percussion: saved on 4 to 6
        ("breech", "D3", "soft", Fraction(1, 3) * Fraction(1, 2)),
        ("breech", "D3", "buildings", Fraction(1, 3) * Fraction(2, 3)),  # saved on 5 or 6
        ("light-breech", "E3", "", Fraction(1, 6)),
        ("light-breech", "D3", "", Fraction(1, 3)),
        ("heavy-bronze", "D2", "buildings", Fraction(1, 6) * Fraction(2, 3)),
        ("heavy-bronze", "D3", "", Fraction(1, 2)),
        ("light-bronze", "D3", "hill", Fraction(1, 3)),
        ("mitrailleuse", "D3", "wood", Fraction(1, 2) * Fraction(2, 3)),
        ("mitrailleuse", "D3", "soft", Fraction(1, 2)),
    ],
)
def test_bombardments_by_hand(kind: str, zone: str, terrain: str, chance: Fraction) -> None:
    play = position(
        phase="bombard",
        terrain={terrain: [zone]} if terrain else {},
        units=[
            {"side": "german", "kind": kind, "at": "D4"},
            {"side": "french", "kind": "infantry", "bases": 1, "at": zone, "name": "50e"},
            {"side": "french", "kind": "infantry", "at": "H1"},
        ],
    )
    action = GAME.read(play.state, f"bombard {GAME.unit(play.state, 0)} {zone}")
    assert chances(play, action) == {(0, 0): 1 - chance, (0, 1): chance}
    found = odds_data(play, action)
    assert found is not None
    assert found.totals[0].mean == pytest.approx(float(chance))
    [falls] = found.summary.units
    assert falls.name == "50e"
    assert falls.chance == pytest.approx(float(chance))
    assert found.summary.losses == pytest.approx([0, float(chance)])
    assert (found.summary.won, found.summary.tied, found.summary.lost) == 3 * (None,), "nobody fires back"
    assert found.summary.taken is None


def test_only_attacks_and_bombardments_have_odds() -> None:
    play = random_position(1)
    choices = Choices()
    GAME.offer(play.state, choices)
    for action in choices.actions:
        found = GAME.odds(play.state, action)
        assert (found is not None) == GAME.write(play.state, action).startswith("attack")


# -- against resolutions -------------------------------------------------------------------------------------------------
def expected(found: Odds) -> dict[object, float]:
    """The chance of each result: bases lost by both, whether the defender is driven out, and whether somebody may move in."""
    ways: Counter[object] = Counter()
    for case in found.cases:
        ways[case.losses[0], case.losses[1], case.least > 0, case.taken_by] += case.ways
    return {key: count / found.all_ways() for key, count in ways.items()}


def chosen(b: Battle, keeper: int, chance: random.Random) -> int:
    """Who falls or goes first: anybody, but the attacker keeps one that can move in afterwards as long as he can."""
    choices = Choices()
    GAME.offer(b, choices)
    others = [action for action in choices.actions if unit_of(action) != keeper]
    return chance.choice(others or list(choices.actions))


def resolve(start: Battle, dice: SeededDice, chance: random.Random) -> tuple[object, list[int]]:
    """One true attack: the same result, and the units destroyed on the table of losses."""
    b = start.clone()
    b.chronicle = Chronicle(WatchedDice(dice))
    GAME.apply(b, pack(ATTACK, origin=B5, target=B4), dice)
    forward = [unit for unit in range(b.units()) if b.marks[unit] & ATTACKED and b.at[unit] == B5]
    keeper = max(forward, key=lambda unit: int(b.bases[unit]), default=NOBODY)
    while b.decider != NOBODY and b.phase in (LOSING, RETREATING):
        GAME.apply(b, chosen(b, keeper, chance), dice)
    told = [(GAME.events[event.code], event.unit) for event in b.chronicle.events]
    end = next(n for n, (key, _) in enumerate(told) if key in ("driven-out", "stood"))
    taken_by = int(b.decider) if b.phase == ADVANCING else NOBODY
    result = int(b.stock[LOST_NOW]), int(b.stock[LOST_NOW + 1]), told[end][0] == "driven-out", taken_by
    return result, [unit for key, unit in told[:end] if key == "destroyed"]


def compare(agreement: Agreement, where: str, found: Odds, start: Battle, seed: int) -> None:
    counts: Counter[object] = Counter()
    destroyed: Counter[int] = Counter()
    dice, chance = SeededDice(seed), random.Random(seed)
    for _ in range(RESOLUTIONS):
        result, fallen = resolve(start, dice, chance)
        counts[result] += 1
        destroyed.update(fallen)
    agreement.cases(where, expected(found), counts)
    for unit in range(start.units()):
        sure = sum(case.ways for case in found.cases if unit in case.lost) / found.all_ways()
        agreement.at_least(f"{where}, unit {unit} falls", sure, destroyed[unit], RESOLUTIONS)


@pytest.mark.parametrize("batch", BATCHES)
def test_two_hundred_attacks_agree_with_their_resolutions(batch: int) -> None:
    """Error rate and number of resolutions: tests/odds/agreement.py. Units that fall for certain fell at least that often."""
    agreement = Agreement()
    for seed in seeds_of(batch):
        play = random_position(seed)
        found = cast(Odds, GAME.odds(play.state, pack(ATTACK, origin=B5, target=B4)))
        compare(agreement, f"position {seed}", found, cast(Battle, play.state), seed)
    assert not agreement.wrong()


def random_bombardment(seed: int) -> Play:
    """A gun in B5 that fires one or two zones far at whoever stands there, whatever the ground."""
    chance = random.Random(seed)
    units = [unit("german", "B5", chance, KINDS[4:])]
    units += [unit("french", zone, chance, KINDS) for zone in ("B4", "B3") for _ in range(chance.randint(0, 3))]
    units += [unit("french", zone, chance, KINDS) for zone in ("B4", "H1")]
    kinds = chance.sample(["wood", "buildings", "soft", "hill", "open"], 2)
    ground = {kind: [zone] for kind, zone in zip(kinds, ("B4", "B3"), strict=True) if kind != "open"}
    return position(phase="bombard", units=units, terrain=ground)


@pytest.mark.parametrize("batch", BATCHES)
def test_two_hundred_bombardments_agree_with_their_resolutions(batch: int) -> None:
    """Bases lost; which of several units loses them is chosen afterwards."""
    agreement = Agreement()
    for seed in seeds_of(batch):
        b = cast(Battle, random_bombardment(seed).state)
        choices = Choices()
        GAME.offer(b, choices)
        shots = [action for action in choices.actions if verb_of(action) == BOMBARD]
        if not shots:
            continue
        found = cast(Odds, GAME.odds(b, shots[seed % len(shots)]))
        dice, chance = SeededDice(seed), random.Random(seed)
        counts: Counter[object] = Counter()
        for _ in range(RESOLUTIONS // 10):  # one or two dice
            after = b.clone()
            GAME.apply(after, shots[seed % len(shots)], dice)
            while after.decider != NOBODY and after.phase == LOSING:
                GAME.apply(after, chosen(after, NOBODY, chance), dice)
            counts[int(after.stock[LOST_BASES + 1])] += 1
        odds: dict[object, float] = {case.losses[1]: case.ways / found.all_ways() for case in found.cases}
        agreement.cases(f"bombardment {seed}", odds, counts)
    assert not agreement.wrong()


def test_a_wrong_die_would_be_found() -> None:
    """The comparison can fail: the odds of a position with one regiment more do not pass."""
    regiments = [{"side": "german", "kind": "infantry", "bases": 5, "at": "B5"} for _ in range(2)]
    enemies = [{"side": "french", "kind": "infantry", "bases": 5, "at": at} for at in ("B4", "H1")]
    few = position(phase="attack", units=[regiments[0], *enemies])
    more = position(phase="attack", units=[*regiments, *enemies])
    agreement = Agreement()
    found = cast(Odds, GAME.odds(more.state, pack(ATTACK, origin=B5, target=B4)))
    compare(agreement, "position", found, cast(Battle, few.state), 1)
    assert agreement.wrong()
