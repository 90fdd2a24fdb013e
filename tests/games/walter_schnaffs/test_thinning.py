"""The rebuilt base: the defender thinned out by the difference of the levels, and what comes back."""

from grognard.engine.dice import ScriptedDice
from grognard.games.walter_schnaffs.base.falling_back import fall_back
from grognard.games.walter_schnaffs.state import Battle
from grognard.table.play import Play
from grognard.table.wording import Wording
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, one, open_table, scenario, table
from tests.rules import rule


def thinned(level: str, *faces: int) -> Table:
    """One regiment of four bases and one gun defend against Nach Paris! (1) or another level."""
    data = scenario(
        german={"units": [{"kind": "infantry", "names": ["IR 1", "IR 2", "IR 3"]}]},
        french={
            "units": [{"kind": "infantry", "bases": 4, "names": ["1er"]}, {"kind": "mitrailleuse", "names": ["Mitr"]}]
        },
        levels={"german": level, "french": "solid-defence"},
    )
    t = open_table(data, start="by-hand")
    t.act("begin", *faces)
    return t


@rule("thinning")
def test_one_die_a_base_for_one_level_of_difference() -> None:
    t = thinned("turn-the-enemy", 6, 5, 1, 6, 5)
    assert t.seen(FRENCH, "1er")["bases"] == 2
    assert t.seen(FRENCH, "1er")["to_come"] == 2
    assert t.seen(FRENCH, "Mitr")["bases"] == 1


@rule("thinning")
def test_three_dice_a_base_for_three_levels_and_any_six_is_enough() -> None:
    t = thinned("nach-paris", 1, 2, 6, 6, 6, 6, 5, 5, 5, 1, 6, 1, 6, 1, 1)
    assert t.seen(FRENCH, "1er")["bases"] == 1
    assert t.seen(FRENCH, "Mitr")["gone"] == "to-come"
    assert t.legal()[0].startswith("deploy 1er"), "the gun is not there to be deployed"
    assert not any("Mitr" in action for action in t.legal())


@rule("thinned-is-not-lost")
def test_thinned_bases_are_no_losses() -> None:
    t = thinned("turn-the-enemy", 6, 6, 6, 1, 1)
    assert t.lost(FRENCH) == 0


def arriving(turn: int, french: dict[str, str], *faces: int) -> Table:
    """The German side ends its turn; the faces are for the bases to come."""
    t = table({"F5": "inf"}, french, phase="move", turn=turn)
    t.act("done", *faces)
    return t


@rule("thinned-bases-return")
def test_from_turn_3_a_base_comes_on_5_or_6_to_the_own_edge() -> None:
    t = arriving(2, {"B3": "inf3+2"})  # no dice before turn 3
    assert t.phase() == "move"
    t = arriving(3, {"B3": "inf3+2"}, 4, 5)
    assert (t.decider(), t.phase()) == (FRENCH, "reinforce")
    zones = [action.split()[-1] for action in t.legal()]
    assert zones == [f"{column}1" for column in "ABCDEFGH"]
    assert t.why("deploy 2nd Inf B2") == "thinned-bases-return"
    assert t.why("done") == "thinned-bases-return"
    t.act("deploy 2nd Inf B1")
    assert t.units_in("B1") == ["2nd Inf 1"]
    assert t.seen(GERMAN, "1st Inf", FRENCH)["to_come"] == 1


@rule("thinned-bases-return")
def test_the_attacker_throws_for_nothing_of_the_kind() -> None:
    t = table({"F5": "inf"}, {"B3": "inf3+2"}, phase="move", side="french", turn=3)
    t.act("done", 6)  # only the countdown
    assert t.decider() == GERMAN


@rule("return-as-one-unit")
def test_bases_of_one_regiment_that_come_together_are_one_unit() -> None:
    t = arriving(3, {"B3": "inf3+2", "D3": "inf4+1"}, 5, 6, 5)
    assert {action.rsplit(" ", 1)[0] for action in t.legal()} == {"deploy 3rd Inf", "deploy 4th Inf"}
    t.act("deploy 3rd Inf A1")
    t.act("deploy 4th Inf A1")
    assert t.units_in("A1") == ["3rd Inf 2", "4th Inf 1"]


@rule("return-as-one-unit")
def test_a_regiment_that_is_not_on_the_table_comes_back_as_itself() -> None:
    t = thinned("nach-paris", *[6] * 12, 1, 1, 1)
    t.act("deploy Mitr B3")
    for unit in ("IR 1", "IR 2", "IR 3"):
        t.act(f"deploy {unit} F6")
    for faces in ([], [2], [], [2]):  # a countdown die at the end of each French turn
        t.act("done", *faces)
    events = t.act("done", 5, 6, 1, 1)
    assert one(events, "bases-came").amount == 2
    t.act("deploy 1er A1")
    assert t.units_in("A1") == ["1er 2"]


@rule("return-as-one-unit")
def test_also_one_that_was_destroyed_and_it_has_forgotten_that_it_was_shaken() -> None:
    t = table({"B5": "inf"}, {"B4": "inf1+2/shaken", "H1": "inf"}, turn=3)
    t.act("attack B5 B4", 3, 1)
    t.act("done", 5, 6)  # no advance; nobody else can attack, so the French turn begins with two dice for the two bases
    t.act("deploy 1st Inf A1")
    assert t.units_in("A1") == ["1st Inf 2"]
    assert t.why("move 1st Inf A1-A2") == ""


