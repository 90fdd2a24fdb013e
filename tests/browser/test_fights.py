"""Every number of a fight stands in the log and in the panel as a line with its paragraph, in all games and both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from grognard.books.texts import render
from tests.browser.conftest import address
from tests.browser.seat import Seat
from tests.server.fights import BATTLES, fought
from tests.server.house import House

Sit = Callable[..., Seat]


def told(entry: dict[str, Any]) -> int:
    """How many lines: each number that is not added, and each rule that adds, unless the dice beside the event say it all."""
    lines = 0
    for event in entry["events"]:
        added = [line for line in event.get("lines", []) if "figure" not in line]
        rules = {line["rule"] for line in added}
        lines += len(event.get("lines", [])) - len(added)
        lines += len(rules) if len(rules) > 1 or any("die" not in line for line in added) else 0
    return lines


def figures(entry: dict[str, Any], game: str, language: str) -> list[str]:
    """Those that are not added, in words; the page sets its own spaces."""
    return [
        render(language, f"{game}-number-{line['figure']}", {"value": line["value"]})
        for event in entry["events"]
        for line in event.get("lines", [])
        if "figure" in line
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", BATTLES)
def test_every_number_is_a_line_with_its_paragraph(house: House, sit: Sit, seed: int, game: str, language: str) -> None:
    table, entry = fought(house, game, seed)
    seat = sit(house, language, phone=language == "fr")
    seat.goto(address(table, 0))
    seat.see_board()
    if (cover := seat.page.locator(".cover button")).count():
        cover.click()
    seat.page.get_by_role("tab", name="Journal" if language == "fr" else "Log").click()
    item = seat.page.locator(".log li").filter(
        has=seat.page.locator(f'.report[aria-label*="(action {entry["number"]})"]')
    )
    if (rest := item.locator(".rest")).count():
        rest.click()
    lines = item.locator(".figures > span")
    expect(lines).to_have_count(told(entry))
    assert told(entry) > 1
    for line in lines.all():
        expect(line).to_be_visible()
    shown = [" ".join(text.split()) for text in lines.all_inner_texts()]
    for line in lines.all():
        expect(line.locator("a, button")).to_have_count(1)  # its paragraph
    for figure in figures(entry, game, language):
        assert any(text.startswith(" ".join(figure.split())) for text in shown), (figure, shown)
    assert not [text for text in shown if "⟨" in text]
    assert seat.violations() == []


TWO_FIRES = """
game = "vimy"

[position]
turn = 12
phase = "fire"
side = "german"
units = [
  { name = "42 Bn", at = "2110" },
  { name = "10 MG", at = "2010" },
  { name = "RCR", at = "3502" },
  { name = "1/R262", at = "2111", status = "entrenched" },
  { name = "2/R262", at = "1910", status = "entrenched" },
  { name = "3/R262", at = "3503" },
]
---
fire 42 Bn 2111 : 4
fire 10 MG 1910 : 3
"""


def test_the_panel_goes_from_one_fight_to_the_next_with_its_paragraphs(house: House, sit: Sit) -> None:
    """A loss by § 9.6 behind cover (9.1), then a fire that only tests morale: §§ 11.4 and 11.1."""
    seat = sit(house, "en")
    seat.goto("/")
    script = FilePayload(name="two.grog", mimeType="text/plain", buffer=TWO_FIRES.encode())
    seat.page.set_input_files("input[type=file]", script)
    seat.see_board()
    fires = [["§ 9.2", "§ 9.6", "§ 9.6", "§ 9.1", "§ 9.6", "§ 9.1"], ["§ 11.4", "§ 11.1", "§ 11.1", "§ 11.1"]]
    for number, sections in enumerate(fires, 1):
        seat.button(f"Show the board as it was after action {number}").click()
        expect(seat.page.locator(".last .mark")).to_have_text(sections)
