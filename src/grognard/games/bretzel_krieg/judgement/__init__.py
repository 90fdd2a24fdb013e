"""How opponents judge Bretzel Krieg !: one module per chapter, under its name."""
