"""What a server under test draws instead of the system's randomness."""

from __future__ import annotations

import random
from pathlib import Path


class Lots:
    """Bytes from the seed that a file holds; when the file holds another, they begin anew from it."""

    def __init__(self, file: Path, start: int) -> None:
        self.file = file
        self.start = start  # how often the server was started on its data: no name of a table comes twice
        self.seed = ""
        self.luck = random.Random(0)

    def __call__(self, size: int) -> bytes:
        seed = self.file.read_text()
        if seed != self.seed:
            self.seed, self.luck = seed, random.Random(f"{seed} {self.start}")
        return self.luck.randbytes(size)
