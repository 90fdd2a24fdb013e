"""Walter Schnaffs: the exact odds of an attack and of a bombardment, from the tallies and the losses of the rules themselves.

They go as far as the table of losses and the drive-out: the morale of those who stay, and what a blocked retreat costs,
come after the owners have chosen who falls.
"""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import Action, Choices, origin_of, target_of, unit_of, verb_of
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import NO_DIE, WatchedDice
from grognard.engine.odds import Case, Odds, Total
from grognard.engine.state import NOBODY, Side, Unit
from grognard.engine.tally import OddsTally
from grognard.games.walter_schnaffs.attack import attack_points, defence_points, dice_for, takes_part
from grognard.games.walter_schnaffs.base.battle import declare, mark_attackers
from grognard.games.walter_schnaffs.bombardment import fire_at, owe_shelling, save_in
from grognard.games.walter_schnaffs.losses import hits_in, lose, offer_losses, sixes_in, take_losses, throw_volley
from grognard.games.walter_schnaffs.rules import DICE_BY_FIVES
from grognard.games.walter_schnaffs.state import (
    ATTACKED,
    DUE_HITS,
    DUE_SIXES,
    INFANTRY,
    LOST,
    LOST_BASES,
    Battle,
    Zone,
)
from grognard.games.walter_schnaffs.vocabulary import ATTACK, BOMBARD, EV_DESTROYED


def odds(b: Battle, action: Action) -> Odds | None:
    verb = verb_of(action)
    if verb == ATTACK:
        return attack_odds(b, origin_of(action), target_of(action))
    if verb == BOMBARD:
        return bombardment_odds(b, unit_of(action), target_of(action))
    return None


# -- volleys -------------------------------------------------------------------------------------------------------------
def volley_ways(count: int) -> dict[tuple[int, int], int]:
    """In how many ways N dice show each number of hits and sixes on the loss table."""
    thrown = OddsTally()
    throw_volley(count, NO_DIE, thrown)
    return {(int(hits_in(total)), int(sixes_in(total))): ways for total, ways in enumerate(thrown.ways) if ways > 0}


def volleys_of(points: OddsTally) -> dict[tuple[int, int], int]:
    """The same for any number of points: all as if the most dice were thrown, so that the ways can be added up."""
    most = int(dice_for(points.least + len(points.ways) - 1))
    ways: dict[tuple[int, int], int] = {}
    for k, times in enumerate(points.ways):
        count = int(dice_for(points.least + k))
        if times > 0:
            for shown, orders in volley_ways(count).items():
                ways[shown] = ways.get(shown, 0) + times * orders * 6 ** (most - count)
    return ways


# -- what falls ----------------------------------------------------------------------------------------------------------
class Fall:
    """What a volley does to a side: bases, and the units that are destroyed whatever their owner chooses."""

    def __init__(self, b: Battle, side: Side) -> None:
        """`b` is a position in which losses are due to the side."""
        trial = b.clone()
        chosen = take_sparing(trial, side, NOBODY)
        self.ways = 0
        self.bases = int(trial.stock[LOST_BASES + side] - b.stock[LOST_BASES + side])
        self.lost = [u for u in range(b.units()) if b.at[u] >= 0 and b.side[u] == side and trial.at[u] == LOST]
        if chosen:
            self.lost = [unit for unit in self.lost if is_doomed(b, side, unit)]
        self.empty = not any(trial.at[u] == b.target and b.side[u] == side for u in range(b.units()))

    def key(self) -> tuple[int, tuple[int, ...], bool]:
        return self.bases, tuple(self.lost), self.empty


def is_doomed(b: Battle, side: Side, unit: Unit) -> bool:
    trial = b.clone()
    take_sparing(trial, side, unit)
    return trial.at[unit] == LOST


def take_sparing(b: Battle, side: Side, spared: Unit) -> bool:
    """Takes all losses due, choosing so that one unit outlives them if it can; True if there was anything to choose."""
    chosen = False
    while take_losses(b, side):
        chosen = True
        b.decider = side
        choices = Choices()
        offer_losses(b, choices)
        lose(b, best_spared(b, choices, spared))
    return chosen


