"""The description of the interface (OpenAPI 3.1), generated from the typed messages and the list of
endpoints."""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING, TypeAlias, get_args

import msgspec

from augury import __version__
from augury.core import registry
from augury.core.view import GameView
from augury.server.messages.answers import ServerMessage
from augury.server.messages.common import Problem
from augury.server.messages.wishes import ClientMessage
from augury.server.wire import write_json

if TYPE_CHECKING:
    from augury.server.api import Endpoint

Schema: TypeAlias = dict[str, object]

TO_SERVER: tuple[type, ...] = get_args(ClientMessage)
FROM_SERVER: tuple[type, ...] = get_args(ServerMessage)
REFUSALS = {
    "400": "Not understood.",
    "401": "Nobody knows you yet.",
    "403": "Not for you.",
    "404": "Not found, or you do not have access.",
    "409": "Not possible now.",
    "413": "Too big.",
    "422": "Malformed.",
    "429": "Too much at once.",
    "503": "The database cannot be used now; trying again is safe.",
}


def view_types() -> dict[str, type]:
    """The structure of every game's view, by game."""
    found: dict[str, type] = {}
    for game in registry.ids():
        module = importlib.import_module(f"augury.games.{game}.view")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, GameView) and thing is not GameView:
                found[game] = thing
    return found


def document(endpoints: list[Endpoint]) -> bytes:
    views = view_types()
    structures: list[type] = [*TO_SERVER, *FROM_SERVER, Problem]
    for endpoint in endpoints:
        structures += [
            kind
            for kind in (endpoint.body, endpoint.answer)
            if kind is not None and kind not in structures
        ]
    references, components = msgspec.json.schema_components(
        [*structures, *views.values()], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip([*structures, *views.values()], references, strict=True))
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, named)
    return write_json(
        {
            "openapi": "3.1.0",
            "info": {
                "title": "Augury",
                "version": __version__,
                "description": "Tables of games, over HTTP and WebSocket. See docs/api.md.",
            },
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "cookie": {"type": "apiKey", "in": "cookie", "name": "augury"},
                    "bearer": {"type": "http", "scheme": "bearer"},
                },
            },
            "x-websocket": {
                "path": "/api/tables/{table}/live",
                "to-server": [named[kind] for kind in TO_SERVER],
                "from-server": [named[kind] for kind in FROM_SERVER],
            },
            "x-views": {game: named[kind] for game, kind in views.items()},
        }
    )


def operation(endpoint: Endpoint, named: dict[type, Schema]) -> Schema:
    content: Schema
    if endpoint.text:
        content = {
            endpoint.text: {
                "schema": {"type": "string"} if endpoint.text != "application/json" else {}
            }
        }
    else:
        content = {"application/json": {"schema": named[endpoint.answer]}}
    refusal: Schema = {"application/json": {"schema": named[Problem]}}
    words = re.sub("[^a-zA-Z]+", "_", endpoint.path)
    found: Schema = {
        "summary": endpoint.sentence,
        "operationId": f"{endpoint.method.lower()}{words}".rstrip("_"),
        "parameters": [
            *(
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"{(\w+)}", endpoint.path)
            ),
            *(
                {
                    "name": name,
                    "in": "query",
                    "required": False,
                    "description": sentence,
                    "schema": {"type": "integer", "minimum": -1},
                }
                for name, sentence in endpoint.query.items()
            ),
        ],
        "responses": {
            "200": {"description": "Done.", "content": content},
            **{
                status: {"description": sentence, "content": refusal}
                for status, sentence in REFUSALS.items()
            },
        },
    }
    if endpoint.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": named[endpoint.body]}},
        }
    if not endpoint.stranger:
        found["security"] = [{"cookie": []}, {"bearer": []}]
    return found
