"""The searching levels: they find what matters, keep to their budget, and choose the same again."""

from __future__ import annotations

import math

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import Choices, unit_of
from grognard.engine.dice import SeededDice
from grognard.engine.game import AnyGame
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES
from grognard.players.level import Budget
from grognard.players.registry import LEVELS, find_level
from grognard.players.search import Rival, Search, halvings
from grognard.players.thought import LONGEST_LINE, Undone, play_on
from tests.games.marmitages.table import GAME as MARMITAGES
from tests.games.marmitages.table import Table, table
from tests.games.vimy.table import GAME as VIMY
from tests.players.stopwatch import CLOCK, OVERRUN, time_thought

SMALL = Budget(1_000, math.inf)


def last_chance() -> Table:
    """Turn 9, the attacker moves: one step from F5 to F4 and the defender's first row is his; nobody can hinder it."""
    holding = {f"{column}4": "inf" for column in "ABCDE"}
    return table({**holding, "F5": "inf"}, {"A1": "inf"}, phase="move", turn=9)


@pytest.mark.parametrize(("favourite", "other"), [("done", "move F5 F4"), ("move F5 F4", "done")])
def test_the_winning_step_is_found_and_kept(favourite: str, other: str) -> None:
    seen = last_chance().battle
    search = Search(MARMITAGES, seen, 0, 1, 2_000, math.inf, 8)
    [step] = [line for line in last_chance().legal() if line.endswith("F5-F4")]
    names = {"done": "done", "move F5 F4": step}
    chosen = search.choose(MARMITAGES.read(seen, names[favourite]), [Rival(MARMITAGES.read(seen, names[other]), 0)])
    assert MARMITAGES.write(seen, chosen) == step


def test_without_time_the_favourite_is_taken() -> None:
    seen = last_chance().battle
    search = Search(MARMITAGES, seen, 0, 1, 1_000_000, 0.0, 8)
    done, *moves = [MARMITAGES.read(seen, text) for text in last_chance().legal()]
    assert search.choose(done, [Rival(move, 0) for move in moves]) == done


def test_rivals_are_what_the_favourite_rules_out() -> None:
    """B5's other steps are lost with its first, and `done` ends all moves; E5 can still move afterwards."""
    t = table({"B5": "inf", "E5": "inf"}, {"A1": "inf"}, phase="move")
    actions = {text: MARMITAGES.read(t.battle, text) for text in t.legal()}
    favourite = actions.pop("move 1st Inf B5-B4")
    search = Search(MARMITAGES, t.battle, 0, 1, 2_000, math.inf, 8)
    left = search.ruled_out(favourite, [Rival(action, 0) for action in actions.values()])
    rivals = {MARMITAGES.write(t.battle, rival.action) for rival in left}
    assert rivals == {"done", "move 1st Inf B5-A5", "move 1st Inf B5-C5", "move 1st Inf B5-B6"}


def test_to_leave_the_favourite_is_to_go_on_with_the_next_best() -> None:
    """Only when nothing else is worth more than to stop does `done` stand against the move of B5."""
    t = table({"B5": "inf", "E5": "inf"}, {"A1": "inf"}, phase="move")
    favourite, other, done = (
        MARMITAGES.read(t.battle, text) for text in ("move 1st Inf B5-B4", "move 2nd Inf E5-E4", "done")
    )
    search = Search(MARMITAGES, t.battle, 0, 1, 2_000, math.inf, 8)
    [rival] = search.ruled_out(favourite, [Rival(other, 20), Rival(done, 100)])
    assert (rival.action, rival.leaving, rival.gain()) == (other, favourite, -350)
    [rival] = search.ruled_out(favourite, [Rival(done, 100), Rival(other, 120)])
    assert (rival.action, rival.gain()) == (done, -350)


def test_what_is_left_stays_undone_for_the_turn() -> None:
    """On the last turn both go forward; if B5 is to stay, E5 alone does."""
    t = table({"B5": "inf", "E5": "inf"}, {"A1": "inf"}, phase="move", turn=9)
    left, now = MARMITAGES.read(t.battle, "move 1st Inf B5-B4"), MARMITAGES.clock(t.battle)
    play_on(MARMITAGES, t.battle, SeededDice(1), until=now, undone=Undone(left, 0, now))
    assert (t.units_in("B5"), t.units_in("E4")) == (["1st Inf"], ["2nd Inf"])


def test_at_vimy_what_is_left_stays_undone_to_the_end_of_the_line() -> None:
    """The 75th Battalion goes for the hill as a rule; left out, it is still in its trench when the game is over."""
    battle, dice = VIMY.set_up(load_scenario("vimy", "hill-145-1917"), {}), SeededDice(1)
    while VIMY.prompt(battle).key != "move":
        VIMY.apply(battle, find_level("sergeant").choose(VIMY, battle, int(battle.decider), 1), dice)
    move = VIMY.read(battle, "move 75 Bn")
    search = Search(VIMY, battle, 0, 1, 2_000, math.inf, 8)
    usual, without = battle.clone(), battle.clone()
    play_on(VIMY, usual, SeededDice(1), until=search.until)
    play_on(VIMY, without, SeededDice(1), until=search.until, undone=Undone(move, 0, search.undone_until))
    assert usual.decider == without.decider == NOBODY
    assert usual.at[unit_of(move)] != battle.at[unit_of(move)] == without.at[unit_of(move)]


