"""Where a unit can get to, by which way and with what chance. Vimy Ridge is the game whose moves take several actions.

By the charts infantry has 2, 3, 3, 4, 5, 6 points by its die in the shelled zone and 6 outside it; wire takes 6, 4, 3, 2, 2, 1
by another die; open ground takes 1 and a level up another.
"""

from fractions import Fraction
from math import sqrt

import pytest

from grognard.engine.actions import Choices, unit_of
from grognard.engine.dice import SeededDice
from grognard.engine.state import ALLOWED
from grognard.games.vimy.state import Battle
from grognard.orders.risk import toll_of
from grognard.orders.ways import Way, ways_of
from tests.games.vimy.table import FAR, GAME, Table, moving

MANY = 2000


def ways(t: Table, unit: str) -> dict[str, Way]:
    found = ways_of(GAME, t.battle, t.number(unit))
    return {t.battle.board.name(way.place): way for way in found}


def texts(t: Table, way: Way) -> list[str]:
    """The actions, each written in the position it is taken in."""
    found: list[str] = []
    for step in way.steps():
        assert step.before is not None
        before = step.before.courses[0].state
        assert isinstance(before, Battle)
        found.append(GAME.write(before, step.action))
    return found


# -- by hand -----------------------------------------------------------------------------------------------------------
def test_on_the_plain_every_step_is_certain() -> None:
    t = moving("42 Bn 3502", FAR)
    found = ways(t, "42 Bn")
    beside = found["3602"]
    assert (beside.chance, beside.points) == (1, 5)
    assert beside.is_sure()
    first, turn, step = texts(t, beside)
    assert (first, turn[:11], step) == ("move 42 Bn", "face 42 Bn ", "step 42 Bn 3502-3602")
    assert "3502" not in found, "it is there already"


@pytest.mark.parametrize(
    ("place", "chance", "left"),
    [
        ("0605", Fraction(1), Fraction(1 + 2 + 2 + 3 + 4 + 5, 6)),  # on the same level: a point
        ("0506", Fraction(1), Fraction(0 + 1 + 1 + 2 + 3 + 4, 6)),  # a level up: two
    ],
)
def test_the_die_of_the_shelled_zone_says_what_is_left(place: str, chance: Fraction, left: Fraction) -> None:
    way = ways(moving("42 Bn 0505", "49 Bn 0510", FAR, turn=5), "42 Bn")[place]
    assert way.chance == pytest.approx(float(chance))
    assert way.points == pytest.approx(float(left))
    assert not way.is_sure(), "a die is thrown"


def test_wire_is_passed_with_the_points_that_are_left() -> None:
    """Out of 36 throws of both dice: with 2 points only a 6 at the wire will do, with 3 points 4 to 6, and so on."""
    t = moving("42 Bn 2019", FAR)
    assert ways(t, "42 Bn")["2118"].chance == pytest.approx((1 + 3 + 3 + 4 + 5 + 5) / 36)
    t = moving("42 Bn 1918", FAR)
    assert ways(t, "42 Bn")["2118"].chance == pytest.approx((0 + 1 + 1 + 3 + 4 + 5) / 36)


def test_who_may_fire_is_told_for_each_step() -> None:
    t = moving("42 Bn 3502", "1MG/R261 3503", "2MG/R261 3403", FAR)
    way = ways(t, "42 Bn")["3602"]
    danger = {GAME.write(t.battle, shot) for shot in way.danger}
    assert danger == {"react 1MG/R261", "react 2MG/R261"}
    assert way.chance == 1, "if nobody fires"
    assert not way.is_sure()


def test_a_way_begins_with_what_the_mover_has_left() -> None:
    t = moving("42 Bn 0505", "49 Bn 0510", FAR, turn=5)
    t.act("move 42 Bn", 2)
    found = ways(t, "42 Bn")
    assert {found["0605"].chance, found["0506"].chance} == {1}
    assert texts(t, found["0506"])[0].startswith("face 42 Bn")
    assert max(way.points for way in found.values()) == 2


def test_nobody_has_a_way_out_of_his_turn() -> None:
    t = moving("42 Bn 3502", "1/R261 3505", FAR)
    assert not ways(t, "1/R261")
    t.act("move 42 Bn")
    t.act("stop 42 Bn")
    assert not ways(t, "42 Bn"), "it has moved"


