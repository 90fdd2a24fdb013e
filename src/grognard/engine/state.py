"""The state of a game in play: plain arrays and numbers, cheap to clone, saved and searched at any decision."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.chronicle import EVERYBODY, Chronicle
from grognard.engine.tally import ExplainedTally, Tally

Rule = i64  # index of a rule in the game's ledger
Side = i64
Unit = i64

ALLOWED: Final[Rule] = 0  # no rule objects
NOBODY: Final[Side] = -1


class State:
    """What every game's state extends. `decider` is whose decision it is; NOBODY: the game is over."""

    def __init__(self) -> None:
        self.decider: Side = NOBODY
        self.phase: i64 = 0  # of the game's phases
        self.turn: i64 = 0
        self.reveals: i64 = 0  # how many times secrets have been laid open: see `Game.secret`
        self.chronicle: Chronicle | None = None

    def clone(self) -> State:
        """A copy that shares nothing which can change. A clone has no chronicle."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """The names of all attributes that change in play: what is saved."""
        fixed = self.fixed()
        return [name for name in attributes(self) if name not in fixed and name != "chronicle"]

    def fixed(self) -> list[str]:
        """The names of the attributes that the scenario fixes once and for all: every clone shares them."""
        raise NotImplementedError

    def note(
        self,
        code: i64,
        side: i64 = -1,
        unit: i64 = -1,
        origin: i64 = -1,
        target: i64 = -1,
        amount: i64 = 0,
        rule: i64 = 0,
        seen_by: i64 = EVERYBODY,
        tally: Tally | None = None,
    ) -> None:
        """Writes an event into the chronicle, if anybody keeps one."""
        if self.chronicle is not None:
            self.chronicle.note(code, side, unit, origin, target, amount, rule, seen_by, tally)

    def tally(self) -> Tally:
        """A fresh tally: explained when somebody will read it, the bare sum otherwise."""
        return Tally() if self.chronicle is None else ExplainedTally()

    def dump(self) -> dict[str, Any]:
        """All that changes in play, as plain numbers and lists."""
        return {name: plain(getattr(self, name)) for name in self.fields()}

    def restore(self, saved: dict[str, Any]) -> None:
        """Puts back what `dump` gave, on a state set up from the same scenario and options."""
        for name in self.fields():
            value = saved[name]
            setattr(self, name, vec[i64](value) if isinstance(value, list) else value)


def attributes(state: State) -> list[str]:
    """Their names. The instance of a compiled class has no dictionary, but mypyc lists them in the class."""
    return list(getattr(type(state), "__mypyc_attrs__", None) or vars(state))


def plain(value: Any) -> int | list[int]:
    return value if isinstance(value, int) else [int(v) for v in value]
