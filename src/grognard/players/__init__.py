"""Computer opponents, by the game protocol alone."""
