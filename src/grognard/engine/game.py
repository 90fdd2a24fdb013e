"""What every game offers to the rest of the program."""

from __future__ import annotations

from typing import Any, Final, Generic, cast

from mypy_extensions import i64

from grognard.engine.actions import DONE, NONE, Action, Choices, verb_of
from grognard.engine.decision import B, Decision
from grognard.engine.dice import Dice
from grognard.engine.judgement import Weigh, Weighed
from grognard.engine.marching import Marching
from grognard.engine.odds import Odds
from grognard.engine.reach import Reach
from grognard.engine.state import ALLOWED, NOBODY, Rule, Side
from grognard.engine.verbs import Notation, Parts

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
        self.scores = scores  # one number for each side: what research and balance reports compare
        self.rule = rule


class Reckoning:
    """What ended and decided a game, in its own words: the texts <game>-ended-…, -decided-…, -needed, -term-… and -figure-…."""

    def __init__(
        self, ended: str, decided: str, needed: int, terms: dict[str, int], sides: list[dict[str, int]]
    ) -> None:
        self.ended = ended  # why it went no further
        self.decided = decided  # what made the difference
        self.needed = needed  # what the attacker needed to win; 0 where that did not matter
        self.terms = terms  # what the result was reckoned from
        self.sides = sides  # what each side lost, and what it had left


