"""Random games with every option: the legal list and the objections agree, texts, saves and clones are faithful."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.actions import pack
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.walter_schnaffs.purchase import GOODS
from grognard.games.walter_schnaffs.state import Battle
from grognard.games.walter_schnaffs.vocabulary import (
    ADVANCE,
    ATTACK,
    BEGIN,
    BID,
    BOMBARD,
    BUY,
    DEPLOY,
    DONE,
    HOLD,
    LOSE,
    MOVE,
    PLAN,
    RETREAT,
)
from tests.games.harness import check_copies, check_offered
from tests.games.walter_schnaffs.table import GAME, scenario

# Every kind and quality of unit in a corner of bad ground, so that there is everything to object to.
EVERYTHING: dict[str, Any] = {
    "units": [
        {"kind": "infantry", "bases": 4, "count": 3},
        {"kind": "infantry", "bases": 5, "count": 2, "rifle": "modern", "quality": "professional"},
        {"kind": "infantry", "bases": 3, "count": 3, "quality": "reservist"},
        {"kind": "cavalry", "bases": 3, "count": 4},
        {"kind": "breech", "count": 2},
        {"kind": "light-breech"},
        {"kind": "heavy-bronze"},
        {"kind": "light-bronze"},
        {"kind": "mitrailleuse"},
    ],
}
MIXED = scenario(
    german=EVERYTHING,
    french=EVERYTHING,
    terrain={
        "heavy": ["B4", "C4", "D5", "E3"],
        "wood": ["A4", "D3"],
        "buildings": ["E4"],
        "hill": ["F4", "C3"],
        "soft": ["G3"],
    },
    streams=[f"{column}3-{column}4" for column in "ABDEG"],
    bridges=["C3-C4", "F3-F4"],
)
TABLES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    *[(load_scenario("walter-schnaffs", name), {}) for name in scenario_names("walter-schnaffs")],
    *[
        (load_scenario("walter-schnaffs", name), {"start": "by-hand", "levels": "bid"})
        for name in ("wissembourg-1870", "mars-la-tour-1870")
    ],
    (load_scenario("walter-schnaffs", "open-battle"), {"points": 400}),
    (MIXED, {}),
]


def fresh(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    return GAME.set_up(data, options)


def candidate(b: Battle, rng: Random) -> int:
    """Any action at all that can be written down, legal or not, mostly of the verbs of the phase."""
    zone = rng.randrange(int(b.zones()))
    unit = rng.randrange(max(int(b.units()), 1))
    near = zone
    if b.units() and b.at[unit] >= 0 and rng.random() < 0.7:
        start = b.at[unit]
        near = rng.choice([*b.beside[start], *b.two_away[start]])
    makers = {
        "move": lambda: pack(MOVE, unit=unit, target=near),
        "bombard": lambda: pack(BOMBARD, unit=unit, target=near),
        "attack": lambda: pack(ATTACK, origin=zone, target=rng.choice(list(b.ground.squares.around[zone]))),
        "hold": lambda: pack(HOLD, unit=unit),
        "lose": lambda: pack(LOSE, unit=unit),
        "retreat": lambda: pack(RETREAT, unit=unit),
        "advance": lambda: pack(ADVANCE, unit=unit),
        "deploy": lambda: pack(DEPLOY, unit=unit, target=zone),
        "reinforce": lambda: pack(DEPLOY, unit=unit, target=zone),
        "bid": lambda: pack(BID, amount=rng.randrange(7)),
        "buy": lambda: pack(BUY, unit=rng.randrange(int(GOODS.count())), amount=rng.randrange(45)),
        "done": lambda: pack(DONE),
        "plan": lambda: pack(PLAN),
        "begin": lambda: pack(BEGIN),
    }
    verb = GAME.prompt(b).key
    if rng.random() < 0.2 or (not b.units() and verb in ("move", "deploy")):
        verb = "hold" if verb == "attack" else rng.choice(["done", "plan", "begin", "bid", "buy"])
    return int(makers[verb]())


def check_agreement(b: Battle, rng: Random) -> None:
    """What is offered is allowed, and what is allowed is offered."""
    known = check_offered(GAME, b, rng)
    for _ in range(40):
        action = candidate(b, rng)
        assert (GAME.objection(b, action) == ALLOWED) == (action in known), GAME.write(b, action)


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game(number: int, seed: int) -> None:
    data, options = TABLES[number]
    rng = Random(1000 * number + seed)
    dice = SeededDice(1000 * number + seed)
    b = fresh(data, options)
    decisions = 0
    while b.decider != NOBODY:
        check_agreement(b, rng)
        if decisions % 25 == 0:
            check_copies(GAME, b, lambda: fresh(data, options), decisions)
        if decisions % 10 == 0:
            for viewer in (0, 1):
                guess = GAME.imagine(b, viewer, SeededDice(decisions))
                assert GAME.view(guess, viewer) == GAME.view(b, viewer)
        random_step(GAME, b, dice)
        decisions += 1
        assert GAME.invariants(b) == []
    outcome = GAME.outcome(b)
    assert outcome is not None
    assert b.turn <= 21
    assert decisions > 10
