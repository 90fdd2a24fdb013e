"""§3: the attacker moves and assaults, then the defender; then wire is cut and the turn ends."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, of, one, table
from tests.rules import rule


@rule("turn-sequence")
def test_the_attacker_moves_then_assaults_then_the_defender_does_the_same() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"C5": "inf", "A1": "inf"}, phase="move")
    assert (t.phase(), t.decider()) == ("move", ATTACKER)
    t.act("done")
    assert (t.phase(), t.decider()) == ("assault", ATTACKER)
    events = t.act("done")
    assert one(events, "sequence").side == DEFENDER
    assert (t.phase(), t.decider()) == ("move", DEFENDER)
    t.act("done")
    assert (t.phase(), t.decider()) == ("assault", DEFENDER)
    events = t.act("done")
    assert one(events, "turn").amount == 2
    assert (t.phase(), t.decider()) == ("move", ATTACKER)


@rule("turn-sequence")
@pytest.mark.parametrize(
    ("phase", "action"),
    [
        ("move", "assault B5 B4"),
        ("move", "begin"),
        ("assault", "move 1st Inf B5-A5"),
        ("cut", "move 1st Inf B5-A5"),
    ],
)
def test_everything_has_its_phase(phase: str, action: str) -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, phase=phase)
    assert t.why(action) == "turn-sequence"


@rule("no-wire-here", "not-in-hand", "defences-in-stock", "pbp-cost", "shells-in-stock", "nobody-to-assault")
@rule("interdiction-by-agreement", "secret-commitment", "advance-after-combat", "points-of-a-battle")
@pytest.mark.parametrize(
    ("action", "cause"),
    [
        ("assault B5 A5", "nobody-to-assault"),
        ("barrage B4", "interdiction-by-agreement"),
        ("cut 1st Inf", "no-wire-here"),
        ("deploy 1st Inf A8", "not-in-hand"),
        ("place wire A8", "defences-in-stock"),
        ("bombard B4 1", "pbp-cost"),
        ("commit 2 shells", "shells-in-stock"),
        ("commit nothing", "secret-commitment"),
        ("advance 1st Inf", "advance-after-combat"),
        ("buy 1 infantry", "points-of-a-battle"),
    ],
)
def test_what_would_be_refused_in_its_phase_too_names_that_cause(action: str, cause: str) -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="move")
    assert t.why(action) == cause


@rule("secret-commitment")
def test_a_commitment_must_be_made_before_anything_else() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"})
    t.act("assault B5 B4")
    assert t.phase() == "commit"
    assert t.why("done") == "secret-commitment"


@rule("not-yours")
def test_in_his_sequence_a_player_acts_with_his_own_units_only() -> None:
    t = table({"B5": "inf"}, {"C4": "tank"}, phase="move")
    assert t.why("move 1st Tank C4-C3") == "not-yours"
    t = table({"B5": "inf"}, {"C4": "tank", "B4": "inf"})
    assert t.why("assault C4 B4") == "not-yours"
    assert t.why("assault A5 B5") == "not-yours", "nobody stands in A5"


@rule("not-yours")
def test_a_lost_unit_acts_no_more() -> None:
    # 2 infantry against an empty-handed one: difference 1, the defender's battalion falls.
    t = table({"B5": "inf inf"}, {"B4": "inf", "A1": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    t.act("done")
    assert (t.phase(), t.decider()) == ("move", DEFENDER)
    assert t.units_in("B4") == []
    assert not any("1st Inf" in action for action in t.legal())


@rule("turn-sequence")
def test_marks_of_the_turn_are_gone_in_the_next() -> None:
    t = table({"B6": "inf"}, {"A1": "inf"}, phase="move")
    t.act("move 1st Inf B6-B5")
    t.act("done")
    events = t.act("done")
    assert of(events, "turn")
    t.act("move 1st Inf B5-B6")
