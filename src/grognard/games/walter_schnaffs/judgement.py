"""Walter Schnaffs: rules of thumb. Which actions deserve a thought, what they are worth at a glance, how a position stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, amount_of, origin_of, target_of, unit_of, verb_of
from grognard.engine.dice import HeldDice
from grognard.engine.judgement import Weighed
from grognard.engine.state import NOBODY, Side, Unit
from grognard.engine.tally import ChanceTally, Tally
from grognard.games.walter_schnaffs.attack import attack_points, attacks, defence_points, dice_for, takes_part
from grognard.games.walter_schnaffs.base.advance import offer_advance
from grognard.games.walter_schnaffs.base.battle import declare, offer_attacks
from grognard.games.walter_schnaffs.base.bidding import offer_bids
from grognard.games.walter_schnaffs.base.falling_back import offer_retreats
from grognard.games.walter_schnaffs.base.turning import most_kept
from grognard.games.walter_schnaffs.base.victory import needed_by_attacker, points_of
from grognard.games.walter_schnaffs.bombardment import fire_at, offer_bombardments, save_in
from grognard.games.walter_schnaffs.deployment import offer_deployment
from grognard.games.walter_schnaffs.field import Field, march_worth, pull, stake
from grognard.games.walter_schnaffs.heavy_ground import leaving_rule, needed
from grognard.games.walter_schnaffs.losses import offer_losses
from grognard.games.walter_schnaffs.movement import offer_moves
from grognard.games.walter_schnaffs.organisation import fewest_bases
from grognard.games.walter_schnaffs.prospects import prospects_of
from grognard.games.walter_schnaffs.purchase import GOODS, offer_goods
from grognard.games.walter_schnaffs.state import (
    ADVANCING,
    ATTACKING,
    BIDDING,
    BOMBARDING,
    BUYING,
    DEPLOYING,
    GERMAN,
    HURT,
    IN_HAND,
    INFANTRY,
    LOSING,
    MODERN,
    MOVING,
    PROFESSIONAL,
    PURSE,
    REGULAR,
    REINFORCING,
    RESERVIST,
    RETREATING,
    RUNNING,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import ATTACK, DEPLOY, DONE, MOVE

NO_DIE: Final = HeldDice(1)
MOST_DICE: Final[i64] = 12
RESERVISTS: Final[i64] = 80  # per cent of the purse
# Parts of a mixed strategy by level, after games of every pair of bids: the turning movement is the strongest attack.
GERMAN_BIDS: Final = vec[i64]([0, 15, 25, 55, 5, 0])
FRENCH_BIDS: Final = vec[i64]([0, 0, 30, 55, 10, 5])
NERVE: Final[i64] = 15  # what a base lost costs beyond itself: morale may drive the unit back
LOOK_AHEAD: Final[i64] = (
    5  # player turns that a search plays on after the present one: what shorter lines say is too often wrong
)


class Volley:
    """What so many dice show on the table of losses, with the chance of each."""

    def __init__(self, count: i64) -> None:
        self.hits = vec[i64]()
        self.sixes = vec[i64]()
        self.chances = vec[float]()
        for sixes in range(count + 1):
            for hits in range(count - sixes + 1):
                self.hits = append(self.hits, hits)
                self.sixes = append(self.sixes, sixes)
                self.chances = append(self.chances, chance_of(count, hits, sixes))


def chance_of(count: i64, hits: i64, sixes: i64) -> float:
    chance = 1.0
    left = count
    for k in range(sixes):
        chance = chance * float(left - k) / float(k + 1) / 6.0
    left -= sixes
    for k in range(hits):
        chance = chance * float(left - k) / float(k + 1) / 2.0
    for _ in range(left - hits):
        chance = chance / 3.0
    return chance


VOLLEYS: Final = [Volley(count) for count in range(MOST_DICE + 1)]


def weigh(b: Battle, weighed: Weighed) -> bool:
    """Fills in what deserves a thought in this phase; False where there is no rule of thumb."""
    phase = b.phase
    if phase == MOVING:
        weigh_moves(b, weighed)
    elif phase == ATTACKING:
        weigh_attacks(b, weighed)
    elif phase == BOMBARDING:
        weigh_bombardments(b, weighed)
    elif phase == ADVANCING:
        weigh_advance(b, weighed)
    elif phase == LOSING:
        weigh_losses(b, weighed)
    elif phase == RETREATING:
        weigh_retreats(b, weighed)
    elif phase == DEPLOYING or phase == REINFORCING:
        weigh_deployment(b, weighed)
    elif phase == BIDDING:
        weigh_bids(b, weighed)
    elif phase == BUYING:
        weigh_goods(b, weighed)
    else:
        return False
    return True


# -- movement ------------------------------------------------------------------------------------------------------------
def weigh_moves(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_moves(b, offered)
    field = Field(b)
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
            here = 0 if doubled else pull(b, field, unit, b.at[unit])
        if not doubled:
            gain = pull(b, field, unit, target_of(action)) - here
            if gain > -40:
                weighed.weigh(action, gain * (7 - needed(leaving_rule(b, unit))) // 6)


def twin_before(b: Battle, unit: Unit) -> bool:
    """Whether a unit just like this one stands in the same zone: then only the first of them is thought of."""
    for other in range(unit):
        if b.at[other] == b.at[unit] and b.alike(unit, other):
            return True
    return False


def weigh_advance(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_advance(b, offered)
    field = Field(b)
    for action in offered.actions:
        unit = unit_of(action)
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, pull(b, field, unit, b.target) - pull(b, field, unit, b.origin))


# -- attacks and bombardments --------------------------------------------------------------------------------------------
def weigh_attacks(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_attacks(b, offered)
    field = Field(b)
    for action in offered.actions:
        if verb_of(action) == ATTACK:
            worth = attack_worth(b, field, origin_of(action), target_of(action))
            if worth > -60:
                weighed.weigh(action, worth)
        elif verb_of(action) == DONE:
            weighed.weigh(action, 0)


class Targets:
    """What a side has in a fight that can be lost: guns, and bases of infantry and cavalry."""

    def __init__(self, b: Battle, side: Side) -> None:
        self.guns: i64 = 0
        self.others: i64 = 0
        for unit in range(b.units()):
            if takes_part(b, unit, side):
                if b.is_gun(unit):
                    self.guns += 1
                else:
                    self.others += b.bases[unit]

    def lost(self, hits: i64, sixes: i64) -> i64:
        """Bases, by the table of losses and its order."""
        guns = min(sixes, self.guns)
        bases = min(2 * (sixes - guns), self.others)
        struck = min(hits, self.others - bases)
        return guns + bases + struck + min(hits - struck, self.guns - guns)


def attack_worth(b: Battle, field: Field, origin: Zone, target: Zone) -> i64:
    """Bases lost by both, and the zone if the defender is driven out: the mean of all volleys."""
    trial = b.clone()
    declare(trial, origin, target)
    attacking = Tally()
    attack_points(trial, attacking)
    defending = ChanceTally()
    defence_points(trial, NO_DIE, defending)
    own = Targets(trial, b.active)
    theirs = Targets(trial, 1 - b.active)
    prize = prize_of(b, field, origin, target)
    volley = VOLLEYS[min(dice_for(attacking.total), MOST_DICE)]
    worth = 0.0
    for count in range(MOST_DICE + 1):
        share = chance_of_dice(defending, count)
        if share > 0.0:
            worth += share * exchange(own, theirs, volley, VOLLEYS[count], prize)
    return i64(worth)


def chance_of_dice(points: ChanceTally, count: i64) -> float:
    chance = 0.0
    for k in range(i64(len(points.chances))):
        if min(dice_for(points.least + k), MOST_DICE) == count:
            chance += points.chances[k]
    return chance


def exchange(own: Targets, theirs: Targets, mine: Volley, back: Volley, prize: i64) -> float:
    """What two volleys are worth to the attacker, on average."""
    all_of_them = theirs.guns + theirs.others
    worth = 0.0
    for k in range(i64(len(mine.chances))):
        fallen = theirs.lost(mine.hits[k], mine.sixes[k])
        for j in range(i64(len(back.chances))):
            lost = own.lost(back.hits[j], back.sixes[j])
            result = (100 + NERVE) * (fallen - lost)
            if fallen > lost or fallen == all_of_them:
                result += prize
            worth += mine.chances[k] * back.chances[j] * float(result)
    return worth


def prize_of(b: Battle, field: Field, origin: Zone, target: Zone) -> i64:
    """What it is worth to drive the enemy out of a zone: what he stakes there, and the way forward."""
    prize = stake(b, field, 1 - b.active, target)
    if b.active == b.attacker:
        forward: i64 = 0
        for unit in range(b.units()):
            if b.at[unit] == origin and attacks(b, unit):
                forward += max(march_worth(b, field, unit, target) - march_worth(b, field, unit, origin), 0)
        prize += forward // 3
    return prize


def weigh_bombardments(b: Battle, weighed: Weighed) -> None:
    """A base for nothing; better where we attack next, or where a unit may fall altogether."""
    offered = Choices()
    offer_bombardments(b, offered)
    field = Field(b)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, fire_worth(b, field, unit_of(action), target_of(action)))


def fire_worth(b: Battle, field: Field, unit: Unit, zone: Zone) -> i64:
    loss = ChanceTally()
    fire_at(b, unit, zone, loss, NO_DIE)
    save_in(b, unit, zone, loss, NO_DIE)
    chance = loss.chances[i64(len(loss.chances)) - 1]  # hit, and not saved
    worth = 100 + stake(b, field, 1 - b.active, zone) // 4
    if field.stacks[zone].bases == 1:
        worth += 60
    return i64(chance * float(worth))


# -- losses and retreats -------------------------------------------------------------------------------------------------
def weigh_losses(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_losses(b, offered)
    for action in offered.actions:
        weighed.weigh(action, 400 - base_worth(b, unit_of(action)))


def base_worth(b: Battle, unit: Unit) -> i64:
    """What a unit loses with its next base: nothing yet, its freshness, or itself. One unit that is hurt twice tests once."""
    bases = b.bases[unit]
    worth: i64 = 60
    if bases == 1:
        worth = 160
    elif bases == fewest_bases(b.kind[unit]):
        worth = 130
    if b.marks[unit] & HURT:
        worth -= 25
    return worth + (15 if b.quality[unit] == PROFESSIONAL else -15 if b.quality[unit] == RESERVIST else 0)


def weigh_retreats(b: Battle, weighed: Weighed) -> None:
    """The best go first: who comes last may find no room. A gun that finds none is lost."""
    offered = Choices()
    offer_retreats(b, offered)
    for action in offered.actions:
        unit = unit_of(action)
        weighed.weigh(action, 300 if b.is_gun(unit) else base_worth(b, unit))


# -- setting up ----------------------------------------------------------------------------------------------------------
def weigh_deployment(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_deployment(b, offered)
    field = Field(b)
    side = b.decider
    first = first_to_deploy(b, side)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 3000 if b.count(side, IN_HAND) <= most_kept(b) else 1)
        elif verb_of(action) == DEPLOY and unit_of(action) == first:
            weighed.weigh(action, 2000 + pull(b, field, first, target_of(action)))


def first_to_deploy(b: Battle, side: Side) -> Unit:
    """Guns and cavalry before infantry, the small before the large: what may stay off the table is the best of it."""
    first: Unit = NOBODY
    best: i64 = 0
    for unit in range(b.units()):
        if b.at[unit] == IN_HAND and b.side[unit] == side:
            rank = 10 * b.bases[unit] + (100 if b.kind[unit] == INFANTRY else 0)
            if first == NOBODY or rank < best:
                first = unit
                best = rank
    return first


def weigh_bids(b: Battle, weighed: Weighed) -> None:
    offered = Choices()
    offer_bids(b, offered)
    weighed.mixed = True
    mix = GERMAN_BIDS if b.decider == GERMAN else FRENCH_BIDS
    for action in offered.actions:
        weighed.weigh(action, mix[amount_of(action)])


def weigh_goods(b: Battle, weighed: Weighed) -> None:
    """Many small regiments: fresh ones are worth as much in a fight, in a zone and on the last row as large ones."""
    offered = Choices()
    offer_goods(b, offered)
    for action in offered.actions:
        if verb_of(action) == DONE:
            weighed.weigh(action, 0)
        else:
            weighed.weigh(action, good_worth(b, unit_of(action), amount_of(action)))


def good_worth(b: Battle, good: i64, count: i64) -> i64:
    """As many reservists with good rifles as the basket takes, then regulars; anything else is a little better than nothing."""
    side = b.decider
    if GOODS.kind[good] == INFANTRY and GOODS.rifle[good] == MODERN and GOODS.bases[good] == fewest_bases(INFANTRY):
        if GOODS.quality[good] == RESERVIST:
            spent = b.ground.purses[side] - b.stock[PURSE + side] + count * GOODS.cost[good]
            if 100 * spent <= RESERVISTS * b.ground.purses[side]:
                return 1000 + count
        elif GOODS.quality[good] == REGULAR:
            return 500 + count
    return 10 * GOODS.cost[good] // (10 + GOODS.cost[good])


# -- the whole position --------------------------------------------------------------------------------------------------
def clock(b: Battle) -> i64:
    return 2 * b.turn + (0 if b.active == b.attacker else 1)


def appraise(b: Battle, side: Side) -> i64:
    """The attacker's prospects, counted for him and against the defender."""
    prospects = result_worth(b) if b.grade != RUNNING else prospects_of(b)
    return prospects if side == b.attacker else -prospects


def result_worth(b: Battle) -> i64:
    sign: i64 = 1 if b.winner == b.attacker else -1
    return sign * (4000 + 1200 * b.grade) + max(-1000, min(1000, margin(b)))


def margin(b: Battle) -> i64:
    """By how many hundredths of a point the attacker is above what he needs."""
    return 25 * (4 * points_of(b, b.attacker) - needed_by_attacker(b))
