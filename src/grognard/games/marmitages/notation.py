"""Marmitages: actions as text and back, loss-free. The words are those of docs/script.md."""

from __future__ import annotations

from typing import Final

from grognard.engine.actions import (
    IN_AMOUNT,
    IN_ORIGIN,
    IN_TARGET,
    IN_UNIT,
    NONE,
    Action,
    amount_of,
    fill,
    target_of,
)
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import choose, did_you_mean, find_place, ordinal, read_count
from grognard.engine.state import Unit
from grognard.engine.verbs import (
    ChoiceWord,
    CountWord,
    Literally,
    Names,
    Notation,
    Parts,
    PlaceWord,
    UnitWord,
    Verb,
    WayWord,
    Word,
)
from grognard.games.marmitages.assault import gas_of, pack_commitment, planes_of
from grognard.games.marmitages.cards import row_of, use_of
from grognard.games.marmitages.deployment import first_twin
from grognard.games.marmitages.purchase import GOODS
from grognard.games.marmitages.state import ACE, BUYING, CARD_NAMES, DEPTH, ELEMENTS, IN_HAND, Battle, Sector
from grognard.games.marmitages.vocabulary import (
    ACE_USES,
    ACTIVATE,
    ADVANCE,
    ASSAULT,
    BARRAGE,
    BEGIN,
    BOMBARD,
    BUY,
    COMMIT,
    CUT,
    DEPLOY,
    DISCARD,
    DONE,
    INTERDICT,
    LINE,
    LOSE,
    MOVE,
    PLACE,
    PLAN,
    PLAY,
    REST,
)

KIND_WORDS = ["Inf", "Assault", "Cav", "Tank", "Car", "MG"]


# -- names ---------------------------------------------------------------------------------------------------------
def number_in_kind(b: Battle, unit: Unit) -> int:
    """A unit's number among those of its kind on its side, from 1."""
    return 1 + sum(1 for u in range(unit) if b.side[u] == b.side[unit] and b.kind[u] == b.kind[unit])


def unit_name(b: Battle, unit: Unit) -> str:
    """The scenario's name for a unit, or its number among those of its kind: '3rd Inf'."""
    if b.is_named(unit):
        return b.ground.names[unit]
    return f"{ordinal(number_in_kind(b, unit))} {KIND_WORDS[b.kind[unit]]}"


def find_unit(b: Battle, name: str, near: Sector) -> Unit:
    """The unit of that name: the decider's before the opponent's, and the one in the sector that was named with it."""
    if b.phase == BUYING:  # the answer must not depend on what the other side bought
        raise Mistake("no unit can be named while armies are bought")
    wanted = name.strip().casefold()
    named = [u for u in range(b.units()) if unit_name(b, u).casefold() == wanted]
    here = [u for u in named if near >= 0 and b.at[u] == near] or [u for u in named if b.side[u] == b.decider] or named
    if here:
        return here[0]
    names = [unit_name(b, u) for u in range(b.units()) if b.side[u] == b.decider]
    raise Mistake(f"there is no unit '{name}'.{did_you_mean(name, names)}")


def find_sector(b: Battle, name: str) -> Sector:
    return find_place(b.ground.squares, name)


def place_of(b: Battle, unit: Unit) -> Sector:
    return b.at[unit]


def place_name(b: Battle, sector: Sector) -> str:
    return b.ground.squares.name(sector) if sector >= 0 else ""


# -- words of its own --------------------------------------------------------------------------------------------------
class Deployed(UnitWord[Battle]):
    """A unit to be deployed: of those that are alike, the first."""

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        unit = find_unit(b, text, NONE)
        return fill(action, IN_UNIT, first_twin(b, unit) if b.at[unit] == IN_HAND else unit)


class Advancer(UnitWord[Battle]):
    """A unit that advances from where the assault came, into the sector that was taken."""

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        return fill(action, IN_UNIT, find_unit(b, text, b.origin))

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        super().tell(names, b, action, parts)
        parts.target = names.place(b, b.target)


class Row(Word[Battle]):
    """A line of battle, by the number of its row in the names of its sectors; the action keeps it as its unit, from 0."""

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        return str(row_of(action) + 1)

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        if not text.isdigit() or not 1 <= int(text) <= DEPTH:
            raise Mistake(f"'{text}' is not a line of battle: give the number of a row, 1 to {DEPTH}")
        return fill(action, IN_UNIT, int(text) - 1)

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        parts.amount = int(row_of(action)) + 1


class Aim(Word[Battle]):
    """What an event card is played at: a sector, or what an ace brings, which the action keeps as its unit."""

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        return ACE_USES[use_of(action)] if use_of(action) != NONE else names.place(b, target_of(action))

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        if amount_of(action) == ACE:
            return fill(action, IN_UNIT, choose(text, ACE_USES, "what an ace can bring"))
        return fill(action, IN_TARGET, find_sector(b, text))

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        if use_of(action) != NONE:
            parts.extras.append(self.write(names, b, action))
        else:
            parts.target = self.write(names, b, action)


