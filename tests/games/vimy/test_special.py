"""§13: tanks, mines, wire, the fortification."""

import pytest

from grognard.engine.actions import NONE
from grognard.engine.dice import ScriptedDice
from grognard.engine.judgement import Weighed
from grognard.games.vimy.shelling import blow
from tests.games.vimy.table import CANADIAN, FAR, GAME, Table, of, one, table
from tests.rules import rule


def moving(*units: str, turn: int = 5, side: str = "canadian", **position: object) -> Table:
    return table(*units, phase="move", side=side, turn=turn, position=dict(position))


# -- § 13.1 ------------------------------------------------------------------------------------------------------------
@rule("tank-breakdown")
@pytest.mark.parametrize(("die", "expected"), [(1, None), (2, None), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_die_of_a_tank_company(die: int, expected: int | None) -> None:
    t = moving("1 Tanks 0505", "42 Bn 0510", FAR)
    events = t.act("move 1 Tanks", die)
    if expected is None:
        assert one(events, "broke-down").rule == "tank-breakdown"
        assert t.at("1 Tanks") == "broken-down"
        assert GAME.view(t.battle, CANADIAN)["points"]["score"] == 0, "no loss that counts"
    else:
        assert (one(events, "ready").amount, t.at("1 Tanks")) == (expected, "0505")


@rule("tank-stays")
def test_a_tank_that_stays_throws_no_die() -> None:
    t = moving("1 Tanks 0505", "42 Bn 0510", FAR)
    t.act("done")
    assert t.at("1 Tanks") == "0505"


@rule("tank-roadworthy")
def test_a_tank_that_has_left_the_shelled_zone_does_not_break_down() -> None:
    t = moving("1 Tanks 0505 roadworthy", "42 Bn 0510", FAR)
    assert one(t.act("move 1 Tanks", 1), "ready").amount == 0
    assert t.at("1 Tanks") == "0505"
    t = moving("1 Tanks 2306", "42 Bn 0510", FAR, turn=12)  # the last shelled column of row 6
    t.act("move 1 Tanks", 6)
    t.act("face 1 Tanks east")
    t.act("step 1 Tanks 2306-2406")
    assert "roadworthy" in t.marks("1 Tanks")
    t = moving("1 Tanks 2206", "42 Bn 0510", FAR, turn=12)
    t.act("move 1 Tanks", 6)
    t.act("face 1 Tanks east")
    t.act("step 1 Tanks 2206-2306")
    assert (t.at("1 Tanks"), t.marks("1 Tanks")) == ("2306", ["moved"]), "still shelled"


@rule("tank-ignores-wire")
def test_wire_is_nothing_to_a_tank() -> None:
    t = moving("1 Tanks 2019", "42 Bn 0510", FAR)
    t.act("move 1 Tanks", 6)
    t.act("face 1 Tanks east")
    t.act("step 1 Tanks 2019-2118")  # wire, on the same level
    assert (t.at("1 Tanks"), t.battle.points) == ("2118", 2)


# -- § 13.2 ------------------------------------------------------------------------------------------------------------
def mining() -> Table:
    units = [
        {"name": "42 Bn", "at": "1708", "status": "entrenched"},
        {"name": "38 Bn", "at": "0505"},  # the 4th Division is here: it has mines
        {"name": "1/R261", "at": "1504"},
        {"name": "2/R261", "at": "1504"},
        {"name": "3/R261", "at": "1605"},
    ]
    return table(phase="mine", side="canadian", position={"units": units, "fort": "undecided"})


@rule("mines", "mine-sites")
def test_two_neighbouring_hexes_of_german_trench_before_the_4th_division() -> None:
    t = mining()
    assert t.why("mines 1504 1605") == ""
    assert t.why("mines 1605 1504") == "", "in either order"
    assert t.why("mines 1504 1706") == "mine-sites", "no neighbours"
    assert t.why("mines 1505 1504") == "mine-sites", "a Canadian trench"
    assert t.why("mines 1808 1809") == "mine-sites", "before the 3rd Division"
    assert t.why("mines 1604 1704") == "mine-sites", "1604 has no trench"
    assert len(t.legal()) == 32


@rule("mines")
def test_the_choice_is_a_secret() -> None:
    t = mining()
    action = GAME.read(t.battle, "mines 1504 1605")
    assert GAME.secret(t.battle, action)
    t.battle.ask = t.battle.phase = 1
    t.battle.mine_a, t.battle.mine_b, t.battle.mines_laid = (
        *(t.battle.board.hexes.numbers[h] for h in ("1504", "1605")),
        1,
    )
    assert GAME.view(t.battle, 0)["mines"] == {"laid": True, "at": ["1504", "1605"]}
    assert GAME.view(t.battle, 1)["mines"] == {"laid": True}
    assert GAME.view(t.battle, -1)["mines"] == {"laid": True}


def parts_of_mines(t: Table) -> dict[tuple[str, ...], int]:
    """Of the mix by which computers lay them."""
    weighed = Weighed()
    GAME.weigh(t.battle, weighed)
    assert weighed.mixed
    return dict(zip((tuple(text.split()[1:]) for text in t.legal()), weighed.worths, strict=True))


def test_computers_lay_mines_by_lot_mostly_under_the_hill() -> None:
    """1705 is Hill 145, 1706 and 1806 are beside it, 1401 and 1402 are six and five hexes from the nearest objective."""
    parts = parts_of_mines(mining())
    assert (parts["1705", "1706"], parts["1706", "1806"], parts["1401", "1402"]) == (81, 64, 1)


@rule("mines")
def test_the_german_imagines_any_pair_and_the_canadian_knows() -> None:
    t = mining()
    parts = parts_of_mines(t)
    b = t.battle
    b.mine_a, b.mine_b, b.mines_laid = (*(b.board.hexes.numbers[h] for h in ("1504", "1605")), 1)
    die = 0
    for pair, part in parts.items():
        for face in (die + 1, die + part):
            guess = GAME.imagine(b, 1, ScriptedDice([face]))
            assert (b.board.name(guess.mine_a), b.board.name(guess.mine_b)) == pair
        die += part
    own = GAME.imagine(b, CANADIAN, ScriptedDice([]))
    assert (own.mine_a, own.mine_b) == (b.mine_a, b.mine_b)


@rule("mine-attack", "set-up-order")
def test_a_mine_fails_on_6_and_strikes_each_unit_otherwise() -> None:
    t = mining()
    # 1504: it goes up (3), its two companies are hit on 2 and more (1, 2); 1605: a dud
    events = t.act("mines 1504 1605", 3, 1, 2, 6)
    assert [(e.target, e.amount) for e in of(events, "mine")] == [("1504", 1), ("1605", 0)]
    assert [e.lines for e in of(events, "mine")] == [[("mine-attack", 3)], [("mine-attack", 6)]]
    assert of(events, "mine")[0].figures == {"mine-fails": ("mine-attack", 6)}
    assert [t.at(f"{n}/R261") for n in (1, 2, 3)] == ["1504", "lost", "1605"]
    assert t.marks("1/R261") == []
    assert one(events, "missed").lines == [("mine-attack", 1)]
    assert t.asked() == "fort"
    assert t.battle.reveals == 1
    assert GAME.view(t.battle, CANADIAN)["mines"] == {"laid": False}


@rule("mines-reach-underground")
def test_a_mine_reaches_underground_and_no_trench_shields() -> None:
    t = mining()
    b = t.battle
    b.take_status(t.number("1/R261"), 1)  # entrenched
    t.act("mines 1504 1605", 1, 2, 2, 6)
    assert [t.at(f"{n}/R261") for n in (1, 2)] == ["lost", "lost"]
    t = mining()
    b = t.battle
    b.status[t.number("1/R261")] = 2  # 1504 has no tunnel: the unit is put below by hand
    blow(b, b.at[t.number("1/R261")], ScriptedDice([1, 2, 1]))
    assert [t.at(f"{n}/R261") for n in (1, 2)] == ["lost", "1504"]
    assert t.marks("2/R261") == [], "a survivor is not fixed"


# -- § 13.3 ------------------------------------------------------------------------------------------------------------
@rule("wire")
@pytest.mark.parametrize(("die", "needed"), [(1, 6), (2, 4), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_the_die_of_the_wire(die: int, needed: int) -> None:
    t = moving("42 Bn 2019", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 6)  # 6 points
    t.act("face 42 Bn east")
    events = t.act("step 42 Bn 2019-2118", die)
    assert (one(events, "wire").amount, one(events, "wire").lines) == (needed, [("wire", die)])
    if needed + 1 > 6:
        assert of(events, "held-by-wire")
        assert t.at("42 Bn") == "2019"
    else:
        assert t.at("42 Bn") == "2118"
        assert t.battle.points == (6 - 1 - needed if t.battle.mover != NONE else 0)


@rule("wire-too-few")
def test_too_few_points_for_wire_end_the_move_in_the_hex_before() -> None:
    t = moving("42 Bn 2019", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 2)  # 3 points
    t.act("face 42 Bn east")
    events = t.act("step 42 Bn 2019-2118", 3)  # 1 and 3: one too many
    assert one(events, "held-by-wire").target == "2118"
    assert (t.at("42 Bn"), t.battle.mover) == ("2019", NONE)
    assert t.why("move 42 Bn") == "moved-already", "it tries again next turn"


@rule("wire")
def test_points_that_are_just_enough_are_enough() -> None:
    t = moving("42 Bn 2019", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 2)  # 3 points
    t.act("face 42 Bn east")
    t.act("step 42 Bn 2019-2118", 4)  # 1 and 2
    assert t.at("42 Bn") == "2118"


@rule("wire")
def test_each_unit_tries_for_itself_also_along_a_trench() -> None:
    t = moving("42 Bn 2019 entrenched", "49 Bn 0510", FAR)
    t.act("move 42 Bn", 6)
    assert one(t.act("step 42 Bn 2019-2118", 6), "wire").unit == "42 Bn"
    assert (t.at("42 Bn"), t.status("42 Bn"), t.battle.points) == ("2118", "entrenched", 4)


@rule("wire-german")
def test_a_german_pays_one_point_more_and_throws_nothing() -> None:
    t = moving("1/R261 2019", "49 Bn 0510", FAR, side="german")
    t.act("move 1/R261", 6)
    t.act("face 1/R261 east")
    t.act("step 1/R261 2019-2118")
    assert t.battle.points == 4


# -- § 13.4 ------------------------------------------------------------------------------------------------------------
@rule("wire-fort-taken")
def test_the_wire_of_the_taken_fortification_costs_one_point() -> None:
    for held, dice, left in (([], (6,), 6 - 1 - 1 - 1), (["1705"], (), 6 - 1 - 1 - 1)):
        t = moving("42 Bn 1606", "49 Bn 0510", FAR, held=held)
        t.act("move 42 Bn", 6)
        t.act("face 42 Bn north-north-east")
        t.act("step 42 Bn 1606-1705", *dice)  # a level up
        assert t.battle.points == left


@rule("wire-fort-taken", "fort-taken")
def test_only_the_fortification_and_only_once_it_is_cleared() -> None:
    # 2914, Hill 135, has wire too and is held; 1705 was entered last by Canadians but Germans fight in it
    t = moving("42 Bn 2913", "49 Bn 0510", FAR, turn=12, held=["2914"])
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn south-south-east")
    assert one(t.act("step 42 Bn 2913-2914", 6), "wire").amount == 1
    t = moving("42 Bn 1606", "RCR 1705 engaged", "1/R261 1705 engaged", "49 Bn 0510", FAR, held=["1705"])
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-east")
    assert one(t.act("step 42 Bn 1606-1705", 6), "wire").amount == 1


@rule("fort-shelled")
def test_shelled_it_has_no_wire_and_is_worth_nothing() -> None:
    t = moving("42 Bn 1606", "49 Bn 0510", FAR, fort="shell")
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-east")
    t.act("step 42 Bn 1606-1705")
    assert t.battle.points == 4
    assert GAME.view(t.battle, 0)["points"]["objectives"] == 0


@rule("fort-assault")
def test_spared_it_is_worth_five_points_when_taken() -> None:
    t = moving("42 Bn 1606", "49 Bn 0510", FAR, fort="assault")
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-east")
    t.act("step 42 Bn 1606-1705", 6)
    assert GAME.view(t.battle, 0)["points"]["objectives"] == 5


@rule("fort-choice", "fort-assault", "fort-shelled", "fort-when")
@pytest.mark.parametrize("choice", ["assault", "shell"])
def test_the_choice_before_the_first_barrage(choice: str) -> None:
    t = table("1/R261 1705", "42 Bn 0505", phase="fort", side="canadian", position={"fort": "undecided"})
    assert t.legal() == ["fort assault", "fort shell"]
    assert t.why("fort undecided") == "fort-choice"
    t.act(f"fort {choice}", *([] if choice == "assault" else [2]))  # the barrage: 2 leaves it fixed
    assert t.marks("1/R261") == ([] if choice == "assault" else ["fixed"])
    assert t.battle.turn == 2 or t.battle.turn == 1


@rule("fort-when")
def test_spared_it_is_spared_by_the_standing_barrage_too() -> None:
    # 1705 is on the green line, which stands in turn 2; 1605 is not on it
    t = moving("1/R261 1605", "49 Bn 0510", FAR, side="german", turn=2, fort="assault")
    t.act("move 1/R261", 6)
    t.act("face 1/R261 south-south-east")
    assert not of(t.act("step 1/R261 1605-1705"), "crossed")
    t = moving("1/R261 1605", "49 Bn 0510", FAR, side="german", turn=2, fort="shell")
    t.act("move 1/R261", 6)
    t.act("face 1/R261 south-south-east")
    assert of(t.act("step 1/R261 1605-1705", 1), "crossed")


@rule("fort-when", "barrage-bars-fire")
def test_from_the_spared_fortification_one_fires_though_the_line_runs_through_it() -> None:
    # 1704, 1705 and 1806 are on the green line, which stands in turn 2; 1805 is beyond it
    units = ("42 Bn 1606", "49 Bn 0510", "1MG/R261 1705 entrenched", "2MG/R261 1704 entrenched", FAR)
    for fort, rule_id in (("assault", ""), ("shell", "barrage-bars-fire")):
        t = table(*units, side="canadian", turn=2, position={"fort": fort})
        assert t.why("fire 1MG/R261 1606") == rule_id
        assert t.why("fire 2MG/R261 1606") == "barrage-bars-fire"
