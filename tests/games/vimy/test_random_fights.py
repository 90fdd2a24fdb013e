"""Both sides thrown together about Hill 145 and the Thélus trenches: what random play does there, and what must always hold."""

from __future__ import annotations

import random

import pytest

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import SeededDice
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.vimy.state import FIRING, LOSING, MELEES, REACTING, ROUTING, Battle
from grognard.games.vimy.vocabulary import DECLINE, FIRE, LOSE, MELEE, REACT, ROUT, STAY
from tests.games.vimy.crowd import AREAS, OPTIONS, crowd
from tests.games.vimy.table import GAME, scenario
from tests.rules import rule


@rule("stacking-at-all-times", "three-statuses")
@pytest.mark.parametrize("seed", range(40))
def test_a_crowd_fights_it_out(seed: int) -> None:
    luck = random.Random(seed)
    moment = {
        "turn": luck.choice([4, 12, 15]),
        "phase": luck.choice(["fire", "melee", "move"]),
        "side": luck.choice(["canadian", "german"]),
        "units": crowd(luck, luck.choice(AREAS)),
    }
    options = {option: luck.random() < 0.5 for option in OPTIONS}
    b = GAME.set_up(scenario(position=moment), {**options, "captured_trenches": luck.random() < 0.5})
    dice = SeededDice(seed)
    for _ in range(150):
        if b.decider == NOBODY:
            break
        choices = Choices()
        GAME.offer(b, choices)
        assert choices.count() > 0
        assert all(GAME.objection(b, action) == ALLOWED for action in choices.actions)
        action = choices.actions[dice.roll(choices.count()) - 1]
        strength = [int(companies) for companies in b.strength]
        told = f"{GAME.write(b, action)} in the game of seed {seed}"
        GAME.apply(b, action, dice)
        assert GAME.invariants(b) == [], told
        assert all(now <= before for now, before in zip(b.strength, strength, strict=True)), told


def thinkable(b: Battle) -> list[int]:
    """Every answer one could give about the units and hexes of the fight, legal or not."""
    units = range(int(b.units()))
    hexes = {int(b.at[unit]) for unit in units if b.at[unit] >= 0}
    hexes |= {int(near) for hex_ in list(hexes) for near in b.board.beside[hex_]}
    if b.ask == FIRING:
        return [pack(FIRE, unit=unit, target=hex_) for unit in range(-1, len(units)) for hex_ in hexes]
    if b.ask == REACTING:
        return [pack(REACT, unit=unit) for unit in units]
    if b.ask == MELEES:
        return [pack(verb, target=hex_) for verb in (MELEE, DECLINE) for hex_ in hexes]
    if b.ask == ROUTING:
        ways = [pack(ROUT, unit=unit, target=hex_) for unit in units for hex_ in hexes]
        return ways + [pack(STAY, unit=unit) for unit in units]
    return [pack(LOSE, unit=unit) for unit in units] if b.ask == LOSING else []


@rule("fire-at-each-unit", "melee-where", "rout-two-hexes", "opportunity-fire", "melee-owner-chooses")
@pytest.mark.parametrize("seed", range(100, 110))
def test_what_is_offered_is_exactly_what_nothing_objects_to(seed: int) -> None:
    luck = random.Random(seed)
    moment = {"turn": 12, "phase": "fire", "side": luck.choice(["canadian", "german"])}
    moment["units"] = crowd(luck, luck.choice(AREAS))
    b = GAME.set_up(scenario(position=moment), {"secondary_trenches": True})
    dice = SeededDice(seed)
    for _ in range(40):
        if b.decider == NOBODY:
            break
        choices = Choices()
        GAME.offer(b, choices)
        offered = set(choices.actions)
        for action in thinkable(b):
            assert (GAME.objection(b, action) == ALLOWED) == (action in offered), GAME.write(b, action)
        GAME.apply(b, choices.actions[dice.roll(choices.count()) - 1], dice)
