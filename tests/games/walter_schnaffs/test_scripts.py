"""The worked files of docs/scripts, against what was worked out by hand in their comments."""

from pathlib import Path

from grognard.table.play import Play
from grognard.table.record import fold, read_record
from grognard.table.why import judge
from tests.rules import rule

SCRIPTS = Path(__file__).parents[3] / "docs" / "scripts"


def tally(play: Play, entry: int, key: str) -> list[tuple[str, int]]:
    event = next(e for e in play.entry_data(play.log[entry], 0).events if e.key == key)
    return [(line.rule, line.points or 0) for line in event.lines or [] if not line.figure]


def bases(play: Play) -> dict[str, tuple[str, int]]:
    return {u["name"]: (u["at"], u["bases"]) for u in play.position_data(0).view["units"]}


@rule("attack-across-a-stream", "attack-into-cover", "hold-back", "driven-out", "morale")
def test_the_worked_attack() -> None:
    play = fold(read_record(SCRIPTS / "walter-schnaffs-attack.grog"))
    assert tally(play, 1, "attack") == [
        ("fresh-infantry", 4),
        ("fresh-infantry", 4),
        ("other-units", 1),
        ("other-units", 1),
        ("attack-rear-support", 3),
        ("attack-flank-support", 1),
        ("attack-across-a-stream", -2),
        ("attack-into-cover", -3),
    ]
    assert tally(play, 1, "defence") == [
        ("defence-modern-rifles", 4),
        ("defence-modern-rifles", 3),
        ("defence-mitrailleuses", 5),
        ("defence-flank-support", 2),
        ("defence-stream", 2),
    ]
    stand = bases(play)
    assert stand["IR 58"] == ("B4", 5)
    assert stand["IR 59"] == ("B5", 3)
    assert stand["Landwehr 6"] == ("B5", 3)
    assert stand["1er tirailleurs"] == ("B3", 3)
    assert stand["74e de ligne"] == ("B3", 3)
    assert stand["10e batterie"] == ("", 0)


@rule("bombardment-victims", "percussion-save", "firing-from-a-hill", "line-of-fire")
def test_the_worked_bombardment() -> None:
    play = fold(read_record(SCRIPTS / "walter-schnaffs-bombardment.grog"))
    assert tally(play, 0, "bombarded") == [("breech-fire", 1)]
    assert tally(play, 2, "bombarded") == [("breech-fire", 1), ("percussion-save", -1)]
    assert tally(play, 3, "bombarded") == [("long-fire", 1), ("percussion-save", 0)]
    assert tally(play, 4, "bombarded") == [("light-short-fire", 0)]
    stand = bases(play)
    assert stand["3e hussards"] == ("B4", 1)
    assert stand["50e de ligne"] == ("B4", 3)
    assert stand["78e de ligne"] == ("D3", 3)
    assert stand["1er tirailleurs"] == ("E3", 2)
    assert judge(play.game, play.state, "bombard leichte V/3 B3", 0).rule == "line-of-fire"
