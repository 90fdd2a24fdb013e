"""Random games with every option: the legal list and the objections agree, texts, saves and clones are faithful."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import NONE, pack, verb_of
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.vimy.state import Battle
from grognard.games.vimy.vocabulary import (
    BEGIN,
    DECLINE,
    DEPLOY,
    DONE,
    EXPOSE,
    FACE,
    FIRE,
    FORT,
    MELEE,
    MINES,
    PLAN,
    ROUT,
    SMOKE,
    STEP,
)
from tests.games.harness import check_copies, check_offered
from tests.games.vimy.table import GAME

ALL: dict[str, Any] = {
    "smoke": True,
    "secondary_trenches": True,
    "bravery": True,
    "snow": True,
    "reaction": True,
    "automatic_surrender": True,
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("hill-145-1917", {}),
    ("hill-145-1917", ALL),
    ("hill-145-1917", {"start": "by-hand", "captured_trenches": False, "mortar_limit": False}),
    ("farbus-1917", ALL),
    ("vimy-ridge-1917", ALL),
]
LONGEST = 700  # decisions looked at in one game: the whole battle would take a minute


def fresh(name: str, options: dict[str, Any]) -> Battle:
    return GAME.set_up(load_scenario("vimy", name), options)


def one_candidate(b: Battle, rng: Random) -> int:
    """Any action at all that can be written down, legal or not."""
    verb = rng.choice([v for v in range(len(GAME.verbs)) if v not in (DEPLOY, SMOKE)])
    unit = b.mover if b.mover >= 0 and rng.random() < 0.7 else rng.randrange(int(b.units()))
    at = int(b.at[unit])
    near = rng.choice([int(h) for h in b.board.beside[at]] or [at]) if at >= 0 else rng.randrange(int(b.board.count))
    if verb in (MELEE, DECLINE):
        return int(pack(verb, target=at if at >= 0 else near))
    if verb == MINES:
        return (
            int(pack(verb, origin=min(at, near), target=max(at, near)))
            if at >= 0
            else int(pack(verb, origin=1, target=2))
        )
    if verb == FORT:
        return int(pack(verb, amount=rng.randrange(1, 3)))
    if verb == STEP:
        return int(pack(verb, unit=unit, origin=at if at >= 0 else NONE, target=near))
    if verb in (FIRE, ROUT):
        enemies = [int(b.at[u]) for u in range(b.units()) if b.at[u] >= 0 and b.side[u] != b.side[unit]]
        return int(pack(verb, unit=unit, target=rng.choice([near, *enemies])))
    if verb in (DONE, BEGIN, PLAN):
        return int(pack(verb))
    return int(pack(verb, unit=unit, amount=rng.randrange(6) if verb in (FACE, EXPOSE) else 0))


def check_agreement(b: Battle, rng: Random) -> None:
    """What is offered is allowed; what is not offered is not."""
    known = check_offered(GAME, b, rng, most=40)
    for _ in range(15):
        action = one_candidate(b, rng)
        if action not in known and verb_of(action) not in (DEPLOY, SMOKE):
            assert GAME.objection(b, action) != ALLOWED, f"allowed but not offered: {GAME.write(b, action)}"


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_random_game(number: int) -> None:
    name, options = TABLES[number]
    rng = Random(number)
    dice = SeededDice(number)
    b = fresh(name, options)
    decisions = 0
    strengths = list(b.strength)
    while b.decider != NOBODY and decisions < LONGEST:
        if decisions % 3 == 0:
            check_agreement(b, rng)
        if decisions % 60 == 0:
            check_copies(GAME, b, lambda: fresh(name, options), decisions)
            assert GAME.imagine(b, 1, SeededDice(decisions)).decider == b.decider
        before = GAME.prompt(b).key
        random_step(GAME, b, dice)
        decisions += 1
        assert GAME.invariants(b) == [], before
        assert all(now <= then for now, then in zip(b.strength, strengths, strict=True))
        strengths = list(b.strength)
    assert decisions > 100
    if b.decider == NOBODY:
        assert GAME.outcome(b) is not None
