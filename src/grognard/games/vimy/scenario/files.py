"""Vimy Ridge: its data files, and the kinds of value they share."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta

from grognard.books.files import convert, nearest, parse_toml
from grognard.engine.mistakes import Mistake

T = TypeVar("T")
SideKey = Literal["canadian", "german"]
Division = Literal[
    "canadian_1",
    "canadian_2",
    "canadian_3",
    "canadian_4",
    "british_5",
    "reserve_79",
    "bavarian_reserve_1",
    "bavarian_16",
]
HexName = Annotated[str, Meta(pattern=r"^\d{4}$")]
HexList = Annotated[str, Meta(pattern=r"^\s*(\d{4}\s*)*$")]
Small = Annotated[int, Meta(ge=-9, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Turn = Annotated[int, Meta(ge=1, le=60)]
Source = Literal["printed", "rebuilt", "own"]


def room() -> Any:
    return resources.files("grognard.games.vimy")


def file_names(folder: str) -> list[str]:
    return sorted(f.name.removesuffix(".toml") for f in (room() / folder).iterdir() if f.name.endswith(".toml"))


def read_data(folder: str, name: str, shape: type[T]) -> T:
    if name not in file_names(folder):
        raise Mistake(f"there is no file '{name}' among the {folder}.{nearest(name, file_names(folder))}")
    text = (room() / folder / f"{name}.toml").read_text("utf-8")
    return convert(parse_toml(text, f"{folder}/{name}.toml"), shape, f"{folder}/{name}.toml", text)
