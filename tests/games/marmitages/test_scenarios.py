"""Every scenario of Marmitages: complete, playable at once or by hand, and between them all the book has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grognard.books.files import convert
from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import pack
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY
from grognard.games.marmitages.defences import elements_left
from grognard.games.marmitages.scenario import Army, Scenario
from grognard.games.marmitages.state import IN_HAND, MOVING, TO_COME, Battle
from grognard.games.marmitages.vocabulary import BEGIN
from tests.games.marmitages.table import GAME, scenario

NAMES = scenario_names("marmitages")
BATTLES = [name for name in NAMES if name != "open-battle"]


def read(name: str) -> Scenario:
    return convert(load_scenario("marmitages", name), Scenario, name)


def set_up(name: str, **options: Any) -> Battle:
    return GAME.set_up(load_scenario("marmitages", name), options)


def armies(name: str) -> list[Army]:
    return [read(name).attacker, read(name).defender]


def planned(army: Army) -> Counter[str]:
    return Counter(element for elements in army.plan.defences.values() for element in elements)


def play_at_random(b: Battle, seed: int) -> None:
    dice = SeededDice(seed)
    while b.decider != NOBODY:
        random_step(GAME, b, dice)
        assert GAME.invariants(b) == []


@pytest.mark.parametrize("name", NAMES)
def test_head(name: str) -> None:
    head = read(name)
    assert (head.game, head.id) == ("marmitages", name)
    assert head.special is not None
    words = [head.title, head.place, head.situation, head.forces, head.special, head.goal]
    words += [army.name for army in armies(name)]
    assert all(text.strip() for pair in words for text in (pair["fr"], pair["en"]))
    assert all(army.nation for army in armies(name))
    assert head.sources


@pytest.mark.parametrize("name", NAMES)
def test_what_is_drawn_lies_on_the_table(name: str) -> None:
    head = read(name)
    width = 12 if head.open_battle else head.width
    assert head.features
    for feature in head.features:
        assert len(feature.points) >= 2
        assert all(0 <= x <= width and 0 <= y <= 8 for x, y in feature.points), feature.name


@pytest.mark.parametrize("name", NAMES)
def test_difficult_ground_is_drawn(name: str) -> None:
    """A player must see on the map why a sector is difficult."""
    head = read(name)
    for sector in head.difficult:
        column, row = ord(sector[0]) - ord("A"), int(sector[1:]) - 1
        assert any(
            min(x for x, _ in feature.points) < column + 1
            and max(x for x, _ in feature.points) > column
            and min(y for _, y in feature.points) < row + 1
            and max(y for _, y in feature.points) > row
            for feature in head.features
            if feature.kind in ("wood", "ruins", "craters", "river", "stream", "canal")
        ), sector


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("seed", range(5))
def test_quick_start_leaves_nothing_to_ask(name: str, seed: int) -> None:
    b = set_up(name)
    GAME.apply(b, pack(BEGIN), SeededDice(seed))
    assert (b.phase, b.turn, b.decider) == (MOVING, 1, b.attacker)
    assert all(b.at[u] >= 0 or b.at[u] == TO_COME for u in range(b.units()))
    assert [elements_left(b, side) for side in range(2)] == [0, 0]
    assert GAME.invariants(b) == []


@pytest.mark.parametrize("name", BATTLES)
def test_plans_place_what_the_armies_have_and_no_more(name: str) -> None:
    for army in armies(name):
        assert planned(army) == Counter({"wire": army.wire, "trench": army.trenches, "fort": army.forts})
        deployed = Counter(kind for kinds in army.plan.deployment.values() for kind in kinds)
        raised: Counter[str] = Counter()
        for troops in army.units:
            raised[troops.kind] += troops.count
        assert deployed == raised
        assert 3 * sum(army.plan.bombardment.values()) <= army.shells


def test_belleau_wood_is_as_printed() -> None:
    """§12: the forces line by line."""
    head = read("belleau-wood-1918")
    us, de = head.attacker, head.defender
    assert [(t.kind, t.count, t.attacking, t.defending) for t in us.units] == [
        ("infantry", 18, "inexperienced", "elite"),
        ("machine-gun", 2, None, None),
    ]
    assert (us.shells, us.trenches, us.wire, us.forts, us.gas, us.gas_among_shells, us.aviation) == (
        36,
        6,
        6,
        1,
        0,
        "",
        0,
    )
    assert [(t.kind, t.count, t.quality) for t in de.units] == [
        ("infantry", 9, "standard"),
        ("assault-troops", 3, "elite"),
        ("machine-gun", 3, "standard"),
    ]
    assert (de.shells, de.gas_among_shells, de.gas, de.trenches, de.wire, de.forts, de.aviation) == (
        12,
        "1d6",
        0,
        9,
        6,
        2,
        0,
    )
    assert [(r.kind, r.turn, r.dice, r.attacking, r.defending) for r in us.reinforcements] == [
        ("infantry", 2, "1d6", "inexperienced", "elite")
    ]
    assert [(r.kind, r.turn, r.dice, r.quality, r.attacking) for r in de.reinforcements] == [
        ("infantry", 2, "1d3", "standard", None)
    ]
    assert (head.width, head.difficult, head.open_battle) == (6, [], False)


def test_the_battles_use_everything_between_them() -> None:
    kinds: set[tuple[str, str]] = set()
    assets: dict[str, set[int]] = {
        key: set() for key in ("gas", "aviation", "shells", "wire", "trenches", "forts", "reinforcements")
    }
    for name in BATTLES:
        for side, army in enumerate(armies(name)):
            kinds |= {(troops.kind, troops.quality) for troops in army.units}
            for key, sides in assets.items():
                if getattr(army, key):
                    sides.add(side)
    assert {kind for kind, _ in kinds} == {
        "infantry",
        "assault-troops",
        "cavalry",
        "tank",
        "armoured-car",
        "machine-gun",
    }
    assert {quality for kind, quality in kinds if kind == "infantry"} == {"standard", "inexperienced", "elite"}
    assert all(sides == {0, 1} for sides in assets.values()), assets
    assert any(read(name).difficult for name in BATTLES)
    assert any(read(name).vehicles_on_difficult for name in BATTLES)
    assert len({read(name).width for name in BATTLES}) >= 4
    assert any(read(name).open_battle for name in NAMES)


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("start", ["quick", "by-hand"])
def test_a_random_game_ends_by_turn_9(name: str, start: str) -> None:
    b = set_up(name, start=start)
    play_at_random(b, 11)
    assert 1 <= b.turn <= 9
    assert GAME.outcome(b) is not None
    assert not any(b.at[u] == IN_HAND and b.turn == 1 for u in range(b.units()))


@pytest.mark.parametrize("width", range(6, 13))
@pytest.mark.parametrize("drawn_roles", [False, True])
def test_open_battle_at_any_width(width: int, drawn_roles: bool) -> None:
    b = set_up("open-battle", width=width, points=120 if width > 8 else 60, drawn_roles=drawn_roles)
    assert b.width == width
    assert sum(b.difficult) >= 1
    play_at_random(b, width)
    assert 1 <= b.turn <= 9


def test_open_battle_gives_the_attacker_twice_the_points() -> None:
    b = set_up("open-battle", points=90)
    assert list(b.ground.purses) == [90, 45]


def test_only_open_battles_leave_ground_off_the_table() -> None:
    with pytest.raises(Mistake, match="L3"):
        GAME.set_up(scenario(difficult=["L3"]), {})
    b = GAME.set_up(scenario(open_battle=True, attacker={"points": 60}, difficult=["A4", "L3"]), {})
    assert [GAME.place(b, s) for s in range(b.sectors) if b.difficult[s]] == ["A4"]
    with pytest.raises(Mistake, match="Z9"):
        GAME.set_up(scenario(open_battle=True, attacker={"points": 60}, difficult=["Z9"]), {})
