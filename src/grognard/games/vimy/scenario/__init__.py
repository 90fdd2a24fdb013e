"""Vimy Ridge: what its files hold, and the table set up from them. Wire types, hence not compiled."""
