"""Requests made up from the OpenAPI document: none breaks the server, and every answer is one the document tells of."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.core.result import Ok

from grognard.server.app import make_app
from grognard.server.routes import described
from grognard.server.store import open_file
from tests.server.house import House


def test_no_request_breaks_the_server(house: House) -> None:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 14
    for operation in operations:

        @settings(
            max_examples=10,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def probe(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(
                checks=[
                    checks.not_a_server_error,
                    checks.status_code_conformance,
                    checks.content_type_conformance,
                    checks.response_schema_conformance,
                ]
            )

        probe()


def test_the_description_is_put_together_once(tmp_path: Path, seed: int) -> None:
    """It takes long enough for a few who ask for it to hold up everybody."""
    app = make_app(open_file(tmp_path / "games.db"), Random(seed).randbytes)
    assert described(app) is described(app)


@pytest.mark.parametrize("path", ["/schema", "/schema/redoc", "/schema/swagger", "/schema/openapi.json"])
def test_no_page_of_the_framework_loads_from_other_hosts(house: House, path: str) -> None:
    assert "<script" not in house.http.get(path).text
