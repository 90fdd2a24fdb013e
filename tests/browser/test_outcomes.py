"""Every outcome of a fight in the page, and who falls: a fold under the chances, which stays as it was left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from grognard.engine.dice import SeededDice
from grognard.table.play import new_play
from grognard.table.record import Head, write_record
from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_commitments import RECORD, come_back, row, to_the_assault, to_the_commitment
from tests.server.house import House, Table

Sit = Callable[..., Seat]


@pytest.fixture
def table(house: House) -> Table:
    """At one screen: 2 points about to assault 5."""
    return Table(house, house.http.post("/api/tables/open", json={"record": RECORD}).json())


def fold(seat: Seat) -> Locator:
    return seat.page.locator(".odds details")


def rows(seat: Seat) -> list[list[str]]:
    """The outcomes that are told: chance and words."""
    told = fold(seat).locator("ul").first.locator("li").all()
    return [[one.locator("b").inner_text(), one.locator("span").last.inner_text()] for one in told]


def test_every_outcome_of_an_assault(sit: Sit, house: House, table: Table) -> None:
    """Two shells add 0 to 6 in 9, 6, 7, 8, 3, 2 and 1 ways of 36; 3 points are missing: 1/4 to lose all three battalions."""
    seat = sit(house, "en")
    to_the_commitment(seat, table)
    row(seat, 2).get_by_role("button").click()
    expect(seat.page.locator(".odds .losses")).to_contain_text("Place taken: 8%. Starting place lost: 25%.")
    expect(fold(seat).locator("ul").first).to_be_hidden()
    fold(seat).locator("summary").click()
    assert [chance for chance, _ in rows(seat)] == ["25%", "22%", "20%", "17%", "8%", "8%"]  # rounded so as to add up
    told = [words for _, words in rows(seat)]
    lost = "assault repulsed · Americans: 7th battalion, lost in C5."
    assert told[0].startswith(lost)
    assert told[0].endswith("Americans: 9th battalion, lost in C5. The place falls to: Germans.")
    assert told[1].startswith("tie · Americans: 7th battalion, lost in C5. Germans: ")
    assert told[2] == lost
    assert told[3] == f"{lost} Americans: 8th battalion, lost in C5."
    assert sum(words.endswith("The place falls to: Americans.") for words in told[4:]) == 1
    # By unit: 30, 15 and 9 ways of 36 on one side, 14 and 3 on the other.
    expect(fold(seat).get_by_role("heading")).to_have_text(
        ["Falls, whatever its owner chooses: Americans", "Falls, whatever its owner chooses: Germans"]
    )
    chances = [fold(seat).locator("ul").nth(n).locator("b").all_inner_texts() for n in (1, 2)]
    assert chances == [["83%", "42%", "25%"], ["39%", "8%"]]
    assert seat.violations() == []


def test_the_fold_is_opened_by_keys_and_stays_open(sit: Sit, house: House, table: Table) -> None:
    """Enter on the fold opens it, and does not make the assault that is ready."""
    seat = sit(house, "en")
    to_the_assault(seat, table)
    number = seat.number
    fold(seat).locator("summary").focus()
    seat.page.keyboard.press("Enter")
    expect(fold(seat).locator("ul").first).to_be_visible()
    seat.page.wait_for_function("() => localStorage.prefs?.includes('\"outcomes\":true')")
    assert seat.number == number
    assert seat.phase == "assault"
    assert rows(seat)[0][0] == "100%"  # three battalions against 5 points, and no die
    seat.page.locator(".ready .primary").click()
    seat.page.wait_for_selector('.table[data-phase="commit"]')
    come_back(seat)
    expect(fold(seat).locator("ul").first).to_be_visible()
    fold(seat).locator("summary").focus()
    seat.page.keyboard.press("Space")
    expect(fold(seat).locator("ul").first).to_be_hidden()
    seat.page.wait_for_function("() => localStorage.prefs?.includes('\"outcomes\":false')")
    come_back(seat)
    expect(fold(seat)).to_be_visible()
    expect(fold(seat).locator("ul").first).to_be_hidden()


def first_attack(scenario: str, seed: int) -> tuple[str, str, str]:
    """A record of a game played at random up to an attack, and its zones."""
    play, dice = new_play("walter-schnaffs", scenario, {}), SeededDice(seed)
    while legal := play.legal():
        texts = [play.game.write(play.state, action) for action in legal]
        for text in texts:
            if text.startswith("attack "):
                _, origin, target = text.split()
                return write_record(play, Head(game="walter-schnaffs", scenario=scenario)), origin, target
        play.act(texts[dice.roll(len(texts)) - 1], dice)
    raise AssertionError("nobody attacks in this game")


def test_rare_outcomes_are_told_when_they_are_asked_for_on_a_phone(sit: Sit, house: House) -> None:
    record, origin, target = first_attack("mars-la-tour-1870", 4)
    table = Table(house, house.http.post("/api/tables/open", json={"record": record}).json())
    seat = sit(house, phone=True)
    seat.goto(address(table, 0))
    seat.see_board()
    seat.page.wait_for_selector("rect.source")
    seat.click_sector(origin)
    if not seat.page.locator(".ready").count():
        seat.click_sector(target)
    fold(seat).locator("summary").click()
    expect(fold(seat).locator("summary")).to_have_text("Chaque issue, et qui tombe")
    assert len(rows(seat)) == 8
    assert all("Bases perdues\u00a0: " in words for _, words in rows(seat))
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert seat.violations() == []
    fold(seat).get_by_role("button", name="issues plus rares").click()
    told = [float(chance.split()[0].replace(",", ".")) for chance, _ in rows(seat)]
    assert len(told) > 8
    assert sum(told) == pytest.approx(100)
    expect(fold(seat).get_by_role("button")).to_have_count(0)


def test_a_barrage_bars_every_other_time(sit: Sit, house: House) -> None:
    """A single die: its chance is all there is to tell."""
    record = RECORD.replace("[options]", "[options]\ninterdiction = true").split("move")[0]
    table = Table(house, house.http.post("/api/tables/open", json={"record": record}).json())
    seat = sit(house, "en")
    seat.goto(address(table, 0))
    seat.see_board()
    seat.click_sector("C4")
    expect(seat.page.locator(".ready .odds li")).to_have_text("the sector is barred50%")
    expect(fold(seat)).to_have_count(0)
    assert seat.violations() == []
