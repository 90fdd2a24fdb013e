"""Vimy: the exact odds of a shot and of a melee with all that follows, by the rules' own code on clones, throw by throw.

They end where a player decides. Of a melee in which an owner chooses who takes a loss they tell the losses and no more. Of a
unit whose owner chooses its way of rout they tell that it routs, and so of every unit that routs after it, for its way may
depend on that choice.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, target_of, unit_of, verb_of
from grognard.engine.dice import NO_DIE, NeedDice, ScriptedDice
from grognard.engine.odds import Case, Fate, Odds, Prospect, Total
from grognard.engine.state import ALLOWED, NOBODY, Unit
from grognard.engine.tally import OddsTally
from grognard.games.vimy.after_the_melee import opponents_left, write_off
from grognard.games.vimy.aiming import distance_of_fire, suppresses, why_test
from grognard.games.vimy.board import Hex
from grognard.games.vimy.charts import WEAKER_SURRENDERS
from grognard.games.vimy.combat import combat_asks, take_stock, under_way
from grognard.games.vimy.fire import fire_score, first_under_fire, shoot
from grognard.games.vimy.melee import fight, melee_chart, melee_score, weaker
from grognard.games.vimy.morale import DIE, morale_score
from grognard.games.vimy.opportunity_fire import react
from grognard.games.vimy.rout import offer_rout
from grognard.games.vimy.state import (
    EXPOSED,
    FIXED,
    LOST,
    LOST_NOW,
    ROUTING,
    SURRENDERED,
    TANK,
    TO_TEST,
    UNDER_FIRE,
    UNDERGROUND,
    Battle,
)
from grognard.games.vimy.vocabulary import FIRE, MELEE, REACT, STAY

ASIDE: Final[Hex] = -9  # where a unit is put while its way of rout is still to be chosen


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


# -- throws ----------------------------------------------------------------------------------------------------------------
class Throw:
    """Faces that stand for all throws with the same result, and how many of them there are among throws of N dice."""

    def __init__(self, faces: list[int], after: Battle) -> None:
        self.faces = faces
        self.ways = 1
        self.dice = len(faces)
        self.after = after


def all_throws(b: Battle, watched: vec[i64], hex_: Hex) -> list[Throw]:
    """Every result that the next thing of a fight can have."""
    found: dict[tuple[int, ...], Throw] = {}
    untried: list[list[int]] = [[]]
    while untried:
        faces = untried.pop()
        after = b.clone()
        try:
            combat_asks(after, ScriptedDice(faces))
        except NeedDice as need:
            untried += [[*faces, face] for face in range(1, need.sides + 1)]
            continue
        throw = Throw(faces, after)
        known = found.setdefault(fight_key(after, watched, hex_, True), throw)
        if known is not throw:
            known.dice, known.ways = added(known.dice, known.ways, throw.dice, throw.ways)
    return list(found.values())


def added(dice: int, ways: int, other_dice: int, other_ways: int) -> tuple[int, int]:
    """Ways of two numbers of dice together, as ways of the greater one."""
    most = max(dice, other_dice)
    faces = len(DIE)
    return most, ways * faces ** (most - dice) + other_ways * faces ** (most - other_dice)


def fight_key(b: Battle, watched: vec[i64], hex_: Hex, fixed_too: bool) -> tuple[int, ...]:
    """How the fight in a hex stands, in so far as it matters for its going on and for what is told of it."""
    marks = UNDER_FIRE | TO_TEST | LOST_NOW | (FIXED if fixed_too else 0)
    key = [int(b.routing), int(b.rout_steps), int(b.shot_at), int(b.melee_at), int(b.melee_stage)]
    key += [int(b.due_attacker), int(b.due_defender)]
    for unit in watched:
        key.append(int(b.at[unit]))
        key.append(int(b.strength[unit] << 2 | (b.status[unit] if b.at[unit] != hex_ else EXPOSED)))
        key.append(int(b.marks[unit] & marks))
    return tuple(key)


# -- branches --------------------------------------------------------------------------------------------------------------
class Branch:
    """One course of a fight: how it stands, and how many throws of its dice lead to that."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.ways = 1
        self.dice = 0
        self.result: i64 = NONE  # of the melee's die
        self.margin = 0  # by that die
        self.to_choose = [0, 0]  # by side: losses whose owner chooses the unit
        self.routed: list[int] = []
        self.open = False  # the way of a rout is to be chosen
        self.may_stay = False  # such a rout may end where it began

    def after(self, throw: Throw) -> Branch:
        branch = Branch(self.battle.clone())
        combat_asks(branch.battle, ScriptedDice(throw.faces))
        branch.ways = self.ways * throw.ways
        branch.dice = self.dice + throw.dice
        branch.result = self.result
        branch.margin = self.margin
        branch.to_choose = self.to_choose
        branch.routed = self.routed
        branch.open = self.open
        branch.may_stay = self.may_stay
        return branch

    def key(self, watched: vec[i64], hex_: Hex, fixed_too: bool) -> tuple[int, ...]:
        told = (int(self.result), *self.to_choose, int(self.open), int(self.may_stay), len(self.routed), *self.routed)
        return told + fight_key(self.battle, watched, hex_, fixed_too)

    def is_over(self) -> bool:
        """Also where a loss is to be chosen: the tests of morale come after the choice."""
        b = self.battle
        return not under_way(b) or (sum(self.to_choose) > 0 and b.due_attacker + b.due_defender == 0)

    def leave_open(self, hex_: Hex) -> None:
        """A choice is its owner's, and the odds of it end here. Only a rout that has not begun may end in the hex it is in."""
        b = self.battle
        if b.ask == ROUTING:
            choices = Choices()
            offer_rout(b, choices)
            stays = any(verb_of(action) == STAY for action in choices.actions)
            self.set_aside(stays and b.at[b.routing] == hex_)
        else:
            self.to_choose = [1 if side == b.decider else due for side, due in enumerate(self.to_choose)]
            write_off(b, b.decider)

    def set_aside(self, may_stay: bool) -> None:
        """Wherever its owner takes it, a routed unit is out of the fight."""
        b = self.battle
        self.open = True
        self.may_stay = self.may_stay or may_stay
        b.put(b.routing, ASIDE)
        b.routing = NONE
        b.rout_steps = 0


