"""Activation by cards: the event cards, and the marks they leave on units."""

from __future__ import annotations

from typing import Any

from tests.games.marmitages.table import ATTACKER, DEFENDER, GAME, Table, one, table
from tests.games.marmitages.test_cards_lines import marks, movers
from tests.rules import rule


def duel(attacker: dict[str, str], defender: dict[str, str], hand: str, answer: str = "5 6", **more: Any) -> Table:
    """The attacker's sequence begins with `hand`; the defender's will begin with `answer`."""
    stocks: dict[str, Any] = {
        "attacker_has": {"hand": hand.split(), **more.pop("attacker_stock", {})},
        "defender_has": {"hand": answer.split()},
    }
    return table(attacker, defender, phase="cards", cards=True, **stocks, **more)


# -- ammunition ------------------------------------------------------------------------------------------------------
@rule("ammunition-shortage")
def test_the_worked_example_units_short_of_ammunition_move_but_do_not_fight() -> None:
    """Two units in the named sector: in their next sequence they may be moved if activated, not fight."""
    t = duel({"C5": "inf", "A5": "inf"}, {"C4": "inf inf", "A4": "inf"}, "jack")
    event = one(t.act("play jack C4"), "no-ammunition")
    assert (event.side, event.target, event.rule) == (ATTACKER, "C4", "ammunition-shortage")
    assert marks(t, "no-ammunition") == {"1st Inf", "2nd Inf"}
    assert (t.phase(), t.decider()) == ("cards", DEFENDER)
    t.act("line 4 with 5")
    assert movers(t) == {"1st Inf", "2nd Inf", "3rd Inf"}
    t.act("move 1st Inf C4-B4")
    t.act("done")
    assert t.why("assault C4 C5") == "ammunition-shortage"
    assert t.legal() == ["done", "assault A4 A5"]


@rule("ammunition-shortage", "marks-follow-units")
def test_the_shortage_goes_with_the_unit_to_a_sector_that_was_not_struck() -> None:
    """A unit short of ammunition joins a fresh one: only the fresh one fights."""
    t = duel({"B5": "inf", "F8": "inf"}, {"C4": "inf", "B4": "inf inf"}, "jack")
    t.act("play jack C4")
    t.act("line 4 with 5")
    t.act("move 1st Inf C4-B4")
    t.act("done")
    events = t.fight("B4 B5", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1), ("infantry-point", 1)]
    assert t.why("advance 1st Inf") == "advance-who"


@rule("marks-follow-units")
def test_only_units_that_stand_in_the_sector_when_the_card_is_played_are_struck() -> None:
    t = duel({"C6": "inf"}, {"C4": "inf", "B4": "inf"}, "jack")
    t.act("play jack C4")
    t.act("line 4 with 5")
    t.act("move 2nd Inf B4-C4")
    assert marks(t, "no-ammunition") == {"1st Inf"}


@rule("defends-in-full")
def test_marked_units_defend_in_full() -> None:
    for card in ("jack", "queen", "king"):
        t = duel({"C5": "inf inf inf"}, {"C4": "inf inf"}, f"{card} 5")
        t.act(f"play {card} C4")
        t.act("line 5 with 5")
        t.act("done")
        assert one(t.fight("C5 C4", "nothing", "nothing"), "defence").amount == 2


# -- supply and mutiny -----------------------------------------------------------------------------------------------
@rule("supply-shortage", "shortage-stops-advance")
def test_units_short_of_supplies_fight_but_neither_move_nor_advance() -> None:
    t = duel({"C5": "inf", "F8": "inf"}, {"C4": "inf inf", "A4": "inf"}, "queen")
    t.act("play queen C4")
    t.act("line 4 with 5")
    assert t.why("move 1st Inf C4-B4") == "supply-shortage"
    assert movers(t) == {"3rd Inf"}
    t.act("done")
    events = t.fight("C4 C5", "nothing", "nothing")  # 2 to 1: the sector is empty, but nobody may go there
    assert one(events, "won").amount == 1
    assert t.units_in("C5") == []
    assert (t.phase(), t.decider()) == ("cards", DEFENDER)


