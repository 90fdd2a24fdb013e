"""The levels of computer opponents, weakest first."""

from __future__ import annotations

from grognard.books.files import nearest
from grognard.engine.mistakes import Mistake
from grognard.players.level import Budget, Level, Recruit, Sergeant, Thinker

LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Recruit("recruit", Budget(1, 0.05)),
        Sergeant("sergeant", Budget(1, 0.05)),
        Thinker("colonel", Budget(40_000, 1.8), width=8),
        Thinker("marshal", Budget(400_000, 7.5), width=16),
    )
}
AT_A_GLANCE = "sergeant"  # decides at once: when a level is to stop thinking, and for the thirty decisions of a set-up


def find_level(name: str) -> Level:
    if name not in LEVELS:
        raise Mistake(f"there is no opponent '{name}'.{nearest(name, LEVELS)}")
    return LEVELS[name]
