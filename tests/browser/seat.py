"""A player at the page: he sees what is on the screen and uses what is on it, nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

PATIENCE = 120_000  # ms: only what hangs takes as long, on the busiest machine too
BETWEEN_LOOKS = 20  # ms, at a page that asks for nothing
FEW = 8  # phases in which a player does something; in the others only what he must: the game is played to its end all the same
MANY = 24
# Refusals, and a line that is cut, for which Chromium has many names: reset, refused, not connected, empty, aborted.
EXPECTED = ("the server responded with a status of 4", "WebSocket connection", "net::ERR_")


ABLE = "g.unit:has(path[fill='#1c5c2e'])"  # counters with the mark of those that can act
LOOK = """() => {
    const all = what => document.querySelectorAll(what).length
    const table = document.querySelector('.table')
    return {
        cover: all('.cover button'), begin: all('.actions .primary'), commit: all('.commit:not(:disabled)'),
        ready: all('.ready .primary'), choices: all('.decision .choices .unit'), targets: all('rect.target'),
        sources: all('rect.source'), units: all("g.unit path[fill='#1c5c2e']"), done: all('.actions .done:not(:disabled)'),
        phase: table?.dataset.phase, decider: table?.dataset.decider, number: Number(table?.dataset.number ?? -1),
        picked: all('rect.target.picked'), onBoard: !!document.activeElement?.matches('.frame-of-board'),
        turn: document.querySelector('span.turn')?.textContent,
    }
}"""


# Where something is once it has stopped moving: a panel that changes its height moves the map a frame later.
STILL = """async spot => {
    const frame = () => new Promise(requestAnimationFrame)
    const corner = () => { const box = spot.getBoundingClientRect(); return [box.x, box.y] }
    for (let seen = corner(); ; ) {
        await frame(); await frame()
        const now = corner()
        if (now[0] === seen[0] && now[1] === seen[1]) return now
        seen = now
    }
}"""


class Seat:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))
        page.on("console", lambda message: self.hear(message.type, message.text))
        self.turns: set[str] = set()  # phases of turns in which something was done
        self.deeds = FEW  # phases it plays at most
        self.quick = False  # phases are ended by their key, in games that are not about the mouse

    def hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(expected in text for expected in EXPECTED):
            self.complaints.append(text)

    # -- looking ---------------------------------------------------------------------------------------------------
    def goto(self, where: str) -> None:
        self.page.goto(where)

    def see_board(self) -> None:
        """The board, and the page has opened what it put into the dice, if it is its turn to."""
        self.page.wait_for_selector(".table:not([data-awaited=mine]) .frame-of-board")

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
        x, y = self.sector(place).evaluate(STILL)
        self.page.mouse.click(x + 4, y + 4)

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
    def screen(self) -> dict[str, Any]:
        """What this seat can click on now, in one look."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def decide(self) -> bool:
        """Makes the decision that is asked, by clicking; False when nothing is asked of this seat."""
        page, seen = self.page, self.screen()
        if seen["cover"]:
            page.locator(".cover button").click()
            seen = self.screen()
        if seen["begin"]:
            page.locator(".actions .primary").first.click()
        elif seen["commit"]:
            page.locator(".commit").click()
        elif seen["ready"]:
            page.locator(".ready .primary").click()
        elif seen["choices"] and seen["targets"]:
            self.click_corner(page.locator("rect.target").first)  # reinforcements
        elif seen["choices"] and self.fresh(seen):
            page.locator(".decision .choices .unit").first.click()
        elif seen["sources"] and self.fresh(seen):
            self.click_corner(page.locator("rect.source").first)
            self.aim()
        elif seen["phase"] in ("move", "bombard") and seen["units"] and self.fresh(seen):
            page.locator(ABLE).first.click()
            self.aim()
        elif seen["done"] and self.quick:
            self.press("d")
        elif seen["done"]:
            page.locator(".actions .done").click()
        else:
            return False
        return True

    def fresh(self, seen: dict[str, Any]) -> bool:
        """Whether this phase of the turn has seen nothing yet: one deed a phase keeps the games short."""
        if seen["phase"] == "lose":
            return True
        turn = f"{seen['phase']} {seen['turn']} {seen['decider']}"
        if turn in self.turns or len(self.turns) >= self.deeds:
            return False
        self.turns.add(turn)
        return True

    def press(self, key: str) -> None:
        """A key that confirms, on purpose: the same again would count for the decision before, so another key comes first."""
        self.page.keyboard.press("Shift")
        self.page.keyboard.press(key)

    def aim(self) -> None:
        if not self.page.locator(".ready").count():
            self.click_corner(self.page.locator("rect.target").first)

    def click_corner(self, spot: Locator) -> None:
        """In the corner of a lit sector, where its ground shows; the whole board is brought into view first."""
        self.page.keyboard.press("0")
        x, y = spot.evaluate(STILL)
        self.page.mouse.click(x + 3, y + 3)

    def play_on(self, *others: Seat, most: int = 2000) -> None:
        """Plays until the game is over, with everybody else who has a seat."""
        seats = [self, *others]
        self.play_until(lambda: self.over, lambda: any(seat.decide() for seat in seats), most=most)

    def play_until(
        self, done: Callable[[], bool], decide: Callable[[], bool] | None = None, *, most: int = 2000
    ) -> None:
        """Decides until that is so: within so many deeds, however long the page and the server take over each."""
        decide = decide or self.decide
        deeds, since = 0, time.monotonic()
        while not done():
            if decide():
                deeds, since = deeds + 1, time.monotonic()
                assert deeds <= most, f"{most} deeds, and still in the phase {self.phase}"
            else:
                idle = time.monotonic() - since
                assert idle < PATIENCE / 1000, f"nobody can do anything in the phase {self.phase}"
                self.page.wait_for_timeout(BETWEEN_LOOKS)

    def expect_text(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)