@rule("shortage-stops-advance")
def test_a_marked_unit_does_not_advance_even_when_it_won_as_the_defender() -> None:
    """The jack does not stop an advance, the queen and the king do."""
    for card, phase in (("jack", "advance"), ("queen", "cards"), ("king", "cards")):
        t = duel({"C5": "inf", "F8": "inf"}, {"C4": "inf inf"}, f"{card} 5 6")
        t.act(f"play {card} C4")
        t.act("line 5 with 5")
        t.act("done")
        t.fight("C5 C4", "nothing", "nothing")  # 1 to 2: the attacker's sector is empty
        assert t.phase() == phase


@rule("shortage-stops-advance")
def test_the_reason_is_told_when_some_may_advance_and_others_not() -> None:
    t = duel({"C5": "inf", "F8": "inf"}, {"C4": "inf", "B4": "inf inf"}, "queen")
    t.act("play queen C4")
    t.act("line 4 with 5")
    t.act("move 2nd Inf B4-C4")
    t.act("done")
    t.fight("C4 C5", "nothing", "nothing")
    assert t.legal() == ["done", "advance 2nd Inf"]
    assert t.why("advance 1st Inf") == "shortage-stops-advance"


@rule("mutiny")
def test_mutineers_neither_move_nor_fight() -> None:
    t = duel({"C5": "inf", "A5": "inf"}, {"C4": "inf inf", "A4": "inf"}, "king")
    t.act("play king C4")
    assert marks(t, "mutinous") == {"1st Inf", "2nd Inf"}
    t.act("line 4 with 5")
    assert movers(t) == {"3rd Inf"}
    assert t.why("move 1st Inf C4-B4") == "mutiny"
    t.act("done")
    assert t.why("assault C4 C5") == "mutiny"


@rule("mutiny", "events-strike-enemies")
def test_all_units_of_the_sector_are_struck_whatever_they_are() -> None:
    t = duel({"F8": "inf"}, {"C4": "inf mg tank", "A4": "mg"}, "king")
    t.act("play king C4")
    assert marks(t, "mutinous") == {"1st Inf", "1st MG", "1st Tank"}


@rule("mutineers-activated")
def test_mutineers_can_be_activated_to_no_effect() -> None:
    """Three units, one of them loyal, and a 2: the two that are activated may be the mutineers."""
    t = duel({"F8": "inf"}, {"C4": "inf inf", "A4": "inf"}, "king", answer="2 3")
    t.act("play king C4")
    t.act("line 4 with 2")
    assert t.legal() == ["rest 1st Inf", "rest 2nd Inf", "rest 3rd Inf"]
    t.act("rest 3rd Inf")
    assert t.phase() == "cards", "nobody of the line can act: it is over"


# -- how long marks last ---------------------------------------------------------------------------------------------
@rule("marks-follow-units")
def test_the_attackers_events_last_until_the_defenders_sequence_ends() -> None:
    for card, mark in (("jack", "no-ammunition"), ("queen", "no-supply"), ("king", "mutinous")):
        t = duel({"C6": "inf"}, {"C4": "inf"}, card, answer="5")
        t.act(f"play {card} C4")
        assert marks(t, mark) == {"1st Inf"}
        t.act("done", 1)  # the defender ends his sequence, turn 2 begins: the attacker draws a card
        assert (t.battle.turn, t.decider()) == (2, ATTACKER)
        assert marks(t, mark) == set()


@rule("marks-follow-units")
def test_the_defenders_events_last_through_the_end_of_the_turn_until_the_attackers_next_sequence_ends() -> None:
    hands: dict[str, Any] = {"attacker_has": {"hand": ["5", "6"]}, "defender_has": {"hand": ["queen"]}}
    t = table({"C5": "inf", "C6": "inf"}, {"C4": "inf"}, phase="cards", side="defender", cards=True, **hands)
    t.act("play queen C5", 1)  # his hand is empty: the turn ends and he draws a card
    assert (t.battle.turn, t.decider()) == (2, ATTACKER)
    assert marks(t, "no-supply") == {"1st Inf"}
    t.act("line 5 with 5")
    assert t.phase() == "assault", "it cannot move, it can fight"
    t.act("done")
    t.act("line 6 with 6")
    assert marks(t, "no-supply") == {"1st Inf"}, "until the end of the sequence, not of the line"
    t.act("done")
    assert t.decider() == DEFENDER
    assert marks(t, "no-supply") == set()


