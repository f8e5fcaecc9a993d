"""The description of the API is true, and nothing that it allows breaks the server."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .playing import play_on
from .served import Person, Served, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
STREAM = "/api/matches/{match_id}/questions"
"""Does not end: it has tests of its own."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("openapi")) as found:
        yield found
        assert "Traceback" not in found.log()


@pytest.fixture(scope="module")
def person(server: Served) -> Person:
    return server.person()


@pytest.fixture(scope="module")
def match_id(person: Person) -> str:
    """A match that is looked at: else every id is one that does not exist."""
    found: str = person.new_match("introduction")["id"]
    play_on(found, {"ap": person, "cp": person}, 8, Random(1))
    return found


@pytest.fixture(scope="module")
def described(server: Served) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")


schema = schemathesis.pytest.from_fixture("described").exclude(path=STREAM)


@schema.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_the_description_allows_is_answered(
    case: schemathesis.Case[Any], server: Served, person: Person, match_id: str
) -> None:
    known = {"match_id": match_id, "game": "paths-of-glory"}
    path = case.path_parameters or {}
    for name in set(path) & set(known):
        if sum(map(ord, str(path[name]))) % 2:  # every second time something that exists
            path[name] = known[name]
    logging_out = case.path.startswith(("/api/session", "/api/accounts", "/api/me/delete"))
    cookies = {} if logging_out else {"grognard": str(person.http.cookies["grognard"])}
    response = case.call(base_url=server.address, cookies=cookies, timeout=120)
    case.validate_response(response, checks=CHECKS)


def test_everything_is_described(server: Served, person: Person) -> None:
    paths = person.http.get("/api/docs/openapi.json").json()["paths"]
    assert STREAM in paths
    assert len(paths) >= 40
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert {"400", "404", "422"} <= set(operation["responses"]), (method, path)
