"""§6: the sequence of play."""

from grognard.engine.dice import SeededDice
from grognard.games.vimy.state import PHASES
from tests.games.vimy.table import CANADIAN, GAME, GERMAN, Table, of, one, table
from tests.rules import rule


def pairs(t: Table) -> tuple[int, str, int, int]:
    """Turn, what is asked, of whom, in whose player turn."""
    return int(t.battle.turn), t.asked(), t.decider(), int(t.battle.active)


def eventful(turn: int = 5) -> Table:
    """On either side somebody can move, fire and entrench in every phase: 3502 and 3504 see each other."""
    return table(
        "7 TMB 1910",  # in the trench hexes 1910 and 2109, exposed: both can entrench
        "8 TMB 1808 entrenched",
        "16 BMW 2109",
        "79 RMW 2108 entrenched",
        phase="move",
        side="canadian",
        turn=turn,
    )


@rule("turn-sequence", "active-player")
def test_the_eight_phases_of_a_turn() -> None:
    t = eventful()
    seen = []
    for _ in range(60):
        if t.battle.turn != 5:
            break
        seen.append((PHASES[t.battle.phase], t.decider()))
        GAME.apply(t.battle, GAME.read(t.battle, "done"), SeededDice(1))
    assert seen == [
        ("move", CANADIAN),
        ("fire", GERMAN),
        ("entrench", CANADIAN),
        ("entrench", GERMAN),
        ("move", GERMAN),
        ("fire", CANADIAN),
        ("entrench", GERMAN),
        ("entrench", CANADIAN),
    ], "no melee: nobody shares a hex"
    assert pairs(t) == (6, "move", CANADIAN, CANADIAN)


@rule("turn-sequence")
def test_a_melee_phase_comes_after_the_fire_of_the_other_side() -> None:
    t = table("42 Bn 3502", "1/R261 3502", "12/BR1 4326", phase="fire", side="canadian")
    assert (t.asked(), t.decider()) == ("fire", GERMAN)
    t.act("done")
    assert (t.asked(), t.decider()) == ("melee", CANADIAN)
    assert t.why("done") != "", "a melee is not left out"


@rule("turn-sequence", "set-up-order")
def test_a_phase_that_is_over_is_not_gone_back_to() -> None:
    t = eventful()
    t.act("done")
    assert t.asked() == "fire"
    t2 = table("7 TMB 1910", "16 BMW 2109", phase="fire", side="german", turn=5)
    assert t2.why("move 7 TMB") == "turn-sequence"
    assert t2.why("entrench 7 TMB") == "turn-sequence"
    assert t2.why("melee 1910") == "melee-where", "nobody to fight there, in whatever phase"
    assert t2.why("begin") == "set-up-order"
    assert t2.why("plan") == "set-up-order"


@rule("fixed-marks-removed")
def test_a_side_sheds_its_fixed_markers_after_its_fire() -> None:
    t = table("7 TMB 1910 fixed", "16 BMW 2109 fixed", "2/R261 3502 fixed", phase="fire", side="canadian", turn=5)
    events = t.act("done")  # the German fire is over
    assert one(events, "unfixed").amount == 2
    assert (t.marks("16 BMW"), t.marks("2/R261"), t.marks("7 TMB")) == ([], [], ["fixed"])
    t = table("7 TMB 1910 fixed", "16 BMW 2109 fixed", phase="fire", side="german", turn=5)
    assert [e.side for e in of(t.act("done"), "unfixed")] == [CANADIAN]
    assert (t.marks("16 BMW"), t.marks("7 TMB")) == (["fixed"], [])


@rule("turn-sequence")
def test_marks_of_a_phase_end_with_it() -> None:
    t = table("7 TMB 1910", "16 BMW 2109 moved fired reacted", "79 RMW 2108", phase="move", side="german", turn=5)
    t.act("done")
    assert (t.asked(), t.marks("16 BMW")) == ("fire", ["moved", "reacted"]), "they end as the next such phase begins"
    shown = next(unit for unit in GAME.view(t.battle, GERMAN)["units"] if unit["name"] == "16 BMW")
    assert shown["marks"] == [], "but they are not shown any more"
    t.act("done")
    t.act("done")
    t.act("done")
    assert (t.asked(), t.marks("16 BMW")) == ("move", [])


@rule("turn-sequence", "fixed-cannot-move")
def test_a_phase_in_which_nobody_can_act_is_passed_over() -> None:
    t = table("7 TMB 1910 fixed", "16 BMW 2109", "79 RMW 2108 entrenched", phase="entrench", side="german", turn=5)
    t.act("done")
    t.act("done")
    assert pairs(t) == (6, "fire", GERMAN, CANADIAN), "no Canadian can move in turn 6"


@rule("last-turn")
def test_the_game_ends_after_turn_18() -> None:
    t = table("7 TMB 1910", "16 BMW 4326", phase="entrench", side="german", turn=18)
    t.act("done")
    assert of(t.act("done"), "ended")
    assert GAME.outcome(t.battle) is not None
    assert t.legal() == []
