"""Orders: what a commander means, as the ordinary actions it takes. By the game protocol alone."""
