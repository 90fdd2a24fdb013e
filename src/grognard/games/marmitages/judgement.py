"""Marmitages: rules of thumb. Which actions deserve a thought, what they are worth at a glance, how a position stands."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Side, Unit
from grognard.games.marmitages.advance import offer_advance
from grognard.games.marmitages.assault import declare, offer_assaults
from grognard.games.marmitages.barrage import offer_barrages
from grognard.games.marmitages.defences import offer_placing
from grognard.games.marmitages.deployment import offer_deployment
from grognard.games.marmitages.duel import quick_duel, unit_worth, value_at_a_glance, whole_duel
from grognard.games.marmitages.field import (
    MAY_BOG,
    Field,
    Prices,
    lines_gained,
    loses_if_it_ends,
    pull,
    rank_of,
    rows_held,
)
from grognard.games.marmitages.losses import offer_losses
from grognard.games.marmitages.movement import offer_moves
from grognard.games.marmitages.purchase import (
    GOODS_GAS,
    GOODS_PLANES,
    GOODS_SHELLS,
    GOODS_WIRE,
    KIND_BOUGHT,
    QUALITY_BOUGHT,
    offer_goods,
    price_of,
)
from grognard.games.marmitages.state import (
    ADVANCING,
    ASSAULTING,
    BARRAGING,
    BOMBARDING,
    BUYING,
    COMMITTING,
    CUTTING,
    DEPLOYING,
    ELEMENTS_LEFT,
    FORTIFYING,
    GAS,
    HELD,
    IN_HAND,
    LOSING,
    MOVING,
    NEST,
    PLANES,
    REINFORCING,
    RUNNING,
    SHELLS,
    TRENCH,
    WIRE,
    Battle,
    Sector,
)
from grognard.games.marmitages.victory import LAST_TURN, attacking_grade, held_in_row
from grognard.games.marmitages.vocabulary import ASSAULT, BARRAGE, DEPLOY, DONE, MOVE, PLACE
from grognard.games.marmitages.wire import offer_cutting

# What a shopper aims at, in hundredths of his purse, by number of the good.
ATTACKING_BASKET: Final = vec[i64]([0, 30, 8, 9, 3, 0, 12, 0, 34, 4, 0, 0, 0, 0])
DEFENDING_BASKET: Final = vec[i64]([0, 26, 6, 0, 0, 14, 0, 0, 20, 4, 0, 6, 18, 6])
GOODS_INFANTRY: Final[i64] = 1
BEHIND_THE_STACKS: Final[i64] = -2  # the rank of the attacker's row behind the foremost he can deploy in
HOPELESS: Final[i64] = 150  # worse than to do nothing by so much, an assault is not thought of
DARING: Final[i64] = 200  # by which an assault may be worse than nothing for who loses if the game ends now
STACKING: Final[i64] = 10  # the attacker deploys in stacks: for each unit already there

# How far a search looks ahead, in ticks of the clock; the second with long thought.
LOOK_AHEAD: Final[i64] = 9
LOOK_FAR_AHEAD: Final[i64] = 15


def weigh(b: Battle, weighed: Weighed) -> bool:
    """Fills in what deserves a thought in this phase; False where there is no rule of thumb."""
    phase = b.phase
    if phase == MOVING:
        weigh_moves(b, weighed)
    elif phase == ASSAULTING:
        weigh_assaults(b, weighed)
    elif phase == COMMITTING:
        weigh_commitments(b, weighed)
    elif phase == ADVANCING:
        weigh_advance(b, weighed)
    elif phase == LOSING:
        weigh_losses(b, weighed)
    elif phase == CUTTING:
        weigh_cutting(b, weighed)
    elif phase == DEPLOYING or phase == REINFORCING:
        weigh_deployment(b, weighed)
    elif phase == FORTIFYING:
        weigh_placing(b, weighed)
    elif phase == BOMBARDING:
        weigh_bombardment(weighed)
    elif phase == BARRAGING:
        weigh_barrages(b, weighed)
    elif phase == BUYING:
        weigh_goods(b, weighed)
    else:
        return False
    return True


# -- phase by phase ------------------------------------------------------------------------------------------------------
def weigh_moves(b: Battle, weighed: Weighed) -> None:
    side = b.decider
    offered = Choices()
    offer_moves(b, offered)
    field = Field(b)
    rows = rows_held(b, side)
    mover: Unit = NOBODY
    doubled = False
    here: i64 = 0
    for action in offered.actions:
        if verb_of(action) != MOVE:
            weighed.weigh(action, 0)
            continue
        unit = unit_of(action)
        if unit != mover:
            mover = unit
            doubled = twin_before(b, unit)
            here = 0 if doubled else pull(b, field, side, unit, b.at[unit])
        if doubled:
            continue
        worth = pull(b, field, side, unit, target_of(action)) - here
        if b.is_vehicle(unit):
            worth -= MAY_BOG
        if b.ground.cards:
            worth += lines_gained(b, rows, b.at[unit] // b.width, target_of(action) // b.width)
        if worth > -30:
            weighed.weigh(action, worth)


def twin_before(b: Battle, unit: Unit) -> bool:
    """Whether a unit just like this one stands in the same sector: then only the first of them is thought of."""
    for other in range(unit):
        if b.at[other] == b.at[unit] and b.alike(unit, other):
            return True
    return False


def weigh_assaults(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_assaults(b, offered)
    prices = Prices(b)
    idling = -DARING if loses_if_it_ends(b, b.decider) else 0
    for action in offered.actions:
        if verb_of(action) == ASSAULT:
            promise = assault_worth(b, origin_of(action), target_of(action), prices, weighed.careful)
            if promise > idling - HOPELESS:
                weighed.weigh(action, promise)
        else:
            weighed.weigh(action, idling)


def assault_worth(b: Battle, origin: Sector, target: Sector, prices: Prices, careful: bool) -> i64:
    if careful:
        trial = b.clone()
        declare(trial, origin, target)
        return i64(whole_duel(trial).solved().value)
    b.origin = origin  # for the totals: set anew by every assault that is declared
    b.target = target
    return i64(value_at_a_glance(b, prices))


def weigh_commitments(b: Battle, weighed: Weighed) -> None:
    """The mixed strategy of the secret commitment, in thousandths."""
    duel = whole_duel(b) if weighed.careful else quick_duel(b)
    weighed.mixed = True
    mixes = duel.solved()
    mix = mixes.row_mix if b.decider == b.active else mixes.column_mix
    options = duel.rows if b.decider == b.active else duel.columns
    for index in range(i64(len(options))):
        weighed.weigh(options[index], i64(1000.0 * mix[index]))


def weigh_advance(b: Battle, weighed: Weighed) -> None:
    side = b.decider
    offered = Choices()
    offer_advance(b, offered)
    field = Field(b)
    for action in offered.actions:
        unit = unit_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, pull(b, field, side, unit, b.target) - pull(b, field, side, unit, b.origin))


def weigh_losses(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_losses(b, offered)
    for action in offered.actions:
        weighed.weigh(action, 300 - unit_worth(b, unit_of(action)))


def weigh_cutting(b: Battle, weighed: Weighed) -> None:
    """Enemy wire is cut, one's own is kept."""
    offered = Choices()
    offer_cutting(b, offered)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        elif b.half_of(b.at[unit_of(action)]) != b.decider:
            weighed.weigh(action, 20)


