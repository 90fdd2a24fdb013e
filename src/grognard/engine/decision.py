"""A decision: one thing a side is asked. What may be answered, why not, and what follows stand together.

Each chapter of a rule book defines the decisions it asks for; a game's `game.py` lists them in the order of its phases.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side, State

B = TypeVar("B", bound=State)  # the state of a game: its battle


class Decision(Generic[B]):
    """What is asked in one phase, and how each answer is judged and carried out."""

    def __init__(self, verbs: list[i64], interrupts_by: Rule = ALLOWED) -> None:
        self.verbs: i64 = 0  # a bit for each verb that may answer
        # The rule by which it interrupts a phase, and forbids what belongs there until it is decided.
        self.interrupts_by = interrupts_by  # ALLOWED: it interrupts none
        for verb in verbs:
            self.verbs |= 1 << verb

    def takes(self, verb: i64) -> bool:
        """Whether an action with this verb can be an answer at all."""
        return (self.verbs >> verb) & 1 == 1

    def side(self, b: B) -> Side:
        """The side that is asked. `b.decider` may be the other one, while an action is judged out of its turn."""
        return b.decider

    def asks(self, b: B, dice: Dice) -> bool:
        """Whether somebody has to decide now; if not, the sequence has gone on to the next phase."""
        raise NotImplementedError

    def offer(self, b: B, choices: Choices) -> None:
        """Fills in the legal answers."""
        raise NotImplementedError

    def objection(self, b: B, action: Action) -> Rule:
        """The rule that forbids an answer, or ALLOWED."""
        return ALLOWED

    def unfinished(self, b: B) -> Rule:
        """The rule that says when this is decided: it forbids `done` where that is no answer, and an answer at any other
        time. ALLOWED where only the sequence of play does."""
        return ALLOWED

    def cause(self, b: B, action: Action) -> Rule:
        """The rule that would forbid the action even if its turn had come; ALLOWED where only the sequence of play does."""
        return self.objection(b, action)

    def carry_out(self, b: B, action: Action, dice: Dice) -> None:
        raise NotImplementedError

    def prompt(self, b: B) -> dict[str, Any]:
        """The data of the prompt's text, besides side and turn. Both players see it, so it holds no secret."""
        return {}


class Over(Decision[B]):
    """The game is over: nothing is asked any more."""

    def __init__(self) -> None:
        super().__init__([])

    def offer(self, b: B, choices: Choices) -> None:
        """Nothing."""
