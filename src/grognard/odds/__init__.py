"""Exact probabilities of what an action can lead to, as people and programs read them."""
