"""Marmitages: rules of thumb. Which actions deserve a thought, what they are worth at a glance, how a position stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, origin_of, target_of, unit_of, verb_of
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Side, Unit
from grognard.engine.tally import ChanceTally
from grognard.games.marmitages.advance import offer_advance
from grognard.games.marmitages.assault import SHELL_CHART, declare, offer_assaults
from grognard.games.marmitages.barrage import offer_barrages
from grognard.games.marmitages.bombardment import bombardment_damage, offer_bombardments, point_cost
from grognard.games.marmitages.defences import offer_placing
from grognard.games.marmitages.deployment import offer_deployment
from grognard.games.marmitages.duel import (
    NO_DIE,
    Duel,
    Stakes,
    base_margin,
    rank_of,
    shell_worth,
    stake,
    unit_worth,
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
from grognard.games.marmitages.rules import SHELL_SUPPORT
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
    HALF,
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
from grognard.games.marmitages.victory import attacking_grade, grade_now, held_in_row
from grognard.games.marmitages.vocabulary import ASSAULT, BARRAGE, BOMBARD, DEPLOY, DONE, MOVE, PLACE
from grognard.games.marmitages.wire import offer_cutting

# What a shopper aims at, in hundredths of his purse, by number of the good.
ATTACKING_BASKET: Final = vec[i64]([0, 30, 8, 9, 3, 0, 12, 0, 34, 4, 0, 0, 0, 0])
DEFENDING_BASKET: Final = vec[i64]([0, 26, 6, 0, 0, 14, 0, 0, 20, 4, 0, 6, 18, 6])
GOODS_INFANTRY: Final[i64] = 1
MOST_BID: Final[i64] = 10
QUICK_BID: Final[i64] = 5
TYPICAL_SUPPORT: Final[i64] = 2


def swing() -> vec[float]:
    """The chances of the difference between typical support of both sides, from its least on."""
    difference = ChanceTally()
    for _ in range(TYPICAL_SUPPORT):
        difference.roll(SHELL_SUPPORT, SHELL_CHART, NO_DIE)
        difference.roll(SHELL_SUPPORT, vec[i64]([-points for points in SHELL_CHART]), NO_DIE)
    return difference.chances


SWING: Final = swing()


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
        weigh_bombardment(b, weighed)
    elif phase == BARRAGING:
        weigh_barrages(b, weighed)
    elif phase == BUYING:
        weigh_goods(b, weighed)
    else:
        return False
    return True


# -- where a unit is wanted --------------------------------------------------------------------------------------------
def pull(b: Battle, side: Side, sector: Sector, beside_it: i64) -> i64:
    """How much a side wants one more unit in a sector that holds `beside_it` others of its own."""
    if side == b.attacker:
        return pull_forward(b, sector, beside_it)
    return pull_to_hold(b, sector, beside_it)


def pull_forward(b: Battle, sector: Sector, beside_it: i64) -> i64:
    rank = rank_of(b, sector)
    wanted = assault_pull(b, b.attacker, sector, beside_it)
    if rank == 1:
        wanted += stake(b, sector) if beside_it == 0 else 30 - 10 * beside_it
    elif rank < 1:
        wanted += 15 * (rank + HALF)
    else:
        wanted += 50 if beside_it == 0 and row_is_held(b, rank - 1) else -30
    return wanted - exposure(b, b.attacker, sector, beside_it)


def pull_to_hold(b: Battle, sector: Sector, beside_it: i64) -> i64:
    rank = rank_of(b, sector)
    defender = 1 - b.attacker
    wanted = assault_pull(b, defender, sector, beside_it)
    if rank == 1:
        wanted += stake(b, sector) if beside_it == 0 else 60 - 20 * beside_it
        wanted += 15 * b.trench[sector] + 20 * b.fort[sector] + 12 * pressure(b, defender, sector)
    elif rank > 1:
        wanted += 40 - 10 * rank - 5 * beside_it + 8 * b.trench[sector]
    else:
        wanted += intrusion(b, beside_it)
    return wanted - exposure(b, defender, sector, beside_it)


def intrusion(b: Battle, beside_it: i64) -> i64:
    """One defender in the attacker's half spoils any victory: what that is worth now."""
    if b.turn < 6 or beside_it > 0:
        return -60
    return 400 if grade_now(b) != HELD else 40


def row_is_held(b: Battle, rank: i64) -> bool:
    return held_in_row(b, rank) == b.width


def pressure(b: Battle, side: Side, sector: Sector) -> i64:
    """How many of the enemy stand beside a sector."""
    near: i64 = 0
    for other in b.beside[sector]:
        if b.owner[other] == 1 - side:
            near += b.stack[other]
    return min(near, 6)


