"""Python reads it as it starts: the secrets that a program of its own draws come from the seed of the test that starts it."""

from __future__ import annotations

import os
import random
import secrets

luck = random.Random(os.environ["SEED_OF_TEST"])


def token_bytes(nbytes: int | None = None) -> bytes:
    return luck.randbytes(nbytes or secrets.DEFAULT_ENTROPY)


secrets.token_bytes = token_bytes