def weigh_deployment(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_deployment(b, offered)
    field = Field(b)
    rows = rows_held(b, b.decider)
    for action in offered.actions:
        if verb_of(action) != DEPLOY:
            continue
        sector = target_of(action)
        worth = 100 + pull(b, field, b.decider, unit_of(action), sector)
        if b.ground.cards:
            worth += lines_gained(b, rows, -1, sector // b.width)
        if b.kind[unit_of(action)] == NEST:
            worth += nest_pull(b, sector)
        elif b.decider == b.attacker:
            worth += STACKING * b.stack[sector]
        weighed.weigh(action, worth)


def nest_pull(b: Battle, sector: Sector) -> i64:
    """A nest stays where it is set: in works of the row that will be assaulted, never two together."""
    for unit in range(b.units()):
        if b.at[unit] == sector and b.kind[unit] == NEST:
            return -50
    front = rank_of(b, sector) == 1 if b.decider != b.attacker else rank_of(b, sector) == -1
    return (120 if front else 0) + 30 * b.elements(sector)


def weigh_placing(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_placing(b, offered)
    for action in offered.actions:
        if verb_of(action) == PLACE:
            weighed.weigh(action, placing_worth(b, unit_of(action), target_of(action)))


def placing_worth(b: Battle, element: i64, sector: Sector) -> i64:
    """Works go where the assault will come, a trench in every sector first; the attacker's behind his stacks."""
    rank = rank_of(b, sector)
    front = rank == 1 if b.decider != b.attacker else rank == BEHIND_THE_STACKS
    worth: i64 = 100 if front else 50 if rank == 2 else 10
    if b.decider == b.attacker and rank > BEHIND_THE_STACKS:
        worth = -100
    if element == WIRE:
        return worth + 20 * b.trench[sector] - 30 * b.wire[sector]
    if element == TRENCH:
        return worth + 60 - 40 * b.elements(sector)
    return worth + 40 + 20 * b.trench[sector]


def weigh_bombardment(weighed: Weighed) -> None:
    """Three shells do a point of damage on average; in support they would add three points to an assault: none is fired."""
    weighed.weigh(pack(DONE), 0)


def weigh_barrages(b: Battle, weighed: Weighed) -> None:
    """A barrage pays where many of the enemy stand beside what they want to reach."""
    offered = Choices()
    offer_barrages(b, offered)
    price = b.barrage_cost * Prices(b).of[b.active]
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        elif verb_of(action) == BARRAGE and b.owner[target_of(action)] == 1 - b.active:
            crowd = b.stack[target_of(action)]
            if crowd >= 2:
                weighed.weigh(action, 15 * crowd - price)


def weigh_goods(b: Battle, weighed: Weighed) -> None:
    """Fills the basket good by good, then spends what is left on infantry."""
    side = b.decider
    offered = Choices()
    offer_goods(b, offered)
    basket = ATTACKING_BASKET if side == b.attacker else DEFENDING_BASKET
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
            continue
        good = unit_of(action)
        lacking = basket[good] * b.ground.purses[side] // 100 - spent_on(b, side, good)
        price = price_of(good, amount_of(action))
        if price <= lacking:
            weighed.weigh(action, 100 + price)
        elif good == GOODS_INFANTRY:
            weighed.weigh(action, price)


def spent_on(b: Battle, side: Side, good: i64) -> i64:
    if good == GOODS_SHELLS:
        return b.stock[SHELLS + side]
    if good == GOODS_GAS:
        return price_of(good, b.stock[GAS + side])
    if good == GOODS_PLANES:
        return price_of(good, b.stock[PLANES + side])
    if good >= GOODS_WIRE:
        return price_of(good, b.stock[ELEMENTS_LEFT + 2 * (good - GOODS_WIRE) + side])
    bought: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] == side and b.kind[unit] == KIND_BOUGHT[good] and b.quality[unit] == QUALITY_BOUGHT[good]:
            bought += 1
    return price_of(good, bought)


# -- the whole position ----------------------------------------------------------------------------------------------------
def clock(b: Battle) -> i64:
    """The attacker's sequence, the defender's, the wire cutting of each turn."""
    if b.phase == CUTTING:
        return 3 * b.turn + 2
    return 3 * b.turn + (0 if b.active == b.attacker else 1)


def appraise(b: Battle, side: Side) -> i64:
    """The attacker's prospects, counted for him and against the defender."""
    prospects = result_worth(b) if b.grade != RUNNING else standing(b)
    return prospects if side == b.attacker else -prospects


def result_worth(b: Battle) -> i64:
    """A finished game: the grade, then the sectors of the first row, then what is left of the armies."""
    if attacking_grade(b) == 0:
        return -6000 + 500 * held_in_row(b, 1) + balance_of_forces(b) // 8
    return 4000 + 2000 * (b.grade - HELD) + balance_of_forces(b) // 8


def standing(b: Battle) -> i64:
    """The attacker's chance of victory, from -5000 (none) to 5000 (sure), as fitted to 3,500 games: mostly what is still to
    be taken of the first row and who stands there, for the turns that are left."""
    turns = float(LAST_TURN + 1 - b.turn) + (0.5 if b.active == b.attacker else 0.0)
    missing = float(b.width - held_in_row(b, 1))
    garrison = float(garrison_of(b)) / 100.0
    shells = 0.042 * float(b.stock[SHELLS + b.attacker]) - 0.047 * float(b.stock[SHELLS + 1 - b.attacker])
    forces_left = 1.44 * float(balance_of_forces(b)) / 3000.0
    taking = missing * (1.07 - 5.16 / turns) + garrison * (1.02 - 12.6 / turns)
    return i64(5000.0 * math.tanh((3.51 - 0.44 * turns + taking + forces_left + shells) / 2.0))


def garrison_of(b: Battle) -> i64:
    """The worth of the defender's units in his first row, and before it."""
    worth: i64 = 0
    for unit in range(b.units()):
        if b.side[unit] != b.attacker and b.at[unit] >= 0 and rank_of(b, b.at[unit]) <= 1:
            worth += unit_worth(b, unit)
    return worth


def balance_of_forces(b: Battle) -> i64:
    """From -3000 to 3000: units and shells of the attacker against the defender's."""
    prices = Prices(b)
    attacker = forces(b, b.attacker, prices.of[b.attacker])
    defender = forces(b, 1 - b.attacker, prices.of[1 - b.attacker])
    return 3000 * (attacker - defender) // (attacker + defender + 1)


def forces(b: Battle, side: Side, shell: i64) -> i64:
    worth = (b.stock[SHELLS + side] + 3 * b.stock[GAS + side] + 2 * b.stock[PLANES + side]) * shell
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] >= 0 or b.at[unit] == IN_HAND):
            worth += unit_worth(b, unit)
    return worth
