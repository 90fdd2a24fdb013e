"""Where dice come from. The rules only ever see `Dice`: they are handed in and never know the source."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grognard.engine.mistakes import Mistake

WORD: Final[i64] = 0xFFFFFFFF
WORDS: Final[i64] = 0x100000000

MOST_SIDES: Final = 1_000_000


class Dice:
    """One throw at a time; a throw of n sides gives 1 to n."""

    def roll(self, sides: i64) -> i64:
        raise NotImplementedError

    def draw(self, sides: i64, seen_by: i64) -> i64:
        """A throw that one side alone may see: a card dealt, a secret drawn."""
        return self.roll(sides)


NO_DIE: Final = Dice()  # where none may be thrown


class SeededDice(Dice):
    """Fast and reproducible on every platform, compiled or not: the generator sfc32 on 32-bit words."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        fresh = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + fresh) & WORD
        return fresh

    def roll(self, sides: i64) -> i64:
        # Words beyond the last whole multiple of `sides` are thrown again: no face is favoured.
        limit = WORDS - WORDS % sides
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % sides + 1


class NeedDice(Exception):
    """Raised when handed-in dice run out: ask for `sides`, then apply the action again on a clone."""

    def __init__(self, sides: int, given: int) -> None:
        super().__init__(f"a {sides}-sided die is needed (after the {given} given)")
        self.sides = sides
        self.given = given
        self.rule = 0  # the rule the die was to be thrown by, where a tally knows it


class ScriptedDice(Dice):
    """Faces written down beforehand: a recorded game, a script, the players' own hands."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.next = 0

    def roll(self, sides: i64) -> i64:
        if self.next >= len(self.faces):
            raise NeedDice(sides, self.next)
        face = self.faces[self.next]
        if not 1 <= face <= sides:
            raise Mistake(f"die {self.next + 1} shows {face}, but a {sides}-sided die shows 1 to {sides}")
        self.next += 1
        return face

    def left(self) -> int:
        return len(self.faces) - self.next


class ForetoldDice(ScriptedDice):
    """Faces as they are written, then made-up ones: to find out what the next die would be for."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__(faces)
        self.rest = SeededDice(1)

    def roll(self, sides: i64) -> i64:
        return super().roll(sides) if self.left() else self.rest.roll(sides)


class WatchedDice(Dice):
    """Passes throws on from another source and remembers them: for records, the log and the events."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.sides: list[int] = []
        self.faces: list[int] = []
        self.seen_by: list[int] = []  # -1: everybody
        self.reported = 0  # how many open faces an event has already shown

    def roll(self, sides: i64) -> i64:
        return self.watch(sides, self.source.roll(sides), -1)

    def draw(self, sides: i64, seen_by: i64) -> i64:
        return self.watch(sides, self.source.draw(sides, seen_by), seen_by)

    def watch(self, sides: i64, face: i64, seen_by: i64) -> i64:
        self.sides.append(sides)
        self.faces.append(face)
        self.seen_by.append(seen_by)
        return face

    def fresh_faces(self) -> list[int]:
        """The open faces thrown since this was last asked."""
        fresh = [self.faces[i] for i in range(self.reported, len(self.faces)) if self.seen_by[i] == -1]
        self.reported = len(self.faces)
        return fresh


class HeldDice(Dice):
    """Every throw shows the same face: for asking what an action may do, never for play."""

    def __init__(self, face: i64) -> None:
        self.face: i64 = face

    def roll(self, sides: i64) -> i64:
        return min(self.face, sides)


def chart(*points: int) -> vec[i64]:
    """What each face of a die is worth: chart(1, 2, 3, 0, 0, 0) pays the face on 1 to 3."""
    return vec[i64](points)
