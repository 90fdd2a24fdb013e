"""Secrets: what a viewer receives does not depend on what he may not know; and what he may imagine of it."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from grognard.engine.actions import Choices
from grognard.engine.dice import ScriptedDice, SeededDice
from grognard.engine.playout import play_out
from grognard.games.walter_schnaffs.state import Battle
from grognard.table.play import Play
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, open_table, scenario
from tests.rules import rule

NAMED = scenario(
    german={"units": [{"kind": "infantry", "names": ["IR 1", "IR 2"]}, {"kind": "cavalry", "names": ["Ulanen"]}]},
    french={"units": [{"kind": "infantry", "names": ["1er"]}]},
    levels={"german": "turn-the-enemy", "french": "solid-defence"},
)
BOUGHT = scenario(open_battle=True)


def played(data: dict[str, Any], *actions: str, **options: Any) -> Play:
    """A play as the server keeps it; every die shows a one."""
    play = Play(GAME, data, {"start": "by-hand", **options})
    for action in actions:
        play.act(action, ScriptedDice([1] * 400))
    return play


def received(play: Play, viewer: int) -> bytes:
    """Everything a seat is sent: the position with its prompt, and the log with its events and dice."""
    log = [play.entry_data(entry, viewer) for entry in play.log]
    return msgspec.json.encode([play.position_data(viewer), log])


@rule("secret-bids")
@pytest.mark.parametrize("viewer", [FRENCH, -1])
def test_a_bid_changes_no_byte_that_others_receive(viewer: int) -> None:
    data = {**NAMED}
    plays = [played(data, "begin", f"bid {level}", levels="bid") for level in ("nach-paris", "solid-defence")]
    assert received(plays[0], viewer) == received(plays[1], viewer)
    assert received(plays[0], GERMAN) != received(plays[1], GERMAN)


@rule("army-bought-in-secret")
@pytest.mark.parametrize("viewer", [FRENCH, -1])
def test_an_army_bought_changes_no_byte_that_others_receive(viewer: int) -> None:
    armies = [("buy 2 infantry-3", "buy 1 cavalry-3"), ("buy 7 breech", "buy 3 mitrailleuse-professional")]
    for more in (
        (),
        ("done",),
        ("done", "buy 2 infantry-4"),
        ("done", "buy 2 infantry-4", "done", "bid solid-defence"),
    ):
        plays = [played(BOUGHT, "begin", *army, *more) for army in armies]
        assert received(plays[0], viewer) == received(plays[1], viewer), more


@rule("turning-third", "army-bought-in-secret")
@pytest.mark.parametrize("viewer", [GERMAN, -1])
def test_what_is_kept_off_the_table_changes_no_byte_that_others_receive(viewer: int) -> None:
    """Two armies of which the same is deployed; one keeps a cavalry regiment, one two batteries, one nothing."""
    german = ("buy 3 infantry-3", "done")
    plays = []
    for kept in ("buy 1 cavalry-3", "buy 2 breech", "buy 1 infantry-5-modern", ""):
        army = ("buy 4 infantry-4", kept) if kept else ("buy 2 infantry-4", "buy 2 infantry-4")
        play = played(BOUGHT, "begin", *german, *army, "done", "bid solid-defence", "bid turn-the-enemy")
        for action in ("deploy 1st Inf D4", "deploy 2nd Inf D4", "deploy 3rd Inf D4"):
            play.act(action, ScriptedDice([]))
        for number in ("1st", "2nd", "3rd", "4th"):
            play.act(f"deploy {number} Inf D1", ScriptedDice([]))
        plays.append(play)
    assert len({received(play, viewer) for play in plays}) == 1, "while deploying"
    for play in plays:
        play.act("done", ScriptedDice([]))
    assert len({received(play, viewer) for play in plays}) == 1, "in the first turn"
    assert len({received(play, FRENCH) for play in plays}) == 4
    plays[0].act("done", ScriptedDice([]))
    plays[0].act("done", ScriptedDice([1, 1]))
    assert b"buy 4 infantry-4" not in received(plays[0], viewer), "turn 2: a die is thrown, something is still to come"
    plays[3].act("done", ScriptedDice([]))
    plays[3].act("done", ScriptedDice([1]))
    assert b"buy 2 infantry-4" in received(plays[3], viewer), "turn 2: no die is thrown, so everything is on the table"


@rule("turning-third")
def test_the_order_in_which_an_army_was_bought_does_not_show_in_the_numbers_of_its_units() -> None:
    views = []
    for army in (("buy 1 cavalry-3", "buy 3 infantry-4"), ("buy 3 infantry-4", "buy 1 breech")):
        play = played(
            BOUGHT, "begin", "buy 1 infantry-3", "done", *army, "done", "bid solid-defence", "bid turn-the-enemy"
        )
        play.act("deploy 1st Inf D4", ScriptedDice([]))
        for number in ("1st", "2nd", "3rd"):
            play.act(f"deploy {number} Inf D1", ScriptedDice([]))
        views.append(received(play, GERMAN))
    assert views[0] == views[1]


@rule("turning-third")
def test_the_opponent_does_not_see_the_attackers_units_off_the_table() -> None:
    play = played(NAMED, "begin", "deploy 1er D2", "deploy IR 1 D6", "deploy IR 2 D6", "done")
    b = cast(Battle, play.state)
    names = {viewer: [u["name"] for u in GAME.view(b, viewer)["units"]] for viewer in (GERMAN, FRENCH, -1)}
    assert names == {
        GERMAN: ["IR 1", "IR 2", "Ulanen", "1er"],
        FRENCH: ["IR 1", "IR 2", "1er"],
        -1: ["IR 1", "IR 2", "1er"],
    }


# -- imagining -----------------------------------------------------------------------------------------------------------
def imagined(battle: Battle, viewer: int, seed: int) -> Battle:
    guess = GAME.imagine(battle, viewer, SeededDice(seed))
    assert GAME.invariants(guess) == []
    assert GAME.view(guess, viewer) == GAME.view(battle, viewer), "what he sees is as it was"
    return guess


@rule("secret-bids")
def test_an_imagined_bid_is_any_the_opponent_could_have_made() -> None:
    t = open_table(NAMED, start="by-hand", levels="bid")
    t.act("begin")
    t.act("bid nach-paris")
    bids = {int(imagined(t.battle, FRENCH, seed).stock[4]) for seed in range(40)}
    assert bids == {1, 2, 3, 4}


def at_sea() -> Table:
    """An open battle whose French attacker keeps two units off the table."""
    t = open_table(BOUGHT)
    for action in (
        "begin",
        "buy 3 infantry-3",
        "done",
        "buy 4 infantry-4",
        "buy 2 breech",
        "done",
        "bid solid-defence",
    ):
        t.act(action)
    t.act("bid turn-the-enemy", *[1] * 9)
    for number in ("1st", "2nd", "3rd"):
        t.act(f"deploy {number} Inf D4")
    for number in ("1st", "2nd", "3rd", "4th"):
        t.act(f"deploy {number} Inf D1")
    t.act("done")
    return t


@rule("turning-third", "army-bought-in-secret")
def test_imagined_units_off_the_table_could_have_been_bought_and_play_goes_on_with_them() -> None:
    t = at_sea()
    kept: set[tuple[str, ...]] = set()
    for seed in range(20):
        guess = imagined(t.battle, GERMAN, seed)
        own = GAME.view(guess, FRENCH)["units"]
        off = [u for u in own if u.get("gone") == "kept"]
        assert len(off) <= 2
        kept.add(tuple(u["kind"] for u in off))
        play_out(GAME, guess, SeededDice(seed))
        assert GAME.invariants(guess) == []
    assert len(kept) > 5
    assert imagined(t.battle, FRENCH, 1).dump() == t.battle.dump(), "the owner knows what he keeps"


@rule("army-bought-in-secret")
def test_an_imagined_army_is_bought_for_the_same_points() -> None:
    t = open_table(BOUGHT)
    for action in ("begin", "buy 3 infantry-3", "done"):
        t.act(action)
    armies = set()
    for seed in range(20):
        guess = imagined(t.battle, FRENCH, seed)
        own = GAME.view(guess, GERMAN)
        armies.add(tuple((u["kind"], u["bases"]) for u in own["units"]))
        choices = Choices()
        GAME.offer(guess, choices)
        assert choices.count() > 0
    assert len(armies) > 10


@rule("army-bought-in-secret")
def test_while_the_defender_deploys_the_attackers_army_is_anything_he_could_have_bought() -> None:
    t = open_table(BOUGHT)
    for action in ("begin", "buy 2 infantry-3", "done", "buy 4 breech", "done", "bid determined-advance"):
        t.act(action)
    t.act("bid to-the-last", *[1] * 12)
    assert (t.phase(), t.decider()) == ("deploy", FRENCH)
    armies = set()
    for seed in range(20):
        guess = imagined(t.battle, FRENCH, seed)
        armies.add(tuple((u["kind"], u["bases"]) for u in GAME.view(guess, GERMAN)["units"] if u["side"] == GERMAN))
        play_out(GAME, guess, SeededDice(seed))
    assert len(armies) > 10


@rule("turning-entry", "army-bought-in-secret")
def test_from_the_second_turn_the_dice_have_told_how_many_are_off_the_table() -> None:
    for faces, waiting in (((1, 1), 2), ((4, 1), 1), ((4, 6), 0)):
        t = at_sea()
        t.act("done")
        t.act("done", 1, *faces)  # the countdown, then the two units kept back
        for seed in range(10):
            own = GAME.view(imagined(t.battle, GERMAN, seed), FRENCH)["units"]
            gone = [u["gone"] for u in own if u["side"] == FRENCH and "gone" in u]
            assert (gone.count("kept"), gone.count("in-hand")) == (waiting, 2 - waiting)
        if waiting == 0:
            assert t.phase() == "reinforce"
            t.act("deploy 1st Breech A3")
            t.act("deploy 2nd Breech A3")
            guess = imagined(t.battle, GERMAN, 1)
            assert not any("gone" in u for u in GAME.view(guess, FRENCH)["units"]), "nothing is off the table any more"
