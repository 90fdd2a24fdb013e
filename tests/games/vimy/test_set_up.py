"""§15.1 to §15.4: sectors, set-up, reserves, reinforcements; the order of battle of §18 and the ready deployments."""

from typing import Any

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import pack
from grognard.engine.dice import SeededDice
from grognard.engine.mistakes import Mistake
from grognard.games.vimy.scenario.forces import order_of_battle
from grognard.games.vimy.state import IN_HAND, TO_COME
from grognard.games.vimy.vocabulary import DEPLOY
from tests.games.vimy.table import CANADIAN, GAME, GERMAN, Table, of, one, open_table, table
from tests.rules import rule

WHOLE = "vimy-ridge-1917"


def fresh(name: str = WHOLE, **options: Any) -> Table:
    return open_table(load_scenario("vimy", name), **options)


def placing(side: str, *names: str) -> Table:
    units = [{"name": name} for name in names]
    return table(phase="deploy", side=side, position={"units": units})


# -- § 18 --------------------------------------------------------------------------------------------------------------
@rule("counters", "order-of-battle", "companies-are-steps", "units-called-canadian")
def test_seventy_three_and_ninety_three_counters() -> None:
    b = fresh().battle
    sides = [[u for u in range(b.units()) if b.side[u] == side] for side in (CANADIAN, GERMAN)]
    assert [len(units) for units in sides] == [73, 93]
    kinds = [[sum(1 for u in units if b.kind[u] == kind) for kind in range(4)] for units in sides]
    assert kinds == [[44, 16, 11, 2], [72, 18, 3, 0]]
    assert {int(b.strength[u]) for u in sides[0] if b.kind[u] == 0} == {4}
    assert {int(b.strength[u]) for u in [*sides[1], *(u for u in sides[0] if b.kind[u] != 0)]} == {1}
    british = [b.ground.names[u] for u in sides[0] if b.ground.division[u] == 4 and b.kind[u] == 0]
    assert british == ["1 RWK", "2 KOSB", "14 RW", "15 RW"]


@rule("brigades-left-out")
def test_the_9th_and_10th_brigades_have_no_counters() -> None:
    names = [f.name for f in order_of_battle().formation if f.side == "canadian"]
    assert "9 Bde" not in names
    assert "10 Bde" not in names
    brigades = sorted(int(name.split()[0]) for name in names if name.endswith("Bde"))
    assert brigades == [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13]


@rule("third-battalions", "reinforcements")
def test_the_third_battalions_come_later() -> None:
    b = fresh().battle
    coming = {
        b.ground.formations[u]: (int(b.due[u]), b.board.name(b.ground.entry[u]))
        for u in range(b.units())
        if b.at[u] == TO_COME
    }
    assert coming == {
        "III/RIR 262": (6, "4307"),
        "III/BRIR 3": (8, "4316"),
        "III/BIR 11": (9, "2201"),
        "III/RIR 263": (9, "4307"),
        "III/BRIR 1": (11, "4322"),
        "III/RIR 261": (14, "3401"),
    }
    assert sum(1 for u in range(b.units()) if b.at[u] == TO_COME) == 30


# -- § 15.4: the ready deployment --------------------------------------------------------------------------------------
@rule("quick-start", "stacking")
@pytest.mark.parametrize("name", scenario_names("vimy"))
def test_a_game_starts_in_one_click(name: str) -> None:
    t = fresh(name)
    assert t.legal() == ["begin"]
    b = t.battle
    GAME.apply(b, GAME.read(b, "begin"), SeededDice(1))
    assert not [b.ground.names[u] for u in range(b.units()) if b.at[u] == IN_HAND]
    assert GAME.invariants(b) == []
    assert b.turn == 1 or t.asked() == "fort"


