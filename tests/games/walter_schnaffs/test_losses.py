"""§8: the table of losses, who falls by it, and where the owner chooses."""

import pytest

from tests.games.walter_schnaffs.table import FRENCH, GERMAN, Table, losses, of, one, table
from tests.rules import rule


def struck(french: str, *faces: int) -> tuple[Table, list[str]]:
    """B5 attacks B4 with as many dice as faces; the defender's own dice miss. Who has lost bases so far, in order."""
    # 4, 8 or 12 points: one, two or three dice.
    inf = {1: "inf", 2: "inf inf", 3: "inf inf inf"}[len(faces)]
    t = table({"B5": inf}, {"B4": french, "A1": "inf"})
    own = {"inf": 2, "cav": 1, "breech": 3, "four": 2}
    points = sum(own[word.rstrip("12345")] for word in french.split())
    events = t.act("attack B5 B4", *faces, *[1] * -(-points // 5))
    return t, losses(events, FRENCH)


@rule("nothing-on-one-or-two")
@pytest.mark.parametrize("face", [1, 2])
def test_one_or_two_does_nothing(face: int) -> None:
    assert struck("inf cav four", face)[1] == []


@rule("hit-takes-a-base")
@pytest.mark.parametrize("face", [3, 4, 5])
def test_three_to_five_takes_a_base_of_cavalry_first(face: int) -> None:
    assert struck("inf cav four", face)[1] == ["1st Cav"]


@rule("hit-takes-a-base")
@pytest.mark.parametrize("face", [3, 4, 5])
def test_then_of_infantry(face: int) -> None:
    assert struck("inf four", face)[1] == ["1st Inf"]


@rule("guns-when-nothing-else")
@pytest.mark.parametrize("face", [3, 4, 5])
def test_with_neither_left_a_gun(face: int) -> None:
    t, lost = struck("four", face)
    assert lost == ["1st Bronze-4"]
    assert t.units_in("B4") == []


@rule("six-takes-a-gun-or-two-bases")
def test_a_six_takes_a_gun() -> None:
    assert struck("inf cav four", 6)[1] == ["1st Bronze-4"]


@rule("six-takes-a-gun-or-two-bases")
def test_without_a_gun_a_six_takes_two_bases() -> None:
    _, lost = struck("inf5", 6)
    assert lost == ["1st Inf", "1st Inf"]


@rule("six-takes-a-gun-or-two-bases", "owner-chooses-loss")
def test_of_infantry_or_cavalry_as_the_owner_chooses_base_by_base() -> None:
    t, lost = struck("inf4 cav3", 6)
    assert (lost, t.phase(), t.decider()) == ([], "lose", FRENCH)
    assert t.legal() == ["lose 1st Inf", "lose 1st Cav"]
    t.act("lose 1st Inf")
    assert t.legal() == ["lose 1st Inf", "lose 1st Cav"]
    t.act("lose 1st Cav")
    assert t.phase() == "advance", "two bases to none: driven out"


@rule("hit-takes-a-base", "six-takes-a-gun-or-two-bases", "guns-when-nothing-else")
@pytest.mark.parametrize(
    ("french", "face", "by"),
    [
        ("inf1 four", 3, "hit-takes-a-base"),
        ("inf four", 6, "six-takes-a-gun-or-two-bases"),
        ("four", 3, "guns-when-nothing-else"),
    ],
)
def test_a_unit_is_destroyed_by_the_rule_that_took_its_last_base(french: str, face: int, by: str) -> None:
    t = table({"B5": "inf"}, {"B4": french, "A1": "inf"})
    events = t.act("attack B5 B4", face, 1)
    assert (one(events, "lost").rule, one(events, "destroyed").rule) == (by, by)


@rule("owner-chooses-loss")
def test_the_surplus_is_lost() -> None:
    t, lost = struck("inf1", 6)
    assert lost == ["1st Inf"]
    assert t.lost(FRENCH) == 1


@rule("sixes-first", "six-takes-a-gun-or-two-bases")
def test_sixes_are_taken_before_hits() -> None:
    # The six is thrown last but takes the gun first; then the hit takes infantry.
    assert struck("inf four", 4, 6)[1] == ["1st Bronze-4", "1st Inf"]


@rule("sixes-first")
def test_a_second_six_finds_no_gun_and_takes_two_bases() -> None:
    assert struck("inf5 four", 6, 6)[1] == ["1st Bronze-4", "1st Inf", "1st Inf"]


@rule("owner-chooses-loss")
def test_the_owner_chooses_among_units_of_the_class() -> None:
    t, _ = struck("inf3 inf5", 3)
    assert t.legal() == ["lose 1st Inf", "lose 2nd Inf"]
    assert t.why("lose 3rd Inf") == "not-in-this-fight"
    assert losses(t.act("lose 2nd Inf"), FRENCH) == ["2nd Inf"]


@rule("hit-takes-a-base", "owner-chooses-loss")
def test_a_hit_does_not_let_the_owner_spare_his_cavalry() -> None:
    t, _ = struck("cav2 cav3 inf", 3)
    assert t.legal() == ["lose 1st Cav", "lose 2nd Cav"]
    assert t.why("lose 1st Inf") == "hit-takes-a-base"


@rule("owner-chooses-loss")
def test_among_units_that_are_alike_nobody_is_asked() -> None:
    assert struck("inf inf", 3)[1] == ["1st Inf"]


@rule("not-in-this-fight", "not-yours")
def test_only_units_of_the_fight_can_be_lost() -> None:
    t, _ = struck("inf3 inf5", 3)
    assert t.why("lose 3rd Inf") == "not-in-this-fight"
    t.battle.decider = GERMAN
    assert t.why("lose 2nd Inf") == "not-yours"


@rule("fired-gun-counts-nothing")
def test_the_attackers_gun_that_fired_cannot_be_lost_but_others_of_the_zone_can() -> None:
    # The defender's 5 + 3 points give two dice; a six finds the gun that did not fire.
    t = table({"B5": "inf breech/fired light"}, {"B4": "zouave breech", "A1": "inf"})
    events = t.act("attack B5 B4", 6, 1, 6, 1)
    assert losses(events, GERMAN) == ["1st Light"]
    t = table({"B5": "inf breech/fired"}, {"B4": "zouave breech", "A1": "inf"})
    events = t.act("attack B5 B4", 6, 1, 6, 1, 4)
    assert losses(events, GERMAN) == ["1st Inf", "1st Inf"]


@rule("other-units", "owner-chooses-loss")
def test_units_held_back_can_be_lost_too() -> None:
    t = table({"B5": "inf cav/held-back"}, {"B4": "inf"})
    events = t.act("attack B5 B4", 1, 3, 6)
    assert losses(events, GERMAN) == ["1st Cav"]
    assert one(events, "steady").unit == "1st Cav"


@rule("fired-gun-counts-nothing", "defence-breech-loaders")
def test_a_gun_that_fired_counts_and_can_be_lost_in_an_attack_it_suffers() -> None:
    # Fresh infantry, 4 points: one die, a six. The defence's 3 for the battery and 2 for the infantry: one die, nothing.
    t = table({"B5": "inf"}, {"B4": "inf breech/fired", "A1": "inf"})
    events = t.act("attack B5 B4", 6, 1)
    assert ("defence-breech-loaders", 3) in one(events, "defence").lines
    assert losses(events, FRENCH) == ["1st Breech"]


@rule("dice-by-fives", "no-dice-for-nothing", "hit-takes-a-base")
def test_a_volley_tells_its_rule_its_dice_and_what_they_hit() -> None:
    # 4 + 4 = 8 points: two dice, a 4 and a 6. The defence: 2 for the regiment less 1 for reservists, one die, a 2.
    t = table({"B5": "inf inf"}, {"B4": "mobile", "A1": "inf"})
    mine, theirs = of(t.act("attack B5 B4", 4, 6, 2), "volley")
    assert (mine.rule, theirs.rule) == ("dice-by-fives", "dice-by-fives")
    assert mine.figures == {
        "dice": ("dice-by-fives", 2),
        "hits": ("hit-takes-a-base", 1),
        "sixes": ("six-takes-a-gun-or-two-bases", 1),
    }
    assert theirs.figures["dice"] == ("dice-by-fives", 1)
    # A reservist regiment alone across a stream into cover: 4 - 1 - 2 - 3 is less than nothing.
    t = table({"B5": "mobile"}, {"B4": "inf", "A1": "inf"}, terrain={"wood": ["B4"]}, streams=["B4-B5"])
    mine, _ = of(t.act("attack B5 B4", 1), "volley")
    assert (mine.rule, mine.amount, mine.figures) == ("no-dice-for-nothing", 0, {"dice": ("no-dice-for-nothing", 0)})
