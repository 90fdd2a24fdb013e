"""Whether the rules run as compiled C or are interpreted."""

from __future__ import annotations

from typing import Final

# This module is compiled with all the others, as one group: where its own file comes from tells for all of them.
COMPILED: Final[bool] = not __file__.endswith(".py")
