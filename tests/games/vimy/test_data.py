"""§2.2: the map and the charts are data; every hex the book names is what it says; mistakes are told by key."""

import copy
import tomllib
from importlib import resources
from itertools import pairwise
from typing import Any

import pytest

from grognard.books.scenarios import load_scenario, scenario_names
from grognard.engine.mistakes import Mistake
from grognard.games.vimy.board import BLACK, CANADIAN_TRENCH, COMMUNICATION, GERMAN_TRENCH, GREEN
from grognard.games.vimy.scenario.maps import our_board, our_map
from tests.games.vimy.table import CANADIAN, GAME, scenario, table
from tests.rules import rule

BOARD = our_board("ridge", None, None)


def number(name: str) -> int:
    return BOARD.hexes.numbers[name]


def raw(folder: str, name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("grognard.games.vimy") / folder / f"{name}.toml").read_text("utf-8"))


# -- § 2.2 ---------------------------------------------------------------------------------------------------------------
@rule("map-grid", "rebuilt-map")
def test_the_grid() -> None:
    assert (BOARD.hexes.columns, BOARD.hexes.rows, BOARD.count) == (43, 30, 1290)
    assert our_map("ridge").kind == "rebuilt"
    plain = number("4001")  # §2.2: an empty hex that shows the north
    assert (BOARD.terrain[plain], BOARD.trench[plain], BOARD.road[plain]) == (0, 0, 0)


@rule("levels-by-hex")
def test_levels_follow_the_heights() -> None:
    for hex_ in range(BOARD.count):
        assert abs(int(BOARD.metres[hex_]) / 9 - int(BOARD.level[hex_]) - 0.5) <= 0.61, BOARD.name(hex_)
    highest = max(BOARD.level)
    assert [BOARD.name(h) for h in range(BOARD.count) if BOARD.level[h] == highest] == ["1805"], "Hill 145 is the top"


@rule("trench-owners", "trench-means-main")
def test_the_trenches_and_whose_they_are() -> None:
    ours = [h for h in range(BOARD.count) if BOARD.trench[h] & CANADIAN_TRENCH]
    assert len(ours) == 30
    assert {int(BOARD.trench_side(h)) for h in ours} == {0}
    assert BOARD.trench_side(number("1808")) == 1
    assert BOARD.trench_side(number("1909")) == 1
    assert BOARD.trench_side(number("3502")) == -1
    assert BOARD.trench[number("1909")] == COMMUNICATION
    assert not [h for h in ours if BOARD.trench[h] & GERMAN_TRENCH]


@rule("tunnel-entrances", "underground-in-tunnel")
def test_the_tunnels_end_at_their_entrances() -> None:
    assert len(BOARD.tunnels) == 17
    for tunnel in BOARD.tunnels:
        ends = {int(tunnel.hexes[0]), int(tunnel.hexes[len(tunnel.hexes) - 1])}
        assert all(BOARD.entrance[end] for end in ends)
        if tunnel.side == CANADIAN:  # one end is in the red trench
            assert [end for end in ends if BOARD.trench[end] & CANADIAN_TRENCH], tunnel.name


@rule("trench-joins")
def test_trenches_are_continuous() -> None:
    for line in our_map("ridge").trench:
        way = [number(name) for name in line.hexes.split()]
        for one, two in pairwise(way):
            assert BOARD.joins(BOARD.trench_links, one, two)
            assert BOARD.joins(BOARD.trench_links, two, one)
    assert not BOARD.joins(BOARD.trench_links, number("1708"), number("1707"))


def test_roads_and_tunnels_are_continuous() -> None:
    ground = our_map("ridge")
    for links, ways in ((BOARD.road_links, ground.road), (BOARD.tunnel_links, ground.tunnel)):
        for line in ways:
            for one, two in pairwise(number(name) for name in line.hexes.split()):
                assert BOARD.joins(links, one, two), line.name
                assert BOARD.joins(links, two, one), line.name
    assert not BOARD.joins(BOARD.road_links, number("2803"), number("2703"))
    assert not BOARD.joins(BOARD.tunnel_links, number("1304"), number("1305")), "two tunnels side by side"


