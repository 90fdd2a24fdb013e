"""Why not, and why this number: the cause before the sequence, and every number of a fight with its paragraph."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.dice import ScriptedDice, SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.table.play import Play, new_play
from grognard.table.shown import TableEvent
from grognard.table.wording import Wording
from tests.games.bretzel_krieg.table import ATTACKER, DEFENDER, GAME, Table, placed, scenario, table
from tests.games.harness import offered
from tests.rules import rule

FAR = {"Y": "inf 11.0,1.0"}


def asked(t: Table, text: str, side: int) -> str:
    """Why a side may not, as it is asked for the side that is not deciding."""
    return Table(GAME.on_behalf(t.battle, side)).why(text)


# -- the headquarters --------------------------------------------------------------------------------------------------
@rule("bold-hq")
def test_a_bold_headquarters_has_nothing_to_allot() -> None:
    t = table({"A": "inf 2.0,8.0", "B": "inf 6.0,8.0"}, FAR, phase="posture")
    t.act("posture bold", 5, 3)
    assert t.why("allot 4 s1") == "bold-hq"
    assert t.why("posture prudent") == "hq-posture", "declared once a turn"


@rule("one-score-each")
def test_when_the_scores_are_equal_each_segment_has_its_own() -> None:
    t = table({"A": "inf 2.0,8.0", "B": "inf 6.0,8.0"}, FAR, phase="posture")
    t.act("posture prudent", 3, 3)
    assert (t.phase(), t.why("allot 3 s1")) == ("designate", "one-score-each")


@rule("hq-posture", "bold-hq")
def test_before_a_posture_is_taken_there_is_nothing_to_allot() -> None:
    t = table({"A": "inf 2.0,8.0", "B": "inf 6.0,8.0"}, FAR, phase="posture")
    assert t.why("allot 4 s1") == "hq-posture"
    t.act("posture bold", 1, 1)  # and in the other side's turn too
    assert asked(t, "allot 4 s1", ATTACKER) == "hq-posture"


# -- air ---------------------------------------------------------------------------------------------------------------
@rule("flak")
@pytest.mark.parametrize(("die", "bombs"), [(1, []), (6, [2, 2])])
def test_a_second_gun_against_one_attack(die: int, bombs: list[int]) -> None:
    t = table(
        {"A": "inf 3.0,8.0 activated"},
        {"X": "inf 3.0,3.0"},
        phase="move",
        attacker_has={"goods": {"strafing": 2}, "budget": 4},
        defender_has={"goods": {"aa-4": 2}, "budget": 8},
    )
    t.act("air strafing 3.0,3.0")
    t.act("flak 4", die, *bombs)
    assert (t.phase(), asked(t, "flak 4", DEFENDER)) == ("move", "flak")
    assert asked(t, "air strafing 3.0,3.0", DEFENDER) == "air-any-time"


# -- a phase that has ended by itself ------------------------------------------------------------------------------------
@rule("mode-fast", "turn-sequence")
def test_a_unit_that_advanced_fast_is_told_so_after_the_turn_has_ended_by_itself() -> None:
    t = table({"A": "arm 3.0,6.0 activated"}, {"X": "inf 3.0,2.0"})
    t.act("move A 3.0,6.0-3.0,3.0")
    assert t.decider() == DEFENDER
    assert asked(t, "fire A at X", ATTACKER) == "mode-fast"
    assert asked(t, "move A 3.0,3.0-3.0,4.0", ATTACKER) == "how-far", "it has moved"


@rule("fire-volume", "pa-activates", "turn-sequence")
def test_out_of_range_or_not_activated_comes_before_the_sequence() -> None:
    t = table({"A": "inf 3.0,6.0 activated", "B": "inf 5.0,6.0"}, {"X": "inf 3.0,3.0"})
    t.act("move A 3.0,6.0-3.0,5.9")
    assert t.decider() == DEFENDER
    assert asked(t, "fire A at X", ATTACKER) == "fire-volume", "in progression it has no die at 3 UD"
    assert asked(t, "fire B at X", ATTACKER) == "pa-activates"
    assert asked(t, "fire A at B", ATTACKER) == "one-target"


@rule("retreat", "turn-sequence")
def test_a_retreat_that_nothing_forces() -> None:
    t = table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0", **FAR}, phase="fire")
    assert asked(t, "retreat X 3.0,2.0", DEFENDER) == "retreat"
    t.act("fire A at X", 1, 2)
    assert t.why("retreat Y 11.0,0.0") == "retreat", "it is not Y that is driven back"


# -- a phase that is interrupted -----------------------------------------------------------------------------------------
TWO = {"A": "inf 3.0,8.0 activated", "C": "inf 8.0,6.0 activated"}
STRAFING = {"goods": {"strafing": 2}, "budget": 4}


@rule("retreat", "one-target", "turn-sequence")
def test_other_fire_waits_until_the_retreat_is_over() -> None:
    t = table(TWO, {"X": "inf 3.0,5.0", "Y": "inf 8.0,3.0"}, phase="fire", attacker_has=STRAFING)
    t.act("air strafing 3.0,7.8", 1, 1)  # on his own: two steps
    assert (t.phase(), t.decider()) == ("retreat", ATTACKER)
    assert t.why("fire C at Y") == "retreat"
    assert t.why("fire C at A") == "one-target", "that would be so afterwards too"
    assert asked(t, "done", DEFENDER) == "turn-sequence"


@rule("retreat", "hq-posture", "one-score-each")
def test_so_do_the_posture_and_the_scores() -> None:
    t = table(TWO, FAR, phase="posture", attacker_has=STRAFING)
    t.act("air strafing 3.0,7.8", 1, 1)
    assert (t.phase(), t.why("posture bold")) == ("retreat", "retreat")
    t = table(TWO, FAR, phase="posture", attacker_has=STRAFING)
    t.act("posture pragmatic", 5, 3)
    assert (t.phase(), t.why("allot 4 s1")) == ("allot", "")
    t.act("air strafing 3.0,7.8", 1, 1)
    assert (t.phase(), t.why("allot 4 s1")) == ("retreat", "retreat")
    assert t.why("allot 3 s1") == "one-score-each", "no such score was thrown"


@rule("flak", "breakthrough")
def test_the_answer_from_the_ground_and_the_breakthrough_come_first_too() -> None:
    answer = {"goods": {"aa-4": 2}, "budget": 8}
    t = table(TWO, {"Y": "inf 8.0,3.0"}, phase="fire", attacker_has=STRAFING, defender_has=answer)
    t.act("air strafing 8.0,3.0")
    assert t.decider() == DEFENDER
    assert asked(t, "fire C at Y", ATTACKER) == "flak"
    tank = {"A": "arm 3.0,4.0 activated", "C": "inf 8.0,6.0 activated"}
    t = table(tank, {"X": "inf 3.0,3.0 x1", "Y": "inf 8.0,3.0"}, phase="fire")
    t.act("fire A at X", 6, 2, 2, 6)
    assert (t.phase(), t.why("fire C at Y")) == ("break-through", "breakthrough")


# -- the side that is not deciding -----------------------------------------------------------------------------------------
@rule("turn-sequence", "how-far", "one-target", "fire-volume", "not-in-hand", "not-yours")
def test_the_other_side_hears_the_cause_and_then_the_sequence() -> None:
    t = table({"A": "inf 3.0,6.0 activated"}, {"X": "inf 3.0,3.0", "Z": "inf 5.0,3.0"})
    assert asked(t, "move X 3.0,3.0-3.0,4.0", DEFENDER) == "turn-sequence", "nothing else speaks against it"
    assert asked(t, "move X 3.0,3.0-9.0,3.0", DEFENDER) == "how-far"
    assert asked(t, "fire X at A", DEFENDER) == "turn-sequence", "static, at 3 UD, it would have 2 dice"
    assert asked(t, "fire X at Z", DEFENDER) == "one-target"
    assert asked(t, "designate X", DEFENDER) == "turn-sequence"
    assert asked(t, "deploy X 3.0,2.0", DEFENDER) == "not-in-hand"
    assert asked(t, "done", DEFENDER) == "turn-sequence"


@rule("deployment-order", "entrenchments-first")
def test_in_the_set_up_the_order_is_the_cause() -> None:
    t = table({"A": "inf hand"}, {"X": "inf hand"}, phase="deploy", side="defender")
    assert asked(t, "deploy A 3.0,8.0", ATTACKER) == "deployment-order"
    assert asked(t, "deploy A 3.0,2.0", ATTACKER) == "deployment-zone"
    assert t.why("deploy X 3.0,2.0") == ""


@rule("deployment-order", "turn-sequence", "quick-start")
def test_a_plan_waits_for_its_sides_deployment() -> None:
    t = Table(GAME.set_up(load_scenario("bretzel-krieg", "sedan-1940"), {"start": "by-hand", "air": False}))
    t.act("begin")
    while t.phase() == "buy":
        t.act("buy 0 entrenchment")
    assert (t.decider(), asked(t, "plan", ATTACKER)) == (DEFENDER, "deployment-order")
    assert asked(t, "done", ATTACKER) == "turn-sequence"
    t.act("plan")
    t.act("plan")
    assert t.why("plan") == "quick-start"


@rule("fixed-order-of-battle", "recruit-in-turn", "air-support", "not-in-hand", "reinforcement-schedule")
def test_what_this_battle_does_not_have_is_the_cause() -> None:
    units = {"A": "inf 3.0,8.0"}, {"X": "inf 3.0,1.0"}
    t = table(*units, phase="designate", pa=[1, 0, 0], air=False)
    assert t.why("recruit infantry 3") == "fixed-order-of-battle"
    for text in ("air strafing 3.0,3.0", "flak 4", "buy 1 aa-4"):
        assert t.why(text) == "air-support"
    assert t.why("place along 3.0,8.0") == "not-in-hand"
    assert t.why("enter A 3.0,8.5 1") == "reinforcement-schedule", "it is on the table"
    opened = table(*units, phase="designate", pa=[1, 0, 0], open_battle=True)
    assert opened.why("recruit infantry 3") == "recruit-in-turn", "the battle has begun"
    assert opened.why("buy 1 aa-4") == "recruit-in-turn"


@pytest.mark.parametrize("name", ["sedan-1940", "open-battle"])
def test_every_action_of_before_and_of_the_other_side_can_be_judged(name: str) -> None:
    """Random games: what was legal a decision ago, or is for the other side, meets a rule or is legal now; never an error."""
    b = GAME.set_up(load_scenario("bretzel-krieg", name), {})
    rng, dice = Random(7), SeededDice(7)
    before: list[int] = []
    for _ in range(400):
        if b.decider == NOBODY:
            break
        legal = offered(GAME, b)
        for side in (ATTACKER, DEFENDER):
            twin = GAME.on_behalf(b, side)
            for action in rng.sample(before, min(len(before), 3)):
                assert 0 <= GAME.objection(twin, action) < len(GAME.rules)
        other = GAME.on_behalf(b, 1 - b.decider)
        for action in rng.sample(legal, min(len(legal), 3)):
            assert GAME.objection(other, action) != ALLOWED, GAME.write(b, action)
        before = legal
        random_step(GAME, b, dice)


# -- the numbers of a fight ----------------------------------------------------------------------------------------------
def at_table(attacker: dict[str, str], defender: dict[str, str], has: Any = ({}, {}), **position: Any) -> Play:
    armies = (("attacker", attacker), ("defender", defender))
    units = [placed(key, name, words) for key, army in armies for name, words in army.items()]
    stocks = {"attacker": has[0], "defender": has[1]}
    data = scenario(position={"turn": 1, "side": "attacker", "units": units, **stocks, **position})
    return new_play("bretzel-krieg", data, {})


def event(play: Play, text: str, key: str, *faces: int) -> TableEvent:
    entry = play.act(text, ScriptedDice(list(faces)))
    return next(told.event for told in entry.events if told.event.key == key)


def figures(told: TableEvent) -> dict[object, tuple[object, str]]:
    return {line.figure: (line.value, line.rule) for line in told.lines or [] if line.figure}


def dice_of(told: TableEvent) -> list[tuple[object, object]]:
    return [(line.die, line.points) for line in told.lines or [] if line.die]


@rule("mode-static", "range-column", "hit-infantry-clear", "retreat", "cohesion-names", "cohesion-test")
def test_every_number_of_a_fight_is_a_line_with_its_rule() -> None:
    # Static infantry at 2 UD: two dice; X in the open is hit on 3 or more; the 1 is a step back; cohesion 3 fails on 5.
    play = at_table({"A": "inf 3.0,5.0 activated"}, {"X": "inf 3.0,3.0 x3", **FAR}, phase="fire")
    entry = play.act("fire A at X", ScriptedDice([4, 1, 5]))
    told = {event.event.key: event.event for event in entry.events}
    assert figures(told["fired"]) == {"mode": (0, "mode-static"), "range": (2, "range-column")}
    assert (told["fired"].amount, told["fired"].rule) == (2, "fire-volume")
    assert figures(told["struck"]) == {"needed": (3, "hit-infantry-clear"), "ones": (1, "retreat")}
    assert (dice_of(told["struck"]), told["struck"].total) == ([(4, 1), (1, 0)], 1)
    assert figures(told["cohesion"]) == {"cohesion": (3, "cohesion-names")}
    assert (dice_of(told["cohesion"]), told["cohesion"].total) == ([(5, 1)], 1)
    wording = Wording(play, "en", ATTACKER)
    needed, ones, *_ = wording.lines(told["struck"])
    assert (needed, ones) == ("needed to hit: 3 or more  § Combat", "1s rolled: 1, one step of retreat  § Retreat")
    assert wording.lines(told["fired"]) == [
        "mode: static  § Modes of action",
        "column of the range table: 2 DU  § Combat",
    ]
    french = Wording(play, "fr", ATTACKER)
    assert french.lines(told["cohesion"])[0] == "cohésion : 3, bonne ; un dé supérieur coûte un élément  § La cohésion"


@rule("shaken-fire", "range-column")
def test_a_mode_that_a_retreat_has_made_worse_says_so() -> None:
    play = at_table({"A": "inf 3.0,4.0 activated retreated"}, {"X": "arm 3.0,3.0"}, phase="fire")
    told = event(play, "fire A at X", "fired", 2, 2, 2)
    assert figures(told) == {"mode-after-retreat": (1, "shaken-fire"), "range": (1, "range-column")}
    assert Wording(play, "en", ATTACKER).lines(told)[0] == "mode: as if progressing, after a retreat  § Retreat"


@rule("worse-mode")
def test_a_mode_that_is_worse_anyway_is_its_own() -> None:
    play = at_table({"A": "arm 3.0,4.0 activated retreated advancing moved"}, {"X": "arm 3.0,3.0"}, phase="fire")
    assert figures(event(play, "fire A at X", "fired", 2, 2))["mode"] == (2, "mode-advancing")


@rule("dug-in")
@pytest.mark.parametrize("ones", [0, 1])
def test_the_ones_against_the_dug_in(ones: int) -> None:
    units = {"X": "inf 3.0,3.0 x3 settled", **FAR}
    works = [{"at": [25, 30], "lies": "along"}]
    play = at_table({"A": "inf 3.0,5.0 activated"}, units, phase="fire", entrenchments=works)
    told = event(play, "fire A at X", "struck", *[1] * ones, *[2] * (2 - ones))
    assert figures(told) == {"needed": (5, "hit-dense"), "ones-dug-in": (ones, "dug-in")}


@rule("air-strengths", "flak", "hit-armoured", "retreat")
def test_the_numbers_of_an_air_attack_and_of_the_answer() -> None:
    play = at_table(
        {"A": "inf 3.0,8.0 activated"},
        {"X": "arm 3.0,3.0 x4"},
        phase="move",
        has=({"goods": {"bombing": 1}, "budget": 3}, {"goods": {"aa-3": 1}, "budget": 3}),
    )
    play.act("air bombing 3.0,3.0", ScriptedDice([]))
    entry = play.act("flak 3", ScriptedDice([4, 2, 3, 4]))
    told = {event.event.key: event.event for event in entry.events}
    assert (figures(told["flak-missed"]), dice_of(told["flak-missed"])) == ({"efficiency": (3, "flak")}, [(4, 0)])
    assert figures(told["bombed"]) == {"air-dice": (3, "air-strengths")}
    assert figures(told["struck"]) == {"needed": (5, "hit-armoured"), "ones": (0, "retreat")}


@rule("route", "zone-of-control", "mode-fast")
def test_a_detour_is_told_in_words_with_its_cause_and_its_cost() -> None:
    # Straight 2 UD, advancing; around X, by 1.5,4.0, two legs of 1.5: 1 UD more, and a fast advance.
    play = at_table({"A": "arm 2.5,5.0 activated"}, {"X": "inf 3.0,4.0"}, phase="move")
    entry = play.act("move A 2.5,5.0-2.5,3.0", ScriptedDice([]))
    english, french = Wording(play, "en", ATTACKER), Wording(play, "fr", ATTACKER)
    told = {event.event.key: event.event for event in entry.events}
    assert english.event(told["detour"]) == (
        "A cannot go straight to 2.5,3.0 because of an enemy’s zone of control: the way around costs 1.0 DU extra. § Movement"
    )
    assert english.event(told["worse-mode"]) == "A: the mode is fast advance instead of advancing. § Modes of action"
    assert french.event(told["detour"]) == (
        "A ne peut aller tout droit en 2.5,3.0, à cause d’une zone de contrôle ennemie : "
        "le détour coûte 1,0 UD de plus. § Les mouvements"
    )
    assert french.event(told["worse-mode"]) == "A est en avance rapide au lieu d’être en avance. § Les modes d’action"
    assert english.event(told["moved"]) == "A: 2.5,5.0 → 2.5,3.0 (3.0 DU, fast advance) § Modes of action"
