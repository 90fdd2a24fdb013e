"""Bretzel Krieg !: the Second World War by divisions on an open table."""
