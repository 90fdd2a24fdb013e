"""§10: the barrage, rolling and standing, and the Canadian limit."""

import pytest

from grognard.engine.actions import NONE
from grognard.games.vimy.board import BLACK, BLUE, GREEN, LINES, RED, START
from grognard.games.vimy.scenario.maps import our_board
from tests.games.vimy.table import Table, of, one, table
from tests.rules import rule

BOARD = our_board("ridge", None, None)
COUNT = int(BOARD.count)


def hexes(flags: object, line: int) -> set[str]:
    return {BOARD.name(h) for h in range(COUNT) if flags[line * COUNT + h]}  # type: ignore[index]


# -- § 10.1: where -----------------------------------------------------------------------------------------------------
@rule("barrage-zones")
def test_the_four_zones() -> None:
    zones = [hexes(BOARD.zone, line) for line in (GREEN, RED, BLACK, BLUE)]
    assert [len(zone) for zone in zones] == [116, 77, 78, 116]
    for one_, two in ((0, 1), (1, 2), (2, 3)):
        assert not zones[one_] & zones[two]
    for line, zone in zip((GREEN, RED, BLACK, BLUE), zones, strict=True):
        fresh = hexes(BOARD.on_line, line) - hexes(BOARD.on_line, line - 1)
        assert fresh <= zone, f"the {LINES[line]} line belongs to the zone that ends at it"
    assert {"1705", "1808", "2019"} <= zones[0]
    assert {"1805", "2209"} <= zones[1]
    assert not {"1301", "1708"} & zones[0], "the Canadian trench is not shelled"


@rule("barrage-zones")
def test_in_the_north_black_and_blue_go_on_along_red() -> None:
    red, black, blue = (hexes(BOARD.on_line, line) for line in (RED, BLACK, BLUE))
    assert {"1801", "2309"} <= red & black & blue
    assert {"2712", "2913"} <= black & blue - red
    assert "3118" in black - blue
    assert "3516" in blue - black


# -- § 10.1: when ------------------------------------------------------------------------------------------------------
def fire_of_turn(turn: int, *units: str) -> Table:
    """The Germans are about to end their movement: the Canadian fire phase comes next."""
    return table(*units, "12/BR1 4326", "49 Bn 0510", phase="move", side="german", turn=turn)


@rule("barrage-timing", "rolling-barrage", "standing-barrage")
def test_the_third_turn_of_the_book() -> None:
    """§10.1: green before the Canadian fire of turn 3, everybody from green to red attacked in it, red after it."""
    units = ("1/R261 1805", "2/R261 1906", "3/R261 1902 entrenched", "4/R261 2004")
    t = fire_of_turn(3, *units)
    assert LINES[t.battle.standing] == "green"
    # 1805 exposed dies on 3; 1906 is on the green line, 2004 beyond the red one; a main trench needs a 5
    events = t.act("done", 3, 4)
    assert one(events, "rolling").amount == RED
    assert (t.at("1/R261"), t.at("2/R261"), t.at("4/R261")) == ("lost", "1906", "2004")
    assert (t.at("3/R261"), t.marks("3/R261"), t.marks("2/R261")) == ("1902", ["fixed"], [])
    assert one(events, "standing").amount == RED
    assert LINES[t.battle.standing] == "red"


@rule("barrage-timing")
@pytest.mark.parametrize(
    ("turn", "before", "after"),
    [(2, "green", "green"), (9, "red", "red"), (10, "red", "black"), (14, "black", "blue"), (18, "blue", "blue")],
)
def test_the_line_of_each_turn(turn: int, before: str, after: str) -> None:
    t = fire_of_turn(turn, "1/R261 4107")
    assert LINES[t.battle.standing] == before
    t.act("done")
    assert LINES[t.battle.standing] == after


