"""The worked examples of the rule book as scripts, against what their comments say."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from grognard.games.vimy.board import RED
from grognard.games.vimy.state import Battle
from grognard.table.record import fold, read_record
from tests.games.vimy.table import Table
from tests.rules import rule

SCRIPTS = Path(__file__).parents[3] / "docs" / "scripts"


def played(name: str) -> Table:
    return Table(cast(Battle, fold(read_record(SCRIPTS / f"vimy-{name}.grog")).state))


@rule("communication-cover", "main-trench-cover")
def test_fire_at_trenches() -> None:
    t = played("fire-at-trenches")
    assert (t.at("1/R262"), t.at("2/R262")) == ("lost", "1910")


@rule("melee-odds", "melee-defender-loses", "melee-engages")
def test_four_against_three() -> None:
    t = played("four-against-three")
    assert (t.at("2/R261"), t.strength("42 Bn")) == ("lost", 4)
    assert all("engaged" in t.marks(name) for name in ("42 Bn", "1/R261", "3/R261"))


@rule("stacking", "stacking-at-all-times", "stacking-by-side", "friendly-tunnels-only")
def test_the_extreme_stack() -> None:
    t = played("extreme-stack")
    b = t.battle
    here = [unit for unit in range(b.units()) if b.board.name(b.at[unit]) == "1911"]
    assert [sum(b.strength[unit] for unit in here if b.side[unit] == side) for side in (0, 1)] == [13, 15]
    assert t.why("step 8/R263 2011-1911") == "stacking"


@rule("rolling-barrage", "standing-barrage", "barrage-timing", "barrage-fixes")
def test_the_barrage_of_the_third_turn() -> None:
    t = played("third-turn-barrage")
    assert [t.at(f"{n}/R262") for n in (1, 2, 3, 4)] == ["2212", "lost", "2309", "2709"]
    assert [t.marks(f"{n}/R262") for n in (1, 3, 4)] == [[], ["fixed"], []]
    assert t.battle.standing == RED
