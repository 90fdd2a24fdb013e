"""Bretzel Krieg ! through the page: whole games, its open table by mouse, by keyboard and on a phone, its secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.browser.test_games import HUMANS, focus_board, tab_to
from tests.server.house import House, Table

Sit = Callable[..., Seat]
LOOK = """() => {
    const all = what => document.querySelectorAll(what).length
    const table = document.querySelector('.table')
    return {
        cover: all('.cover button'), begin: all('.actions .primary'), ready: all('.ready .primary'),
        buy: all('.decision button.buy'), recruit: all('.decision .row .number:not(:disabled)'),
        posture: all('button.posture'), allot: all('button.allot:not(:disabled)'),
        units: all('.decision .choices .unit'), points: all('.decision .point'),
        done: all('.actions .done:not(:disabled)'), phase: table?.dataset.phase, decider: table?.dataset.decider,
        turn: document.querySelector('span.turn')?.textContent ?? '',
    }
}"""


LATER = re.compile(r"[4-9] (of|sur)")  # turns in which nothing is done that need not be


def lay(house: House, scenario: str = "sedan-1940", **options: Any) -> Table:
    return house.table(game="bretzel-krieg", scenario=scenario, options=options, seats=HUMANS, hotseat=True)


class General:
    """A player who does one deed a phase and a side in the first turns, then lets time pass, so that games are short."""

    def __init__(self, seat: Seat, table: Table) -> None:
        self.seat = seat
        self.page = seat.page
        self.done: set[str] = set()
        self.phases: set[str] = set()  # seen so far
        seat.goto(address(table, 0))
        seat.see_board()

    def fresh(self, seen: dict[str, Any]) -> bool:
        turn = f"{seen['phase']} {seen['turn']} {seen['decider']}"
        fresh = turn not in self.done
        self.done.add(turn)
        return fresh and not LATER.search(seen["turn"])

    def click(self, what: str) -> None:
        self.page.locator(what).first.click()

    def decide(self, until: str = "") -> bool:
        """Does one thing the screen offers, by clicking; False when nothing is asked or the phase waited for is here."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        phase = seen["phase"]
        if phase == until and not seen["cover"]:
            return False  # it may have come since the page was last asked
        self.phases.add(phase)
        for what, button in (
            ("cover", ".cover button"),
            ("ready", ".ready .primary"),
            ("begin", ".actions .primary"),
            ("buy", ".decision button.buy"),
            ("posture", "button.posture >> nth=2"),  # prudent: something can be activated in every segment
            ("allot", "button.allot:not(:disabled)"),
        ):
            if seen[what]:
                self.click(button)
                return True
        if phase == "recruit" and seen["recruit"]:
            self.page.locator(".decision .row .number:not(:disabled)").last.click()
        elif phase == "retreat" and seen["points"]:
            self.click(".decision .point")
        elif phase in ("designate", "move", "fire") and seen["units"] and self.fresh(seen):
            self.click(".decision .choices .unit")
            if phase == "move":
                self.go_on()
            elif phase == "fire":
                self.shoot()
        elif seen["done"] and LATER.search(seen["turn"]):
            self.seat.press("d")  # time passes: nothing is aimed at any more
        elif seen["done"]:
            self.click(".actions .done")
        else:
            return False
        return True

    def go_on(self) -> None:
        """Points a little ahead of the chosen division, towards the enemy; where it may not go the nearest point is offered."""
        self.page.keyboard.press("0")
        forward = 1 if self.seat.table.get_attribute("data-decider") == "1" else -1
        x, y = middle(self.page.locator("g.units .unit-ring").first)
        self.page.mouse.click(x, y + forward * 42)
        self.page.wait_for_selector(".ready")

    def shoot(self) -> None:
        """At the nearest: its range and the chances are on the screen before it is confirmed."""
        self.click(".choices.wide button")
        self.page.wait_for_selector("circle.range", state="attached")
        expect(self.page.locator(".ready .odds")).to_contain_text("%")
        expect(self.page.locator(".ready .primary")).to_be_in_viewport(ratio=1)  # however long the lists are

    def play_to(self, phase: str) -> None:
        def is_there() -> bool:
            return self.seat.phase == phase and not self.page.locator(".cover").count()

        self.seat.play_until(is_there, lambda: self.decide(phase))


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_too_far(seat: Seat, unit: str) -> None:
    """A division is dragged: its reach is lit by modes; dropped too far it is offered the nearest point, with the paragraph."""
    page = seat.page
    x, y = middle(page.locator("g.unit", has_text=unit).locator("path").first)
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
    expect(page.locator(".ready")).to_contain_text(unit)


