"""The rebuilt end: countdown, points, what the attacker needs by his level, grades, and a side that is gone."""

from typing import Any

import pytest

from grognard.games.walter_schnaffs.base.victory import close_by_points, points_of
from grognard.games.walter_schnaffs.state import IN_HAND, KEPT, LOST_BASES
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, of, one, table
from tests.rules import rule


def ending(german: dict[str, str], french: dict[str, str], **more: Any) -> Table:
    """The defender ends the last turn."""
    attacker = more.get("attacker", "german")
    defender = "french" if attacker == "german" else "german"
    return table(german, french, phase="move", side=defender, countdown=1, **more)


@rule("countdown")
def test_a_die_off_the_countdown_at_the_end_of_each_defenders_turn() -> None:
    t = table({"B6": "inf"}, {"B1": "inf"}, phase="move", side="french", countdown=6)
    events = t.act("done", 5)
    assert one(events, "countdown").amount == 1
    assert t.decider() == GERMAN
    t.act("done")  # none after the attacker's
    events = t.act("done", 1)
    assert one(events, "countdown").amount == 0
    assert GAME.over(t.battle)


@rule("countdown")
def test_it_starts_at_21() -> None:
    from tests.games.walter_schnaffs.table import open_table, scenario

    army = {"units": [{"kind": "infantry"}]}
    t = open_table(scenario(german=army, french=army))
    t.act("begin")
    assert GAME.view(t.battle, -1)["countdown"] == 21


@rule("points-for-the-last-row")
def test_three_points_for_each_of_the_attackers_units_on_the_defenders_last_row() -> None:
    t = table({"B1": "inf1 breech", "C1": "cav1", "D2": "inf1"}, {"H3": "inf"})
    assert points_of(t.battle, GERMAN) == 3 * 3 + 1, "and B1, with two bases, is held"


@rule("points-for-the-last-row", "points-for-zones")
def test_the_defender_has_no_points_for_the_attackers_edge() -> None:
    t = table({"H6": "inf"}, {"A6": "inf", "A4": "inf", "A3": "inf"})
    assert points_of(t.battle, FRENCH) == 1, "A3 alone is in his half"


@rule("points-for-zones", "held-zone")
def test_a_point_for_each_zone_held_in_the_defenders_half_with_two_bases_in_all() -> None:
    german = {"A3": "inf2", "B3": "cav1 breech", "C3": "inf1", "D4": "inf5"}
    t = table(german, {"A2": "inf", "B2": "four", "C2": "four four", "H1": "cav"})
    assert points_of(t.battle, GERMAN) == 2, "A3 and B3; C3 has one base, D4 is not there"
    assert points_of(t.battle, FRENCH) == 3, "A2, C2, H1"