@rule("barrage-timing", "standing-barrage")
@pytest.mark.parametrize(
    ("turn", "side", "phase", "standing", "rolling"),
    [
        (1, "german", "fire", "", "green"),
        (1, "german", "melee", "green", ""),
        (2, "canadian", "move", "green", ""),
        (2, "german", "fire", "green", ""),
        (2, "german", "melee", "green", ""),
        (3, "canadian", "fire", "green", ""),
        (3, "canadian", "melee", "green", ""),
        (3, "german", "move", "green", ""),
        (3, "german", "fire", "", "red"),
        (3, "german", "melee", "red", ""),
        (4, "canadian", "move", "red", ""),
    ],
)
def test_the_barrage_of_a_given_moment(turn: int, side: str, phase: str, standing: str, rolling: str) -> None:
    b = table("42 Bn 0505", "12/BR1 4326", turn=turn, side=side, phase=phase).battle
    assert [LINES[line] if line != NONE else "" for line in (b.standing, b.rolling)] == [standing, rolling]


@rule("barrage-bars-fire-but", "barrage-bars-fire", "standing-barrage")
def test_while_it_rolls_one_fires_into_its_zone_but_not_through_it() -> None:
    # 2109 is on the green line, 2209 between it and the red one, 2309 on that: all of level 15.
    units = ("7 MG 2109", "1/R262 2209", "2/R262 2309")
    t = table(*units, turn=3)
    assert t.why("fire 7 MG 2209") == "", "the green line is lifted"
    assert t.why("fire 7 MG 2309") == "barrage-bars-fire"
    t = table(*units, turn=4)
    assert t.why("fire 7 MG 2309") == "", "only the red line is under fire"
    t = table(*units, turn=2)
    assert t.why("fire 7 MG 2209") == "barrage-bars-fire", "the green line is"


@rule("rolling-barrage", "starts-in-turn-1")
def test_turn_1_strikes_from_the_canadian_trench_to_green() -> None:
    t = table(
        "1/R261 1504",
        "2/R261 1605 entrenched",
        "49 Bn 0510",
        phase="fort",
        side="canadian",
        position={"fort": "undecided"},
    )
    t.act("fort assault", 2, 5)  # 2 misses a company in the open, 5 hurts even in a main trench
    assert (t.at("1/R261"), t.marks("1/R261")) == ("1504", ["fixed"])
    assert t.at("2/R261") == "lost"


@rule("rolling-column", "communication-cover")
@pytest.mark.parametrize(("die", "at"), [(3, "1909"), (4, "lost")])
def test_a_communication_trench_covers_from_the_barrage_too(die: int, at: str) -> None:
    t = table("1/R262 1909 entrenched", "49 Bn 0510", phase="fort", side="canadian", position={"fort": "undecided"})
    events = t.act("fort assault", die)  # in the open 3 costs a company
    assert t.at("1/R262") == at
    assert [e.rule for e in of(events, "missed")] == (["communication-cover"] if die == 3 else [])


@rule("shielded-underground")
def test_the_barrage_does_not_reach_underground() -> None:
    position = {
        "units": [{"name": "1/R261", "at": "2009", "status": "underground"}, {"name": "49 Bn", "at": "0510"}],
        "fort": "undecided",
    }
    t = table(phase="fort", side="canadian", position=position)
    t.act("fort shell")
    assert (t.at("1/R261"), t.marks("1/R261")) == ("2009", [])


@rule("shielded-underground", "barrage-crossing")
def test_one_passes_beneath_the_standing_line() -> None:
    units = [{"name": "1/R261", "at": "2215", "status": "underground"}, {"name": "49 Bn", "at": "0510"}]
    t = table(phase="move", side="german", turn=2, position={"units": units})
    t.act("move 1/R261", 6)
    assert not of(t.act("step 1/R261 2215-2314"), "crossed"), "2314 is on the green line"
    assert t.at("1/R261") == "2314"


# -- § 10.2: crossing --------------------------------------------------------------------------------------------------
def german(*units: str, turn: int = 5) -> Table:
    return table(*units, "49 Bn 0510", phase="move", side="german", turn=turn)