@rule("quick-start", "set-up-order")
def test_by_hand_the_mines_come_first_then_the_germans_then_the_canadians() -> None:
    t = fresh("hill-145-1917", start="by-hand")
    t.act("begin")
    assert (t.asked(), t.decider()) == ("mine", CANADIAN)
    t.act("mines 1504 1605")
    assert (t.asked(), t.decider()) == ("deploy", GERMAN)
    t.act("deploy 1/R261 1706 exposed")
    t.act("plan")
    assert t.at("1/R261") == "1706"
    assert (t.asked(), t.decider()) == ("deploy", CANADIAN)
    t.act("plan", 6, 6)  # both mines fail
    assert (t.asked(), t.decider()) == ("fort", CANADIAN)


@rule("starts-in-turn-1", "set-up-order")
def test_play_begins_with_the_canadian_fire_of_turn_1() -> None:
    t = table("7 TMB 1708 entrenched", "1/R261 1707", phase="fort", side="canadian", position={"fort": "undecided"})
    t.act("fort shell", 2)  # the barrage misses, and fixes
    assert (t.battle.turn, t.asked(), t.decider(), t.battle.active) == (1, "fire", CANADIAN, GERMAN)


# -- § 15.1, § 15.2, § 15.4: where -------------------------------------------------------------------------------------
@rule("canadian-set-up", "sectors")
def test_canadians_are_in_their_trench_or_its_tunnels() -> None:
    t = placing("canadian", "42 Bn", "7 MG")
    assert t.why("deploy 42 Bn 1708 entrenched") == ""
    assert t.why("deploy 42 Bn 1708 exposed") == "canadian-set-up"
    assert t.why("deploy 42 Bn 1610 exposed") == "canadian-set-up", "behind the trench"
    assert t.why("deploy 42 Bn 1607 entrenched") == "sectors", "the trench of the 4th Division"
    assert t.why("deploy 7 MG 1710 underground") == ""
    assert t.why("deploy 7 MG 1809 entrenched") == "canadian-set-up"
    t.act("deploy 7 MG 1710 underground")
    assert (t.at("7 MG"), t.status("7 MG")) == ("1710", "underground")


@rule("grange-tunnel", "sectors")
def test_the_grange_tunnel_serves_the_3rd_division() -> None:
    t = placing("canadian", "42 Bn", "7 MG")
    assert t.why("deploy 42 Bn 1508 underground 1409") == ""
    assert t.why("deploy 42 Bn 1608 underground 1508") == ""
    assert t.why("deploy 42 Bn 1608 entrenched") == ""
    t = placing("canadian", "54 Bn")
    assert t.why("deploy 54 Bn 1508 underground 1409") == "sectors"
    assert t.why("deploy 54 Bn 1607 entrenched") == ""


@rule("splitting", "canadian-set-up")
def test_a_battalion_sets_up_split_in_a_tunnel() -> None:
    t = placing("canadian", "42 Bn", "7 MG")
    assert t.why("deploy 42 Bn 1611 underground") == "splitting", "where is the rest?"
    assert t.why("deploy 42 Bn 1611 underground 1713") == "splitting", "not the next hex of that tunnel"
    assert t.why("deploy 7 MG 1611 underground 1511") == "splitting"
    t.act("deploy 42 Bn 1611 underground 1511")
    assert t.why("deploy 7 MG 1511 underground") == "stacking"


@rule("stacking", "on-the-map", "not-yours")
def test_set_up_keeps_to_the_stack_the_map_and_ones_own() -> None:
    t = placing("canadian", "42 Bn", "7 MG")
    t.act("deploy 7 MG 1511 underground")
    assert t.why("deploy 42 Bn 1611 underground 1511") == "stacking", "no room for the rest"
    assert t.why("deploy 42 Bn 1511 underground 1611") == "stacking", "nor for the head"
    t = placing("canadian", "42 Bn", "1/R261")
    enemy = pack(DEPLOY, unit=t.number("1/R261"), target=t.battle.board.hexes.numbers["1707"])
    assert GAME.rules[GAME.objection(t.battle, enemy)] == "not-yours"
    t = fresh("hill-145-1917", start="by-hand")
    t.act("begin")
    t.act("mines 1504 1605")
    assert t.why("deploy 1/R261 3502 exposed") == "on-the-map", "not in this part of it"
    assert t.why("deploy 1/R261 2004 exposed") == ""


