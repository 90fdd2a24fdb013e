"""Walter Schnaffs: the war of 1870 by zones, from the add-on of that name to Square Bashing (1998)."""
