"""The searching levels: they find what matters, keep to their budget, and know no more than their side."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import unit_of
from grognard.engine.dice import SeededDice
from grognard.engine.game import Game
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.registry import GAMES
from grognard.games.vimy.state import Battle as Vimy
from grognard.players.level import Budget
from grognard.players.registry import LEVELS, find_level
from grognard.players.search import Rival, Search, halvings
from grognard.players.thought import LONGEST_LINE, Undone, play_on
from tests.games.marmitages.table import GAME as MARMITAGES
from tests.games.marmitages.table import Table, table
from tests.games.vimy.table import GAME as VIMY

# Scenarios and options with something to hide: commitments, hands and decks, purchases, bids, what stays off the table, mines.
SECRETIVE = [
    ("marmitages", "belleau-wood-1918", {}),
    ("marmitages", "cambrai-1917", {"cards": True}),
    ("marmitages", "open-battle", {}),
    ("bretzel-krieg", "open-battle", {}),
    ("walter-schnaffs", "open-battle", {}),
    ("vimy", "hill-145-1917", {"start": "by-hand"}),
]
SMALL = Budget(2_000, math.inf)


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
    battle, dice = cast(Vimy, VIMY.set_up(load_scenario("vimy", "hill-145-1917"), {})), SeededDice(1)
    while VIMY.prompt(battle).key != "move":
        VIMY.apply(battle, find_level("sergeant").choose(VIMY, battle, int(battle.decider), 1), dice)
    move = VIMY.read(battle, "move 75 Bn")
    search = Search(VIMY, battle, 0, 1, 2_000, math.inf, 8)
    usual, without = battle.clone(), battle.clone()
    play_on(VIMY, usual, SeededDice(1), until=search.until)
    play_on(VIMY, without, SeededDice(1), until=search.until, undone=Undone(move, 0, search.abstains))
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


def game_at_random(game: Game, scenario: str, options: dict[str, bool]) -> Iterator[State]:
    """The positions of a game played at random."""
    state = game.set_up(load_scenario(game.name, scenario), options)
    dice = SeededDice(11)
    while state.decider != NOBODY:
        yield state.clone()
        random_step(game, state, dice)


@pytest.mark.parametrize(("name", "scenario", "options"), SECRETIVE)
def test_a_hidden_fact_changes_no_choice(name: str, scenario: str, options: dict[str, bool]) -> None:
    """Where there is something that the side cannot know, it is drawn anew; every level must choose as before."""
    game = GAMES[name]
    changed = 0
    for number, state in enumerate(game_at_random(game, scenario, options)):
        side = int(state.decider)
        other = game.imagine(state, side, SeededDice(1000 + number))
        if other.dump() == state.dump():
            continue
        changed += 1
        for level in LEVELS.values():
            chosen = level.choose(game, state, side, number, SMALL)
            assert level.choose(game, other, side, number, SMALL) == chosen, level.name
        if changed == 6:
            break
    assert changed > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["colonel", "marshal"])
def test_the_clock_ends_a_thought(name: str, level: str) -> None:
    """Far more to think than there is time for: 0.2 s, and as much again for what was begun on a busy machine, tenfold."""
    game = GAMES[name]
    state = game.set_up(load_scenario(name, scenario_names(name)[0]), {})
    start = time.perf_counter()
    find_level(level).choose(game, state, int(state.decider), 1, Budget(10**12, 0.2))
    assert time.perf_counter() - start < 4.0


@pytest.mark.parametrize("name", GAMES)
def test_equal_thought_gives_equal_choice(name: str) -> None:
    game = GAMES[name]
    for number, state in enumerate(islice(game_at_random(game, scenario_names(name)[0], {}), 0, 90, 15)):
        choices = {find_level("colonel").choose(game, state, int(state.decider), number, SMALL) for _ in range(2)}
        assert len(choices) == 1


def test_the_ranks() -> None:
    assert list(LEVELS) == ["recruit", "sergeant", "colonel", "marshal"]
    assert LEVELS["colonel"].budget.seconds <= 2
    assert LEVELS["marshal"].budget.seconds <= 8
