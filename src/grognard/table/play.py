"""A game in play: the state, and the log it is the fold of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import Action, Choices
from grognard.engine.chronicle import EVERYBODY, Chronicle, Event
from grognard.engine.dice import Dice, ScriptedDice, WatchedDice
from grognard.engine.game import Game, Outcome
from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.engine.state import ALLOWED, NOBODY, State
from grognard.engine.tally import Line
from grognard.games.registry import find_game

HIDDEN = "?"  # what stands for a secret action or die in what others read


class Told(Struct):
    """An event of the log, ready to be read."""

    seen_by: int  # EVERYBODY, or the one side that may read it
    read: dict[str, Any]


class Entry(Struct):
    """One action of the log, with everything it brought about."""

    number: int  # goes up with every action
    side: int
    text: str  # notation
    secret: bool
    reveals: int  # the state's count of reveals when the action was made
    faces: list[int]
    sides: list[int]  # of the dice
    seen_by: list[int]  # who may see each die
    events: list[Told]
    phase: str = ""  # in which it was made, by the prompt's key; "" in logs older than this
    unseen: bool = False  # one of several secret actions in a row: to others not even that it was made shows


class Step:
    """An action worked out but not yet entered: the entry, and the state it leads to."""

    def __init__(self, entry: Entry, after: State) -> None:
        self.entry = entry
        self.after = after


class Play:
    """Set up from a scenario; grows by `act`. What has been acted is never changed but by `undo`."""

    def __init__(self, game: Game, scenario: dict[str, Any], options: dict[str, Any]) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.state = game.set_up(scenario, options)
        self.log: list[Entry] = []
        self.offered: tuple[State, list[int]] | None = None  # the legal actions of a state
        self.ended: Outcome | None = None  # by the players, before the rules would: resigned, a draw agreed

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, text: str, dice: Dice) -> Entry:
        """Carries out an action written in notation. Raises Mistake or IllegalAction and changes nothing if it cannot be.

        NeedDice passes through when handed-in dice run out: the play is as it was.
        """
        step = self.work_out(text, dice, len(self.log) + 1)
        self.enter(step)
        return step.entry

    def work_out(self, text: str, dice: Dice, number: int) -> Step:
        """What an action would bring; the play stays as it is until `enter`. Raises as `act` does."""
        before = self.state
        action = self.game.read(before, text)
        self.object_to(action)
        after = before.clone()
        watched = WatchedDice(dice)
        after.chronicle = chronicle = Chronicle(watched)
        self.game.apply(after, action, watched)
        after.chronicle = None
        entry = Entry(
            number,
            int(before.decider),
            self.game.write(before, action),
            self.game.secret(before, action),
            int(before.reveals),
            watched.faces,
            watched.sides,
            watched.seen_by,
            [Told(event.seen_by, self.read_event(event, after)) for event in chronicle.events],
            self.game.prompt(before).key,
        )
        entry.unseen = entry.secret and after.decider == before.decider and after.reveals == before.reveals
        return Step(entry, after)

    def enter(self, step: Step) -> None:
        self.state = step.after
        self.log.append(step.entry)

    def object_to(self, action: Action) -> None:
        if self.over:
            raise IllegalAction("the game is over", ALLOWED)
        if action in self.legal():
            return
        rule = self.game.objection(self.state, action)
        written = self.game.write(self.state, action)
        if rule != ALLOWED:
            raise IllegalAction(f"{written}: forbidden by {self.game.rules[rule]}", int(rule))
        if self.game.lists_all(self.state, action):
            raise IllegalAction(f"{written} is not among the legal actions", ALLOWED)

    def why(self, text: str) -> str:
        """The id of the rule that forbids an action now; '' when it is legal."""
        try:
            self.object_to(self.game.read(self.state, text))
        except IllegalAction as error:
            return self.game.rules[error.rule]
        return ""

    def legal(self) -> list[int]:
        """The legal actions of the moment, asked of the rules once."""
        if self.offered is None or self.offered[0] is not self.state:
            choices = Choices()
            if self.state.decider != NOBODY:
                self.game.offer(self.state, choices)
            self.offered = (self.state, list(choices.actions))
        return [] if self.over else self.offered[1]

    # -- the end ---------------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        return self.ended is not None or self.state.decider == NOBODY

    def outcome(self) -> Outcome | None:
        return self.ended or self.game.outcome(self.state)

    # -- taking back -----------------------------------------------------------------------------------------------
    def can_undo(self, side: int) -> bool:
        """Free until something became known: no die, no reveal, and the decision stayed with the same side."""
        if not self.log or self.over:
            return False
        last = self.log[-1]
        return last.side == side == self.state.decider and not last.faces and last.reveals == self.state.reveals

    def undo(self, count: int = 1) -> None:
        """Takes the last actions back by folding the log anew."""
        kept = self.log[: len(self.log) - count]
        self.state = self.fold(self.game.set_up(self.scenario, self.options), kept)
        self.log = kept

    def fold(self, state: State, entries: Iterable[Entry]) -> State:
        """The state after these actions of the log: they were legal when they were made, so nothing is asked again."""
        for entry in entries:
            self.game.apply(state, self.game.read(state, entry.text), ScriptedDice(entry.faces))
        return state

    # -- reading ---------------------------------------------------------------------------------------------------
    def hides(self, entry: Entry, viewer: int) -> bool:
        """Whether an action of the log is still a secret to this viewer."""
        return entry.secret and entry.side != viewer and entry.reveals == self.state.reveals and not self.over

    def seen_log(self, viewer: int) -> list[Entry]:
        """The log without what this viewer must not even know to have been done: how many purchases make an army."""
        return [entry for entry in self.log if not (entry.unseen and self.hides(entry, viewer))]

    def read_entry(self, entry: Entry, viewer: int) -> dict[str, Any]:
        """An entry of the log as this viewer may read it."""
        over = self.over
        return {
            "number": entry.number,
            "side": entry.side,
            "phase": entry.phase,
            "action": HIDDEN if self.hides(entry, viewer) else entry.text,
            "dice": [
                face if over or seen in (EVERYBODY, viewer) else HIDDEN
                for face, seen in zip(entry.faces, entry.seen_by, strict=True)
            ],
            "events": [told.read for told in entry.events if over or told.seen_by in (EVERYBODY, viewer)],
        }

    def read_event(self, event: Event, state: State) -> dict[str, Any]:
        game = self.game
        read: dict[str, Any] = {"key": game.events[event.code]}
        read |= {name: value for name, value in (("side", event.side), ("unit", event.unit)) if value >= 0}
        places = (("origin", event.origin), ("target", event.target))
        read |= {name: game.place(state, place) for name, place in places if place >= 0}
        read["amount"] = event.amount
        if event.rule:
            read["rule"] = game.rules[event.rule]
        if event.faces:
            read["dice"] = event.faces
        if event.tally is not None:
            read["total"] = int(event.tally.total)
            read["lines"] = [self.read_line(line) for line in event.tally.lines()]
        return read

    def read_line(self, line: Line) -> dict[str, Any]:
        """A line of a tally: points, with the die they came from; or a figure with its value."""
        rule = self.game.rules[line.rule]
        if line.figure:
            return {"rule": rule, "figure": line.figure, "value": line.low}
        return {"rule": rule, "points": line.low, **({"die": line.face} if line.face else {})}

    def read_action(self, action: Action) -> dict[str, Any]:
        """A legal action taken apart, for a client."""
        parts = self.game.parts(self.state, action)
        return {
            "text": self.game.write(self.state, action),
            "verb": parts.verb,
            "unit": parts.unit,
            "unit_id": parts.unit_id,
            "origin": parts.origin,
            "target": parts.target,
            "amount": parts.amount,
            "extras": parts.extras,
        }

    def read_position(self, viewer: int) -> dict[str, Any]:
        """Everything a viewer may know of the moment; the legal actions only for whose decision it is."""
        decides = viewer == self.state.decider and not self.over
        return {
            **self.read_moment(self.state, viewer, len(self.log)),
            "legal": [self.read_action(action) for action in self.legal()] if decides else [],
            "outcome": self.read_outcome(),
        }

    def read_moment(self, state: State, viewer: int, number: int) -> dict[str, Any]:
        """What a viewer might see of a state of this play."""
        prompt = self.game.prompt(state)
        return {
            "number": number,
            "decider": int(state.decider),
            "prompt": {"key": prompt.key, "data": prompt.data},
            "view": self.game.view(state, viewer),
        }

    def read_outcome(self) -> dict[str, Any] | None:
        outcome = self.outcome()
        if outcome is None:
            return None
        return {
            "winner": int(outcome.winner),
            "grade": outcome.grade,
            "scores": outcome.scores,
            "rule": self.game.rules[outcome.rule] if outcome.rule else "",
            "reckoning": None if self.ended else self.read_reckoning(),
        }

    def read_reckoning(self) -> dict[str, Any]:
        """Of a game that was played to its end."""
        reckoning = self.game.reckoning(self.state)
        return {
            "ended": reckoning.ended,
            "decided": reckoning.decided,
            "needed": reckoning.needed,
            "terms": reckoning.terms,
        }

    def snapshot(self) -> dict[str, Any]:
        return self.state.dump()

    def restored(self, saved: dict[str, Any]) -> State:
        """The state of a snapshot of this play."""
        state = self.game.set_up(self.scenario, self.options)
        state.restore(saved)
        return state


def new_play(game_name: str, scenario: str | dict[str, Any], options: dict[str, Any]) -> Play:
    """A fresh game of one of our scenarios by name, or of one given whole."""
    game = find_game(game_name)
    data = load_scenario(game_name, scenario) if isinstance(scenario, str) else scenario
    if data.get("game") != game_name:
        raise Mistake(f"this scenario is for the game '{data.get('game')}', not for '{game_name}'")
    return Play(game, data, options)
