"""Finding scenario files, and what the head of every one of them says."""

from __future__ import annotations

from collections.abc import Container, Iterable
from importlib import resources
from typing import Annotated, Any

from msgspec import Meta, Struct

from grognard.books import texts
from grognard.books.files import nearest, parse_toml
from grognard.engine.mistakes import KeyMistake, Mistake

Words = Annotated[texts.Words, Meta(min_length=1)]  # not checked to be whole: that is for the files of ours


class Header(Struct, kw_only=True, forbid_unknown_fields=True):
    """What every scenario of every game begins with."""

    game: str
    id: str
    title: Words
    date: str  # of the action, ISO 8601 where it is known to the day
    place: Words
    minutes: Annotated[int, Meta(ge=5, le=1200)]
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    situation: Words
    forces: Words
    special: Words | None = None
    goal: Words
    sources: list[str | Words] = []  # the title of a book as it is printed; anything else by language
    defaults: dict[str, Any] = {}  # options this scenario is meant to be played with


def folder(game: str, kind: str = "scenarios") -> Any:
    return resources.files(f"grognard.games.{game.replace('-', '_')}") / kind


def scenario_names(game: str) -> list[str]:
    return sorted(f.name.removesuffix(".toml") for f in folder(game).iterdir() if f.name.endswith(".toml"))


def load_scenario(game: str, name: str) -> dict[str, Any]:
    """The raw data of a scenario of ours; the game checks it."""
    if name not in scenario_names(game):
        raise Mistake(f"{game} has no scenario '{name}'.{nearest(name, scenario_names(game))}")
    file = folder(game) / f"{name}.toml"
    return by_language(parse_toml(file.read_text("utf-8"), f"{name}.toml"))


def load_map(game: str, name: str) -> dict[str, Any]:
    """The raw data of a map that scenarios of a game name."""
    maps = folder(game, "maps")
    names = sorted(f.name.removesuffix(".toml") for f in maps.iterdir()) if maps.is_dir() else []
    if name not in names:
        raise Mistake(f"{game} has no map '{name}'.{nearest(name, names)}")
    return by_language(parse_toml((maps / f"{name}.toml").read_text("utf-8"), f"{name}.toml"))


def by_language(data: dict[str, Any]) -> dict[str, Any]:
    every: dict[str, Any] = texts.in_every_language(data)
    return every


def turn_of_position(source: str, turn: int | None, phase: str, set_up: Container[str], later: int) -> int:
    """The turn of a position: 0 in the set-up and nowhere else; left out, it is `later` after the set-up."""
    if turn is None:
        return 0 if phase in set_up else later
    if turn and phase in set_up:
        raise KeyMistake(source, "position.turn", f"'{phase}' is part of the set-up, turn 0")
    if not turn and phase not in set_up:
        raise KeyMistake(source, "position.turn", f"'{phase}' has its first turn in 1; 0 is the set-up")
    return turn


def flaw_of_marks(marks: list[Any]) -> str:
    """Why a unit cannot bear these marks; '' if it can. They are added up, so one that is named twice would make another."""
    twice = [mark for number, mark in enumerate(marks) if mark in marks[:number]]
    return f"'{twice[0]}' is named twice" if twice else ""


def flaw_of_name(name: str, others: Iterable[str]) -> str:
    """Why a unit of a side cannot be called so beside those others; '' if it can. Records and orders must find it again."""
    if name != " ".join(name.split()):
        return f"the name {name!r} has blanks or line breaks too many, which records could not hold"
    if any(mark in name for mark in ":#"):
        return f"the name '{name}' has a colon or a hash in it, which records could not hold"
    if name and name.casefold() in [other.casefold() for other in others]:
        return f"two units of one side are called '{name}'"
    return ""
