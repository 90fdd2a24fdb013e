"""The rules of thumb: they think only of what is legal, see what is plain, and count losses as the rules do."""

from __future__ import annotations

import pytest

from grognard.engine.actions import Choices
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY
from grognard.games.walter_schnaffs.base.battle import declare
from grognard.games.walter_schnaffs.judgement.battle import Targets
from grognard.games.walter_schnaffs.odds import falls
from grognard.players.registry import find_level
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, open_table, scenario, table
from tests.games.walter_schnaffs.test_random_games import MIXED, fresh


def weighed(t: Table) -> dict[str, int]:
    found = Weighed()
    found.careful = True
    GAME.weigh(t.battle, found)
    return {GAME.write(t.battle, a): int(w) for a, w in zip(found.actions, found.worths, strict=True)}


def choice(t: Table) -> str:
    return GAME.write(t.battle, find_level("sergeant").choose(GAME, t.battle, t.decider(), 1))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_weighed_is_legal_and_there_is_always_something(seed: int) -> None:
    b = fresh(MIXED, {})
    dice = SeededDice(seed)
    while b.decider != NOBODY:
        found, choices = Weighed(), Choices()
        GAME.weigh(b, found)
        GAME.offer(b, choices)
        assert found.count() > 0
        assert set(found.actions) <= set(choices.actions)
        assert GAME.appraise(b, GERMAN) == -GAME.appraise(b, FRENCH)
        random_step(GAME, b, dice)


def test_a_crushing_attack_is_made_and_a_hopeless_one_is_not() -> None:
    t = table({"B5": "inf5 inf5 inf5 inf5", "B6": "inf5 inf5"}, {"B4": "cav1", "H1": "inf"})
    assert weighed(t)["attack B5 B4"] > 100
    assert choice(t) == "attack B5 B4"
    strong = {"B4": "zouave5 zouave5 zouave5 mitr", "B3": "inf inf"}
    t = table({"B5": "cav1"}, strong, terrain={"buildings": ["B4"]}, streams=["B4-B5"])
    assert weighed(t).get("attack B5 B4", -1000) < 0
    assert choice(t) == "done"


def test_the_attacker_takes_the_open_way_to_the_last_row() -> None:
    t = table({"D2": "inf5"}, {"H3": "inf"}, phase="move", turn=5, countdown=4)
    assert choice(t) == "move 1st Inf D2-D1"


def test_a_gun_fires_at_the_likelier_loss() -> None:
    t = table({"D4": "heavy"}, {"D3": "inf5", "E3": "inf5"}, phase="bombard")
    found = weighed(t)
    assert found["bombard 1st Heavy D3"] > found["bombard 1st Heavy E3"] > 0


def test_the_large_regiment_takes_the_loss() -> None:
    t = table({"B5": "inf"}, {"B4": "inf1 inf3 inf5", "H1": "inf"})
    t.act("attack B5 B4", 3, 1, 1)
    assert choice(t) == "lose 3rd Inf", "it stays fresh; the others are worn or gone"


def test_a_third_is_kept_off_the_table_and_it_is_infantry() -> None:
    levels = {"german": "turn-the-enemy", "french": "solid-defence"}
    t = table(None, {"D2": "inf"}, phase="deploy", levels=levels, german_in_hand="inf5 breech cav inf3 inf4 mitr")
    while (action := choice(t)) != "done":
        t.act(action)
    kept = [GAME.unit(t.battle, u) for u in range(t.battle.units()) if t.battle.at[u] < 0]
    assert kept == ["1st Inf", "3rd Inf"], "those of five and of four bases"


def test_an_army_is_bought_to_the_last_points() -> None:
    t = open_table(scenario(open_battle=True))
    t.act("begin")
    while (action := choice(t)) != "done":
        t.act(action)
    mine = GAME.view(t.battle, GERMAN)
    assert mine["sides"][GERMAN]["purse"] < 15, "the cheapest battery of reservists costs 15"
    assert sum(unit["kind"] == "infantry" for unit in mine["units"]) > 20


def test_bids_are_mixed() -> None:
    t = open_table(scenario(german={"units": [{"kind": "infantry"}]}, french={"units": [{"kind": "infantry"}]}))
    t.act("begin")
    level = find_level("sergeant")
    bids = {GAME.write(t.battle, level.choose(GAME, t.battle, GERMAN, seed)) for seed in range(60)}
    assert len(bids) >= 3


@pytest.mark.parametrize("french", ["inf3", "inf5 cav2 four", "four mitr", "cav1", "inf2 breech four cav3"])
def test_losses_are_counted_as_the_rules_take_them(french: str) -> None:
    b = table({"B5": "inf"}, {"B4": french}).battle
    declare(b, b.ground.squares.parse("B5"), b.ground.squares.parse("B4"))
    targets = Targets(b, FRENCH)
    for hits in range(5):
        for sixes in range(4):
            [fall] = falls(b, FRENCH, {(hits, sixes): 1})
            assert targets.lost(hits, sixes) == fall.bases


def test_a_won_game_is_worth_more_than_any_other() -> None:
    t = table({"B5": "inf"}, {"B4": "cav1"})
    t.act("attack B5 B4", 3, 1)
    assert GAME.over(t.battle)
    assert GAME.appraise(t.battle, GERMAN) > 4000 > -4000 > GAME.appraise(t.battle, FRENCH)