class Game(Generic[B]):
    """A rule book: it sets a table up, says what is legal and why not, and applies what is decided."""

    def __init__(
        self,
        name: str,
        version: int,
        sides: list[str],
        phases: list[str],
        notation: Notation[B],
        events: list[str],
        rules: list[str],
        sequence: Rule,
        decisions: list[Decision[B]],
        judgement: list[Weigh[B]],
    ) -> None:
        self.name = name  # as on the command line
        self.version = version  # raised when a change can alter the course of a game, or what its state holds
        self.sides = sides  # keys, in the order of side numbers
        self.phases = phases  # keys of the prompts
        self.notation = notation
        self.verbs = notation.verbs  # by verb number, as they are written
        self.events = events  # by event code, keys of the text catalogue
        self.rules = rules  # ledger ids by rule number; 0 is ALLOWED
        self.sequence = sequence  # the rule broken by an action that merely comes too early or too late
        self.decisions = decisions  # in the order of the phases
        self.judgement = judgement  # likewise: how the answers are weighed
        # by verb: the decision it answers
        self.answers = [answered(decisions, verb) for verb in range(len(self.verbs))]
        self.marching: Marching[B] | None = None  # where a unit's move takes several actions
        self.alarms: list[str] = []  # events that stop an order when they befall the side that gave it
        # Of the events, those that only say why: without them the same would have happened.
        self.remarks: list[str] = []

    # -- setting up ------------------------------------------------------------------------------------------------
    def set_up(self, scenario: dict[str, Any], options: dict[str, Any]) -> B:
        """A table ready for the first decision; raises Mistake when the scenario or an option is wrong."""
        raise NotImplementedError

    def options(self, scenario: dict[str, Any]) -> list[OptionSpec]:
        """The options a player can choose for this scenario, with their defaults."""
        raise NotImplementedError

    # -- deciding --------------------------------------------------------------------------------------------------
    def decision(self, state: B) -> Decision[B]:
        """What is asked now."""
        return self.decisions[self.asked(state)]

    def asked(self, state: B) -> i64:
        """Its number among the decisions and the phases."""
        return state.phase

    def offer(self, state: B, choices: Choices) -> None:
        """Fills in the legal actions of the decider."""
        self.decision(state).offer(state, choices)

    def objection(self, state: B, action: Action) -> Rule:
        """The rule that forbids the action now, or ALLOWED."""
        verb = verb_of(action)
        asked = self.decision(state)
        if not asked.takes(verb):
            cause = asked.unfinished(state) if verb == DONE else self.cause(state, action)
        elif verb == DONE or asked.side(state) == state.decider:  # `done` would end the phase for whichever side it is
            return asked.objection(state, action)
        else:
            cause = self.cause(state, action)
        return cause if cause != ALLOWED else self.out_of_sequence(state, action)

    def out_of_sequence(self, state: B, action: Action) -> Rule:
        """The rule that is broken by an action that only comes too early or too late: of a phase, the one by which it is
        interrupted; or the one that says when there is something to do by that verb, or the sequence of play."""
        verb = verb_of(action)
        if verb == DONE:
            return self.sequence
        own = self.answers[verb]
        due = self.decision(state).interrupts_by if own.interrupts_by == ALLOWED else ALLOWED
        if due == ALLOWED:
            due = own.unfinished(state)
        return due if due != ALLOWED else self.sequence

    def cause(self, state: B, action: Action) -> Rule:
        """The rule that would forbid an action even if its turn had come."""
        return self.answers[verb_of(action)].cause(self.in_turn(state), action)

    def in_turn(self, state: B) -> B:
        """A clone in which it is the decider's turn."""
        raise NotImplementedError

    def on_behalf(self, state: B, side: Side) -> B:
        """A clone in which this side decides: for judging an action of the side that is not deciding."""
        twin = cast(B, state.clone())
        twin.decider = side
        return twin

    def lists_all(self, state: B, action: Action) -> bool:
        """Whether `offer` lists every legal action of this kind. Where a place can be any point of an open table it cannot:
        there what meets no objection is legal, listed or not."""
        return True

    def reach(self, state: B, action: Action) -> Reach | None:
        """Everywhere an action may lead if only its target were another; None where `offer` lists it all."""
        return None

    def nearest(self, state: B, action: Action) -> Action:
        """The legal action most like one that is not, its target as near as can be; NONE where there is none."""
        return NONE

    def apply(self, state: B, action: Action, dice: Dice) -> None:
        """Carries out a legal action in place, and goes on to the next decision."""
        self.decision(state).carry_out(state, action, dice)
        self.carry_on(state, dice)

    def carry_on(self, state: B, dice: Dice) -> None:
        """Goes on until somebody has something to decide, or the game is over."""
        raise NotImplementedError

    def prompt(self, state: B) -> Prompt:
        """Everybody reads it: it tells nothing that one side alone may know."""
        data = {"side": int(state.decider), "turn": int(state.turn), **self.decision(state).prompt(state)}
        return Prompt(self.phases[self.asked(state)], data)

    def setting_up(self, state: B) -> bool:
        """Whether the decision is one of the set-up, which a player may leave to the computer."""
        return False

    def outcome(self, state: B) -> Outcome | None:
        """How the game ended; None while it runs."""
        raise NotImplementedError

    def reckoning(self, state: B) -> Reckoning:
        """What ended and decided a finished game, and what it cost."""
        raise NotImplementedError

    def match_winner(self, first: B, second: B) -> Side:
        """The winner of two finished games with the sides swapped: 0 for the player of side 0 in the first game, 1 or NOBODY.

        Where the rule book says nothing of matches, the larger margin wins.
        """
        one, two = self.outcome(first), self.outcome(second)
        assert one is not None
        assert two is not None
        difference = one.scores[0] - one.scores[1] + two.scores[1] - two.scores[0]
        return NOBODY if difference == 0 else 0 if difference > 0 else 1

    # -- showing ---------------------------------------------------------------------------------------------------
    def write(self, state: B, action: Action) -> str:
        """The action in notation; `read` gives it back."""
        return self.notation.write(state, action)

    def read(self, state: B, text: str) -> Action:
        """The action a text means, legal or not; raises Mistake when it means none."""
        return self.notation.read(state, text)

    def parts(self, state: B, action: Action) -> Parts:
        return self.notation.take_apart(state, action)

    def place(self, state: B, place: i64) -> str:
        """The name of a place, '' for none."""
        return self.notation.names.place(state, place)

    def unit(self, state: B, unit: i64) -> str:
        """The name of a unit in notation, '' for none."""
        return self.notation.names.unit(state, unit) if unit >= 0 else ""

    def secret(self, state: B, action: Action) -> bool:
        """Whether the action stays hidden from the others until the state's `reveals` goes up."""
        return False

    def view(self, state: B, viewer: Side) -> dict[str, Any]:
        """What a viewer may see (NOBODY: a spectator), built by adding."""
        raise NotImplementedError

    def overlay(self, state: B, text: str, viewer: Side) -> Reach | None:
        """Information to draw over the map for a viewer, asked for in the game's own words; None where the game has none."""
        return None

    def imagine(self, state: B, viewer: Side, dice: Dice) -> B:
        """A clone whose hidden fields are a fair guess by what the viewer knows."""
        raise NotImplementedError

    def odds(self, state: B, action: Action) -> Odds | None:
        """The exact odds of an action of the decider, by what both sides know; None where it has none."""
        return None

    # -- judging: for computer opponents -----------------------------------------------------------------------------
    def weigh(self, state: B, weighed: Weighed) -> None:
        """The legal actions worth a thought, with their worths by rules of thumb; see engine/judgement.py."""
        offered = Choices()
        self.offer(state, offered)
        self.judgement[self.asked(state)](state, offered, weighed)

    def appraise(self, state: B, side: Side) -> i64:
        """How well a side stands, from -`CERTAIN` to `CERTAIN`; what one side gains the other loses."""
        outcome = self.outcome(state)
        return 0 if outcome is None else max(-CERTAIN, min(CERTAIN, outcome.scores[side]))

    def clock(self, state: B) -> i64:
        """A number that goes up whenever one side's turn passes to the other."""
        return 0

    def horizon(self, nodes: i64) -> i64:
        """How many ticks of the clock a search that may try this many actions looks ahead before it appraises; to the end,
        unless a game says otherwise."""
        return FAR

    def restraint(self) -> i64:
        """How many ticks longer than the present player turn an action stays undone, when a search tries leaving it undone."""
        return 0

    def placing(self, state: B) -> bool:
        """Whether the decision is a placement of a set-up that is better planned as a whole; see players/plans.py."""
        return False

    def invariants(self, state: B) -> list[str]:
        """What is broken in this state: nothing, in a sound game. For the fuzzer."""
        raise NotImplementedError

    def over(self, state: B) -> bool:
        return state.decider == NOBODY


AnyGame = Game[Any]


def answered(decisions: list[Decision[B]], verb: i64) -> Decision[B]:
    """The first decision a verb answers."""
    for decision in decisions:
        if decision.takes(verb):
            return decision
    raise AssertionError(f"verb {verb} answers no decision")


class OptionSpec:
    """One option of a game: its key, what it may be, and its default."""

    def __init__(self, key: str, values: list[Any], default: Any, rule: Rule) -> None:
        self.key = key
        self.values = values
        self.default = default
        self.rule = rule  # the rule it switches on, for the reader
