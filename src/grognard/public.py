"""The public interface: a table for programs that play, study or teach with Grognard. docs/python.md shows it at work."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from grognard.books import scenarios
from grognard.books.ledger import RuleText, load_ledger
from grognard.books.texts import languages
from grognard.engine.dice import NeedDice as NeedDice  # for `import grognard`
from grognard.engine.dice import ScriptedDice, SeededDice
from grognard.engine.mistakes import IllegalAction, Mistake
from grognard.engine.state import ALLOWED, NOBODY
from grognard.games.registry import GAMES, find_game
from grognard.odds.report import odds_data
from grognard.players.registry import LEVELS, find_level
from grognard.table.play import Play, new_play
from grognard.table.record import Head, fold, parse_record, result_of, write_record
from grognard.table.why import judge
from grognard.table.wording import Wording


def game_names() -> list[str]:
    return list(GAMES)


def scenario_names(game: str) -> list[str]:
    return scenarios.scenario_names(find_game(game).name)


def level_names() -> list[str]:
    """The computer's levels, weakest first."""
    return list(LEVELS)


def new_table(
    game: str, scenario: str | dict[str, Any], *, options: Mapping[str, Any] | None = None, seed: int | None = None
) -> Table:
    """A fresh game of one of our scenarios by name, or of one given whole. The same seed rolls the same dice."""
    head = Head(game=game, scenario=scenario, options=dict(options or {}))
    return Table(head, new_play(game, scenario, head.options), seed)


def read_record(text: str, *, seed: int | None = None) -> Table:
    """The table a record or a script leads to; the seed is for the dice of what is played on from there."""
    record = parse_record(text, "the record")
    return Table(record.head, fold(record), seed)


class Table:
    """A game under way. Actions are written in notation, sides are named by their keys."""

    def __init__(self, head: Head, play: Play, seed: int | None) -> None:
        self._head = head
        self._play = play
        seed = secrets.randbits(63) if seed is None else seed
        self._dice = SeededDice(seed)
        self._thoughts = SeededDice(seed + 1)  # computer opponents must not use up the table's dice

    def __repr__(self) -> str:
        play = self._play
        now = self.result if self.over else f"{self.decider} decides, {self.phase}"
        return f"<Table: {play.game.name}, {play.scenario['id']}: {now}>"

    # -- the moment ------------------------------------------------------------------------------------------------
    @property
    def sides(self) -> list[str]:
        return self._play.game.sides

    @property
    def decider(self) -> str | None:
        """The side that has to decide; None when the game is over."""
        return None if self.over else self.sides[self._play.state.decider]

    @property
    def phase(self) -> str:
        """What is asked of the decider, by its key."""
        return self._play.game.prompt(self._play.state).key

    @property
    def over(self) -> bool:
        return self._play.over

    @property
    def result(self) -> str:
        """The winner and how he won, as records tell it; "" while the game runs."""
        return result_of(self._play)

    @property
    def scores(self) -> dict[str, int]:
        """What each side made of a finished game; nothing while it runs."""
        outcome = self._play.outcome()
        return {} if outcome is None else dict(zip(self.sides, outcome.scores, strict=True))

    def view(self, side: str | None = None) -> dict[str, Any]:
        """The position as a side may see it, or a spectator. Nothing hidden is in it."""
        viewer = NOBODY if side is None else self._number(side)
        return self._play.game.view(self._play.state, viewer)

    # -- deciding --------------------------------------------------------------------------------------------------
    @property
    def legal(self) -> list[str]:
        """The legal actions of the decider."""
        play = self._play
        return [play.game.write(play.state, action) for action in play.legal()]

    def why_not(self, action: str) -> RuleText | None:
        """The rule that forbids an action of the decider; None where it is legal."""
        play = self._play
        why = judge(play.game, play.state, action, play.state.decider)
        if not (why.legal or why.rule):
            raise IllegalAction(f"'{action}' is not among the legal actions", ALLOWED)
        return load_ledger(play.game.name).find(why.rule) if why.rule else None

    def odds(self, action: str) -> dict[str, Any] | None:
        """The exact chances of a legal action, by what its side knows; None where dice against an enemy do not decide."""
        found = odds_data(self._play, self._play.legal_action(action))
        return None if found is None else plain(found)

    def choose(self, level: str) -> str:
        """What a computer opponent would do in the place of the decider, by what that side may see."""
        play = self._play
        if self.over:
            raise Mistake("the game is over: there is nothing to choose")
        seed = self._thoughts.roll(2**31)
        return play.game.write(play.state, find_level(level).choose(play.game, play.state, play.state.decider, seed))

    # -- acting ----------------------------------------------------------------------------------------------------
    def act(self, action: str, dice: Sequence[int] | None = None) -> list[dict[str, Any]]:
        """Carries out an action, with the table's dice or those thrown by hand, and returns what came of it.

        Nothing has changed when it raises: IllegalAction for what the rules forbid, Mistake for what cannot be understood,
        NeedDice where dice thrown by hand do not suffice.
        """
        handed = None if dice is None else ScriptedDice(list(dice))
        step = self._play.work_out(self._play.legal_action(action), handed or self._dice, len(self._play.log) + 1)
        if handed is not None and handed.left():
            raise Mistake(f"'{action}' takes {handed.next} dice, and {len(handed.faces)} were given")
        self._play.enter(step)
        return [plain(told.event) for told in step.entry.events]

    def undo(self) -> str:
        """Takes the last action back, whatever it made known, and returns it."""
        if not self._play.log:
            raise Mistake("nothing has been played that could be taken back")
        last = self._play.log[-1].text
        self._play.undo()
        return last

    # -- telling ---------------------------------------------------------------------------------------------------
    def tell(self, language: str = "en") -> str:
        """The last action and all it brought about, in words; before the first, what is asked."""
        if language not in languages():
            raise Mistake(f"there is no language '{language}': there are {', '.join(languages())}")
        wording = Wording(self._play, language, viewer=NOBODY)
        last = self._play.log[-1:]
        return "\n".join(wording.entry(last[0], last[0].side)) if last else wording.prompt()

    def record(self) -> str:
        """The whole game, to keep, to read again or to play on."""
        return write_record(self._play, self._head)

    def _number(self, side: str) -> int:
        if side not in self.sides:
            raise Mistake(f"there is no side '{side}': there are {' and '.join(self.sides)}")
        return self.sides.index(side)


def plain(told: Struct) -> dict[str, Any]:
    """What is sent over the wire, as a program takes it apart most easily."""
    data: dict[str, Any] = to_builtins(told)
    return data
