"""Marmitages, additive rule 16 (rebuilt): interdiction barrages, laid before moving."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, pack, target_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.marmitages.last_shells import roll_last_shells
from grognard.games.marmitages.prompts import artillery_in_words
from grognard.games.marmitages.rules import (
    BARRAGES_BEFORE_LINES,
    INTERDICTION_BY_AGREEMENT,
    INTERDICTION_COST,
    INTERDICTION_ONCE,
    INTERDICTION_ROLL,
    SURPLUS_BARRAGES,
)
from grognard.games.marmitages.state import BARRAGE_COST, BARRAGED, BARRED, CARDS, HAND, NO_LINE, SHELLS, Battle, Sector
from grognard.games.marmitages.turn import end_barrages, end_sequence
from grognard.games.marmitages.vocabulary import BARRAGE, DONE, EV_BARRAGE_HIT, EV_BARRAGE_MISSED

HITS_UP_TO: Final[i64] = 3


def barrage_objection(b: Battle, sector: Sector) -> Rule:
    price = price_objection(b, b.barrage_cost)
    if price != ALLOWED:
        return price
    return INTERDICTION_ONCE if b.signs[sector] & BARRAGED else ALLOWED


def price_objection(b: Battle, cost: i64) -> Rule:
    """Shells for one barrage: 3, or 1 with an ace."""
    if b.stock[SHELLS + b.active] >= cost:
        return ALLOWED
    return INTERDICTION_COST if cost == BARRAGE_COST else SURPLUS_BARRAGES


def lay_barrage(b: Battle, sector: Sector, dice: Dice) -> None:
    """On 1 to 3 nothing enters or leaves the sector during the opponent's next sequence."""
    b.stock[SHELLS + b.active] -= b.barrage_cost
    b.signs[sector] |= BARRAGED
    told = b.tally()
    told.tell(INTERDICTION_COST if b.barrage_cost == BARRAGE_COST else SURPLUS_BARRAGES, "shells", b.barrage_cost)
    told.tell(INTERDICTION_ROLL, "at-most", HITS_UP_TO)
    if dice.roll(6) <= HITS_UP_TO:
        b.signs[sector] |= BARRED << (1 - b.active)
        b.note(EV_BARRAGE_HIT, side=b.active, target=sector, rule=INTERDICTION_ROLL, tally=told)
    else:
        b.note(EV_BARRAGE_MISSED, side=b.active, target=sector, rule=INTERDICTION_ROLL, tally=told)
    roll_last_shells(b, b.active, dice)


class Barraging(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BARRAGE, DONE])

    def side(self, b: Battle) -> Side:
        return b.active

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = b.active
        if price_objection(b, b.barrage_cost) == ALLOWED:
            return True
        end_barrages(b)
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for sector in range(b.sectors):
            if barrage_objection(b, sector) == ALLOWED:
                choices.offer(pack(BARRAGE, target=sector))

    def objection(self, b: Battle, action: Action) -> Rule:
        return ALLOWED if verb_of(action) == DONE else barrage_objection(b, target_of(action))

    def cause(self, b: Battle, action: Action) -> Rule:
        if not b.ground.cards and not b.ground.interdiction:
            return INTERDICTION_BY_AGREEMENT
        if b.ground.cards and b.battle_line != NO_LINE:
            return BARRAGES_BEFORE_LINES
        return self.objection(b, action)

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        if verb_of(action) == BARRAGE:
            lay_barrage(b, target_of(action), dice)
            return
        end_barrages(b)
        if b.phase == CARDS and b.cards[HAND + b.active] == 0:  # nothing can come between: he is not asked twice
            end_sequence(b)

    def prompt(self, b: Battle) -> dict[str, Any]:
        return artillery_in_words(b)
