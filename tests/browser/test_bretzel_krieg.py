"""Bretzel Krieg ! through the page: a whole game, its open table by mouse, by keyboard and on a phone, its secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_games import focus_board, tab_to
from tests.server.house import House, Table

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}, {"player": "human", "name": ""}]
LOOK = """() => {
    const all = what => document.querySelectorAll(what).length
    const table = document.querySelector('.table')
    return {
        cover: all('.cover button'), begin: all('.actions .primary'), ready: all('.ready .primary'),
        buy: all('.decision .buy'), recruit: all('.decision .row .number:not(:disabled)'),
        posture: all('.posture'), allot: all('button.allot:not(:disabled)'), designate: all('.designate .unit'),
        units: all('.decision .choices .unit'), shots: all('.choices.wide button'), points: all('.decision .point'),
        done: all('.actions .done:not(:disabled)'), phase: table?.dataset.phase, decider: table?.dataset.decider,
        turn: document.querySelector('span.turn')?.textContent ?? '',
    }
}"""


def lay(house: House, scenario: str = "sedan-1940", **options: Any) -> Table:
    return house.table(game="bretzel-krieg", scenario=scenario, options=options, seats=HUMANS, hotseat=True)


class General:
    """A player who does one deed a phase and a side, so that games are short."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page
        self.done: set[str] = set()

    def fresh(self, seen: dict[str, Any]) -> bool:
        turn = f"{seen['phase']} {seen['turn']} {seen['decider']}"
        fresh = turn not in self.done
        self.done.add(turn)
        return fresh

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()

    def decide(self) -> bool:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        phase = seen["phase"]
        if seen["cover"]:
            self.click(".cover button")
        elif seen["ready"]:
            self.click(".ready .primary")
        elif seen["begin"]:
            self.click(".actions .primary")
        elif phase == "recruit" and seen["recruit"]:
            self.page.locator(".decision .row .number:not(:disabled)").last.click()
        elif seen["buy"]:
            self.click(".decision .buy")
        elif seen["posture"]:
            self.click(".posture")
        elif seen["allot"]:
            self.click("button.allot:not(:disabled)")
        elif phase == "retreat" and seen["points"]:
            self.click(".decision .point")
        elif phase == "designate" and seen["designate"] and self.fresh(seen):
            self.click(".designate .unit")
        elif phase in ("move", "fire") and seen["units"] and self.fresh(seen):
            self.click(".decision .choices .unit")
            self.go_on() if phase == "move" else self.click(".choices.wide button")
        elif seen["done"]:
            self.click(".actions .done")
        else:
            return False
        return True

    def go_on(self) -> None:
        """Points a little ahead of the chosen division, towards the enemy."""
        self.page.keyboard.press("0")
        forward = 1 if self.seat.table.get_attribute("data-decider") == "1" else -1
        x, y = middle(self.page.locator("g.units .ring").first)
        self.page.mouse.click(x, y + forward * 42)
        self.page.wait_for_selector(".ready")

    def play_to_the_end(self, most: int = 4000) -> None:
        idle = 0
        for _ in range(most):
            if self.seat.over:
                return
            idle = 0 if self.decide() else idle + 1
            self.page.wait_for_timeout(15)
            assert idle < 600, f"nothing can be done in the phase {self.seat.phase}"
        raise AssertionError(f"the game does not end; it is in the phase {self.seat.phase}")

    def play_to(self, phase: str) -> None:
        for _ in range(600):
            if self.seat.phase == phase and not self.page.locator(".cover").count():
                return
            if not self.decide():
                self.page.wait_for_timeout(20)
        raise AssertionError(f"{phase} does not come; the phase is {self.seat.phase}")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit_down(seat: Seat, table: Table) -> General:
    seat.goto(address(table, 0))
    seat.see_board()
    return General(seat)


