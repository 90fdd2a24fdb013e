"""The table a game is played at: the log of actions, records, scripts, texts rendered for a reader."""
