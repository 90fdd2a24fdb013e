"""Marmitages: the Great War on squares, with shells committed in secret."""
