"""Actions are packed integers: a verb, a unit, two places and an amount. One packing serves every game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

Action = i64
NONE: Final[i64] = -1  # no unit, no place

# verb 6 bits, unit 10, origin 20, target 20, amount 7: 63 bits. Units and places are stored plus one, so that 0 is "none".
UNIT_SHIFT: Final[i64] = 6
ORIGIN_SHIFT: Final[i64] = 16
TARGET_SHIFT: Final[i64] = 36
AMOUNT_SHIFT: Final[i64] = 56
MOST_AMOUNT: Final = 127


def pack(verb: i64, unit: i64 = NONE, origin: i64 = NONE, target: i64 = NONE, amount: i64 = 0) -> Action:
    return (
        verb
        | (unit + 1) << UNIT_SHIFT
        | (origin + 1) << ORIGIN_SHIFT
        | (target + 1) << TARGET_SHIFT
        | amount << AMOUNT_SHIFT
    )


def verb_of(action: Action) -> i64:
    return action & 0x3F


def unit_of(action: Action) -> i64:
    return ((action >> UNIT_SHIFT) & 0x3FF) - 1


def origin_of(action: Action) -> i64:
    return ((action >> ORIGIN_SHIFT) & 0xFFFFF) - 1


def target_of(action: Action) -> i64:
    return ((action >> TARGET_SHIFT) & 0xFFFFF) - 1


def amount_of(action: Action) -> i64:
    return (action >> AMOUNT_SHIFT) & 0x7F


class Choices:
    """The legal actions of the moment, filled by the rules in their own order."""

    def __init__(self) -> None:
        self.actions = vec[i64](capacity=32)

    def offer(self, action: Action) -> None:
        self.actions = append(self.actions, action)

    def count(self) -> i64:
        return i64(len(self.actions))

    def includes(self, action: Action) -> bool:
        return any(action == offered for offered in self.actions)
