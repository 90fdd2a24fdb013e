"""Where an action may lead on an open table, point by point."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Reach:
    """A rectangle of points, each with its grade: 0 where the action may not lead, else what that means to the game."""

    def __init__(self, left: i64, top: i64, width: i64, height: i64) -> None:
        self.left: i64 = left
        self.top: i64 = top
        self.width: i64 = width
        self.height: i64 = height
        self.grades = vec[i64]([0] * (width * height))

    def mark(self, x: i64, y: i64, grade: i64) -> None:
        self.grades[(y - self.top) * self.width + x - self.left] = grade

    def rows(self) -> list[str]:
        """One string per row, one digit per point."""
        digits = "".join(str(grade) for grade in self.grades)
        width = int(self.width)
        return [digits[row * width : (row + 1) * width] for row in range(int(self.height))]

    def nearest(self, x: i64, y: i64) -> tuple[i64, i64] | None:
        """The point of the reach nearest to another, of equals the first by rows from the top left. None if there is none."""
        best: i64 = -1
        least: i64 = 0
        for index in range(self.width * self.height):
            if self.grades[index]:
                dx, dy = self.left + index % self.width - x, self.top + index // self.width - y
                if best < 0 or dx * dx + dy * dy < least:
                    best, least = index, dx * dx + dy * dy
        return None if best < 0 else (self.left + best % self.width, self.top + best // self.width)
