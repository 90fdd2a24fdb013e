"""Marmitages: the table at a glance. How strong stacks are, what sectors are at stake, what shells are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.state import Side, Unit
from grognard.games.marmitages.state import (
    DEPTH,
    GAS,
    HALF,
    HELD,
    LAST_SHELLS,
    NEST,
    SHELLS,
    Battle,
    Sector,
)
from grognard.games.marmitages.victory import FIRST_END, grade_now, held_in_row

# Turns still to come after this one, in tenths, on average: the die may end the game after turns 6, 7 and 8.
TENTHS_TO_COME: Final = vec[i64]([74, 64, 54, 44, 34, 24, 14, 11, 7, 0])
# Found by play against itself, in hundredths of a battalion unless said otherwise: see docs/opponents.md.
SHELL_WORTH: Final[i64] = 160  # what a shell is worth when there is no end to what it could decide
FIRST_ROW: Final[i64] = 213  # a sector of the defender's first row
FIRST_ROW_PER_TURN: Final[i64] = 61  # and more with every turn
GIVEN_UP: Final[i64] = 61  # hundredths of its stake, when a failed assault leaves a sector empty
CROWDED_ATTACKING: Final[i64] = 11  # less for each other unit in a sector already won
FORWARD: Final[i64] = 71  # for each row towards the enemy
GATHER: Final[i64] = 12  # less for each column between a unit and the nearest sector still to be taken
CROWDED_DEFENDING: Final[i64] = 21  # less for each other unit that holds a sector
RESERVE: Final[i64] = 23  # behind the first row
RESERVE_PER_ROW: Final[i64] = 19  # less for each row further back
TOO_EARLY: Final[i64] = 60  # a defender in the attacker's half before the end is near
FOE_IN_REACH: Final[i64] = 66  # each unit that an assault might destroy
COMRADE: Final[i64] = 90  # each unit that a helper might save
DANGER: Final[i64] = 47  # the unit itself, where it might be lost
MAY_BOG: Final[i64] = 25  # what a move costs a vehicle
DEFENDER_DEMAND: Final[i64] = 80  # hundredths of the attacker's shells that the defender must match
ATTACKER_DEMAND: Final[i64] = 64  # hundredths of the points that clear the first row
LINE_WORTH: Final = vec[i64]([0, 100, 100, 75, 40, 15, 5, 0, 0, 0])  # with cards: the first line, the second …
# The chance of the upper hand, in hundredths, by the margin before support from -5 on.
PROSPECTS: Final = vec[i64]([0, 3, 8, 16, 28, 42, 58, 72, 84, 92, 97, 100])


def rank_of(b: Battle, sector: Sector) -> i64:
    """1 to 4 for the defender's rows from the middle line on, 0 down to -3 for the attacker's."""
    from_middle = b.row_from_middle(sector)
    return 1 - from_middle if b.half_of(sector) == b.attacker else from_middle


def stake(b: Battle, sector: Sector) -> i64:
    """What holding a sector is worth to either side: the defender's first row decides the game, and so does any intruder."""
    rank = rank_of(b, sector)
    if rank == 1:
        return FIRST_ROW + FIRST_ROW_PER_TURN * b.turn
    if rank < 1:
        return 40 + 15 * b.turn
    return 60 if rank < HALF else 20


class Outlook:
    """The strengths of all stacks at a glance: what each could throw at a neighbour, what it takes to throw it out."""

    def __init__(self, b: Battle) -> None:
        self.strike = b.ground.blank[:]
        self.holds = b.ground.blank[:]
        for unit in range(b.units()):
            sector = b.at[unit]
            if sector >= 0:
                self.strike[sector] += strike_points(b, unit)
                self.holds[sector] += hold_points(b, unit)
        for sector in range(b.sectors):
            self.holds[sector] += 2 * b.trench[sector] + 3 * b.fort[sector] + b.difficult[sector]
            if b.owner[sector] == b.half_of(sector):
                self.holds[sector] += b.wire[sector]
        self.losing = loses_if_it_ends(b, 1 - b.attacker)
        self.away = columns_away(b)