def best_spared(b: Battle, choices: Choices, spared: Unit) -> Unit:
    """Whom to lose instead: infantry first, for hits will fall on the cavalry before they do on infantry."""
    best: Unit = NOBODY
    for action in choices.actions:
        unit = unit_of(action)
        if unit != spared and (best == NOBODY or (b.kind[unit] == INFANTRY and b.kind[best] != INFANTRY)):
            best = unit
    return best


def falls(b: Battle, side: Side, volleys: dict[tuple[int, int], int]) -> list[Fall]:
    """What the volleys at a side do, equal results together."""
    found: dict[tuple[int, tuple[int, ...], bool], Fall] = {}
    for (hits, sixes), ways in volleys.items():
        trial = b.clone()
        trial.stock[DUE_HITS + side] = hits
        trial.stock[DUE_SIXES + side] = sixes
        fall = Fall(trial, side)
        fall = found.setdefault(fall.key(), fall)
        fall.ways += ways
    return list(found.values())


# -- attacks -------------------------------------------------------------------------------------------------------------
def attack_odds(b: Battle, origin: Zone, target: Zone) -> Odds:
    trial = b.clone()
    declare(trial, origin, target)
    attacking, defending = OddsTally(), OddsTally()
    attack_points(trial, attacking)
    defence_points(trial, NO_DIE, defending)
    mark_attackers(trial)
    active, other = int(b.active), 1 - int(b.active)
    found = Odds([thrown("attack", active, attacking), thrown("defence", other, defending)], active)
    found.opposed = True
    own_falls = falls(trial, active, volleys_of(defending))
    their_falls = falls(trial, other, volleys_of(attacking))
    found.cases = [attack_case(trial, own, theirs) for own in own_falls for theirs in their_falls]
    found.cases.sort(key=lambda case: (case.least, case.losses))
    return found


def thrown(key: str, side: int, points: OddsTally) -> Total:
    total = Total(key, side, points)
    total.dice_rule = int(DICE_BY_FIVES)
    total.fewest_dice = int(dice_for(points.least))
    total.most_dice = int(dice_for(points.least + len(points.ways) - 1))
    return total


def attack_case(b: Battle, own: Fall, theirs: Fall) -> Case:
    """The margin is how many more bases the defender lost; a zone that was emptied is won by one at least."""
    margin = theirs.bases - own.bases
    case = Case(max(margin, 1) if theirs.empty else margin)
    case.ways = own.ways * theirs.ways
    case.losses[b.active] = own.bases
    case.losses[1 - b.active] = theirs.bases
    case.lost = sorted(own.lost + theirs.lost)
    if case.least > 0 and any(goes_in(b, unit) and unit not in own.lost for unit in range(b.units())):
        case.taken_by = int(b.active)
    tell_destroyed(b, case)
    return case


def goes_in(b: Battle, unit: Unit) -> bool:
    return takes_part(b, unit, b.active) and b.marks[unit] & ATTACKED != 0


def tell_destroyed(b: Battle, case: Case) -> None:
    trial = b.clone()
    trial.chronicle = Chronicle(WatchedDice(NO_DIE))
    for unit in case.lost:
        trial.note(EV_DESTROYED, side=b.side[unit], unit=unit, origin=b.at[unit])
    case.events = trial.chronicle.events


# -- bombardments --------------------------------------------------------------------------------------------------------
def bombardment_odds(b: Battle, unit: Unit, zone: Zone) -> Odds:
    loss = OddsTally()
    fire_at(b, unit, zone, loss, NO_DIE)
    save_in(b, unit, zone, loss, NO_DIE)
    loss.no_less_than(0)  # nothing is saved where nothing was hit
    found = Odds([Total("loss", int(b.active), loss)], int(b.active))
    for bases, ways in enumerate(loss.ways):
        case = Case(bases)
        case.ways = ways
        if bases > 0:
            trial = b.clone()
            owe_shelling(trial, zone, i64(bases))
            fall = Fall(trial, 1 - b.active)
            case.losses[1 - b.active] = fall.bases
            case.lost = fall.lost
            tell_destroyed(b, case)
        found.cases.append(case)
    return found
