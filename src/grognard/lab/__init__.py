"""Many games at once: balance reports, tournaments."""