@rule("reserves", "reserves-exposed")
def test_reserves_are_three_hexes_behind_the_trench() -> None:
    t = placing("canadian", "27 Bn", "1 Tanks")
    assert t.why("deploy 27 Bn 1617 exposed") == ""
    assert t.why("deploy 27 Bn 1717 exposed") == "reserves", "two hexes"
    assert t.why("deploy 27 Bn 2016 entrenched") == "reserves"
    assert t.why("deploy 27 Bn 1617 entrenched") == "reserves-exposed"
    assert t.why("deploy 1 Tanks 1617 exposed") == ""
    assert t.why("deploy 1 Tanks 1717 exposed") == "reserves-exposed", "tanks are no brigade in reserve"
    assert t.why("deploy 27 Bn 2417 exposed") == "sectors"


@rule("tanks-and-british-sector", "units-called-canadian")
def test_the_british_and_the_tanks_share_the_sector_of_the_2nd_division() -> None:
    t = placing("canadian", "1 RWK", "1 Tanks")
    for name in ("1 RWK", "1 Tanks"):
        assert t.why(f"deploy {name} 1617 exposed") == ""
        assert t.why(f"deploy {name} 1622 exposed") == "tanks-and-british-sector"


@rule("german-set-up", "sectors")
def test_germans_are_east_of_the_canadian_trench_in_their_sector() -> None:
    t = placing("german", "1/R261", "2/R261", "1/BR1")
    assert t.why("deploy 1/R261 1707 entrenched") == ""
    assert t.why("deploy 1/R261 1707 exposed") == ""
    assert t.why("deploy 1/R261 1907 exposed") == "", "no trench is needed"
    assert t.why("deploy 1/R261 1909 underground") == ""
    assert t.why("deploy 1/R261 1708 exposed") == "german-set-up"
    assert t.why("deploy 1/R261 1507 exposed") == "german-set-up"
    assert t.why("deploy 1/R261 2020 entrenched") == "sectors", "the 1st Bavarian Reserve Division's"
    assert t.why("deploy 1/R261 3524 exposed") == "", "free outside the shelled zone"
    assert t.why("deploy 1/BR1 2020 entrenched") == ""
    assert t.why("deploy 1/R261 1708 underground") == "german-set-up"


@rule("not-in-hand")
def test_only_units_in_hand_are_placed() -> None:
    t = placing("german", "1/R261", "2/R261")
    t.act("deploy 1/R261 1707 entrenched")
    assert t.why("deploy 1/R261 1706 entrenched") == "not-in-hand"


@rule("sectors")
def test_every_division_fits_its_sector() -> None:
    """Room in trench and tunnel for all that must be there, division by division."""
    b = fresh().battle
    for division in range(4):
        trench = sum(
            5 for h in range(b.board.count) if b.board.trench[h] & 1 and b.board.canadian_sector[h] == division
        )
        tunnel = sum(
            2 for h in range(b.board.count) if b.board.tunnel_side[h] == 0 and b.board.canadian_sector[h] == division
        )
        needed = sum(
            int(b.strength[u])
            for u in range(b.units())
            if b.side[u] == CANADIAN and b.ground.division[u] == division and not b.ground.reserve[u]
        )
        assert needed == 38
        assert needed <= trench + tunnel


# -- § 15.3 ------------------------------------------------------------------------------------------------------------
def arriving(*others: dict[str, Any], turn: int = 6) -> Table:
    units = [
        {"name": "9/R262", "arrives": 6},
        {"name": "10/R262", "arrives": 6},
        {"name": "42 Bn", "at": "0510"},
        *others,
    ]
    return table(phase="move", side="german", turn=turn, position={"units": units})


