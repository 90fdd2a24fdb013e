"""Armour into the place that the enemy lost."""

from typing import Any

import pytest

from tests.games.bretzel_krieg.table import ATTACKER, GAME, Table, box, one, river, table
from tests.rules import rule

FAR = {"Y": "inf 11.0,1.0"}


def close_combat(firer: str = "arm 3.0,4.0 activated", target: str = "inf 3.0,3.0", **parts: Any) -> Table:
    return table({"A": firer}, {"X": target, **FAR}, phase="fire", **parts)


@rule("breakthrough")
def test_armour_may_take_the_place_of_who_fell_back() -> None:
    t = close_combat()
    t.act("fire A at X", 1, 2, 2)
    t.act("retreat X 3.0,2.0")
    assert (t.phase(), t.decider(), t.legal()) == ("break-through", ATTACKER, ["done", "break-through A"])
    moved = one(t.act("break-through A"), "broke-through")
    assert (moved.origin, moved.target, t.at("A")) == ("3.0,4.0", "3.0,3.0", "3.0,3.0")


@rule("breakthrough")
def test_or_of_who_was_eliminated() -> None:
    t = close_combat(target="inf 3.0,3.0 x1")
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.legal() == ["done", "break-through A"]
    t.act("done")
    assert t.at("A") == "3.0,4.0", "it may; it need not"


@rule("breakthrough")
def test_not_if_the_enemy_stays() -> None:
    t = close_combat(target="inf 3.0,3.0 x4")
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.phase() != "break-through"


@rule("breakthrough")
def test_not_from_two_ud_away() -> None:
    t = close_combat("arm 3.0,5.0 activated", "inf 3.0,3.0 x1")
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.phase() != "break-through"


@rule("breakthrough", "range-column")
def test_1_04_ud_is_close_combat() -> None:
    t = close_combat("arm 3.3,4.0 activated", "inf 3.0,3.0 x1")
    t.act("fire A at X", 6, 2, 2, 6)
    t.act("break-through A")
    assert t.at("A") == "3.0,3.0"


@rule("breakthrough")
def test_not_by_infantry_or_motorised_troops() -> None:
    for kind, dice in (("inf", 5), ("mot", 4)):
        t = close_combat(f"{kind} 3.0,4.0 activated", "inf 3.0,3.0 x1")
        t.act("fire A at X", 6, *[2] * (dice - 1), 6)
        assert t.phase() != "break-through"


@rule("breakthrough-leg")
def test_zones_of_control_do_not_stop_it_and_it_does_not_fire_again() -> None:
    t = table({"A": "arm 3.0,4.0 activated"}, {"X": "inf 3.0,3.0 x1", "W": "inf 3.0,2.2", **FAR}, phase="fire")
    t.act("fire A at X", 6, 2, 2, 6)
    t.act("break-through A")
    assert t.at("A") == "3.0,3.0", "0.8 UD from W"
    assert t.decider() != ATTACKER, "nothing is left to do"


@rule("breakthrough-leg", "impassable")
def test_a_river_stops_it() -> None:
    t = close_combat(target="inf 3.0,3.0 x1", rivers=[river("-1.0,3.5", "13.0,3.5")])
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.phase() != "break-through"


@rule("breakthrough-difficult", "difficult-holds")
def test_it_does_not_leave_the_wood_it_entered_this_turn() -> None:
    wood = [box("wood", "2.5,3.6", "3.5,4.4")]
    t = table({"A": "arm 3.0,5.0 activated"}, {"X": "inf 3.0,3.0 x1", **FAR}, zones=wood)
    t.act("move A 3.0,5.0-3.0,4.0")
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.phase() != "break-through"
    stays = close_combat(target="inf 3.0,3.0 x1", zones=wood)  # it was in the wood already
    stays.act("fire A at X", 6, 2, 2, 6)
    assert stays.phase() == "break-through"


@rule("breakthrough-leg", "static-for-a-turn")
def test_who_broke_through_has_not_been_static() -> None:
    t = close_combat("arm 3.0,4.0 activated settled", "inf 3.0,3.0 x1")
    t.act("fire A at X", 6, 2, 2, 6)
    t.act("break-through A")
    assert t.decider() != ATTACKER
    assert "settled" not in t.marks("A")


