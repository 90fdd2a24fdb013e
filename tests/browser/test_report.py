"""“Report this ruling” copies a script: it runs, and ends in that refusal or that fight."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import begin
from tests.browser.seat import Seat
from tests.server.house import House

Sit = Callable[..., Seat]
HUMANS = [{"player": "human", "name": ""}] * 2
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def run(text: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "grognard", "script", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def pasted(seat: Seat) -> str:
    text: str = seat.page.evaluate("navigator.clipboard.readText()")
    return text


def refuse(seat: Seat) -> None:
    """A machine-gun nest does not move."""
    seat.page.locator('g.unit[data-place="C7"]').first.click()
    expect(seat.page.get_by_role("alert")).to_contain_text("§")


def test_a_refusal_is_reported(house: House, sit: Sit) -> None:
    seat = sit(house, "en", permissions=CLIPBOARD)
    begin(seat, house.table(seats=HUMANS, hotseat=True))
    refuse(seat)
    seat.page.get_by_role("alert").get_by_role("button", name="Report this ruling").focus()
    seat.page.keyboard.press("Enter")
    expect(seat.page.get_by_role("alert").get_by_role("button", name="Copied")).to_be_visible()
    text = pasted(seat)
    assert "(nest-is-static)" in text
    done = run(text)
    assert done.returncode == 2
    assert f"line {len(text.splitlines())}:" in done.stderr
    assert "never moves" in done.stderr or "nest-is-static" in done.stderr


def test_a_refusal_is_reported_without_a_clipboard(house: House, sit: Sit) -> None:
    """On a phone, in French: the script is there, selected."""
    seat = sit(house, phone=True)
    seat.page.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    begin(seat, house.table(seats=HUMANS, hotseat=True))
    refuse(seat)
    seat.button("Signaler cette décision").tap()
    box = seat.page.get_by_role("dialog").get_by_role("textbox")
    expect(box).to_be_focused()
    text = box.input_value()
    assert seat.page.evaluate("getSelection().toString()") == text
    assert run(text).returncode == 2
    assert seat.violations() == []


def test_a_throw_of_the_log_is_reported(house: House, sit: Sit) -> None:
    """The game goes on after it; the script ends with it."""
    seat = sit(house, "en", permissions=CLIPBOARD)
    table = house.table(game="walter-schnaffs", scenario="wissembourg-1870", seats=HUMANS, hotseat=True)
    seat.page.set_viewport_size({"width": 1440, "height": 1600})  # the log has its room, however much is to be decided
    begin(seat, table)
    seat.deeds = 30
    reports = seat.page.locator(".log .report")
    seat.play_until(lambda: reports.count() >= 2)
    report = reports.nth(1)
    number = int((report.get_attribute("aria-label") or "").split("(action ")[1].split(")")[0])
    report.click()
    expect(report).to_contain_text("Copied")
    text = pasted(seat)
    done = run(text)
    assert done.returncode == 0, done.stderr
    [entry] = [entry for entry in table.ask("log", table.tokens[0]) if entry["number"] == number]
    lines = [line.partition("#")[0].strip() for line in text.split("---")[1].splitlines()]
    assert [line for line in lines if line][-1] == f"{entry['action']} : {' '.join(map(str, entry['dice']))}"
