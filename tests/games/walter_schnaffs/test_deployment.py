"""§4 and the rebuilt set-up: who deploys where and when, the ready plan, and the turning movement."""

from typing import Any

import pytest

from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, one, open_table, scenario, table
from tests.rules import rule

TURNING = {"german": "turn-the-enemy", "french": "solid-defence"}


def deploying(**more: Any) -> Table:
    return table(phase="deploy", german_in_hand="inf cav breech", french_in_hand="inf", **more)


def zones(t: Table, unit: str) -> set[str]:
    return {action.split()[-1] for action in t.legal() if action.startswith(f"deploy {unit} ")}


@rule("defender-deploys-first", "defender-keeps-off")
def test_the_defender_first_anywhere_but_the_two_rows_on_the_attackers_side() -> None:
    t = deploying()
    assert t.decider() == FRENCH
    assert zones(t, "1st Inf") == {f"{column}{row}" for column in "ABCDEFGH" for row in (1, 2, 3, 4)}
    assert t.why("deploy 1st Inf B5") == "defender-keeps-off"
    assert t.why("deploy 1st Inf B6") == "defender-keeps-off"
    t.act("deploy 1st Inf B4")
    assert t.decider() == GERMAN


@rule("defender-keeps-off", "attacker-in-his-first-row")
def test_the_same_the_other_way_round_when_the_french_attack() -> None:
    t = table(phase="deploy", attacker="french", german_in_hand="inf", french_in_hand="inf")
    assert t.decider() == GERMAN
    assert zones(t, "1st Inf") == {f"{column}{row}" for column in "ABCDEFGH" for row in (3, 4, 5, 6)}
    t.act("deploy 1st Inf B3")
    assert zones(t, "1st Inf") == {f"{column}1" for column in "ABCDEFGH"}


@rule("attacker-in-his-first-row")
def test_the_attacker_in_the_row_at_his_edge() -> None:
    t = deploying()
    t.act("deploy 1st Inf B4")
    assert zones(t, "1st Inf") == {f"{column}6" for column in "ABCDEFGH"}
    assert t.why("deploy 1st Inf B5") == "attacker-in-his-first-row"


@rule("five-in-a-zone")
def test_no_more_than_five_units_a_zone() -> None:
    t = table({"B6": "inf inf inf inf inf"}, {"B1": "inf"}, phase="deploy", german_in_hand="inf")
    assert t.why("deploy 6th Inf B6") == "five-in-a-zone"
    assert "B6" not in zones(t, "6th Inf")


@rule("one-side-a-zone")
def test_units_of_both_sides_never_share_a_zone() -> None:
    t = table({"A1": "inf"}, {"C3": "inf3+2"}, phase="move", turn=3)
    t.act("done", 5, 6)  # both bases of the defender come up to the row of his edge, where an enemy stands
    assert t.why("deploy 2nd Inf A1") == "one-side-a-zone"


@rule("not-in-hand", "not-yours")
def test_only_own_units_in_hand_are_deployed() -> None:
    t = table({"A6": "inf"}, {"B1": "inf"}, phase="deploy", french_in_hand="cav")
    assert t.why("deploy 1st Inf B2") == "not-in-hand"
    t = table({"A6": "cav"}, {"B1": "inf"}, phase="deploy", french_in_hand="inf")
    assert t.why("deploy 1st Cav B2") == "not-yours"


@rule("deploy-all")
def test_everything_is_deployed_before_the_first_turn() -> None:
    t = deploying()
    assert t.why("done") == "deploy-all"
    t.act("deploy 1st Inf B2")
    for unit in ("1st Inf", "1st Cav"):
        t.act(f"deploy {unit} B6")
        assert t.why("done") == "deploy-all"
    t.act("deploy 1st Breech B6")
    assert (t.phase(), t.battle.turn) == ("move", 1)


# -- the plan ----------------------------------------------------------------------------------------------------------
PLANNED = scenario(
    german={"units": [{"kind": "infantry", "names": ["IR 1", "IR 2"]}], "plan": {"B6": ["IR 1"], "C6": ["IR 2"]}},
    french={"units": [{"kind": "infantry", "names": ["1er", "2e"]}], "plan": {"B2": ["1er", "2e"]}},
    levels={"german": "turn-the-enemy", "french": "solid-defence"},
)


@rule("quick-start")
def test_the_quick_start_deploys_both_sides_by_their_plans() -> None:
    t = open_table(PLANNED)
    t.act("begin", *[1] * 6)
    assert (t.units_in("B6"), t.units_in("C6"), t.units_in("B2")) == (["IR 1 3"], ["IR 2 3"], ["1er 3", "2e 3"])