def loses_if_it_ends(b: Battle, side: Side) -> bool:
    """Whether a side loses if the die ends the game with this turn."""
    return b.turn >= FIRST_END and (side == b.attacker) == (grade_now(b) == HELD)


def columns_away(b: Battle) -> vec[i64]:
    """For each column, how far along the front the next sector of the defender's first row is that he still holds."""
    away = vec[i64]([0] * b.width)
    first = (HALF - 1 if b.attacker == 0 else HALF) * b.width
    held = False
    for column in range(b.width):
        away[column] = b.width
        for goal in range(b.width):
            if b.owner[first + goal] == 1 - b.attacker:
                away[column] = min(away[column], max(goal - column, column - goal))
                held = True
    return away if held else vec[i64]([0] * b.width)


def strike_points(b: Battle, unit: Unit) -> i64:
    if b.kind[unit] == NEST:
        return 0
    return 2 if b.is_vehicle(unit) else 1


def hold_points(b: Battle, unit: Unit) -> i64:
    if b.kind[unit] == NEST:
        return 3
    return 2 if b.is_vehicle(unit) else 1


# -- where a unit is wanted --------------------------------------------------------------------------------------------
def prospect(margin: i64) -> i64:
    """The chance in hundredths, at a glance, of gaining the upper hand with a margin before support."""
    return PROSPECTS[max(i64(0), min(i64(len(PROSPECTS)) - 1, margin + 5))]


def pull(b: Battle, outlook: Outlook, side: Side, unit: Unit, sector: Sector) -> i64:
    """How much a side wants this unit in a sector, whether it stands there already or not."""
    there = b.at[unit] == sector
    others = b.stack[sector] - 1 if there else b.stack[sector]
    if b.owner[sector] == 1 - side:
        others = 0
    strike = outlook.strike[sector] - strike_points(b, unit) if there else outlook.strike[sector]
    holds = outlook.holds[sector] - hold_points(b, unit) if there else outlook.holds[sector]
    wanted = threat_pull(b, outlook, side, unit, sector, strike) + support_pull(
        b, outlook, side, unit, sector, holds, others
    )
    if side == b.attacker:
        return wanted + ground_pull_attacking(b, outlook, sector, others)
    return wanted + ground_pull_defending(b, outlook, sector, others)


def ground_pull_attacking(b: Battle, outlook: Outlook, sector: Sector, others: i64) -> i64:
    rank = rank_of(b, sector)
    if rank == 1:
        if others == 0:
            return stake(b, sector)
        return (FORWARD * HALF if borders_a_goal(b, sector) else 0) - CROWDED_ATTACKING * others
    if rank < 1:
        return FORWARD * (rank + HALF) - GATHER * outlook.away[sector % b.width]
    return (50 if row_is_held(b, rank - 1) else -30) if others == 0 else 0


def borders_a_goal(b: Battle, sector: Sector) -> bool:
    """Whether a stack there strikes at a sector of the first row that is still to be taken."""
    for near in b.beside[sector]:
        if b.owner[near] == 1 - b.attacker and rank_of(b, near) == 1:
            return True
    return False


def ground_pull_defending(b: Battle, outlook: Outlook, sector: Sector, others: i64) -> i64:
    rank = rank_of(b, sector)
    if rank == 1:
        return (
            (stake(b, sector) if others == 0 else -CROWDED_DEFENDING * others)
            + 15 * b.trench[sector]
            + 20 * b.fort[sector]
        )
    if rank > 1:
        return RESERVE - RESERVE_PER_ROW * rank - 5 * others
    if b.turn < FIRST_END or others > 0:
        return -TOO_EARLY
    return 400 if outlook.losing else 40


def row_is_held(b: Battle, rank: i64) -> bool:
    return held_in_row(b, rank) == b.width