def test_of_two_ways_as_good_the_one_past_nobody_is_told() -> None:
    """From 3502 to 3202 by 3402 or by 3403: a machine gun in 3203 stands beside the second."""
    t = moving("42 Bn 3502", "1MG/R261 3203", FAR)
    way = ways(t, "42 Bn")["3202"]
    assert way.chance == 1
    assert not any(step.danger for step in way.steps())


def test_what_follows_the_last_units_move_is_no_part_of_its_way() -> None:
    """The barrage of turn 3 rolls as soon as nobody can move any more: its dice are not those of the way."""
    alone = moving("1/R261 2002", "42 Bn 0510", turn=3, side="german")
    others = moving("1/R261 2002", "42 Bn 0510", FAR, turn=3, side="german")
    one, two = (ways(t, "1/R261") for t in (alone, others))
    assert one.keys() == two.keys()
    assert {place: way.chance for place, way in one.items()} == {place: way.chance for place, way in two.items()}
    goal = one["1803"]
    assert toll_of(GAME, alone.battle, alone.number("1/R261"), goal).suffers() == 0


# -- under fire ----------------------------------------------------------------------------------------------------------
def test_what_a_way_costs_under_fire_is_what_the_shot_does() -> None:
    """One gun fires at the first step: the unit arrives unless that shot fixes, routs or destroys it."""
    t = moving("42 Bn 3502", "1MG/R261 3503", FAR)
    way = ways(t, "42 Bn")["3602"]
    toll = toll_of(GAME, t.battle, t.number("42 Bn"), way)
    for text in texts(t, way):
        t.act(text)
    shot = {prospect.key: prospect.value for prospect in t.odds("react 1MG/R261").prospects}
    assert toll.lost() == pytest.approx(float(shot["lost"]))
    assert toll.eliminated() == pytest.approx(float(shot["eliminated"]))
    stopped = shot["fixed"] + shot["routed"] + shot["eliminated"]
    assert toll.arrives() == pytest.approx(1 - float(stopped))


def test_every_course_of_a_way_under_fire_is_told() -> None:
    t = moving("42 Bn 3502", "1MG/R261 3503", "2MG/R261 3403", "1/R261 3603", FAR)
    for way in ways(t, "42 Bn").values():
        toll = toll_of(GAME, t.battle, t.number("42 Bn"), way)
        assert sum(course.chance for course in toll.all()) == pytest.approx(1)
        assert toll.arrives() <= way.chance + 1e-9


# -- against play ----------------------------------------------------------------------------------------------------------
def answers(state: Battle) -> list[int]:
    choices = Choices()
    GAME.offer(state, choices)
    return list(choices.actions)


def arrives(state: Battle, way: Way, dice: SeededDice, fires: bool) -> bool:
    """Whether a unit gets to the end of its way, played with dice; the enemy always fires, or never."""
    side = state.decider
    for step in way.steps():
        if state.decider != side or GAME.objection(state, step.action) != ALLOWED:
            return False
        GAME.apply(state, step.action, dice)
        while GAME.phases[GAME.asked(state)] == "react":
            done, *shots = answers(state)
            GAME.apply(state, shots[0] if fires and shots else done, dice)
    marching = GAME.marching
    assert marching is not None
    return marching.has_gone(state, way.action, unit_of(way.action))


@pytest.mark.parametrize("fires", [False, True])
def test_the_chances_are_those_of_play(fires: bool, seed: int) -> None:
    """Wire, the die of the zone and two guns: within four standard errors of as many games as are played."""
    t = moving("42 Bn 1918", "1MG/R261 2017", "49 Bn 0510", FAR)
    way = ways(t, "42 Bn")["2118"]
    chance = toll_of(GAME, t.battle, t.number("42 Bn"), way).arrives() if fires else way.chance
    dice = SeededDice(seed)
    arrived = sum(arrives(t.battle.clone(), way, dice, fires) for _ in range(MANY))
    assert 0.02 < chance < 0.98
    assert abs(arrived / MANY - chance) < 4 * sqrt(chance * (1 - chance) / MANY)
