"""Walter Schnaffs as a game: its decisions by phase, and the interface to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import Action, verb_of
from grognard.engine.decision import Decision, Over
from grognard.engine.dice import Dice
from grognard.engine.game import Game, OptionSpec, Outcome, Reckoning
from grognard.engine.odds import Odds
from grognard.engine.state import Side
from grognard.games.walter_schnaffs import odds, scenario, view
from grognard.games.walter_schnaffs.base.advance import Advancing
from grognard.games.walter_schnaffs.base.after_the_volley import Losing
from grognard.games.walter_schnaffs.base.battle import Attacking
from grognard.games.walter_schnaffs.base.bidding import Bidding
from grognard.games.walter_schnaffs.base.falling_back import Retreating
from grognard.games.walter_schnaffs.base.victory import outcome, reckoning
from grognard.games.walter_schnaffs.bombardment import Bombarding
from grognard.games.walter_schnaffs.deployment import Deploying, Reinforcing
from grognard.games.walter_schnaffs.invariants import broken
from grognard.games.walter_schnaffs.judgement.victory import LOOK_AHEAD, appraise, clock
from grognard.games.walter_schnaffs.judgement.weigh import WEIGH
from grognard.games.walter_schnaffs.movement import Moving
from grognard.games.walter_schnaffs.notation import NOTATION
from grognard.games.walter_schnaffs.purchase import Buying
from grognard.games.walter_schnaffs.rules import RULES, TURN_SEQUENCE
from grognard.games.walter_schnaffs.state import (
    BIDDING,
    BUYING,
    DEPLOYING,
    OVER,
    PHASES,
    SIDES,
    Battle,
)
from grognard.games.walter_schnaffs.turn import Beginning
from grognard.games.walter_schnaffs.vocabulary import BID, BUY, EVENTS, REMARKS

# In the order of the phases; when it is over, nothing is asked.
DECISIONS: Final[list[Decision[Battle]]] = [
    Beginning(),
    Buying(),
    Bidding(),
    Deploying(),
    Reinforcing(),
    Bombarding(),
    Moving(),
    Attacking(),
    Losing(),
    Retreating(),
    Advancing(),
    Over(),
]


class WalterSchnaffs(Game[Battle]):
    def __init__(self) -> None:
        super().__init__("walter-schnaffs", 3, SIDES, PHASES, NOTATION, EVENTS, RULES, TURN_SEQUENCE, DECISIONS, WEIGH)
        self.remarks = REMARKS

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, data: dict[str, Any], options: dict[str, Any]) -> Battle:
        return scenario.set_table(data, options)

    def options(self, data: dict[str, Any]) -> list[OptionSpec]:
        return scenario.option_specs(data)

    # -- deciding --------------------------------------------------------------------------------------------------
    def in_turn(self, b: Battle) -> Battle:
        trial = b.clone()
        trial.active = b.decider
        return trial

    def carry_on(self, b: Battle, dice: Dice) -> None:
        while b.phase != OVER:
            b.decider = b.active
            if DECISIONS[b.phase].asks(b, dice):
                return

    def setting_up(self, b: Battle) -> bool:
        return b.phase in (BUYING, BIDDING, DEPLOYING)

    def outcome(self, b: Battle) -> Outcome | None:
        return outcome(b)

    def reckoning(self, b: Battle) -> Reckoning:
        return reckoning(b)

    def odds(self, b: Battle, action: Action) -> Odds | None:
        return odds.odds(b, action)

    # -- showing ---------------------------------------------------------------------------------------------------
    def secret(self, b: Battle, action: Action) -> bool:
        verb = verb_of(action)
        return verb == BID or verb == BUY

    def view(self, b: Battle, viewer: Side) -> dict[str, Any]:
        return view.view(b, viewer)

    def imagine(self, b: Battle, viewer: Side, dice: Dice) -> Battle:
        return view.imagine(b, viewer, dice)

    # -- judging ---------------------------------------------------------------------------------------------------
    def horizon(self, nodes: i64) -> i64:
        return LOOK_AHEAD

    def clock(self, b: Battle) -> i64:
        return clock(b)

    def appraise(self, b: Battle, side: Side) -> i64:
        return appraise(b, side)

    def invariants(self, b: Battle) -> list[str]:
        return broken(b)
