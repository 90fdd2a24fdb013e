"""A small table for rule tests: a position written in words, actions with their dice, and what they brought about."""

from __future__ import annotations

from typing import Any

from grognard.games.marmitages.game import Marmitages
from grognard.games.marmitages.state import (
    ELEMENTS_LEFT,
    GAS,
    PLANES,
    SHELLS,
    Battle,
)
from tests.games.harness import BattleTable, header
from tests.games.harness import Happened as Happened
from tests.games.harness import of as of
from tests.games.harness import one as one

GAME = Marmitages()
ATTACKER, DEFENDER = 0, 1

# The words of a position. `green`: inexperienced infantry, `stoss`: elite assault troops, `marine`: Belleau Wood's infantry.
TROOPS: dict[str, dict[str, Any]] = {
    "inf": {"kind": "infantry"},
    "green": {"kind": "infantry", "quality": "inexperienced"},
    "elite": {"kind": "infantry", "quality": "elite"},
    "marine": {"kind": "infantry", "attacking": "inexperienced", "defending": "elite"},
    "assault": {"kind": "assault-troops"},
    "stoss": {"kind": "assault-troops", "quality": "elite"},
    "cav": {"kind": "cavalry"},
    "tank": {"kind": "tank"},
    "car": {"kind": "armoured-car"},
    "mg": {"kind": "machine-gun"},
}

HEADER = header("marmitages", "1917")


class Table(BattleTable[Battle]):
    """A battle under test."""

    game = GAME

    # -- acting ----------------------------------------------------------------------------------------------------
    def fight(self, assault: str, attack: str, defence: str, *faces: int) -> list[Happened]:
        """An assault with both commitments; the dice: the assaulting side's, the assaulted side's, then all that follows."""
        return [
            *self.act(f"assault {assault}"),
            *self.act(f"commit {attack}"),
            *self.act(f"commit {defence}", *faces),
        ]

    # -- asking ----------------------------------------------------------------------------------------------------
    def sector(self, name: str) -> int:
        return int(self.battle.ground.squares.parse(name))

    def units_in(self, name: str) -> list[str]:
        b = self.battle
        return [GAME.unit(b, u) for u in range(b.units()) if b.at[u] == self.sector(name)]

    def works_in(self, name: str) -> list[str]:
        b, sector = self.battle, self.sector(name)
        counts = ((b.wire, "wire"), (b.trench, "trench"), (b.fort, "fort"))
        return [element for works, element in counts for _ in range(works[sector])]

    def difficult(self, name: str) -> bool:
        return self.battle.difficult[self.sector(name)] != 0

    def shells(self, side: int) -> int:
        return int(self.battle.stock[SHELLS + side])

    def gas(self, side: int) -> int:
        return int(self.battle.stock[GAS + side])

    def planes(self, side: int) -> int:
        return int(self.battle.stock[PLANES + side])

    def works_left(self, side: int) -> list[int]:
        return [int(self.battle.stock[ELEMENTS_LEFT + 2 * element + side]) for element in range(3)]


# -- what happened -------------------------------------------------------------------------------------------------
def lost(events: list[Happened], side: int) -> list[str]:
    """The units a side lost, in the order they fell."""
    return [event.unit for event in of(events, "lost") if event.side == side]


# -- setting up ----------------------------------------------------------------------------------------------------
def table(
    attacker: dict[str, str] | None = None,
    defender: dict[str, str] | None = None,
    *,
    phase: str = "assault",
    side: str = "attacker",
    turn: int | None = None,
    defences: dict[str, list[str]] | None = None,
    difficult: list[str] | None = None,
    attacker_has: dict[str, Any] | None = None,
    defender_has: dict[str, Any] | None = None,
    attacker_in_hand: str = "",
    defender_in_hand: str = "",
    vehicles_on_difficult: bool = False,
    width: int = 6,
    **options: Any,
) -> Table:
    """A position: units as {"B5": "inf inf tank/bogged"}, the stocks of each side, works by sector."""
    units: list[dict[str, Any]] = []
    waiting: list[dict[str, Any]] = []
    for key, standing, in_hand in (
        ("attacker", attacker, attacker_in_hand),
        ("defender", defender, defender_in_hand),
    ):
        for at, words in (standing or {}).items():
            for word in words.split():
                name, *marks = word.split("/")
                units.append({"side": key, "at": at, "marks": marks, **TROOPS[name]})
        waiting += [{"side": key, **TROOPS[word]} for word in in_hand.split()]
    position = {
        **({} if turn is None else {"turn": turn}),
        "phase": phase,
        "side": side,
        "units": units,
        "in_hand": waiting,
        "defences": defences or {},
        "difficult": difficult or [],
        "attacker": attacker_has or {},
        "defender": defender_has or {},
    }
    return open_table(scenario(position=position, vehicles_on_difficult=vehicles_on_difficult, width=width), **options)


def scenario(**parts: Any) -> dict[str, Any]:
    """A scenario file as data; the two armies are empty unless given."""
    blue = {"name": {"fr": "Bleus", "en": "Blue"}, "nation": "fr", **parts.pop("attacker", {})}
    grey = {"name": {"fr": "Gris", "en": "Grey"}, "nation": "de", **parts.pop("defender", {})}
    return {**HEADER, "attacker": blue, "defender": grey, **parts}


def open_table(data: dict[str, Any], **options: Any) -> Table:
    return Table(GAME.set_up(data, options))
