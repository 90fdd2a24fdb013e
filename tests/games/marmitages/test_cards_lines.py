"""Activation by cards: lines of battle, which units a card activates, what they may do, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.mistakes import Mistake
from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Table, lost, one, table
from tests.rules import rule


def with_cards(attacker: dict[str, str], defender: dict[str, str], *hand: str, **more: Any) -> Table:
    """The attacker's sequence begins with this hand; the defender holds a 2 and no shells."""
    stocks = {"attacker_has": {"hand": hand, **more.pop("attacker_has", {})}, "defender_has": {"hand": ["2"]}}
    return table(attacker, defender, phase="cards", cards=True, **{**stocks, **more})


def movers(t: Table) -> set[str]:
    """The units that have a legal move."""
    return {text.removeprefix("move ").rsplit(" ", 1)[0] for text in t.legal() if text.startswith("move ")}


def marks(t: Table, mark: str) -> set[str]:
    return {unit["name"] for unit in GAME.view(t.battle, -1)["units"] if mark in unit["marks"]}


# -- the number of a card --------------------------------------------------------------------------------------------
@rule("activation-number", "lines-in-order", "line-by-line")
def test_the_worked_example_7_on_the_first_line_9_on_the_second_4_on_the_reserve() -> None:
    """Eight units in the first line, nine in the second, four in reserve: one of the first line is not activated."""
    t = with_cards(
        {
            "B5": "inf inf inf inf",
            "C5": "inf inf inf inf",
            "B7": "inf inf inf",
            "C7": "inf inf inf",
            "D7": "inf inf inf",
        }
        | {"E8": "inf inf inf inf"},
        {"A1": "inf"},
        "7",
        "9",
        "4",
    )
    first_line = {f"{n} Inf" for n in ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")}
    second_line = {f"{n}th Inf" for n in range(9, 18)}
    t.act("line 5 with 7")
    assert t.phase() == "rest", "of eight units one is named: the one that stays out"
    t.act("rest 8th Inf")
    assert t.phase() == "move"
    assert movers(t) == first_line - {"8th Inf"}
    assert marks(t, "idle") == {"8th Inf"}, "the red marker"
    assert t.why("move 8th Inf C5-C4") == "not-activated"
    t.act("move 1st Inf B5-B4")
    t.act("done")
    t.act("line 7 with 9")
    assert t.phase() == "move", "all nine are activated, there is nothing to choose"
    assert marks(t, "idle") == {"8th Inf"}, "not those who have acted"
    assert movers(t) == second_line
    t.act("done")
    t.act("line 8 with 4")
    assert movers(t) == {"18th Inf", "19th Inf", "20th Inf", "21st Inf"}
    t.act("done")
    assert t.decider() == DEFENDER, "no card is left: the sequence is over"
    assert marks(t, "idle") == set()


@rule("activation-number", "not-activated")
def test_a_3_lets_three_units_move_then_fight_and_no_other() -> None:
    """The text's procedure. Of seven units three are named; the others neither move nor add to the assault."""
    t = with_cards({"B5": "inf inf inf inf", "C5": "inf inf inf"}, {"B4": "inf inf inf"}, "3")
    t.act("line 5 with 3")
    assert t.phase() == "activate", "the three that act are fewer than the four that do not"
    for unit in ("1st Inf", "2nd Inf", "5th Inf"):
        t.act(f"activate {unit}")
    assert movers(t) == {"1st Inf", "2nd Inf", "5th Inf"}
    t.act("move 5th Inf C5-C4")
    t.act("done")
    assert t.why("assault C5 C4") == "nobody-to-assault"
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1), ("infantry-point", 1)]
    assert one(events, "defence").amount == 3


@rule("activation-number")
def test_a_number_as_large_as_the_line_activates_all_of_it_without_a_choice() -> None:
    for card in ("3", "10", "joker"):
        t = with_cards({"B5": "inf inf", "C5": "tank"}, {"A1": "inf"}, card)
        t.act(f"line 5 with {card}")
        assert t.phase() == "move"
        assert movers(t) == {"1st Inf", "2nd Inf", "1st Tank"}


