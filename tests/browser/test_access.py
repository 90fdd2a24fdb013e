"""What scrolls can be scrolled by the keyboard, however long it happens to be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.house import House

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}] * 2

# Everything that may scroll is made longer than any screen: which of these boxes cannot be reached?
LENGTHEN = """() => {
    const boxes = [...document.querySelectorAll('body *')].filter(
        e => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.getClientRects().length)
    for (const box of boxes) {
        const long = document.createElement('div')
        long.style.cssText = 'height: 4000px; flex: none; position: relative'
        long.textContent = 'a long text'
        box.append(long)
    }
    return boxes.map(box => [box.className.split(' ')[0] || box.tagName, box.tabIndex >= 0])
}"""


def lengthened(seat: Seat) -> set[str]:
    """The boxes that scroll; every one has the keyboard, and axe has nothing to say."""
    found = seat.page.evaluate(LENGTHEN)
    assert [name for name, reached in found if not reached] == []
    assert seat.violations() == []
    return {name for name, _ in found}


@pytest.mark.parametrize("phone", [False, True])
def test_long_panels_are_reached_by_keyboard(house: House, sit: Sit, phone: bool) -> None:
    """Walter Schnaffs: what is to be decided, the log, the position in words, and what is to be confirmed."""
    table = house.table(game="walter-schnaffs", scenario="wissembourg-1870", seats=HUMANS)
    seat, other = sit(house, "en", phone=phone), sit(house, "en")
    other.goto(address(table, 1))
    other.see_board()
    seat.goto(address(table, 0))
    seat.see_board()
    for tab in ("Decision", "Log", "Position", "Chat") if phone else ("Log", "Position", "Chat"):
        if tab != "Decision":  # that one is up; touched again it would go down
            seat.page.get_by_role("tab", name=tab).click()
        expect(seat.page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        boxes = lengthened(seat)
        assert ("decision" in boxes) == (tab == "Decision" or not phone)
        seat.page.reload()
        seat.see_board()


def test_a_long_confirmation_and_a_long_card_are_reached_by_keyboard(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    seat.goto(address(house.table(seats=HUMANS, hotseat=True), 0))
    seat.see_board()
    number = seat.number
    seat.page.keyboard.press("d")
    seat.wait_beyond(number)
    seat.units("C6").first.click()
    seat.click_sector("C5")
    expect(seat.page.locator(".ready")).to_be_visible()
    assert {"decision", "ready", "entries"} <= lengthened(seat)


def test_long_dialogs_and_the_legend_are_reached_by_keyboard(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    seat.goto(address(house.table(game="vimy", scenario="hill-145-1917", seats=HUMANS, hotseat=True), 0))
    seat.see_board()
    seat.button("Legend").first.click()
    expect(seat.page.locator(".legend")).to_be_visible()
    assert "legend" in lengthened(seat)
    seat.button("Menu").click()
    expect(seat.page.get_by_role("dialog")).to_be_visible()
    assert "content" in lengthened(seat)
