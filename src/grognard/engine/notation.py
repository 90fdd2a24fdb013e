"""What the notations of all games share: verbs and their arguments, counts, choices, names, each with a helpful refusal."""

from __future__ import annotations

import difflib

from grognard.engine.actions import MOST_AMOUNT
from grognard.engine.mistakes import Mistake
from grognard.engine.places import Place, Places


def ordinal(number: int) -> str:
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{endings.get(number % 10, 'th')}"


def split_action(text: str, verbs: list[str], shapes: list[str]) -> tuple[int, list[str]]:
    """The number of the verb and the words after it; `shapes` says by number what a verb must be followed by, '' for nothing.

    Each word of a shape stands for one word. Only a UNIT can have a name of several, so that a word too many is part of a name
    no unit has; a word in brackets can be left out, and a shape that ends in dots takes any number of words.
    """
    words = text.split()
    if not words:
        raise Mistake("an action is missing")
    head, rest = words[0].lower(), words[1:]
    if head not in verbs:
        raise Mistake(f"'{head}' is not an action." + (did_you_mean(head, verbs) or f" Actions: {', '.join(verbs)}."))
    number = verbs.index(head)
    shape = shapes[number]
    if not shape and rest:
        raise Mistake(f"'{head}' stands alone: '{' '.join(rest)}' is too much")
    needed = [word for word in shape.split() if not word.startswith("[")]
    if len(rest) < len(needed):
        raise Mistake(f"'{text}' is incomplete: write {head} {shape}")
    most = len(shape.split())
    if len(rest) > most and "UNIT" not in needed and not shape.endswith("…"):
        raise Mistake(f"'{' '.join(rest[most:])}' is too much: write {head} {shape}")
    return number, rest


def did_you_mean(word: str, right: list[str]) -> str:
    close = difflib.get_close_matches(word, right, 1, 0.4)
    return f" Did you mean '{close[0]}'?" if close else ""


def find_place(places: Places, name: str) -> Place:
    try:
        return places.parse(name)
    except ValueError as error:
        raise Mistake(str(error)) from None


def split_way(word: str) -> tuple[str, str]:
    """`B5-B4` taken apart."""
    start, dash, end = word.partition("-")
    if not dash:
        raise Mistake(f"'{word}' is not a route: write FROM-TO, as in B5-B4")
    return start, end


def read_count(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or int(word) > MOST_AMOUNT:
        raise Mistake(f"'{word}' is not a number from 0 to {MOST_AMOUNT}")
    return int(word)


def choose(word: str, right: list[str], what: str) -> int:
    """The number of a word in a list; empty entries of the list cannot be chosen."""
    if word and word.lower() in right:
        return right.index(word.lower())
    close = difflib.get_close_matches(word, right, 3, 0.6)
    raise Mistake(f"'{word}' is not {what}: {', '.join(close or [name for name in right if name])}")
