"""Marmitages §2b: the preliminary bombardment, with the options light artillery (14) and rolling barrage (15)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import MOST_AMOUNT, Action, Choices, amount_of, pack, target_of, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice, chart
from grognard.engine.state import ALLOWED, Rule
from grognard.engine.tally import Tally
from grognard.games.marmitages.defences import works_of
from grognard.games.marmitages.last_shells import roll_last_shells
from grognard.games.marmitages.prompts import artillery_in_words
from grognard.games.marmitages.rules import (
    BOMBARD_ENEMY_HALF,
    BOMBARD_ONCE,
    BOMBARDMENT_DAMAGE,
    BOMBARDMENT_EXCESS,
    BOMBARDMENT_WHICH_FALL,
    ELEMENT_COST,
    LIGHT_ARTILLERY,
    PBP_COST,
    QUICK_START,
    ROLLING_BARRAGE,
)
from grognard.games.marmitages.state import (
    BOMBARDED,
    DEPLOYING,
    ELEMENTS,
    FORT,
    LOST,
    SHELLS,
    TRENCH,
    WIRE,
    Battle,
    Sector,
)
from grognard.games.marmitages.vocabulary import (
    BOMBARD,
    DONE,
    EV_BOMBARDED,
    EV_CRATERED,
    EV_ELEMENT_FELL,
    PLAN,
)

DAMAGE: Final = chart(1, 2, 3, 0, 0, 0)
LIGHT_DAMAGE: Final = chart(1, 2, 0, 0, 0, 0)


def price(element: i64) -> i64:
    """ELEMENT_COST: points of damage that destroy an element: wire 1, trench 2, fort 3."""
    return element + 1


def step_of_line(b: Battle, sector: Sector) -> i64:
    """ROLLING_BARRAGE: 0 for a new line, 1 and 2 for the sectors straight ahead of the last one bombarded."""
    if not b.ground.rolling_barrage or b.line_sector == LOST or b.line_step == 2:
        return 0
    ahead = b.line_sector - b.width if b.attacker == 0 else b.line_sector + b.width
    return b.line_step + 1 if sector == ahead else 0


def point_cost(b: Battle, sector: Sector) -> i64:
    """Shells for one point of bombardment: 3 (PBP_COST), 2 with LIGHT_ARTILLERY; along a line 3, then 2, then 1."""
    full: i64 = 2 if b.ground.light_artillery else 3
    return min(full, 3 - step_of_line(b, sector))


def price_rule(b: Battle, sector: Sector) -> Rule:
    if step_of_line(b, sector) > 0:
        return ROLLING_BARRAGE
    return LIGHT_ARTILLERY if b.ground.light_artillery else PBP_COST


def bombard_objection(b: Battle, sector: Sector, points: i64) -> Rule:
    if b.half_of(sector) == b.attacker:
        return BOMBARD_ENEMY_HALF
    if b.signs[sector] & BOMBARDED:
        return BOMBARD_ONCE
    if points < 1 or points * point_cost(b, sector) > b.stock[SHELLS + b.attacker]:
        return price_rule(b, sector)
    return ALLOWED


def can_bombard(b: Battle) -> bool:
    for sector in range(b.sectors):
        if bombard_objection(b, sector, 1) == ALLOWED:
            return True
    return False


def next_planned_bombardment(b: Battle) -> i64:
    for index, (sector, points) in enumerate(b.ground.plans[b.attacker].bombardment):
        if bombard_objection(b, sector, points) == ALLOWED:
            return index
    return -1


def bombard_by_plan(b: Battle, dice: Dice) -> None:
    sector, points = b.ground.plans[b.attacker].bombardment[next_planned_bombardment(b)]
    bombard(b, sector, points, dice)


def bombard(b: Battle, sector: Sector, points: i64, dice: Dice) -> None:
    cost = point_cost(b, sector)
    damage = b.tally()
    bombardment_damage(b, sector, points, dice, damage)
    b.line_step = step_of_line(b, sector)
    b.line_sector = sector
    b.stock[SHELLS + b.attacker] -= points * cost
    b.signs[sector] |= BOMBARDED
    b.note(EV_BOMBARDED, side=b.attacker, target=sector, amount=damage.total, rule=BOMBARDMENT_DAMAGE, tally=damage)
    destroy(b, sector, damage.total)
    roll_last_shells(b, b.attacker, dice)


def bombardment_damage(b: Battle, sector: Sector, points: i64, dice: Dice, damage: Tally) -> None:
    """The dice; with them what they cost, and what each element of the sector takes."""
    damage.tell(price_rule(b, sector), "shells", points * point_cost(b, sector))
    for element in vec[i64]([FORT, TRENCH, WIRE]):
        if works_of(b, element)[sector] > 0:
            damage.tell(ELEMENT_COST, ELEMENTS[element], price(element))
    for _ in range(points):
        if b.ground.light_artillery:
            damage.roll(LIGHT_ARTILLERY, LIGHT_DAMAGE, dice)
        else:
            damage.roll(BOMBARDMENT_DAMAGE, DAMAGE, dice)


def destroy(b: Battle, sector: Sector, damage: i64) -> None:
    """What falls: dearest first wastes least, for a sector holds at most two elements (BOMBARDMENT_WHICH_FALL)."""
    left = damage
    for element in vec[i64]([FORT, TRENCH, WIRE]):
        works = works_of(b, element)
        while works[sector] > 0 and left >= price(element):
            works[sector] -= 1
            left -= price(element)
            b.note(EV_ELEMENT_FELL, target=sector, amount=element, rule=BOMBARDMENT_WHICH_FALL)
    # EMPTY_SECTOR_EXCESS: where there was nothing to destroy, any damage is left over.
    if left > 0 and b.elements(sector) == 0 and not b.difficult[sector]:
        b.difficult[sector] = 1
        b.note(EV_CRATERED, target=sector, rule=BOMBARDMENT_EXCESS)


class Bombarding(Decision[Battle]):
    def __init__(self) -> None:
        super().__init__([BOMBARD, PLAN, DONE])

    def asks(self, b: Battle, dice: Dice) -> bool:
        b.decider = b.attacker
        if can_bombard(b) and not b.ground.quick_start:
            return True
        b.phase = DEPLOYING
        return False

    def offer(self, b: Battle, choices: Choices) -> None:
        choices.offer(pack(DONE))
        for sector in range(b.sectors):
            points: i64 = 1
            while points <= MOST_AMOUNT and bombard_objection(b, sector, points) == ALLOWED:
                choices.offer(pack(BOMBARD, target=sector, amount=points))
                points += 1
        if next_planned_bombardment(b) >= 0:
            choices.offer(pack(PLAN))

    def objection(self, b: Battle, action: Action) -> Rule:
        """PBP_COST: it is the attacker who bombards."""
        verb = verb_of(action)
        if verb == DONE:
            return ALLOWED
        if verb == PLAN:
            return ALLOWED if next_planned_bombardment(b) >= 0 else QUICK_START
        return bombard_objection(b, target_of(action), amount_of(action)) if b.decider == b.attacker else PBP_COST

    def carry_out(self, b: Battle, action: Action, dice: Dice) -> None:
        verb = verb_of(action)
        if verb == BOMBARD:
            bombard(b, target_of(action), amount_of(action), dice)
        elif verb == PLAN:
            bombard_by_plan(b, dice)
        else:
            b.phase = DEPLOYING

    def prompt(self, b: Battle) -> dict[str, Any]:
        return artillery_in_words(b)
