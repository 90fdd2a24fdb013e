"""Secrets: change what a side bought, and all that the opponent and a spectator receive stays the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.engine.dice import ScriptedDice, SeededDice
from grognard.engine.state import NOBODY
from grognard.games.bretzel_krieg.recruitment import GOOD_PRICE
from grognard.games.bretzel_krieg.state import GOODS_LEFT, GOODS_USED, KINDS_OF_GOODS, SUPPORT
from grognard.games.bretzel_krieg.view import imagine
from grognard.table.play import Play
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, GAME, open_table, scenario, table
from tests.rules import rule

BLUE = {"units": [{"kind": "infantry", "name": "A", "at": [30, 80]}], "support": 12}
GREY = {"units": [{"kind": "infantry", "name": "X", "at": [30, 30]}], "support": 12}
DATA = scenario(attacker_army=BLUE, defender_army=GREY)
# Purchases of strafing, bombing, dive bombing, AA 2, 3 and 4, all within 12 points.
PURCHASES = [
    (0, 0, 0, 0, 0, 0),
    (6, 0, 0, 0, 0, 0),
    (1, 1, 1, 0, 1, 0),
    (0, 0, 0, 6, 0, 0),
    (0, 0, 3, 0, 0, 0),
    (0, 0, 0, 0, 0, 3),
]
AIR_GOODS = ["strafing", "bombing", "dive-bombing", "aa-2", "aa-3", "aa-4"]


def purchases(play: Play, counts: tuple[int, ...]) -> None:
    play.act("buy 0 entrenchment", ScriptedDice([]))
    for good, count in zip(AIR_GOODS, counts, strict=True):
        play.act(f"buy {count} {good}", ScriptedDice([]))


def received(play: Play, viewer: int) -> bytes:
    """All that is sent to a viewer: the position with its legal list, and the log."""
    log = [play.entry_data(entry, viewer) for entry in play.log]
    return msgspec.json.encode([play.position_data(viewer), log])


def stages(secret: tuple[int, ...], viewer: int, side: int) -> list[bytes]:
    """What a viewer receives after each purchase of a side, and on through the first turn up to its question for the guns."""
    play = Play(GAME, DATA, {"start": "by-hand"})
    play.act("begin", ScriptedDice([]))
    seen: list[bytes] = []
    play.act("buy 0 entrenchment", ScriptedDice([]))
    for buyer in (ATTACKER, DEFENDER):
        if buyer == DEFENDER:
            play.act("buy 0 entrenchment", ScriptedDice([]))
        for good, count in zip(AIR_GOODS, secret if buyer == side else PURCHASES[2], strict=True):
            play.act(f"buy {count} {good}", ScriptedDice([]))
            seen.append(received(play, viewer))
    for text in ("plan", "plan", "posture bold"):
        play.act(text, ScriptedDice([1] if text == "posture bold" else []))
        seen.append(received(play, viewer))
    if side == DEFENDER:  # the attacker flies: the defender is asked, whatever he holds
        play.act("air strafing 9.0,1.0", ScriptedDice([]))
        seen.append(received(play, viewer))
        assert play.state.decider == DEFENDER
    return seen


@rule("air-secret")
@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_nothing_the_others_receive_depends_on_what_was_bought(side: int) -> None:
    for viewer in (1 - side, NOBODY):
        answers = {tuple(stages(secret, viewer, side)) for secret in PURCHASES}
        assert len(answers) == 1


@rule("air-secret")
def test_a_side_sees_its_own_goods() -> None:
    play = Play(GAME, DATA, {"start": "by-hand"})
    play.act("begin", ScriptedDice([]))
    purchases(play, (1, 0, 1, 1, 0, 0))
    own = play.game.view(play.state, ATTACKER)["sides"][ATTACKER]
    assert own["goods"] == {"strafing": 1, "bombing": 0, "dive-bombing": 1, "aa-2": 1, "aa-3": 0, "aa-4": 0}
    for viewer in (DEFENDER, NOBODY):
        assert not {"goods", "support"} & set(play.game.view(play.state, viewer)["sides"][ATTACKER])
    assert play.entry_data(play.log[2], DEFENDER).action == "?"
    assert play.entry_data(play.log[2], ATTACKER).action == "buy 1 strafing"


@rule("air-secret")
@pytest.mark.parametrize("goods", [{}, {"strafing": 2}, {"aa-3": 1}])
def test_the_last_phase_waits_for_the_air_force_whether_there_is_one_or_not(goods: dict[str, int]) -> None:
    t = table({"A": "inf 3.0,8.0"}, {"X": "inf 3.0,1.0"}, phase="posture", attacker_has={"budget": 4, "goods": goods})
    t.act("posture bold", 1)
    assert (t.phase(), t.decider()) == ("fire", ATTACKER)


@rule("air-secret", "air-spent")
def test_when_all_know_that_nothing_can_be_left_nobody_is_asked() -> None:
    t = table(
        {"A": "inf 3.0,8.0"},
        {"X": "inf 3.0,1.0"},
        phase="posture",
        attacker_has={"budget": 3, "goods": {"strafing": 1}},
    )
    t.act("posture bold", 1)
    t.act("air strafing 9.0,1.0")
    assert t.decider() == DEFENDER


@rule("air-secret", "quick-start")
@pytest.mark.parametrize("viewer", [ATTACKER, NOBODY])
def test_the_list_drawn_by_the_plan_is_a_secret_too(viewer: int) -> None:
    plan = {"supports": [{"strafing": 6}, {"aa-4": 3}, {"bombing": 2, "aa-3": 2}]}
    data = scenario(attacker_army=BLUE, defender_army={**GREY, "plan": plan})

    def begun(die: int) -> Any:
        play = Play(GAME, data, {"start": "quick"})
        play.act("begin", ScriptedDice([die]))
        return received(play, viewer)

    assert len({begun(die) for die in (1, 2, 3)}) == 1


@rule("air-secret")
def test_imagining_keeps_what_is_known_and_draws_the_rest_within_the_budget() -> None:
    t = table(
        {"A": "inf 3.0,8.0"},
        {"X": "inf 3.0,1.0"},
        phase="posture",
        attacker_has={"budget": 12, "goods": {"strafing": 3, "aa-2": 3}},
        defender_has={"budget": 12, "goods": {"aa-4": 3}},
    )
    t.act("air strafing 9.0,1.0")
    t.act("flak 4", 6)
    seen = set()
    for seed in range(30):
        guess = imagine(t.battle, ATTACKER, SeededDice(seed))
        stock = guess.stock
        assert [stock[GOODS_LEFT + 2 * g] for g in range(7)] == [0, 2, 0, 0, 3, 0, 0], "his own are his own"
        left = [int(stock[GOODS_LEFT + 2 * g + DEFENDER]) for g in range(KINDS_OF_GOODS)]
        used = [int(stock[GOODS_USED + 2 * g + DEFENDER]) for g in range(KINDS_OF_GOODS)]
        assert used == [0, 0, 0, 0, 0, 0, 1]
        assert sum(int(GOOD_PRICE[g]) * (left[g] + used[g]) for g in range(KINDS_OF_GOODS)) <= 12
        seen.add(tuple(left))
        view = GAME.view(guess, ATTACKER)
        assert view == GAME.view(t.battle, ATTACKER)
    assert len(seen) > 5


@rule("air-secret", "quick-start")
def test_imagining_a_plan_draws_one_of_its_lists_that_fits_what_was_used() -> None:
    plan = {"supports": [{"strafing": 6}, {"aa-4": 3}, {"strafing": 3, "aa-3": 2}]}
    data = scenario(attacker_army={**BLUE, "plan": plan}, defender_army=GREY)
    t = open_table(data)
    t.act("begin", 1)
    for good in AIR_GOODS:
        if good == "strafing":
            t.act("buy 0 entrenchment")
        t.act(f"buy 0 {good}")
    t.act("air strafing 9.0,1.0")
    guesses = {
        tuple(int(imagine(t.battle, DEFENDER, SeededDice(seed)).stock[GOODS_LEFT + 2 * g]) for g in range(7))
        for seed in range(30)
    }
    assert guesses == {(0, 5, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 2, 0)}
    assert t.stock(SUPPORT, ATTACKER) == 0
