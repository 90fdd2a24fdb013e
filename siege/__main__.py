"""./run siege: the campaign. It attacks a server of its own on 127.0.0.1, ends by itself, and prints a table of figures."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from siege import actions, files, floods, kills, mishaps
from siege.barracks import Barracks
from siege.count import Report


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run siege", description=__doc__)
    parser.add_argument("--actions", type=int, default=100_000, help="illegal, stale and foreign actions")
    parser.add_argument("--kills", type=int, default=1_000, help="kill -9 in play")
    parser.add_argument("--files", type=int, default=500, help="garbled records, beside those written by hand")
    parser.add_argument("--flood", type=int, default=2_000, help="of each kind")
    parser.add_argument("--mishaps", type=int, default=20, help="full disks, clock jumps and stuck workers, of each")
    parser.add_argument("--seed", type=int, default=1917)
    asked = parser.parse_args()
    report = Report()
    try:
        besiege(report, asked)
    except KeyboardInterrupt:
        report.console.print("broken off")
        return 130
    finally:
        report.show()
        print(f"seed {asked.seed}")
    return 0 if report.sound else 1


def besiege(report: Report, asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, report.progress:
        house = Barracks(Path(folder) / "games.db", asked.seed)
        try:
            actions.attack(report, house, asked.actions, asked.seed)
            kills.attack(report, house, asked.kills, asked.seed)
            files.attack(report, house, asked.files, asked.seed)
            mishaps.disk_full(report, house, asked.mishaps, asked.seed)
            mishaps.disk_full_in_thought(report, house, asked.mishaps)
            mishaps.clock_jumps(report, house, asked.mishaps, asked.seed)
            mishaps.stuck_workers(report, house, asked.mishaps)
        finally:
            house.stop()
        guarded = Barracks(Path(folder) / "guarded.db", asked.seed, floods.LIMITS)
        try:
            floods.attack(report, guarded, asked.flood)
        finally:
            guarded.stop()
        errors = report.begin("internal errors", 2)
        for server in (house, guarded):
            for error in server.internal_errors():
                errors.fault(error)
            report.step()


if __name__ == "__main__":
    sys.exit(main())
