"""§8: the two lists of points, a line at a time. Germans in B5 attack B4, so B6 is behind them, A5 and C5 on their flanks."""

from typing import Any

import pytest

from tests.games.walter_schnaffs.table import FRENCH, GERMAN, one, table
from tests.rules import rule

Lines = list[tuple[str, int]]


def attack(german: dict[str, str], terrain: dict[str, list[str]] | None = None, **water: Any) -> Lines:
    """The attacker's list of B5 against cavalry in B4."""
    return table(german, {"B4": "cav"}, terrain=terrain, **water).points("B5 B4")[0]


def defence(french: dict[str, str], *faces: int, **water: Any) -> Lines:
    """The defender's list of B4 against B5, with the dice thrown for it."""
    return table({"B5": "inf"}, french, **water).points("B5 B4", *faces)[1]


# -- the attacker ------------------------------------------------------------------------------------------------------
@rule("fresh-infantry", "fresh-or-worn")
@pytest.mark.parametrize("bases", [3, 4, 5])
def test_fresh_infantry_of_three_bases_or_more_is_worth_4(bases: int) -> None:
    assert attack({"B5": f"inf{bases}"}) == [("fresh-infantry", 4)]


@rule("worn-infantry", "fresh-or-worn")
@pytest.mark.parametrize("bases", [1, 2])
def test_worn_infantry_is_worth_2(bases: int) -> None:
    assert attack({"B5": f"inf{bases}"}) == [("worn-infantry", 2)]


@rule("fresh-cavalry", "fresh-or-worn")
@pytest.mark.parametrize("bases", [2, 3])
def test_fresh_cavalry_of_two_bases_or_more_is_worth_3(bases: int) -> None:
    assert attack({"B5": f"cav{bases}"}) == [("fresh-cavalry", 3)]


@rule("worn-cavalry", "fresh-or-worn")
def test_worn_cavalry_of_one_base_is_worth_1() -> None:
    assert attack({"B5": "cav1"}) == [("worn-cavalry", 1)]


@rule("other-units")
@pytest.mark.parametrize(
    "other", ["breech", "light", "heavy", "four", "mitr", "inf/shaken", "cav3/held-back", "inf/attacked"]
)
def test_any_other_unit_that_does_not_attack_is_worth_1(other: str) -> None:
    assert attack({"B5": f"inf {other}"}) == [("fresh-infantry", 4), ("other-units", 1)]


@rule("fired-gun-counts-nothing")
def test_a_gun_that_fired_this_turn_is_worth_nothing() -> None:
    assert attack({"B5": "inf breech/fired mitr"}) == [("fresh-infantry", 4), ("other-units", 1)]


@rule("attack-rear-support", "support-behind")
def test_two_infantry_units_behind_are_worth_3() -> None:
    assert attack({"B5": "inf", "B6": "inf inf1"}) == [("fresh-infantry", 4), ("attack-rear-support", 3)]


@rule("attack-rear-support")
@pytest.mark.parametrize("behind", ["inf", "inf cav", "cav cav", "breech breech inf"])
def test_less_than_two_infantry_units_behind_are_worth_nothing(behind: str) -> None:
    assert attack({"B5": "inf", "B6": behind}) == [("fresh-infantry", 4)]


@rule("support-behind", "support-on-the-flanks")
def test_behind_and_beside_are_seen_along_the_attack() -> None:
    # From A4 eastwards into B4: behind is off the table, the flanks are A3 and A5.
    t = table({"A4": "inf", "A5": "inf inf", "A3": "cav cav"}, {"B4": "cav", "B3": "inf inf"})
    attacker, defender = t.points("A4 B4")
    assert attacker == [("fresh-infantry", 4), ("attack-flank-support", 2)]
    assert defender == [("defence-cavalry", 1), ("defence-flank-support", 2)]


@rule("attack-flank-support", "support-on-the-flanks")
def test_a_flank_zone_with_two_units_of_any_kind_is_worth_1_each() -> None:
    assert attack({"B5": "inf", "A5": "cav breech", "C5": "inf"}) == [
        ("fresh-infantry", 4),
        ("attack-flank-support", 1),
    ]
    assert attack({"B5": "inf", "A5": "cav breech", "C5": "inf inf"}) == [
        ("fresh-infantry", 4),
        ("attack-flank-support", 2),
    ]


