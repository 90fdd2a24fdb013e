"""The budget: what bases cost, and armies bought in secret."""

import pytest

from grognard.games.walter_schnaffs.purchase import GOODS, base_cost
from grognard.games.walter_schnaffs.state import KINDS, QUALITIES, RIFLES
from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, keys, open_table, scenario
from tests.rules import rule


def shop(**options: object) -> Table:
    t = open_table(scenario(open_battle=True), **options)
    t.act("begin")
    assert t.phase() == "buy"
    return t


@rule("infantry-cost", "cavalry-cost", "gun-cost", "quality-cost")
@pytest.mark.parametrize(
    ("kind", "rifle", "cost"),
    [
        ("infantry", "plain", 10),
        ("infantry", "modern", 11),
        ("cavalry", "plain", 12),
        ("breech", "plain", 20),
        ("light-breech", "plain", 20),
        ("mitrailleuse", "plain", 20),
        ("heavy-bronze", "plain", 18),
        ("light-bronze", "plain", 18),
    ],
)
def test_what_a_base_costs(kind: str, rifle: str, cost: int) -> None:
    def of(quality: str) -> int:
        return int(base_cost(KINDS.index(kind), QUALITIES.index(quality), RIFLES.index(rifle)))

    assert (of("regular"), of("professional"), of("reservist")) == (cost, cost + 3, cost - 3)


@rule("infantry-cost", "quality-cost")
def test_a_unit_costs_its_bases() -> None:
    prices = dict(zip(GOODS.names, GOODS.cost, strict=True))
    assert prices["infantry-4-modern-professional"] == 4 * 14
    assert prices["infantry-5-reservist"] == 5 * 7
    assert prices["cavalry-3"] == 36
    assert prices["heavy-bronze"] == 18
    assert len(prices) == 3 * 2 * 3 + 2 * 3 + 5 * 3


@rule("army-points")
def test_600_points_by_default_or_as_agreed() -> None:
    t = shop()
    assert GAME.view(t.battle, GERMAN)["sides"][GERMAN]["purse"] == 600
    t.act("buy 3 infantry-5-modern")
    assert GAME.view(t.battle, GERMAN)["sides"][GERMAN]["purse"] == 600 - 165
    assert t.why("buy 8 infantry-5-modern") == "army-points"
    assert t.why("buy 7 infantry-5-modern") == ""
    assert t.why("buy 0 cavalry-2") == "army-points"
    assert GAME.view(shop(points=400).battle, GERMAN)["sides"][GERMAN]["purse"] == 400


@rule("army-must-fit")
def test_forty_units_at_most() -> None:
    t = shop(points=800)
    t.act("buy 39 light-bronze-reservist")
    assert t.why("buy 2 light-bronze-reservist") == "army-must-fit"
    t.act("buy 1 light-bronze-reservist")
    assert t.legal() == ["done"]


@rule("army-needs-a-unit")
def test_no_army_without_a_unit() -> None:
    t = shop()
    assert t.why("done") == "army-needs-a-unit"
    t.act("buy 1 cavalry-2")
    t.act("done")
    assert t.decider() == FRENCH


@rule("army-bought-in-secret")
def test_purchases_are_veiled_and_tell_nobody_anything() -> None:
    t = shop()
    assert GAME.secret(t.battle, GAME.read(t.battle, "buy 2 breech"))
    before = [GAME.view(t.battle, viewer) for viewer in (FRENCH, -1)]
    assert keys(t.act("buy 2 breech")) == []
    assert [GAME.view(t.battle, viewer) for viewer in (FRENCH, -1)] == before
    assert len(GAME.view(t.battle, GERMAN)["units"]) == 2


@rule("army-bought-in-secret")
def test_the_defenders_army_is_seen_when_the_roles_are_known_the_attackers_as_it_comes() -> None:
    t = shop()
    t.act("buy 2 infantry-3")
    t.act("done")
    t.act("buy 1 infantry-3")
    t.act("buy 1 cavalry-2")
    t.act("done")
    assert t.phase() == "bid"
    assert GAME.view(t.battle, FRENCH)["units"] == [
        u for u in GAME.view(t.battle, FRENCH)["units"] if u["side"] == FRENCH
    ]
    t.act("bid solid-defence")
    t.act("bid turn-the-enemy", *[1] * 6)
    assert [(u["side"], u["kind"]) for u in GAME.view(t.battle, FRENCH)["units"]].count((GERMAN, "infantry")) == 2
    t.act("deploy 1st Inf A4")
    t.act("deploy 2nd Inf A4")
    assert [u["side"] for u in GAME.view(t.battle, GERMAN)["units"]] == [GERMAN, GERMAN]
    t.act("deploy 1st Cav A1")
    assert [u["kind"] for u in GAME.view(t.battle, GERMAN)["units"] if u["side"] == FRENCH] == ["cavalry"]
