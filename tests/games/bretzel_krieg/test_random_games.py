"""Random games with every option: the legal list and the objections agree, texts, saves and clones are faithful."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import NONE, pack, target_of, unit_of, verb_of
from grognard.engine.dice import SeededDice
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.bretzel_krieg.command import SEGMENTS
from grognard.games.bretzel_krieg.deployment import twin_in_hand_before
from grognard.games.bretzel_krieg.ground import place_of
from grognard.games.bretzel_krieg.state import PHASES, Battle
from grognard.games.bretzel_krieg.vocabulary import (
    ALLOT,
    BEGIN,
    BREAK_THROUGH,
    BUY,
    DEPLOY,
    DESIGNATE,
    DONE,
    ENTER,
    FIRE,
    FLAK,
    MOVE,
    PLACE,
    PLAN,
    POSTURE,
    RECRUIT,
    RETREAT,
)
from grognard.table.play import new_play
from tests.games.bretzel_krieg.table import GAME
from tests.games.harness import check_copies, check_offered

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("sedan-1940", {}),
    ("sedan-1940", {"start": "by-hand", "air": False}),
    ("prokhorovka-1943", {}),
    ("ardennes-1944", {"air": False}),
    ("open-battle", {}),
    ("open-battle", {"segments": 5, "air": False}),
]


def fresh(name: str, options: dict[str, Any]) -> Battle:
    return GAME.set_up(load_scenario("bretzel-krieg", name), options)


def one_candidate(b: Battle, rng: Random) -> int:
    """Any action at all that can be written down, legal or not, mostly of the verbs of the phase."""
    unit = rng.randrange(max(int(b.units()), 1))
    x, y = rng.randrange(0, int(b.terrain.width) + 1, 5), rng.randrange(0, int(b.terrain.depth) + 1, 5)
    if b.units() and b.at[unit] >= 0 and rng.random() < 0.8:
        x = min(max(0, (int(b.at[unit]) & 0xFF) // 5 * 5 + rng.randrange(-30, 31, 5)), int(b.terrain.width))
        y = min(max(0, (int(b.at[unit]) >> 8) // 5 * 5 + rng.randrange(-30, 31, 5)), int(b.terrain.depth))
    place = place_of(x, y)
    makers = {
        "move": lambda: pack(MOVE, unit=unit, target=place),
        "fire": lambda: pack(FIRE, unit=unit, target=rng.choice([place, *(int(at) for at in b.at if at >= 0)])),
        "designate": lambda: pack(DESIGNATE, unit=unit),
        "retreat": lambda: pack(RETREAT, unit=max(b.retreater, 0), target=place),
        "break-through": lambda: pack(BREAK_THROUGH, unit=unit, target=b.vacated),
        "posture": lambda: pack(POSTURE, amount=rng.randrange(3)),
        "allot": lambda: pack(ALLOT, target=SEGMENTS + rng.randrange(6), amount=rng.randrange(9)),
        "flak": lambda: pack(FLAK, amount=rng.randrange(6)),
        "deploy": lambda: pack(DEPLOY, unit=unit, target=place),
        "entrench": lambda: pack(PLACE, target=place, amount=rng.randrange(2)),
        "buy": lambda: pack(BUY, unit=rng.randrange(7), amount=rng.randrange(50)),
        "recruit": lambda: pack(RECRUIT, unit=rng.randrange(3), amount=rng.randrange(6)),
        "enter": lambda: pack(ENTER, unit=unit, target=place, amount=rng.randrange(6)),
        "done": lambda: pack(DONE),
        "plan": lambda: pack(PLAN),
        "begin": lambda: pack(BEGIN),
    }
    verb = GAME.prompt(b).key
    if verb not in makers or rng.random() < 0.1 or not b.units():
        verb = rng.choice(["done", "plan", "begin", "flak", "posture", "entrench", "buy", "recruit", "allot"])
    return int(makers[verb]())


def check_agreement(b: Battle, rng: Random) -> None:
    """What is offered is allowed; of half-UD points, what is not offered is not, but for later twins of a unit in hand."""
    known = check_offered(GAME, b, rng, most=40)
    for _ in range(15):
        action = one_candidate(b, rng)
        if GAME.objection(b, action) == ALLOWED and action not in known:
            assert verb_of(action) == DEPLOY, f"allowed but not offered: {GAME.write(b, action)}"
            assert twin_in_hand_before(b, unit_of(action))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_random_game(number: int) -> None:
    name, options = TABLES[number]
    rng = Random(number)
    dice = SeededDice(number)
    b = fresh(name, options)
    decisions = 0
    while b.decider != NOBODY:
        if decisions % 3 == 0:
            check_agreement(b, rng)
        if decisions % 60 == 0:
            check_copies(GAME, b, lambda: fresh(name, options), decisions)
        before = PHASES[b.phase]
        random_step(GAME, b, dice)
        decisions += 1
        assert GAME.invariants(b) == [], before
    outcome = GAME.outcome(b)
    assert outcome is not None
    assert b.turn <= b.ground.turns
    assert decisions > 20


def test_a_move_to_any_tenth_is_legal_though_not_listed() -> None:
    play = new_play("bretzel-krieg", "sedan-1940", {})
    dice = SeededDice(3)
    play.act("begin", dice)
    play.act("posture bold", dice)
    state = cast(Battle, play.state)
    texts = [GAME.write(state, action) for action in play.legal()]
    play.act(next(text for text in texts if text.startswith("designate")), dice)
    while PHASES[cast(Battle, play.state).phase] == "designate":
        play.act("done", dice)
    state = cast(Battle, play.state)
    move = next(action for action in play.legal() if verb_of(action) == MOVE)
    unit = unit_of(move)
    end = next(
        place
        for place in (state.at[unit] + 1, state.at[unit] - 1, state.at[unit] + 256)
        if pack(MOVE, unit=unit, target=place) not in play.legal()
        and GAME.objection(state, pack(MOVE, unit=unit, target=place)) == ALLOWED
    )
    play.act(GAME.write(state, pack(MOVE, unit=unit, target=end)), dice)
    assert cast(Battle, play.state).at[unit] == end
    assert target_of(move) != NONE
