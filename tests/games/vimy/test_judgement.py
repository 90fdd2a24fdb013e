"""Rules of thumb: what recruit and sergeant make of a position."""

from grognard.engine.judgement import Weighed
from tests.games.vimy.table import GAME, Table, table


def weighed(t: Table) -> dict[str, int]:
    found = Weighed()
    GAME.weigh(t.battle, found)
    return {GAME.write(t.battle, a): int(w) for a, w in zip(found.actions, found.worths, strict=True)}


def test_all_legal_actions_are_weighed() -> None:
    t = table("42 Bn 3502", "1/R261 3603", "12/BR1 4326", phase="move", side="canadian")
    assert sorted(weighed(t)) == sorted(t.legal())


def test_a_battalion_goes_for_a_lonely_company() -> None:
    t = table("42 Bn 3502", "1/R261 3603", "12/BR1 4326", phase="move", side="canadian")
    assert weighed(t)["move 42 Bn"] > weighed(t)["done"]
    t.act("move 42 Bn")
    facings = weighed(t)
    assert max(facings, key=lambda action: facings[action]) in ("face 42 Bn east", "face 42 Bn south-south-east")
    t.act("face 42 Bn east")
    steps = weighed(t)
    assert max(steps, key=lambda action: steps[action]) == "step 42 Bn 3502-3603"


def test_a_company_does_not_assault_a_battalion() -> None:
    t = table("42 Bn 3603", "9/R262 3502", phase="move", side="german")
    t.act("move 9/R262")
    t.act("face 9/R262 east")
    assert weighed(t)["step 9/R262 3502-3603"] < 0


def test_germans_in_line_hold_and_those_behind_come_up() -> None:
    t = table("42 Bn 0510", "1/R261 1805", "9/R262 3502", phase="move", side="german", turn=5)
    worths = weighed(t)
    assert worths["move 1/R261"] < worths["done"] < worths["move 9/R262"]


def test_fire_that_hurts_more_is_worth_more() -> None:
    t = table("1MG/R261 3502", "42 Bn 3604", "49 Bn 3505", side="canadian")
    worths = weighed(t)
    assert worths["fire 1MG/R261 3604"] > worths["fire 1MG/R261 3505"] > worths["done"], "nearer is better"


def test_machine_guns_and_mortars_keep_their_distance() -> None:
    t = table("7 MG 3502", "1/R261 3603", "12/BR1 4326", phase="move", side="canadian")
    assert weighed(t)["move 7 MG"] < 0
