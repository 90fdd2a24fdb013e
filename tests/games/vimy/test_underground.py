"""§3.3 and §7.8: tunnels."""

from collections.abc import Mapping

from tests.games.vimy.table import Table, points, table
from tests.rules import rule


# -- § 3.3, § 7.8 ------------------------------------------------------------------------------------------------------
def below(*units: Mapping[str, object], side: str = "canadian", turn: int = 5, **options: bool) -> Table:
    """German 12/BR1 is far away, Canadian 49 Bn in the rear."""
    others = [{"name": "12/BR1", "at": "4326"}, {"name": "49 Bn", "at": "0510"}]
    return table(phase="move", side=side, turn=turn, position={"units": [*units, *others]}, **options)


@rule("underground-in-tunnel", "tunnel-entrances", "status-change-cost")
def test_one_goes_down_and_comes_up_at_the_entrances() -> None:
    t = below({"name": "11 MG", "at": "1409"}, {"name": "12 MG", "at": "1507"})
    t.act("move 12 MG", 6)
    assert t.why("descend 12 MG") == "underground-in-tunnel"
    t.act("stop 12 MG")
    t.act("move 11 MG", 6)  # 5 points
    t.act("descend 11 MG")
    assert (t.status("11 MG"), points(t)) == ("underground", 4)
    assert t.why("step 11 MG 1409-1408") == "underground-in-tunnel"
    t.act("step 11 MG 1409-1508")
    assert t.why("expose 11 MG east") == "tunnel-entrances"
    t.act("step 11 MG 1508-1608")  # a level up
    assert t.why("entrench 11 MG") == "tunnel-entrances", "the trench of 1608 has no way up from Grange"
    t.act("stop 11 MG")
    assert t.status("11 MG") == "underground"


@rule("friendly-tunnels-only")
def test_nobody_enters_an_enemy_tunnel() -> None:
    t = below({"name": "42 Bn", "at": "1909", "status": "entrenched"})
    t.act("move 42 Bn", 6)
    assert t.why("descend 42 Bn") == "friendly-tunnels-only"


@rule("tunnel-passes-enemy", "underground-safe")
def test_underground_one_passes_beneath_enemies_without_being_shot_at() -> None:
    t = below({"name": "11 MG", "at": "1409", "status": "underground"}, {"name": "1/R261", "at": "1508"})
    t.act("move 11 MG", 6)
    t.act("step 11 MG 1409-1508")
    assert (t.asked(), t.at("11 MG"), points(t)) == ("move", "1508", 4)
    t.act("step 11 MG 1508-1608")
    assert t.at("11 MG") == "1608"


@rule("tunnel-exit-blocked", "tunnel-exit-any-type", "tunnel-ends")
def test_an_entrance_that_enemies_alone_hold_is_shut() -> None:
    held = {"name": "1/R261", "at": "1708", "status": "exposed", "marks": ["engaged"]}
    t = below({"name": "11 MG", "at": "1708", "status": "underground"}, {**held, "marks": []})
    t.act("move 11 MG", 6)
    assert t.why("expose 11 MG east") == "tunnel-exit-blocked"
    assert t.why("entrench 11 MG") == "tunnel-exit-blocked"
    friend = {"name": "42 Bn", "at": "1708", "status": "exposed", "marks": ["engaged"]}
    t = below({"name": "11 MG", "at": "1708", "status": "underground"}, held, friend)
    t.act("move 11 MG", 6)
    t.act("expose 11 MG east")
    assert (t.status("11 MG"), t.marks("11 MG"), t.battle.mover) == ("exposed", ["engaged", "moved"], -1)
    t = below({"name": "11 MG", "at": "1708", "status": "underground"}, held, friend)
    t.act("move 11 MG", 6)
    t.act("entrench 11 MG")
    assert (t.status("11 MG"), t.marks("11 MG"), t.battle.mover) == ("entrenched", ["engaged", "moved"], -1)