@rule("activation-number")
def test_naming_goes_on_until_the_number_is_reached() -> None:
    t = with_cards({"B5": "inf inf inf inf", "C5": "inf"}, {"A1": "inf"}, "2")
    t.act("line 5 with 2")
    t.act("activate 1st Inf")
    assert t.why("activate 1st Inf") == "activation-number", "named already"
    assert GAME.prompt(t.battle).data == {"side": 0, "turn": 1, "line": 5, "left": 1}
    t.act("activate 5th Inf")
    assert t.phase() == "move"
    t = with_cards({"B5": "inf inf inf inf", "C5": "inf"}, {"A1": "inf"}, "3")
    t.act("line 5 with 3")
    t.act("rest 1st Inf")
    assert t.why("rest 1st Inf") == "activation-number"
    assert t.why("done") == "activation-number"
    t.act("rest 2nd Inf")
    assert movers(t) == {"3rd Inf", "4th Inf", "5th Inf"}


@rule("activation-up-to")
def test_a_card_may_activate_fewer_units_than_its_number() -> None:
    """A 2 on a line of five, one named: the other four have not acted."""
    t = with_cards({"B5": "inf inf inf inf", "C5": "inf"}, {"A1": "inf"}, "2")
    t.act("line 5 with 2")
    t.act("activate 1st Inf")
    t.act("done")
    assert t.phase() == "move"
    assert movers(t) == {"1st Inf"}
    assert t.why("move 5th Inf C5-C4") == "not-activated"
    t = with_cards({"B5": "inf inf inf inf", "C5": "inf"}, {"A1": "inf"}, "2", "3")
    t.act("line 5 with 2")
    t.act("done")  # nobody at all
    assert t.phase() == "cards"


@rule("activation-up-to", "idle-can-be-lost")
def test_a_seven_on_a_line_of_eight_may_leave_out_two() -> None:
    t = with_cards({"B5": "inf inf inf inf", "C5": "inf inf inf inf"}, {"A1": "inf"}, "7")
    t.act("line 5 with 7")
    t.act("rest 8th Inf")
    assert t.phase() == "move"
    t.act("rest 7th Inf")
    assert movers(t) == {f"{n} Inf" for n in ("1st", "2nd", "3rd", "4th", "5th", "6th")}
    t.act("move 1st Inf B5-B4")
    assert t.why("rest 2nd Inf") == "line-by-line", "who acts is chosen before the line moves"


@rule("activation-up-to", "general-assault", "inexperienced-penalty")
def test_with_a_joker_too_units_may_be_left_out_of_the_assault() -> None:
    """Recruits beside a battalion: without them the assault counts 1, with them 1 + 1 - 1; they can then cut wire."""
    t = with_cards({"B5": "inf green", "F8": "inf"}, {"B4": "inf"}, "joker", defences={"B5": ["wire"]})
    t.act("line 5 with joker")
    t.act("rest 2nd Inf")
    t.act("done")
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1)]
    assert lost(events, ATTACKER) == ["2nd Inf"], "left out, they fall first all the same"


@rule("activation-up-to", "wire-cutting-at-rest")
def test_a_unit_left_out_of_its_sectors_assault_has_not_acted_and_may_cut_wire() -> None:
    t = with_cards({"B5": "inf inf inf"}, {"B4": "inf", "A1": "inf"}, "joker", defences={"B5": ["wire"]})
    t.act("line 5 with joker")
    t.act("rest 3rd Inf")
    t.act("done")
    t.fight("B5 B4", "nothing", "nothing")  # 2 to 1
    t.act("done")  # nobody advances
    while t.phase() != "cut":
        t.act("done")
    assert t.legal() == ["done", "cut 3rd Inf"]
    assert t.why("cut 1st Inf") == "wire-cutting-at-rest"


@rule("activation-up-to")
def test_a_line_that_cannot_move_may_still_leave_units_out_before_its_first_assault() -> None:
    works = {"A8": ["trench", "trench"], "B7": ["trench", "trench"]}
    t = with_cards(
        {"A8": "inf inf", "B8": "inf inf inf inf"}, {"A7": "inf", "B7": "inf", "C8": "inf"}, "joker", defences=works
    )
    t.act("line 8 with joker")
    assert t.phase() == "assault", "the enemy and their own stacks are all around them"
    assert {"rest 1st Inf", "rest 6th Inf"} <= set(t.legal())
    t.act("rest 1st Inf")
    attack = one(t.fight("A8 A7", "nothing", "nothing"), "attack")
    assert attack.lines == [("infantry-point", 1)]
    assert t.why("rest 6th Inf") == "line-by-line"


@rule("activation-number", "general-assault")
def test_a_number_is_for_a_line_and_an_event_is_not() -> None:
    t = with_cards({"B5": "inf"}, {"B3": "inf"}, "5", "jack", "ace", "joker")
    assert t.why("line 5 with jack") == "activation-number"
    assert t.why("line 5 with ace") == "activation-number"
    assert t.why("play 5 B3") == "activation-number"
    assert t.why("play joker B3") == "general-assault"
    assert not any(text.startswith(("play 5", "play joker", "line 5 with jack")) for text in t.legal())