@rule("reinforcements-enter")
def test_a_reinforcement_that_was_not_moved_enters_as_the_phase_ends() -> None:
    t = arriving()
    entered = of(t.act("done"), "entered")
    assert [(e.unit, e.target, e.rule) for e in entered] == [
        ("9/R262", "4307", "reinforcements-enter"),
        ("10/R262", "4307", "reinforcements-enter"),
    ]
    assert (t.at("9/R262"), t.status("9/R262")) == ("4307", "exposed")
    t = arriving({"name": "1/R261", "at": "4105"}, turn=5)
    t.act("done")
    assert t.at("9/R262") == "to-come", "it is not due"


@rule("reinforcements", "entry-point")
def test_a_reinforcement_enters_for_a_point_and_goes_on() -> None:
    assert not [a for a in arriving({"name": "1/R261", "at": "4105"}, turn=5).legal() if "R262" in a]
    t = arriving()
    entered = one(t.act("move 9/R262"), "entered")
    assert (entered.target, t.at("9/R262"), t.battle.points) == ("4307", "4307", 5)
    t.act("face 9/R262 west")
    t.act("step 9/R262 4307-4208")
    assert t.at("9/R262") == "4208"


@rule("entry-point", "road-march")
def test_on_a_road_the_point_is_paid_from_the_eight() -> None:
    units = [{"name": "9/B11", "arrives": 9}, {"name": "42 Bn", "at": "0510"}]
    t = table(phase="move", side="german", turn=9, position={"units": units})
    t.act("march 9/B11")
    assert (t.at("9/B11"), t.battle.points) == ("2201", 7)


@rule("entry-blocked")
def test_a_taken_entry_is_replaced_by_the_nearest_edge_hex_north_first() -> None:
    t = arriving({"name": "49 Bn", "at": "4307"}, turn=16)
    t.act("move 9/R262")
    assert t.at("9/R262") == "4306"
    eight = [{"name": f"{n}/{r}", "at": "4307"} for r in ("R261", "R263") for n in (1, 2, 3, 4)]
    t = arriving(*eight)
    t.act("move 9/R262")
    assert t.at("9/R262") == "4306", "full is as good as taken"
    t = arriving(*eight[:7])
    t.act("move 9/R262")
    assert t.at("9/R262") == "4307", "there is room for one more"


@rule("entry-blocked")
def test_it_is_always_a_hex_of_the_edge_outside_the_shelled_zone() -> None:
    taken = [{"name": n, "at": at} for n, at in (("49 Bn", "4306"), ("RCR", "4307"), ("PPCLI", "4308"))]
    t = arriving(*taken, turn=16)
    t.act("move 9/R262")
    assert t.at("9/R262") == "4305", "4207 and 4208 are nearer, but inside the map"
    units = [{"name": n, "at": at} for n, at in (("49 Bn", "2101"), ("RCR", "2201"), ("PPCLI", "2301"))]
    t = table(phase="move", side="german", turn=9, position={"units": [*units, {"name": "9/B11", "arrives": 9}]})
    t.act("move 9/B11")
    assert t.at("9/B11") == "2401", "2001 is as near, but shelled"


# -- a plan that is wrong ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("42 Bn 1607 entrenched", "42 Bn in 1607 is forbidden by sectors"),
        ("42 Bn 1708", "write UNIT HEX STATUS"),
        ("43 Bn 1708 entrenched", "'43 Bn' does not play. Did you mean"),
        ("42 Bn 9999 entrenched", "9999 is not on the map in play"),
    ],
)
def test_a_wrong_deployment_is_reported(line: str, said: str) -> None:
    data = load_scenario("vimy", WHOLE)
    data["canadian"]["deployment"] = [line]
    with pytest.raises(Mistake, match=said):
        GAME.set_up(data, {})