@rule("support-behind", "support-on-the-flanks")
def test_enemies_behind_or_on_the_flanks_support_nobody() -> None:
    t = table(
        {"B5": "inf", "A4": "inf inf", "B3": "inf inf"},
        {"B4": "cav", "B6": "inf inf", "A5": "inf inf", "C5": "cav cav"},
    )
    assert t.points("B5 B4") == ([("fresh-infantry", 4)], [("defence-cavalry", 1)])


@rule("attack-across-a-stream")
def test_sign_a_stream_costs_the_attacker_2() -> None:
    assert attack({"B5": "inf"}, streams=["B4-B5"]) == [("fresh-infantry", 4), ("attack-across-a-stream", -2)]


@rule("attack-across-a-stream")
def test_a_bridge_or_a_stream_elsewhere_costs_the_attacker_nothing() -> None:
    assert attack({"B5": "inf"}, bridges=["B4-B5"]) == [("fresh-infantry", 4)]
    assert attack({"B5": "inf"}, streams=["B5-C5", "A4-B4"]) == [("fresh-infantry", 4)]


@rule("attack-professionals", "half-of-those-that-count")
def test_half_professional_is_worth_2_once() -> None:
    assert attack({"B5": "jäger inf"}) == [("fresh-infantry", 4)] * 2 + [("attack-professionals", 2)]
    assert attack({"B5": "jäger jäger"}) == [("fresh-infantry", 4)] * 2 + [("attack-professionals", 2)]


@rule("attack-professionals", "half-of-those-that-count")
def test_less_than_half_professional_is_worth_nothing() -> None:
    assert attack({"B5": "jäger inf inf"}) == [("fresh-infantry", 4)] * 3
    assert attack({"B5": "jäger inf breech"}) == [("fresh-infantry", 4)] * 2 + [("other-units", 1)]


@rule("half-of-those-that-count")
def test_a_gun_that_fired_is_not_counted_for_the_half() -> None:
    lines = attack({"B5": "jäger inf breech/fired"})
    assert lines == [("fresh-infantry", 4)] * 2 + [("attack-professionals", 2)]


@rule("attack-reservists")
@pytest.mark.parametrize(("count", "penalty"), [(1, -1), (2, -2), (3, -3), (4, -3), (5, -3)])
def test_sign_attacking_reservists_cost_1_each_down_to_3(count: int, penalty: int) -> None:
    lines = attack({"B5": " ".join(["mobile"] * count)})
    assert lines == [("fresh-infantry", 4)] * count + [("attack-reservists", penalty)]


@rule("attack-reservists")
def test_reservists_held_back_cost_nothing() -> None:
    assert attack({"B5": "inf mobile/held-back"}) == [("fresh-infantry", 4), ("other-units", 1)]


@rule("attack-into-cover", "cover")
@pytest.mark.parametrize("ground", ["wood", "buildings"])
def test_sign_cover_costs_the_attacker_3(ground: str) -> None:
    assert attack({"B5": "inf"}, {ground: ["B4"]}) == [("fresh-infantry", 4), ("attack-into-cover", -3)]


@rule("attack-into-cover", "cover")
@pytest.mark.parametrize("ground", ["soft", "hill", "heavy"])
def test_soft_ground_hill_and_heavy_ground_are_no_cover(ground: str) -> None:
    assert attack({"B5": "inf"}, {ground: ["B4"]}) == [("fresh-infantry", 4)]


@rule("attack-into-cover")
def test_cover_on_the_attackers_side_changes_nothing() -> None:
    assert attack({"B5": "inf"}, {"wood": ["B5"]}) == [("fresh-infantry", 4)]