class Support(Word[Battle]):
    """What is committed: `3 shells`, `gas`, `2 shells plane`, `nothing`."""

    def __init__(self) -> None:
        super().__init__("SUPPORT…")
        self.takes_rest = True

    def write(self, names: Names[Battle], b: Battle, action: Action) -> str:
        shells = amount_of(action)
        words = [f"{shells} shells"] if shells else []
        return " ".join(words + support_words(action) or ["nothing"])

    def read(self, names: Names[Battle], b: Battle, text: str, action: Action) -> Action:
        return read_commitment(text)

    def tell(self, names: Names[Battle], b: Battle, action: Action, parts: Parts) -> None:
        parts.amount = int(amount_of(action))
        parts.extras = support_words(action)


def support_words(action: Action) -> list[str]:
    """Gas and planes of a commitment; a number only where there are more than the one that is allowed."""
    gas, planes = gas_of(action), planes_of(action)
    words = [] if gas == 0 else ["gas"] if gas == 1 else [f"{gas} gas"]
    return words + ([] if planes == 0 else ["plane"] if planes == 1 else [f"{planes} planes"])


def read_commitment(text: str) -> Action:
    """`3 shells`, `gas`, `2 shells plane`, `nothing`. More than one gas or plane can be said, for a rule to forbid it."""
    counts: dict[str, int] = {}
    words = text.lower().split()
    while words:
        word = words.pop(0)
        number = ""
        if word.isdigit():
            number, word = word, words.pop(0) if words else ""
        kind = SUPPORT.get(word, "")
        if not kind:
            raise Mistake(no_support(number, word))
        if kind in counts:
            raise Mistake(f"'{word}' is too much: {kind} is named twice in 'commit {text}'")
        if kind == "shells" and not number:
            raise Mistake("how many shells? Write '3 shells'")
        if kind == "nothing" and number:
            raise Mistake(f"'{number}' is too much: write 'commit nothing'")
        counts[kind] = read_count(number) if number else 1
    if "nothing" in counts and len(counts) > 1:
        others = [kind for kind in counts if kind != "nothing"]
        raise Mistake(f"'nothing' and '{others[0]}' contradict each other: write one of them")
    return pack_commitment(counts.get("shells", 0), counts.get("gas", 0), counts.get("plane", 0))


SUPPORT = {
    "shells": "shells",
    "shell": "shells",
    "gas": "gas",
    "plane": "plane",
    "planes": "plane",
    "nothing": "nothing",
}


def no_support(number: str, word: str) -> str:
    if number and not word:
        return f"{number} of what? Write '{number} shells'"
    return f"'{word}' cannot be committed: write '3 shells', 'gas', 'plane' or 'nothing'"


# -- verbs -------------------------------------------------------------------------------------------------------------
CARD: Final[ChoiceWord[Battle]] = ChoiceWord("CARD", IN_AMOUNT, CARD_NAMES, "a card")

NOTATION: Final = Notation(
    Names(unit_name, find_unit, place_of, place_name, find_sector),
    [
        Verb(DONE, "done"),
        Verb(BEGIN, "begin"),
        Verb(BUY, "buy", CountWord("COUNT"), ChoiceWord("GOODS", IN_UNIT, GOODS, "to be bought")),
        Verb(PLACE, "place", ChoiceWord("ELEMENT", IN_UNIT, ELEMENTS, "a defence element"), PlaceWord("SECTOR")),
        Verb(BOMBARD, "bombard", PlaceWord("SECTOR"), CountWord("POINTS")),
        Verb(DEPLOY, "deploy", Deployed(), PlaceWord("SECTOR")),
        Verb(PLAN, "plan"),
        Verb(BARRAGE, "barrage", PlaceWord("SECTOR")),
        Verb(MOVE, "move", WayWord()),
        Verb(ASSAULT, "assault", PlaceWord("FROM", IN_ORIGIN), PlaceWord("TO")),
        Verb(COMMIT, "commit", Support()),
        Verb(LOSE, "lose", UnitWord()),
        Verb(ADVANCE, "advance", Advancer()),
        Verb(CUT, "cut", UnitWord()),
        Verb(LINE, "line", Row("ROW"), Literally("with", "line ROW with CARD, as in line 6 with 7"), CARD),
        Verb(ACTIVATE, "activate", UnitWord()),
        Verb(REST, "rest", UnitWord()),
        Verb(PLAY, "play", CARD, Aim("SECTOR")),
        Verb(DISCARD, "discard", CARD),
        Verb(INTERDICT, "interdict"),
    ],
)
