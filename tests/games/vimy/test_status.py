"""§3 and §4: statuses, and how many companies a hex holds."""

import pytest

from grognard.engine.actions import NONE, pack
from grognard.engine.mistakes import Mistake
from grognard.games.vimy.stacking import companies_in, room_in
from grognard.games.vimy.vocabulary import ENTRENCH
from tests.games.vimy.table import CANADIAN, FAR, GAME, GERMAN, Table, one, table
from tests.rules import rule


def moving(*units: str, turn: int = 5, side: str = "canadian") -> Table:
    return table(*units, phase="move", side=side, turn=turn)


def placed(name: str, at: str, status: str = "exposed", **more: object) -> dict[str, object]:
    return {"name": name, "at": at, "status": status, **more}


def standing(*units: dict[str, object], side: str = "canadian", phase: str = "move", turn: int = 5) -> Table:
    return table(phase=phase, side=side, turn=turn, position={"units": [*units, placed("12/BR1", "4326")]})


# -- § 3 ---------------------------------------------------------------------------------------------------------------
@rule("three-statuses", "exposed-anywhere")
def test_a_unit_is_exposed_entrenched_or_underground() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 1808", FAR)
    assert [t.status(name) for name in ("42 Bn", "49 Bn")] == ["entrenched", "exposed"]
    t.act("move 42 Bn", 6)
    t.act("expose 42 Bn east")  # also in the hex of a trench
    assert t.status("42 Bn") == "exposed"


@rule("entrenched-in-trench", "trench-means-main", "status-change-cost")
def test_only_a_trench_lets_one_entrench() -> None:
    # 1809: main and communication trench; 1909: communication trench; 1908: none
    t = moving("42 Bn 1809", "49 Bn 1909", "RCR 1908", FAR)
    t.act("move RCR", 6)
    assert t.why("entrench RCR") == "entrenched-in-trench"
    t.act("stop RCR")
    for name in ("42 Bn", "49 Bn"):
        t.act(f"move {name}", 6)
        t.act(f"entrench {name}")
        assert (t.status(name), t.battle.points) == ("entrenched", 5)
        t.act(f"stop {name}")


@rule("status-change-cost")
def test_a_change_of_status_takes_a_point_that_must_be_there() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 1)  # 2 points
    t.act("step 42 Bn 1808-1809")
    t.act("expose 42 Bn east")
    assert (t.status("42 Bn"), t.battle.mover) == ("exposed", NONE)
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 1)
    t.act("step 42 Bn 1808-1809")
    t.act("step 42 Bn 1809-1810")
    assert t.battle.mover == NONE, "nothing left to change with"


@rule("tanks-always-exposed")
def test_tanks_do_not_entrench_nor_go_down() -> None:
    t = moving("1 Tanks 1808", "49 Bn 0510", FAR)
    t.act("move 1 Tanks", 6)
    assert t.why("entrench 1 Tanks") == "tanks-always-exposed"
    t = moving("1 Tanks 1409", "49 Bn 0510", FAR)
    t.act("move 1 Tanks", 6)
    assert t.why("descend 1 Tanks") == "tanks-always-exposed"


# -- § 3.4: at the end of a melee phase --------------------------------------------------------------------------------
@rule("entrench-after-melee", "entrench-after-melee-order")
def test_both_sides_entrench_for_nothing_after_melee_the_active_one_first() -> None:
    t = table("42 Bn 1808", "49 Bn 1908", "1/R261 2007", "2/R261 2107", phase="entrench", side="canadian", turn=5)
    assert (t.decider(), t.legal()) == (CANADIAN, ["done", "entrench 42 Bn"])
    assert t.why("entrench 49 Bn") == "entrenched-in-trench"
    t.act("entrench 42 Bn")
    assert t.status("42 Bn") == "entrenched"
    assert (t.decider(), t.legal()) == (GERMAN, ["done", "entrench 1/R261"])
    t.act("entrench 1/R261")
    assert t.asked() == "move"


