"""Rules of thumb: what recruit and sergeant make of a position."""

from grognard.books.scenarios import load_scenario
from grognard.engine.judgement import Weighed
from grognard.games.vimy.judgement.close_quarters import COMPANY, GERMAN_COMPANY, SURE, foresee_melees, place
from tests.games.vimy.table import CANADIAN, GAME, Table, open_table, table


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


# -- assaults --------------------------------------------------------------------------------------------------------------
def test_the_smallest_melee_is_foreseen_by_the_chart() -> None:
    """One against one the chart has A A X X D D: the attacker is left alone on the last two faces."""
    t = table("42 Bn 3502", "1/R261 3603")
    foresee_melees(t.battle)
    melee = place(CANADIAN, 1, 1)
    assert t.battle.ground.melee_won[melee] == 2 * SURE // 6
    assert t.battle.ground.melee_worth[melee] == (4 * GERMAN_COMPANY - 4 * COMPANY) // 6


def test_many_against_few_win_as_a_rule() -> None:
    t = table("42 Bn 3502", "1/R261 3603")
    foresee_melees(t.battle)
    won = t.battle.ground.melee_won
    assert won[place(CANADIAN, 8, 1)] > won[place(CANADIAN, 8, 5)] > SURE // 2 > won[place(CANADIAN, 4, 5)]


def before_3603(*units: str) -> tuple[int, int]:
    """What the 42nd, exposed in 3502 and facing 3603, makes of the assault, and of stopping."""
    t = table("42 Bn 3502", *units, "12/BR1 4326", phase="move", side="canadian")
    t.act("move 42 Bn")
    t.act("face 42 Bn east")
    return weighed(t)["step 42 Bn 3502-3603"], weighed(t)["stop 42 Bn"]


def test_nobody_goes_alone_into_a_nest_of_machine_guns() -> None:
    assault, stop = before_3603("1MG/R261 3603", "2MG/R261 3603", "1/R261 3603")
    assert assault < stop
    assert before_3603("1MG/R261 3603 fixed")[0] > before_3603("1MG/R261 3603")[0], "one that cannot shoot straight"


def test_two_battalions_dare_what_one_does_not() -> None:
    line = ("1/R261 3603", "2/R261 3603")
    alone, stop = before_3603(*line)
    assert alone < stop
    together, stop = before_3603("49 Bn 3602", *line)
    assert together > stop


# -- objectives ------------------------------------------------------------------------------------------------------------
def test_the_last_to_hold_an_objective_stays() -> None:
    held = {"held": ["1805"]}
    t = table("42 Bn 1805", "1/R261 2209", phase="move", side="canadian", position=held)
    assert weighed(t)["move 42 Bn"] < weighed(t)["done"]
    t = table("42 Bn 1805", "49 Bn 1805", "1/R261 2209", phase="move", side="canadian", position=held)
    assert weighed(t)["move 42 Bn"] > weighed(t)["done"], "another keeps it"


def test_germans_come_back_into_an_objective_left_empty_in_the_last_turn() -> None:
    t = table("42 Bn 0510", "1/R261 1904 entrenched", phase="move", side="german", turn=18, position={"held": ["1805"]})
    t.act("move 1/R261", 6)
    while t.battle.mover >= 0:
        worths = weighed(t)
        t.act(max(worths, key=lambda action: worths[action]))
    assert t.at("1/R261") == "1805"


def test_germans_who_have_lost_everything_gather_near_by() -> None:
    """In mid-battle nothing is retaken yet, but a company in the open far behind comes up to a trench near by."""
    objectives = [o["at"] for o in GAME.view(table().battle, CANADIAN)["objectives"]]
    t = table("42 Bn 0510", "1/R261 3510", phase="move", side="german", turn=12, position={"held": objectives})
    assert weighed(t)["move 1/R261"] > weighed(t)["done"]


def test_canadians_do_not_wait_under_their_own_shells() -> None:
    """BARRAGE_BARS_FIRE: on the standing line one is shot at and cannot shoot. In turn 12 it is the black one."""
    t = table("42 Bn 1804", "1/R261 2209", phase="move", side="canadian", position={"held": ["1805"]})
    t.act("move 42 Bn", 6)
    t.act("face 42 Bn east")
    worths = weighed(t)
    assert worths["step 42 Bn 1804-1904"] < worths["stop 42 Bn"]


# -- setting up --------------------------------------------------------------------------------------------------------------
def test_germans_set_up_about_the_objectives_and_any_post_will_do() -> None:
    t = open_table(load_scenario("vimy", "hill-145-1917"), start="by-hand")
    t.act("begin")
    t.act("mines 1504 1605")
    worths = weighed(t)
    assert min(worths.values()) > 0
    assert max(worths, key=lambda action: worths[action]).split()[2] in ("1704", "1705", "1806")
    assert worths["deploy 1/R261 1704 entrenched"] > worths["deploy 1/R261 1504 entrenched"], "the first wave sweeps it"


def test_canadian_battalions_set_up_before_the_objectives() -> None:
    t = open_table(load_scenario("vimy", "hill-145-1917"), start="by-hand")
    t.act("begin")
    worths = weighed(t)
    assert worths["mines 1705 1806"] > worths["mines 1401 1402"] > 0
    t.act("mines 1705 1806")
    t.act("plan")
    worths = weighed(t)
    assert min(worths.values()) > 0
    assert worths["deploy 38 Bn 1606 entrenched"] > worths["deploy 38 Bn 1302 entrenched"]


# -- the whole position ------------------------------------------------------------------------------------------------------
def prospects(*units: str) -> int:
    return int(GAME.appraise(table(*units, phase="move", side="canadian", turn=2).battle, CANADIAN))


def test_the_canadians_stand_better_near_an_objective_and_worse_if_it_is_guarded() -> None:
    far = prospects("42 Bn 0510", "1/R261 3502", "2/R261 3502")
    assert prospects("42 Bn 1904", "1/R261 3502", "2/R261 3502") > far, "beside Hill 145"
    assert prospects("42 Bn 0510", "1/R261 3502", "2/R261 1805") < far, "on Hill 145"


def test_in_the_last_turn_it_is_enough_to_come_into_an_objective() -> None:
    """LAST_TO_ENTER: a melee for Hill 145 that is still under way at the end has its points."""

    def assault(turn: int) -> int:
        garrison = [f"{number}/R261 1805" for number in range(1, 4)]
        t = table("42 Bn 1705", *garrison, "49 Bn 0510", phase="move", side="canadian", turn=turn)
        t.act("move 42 Bn", 6)
        t.act("face 42 Bn east")
        return weighed(t)["step 42 Bn 1705-1805"]

    assert assault(18) > assault(17)
