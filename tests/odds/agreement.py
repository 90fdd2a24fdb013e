"""Exact odds against resolutions, with a stated error rate."""

from __future__ import annotations

import math
import os

from grognard.engine import COMPILED

# How often each position is resolved: the full hundred thousand where everything must pass, less where somebody waits for it.
RESOLUTIONS = 400 if not COMPILED else 100_000 if os.environ.get("CI") else 5_000
ERROR_RATE = 1e-3  # at most: of a whole test's failing although the odds are right


def allowed(chance: float, throws: int, comparisons: int) -> float:
    """How far a count may stray from `chance * throws`: Bernstein's inequality, shared out among all comparisons of a test."""
    doubt = math.log(2 * comparisons / ERROR_RATE)
    variance = throws * chance * (1 - chance)
    return doubt / 3 + math.sqrt(doubt * doubt / 9 + 2 * doubt * variance)


def disagreements(chances: dict[object, float], counts: dict[object, int], comparisons: int) -> list[str]:
    """What occurred more or less often than chance allows, or never should have."""
    throws = sum(counts.values())
    wrong = [f"{key} came {counts[key]} times and has no odds" for key in counts if key not in chances]
    for key, chance in chances.items():
        count = counts.get(key, 0)
        if abs(count - chance * throws) > allowed(chance, throws, comparisons):
            wrong.append(f"{key}: odds {chance:.5f}, came {count} times in {throws}")
    return wrong