@rule("entrench-after-melee-order")
def test_the_engaged_and_the_sixth_company_do_not_entrench() -> None:
    t = table(
        "42 Bn 1809 engaged",
        "1/R261 1809 engaged",
        "49 Bn 1808",
        "RCR 1808 2 entrenched",
        "PPCLI 1707 1",
        phase="entrench",
        side="canadian",
        turn=5,
    )
    assert t.why("entrench 42 Bn") == "engaged-cannot-move"
    assert t.why("entrench 49 Bn") == "stacking"
    assert t.why("entrench PPCLI") == ""


@rule("entrench-after-melee")
def test_who_was_too_fixed_for_a_melee_entrenches_beside_the_enemy() -> None:
    t = table("42 Bn 1809 fixed", "1/R261 1809", phase="entrench", side="canadian", turn=5)
    t.act("entrench 42 Bn")
    assert (t.status("42 Bn"), t.decider(), t.legal()) == ("entrenched", GERMAN, ["done", "entrench 1/R261"])


# -- § 4 ---------------------------------------------------------------------------------------------------------------
@rule("stacking", "stacking-at-all-times")
def test_eight_exposed_companies_to_a_hex() -> None:
    t = moving("42 Bn 3502", "49 Bn 3602", "RCR 3602", FAR, turn=12)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    assert t.why("step 42 Bn 3502-3602") == "stacking", "not even to pass"
    assert t.why("step 42 Bn 3502-3603") == ""
    t = moving("42 Bn 3502 1", "49 Bn 3602", "RCR 3602 3", FAR, turn=12)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    assert t.why("step 42 Bn 3502-3602") == ""


@rule("stacking")
def test_five_entrenched_companies_to_a_hex_however_many_trenches() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 1809 2 entrenched", "RCR 1707 1 entrenched", FAR)
    t.act("move 42 Bn", 6)
    assert t.why("step 42 Bn 1808-1809") == "stacking", "1809 has two trenches, and holds five companies all the same"
    assert t.why("step 42 Bn 1808-1707") == ""


@rule("stacking")
def test_two_underground_companies_to_a_hex() -> None:
    t = standing(
        placed("10 MG", "1409", "underground"),
        placed("11 MG", "1508", "underground"),
        placed("12 MG", "1508", "underground"),
    )
    t.act("move 10 MG", 6)
    assert t.why("step 10 MG 1409-1508") == "stacking"


@rule("stacking-by-side", "stacking")
def test_the_extreme_stack_of_the_book() -> None:
    """§4.0: 8 exposed, 5 entrenched and 2 underground of one side, 8 and 5 of the other: nobody is one too many."""
    germans = [f"{n}/{r}" for r in ("R261", "R262") for n in range(1, 9)][:15]
    canadians = ["42 Bn", "49 Bn", "RCR"]
    units = [
        placed(name, "2108", "exposed" if k < 8 else "entrenched" if k < 13 else "underground")
        for k, name in enumerate(germans)
    ]
    units += [placed(name, "2108", "entrenched" if name == "RCR" else "exposed") for name in canadians]
    units.append(placed("7 MG", "2108", "entrenched"))
    t = standing(*units)
    b = t.battle
    hex_ = b.board.hexes.numbers["2108"]
    assert [room_in(b, GERMAN, hex_, status) for status in range(3)] == [0, 0, 0]
    assert [room_in(b, CANADIAN, hex_, status) for status in range(2)] == [0, 0]
    with pytest.raises(Mistake, match="too many companies exposed in 2108"):
        standing(*units, placed("8/R262", "2108"))


# -- § 4: splitting ----------------------------------------------------------------------------------------------------
def split_battalion() -> Table:
    """42 Bn has gone down at 1409 and one hex on: its head is in 1508, its rest in 1409."""
    t = standing(placed("42 Bn", "1409"), placed("49 Bn", "0510"))
    t.act("move 42 Bn", 6)
    t.act("descend 42 Bn")
    return t


