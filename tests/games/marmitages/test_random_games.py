"""Random games with every option: the legal list and the objections agree, texts, saves and clones are faithful."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import pack, target_of, unit_of, verb_of
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.marmitages.deployment import first_twin
from grognard.games.marmitages.purchase import GOODS
from grognard.games.marmitages.state import SHELLS, Battle
from grognard.games.marmitages.vocabulary import (
    ADVANCE,
    ASSAULT,
    BARRAGE,
    BEGIN,
    BOMBARD,
    BUY,
    COMMIT,
    CUT,
    DEPLOY,
    DONE,
    LOSE,
    MOVE,
    PLACE,
    PLAN,
)
from tests.games.harness import check_copies, check_offered
from tests.games.marmitages.table import GAME, scenario

# Every kind of unit, every asset, difficult ground: in a small space, so that there is fighting from the first turn.
EVERYTHING: dict[str, Any] = {
    "shells": 20,
    "gas": 2,
    "aviation": 2,
    "wire": 4,
    "trenches": 3,
    "forts": 1,
    "units": [
        {"kind": "infantry", "count": 3},
        {"kind": "infantry", "count": 2, "quality": "inexperienced"},
        {"kind": "infantry", "count": 2, "quality": "elite", "names": ["Old Guard", "Young Guard"]},
        {"kind": "assault-troops", "count": 2},
        {"kind": "cavalry", "count": 3},
        {"kind": "tank", "count": 2},
        {"kind": "armoured-car", "count": 2},
        {"kind": "machine-gun", "count": 2},
    ],
    "reinforcements": [{"kind": "cavalry", "turn": 2, "dice": "1d6"}],
}
MIXED = scenario(attacker=EVERYTHING, defender=EVERYTHING, difficult=["C4", "D5", "B6"])
OPEN = scenario(open_battle=True, attacker={"points": 60})
BELLEAU = load_scenario("marmitages", "belleau-wood-1918")
TABLES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (BELLEAU, {"start": "quick"}),
    (BELLEAU, {"start": "by-hand", "rolling_barrage": True, "attrition": True}),
    (MIXED, {"start": "by-hand", "interdiction": True}),
    (MIXED, {"start": "by-hand", "light_artillery": True, "attrition": True}),
    (OPEN, {}),
    (OPEN, {"drawn_roles": True, "width": 7, "interdiction": True, "rolling_barrage": True, "light_artillery": True}),
]


def fresh(data: dict[str, Any], options: dict[str, Any]) -> Battle:
    return GAME.set_up(data, options)


def one_candidate(b: Battle, rng: Random) -> int:
    """Any action at all that can be written down, legal or not, mostly of the verbs of the phase."""
    unit = rng.randrange(max(int(b.units()), 1))
    sector = rng.randrange(int(b.sectors))
    near = rng.choice(list(b.around[b.at[unit]])) if b.units() and b.at[unit] >= 0 and rng.random() < 0.7 else sector
    amount = rng.randrange(int(b.stock[SHELLS + b.decider]) + 3)
    makers = {
        "move": lambda: pack(MOVE, unit=unit, target=near),
        "assault": lambda: pack(ASSAULT, origin=sector, target=rng.choice(list(b.around[sector]))),
        "commit": lambda: pack(COMMIT, unit=rng.randrange(4), amount=amount),
        "lose": lambda: pack(LOSE, unit=unit),
        "advance": lambda: pack(ADVANCE, unit=unit),
        "cut": lambda: pack(CUT, unit=unit),
        "barrage": lambda: pack(BARRAGE, target=sector),
        "deploy": lambda: pack(DEPLOY, unit=unit, target=sector),
        "reinforce": lambda: pack(DEPLOY, unit=unit, target=sector),
        "fortify": lambda: pack(PLACE, unit=rng.randrange(3), target=sector),
        "bombard": lambda: pack(BOMBARD, target=sector, amount=rng.randrange(15)),
        "buy": lambda: pack(BUY, unit=rng.randrange(len(GOODS)), amount=rng.randrange(70)),
        "done": lambda: pack(DONE),
        "plan": lambda: pack(PLAN),
        "begin": lambda: pack(BEGIN),
    }
    verb = GAME.prompt(b).key
    if verb not in makers or rng.random() < 0.1 or (not b.units() and verb in ("deploy", "move")):
        verb = rng.choice(["done", "plan", "begin", "barrage", "bombard", "commit", "fortify"])
    return int(makers[verb]())


def check_agreement(b: Battle, rng: Random) -> None:
    """What is offered is allowed; what is not offered is not, but for later twins of a unit in hand."""
    known = check_offered(GAME, b, rng)
    for _ in range(40):
        action = one_candidate(b, rng)
        if GAME.objection(b, action) == ALLOWED and action not in known:
            assert verb_of(action) == DEPLOY, f"allowed but not offered: {GAME.write(b, action)}"
            twin = first_twin(b, unit_of(action))
            assert twin != unit_of(action)
            assert pack(DEPLOY, unit=twin, target=target_of(action)) in known


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
        random_step(GAME, b, dice)
        decisions += 1
        assert GAME.invariants(b) == []
    outcome = GAME.outcome(b)
    assert outcome is not None
    assert b.turn <= 9
    assert decisions > 20