def test_a_whole_game_by_mouse(house: House, sit: Sit) -> None:
    """Sedan at one screen: a drag too far, undo, fire with its odds, retreats, to the verdict; the dice are checked."""
    seat = sit(house, "en")
    general = General(seat, lay(house))
    page = seat.page
    general.play_to("designate")
    number = seat.number
    page.locator(".decision .choices .unit", has_text="10. PzD").click()
    seat.wait_beyond(number)
    page.locator(".actions .done").click()
    page.wait_for_selector('.table[data-phase="move"]')
    drag_too_far(seat, "10. PzD")
    assert seat.violations() == []
    number = seat.number
    page.locator(".ready .primary").click()
    seat.wait_beyond(number)
    expect(page.locator(".log")).to_contain_text("10. PzD: 4.2 / 7.3 →")
    page.locator(".actions .undo").click()
    expect(page.locator(".log")).not_to_contain_text("10. PzD: 4.2 / 7.3 →")
    general.play_to("over")
    assert {"move", "fire"} <= general.phases
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("ictory")
    seat.page.get_by_text("Check the dice").click()
    seat.button("Recompute every die").click()
    expect(end).to_contain_text("all as this browser saw them fall")
    assert seat.violations() == []


def test_against_the_computer_by_keyboard_alone(house: House, sit: Sit) -> None:
    """In French: posture, designation, the ruler, a move to a tenth of a UD, the end of the moves."""
    seats = [{"player": "human", "name": ""}, {"player": "recruit", "name": ""}]
    table = house.table(game="bretzel-krieg", scenario="sedan-1940", options={}, seats=seats)
    seat = sit(house, "fr")
    seat.goto(address(table, 0))
    seat.see_board()
    page = seat.page
    page.keyboard.press("d")  # begin
    page.wait_for_selector("button.posture")
    tab_to(seat, page.locator("button.posture").nth(2))
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
    start = place_read(seat)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Control+ArrowRight")  # a tenth
    assert place_read(seat) != start
    page.keyboard.press("m")  # the ruler, from the cursor
    page.keyboard.press("ArrowUp")
    expect(page.locator(".ruler")).to_contain_text("0,5 UD")
    page.keyboard.press("m")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ready")
    number = seat.number
    page.keyboard.press("Enter")
    seat.wait_beyond(number)
    page.keyboard.press("t")
    expect(page.locator("section.text")).to_contain_text("PzD")
    assert seat.violations() == []
    page.keyboard.press("d")  # what comes next hangs on the enemy and the dice
    page.wait_for_selector('.table:not([data-phase="move"])')


def place_read(seat: Seat) -> str:
    """The point that the live region reads."""
    found = re.search(r"[\d.]+,[\d.]+", seat.page.locator("[role=status]").inner_text())
    assert found is not None
    return found[0]


def test_recruitment_and_support_on_a_phone(house: House, sit: Sit) -> None:
    """The open battle: divisions are raised openly, support is bought behind a screen that is handed over."""
    seat = sit(house, "en", phone=True)
    general = General(seat, lay(house, "open-battle"))
    page = seat.page
    general.play_to("recruit")
    assert seat.violations() == []
    general.play_to("buy")
    for side in ("Attacker", "Defender"):
        cover = page.locator(".cover")
        if side == "Defender" or cover.count():
            expect(cover).to_contain_text(side)
            cover.locator("button").click()
        decider = seat.table.get_attribute("data-decider")
        while seat.table.get_attribute("data-decider") == decider and seat.phase == "buy":
            number = seat.number
            page.locator(".decision button.buy").last.click()
            seat.wait_beyond(number)
    general.play_to("entrench")
    page.wait_for_selector("path.shape", state="attached")
    assert seat.violations() == []
    number = seat.number
    page.touchscreen.tap(*middle(page.locator("path.shape").first))
    page.locator(".ready .primary").click()
    seat.wait_beyond(number)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    left_to_the_computer: set[str | None] = set()
    while seat.phase in ("entrench", "deploy"):
        decider = seat.table.get_attribute("data-decider")
        if decider not in left_to_the_computer:
            seat.button("Let the computer set up my side").click()
            left_to_the_computer.add(decider)
        page.wait_for_selector(f'.table:not([data-decider="{decider}"]), .table[data-phase="posture"]')
    general.play_to("move")
    assert seat.violations() == []
