"""§10: the last shells."""

from tests.games.marmitages.table import ATTACKER, DEFENDER, of, one, open_table, scenario, table
from tests.rules import rule


@rule("last-shells-die", "last-shells-once")
def test_who_has_fired_everything_rolls_for_his_last_shells_after_the_combat() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf inf"}, attacker_has={"shells": 2})
    events = t.fight("B5 B4", "2 shells", "nothing", 6, 6, 4)
    event = one(events, "last-shells")
    assert (event.side, event.amount, event.rule) == (ATTACKER, 4, "last-shells-die")
    assert one(events, "attack").amount == 1, "they did not help in the combat that emptied the stock"
    assert t.shells(ATTACKER) == 4


@rule("last-shells-die")
def test_both_sides_may_come_to_it_in_one_combat_the_active_one_throws_first() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf inf"}, attacker_has={"shells": 1}, defender_has={"shells": 1})
    t.fight("B5 B4", "1 shells", "1 shells", 6, 6, 2, 5)
    assert (t.shells(ATTACKER), t.shells(DEFENDER)) == (2, 5)


@rule("last-shells-die", "last-shells-once")
def test_they_come_once_a_game() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf inf"}, attacker_has={"shells": 1, "last_shells": False})
    events = t.fight("B5 B4", "1 shells", "nothing", 6)
    assert of(events, "last-shells") == []
    assert t.shells(ATTACKER) == 0


@rule("last-shells-die", "last-shells-once")
def test_spending_the_last_shells_brings_no_more() -> None:
    t = table({"B5": "inf", "C5": "inf", "F8": "inf"}, {"B4": "inf inf", "C4": "inf inf"}, attacker_has={"shells": 1})
    t.fight("B5 B4", "1 shells", "nothing", 6, 1)
    t.act("done")  # the defender does not advance
    events = t.fight("C5 C4", "1 shells", "nothing", 6)
    assert of(events, "last-shells") == []
    assert t.shells(ATTACKER) == 0


@rule("last-shells-die")
def test_a_stock_that_is_not_empty_brings_none() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf inf"}, attacker_has={"shells": 2})
    assert of(t.fight("B5 B4", "1 shells", "nothing", 6), "last-shells") == []


@rule("last-shells-die", "last-shells-once")
def test_a_bombardment_that_empties_the_stock_brings_them_too() -> None:
    t = table({"A8": "inf"}, phase="bombard", attacker_has={"shells": 6})
    one(t.act("bombard C4 2", 6, 6, 3), "last-shells")
    assert t.shells(ATTACKER) == 3


@rule("last-shells-die", "last-shells-once")
def test_who_starts_with_none_gets_none() -> None:
    gassers = {"units": [{"kind": "infantry"}], "gas": 2, "plan": {"deployment": {"B6": ["infantry"]}}}
    grey = {"units": [{"kind": "infantry"}], "shells": 5, "plan": {"deployment": {"B4": ["infantry"]}}}
    t = open_table(scenario(attacker=gassers, defender=grey))
    t.act("begin")
    t.act("move 1st Inf B6-B5")
    t.act("done")
    events = t.fight("B5 B4", "gas", "1 shells", 3, 6)
    assert of(events, "last-shells") == []
    assert t.shells(ATTACKER) == 0
