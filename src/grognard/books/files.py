"""Reading TOML that people wrote: every mistake is reported by file and key, with the nearest right word."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grognard.engine.mistakes import Mistake

T = TypeVar("T")
LARGEST = 4_000_000  # bytes: far above any scenario or record, far below what would hurt
DEEPEST = 24  # brackets within brackets; no file of ours has more than six
MOST_PARTS = 12  # of one dotted key; tomllib takes quadratic time and memory for them

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
        raise Mistake(explain(str(error), shape, source, text)) from None


def explain(error: str, shape: type[object], source: str, text: str) -> str:
    message, _, path = error.partition(" - at `")
    path = path.rstrip("`").removeprefix("$").removeprefix(".").removeprefix("key in ")
    hint = ""
    unknown = re.search(r"unknown field `(.+?)`", message)
    key = unknown[1] if unknown else re.split(r"[.\[\]]", path.rstrip("]"))[-1] if path else ""
    if unknown:
        hint = nearest(unknown[1], every_key(shape))
    wrong = re.search(r"Invalid enum value '(.+?)'", message)
    if wrong:
        hint = nearest(wrong[1], every_word(shape))
        key = wrong[1]
    return f"{source}{line_of(key, text)}: {message}{f' at {path}' if path else ''}.{hint}"


def line_of(key: str, text: str) -> str:
    """', line n' of the first line that names the key: msgspec knows the key, not the line."""
    if not key or key.isdigit():
        return ""
    found = [
        n for n, line in enumerate(text.splitlines(), 1) if re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", line)
    ]
    return f", line {found[0]}" if found else ""


def every_key(shape: object) -> list[str]:
    """All keys a file of this shape may hold, for suggestions."""
    schema = msgspec.json.schema(shape)
    keys: set[str] = set()
    for part in schema.get("$defs", {}).values():
        keys |= set(part.get("properties", {}))
    return sorted(keys)


def every_word(shape: object) -> list[str]:
    """All words that stand for a choice somewhere in a file of this shape."""
    words: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, dict):
            words.update(w for w in node.get("enum", []) if isinstance(w, str))
            for child in node.values():
                walk(child)
        elif isinstance(node, list):
            for child in node:
                walk(child)

    walk(msgspec.json.schema(shape))
    return sorted(words)
