"""§3 and the rebuilt bids: five levels, chosen in secret; the lower attacks."""

import pytest

from tests.games.walter_schnaffs.table import FRENCH, GAME, GERMAN, Table, of, one, open_table, scenario, table
from tests.rules import rule

ARMIES = {
    "german": {"units": [{"kind": "infantry", "names": ["IR 1", "IR 2", "IR 3"]}]},
    "french": {"units": [{"kind": "infantry", "names": ["1er", "2e", "3e"]}]},
}
NUMBERS = {"nach-paris": 1, "determined-advance": 2, "turn-the-enemy": 3, "solid-defence": 4, "to-the-last": 5}


def bidding() -> Table:
    t = open_table(scenario(**ARMIES))
    t.act("begin")
    assert t.phase() == "bid"
    return t


@rule("levels-of-the-germans", "levels-of-the-french")
def test_each_side_has_four_of_the_five_levels() -> None:
    t = bidding()
    assert t.legal() == ["bid nach-paris", "bid determined-advance", "bid turn-the-enemy", "bid solid-defence"]
    assert t.why("bid to-the-last") == "levels-of-the-germans"
    t.act("bid solid-defence")
    assert t.decider() == FRENCH
    assert t.legal() == ["bid determined-advance", "bid turn-the-enemy", "bid solid-defence", "bid to-the-last"]
    assert t.why("bid nach-paris") == "levels-of-the-french"


@rule("lower-level-attacks")
@pytest.mark.parametrize(
    ("german", "french", "attacker"),
    [
        ("nach-paris", "determined-advance", GERMAN),
        ("solid-defence", "turn-the-enemy", FRENCH),
        ("solid-defence", "to-the-last", GERMAN),
    ],
)
def test_the_lower_number_attacks(german: str, french: str, attacker: int) -> None:
    t = bidding()
    t.act(f"bid {german}")
    difference = abs(NUMBERS[german] - NUMBERS[french])
    events = t.act(f"bid {french}", *[1] * (9 * difference))
    assert one(events, "roles").side == attacker
    assert GAME.view(t.battle, -1)["attacker"] == attacker
    assert t.decider() == 1 - attacker, "the defender deploys first"


@rule("secret-bids")
def test_a_bid_is_veiled_until_both_are_made() -> None:
    t = bidding()
    action = GAME.read(t.battle, "bid nach-paris")
    assert GAME.secret(t.battle, action)
    before = t.battle.reveals
    events = t.act("bid nach-paris")
    assert [(e.key, e.amount) for e in events] == [("bid-made", 0)]
    assert t.battle.reveals == before
    events = t.act("bid determined-advance", *[1] * 9)
    assert t.battle.reveals == before + 1
    assert [(e.side, e.amount) for e in of(events, "level")] == [(GERMAN, 1), (FRENCH, 2)]


@rule("tied-bids")
def test_a_tie_is_bid_again_and_at_the_third_a_die_decides() -> None:
    for face, attacker in ((3, GERMAN), (4, FRENCH)):
        t = bidding()
        for level in ("turn-the-enemy", "solid-defence"):
            t.act(f"bid {level}")
            assert one(t.act(f"bid {level}"), "tied-bids")
            assert (t.phase(), t.decider()) == ("bid", GERMAN)
        t.act("bid determined-advance")
        events = t.act("bid determined-advance", face)  # no difference: nobody is thinned out
        assert one(events, "roles").side == attacker


@rule("fixed-levels")
def test_a_scenario_may_lay_the_levels_down_and_the_players_may_bid_all_the_same() -> None:
    data = scenario(**ARMIES, levels={"german": "solid-defence", "french": "turn-the-enemy"})
    t = open_table(data)
    events = t.act("begin", *[1] * 9)
    assert one(events, "roles").side == FRENCH
    assert one(events, "roles").rule == "fixed-levels"
    t = open_table(data, levels="bid")
    t.act("begin")
    assert t.phase() == "bid"


@rule("secret-bids")
def test_positions_can_start_with_the_bids() -> None:
    t = table({"B5": "inf"}, {"B1": "inf"}, phase="bid")
    assert t.legal()[0] == "bid nach-paris"
