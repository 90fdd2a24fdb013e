"""A refusal names its cause: also out of phase, after a phase that ended by itself, and for the side that does not decide."""

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import Action, pack, unit_of, verb_of
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.vimy.rules import ENGAGED_CANNOT_MOVE, FIRES_ONCE, FIXED_CANNOT_MOVE, MOVED_ALREADY
from grognard.games.vimy.state import ENGAGED, FIRED, FIXED, MOVED, OVER, Battle
from grognard.games.vimy.vocabulary import DONE, FIRE, MOVE
from grognard.table.play import Play
from tests.games.harness import offered
from tests.games.vimy.table import CANADIAN, FAR, GAME, GERMAN, Table, scenario, table
from tests.rules import rule


def why_of(t: Table, side: int, text: str) -> str:
    """What forbids an action of a side, as if the decision were its own."""
    return Table(GAME.on_behalf(t.battle, side)).why(text)


@rule("fires-once")
def test_a_unit_that_has_fired_is_told_so_when_the_phase_has_ended_by_itself() -> None:
    t = table("42 Bn 3502", "1/R261 3503", "7 TMB 0510")
    t.act("fire 42 Bn 3503", 3)
    assert t.asked() == "move", "nobody else could fire"
    assert t.why("fire 42 Bn 3503") == "fires-once"
    assert t.why("fire 7 TMB 3503") == "mortar-range"


