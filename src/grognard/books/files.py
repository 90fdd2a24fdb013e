"""Reading TOML that people wrote: every mistake is reported by file and key, with the nearest right word."""

from __future__ import annotations

import difflib
import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.engine.mistakes import KeyMistake, Mistake

T = TypeVar("T")
OPTIONS = "the options"  # what a mistake in them is said to be in
QUOTES = "\"'"
LARGEST = 4_000_000  # bytes: far above any scenario or record, far below what would hurt
DEEPEST = 24  # brackets within brackets; no file of ours has more than six
MOST_PARTS = 12  # of one dotted key; tomllib takes quadratic time and memory for them

WRONG_KEY = "key` in `"  # before the place of a table one of whose keys is wrong itself
FREE_KEY = "[...]"  # what msgspec writes for any key of a table that may have any
STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")  # of a place such as position.units[2].marks[0]

# What matters to depth and to keys. Every alternative for a string ends somewhere, so that the whole scan is linear.
TOKENS = re.compile(
    r"""
    \"{3}(?:\\.|[^\\]|\\\Z)*?(?:\"{3}|\Z) | '{3}.*?(?:'{3}|\Z)   # strings of several lines
    | "(?:\\[^\n]|[^"\\\n])*"? | '[^'\n]*'?                      # strings of one line
    | \#[^\n]*
    | [\[\]{}.,=\n]
    """,
    re.VERBOSE | re.DOTALL,
)


def read_text(path: Path) -> str:
    """A whole text file, or a Mistake that says what is wrong with it."""
    if path.is_dir():
        raise Mistake(f"{path} is a folder: name the file in it")
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise Mistake(
                f"{path} is {size:,} bytes long; no file of ours is longer than {LARGEST:,}: is it the right one?"
            )
        raw = path.read_bytes()
    except OSError as error:
        raise Mistake(f"{path} cannot be read: {error.strerror}") from None
    return decode(raw, str(path))


def decode(raw: bytes, source: str) -> str:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Mistake(f"{source} is not UTF-8 text (byte {error.start}): save it as UTF-8") from None
    if not text.strip():
        raise Mistake(f"{source} is empty")
    return text


def parse_toml(text: str, source: str) -> dict[str, Any]:
    check_bounds(text, source)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: also a number of thousands of digits
        raise Mistake(f"{source} is not TOML: {error}") from None


def check_bounds(text: str, source: str) -> None:
    """Refuses what would take the parser long, before it begins: length, depth, dotted keys."""
    if len(text) > LARGEST:
        raise Mistake(f"{source} is {len(text):,} characters long; no file of ours is longer than {LARGEST:,}")
    depth = parts = 0
    for found in TOKENS.finditer(text):
        token = found[0]
        if token == ".":
            parts += 1
        elif token in "[]{},=\n":
            parts = 0
            depth = max(0, depth + (token in "[{") - (token in "]}"))
        if depth > DEEPEST or parts > MOST_PARTS:
            line = text.count("\n", 0, found.start()) + 1
            what = f"a key of more than {MOST_PARTS} parts" if parts else f"brackets more than {DEEPEST} deep"
            raise Mistake(f"{source}, line {line}: {what}: no file of ours needs that")


def nearest(word: str, right: Iterable[str]) -> str:
    """' Did you mean …?' with the closest right word, or the list of them when none is close."""
    options = list(right)
    close = difflib.get_close_matches(word, options, 1, 0.5)
    if close:
        return f" Did you mean '{close[0]}'?"
    return f" It can be: {', '.join(options)}." if 0 < len(options) <= 20 else ""


def convert(data: object, shape: type[T], source: str, text: str = "") -> T:
    """Checks data against a msgspec Struct; a mistake names the file, the key, its line and what was expected."""
    try:
        return msgspec.convert(data, shape, strict=True)
    except msgspec.ValidationError as error:
        key, what = explain(str(error), data, shape)
        if text or not key:
            at = f"{line_of(key, text)}, {key}" if key else ""
            raise Mistake(f"{source}{at}: {what}") from None
        raise KeyMistake(source, key, what) from None


def explain(error: str, data: object, shape: type[object]) -> tuple[str, str]:
    """The key of what is wrong, and what that is, with the nearest right word."""
    message, _, path = error.partition(" - at `")
    place = path.removeprefix(WRONG_KEY).rstrip("`").removeprefix("$").removeprefix(".")
    key = in_full(f"{place}{FREE_KEY}" if path.startswith(WRONG_KEY) else place, error, data, shape)
    unknown = re.search(r"unknown field `(.+?)`", message)
    if unknown:
        hint = nearest(unknown[1], keys_of(shape, place))
        return f"{key}.{unknown[1]}" if key else unknown[1], f"{message}.{hint}"
    wrong = re.search(r"Invalid enum value '(.+?)'", message)
    hint = nearest(wrong[1], words_of(shape, place)) if wrong else ""
    return key, f"{message}.{hint}"


def in_full(place: str, error: str, data: Any, shape: type[object]) -> str:
    """A place with every free key named."""
    steps: list[str | int] = []
    for step in STEP.findall(place):
        if step == FREE_KEY:
            key = wrong_key(data, steps, error, shape)
            data = with_part(data, steps, {key: part_of(data, steps)[key]})
            steps.append(key)
        else:
            steps.append(int(step[1:-1]) if step[0] == "[" else step)
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps).removeprefix(".")


