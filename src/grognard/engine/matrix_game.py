"""A small game of simultaneous choices: what one gains the other loses. Solved by linear programming."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

TINY: Final = 1e-9


class MatrixGame:
    """`gains[row * breadth + column]` is what the row player gains; `solve` finds the mixes neither side can improve on."""

    def __init__(self, height: i64, breadth: i64, gains: vec[float]) -> None:
        self.height: i64 = height
        self.breadth: i64 = breadth
        self.gains = gains
        self.row_mix = vec[float]()
        self.column_mix = vec[float]()
        self.value = 0.0

    def solve(self) -> None:
        """The simplex method on: maximise the sum of y, gains · y ≤ 1, with gains made positive by a constant."""
        lowest = min(self.gains)
        tableau = self.first_tableau(1.0 - lowest)
        wide = self.breadth + self.height + 1
        basis = vec[i64]([self.breadth + row for row in range(self.height)])
        while True:
            entering = self.entering(tableau, wide)
            if entering < 0:
                break
            leaving = self.leaving(tableau, wide, entering, basis)
            self.pivot(tableau, wide, leaving, entering)
            basis[leaving] = entering
        goal = self.height * wide
        whole = tableau[goal + wide - 1]
        self.value = 1.0 / whole - 1.0 + lowest
        self.row_mix = vec[float]()
        for row in range(self.height):
            self.row_mix = append(self.row_mix, tableau[goal + self.breadth + row] / whole)
        self.column_mix = zeros(self.breadth)
        for row in range(self.height):
            if basis[row] < self.breadth:
                self.column_mix[basis[row]] = tableau[row * wide + wide - 1] / whole

    def first_tableau(self, raise_by: float) -> vec[float]:
        tableau = vec[float]()
        for row in range(self.height):
            for column in range(self.breadth):
                tableau = append(tableau, self.gains[row * self.breadth + column] + raise_by)
            for slack in range(self.height):
                tableau = append(tableau, 1.0 if slack == row else 0.0)
            tableau = append(tableau, 1.0)
        for _ in range(self.breadth):
            tableau = append(tableau, -1.0)
        for _ in range(self.height + 1):
            tableau = append(tableau, 0.0)
        return tableau

    def entering(self, tableau: vec[float], wide: i64) -> i64:
        """Bland's rule: the first column that still gains, so that the method cannot go round in circles; -1: none."""
        goal = self.height * wide
        for column in range(wide - 1):
            if tableau[goal + column] < -TINY:
                return column
        return -1

    def leaving(self, tableau: vec[float], wide: i64, entering: i64, basis: vec[i64]) -> i64:
        """The row that limits the entering column first; of equals the lowest basis, by Bland's rule."""
        best: i64 = -1
        least = 0.0
        for row in range(self.height):
            step = tableau[row * wide + entering]
            if step > TINY:
                ratio = tableau[row * wide + wide - 1] / step
                if best < 0 or ratio < least - TINY or (ratio < least + TINY and basis[row] < basis[best]):
                    best = row
                    least = ratio
        return best

    def pivot(self, tableau: vec[float], wide: i64, leaving: i64, entering: i64) -> None:
        first = leaving * wide
        divisor = tableau[first + entering]
        for k in range(first, first + wide):
            tableau[k] /= divisor
        for row in range(self.height + 1):
            factor = tableau[row * wide + entering]
            if row != leaving and factor != 0.0:
                for k in range(wide):
                    tableau[row * wide + k] -= factor * tableau[first + k]


def zeros(count: i64) -> vec[float]:
    empty = vec[float]()
    for _ in range(count):
        empty = append(empty, 0.0)
    return empty
