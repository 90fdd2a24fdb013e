"""The face every game shows to the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from grognard.engine.actions import NONE, Action, Choices
from grognard.engine.dice import Dice
from grognard.engine.judgement import Weighed
from grognard.engine.odds import Odds
from grognard.engine.reach import Reach
from grognard.engine.state import NOBODY, Rule, Side, State

CERTAIN: Final[i64] = 10_000  # the appraisal of a game that is won as well as can be
FAR: Final[i64] = 1 << 40  # beyond the end of every game


class Prompt:
    """What is asked of the decider: a key of the text catalogue, and the data it speaks of."""

    def __init__(self, key: str, data: dict[str, Any]) -> None:
        self.key = key
        self.data = data


class Outcome:
    """How a game ended."""

    def __init__(self, winner: Side, grade: str, scores: list[int], rule: Rule) -> None:
        self.winner = winner  # NOBODY: a draw
        self.grade = grade  # a key of the text catalogue
        self.scores = scores  # one number a side: what research and balance reports compare
        self.rule = rule


class Reckoning:
    """What ended and decided a game, in its own words: the texts <game>-ended-…, -decided-…, -needed, -term-… and -figure-…."""

    def __init__(
        self, ended: str, decided: str, needed: int, terms: dict[str, int], sides: list[dict[str, int]]
    ) -> None:
        self.ended = ended  # why it went no further
        self.decided = decided  # what made the difference
        self.needed = needed  # what who attacks needed to win; 0 where that did not matter
        self.terms = terms  # what the result was reckoned from
        self.sides = sides  # what each side lost, and what it had left


class Parts:
    """An action taken apart, so that one client can serve every game; empty fields are ''."""

    def __init__(
        self, verb: str, unit: str, unit_id: int, origin: str, target: str, amount: int, extras: list[str]
    ) -> None:
        self.verb = verb
        self.unit = unit
        self.unit_id = unit_id  # its number in the view, -1 for none
        self.origin = origin
        self.target = target
        self.amount = amount
        self.extras = extras  # what else the action says: "gas", a kind of defence, a card


class Game:
    """A rule book: it sets a table up, says what is legal and why not, and applies what is decided."""

    def __init__(
        self,
        name: str,
        version: int,
        sides: list[str],
        phases: list[str],
        verbs: list[str],
        events: list[str],
        rules: list[str],
    ) -> None:
        self.name = name  # as on the command line
        self.version = version  # raised when a change can alter the course of a game, or what its state holds
        self.sides = sides  # keys, in the order of side numbers
        self.phases = phases  # keys of the prompts
        self.verbs = verbs  # by verb number, as in notation
        self.events = events  # by event code, keys of the text catalogue
        self.rules = rules  # ledger ids by rule number; 0 is ALLOWED

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, scenario: dict[str, Any], options: dict[str, Any]) -> State:
        """A table ready for the first decision; raises Mistake when the scenario or an option is wrong."""
        raise NotImplementedError

    def options(self, scenario: dict[str, Any]) -> list[OptionSpec]:
        """The options a player can choose for this scenario, with their defaults."""
        raise NotImplementedError

    # -- deciding --------------------------------------------------------------------------------------------------
    def offer(self, state: State, choices: Choices) -> None:
        """Fills in the legal actions of the decider."""
        raise NotImplementedError

    def objection(self, state: State, action: Action) -> Rule:
        """The rule that forbids the action now, or ALLOWED."""
        raise NotImplementedError

    def on_behalf(self, state: State, side: Side) -> State:
        """A clone in which the decision is this side's: to judge an action of the side that is not deciding as if it were."""
        twin = state.clone()
        twin.decider = side
        return twin

    def lists_all(self, state: State, action: Action) -> bool:
        """Whether `offer` lists every legal action of this kind. Where a place can be any point of an open table it cannot:
        there what meets no objection is legal, listed or not."""
        return True

    def reach(self, state: State, action: Action) -> Reach | None:
        """Everywhere an action may lead if only its target were another; None where `offer` lists it all."""
        return None

    def nearest(self, state: State, action: Action) -> Action:
        """The legal action most like one that is not, its target as near as can be; NONE where there is none."""
        return NONE

    def apply(self, state: State, action: Action, dice: Dice) -> None:
        """Carries out a legal action in place."""
        raise NotImplementedError

    def prompt(self, state: State) -> Prompt:
        raise NotImplementedError

    def setting_up(self, state: State) -> bool:
        """Whether the decision is one of the set-up, which a player may leave to the computer."""
        return False

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError

    def reckoning(self, state: State) -> Reckoning:
        """What ended and decided a finished game, and what it cost."""
        raise NotImplementedError

    def match_winner(self, first: State, second: State) -> Side:
        """Two finished games, the sides swapped: 0 if who had side 0 in the first game won the match, 1, or NOBODY.

        Where the rule book says nothing of matches: who won by more.
        """
        one, two = self.outcome(first), self.outcome(second)
        assert one is not None
        assert two is not None
        difference = one.scores[0] - one.scores[1] + two.scores[1] - two.scores[0]
        return NOBODY if difference == 0 else 0 if difference > 0 else 1

    # -- showing ---------------------------------------------------------------------------------------------------
    def write(self, state: State, action: Action) -> str:
        """The action in notation; `read` gives it back."""
        raise NotImplementedError

    def read(self, state: State, text: str) -> Action:
        """The action a text means, legal or not; raises Mistake when it means none."""
        raise NotImplementedError

    def parts(self, state: State, action: Action) -> Parts:
        raise NotImplementedError

    def place(self, state: State, place: i64) -> str:
        """The name of a place, '' for none."""
        raise NotImplementedError

    def unit(self, state: State, unit: i64) -> str:
        """The name of a unit in notation, '' for none."""
        raise NotImplementedError

    def secret(self, state: State, action: Action) -> bool:
        """Whether the action stays hidden from the others until the state's `reveals` goes up."""
        return False

    def view(self, state: State, viewer: Side) -> dict[str, Any]:
        """What a viewer may see (NOBODY: a spectator), built by adding."""
        raise NotImplementedError

    def overlay(self, state: State, text: str, viewer: Side) -> Reach | None:
        """What a viewer may lay over the map to look at, in the game's own words; None where it has no such thing."""
        return None

    def imagine(self, state: State, viewer: Side, dice: Dice) -> State:
        """A clone whose hidden fields are a fair guess by what the viewer knows."""
        raise NotImplementedError

    def odds(self, state: State, action: Action) -> Odds | None:
        """The exact odds of an action of the decider, by what both sides know; None where it has none."""
        return None

    # -- judging: for computer opponents -----------------------------------------------------------------------------
    def weigh(self, state: State, weighed: Weighed) -> None:
        """The legal actions worth a thought, with their worths by rules of thumb; see engine/judgement.py."""
        self.offer(state, weighed)

    def appraise(self, state: State, side: Side) -> i64:
        """How well a side stands, from -`CERTAIN` to `CERTAIN`; what one side gains the other loses."""
        outcome = self.outcome(state)
        return 0 if outcome is None else max(-CERTAIN, min(CERTAIN, outcome.scores[side]))

    def clock(self, state: State) -> i64:
        """A number that goes up whenever one side's turn passes to the other."""
        return 0

    def horizon(self, nodes: i64) -> i64:
        """How many ticks of the clock a search of so many actions looks ahead before it appraises: to the end, unless a game
        says otherwise."""
        return FAR

    def restraint(self) -> i64:
        """For how many ticks more a search leaves undone what it thinks of leaving: for the player turn alone, if for none."""
        return 0

    def placing(self, state: State) -> bool:
        """Whether the decision is a placement of a set-up that is better thought of as a whole; see players/plans.py."""
        return False

    def invariants(self, state: State) -> list[str]:
        """What is broken in this state: nothing, in a sound game. For the fuzzer."""
        raise NotImplementedError

    def over(self, state: State) -> bool:
        return state.decider == NOBODY


class OptionSpec:
    """One option of a game: its key, what it may be, and what it is when nobody says."""

    def __init__(self, key: str, values: list[Any], default: Any, rule: Rule) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.rule = rule  # the rule it switches on, for the reader