@rule("barrage-crossing", "standing-barrage")
def test_a_german_who_enters_the_standing_line_is_struck() -> None:
    # 1905 lies west of the red line, 1904 on it; 1904 is trench.
    t = german("1/R261 1905", "2/R261 1905", "12/BR1 4326")
    t.act("move 1/R261", 6)
    t.act("face 1/R261 north-north-east")
    events = t.act("step 1/R261 1905-1904", 3)  # the standing barrage costs a company on 4
    assert one(events, "crossed").target == "1904"
    assert (t.at("1/R261"), t.status("1/R261"), t.battle.mover) == ("1904", "entrenched", NONE)
    assert "fixed" in t.marks("1/R261")
    t.act("move 2/R261", 6)
    t.act("face 2/R261 north-north-east")
    t.act("step 2/R261 1905-1904", 4)
    assert t.at("2/R261") == "lost"


@rule("barrage-crossing", "joining-engaged")
def test_who_crosses_into_a_melee_is_engaged_too() -> None:
    t = german("42 Bn 1904 engaged", "1/R261 1905", "2/R261 1904 engaged", "12/BR1 4326")
    t.act("move 1/R261", 6)
    t.act("face 1/R261 north-north-east")
    t.act("step 1/R261 1905-1904", 3)
    assert (t.marks("1/R261"), t.status("1/R261")) == (["fixed", "engaged", "moved"], "exposed")


@rule("barrage-crossing")
def test_along_the_line_and_off_it_is_free() -> None:
    t = german("1/R261 1904 entrenched", "2/R261 1904", "12/BR1 4326")
    t.act("move 1/R261", 6)
    assert not of(t.act("step 1/R261 1904-1903"), "crossed")
    t.act("stop 1/R261")
    t.act("move 2/R261", 6)
    t.act("face 2/R261 south-south-west")
    assert not of(t.act("step 2/R261 1904-1905"), "crossed")


@rule("barrage-crossing")
def test_canadians_are_never_struck() -> None:
    t = table("42 Bn 1905", "49 Bn 0510", "12/BR1 4326", phase="move", side="canadian", turn=5)
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-east")
    assert not of(t.act("step 42 Bn 1905-1904"), "crossed")
    assert t.at("42 Bn") == "1904"


# -- § 10.3 ------------------------------------------------------------------------------------------------------------
@rule("canadian-limit", "canadian-limit-by-turn")
@pytest.mark.parametrize(
    ("turn", "farthest"),
    [(2, GREEN), (3, GREEN), (4, RED), (10, RED), (11, BLACK), (14, BLACK), (15, BLUE), (18, BLUE)],
)
def test_the_limit_of_each_turn(turn: int, farthest: int) -> None:
    t = table("42 Bn 1708", "12/BR1 4326", phase="move", side="canadian", turn=turn)
    assert t.battle.charts.limit[turn] == farthest


@rule("canadian-limit")
def test_nobody_goes_beyond_the_line() -> None:
    t = table("42 Bn 1905", "49 Bn 0510", "12/BR1 4326", phase="move", side="canadian", turn=5)
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn north-north-east")
    t.act("step 42 Bn 1905-1904")
    assert t.why("step 42 Bn 1904-1903") == ""  # on the line too
    assert t.why("step 42 Bn 1904-2004") == "canadian-limit"


@rule("canadian-limit-by-turn")
def test_from_turn_11_the_left_may_go_beyond_red() -> None:
    beyond = BOARD.hexes.numbers["2004"]
    allowed = [bool(BOARD.limit[line * COUNT + beyond]) for line in (GREEN, RED, BLACK, BLUE)]
    assert allowed == [False, False, True, True]
    right = BOARD.hexes.numbers["3221"]  # before the 1st Division, beyond black
    assert [bool(BOARD.limit[line * COUNT + right]) for line in (RED, BLACK, BLUE)] == [False, False, True]


@rule("canadian-limit-turn-1")
def test_turn_1_ends_at_the_own_trench() -> None:
    limit = hexes(BOARD.limit, START)
    assert {"1708", "1301", "0505"} <= limit
    assert not {"1808", "1707", "1401"} & limit
    t = table("42 Bn 1708", "12/BR1 4326", phase="fire", side="german", turn=1)
    assert t.battle.charts.limit[1] == START
