"""Verbs as data: a row for each says which words follow it, what each of them means, and which slot of the action keeps it.

Writing an action, parsing one and taking one apart for a client all follow these rows, so no two of them can disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic

from mypy_extensions import i64

from grognard.engine.actions import (
    IN_AMOUNT,
    IN_ORIGIN,
    IN_TARGET,
    IN_UNIT,
    NONE,
    Action,
    fill,
    pack,
    slot_of,
    unit_of,
    verb_of,
)
from grognard.engine.decision import B
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import choose, read_count, split_action, split_way
from grognard.engine.places import Place
from grognard.engine.state import Unit


class Parts:
    """An action taken apart, so that one client can serve every game; empty fields are ''."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.unit = ""
        self.unit_id = -1  # its number in the view, -1 for none
        self.origin = ""
        self.target = ""
        self.amount = 0
        self.extras: list[str] = []  # what else the action says: "gas", a kind of defence, a card


class Names(Generic[B]):
    """How a game's units and places are called, both ways."""

    def __init__(
        self,
        unit: Callable[[B, Unit], str],
        find_unit: Callable[[B, str, Place], Unit],
        stands: Callable[[B, Unit], Place],
        place: Callable[[B, Place], str],
        find_place: Callable[[B, str], Place],
    ) -> None:
        self.unit = unit
        self.find_unit = find_unit  # by its name, and where it is if the text says so
        self.stands = stands
        self.place = place  # '' for none
        self.find_place = find_place


# -- words -------------------------------------------------------------------------------------------------------------
class Word(Generic[B]):
    """What one word after a verb means, or several that only make sense together."""

    def __init__(self, shape: str, slot: i64 = 0) -> None:
        self.shape = shape  # what stands for it in a hint
        self.slot = slot  # where the action keeps it
        self.takes_rest = False  # whether it takes all words that the others leave

    def write(self, names: Names[B], b: B, action: Action) -> str:
        """The word in notation, '' where it is left out."""
        raise NotImplementedError

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        """The action with what the word says; raises Mistake where it says nothing."""
        raise NotImplementedError

    def tell(self, names: Names[B], b: B, action: Action, parts: Parts) -> None:
        """Writes what the word says into the parts."""


class Literally(Word[B]):
    """A word that is always the same, as in `line 6 with 7`."""

    def __init__(self, shape: str, sentence: str) -> None:
        super().__init__(shape)
        self.sentence = sentence  # all of the order

    def write(self, names: Names[B], b: B, action: Action) -> str:
        return self.shape

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        if text.lower() != self.shape:
            raise Mistake(f"'{text}' stands where '{self.shape}' should: write {self.sentence}")
        return action


class UnitWord(Word[B]):
    """A unit; its name may be of several words. A client is told where it stands."""

    def __init__(self, shape: str = "UNIT") -> None:
        super().__init__(shape, IN_UNIT)
        self.takes_rest = True

    def write(self, names: Names[B], b: B, action: Action) -> str:
        return names.unit(b, unit_of(action))

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        return fill(action, IN_UNIT, names.find_unit(b, text, NONE))

    def tell(self, names: Names[B], b: B, action: Action, parts: Parts) -> None:
        unit = unit_of(action)
        parts.unit = names.unit(b, unit)
        parts.unit_id = int(unit)
        parts.origin = names.place(b, names.stands(b, unit))


