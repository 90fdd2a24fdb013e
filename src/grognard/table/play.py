"""A game in play: the state, and the log it is the fold of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import UNSET, Struct, field
from msgspec.structs import replace

from grognard.books.scenarios import load_scenario
from grognard.engine.actions import NONE, Action, Choices
from grognard.engine.chronicle import EVERYBODY, Chronicle, Event
from grognard.engine.dice import Dice, ForetoldDice, ScriptedDice, WatchedDice
from grognard.engine.game import AnyGame, Outcome
from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.engine.state import ALLOWED, NOBODY, State
from grognard.engine.tally import Line
from grognard.games.registry import find_game
from grognard.table import shown

HIDDEN: Final = "?"  # what stands for a secret action or die in what others read


class Told(Struct):
    """An event of the log, ready to be read."""

    seen_by: int  # EVERYBODY, or the one side that may read it
    event: shown.TableEvent = field(name="read")  # by this name it was always saved


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
    unseen: bool = False  # one of several secret actions in a row: others do not even see that it was made
    order: int = 0  # the number of the first action of the order it was part of; 0: it was given by itself
    parts: shown.Legal | None = None  # the action taken apart; None in logs older than this, until `take_apart`


class Step:
    """An action worked out but not yet entered: the entry, and the state it leads to."""

    def __init__(self, entry: Entry, after: State) -> None:
        self.entry = entry
        self.after = after


class Play:
    """A game set up from a scenario. Its log grows by `act`; only `undo` takes anything away."""

    def __init__(self, game: AnyGame, scenario: dict[str, Any], options: dict[str, Any]) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.state: State = game.set_up(scenario, options)
        self.start: State = self.state.clone()  # setting up anew costs far more: the map is measured for it
        self.log: list[Entry] = []
        self.offered: tuple[State, list[int]] | None = None  # the legal actions of a state
        self.ended: Outcome | None = None  # by the players, before the rules would: resigned, a draw agreed

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, text: str, dice: Dice) -> Entry:
        """Carries out an action written in notation. Raises Mistake or IllegalAction and changes nothing if it cannot be.

        NeedDice passes through when handed-in dice run out: the play is as it was.
        """
        step = self.work_out(self.legal_action(text), dice, len(self.log) + 1)
        self.enter(step)
        return step.entry

    def legal_action(self, text: str) -> int:
        """The legal action that a text means; raises Mistake or IllegalAction where it means none."""
        action = self.game.read(self.state, text)
        self.object_to(action)
        return action

    def work_out(self, action: int, dice: Dice, number: int) -> Step:
        """What a legal action would bring; the play stays as it is until `enter`. NeedDice as in `act`."""
        before = self.state
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
            [Told(event.seen_by, self.event_data(event, after)) for event in chronicle.events],
            self.game.prompt(before).key,
            parts=self.done_data(action, before),
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

    def rule_of_die(self, text: str, given: list[int]) -> str:
        """The id of the rule by which an action throws the die after those given; '' where nothing tells.

        The action is tried on with made-up dice: the first event after the die is what it was thrown for.
        """
        trial = self.state.clone()
        watched = WatchedDice(ForetoldDice(given))
        trial.chronicle = chronicle = Chronicle(watched)
        self.game.apply(trial, self.game.read(self.state, text), watched)
        rules = [int(event.rule) for event in chronicle.events if event.thrown > len(given)]
        return self.game.rules[rules[0]] if rules and rules[0] else ""

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
        """Free as long as nothing became known: no die, no reveal, and the decision stayed with the same side."""
        if not self.log or self.over:
            return False
        last = self.log[-1]
        return last.side == side == self.state.decider and not last.faces and last.reveals == self.state.reveals

    def undo(self, count: int = 1) -> None:
        """Takes the last actions back by folding the log anew."""
        kept = self.log[: len(self.log) - count]
        self.state = self.fold(self.start.clone(), kept)
        self.log = kept

    def fold(self, state: State, entries: Iterable[Entry]) -> State:
        """The state after these actions of the log: they were legal when they were made, so nothing is asked again."""
        for entry in entries:
            self.game.apply(state, self.game.read(state, entry.text), ScriptedDice(entry.faces))
        return state

    def take_apart(self) -> None:
        """The actions of an older log, which holds them in notation alone."""
        state = self.start.clone()
        for entry in self.log:
            entry.parts = self.done_data(self.game.read(state, entry.text), state)
            self.fold(state, [entry])

    # -- reading ---------------------------------------------------------------------------------------------------
    def hides(self, entry: Entry, viewer: int) -> bool:
        """Whether an action of the log is still a secret to this viewer."""
        return entry.secret and entry.side != viewer and entry.reveals == self.state.reveals and not self.over

    def seen_log(self, viewer: int) -> list[Entry]:
        """The log without what this viewer must not even know was done: how many purchases make an army."""
        return [entry for entry in self.log if not (entry.unseen and self.hides(entry, viewer))]

    def entry_data(self, entry: Entry, viewer: int) -> shown.Deed:
        """An entry of the log as this viewer may read it."""
        over, hidden = self.over, self.hides(entry, viewer)
        return shown.Deed(
            number=entry.number,
            side=entry.side,
            phase=entry.phase,
            action=HIDDEN if hidden else entry.text,
            parts=UNSET if hidden or entry.parts is None else entry.parts,
            order=entry.order or UNSET,
            dice=[
                face if over or seen in (EVERYBODY, viewer) else HIDDEN
                for face, seen in zip(entry.faces, entry.seen_by, strict=True)
            ],
            events=[told.event for told in entry.events if over or told.seen_by in (EVERYBODY, viewer)],
        )

    def event_data(self, event: Event, state: State) -> shown.TableEvent:
        game, tally = self.game, event.tally
        return shown.TableEvent(
            key=game.events[event.code],
            side=event.side if event.side >= 0 else UNSET,
            unit=event.unit if event.unit >= 0 else UNSET,
            origin=game.place(state, event.origin) if event.origin >= 0 else UNSET,
            target=game.place(state, event.target) if event.target >= 0 else UNSET,
            amount=event.amount,
            rule=game.rules[event.rule] if event.rule else UNSET,
            dice=event.faces or UNSET,
            total=UNSET if tally is None else int(tally.total),
            lines=UNSET if tally is None else [self.line_data(line) for line in tally.lines()],
        )

    def line_data(self, line: Line) -> shown.TallyLine:
        """A line of a tally: points, with the die they came from; or a figure with its value."""
        rule = self.game.rules[line.rule]
        if line.figure:
            return shown.TallyLine(rule, figure=line.figure, value=line.low)
        return shown.TallyLine(rule, points=line.low, die=line.face or UNSET)

    def action_data(self, action: Action, state: State) -> shown.Legal:
        """An action taken apart, for a client."""
        parts = self.game.parts(state, action)
        return shown.Legal(
            self.game.write(state, action),
            parts.verb,
            parts.unit,
            parts.unit_id,
            parts.origin,
            parts.target,
            parts.amount,
            parts.extras,
        )

    def done_data(self, action: Action, state: State) -> shown.Legal:
        """The same for the log, with the unit by its name alone: numbers tell in which order an army was bought."""
        return replace(self.action_data(action, state), unit_id=NONE)

    def position_data(self, viewer: int) -> shown.Moment:
        """Everything a viewer may know of the moment; the legal actions only for the side whose decision it is."""
        moment = self.moment_data(self.state, viewer, len(self.log))
        moment.outcome = self.outcome_data()
        if viewer == self.state.decider and not self.over:
            moment.legal = [self.action_data(action, self.state) for action in self.legal()]
        return moment

    def moment_data(self, state: State, viewer: int, number: int) -> shown.Moment:
        """What a viewer might see of a state of this play."""
        prompt = self.game.prompt(state)
        return shown.Moment(
            number=number,
            decider=int(state.decider),
            prompt=shown.Prompt(prompt.key, prompt.data),
            view=self.game.view(state, viewer),
            legal=[],
            outcome=None,
        )

    def outcome_data(self) -> shown.Outcome | None:
        outcome = self.outcome()
        if outcome is None:
            return None
        return shown.Outcome(
            winner=int(outcome.winner),
            grade=outcome.grade,
            scores=outcome.scores,
            rule=self.game.rules[outcome.rule] if outcome.rule else "",
            reckoning=None if self.ended else self.reckoning_data(),
        )

    def reckoning_data(self) -> shown.Reckoning:
        """Of a game that was played to its end."""
        reckoning = self.game.reckoning(self.state)
        return shown.Reckoning(reckoning.ended, reckoning.decided, reckoning.needed, reckoning.terms)

    def snapshot(self) -> dict[str, Any]:
        return self.state.dump()

    def restored(self, saved: dict[str, Any]) -> State:
        """The state of a snapshot of this play."""
        state = self.start.clone()
        state.restore(saved)
        return state


def new_play(game_name: str, scenario: str | dict[str, Any], options: dict[str, Any]) -> Play:
    """A fresh game of one of our scenarios by name, or of one given whole."""
    game = find_game(game_name)
    data = load_scenario(game_name, scenario) if isinstance(scenario, str) else scenario
    if data.get("game") != game_name:
        of = f"is for the game '{data['game']}'" if "game" in data else "names no game"
        raise Mistake(f'this scenario {of}: write game = "{game_name}" in it, or name another game above it')
    return Play(game, data, options)
