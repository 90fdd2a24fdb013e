"""Marmitages, additive rule 16 (rebuilt): interdiction barrages, laid before moving."""

from __future__ import annotations

from grognard.engine.actions import Choices, pack
from grognard.engine.dice import Dice
from grognard.engine.state import ALLOWED, Rule
from grognard.games.marmitages.last_shells import roll_last_shells
from grognard.games.marmitages.rules import INTERDICTION_COST, INTERDICTION_ONCE, INTERDICTION_ROLL
from grognard.games.marmitages.state import BARRAGED, BARRED, SHELLS, Battle, Sector
from grognard.games.marmitages.vocabulary import BARRAGE, DONE, EV_BARRAGE_HIT, EV_BARRAGE_MISSED


def barrage_objection(b: Battle, sector: Sector) -> Rule:
    if b.stock[SHELLS + b.active] < b.barrage_cost:
        return INTERDICTION_COST
    if b.signs[sector] & BARRAGED:
        return INTERDICTION_ONCE
    return ALLOWED


def offer_barrages(b: Battle, choices: Choices) -> None:
    choices.offer(pack(DONE))
    for sector in range(b.sectors):
        if barrage_objection(b, sector) == ALLOWED:
            choices.offer(pack(BARRAGE, target=sector))


def lay_barrage(b: Battle, sector: Sector, dice: Dice) -> None:
    """On 1 to 3 nothing enters or leaves the sector during the opponent's next sequence."""
    b.stock[SHELLS + b.active] -= b.barrage_cost
    b.signs[sector] |= BARRAGED
    if dice.roll(6) <= 3:
        b.signs[sector] |= BARRED << (1 - b.active)
        b.note(EV_BARRAGE_HIT, side=b.active, target=sector, rule=INTERDICTION_ROLL)
    else:
        b.note(EV_BARRAGE_MISSED, side=b.active, target=sector, rule=INTERDICTION_ROLL)
    roll_last_shells(b, b.active, dice)


def lift_barrages(b: Battle) -> None:
    """At the end of the active side's sequence: what barred it is over, and new barrages may be laid."""
    for sector in range(b.sectors):
        b.signs[sector] &= ~(BARRAGED | BARRED << b.active)