@rule("breakthrough-difficult", "difficult-holds")
def test_a_wood_entered_in_an_earlier_turn_does_not_hold() -> None:
    wood = [box("wood", "2.5,3.6", "3.5,4.4")]
    t = table({"A": "arm 3.0,5.0 activated"}, {"X": "inf 3.0,3.0 x1", **FAR}, zones=wood)
    t.act("move A 3.0,5.0-3.0,4.0")
    t.act("fire A at X", 2, 2, 2)
    t.act("posture bold", 1, 1)  # the defender passes
    t.act("posture bold", 2)
    t.act("designate A")
    t.act("done")
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.phase() == "break-through"


@rule("breakthrough", "destroyed")
def test_when_the_last_enemy_falls_nobody_is_asked_any_more() -> None:
    t = table({"A": "arm 3.0,4.0 activated"}, {"X": "inf 3.0,3.0 x1"}, phase="fire")
    odds = GAME.odds(t.battle, GAME.read(t.battle, "fire A at X"))
    assert odds is not None
    chances = {prospect.key: prospect.value for prospect in odds.prospects}
    assert 0 < chances["breaks-through"] < chances["falls"] + chances["retreats"], "only after a retreat"
    assert chances["breaks-through"] <= chances["retreats"]
    t.act("fire A at X", 6, 2, 2, 6)
    assert (t.phase(), t.decider()) == ("over", -1)


# -- why not -----------------------------------------------------------------------------------------------------------
def asked(t: Table, text: str, side: int = ATTACKER) -> str:
    """Why a side may not, as it is asked for the side that is not deciding."""
    return Table(GAME.on_behalf(t.battle, side)).why(text)


@rule("breakthrough", "turn-sequence")
@pytest.mark.parametrize(("kind", "dice"), [("inf", 5), ("mot", 4)])
def test_infantry_is_told_that_it_is_no_armour(kind: str, dice: int) -> None:
    t = close_combat(f"{kind} 3.0,4.0 activated", "inf 3.0,3.0 x1")
    t.act("fire A at X", 6, *[2] * (dice - 1), 6)
    assert t.decider() != ATTACKER, "the turn has ended by itself"
    assert asked(t, "break-through A") == "breakthrough"


@rule("breakthrough-leg", "impassable")
@pytest.mark.parametrize("more", [{}, {"B": "inf 3.0,5.0 activated"}])
def test_across_a_river_the_river_is_the_cause(more: dict[str, str]) -> None:
    water = [river("-1.0,3.5", "13.0,3.5")]
    near = {"X": "inf 3.0,3.0 x1", "Y": "inf 3.0,2.4"}
    t = table({"A": "arm 3.0,4.0 activated", **more}, near, phase="fire", rivers=water)
    t.act("fire A at X", 6, 2, 2, 6)
    assert t.phase() == ("fire" if more else "posture")
    assert asked(t, "break-through A") == "impassable"


@rule("breakthrough-difficult")
def test_the_wood_it_entered_is_the_cause() -> None:
    wood = [box("wood", "2.5,3.6", "3.5,4.4")]
    t = table({"A": "arm 3.0,5.0 activated"}, {"X": "inf 3.0,3.0 x1", **FAR}, zones=wood)
    t.act("move A 3.0,5.0-3.0,4.0")
    t.act("fire A at X", 6, 2, 2, 6)
    assert asked(t, "break-through A") == "breakthrough-difficult"


@rule("breakthrough-difficult")
def test_a_wood_between_is_not_crossed() -> None:
    wood = [box("wood", "2.5,3.4", "3.5,3.6")]
    t = close_combat(target="inf 3.0,3.0 x1", zones=wood)
    t.act("fire A at X", 6, 2, 2, 6)
    assert asked(t, "break-through A") == "breakthrough-difficult"


@rule("breakthrough", "turn-sequence")
def test_what_was_declined_is_refused_by_the_sequence() -> None:
    t = close_combat(target="inf 3.0,3.0 x1")
    t.act("fire A at X", 6, 2, 2, 6)
    t.act("done")
    assert asked(t, "break-through A") == "turn-sequence"
