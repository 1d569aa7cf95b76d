"""Requests that are generated from the description of the API, thrown at a server."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from serving import Person, Served
from wild import HARMFUL, standing

from augury.server.endpoints import ENDPOINTS
from augury.server.openapi import document

SCHEMA = schemathesis.openapi.from_dict(json.loads(document(ENDPOINTS)))
UNHARMFUL = SCHEMA.exclude(path_regex=HARMFUL)


def throw(case: schemathesis.Case[Any], fuzzed: Served, victim: tuple[Person, str]) -> None:
    """One generated request, half of the time at a real table; it must be answered as the
    description says."""
    person, table = victim
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = table
    if "seat" in case.path_parameters and len(case.path_parameters["seat"]) % 2:
        case.path_parameters["seat"] = "1"
    headers = {"authorization": f"Bearer {person.token}"} if person.token else {}
    before = standing(fuzzed, table)
    try:
        response = case.call(base_url=fuzzed.url, headers=headers)
    except UnicodeEncodeError:
        return  # cannot be sent at all
    assert response.status_code < 500, response.text
    assert "Traceback" not in response.text
    if response.status_code >= 400:
        assert standing(fuzzed, table) == before, "who is refused changes nothing"
    if response.status_code >= 400 and response.status_code not in (400, 404, 405):
        assert set(response.json()) >= {"code", "reason", "message"}
