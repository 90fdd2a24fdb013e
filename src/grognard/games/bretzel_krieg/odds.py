"""Bretzel Krieg !: the exact odds of fire and of an air attack, from the tallies, losses and retreats of the rules themselves.

They go as far as the dice: where the owner of a unit chooses its retreat, what comes after that choice is his.
"""

from __future__ import annotations

from fractions import Fraction

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, amount_of, target_of, unit_of, verb_of
from grognard.engine.chronicle import Chronicle
from grognard.engine.dice import HeldDice, WatchedDice
from grognard.engine.odds import Case, Fate, Odds, Prospect, Total
from grognard.engine.state import ALLOWED, Unit
from grognard.engine.tally import Line, OddsTally
from grognard.games.bretzel_krieg.air import throw_flak, under_attack
from grognard.games.bretzel_krieg.breakthrough import breakthrough_objection
from grognard.games.bretzel_krieg.fire import (
    dice_at,
    hit_rule,
    hits_in,
    ones_in,
    suffer,
    test_cohesion,
    throw_fire,
)
from grognard.games.bretzel_krieg.retreat import can_step_back, retreat_asked
from grognard.games.bretzel_krieg.rules import COHESION_TEST
from grognard.games.bretzel_krieg.state import ANSWERING, ARMOURED, RUNNING, Battle
from grognard.games.bretzel_krieg.vocabulary import AIR, DONE, FIRE, FLAK

NO_DIE = HeldDice(1)  # odds throw none


def odds(b: Battle, action: Action) -> Odds | None:
    verb = verb_of(action)
    if verb == FIRE:
        return fire_odds(b, unit_of(action), b.unit_at(target_of(action)))
    if verb == AIR:
        return air_odds(b, amount_of(action), target_of(action))
    if verb == FLAK:
        return flak_odds(b, amount_of(action))
    if verb == DONE and b.phase == ANSWERING:
        return air_odds(b, b.air_dice, b.air_at)
    return None


class Volley:
    """What dice of fire can do to one target: results, each with the number of ways it comes."""

    def __init__(self, b: Battle, firer: Unit, target: Unit, thrown: i64) -> None:
        self.fire = OddsTally()
        throw_fire(hit_rule(b, firer, target), thrown, NO_DIE, self.fire)
        self.results: list[Result] = []
        most = int(thrown)
        for total, ways in enumerate(self.fire.ways):
            if ways:
                hits, ones = int(hits_in(total)), int(ones_in(total))
                tests = OddsTally()
                test_cohesion(b.vc[target], hits, NO_DIE, tests)
                for failed, times in enumerate(tests.ways):
                    if (
                        times
                    ):  # every volley has as many cohesion dice as dice of fire: those without a hit count for nothing
                        self.add(b, firer, target, tests.least + failed, ones, ways * times * 6 ** (most - hits))

    def add(self, b: Battle, firer: Unit, target: Unit, failed: int, ones: int, ways: int) -> None:
        result = Result(b, firer, target, failed, ones)
        for known in self.results:
            if known.same(result):
                known.ways += ways
                return
        result.ways = ways
        self.results.append(result)

    def total(self, key: str, side: int) -> Total:
        """The hits alone, as a reader counts them; each is a die of the cohesion test."""
        shown = OddsTally()
        shown.kept = [Line(line.rule, 0, 1, 0) for line in self.fire.kept]
        shown.ways = [0] * (len(shown.kept) + 1)
        for total, ways in enumerate(self.fire.ways):
            if ways:
                shown.ways[hits_in(total)] += ways
        found = Total(key, side, shown)
        found.dice_rule, found.most_dice = int(COHESION_TEST), len(shown.kept)
        return found

    def chance(self, found: list[bool]) -> Fraction:
        """The chance of the results for which something was found."""
        fitting = sum(result.ways for result, fits in zip(self.results, found, strict=True) if fits)
        return Fraction(fitting, sum(result.ways for result in self.results))

    def prospects(self, b: Battle, target: Unit) -> list[Prospect]:
        results = self.results
        ways = sum(result.ways for result in results)
        lost = Fraction(sum(result.ways * result.lost for result in results), ways)
        unit = int(target)
        return [
            Prospect("loses", unit, self.chance([result.lost > 0 for result in results]), True),
            Prospect("falls", unit, self.chance([result.falls for result in results]), True),
            Prospect("retreats", unit, self.chance([result.steps > 0 for result in results]), True),
            Prospect("lost", unit, lost, False),
        ]


