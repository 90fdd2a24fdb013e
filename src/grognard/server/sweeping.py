"""When Python looks for cyclic garbage among everything that lives long.

It stops the server for as long as that takes, and with 500 games in play that is longer than an action may take. Nearly
all memory is given back without it; so what lives long is gone through now and then, not each time a quarter of it is new.
"""

from __future__ import annotations

import asyncio
import gc

NEVER = 1_000_000_000
SECONDS_BETWEEN = 15 * 60


async def sweep_now_and_then() -> None:
    young, middle, _ = gc.get_threshold()
    gc.collect()
    gc.freeze()  # the program itself stays
    gc.set_threshold(young, middle, NEVER)
    try:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            gc.collect()
    finally:
        gc.unfreeze()
        gc.set_threshold(young, middle)