@rule("secondary-trench")
def test_hexes_with_two_main_trenches() -> None:
    double = [BOARD.name(h) for h in range(BOARD.count) if BOARD.double_trench[h]]
    assert double == ["1705", "2519", "2524", "2726", "2812", "2813", "2814"]


def test_hexes_the_book_names() -> None:
    assert BOARD.fort == number("1705")  # §13.4
    assert BOARD.wire[number("1705")]
    assert BOARD.pimple == number("1401")  # §13.5
    for name in ("3114", "3215", "3216"):  # §10.1: wire covers the line there
        assert BOARD.wire[number(name)]
        assert BOARD.on_line[BLACK * BOARD.count + number(name)]
    assert BOARD.on_line[GREEN * BOARD.count + BOARD.fort]
    objectives = raw("charts", "rebuilt")["objectives"]
    assert [objectives[k]["hex"] for k in ("hill_145", "la_folie_farm", "hill_135", "fortification")] == [
        "1805",
        "2209",
        "2914",
        "1705",
    ]


@rule("shelled-zone")
def test_the_shelled_zone_is_the_west() -> None:
    rows = BOARD.hexes.rows
    for row in range(rows):
        line = [int(BOARD.shelled[column * rows + row]) for column in range(BOARD.hexes.columns)]
        assert line == sorted(line, reverse=True)
        assert 0 < sum(line) < len(line)


@rule("scale")
def test_a_turn_is_half_an_hour_from_half_past_five() -> None:
    t = table("42 Bn 3502", "12/BR1 4326", turn=1)
    assert GAME.view(t.battle, CANADIAN)["time"] == "05:30"
    t = table("42 Bn 3502", "12/BR1 4326", turn=18)
    assert GAME.view(t.battle, CANADIAN)["time"] == "14:00"
    assert our_map("ridge").hex_metres == 230


# -- shorter battles -------------------------------------------------------------------------------------------------------
@rule("shorter-battles")
@pytest.mark.parametrize("name", scenario_names("vimy"))
def test_scenarios_stand_on_their_part_of_the_map(name: str) -> None:
    data = load_scenario("vimy", name)
    b = GAME.set_up(data, {})
    view = GAME.view(b, CANADIAN)
    whole = name == "vimy-ridge-1917"
    assert (view["area"] == []) == whole
    assert view["turns"] == {"vimy-ridge-1917": 18, "hill-145-1917": 9, "farbus-1917": 16}[name]
    assert (data.get("grades") is None) == whole, "a shorter battle has limits of its own"


# -- files of one's own ------------------------------------------------------------------------------------------------------
@rule("rebuilt-charts")
def test_charts_of_ones_own_take_the_place_of_ours() -> None:
    charts = raw("charts", "rebuilt")
    charts["id"], charts["kind"] = "mine", "printed"
    charts["movement"]["outside"]["infantry"] = 7
    t = table("42 Bn 3502", "12/BR1 4326", phase="move", side="canadian", charts=charts)
    t.act("move 42 Bn")
    assert t.battle.points == 7


@rule("rebuilt-map")
def test_a_map_of_ones_own_takes_the_place_of_ours() -> None:
    ground = raw("maps", "ridge")
    ground["id"] = "mine"
    ground["wood"] = "3602"
    t = table("42 Bn 3502", "12/BR1 4326", phase="move", side="canadian", map=ground)
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    t.act("step 42 Bn 3502-3602")
    assert t.battle.points == 4


