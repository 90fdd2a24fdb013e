"""Walter Schnaffs: taking losses, and what comes after them (ORDER_AFTER_AN_ATTACK)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, unit_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import Rule
from grognard.games.walter_schnaffs.base.falling_back import fight_objection, is_driven_out, note_result
from grognard.games.walter_schnaffs.base.victory import somebody_is_gone
from grognard.games.walter_schnaffs.losses import lose, loss_objection, offer_losses, take_losses
from grognard.games.walter_schnaffs.notation import fight_in_words
from grognard.games.walter_schnaffs.rules import OWNER_CHOOSES_LOSS
from grognard.games.walter_schnaffs.state import ADVANCING, BOMBARDING, LOST, RETREATING, Battle
from grognard.games.walter_schnaffs.vocabulary import LOSE


class Losing(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([LOSE], OWNER_CHOOSES_LOSS)

    def asks(self, b: Battle, dice: Dice) -> bool:
        """Both sides take their losses, the side to move first; then the beaten are driven out, or nobody is."""
        for k in range(i64(2)):
            side = b.active if k == 0 else 1 - b.active
            if take_losses(b, side):
                b.decider = side
                return True
        if somebody_is_gone(b):
            return False
        if b.origin == LOST:
            b.target = LOST
            b.phase = BOMBARDING
            return False
        driven = is_driven_out(b)
        note_result(b, driven)
        b.phase = RETREATING if driven else ADVANCING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        offer_losses(b, choices)

    def objection(self, b: Battle, action: Action) -> Rule:
        return loss_objection(b, unit_of(action))

    def unfinished(self, b: Battle) -> Rule:
        return OWNER_CHOOSES_LOSS

    def cause(self, b: Battle, action: Action) -> Rule:
        return fight_objection(b, unit_of(action))

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        lose(b, unit_of(action))

    def prompt(self, b: Battle) -> dict[str, Any]:
        return fight_in_words(b)
