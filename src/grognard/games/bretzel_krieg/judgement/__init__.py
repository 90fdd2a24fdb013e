"""How opponents judge Bretzel Krieg !: one module a chapter, under its name."""
