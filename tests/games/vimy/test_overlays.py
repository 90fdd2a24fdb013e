"""What is laid over the map to look at, worked by hand."""

from __future__ import annotations

import pytest

from grognard.engine.mistakes import Mistake
from grognard.engine.reach import Reach
from tests.games.vimy.table import CANADIAN, GAME, Table, table


def shown(t: Table, text: str) -> Reach:
    found = GAME.overlay(t.battle, text, CANADIAN)
    assert found is not None
    return found


def grade(found: Reach, hex_: str) -> int:
    column, row = int(hex_[:2]), int(hex_[2:])
    return int(found.rows()[row - int(found.top)][column - int(found.left)])


def test_zones_reach_one_hex_and_not_from_below() -> None:
    t = table("42 Bn 1708 entrenched", "1/R261 1905", "PPCLI 1710 underground 2")
    zones = shown(t, "zones")
    assert [grade(zones, hex_) for hex_ in ("1708", "1709", "1710", "1711")] == [1, 1, 0, 0]
    assert [grade(zones, hex_) for hex_ in ("1905", "1904", "2005", "2104")] == [2, 2, 2, 0]
    both = shown(table("42 Bn 1708 entrenched", "1/R261 1709 exposed"), "zones")
    assert [grade(both, hex_) for hex_ in ("1708", "1709", "1707", "1710")] == [3, 3, 1, 2]


def test_the_crest_bars_the_sight() -> None:
    """1505 and 2105 are both of level 13; Hill 145 between them is of level 16. Neighbours always see each other."""
    t = table("42 Bn 1708 entrenched", "1/R261 1905")
    sight = shown(t, "sight 1505")
    assert grade(sight, "2105") == 0
    assert grade(sight, "1605") == 1


def test_barrage_now_next_and_the_limit() -> None:
    """Turn 2: it stands on the green line; next the zone up to the red one; no Canadian beyond the green line."""
    t = table("42 Bn 1708 entrenched", "1/R261 1905", phase="move", side="canadian", turn=2)
    barrage = shown(t, "barrage")
    assert grade(barrage, "2007") == 1
    assert grade(barrage, "1903") == 3
    assert grade(barrage, "4001") == 4
    assert grade(barrage, "1708") == 0


def test_what_cannot_be_looked_at_is_said() -> None:
    with pytest.raises(Mistake, match="sight HEX"):
        shown(table("42 Bn 1708 entrenched"), "weather")


def test_posts_of_a_unit_in_hand() -> None:
    """CANADIAN_SET_UP: entrenched in the red trench of its own sector; 1708 is of the 3rd Division, 1405 of the 4th."""
    t = table(phase="deploy", turn=1, position={"units": [{"name": "42 Bn"}, {"name": "1/R261", "at": "1905"}]})
    posts = shown(t, "posts 42 Bn entrenched")
    assert grade(posts, "1708") == 1
    assert grade(posts, "1405") == 0
    assert grade(shown(t, "posts 42 Bn exposed"), "1708") == 0
