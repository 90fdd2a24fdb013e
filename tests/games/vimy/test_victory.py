"""§15.5: objectives, losses, grades."""

import pytest

from grognard.games.vimy.losses import lose, surrender
from grognard.games.vimy.rules import FIRE_CHART
from grognard.games.vimy.state import GERMANS_SURRENDERED, GRADES, INFANTRY_LOST, SURRENDERED
from grognard.games.vimy.victory import close, enter_objective, grade_of, open_books, score, take_objectives
from tests.games.vimy.table import CANADIAN, FAR, GAME, GERMAN, Table, of, one, table
from tests.rules import rule


def objectives(t: Table) -> dict[str, str]:
    return {o["at"]: o["holder"] for o in GAME.view(t.battle, CANADIAN)["objectives"]}


@rule("objectives")
def test_the_objectives_and_their_points() -> None:
    t = table("42 Bn 0505", FAR, phase="move", side="canadian")
    worth = {o["at"]: o["points"] for o in GAME.view(t.battle, CANADIAN)["objectives"]}
    assert {h: worth[h] for h in ("1805", "2209", "2914", "1705")} == {"1805": 15, "2209": 10, "2914": 10, "1705": 5}
    assert sorted(worth.values()) == sorted([15, 10, 10, 5] + [2] * 9)


@rule("objectives", "last-to-enter")
def test_who_enters_last_holds_an_objective_also_when_he_has_gone() -> None:
    t = table("42 Bn 1705", "49 Bn 0510", FAR, phase="move", side="canadian", turn=5)
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    events = t.act("step 42 Bn 1705-1805")  # up a level
    assert (one(events, "objective").target, one(events, "objective").amount) == ("1805", 15)
    t.act("step 42 Bn 1805-1904")
    assert (t.at("42 Bn"), objectives(t)["1805"]) == ("1904", "canadian")


@rule("last-to-enter")
def test_an_assault_counts_as_it_enters_alone_in_the_hex_or_not() -> None:
    t = table("42 Bn 1705", "1/R261 1805 fixed", FAR, phase="move", side="canadian", turn=5)
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    events = t.act("step 42 Bn 1705-1805")
    assert one(events, "objective").rule == "last-to-enter"
    assert (t.at("42 Bn"), t.at("1/R261"), objectives(t)["1805"]) == ("1805", "1805", "canadian")
    assert [o["since"] for o in GAME.view(t.battle, CANADIAN)["objectives"] if o["at"] == "1805"] == [5]
    held = {"held": ["1805"]}
    t = table("42 Bn 1805 fixed", "1/R261 1705", "49 Bn 0510", phase="move", side="german", turn=5, position=held)
    t.act("move 1/R261", 6)
    t.act("face 1/R261 east")
    t.act("step 1/R261 1705-1805")
    t.act("done")  # 42 Bn holds its fire
    assert (t.at("1/R261"), objectives(t)["1805"]) == ("1805", "german")


@rule("last-to-enter", "victory-points")
def test_a_battalion_still_engaged_on_hill_145_when_the_game_ends_has_its_points() -> None:
    t = table(
        "42 Bn 1705",
        "1/R261 1805",
        "2/R261 1805",
        FAR,
        phase="move",
        side="canadian",
        turn=18,
        position={"held": ["1705", "3116", "3214"]},
    )
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    t.act("step 42 Bn 1705-1805")
    t.act("done")
    t.act("done")  # the Germans hold their fire
    t.act("melee 1805", 1, 1, 1, 1)  # 2:1, A: a company; then morale, all hold
    t.act("done")  # FAR does not move
    t.act("melee 1805", 6, 1, 1, 1)  # two against three is 1:2, D: another company; all hold
    assert (t.marks("42 Bn"), t.at("42 Bn")) == (["engaged", "fought"], "1805")
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert (outcome.winner, outcome.scores[0]) == (CANADIAN, 15 + 5 + 2 + 2 - 2), "the fortification it came from too"


