"""Requests made up from the OpenAPI document: none breaks the server, and every answer is one the document tells of."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.core.result import Ok

from tests.server.house import House


def test_no_request_breaks_the_server(house: House) -> None:
    schema = schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 14
    for operation in operations:

        @settings(
            max_examples=10,
            deadline=None,
            derandomize=True,
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
