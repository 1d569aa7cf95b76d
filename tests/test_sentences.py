"""Sentences of a Fluent file are read one by one, and say what they say in the file read whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from support import SOURCE

from augury.sentences import Sentences, entries

FILES = sorted(SOURCE.rglob("*.ftl"))
REMARKS = re.compile(r"(#.*\n|\s)*")


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(SOURCE)) for file in FILES])
def test_a_file_is_cut_where_its_entries_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found = entries(text)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message | Term):
            assert entry.span is not None and entry.id.span is not None
            dash = "-" if isinstance(entry, Term) else ""
            read = text[entry.id.span.start - len(dash) : entry.span.end]
            cut = found.pop(dash + entry.id.name)
            assert cut.startswith(read)
            assert REMARKS.fullmatch(cut.removeprefix(read)), cut
    assert not found, "nothing else is an entry"


def test_only_what_is_said_is_read(tmp_path: Path) -> None:
    texts = {
        "first": "-who = Anna\na = { -who } and { b }\nb = Ben\nc = Cleo\n",
        "second": "# Another.\nc = Carl\n\nd = Dora\n",
    }
    files = [tmp_path / f"{name}.ftl" for name in texts]
    for file in files:
        file.write_text(texts[file.stem])
    sentences = Sentences("en", files)
    assert sentences.names == {"a", "b", "c", "d"}
    assert sentences.has_message("d") and not sentences.has_message("-who")

    def say(key: str) -> str:
        pattern = sentences.get_message(key).value
        assert pattern is not None
        return str(sentences.format_pattern(pattern)[0])

    assert say("a") == "Anna and Ben"
    assert sentences.unread.keys() == {"c", "d"}
    assert (say("c"), say("a")) == ("Cleo", "Anna and Ben"), "as in the first file"
    with pytest.raises(LookupError):
        say("e")
