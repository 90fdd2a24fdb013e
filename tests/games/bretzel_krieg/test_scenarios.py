"""The scenarios of the book: segments, sources, objectives, plans that leave nothing to ask, both languages."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.dice import SeededDice
from grognard.games.bretzel_krieg.state import ATTACKER
from tests.games.bretzel_krieg.table import GAME, Table, open_table

HISTORICAL = {"sedan-1940": 3, "prokhorovka-1943": 4, "ardennes-1944": 5}
NAMES = scenario_names("bretzel-krieg")


def load(name: str) -> dict[str, Any]:
    return load_scenario("bretzel-krieg", name)


def set_up(name: str, **options: Any) -> Table:
    return open_table(load(name), **options)


def test_the_book_has_three_battles_and_an_open_one() -> None:
    assert sorted([*HISTORICAL, "open-battle"]) == NAMES


@pytest.mark.parametrize(("name", "segments"), HISTORICAL.items())
def test_a_historical_battle_is_whole(name: str, segments: int) -> None:
    data = load(name)
    assert data["segments"] == segments
    assert len(data["sources"]) >= 2
    assert len(data["objectives"]) >= 5
    assert data["attacker"]["reinforcements"]
    assert data["defender"]["reinforcements"]
    assert len(data["grades"]) == 5
    named = [unit["name"] for side in ("attacker", "defender") for unit in data[side]["units"]]
    assert all(named)


@pytest.mark.parametrize("name", HISTORICAL)
def test_the_quick_start_leaves_nothing_to_ask(name: str) -> None:
    t = set_up(name)
    GAME.apply(t.battle, GAME.read(t.battle, "begin"), SeededDice(1))
    assert (t.phase(), t.decider(), t.battle.turn) == ("posture", ATTACKER, 1)
    assert GAME.invariants(t.battle) == []


@pytest.mark.parametrize("name", HISTORICAL)
def test_all_six_grades_can_be_reached_by_objectives_and_losses(name: str) -> None:
    data = load(name)
    lowest, highest = data["grades"][0], data["grades"][-1]
    worth = sum(goal["points"] for goal in data["objectives"])
    elements = {side: sum(unit["elements"] for unit in data[side]["units"]) for side in ("attacker", "defender")}
    per_point = data["elements_per_point"]
    assert worth + elements["defender"] // per_point >= highest
    assert -elements["attacker"] // per_point < lowest


@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_in_both_languages(name: str) -> None:
    def words(node: Any) -> list[dict[str, str]]:
        if isinstance(node, dict):
            return [node] if {"fr", "en"} <= set(node) else [w for child in node.values() for w in words(child)]
        return [w for child in node for w in words(child)] if isinstance(node, list) else []

    found = words(load(name))
    assert len(found) > 8
    assert all(text["fr"].strip() and text["en"].strip() for text in found)


@pytest.mark.parametrize("segments", [3, 4, 5])
def test_the_open_battle_is_played_on_three_to_five_segments(segments: int) -> None:
    t = set_up("open-battle", segments=segments)
    assert (t.battle.terrain.segments, len(t.battle.ground.objectives)) == (segments, segments)
    assert [spec.key for spec in GAME.options(load("open-battle"))] == ["air", "segments"]


@pytest.mark.parametrize("name", HISTORICAL)
def test_every_crossing_can_be_crossed(name: str) -> None:
    """By a straight leg of at most 2 UD between two half-UD points, one on either bank."""
    data = load(name)
    terrain = set_up(name).battle.terrain
    for stream in data["rivers"]:
        for crossing in stream["crossings"]:
            a, b = stream["points"][crossing["edge"] - 1], stream["points"][crossing["edge"]]
            x, y = (a[0] + b[0]) // 2 // 5 * 5, (a[1] + b[1]) // 2 // 5 * 5
            near = [
                (px, py)
                for px in range(x - 15, x + 16, 5)
                for py in range(y - 15, y + 16, 5)
                if terrain.on_table(px, py) and terrain.can_stand(px, py)
            ]

            def bank(spot: tuple[int, int], a: list[int] = a, b: list[int] = b) -> int:
                return (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0])

            assert any(
                bank(one) > 0 > bank(two)
                and (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2 <= 400
                and terrain.leg(*one, *two) >= 0
                for one in near
                for two in near
            ), crossing
