"""Bretzel Krieg ! as a game: its decisions by phase, and the interface to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices, amount_of, origin_of, pack, target_of, unit_of, verb_of
from grognard.engine.decision import Decision, Over
from grognard.engine.dice import Dice
from grognard.engine.game import Game, OptionSpec, Outcome, Reckoning
from grognard.engine.judgement import LONG_THOUGHT, Weighed
from grognard.engine.odds import Odds
from grognard.engine.reach import Reach
from grognard.engine.state import ALLOWED, Rule, Side
from grognard.games.bretzel_krieg import odds, view
from grognard.games.bretzel_krieg.air import Answering, Bombing, WithAircraft
from grognard.games.bretzel_krieg.beginning import Beginning
from grognard.games.bretzel_krieg.breakthrough import BreakingThrough
from grognard.games.bretzel_krieg.command import Allotting, Commanding, Designating
from grognard.games.bretzel_krieg.deployment import Deploying
from grognard.games.bretzel_krieg.entrenchments import Entrenching
from grognard.games.bretzel_krieg.fire import Firing
from grognard.games.bretzel_krieg.ground import place_of, x_of, y_of
from grognard.games.bretzel_krieg.invariants import broken
from grognard.games.bretzel_krieg.judgement.movement import weigh_moves
from grognard.games.bretzel_krieg.judgement.victory import LOOK_AHEAD, LOOK_FAR_AHEAD, appraise, clock
from grognard.games.bretzel_krieg.judgement.weigh import WEIGH
from grognard.games.bretzel_krieg.movement import Moving, reach_by_modes
from grognard.games.bretzel_krieg.notation import NOTATION
from grognard.games.bretzel_krieg.recruitment import Buying, Recruiting
from grognard.games.bretzel_krieg.retreat import Retreating
from grognard.games.bretzel_krieg.rules import RULES, TURN_SEQUENCE
from grognard.games.bretzel_krieg.scenario.table import option_specs, set_table
from grognard.games.bretzel_krieg.state import (
    ANNIHILATED,
    BUYING,
    DEPLOYING,
    ENTRENCHING,
    ENTRENCHMENT,
    MOVING,
    OVER,
    PHASES,
    RECRUITING,
    Battle,
)
from grognard.games.bretzel_krieg.victory import close, outcome, reckoning
from grognard.games.bretzel_krieg.vocabulary import AIR, BUY, DEPLOY, DONE, ENTER, EVENTS, MOVE, PLACE, REMARKS

# In the order of the phases; when it is over, nothing is asked.
DECISIONS: Final[list[Decision[Battle]]] = [
    Beginning(),
    Recruiting(),
    Buying(),
    Entrenching(),
    Deploying(),
    WithAircraft(Commanding()),
    WithAircraft(Allotting()),
    WithAircraft(Designating()),
    WithAircraft(Moving()),
    WithAircraft(Firing()),
    Retreating(),
    BreakingThrough(),
    Answering(),
    Bombing(),
    Over(),
]
TO_ANY_POINT: Final = [MOVE, DEPLOY, PLACE, ENTER, AIR]  # verbs of which not every legal action is listed


class BretzelKrieg(Game[Battle]):
    def __init__(self) -> None:
        sides = ["attacker", "defender"]
        super().__init__("bretzel-krieg", 2, sides, PHASES, NOTATION, EVENTS, RULES, TURN_SEQUENCE, DECISIONS, WEIGH)
        self.remarks = REMARKS

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, data: dict[str, Any], options: dict[str, Any]) -> Battle:
        return set_table(data, options)

    def options(self, data: dict[str, Any]) -> list[OptionSpec]:
        return option_specs(data)

    # -- deciding --------------------------------------------------------------------------------------------------
    def objection(self, b: Battle, action: Action) -> Rule:
        """The objection to `done` by the side that is not asked: nothing but the sequence."""
        if verb_of(action) == DONE and b.decider != self.decision(b).side(b):
            return self.sequence
        return super().objection(b, action)

    def cause(self, b: Battle, action: Action) -> Rule:
        """As the table stands: what a side's own turn would change of it is the matter of each decision, see turn.Step."""
        verb = verb_of(action)
        asked = self.decision(b)
        return (asked if asked.takes(verb) else self.answers[verb]).cause(b, action)

    def carry_on(self, b: Battle, dice: Dice) -> None:
        while b.phase != OVER:
            b.decider = b.active
            if b.grade == ANNIHILATED:
                close(b)
            elif DECISIONS[b.phase].asks(b, dice):
                return

    def lists_all(self, b: Battle, action: Action) -> bool:
        """Any tenth of a UD is a place to go, to deploy, to dig or to bomb: those meet objections, or are legal."""
        return verb_of(action) not in TO_ANY_POINT

    def reach(self, b: Battle, action: Action) -> Reach | None:
        """For a move the grade is the mode of action it takes."""
        if self.lists_all(b, action):
            return None
        if verb_of(action) == MOVE and b.phase == MOVING:
            return reach_by_modes(b, unit_of(action), origin_of(action))
        found = Reach(0, 0, b.terrain.width + 1, b.terrain.depth + 1)
        asked = self.decision(b)
        if asked.takes(verb_of(action)) and asked.side(b) == b.decider:
            for y in range(b.terrain.depth + 1):
                for x in range(b.terrain.width + 1):
                    if asked.objection(b, aimed_at(action, place_of(x, y))) == ALLOWED:
                        found.mark(x, y, 1)
        return found

    def nearest(self, b: Battle, action: Action) -> Action:
        found = self.reach(b, action)
        target = target_of(action)
        if found is None or target == NONE:
            return NONE
        point = found.nearest(x_of(target), y_of(target))
        return NONE if point is None else aimed_at(action, place_of(point[0], point[1]))

    def setting_up(self, b: Battle) -> bool:
        return b.phase in (RECRUITING, BUYING, ENTRENCHING, DEPLOYING)

    def outcome(self, b: Battle) -> Outcome | None:
        return outcome(b)

    def reckoning(self, b: Battle) -> Reckoning:
        return reckoning(b)

    def odds(self, b: Battle, action: Action) -> Odds | None:
        return odds.odds(b, action)

    # -- showing ---------------------------------------------------------------------------------------------------
    def secret(self, b: Battle, action: Action) -> bool:
        """AIR_SECRET: what was bought of air goods stays veiled to the end of the game."""
        return verb_of(action) == BUY and unit_of(action) != ENTRENCHMENT

    def view(self, b: Battle, viewer: Side) -> dict[str, Any]:
        return view.view(b, viewer)

    def imagine(self, b: Battle, viewer: Side, dice: Dice) -> Battle:
        return view.imagine(b, viewer, dice)

    # -- judging ---------------------------------------------------------------------------------------------------
    def weigh(self, b: Battle, weighed: Weighed) -> None:
        """To list the moves of all units would cost more than to weigh those of one."""
        if b.phase == MOVING:
            weigh_moves(b, Choices(), weighed)
        else:
            super().weigh(b, weighed)

    def appraise(self, b: Battle, side: Side) -> i64:
        return appraise(b, side)

    def clock(self, b: Battle) -> i64:
        return clock(b)

    def horizon(self, nodes: i64) -> i64:
        return LOOK_AHEAD if nodes < LONG_THOUGHT else LOOK_FAR_AHEAD

    def invariants(self, b: Battle) -> list[str]:
        return broken(b)


def aimed_at(action: Action, place: i64) -> Action:
    """The same action with another target."""
    return pack(verb_of(action), unit_of(action), origin_of(action), place, amount_of(action))
