"""§5: who may assault whom, and the two totals line by line."""

import pytest

from tests.games.marmitages.table import ATTACKER, DEFENDER, Table, lost, of, one, table
from tests.rules import rule


@rule("assault-by-a-side")
def test_an_assault_goes_across_a_side_never_a_corner_or_farther() -> None:
    t = table({"B5": "inf"}, {"B4": "inf", "C4": "inf", "B3": "inf", "A5": "inf"})
    assert t.why("assault B5 C4") == "assault-by-a-side"
    assert t.why("assault B5 B3") == "assault-by-a-side"
    assert t.legal() == ["done", "assault B5 B4", "assault B5 A5"]


@rule("assault-by-a-side")
def test_even_assault_troops_do_not_attack_across_a_corner() -> None:
    t = table({"B5": "assault"}, {"C4": "inf", "B4": "inf"})
    assert t.why("assault B5 C4") == "assault-by-a-side"


@rule("nobody-to-assault")
def test_an_assault_needs_enemy_units_in_the_sector() -> None:
    t = table({"B5": "inf", "A5": "inf"}, {"B4": "inf"}, defences={"C5": ["wire"]})
    assert t.why("assault B5 C5") == "nobody-to-assault"
    assert t.why("assault B5 A5") == "nobody-to-assault"


@rule("sector-assaults-once", "assault-by-a-side")
def test_a_sector_makes_one_assault_a_turn_against_one_sector() -> None:
    # 3 to 2: B4 is not emptied, and B5 may not strike a second time, neither there nor elsewhere.
    t = table({"B5": "inf inf inf", "E5": "inf"}, {"B4": "inf inf", "C5": "inf", "E4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.units_in("B4") == ["2nd Inf"]
    assert t.why("assault B5 B4") == "sector-assaults-once"
    assert t.why("assault B5 C5") == "sector-assaults-once"
    assert t.legal() == ["done", "assault E5 E4"]


@rule("separate-assaults", "sector-assaults-once")
def test_several_sectors_assault_the_same_one_each_in_a_combat_of_its_own() -> None:
    t = table({"B5": "inf", "A4": "inf inf", "F8": "inf"}, {"B4": "inf inf inf"})
    events = t.fight("A4 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1)] * 2, "B5 does not join in"
    assert one(events, "defence").lines == [("infantry-point", 1)] * 3
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1)]


@rule("unit-assaults-once")
def test_a_unit_that_advanced_does_not_attack_again() -> None:
    t = table({"B5": "inf inf inf", "F5": "inf"}, {"B4": "inf", "B3": "inf", "F4": "inf"})
    t.fight("B5 B4", "nothing", "nothing")  # 3 to 1
    t.act("advance 1st Inf")
    t.act("done")
    assert t.why("assault B4 B3") == "unit-assaults-once"
    assert t.legal() == ["done", "assault F5 F4"]


@rule("unit-assaults-once")
def test_who_was_assaulted_may_assault_in_his_own_sequence() -> None:
    # 2 against 1 + 2: the attacker loses one; then the defender strikes back with 1 against 1.
    t = table({"B5": "inf inf", "F8": "inf"}, {"B4": "inf"}, defences={"B4": ["trench"]})
    t.fight("B5 B4", "nothing", "nothing")
    assert t.phase() == "move"
    t.act("done")
    t.act("assault B4 B5")


@rule("needs-a-fighter")
def test_nests_alone_make_no_assault() -> None:
    t = table({"B5": "mg mg", "F5": "inf"}, {"B4": "inf", "F4": "inf"})
    assert t.why("assault B5 B4") == "needs-a-fighter"
    assert t.legal() == ["done", "assault F5 F4"]


@rule("needs-a-fighter")
@pytest.mark.parametrize("word", ["inf", "green", "assault", "cav", "tank", "car"])
def test_any_one_mobile_unit_is_enough(word: str) -> None:
    assert table({"B5": f"mg {word}"}, {"B4": "inf"}).why("assault B5 B4") == ""


@rule("all-take-part", "infantry-point", "armour-points")
def test_every_unit_of_the_sector_takes_part() -> None:
    t = table({"B5": "inf assault tank car"}, {"B4": "inf"})
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [
        ("infantry-point", 1),
        ("infantry-point", 1),
        ("armour-points", 2),
        ("armour-points", 2),
    ]
    assert one(events, "attack").amount == 6


@rule("nest-does-not-attack")
def test_a_nest_adds_nothing_to_an_attack_but_can_be_lost_in_it() -> None:
    # 1 against 1 + 2 + 2 of the trenches: difference 4, the infantry and the nest fall.
    t = table({"B5": "inf mg", "F8": "inf"}, {"B4": "inf"}, defences={"B4": ["trench", "trench"]})
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1)]
    assert lost(events, ATTACKER) == ["1st Inf", "1st MG"]