@rule("quick-start")
def test_by_hand_the_plan_can_be_asked_for_while_it_has_something_to_place() -> None:
    t = open_table(PLANNED, start="by-hand")
    t.act("begin", *[1] * 6)
    t.act("deploy 1er A1")
    assert "plan" in t.legal()
    t.act("plan")
    assert (t.units_in("A1"), t.units_in("B2")) == (["1er 3"], ["2e 3"])
    t.act("deploy IR 1 H6")
    t.act("deploy IR 2 H6")
    assert t.why("plan") == "quick-start"


# -- the turning movement ------------------------------------------------------------------------------------------------
def turning(count: int) -> Table:
    return table(None, {"D2": "inf"}, phase="deploy", levels=TURNING, german_in_hand=" ".join(["inf"] * count))


@rule("turning-third")
@pytest.mark.parametrize(("count", "kept"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_up_to_a_third_of_the_units_may_stay_off_the_table(count: int, kept: int) -> None:
    t = turning(count)
    for number in range(count - kept):
        assert t.why("done") == "turning-third"
        t.act(f"deploy {t.legal()[0].removeprefix('deploy ').rsplit(' ', 1)[0]} {'ABCDEFGH'[number % 8]}6")
    t.act("done")
    assert (t.phase(), t.battle.turn) == ("move", 1)


@rule("turning-third")
def test_even_with_nothing_kept_the_attacker_says_when_he_is_done() -> None:
    t = turning(1)
    t.act("deploy 1st Inf A6")
    assert (t.phase(), t.decider(), t.legal()) == ("deploy", GERMAN, ["done"])


@rule("deploy-all")
def test_the_defender_at_that_level_keeps_nothing_back() -> None:
    t = table(
        phase="deploy",
        levels={"german": "determined-advance", "french": "turn-the-enemy"},
        french_in_hand="inf inf inf",
    )
    t.act("deploy 1st Inf A1")
    t.act("deploy 2nd Inf A1")
    assert t.why("done") == "deploy-all"


def kept_back(*faces: int) -> Table:
    """Two of six units are kept; both sides let a turn pass, then the faces are thrown for the two."""
    t = turning(6)
    for number in range(4):
        t.act(f"deploy {['1st', '2nd', '3rd', '4th'][number]} Inf D6")
    t.act("done")
    t.act("done")  # no die in turn 1
    t.act("done", 1, *faces)  # the countdown, then the units kept back
    assert t.battle.turn == 2
    return t


@rule("turning-entry")
def test_from_turn_2_each_throws_a_die_and_enters_on_4_or_more() -> None:
    assert kept_back(3, 1).phase() == "move"
    t = kept_back(4, 3)
    assert (t.phase(), t.decider()) == ("reinforce", GERMAN)
    assert {action.rsplit(" ", 1)[0] for action in t.legal()} == {"deploy 5th Inf"}
    t = kept_back(4, 6)
    assert {action.rsplit(" ", 1)[0] for action in t.legal()} == {"deploy 5th Inf", "deploy 6th Inf"}


@rule("turning-entry")
def test_in_any_free_zone_of_a_side_edge() -> None:
    t = kept_back(4, 3)
    assert zones(t, "5th Inf") == {f"{column}{row}" for column in "AH" for row in range(1, 7)}
    assert t.why("deploy 5th Inf D6") == "turning-entry"
    t.act("deploy 5th Inf H2")
    assert t.phase() == "move"
    t.act("move 5th Inf H2-G2")


@rule("turning-entry")
def test_the_others_throw_again_next_turn() -> None:
    t = kept_back(3, 3)
    t.act("done")
    events = t.act("done", 1, 1, 4)
    assert one(events, "turned-up").amount == 1
    assert t.phase() == "reinforce"
    assert t.why("done") == "turning-entry", "who has arrived must be placed"


@rule("turning-entry")
def test_without_room_at_the_edges_they_wait() -> None:
    t = kept_back(3, 3)
    b = t.battle
    for zone in range(int(b.zones())):
        if zone % 8 in (0, 7):
            b.place(b.raise_units(1, FRENCH, 0, 0, 0, 3, zone), zone)
    t.act("done")
    events = t.act("done", 1, 4, 4)  # the countdown; then both would come
    assert one(events, "turned-up").amount == 2
    assert (t.phase(), t.decider()) == ("move", GERMAN)
    assert [u["gone"] for u in GAME.view(b, GERMAN)["units"] if "gone" in u] == ["kept", "kept"]
