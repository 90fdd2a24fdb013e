"""Vimy Ridge 1917 as a game: its decisions by phase, and the interface to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import DONE, NONE, Action, verb_of
from grognard.engine.decision import Decision
from grognard.engine.dice import Dice
from grognard.engine.game import FAR, Game, OptionSpec, Outcome, Reckoning
from grognard.engine.odds import Odds
from grognard.engine.reach import Reach
from grognard.engine.state import Rule, Side
from grognard.games.vimy import odds, view
from grognard.games.vimy.after_the_melee import Losing
from grognard.games.vimy.combat import combat_asks, take_stock, under_way
from grognard.games.vimy.deployment import Deploying
from grognard.games.vimy.entrenching import Entrenching
from grognard.games.vimy.fire import Firing
from grognard.games.vimy.invariants import broken
from grognard.games.vimy.judgement.prospects import appraise
from grognard.games.vimy.judgement.weigh import WEIGH
from grognard.games.vimy.melee import Declaring
from grognard.games.vimy.mines import Beginning, Fortifying, Mining
from grognard.games.vimy.movement import Moving
from grognard.games.vimy.notation import NOTATION
from grognard.games.vimy.opportunity_fire import Reacting
from grognard.games.vimy.overlays import overlay
from grognard.games.vimy.rout import Routing
from grognard.games.vimy.rules import LAST_TURN, RULES, SET_UP_ORDER, TURN_SEQUENCE
from grognard.games.vimy.scenario.table import option_specs, set_table
from grognard.games.vimy.state import DEPLOYING, GERMAN, MINING, MOVING, OVER, PHASES, REACTING, SIDES, Battle
from grognard.games.vimy.victory import Ended, outcome, reckoning
from grognard.games.vimy.vocabulary import ALARMS, DEPLOY, EVENTS, MINES, SMOKE
from grognard.games.vimy.ways import Ways

# In the order of the phases.
DECISIONS: Final[list[Decision[Battle]]] = [
    Beginning(),
    Mining(),
    Deploying(),
    Fortifying(),
    Moving(),
    Firing(),
    Declaring(),
    Entrenching(),
    Ended(),
    Reacting(),
    Routing(),
    Losing(),
]


class Vimy(Game[Battle]):
    def __init__(self) -> None:
        super().__init__("vimy", 3, SIDES, PHASES, NOTATION, EVENTS, RULES, TURN_SEQUENCE, DECISIONS, WEIGH)
        self.marching = Ways()
        self.alarms = ALARMS

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, data: dict[str, Any], options: dict[str, Any]) -> Battle:
        return set_table(data, options)

    def options(self, data: dict[str, Any]) -> list[OptionSpec]:
        return option_specs(data)

    # -- deciding --------------------------------------------------------------------------------------------------
    def asked(self, b: Battle) -> i64:
        return b.ask

    def objection(self, b: Battle, action: Action) -> Rule:
        """`done` by the side that is not asked: whose turn it is (ACTIVE_PLAYER), not what the other side has to do first."""
        if verb_of(action) == DONE and b.decider != self.decision(b).side(b):
            return self.cause(b, action)
        return super().objection(b, action)

    def cause(self, b: Battle, action: Action) -> Rule:
        return LAST_TURN if b.phase == OVER else super().cause(b, action)

    def out_of_sequence(self, b: Battle, action: Action) -> Rule:
        due = super().out_of_sequence(b, action)
        return SET_UP_ORDER if due == self.sequence and b.phase < MOVING else due

    def in_turn(self, b: Battle) -> Battle:
        """A unit on the move stays so while its step is interrupted."""
        trial = b.clone()
        if b.active != b.decider:
            trial.mover = NONE
        trial.active = b.decider
        trial.step_to = NONE
        return trial

    def lists_all(self, b: Battle, action: Action) -> bool:
        """Of units that are set up alike only the first is listed; smoke is listed where somebody stands."""
        verb = verb_of(action)
        return verb != DEPLOY and verb != SMOKE

    def carry_on(self, b: Battle, dice: Dice) -> None:
        """What interrupts comes before what it interrupts."""
        asked = False
        while not asked and b.phase != OVER:
            take_stock(b)
            if under_way(b):
                asked = combat_asks(b, dice)
            else:
                b.ask = REACTING if b.step_to != NONE else b.phase
                asked = DECISIONS[b.ask].asks(b, dice)

    def setting_up(self, b: Battle) -> bool:
        return b.ask == MINING or b.ask == DEPLOYING

    def outcome(self, b: Battle) -> Outcome | None:
        return outcome(b)

    def reckoning(self, b: Battle) -> Reckoning:
        return reckoning(b)

    # -- showing ---------------------------------------------------------------------------------------------------
    def secret(self, b: Battle, action: Action) -> bool:
        """MINES: until they go up."""
        return verb_of(action) == MINES

    def view(self, b: Battle, viewer: Side) -> dict[str, Any]:
        return view.view(b, viewer)

    def overlay(self, b: Battle, text: str, viewer: Side) -> Reach | None:
        return overlay(b, text, viewer)

    def imagine(self, b: Battle, viewer: Side, dice: Dice) -> Battle:
        return view.imagine(b, viewer, dice)

    def odds(self, b: Battle, action: Action) -> Odds | None:
        return odds.odds(b, action)

    # -- judging ---------------------------------------------------------------------------------------------------
    def appraise(self, b: Battle, side: Side) -> i64:
        return appraise(b, side)

    def clock(self, b: Battle) -> i64:
        return 2 * b.turn + b.active

    def restraint(self) -> i64:
        return FAR  # what a unit does not do now it would do next turn: the difference would be lost in the dice

    def placing(self, b: Battle) -> bool:
        """The posts of the defence. Where the Canadians start from decides hardly anything."""
        return b.ask == DEPLOYING and b.decider == GERMAN

    def invariants(self, b: Battle) -> list[str]:
        return broken(b)