class Fight:
    """All courses of a shot or a melee in one hex."""

    def __init__(self, start: Battle, hex_: Hex) -> None:
        self.start = start
        self.hex: Hex = hex_
        self.fighters = [unit for unit in range(start.units()) if is_in_danger(start, unit, hex_)]
        self.few = max([start.side[unit] for unit in self.fighters].count(side) for side in range(2)) <= 1
        self.watched = vec[i64](self.fighters)
        if (
            start.ground.automatic_surrender
        ):  # AUTOMATIC_SURRENDER: units that may be shut in by the loss of an entrance
            for unit in range(start.units()):
                if start.at[unit] >= 0 and start.status[unit] == UNDERGROUND:
                    self.watched = append(self.watched, unit)
        # At each unit under fire; they do not depend on what befell the others.
        self.throws: dict[int, list[Throw]] = {}
        self.ended: dict[tuple[int, ...], Branch] = {}

    def follow(self, beginnings: list[Branch]) -> None:
        at_a_die: dict[tuple[int, ...], Branch] = {}
        for branch in beginnings:
            self.settle(branch, at_a_die)
        while at_a_die:
            following: dict[tuple[int, ...], Branch] = {}
            for branch in at_a_die.values():
                for throw in self.throws_of(branch.battle):
                    self.settle(branch.after(throw), following)
            at_a_die = following

    def throws_of(self, b: Battle) -> list[Throw]:
        if b.routing != NONE or b.shot_at == NONE:
            return all_throws(b, self.watched, self.hex)
        target = int(first_under_fire(b))
        if target not in self.throws:
            self.throws[target] = all_throws(b, self.watched, self.hex)
        return self.throws[target]

    def settle(self, branch: Branch, at_a_die: dict[tuple[int, ...], Branch]) -> None:
        """Goes on as far as no die is thrown, and adds the branch to those that stand alike."""
        while True:
            b = branch.battle
            if b.routing != NONE and b.routing not in branch.routed:
                branch.routed = sorted([*branch.routed, int(b.routing)])
            if b.routing != NONE and branch.open:
                branch.set_aside(b.at[b.routing] == self.hex)
            if not branch.open:
                take_stock(b)
            if branch.is_over():
                self.enter(self.ended, branch)
                return
            ahead = b.clone()
            try:
                asked = combat_asks(ahead, ScriptedDice([]))
            except NeedDice:
                self.enter(at_a_die, branch)
                return
            branch.battle = ahead
            if asked:
                branch.leave_open(self.hex)

    def enter(self, branches: dict[tuple[int, ...], Branch], branch: Branch) -> None:
        known = branches.setdefault(branch.key(self.watched, self.hex, self.few), branch)
        if known is not branch:
            known.dice, known.ways = added(known.dice, known.ways, branch.dice, branch.ways)

    # -- telling -------------------------------------------------------------------------------------------------------
    def level(self) -> list[Branch]:
        """The ends, all as ways of as many dice."""
        most = max(branch.dice for branch in self.ended.values())
        for branch in self.ended.values():
            branch.dice, branch.ways = added(most, 0, branch.dice, branch.ways)
        return list(self.ended.values())

    def lost_in(self, branch: Branch, unit: Unit) -> int:
        """Companies that fell or surrendered."""
        b = branch.battle
        left = 0 if b.at[unit] == SURRENDERED else b.strength[unit]
        return int(self.start.strength[unit] - left)

    def case(self, branch: Branch) -> Case:
        b = branch.battle
        case = Case(0)
        case.ways = branch.ways
        case.to_choose = branch.to_choose
        case.losses = branch.to_choose[:]
        for unit in self.watched:
            case.losses[self.start.side[unit]] += self.lost_in(branch, unit)
            if b.at[unit] == LOST or b.at[unit] == SURRENDERED:
                case.lost.append(int(unit))
        case.taken_by = self.taken_by(branch)
        return case

    def taken_by(self, branch: Branch) -> int:
        """Who alone is left in a hex in which both stood."""
        contested = self.start.holds(0, self.hex) and self.start.holds(1, self.hex)
        for side in range(2):
            if contested and not branch.may_stay and not branch.battle.holds(1 - side, self.hex):
                return side if branch.battle.holds(side, self.hex) else int(NOBODY)
        return int(NOBODY)

    def chance(self, fitting: list[bool], ends: list[Branch]) -> Fraction:
        ways = sum(branch.ways for branch in ends)
        return Fraction(sum(branch.ways for branch, fits in zip(ends, fitting, strict=True) if fits), ways)

    def prospects(self, unit: Unit, ends: list[Branch]) -> list[Prospect]:
        ways = sum(branch.ways for branch in ends)
        lost = Fraction(sum(self.lost_in(branch, unit) * branch.ways for branch in ends), ways)
        places = [branch.battle.at[unit] for branch in ends]
        number = int(unit)
        return [
            Prospect("lost", number, lost, False),
            Prospect("eliminated", number, self.chance([place == LOST for place in places], ends), True),
            Prospect("surrenders", number, self.chance([place == SURRENDERED for place in places], ends), True),
            Prospect("routed", number, self.chance([unit in branch.routed for branch in ends], ends), True),
        ]