def assault_pull(b: Battle, side: Side, sector: Sector, beside_it: i64) -> i64:
    """A stack beside the enemy that grows towards what it takes to throw him out."""
    best: i64 = 0
    for target in b.beside[sector]:
        if b.owner[target] == 1 - side:
            strength = beside_it + 1
            need = b.stack[target] + 2 * b.trench[target] + 3 * b.fort[target] + b.wire[target] + b.difficult[target]
            if need - strength <= 4:
                best = max(best, 25 + stake(b, target) // 10 + 12 * beside_it)
    return best


def exposure(b: Battle, side: Side, sector: Sector, beside_it: i64) -> i64:
    """The danger of standing too few beside many of the enemy."""
    holds = beside_it + 1 + 2 * b.trench[sector] + 3 * b.fort[sector] + b.difficult[sector]
    if b.half_of(sector) == side:
        holds += b.wire[sector]
    worst: i64 = 0
    for other in b.beside[sector]:
        if b.owner[other] == 1 - side:
            worst = max(worst, b.stack[other] - holds)
    return 25 * worst


# -- phase by phase ------------------------------------------------------------------------------------------------------
def weigh_moves(b: Battle, weighed: Weighed) -> None:
    side = b.decider
    offered = Choices()
    offer_moves(b, offered)
    start: Sector = NOBODY
    here: i64 = 0
    for action in offered.actions:
        if verb_of(action) != MOVE:
            weighed.weigh(action, 0)
            continue
        unit = unit_of(action)
        if b.at[unit] != start:
            start = b.at[unit]
            here = pull(b, side, start, b.stack[start] - 1)
        target = target_of(action)
        worth = pull(b, side, target, b.stack[target]) - here
        if b.is_vehicle(unit):
            worth -= 25  # it may bog down
        if worth > -30 and not twin_before(b, unit):
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
    for action in offered.actions:
        if verb_of(action) == ASSAULT:
            promise = assault_worth(b, origin_of(action), target_of(action), weighed.careful)
            if promise > -150:
                weighed.weigh(action, promise)
        else:
            weighed.weigh(action, 0)


def assault_worth(b: Battle, origin: Sector, target: Sector, careful: bool) -> i64:
    trial = b.clone()
    declare(trial, origin, target)
    if careful:
        return i64(Duel(trial, MOST_BID).solved().value)
    stakes = Stakes(trial)
    mine = min(b.stock[SHELLS + b.active], TYPICAL_SUPPORT)
    theirs = min(b.stock[SHELLS + 1 - b.active], TYPICAL_SUPPORT)
    least = base_margin(trial) + mine - theirs - i64(len(SWING)) // 2
    worth = 0.0
    for k in range(i64(len(SWING))):
        worth += SWING[k] * float(stakes.worth(least + k))
    return i64(worth) - mine * shell_worth(b, b.active) + theirs * shell_worth(b, 1 - b.active)


def weigh_commitments(b: Battle, weighed: Weighed) -> None:
    """The mixed strategy of the secret commitment, in thousandths."""
    duel = Duel(b, MOST_BID if weighed.careful else QUICK_BID)
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
    stay = pull(b, side, b.origin, b.stack[b.origin] - 1)
    go = pull(b, side, b.target, b.stack[b.target])
    for action in offered.actions:
        weighed.weigh(action, 0 if verb_of(action) == DONE else go - stay)


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
    for action in offered.actions:
        if verb_of(action) != DEPLOY:
            continue
        sector = target_of(action)
        worth = 100 + pull(b, b.decider, sector, b.stack[sector])
        if b.kind[unit_of(action)] == NEST:
            worth += nest_pull(b, sector)
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
    """Works go where the assault will come, a trench in every sector first."""
    rank = rank_of(b, sector)
    front = rank == 1 if b.decider != b.attacker else rank == -1
    worth: i64 = 100 if front else 50 if rank == 2 or rank == 0 else 10
    if element == WIRE:
        return worth + 20 * b.trench[sector] - 30 * b.wire[sector]
    if element == TRENCH:
        return worth + 60 - 40 * b.elements(sector)
    return worth + 40 + 20 * b.trench[sector]


def weigh_bombardment(b: Battle, weighed: Weighed) -> None:
    """A point of damage where the assault will go saves a point in every assault there."""
    offered = Choices()
    offer_bombardments(b, offered)
    each = shell_worth(b, b.attacker)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        elif verb_of(action) == BOMBARD:
            sector = target_of(action)
            points = amount_of(action)
            works = b.wire[sector] + 2 * b.trench[sector] + 3 * b.fort[sector]
            if works > 0 and points <= works and rank_of(b, sector) <= 2:
                saved: i64 = 130 if rank_of(b, sector) == 1 else 50
                gain = i64(float(saved) * damage_done(b, works, points))
                weighed.weigh(action, gain - each * points * point_cost(b, sector))


def damage_done(b: Battle, works: i64, points: i64) -> float:
    """The expected damage that counts: not more than there is to destroy."""
    damage = ChanceTally()
    bombardment_damage(b, points, NO_DIE, damage)
    done = 0.0
    for k in range(i64(len(damage.chances))):
        done += damage.chances[k] * float(min(works, damage.least + k))
    return done


def weigh_barrages(b: Battle, weighed: Weighed) -> None:
    """A barrage pays where many of the enemy stand beside what they want to reach."""
    offered = Choices()
    offer_barrages(b, offered)
    price = b.barrage_cost * shell_worth(b, b.active)
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
    return -3000 + 500 * held_in_row(b, 1) + balance_of_forces(b)


def balance_of_forces(b: Battle) -> i64:
    """From -3000 to 3000: units and shells of the attacker against the defender's."""
    attacker = forces(b, b.attacker)
    defender = forces(b, 1 - b.attacker)
    return 3000 * (attacker - defender) // (attacker + defender + 1)


def forces(b: Battle, side: Side) -> i64:
    worth = b.stock[SHELLS + side] * shell_worth(b, side)
    worth += (3 * b.stock[GAS + side] + 2 * b.stock[PLANES + side]) * shell_worth(b, side)
    for unit in range(b.units()):
        if b.side[unit] == side and (b.at[unit] >= 0 or b.at[unit] == IN_HAND):
            worth += unit_worth(b, unit)
    return worth