@rule("rebuilt-charts", "rebuilt-map")
@pytest.mark.parametrize(
    ("file", "path", "value", "said"),
    [
        ("charts", ["fire", "losses", "mg"], [[5], [5], [4]], "fire.losses.mg"),
        ("charts", ["movement", "wire", "die_3"], -1, "movement.wire.die_3"),
        ("charts", ["morale", "canadian_5"], {"fixed_from": 4, "rout_from": 7}, "unknown field `canadian_5`"),
        ("charts", ["melee", "die_2"], ["A", "A"], "melee.die_2: 2 results for 6 odds"),
        ("charts", ["melee", "die_2"], ["A", "A", "A", "X", "X", "Q"], "'Q'"),
        (
            "charts",
            ["fire", "losses", "tank"],
            [[4], [4], [7, 4], [3, 6]],
            "fire.losses.tank: write each row from low to high",
        ),
        ("charts", ["objectives", "hill_145", "hex"], "9901", "objectives.hill_145"),
        ("charts", ["reinforcement", 1, "hex"], "4416", r"reinforcement\[1\].hex: '4416' is not on the map"),
        ("charts", ["reinforcement", 2, "regiment"], "RIR 99", r"reinforcement\[2\]: there is no III/RIR 99"),
        ("charts", ["reinforcement", 2, "turn"], 0, r"reinforcement\[2\].turn"),
        ("charts", ["turns", "rolling"], {"one": "green"}, "turns.rolling: 'one' is not a turn"),
        (
            "charts",
            ["melee", "odds"],
            ["1:2", "1:3", "1:1", "2:1", "3:1", "4:1"],
            "melee.odds: write them from the worst",
        ),
        ("map", ["rail"], "4126 4430", "rail: 4430 is not on a map"),
        ("map", ["name", 2, "at"], "4430", r"name\[2\].at: 4430 is not on a map"),
        ("map", ["tunnel", 1, "hexes"], "1102 1302", r"tunnel\[1\].hexes: 1102 and 1302 follow each other"),
        ("map", ["tunnel", 1, "hexes"], "1102", r"tunnel\[1\].hexes: a tunnel has two entrances"),
        ("map", ["tunnel", 14, "hexes"], "1302 1303", r"tunnel\[14\].hexes: 1302 is in a tunnel of the other side"),
        ("map", ["trench", 0, "hexes"], "1301 1303", r"trench\[0\].hexes: 1301 and 1303 follow each other"),
        ("map", ["trench", 7, "owner"], "canadian", r"trench\[7\].owner: communication trenches are German"),
        ("map", ["lines", "green"], "1501 1603", "lines.green: 1501 and 1603 follow each other"),
        ("map", ["fronts", "black"], ["red to 2101", "black"], "fronts.black: 2101 is not on the red line"),
        ("map", ["levels", 4], "12 x" + " 12" * 41, "levels: 'x' in row 5 is not a number"),
        ("map", ["first_open_column"], [20], "first_open_column: give one column for each of the 30 rows"),
        ("map", ["fort"], "4430", "fort: 4430 is not on a map"),
        ("map", ["wood"], "4501", "wood: 4501 is not on a map"),
        ("map", ["rows"], 29, "levels: 30 rows in place of 29"),
        ("map", ["fronts", "black"], ["rad to 2612", "black"], "fronts.black: 'rad' is not a line. Did you mean 'red'"),
        ("map", ["german_sectors", 3], "x" * 43, "german_sectors: 'x' in row 4"),
        ("map", ["road", 0, "hexes"], "1930 2030 2028", "road\\[0\\].hexes: 2030 and 2028 follow each other"),
        ("map", ["colour"], "green", "unknown field `colour`"),
    ],
)
def test_a_mistake_is_told_by_its_key(file: str, path: list[Any], value: object, said: str) -> None:
    data = copy.deepcopy(raw("charts", "rebuilt") if file == "charts" else raw("maps", "ridge"))
    part: Any = data
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    position = {"units": [{"name": "42 Bn", "at": "3502"}]}
    with pytest.raises(Mistake, match=said):
        GAME.set_up(scenario(position=position), {file: data})


def test_an_unknown_file_is_told() -> None:
    with pytest.raises(Mistake, match=r"no file 'rebilt' among the charts\. Did you mean 'rebuilt'"):
        GAME.set_up(scenario(position={"units": [{"name": "42 Bn", "at": "3502"}]}), {"charts": "rebilt"})


@rule("rebuilt-map", "rebuilt-charts")
@pytest.mark.parametrize("name", scenario_names("vimy"))
def test_every_introduction_says_what_is_rebuilt(name: str) -> None:
    special = load_scenario("vimy", name)["special"]
    assert "reconstitué" in special["fr"]
    assert "rebuilt" in special["en"]
