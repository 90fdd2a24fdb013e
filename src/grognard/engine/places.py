"""The numbered places of a map and their names, both ways."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Place = i64

OFF: Final[Place] = -1  # beyond the edge of the map


class Places:
    """Places numbered from 0, each with the name that players write."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, place: Place) -> str:
        """The name of a place; ValueError for a number that is not on the map."""
        if place < 0 or place >= len(self.names):
            raise ValueError(f"place {place} is not on this map: numbers go from 0 to {len(self.names) - 1}")
        return self.names[place]

    def parse(self, text: str) -> Place:
        """The place of that name, in capitals or not; ValueError for a name that is not on the map."""
        # upper() turns some foreign letters into A to Z: such a name is a typing mistake
        number = self.numbers.get(text.strip().upper()) if text.isascii() else None
        if number is None:
            raise ValueError(
                f"{text[:20]!r} is not on this map: "
                f"name a place from {self.names[0]} (top left) to {self.names[-1]} (bottom right)"
            )
        return number
