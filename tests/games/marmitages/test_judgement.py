"""The rules of thumb: plain cases come out as a player would have it."""

from __future__ import annotations

from grognard.engine.judgement import Weighed
from tests.games.marmitages.table import GAME, Table, table


def worths(t: Table, careful: bool = True) -> dict[str, int]:
    """What is thought of, and what it seems to be worth."""
    found = Weighed()
    found.careful = careful
    GAME.weigh(t.battle, found)
    return {GAME.write(t.battle, a): int(w) for a, w in zip(found.actions, found.worths, strict=True)}


def favourite(t: Table) -> str:
    found = worths(t)
    return max(found, key=lambda text: found[text])


def test_units_without_an_enemy_before_them_gather_where_one_is_left() -> None:
    """The row is taken but for F4: those in A5 go along the front to it, one column nearer is better."""
    held = {f"{column}4": "inf" for column in "ABCDE"}
    t = table({**held, "A5": "inf"}, {"F4": "inf mg"}, phase="move", defences={"F4": ["trench"]})
    assert worths(t)["move 6th Inf A5-B5"] > 0
    everywhere = table({"A5": "inf"}, {f"{column}4": "inf mg" for column in "ABCDEF"}, phase="move")
    assert worths(everywhere).get("move 1st Inf A5-B5", 0) <= 0


def test_three_shells_are_too_many_for_a_point_of_damage() -> None:
    """A die of bombardment does one point on average (1 + 2 + 3 in 6 faces); so does a shell of support in an assault."""
    has = {"shells": 40}
    t = table({}, {}, phase="bombard", defences={"C4": ["wire", "trench"]}, attacker_has=has, attacker_in_hand="inf")
    assert favourite(t) == "done"


def test_the_attacker_digs_behind_the_row_his_stacks_form_in() -> None:
    works = {"trenches": 1}
    t = table({}, {}, phase="fortify", attacker_has=works, attacker_in_hand="inf", defender_in_hand="inf")
    assert favourite(t)[-1] == "7"


def test_the_attacker_deploys_in_stacks() -> None:
    t = table({"B6": "inf"}, {"B4": "inf"}, phase="deploy", attacker_in_hand="inf")
    assert favourite(t) == "deploy 2nd Inf B6"


def test_a_glance_sees_who_has_shells_to_spare() -> None:
    """Even battalions, one shell on average worth a point: an assault pays for a side that alone has shells, not without."""
    for shells, enemy_shells, pays in ((20, 0, True), (0, 20, False)):
        has, they_have = {"shells": shells}, {"shells": enemy_shells}
        t = table({"C5": "inf inf"}, {"C4": "inf inf"}, phase="assault", attacker_has=has, defender_has=they_have)
        at_a_glance, worked_out = worths(t, careful=False), worths(t)
        assert (at_a_glance.get("assault C5 C4", -150) > 0) == pays
        assert (worked_out.get("assault C5 C4", -150) > 0) == pays


def test_stacks_form_on_the_flank_of_the_last_sector() -> None:
    """All but C4 is taken: a second battalion in D4 can strike at it from there, one in F4 cannot."""
    held = {f"{column}4": "inf" for column in "ABDEF"}
    t = table({**held, "D5": "inf", "F5": "inf"}, {"C4": "inf inf"}, phase="move", turn=5)
    found = worths(t)
    assert found["move 6th Inf D5-D4"] > 0
    assert found.get("move 7th Inf F5-F4", -1) <= 0


def test_on_the_last_turn_it_is_enough_to_empty_a_sector() -> None:
    """One against one, no shells: a tie for certain, which leaves B4 to nobody and the attacker without his row. A turn earlier
    he would walk into it again."""
    held = {f"{column}4": "inf" for column in "ABCDEF"}
    last = table(held, {"B3": "inf"}, phase="assault", side="defender", turn=9)
    assert favourite(last) == "assault B3 B4"
    assert worths(last)["assault B3 B4"] > 300
    earlier = table(held, {"B3": "inf"}, phase="assault", side="defender", turn=8)
    assert worths(earlier).get("assault B3 B4", 0) < 100


def test_losses_count_for_little_when_no_turn_is_left() -> None:
    """Two against three in the open, without shells, for the last sector of the row: a battalion is lost for nothing, which is
    a pity on turn 3 and hardly matters on turn 9."""
    held = {f"{column}4": "inf" for column in "ABDEF"}
    found = [
        worths(table({**held, "C5": "inf inf"}, {"C4": "inf inf inf"}, phase="assault", turn=turn)).get(
            "assault C5 C4", -150
        )
        for turn in (3, 9)
    ]
    assert found[0] < found[1] <= 0


def test_who_loses_if_the_game_ends_dares_what_nobody_else_would() -> None:
    """Two against three in the open, without shells: a bad assault, but the row is not his and the die may end the game."""
    held = {f"{column}4": "inf" for column in "ABDEF"}
    for turn, choice in ((5, "done"), (6, "assault C5 C4")):
        assert favourite(table({**held, "C5": "inf inf"}, {"C4": "inf inf inf"}, phase="assault", turn=turn)) == choice
