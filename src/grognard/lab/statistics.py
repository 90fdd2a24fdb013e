"""Shares and averages, and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

Z = 1.959964  # of 95 %


class Share(Struct, frozen=True):
    """`count` out of `of`, with Wilson's interval of 95 %."""

    count: float
    of: int
    share: float
    low: float
    high: float


def wilson(count: float, of: int) -> Share:
    """Wilson's score interval; a draw may count as half."""
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    spread = Z * Z / of
    centre = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / of + spread / (4 * of))
    return Share(count, of, share, max(0.0, centre - half), min(1.0, centre + half))


class Mean(Struct, frozen=True):
    """An average, with its interval of 95 %."""

    mean: float
    low: float
    high: float


def mean(values: Sequence[float], signed: bool = False) -> Mean:
    """Where none of the numbers is below 0 the interval stops there too, unless they are `signed`: then others could be."""
    if not values:
        return Mean(0.0, 0.0, 0.0)
    centre = math.fsum(values) / len(values)
    if len(values) == 1:
        return Mean(centre, centre, centre)
    variance = math.fsum((value - centre) ** 2 for value in values) / (len(values) - 1)
    half = Z * math.sqrt(variance / len(values))
    low = centre - half
    return Mean(centre, low if signed or min(values) < 0 else max(low, 0.0), centre + half)
