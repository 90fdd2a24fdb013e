"""§7: who fires how far over what, each row of effects at each range, and the saves."""

import pytest

from tests.games.walter_schnaffs.table import FRENCH, GERMAN, Table, losses, one, table
from tests.rules import rule

NAMES = {
    "breech": "1st Breech",
    "light": "1st Light",
    "heavy": "1st Heavy",
    "four": "1st Bronze-4",
    "mitr": "1st Mitr",
}


def guns(german: dict[str, str], french: dict[str, str], **terrain: list[str]) -> Table:
    return table(german, french, phase="bombard", terrain=terrain)


# -- range and line of fire --------------------------------------------------------------------------------------------
@rule("two-zones-at-most", "range-by-sides")
@pytest.mark.parametrize("gun", ["breech", "light", "heavy"])
def test_breech_loaders_and_heavy_bronze_fire_two_zones(gun: str) -> None:
    french = {"D3": "inf", "D2": "inf", "E3": "inf", "D1": "inf", "F3": "inf", "F4": "inf", "F2": "inf"}
    t = guns({"D4": gun}, french)
    fired = {action.split()[-1] for action in t.legal() if action != "done"}
    assert fired == {"D3", "E3", "F4"}, "D2 is masked by the troops in D3"
    for far in ("D1", "F3", "F2"):
        assert t.why(f"bombard {NAMES[gun]} {far}") == "two-zones-at-most"


@rule("short-range-only")
@pytest.mark.parametrize("gun", ["four", "mitr"])
def test_bronze_4_pounders_and_mitrailleuses_fire_at_the_next_zone_by_a_side_only(gun: str) -> None:
    t = guns({"D4": gun}, {"D3": "inf", "E3": "inf", "F4": "inf"})
    assert t.legal() == ["done", f"bombard {NAMES[gun]} D3"]
    assert t.why(f"bombard {NAMES[gun]} E3") == "short-range-only"
    assert t.why(f"bombard {NAMES[gun]} F4") == "short-range-only"
    assert t.why(f"bombard {NAMES[gun]} D1") == "short-range-only", "not the range of others"


@rule("line-of-fire")
@pytest.mark.parametrize("ground", ["wood", "buildings"])
def test_no_fire_over_woods_or_buildings(ground: str) -> None:
    t = guns({"D4": "breech"}, {"D2": "inf", "A1": "inf"}, **{ground: ["D3"]})
    assert t.why("bombard 1st Breech D2") == "line-of-fire"


@rule("line-of-fire")
@pytest.mark.parametrize("ground", ["soft", "hill", "heavy"])
def test_other_ground_does_not_mask(ground: str) -> None:
    assert guns({"D4": "breech"}, {"D2": "inf"}, **{ground: ["D3"]}).why("bombard 1st Breech D2") == ""


@rule("line-of-fire")
@pytest.mark.parametrize("side", ["german", "french"])
def test_no_fire_over_troops_of_either_side(side: str) -> None:
    german, french = {"D4": "breech"}, {"D2": "inf"}
    (german if side == "german" else french)["D3"] = "cav"
    assert guns(german, french).why("bombard 1st Breech D2") == "line-of-fire"


@rule("firing-from-a-hill")
def test_a_gun_on_a_hill_fires_over_woods_and_troops() -> None:
    assert guns({"D4": "breech"}, {"D2": "inf"}, hill=["D4"], wood=["D3"]).why("bombard 1st Breech D2") == ""
    assert guns({"D4": "breech", "D3": "cav"}, {"D2": "inf"}, hill=["D4"]).why("bombard 1st Breech D2") == ""


@rule("firing-from-a-hill")
def test_a_hill_does_not_overlook_a_hill() -> None:
    t = guns({"D4": "breech", "D3": "cav"}, {"D2": "inf", "A1": "inf"}, hill=["D4", "D3"])
    assert t.why("bombard 1st Breech D2") == "line-of-fire"


@rule("diagonals-are-clear")
def test_a_diagonal_is_never_masked() -> None:
    t = guns({"D4": "breech", "D3": "inf"}, {"E3": "inf", "E4": "inf"}, wood=["D3", "E4"])
    assert t.why("bombard 1st Breech E3") == ""


@rule("nobody-to-shell")
def test_only_enemies_are_bombarded() -> None:
    t = guns({"D4": "breech", "C4": "inf"}, {"D3": "inf"})
    assert t.why("bombard 1st Breech C4") == "nobody-to-shell"
    assert t.why("bombard 1st Breech E4") == "nobody-to-shell"


@rule("only-guns-fire", "not-yours")
def test_infantry_and_cavalry_do_not_bombard_nor_do_the_enemys_guns() -> None:
    t = guns({"D4": "inf cav breech"}, {"D3": "four"})
    assert t.why("bombard 1st Inf D3") == "only-guns-fire"
    assert t.why("bombard 1st Cav D3") == "only-guns-fire"
    assert t.why("bombard 1st Bronze-4 D4") == "not-yours"


@rule("gun-fires-once")
def test_each_base_fires_one_die_once_a_turn() -> None:
    t = guns({"D4": "breech breech"}, {"D3": "inf"})
    t.act("bombard 1st Breech D3", 1)
    assert t.why("bombard 1st Breech D3") == "gun-fires-once"
    assert t.legal() == ["done", "bombard 2nd Breech D3"]


@rule("moved-gun-is-silent")
@pytest.mark.parametrize("mark", ["moved", "attacked"])
def test_a_gun_that_moved_or_took_part_in_an_attack_does_not_fire(mark: str) -> None:
    assert guns({"D4": f"breech/{mark} light"}, {"D3": "inf"}).why("bombard 1st Breech D3") == "moved-gun-is-silent"


