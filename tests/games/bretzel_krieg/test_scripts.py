"""The worked files of docs/scripts, against what was worked out by hand in their comments."""

from __future__ import annotations

from pathlib import Path

from grognard.table.play import Play
from grognard.table.record import fold, read_record
from tests.rules import rule

SCRIPTS = Path(__file__).parents[3] / "docs" / "scripts"


def played(name: str) -> Play:
    return fold(read_record(SCRIPTS / f"bretzel-krieg-{name}.grog"))


@rule("pragmatic-hq", "one-score-each")
def test_the_pragmatic_general() -> None:
    play = played("pragmatic-general")
    view = play.game.view(play.state, 0)
    assert (view["pa"], view["phase"]) == ([5, 3, 0], "designate")
    assert [play.game.write(play.state, action) for action in play.legal()] == [
        "done",
        "designate Left",
        "designate Centre",
    ]


@rule("breakthrough", "retreat", "cohesion-test")
def test_the_breakthrough() -> None:
    play = played("breakthrough")
    units = {unit["name"]: unit for unit in play.game.view(play.state, 0)["units"]}
    assert (units["1. PzD"]["at"], units["55e DI"]["at"], units["55e DI"]["vc"]) == ("3.0,3.0", "3.0,2.0", 2)