@rule("general-assault", "joker-is-the-card", "one-card-a-line")
def test_the_joker_activates_a_whole_line_and_is_its_one_card() -> None:
    t = with_cards({f"{column}5": "inf inf inf" for column in "ABCDEF"}, {"A1": "inf"}, "joker", "2")
    t.act("line 5 with joker")
    assert len(movers(t)) == 18
    t.act("done")
    assert t.why("line 5 with 2") == "one-card-a-line"


# -- the order of the lines ------------------------------------------------------------------------------------------
@rule("lines-in-order", "lines-may-be-skipped", "one-card-a-line")
def test_lines_go_from_the_front_to_the_rear_some_may_be_skipped_none_comes_again() -> None:
    t = with_cards({"A4": "inf", "A6": "inf", "A7": "inf", "A8": "inf"}, {"F1": "inf"}, "5", "6", "7", "8")
    t.act("line 6 with 5")
    t.act("done")
    assert t.why("line 4 with 6") == "lines-in-order"
    assert t.why("line 6 with 6") == "one-card-a-line"
    t.act("line 8 with 6")
    t.act("done")
    assert t.why("line 7 with 7") == "lines-in-order"
    assert {text for text in t.legal() if text.startswith("line")} == set()
    assert t.decider() == ATTACKER, "cards are left to throw away"


@rule("lines-in-order")
def test_the_defenders_first_line_is_the_one_nearest_the_attackers_edge() -> None:
    stocks: dict[str, Any] = {"defender_has": {"hand": ["5", "6"]}, "attacker_has": {"hand": ["2"]}}
    t = table({"A8": "inf"}, {"B3": "inf", "B2": "inf"}, phase="cards", side="defender", cards=True, **stocks)
    t.act("line 3 with 5")
    t.act("done")
    assert t.why("line 3 with 6") == "one-card-a-line"
    t.act("line 2 with 6")
    assert movers(t) == {"2nd Inf"}


@rule("lines-in-order")
def test_each_sequence_begins_with_its_own_first_line() -> None:
    """The attacker's row 5 was the last; the defender's first line is in row 6, behind it."""
    t = with_cards({"B5": "inf"}, {"D6": "inf", "D2": "inf"}, "5")
    t.act("line 5 with 5")
    t.act("done")
    assert t.decider() == DEFENDER
    assert t.why("line 6 with 2") == ""


@rule("line-of-battle")
def test_a_row_without_ones_own_units_is_no_line() -> None:
    t = with_cards({"A6": "inf"}, {"A3": "inf"}, "5")
    assert t.why("line 7 with 5") == "line-of-battle"
    assert t.why("line 3 with 5") == "line-of-battle"
    t = with_cards({"A5": "inf", "A6": "inf", "A7": "inf"}, {"A3": "inf"}, "5", "6", "7")
    t.act("line 6 with 5")
    t.act("done")
    assert t.why("line 3 with 6") == "line-of-battle", "though it lies ahead"
    assert t.why("line 5 with 6") == "lines-in-order"
    with pytest.raises(Mistake, match="row, 1 to 8"):
        t.why("line 9 with 5")


# -- who belongs to a line -------------------------------------------------------------------------------------------
@rule("units-of-a-line")
def test_a_unit_that_falls_back_into_the_second_line_is_not_played_again() -> None:
    t = with_cards({"A6": "inf", "B7": "inf"}, {"F1": "inf"}, "5", "6")
    t.act("line 6 with 5")
    t.act("move 1st Inf A6-A7")  # its line has no other move: it is over
    t.act("line 7 with 6")
    assert movers(t) == {"2nd Inf"}
    assert t.why("move 1st Inf A7-A8") == "one-move"


@rule("units-of-a-line", "not-played-twice")
def test_a_unit_that_stayed_inactive_is_not_activated_with_the_line_it_would_join() -> None:
    """A unit of the first line left out stays out; one that is activated and does nothing has been played too."""
    t = with_cards({"A6": "inf inf inf", "B7": "inf"}, {"F1": "inf"}, "2", "6")
    t.act("line 6 with 2")
    t.act("rest 1st Inf")
    t.act("done")
    t.act("line 7 with 6")
    assert t.why("move 1st Inf A6-A7") == "not-activated"
    assert t.why("move 2nd Inf A6-A7") == "not-played-twice"
    assert movers(t) == {"4th Inf"}