@rule("infantry-point", "elite-point", "inexperienced-penalty", "armour-points")
@pytest.mark.parametrize(
    ("units", "lines"),
    [
        ("inf", [("infantry-point", 1)]),
        ("elite", [("infantry-point", 1), ("elite-point", 1)]),
        ("elite elite", [("infantry-point", 1), ("infantry-point", 1), ("elite-point", 1)]),
        ("green", [("infantry-point", 1), ("inexperienced-penalty", -1)]),
        ("green green", [("infantry-point", 1), ("infantry-point", 1), ("inexperienced-penalty", -1)]),
        (
            "green stoss",
            [("infantry-point", 1), ("infantry-point", 1), ("elite-point", 1), ("inexperienced-penalty", -1)],
        ),
        ("tank inf", [("armour-points", 2), ("infantry-point", 1)]),
    ],
)
def test_what_troops_are_worth_in_attack_and_defence(units: str, lines: list[tuple[str, int]]) -> None:
    attack = table({"B5": units, "F8": "inf"}, {"B4": "inf inf"}).fight("B5 B4", "nothing", "nothing")
    assert one(attack, "attack").lines == lines
    assert one(attack, "attack").amount == sum(points for _, points in lines)
    defence = table({"B5": "inf", "F8": "inf"}, {"B4": units}).fight("B5 B4", "nothing", "nothing")
    assert one(defence, "defence").lines == lines


@rule("nest-point", "nest-fire", "three-sided-die")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_nest_in_defence_is_worth_a_point_and_1d3(face: int, points: int) -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "mg"})
    events = t.fight("B5 B4", "nothing", "nothing", face)
    assert one(events, "defence").lines == [("nest-point", 1), ("nest-fire", points)]


@rule("nest-fire")
def test_each_nest_throws_its_own_die() -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "mg mg"})
    events = t.fight("B5 B4", "nothing", "nothing", 6, 1)
    assert one(events, "defence").lines == [("nest-point", 1), ("nest-point", 1), ("nest-fire", 3), ("nest-fire", 1)]


@rule("wire-point", "trench-points", "fort-points", "difficult-point")
@pytest.mark.parametrize(
    ("works", "difficult", "lines"),
    [
        (["wire"], False, [("wire-point", 1)]),
        (["wire", "wire"], False, [("wire-point", 2)]),
        (["trench"], False, [("trench-points", 2)]),
        (["trench", "trench"], False, [("trench-points", 4)]),
        (["fort"], False, [("fort-points", 3)]),
        (["wire", "fort"], False, [("wire-point", 1), ("fort-points", 3)]),
        ([], True, [("difficult-point", 1)]),
        (["trench", "fort"], True, [("trench-points", 2), ("fort-points", 3), ("difficult-point", 1)]),
    ],
)
def test_works_and_difficult_ground_help_the_defence(
    works: list[str], difficult: bool, lines: list[tuple[str, int]]
) -> None:
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf"}, defences={"B4": works}, difficult=["B4"] if difficult else [])
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "defence").lines == [("infantry-point", 1), *lines]