@rule("marks-follow-units")
def test_an_event_does_not_strike_ones_own_units_that_enter_the_sector() -> None:
    t = duel({"C5": "inf inf inf"}, {"C4": "inf"}, "king 5 6")
    t.act("play king C4")
    t.act("line 5 with 5")
    t.act("done")
    t.fight("C5 C4", "nothing", "nothing")
    t.act("advance 1st Inf")
    assert marks(t, "mutinous") == {"1st Inf"}, "the lost battalion alone, which is out of play"
    assert [u["at"] for u in GAME.view(t.battle, -1)["units"] if "mutinous" in u["marks"]] == [""]


# -- when and where --------------------------------------------------------------------------------------------------
@rule("events-when", "keep-or-throw")
def test_events_come_before_the_first_line_between_lines_and_after_the_reserve() -> None:
    t = duel({"C5": "inf", "C8": "inf"}, {"C4": "inf", "B3": "inf", "A2": "inf"}, "jack queen king 5 6 9")
    t.act("play jack C4")
    t.act("line 5 with 5")
    assert t.why("play queen B3") == "events-when", "not while a line acts"
    t.act("done")
    assert t.why("play queen B3") == "events-when"
    t.act("done")
    t.act("play queen B3")
    t.act("line 8 with 6")
    t.act("done")
    t.act("play king A2")
    assert [marks(t, mark) for mark in ("no-ammunition", "no-supply", "mutinous")] == [
        {"1st Inf"},
        {"2nd Inf"},
        {"3rd Inf"},
    ]
    assert (t.phase(), t.decider()) == ("cards", ATTACKER), "the 9 may still be thrown away"


@rule("events-when")
def test_several_events_may_strike_one_sector() -> None:
    t = duel({"C6": "inf"}, {"C4": "inf"}, "jack queen 3")
    t.act("play jack C4")
    t.act("play queen C4")
    assert marks(t, "no-ammunition") == marks(t, "no-supply") == {"1st Inf"}
    t.act("done")
    t.act("line 4 with 5")
    assert t.phase() == "cards", "neither a move nor an assault: the line goes by"


@rule("events-need-a-target")
def test_an_event_needs_enemy_units() -> None:
    t = duel({"C5": "inf"}, {"C4": "inf", "D1": "mg"}, "king")
    assert t.why("play king C5") == "events-need-a-target"
    assert t.why("play king B3") == "events-need-a-target"
    assert [text for text in t.legal() if text.startswith("play")] == ["play king D1", "play king C4"]


# -- the ace ---------------------------------------------------------------------------------------------------------
@rule("surplus-shells")
def test_an_ace_brings_1d6_shells_at_any_moment_of_the_sequence() -> None:
    t = duel({"C5": "inf"}, {"C1": "inf"}, "ace ace 5", attacker_stock={"shells": 2})
    event = one(t.act("play ace shells", 4), "surplus-shells")
    assert (event.amount, event.faces) == (4, [4])
    assert t.shells(ATTACKER) == 6
    t.act("line 5 with 5")
    t.act("done")
    t.act("play ace shells", 6)
    assert t.shells(ATTACKER) == 12


@rule("surplus-barrages", "interdiction-cost")
def test_an_ace_makes_barrages_cost_one_shell() -> None:
    stock = {"shells": 2, "last_shells": False}
    t = duel({"C5": "inf"}, {"C4": "inf inf", "F4": "inf"}, "ace 5", attacker_stock=stock)
    t.act("play ace barrages")
    assert t.phase() == "barrage"
    t.act("barrage C4", 3)
    assert t.shells(ATTACKER) == 1
    assert t.why("barrage C4") == "interdiction-once"
    t.act("barrage B4", 4)
    assert (t.phase(), t.shells(ATTACKER)) == ("cards", 0), "no shell is left: back to the cards"
    t.act("done")
    t.act("line 4 with 5")
    assert t.why("move 1st Inf C4-D4") == "interdiction-bars"


@rule("surplus-barrages", "last-shells-die")
def test_the_last_shells_may_come_in_the_midst_of_cheap_barrages() -> None:
    t = duel({"C5": "inf"}, {"C4": "inf"}, "ace 5", attacker_stock={"shells": 1})
    t.act("play ace barrages")
    t.act("barrage C4", 6, 2)
    assert (t.phase(), t.shells(ATTACKER)) == ("barrage", 2)


