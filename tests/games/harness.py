"""What the rule tests of every game share: a table to act at with known dice, and the checks of random games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from grognard.engine.actions import Choices
from grognard.engine.chronicle import Chronicle, Event
from grognard.engine.dice import Dice, ScriptedDice, SeededDice, WatchedDice
from grognard.engine.game import AnyGame
from grognard.engine.playout import random_step
from grognard.engine.state import ALLOWED, NOBODY, State
from grognard.engine.tally import Line

Battle = TypeVar("Battle", bound=State)


def header(game: str, date: str) -> dict[str, Any]:
    """What every scenario file says, for a scenario that only tests see."""
    nothing = {"fr": "…", "en": "…"}
    return {
        "game": game,
        "id": "a-test",
        "title": {"fr": "Un essai", "en": "A test"},
        "date": date,
        "place": {"fr": "Quelque part", "en": "Somewhere"},
        "minutes": 30,
        "difficulty": 1,
        "situation": nothing,
        "forces": nothing,
        "goal": nothing,
    }


class Happened(NamedTuple):
    """An event, with names in place of numbers; a tally as (rule, points) line by line, and the figures it tells."""

    key: str
    side: int
    unit: str
    origin: str
    target: str
    amount: int
    rule: str
    faces: list[int]
    lines: list[tuple[str, int]]
    figures: dict[str, tuple[str, int]]  # by name: the rule and the number


class BattleTable(Generic[Battle]):
    """A battle under test; each game adds its own questions."""

    game: AnyGame

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, text: str, *faces: int) -> list[Happened]:
        """Carries out a legal action with exactly these dice."""
        dice = ScriptedDice(list(faces))
        happened = self.apply(text, dice)
        assert dice.left() == 0, f"{dice.left()} dice were not thrown"
        return happened

    def apply(self, text: str, dice: Dice) -> list[Happened]:
        game, b = self.game, self.battle
        action = game.read(b, text)
        assert self.why(text) == "", f"{text} is forbidden by {self.why(text)}"
        if game.lists_all(b, action):
            assert game.write(b, action) in self.legal(), f"{text} is not offered"
        watched = WatchedDice(dice)
        b.chronicle = Chronicle(watched)
        game.apply(b, action, watched)
        events = b.chronicle.events
        b.chronicle = None
        assert game.invariants(b) == []
        return [
            Happened(
                game.events[e.code],
                e.side,
                game.unit(b, e.unit),
                game.place(b, e.origin),
                game.place(b, e.target),
                e.amount,
                game.rules[e.rule] if e.rule else "",
                e.faces,
                [(game.rules[line.rule], line.low) for line in lines_of(e) if not line.figure],
                {line.figure: (game.rules[line.rule], line.low) for line in lines_of(e) if line.figure},
            )
            for e in events
        ]

    # -- asking ----------------------------------------------------------------------------------------------------
    def why(self, text: str) -> str:
        """The id of the rule that forbids an action now, '' if none does."""
        rule = self.game.objection(self.battle, self.game.read(self.battle, text))
        return "" if rule == ALLOWED else self.game.rules[rule]

    def legal(self) -> list[str]:
        return [self.game.write(self.battle, action) for action in offered(self.game, self.battle)]

    def phase(self) -> str:
        return self.game.prompt(self.battle).key

    def decider(self) -> int:
        return int(self.battle.decider)


def lines_of(event: Event) -> list[Line]:
    return event.tally.lines() if event.tally else []


# -- what happened -----------------------------------------------------------------------------------------------------
def of(events: list[Happened], key: str) -> list[Happened]:
    return [event for event in events if event.key == key]


def one(events: list[Happened], key: str) -> Happened:
    found = of(events, key)
    assert len(found) == 1, f"{key} happened {len(found)} times in {[e.key for e in events]}"
    return found[0]


# -- random games ------------------------------------------------------------------------------------------------------
def offered(game: AnyGame, b: State) -> list[int]:
    choices = Choices()
    game.offer(b, choices)
    return list(choices.actions)


def check_offered(game: AnyGame, b: State, rng: Random, most: int = 100) -> set[int]:
    """What is offered is allowed, once each, and can be written and read back; returns it."""
    legal = offered(game, b)
    assert legal, "a decision without a legal action"
    assert len(set(legal)) == len(legal)
    for action in rng.sample(legal, min(len(legal), most)):
        assert game.objection(b, action) == ALLOWED, game.write(b, action)
    for action in rng.sample(legal, min(len(legal), 5)):
        text = game.write(b, action)
        assert game.read(b, text) == action, text
    return set(legal)


def check_copies(game: AnyGame, b: State, fresh: Callable[[], State], seed: int) -> None:
    """A restored save and a clone go on exactly as the original would, and leave it alone."""
    saved = b.dump()
    restored = fresh()
    restored.restore(saved)
    assert restored.dump() == saved
    clone = b.clone()
    assert clone.dump() == saved
    dice, same_dice = SeededDice(seed), SeededDice(seed)
    for _ in range(5):
        if clone.decider == NOBODY:
            break
        random_step(game, clone, dice)
        random_step(game, restored, same_dice)
    assert clone.dump() == restored.dump()
    assert b.dump() == saved