class WayWord(UnitWord[B]):
    """A unit and its way, `3rd Inf B5-B4`: where it stands is said to tell units of the same name apart."""

    def __init__(self, there: str = "in", keeps_origin: bool = False) -> None:
        super().__init__("UNIT FROM-TO")
        self.there = there  # the preposition for a place: in a sector, at a point
        self.keeps_origin = keeps_origin  # the action of a game may repeat where the unit stands

    def write(self, names: Names[B], b: B, action: Action) -> str:
        unit = unit_of(action)
        target = slot_of(action, IN_TARGET)
        return f"{names.unit(b, unit)} {names.place(b, names.stands(b, unit))}-{names.place(b, target)}"

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        name, _, way = text.rpartition(" ")
        start, end = split_way(way)
        origin = names.find_place(b, start)
        unit = names.find_unit(b, name, origin)
        stands = names.stands(b, unit)
        if stands != origin:
            here = names.place(b, stands)
            raise Mistake(
                f"{names.unit(b, unit)} is not {self.there} {start}" + (f" but {self.there} {here}" if here else "")
            )
        found = fill(action, IN_UNIT, unit)
        if self.keeps_origin:
            found = fill(found, IN_ORIGIN, origin)
        return fill(found, IN_TARGET, names.find_place(b, end))

    def tell(self, names: Names[B], b: B, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.target = names.place(b, slot_of(action, IN_TARGET))


class PlaceWord(Word[B]):
    """A place, as a rule the target."""

    def __init__(self, shape: str, slot: i64 = IN_TARGET) -> None:
        super().__init__(shape, slot)

    def write(self, names: Names[B], b: B, action: Action) -> str:
        return names.place(b, slot_of(action, self.slot))

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        return fill(action, self.slot, names.find_place(b, text))

    def tell(self, names: Names[B], b: B, action: Action, parts: Parts) -> None:
        if self.slot == IN_ORIGIN:
            parts.origin = self.write(names, b, action)
        else:
            parts.target = self.write(names, b, action)


class CountWord(Word[B]):
    """A number."""

    def __init__(self, shape: str) -> None:
        super().__init__(shape, IN_AMOUNT)

    def write(self, names: Names[B], b: B, action: Action) -> str:
        return str(slot_of(action, self.slot))

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        return fill(action, self.slot, read_count(text))

    def tell(self, names: Names[B], b: B, action: Action, parts: Parts) -> None:
        parts.amount = int(slot_of(action, self.slot))


class ChoiceWord(Word[B]):
    """One of a list, kept by its number: goods, a card, a facing. Empty entries of the list cannot be chosen."""

    def __init__(self, shape: str, slot: i64, right: list[str], what: str, ranked: bool = False) -> None:
        super().__init__(shape, slot)
        self.right = right
        self.what = what  # "'moat' is not a defence element"
        self.ranked = ranked  # whether the client is also sent its number

    def write(self, names: Names[B], b: B, action: Action) -> str:
        return self.right[slot_of(action, self.slot)]

    def read(self, names: Names[B], b: B, text: str, action: Action) -> Action:
        return fill(action, self.slot, choose(text, self.right, self.what))

    def tell(self, names: Names[B], b: B, action: Action, parts: Parts) -> None:
        parts.extras.append(self.write(names, b, action))
        if self.ranked:
            parts.amount = int(slot_of(action, self.slot))


# -- verbs -------------------------------------------------------------------------------------------------------------
class Verb(Generic[B]):
    """A row: a verb, its number, and the words after it."""

    def __init__(self, number: i64, name: str, *words: Word[B]) -> None:
        self.number = number
        self.name = name
        self.words = words
        self.shape = " ".join(word.shape for word in words)


class Notation(Generic[B]):
    """Actions as text and back, loss-free, by the rows of a game's verbs."""

    def __init__(self, names: Names[B], rows: list[Verb[B]]) -> None:
        self.names: Final = names
        self.rows: Final = rows
        self.verbs: Final = [row.name for row in rows]
        if [row.number for row in rows] != list(range(len(rows))):
            raise ValueError("the rows of the verbs are not in the order of their numbers")

    def write(self, b: B, action: Action) -> str:
        row = self.rows[verb_of(action)]
        words = [word.write(self.names, b, action) for word in row.words]
        return " ".join([row.name, *[word for word in words if word]])

    def take_apart(self, b: B, action: Action) -> Parts:
        row = self.rows[verb_of(action)]
        parts = Parts(row.name)
        for word in row.words:
            word.tell(self.names, b, action, parts)
        return parts

    def read(self, b: B, text: str) -> Action:
        """The action a text means, legal or not; raises Mistake when it means none."""
        number, texts = split_action(text, self.verbs, [row.shape for row in self.rows])
        row = self.rows[number]
        action = pack(number)
        spare = len(texts) - len(row.words)  # words beyond one for each
        for word in row.words:
            taken = 1 + spare if word.takes_rest else 1
            action = word.read(self.names, b, " ".join(texts[:taken]), action)
            texts = texts[taken:]
        return action
