"""§9: cutting wire at the end of the turn."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, one, table
from tests.rules import rule


@rule("wire-cut-by-infantry")
@pytest.mark.parametrize(
    ("word", "name", "face", "cut"),
    [
        ("inf", "1st Inf", 4, False),
        ("inf", "1st Inf", 5, True),
        ("inf", "1st Inf", 6, True),
        ("elite", "1st Inf", 3, False),
        ("elite", "1st Inf", 4, True),
        ("green", "1st Inf", 5, False),
        ("green", "1st Inf", 6, True),
        ("assault", "1st Assault", 4, False),
        ("assault", "1st Assault", 5, True),
        ("stoss", "1st Assault", 4, True),
    ],
)
def test_infantry_cuts_on_5_or_6_elite_with_one_more_inexperienced_with_one_less(
    word: str, name: str, face: int, cut: bool
) -> None:
    t = table({"B4": word}, phase="cut", defences={"B4": ["wire", "wire"]})
    event = one(t.act(f"cut {name}", face), "wire-cut" if cut else "wire-held")
    assert (event.rule, event.target) == ("wire-cut-by-infantry", "B4")
    assert t.works_in("B4") == (["wire"] if cut else ["wire", "wire"])


@rule("wire-cut-by-infantry", "quality-otherwise")
def test_troops_whose_quality_depends_on_combat_are_standard_at_the_wire() -> None:
    for face, left in ((4, ["wire"]), (5, [])):
        t = table({"B4": "marine"}, phase="cut", defences={"B4": ["wire"]})
        t.act("cut 1st Inf", face)
        assert t.works_in("B4") == left


@rule("wire-cut-by-tanks")
def test_a_tank_destroys_one_element_without_a_die() -> None:
    t = table({"B4": "tank"}, phase="cut", defences={"B4": ["wire", "wire"]})
    assert one(t.act("cut 1st Tank"), "wire-cut").rule == "wire-cut-by-tanks"
    assert t.works_in("B4") == ["wire"]


@rule("wire-cut-by-tanks")
def test_a_bogged_tank_at_rest_still_crushes_wire() -> None:
    t = table({"B4": "tank/bogged"}, phase="cut", defences={"B4": ["wire"]})
    t.act("cut 1st Tank")
    assert t.works_in("B4") == []


@rule("wire-cutting-at-rest")
@pytest.mark.parametrize("mark", ["moved", "fought"])
def test_who_moved_or_fought_this_turn_does_not_cut(mark: str) -> None:
    t = table({"B4": f"inf/{mark} tank"}, phase="cut", defences={"B4": ["wire"]})
    assert t.why("cut 1st Inf") == "wire-cutting-at-rest"
    assert t.legal() == ["done", "cut 1st Tank"]


@rule("wire-cutting-order")
def test_who_was_assaulted_has_fought() -> None:
    # 1 against 1 + 1 + 2: the attacker loses his battalion; B4 has fought and cuts nothing at the end of the turn, F2 has not.
    t = table(
        {"B5": "inf", "F8": "inf"}, {"B4": "inf", "F2": "inf"}, defences={"B4": ["wire", "trench"], "F2": ["wire"]}
    )
    t.fight("B5 B4", "nothing", "nothing")
    t.act("done")  # no advance
    t.act("done")  # the defender's moves; he has nobody to assault
    assert (t.phase(), t.decider()) == ("cut", DEFENDER)
    assert t.why("cut 1st Inf") == "wire-cutting-at-rest"
    assert t.legal() == ["done", "cut 2nd Inf"]


@rule("wire-cutting-at-rest")
def test_who_moved_this_turn_does_not_cut_where_he_arrived() -> None:
    t = table({"B6": "inf", "C5": "inf"}, {"A1": "inf"}, phase="move", defences={"B5": ["wire"], "C5": ["wire"]})
    t.act("move 1st Inf B6-B5")
    t.act("done")
    t.act("done")
    assert t.phase() == "cut"
    assert t.why("cut 1st Inf") == "wire-cutting-at-rest"
    assert t.why("cut 2nd Inf") == ""


@rule("wire-cutting-order")
def test_each_unit_tries_once() -> None:
    t = table({"B4": "inf inf"}, phase="cut", defences={"B4": ["wire"]})
    t.act("cut 1st Inf", 1)
    assert t.why("cut 1st Inf") == "wire-cutting-order"
    t.act("cut 2nd Inf", 5)


@rule("wire-cutting-order")
def test_at_the_end_of_the_turn_the_attacker_cuts_first_then_the_defender() -> None:
    t = table({"B5": "inf"}, {"A1": "inf"}, phase="move", side="defender", defences={"B5": ["wire"], "A1": ["wire"]})
    t.act("done")
    assert (t.phase(), t.decider()) == ("cut", ATTACKER)
    assert t.why("cut 1st Inf") == ""
    t.act("done")
    assert (t.phase(), t.decider()) == ("cut", DEFENDER)
    t.act("done")
    assert t.battle.turn == 2


@rule("wire-cutters")
@pytest.mark.parametrize(("word", "name"), [("cav", "1st Cav"), ("car", "1st Car"), ("mg", "1st MG")])
def test_cavalry_cars_and_nests_do_not_cut(word: str, name: str) -> None:
    t = table({"B4": f"{word} inf"}, phase="cut", defences={"B4": ["wire"]})
    assert t.why(f"cut {name}") == "wire-cutters"
    assert t.legal() == ["done", "cut 1st Inf"]


@rule("no-wire-here")
def test_there_must_be_wire_in_the_sector() -> None:
    t = table({"B4": "inf", "B5": "inf"}, phase="cut", defences={"B4": ["trench"], "B5": ["wire"]})
    assert t.why("cut 1st Inf") == "no-wire-here"


@rule("wire-of-either-side")
def test_wire_of_either_side_may_be_cut() -> None:
    t = table({"B5": "inf", "B4": "inf"}, phase="cut", defences={"B5": ["wire"], "B4": ["wire"]})
    t.act("cut 1st Inf", 5)  # his own
    t.act("cut 2nd Inf", 5)  # the enemy's, in the sector he took
    assert (t.works_in("B5"), t.works_in("B4")) == ([], [])


@rule("not-yours")
def test_nobody_cuts_with_the_enemys_units() -> None:
    t = table({"B5": "inf"}, {"B4": "tank"}, phase="cut", defences={"B5": ["wire"], "B4": ["wire"]})
    assert t.why("cut 1st Tank") == "not-yours"
