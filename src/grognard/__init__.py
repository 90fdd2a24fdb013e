"""Grognard: historical tabletop wargames, played by their rule books.

What a program of your own needs is here; docs/python.md shows it at work. It is loaded when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grognard.engine.dice import NeedDice
    from grognard.engine.mistakes import IllegalAction, Mistake
    from grognard.public import Table, game_names, level_names, new_table, read_record, scenario_names

__version__ = "0.1.0"
__all__ = [
    "IllegalAction",
    "Mistake",
    "NeedDice",
    "Table",
    "game_names",
    "level_names",
    "new_table",
    "read_record",
    "scenario_names",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"grognard has no '{name}'")
    from grognard import public

    return getattr(public, name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