class Result:
    """What failed tests and ones bring about: the rules' own losses and retreat, on a clone."""

    def __init__(self, b: Battle, firer: Unit, target: Unit, failed: int, ones: int) -> None:
        trial = b.clone()
        trial.chronicle = chronicle = Chronicle(WatchedDice(NO_DIE))
        trial.firer = firer
        trial.vacated = b.at[target]
        suffer(trial, target, failed, ones)
        self.steps = int(trial.steps)  # of retreat, as far as there is a way
        if trial.steps > 0 and not can_step_back(trial):
            self.steps = 0
        self.steps_to_choose = 0
        if trial.steps > 0 and retreat_asked(trial):
            self.steps_to_choose = int(trial.steps)
            trial.at[target] = NONE  # wherever its owner takes it, it leaves this place
        self.ways = 0
        self.lost = int(b.vc[target] - trial.vc[target])
        self.falls = trial.vc[target] == 0
        self.opens = firer != NONE and trial.grade == RUNNING and breakthrough_objection(trial, firer) == ALLOWED
        self.events = chronicle.events

    def same(self, other: Result) -> bool:
        """Also told in the same way: an element lost to a blocked retreat is not one lost to a test."""
        told, other_told = [event.code for event in self.events], [event.code for event in other.events]
        return (self.lost, self.steps, self.opens, told) == (other.lost, other.steps, other.opens, other_told)


# -- cases ---------------------------------------------------------------------------------------------------------------
def volley_cases(b: Battle, target: Unit, volley: Volley) -> list[Case]:
    """One for each result, with all that is told of it."""
    cases: list[Case] = []
    for result in sorted(volley.results, key=lambda result: (result.lost, result.steps)):
        case = Case(result.lost)
        case.ways = result.ways
        case.losses[b.side[target]] = result.lost
        case.lost = [int(target)] if result.falls else []
        case.taken_by = int(b.active) if result.opens else case.taken_by
        case.events = result.events
        if result.steps_to_choose > 0:
            case.fates = [Fate("retreats", int(target), result.steps_to_choose)]
        cases.append(case)
    return cases


def together(cases: list[Case], others: list[Case]) -> list[Case]:
    """What two volleys do, by the losses of either side; which units retreat is told by their prospects."""
    found: dict[tuple[int, ...], Case] = {}
    for case in cases:
        for other in others:
            losses = [own + more for own, more in zip(case.losses, other.losses, strict=True)]
            joint = found.setdefault(tuple(losses), Case(sum(losses)))
            joint.losses = losses
            joint.ways += case.ways * other.ways
            for unit, ways in [*falls_in(case, other.ways), *falls_in(other, case.ways)]:
                joint.may_fall[unit] = joint.may_fall.get(unit, 0) + ways
    for joint in found.values():
        joint.lost = sorted(unit for unit, ways in joint.may_fall.items() if ways == joint.ways)
        joint.may_fall = {unit: ways for unit, ways in joint.may_fall.items() if ways < joint.ways}
    return sorted(found.values(), key=lambda case: (case.least, case.losses))


def falls_in(case: Case, times: int) -> list[tuple[int, int]]:
    """The units that fall in a case, and in how many ways each, weighting the case by `times`."""
    certain = [(unit, case.ways * times) for unit in case.lost]
    return certain + [(unit, ways * times) for unit, ways in case.may_fall.items()]


def nothing() -> Case:
    case = Case(0)
    case.ways = 1
    return case


def fire_odds(b: Battle, unit: Unit, target: Unit) -> Odds:
    volley = Volley(b, unit, target, dice_at(b, unit, target))
    found = Odds([volley.total("fire", int(b.active))], int(b.active))
    found.cases = volley_cases(b, target, volley)
    found.prospects = volley.prospects(b, target)
    if b.kind[unit] == ARMOURED:
        opens = volley.chance([result.opens for result in volley.results])
        found.prospects.append(Prospect("breaks-through", int(unit), opens, True))
    return found


def air_odds(b: Battle, strength: i64, place: i64) -> Odds:
    """For every unit under the attack, if nothing drives it off: what the other side holds against it is a secret."""
    found = Odds([], int(b.active))
    for unit in range(b.units()):
        if under_attack(b, unit, place):
            volley = Volley(b, NONE, unit, strength)
            total = volley.total("bombs", int(b.active))
            total.unit = int(unit)
            found.totals.append(total)
            found.prospects += volley.prospects(b, unit)
            struck = volley_cases(b, unit, volley)
            found.cases = together(found.cases, struck) if found.cases else struck
    found.cases = found.cases or [nothing()]
    return found


def flak_odds(b: Battle, strength: i64) -> Odds:
    """What the attack still does when such an asset answers it."""
    found = air_odds(b, b.air_dice, b.air_at)
    tally = OddsTally()
    throw_flak(strength, NO_DIE, tally)
    missed, hit = tally.ways
    driven_off = Fraction(hit, missed + hit)
    for prospect in found.prospects:
        prospect.value *= 1 - driven_off
    found.totals.insert(0, Total("flak", int(b.decider), tally))
    found.prospects.insert(0, Prospect("driven-off", int(NONE), driven_off, True))
    found.cases = [kept_away(hit * found.all_ways()), *[came_through(case, missed) for case in found.cases]]
    return found


def kept_away(ways: int) -> Case:
    case = nothing()
    case.ways = ways
    case.fates = [Fate("driven-off", int(NONE), 0)]
    return case


def came_through(case: Case, times: int) -> Case:
    case.ways *= times
    case.may_fall = {unit: ways * times for unit, ways in case.may_fall.items()}
    return case
