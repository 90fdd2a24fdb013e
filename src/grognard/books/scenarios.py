"""Finding scenario files, and what the head of every one of them says."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any

from msgspec import Meta, Struct

from grognard.books.files import nearest, parse_toml
from grognard.engine.mistakes import Mistake


class Words(Struct, forbid_unknown_fields=True):
    """A text in both languages."""

    fr: str
    en: str


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
    sources: list[str | Words] = []  # the title of a book as it is printed; anything else in both languages
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
    return parse_toml(file.read_text("utf-8"), f"{name}.toml")


def load_map(game: str, name: str) -> dict[str, Any]:
    """The raw data of a map that scenarios of a game name."""
    maps = folder(game, "maps")
    names = sorted(f.name.removesuffix(".toml") for f in maps.iterdir()) if maps.is_dir() else []
    if name not in names:
        raise Mistake(f"{game} has no map '{name}'.{nearest(name, names)}")
    return parse_toml((maps / f"{name}.toml").read_text("utf-8"), f"{name}.toml")
