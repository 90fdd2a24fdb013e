"""Where a unit can get to in its move by legal actions, by which way and with what chance. Compiled.

The rules are the game's own: every step is tried on clones, with every face of every die, and with an enemy who lets it pass.
A way is fixed beforehand, as an order is: it arrives if the dice allow it to be gone as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import DONE, NONE, Action, Choices, pack, unit_of, verb_of
from grognard.engine.dice import NeedDice, ScriptedDice
from grognard.engine.game import AnyGame
from grognard.engine.marching import Marching
from grognard.engine.state import ALLOWED, NOBODY, Side, State, Unit

MOST_TRIED: Final[i64] = 2000  # actions of a search: far beyond what a move can take
EQUAL: Final = 1e-9  # chances are sums of sixths
MOST_KEPT: Final[i64] = 3  # ways that lead to the same stance, none better than another in all


class Course:
    """One course of the dice so far: how likely it is, and how things stand after it."""

    def __init__(self, chance: float, state: State) -> None:
        self.chance = chance
        self.state = state


class Way:
    """A way to a place: its last action after the way before, and every course of the dice by which it gets there."""

    def __init__(self, before: Way | None, action: Action) -> None:
        self.before = before
        self.action = action
        self.place: i64 = NONE  # to which it leads
        self.stance: i64 = NONE
        self.courses: list[Course] = []
        self.chance = 0.0
        self.points = 0.0  # left on arrival, summed over the courses as they are likely
        self.danger: list[Action] = []  # of enemies, at the last step
        # the units that may fire on the way
        self.shooters: set[i64] = before.shooters if before is not None else set()
        self.throws = False  # whether a die falls at the last step

    def arrive(self, chance: float, state: State, points: i64) -> None:
        self.courses.append(Course(chance, state))
        self.add(chance, points)

    def add(self, chance: float, points: i64) -> None:
        self.chance += chance
        self.points += chance * float(points)

    def steps(self) -> list[Way]:
        """The way as far as each of its actions, this one last."""
        found: list[Way] = []
        way: Way | None = self
        while way is not None and way.before is not None:
            found.append(way)
            way = way.before
        found.reverse()
        return found

    def is_sure(self) -> bool:
        """Whether nothing is thrown and nobody may fire: it can be taken back."""
        return not any(step.throws or step.danger for step in self.steps())

    def is_no_better_than(self, other: Way) -> bool:
        """It is no surer, leaves no more points, and passes no fewer enemies who may fire."""
        surer = self.chance > other.chance + EQUAL or self.points > other.points + EQUAL
        return not surer and len(other.shooters) <= len(self.shooters)

    def is_preferable_to(self, other: Way) -> bool:
        """As an order: the surer way, then the one that meets less fire, then the one that leaves more points."""
        if abs(self.chance - other.chance) > EQUAL:
            return self.chance > other.chance
        if len(self.shooters) != len(other.shooters):
            return len(self.shooters) < len(other.shooters)
        return self.points > other.points + EQUAL


class Search:
    """All ways of one unit."""

    def __init__(self, game: AnyGame, marching: Marching[Any], state: State, unit: Unit) -> None:
        self.game = game
        self.marching = marching
        self.unit: Unit = unit
        self.side: Side = state.decider
        self.best: dict[i64, Way] = {}  # by place
        self.kept: dict[i64, list[Way]] = {}  # by stance
        self.tried: i64 = 0
        self.start = Way(None, NONE)
        self.start.arrive(1.0, state, 0)

    def run(self) -> list[Way]:
        waiting = [self.start]
        while waiting and self.tried < MOST_TRIED:
            following: list[Way] = []
            for way in waiting:
                for action in self.next_actions(way):
                    further = self.go_on(way, action)
                    if further.courses and self.keep(further):
                        following.append(further)
            waiting = following
        return list(self.best.values())

    def next_actions(self, way: Way) -> list[Action]:
        """The actions of the unit that can follow in the course that leaves it most."""
        richest = way.courses[0].state
        for course in way.courses:
            if self.marching.points(course.state, self.unit) > self.marching.points(richest, self.unit):
                richest = course.state
        choices = Choices()
        if richest.decider == self.side:
            self.game.offer(richest, choices)
        return [a for a in choices.actions if unit_of(a) == self.unit and self.marching.takes(verb_of(a))]

    def go_on(self, way: Way, action: Action) -> Way:
        """The way with one action more; without a course where the dice never let it be taken."""
        self.tried += 1
        further = Way(way, action)
        for course in way.courses:
            if may_go_on(self.game, self.marching, course.state, self.side, action):
                self.throw_all(course, action, further)
        return further

    def throw_all(self, course: Course, action: Action, further: Way) -> None:
        """The action with every face of every die it throws."""

        def carry_out(state: State, dice: ScriptedDice) -> None:
            self.game.apply(state, action, dice)
            self.let_pass(state, dice, further)

        found = every_throw(course, carry_out, self.marching)
        further.throws = further.throws or len(found) > 1
        for after in found:
            self.enter(after.state, after.chance, action, further)

    def let_pass(self, state: State, dice: ScriptedDice, further: Way) -> None:
        """An enemy who may fire does not; who may is noted."""
        while self.marching.is_answered(state):
            answers = Choices()
            self.game.offer(state, answers)
            for answer in answers.actions:
                if verb_of(answer) != DONE and answer not in further.danger:
                    further.danger.append(answer)
                    further.shooters = further.shooters | {unit_of(answer)}
            self.game.apply(state, pack(DONE), dice)

    def enter(self, state: State, chance: float, action: Action, further: Way) -> None:
        """A course in which the action did what it was to do. Courses in which the unit fares alike are one."""
        marching, unit = self.marching, self.unit
        stance, points = marching.stance(state, unit), marching.points(state, unit)
        if stance == NONE or not marching.has_gone(state, action, unit):
            return
        if further.stance == NONE:
            further.stance = stance
            further.place = marching.place(state, unit)
        for course in further.courses:
            if fares_alike(marching, course.state, state, unit):
                course.chance += chance
                further.add(chance, points)
                return
        further.arrive(chance, state, points)

    def keep(self, way: Way) -> bool:
        """Whether the way is worth going on with: no other that leads to the same stance is better in all."""
        known = self.kept.get(way.stance, [])
        for other in known:
            if way.is_no_better_than(other):
                return False
        better = [other for other in known if not other.is_no_better_than(way)]
        if i64(len(better)) >= MOST_KEPT:
            return False
        self.kept[way.stance] = [*better, way]
        best = self.best.get(way.place)
        if best is None or way.is_preferable_to(best):
            self.best[way.place] = way
        return True


def every_throw(
    course: Course, carry_out: Callable[[State, ScriptedDice], None], marching: Marching[Any]
) -> list[Course]:
    """What a course leads to with every face of every die. Dice that fall when the movement is over are those of what comes
    next: none of them is thrown."""
    found: list[Course] = []
    untried: list[list[int]] = [[]]
    chances = [course.chance]
    while untried:
        faces, chance = untried.pop(), chances.pop()
        after = course.state.clone()
        try:
            carry_out(after, ScriptedDice(faces))
        except NeedDice as need:
            if not marching.is_over(after):
                for face in range(1, need.sides + 1):
                    untried.append([*faces, face])
                    chances.append(chance / need.sides)
                continue
        found.append(Course(chance, after))
    return found


def may_go_on(game: AnyGame, marching: Marching[Any], state: State, side: Side, action: Action) -> bool:
    """Whether a course of the dice still allows the next action of a way."""
    if marching.is_over(state) or state.decider != side:
        return False
    return game.objection(state, action) == ALLOWED


def fares_alike(marching: Marching[Any], one: State, other: State, unit: Unit) -> bool:
    if marching.points(one, unit) != marching.points(other, unit):
        return False
    return marching.condition(one, unit) == marching.condition(other, unit)


def ways_of(game: AnyGame, state: State, unit: Unit) -> list[Way]:
    """The best way of a unit to every other place it can get to now; none where its side has no move to make."""
    marching = game.marching
    if state.decider == NOBODY or marching is None or not marching.is_there(state, unit):
        return []
    start = marching.place(state, unit)
    return [way for way in Search(game, marching, state, unit).run() if way.place != start]
