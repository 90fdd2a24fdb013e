"""Marmitages: what the prompts of several decisions speak of."""

from __future__ import annotations

from typing import Any

from grognard.games.marmitages.state import GAS, PLANES, SHELLS, Battle


def fight_in_words(b: Battle) -> dict[str, Any]:
    """From where to where the assault under way goes, and then the advance."""
    return {"origin": b.squares.name(b.origin), "target": b.squares.name(b.target)}


def artillery_in_words(b: Battle) -> dict[str, Any]:
    """What the decider has to fire and to fly, and what an interdiction barrage costs."""
    return {
        "shells": int(b.stock[SHELLS + b.decider]),
        "gas": int(b.stock[GAS + b.decider]),
        "aviation": int(b.stock[PLANES + b.decider]),
        "cost": int(b.barrage_cost),
    }
