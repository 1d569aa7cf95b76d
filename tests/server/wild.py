"""Requests that are nearly right: one thing in them is not."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import HealthCheck
from serving import Served

from augury.server.api import Endpoint
from augury.server.store import rows

CALM = [
    HealthCheck.function_scoped_fixture,
    HealthCheck.too_slow,
    HealthCheck.data_too_large,
    HealthCheck.filter_too_much,
]
HARMFUL = (
    "logout|/me/delete|devices|accounts|login"  # whoever calls these is somebody else, or gone
)
VALUES: tuple[object, ...] = (None, -1, 1 << 64, "", "\0\u202e" + "x" * 3000, [{}])
WORDS = ("0", "-1", "x" * 300, "%00", "..%2F..", "%F0%9F%8C%99")
PLAIN = {"integer": 1, "number": 1.0, "boolean": True, "array": [], "null": None}


def standing(fuzzed: Served, table: str) -> tuple[int, int]:
    """Version and revision of a table, as they are on disk."""
    loop = fuzzed.loop()
    return asyncio.run_coroutine_threadsafe(
        fuzzed.house.store.read(lambda db: rows.standing(db, table)), loop
    ).result(10)


def example(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Something that a schema allows, as far as a schema can tell."""
    if "$ref" in schema:
        return example(parts[schema["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in schema:
        return example(schema["anyOf"][0], parts)
    if "enum" in schema or "const" in schema:
        return schema.get("enum", [schema.get("const")])[0]
    if schema.get("type") == "object":
        fields = schema.get("properties", {})
        return {name: example(fields[name], parts) for name in schema.get("required", fields)}
    if schema.get("type") == "string":
        return "a" * max(1, schema.get("minLength", 1))
    return schema.get("minimum", PLAIN.get(schema.get("type", "null")))


def bodies(kind: type) -> Iterator[dict[str, object]]:
    """What fits, and the same with one field after the other as it must not be."""
    (found,), parts = msgspec.json.schema_components([kind])
    right = example(found, parts)
    yield right
    for name in parts[kind.__name__].get("properties", {}):
        for value in VALUES:
            yield {**right, name: value}


def paths(endpoint: Endpoint, known: dict[str, str]) -> Iterator[str]:
    """Where it is, with one part of its address after the other as it must not be."""
    words = re.findall(r"{(\w+)}", endpoint.path)
    right = {word: known.get(word, "a") for word in words}
    for word in words:
        for value in WORDS:
            yield endpoint.path.format(**{**right, word: value})
    plain = endpoint.path.format(**right)
    for name in endpoint.query:
        for value in WORDS:
            yield f"{plain}?{name}={value}"
