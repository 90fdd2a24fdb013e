"""Walter Schnaffs: which attacks pay."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import Choices, origin_of, target_of, verb_of
from grognard.engine.dice import NO_DIE
from grognard.engine.judgement import Weighed
from grognard.engine.state import Side
from grognard.engine.tally import ChanceTally, Tally
from grognard.games.walter_schnaffs.attack import attack_points, attacks, defence_points, dice_for, takes_part
from grognard.games.walter_schnaffs.base.battle import declare
from grognard.games.walter_schnaffs.judgement.outlook import Outlook, march_worth, stake
from grognard.games.walter_schnaffs.state import Battle, Zone
from grognard.games.walter_schnaffs.vocabulary import ATTACK, DONE

MOST_DICE: Final[i64] = 12
NERVE: Final[i64] = 15  # what a base lost costs beyond itself: morale may drive the unit back


class Volley:
    """What N dice show on the loss table, with the chance of each."""

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


def weigh_attacks(b: Battle, offered: Choices, weighed: Weighed) -> None:
    outlook = Outlook(b)
    for action in offered.actions:
        if verb_of(action) == ATTACK:
            worth = attack_worth(b, outlook, origin_of(action), target_of(action))
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


def attack_worth(b: Battle, outlook: Outlook, origin: Zone, target: Zone) -> i64:
    """Bases lost by both, and the zone if the defender is driven out: the mean of all volleys."""
    trial = b.clone()
    declare(trial, origin, target)
    attacking = Tally()
    attack_points(trial, attacking)
    defending = ChanceTally()
    defence_points(trial, NO_DIE, defending)
    own = Targets(trial, b.active)
    theirs = Targets(trial, 1 - b.active)
    prize = prize_of(b, outlook, origin, target)
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


def prize_of(b: Battle, outlook: Outlook, origin: Zone, target: Zone) -> i64:
    """What it is worth to drive the enemy out of a zone: what he stakes there, and the way forward."""
    prize = stake(b, outlook, 1 - b.active, target)
    if b.active == b.attacker:
        forward: i64 = 0
        for unit in range(b.units()):
            if b.at[unit] == origin and attacks(b, unit):
                forward += max(march_worth(b, outlook, unit, target) - march_worth(b, outlook, unit, origin), 0)
        prize += forward // 3
    return prize