@rule("trench-points", "difficult-point")
def test_works_and_ground_of_the_assaulting_sector_help_nobody() -> None:
    t = table({"B5": "inf"}, {"B4": "inf inf"}, defences={"B5": ["trench"]}, difficult=["B5"])
    events = t.fight("B5 B4", "nothing", "nothing")
    assert one(events, "attack").lines == [("infantry-point", 1)]


@rule("conquered-works", "wire-for-its-owner")
def test_wire_counts_for_who_laid_it_trenches_and_forts_for_whoever_holds_the_sector() -> None:
    works = {"B4": ["wire", "trench"]}
    # The attacker has taken B4 and is assaulted there: the trench serves him, the German wire does not.
    t = table({"B4": "inf"}, {"B3": "inf"}, side="defender", defences=works)
    events = t.fight("B3 B4", "nothing", "nothing")
    assert one(events, "defence").lines == [("infantry-point", 1), ("trench-points", 2)]
    t = table({"B5": "inf"}, {"B4": "inf"}, defences=works)
    events = t.fight("B5 B4", "nothing", "nothing")
    assert ("wire-point", 1) in one(events, "defence").lines


@rule("wire-for-its-owner")
def test_the_attackers_own_wire_counts_when_he_is_assaulted_behind_it() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, side="defender", defences={"B5": ["wire", "fort"]})
    events = t.fight("B4 B5", "nothing", "nothing")
    assert one(events, "defence").lines == [("infantry-point", 1), ("wire-point", 1), ("fort-points", 3)]


@rule("shell-support")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 2), (3, 3), (4, 0), (5, 0), (6, 0)])
def test_each_shell_throws_a_die_and_adds_it_on_1_to_3(face: int, points: int) -> None:
    shells = {"shells": 3}
    t = table({"B5": "inf", "F8": "inf"}, {"B4": "inf"}, attacker_has=shells, defender_has=shells)
    events = t.fight("B5 B4", "1 shells", "2 shells", face, 6, face)
    assert one(events, "attack").lines == [("infantry-point", 1), ("shell-support", points)]
    assert one(events, "defence").lines == [("infantry-point", 1), ("shell-support", 0), ("shell-support", points)]
    assert (t.shells(ATTACKER), t.shells(DEFENDER)) == (2, 1)


@rule("shells-in-stock")
def test_any_number_of_shells_may_be_committed_up_to_the_stock() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has={"shells": 40}, defender_has={"shells": 2})
    t.act("assault B5 B4")
    assert t.why("commit 41 shells") == "shells-in-stock"
    t.act("commit 40 shells")
    assert t.why("commit 3 shells") == "shells-in-stock"
    assert t.legal() == ["commit nothing", "commit 1 shells", "commit 2 shells"]


@rule("secret-commitment")
def test_both_sides_choose_before_either_commitment_is_paid_and_shown() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"}, attacker_has={"shells": 3}, defender_has={"shells": 3})
    t.act("assault B5 B4")
    assert t.decider() == ATTACKER
    events = t.act("commit 2 shells")
    assert [(e.key, e.amount) for e in events] == [("committed", 0)]
    assert t.shells(ATTACKER) == 3
    assert t.decider() == DEFENDER
    events = t.act("commit 1 shells", 6, 6, 6)
    told = [(e.side, e.amount, e.rule) for e in of(events, "shells")]
    assert told == [(ATTACKER, 2, "shells-in-stock"), (DEFENDER, 1, "shells-in-stock")]
    assert (t.shells(ATTACKER), t.shells(DEFENDER)) == (1, 2)