@rule("splitting", "rejoining-free")
def test_a_battalion_splits_as_it_goes_down_and_is_whole_when_it_comes_up() -> None:
    t = split_battalion()
    b, unit = t.battle, t.number("42 Bn")
    exit_, middle = b.board.hexes.numbers["1409"], b.board.hexes.numbers["1508"]
    assert [companies_in(b, CANADIAN, exit_, status) for status in (0, 2)] == [2, 2], "half below, the rest still above"
    t.act("step 42 Bn 1409-1508")
    assert (b.points, companies_in(b, CANADIAN, middle, 2), companies_in(b, CANADIAN, exit_, 2)) == (4, 2, 2)
    t.act("step 42 Bn 1508-1608")
    assert (b.points, companies_in(b, CANADIAN, middle, 2), companies_in(b, CANADIAN, exit_, 2)) == (2, 2, 0)
    t.act("stop 42 Bn")
    t = standing(placed("42 Bn", "1708", "underground", rear="1608"), placed("49 Bn", "0510"))
    t.act("move 42 Bn", 3)  # 3 points
    t.act("entrench 42 Bn")
    b, unit = t.battle, t.number("42 Bn")
    assert (b.points, b.rear[unit], b.splits) == (2, NONE, 0), "only the change of status was paid"
    assert companies_in(b, CANADIAN, b.board.hexes.numbers["1708"], 1) == 4


@rule("split-rest-is-passive", "splitting")
def test_the_rest_counts_for_the_stack_and_for_nothing_else() -> None:
    t = standing(placed("42 Bn", "1508", "underground", rear="1409"), placed("49 Bn", "0510"), placed("10 MG", "1409"))
    t.act("move 10 MG", 6)
    assert t.why("descend 10 MG") == "stacking", "the rest fills 1409 below"
    b = t.battle
    assert not b.holds(CANADIAN, b.board.hexes.numbers["1508"])
    t.act("stop 10 MG")
    assert "42 Bn" not in " ".join(a for a in t.legal() if a.startswith(("fire", "react")))


@rule("splitting")
def test_a_split_battalion_can_turn_back() -> None:
    t = standing(placed("42 Bn", "1508", "underground", rear="1409"), placed("49 Bn", "0510"))
    t.act("move 42 Bn", 6)
    t.act("step 42 Bn 1508-1409")
    b = t.battle
    assert (t.at("42 Bn"), b.board.name(b.rear[t.number("42 Bn")] >> 2)) == ("1409", "1508")
    t.act("expose 42 Bn west")
    assert (b.splits, companies_in(b, CANADIAN, b.at[t.number("42 Bn")], 0)) == (0, 4)


@rule("splitting", "stacking")
def test_turning_back_its_head_needs_room_beside_who_came_after_it() -> None:
    split = placed("42 Bn", "1508", "underground", strength=3, rear="1409")
    t = standing(split, placed("10 MG", "1409", "underground"), placed("49 Bn", "0510"))
    t.act("move 42 Bn", 6)
    assert t.why("step 42 Bn 1508-1409") == "stacking", (
        "one company stays there, two would come for the one that leaves"
    )
    t = standing(split, placed("49 Bn", "0510"))
    t.act("move 42 Bn", 6)
    t.act("step 42 Bn 1508-1409")
    b = t.battle
    assert [companies_in(b, CANADIAN, b.board.hexes.numbers[h], 2) for h in ("1409", "1508")] == [2, 1]


@rule("splitting")
def test_a_battalion_of_two_companies_does_not_split() -> None:
    t = standing(placed("42 Bn", "1409", strength=2), placed("49 Bn", "0510"))
    t.act("move 42 Bn", 6)
    t.act("descend 42 Bn")
    assert (t.battle.rear[t.number("42 Bn")], t.battle.splits) == (NONE, 0)


