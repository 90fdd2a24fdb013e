"""Marmitages: actions as text and back, loss-free. The words are those of docs/notation.md."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.engine.actions import (
    NONE,
    Action,
    amount_of,
    origin_of,
    pack,
    target_of,
    unit_of,
    verb_of,
)
from grognard.engine.game import Parts
from grognard.engine.mistakes import Mistake
from grognard.engine.notation import choose, did_you_mean, find_place, ordinal, read_count, split_action, split_way
from grognard.engine.state import Unit
from grognard.games.marmitages.assault import gas_of, pack_commitment, planes_of
from grognard.games.marmitages.deployment import first_twin
from grognard.games.marmitages.purchase import GOODS
from grognard.games.marmitages.state import ACE, BUYING, CARD_NAMES, DEPTH, ELEMENTS, IN_HAND, Battle, Sector
from grognard.games.marmitages.vocabulary import (
    ACE_USES,
    ADVANCE,
    ASSAULT,
    BARRAGE,
    BOMBARD,
    BUY,
    COMMIT,
    DEPLOY,
    DISCARD,
    LINE,
    MOVE,
    PLACE,
    PLAY,
    VERBS,
)

KIND_WORDS = ["Inf", "Assault", "Cav", "Tank", "Car", "MG"]


# -- names ---------------------------------------------------------------------------------------------------------
def number_in_kind(b: Battle, unit: Unit) -> int:
    """The how-manieth of its kind a unit is on its side, from 1."""
    return 1 + sum(1 for u in range(unit) if b.side[u] == b.side[unit] and b.kind[u] == b.kind[unit])


def unit_name(b: Battle, unit: Unit) -> str:
    """The scenario's name for a unit, or the how-manieth of its kind it is: '3rd Inf'."""
    if b.is_named(unit):
        return b.ground.names[unit]
    return f"{ordinal(number_in_kind(b, unit))} {KIND_WORDS[b.kind[unit]]}"


def find_unit(b: Battle, name: str, at: Sector = NONE) -> Unit:
    """The unit of that name: the decider's before the opponent's, and the one in the sector that was named with it."""
    if b.phase == BUYING:  # the answer must not depend on what the other side bought
        raise Mistake("no unit can be named while armies are bought")
    wanted = name.strip().casefold()
    named = [u for u in range(b.units()) if unit_name(b, u).casefold() == wanted]
    here = [u for u in named if at >= 0 and b.at[u] == at] or [u for u in named if b.side[u] == b.decider] or named
    if here:
        return here[0]
    names = [unit_name(b, u) for u in range(b.units()) if b.side[u] == b.decider]
    raise Mistake(f"there is no unit '{name}'.{did_you_mean(name, names)}")


def find_sector(b: Battle, name: str) -> Sector:
    return find_place(b.ground.squares, name)


# -- writing -------------------------------------------------------------------------------------------------------
def write(b: Battle, action: Action) -> str:
    parts = take_apart(b, action)
    verb = verb_of(action)
    if verb == COMMIT:
        return " ".join(["commit", *commitment_words(parts)])
    if verb == BUY:
        return f"buy {parts.amount} {parts.extras[0]}"
    if verb == PLACE:
        return f"place {parts.extras[0]} {parts.target}"
    if verb == BOMBARD:
        return f"bombard {parts.target} {parts.amount}"
    if verb == MOVE:
        return f"move {parts.unit} {parts.origin}-{parts.target}"
    if verb == LINE:
        return f"line {parts.amount} with {parts.extras[0]}"
    if verb == PLAY or verb == DISCARD:
        return " ".join(word for word in (parts.verb, *parts.extras, parts.target) if word)
    if parts.unit and verb != DEPLOY:
        return f"{parts.verb} {parts.unit}"
    return " ".join(word for word in (parts.verb, parts.unit, parts.origin, parts.target) if word)


def commitment_words(parts: Parts) -> list[str]:
    words = [f"{parts.amount} shells"] if parts.amount else []
    return words + parts.extras or ["nothing"]


def support_words(action: Action) -> list[str]:
    """Gas and planes of a commitment; a number only where there are more than the one that is allowed."""
    gas, planes = gas_of(action), planes_of(action)
    words = [] if gas == 0 else ["gas"] if gas == 1 else [f"{gas} gas"]
    return words + ([] if planes == 0 else ["plane"] if planes == 1 else [f"{planes} planes"])


def take_apart(b: Battle, action: Action) -> Parts:
    verb = verb_of(action)
    unit = unit_of(action)
    origin = origin_of(action)
    target = target_of(action)
    amount = int(amount_of(action))
    extras: list[str] = []
    if verb == COMMIT:
        extras = support_words(action)
        origin = target = NONE
        unit = NONE
    elif verb == BUY:
        extras = [GOODS[unit]]
        unit = NONE
    elif verb == PLACE:
        extras = [ELEMENTS[unit]]
        unit = NONE
    elif verb == LINE:
        extras = [CARD_NAMES[amount]]
        amount = int(unit) + 1  # the row, as in the names of its sectors
        unit = NONE
    elif verb == PLAY or verb == DISCARD:
        extras = [CARD_NAMES[amount]] + ([ACE_USES[unit]] if unit != NONE else [])
        amount = 0
        unit = NONE
    elif verb == ADVANCE:
        origin = b.at[unit]
        target = b.target
    elif unit != NONE and verb != DEPLOY:
        origin = b.at[unit]
    name = unit_name(b, unit) if unit != NONE else ""
    return Parts(VERBS[verb], name, int(unit), place_name(b, origin), place_name(b, target), amount, extras)


