"""How the opponents weigh what Walter Schnaffs asks."""
