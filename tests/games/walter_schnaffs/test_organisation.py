"""§1, §2 and the table: bases, units, zones."""

import pytest

from grognard.engine.mistakes import Mistake
from grognard.games.walter_schnaffs.organisation import fewest_bases, men, most_bases
from grognard.games.walter_schnaffs.state import KINDS
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, open_table, scenario, table
from tests.rules import rule


def army(**troops: object) -> dict[str, object]:
    return scenario(german={"units": [{"names": ["One"], **troops}]}, french={"units": [{"kind": "infantry"}]})


@rule("zone-size", "base-size")
def test_the_bases_of_a_full_zone_fit_into_it() -> None:
    scale = GAME.view(table({"B5": "inf"}).battle, -1)["scale"]
    assert scale == {"zone_mm": 150, "base_mm": 30}
    assert 5 * scale["base_mm"] == scale["zone_mm"], "five regiments of five bases"


@rule("table-size")
def test_eight_zones_wide_and_six_deep_the_germans_at_the_bottom() -> None:
    b = table({"B5": "inf"}).battle
    assert (b.zones(), b.ground.squares.name(0), b.ground.squares.name(47)) == (48, "A1", "H6")
    assert [b.half_of(b.ground.squares.parse(zone)) for zone in ("A1", "H3", "A4", "H6")] == [
        FRENCH,
        FRENCH,
        GERMAN,
        GERMAN,
    ]
    assert b.row_from_edge(b.ground.squares.parse("C6"), GERMAN) == 1
    assert b.row_from_edge(b.ground.squares.parse("C6"), FRENCH) == 6


@rule("terrain")
def test_a_zone_has_one_ground_and_streams_run_along_sides() -> None:
    t = table({"B5": "inf"}, terrain={"wood": ["A1"], "hill": ["B2"]}, streams=["C3-C4"], bridges=["D4-D3"])
    view = GAME.view(t.battle, -1)
    assert view["zones"] == {"A1": {"terrain": "wood"}, "B2": {"terrain": "hill"}}
    assert view["streams"] == [{"a": "C3", "b": "C4", "bridge": False}, {"a": "D3", "b": "D4", "bridge": True}]
    with pytest.raises(Mistake, match="A1 already has another ground"):
        table({"B5": "inf"}, terrain={"wood": ["A1"], "hill": ["A1"]})
    with pytest.raises(Mistake, match="share no side"):
        table({"B5": "inf"}, streams=["A1-C1"])


@rule("infantry-bases", "cavalry-bases", "battery-base")
@pytest.mark.parametrize(
    ("kind", "least", "most"),
    [("infantry", 3, 5), ("cavalry", 2, 3), *[(gun, 1, 1) for gun in KINDS[2:]]],
)
def test_how_many_bases_a_unit_is_raised_with(kind: str, least: int, most: int) -> None:
    number = KINDS.index(kind)
    assert (fewest_bases(number), most_bases(number)) == (least, most)
    for bases in range(1, 6):
        if least <= bases <= most:
            open_table(army(kind=kind, bases=bases))
        else:
            with pytest.raises(Mistake, match=f"give it {least} to {most}"):
                open_table(army(kind=kind, bases=bases))


@rule("infantry-bases", "cavalry-bases")
def test_how_many_men_a_base_stands_for() -> None:
    assert men(KINDS.index("infantry"), 5) == 3000
    assert men(KINDS.index("cavalry"), 3) == 900
    assert table({"B5": "inf4"}).seen(GERMAN, "1st Inf")["men"] == 2400


@rule("gun-types")
def test_five_types_of_guns() -> None:
    assert KINDS[2:] == ["breech", "light-breech", "heavy-bronze", "light-bronze", "mitrailleuse"]


@rule("fresh-or-worn")
def test_the_view_says_who_is_worn() -> None:
    t = table({"B5": "inf3 inf2 cav2 cav1"})
    assert [t.seen(GERMAN, name)["worn"] for name in ("1st Inf", "2nd Inf", "1st Cav", "2nd Cav")] == [False, True] * 2


@rule("rules-left-out")
@pytest.mark.parametrize("left_out", ["gas", "fortifications", "headquarters"])
def test_gas_fortifications_and_high_command_are_not_in_the_game(left_out: str) -> None:
    data = army(kind="infantry")
    with pytest.raises(Mistake, match="unknown field"):
        open_table({**data, left_out: 1})
    assert not any(left_out[:4] in word for word in [*GAME.verbs, *KINDS])