@rule("last-to-enter", "alone-with-tanks")
def test_a_german_who_enters_a_hex_that_holds_only_tanks_has_entered_last() -> None:
    held = {"held": ["1805"]}
    t = table("1 Tanks 1805", "1MG/R261 1705", "49 Bn 0510", phase="move", side="german", turn=5, position=held)
    t.act("move 1MG/R261", 6)
    t.act("face 1MG/R261 east")
    t.act("step 1MG/R261 1705-1805")
    t.act("done")  # the tanks hold their fire
    assert (t.at("1MG/R261"), t.at("1 Tanks"), objectives(t)["1805"]) == ("1805", "1805", "german")


@rule("last-to-enter", "tank-free-to-leave")
@pytest.mark.parametrize(
    ("there", "held", "holder"),
    [
        ("1/R261 1805", ["1805"], "canadian"),  # a tank came in last, and went on
        ("1 Tanks 1805", [], "german"),  # a German came in last, where only tanks were, and went on
        ("1 Tanks 1805", ["1805"], "canadian"),
        ("1/R261 1805", [], "german"),
    ],
)
def test_a_position_says_who_came_in_last_also_when_he_has_gone_on(there: str, held: list[str], holder: str) -> None:
    t = table("42 Bn 3502", there, FAR, phase="move", side="canadian", turn=5, position={"held": held})
    assert objectives(t)["1805"] == holder
    assert of(t.act("move 42 Bn"), "objective") == [], "it has nothing to do with 1805"
    surrender(t.battle, t.number(" ".join(there.split()[:-1])), FIRE_CHART)
    take_objectives(t.battle)
    assert objectives(t)["1805"] == ("german" if "Tanks" in there else holder)


@rule("last-to-enter", "tank-free-to-leave")
def test_tanks_enter_like_others() -> None:
    t = table("1 Tanks 1705", "1/R261 1805", FAR, phase="move", side="canadian", turn=5)
    assert objectives(t)["1805"] == "german"
    t.act("move 1 Tanks", 4)
    t.act("face 1 Tanks east")
    t.act("step 1 Tanks 1705-1805")
    assert (t.at("1 Tanks"), t.at("1/R261"), objectives(t)["1805"]) == ("1805", "1805", "canadian")


@rule("last-to-enter-undone")
def test_an_entry_does_not_count_once_its_unit_is_lost_surrenders_or_routs() -> None:
    t = table(
        "42 Bn 1805 1",
        "1/R261 1805",
        "2/R261 1805",
        FAR,
        phase="melee",
        side="canadian",
        turn=5,
        position={"held": ["1805"]},
    )
    t.act("melee 1805", 2)  # 1:2, A: the last company falls
    assert (t.at("42 Bn"), objectives(t)["1805"]) == ("lost", "german")
    t = table("42 Bn 1805", "1/R261 1805", FAR, phase="melee", side="canadian", turn=5)
    assert objectives(t)["1805"] == "german", "so the position says: 1/R261 came in last"
    t.act("melee 1805", 4)  # four to one: the weaker side surrenders
    assert (t.at("1/R261"), objectives(t)["1805"]) == ("surrendered", "canadian")
    t = table(
        "72 Bn 1805 2",
        "1/R261 1805",
        "2/R261 1805",
        FAR,
        phase="melee",
        side="canadian",
        turn=5,
        position={"held": ["1805"]},
    )
    surrender(t.battle, t.number("72 Bn"), FIRE_CHART)
    take_objectives(t.battle)
    assert objectives(t)["1805"] == "german"


@rule("last-to-enter-undone", "rout-two-hexes")
def test_a_unit_routed_out_of_an_objective_has_not_entered_it() -> None:
    held = {"held": ["1805"]}
    t = table("54 Bn 1805", "1MG/R261 1804", "49 Bn 0510", phase="fire", side="canadian", turn=5, position=held)
    assert objectives(t)["1805"] == "canadian"
    t.battle.strength[t.number("54 Bn")] = 4
    t.act("fire 1MG/R261 1805", 6, 6)  # a company; 6 + 1 is a rout of the 4th Division
    while t.asked() == "rout":
        t.act(t.legal()[0])
    assert t.at("54 Bn") != "1805"
    assert objectives(t)["1805"] == "german"


@rule("last-to-enter")
def test_who_is_underground_does_not_count_until_it_comes_up() -> None:
    t = table("42 Bn 2209", "12/BR1 4326", phase="move", side="canadian", turn=5)
    t.battle.status[t.number("42 Bn")] = 2
    open_books(t.battle)
    take_objectives(t.battle)
    assert objectives(t)["2209"] == "german"
    t.battle.status[t.number("42 Bn")] = 0
    enter_objective(t.battle, t.number("42 Bn"))
    take_objectives(t.battle)
    assert objectives(t)["2209"] == "canadian"


