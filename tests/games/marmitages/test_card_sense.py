"""The rules of thumb for cards: what they think of is legal, and the plain cases come out as a player would have it."""

from __future__ import annotations

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import Choices
from grognard.engine.dice import SeededDice
from grognard.engine.judgement import Weighed
from grognard.engine.playout import random_step
from grognard.engine.state import NOBODY
from grognard.games.marmitages.state import ACTIVATING, CARDS, RESTING, Battle
from tests.games.marmitages.table import GAME, Table, table


def weighed(state: Battle) -> Weighed:
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


def test_whoever_works_the_odds_out_sees_what_many_shells_can_do() -> None:
    """Thirty shells for the last turn, against six and a nest and two battalions in a trench: whatever is saved is lost. At a
    glance no more than six of each side are thought of, and the line would stay where it is."""
    t = table(
        {"C5": "inf inf inf inf"},
        {"C4": "mg inf inf"},
        phase="cards",
        cards=True,
        turn=9,
        defences={"C4": ["trench"]},
        attacker_has={"hand": ["4"], "shells": 30},
        defender_has={"shells": 6},
    )
    careful = Weighed()
    careful.careful = True
    GAME.weigh(t.battle, careful)
    assert GAME.write(t.battle, careful.actions[careful.best()]) == "line 5 with 4"


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


def test_the_hand_is_shared_out_over_the_lines_not_spent_on_the_largest() -> None:
    """Two battalions in front, nine behind them: the 9 is kept for the nine, and the 2 goes first."""
    t = table(
        {"C5": "inf inf", "A7": "inf inf inf", "C7": "inf inf inf", "E7": "inf inf inf"},
        {"C3": "inf"},
        phase="cards",
        cards=True,
        attacker_has={"hand": ["2", "9"]},
    )
    assert favourite(t) == "line 5 with 2"


def test_events_strike_who_is_left_after_the_lines_and_an_ace_comes_first() -> None:
    has = {"hand": ["king", "4", "ace"], "shells": 3}
    t = table({"C5": "inf inf inf inf"}, {"C4": "inf", "D5": "inf"}, phase="cards", cards=True, attacker_has=has)
    assert favourite(t) == "play ace shells"
    t.act("play ace shells", 3)
    assert favourite(t) == "line 5 with 4"
    t.act("line 5 with 4")
    t.act("done")
    t.act("done")
    assert favourite(t).startswith("play king")


def test_barrages_are_not_opened_to_lay_none() -> None:
    """Nothing is worth a barrage: the sequence ends."""
    t = table({"C8": "mg"}, {"C1": "inf"}, phase="cards", cards=True, attacker_has={"hand": ["king"], "shells": 9})
    found = weighed(t.battle)
    worths = {GAME.write(t.battle, a): w for a, w in zip(found.actions, found.worths, strict=True)}
    assert worths["interdict"] < worths["done"] < worths["play king C1"]


def test_one_line_of_many_spreads_for_more_cards_but_not_in_the_last_turn() -> None:
    """All of an army in one row: a card a turn. A unit in a second row is a second card."""
    for turn, spread in ((2, True), (9, False)):
        t = table(
            {"C4": "inf inf inf", "D4": "inf"},
            {"A4": "inf"},
            turn=turn,
            phase="cards",
            cards=True,
            attacker_has={"hand": ["4"]},
        )
        t.act("line 4 with 4")
        t_moves = weighed(t.battle)
        leaving = [
            w for a, w in zip(t_moves.actions, t_moves.worths, strict=True) if "C4-C5" in GAME.write(t.battle, a)
        ]
        staying = table({"C4": "inf inf inf", "D4": "inf"}, {"A4": "inf"}, turn=turn, phase="move")
        without = weighed(staying.battle)
        same = [
            w for a, w in zip(without.actions, without.worths, strict=True) if "C4-C5" in GAME.write(staying.battle, a)
        ]
        assert (leaving > same) == spread


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
