"""Actions are packed integers: a verb, a unit, two places and an amount. One packing serves every game."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

Action = i64
NONE: Final[i64] = -1  # no unit, no place
DONE: Final[i64] = 0  # the first verb of every game: the decider has nothing more to say

# verb 6 bits, unit 10, origin 20, target 20, amount 7: 63 bits. Units and places are stored plus one, so that 0 is "none".
# A slot is known by where it begins. What a verb keeps in each is a row of its game's `notation.py`.
IN_UNIT: Final[i64] = 6
IN_ORIGIN: Final[i64] = 16
IN_TARGET: Final[i64] = 36
IN_AMOUNT: Final[i64] = 56
MOST_AMOUNT: Final = 127


def pack(verb: i64, unit: i64 = NONE, origin: i64 = NONE, target: i64 = NONE, amount: i64 = 0) -> Action:
    return verb | (unit + 1) << IN_UNIT | (origin + 1) << IN_ORIGIN | (target + 1) << IN_TARGET | amount << IN_AMOUNT


def verb_of(action: Action) -> i64:
    return action & 0x3F


def unit_of(action: Action) -> i64:
    return ((action >> IN_UNIT) & 0x3FF) - 1


def origin_of(action: Action) -> i64:
    return ((action >> IN_ORIGIN) & 0xFFFFF) - 1


def target_of(action: Action) -> i64:
    return ((action >> IN_TARGET) & 0xFFFFF) - 1


def amount_of(action: Action) -> i64:
    return (action >> IN_AMOUNT) & 0x7F


def slot_of(action: Action, slot: i64) -> i64:
    if slot == IN_UNIT:
        return unit_of(action)
    if slot == IN_ORIGIN:
        return origin_of(action)
    return target_of(action) if slot == IN_TARGET else amount_of(action)


def fill(action: Action, slot: i64, value: i64) -> Action:
    """The action with a value in a slot that was empty."""
    return action | (value if slot == IN_AMOUNT else value + 1) << slot


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
