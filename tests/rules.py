"""`@rule("nest-is-static")` on a test says which rules of the ledger it covers; tools/check_ledger.py counts them."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
