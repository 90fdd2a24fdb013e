"""Vimy Ridge 1917: the Canadian Corps against the Gruppe Vimy, by battalions and companies on a map of hexes."""
