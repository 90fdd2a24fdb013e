"""Activation by cards: random play of every scenario and option, with the invariants after every action."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import Choices, verb_of
from grognard.engine.cards import pile_of
from grognard.engine.dice import SeededDice
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.marmitages.state import BURNING, DECK, HAND, KNOWN, PERMANENT
from tests.games.marmitages.table import GAME, table

GAMES_EACH = 5


def some_options(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    return {**{spec.key: rng.choice(spec.values) for spec in GAME.options(data)}, "cards": True}


@pytest.mark.parametrize("name", scenario_names("marmitages"))
def test_games_with_cards_end_without_dead_ends_and_keep_their_cards(name: str) -> None:
    """Every action on the list meets no objection and is read back from its notation; 27 cards a side at every moment."""
    rng = random.Random(name)
    data = load_scenario("marmitages", name)
    verbs: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        state = GAME.set_up(data, some_options(data, rng))
        dice = SeededDice(seed)
        actions = 0
        while state.decider != NOBODY:
            choices = Choices()
            GAME.offer(state, choices)
            assert choices.count() > 0
            action = choices.actions[dice.roll(choices.count()) - 1]
            assert GAME.objection(state, action) == ALLOWED
            assert GAME.read(state, GAME.write(state, action)) == action
            GAME.apply(state, action, dice)
            assert GAME.invariants(state) == []
            verbs[GAME.verbs[verb_of(action)]] += 1
            actions += 1
            assert actions < 5000
    assert {"line", "activate", "rest", "play", "discard"} <= set(verbs)


def test_a_game_with_cards_is_saved_and_restored_at_any_decision() -> None:
    data = load_scenario("marmitages", "belleau-wood-1918")
    state, dice = GAME.set_up(data, {"cards": True}), SeededDice(3)
    while state.decider != NOBODY:
        fresh = GAME.set_up(data, {"cards": True})
        fresh.restore(state.dump())
        assert fresh.dump() == state.clone().dump() == state.dump()
        choices = Choices()
        GAME.offer(fresh, choices)
        GAME.apply(state, choices.actions[dice.roll(choices.count()) - 1], dice)


@pytest.mark.parametrize(
    ("pile", "value", "sentence"),
    [
        (DECK, 0, "side 0 has lost or gained a card"),
        (HAND, pile_of([2, 2, 2]), "side 0 has lost or gained a card"),
        (KNOWN, pile_of([5]), "side 0 is known to hold a card that it does not hold"),
        (PERMANENT, pile_of([3]), "side 0 has burnt cards out of turn"),
        (BURNING, 8, "side 0 has burnt cards out of turn"),
    ],
)
def test_the_invariants_see_a_broken_deck(pile: int, value: int, sentence: str) -> None:
    t = table({"A6": "inf"}, {"A3": "inf"}, phase="cards", cards=True)
    assert GAME.invariants(t.battle) == []
    t.battle.cards[pile] = value
    assert sentence in GAME.invariants(t.battle)
