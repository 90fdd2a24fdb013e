"""Vimy Ridge: the worths that several decisions go by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CHANGE: Final[i64] = 25  # what a point for a change of status is worth
MUST: Final[i64] = 50
NEVER: Final[i64] = -1000
