"""A player at the page: he sees what is on the screen and uses what is on it, nothing else."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000  # ms
EXPECTED = ("the server responded with a status of 4", "WebSocket connection", "ERR_CONNECTION", "ERR_INTERNET")


class Seat:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("console", lambda message: self.hear(message.type, message.text))
        self.turns: set[str] = set()  # phases of turns in which something was done

    def hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(expected in text for expected in EXPECTED):
            self.complaints.append(text)

    # -- looking ---------------------------------------------------------------------------------------------------
    def goto(self, where: str) -> None:
        self.page.goto(where)

    def see_board(self) -> None:
        self.page.wait_for_selector(".frame-of-board")

    @property
    def table(self) -> Locator:
        return self.page.locator(".table")

    @property
    def number(self) -> int:
        return int(self.table.get_attribute("data-number") or -1)

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def wait_beyond(self, number: int) -> None:
        self.page.wait_for_function(
            "n => Number(document.querySelector('.table')?.dataset.number ?? -1) > n", arg=number, timeout=PATIENCE
        )

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def sector(self, place: str) -> Locator:
        return self.page.locator(f'rect.sector[data-place="{place}"]')

    def click_sector(self, place: str) -> None:
        """On its ground, beside the counters."""
        box = self.sector(place).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + 4, box["y"] + 4)

    def units(self, place: str) -> Locator:
        return self.page.locator(f'g.unit[data-place="{place}"]')

    def violations(self) -> list[str]:
        """What axe finds serious or critical."""
        found: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        return [
            f"{one['id']} ({one['impact']}): {one['nodes'][0]['target']}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]

    # -- playing -----------------------------------------------------------------------------------------------------
    def decide(self) -> bool:
        """Makes the decision that is asked, by clicking; False when nothing is asked of this seat."""
        page = self.page
        cover = page.locator(".cover button")
        if cover.count():
            cover.click()
        done = page.locator(".actions .done")
        for choice in (
            page.locator(".actions .primary"),  # begin, or the scenario's plan
            page.locator(".commit:not(:disabled)"),
            page.locator(".ready .primary"),
        ):
            if choice.count():
                choice.first.click()
                return True
        if self.phase in ("deploy", "reinforce") and page.locator("rect.target").count():
            self.click_corner(page.locator("rect.target").first)
            return True
        if self.phase in ("lose", "advance", "cut") and self.first_this_turn():
            page.locator(".decision .choices .unit").first.click()
            return True
        if self.phase == "assault" and self.assault():
            return True
        if self.phase == "move" and self.move():
            return True
        if done.is_enabled():
            done.click()
            return True
        return False

    def first_this_turn(self) -> bool:
        """Whether a phase of this turn has seen nothing yet: one deed a phase keeps the games short."""
        if self.phase == "lose":
            return True
        turn = f"{self.phase} {self.table.get_attribute('data-decider')} {self.page.locator('span.turn').inner_text()}"
        fresh = turn not in self.turns
        self.turns.add(turn)
        return fresh

    def assault(self) -> bool:
        source = self.page.locator("rect.source")
        if not source.count() or not self.first_this_turn():
            return False
        self.click_corner(source.first)
        if not self.page.locator(".ready").count():
            self.click_corner(self.page.locator("rect.target").first)
        return True

    def move(self) -> bool:
        """A unit that can go somewhere, to its first target."""
        unit = self.page.locator("g.unit:has(path[fill='#1c5c2e'])")  # the mark of those that can act
        if not unit.count() or not self.first_this_turn():
            return False
        unit.first.click()
        if not self.page.locator(".ready").count():
            self.click_corner(self.page.locator("rect.target").first)
        return True

    def click_corner(self, spot: Locator) -> None:
        """In the corner of a lit sector, where its ground shows."""
        box = spot.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + 3, box["y"] + 3)

    def play_on(self, *others: Seat, most: int = 1500) -> None:
        """Plays until the game is over, with everybody else who has a seat."""
        seats = [self, *others]
        for _ in range(most):
            if self.over:
                return
            before = [seat.number for seat in seats]
            if not any(seat.decide() for seat in seats):
                self.page.wait_for_timeout(40)
            elif self.page.locator(".ready").count():
                self.page.locator(".ready .primary").click()
            for seat, number in zip(seats, before, strict=True):
                if seat.number == number:
                    seat.page.wait_for_timeout(10)
        raise AssertionError("the game does not end")

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)