@rule("line-by-line")
def test_a_line_moves_and_fights_before_the_next_one_moves() -> None:
    t = with_cards({"B5": "inf inf", "B6": "inf"}, {"B4": "inf", "E4": "inf"}, "5", "6")
    t.act("line 5 with 5")
    assert t.why("move 3rd Inf B6-C6") == "line-by-line"
    t.act("done")
    assert t.phase() == "assault"
    assert t.why("move 1st Inf B5-C5") == t.why("line 6 with 6") == "line-by-line"
    t.fight("B5 B4", "nothing", "nothing")  # 2 to 1: the sector is empty
    t.act("advance 1st Inf")
    t.act("done")
    assert t.phase() == "cards"
    t.act("line 6 with 6")
    t.act("move 3rd Inf B6-B5")
    assert t.units_in("B5") == ["2nd Inf", "3rd Inf"]


@rule("activation-by-cards", "line-by-line")
def test_before_a_card_is_played_nobody_moves_or_fights() -> None:
    t = with_cards({"B5": "inf"}, {"B4": "inf"}, "5", attacker_has={"shells": 9})
    assert t.why("move 1st Inf B5-C5") == t.why("assault B5 B4") == "activation-by-cards"
    assert t.why("rest 1st Inf") == "line-by-line"
    t.act("line 5 with 5")
    assert t.why("interdict") == "barrages-before-lines"
    assert t.why("assault B5 B4") == "line-by-line", "moves first"


@rule("units-of-a-line", "idle-can-be-lost", "line-of-battle")
def test_units_lost_before_their_line_comes_count_no_more() -> None:
    """A unit of the first line falls back beside one of the second and assaults four: 1 to 4, both are lost."""
    for others, card, phase in (("inf inf inf", "3", "move"), ("inf inf inf", "2", "rest"), ("", "3", "")):
        second_line = {"B6": "inf", **({"D6": others} if others else {})}
        t = with_cards({"B5": "inf", **second_line, "F8": "inf"}, {"A6": "inf inf inf inf"}, "5", card)
        t.act("line 5 with 5")
        t.act("move 1st Inf B5-B6")
        t.fight("B6 A6", "nothing", "nothing")
        if t.phase() == "advance":
            t.act("done")
        if phase:
            t.act(f"line 6 with {card}")
            assert t.phase() == phase, "three are left: a 3 leaves nothing to choose, a 2 one unit"
            assert phase != "rest" or t.why("rest 2nd Inf") == "units-of-a-line", "the lost one cannot be named"
        else:
            assert t.why(f"line 6 with {card}") == "line-of-battle"


@rule("line-by-line")
def test_a_line_that_can_neither_move_nor_fight_goes_by_without_a_question() -> None:
    t = with_cards({"B5": "mg", "B6": "tank/bogged", "B8": "inf"}, {"F1": "inf"}, "5", "6", "7")
    t.act("line 5 with 5")
    assert t.phase() == "cards"
    t.act("line 6 with 6")
    assert t.phase() == "cards"
    t.act("line 8 with 7")
    assert t.phase() == "move"


@rule("line-by-line", "sector-assaults-once")
def test_a_sector_that_assaulted_with_one_line_does_not_assault_with_the_next() -> None:
    t = with_cards({"B5": "inf inf", "B6": "inf", "D6": "inf"}, {"B4": "inf inf", "D5": "inf"}, "5", "6")
    t.act("line 5 with 5")
    t.act("done")
    t.fight("B5 B4", "nothing", "nothing")  # 2 to 2: one each
    t.act("line 6 with 6")
    t.act("move 3rd Inf B6-B5")
    t.act("done")
    assert t.why("assault B5 B4") == "sector-assaults-once"
    assert t.legal() == ["done", "assault D6 D5"]


@rule("units-of-a-line", "advance-who")
def test_a_unit_of_an_earlier_line_does_not_advance_from_a_fight_it_took_no_part_in() -> None:
    """The infantry takes B4; then the cavalry of the second line comes up into B4 and takes B3 from there."""
    t = with_cards({"B5": "inf inf", "B6": "cav cav"}, {"B4": "inf", "B3": "inf"}, "5", "6")
    t.act("line 5 with 5")
    t.act("done")
    t.fight("B5 B4", "nothing", "nothing")  # 2 to 1
    t.act("advance 1st Inf")
    t.act("done")
    t.act("line 6 with 6")
    t.act("move 1st Cav B6-B4")
    t.act("move 2nd Cav B6-B4")
    events = t.fight("B4 B3", "nothing", "nothing")
    assert one(events, "attack").lines == [("cavalry-point", 1), ("cavalry-point", 1)]
    assert t.legal() == ["done", "advance 1st Cav", "advance 2nd Cav"]
    assert t.why("advance 1st Inf") == "advance-who"


