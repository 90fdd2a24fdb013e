"""What a siege counts: attempts, what broke, and a figure worth telling."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

MOST_SHOWN = 5  # faults of one attack that are printed whole


@dataclass
class Count:
    """One attack: how often it was made, and each time it did harm."""

    attack: str
    wanted: int
    made: int = 0
    figure: str = ""
    faults: list[str] = field(default_factory=list)

    def fault(self, what: str) -> None:
        self.faults.append(what)

    def check(self, sound: bool, what: str) -> None:
        if not sound:
            self.fault(what)


class Report:
    """The progress of the campaign while it runs, and its table at the end."""

    def __init__(self) -> None:
        self.console = Console()
        self.counts: list[Count] = []
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self.progress = Progress(*columns, console=self.console)

    def begin(self, attack: str, wanted: int) -> Count:
        count = Count(attack, wanted)
        if not self.console.is_terminal:  # where no bar can be drawn
            for ended in self.counts[-1:]:
                self.console.print(f"{ended.attack}: {ended.made:,} made, {len(ended.faults)} faults, {ended.figure}")
            self.console.print(f"{attack}: {wanted:,} …")
        self.counts.append(count)
        self.task = self.progress.add_task(attack, total=wanted)
        return count

    def step(self, made: int = 1) -> None:
        self.counts[-1].made += made
        self.progress.advance(self.task, made)

    def show(self) -> None:
        table = Table("attack", "made", "faults", "figure")
        for count in self.counts:
            table.add_row(count.attack, f"{count.made:,}", str(len(count.faults)), count.figure)
        self.console.print(table)
        for count in self.counts:
            for fault in count.faults[:MOST_SHOWN]:
                self.console.print(f"{count.attack}: {fault}", style="red", markup=False)

    @property
    def sound(self) -> bool:
        return not any(count.faults for count in self.counts)
