"""Write the browser's types from Python: the views of every game, and the messages of the server.

python web/generate_types.py            # write
python web/generate_types.py --check    # only say whether something is stale
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
import sys
import types
import typing
from pathlib import Path

import msgspec

from augury.core import registry, view
from augury.server import messages
from augury.server.messages.answers import ServerMessage
from augury.server.messages.common import Body
from augury.server.messages.wishes import ClientMessage

ROOT = Path(__file__).resolve().parent.parent
HEAD = "// Made from Python by web/generate_types.py (`make web`); do not edit.\n"
PLAIN = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    object: "unknown",
    msgspec.Raw: "unknown",
    type(None): "null",
}


def typescript(kind: object) -> str:
    """The TypeScript spelling of a Python type."""
    if isinstance(kind, type) and kind in PLAIN:
        return PLAIN[kind]
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return typescript(arguments[0])
    if origin is typing.Literal:
        return " | ".join(
            str(value) if isinstance(value, int) else f"'{value}'" for value in arguments
        )
    if origin in (typing.Union, types.UnionType):
        parts = list(
            dict.fromkeys(typescript(part) for part in arguments if part is not msgspec.UnsetType)
        )
        return " | ".join(parts)
    if origin in (list, tuple):
        inner = typescript(arguments[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{typescript(arguments[0])}, {typescript(arguments[1])}>"
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def fields(shape: type) -> list[tuple[str, object, bool]]:
    """Name, type, and whether it may be left out."""
    hints = typing.get_type_hints(shape, include_extras=True)
    if dataclasses.is_dataclass(shape):
        return [(field.name, hints[field.name], False) for field in dataclasses.fields(shape)]
    sent = issubclass(shape, Body)
    found = []
    for field in msgspec.structs.fields(shape):
        unset = msgspec.UnsetType in typing.get_args(hints[field.name])
        found.append((field.name, hints[field.name], unset or (sent and not field.required)))
    return found


def interface(shape: type) -> str:
    parents = [base for base in shape.__bases__ if base in (view.GameView,)]
    inherited = {name for parent in parents for name, _, _ in fields(parent)}
    lines = [f"export interface {shape.__name__}{' extends GameView' if parents else ''} {{"]
    tag = getattr(getattr(shape, "__struct_config__", None), "tag", None)
    if tag:
        lines.append(f"  type: '{tag}';")
    lines += [
        f"  {name}{'?' if optional else ''}: {typescript(kind)};"
        for name, kind, optional in fields(shape)
        if name not in inherited
    ]
    return "\n".join([*lines, "}"])


def shapes(module: types.ModuleType) -> list[type]:
    own = [
        shape
        for _, shape in inspect.getmembers(module, inspect.isclass)
        if shape.__module__ == module.__name__
    ]
    wanted = [
        shape
        for shape in own
        if dataclasses.is_dataclass(shape) or (issubclass(shape, msgspec.Struct) and fields(shape))
    ]
    tagged = [
        shape
        for shape in own
        if getattr(getattr(shape, "__struct_config__", None), "tag", None) and shape not in wanted
    ]
    return sorted([*wanted, *tagged], key=lambda shape: inspect.getsourcelines(shape)[1])


def spoken() -> list[str]:
    """Every message, and the two unions of those that go through a socket."""
    topics = [
        importlib.import_module(f"{messages.__name__}.{topic.name}")
        for topic in pkgutil.iter_modules(messages.__path__)
    ]
    return [
        *(interface(shape) for topic in topics for shape in shapes(topic)),
        either("ClientMessage", ClientMessage),
        either("ServerMessage", ServerMessage),
    ]


def either(name: str, union: object) -> str:
    return f"export type {name} = {typescript(union)};"


def files() -> dict[Path, str]:
    """Every generated file with what should be in it."""
    found = {ROOT / "web/src/net/view.ts": "\n".join([HEAD, *map(interface, shapes(view)), ""])}
    for game in registry.ids():
        room = ROOT / "src/augury/games" / game
        if (room / "web" / "index.ts").is_file():
            module = importlib.import_module(f"augury.games.{game}.view_types")
            imports = "import type { GameView } from '$shell/net/view';\n"
            blocks = "\n\n".join([HEAD + imports, *map(interface, shapes(module))]).replace(
                "\n\n\n", "\n\n"
            )
            found[room / "web" / "view.ts"] = blocks + "\n"
    found[ROOT / "web/src/net/messages.ts"] = "\n\n".join([HEAD.rstrip(), *spoken()]) + "\n"
    return found


def main() -> int:
    stale = 0
    for path, text in files().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale += 1
            print(
                f"{path.relative_to(ROOT)} "
                f"{'is stale: run make web' if '--check' in sys.argv else 'written'}"
            )
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