# -- losses ------------------------------------------------------------------------------------------------------------
@rule("losses-count", "victory-points")
def test_what_losses_count() -> None:
    t = table("42 Bn 3502", "7 MG 3503", "7 TMB 3504", "49 Bn 3505", "1/R261 3602", "2/R261 3603", FAR, turn=12)
    b = t.battle
    lose(b, t.number("42 Bn"), 2, FIRE_CHART)
    assert score(b) == -2, "a company of infantry costs 1"
    lose(b, t.number("7 MG"), 1, FIRE_CHART)
    lose(b, t.number("7 TMB"), 1, FIRE_CHART)
    assert score(b) == -6, "any other 2"
    surrender(b, t.number("49 Bn"), FIRE_CHART)
    assert score(b) == -14, "a surrendered one 2"
    lose(b, t.number("1/R261"), 1, FIRE_CHART)
    assert score(b) == -14, "a German eliminated counts nothing"
    surrender(b, t.number("2/R261"), FIRE_CHART)
    assert (score(b), b.at[t.number("2/R261")]) == (-13, SURRENDERED)


@rule("victory-points")
def test_the_total_adds_objectives_and_losses() -> None:
    t = table("42 Bn 3502", FAR, position={"held": ["1805", "2914", "3116", "1705"], "fort": "assault"})
    assert score(t.battle) == 15 + 10 + 2 + 5
    t = table("42 Bn 3502", FAR, position={"held": ["1805", "1705"], "fort": "shell"})
    assert score(t.battle) == 15


@rule("victory-grades", "decisive-above-30")
@pytest.mark.parametrize(
    ("points", "grade"),
    [
        (31, "canadian-decisive"),
        (30, "canadian-tactical"),
        (21, "canadian-tactical"),
        (20, "canadian-marginal"),
        (11, "canadian-marginal"),
        (10, "german-marginal"),
        (1, "german-marginal"),
        (0, "german-tactical"),
        (-10, "german-tactical"),
        (-11, "german-decisive"),
    ],
)
def test_the_grades(points: int, grade: str) -> None:
    t = table("42 Bn 3502", FAR)
    assert GRADES[grade_of(t.battle, points)] == grade


@rule("victory-grades", "last-turn")
def test_the_winner() -> None:
    t = table("7 TMB 1910", FAR, phase="entrench", side="german", turn=18, position={"held": ["1805"]})
    t.act("done")
    t.act("done")
    outcome = GAME.outcome(t.battle)
    assert outcome is not None
    assert (outcome.winner, outcome.grade, outcome.scores) == (CANADIAN, "canadian-marginal", [15, -15])


# -- what decided ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("held", "prisoners", "lost", "winner", "decided"),
    [
        (["1805"], 0, 4, CANADIAN, "objectives-taken"),  # 15 - 4, more than 10
        (["1805"], 2, 6, CANADIAN, "prisoners-taken"),  # 15 - 6 would not do
        (["1805"], 0, 5, GERMAN, "losses-suffered"),
        (["2914"], 0, 0, GERMAN, "objectives-kept"),  # 10 is not enough
    ],
)
def test_what_decided_a_game(held: list[str], prisoners: int, lost: int, winner: int, decided: str) -> None:
    """The Canadians need more than 10 points."""
    t = table("42 Bn 3502", FAR, position={"held": held})
    t.battle.stock[GERMANS_SURRENDERED] = prisoners
    t.battle.stock[INFANTRY_LOST] = lost
    close(t.battle)
    outcome, reckoning = GAME.outcome(t.battle), GAME.reckoning(t.battle)
    assert outcome is not None
    assert (outcome.winner, reckoning.decided) == (winner, decided)
    points = 15 if held == ["1805"] else 10
    assert reckoning.terms == {"objectives": points, "prisoners": prisoners, "losses": lost}
    assert reckoning.sides == [
        {"companies_lost": lost, "companies_surrendered": 0},
        {"companies_lost": 0, "units_surrendered": prisoners},
    ]