@rule("return-as-one-unit", "five-in-a-zone")
def test_what_finds_no_room_waits() -> None:
    full = {f"{column}1": "inf inf inf inf inf" for column in "ABCDEFGH"}
    t = arriving(3, {"B3": "inf3+1", **full}, 6)
    assert t.phase() == "move", "no zone of the edge row is free"
    assert t.seen(FRENCH, "42nd Inf")["gone"] == "in-hand"


@rule("rejoin-the-regiment")
def test_a_part_that_enters_the_zone_of_the_rest_rejoins_it() -> None:
    t = arriving(3, {"B1": "inf3+2"}, 5, 6)
    events = t.act("deploy 2nd Inf B1")
    assert one(events, "rejoined").amount == 5
    assert t.units_in("B1") == ["1st Inf 5"]


@rule("rejoin-the-regiment")
def test_also_when_it_marches_there_later() -> None:
    t = arriving(3, {"B2": "inf3+2"}, 5, 6)
    t.act("deploy 2nd Inf B1")
    t.act("move 2nd Inf B1-B2")
    assert t.units_in("B2") == ["1st Inf 5"]
    assert t.why("move 1st Inf B2-B3") == "one-move", "a part of it has moved"


@rule("rejoin-the-regiment")
def test_parts_of_different_regiments_stay_apart() -> None:
    t = arriving(3, {"B1": "inf3+2", "D1": "inf3"}, 5, 6)
    t.act("deploy 3rd Inf D1")
    assert t.units_in("D1") == ["2nd Inf 3", "3rd Inf 2"]


@rule("thinning")
def test_everybody_sees_who_is_away_and_a_defender_with_nobody_left_is_not_beaten_yet() -> None:
    t = thinned("nach-paris", *[6] * 15)
    assert t.decider() == GERMAN, "the defender has nothing to deploy"
    assert t.seen(GERMAN, "1er")["to_come"] == 4


# -- a full zone -------------------------------------------------------------------------------------------------------
@rule("rejoin-in-a-full-zone", "five-in-a-zone")
def test_a_detachment_marches_into_a_full_zone_where_it_rejoins_and_into_no_other() -> None:
    t = arriving(3, {"B2": "inf3+2 inf inf inf inf", "C1": "inf inf inf inf inf"}, 5, 6)
    t.act("deploy 11th Inf B1")
    assert t.why("move 11th Inf B1-C1") == "five-in-a-zone"
    assert "move 11th Inf B1-B2" in t.legal()
    t.act("move 11th Inf B1-B2")
    assert t.units_in("B2") == ["1st Inf 5", *(f"{n} Inf 3" for n in ("2nd", "3rd", "4th", "5th"))]


@rule("rejoin-in-a-full-zone")
def test_a_detachment_comes_on_the_table_in_a_full_zone_where_it_rejoins() -> None:
    full = {f"{column}1": "inf inf inf inf inf" for column in "ACDEFGH"}
    t = arriving(3, {"B1": "inf3+2 inf inf inf inf", **full}, 5, 6)
    assert t.phase() == "reinforce", "the whole row is full, but for its own regiment"
    assert t.legal() == ["deploy 41st Inf B1"]
    assert t.why("deploy 41st Inf A1") == "five-in-a-zone"
    t.act("deploy 41st Inf B1")
    assert t.units_in("B1")[0] == "1st Inf 5"


@rule("rejoin-in-a-full-zone", "fall-back")
def test_a_detachment_falls_back_on_its_regiment_in_a_full_zone_without_a_loss() -> None:
    t = arriving(3, {"B1": "inf3+2 inf inf inf inf"}, 5, 6)
    b = t.battle
    part = b.units() - 1
    b.place(part, int(b.ground.squares.parse("B2")))
    fall_back(b, part)
    assert t.units_in("B1")[0] == "1st Inf 5"
    assert t.lost(FRENCH) == 0


@rule("rejoin-the-regiment")
def test_the_log_names_a_detachment_that_has_rejoined() -> None:
    regiment = {"side": "french", "kind": "infantry", "at": "B2", "bases": 3, "to_come": 2, "name": "50e de ligne"}
    units = [{"side": "german", "kind": "infantry", "at": "F5"}, regiment]
    play = Play(GAME, scenario(position={"turn": 3, "phase": "move", "units": units}), {})
    play.act("done", ScriptedDice([5, 6]))
    play.act("deploy 50e de ligne/2 B1", ScriptedDice([]))
    entry = play.act("move 50e de ligne/2 B1-B2", ScriptedDice([]))
    told = {shown.event.key: Wording(play, "en", GERMAN).event(shown.event) for shown in entry.events}
    assert told["moved"] == "50e de ligne/2: B1 → B2"
    assert isinstance(play.state, Battle)
    t = Table(play.state)
    seen = t.seen(GERMAN, "50e de ligne/2", FRENCH)
    assert (seen["gone"], seen["at"]) == ("rejoined", "")
