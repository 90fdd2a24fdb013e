"""Cards: what those whom no card activated do, and what is done to them."""

from __future__ import annotations

from tests.games.marmitages.table import ATTACKER, DEFENDER, lost, one
from tests.games.marmitages.test_cards_lines import with_cards
from tests.rules import rule


@rule("not-activated", "idle-can-be-lost")
def test_units_left_out_do_not_fight_but_can_be_lost() -> None:
    """One standard battalion is activated, a green one beside it is not: 1 against 4, the green one falls first."""
    t = with_cards({"B5": "inf green green", "F8": "inf"}, {"B4": "inf inf inf inf"}, "2")
    t.act("line 5 with 2")
    t.act("rest 2nd Inf")
    t.act("done")
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [
        ("infantry-point", 1),
        ("infantry-point", 1),
        ("inexperienced-penalty", -1),
    ]
    assert lost(events, ATTACKER) == ["2nd Inf", "3rd Inf", "1st Inf"]


@rule("not-activated", "gas-elite")
def test_gas_meets_only_those_who_take_part() -> None:
    """An elite battalion rests beside two that assault: the defender's gas, a 3, loses nothing by it."""
    gas = {"hand": ["2"], "gas": 1}
    t = with_cards({"B5": "inf inf elite", "F8": "inf"}, {"B4": "inf"}, "2", defender_has=gas)
    t.act("line 5 with 2")
    t.act("rest 3rd Inf")
    t.act("done")
    assert one(t.fight("B5 B4", "nothing", "gas", 3), "defence").amount == 1 + 3


@rule("idle-can-be-lost")
def test_the_owner_chooses_between_an_idle_unit_and_one_that_fought() -> None:
    t = with_cards({"B5": "inf inf inf inf"}, {"B4": "inf inf inf"}, "2")
    t.act("line 5 with 2")
    t.act("activate 1st Inf")
    t.act("activate 2nd Inf")
    t.act("done")
    t.fight("B5 B4", "nothing", "nothing")  # 2 to 3
    assert t.phase() == "lose"
    assert t.legal() == ["lose 1st Inf", "lose 2nd Inf", "lose 3rd Inf", "lose 4th Inf"]


@rule("not-activated")
def test_a_sector_with_nobody_activated_starts_no_assault() -> None:
    t = with_cards({"B5": "inf", "C5": "inf inf"}, {"B4": "inf", "C4": "inf"}, "2")
    t.act("line 5 with 2")
    t.act("rest 1st Inf")
    t.act("done")
    assert t.why("assault B5 B4") == "not-activated"
    assert t.legal() == ["done", "rest 2nd Inf", "rest 3rd Inf", "assault C5 C4"]


@rule("not-activated")
def test_without_a_card_nobody_acts_and_all_defend() -> None:
    """The attacker ends his sequence at once; the defender assaults with his 2 and meets everybody."""
    t = with_cards({"B5": "inf inf inf"}, {"B4": "inf inf"}, "2", defender_has={"hand": ["2", "3"]})
    t.act("done")
    assert (t.phase(), t.decider()) == ("cards", DEFENDER)
    t.act("line 4 with 2")
    t.act("done")
    events = t.fight("B4 B5", "nothing", "nothing")
    assert one(events, "defence").amount == 3


@rule("not-activated", "advance-who")
def test_only_units_that_fought_advance() -> None:
    t = with_cards({"B5": "inf inf inf inf"}, {"B4": "inf"}, "3")
    t.act("line 5 with 3")
    t.act("rest 4th Inf")
    t.act("done")
    t.fight("B5 B4", "nothing", "nothing")  # 3 to 1
    assert t.legal() == ["done", "advance 1st Inf", "advance 2nd Inf", "advance 3rd Inf"]
    assert t.why("advance 4th Inf") == "advance-who"