@rule("difference-is-losses")
@pytest.mark.parametrize(
    ("attack", "defence", "loser", "losses"),
    [
        ("inf inf inf inf", "inf inf", DEFENDER, 2),
        ("inf inf inf", "inf inf", DEFENDER, 1),
        ("inf", "inf inf inf inf", ATTACKER, 1),  # three are due, one is there
        ("inf inf", "inf inf inf inf", ATTACKER, 2),
    ],
)
def test_the_difference_is_the_losers_losses(attack: str, defence: str, loser: int, losses: int) -> None:
    t = table({"B5": attack, "F8": "inf"}, {"B4": defence})
    events = t.fight("B5 B4", "nothing", "nothing")
    won = one(events, "won")
    difference = abs(len(attack.split()) - len(defence.split()))
    assert (won.side, won.amount, won.rule) == (1 - loser, difference, "difference-is-losses")
    assert len(lost(events, loser)) == losses
    assert lost(events, 1 - loser) == []


@rule("tie-one-each")
def test_a_tie_costs_both_sides_one_unit_in_the_same_order() -> None:
    # A tank, an infantry and a shell of 1 make 4; four infantry, + 1 for the elite, - 1 for the inexperienced one make 4.
    t = table({"B5": "tank inf", "F8": "inf"}, {"B4": "inf inf green elite"}, attacker_has={"shells": 2})
    events = t.fight("B5 B4", "1 shells", "nothing", 1)
    assert one(events, "tied").rule == "tie-one-each"
    assert lost(events, ATTACKER) == ["1st Inf"]
    assert lost(events, DEFENDER) == ["3rd Inf"]


@rule("quality-by-situation", "inexperienced-penalty", "elite-point")
def test_belleau_woods_americans_are_inexperienced_in_attack_and_elite_in_defence() -> None:
    t = table({"B5": "marine marine", "F8": "inf"}, {"B4": "inf inf"})
    attack = one(t.fight("B5 B4", "nothing", "nothing"), "attack")
    assert attack.lines == [("infantry-point", 1), ("infantry-point", 1), ("inexperienced-penalty", -1)]
    t = table({"B5": "marine marine"}, {"B4": "inf inf"}, side="defender")
    defence = one(t.fight("B4 B5", "nothing", "nothing"), "defence")
    assert defence.lines == [("infantry-point", 1), ("infantry-point", 1), ("elite-point", 1)]


def german_assault() -> Table:
    """The text's example: Stosstruppen, infantry and an A7V against Poilus and a nest in a trench."""
    return table(
        {"C5": "stoss inf tank", "F8": "inf"},
        {"C4": "inf mg"},
        defences={"C4": ["trench"]},
        attacker_has={"gas": 2},
        defender_has={"shells": 9},
    )


@rule("gas-roll", "shell-support", "nest-fire", "difference-is-losses", "loss-order")
def test_the_worked_example_german_gas_8_against_10_costs_infantry_and_stosstruppen_not_the_tank() -> None:
    t = german_assault()
    # The gas die 3; the French shells 6, 1, 4, 3; the nest's 4.
    events = t.fight("C5 C4", "gas", "4 shells", 3, 6, 1, 4, 3, 4)
    attack, defence = one(events, "attack"), one(events, "defence")
    assert attack.lines == [
        ("infantry-point", 1),
        ("infantry-point", 1),
        ("armour-points", 2),
        ("elite-point", 1),
        ("gas-roll", 3),
    ]
    assert attack.amount == 8
    assert defence.lines == [
        ("infantry-point", 1),
        ("nest-point", 1),
        ("trench-points", 2),
        ("shell-support", 0),
        ("shell-support", 1),
        ("shell-support", 0),
        ("shell-support", 3),
        ("nest-fire", 2),
    ]
    assert defence.amount == 10
    assert one(events, "won").side == DEFENDER
    assert lost(events, ATTACKER) == ["1st Inf", "1st Assault"]
    assert lost(events, DEFENDER) == []
    assert t.units_in("C5") == ["1st Tank"]
    assert (t.gas(ATTACKER), t.shells(DEFENDER)) == (1, 5)
