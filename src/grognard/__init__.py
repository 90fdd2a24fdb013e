"""Grognard: historical tabletop wargames, played by their rule books."""

__version__ = "0.1.0"
