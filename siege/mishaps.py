"""What happens to a machine: a full disk, a clock that jumps, a worker that hangs. The game goes on when it is over."""

from __future__ import annotations

import os
import random
import resource
import signal

from siege.barracks import Barracks
from siege.count import Report
from tests.server.test_tables import play_on, seated

STRETCH = 6
PATIENCE = 120.0  # seconds until a computer whose worker hung has decided all the same


def disk_full(report: Report, house: Barracks, wanted: int, seed: int) -> None:
    """No file may grow any more: an action is refused by a sentence and carried out once there is room."""
    count = report.begin("disk full", wanted)
    luck = random.Random(seed)
    table, first, second = seated(house)
    with first, second:
        for _ in range(wanted):
            play_on([first, second], STRETCH, luck)
            if first.position["decider"] < 0:
                break
            limits = resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            mover = (first, second)[first.position["decider"]]
            number, answer = mover.number, mover.act()
            count.check(answer["type"] == "refused", f"acted on a full disk: {str(answer)[:200]}")
            resource.prlimit(house.pid, resource.RLIMIT_FSIZE, limits)
            mover.act()
            count.check(mover.number == number + 1, "no action once there was room again")
            for client in (first, second):
                client.until_number(number + 1)
            report.step()
    count.figure = f"table at {len(table.ask('log', table.watch))} actions"


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


def stuck_workers(report: Report, house: Barracks, wanted: int) -> None:
    """Every worker is stopped in the middle of a thought; the computer decides all the same."""
    count = report.begin("stuck workers", wanted)
    table = house.table(seats=[{"player": "sergeant"}, {"player": "sergeant"}])
    with table.look() as spectator:
        for _ in range(wanted):
            spectator.until_number(spectator.number + 1, PATIENCE)
            stopped = house.workers()
            for worker in stopped:
                os.kill(worker, signal.SIGSTOP)
            try:
                spectator.until_number(spectator.number + 3, PATIENCE)
            except TimeoutError:
                count.fault(f"nothing decided for {PATIENCE:.0f} s")
            for worker in set(stopped) & set(house.workers()):
                os.kill(worker, signal.SIGCONT)
            report.step()
            if spectator.position["decider"] < 0:
                return
