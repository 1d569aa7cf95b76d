"""Fluent files, of which a sentence is read when it is first said.

Reading one whole takes Fluent's parser a tenth of a second; most programs, and most tables, say a
few sentences of the hundreds that it holds. So a file is only cut into its entries here.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# An entry begins at the left margin, and its other lines never look like that. Its comments are
# left to the entry before.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
NAME = re.compile(r"-?[A-Za-z][\w-]*")


def entries(text: str) -> dict[str, str]:
    """The entries of a file by their names; those of terms begin with a dash."""
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Sentences(FluentBundle):
    """The sentences of some files in one language. What two of them say is said as in the first."""

    def __init__(self, language: str, files: list[Path]) -> None:
        super().__init__([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for file in files:
            self.unread = {**entries(file.read_text(encoding="utf-8")), **self.unread}
        self.names = {name for name in self.unread if not name.startswith("-")}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.names

    def get_message(self, message_id: str) -> Message:
        self.read(message_id)
        return super().get_message(message_id)

    def read(self, name: str) -> None:
        """An entry and those that it may refer to. Two threads may read the same at once: it is
        noted as read when it is known."""
        found: dict[str, str] = {}
        wanted = [name]
        while wanted:
            name = wanted.pop()
            if name not in found and name in self.unread:
                found[name] = self.unread[name]
                wanted += NAME.findall(found[name])
        if found:
            self.add_resource(FluentResource("".join(found.values())))
            for name in found:
                self.unread.pop(name, None)