@rule("points-for-bases")
@pytest.mark.parametrize(("lost", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_point_for_every_three_enemy_bases_lost(lost: int, points: int) -> None:
    t = table({"A6": "inf"}, {"A4": "inf"})
    t.battle.stock[LOST_BASES + FRENCH] = lost
    t.battle.stock[LOST_BASES + GERMAN] = lost
    assert (points_of(t.battle, GERMAN), points_of(t.battle, FRENCH)) == (points, points)


ZONES = [f"{column}{row}" for row in (3, 2) for column in "ABCDEFGH"]


def judged(german: int, french: int, level: str, other: str = "solid-defence") -> tuple[int, str]:
    """A game that ends with these numbers of zones of the French half in the hands of each side."""
    mine = dict.fromkeys(ZONES[:german], "inf") | {"D5": "inf"}
    theirs = dict.fromkeys(ZONES[german : german + french], "inf") | {
        "D4": "inf"
    }  # so that there is an attack to leave
    t = ending(mine, theirs, levels={"german": level, "french": other})
    t.act("done")
    events = t.act("done", 1)
    assert [(e.side, e.amount) for e in of(events, "points")] == [(GERMAN, german), (FRENCH, french)]
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert outcome.scores == [german, french]
    return outcome.winner, outcome.grade


@rule("victory-by-level")
@pytest.mark.parametrize(
    ("level", "against", "enough"),
    [
        ("nach-paris", 4, 6),
        ("nach-paris", 5, 8),
        ("determined-advance", 4, 5),
        ("determined-advance", 5, 7),
        ("turn-the-enemy", 4, 5),
    ],
)
def test_what_the_attacker_needs_by_his_level(level: str, against: int, enough: int) -> None:
    assert judged(enough, against, level) == (GERMAN, "narrow")
    assert judged(enough - 1, against, level) == (FRENCH, "narrow")


@rule("victory-by-level")
def test_a_solid_defence_that_attacks_needs_more_points() -> None:
    assert judged(5, 4, "solid-defence", "to-the-last") == (GERMAN, "narrow")
    assert judged(4, 4, "solid-defence", "to-the-last") == (FRENCH, "narrow")


@rule("victory-by-level")
def test_with_nothing_on_either_side_the_defender_has_held() -> None:
    assert judged(0, 0, "nach-paris") == (FRENCH, "narrow")


@rule("victory-grades")
@pytest.mark.parametrize(
    ("german", "french", "result"),
    [
        (5, 4, (GERMAN, "narrow")),
        (6, 4, (GERMAN, "clear")),
        (7, 4, (GERMAN, "clear")),
        (8, 4, (GERMAN, "decisive")),
        (1, 0, (GERMAN, "decisive")),
        (5, 6, (FRENCH, "narrow")),
        (4, 6, (FRENCH, "clear")),
        (3, 6, (FRENCH, "decisive")),
    ],
)
def test_three_grades_for_each_side(german: int, french: int, result: tuple[int, str]) -> None:
    assert judged(german, french, "turn-the-enemy") == result


@rule("victory-grades")
@pytest.mark.parametrize(
    ("level", "german", "french", "result"),
    [
        # Nach Paris! against 4 points needs 6: 4 are two thirds of it, 5 are more, 3 are half.
        ("nach-paris", 5, 4, (FRENCH, "narrow")),
        ("nach-paris", 4, 4, (FRENCH, "clear")),
        ("nach-paris", 3, 4, (FRENCH, "decisive")),
        ("nach-paris", 9, 4, (GERMAN, "clear")),
        # A determined advance against 4 points needs 5: 10 are twice that, 3 less than two thirds, 2 less than half.
        ("determined-advance", 10, 4, (GERMAN, "decisive")),
        ("determined-advance", 4, 4, (FRENCH, "narrow")),
        ("determined-advance", 3, 4, (FRENCH, "clear")),
        ("determined-advance", 2, 4, (FRENCH, "decisive")),
    ],
)
def test_the_grades_are_counted_from_what_the_attackers_level_asks_of_him(
    level: str, german: int, french: int, result: tuple[int, str]
) -> None:
    assert judged(german, french, level) == result


@rule("side-gone", "blocked-fall-back")
def test_the_game_ends_at_once_when_the_last_who_fall_back_find_no_way() -> None:
    t = table({"B2": "inf"}, {"B1": "inf2"})
    events = t.act("attack B2 B1", 3, 1)  # one base by the hit, the last one off the table: nobody is asked to advance
    assert one(events, "ended").rule == "side-gone"


@rule("side-gone")
def test_a_side_with_nothing_left_has_lost_at_once() -> None:
    t = table({"B5": "inf"}, {"B4": "cav1"})
    events = t.act("attack B5 B4", 3, 1)
    assert one(events, "ended").rule == "side-gone"
    assert GAME.over(t.battle)
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert (outcome.winner, outcome.grade) == (GERMAN, "destroyed")


@rule("side-gone")
def test_also_by_bombardment_and_the_attacker_loses_if_both_are_gone() -> None:
    t = table({"B5": "breech"}, {"B4": "four"}, phase="bombard")
    t.act("bombard 1st Breech B4", 6)
    assert GAME.over(t.battle)
    t = table({"B5": "cav1"}, {"B4": "cav1"})
    t.act("attack B5 B4", 3, 3)
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert outcome.winner == FRENCH


@rule("side-gone")
@pytest.mark.parametrize("off", [KEPT, IN_HAND])
def test_not_while_a_unit_is_off_the_table_or_waits_for_room(off: int) -> None:
    t = table({"B5": "cav1"}, {"B4": "inf5"})
    t.battle.raise_units(1, GERMAN, 0, 0, 0, 3, off)
    t.act("attack B5 B4", 1, 3)
    assert t.lost(GERMAN) == 1
    assert not GAME.over(t.battle)


@rule("side-gone")
def test_not_while_bases_are_to_come() -> None:
    t = table({"B5": "inf"}, {"B4": "inf1+2"})
    t.act("attack B5 B4", 3, 1)
    assert not GAME.over(t.battle)


# -- what decided ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("zones", "lost", "winner", "decided"),
    [
        ((5, 4), (0, 0), GERMAN, "ground-taken"),
        ((4, 4), (0, 3), GERMAN, "losses-inflicted"),  # a point for three French bases
        ((4, 4), (0, 2), FRENCH, "ground-kept"),
        ((5, 4), (3, 0), FRENCH, "losses-suffered"),
    ],
)
def test_what_decided_a_game(zones: tuple[int, int], lost: tuple[int, int], winner: int, decided: str) -> None:
    """The attacker needs more points than the defender; three bases lost are a point for the other."""
    german, french = zones
    mine = dict.fromkeys(ZONES[:german], "inf") | {"D5": "inf"}
    theirs = dict.fromkeys(ZONES[german : german + french], "inf") | {"D4": "inf"}
    t = ending(mine, theirs, levels={"german": "turn-the-enemy", "french": "solid-defence"})
    for side in (GERMAN, FRENCH):
        t.battle.stock[LOST_BASES + side] = lost[side]
    close_by_points(t.battle)
    outcome, reckoning = GAME.outcome(t.battle), GAME.reckoning(t.battle)
    assert outcome is not None
    assert (outcome.winner, reckoning.decided) == (winner, decided)
    assert reckoning.terms == {
        "last-row": 0,
        "attacker-zones": german,
        "defender-zones": french,
        "defender-losses": lost[FRENCH] // 3,
        "attacker-losses": lost[GERMAN] // 3,
    }
    assert [side["lost"] for side in reckoning.sides] == list(lost)
