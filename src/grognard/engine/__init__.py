"""What every game shares: no rule of any one game, and no input or output."""
