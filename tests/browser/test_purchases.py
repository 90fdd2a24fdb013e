"""Armies bought at one screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_games import HUMANS
from tests.server.house import House

Sit = Callable[..., Seat]


def test_two_at_one_screen_do_not_read_each_others_purchases(house: House, sit: Sit) -> None:
    """The buyer reads his own in the log; when the screen has been passed they are gone from it."""
    table = house.table(scenario="open-battle", options={"points": 100}, seats=HUMANS, hotseat=True)
    seat = sit(house, "en")
    page, log = seat.page, seat.page.locator(".log .entries")
    seat.goto(address(table, 0))
    seat.see_board()
    page.locator(".actions .primary").first.click()  # begin
    for good, step in (("artillery", "+10"), ("artillery", "+10"), ("infantry", "+10")):
        number = seat.number
        row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=good, exact=True))
        row.locator(".buy button", has_text=step).last.click()
        seat.wait_beyond(number)
    expect(log).to_contain_text("10, infantry")
    page.locator(".actions .done").click()
    expect(page.locator(".actions .done")).to_contain_text("points unspent?")
    page.locator(".actions .done").click()
    page.locator(".cover button").click()
    expect(log).not_to_contain_text("10, infantry")
    expect(log).to_contain_text("game begins")