@rule("moved-already", "fixed-cannot-move", "turn-sequence")
def test_a_unit_that_has_moved_is_told_so_after_the_movement() -> None:
    t = table("42 Bn 3502", "49 Bn 3601 fixed", "RCR 0510", "1MG/R261 3504", FAR, phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("stop 42 Bn")
    assert t.why("step 42 Bn 3502-3602") == "moved-already"
    t.act("done")
    assert (t.asked(), t.decider()) == ("fire", GERMAN)
    assert why_of(t, CANADIAN, "move 42 Bn") == "moved-already"
    assert why_of(t, CANADIAN, "step 49 Bn 3601-3701") == "fixed-cannot-move"
    assert why_of(t, CANADIAN, "move RCR") == "turn-sequence", "nothing else speaks against it"
    assert why_of(t, CANADIAN, "done") == "active-player"


@rule("leave-enemy-hex", "turn-sequence")
def test_the_side_that_does_not_decide_is_judged_by_its_own_units() -> None:
    t = table(
        "42 Bn 3503 moved",
        "1/R261 3503",
        "2/R261 3505 fixed",
        "3/R261 3507",
        "49 Bn 0510",
        phase="move",
        side="canadian",
    )
    assert why_of(t, GERMAN, "move 1/R261") == "leave-enemy-hex"
    assert why_of(t, GERMAN, "move 2/R261") == "fixed-cannot-move"
    assert why_of(t, GERMAN, "move 3/R261") == "turn-sequence"
    assert why_of(t, GERMAN, "fire 1/R261 3505") == "assaulted-fire-at-range-0"
    assert why_of(t, GERMAN, "melee 3507") == "melee-where"
    assert why_of(t, GERMAN, "melee 3503") == "turn-sequence"
    assert why_of(t, GERMAN, "react 3/R261") == "opportunity-fire", "nobody leaves a hex"


@rule("adjacent-hexes", "entrenched-along-trench", "only-assault-troops", "facing-exempt", "underground-in-tunnel")
def test_a_step_of_a_unit_that_is_not_on_the_move_is_judged_by_its_ground() -> None:
    t = table(*("42 Bn 1808", "7 MG 3502", "1/R261 3503", "2/R261 1910 entrenched", FAR), phase="move", side="canadian")
    assert why_of(t, GERMAN, "step 2/R261 1910-2010") == "entrenched-along-trench", "no trench leads there"
    assert why_of(t, GERMAN, "step 2/R261 1910-1911") == "turn-sequence", "the trench goes on"
    assert why_of(t, GERMAN, "face 2/R261 west") == "facing-exempt"
    assert why_of(t, GERMAN, "descend 2/R261") == "underground-in-tunnel"
    assert why_of(t, GERMAN, "step 1/R261 3503-3504") == "turn-sequence", "it would only have to face that way"
    assert t.why("step 7 MG 3502-3503") == "only-assault-troops"
    assert t.why("step 7 MG 3502-3504") == "adjacent-hexes"
    assert t.why("step 7 MG 3502-3602") == "not-the-mover", "nothing but that it is not picked yet"
    t = table("7 MG 3502", "1/R261 3503", FAR, phase="fire", side="german")
    assert t.decider() == CANADIAN
    assert t.why("step 7 MG 3502-3503") == "only-assault-troops"


@rule("opportunity-fire", "rout-two-hexes", "melee-owner-chooses", "fort-when", "set-up-order")
def test_what_answers_an_occasion_names_the_occasion_and_not_the_sequence() -> None:
    t = table("42 Bn 3502", "1/R261 3504", FAR, phase="move", side="canadian")
    for side, unit in ((CANADIAN, "42 Bn"), (GERMAN, "1/R261")):
        assert why_of(t, side, f"react {unit}") == "opportunity-fire", "nobody leaves a hex"
        assert why_of(t, side, f"rout {unit} 3503") == "rout-two-hexes", "nobody is routed"
        assert why_of(t, side, f"stay {unit}") == "rout-two-hexes"
        assert why_of(t, side, f"lose {unit}") == "melee-owner-chooses", "nothing is owed"
        assert why_of(t, side, "fort assault") == "fort-when"
    assert t.why("mines 1504 1605") == "set-up-order"
    t = table("42 Bn 1708 entrenched", "1/R261 1707", phase="fort", side="canadian", position={"fort": "undecided"})
    assert (t.why("done"), t.why("move 42 Bn")) == ("fort-when", "set-up-order")


@rule("rout-two-hexes", "melee-owner-chooses")
def test_a_rout_and_a_loss_are_not_left_out() -> None:
    t = table("54 Bn 3502", "1MG/R261 3602", FAR, side="canadian", turn=12)
    t.act("fire 1MG/R261 3502", 6, 6)  # a company; 6 + 1 routs the 4th Division
    assert (t.asked(), t.why("done")) == ("rout", "rout-two-hexes")
    units = ("42 Bn 3503", "1/R261 3503", "2/R261 3503", FAR)
    t = table(*units, phase="melee", side="canadian")
    t.act("melee 3503", 3)  # 2:1, X: both lose a company
    assert (t.asked(), t.why("done")) == ("lose", "melee-owner-chooses")


@rule("melee-once")
def test_a_hex_is_fought_over_once() -> None:
    t = table("42 Bn 3503", "1/R261 3503", "2/R261 3503", "49 Bn 3605", "3/R261 3605", phase="melee", side="canadian")
    t.act("melee 3503", 1, 1, 1, 1)  # 2:1, A
    assert t.why("melee 3503") == "melee-once"


@rule("melee-owner-chooses")
def test_another_melee_waits_until_the_loss_is_chosen() -> None:
    units = ("42 Bn 3503", "1/R261 3503", "2/R261 3503", "3/R261 3503", "49 Bn 3605", "4/R261 3605")
    t = table(*units, phase="melee", side="canadian")
    t.act("melee 3503", 5)  # 4:3, D
    assert (t.asked(), t.decider()) == ("lose", GERMAN)
    assert why_of(t, CANADIAN, "melee 3605") == "melee-owner-chooses"
    assert why_of(t, CANADIAN, "melee 3503") == "melee-once"
    assert t.why("melee 3605") == "melee-owner-chooses"


@rule("rout-two-hexes")
def test_other_fire_waits_until_the_rout_is_over() -> None:
    t = table("38 Bn 3503", "1MG/R261 3504", "2MG/R261 3603", "49 Bn 0510", side="canadian")
    t.act("fire 1MG/R261 3503", 6, 6)  # a company; 6 + 1 is a rout of the 4th Division
    assert (t.asked(), t.decider()) == ("rout", CANADIAN)
    assert why_of(t, GERMAN, "fire 2MG/R261 3503") == "rout-two-hexes"
    assert why_of(t, GERMAN, "fire 1MG/R261 3503") == "fires-once"


@rule("opportunity-fire-choice")
def test_a_unit_on_the_move_waits_for_the_opportunity_fire() -> None:
    t = table("42 Bn 3502", "49 Bn 0510", "1/R261 3503", FAR, phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    assert (t.asked(), t.decider()) == ("react", GERMAN)
    for act in ("stop 42 Bn", "step 42 Bn 3502-3602"):
        assert why_of(t, CANADIAN, act) == "opportunity-fire-choice", act
    assert why_of(t, CANADIAN, "move 49 Bn") == "not-the-mover", "that would hold it up afterwards too"


@rule("phase-over", "phase-reopened", "turn-sequence")
def test_a_finished_phase_is_closed_and_a_take_back_opens_it_again() -> None:
    units = [{"name": "42 Bn", "at": "3502"}, {"name": "1MG/R261", "at": "3504"}]
    play = Play(GAME, scenario(position={"turn": 12, "phase": "move", "side": "canadian", "units": units}), {})
    play.act("done", SeededDice(1))
    assert isinstance(play.state, Battle)
    assert why_of(Table(play.state), CANADIAN, "move 42 Bn") == "turn-sequence"
    play.undo()
    assert Table(play.state).why("move 42 Bn") == ""


@rule("not-in-hand", "last-turn", "set-up-order")
def test_set_up_and_the_end() -> None:
    t = table("42 Bn 3502", "1/R261 3504", FAR, phase="move", side="canadian")
    assert t.why("deploy 42 Bn 1708 entrenched") == "not-in-hand"
    units = [{"name": "42 Bn"}, {"name": "1/R261"}]
    t = table(phase="deploy", side="german", turn=1, position={"units": units})
    t.battle.turn = 0
    assert t.decider() == GERMAN
    assert why_of(t, CANADIAN, "deploy 42 Bn 1708 entrenched") == "set-up-order"
    t = table("7 TMB 1910", "16 BMW 4326", phase="entrench", side="german", turn=18)
    t.act("done")
    t.act("done")
    assert why_of(t, CANADIAN, "move 7 TMB") == "last-turn"


@rule("height-between", "hopeless-fire")
def test_neighbours_see_each_other_over_every_slope() -> None:
    t = table("42 Bn 3502", FAR)
    board = t.battle.board
    assert all(board.sight.look(here, near) != 255 for here in range(board.count) for near in board.beside[here])
    t = table("1/R261 3503 fixed", "2/R261 3405", "42 Bn 3502", "49 Bn 0510", side="canadian")
    assert t.why("fire 1/R261 3502") == "hopeless-fire", "a company at 2 less never reaches its 6"


@rule("canadian-limit-turn-1")
def test_turn_1_has_its_own_limit() -> None:
    t = table("42 Bn 1708", "49 Bn 0510", FAR, phase="move", side="canadian", turn=1)
    assert t.why("step 42 Bn 1708-1808") == "canadian-limit-turn-1", "before it is picked too"
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    assert t.why("step 42 Bn 1708-1808") == "canadian-limit-turn-1"


@rule("movement-points", "shelled-die")
def test_the_points_of_a_unit_name_where_they_come_from() -> None:
    t = table("42 Bn 3502", "49 Bn 0505", FAR, phase="move", side="canadian")
    assert next(e for e in t.act("move 42 Bn") if e.key == "ready").rule == "movement-points"
    t.act("stop 42 Bn")
    assert next(e for e in t.act("move 49 Bn", 6) if e.key == "ready").rule == "shelled-die"


# -- at random -------------------------------------------------------------------------------------------------------------
def causes(b: Battle, action: Action) -> set[int]:
    """The rules that can only be meant, by the marks of the unit; empty where the position may say anything."""
    marks = b.marks[unit_of(action)]
    if b.phase == OVER or b.at[unit_of(action)] < 0 or verb_of(action) not in (MOVE, FIRE):
        return set()
    if verb_of(action) == FIRE:
        return {FIRES_ONCE} if marks & FIRED and not marks & ENGAGED else set()
    if marks & ENGAGED:
        return {ENGAGED_CANNOT_MOVE}
    if marks & FIXED:
        return {FIXED_CANNOT_MOVE}
    return {MOVED_ALREADY} if marks & MOVED else set()


def check_cause(b: Battle, side: int, action: Action) -> None:
    own = GAME.on_behalf(b, side)
    asked = GAME.decision(own)
    if verb_of(action) == DONE or (side == b.decider == asked.side(own) and asked.takes(verb_of(action))):
        return
    found = GAME.objection(own, action)
    assert found != ALLOWED, GAME.write(b, action)
    wanted = causes(own, action)
    assert not wanted or found in wanted, (GAME.write(b, action), GAME.rules[found])


@rule("turn-sequence", "moved-already", "fires-once", "fixed-cannot-move", "engaged-cannot-move")
@pytest.mark.parametrize("seed", range(2))
def test_in_a_random_game_actions_of_the_phase_before_and_of_the_other_side_have_a_cause(seed: int) -> None:
    b = GAME.set_up(load_scenario("vimy", "hill-145-1917"), {})
    dice = SeededDice(seed)
    for _ in range(400):
        if b.decider == NOBODY:
            break
        asked, decider, legal = b.ask, b.decider, list(offered(GAME, b))
        random_step(GAME, b, dice)
        if (b.ask, b.decider) != (asked, decider):
            for action in legal[:30]:
                check_cause(b, decider, action)
        for unit in range(b.units()):
            if b.side[unit] != b.decider:
                check_cause(b, int(b.side[unit]), pack(MOVE, unit=unit))