# -- § 2.11 ------------------------------------------------------------------------------------------------------------
@rule("partial-losses", "companies-are-steps")
def test_a_battalion_loses_company_by_company() -> None:
    t = table("42 Bn 3502", "1MG/R261 3504", side="canadian", turn=12)
    hit = one(t.act("fire 1MG/R261 3502", 5, 1), "hit")  # 5, less 1 for the hex between: 4 costs one of four companies
    assert (hit.amount, t.strength("42 Bn"), t.at("42 Bn")) == (1, 3, "3502")
    t = table("42 Bn 3502 1", "1MG/R261 3504", side="canadian", turn=12)
    t.act("fire 1MG/R261 3502", 6)
    assert (t.strength("42 Bn"), t.at("42 Bn")) == (0, "lost")


# -- who may not change --------------------------------------------------------------------------------------------------
@rule("entrenched-in-trench", "tunnel-entrances", "no-change-in-enemy-hex", "stacking")
def test_changes_that_are_refused() -> None:
    t = moving("42 Bn 1808 entrenched", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 6)
    assert t.why("entrench 42 Bn") == "entrenched-in-trench", "it is in it already"
    t = moving("10 MG 1508", "49 Bn 0510", FAR)
    t.act("move 10 MG", 6)
    assert t.why("descend 10 MG") == "tunnel-entrances", "Grange runs beneath, but has no entrance there"
    t = moving("10 MG 1409", "1/R261 1409 fixed", "49 Bn 0510", FAR)
    t.act("move 10 MG", 6)
    assert t.why("descend 10 MG") == "no-change-in-enemy-hex"


@rule("no-change-in-enemy-hex", "tunnel-exit-blocked")
def test_the_same_is_refused_to_germans() -> None:
    t = moving("1/R261 1909", "42 Bn 1909 fixed", "49 Bn 0510", side="german")  # an entrance of Schwaben
    t.act("move 1/R261", 6)
    assert t.why("descend 1/R261") == "no-change-in-enemy-hex"
    t = moving("1/R261 1909 underground", "42 Bn 1909", "49 Bn 0510", side="german")
    t.act("move 1/R261", 6)
    assert t.why("expose 1/R261 east") == "tunnel-exit-blocked"


@rule("stacking", "splitting")
def test_who_comes_up_needs_room_for_all_of_it() -> None:
    full = [placed("RCR", "1708", "entrenched"), placed("49 Bn", "1708"), placed("PPCLI", "1708")]
    t = standing(placed("42 Bn", "1708", "underground", rear="1608"), *full)
    t.act("move 42 Bn", 6)
    assert t.why("entrench 42 Bn") == "stacking", "one place is left in the trench"
    assert t.why("expose 42 Bn east") == "stacking"
    t = standing(placed("42 Bn", "1409"), placed("49 Bn", "1409"), placed("10 MG", "0510"), placed("11 MG", "0510"))
    t.act("move 42 Bn", 6)
    t.act("descend 42 Bn")
    assert t.why("expose 42 Bn east") == "", "its own rest keeps its place above"
    for name in ("10 MG", "11 MG"):  # two companies have taken the place of those that went down
        t.battle.put(t.number(name), t.battle.at[t.number("42 Bn")])
    assert t.why("expose 42 Bn east") == "stacking"


@rule("entrench-after-melee", "active-player", "on-the-map")
def test_who_does_not_entrench_after_melee() -> None:
    units = [
        placed("7 TMB", "1910"),
        placed("10 MG", "1508", "underground"),
        placed("8 TMB", "1911"),
        placed("1/R261", "2109"),
    ]
    t = table(phase="entrench", side="canadian", turn=5, position={"units": units})
    assert t.why("entrench 10 MG") == "entrench-after-melee", "who is below is no part of it"
    t.battle.put(t.number("8 TMB"), -1)
    assert t.why("entrench 8 TMB") == "on-the-map"
    rule_ = GAME.objection(t.battle, pack(ENTRENCH, unit=t.number("1/R261")))
    assert GAME.rules[rule_] == "active-player"
