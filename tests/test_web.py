"""The web client as far as Python can tell: its types are fresh, its words complete, its pages
strict."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from support import ROOT, SOURCE

from augury.core import registry
from augury.words import LANGUAGES

WEB = ROOT / "web"
BOARDS = [room for room in (SOURCE / "games").iterdir() if (room / "web" / "index.ts").is_file()]


@cache
def messages(path: str) -> dict[str, set[str]]:
    text = (ROOT / path).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r} cannot be read"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            assert entry.span is not None
            said = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", said))
    return found


@cache
def source(folder: str) -> str:
    paths = [
        path
        for ending in ("svelte", "ts")
        for path in (ROOT / folder).rglob(f"*.{ending}")
        if "node_modules" not in path.parts
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def spoken(text: str) -> tuple[set[str], tuple[str, ...]]:
    """What stands in quotes and could be a name; and how names begin that are put together."""
    whole = set(re.findall(r"(?<=['\"`])[\w-]+(?=['\"`])", text))
    return whole, tuple(set(re.findall(r"`([a-z0-9-]+-)\$\{", text)))


def used(key: str, text: str) -> bool:
    """Said by name, or by a name that begins like it: say(`table-${status}`)."""
    whole, beginnings = spoken(text)
    return key in whole or key.startswith(beginnings)


def test_the_types_are_those_of_the_server_and_the_games() -> None:
    done = subprocess.run(
        [sys.executable, WEB / "generate_types.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_shell_are_complete(language: str) -> None:
    assert messages(f"web/src/text/{language}.ftl") == messages("web/src/text/en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_shuffle_are_complete(language: str) -> None:
    """Fetched with the page that verifies it; every step has its answers."""
    have = messages(f"web/src/text/shuffle/{language}.ftl")
    assert have == messages("web/src/text/shuffle/en.ftl")
    steps = {"promise": "yes no unknown", "secret": "yes no", "number": "yes no unknown"}
    said = {f"shuffle-{word}" for word in ("yes", "no", "unknown", "open", "old", "offline")}
    for step, answers in {**steps, "seed": "yes no"}.items():
        said |= {f"shuffle-{step}-{answer}" for answer in answers.split()}
    assert set(have) == said | {"shuffle-stood-in"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_help_are_complete_and_used(language: str) -> None:
    """Fetched with its pages."""
    have = messages(f"web/src/text/help/{language}.ftl")
    assert have == messages("web/src/text/help/en.ftl")
    text = source("web/src/help")
    assert [key for key in have if not used(key, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_setting_a_table_are_complete_and_used(language: str) -> None:
    """Fetched with the pages between the first one and the board."""
    have = messages(f"web/src/text/tables/{language}.ftl")
    assert have == messages("web/src/text/tables/en.ftl")
    text = source("web/src")
    assert [key for key in have if not used(key, text)] == []
    pages = source("web/src/lobby") + source("web/src/table")
    said = re.findall(
        r"\btell\('((?!shuffle-|hint-)[a-z-]+)'", pages
    )  # they have words of their own
    assert sorted(set(said) - set(have)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_about_oneself_are_complete_and_used(language: str) -> None:
    """Fetched with the pages about one's account and being told."""
    have = messages(f"web/src/text/people/{language}.ftl")
    assert have == messages("web/src/text/people/en.ftl")
    text = source("web/src/people")
    assert [key for key in have if not used(key, text)] == []
    said = re.findall(r"\btell\('([a-z-]+)'", text)
    assert sorted(set(said) - set(have)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_end_are_complete_and_used(language: str) -> None:
    """Fetched with the page at the end of a game; every room can name its parts."""
    have = messages(f"web/src/text/end/{language}.ftl")
    assert have == messages("web/src/text/end/en.ftl")
    text = source("web/src/ending")
    assert [key for key in have if not used(key, text)] == []
    said = re.findall(r"\btell\('([a-z-]+)'", text)
    assert sorted(set(said) - set(have)) == []
    for room in BOARDS:
        index = source(f"src/augury/games/{room.name}/web")
        (first,) = re.findall(r"chapters: \['([a-z-]+)'", index)
        assert f"chapter-{first}" in messages(f"src/augury/games/{room.name}/text/{language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_hints_are_complete_and_used(language: str) -> None:
    """Fetched with the first hint."""
    have = messages(f"web/src/text/hints/{language}.ftl")
    assert have == messages("web/src/text/hints/en.ftl")
    said = re.findall(r"'(hint-[a-z-]+)'", source("web/src/table"))
    assert set(said) == set(have)


def test_the_shell_says_nothing_it_has_no_words_for() -> None:
    text = source("web/src")
    have = set(messages("web/src/text/en.ftl"))
    said = set(re.findall(r"(?<![.\w])say\('([a-z-]+)'", text)) | set(
        re.findall(r"(?<![.\w])say\([^'()]*\? '([a-z-]+)' : '[a-z-]+'", text)
    )
    assert sorted(said - have) == []


def test_no_word_of_the_shell_is_left_over() -> None:
    text = source("web/src")
    assert [key for key in messages("web/src/text/en.ftl") if not used(key, text)] == []


@pytest.mark.parametrize("room", BOARDS, ids=lambda room: room.name)
def test_boards_and_their_words_agree(room: object) -> None:
    """Parts that boards share speak the words of the board."""
    name = getattr(room, "name", "")
    text = source(f"src/augury/games/{name}/web")
    have = messages(f"src/augury/games/{name}/text/en.ftl")
    said = set(re.findall(r"say\('([a-z0-9_-]+)'", text))
    assert sorted(said - set(have)) == []
    shared = {WEB / "src" / part for part in re.findall(r"\$shell/(ui/[A-Z]\w+\.svelte)'", text)}
    text += "".join(part.read_text(encoding="utf-8") for part in sorted(shared))
    assert [
        key
        for key in have
        if re.match("board-[a-z]", key) and not used(re.sub(r"-\d{4}$", "", key), text)
    ] == []


def test_no_page_carries_a_style_or_a_script_in_itself() -> None:
    """The content security policy allows neither; Svelte's `style:` directives go through the
    object model."""
    for path in [WEB / "index.html", WEB / "public" / "offline.html"]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", text), path.name
    assert not re.search(r"\sstyle=\"", source("web/src") + source("src/augury/games"))
    assert "{@html" not in source("web/src") + source("src/augury/games")


def test_boards_know_no_other_game() -> None:
    for room in BOARDS:
        text = source(f"src/augury/games/{room.name}/web")
        for path in re.findall(r"from '([^']+)'", text):
            assert path.startswith(("./", "$shell/", "icon:", "svelte")) or path == "vitest", (
                f"{room.name} imports {path}"
            )
    shell = source("web/src")
    for game in registry.ids():
        assert not re.search(rf"['\"/]{game}['\"/]", shell), f"the shell names {game}"
