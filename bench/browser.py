"""The page in Chromium: how soon a position shows, and how fluid a large board stays while it is dragged and zoomed.

The first view is timed from opening the link of a game until its board is painted: once in a browser that has never been here,
once in one that has. Frames are those of the made-up board of 1,290 hexes and 166 counters; beside them stand the same figures
at rest, for a machine without a graphics card (or one at work) is slow at those too.
"""

from __future__ import annotations

import itertools
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from load import SERVER, wait_for
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]
TIMES = 5
PAINTED = """() => document.querySelector('.frame-of-board g.unit')
    && new Promise(done => requestAnimationFrame(() => setTimeout(done)))"""
WATCH = """() => { window.ticks = []
    const tick = t => { window.ticks.push(t); requestAnimationFrame(tick) }
    requestAnimationFrame(tick) }"""


def first_view(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    """Seconds until the board is painted, in new browsers and in one that knows the page."""
    cold, warm = [], []
    for _ in range(TIMES):
        body = {"game": "marmitages", "scenario": "belleau-wood-1918", "hotseat": True}
        made = httpx.post(f"{address}/api/tables", json=body).json()
        link = f"{address}/#/table/{made['id']}/{made['seats'][0]['token']}"
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        for times in (cold, warm):
            begun = time.monotonic()
            page.goto(link)
            page.wait_for_function(PAINTED)
            times.append(time.monotonic() - begun)
            page.goto("about:blank")
        page.close()
    return cold, warm


def gaps(page: Page) -> list[float]:
    """Milliseconds between two frames since it was last asked, shortest first."""
    ticks: list[float] = page.evaluate("window.ticks.splice(0)")
    return sorted(b - a for a, b in itertools.pairwise(ticks))


def frames(browser: Browser, address: str) -> dict[str, list[float]]:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(f"{address}/#/synthetic")
    page.wait_for_selector(".hex")
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    page.wait_for_timeout(1500)
    found = {"at rest": gaps(page)}
    page.mouse.move(1000, 600)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(1000 - step * 5, 600 - step * 3)
    page.mouse.up()
    found["dragged"] = gaps(page)
    page.wait_for_timeout(600)
    gaps(page)
    for step in range(60):
        page.mouse.wheel(0, -30 if step < 30 else 30)
        page.wait_for_timeout(10)
    found["zoomed"] = gaps(page)
    page.wait_for_timeout(1000)
    found["coming to rest"] = gaps(page)
    page.close()
    return found


def main() -> int:
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        print("the page: not measured, for there is no Chromium here")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "games.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            wait_for(port)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                cold, warm = first_view(browser, f"http://127.0.0.1:{port}")
                print(
                    f"first view of a position: {sorted(cold)[TIMES // 2] * 1000:.0f} ms in a new browser, "
                    f"{sorted(warm)[TIMES // 2] * 1000:.0f} ms in one that knows the page (medians of {TIMES})"
                )
                for what, times in frames(browser, f"http://127.0.0.1:{port}").items():
                    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
                    print(f"1,290 hexes, 166 counters, {what}: a frame every {middle:.0f} ms, p95 {late:.0f} ms")
                browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