@rule("barrages-before-lines", "interdiction-cost")
def test_without_an_ace_a_barrage_costs_three_shells() -> None:
    t = duel({"C5": "inf"}, {"C4": "inf"}, "5", attacker_stock={"shells": 8})
    t.act("interdict")
    t.act("barrage C4", 6)
    t.act("barrage B4", 6)
    assert (t.phase(), t.shells(ATTACKER)) == ("cards", 2), "2 shells do not pay a third"


@rule("barrages-before-lines")
def test_without_a_card_barrages_can_still_be_laid() -> None:
    t = duel({"C5": "inf"}, {"C4": "inf"}, "jack", attacker_stock={"shells": 3})
    t.act("play jack C4")  # the last card
    assert (t.decider(), t.legal()) == (ATTACKER, ["done", "interdict"])


@rule("barrages-before-lines")
def test_barrages_are_laid_until_the_first_line_is_activated() -> None:
    t = duel({"C5": "inf"}, {"C1": "inf"}, "ace ace 5 6", attacker_stock={"shells": 20})
    t.act("interdict")
    t.act("barrage C4", 6)
    t.act("done")
    assert t.why("interdict") == "", "nothing has closed them"
    t.act("play ace barrages")
    assert t.why("barrage C4") == "interdiction-once"
    t.act("barrage B4", 6)
    t.act("done")
    assert t.shells(ATTACKER) == 20 - 3 - 1
    t.act("line 5 with 5")
    t.act("done")
    assert t.why("interdict") == "barrages-before-lines"
    assert t.why("play ace barrages") == "barrages-before-lines"
    assert t.why("play ace shells") == ""


@rule("barrages-before-lines", "surplus-shells")
def test_an_ace_that_brings_shells_opens_barrages_again() -> None:
    """Four shells: one barrage leaves 1, which ends them; five more shells pay another at 3."""
    t = duel({"C5": "inf"}, {"C1": "inf"}, "ace 5", attacker_stock={"shells": 4})
    t.act("interdict")
    t.act("barrage C4", 6)
    assert (t.phase(), t.shells(ATTACKER)) == ("cards", 1)
    assert t.why("interdict") == "interdiction-cost"
    t.act("play ace shells", 5)
    t.act("interdict")
    t.act("barrage B4", 6)
    assert t.shells(ATTACKER) == 3


@rule("ace-price-lasts")
def test_the_price_of_an_ace_lasts_until_the_first_line() -> None:
    stock = {"shells": 1, "last_shells": False}
    t = duel({"C5": "inf"}, {"C1": "inf"}, "ace ace 5", attacker_stock=stock)
    t.act("play ace barrages")
    event = one(t.act("barrage C4", 6), "barrage-missed")
    assert event.figures == {"shells": ("surplus-barrages", 1), "at-most": ("interdiction-roll", 3)}
    assert t.why("interdict") == "surplus-barrages", "nothing is left to pay even 1"
    t.act("play ace shells", 2)
    t.act("interdict")
    t.act("barrage B4", 6)
    assert t.shells(ATTACKER) == 1


@rule("barrages-before-lines", "interdiction-cost", "surplus-barrages")
def test_barrages_need_the_shells_for_one() -> None:
    t = duel({"C5": "inf"}, {"C1": "inf"}, "ace", attacker_stock={"shells": 0})
    assert t.why("play ace barrages") == "surplus-barrages"
    assert t.why("interdict") == "interdiction-cost"
    t = duel({"C5": "inf"}, {"C1": "inf"}, "ace", attacker_stock={"shells": 2})
    assert t.why("play ace barrages") == ""
    assert t.why("interdict") == "interdiction-cost"


@rule("barrages-before-lines")
def test_the_price_is_three_again_in_the_next_sequence() -> None:
    hands: dict[str, Any] = {
        "attacker_has": {"hand": ["ace"], "shells": 5},
        "defender_has": {"hand": ["5"], "shells": 3},
    }
    t = table({"C5": "inf"}, {"C1": "inf"}, phase="cards", cards=True, **hands)
    t.act("play ace barrages")
    t.act("barrage C4", 6)
    t.act("done")
    assert t.decider() == DEFENDER
    t.act("interdict")
    t.act("barrage C5", 6, 1)  # and the last shells
    assert t.shells(DEFENDER) == 1