def is_in_danger(b: Battle, unit: Unit, hex_: Hex) -> bool:
    """Under fire, or in the hex of a melee; tanks never come to harm."""
    if b.shot_at != NONE:
        return b.marked(unit, UNDER_FIRE)
    return b.at[unit] == hex_ and b.status[unit] != UNDERGROUND and b.kind[unit] != TANK


# -- telling ---------------------------------------------------------------------------------------------------------------
def told(case: Case) -> list[tuple[int, str, int]]:
    return [(fate.unit, fate.key, fate.amount) for fate in case.fates]


def put_together(cases: list[Case], few: bool) -> list[Case]:
    """Equal results in one case; with few in the fight they are equal only if each unit fares the same."""
    found: dict[tuple[object, ...], Case] = {}
    for case in cases:
        fates = [fate for fate in told(case) if few or fate[0] < 0]
        key = (case.least, tuple(case.losses), tuple(case.to_choose), case.taken_by, tuple(fates))
        known = found.setdefault(key, case)
        if known is not case:
            join(known, case)
    return sorted(found.values(), key=lambda case: (case.least, case.losses))


def join(case: Case, other: Case) -> None:
    """A case tells of each unit what befalls it in all of the case's ways."""
    for unit in set(case.lost) ^ set(other.lost):
        ways = case.ways if unit in case.lost else case.may_fall.pop(unit, 0)
        case.may_fall[unit] = ways + (other.ways if unit in other.lost else 0)
    case.lost = [unit for unit in case.lost if unit in other.lost]
    fates = told(other)
    case.fates = [fate for fate in case.fates if (fate.unit, fate.key, fate.amount) in fates]
    case.ways += other.ways


# -- a shot ----------------------------------------------------------------------------------------------------------------
def shot_odds(b: Battle) -> Odds:
    """At one unit everything that can become of it; at a stack what falls in all, and the prospects of each."""
    hex_ = b.shot_at
    course = Fight(b, hex_)
    under_fire = course.fighters
    course.follow([Branch(b.clone())])
    ends = course.level()
    side = int(b.side[under_fire[0]])
    found = Odds([total for unit in under_fire for total in totals_against(b, unit)], 1 - side)
    cases: list[Case] = []
    for branch in ends:
        case = course.case(branch)
        case.least = case.most = case.losses[side]
        case.fates = [fate for unit in under_fire for fate in fates_under_fire(course, branch, unit)]
        if len(under_fire) > 1:
            case.fates.insert(0, Fate("lost", -1, case.losses[side]))
        case.fates += left_open(branch)
        cases.append(case)
    found.cases = put_together(cases, len(under_fire) == 1)
    for unit in under_fire:
        found.prospects += course.prospects(unit, ends)
        found.prospects.append(Prospect("fixed", int(unit), chance_to_fix(course.throws[int(unit)], unit), True))
    return found