def test_a_whole_game_at_one_screen(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    general = sit_down(seat, lay(house))
    general.play_to_the_end()
    expect(seat.page.get_by_role("dialog")).to_be_visible()


def test_drag_reach_nearest_and_undo(house: House, sit: Sit) -> None:
    """A division is dragged: its reach is lit by modes; dropped too far it is offered the nearest point, with the paragraph."""
    seat = sit(house, "en")
    general = sit_down(seat, lay(house))
    general.play_to("designate")
    page = seat.page
    page.get_by_role("button", name=re.compile("10. PzD")).first.click()
    page.wait_for_timeout(200)
    page.locator(".actions .done").click()
    page.wait_for_selector('.table[data-phase="move"]')
    assert seat.violations() == []
    unit = page.locator("g.unit", has_text="10. PzD")
    x, y = middle(unit.locator("path").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20, steps=4)
    page.wait_for_selector("path.shape.grade-3")
    assert page.locator("path.shape").count() == 3
    page.mouse.move(x + 420, y + 60, steps=6)
    page.mouse.up()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("nearest point allowed")
    expect(refusal.get_by_role("button", name="§")).to_be_visible()
    expect(page.locator(".ready")).to_contain_text("10. PzD")
    number = seat.number
    page.locator(".ready .primary").click()
    seat.wait_beyond(number)
    expect(page.locator(".log")).to_contain_text("10. PzD: 4.2,7.3 →")
    page.locator(".actions .undo").click()
    expect(page.locator(".log")).not_to_contain_text("10. PzD: 4.2,7.3 →")


def test_odds_before_the_fire(house: House, sit: Sit) -> None:
    seat = sit(house, "en")
    general = sit_down(seat, lay(house, "ardennes-1944"))
    page = seat.page
    for _ in range(40):
        general.play_to("fire")
        if page.locator(".decision .choices .unit").count():
            break
        page.locator(".actions .done").click()
        page.wait_for_timeout(200)
    page.locator(".decision .choices .unit").first.click()
    expect(page.locator("circle.range").first).to_be_attached()
    page.locator(".choices.wide button").first.click()
    odds = page.locator(".ready .odds")
    expect(odds).to_contain_text("loses an element or more")
    expect(odds).to_contain_text("%")
    assert seat.violations() == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_by_keyboard_alone(house: House, sit: Sit, language: str) -> None:
    """Posture, designation, a move to a tenth of a UD, and the end of the turn, without the mouse."""
    seat = sit(house, language)
    seat.goto(address(lay(house), 0))
    seat.see_board()
    page = seat.page
    page.keyboard.press("d")  # begin
    page.wait_for_selector(".posture")
    tab_to(seat, page.locator(".posture").nth(2))
    page.keyboard.press("Enter")
    page.wait_for_selector('.table[data-phase="allot"], .table[data-phase="designate"]')
    while seat.phase == "allot":
        tab_to(seat, page.locator("button.allot:not(:disabled)").first)
        number = seat.number
        page.keyboard.press("Enter")
        seat.wait_beyond(number)
    focus_board(seat)
    number = seat.number
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    seat.wait_beyond(number)
    page.keyboard.press("d")
    page.wait_for_selector('.table[data-phase="move"]')
    page.keyboard.press("n")
    page.wait_for_selector("path.shape")
    start = re.search(r"[\d.]+,[\d.]+", page.locator("[role=status]").inner_text())
    assert start is not None
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Control+ArrowRight")  # a tenth
    there = re.search(r"[\d.]+,[\d.]+", page.locator("[role=status]").inner_text())
    assert there is not None
    assert there[0] != start[0]
    page.keyboard.press("Enter")
    page.wait_for_selector(".ready")
    number = seat.number
    page.keyboard.press("Enter")
    seat.wait_beyond(number)
    page.keyboard.press("m")  # the ruler, from the cursor
    page.keyboard.press("ArrowUp")
    expect(page.locator(".ruler")).to_contain_text("UD")
    page.keyboard.press("m")
    page.keyboard.press("t")
    expect(page.locator("section.text")).to_contain_text("PzD")
    assert seat.violations() == []


def test_recruitment_and_support_on_a_phone(house: House, sit: Sit) -> None:
    """The open battle: divisions are raised openly, support is bought behind a screen that is handed over."""
    seat = sit(house, "en", phone=True)
    general = sit_down(seat, lay(house, "open-battle"))
    page = seat.page
    general.play_to("recruit")
    assert seat.violations() == []
    for _ in range(200):
        if seat.phase != "recruit":
            break
        general.decide()
        page.wait_for_timeout(30)
    for _ in range(2):  # each side by itself
        cover = page.locator(".cover button")
        cover.click()
        decider = seat.table.get_attribute("data-decider")
        while seat.table.get_attribute("data-decider") == decider and seat.phase == "buy":
            number = seat.number
            page.locator(".decision .buy").nth(1 if page.locator(".decision .buy").count() > 1 else 0).click()
            seat.wait_beyond(number)
    general.play_to("entrench")
    expect(page.locator("path.shape").first).to_be_attached()
    assert seat.violations() == []
    number = seat.number
    x, y = middle(page.locator("path.shape").first)
    page.touchscreen.tap(x, y)
    page.locator(".ready .primary").click()
    seat.wait_beyond(number)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
