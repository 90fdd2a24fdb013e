"""Secret commitments in the page: the table of mine against theirs, and its hint with a switch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
MIX = "A mix that nobody can exploit"
# Three inexperienced battalions, 2 points, against two behind wire and a trench, 5; 24 shells against 10 and gas.
RECORD = """\
game = "marmitages"
scenario = "belleau-wood-1918"
[options]
start = "quick"
---
begin : 2 6 6 4 5
move 7th Inf C6-C5
move 8th Inf C6-C5
move 9th Inf C6-C5
done
"""


@pytest.fixture
def table(house: House) -> Table:
    """At one screen, about to assault C4."""
    return Table(house, house.http.post("/api/tables/open", json={"record": RECORD}).json())


def to_the_assault(seat: Seat, table: Table) -> None:
    seat.goto(address(table, 0))
    seat.see_board()
    seat.page.wait_for_selector("rect.source")  # until then nothing can be picked up
    seat.click_sector("C5")


def to_the_commitment(seat: Seat, table: Table) -> None:
    to_the_assault(seat, table)
    seat.page.locator(".ready .primary").click()
    seat.page.wait_for_selector('.table[data-phase="commit"]')
    uncover(seat)


def uncover(seat: Seat) -> None:
    """A screen that two share is covered before what is secret."""
    cover = seat.page.locator(".cover button")
    cover.or_(seat.page.locator(".commitments")).first.wait_for()
    if cover.count():
        cover.click()


def come_back(seat: Seat) -> None:
    seat.page.reload()
    uncover(seat)


def row(seat: Seat, index: int) -> Locator:
    """A row of the table: each number of shells, then gas."""
    return seat.page.locator(".commitments tbody tr").nth(index)


def test_the_table_of_commitments(sit: Sit, house: House, table: Table) -> None:
    """3 points are missing: one shell never wins, two do with 4 points or more, in 6 ways of 36."""
    seat = sit(house, "en")
    to_the_assault(seat, table)
    grid = seat.page.get_by_role("region", name="My commitment against theirs").get_by_role("table")
    expect(grid.get_by_role("columnheader")).to_have_count(12)  # 0 to 10, gas
    expect(grid.get_by_role("rowheader")).to_have_count(25)
    expect(row(seat, 0).get_by_role("cell").first).to_have_text("0")
    expect(row(seat, 1).get_by_role("cell").first).to_have_text("0")
    expect(row(seat, 2).get_by_role("cell").first).to_have_text("17")
    expect(row(seat, 24).get_by_role("cell").first).to_have_text(">99")
    expect(seat.page.locator(".commitments tr.chosen")).to_have_count(0)
    expect(seat.page.locator(".ready .odds")).to_contain_text("Chances if neither side commits support")
    expect(seat.page.locator(".ready .odds")).to_contain_text(MIX)
    expect(seat.page.locator(".ready .tally")).to_contain_text("inexperienced")
    assert seat.violations() == []


def test_a_row_is_the_commitment_in_question(sit: Sit, house: House, table: Table) -> None:
    """By mouse and by keys; the other side sees its own table, and nothing of what was chosen."""
    seat = sit(house, "en")
    to_the_commitment(seat, table)
    chosen, shells = seat.page.locator(".commitments tr.chosen"), seat.page.locator(".tokens")
    expect(chosen.get_by_role("rowheader")).to_contain_text("0")
    expect(seat.page.locator(".odds")).to_contain_text("Chances if the opponent commits nothing")
    row(seat, 12).get_by_role("button").click()
    expect(shells).to_have_attribute("aria-valuenow", "12")
    expect(chosen).to_have_text(row(seat, 12).inner_text(), use_inner_text=True)
    shells.focus()
    for _ in range(12):
        seat.page.keyboard.press("ArrowRight")
    expect(chosen.get_by_role("rowheader")).to_contain_text("24")
    seat.page.wait_for_function(IN_SIGHT)
    assert seat.violations() == []
    seat.page.keyboard.press("Home")
    expect(shells).to_have_attribute("aria-valuenow", "0")
    seat.page.keyboard.press("End")
    expect(shells).to_have_attribute("aria-valuenow", "24")
    seat.page.keyboard.press("Enter")
    seat.page.locator(".cover button").click()
    # The defender, against two shells: repulsed with 2 points or fewer, in 22 ways of 36.
    expect(seat.page.locator(".commitments .what")).to_contain_text("repulsed")
    expect(row(seat, 0).get_by_role("cell").nth(2)).to_have_text("61")
    expect(chosen.get_by_role("rowheader")).to_contain_text("0")
    gas = seat.page.get_by_role("checkbox", name="gas")
    row(seat, 11).get_by_role("button").click()
    expect(gas).to_be_checked()
    row(seat, 3).get_by_role("button").click()
    expect(gas).not_to_be_checked()
    expect(shells).to_have_attribute("aria-valuenow", "3")


# The page's own time stands still but for what the test adds: how busy the machine is does not matter.
CLOCK = "() => { window.clock = performance.now(); performance.now = () => window.clock }"


def test_one_press_makes_one_decision(sit: Sit, house: House, table: Table) -> None:
    """Enter twice in a row: the second does not commit nothing to the assault that the first has declared."""
    seat = sit(house, "en")
    to_the_assault(seat, table)
    seat.page.locator(".frame-of-board").focus()
    seat.page.keyboard.press("ArrowUp")  # to the target
    seat.page.evaluate(CLOCK)
    seat.page.keyboard.press("Enter")
    seat.page.wait_for_selector(".commit")
    assault = seat.number
    for later in (100, 500):  # ms
        seat.page.evaluate("later => { clock += later }", later)
        seat.page.keyboard.press("Enter")
        assert seat.page.locator(".commit:not(:disabled)").count() == 1  # what is sent cannot be decided any more
    assert (seat.phase, seat.number) == ("commit", assault)
    seat.page.evaluate("clock += 1000")
    seat.page.keyboard.press("Enter")  # by now it has been read
    seat.page.wait_for_selector(".cover")


# Whether the row in question is to be seen in its box, below the heads of the columns.
IN_SIGHT = """() => {
    const edges = what => document.querySelector('.commitments ' + what).getBoundingClientRect()
    const [box, head, row] = ['.box', 'thead', 'tr.chosen'].map(edges)
    return row.top >= head.bottom - 1 && row.bottom <= box.bottom + 1
}"""


# Whether all of these can be seen: inside what they scroll in, and above what confirms.
CLEAR = """([what, frame, above]) => {
    const edges = found => found.getBoundingClientRect()
    const frames = edges(document.querySelector(frame)), foot = edges(document.querySelector(above)).top
    const spots = [...document.querySelectorAll(what)].map(edges)
    const inside = s => s.top >= frames.top - 1 && s.bottom <= Math.min(foot, frames.bottom) + 1
    return spots.length > 0 && spots.every(inside)
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_the_fight_and_the_row_in_question_are_in_sight(sit: Sit, house: House, table: Table, phone: bool) -> None:
    """On a small screen too, whatever lies over the map and the table."""
    seat = sit(house, phone=phone)
    if not phone:
        seat.page.set_viewport_size({"width": 1280, "height": 800})
    to_the_assault(seat, table)
    seat.page.wait_for_selector(".ready .commitments")
    if phone:
        seat.page.wait_for_function(CLEAR, arg=["rect.source.picked, rect.target.picked", ".map", ".ready"])
    expect(seat.page.locator(".ready .primary")).to_be_in_viewport(ratio=1)
    seat.page.locator(".ready .primary").click()
    seat.page.wait_for_selector(".commitments")
    seat.page.locator(".tokens .shell").nth(9).click()
    seat.page.wait_for_function(CLEAR, arg=["tr.chosen th", ".commitments .box", ".commit"])
    seat.page.wait_for_function(CLEAR, arg=[".board .fight", ".map", ".panel" if phone else ".commit"])


def test_the_hint_is_switched_off_and_stays_so(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house, "en")
    to_the_commitment(seat, table)
    hint, switch = seat.page.locator(".commitments .hint"), seat.page.get_by_role("switch", name="Hint")
    expect(hint).to_contain_text(MIX)
    expect(seat.page.locator(".commitments .mixed")).not_to_have_count(0)
    switch.click()
    expect(hint).to_have_count(0)
    expect(seat.page.locator(".commitments .mixed")).to_have_count(0)
    expect(seat.page.locator(".commitments table")).to_be_visible()
    come_back(seat)
    expect(switch).not_to_be_checked()
    expect(hint).to_have_count(0)
    switch.focus()
    seat.page.keyboard.press("Space")
    expect(hint).to_contain_text(MIX)
    come_back(seat)
    expect(hint).to_contain_text(MIX)


def test_the_table_scrolls_in_its_own_box_on_a_phone(sit: Sit, house: House, table: Table) -> None:
    seat = sit(house, phone=True)
    to_the_commitment(seat, table)
    expect(seat.page.locator(".commitments .hint")).to_contain_text("Un dosage que nul ne peut exploiter")
    assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wide = "e => [e.scrollWidth > e.clientWidth, e.getBoundingClientRect().right <= innerWidth]"
    assert seat.page.locator(".commitments .box").evaluate(wide) == [True, True]
    assert seat.violations() == []