# -- effect by piece and range -------------------------------------------------------------------------------------------
ROWS = [
    ("breech", "D3", 5, "breech-fire"),
    ("breech", "D2", 5, "breech-fire"),
    ("breech", "E3", 5, "breech-fire"),
    ("light", "D2", 6, "long-fire"),
    ("light", "E3", 6, "long-fire"),
    ("heavy", "D2", 6, "long-fire"),
    ("heavy", "E3", 6, "long-fire"),
    ("light", "D3", 5, "light-short-fire"),
    ("four", "D3", 5, "light-short-fire"),
    ("heavy", "D3", 4, "heavy-short-fire"),
    ("mitr", "D3", 4, "heavy-short-fire"),
]


@rule("breech-fire", "long-fire", "light-short-fire", "heavy-short-fire", "range-by-sides", "gun-types")
@pytest.mark.parametrize(("gun", "zone", "least", "by"), ROWS)
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_each_row_of_effects(gun: str, zone: str, least: int, by: str, face: int) -> None:
    t = guns({"D4": gun}, {zone: "inf5"})
    events = t.act(f"bombard {NAMES[gun]} {zone}", face)
    assert one(events, "bombarded").lines == [(by, 1 if face >= least else 0)]
    assert t.units_in(zone) == [f"1st Inf {4 if face >= least else 5}"]
    assert t.lost(FRENCH) == (1 if face >= least else 0)


# -- saves -------------------------------------------------------------------------------------------------------------
SAVES = [
    # a German gun fires percussion shells, a French one does not but for the 7-pounder
    ("german", "breech", "open", 0, ""),
    ("german", "breech", "hill", 0, ""),
    ("german", "breech", "heavy", 0, ""),
    ("german", "breech", "wood", 4, "percussion-save"),
    ("german", "breech", "soft", 4, "percussion-save"),
    ("german", "breech", "buildings", 5, "cover-save"),
    ("german", "light", "wood", 4, "percussion-save"),
    ("german", "heavy", "soft", 4, "percussion-save"),
    ("german", "mitr", "wood", 5, "cover-save"),
    ("german", "mitr", "soft", 0, ""),
    ("french", "breech", "wood", 4, "percussion-save"),
    ("french", "breech", "soft", 4, "percussion-save"),
    ("french", "breech", "buildings", 5, "cover-save"),
    ("french", "light", "wood", 5, "cover-save"),
    ("french", "four", "wood", 5, "cover-save"),
    ("french", "heavy", "buildings", 5, "cover-save"),
    ("french", "heavy", "soft", 0, ""),
    ("french", "four", "open", 0, ""),
]


@rule("cover-save", "percussion-save", "percussion-shells", "soft-ground-save", "mitrailleuses-fire-bullets", "cover")
@pytest.mark.parametrize(("side", "gun", "ground", "least", "by"), SAVES)
def test_saves_by_ground_and_shell(side: str, gun: str, ground: str, least: int, by: str) -> None:
    firer, victim = ("D4", "D3")
    terrain = {} if ground == "open" else {ground: [victim]}
    for face in (3, 4, 5):
        own, other = {firer: gun}, {victim: "inf4"}
        german, french = (own, other) if side == "german" else (other, own)
        t = table(german, french, phase="bombard", side=side, terrain=terrain)
        events = t.act(f"bombard {NAMES[gun]} {victim}", 6, *([face] if least else []))
        saved = least > 0 and face >= least
        lines = one(events, "bombarded").lines
        assert lines[1:] == ([(by, -1 if saved else 0)] if least else [])
        assert t.units_in(victim) == [f"1st Inf {4 if saved else 3}"]


@rule("cover-save")
def test_no_save_is_thrown_for_a_miss() -> None:
    guns({"D4": "breech"}, {"D3": "inf"}, wood=["D3"]).act("bombard 1st Breech D3", 4)


# -- victims -----------------------------------------------------------------------------------------------------------
@rule("bombardment-victims")
def test_the_owner_chooses_infantry_or_cavalry_before_guns() -> None:
    t = guns({"D4": "breech"}, {"D3": "inf cav four"})
    t.act("bombard 1st Breech D3", 5)
    assert (t.phase(), t.decider()) == ("lose", FRENCH)
    assert t.legal() == ["lose 1st Inf", "lose 1st Cav"]
    assert t.why("lose 1st Bronze-4") == "bombardment-victims"
    assert losses(t.act("lose 1st Cav"), FRENCH) == ["1st Cav"]
    assert (t.phase(), t.decider()) == ("move", GERMAN)


@rule("bombardment-victims")
def test_guns_fall_when_they_are_alone_and_a_bombarded_zone_can_be_emptied() -> None:
    t = guns({"D4": "breech breech"}, {"D3": "mitr", "A1": "inf"})
    events = t.act("bombard 1st Breech D3", 6)
    assert losses(events, FRENCH) == ["1st Mitr"]
    assert one(events, "destroyed").unit == "1st Mitr"
    assert t.phase() == "move", "nobody is left to be shelled"


@rule("morale")
def test_bombardment_asks_for_no_morale() -> None:
    t = guns({"D4": "breech light"}, {"D3": "mobile"})
    t.act("bombard 1st Breech D3", 6)  # a single die: no morale die follows
    assert t.units_in("D3") == ["1st Inf 2"]


@rule("no-barrages")
def test_there_are_no_barrages() -> None:
    from tests.games.walter_schnaffs.table import GAME

    assert not any("barrage" in word for word in [*GAME.verbs, *GAME.events, *GAME.phases])
