"""A position is held to the rules as a scenario is: what cannot be is refused, by its key."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.vimy.state import GERMANS_LOST, GERMANS_SURRENDERED, INFANTRY_LOST, OTHERS_LOST
from grognard.games.vimy.victory import score
from tests.games.vimy.table import table

ENEMY = {"name": "1/R261", "at": "3503"}


def units(*placed: dict[str, Any]) -> dict[str, Any]:
    return {"units": [ENEMY, *placed]}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"turn": 0}, "position.turn: 1 is the first turn, 18 the last"),
        ({"turn": 19}, "position.turn: 1 is the first turn, 18 the last"),
        ({"smoke": {"1904": "german"}}, "position.smoke: it needs the option 'smoke'"),
        ({"visibility": 2}, "position.visibility: it needs the option 'snow'"),
        ({"held": ["1904"]}, "position.held[0]: 1904 is not an objective"),
        ({"mines": ["1504", "1904"]}, "position.mines: name two neighbouring hexes of a German trench"),
        (units({"name": "41 Bn", "at": "3502"}), "position.units[1].name: there is no unit '41 Bn'"),
        (units(ENEMY), "position.units[1].name: '1/R261' stands there twice"),
        (
            units({"name": "2/R261", "at": "3504", "strength": 2}),
            "position.units[1].strength: 2/R261 has no 2 companies",
        ),
        (units({"name": "42 Bn", "at": "1905", "status": "entrenched"}), "is forbidden by entrenched-in-trench"),
        (units({"name": "1 Tanks", "at": "1708", "status": "entrenched"}), "is forbidden by tanks-always-exposed"),
        (units({"name": "42 Bn", "at": "1805", "status": "underground"}), "is forbidden by underground-in-tunnel"),
        (units({"name": "42 Bn"}), "position.units[1]: 42 Bn has no hex"),
        (units({"name": "42 Bn", "arrives": 6}), "position.units[1].arrives: 42 Bn is not a reinforcement"),
        (units({"name": "9/R262", "arrives": 6, "at": "3502"}), "9/R262 is in 3502 already"),
        (units({"name": "42 Bn", "at": "1508", "status": "underground"}), "position.units[1].rear: 42 Bn does not fit"),
        (
            units({"name": "42 Bn", "at": "1508", "status": "underground", "rear": "1708"}),
            "position.units[1].rear: 1708 is forbidden by splitting",
        ),
        (units({"name": "42 Bn", "at": "3502", "fixed_by": "1/R261"}), "42 Bn is not marked as fixed"),
        (
            units({"name": "42 Bn", "at": "3502", "marks": ["fixed"], "fixed_by": "1/R261"}),
            "position.units[1].fixed_by: 1/R261 is not a machine gun of the enemy",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_key(position: dict[str, Any], said: str) -> None:
    with pytest.raises(Mistake) as refused:
        table("42 Bn 3502", "1/R261 3503", phase="move", side="canadian", position=position)
    assert said in str(refused.value)


def test_what_the_battle_has_cost_can_be_stated() -> None:
    """LOSSES_COUNT: 3 for infantry, 2 for a mortar, 4 for two companies that gave up; 5 prisoners and a deed make up for 6."""
    lost = {"infantry": 3, "others": 1, "surrendered": 2, "german": 7, "german_prisoners": 5, "bravery": 1}
    t = table("42 Bn 3502", "1/R261 3503", position={"lost": lost, "held": ["1805"]})
    assert [t.battle.stock[k] for k in (INFANTRY_LOST, OTHERS_LOST, GERMANS_LOST, GERMANS_SURRENDERED)] == [3, 1, 7, 5]
    assert score(t.battle) == 15 - 3 - 2 - 4 + 5 + 1
