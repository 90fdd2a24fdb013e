"""Marmitages as a game: its decisions by phase, and the interface to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import Action, verb_of
from grognard.engine.decision import Decision, Over
from grognard.engine.dice import Dice
from grognard.engine.game import Game, OptionSpec, Outcome, Reckoning
from grognard.engine.judgement import LONG_THOUGHT
from grognard.engine.odds import Odds
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.games.marmitages import cards, odds, scenario, view
from grognard.games.marmitages.advance import Advancing
from grognard.games.marmitages.assault import Assaulting, Committing
from grognard.games.marmitages.barrage import Barraging
from grognard.games.marmitages.beginning import Beginning
from grognard.games.marmitages.bombardment import Bombarding
from grognard.games.marmitages.cards import PlayingCards
from grognard.games.marmitages.defences import Fortifying
from grognard.games.marmitages.deployment import Deploying, Reinforcing
from grognard.games.marmitages.invariants import broken
from grognard.games.marmitages.judgement import position
from grognard.games.marmitages.judgement.weigh import WEIGH
from grognard.games.marmitages.lines import Activating, Resting
from grognard.games.marmitages.losses import Losing
from grognard.games.marmitages.movement import Moving
from grognard.games.marmitages.notation import NOTATION
from grognard.games.marmitages.purchase import Buying
from grognard.games.marmitages.rules import RULES, TURN_SEQUENCE
from grognard.games.marmitages.state import (
    BOMBARDING,
    BUYING,
    DEPLOYING,
    FORTIFYING,
    OVER,
    PHASES,
    Battle,
)
from grognard.games.marmitages.turn import start_over
from grognard.games.marmitages.victory import match_winner, outcome, reckoning
from grognard.games.marmitages.vocabulary import BUY, COMMIT, EVENTS, REMARKS
from grognard.games.marmitages.wire import Cutting

# In the order of the phases; when it is over, nothing is asked.
DECISIONS: Final[list[Decision[Battle]]] = [
    Beginning(),
    Buying(),
    Fortifying(),
    Bombarding(),
    Deploying(),
    Reinforcing(),
    Barraging(),
    Moving(),
    Assaulting(),
    Committing(),
    Losing(),
    Advancing(),
    Cutting(),
    Over(),
    PlayingCards(),
    Activating(),
    Resting(),
]


class Marmitages(Game[Battle]):
    def __init__(self) -> None:
        sides = ["attacker", "defender"]
        super().__init__("marmitages", 2, sides, PHASES, NOTATION, EVENTS, RULES, TURN_SEQUENCE, DECISIONS, WEIGH)
        self.remarks = REMARKS

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, data: dict[str, Any], options: dict[str, Any]) -> Battle:
        return scenario.set_table(data, options)

    def options(self, data: dict[str, Any]) -> list[OptionSpec]:
        return scenario.option_specs(data)

    # -- deciding --------------------------------------------------------------------------------------------------
    def in_turn(self, b: Battle) -> Battle:
        trial = b.clone()
        if b.active != b.decider or b.between_sequences():
            start_over(trial)
        return trial

    def out_of_sequence(self, b: Battle, action: Action) -> Rule:
        """With cards the lines have an order of their own."""
        among_lines = cards.out_of_line(b, action)
        return among_lines if among_lines != ALLOWED else super().out_of_sequence(b, action)

    def carry_on(self, b: Battle, dice: Dice) -> None:
        while b.phase != OVER and not DECISIONS[b.phase].asks(b, dice):
            pass

    def setting_up(self, b: Battle) -> bool:
        return b.phase in (BUYING, FORTIFYING, BOMBARDING, DEPLOYING)

    def outcome(self, b: Battle) -> Outcome | None:
        return outcome(b)

    def reckoning(self, b: Battle) -> Reckoning:
        return reckoning(b)

    def match_winner(self, first: Battle, second: Battle) -> Side:
        winner = match_winner(first, second)  # counts from the side that attacked first, and roles may have been drawn
        return winner if winner == NOBODY or first.attacker == 0 else 1 - winner

    def odds(self, b: Battle, action: Action) -> Odds | None:
        return odds.odds(b, action)

    # -- showing ---------------------------------------------------------------------------------------------------
    def secret(self, b: Battle, action: Action) -> bool:
        """SECRET_COMMITMENT and PURCHASES_IN_SECRET."""
        verb = verb_of(action)
        return verb == COMMIT or verb == BUY

    def view(self, b: Battle, viewer: Side) -> dict[str, Any]:
        return view.view(b, viewer)

    def imagine(self, b: Battle, viewer: Side, dice: Dice) -> Battle:
        return view.imagine(b, viewer, dice)

    # -- judging ---------------------------------------------------------------------------------------------------
    def clock(self, b: Battle) -> i64:
        return position.clock(b)

    def horizon(self, nodes: i64) -> i64:
        return position.LOOK_AHEAD if nodes < LONG_THOUGHT else position.LOOK_FAR_AHEAD

    def appraise(self, b: Battle, side: Side) -> i64:
        return position.appraise(b, side)

    def invariants(self, b: Battle) -> list[str]:
        return broken(b)
