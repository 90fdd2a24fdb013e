"""What every game shares: no rule of any one game, and no input or output."""

from grognard.engine.build_info import COMPILED

__all__ = ["COMPILED"]