def wrong_key(data: Any, steps: list[str | int], error: str, shape: type[object]) -> str:
    """Of the table at the end of these steps. Tables are checked in order, so it is the last key of the shortest beginning of
    the table that is refused by the same error."""
    items = list(part_of(data, steps).items())

    def is_refused(number: int) -> bool:
        return refusal(with_part(data, steps, dict(items[: number + 1])), shape) == error

    found: str = items[bisect_left(range(len(items)), True, key=is_refused)][0]
    return found


def refusal(data: object, shape: type[object]) -> str:
    try:
        msgspec.convert(data, shape, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def part_of(data: Any, steps: list[str | int]) -> Any:
    for step in steps:
        data = data[step]
    return data


def with_part(data: Any, steps: list[str | int], part: object) -> Any:
    """A copy of the data with another part at the end of these steps."""
    if not steps:
        return part
    copied = data.copy()
    copied[steps[0]] = with_part(data[steps[0]], steps[1:], part)
    return copied


def line_of(key: str, text: str) -> str:
    """', line n' of a key in a TOML text; of the nearest key around it where it is not written itself."""
    lines = toml_lines(text)
    while key and key not in lines:
        key = key.rpartition("[" if key.endswith("]") else ".")[0]
    return f", line {lines[key]}" if key else ""


TOKEN = re.compile(
    r"""\n | \#[^\n]*                                          # the end of a line, a comment
    | \"\"\"(?:.|\n)*?\"\"\" | '''(?:.|\n)*?'''                 # long strings
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'                        # strings
    | [\[\]{},=.] | [^\s\[\]{},=.\#"']+""",
    re.VERBOSE,
)


def toml_lines(text: str) -> dict[str, int]:
    """The line of every key of a TOML text that is sound, by its path: position.units[2].at."""
    return KeyFinder(text).lines


class KeyFinder:
    """Reads TOML only as far as it takes to know where each key stands."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, int] = {}
        self.counts: dict[str, int] = {}  # of arrays of tables
        self.tokens: list[tuple[str, int]] = []
        line = 1
        for found in TOKEN.finditer(text):
            if not found[0].startswith("#"):
                self.tokens.append((found[0], line))
            line += found[0].count("\n")
        self.at = 0
        table = ""
        while self.at < len(self.tokens):
            word, _ = self.tokens[self.at]
            if word == "\n":
                self.at += 1
            elif word == "[":
                table = self.header()
            else:
                self.pair(table)

    def take(self) -> tuple[str, int]:
        self.at += 1
        return self.tokens[self.at - 1] if self.at <= len(self.tokens) else ("", 0)

    def name(self, until: str, prefix: str) -> str:
        """A dotted key up to what ends it, noted with every table around it."""
        key = prefix
        word, line = self.take()
        while word and word != until:
            if word not in ".\n":
                key = f"{key}.{word.strip(QUOTES)}" if key else word.strip(QUOTES)
                self.lines.setdefault(key, line)
            word, line = self.take()
        return key

    def header(self) -> str:
        line = self.take()[1]
        if self.tokens[self.at][0] != "[":
            return self.name("]", "")
        self.take()
        name = self.name("]", "")
        self.take()
        number = self.counts[name] = self.counts.get(name, -1) + 1
        self.lines[f"{name}[{number}]"] = line
        return f"{name}[{number}]"

    def pair(self, table: str) -> None:
        self.value(self.name("=", table))

    def value(self, key: str) -> None:
        word, _ = self.take()
        if word == "[":
            self.items(key)
        elif word == "{":
            while self.at < len(self.tokens) and self.tokens[self.at][0] != "}":
                if self.tokens[self.at][0] in ",\n":
                    self.take()
                else:
                    self.pair(key)
            self.take()
        else:  # a plain value, a number perhaps with a point in it
            while self.at < len(self.tokens) and self.tokens[self.at][0] not in ("\n", ",", "]", "}"):
                self.take()

    def items(self, key: str) -> None:
        number = 0
        while self.at < len(self.tokens) and self.tokens[self.at][0] != "]":
            word, line = self.tokens[self.at]
            if word in ",\n":
                self.take()
            else:
                self.lines[f"{key}[{number}]"] = line
                self.value(f"{key}[{number}]")
                number += 1
        self.take()


def keys_of(shape: object, key: str) -> list[str]:
    """The keys that a table of a file may hold."""
    return sorted({name for node in allowed_under(shape, key) for name in node.get("properties", {})})


def words_of(shape: object, key: str) -> list[str]:
    """The words that stand for a choice under a key."""
    return sorted(
        {word for node in allowed_under(shape, key) for word in node.get("enum", []) if isinstance(word, str)}
    )


def allowed_under(shape: object, key: str) -> list[dict[str, Any]]:
    """What may stand under a key such as position.units[2].marks[0]: parts of the JSON schema of a file of this shape."""
    schema = msgspec.json.schema(shape)
    nodes = choices_of(schema, schema)
    for step in STEP.findall(key):
        inner = [node.get("properties", {}).get(step) if step[0] != "[" else held_by(node) for node in nodes]
        nodes = [choice for node in inner if node for choice in choices_of(node, schema)]
    return nodes


def choices_of(node: dict[str, Any], schema: dict[str, Any]) -> list[dict[str, Any]]:
    """What a place in a schema may hold, with its references followed."""
    if "$ref" in node:
        return choices_of(schema["$defs"][node["$ref"].rpartition("/")[2]], schema)
    return [choice for part in node["anyOf"] for choice in choices_of(part, schema)] if "anyOf" in node else [node]


def held_by(node: dict[str, Any]) -> dict[str, Any]:
    """What each place of a list holds, or what each key of a table with free keys does."""
    inner = node.get("items") or node.get("additionalProperties")
    return inner if isinstance(inner, dict) else {}
