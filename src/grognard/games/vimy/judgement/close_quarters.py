"""Vimy Ridge: what an assault is worth, by the fire of the assaulted and a melee to the end. In hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import NONE
from grognard.engine.state import Side, Unit
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import ATTACKER_LOSES, BOTH_LOSE, DEFENDER_LOSES
from grognard.games.vimy.hits import column_of
from grognard.games.vimy.melee import DIE_SIDES, odds_column
from grognard.games.vimy.state import CANADIAN, ENGAGED, FIXED, GERMAN, MACHINE_GUN, MORTAR, TANK, UNDERGROUND, Battle

MOST: Final[i64] = 14  # more than the companies of a side on the surface of a hex
BATTALION: Final[i64] = 4
COMPANY: Final[i64] = 100  # a Canadian one lost: LOSSES_COUNT
GERMAN_COMPANY: Final[i64] = 40  # lost it counts for nothing, but it holds nothing any more
SURE: Final[i64] = 1000


# -- melees to the end -----------------------------------------------------------------------------------------------------
def place(active: Side, canadians: i64, germans: i64) -> i64:
    """Where the tables have the melee that a side opens."""
    return (active * MOST + canadians) * MOST + germans


def foresee_melees(b: Battle) -> None:
    """Every melee fought to the end, the sides attacking by turns, morale left out: what it brings the Canadians, and how
    likely they win it. The smaller ones first, for the others lead to them."""
    b.ground.melee_worth = vec[i64]([0] * (2 * MOST * MOST))
    b.ground.melee_won = vec[i64]([0] * (2 * MOST * MOST))
    for together in range(i64(2), 2 * MOST - 1):
        for canadians in range(max(i64(1), together - MOST + 1), min(together, MOST)):
            foresee_melee(b, CANADIAN, canadians, together - canadians)
            foresee_melee(b, GERMAN, canadians, together - canadians)


def foresee_melee(b: Battle, active: Side, canadians: i64, germans: i64) -> None:
    attack = canadians if active == CANADIAN else germans
    column = odds_column(b, attack, canadians + germans - attack)
    worth: i64 = 0
    won: i64 = 0
    for face in range(DIE_SIDES):
        result = b.charts.melee[column * DIE_SIDES + face]
        ours = 1 if result == BOTH_LOSE or result == (ATTACKER_LOSES if active == CANADIAN else DEFENDER_LOSES) else 0
        theirs = 1 if result == BOTH_LOSE or result == (DEFENDER_LOSES if active == CANADIAN else ATTACKER_LOSES) else 0
        if ours + theirs > 0:
            after = place(1 - active, canadians - ours, germans - theirs)
            worth += theirs * GERMAN_COMPANY - ours * COMPANY + b.ground.melee_worth[after]
            won += SURE if germans == theirs and canadians > ours else b.ground.melee_won[after]
        elif canadians < germans or (canadians == germans and active == GERMAN):  # MELEE_SURRENDER_WEAKER
            worth -= 2 * COMPANY * canadians
        else:
            worth += (COMPANY + GERMAN_COMPANY) * germans
            won += SURE
    b.ground.melee_worth[place(active, canadians, germans)] = worth // DIE_SIDES
    b.ground.melee_won[place(active, canadians, germans)] = won // DIE_SIDES


# -- an assault --------------------------------------------------------------------------------------------------------------
def close_fire(b: Battle, unit: Unit, strength: i64) -> i64:
    """Companies, in hundredths, that the fire of a unit costs an enemy of that strength who has come into its hex."""
    if b.kind[unit] == MORTAR or b.marks[unit] & ENGAGED:
        return 0
    row = (column_of(b, unit) * 4 + strength - 1) * 3
    worse = b.charts.same_hex + (b.charts.firer_fixed if b.marks[unit] & FIXED else 0)
    faces: i64 = 0
    for lost in range(min(strength, i64(3))):
        faces += min(max(7 - b.charts.losses[row + lost] - worse, 0), DIE_SIDES)
    return faces * 100 // DIE_SIDES


class Assault:
    """A hex of the enemy that a unit may go into: who defends it, and what it costs to come in."""

    def __init__(self, b: Battle, unit: Unit, hex_: Hex) -> None:
        self.b = b
        self.side: Side = b.side[unit]
        self.defenders: i64 = 0  # companies
        self.inside: i64 = 0  # companies of the assault that are there already
        self.fire: i64 = 0  # companies, in hundredths, that each unit loses coming in
        self.shaken: i64 = 0  # hundredths of the assault that the fire fixes: FIXED_ATTACKERS
        size = BATTALION if self.side == CANADIAN else 1
        gun = False
        other = b.first[hex_]
        while other != NONE:
            if b.status[other] != UNDERGROUND:
                if b.side[other] == self.side:
                    self.inside += 0 if b.marks[other] & FIXED else b.strength[other]
                elif b.kind[other] != TANK:
                    self.defenders += b.strength[other]
                    self.fire += close_fire(b, other, size)
                    gun = gun or (b.kind[other] == MACHINE_GUN and not b.marks[other] & ENGAGED)
            other = b.next[other]
        self.shaken = fixed_by_fire(b, unit, min(self.fire, 100), gun)
        if len(b.ground.melee_worth) == 0:
            foresee_melees(b)

    def worth(self, companies: i64, prize: i64) -> i64:
        """For the side that assaults with this many companies in all; the prize is what the hex is worth to it."""
        if companies == 0:
            return 0
        lost = self.lost_to_fire(companies)
        ours = min((100 * companies - lost) * (100 - self.shaken) // 100 + 50, 100 * MOST - 1) // 100
        theirs = min(self.defenders, MOST - 1)
        ground = self.b.ground
        last = self.b.turn == ground.turns  # LAST_TO_ENTER: now it is enough to be in the hex when the game ends
        if self.side == CANADIAN:
            melee = place(CANADIAN, max(ours, 0), theirs)
            won = SURE if last and ours > 0 else ground.melee_won[melee]
            return ground.melee_worth[melee] - lost + prize * won // SURE
        cost = lost * GERMAN_COMPANY // COMPANY
        if ours <= 0:
            return -cost
        melee = place(GERMAN, theirs, ours)
        won = SURE if last else SURE - ground.melee_won[melee]
        return prize * won // SURE - ground.melee_worth[melee] - cost

    def lost_to_fire(self, companies: i64) -> i64:
        """FIRE_AT_EACH_UNIT: Canadians come by battalions, Germans by companies."""
        if self.side == CANADIAN:
            return self.fire * ((companies + BATTALION - 1) // BATTALION)
        return min(self.fire, 100) * companies


def fixed_by_fire(b: Battle, unit: Unit, hurt: i64, gun: bool) -> i64:
    """How likely fire that hurts this often fixes a unit: MORALE_AFTER_LOSS, MORALE_UNDER_MACHINE_GUN. All in hundredths."""
    faces = max(7 - b.charts.fixed_from[b.ground.division[unit]], 0)
    unhurt = (100 - hurt) * faces if gun else 0
    return (hurt * (faces + 1) + unhurt) // DIE_SIDES
