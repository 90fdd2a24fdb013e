"""What happens to a machine: a full disk, a clock that jumps, a worker that hangs. The game goes on when it is over."""

from __future__ import annotations

import os
import random
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager

from siege.barracks import Barracks
from siege.count import Report
from tests.server.house import play_on, seated

STRETCH = 6
STANDSTILL = 2.0  # seconds without a decision of a computer that decides in half a second
PATIENCE = 120.0  # seconds until a computer whose worker hung, or that could not save, has decided all the same


@contextmanager
def no_room(house: Barracks) -> Iterator[None]:
    """No file of the server may grow any more."""
    limits = resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    yield
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, limits)


def disk_full(report: Report, house: Barracks, wanted: int, seed: int) -> None:
    """An action is refused by a sentence and carried out once there is room."""
    count = report.begin("disk full", wanted)
    luck = random.Random(seed)
    _, first, second = seated(house)
    with first, second:
        for _ in range(wanted):
            play_on([first, second], STRETCH, luck)
            if first.position["decider"] < 0:
                _, first, second = seated(house)
            mover = (first, second)[first.position["decider"]]
            with no_room(house):
                number, answer = mover.number, mover.act()
            count.check(answer["type"] == "refused", f"acted on a full disk: {str(answer)[:200]}")
            mover.act()
            count.check(mover.number == number + 1, "no action once there was room again")
            for client in (first, second):
                client.until_number(number + 1)
            report.step()
    count.figure = "" if count.faults else "refused in a sentence, carried out when there was room"


def disk_full_in_thought(report: Report, house: Barracks, wanted: int) -> None:
    """What a computer has decided cannot be saved: it plays on once there is room, and nobody has to do anything."""
    count = report.begin("disk full while the computer thinks", wanted)
    slowest = 0.0
    for _ in range(wanted):
        table = house.table(
            game="vimy", scenario="hill-145-1917", seats=[{"player": "sergeant"}, {"player": "sergeant"}]
        )
        with table.look() as spectator:
            spectator.until_number(1, PATIENCE)
            with no_room(house):
                stopped_at = spectator.settle(STANDSTILL)["number"]
            begun = time.monotonic()
            try:
                spectator.until_number(stopped_at + 1, PATIENCE)
            except TimeoutError:
                count.fault(f"nothing decided for {PATIENCE:.0f} s after there was room again")
            slowest = max(slowest, time.monotonic() - begun)
        report.step()
    count.figure = f"played on after {slowest:.1f} s at most"


def clock_jumps(report: Report, house: Barracks, wanted: int, seed: int) -> None:
    """A day forward, a day back, in play."""
    count = report.begin("clock jumps", wanted)
    luck = random.Random(seed)
    _, first, second = seated(house)
    with first, second:
        for jump in range(wanted):
            house.send_signal((signal.SIGUSR1, signal.SIGUSR2)[jump % 2])
            number = first.number
            play_on([first, second], STRETCH, luck)
            if first.position["decider"] < 0:
                _, first, second = seated(house)
            else:
                count.check(first.number > number, "the table stands still")
            report.step()
    count.figure = "" if count.faults else "the table played on"


def stuck_workers(report: Report, house: Barracks, wanted: int) -> None:
    """Every worker is stopped in the middle of a thought; the computer decides all the same."""
    count = report.begin("stuck workers", wanted)
    slowest = 0.0
    for _ in range(wanted):
        table = house.table(seats=[{"player": "sergeant"}, {"player": "sergeant"}])
        with table.look() as spectator:
            spectator.until_number(1, PATIENCE)
            stopped = house.workers()
            count.check(bool(stopped), "there was no worker to stop")
            for worker in stopped:
                os.kill(worker, signal.SIGSTOP)
            begun = time.monotonic()
            try:
                spectator.until_number(spectator.settle(0.1)["number"] + 2, PATIENCE)
            except TimeoutError:
                count.fault(f"nothing decided for {PATIENCE:.0f} s")
            slowest = max(slowest, time.monotonic() - begun)
            for worker in set(stopped) & set(house.workers()):
                os.kill(worker, signal.SIGCONT)
        report.step()
    count.figure = f"decided all the same, after {slowest:.1f} s at most"
