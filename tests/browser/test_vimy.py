"""Vimy Ridge through the page: first turns by mouse and by keyboard, set-up by hand, what is laid over the map, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.house import House, Table

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]
HILL = (10, 1)  # the first column and row of Hill 145
MARGIN, SIZE = 60, 30  # of the drawing


def lay(house: House, scenario: str = "hill-145-1917", **options: str) -> Table:
    return house.table(game="vimy", scenario=scenario, options=options, seats=HUMANS, hotseat=True)


def begin(seat: Seat, table: Table) -> None:
    seat.goto(address(table, 0))
    seat.see_board()
    seat.button("Begin the battle").or_(seat.button("Commencer la bataille")).click()


def click_hex(seat: Seat, hex_: str) -> None:
    """In the upper part of a hex of Hill 145, beside its counters."""
    column, row = int(hex_[:2]), int(hex_[2:])
    sheet = seat.page.locator(".world > svg").last
    box, wide = sheet.bounding_box(), float(sheet.get_attribute("width") or 0)
    assert box is not None
    k = box["width"] / wide
    x = MARGIN + 1.5 * (column - HILL[0]) * SIZE + SIZE
    y = MARGIN + (row - HILL[1] + 0.5 + (column % 2) / 2) * 3**0.5 * SIZE
    seat.page.mouse.click(box["x"] + x * k, box["y"] + (y - 21) * k)


def done_until(seat: Seat, phase: str, turn: str = "") -> None:
    """Nothing is done until a phase of a turn comes."""
    for _ in range(60):
        here = turn in " ".join(seat.page.locator(".bar .turn").all_inner_texts())
        if seat.phase == phase and here:
            return
        before = seat.number
        seat.page.locator(".actions .done:not(:disabled)").click()
        seat.wait_beyond(before)
    raise AssertionError(f"{phase} does not come; it is {seat.phase}")


def test_first_turns_by_mouse(house: House, sit: Sit) -> None:
    """The ready deployment, the choice that goes with the fortification, then a battalion over the top: turned and sent."""
    seat = sit(house, "en")
    begin(seat, lay(house))
    page = seat.page
    seat.button("Assault it").click()
    page.wait_for_selector('.table:not([data-phase="fort"])')
    assert seat.violations() == []
    done_until(seat, "move", "Turn 2")
    page.locator('g.unit[data-place="1405"]').last.click()
    page.locator(".ready .primary").click()
    page.wait_for_selector("g.turn")
    name = page.locator(".decision h3").inner_text().split()[0]
    before = seat.number
    east = page.locator('g.turn[data-turn="east"]')
    east.click()
    expect(page.locator(".cone")).to_have_count(1)
    east.click()
    seat.wait_beyond(before)
    page.get_by_role("tab", name="Position").click()
    way = page.get_by_role("button", name=re.compile(r"^Go: .*→ (\d{4})")).first
    target = (re.search(r"→ (\d{4})", way.inner_text()) or [""])[1]
    before = seat.number
    click_hex(seat, target)
    if page.locator(".ready").count():  # enemies near: it is asked first
        click_hex(seat, target)
    seat.wait_beyond(before)
    expect(page.locator("[role=status]")).not_to_contain_text("⟨")
    assert name
    assert seat.violations() == []
    play_to(seat, "Turn 3")
    seat.button("FR").click()
    expect(page.locator(".bar .turn")).to_contain_text("Tour 3")


def play_to(seat: Seat, turn: str) -> None:
    """Whatever is asked is answered by the first thing offered, until that turn shows."""
    page = seat.page
    for _ in range(200):
        if turn in " ".join(page.locator(".bar .turn").all_inner_texts()):
            return
        before = seat.number
        done = page.locator(".actions .done:not(:disabled)")
        if done.count():
            done.click()
        elif page.locator(".ready .primary").count():
            page.locator(".ready .primary").click()
        else:
            page.locator(".text li button").first.click()
        seat.wait_beyond(before)
    raise AssertionError(f"{turn} does not come; it is {seat.phase}")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_move_by_keyboard_alone(house: House, sit: Sit, language: str) -> None:
    seat = sit(house, language)
    begin(seat, lay(house))
    page = seat.page
    page.locator(".decision .choices button").first.press("Enter")
    for _ in range(60):
        if seat.phase == "move":
            break
        before = seat.number
        page.keyboard.press("d")
        seat.wait_beyond(before)
    page.locator(".frame-of-board").focus()
    page.keyboard.press("n")
    expect(page.locator(".company .ring")).to_have_count(1)
    before = seat.number
    page.keyboard.press("Enter")
    seat.wait_beyond(before)
    status = page.locator("[role=status]")
    page.keyboard.press("ArrowRight")  # points to where it is to go: it turns there
    expect(status).to_contain_text(re.compile(r"(level|niveau) \d"))
    before = seat.number
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    seat.wait_beyond(before)
    page.keyboard.press("v")
    expect(page.locator(".tools p")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".tools button[aria-pressed=true]")).to_have_count(1)


def test_set_up_by_hand(house: House, sit: Sit) -> None:
    """Mines in secret on the map, a company placed by a click and taken back, the rest by the ready deployment."""
    seat = sit(house, "en")
    begin(seat, lay(house, start="by-hand"))
    page = seat.page
    cover = page.locator(".cover button")
    if cover.count():
        cover.click()
    click_hex(seat, "1605")
    click_hex(seat, "1504")
    page.locator(".ready .primary").click()
    page.wait_for_selector('.table[data-phase="deploy"]')
    expect(page.locator(".mine")).to_have_count(0)  # the other side's screen now
    before = seat.number
    click_hex(seat, "1402")
    seat.wait_beyond(before)
    expect(page.locator('g.unit[data-place="1402"]')).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator('g.unit[data-place="1402"]')).to_have_count(0)
    for _ in range(2):
        before = seat.number
        seat.button("Ready deployment").click()
        seat.wait_beyond(before)
    page.wait_for_selector('.table[data-phase="fort"]')
    assert seat.violations() == []


def test_the_whole_ridge_on_a_phone(house: House, sit: Sit) -> None:
    seat = sit(house, "fr", phone=True)
    begin(seat, lay(house, "vimy-ridge-1917"))
    page = seat.page
    page.wait_for_selector("g.unit")
    assert page.locator("g.unit").count() > 60
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".decision .choices button").first.tap()
    page.wait_for_selector('.table:not([data-phase="fort"])')
    assert seat.violations() == []