def place_name(b: Battle, sector: Sector) -> str:
    return b.ground.squares.name(sector) if sector >= 0 else ""


# -- reading -------------------------------------------------------------------------------------------------------
def read(b: Battle, text: str) -> Action:
    verb, rest = split_action(text, VERBS, SHAPES)
    if not rest:
        return pack(verb)
    return read_arguments(b, verb, rest)


SHAPES = {
    "buy": "COUNT GOODS",
    "place": "ELEMENT SECTOR",
    "bombard": "SECTOR POINTS",
    "deploy": "UNIT SECTOR",
    "barrage": "SECTOR",
    "move": "UNIT FROM-TO",
    "assault": "FROM TO",
    "commit": "SUPPORT…",
    "lose": "UNIT",
    "advance": "UNIT",
    "cut": "UNIT",
    "line": "ROW with CARD",
    "activate": "UNIT",
    "rest": "UNIT",
    "play": "CARD SECTOR",
    "discard": "CARD",
}


def read_arguments(b: Battle, verb: i64, rest: list[str]) -> Action:
    if verb == BUY:
        return pack(verb, unit=choose(rest[1], GOODS, "to be bought"), amount=read_count(rest[0]))
    if verb == PLACE:
        return pack(verb, unit=choose(rest[0], ELEMENTS, "a defence element"), target=find_sector(b, rest[1]))
    if verb == BOMBARD:
        return pack(verb, target=find_sector(b, rest[0]), amount=read_count(rest[1]))
    if verb == BARRAGE:
        return pack(verb, target=find_sector(b, rest[0]))
    if verb == ASSAULT:
        return pack(verb, origin=find_sector(b, rest[0]), target=find_sector(b, rest[1]))
    if verb == COMMIT:
        return read_commitment(rest)
    if verb == LINE:
        return read_line(rest)
    if verb == PLAY:
        return read_event(b, rest)
    if verb == DISCARD:
        return pack(verb, amount=read_card(rest[0]))
    if verb == DEPLOY:
        unit = find_unit(b, " ".join(rest[:-1]))
        return pack(verb, unit=first_twin(b, unit) if b.at[unit] == IN_HAND else unit, target=find_sector(b, rest[-1]))
    if verb == MOVE:
        return read_move(b, rest)
    return pack(verb, unit=find_unit(b, " ".join(rest), b.origin if verb == ADVANCE else NONE))


def read_move(b: Battle, rest: list[str]) -> Action:
    start, end = split_way(rest[-1])
    origin = find_sector(b, start)
    unit = find_unit(b, " ".join(rest[:-1]), origin)
    if b.at[unit] != origin:
        raise Mistake(
            f"{unit_name(b, unit)} is not in {start}"
            + (f" but in {place_name(b, b.at[unit])}" if b.at[unit] >= 0 else "")
        )
    return pack(MOVE, unit=unit, target=find_sector(b, end))


def read_commitment(rest: list[str]) -> Action:
    """`3 shells`, `gas`, `2 shells plane`, `nothing`. More than one gas or plane can be said, for a rule to forbid it."""
    counts: dict[str, int] = {}
    words = [word.lower() for word in rest]
    while words:
        word = words.pop(0)
        number = ""
        if word.isdigit():
            number, word = word, words.pop(0) if words else ""
        kind = SUPPORT.get(word, "")
        if not kind:
            raise Mistake(no_support(number, word))
        if kind in counts:
            raise Mistake(f"'{word}' is too much: {kind} is named twice in 'commit {' '.join(rest)}'")
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


def read_line(rest: list[str]) -> Action:
    """`6 with 7`, `6 with joker`."""
    if len(rest) != 3 or rest[1].lower() != "with":
        raise Mistake(f"'line {' '.join(rest)}' is no order: write line {SHAPES['line']}, as in line 6 with 7")
    return pack(LINE, unit=read_row(rest[0]), amount=read_card(rest[2]))


def read_event(b: Battle, rest: list[str]) -> Action:
    """`jack C4`, `ace shells`, `ace barrages`."""
    card = read_card(rest[0])
    if card == ACE:
        return pack(PLAY, unit=choose(rest[1], ACE_USES, "what an ace can bring"), amount=card)
    return pack(PLAY, target=find_sector(b, rest[1]), amount=card)


def read_card(word: str) -> int:
    return 2 + choose(word, CARD_NAMES[2:], "a card")


def read_row(word: str) -> int:
    if not word.isdigit() or not 1 <= int(word) <= DEPTH:
        raise Mistake(f"'{word}' is no line of battle: give the number of a row, 1 to {DEPTH}")
    return int(word) - 1
