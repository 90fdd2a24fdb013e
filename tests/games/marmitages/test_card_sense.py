"""The rules of thumb for cards: what they think of is legal, and the plain cases come out as a player would have it."""

from __future__ import annotations

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import Choices
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY, State
from grognard.games.marmitages.state import ACTIVATING, CARDS, RESTING, Battle
from tests.games.marmitages.table import GAME, Table, table


def weighed(state: State) -> Weighed:
    found = Weighed()
    GAME.weigh(state, found)
    return found


def favourite(t: Table) -> str:
    found = weighed(t.battle)
    return GAME.write(t.battle, found.actions[found.best()])


def test_only_legal_actions_are_thought_of() -> None:
    state = GAME.set_up(load_scenario("marmitages", "belleau-wood-1918"), {"cards": True})
    dice = SeededDice(11)
    asked = 0
    while state.decider != NOBODY:
        assert isinstance(state, Battle)
        if state.phase in (CARDS, ACTIVATING, RESTING):
            choices = Choices()
            GAME.offer(state, choices)
            found = weighed(state)
            assert found.count() > 0
            assert set(found.actions) <= set(choices.actions)
            asked += 1
        random_step(GAME, state, dice)
    assert asked > 30


def test_a_line_that_can_take_a_sector_gets_its_card_first() -> None:
    """Four battalions face one in the open; a reserve has nowhere to go in a hurry."""
    t = table(
        {"C5": "inf inf inf inf", "C8": "inf"}, {"C4": "inf"}, phase="cards", cards=True, attacker_has={"hand": ["4"]}
    )
    assert favourite(t) == "line 5 with 4"


def test_those_beside_the_enemy_are_activated_before_those_behind() -> None:
    """A 2 for six units of one row: three beside a lone enemy battalion, three before three in a trench."""
    t = table(
        {"F5": "inf inf inf", "C5": "inf inf inf"},
        {"C4": "inf", "F4": "inf inf inf"},
        phase="cards",
        cards=True,
        defences={"F4": ["trench"]},
        attacker_has={"hand": ["2"]},
    )
    t.act("line 5 with 2")
    assert favourite(t) in ("activate 4th Inf", "activate 5th Inf", "activate 6th Inf")


def test_a_mutiny_is_for_the_enemy_who_is_near_and_many() -> None:
    t = table(
        {"C5": "inf"}, {"C4": "inf inf inf", "F1": "inf"}, phase="cards", cards=True, attacker_has={"hand": ["king"]}
    )
    assert favourite(t) == "play king C4"


def test_a_small_number_is_thrown_away_only_after_the_last_line() -> None:
    has = {"hand": ["2", "9"]}
    t = table({"C8": "inf"}, {"F1": "inf"}, phase="cards", cards=True, attacker_has=has, defender_has={"hand": ["5"]})
    assert not favourite(t).startswith("discard")
    t.act("line 8 with 9")
    t.act("done")
    assert favourite(t) == "discard 2"
