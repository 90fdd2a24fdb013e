"""Activation by cards through the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_games import HUMANS, tab_to
from tests.server.house import House

Sit = Callable[..., Seat]


def test_a_turn_by_keyboard_alone(house: House, sit: Sit) -> None:
    """Begin without passing the screen, take a card up, throw it away; then the other player is asked to take the screen."""
    table = house.table(scenario="verdun-bois-des-caures-1916", options={"cards": True}, seats=HUMANS, hotseat=True)
    seat = sit(house, "en")
    page = seat.page
    seat.goto(address(table, 0))
    seat.see_board()
    assert page.locator(".cover").count() == 0, "nothing is secret yet"
    page.keyboard.press("d")  # begin
    page.wait_for_selector(".hand .card")
    assert page.locator(".cover").count() == 0, "whoever began holds the screen"
    card = page.locator(".hand .card").first
    tab_to(seat, card)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .uses button").first).to_be_focused()
    page.keyboard.press("Escape")
    tab_to(seat, page.locator(".hand .uses button").last)  # throw it away
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 1")
    page.locator(".frame-of-board").focus()
    page.keyboard.press("d")
    expect(page.locator(".cover")).to_contain_text("French")
    assert seat.violations() == []


def test_the_hand_stands_above_the_units_and_its_terms_are_explained(house: House, sit: Sit) -> None:
    table = house.table(scenario="verdun-bois-des-caures-1916", options={"cards": True}, seats=HUMANS, hotseat=True)
    seat = sit(house, "en", phone=True)
    page = seat.page
    seat.goto(address(table, 0))
    seat.see_board()
    page.locator(".actions .primary").first.click()
    page.wait_for_selector(".hand .card")
    above = page.evaluate(
        "() => { const d = document.querySelector('.decision'); const h = d.querySelector('.hand');"
        " return [...d.querySelectorAll('.choices')].every(c => h.compareDocumentPosition(c) & 4) }"
    )
    assert above
    page.locator(".hand dd .mark").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Tens that are played burn: they leave the game")
