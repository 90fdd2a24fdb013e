"""Vimy: the exact odds of a shot and of a melee: sums by the tallies of the rules, results by their own code."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from grognard.engine.actions import Action, target_of, unit_of, verb_of
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import Dice, ScriptedDice, WatchedDice
from grognard.engine.odds import Case, Odds, Prospect, Total
from grognard.engine.state import Unit
from grognard.engine.tally import OddsTally
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import WEAKER_SURRENDERS
from grognard.games.vimy.fire import distance_of_fire, fire_at, fire_score, react, shoot, suppresses
from grognard.games.vimy.melee import (
    DIE_SIDES,
    candidates,
    fight,
    losing_side,
    melee_chart,
    melee_result,
    settle_loss,
    weaker,
)
from grognard.games.vimy.morale import morale_score
from grognard.games.vimy.state import FIXED, UNDER_FIRE, Battle
from grognard.games.vimy.vocabulary import FIRE, MELEE, REACT

NO_DIE: Final = Dice()  # where none may be thrown


def odds(b: Battle, action: Action) -> Odds | None:
    verb = verb_of(action)
    if verb == MELEE:
        return melee_odds(b, target_of(action))
    trial = b.clone()
    if verb == FIRE:
        shoot(trial, unit_of(action), target_of(action))
    elif verb == REACT:
        react(trial, unit_of(action))
    else:
        return None
    return shot_odds(trial)


# -- a shot ----------------------------------------------------------------------------------------------------------------
class Fate:
    """One thing that can become of a target, and in how many ways of its dice."""

    def __init__(self, lost: int, outcome: int, ways: int, after: Battle) -> None:
        self.lost = lost
        self.outcome = outcome  # GONE, ROUTED, PINNED, UNSHAKEN
        self.ways = ways
        self.after = after


GONE: Final = 0
ROUTED: Final = 1
PINNED: Final = 2
UNSHAKEN: Final = 3


def shot_odds(b: Battle) -> Odds:
    """At one unit: loss and morale together. At a stack: how many companies fall in all."""
    under_fire = [unit for unit in range(b.units()) if b.marked(unit, UNDER_FIRE)]
    found = Odds([total for unit in under_fire for total in totals_against(b, unit)], 1 - int(b.side[under_fire[0]]))
    fates = [fates_of(b, unit) for unit in under_fire]
    for unit, of_one in zip(under_fire, fates, strict=True):
        found.prospects += prospects_of(unit, of_one)
    if len(under_fire) == 1:
        found.cases = [case_of(b, under_fire[0], fate) for fate in fates[0]]
        return found
    ways = {0: 1}  # by companies lost
    for of_one in fates:
        summed: dict[int, int] = {}
        for before, count in ways.items():
            for fate in of_one:
                summed[before + fate.lost] = summed.get(before + fate.lost, 0) + count * fate.ways
        ways = summed
    for lost in sorted(ways):
        case = Case(lost)
        case.ways = ways[lost]
        case.losses[b.side[under_fire[0]]] = lost
        found.cases.append(case)
    return found


def prospects_of(unit: int, fates: list[Fate]) -> list[Prospect]:
    """What a unit under fire has to fear."""
    ways = sum(fate.ways for fate in fates)
    lost = sum((Fraction(fate.lost * fate.ways, ways) for fate in fates), Fraction(0))
    found = [Prospect("lost", unit, lost, False)]
    for key, outcome in (("eliminated", GONE), ("routed", ROUTED), ("fixed", PINNED)):
        count = sum(fate.ways for fate in fates if fate.outcome == outcome)
        found.append(Prospect(key, unit, Fraction(count, ways), True))
    return found


def totals_against(b: Battle, unit: Unit) -> list[Total]:
    """The score, unless the fire only suppresses, and the morale, to which the companies lost will be added."""
    distance = distance_of_fire(b, b.shooter, b.at[unit])
    totals: list[Total] = []
    if not suppresses(b, b.shooter, unit, distance):
        score = OddsTally()
        fire_score(b, b.shooter, unit, distance, NO_DIE, score)
        totals.append(Total("score", 1 - int(b.side[unit]), score))
    morale = OddsTally()
    morale_score(0, NO_DIE, morale)
    totals.append(Total("morale", int(b.side[unit]), morale))
    return totals


def fates_of(b: Battle, unit: Unit) -> list[Fate]:
    """Every throw of the dice that the shot at this unit can need, resolved."""
    suppressed = suppresses(b, b.shooter, unit, distance_of_fire(b, b.shooter, b.at[unit]))
    throws = [[face] for face in range(1, DIE_SIDES + 1)]
    if not suppressed:
        throws = [[first, second] for first in range(1, DIE_SIDES + 1) for second in range(1, DIE_SIDES + 1)]
    fates: list[Fate] = []
    for throw in throws:
        after = b.clone()
        dice = WatchedDice(ScriptedDice(throw))
        after.chronicle = Chronicle(dice)
        fire_at(after, after.shooter, unit, dice)
        lost = int(b.strength[unit] - after.strength[unit])
        outcome = outcome_of(after, unit)
        known = [fate for fate in fates if fate.lost == lost and fate.outcome == outcome]
        if known:
            known[0].ways += 1
        else:
            fates.append(Fate(lost, outcome, 1, after))
    return fates


def outcome_of(b: Battle, unit: Unit) -> int:
    if b.at[unit] < 0:
        return GONE
    if b.routing == unit:
        return ROUTED
    return PINNED if b.marked(unit, FIXED) else UNSHAKEN


def case_of(b: Battle, unit: Unit, fate: Fate) -> Case:
    case = Case(fate.lost)
    case.ways = fate.ways
    case.losses[b.side[unit]] = fate.lost
    case.lost = [int(unit)] if fate.outcome == GONE else []
    assert fate.after.chronicle is not None
    case.events = fate.after.chronicle.events
    return case


# -- a melee -----------------------------------------------------------------------------------------------------------------
def melee_odds(b: Battle, hex_: Hex) -> Odds:
    """What the die brings: who loses a company or gives up. Morale comes after it."""
    tally = OddsTally()
    melee_result(b, hex_, NO_DIE, tally)
    found = Odds([Total("melee", int(b.active), tally)], int(b.active))
    results = [int(result) for result in melee_chart(b, hex_)]
    for face, result in enumerate(results, 1):
        if result in results[: face - 1]:
            continue
        case = melee_case(b, hex_, face, result)
        case.ways = results.count(result)
        found.cases.append(case)
    found.cases.sort(key=margin_of)
    return found


def margin_of(case: Case) -> int:
    return case.least


def melee_case(b: Battle, hex_: Hex, face: int, result: i64) -> Case:
    after = b.clone()
    dice = WatchedDice(ScriptedDice([face]))
    after.chronicle = Chronicle(dice)
    worse = 1 if weaker(b, hex_) == b.active else 0
    fight(after, hex_, dice)
    attacker, defender = int(after.due_attacker), int(after.due_defender)
    case = Case((-2 if worse else 2) if result == WEAKER_SURRENDERS else defender - attacker)
    while after.due_attacker + after.due_defender > 0:
        side = losing_side(after)
        if candidates(after, side) > 1:
            case.to_choose[side] = 1
            after.due_attacker = 0 if side == after.active else after.due_attacker
            after.due_defender = after.due_defender if side == after.active else 0
        else:
            settle_loss(after)
    case.lost = [unit for unit in range(b.units()) if b.at[unit] >= 0 and after.at[unit] < 0]
    case.losses = [companies(b, side) - companies(after, side) + case.to_choose[side] for side in range(2)]
    case.events = after.chronicle.events
    return case


def companies(b: Battle, side: int) -> int:
    """What a side has on the map."""
    return sum(int(b.strength[unit]) for unit in range(b.units()) if b.side[unit] == side and b.at[unit] >= 0)
