"""Postures, dice, action points, designation."""

import pytest

from grognard.engine.actions import pack
from grognard.games.bretzel_krieg.vocabulary import DESIGNATE, FIRE, MOVE
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, GAME, Table, of, one, table
from tests.rules import rule

# Three segments held by the attacker, two by the defender.
BLUE = {"L": "inf 2.0,8.0", "L2": "inf 3.0,8.0", "C": "inf 6.0,8.0", "R": "inf 10.0,8.0"}
GREY = {"X": "inf 2.0,1.0", "Y": "inf 9.0,1.0"}


def start() -> Table:
    return table(BLUE, GREY, phase="posture")


@rule("pragmatic-hq", "one-score-each", "one-die-per-segment")
def test_the_example_of_the_pragmatic_general() -> None:
    """6, 4 and 1 make 5, 3 and 0: the 5 go to the left, the 3 to the centre, and the third segment is not activated."""
    t = start()
    events = t.act("posture pragmatic", 6, 4, 1)
    assert [(e.amount, e.faces) for e in of(events, "die")] == [(5, [6]), (3, [4]), (0, [1])]
    assert (t.phase(), t.decider()) == ("allot", ATTACKER)
    t.act("allot 5 s1")
    assert t.why("allot 5 s2") == "one-score-each", "that score is given"
    assert t.why("allot 3 s1") == "one-score-each", "that segment has its score"
    t.act("allot 3 s2")
    assert t.pa() == [5, 3, 0]
    assert t.phase() == "designate"
    assert t.why("designate R") == "pa-by-segment"


@rule("prudent-hq", "one-score-each")
def test_a_prudent_headquarters_throws_d4_as_they_fall() -> None:
    t = start()
    t.act("posture prudent", 1, 4, 3)
    assert t.legal() == [f"allot {score} s{segment}" for score in (4, 3, 1) for segment in (1, 2, 3)]
    t.act("allot 1 s2")
    t.act("allot 3 s3")
    assert t.pa() == [4, 1, 3]


@rule("bold-hq", "one-score-each")
def test_a_bold_headquarters_throws_d8_less_one_each_for_its_segment() -> None:
    t = start()
    events = t.act("posture bold", 8, 1, 5)
    assert [(e.target, e.amount, e.faces) for e in of(events, "bold-die")] == [
        ("s1", 7, [8]),
        ("s2", 0, [1]),
        ("s3", 4, [5]),
    ]
    assert (t.pa(), t.phase()) == ([7, 0, 4], "designate")


@rule("one-score-each")
def test_equal_scores_leave_nothing_to_allot() -> None:
    t = start()
    t.act("posture pragmatic", 3, 3, 3)
    assert (t.pa(), t.phase()) == ([2, 2, 2], "designate")


@rule("one-die-per-segment")
def test_one_die_for_each_segment_that_holds_a_unit() -> None:
    t = table(BLUE, GREY, phase="posture", side="defender")
    t.act("posture prudent", 2, 1)
    assert t.why("allot 2 s2") == "one-score-each", "nobody of his is there"
    t.act("allot 2 s3")
    assert t.pa() == [1, 0, 2]


@rule("one-die-per-segment", "segment-border")
def test_a_unit_on_a_limit_controls_the_lower_segment_only() -> None:
    t = table({"A": "inf 4.0,8.0"}, GREY, phase="posture")
    t.act("posture prudent", 3)
    assert t.pa() == [3, 0, 0]


@rule("hq-posture")
def test_a_posture_must_be_taken_before_anything_else() -> None:
    t = start()
    assert t.legal() == ["posture bold", "posture pragmatic", "posture prudent"]
    assert t.why("done") == "hq-posture"
    assert t.why("designate L") == "turn-sequence"


@rule("one-score-each")
def test_scores_must_be_allotted() -> None:
    t = start()
    t.act("posture pragmatic", 6, 4, 1)
    assert t.why("done") == "one-score-each"


@rule("pa-activates", "activated-once", "pa-by-segment")
def test_one_point_activates_one_unit_of_that_segment() -> None:
    t = table(BLUE, GREY, phase="designate", pa=[1, 1, 0])
    t.act("designate L")
    assert t.pa() == [0, 1, 0]
    assert t.why("designate L") == "activated-once"
    assert t.why("designate L2") == "pa-by-segment", "its segment has none left, and those of the centre do not serve"
    t.act("designate C")
    assert t.phase() == "move"
    assert t.why("move L2 3.0,8.0-3.0,7.0") == "pa-activates"


@rule("pa-by-segment")
def test_unused_points_are_lost_and_a_side_without_any_passes() -> None:
    t = start()
    t.act("posture bold", 3, 1, 1)
    t.act("designate L")
    t.act("done")
    t.act("done")
    assert (t.decider(), t.phase()) == (DEFENDER, "posture")
    assert t.pa() == [0, 0, 0]
    t.act("posture bold", 1, 1)
    assert (t.decider(), t.phase(), t.battle.turn) == (ATTACKER, "posture", 2)


@rule("turn-sequence")
def test_the_attacker_then_the_defender_then_the_next_turn() -> None:
    t = start()
    events = t.act("posture bold", 1, 1, 1)
    assert one(events, "player-turn").side == DEFENDER
    events = t.act("posture bold", 1, 1)
    assert one(events, "turn").amount == 2


@rule("moves-then-combats", "turn-sequence")
def test_all_are_designated_then_all_move_then_all_fire() -> None:
    t = table({"A": "inf 2.0,5.0", "B": "inf 3.0,5.0"}, {"X": "inf 2.0,3.0"}, phase="designate", pa=[3])
    t.act("designate A")
    assert t.why("move A 2.0,5.0-2.0,4.0") == "moves-then-combats"
    t.act("designate B")
    assert t.phase() == "move"
    assert t.why("fire A at X") == "moves-then-combats"
    t.act("move B 3.0,5.0-3.0,4.5")
    t.act("done")
    assert t.phase() == "fire"
    assert t.why("move A 2.0,5.0-2.0,4.0") == "moves-then-combats"
    assert t.why("move B 3.0,4.5-3.0,4.0") == "how-far", "it has moved: that comes before the sequence"
    assert t.legal() == ["done", "fire A at X", "fire B at X"]


@rule("not-yours")
def test_nobody_commands_the_other_side() -> None:
    t = table({"A": "inf 2.0,5.0 activated"}, {"X": "inf 2.0,3.0 activated"}, pa=[3])
    place = t.battle.at[0]
    x = t.number("X")
    for phase, action in (("move", pack(MOVE, unit=x, target=place)), ("fire", pack(FIRE, unit=x, target=place))):
        t = table({"A": "inf 2.0,5.0 activated"}, {"X": "inf 2.0,3.0 activated"}, phase=phase)
        assert GAME.rules[GAME.objection(t.battle, action)] == "not-yours"
    t = table({"A": "inf 2.0,5.0"}, {"X": "inf 2.0,3.0"}, phase="designate", pa=[3])
    assert GAME.rules[GAME.objection(t.battle, pack(DESIGNATE, unit=x))] == "not-yours"


@pytest.mark.parametrize("posture", ["bold", "pragmatic", "prudent"])
def test_the_dice_of_each_posture(posture: str) -> None:
    best = {"bold": (8, 7), "pragmatic": (6, 5), "prudent": (4, 4)}[posture]
    t = table({"A": "inf 2.0,5.0"}, {"X": "inf 2.0,3.0"}, phase="posture")
    t.act(f"posture {posture}", best[0])
    assert t.pa() == [best[1], 0, 0]