# -- nests, vehicles, wire -------------------------------------------------------------------------------------------
@rule("nests-need-no-card")
def test_nests_are_not_counted_by_the_card() -> None:
    t = with_cards({"B5": "inf inf mg", "C5": "mg"}, {"A1": "inf"}, "2")
    t.act("line 5 with 2")
    assert t.phase() == "move", "two units besides the nests: nothing to choose"
    t = with_cards({"B5": "inf inf inf mg"}, {"A1": "inf"}, "2")
    t.act("line 5 with 2")
    assert t.legal() == ["rest 1st Inf", "rest 2nd Inf", "rest 3rd Inf"]
    assert t.why("rest 1st MG") == "nests-need-no-card"


@rule("nests-need-no-card", "idle-can-be-lost")
def test_a_nest_beside_activated_infantry_can_be_lost_in_its_assault() -> None:
    t = with_cards({"B5": "inf mg", "F8": "inf"}, {"B4": "inf inf inf"}, "2")
    t.act("line 5 with 2")
    t.act("done")
    assert lost(t.fight("B5 B4", "nothing", "nothing"), ATTACKER) == ["1st Inf", "1st MG"]


def test_a_bogged_tank_is_activated_and_fights() -> None:
    t = with_cards({"B5": "tank/bogged inf"}, {"B4": "inf"}, "2")
    t.act("line 5 with 2")
    assert movers(t) == {"1st Inf"}
    t.act("done")
    assert one(t.fight("B5 B4", "nothing", "nothing"), "attack").amount == 3


@rule("wire-needs-no-card")
def test_wire_is_cut_by_units_no_card_activated() -> None:
    t = with_cards({"B5": "inf", "C5": "tank"}, {"A1": "inf"}, "5", defences={"B5": ["wire"], "C5": ["wire"]})
    t.act("done")
    t.act("done")
    assert t.phase() == "cut"
    t.act("cut 1st Tank")
    t.act("cut 1st Inf", 5)
    assert t.works_in("B5") == t.works_in("C5") == []


@rule("wire-needs-no-card", "marks-follow-units")
def test_mutineers_cut_wire() -> None:
    """The defender's king strikes B5 in his sequence; at the end of that turn the mark is on, and the wire can be cut."""
    hands: dict[str, Any] = {"attacker_has": {"hand": ["2"]}, "defender_has": {"hand": ["king"]}}
    works = {"B5": ["wire"]}
    t = table({"B5": "inf"}, {"A1": "inf"}, phase="cards", side="defender", cards=True, defences=works, **hands)
    t.act("play king B5")
    assert (t.phase(), marks(t, "mutinous")) == ("cut", {"1st Inf"})
    t.act("cut 1st Inf", 5, 1)  # and a card for the defender: his hand is empty
    assert t.works_in("B5") == []


@rule("wire-needs-no-card")
def test_an_activated_unit_that_neither_moved_nor_fought_cuts_wire_too() -> None:
    t = with_cards({"B5": "inf"}, {"A1": "inf"}, "5", defences={"B5": ["wire"]})
    t.act("line 5 with 5")
    t.act("done")
    t.act("done")
    assert (t.phase(), t.legal()) == ("cut", ["done", "cut 1st Inf"])


def test_marks_of_activation_end_with_the_sequence() -> None:
    t = with_cards({"B5": "inf inf inf"}, {"A1": "inf"}, "2", "3")
    t.act("line 5 with 2")
    t.act("rest 1st Inf")
    assert marks(t, "active") == {"2nd Inf", "3rd Inf"}
    t.act("done")
    t.act("done")
    assert t.decider() == DEFENDER
    assert marks(t, "active") == marks(t, "idle") == set()


def test_the_words_of_a_line_are_checked() -> None:
    t = with_cards({"B5": "inf"}, {"A1": "inf"}, "2")
    for text, sentence in (
        ("line 5", "incomplete: write line ROW with CARD"),
        ("line 5 mit 2", "write line ROW with CARD"),
        ("line five with 2", "not a line of battle"),
        ("line 5 with 11", "'11' is not a card"),
        ("play ace gas", "'gas' is not what an ace can bring: shells, barrages"),
        ("discard knave", "'knave' is not a card"),
    ):
        with pytest.raises(Mistake, match=sentence):
            GAME.read(t.battle, text)
