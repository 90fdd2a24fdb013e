"""The scenarios of the house: they load, deploy by their plans, and are written for both languages."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.games.walter_schnaffs.state import IN_HAND
from tests.games.walter_schnaffs.table import GAME, Table, open_table, scenario, table

NAMES = scenario_names("walter-schnaffs")
HISTORICAL = [name for name in NAMES if name != "open-battle"]


def test_three_battles_at_least_and_an_open_one() -> None:
    assert len(HISTORICAL) >= 3
    assert "open-battle" in NAMES


@pytest.mark.parametrize("name", HISTORICAL)
def test_the_plans_deploy_everything(name: str) -> None:
    """But for what a turning movement keeps back."""
    data = load_scenario("walter-schnaffs", name)
    battle = GAME.set_up(data, {})
    GAME.apply(battle, GAME.read(battle, "begin"), SeededDice(1))
    level = data["levels"]["german" if battle.attacker == 0 else "french"]
    left = [GAME.unit(battle, u) for u in range(battle.units()) if battle.at[u] == IN_HAND]
    if level == "turn-the-enemy":
        assert "done" in Table(battle).legal()
    else:
        assert left == []
        assert battle.turn == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_there_in_both_languages(name: str) -> None:
    data = load_scenario("walter-schnaffs", name)
    for key in ("title", "place", "situation", "forces", "goal"):
        assert all(data[key][language].strip() for language in ("fr", "en")), key
    assert data["sources"] or name == "open-battle"
    for feature in data["features"]:
        assert all(0 <= x <= 8 and 0 <= y <= 6 for x, y in feature["points"])


@pytest.mark.parametrize("name", NAMES)
def test_the_options_can_all_be_played(name: str) -> None:
    data = load_scenario("walter-schnaffs", name)
    for spec in GAME.options(data):
        for value in spec.values:
            GAME.set_up(data, {spec.key: value})


UNIT = {"units": [{"kind": "infantry", "names": ["One"]}]}


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({"german": {}}, "no unit"),
        (
            {"german": {"units": [{"kind": "infantry", "count": 40}, {"kind": "cavalry"}]}},
            "41 units, but its first row holds 40",
        ),
        ({"german": {"units": [{"kind": "infantry", "names": ["A", "A"]}]}}, "two units of one side are called 'A'"),
        ({"german": {"units": [{"kind": "infantry", "names": ["A: B"]}]}}, "colon or a hash"),
        ({"german": {"units": [{"kind": "lancers"}]}}, "Invalid enum value"),
        ({"german": {**UNIT, "plan": {"A6": ["Two"]}}}, "no unit 'Two' is left"),
        ({"german": {**UNIT, "plan": {"Z6": ["One"]}}}, "not on this map"),
        ({"levels": {"german": "to-the-last", "french": "solid-defence"}}, "not for the german side"),
        ({"levels": {"german": "solid-defence", "french": "solid-defence"}}, "let them differ"),
        ({"terrain": {"wood": ["A9"]}}, "not on this map"),
    ],
)
def test_mistakes_in_a_scenario_are_said_in_a_sentence(parts: dict[str, Any], says: str) -> None:
    with pytest.raises(Mistake, match=says):
        open_table(scenario(**{"german": UNIT, "french": UNIT, **parts}))


def test_mistakes_in_a_position_are_said_in_a_sentence() -> None:
    with pytest.raises(Mistake, match="A1 is held by the enemy"):
        table({"A1": "inf"}, {"A1": "inf"})
    with pytest.raises(Mistake, match="6 bases, 5 is the most"):
        table({"A1": "inf4+2"})