def test_a_line_with_something_undone_is_as_long_as_others() -> None:
    """The whole ridge takes thousands of actions: a line is appraised before its end, whatever is left out of it."""
    battle = VIMY.set_up(load_scenario("vimy", "vimy-ridge-1917"), {})
    search = Search(VIMY, battle, int(battle.decider), 1, 2_000, math.inf, 8)
    favourite = find_level("sergeant").choose(VIMY, battle, int(battle.decider), 1)
    search.line(favourite, favourite)
    assert search.spent == 1 + LONGEST_LINE


def test_with_much_thought_a_line_in_marmitages_is_longer() -> None:
    battle = MARMITAGES.set_up(load_scenario("marmitages", "cambrai-1917"), {})
    side = int(battle.decider)
    colonel, marshal = (LEVELS[name].budget.nodes for name in ("colonel", "marshal"))
    looks = [Search(MARMITAGES, battle, side, 1, nodes, math.inf, 8).until for nodes in (2_000, colonel, marshal)]
    turns = [(look - MARMITAGES.clock(battle)) // 3 for look in looks]
    assert turns == [3, 3, 5]


def test_a_rival_is_expected_to_be_worse_until_lines_tell() -> None:
    rival = Rival(1, 100)
    assert rival.gain() == -350  # 150, and 2 for each of the 100 hundredths
    for gain in (400.0, -200.0, 300.0, -100.0):
        rival.learn(gain)
    assert -350 < rival.gain() < 0  # 100 on average, give or take 150: nothing that chance could not do
    for _ in range(100):
        rival.learn(3000.0)
        rival.learn(2000.0)
    assert 2300 < rival.gain() < 2500  # no chance: the mean is 2,453


def test_a_rival_far_behind_is_not_given_up() -> None:
    assert Rival(1, 10_000).gain() == -1000


def test_halvings() -> None:
    assert [halvings(n) for n in (1, 2, 3, 4, 5, 8, 9)] == [0, 1, 2, 2, 3, 3, 4]


# -- every level, every scenario, set up by the computer and by hand -----------------------------------------------------------
TABLES = [(name, scenario) for name in GAMES for scenario in scenario_names(name)]


def starts(game: AnyGame, scenario: str) -> list[dict[str, str]]:
    specs = {spec.key: spec.values for spec in game.options(load_scenario(game.name, scenario))}
    return [{"start": start} for start in specs["start"]] if "start" in specs else [{}]


def positions(game: AnyGame, scenario: str, options: dict[str, str], number: int) -> list[State]:
    """That many positions of a game played at random, from its beginning to near its end, where there is much to choose."""
    state = game.set_up(load_scenario(game.name, scenario), options)
    dice, found = SeededDice(11), []
    while state.decider != NOBODY:
        choices = Choices()
        game.offer(state, choices)
        if choices.count() >= 4:
            found.append(state.clone())
        random_step(game, state, dice)
    return [found[k * len(found) // number] for k in range(number)]


@pytest.mark.parametrize(("name", "scenario"), TABLES)
@pytest.mark.parametrize("level", ["colonel", "marshal"])
def test_the_clock_ends_a_thought(name: str, scenario: str, level: str) -> None:
    game = GAMES[name]
    took = [
        time_thought(level, game, state)
        for options in starts(game, scenario)
        for state in positions(game, scenario, options, 3)
    ]
    assert max(processor for processor, _ in took) < CLOCK + OVERRUN
    assert sum(clock >= CLOCK for _, clock in took) > len(took) / 2  # it was the clock that ended it


@pytest.mark.parametrize(("name", "scenario"), [table for table in TABLES if table[1] != "vimy-ridge-1917"])
def test_equal_thought_gives_equal_choice(name: str, scenario: str) -> None:
    """Of the levels that search; the others play whole games twice in test_levels. On the whole ridge nothing is other than
    at Hill 145 and Farbus, and a line takes a thousand actions."""
    game = GAMES[name]
    for options in starts(game, scenario):
        for number, state in enumerate(positions(game, scenario, options, 3)):
            for level in ("colonel", "marshal"):
                first, second = (
                    find_level(level).choose(game, state, int(state.decider), number, SMALL) for _ in range(2)
                )
                assert first == second, f"{level}, {options}, position {number}"


def test_the_ranks() -> None:
    assert list(LEVELS) == ["recruit", "sergeant", "colonel", "marshal"]
    assert LEVELS["colonel"].budget.seconds <= 2
    assert LEVELS["marshal"].budget.seconds <= 8
