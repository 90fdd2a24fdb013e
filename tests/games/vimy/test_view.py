"""Vimy Ridge: what the page is told beside the rules' own state."""

from __future__ import annotations

import pytest

from grognard.games.vimy.state import GERMAN
from grognard.games.vimy.view import view
from tests.games.vimy.table import table

FOUR_AND_THREE = ("42 Bn 1708 exposed 4", "1/R261 1708 exposed", "2/R261 1708 exposed", "3/R261 1708 exposed")


@pytest.mark.parametrize(("side", "companies", "odds"), [("canadian", [4, 3], [1, 1]), ("german", [3, 4], [1, 2])])
def test_the_odds_of_every_melee_are_shown_in_its_phase(side: str, companies: list[int], odds: list[int]) -> None:
    """Four companies against three are 1:1, three against four 1:2 (12.1)."""
    t = table(*FOUR_AND_THREE, phase="melee", side=side)
    assert view(t.battle, GERMAN)["melees"] == [{"at": "1708", "companies": companies, "odds": odds}]


def test_no_melee_is_shown_in_another_phase() -> None:
    t = table("42 Bn 1708 exposed 4", "1/R261 1708 exposed", phase="move")
    assert view(t.battle, GERMAN)["melees"] == []