# -- the defender ------------------------------------------------------------------------------------------------------
@rule("defence-modern-rifles")
@pytest.mark.parametrize(("face", "points"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_chassepot_or_werder_infantry_throws_a_d3_plus_2(face: int, points: int) -> None:
    assert defence({"B4": "chassepot"}, face) == [("defence-modern-rifles", points)]


@rule("modern-rifles-die")
def test_each_such_unit_throws_its_own_die_whatever_its_size() -> None:
    assert defence({"B4": "chassepot1 chassepot5"}, 6, 1) == [
        ("defence-modern-rifles", 5),
        ("defence-modern-rifles", 3),
    ]


@rule("defence-other-rifles")
@pytest.mark.parametrize("bases", [1, 5])
def test_infantry_with_other_rifles_is_worth_2(bases: int) -> None:
    assert defence({"B4": f"inf{bases}"}) == [("defence-other-rifles", 2)]


@rule("defence-cavalry")
@pytest.mark.parametrize("bases", [1, 3])
def test_cavalry_in_defence_is_worth_1(bases: int) -> None:
    assert defence({"B4": f"cav{bases}"}) == [("defence-cavalry", 1)]


@rule("defence-mitrailleuses")
@pytest.mark.parametrize("face", [1, 3, 6])
def test_mitrailleuses_throw_a_d6(face: int) -> None:
    assert defence({"B4": "mitr"}, face) == [("defence-mitrailleuses", face)]


@rule("defence-breech-loaders")
@pytest.mark.parametrize("gun", ["breech", "light"])
def test_breech_loaders_are_worth_3(gun: str) -> None:
    assert defence({"B4": gun}) == [("defence-breech-loaders", 3)]


@rule("defence-muzzle-loaders")
@pytest.mark.parametrize("gun", ["heavy", "four"])
def test_muzzle_loaders_are_worth_2(gun: str) -> None:
    assert defence({"B4": gun}) == [("defence-muzzle-loaders", 2)]


@rule("defence-professionals", "half-of-those-that-count")
def test_half_professional_defenders_are_worth_2() -> None:
    assert defence({"B4": "jäger cav"})[-1] == ("defence-professionals", 2)
    assert defence({"B4": "jäger cav four"}) == [
        ("defence-other-rifles", 2),
        ("defence-cavalry", 1),
        ("defence-muzzle-loaders", 2),
    ]


@rule("defence-flank-support", "support-on-the-flanks")
def test_each_flank_zone_with_two_units_is_worth_2_to_the_defender() -> None:
    assert defence({"B4": "cav", "A4": "inf cav"}) == [("defence-cavalry", 1), ("defence-flank-support", 2)]
    assert defence({"B4": "cav", "A4": "inf cav", "C4": "four four"})[-1] == ("defence-flank-support", 4)
    assert defence({"B4": "cav", "A4": "inf", "C4": "four"}) == [("defence-cavalry", 1)]


@rule("defence-stream")
def test_a_stream_or_a_bridge_in_front_is_worth_2_to_the_defender() -> None:
    assert defence({"B4": "cav"}, streams=["B4-B5"]) == [("defence-cavalry", 1), ("defence-stream", 2)]
    assert defence({"B4": "cav"}, bridges=["B4-B5"]) == [("defence-cavalry", 1), ("defence-stream", 2)]
    assert defence({"B4": "cav"}, streams=["B4-B3"]) == [("defence-cavalry", 1)]


@rule("defence-rear-support", "support-behind")
def test_two_infantry_units_behind_are_worth_3_to_the_defender() -> None:
    assert defence({"B4": "cav", "B3": "inf inf"}) == [("defence-cavalry", 1), ("defence-rear-support", 3)]
    assert defence({"B4": "cav", "B3": "inf cav"}) == [("defence-cavalry", 1)]


@rule("defence-reservists")
@pytest.mark.parametrize(("count", "penalty"), [(1, -1), (2, -2), (3, -2), (5, -2)])
def test_sign_reservists_in_the_defended_zone_cost_1_each_down_to_2(count: int, penalty: int) -> None:
    lines = defence({"B4": " ".join(["mobile"] * count)})
    assert lines == [("defence-other-rifles", 2)] * count + [("defence-reservists", penalty)]


@rule("defence-earlier-attacks")
def test_sign_each_earlier_attack_of_the_turn_costs_the_defender_2() -> None:
    t = table({"B5": "inf", "A4": "inf", "C4": "inf", "B3": "inf"}, {"B4": "inf5"})
    assert t.points("B5 B4")[1] == [("defence-other-rifles", 2)]
    assert t.points("A4 B4")[1] == [("defence-other-rifles", 2), ("defence-earlier-attacks", -2)]
    assert t.points("C4 B4")[1] == [("defence-other-rifles", 2), ("defence-earlier-attacks", -4)]
    assert t.points("B3 B4")[1] == [("defence-other-rifles", 2), ("defence-earlier-attacks", -6)]


@rule("defence-earlier-attacks")
def test_three_earlier_attacks_are_the_most_that_count() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"})
    t.battle.struck[t.zone("B4")] = 4
    assert t.points("B5 B4")[1] == [("defence-other-rifles", 2), ("defence-earlier-attacks", -6)]


@rule("defence-earlier-attacks")
def test_earlier_attacks_are_forgotten_when_the_turn_passes() -> None:
    t = table({"B5": "inf"}, {"B4": "inf"})
    t.points("B5 B4")
    assert t.phase() == "move"  # nobody else can attack: it is the defender's turn
    t.act("done")
    t.act("done", 1)
    t.act("done")
    assert t.points("B5 B4")[1] == [("defence-other-rifles", 2)]


# -- the dice ----------------------------------------------------------------------------------------------------------
@rule("dice-by-fives", "no-dice-for-nothing")
@pytest.mark.parametrize(
    ("german", "points", "dice"),
    [
        ("inf", 4, 1),
        ("inf breech", 5, 1),
        ("inf breech breech", 6, 2),
        ("inf inf breech breech", 10, 2),
        ("inf inf cav", 11, 3),
    ],
)
def test_one_die_for_every_five_points_begun(german: str, points: int, dice: int) -> None:
    events = table({"B5": german}, {"B4": "cav"}).act("attack B5 B4", *[1] * dice, 1)
    assert one(events, "attack").amount == points
    volleys = [event for event in events if event.key == "volley"]
    assert [(event.side, event.amount, len(event.faces)) for event in volleys] == [(GERMAN, dice, dice), (FRENCH, 1, 1)]


@rule("no-dice-for-nothing")
def test_no_die_for_no_points_or_less() -> None:
    # Worn cavalry across a stream into a wood: 1 - 2 - 3 = -4.
    t = table({"B5": "cav1"}, {"B4": "cav"}, terrain={"wood": ["B4"]}, streams=["B4-B5"])
    events = t.act("attack B5 B4", 1)  # only the defender's 1 + 2 throw
    assert one(events, "attack").amount == -4
    assert [event.amount for event in events if event.key == "volley"] == [0, 1]


@rule("both-roll-at-once")
def test_losses_do_not_change_what_the_other_side_throws() -> None:
    # 4 points and 2 points: a die each; the defender is wiped out and has thrown all the same.
    events = table({"B5": "inf"}, {"B4": "inf2", "A1": "inf"}).act("attack B5 B4", 6, 3)
    assert [(e.side, e.amount) for e in events if e.key == "lost"] == [(GERMAN, 1), (FRENCH, 1), (FRENCH, 1)]


@rule("dice-by-fives", "hit-takes-a-base", "six-takes-a-gun-or-two-bases")
def test_a_volley_tells_its_dice_and_what_they_hit() -> None:
    t = table({"B5": "inf inf"}, {"B4": "inf", "A1": "inf"})
    events = t.act("attack B5 B4", 6, 3, 4)  # 8 points, two dice; 2 points, one
    volleys = [event for event in events if event.key == "volley"]
    assert [(event.rule, event.figures) for event in volleys] == [
        ("dice-by-fives", volley_of(dice=2, hits=1, sixes=1)),
        ("dice-by-fives", volley_of(dice=1, hits=1, sixes=0)),
    ]


def volley_of(dice: int, hits: int, sixes: int) -> dict[str, tuple[str, int]]:
    return {
        "dice": ("dice-by-fives", dice),
        "hits": ("hit-takes-a-base", hits),
        "sixes": ("six-takes-a-gun-or-two-bases", sixes),
    }
