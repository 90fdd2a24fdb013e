"""Hostile files: each is answered by a sentence, soon, and by a server no larger than before."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from siege.barracks import LIMITS, Barracks
from siege.count import Report
from tests.server.test_hostile import large_words, rivers_beyond_the_table

SLOWEST = LIMITS.seconds_to_read + 10  # seconds for an answer: the server gives up before
LARGEST_GROWTH = 200  # MB of all processes of the server together

HEAD = 'game = "marmitages"\nscenario = "belleau-wood-1918"\n'

# Each is written for one weakness: of the parser, of the rules' own reading, or of whatever carries the text.
WRITTEN: dict[str, Callable[[], str]] = {
    "a dotted key of 60,000 parts": lambda: "a" + ".a" * 60_000 + " = 1\n---\n",
    "a table of 60,000 parts": lambda: "[a" + ".a" * 60_000 + "]\n---\n",
    "50,000 arrays in each other": lambda: HEAD + "title = " + "[" * 50_000 + "]" * 50_000 + "\n---\n",
    "50,000 tables in each other": lambda: HEAD + "options = " + "{a=" * 50_000 + "1" + "}" * 50_000 + "\n---\n",
    "a number of 500,000 digits": lambda: HEAD + "seed = " + "9" * 500_000 + "\n---\n",
    "a face of 5,000 digits": lambda: HEAD + "---\nbegin : " + "9" * 5_000 + "\n",
    "a face that is no digit": lambda: HEAD + "---\nbegin : ²\n",
    "100,000 tables": lambda: "".join(f"[t{n}]\n" for n in range(80_000)) + "---\n",
    "300,000 actions": lambda: HEAD + "---\n" + "a\n" * 300_000,
    "an action of a megabyte": lambda: HEAD + "---\n" + "begin " * 150_000 + "\n",
    "dice without end": lambda: HEAD + "---\nbegin :" + " 1" * 400_000 + "\n",
    "no end of a text": lambda: 'title = """' + "x" * 900_000,
    "zeroes": lambda: "\0" * 500_000,
    "a million of units": lambda: HEAD + "[position]\nunits = [" + '{ kind = "tank" },' * 40_000 + "]\n---\n",
    "a turn that never comes": lambda: HEAD + "[position]\nturn = 9223372036854775807\n---\ndone\n",
    "a foreign game": lambda: 'game = "../../etc/passwd"\nscenario = "x"\n---\n',
    "a foreign scenario": lambda: 'game = "marmitages"\nscenario = "../../../etc/passwd"\n---\n',
    "rivers beyond the table": rivers_beyond_the_table,
    "large words": large_words,
    "lines written from right to left": lambda: HEAD + "---\n\u202enigeb\n",
}


def garbled(luck: random.Random, samples: list[str]) -> Iterator[str]:
    """Real records with pieces cut out, doubled and changed, without end."""
    while True:
        letters = list(luck.choice(samples))
        for _ in range(luck.randrange(1, 12)):
            at = luck.randrange(len(letters))
            piece = letters[at : at + luck.randrange(1, 40)]
            letters[at : at + luck.choice([0, len(piece)])] = luck.choice([piece * 2, [], list("[[.9=\"'\n---\n")])
        yield "".join(letters)


def attack(report: Report, house: Barracks, wanted: int, seed: int) -> None:
    count = report.begin("hostile files", len(WRITTEN) + wanted)
    samples = [path.read_text() for path in sorted(Path("docs/scripts").glob("*.grog"))]
    before, slowest = memory(house), 0.0
    named = [(name, write()) for name, write in WRITTEN.items()]
    forged = garbled(random.Random(seed), samples)
    for name, text in [*named, *(("a garbled record", next(forged)) for _ in range(wanted))]:
        begun = time.monotonic()
        try:
            answer = house.http.post("/api/tables/open", json={"record": text}, timeout=SLOWEST)
            count.check(answer.status_code < 500, f"{name}: answered {answer.status_code}")
        except httpx.TimeoutException:
            count.fault(f"{name}: no answer in {SLOWEST:.0f} s")
            house.kill()
            house.start()
        slowest = max(slowest, time.monotonic() - begun)
        report.step()
    grown = memory(house) - before
    count.check(grown < LARGEST_GROWTH, f"the server grew by {grown} MB")
    count.figure = f"slowest answer {slowest:.1f} s, grown by {max(0, grown)} MB"


def memory(house: Barracks) -> int:
    """MB of the server and its workers."""
    total = 0
    for pid in (house.pid, *house.workers()):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1]) // 1024
    return total