def chance_to_fix(throws: list[Throw], unit: Unit) -> Fraction:
    found = Fraction(0)
    for throw in throws:
        if throw.after.at[unit] >= 0 and throw.after.routing != unit and throw.after.marked(unit, FIXED):
            found += Fraction(throw.ways, len(DIE) ** throw.dice)
    return found


def fates_under_fire(course: Fight, branch: Branch, unit: Unit) -> list[Fate]:
    b, start, number = branch.battle, course.start, int(unit)
    if b.at[unit] == LOST and unit not in branch.routed:
        return [Fate("eliminated", number, 0)]
    lost = int(start.strength[unit] - b.strength[unit])
    fates = [Fate("hit", number, lost) if lost > 0 else Fate("missed", number, 0)]
    fates += rout_fates(branch, unit)
    if unit not in branch.routed and b.at[unit] >= 0:
        distance = distance_of_fire(start, start.shooter, course.hex)
        if b.marked(unit, FIXED):
            fates.append(Fate("fixed", number, 0))
        elif why_test(start, start.shooter, distance, lost) != ALLOWED and start.kind[unit] != TANK:
            fates.append(Fate("steady", number, 0))
    return fates


def rout_fates(branch: Branch, unit: Unit) -> list[Fate]:
    """Tells that a unit routs, and how that ends where no choice is left."""
    b = branch.battle
    fates: list[Fate] = []
    if unit in branch.routed:
        fates.append(Fate("routed", int(unit), 0))
    if b.at[unit] == SURRENDERED:
        fates.append(Fate("surrendered", int(unit), int(b.strength[unit])))
    elif b.at[unit] == LOST:
        fates.append(Fate("eliminated", int(unit), 0))
    return fates


def left_open(branch: Branch) -> list[Fate]:
    """Where a player decides the odds end, and say so."""
    fates: list[Fate] = []
    if sum(branch.to_choose) > 0:
        fates.append(Fate("chosen", -1, sum(branch.to_choose)))
    if branch.open:
        fates.append(Fate("open", -1, 0))
    return fates


def totals_against(b: Battle, unit: Unit) -> list[Total]:
    """The score, unless the fire only suppresses, and the morale, to which the companies lost will be added."""
    distance = distance_of_fire(b, b.shooter, b.at[unit])
    totals: list[Total] = []
    if not suppresses(b, b.shooter, unit, distance):
        score = OddsTally()
        fire_score(b, b.shooter, unit, distance, NO_DIE, score)
        totals.append(Total("score", 1 - int(b.side[unit]), score))
    return [*totals, morale_of(int(b.side[unit]))]


def morale_of(side: int) -> Total:
    morale = OddsTally()
    morale_score(0, NO_DIE, morale)
    return Total("morale", side, morale)


# -- a melee -----------------------------------------------------------------------------------------------------------------
def melee_odds(b: Battle, hex_: Hex) -> Odds:
    """What the die brings, and then the morale of those who are left."""
    tally = OddsTally()
    melee_score(b, hex_, NO_DIE, tally)
    found = Odds([Total("melee", int(b.active), tally)], int(b.active))
    found.opposed = True
    if opponents_left(b, hex_):
        found.totals += [morale_of(side) for side in range(2)]
    course = Fight(b, hex_)
    course.follow(first_throws(b, hex_))
    ends = course.level()
    cases: list[Case] = []
    for branch in ends:
        case = course.case(branch)
        case.least = case.most = branch.margin
        case.fates = [Fate("melee", -1, int(branch.result))]
        for unit in course.fighters:
            case.fates += fates_in_melee(course, branch, unit)
        case.fates += left_open(branch)
        cases.append(case)
    found.cases = put_together(cases, course.few)
    for unit in course.fighters:
        found.prospects += course.prospects(unit, ends)
    return found


def first_throws(b: Battle, hex_: Hex) -> list[Branch]:
    """The margin: how many more companies the defender loses; the surrender of the weaker counts as 2."""
    branches: list[Branch] = []
    for face, result in enumerate(melee_chart(b, hex_), 1):
        branch = Branch(b.clone())
        fight(branch.battle, hex_, ScriptedDice([face]))
        branch.dice = 1
        branch.result = result
        branch.margin = int(branch.battle.due_defender - branch.battle.due_attacker)
        if result == WEAKER_SURRENDERS:
            branch.margin = -2 if weaker(b, hex_) == b.active else 2
        branches.append(branch)
    return branches


def fates_in_melee(course: Fight, branch: Branch, unit: Unit) -> list[Fate]:
    lost = int(course.start.strength[unit] - branch.battle.strength[unit])
    fates = rout_fates(branch, unit)
    return [Fate("hit", int(unit), lost), *fates] if lost > 0 and branch.battle.at[unit] != LOST else fates
