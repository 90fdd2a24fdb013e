"""Both sides thrown together about Hill 145 and the Thélus trenches: what random play does there, and what must always hold."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import SeededDice
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.vimy.state import FIRING, LOSING, MELEES, REACTING, ROUTING, Battle
from grognard.games.vimy.vocabulary import DECLINE, FIRE, LOSE, MELEE, REACT, ROUT, STAY
from tests.games.vimy.table import GAME, scenario, table
from tests.rules import rule

CANADIANS = ["42 Bn", "49 Bn", "RCR", "38 Bn", "72 Bn", "7 MG", "8 MG", "7 TMB", "1 Tanks", "2 Tanks"]
GERMANS = ["1/R261", "2/R261", "3/R261", "4/R261", "5/R261", "1/B11", "2/B11", "1MG/R261", "2MG/R261", "79 RMW"]
AREAS = [
    ["1704", "1705", "1706", "1804", "1805", "1806", "1904", "1905", "1906"],
    ["2517", "2518", "2519", "2520", "2618", "2619", "2620"],
    ["1909", "1910", "1911", "2009", "2010", "2011"],
]
OPTIONS = ["smoke", "secondary_trenches", "bravery", "snow", "automatic_surrender"]


def crowd(luck: random.Random, area: list[str]) -> list[dict[str, Any]]:
    """Units of both sides in a few hexes, each status within its stacking limit."""
    board = table("42 Bn 3502", "1/R261 3503").battle.board
    room: dict[tuple[int, str, str], int] = {}
    units = []
    for side, names in enumerate((CANADIANS, GERMANS)):
        for name in names:
            at = luck.choice(area)
            hex_ = board.hexes.parse(at)
            strength = luck.randint(1, 4) if name.endswith(("Bn", "RCR")) else 1
            in_trench = board.trench[hex_] != 0 and not name.endswith("Tanks") and luck.random() < 0.5
            status = "entrenched" if in_trench else "exposed"
            left = room.get((side, at, status), 5 if in_trench else 8)
            if strength <= left:
                room[side, at, status] = left - strength
                facing = luck.choice(["east", "west", "south-south-east", "north-north-west"])
                unit: dict[str, Any] = {"name": name, "at": at, "status": status, "strength": strength}
                units.append(unit if in_trench else {**unit, "facing": facing})
    return units


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
        strength = [int(companies) for companies in b.strength]  # type: ignore[attr-defined]
        told = f"{GAME.write(b, action)} in the game of seed {seed}"
        GAME.apply(b, action, dice)
        assert GAME.invariants(b) == [], told
        assert all(now <= before for now, before in zip(b.strength, strength, strict=True)), told  # type: ignore[attr-defined]


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
    b = cast(Battle, GAME.set_up(scenario(position=moment), {"secondary_trenches": True}))
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