def threat_pull(b: Battle, outlook: Outlook, side: Side, unit: Unit, sector: Sector, strike: i64) -> i64:
    """What the unit adds to the stack's chances against its neighbours."""
    best: i64 = 0
    points = strike_points(b, unit)
    for target in b.beside[sector]:
        if b.owner[target] == 1 - side:
            margin = strike - outlook.holds[target]
            gain = prospect(margin + points) - prospect(margin)
            best = max(best, gain * (stake(b, target) + FOE_IN_REACH * b.stack[target]) // 100)
    return best


def support_pull(b: Battle, outlook: Outlook, side: Side, unit: Unit, sector: Sector, holds: i64, others: i64) -> i64:
    """What the unit adds to the stack's safety, less its own danger."""
    worst: i64 = 0
    for near in b.beside[sector]:
        if b.owner[near] == 1 - side:
            worst = max(worst, outlook.strike[near])
    if worst == 0:
        return 0
    kept = prospect(worst - holds) - prospect(worst - holds - hold_points(b, unit))
    danger = prospect(worst - holds - hold_points(b, unit))
    return (kept * (stake(b, sector) + COMRADE * others) if others > 0 else 0) // 100 - danger * DANGER // 100


# -- lines of battle ----------------------------------------------------------------------------------------------------
def rows_held(b: Battle, side: Side) -> vec[i64]:
    """How many units a side has in each row."""
    rows = vec[i64]([0] * DEPTH)
    for sector in range(b.sectors):
        if b.owner[sector] == side:
            rows[sector // b.width] += b.stack[sector]
    return rows


def lines_gained(b: Battle, rows: vec[i64], leaving: i64, entering: i64) -> i64:
    """With cards every line held is a card in the next hand: what a unit's change of row is worth for that."""
    if leaving == entering:
        return 0
    lines: i64 = 0
    for row in range(DEPTH):
        lines += 1 if rows[row] > 0 else 0
    gained: i64 = 0
    if rows[entering] == 0:
        gained += LINE_WORTH[lines + 1]
    if leaving >= 0 and rows[leaving] == 1:
        gained -= LINE_WORTH[lines]
    return gained * TENTHS_TO_COME[b.turn] // TENTHS_TO_COME[0]


# -- shells --------------------------------------------------------------------------------------------------------------
class Prices:
    """What one more shell in stock is worth to either side: much when it takes more of them than there are to decide the game,
    less and less towards its end."""

    def __init__(self, b: Battle) -> None:
        attacker = b.attacker
        self.supply = vec[i64]([stock_of(b, 0), stock_of(b, 1)])
        self.demand = vec[i64]([0, 0])
        self.demand[attacker] = shells_to_win(b)
        self.demand[1 - attacker] = self.supply[attacker] * DEFENDER_DEMAND // 100
        self.of = vec[i64]([price(b, self.demand[side], self.supply[side]) for side in range(2)])

    def spending(self, b: Battle, side: Side, most: i64) -> vec[i64]:
        """What 0, 1, 2 … up to `most` shells cost a side together: the fewer are left, the dearer the next."""
        costs = vec[i64]([0], capacity=most + 1)
        for spent in range(most):
            left = max(self.supply[side] - spent, i64(0))
            costs = append(costs, costs[spent] + price(b, self.demand[side], left))
        return costs


def price(b: Battle, demand: i64, supply: i64) -> i64:
    to_come = TENTHS_TO_COME[b.turn]
    return 2 + SHELL_WORTH * to_come * demand // ((to_come + 8) * (demand + supply) + 1)


def stock_of(b: Battle, side: Side) -> i64:
    return b.stock[SHELLS + side] + 3 * b.stock[GAS + side] + 3 * b.stock[LAST_SHELLS + side]


def shells_to_win(b: Battle) -> i64:
    """About how many it takes the attacker to clear the defender's first row, four to a stack."""
    outlook = Outlook(b)
    needed: i64 = 4
    for sector in range(b.sectors):
        if b.owner[sector] == 1 - b.attacker and rank_of(b, sector) == 1:
            needed += max(i64(1), outlook.holds[sector] + b.stack[sector] - 3) * ATTACKER_DEMAND // 100
    return needed
