"""What a way costs if every enemy who may fire at it does: exact, by the rules' own code, throw by throw. Compiled."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.engine.actions import DONE, NONE, Action, Choices, verb_of
from grognard.engine.dice import ScriptedDice
from grognard.engine.game import AnyGame
from grognard.engine.marching import Marching
from grognard.engine.state import Side, State, Unit
from grognard.orders.ways import Course, Way, every_throw, fares_alike, may_go_on


class Toll:
    """All courses of a way under all the fire it may meet."""

    def __init__(self, game: AnyGame, marching: Marching[Any], state: State, unit: Unit) -> None:
        self.game = game
        self.marching = marching
        self.unit: Unit = unit
        self.side: Side = state.decider
        self.before = state
        self.under_way = [Course(1.0, state)]
        self.stopped: list[Course] = []  # short of the end of the way

    def follow(self, way: Way) -> None:
        for step in way.steps():
            self.take(step.action)

    def take(self, action: Action) -> None:
        """The next action, in every course that still allows it."""
        going, self.under_way = self.under_way, []
        for course in going:
            if may_go_on(self.game, self.marching, course.state, self.side, action):
                self.throw_all(course, action, action)
            else:
                self.enter(self.stopped, course.chance, course.state)

    def throw_all(self, course: Course, action: Action, step: Action) -> None:
        """An action of either side with every face of every die it throws; the enemy goes on firing as long as he may."""

        def carry_out(state: State, dice: ScriptedDice) -> None:
            self.game.apply(state, action, dice)

        for after in every_throw(course, carry_out, self.marching):
            self.settle(after.state, after.chance, step)

    def settle(self, state: State, chance: float, step: Action) -> None:
        answer = self.next_shot(state)
        if answer != NONE:
            self.throw_all(Course(chance, state), answer, step)
        elif self.marching.has_gone(state, step, self.unit):
            self.enter(self.under_way, chance, state)
        else:
            self.enter(self.stopped, chance, state)

    def next_shot(self, state: State) -> Action:
        """What the enemy does next: he fires with the first who may, and says that he is done when nobody is left."""
        if not self.marching.is_answered(state):
            return NONE
        choices = Choices()
        self.game.offer(state, choices)
        done: Action = NONE
        for action in choices.actions:
            if verb_of(action) != DONE:
                return action
            done = action
        return done

    def enter(self, courses: list[Course], chance: float, state: State) -> None:
        """Courses in which the unit fares alike are one."""
        for course in courses:
            same_place = self.marching.place(course.state, self.unit) == self.marching.place(state, self.unit)
            same_decider = course.state.decider == state.decider
            if same_place and same_decider and fares_alike(self.marching, course.state, state, self.unit):
                course.chance += chance
                return
        courses.append(Course(chance, state))

    # -- what came of it -------------------------------------------------------------------------------------------
    def arrives(self) -> float:
        return sum([course.chance for course in self.under_way])

    def lost(self) -> float:
        """What the unit loses on average, in the unit in which the game counts losses."""
        return sum([course.chance * float(self.loss_in(course.state)) for course in self.all()])

    def eliminated(self) -> float:
        return sum([course.chance for course in self.all() if self.marching.place(course.state, self.unit) == NONE])

    def suffers(self) -> float:
        """The chance to lose anything."""
        return sum([course.chance for course in self.all() if self.loss_in(course.state) > 0])

    def pinned(self) -> float:
        """The chance to be stopped for good without being lost: fixed, routed, held."""
        return sum([c.chance for c in self.stopped if self.marching.place(c.state, self.unit) != NONE])

    def all(self) -> list[Course]:
        return [*self.under_way, *self.stopped]

    def loss_in(self, state: State) -> i64:
        return self.marching.strength(self.before, self.unit) - self.marching.strength(state, self.unit)


def toll_of(game: AnyGame, state: State, unit: Unit, way: Way) -> Toll:
    marching = game.marching
    assert marching is not None
    toll = Toll(game, marching, state, unit)
    toll.follow(way)
    return toll
