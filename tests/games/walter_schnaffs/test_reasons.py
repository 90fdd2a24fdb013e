"""A refusal names what stands against the thing itself before the sequence, to the other side too."""

from __future__ import annotations

from grognard.books.scenarios import load_scenario
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, table
from tests.rules import rule


def asked_of(t: Table, side: int, action: str) -> str:
    """The objection as if the decision were that side's."""
    decider = t.battle.decider
    t.battle.decider = side
    answer = t.why(action)
    t.battle.decider = decider
    return answer


@rule("moved-gun-is-silent", "two-zones-at-most", "gun-fires-once", "only-guns-fire")
def test_after_the_bombardments_a_shot_is_refused_by_what_forbade_it_before() -> None:
    t = table({"B5": "breech breech/fired inf", "C5": "breech/moved"}, {"B4": "inf", "H1": "inf"}, phase="move")
    assert t.why("bombard 3rd Breech C4") == "moved-gun-is-silent"
    assert t.why("bombard 2nd Breech B4") == "gun-fires-once"
    assert t.why("bombard 1st Inf B4") == "only-guns-fire"
    assert t.why("bombard 1st Breech H1") == "two-zones-at-most"
    assert t.why("bombard 1st Breech B4") == "turn-sequence"


@rule("one-move", "shaken-units", "five-in-a-zone", "infantry-move")
def test_among_the_attacks_a_move_is_refused_by_what_forbade_it_before() -> None:
    t = table({"B5": "inf/moved inf/shaken inf", "C5": "inf inf inf inf inf"}, {"B4": "inf"})
    assert t.why("move 1st Inf B5-A5") == "one-move"
    assert t.why("move 2nd Inf B5-A5") == "shaken-units"
    assert t.why("move 3rd Inf B5-C5") == "five-in-a-zone"
    assert t.why("move 3rd Inf B5-B3") == "infantry-move"
    assert t.why("move 3rd Inf B5-A5") == "turn-sequence"


@rule("advance-after-attack", "not-in-hand", "not-in-this-fight")
def test_an_advance_without_an_attack_and_a_unit_that_is_on_the_table_already() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, phase="move")
    assert t.why("advance 1st Inf") == "advance-after-attack"
    assert t.why("deploy 1st Inf B6") == "not-in-hand"
    assert t.why("lose 1st Inf") == "not-in-this-fight"
    assert t.why("retreat 1st Inf") == "not-in-this-fight"


@rule("not-in-this-fight", "owner-chooses-loss")
def test_after_the_losses_no_more_are_chosen_and_those_not_in_the_fight_hear_that() -> None:
    # 12 points, three dice: two bases of three fall. 2 points, one die: nothing. The defence is driven out.
    t = table({"B5": "inf inf inf", "C5": "inf"}, {"B4": "inf", "A1": "inf"})
    t.act("attack B5 B4", 4, 4, 1, 1)
    assert t.phase() == "advance"
    assert t.why("lose 1st Inf") == "owner-chooses-loss"
    assert t.why("lose 4th Inf") == "not-in-this-fight"
    assert asked_of(t, FRENCH, "retreat 2nd Inf") == "not-in-this-fight"


@rule("fixed-levels", "army-points", "secret-bids", "army-bought-in-secret")
def test_what_this_battle_does_not_have_is_the_cause() -> None:
    t = Table(GAME.set_up(load_scenario("walter-schnaffs", "wissembourg-1870"), {"levels": "historical"}))
    assert t.why("bid nach-paris") == "fixed-levels"
    assert t.why("buy 1 breech") == "army-points"
    opened = Table(GAME.set_up(load_scenario("walter-schnaffs", "open-battle"), {}))
    assert opened.why("bid nach-paris") == "secret-bids", "the game has not begun"
    assert opened.why("buy 1 breech") == "army-bought-in-secret"


@rule("defender-deploys-first", "attacker-in-his-first-row")
def test_the_attacker_waits_until_the_defender_is_deployed() -> None:
    t = table(phase="deploy", german_in_hand="inf", french_in_hand="inf")
    assert (t.phase(), t.decider()) == ("deploy", FRENCH)
    assert asked_of(t, GERMAN, "deploy 1st Inf A6") == "defender-deploys-first"
    assert asked_of(t, GERMAN, "deploy 1st Inf A5") == "attacker-in-his-first-row"


@rule("turn-sequence", "nobody-to-attack", "enemy-holds-it", "levels-of-the-french")
def test_the_other_side_hears_the_cause_and_without_one_the_sequence() -> None:
    t = table({"B5": "inf"}, {"B4": "inf breech/moved"}, phase="move")
    assert asked_of(t, FRENCH, "move 1st Inf B4-B5") == "enemy-holds-it"
    assert asked_of(t, FRENCH, "move 1st Inf B4-A4") == "turn-sequence"
    assert asked_of(t, FRENCH, "attack B4 B3") == "nobody-to-attack"
    assert asked_of(t, FRENCH, "attack B4 B5") == "turn-sequence"
    assert asked_of(t, FRENCH, "bombard 1st Breech B5") == "moved-gun-is-silent"
    assert asked_of(t, FRENCH, "bid nach-paris") == "levels-of-the-french"
    assert asked_of(t, GERMAN, "bid nach-paris") == "secret-bids"
