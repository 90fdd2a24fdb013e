"""Vimy Ridge: rules of thumb for computer opponents. Worths are hundredths of a company; see engine/judgement.py."""
