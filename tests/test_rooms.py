"""What every room must contain: rules that are cited, texts that are complete, records that replay,
a signature that stands still."""

from __future__ import annotations

import ast
import functools
import importlib
import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from support import SOURCE, interpreted, room_sources, source_files

from augury.core import chance, record, rulebook
from augury.core.game import Game
from augury.core.playout import signature
from augury.core.state import SPECTATOR
from augury.core.variants import pairwise_variants
from augury.words import LANGUAGES, Words

RULE = re.compile(r"\b([A-Z][A-Z0-9]*)-(\d+)([a-z]?)(?:\.\.(?:\1-)?(\d+))?")


def cited(text: str) -> set[str]:
    """Rule numbers in a text; `MJ-41..MJ-47` cites all of them."""
    found = set()
    for prefix, first, letter, last in RULE.findall(text):
        found.add(f"{prefix}-{first}{letter}")
        if last:
            width = len(first)
            found |= {f"{prefix}-{number:0{width}d}" for number in range(int(first), int(last) + 1)}
    return found


def cited_by_tests(text: str, prefixes: set[str]) -> set[str]:
    """Citations in a test file; the name `test_mj_28_...` cites MJ-28."""
    found = cited(text)
    for name in re.findall(r"def (test_\w+)", text):
        for prefix in prefixes:
            for number in re.findall(rf"(?<![a-z0-9]){prefix.lower()}_(\d+[a-z]?)(?=_|$)", name):
                found.add(f"{prefix}-{number}")
    return found


def numbered_rules(game: Game) -> set[str]:
    return set(rulebook.numbered_rules(game.id))


def test_every_rule_is_named_by_the_code_that_carries_it(game: Game) -> None:
    rules = numbered_rules(game)
    assert rules
    named = cited("\n".join(path.read_text(encoding="utf-8") for path in source_files(game)))
    assert sorted(rules - named) == []


def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    tests = sorted((room_sources(game.id) / "tests").glob("test_*.py"))
    rules = numbered_rules(game)
    text = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    assert sorted(rules - cited_by_tests(text, {rule.partition("-")[0] for rule in rules})) == []


def test_no_rule_is_cited_that_does_not_exist(game: Game) -> None:
    rules = cited((room_sources(game.id) / "RULES.md").read_text(encoding="utf-8"))
    for path in source_files(game):
        assert sorted(cited(path.read_text(encoding="utf-8")) - rules) == [], path.name


# Texts


@functools.cache
def messages(game: str, language: str) -> dict[str, set[str]]:
    """Keys of a language file, with the variables each one uses."""
    text = (room_sources(game) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), (
            f"{game}/{language}: {entry.content!r} cannot be read"
        )
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            assert entry.span is not None
            said = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", said))
    return found


@functools.cache
def parsed(path: Path) -> list[ast.AST]:
    """Everything in a module."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def told(game: Game) -> set[str]:
    """The kinds of event that the code of a room can tell."""
    found = set()
    for path in source_files(game):
        for node in parsed(path):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("tell", "whisper")
            ):
                kind = node.args[0 if node.func.attr == "tell" else 1]
                parts = [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]
                found |= {
                    part.value
                    for part in parts
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def strings(path: Path) -> set[str]:
    return words_among(parsed(path))


def words_among(nodes: Iterable[ast.AST]) -> set[str]:
    return {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def asked(game: Game) -> set[str]:
    """The keys of prompts: what the view can say, and what the questions of the rules say."""
    found = strings(room_sources(game.id) / "view.py") | strings(SOURCE / "kit" / "views.py")
    for path in source_files(game):
        for node in parsed(path):
            if isinstance(node, ast.FunctionDef) and node.name in ("prompt", "word"):
                found |= words_among(ast.walk(node))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_complete_and_nothing_is_left_over(game: Game, language: str) -> None:
    have = messages(game.id, language)
    assert set(have) == set(messages(game.id, "en")), "all languages have the same keys"
    for key, variables in messages(game.id, "en").items():
        assert have[key] == variables, f"{key} uses other variables in {language}"
    need = {f"do-{kind.word}" for kind in game.vocabulary.kinds} | {
        f"event-{kind}" for kind in told(game)
    }
    for option in game.options:
        need.add(f"option-{option.name}")
        if option.kind == "choice":
            need |= {f"option-{option.name}-{value}" for value in option.values}
    need.add("source")
    if game.reconstructed:
        need.add("reconstructed")
    assert sorted(need - set(have)) == []
    shown = strings(room_sources(game.id) / "terminal.py")
    prompts = asked(game)
    for key in have:
        family, _, rest = key.partition("-")
        if family in ("do", "event", "option"):
            assert key.removesuffix("-short") in need, f"{key} is never used"
        elif family == "prompt":
            assert rest in prompts, f"{key} is never used"
        elif family == "show":
            assert key in shown, f"{key} is never used"


# Lessons: rooms that have one


def test_the_lesson_replays_and_its_words_belong_to_the_decisions_of_the_learner(
    game: Game,
) -> None:
    path = room_sources(game.id) / "lesson.rec"
    spoken = {key for key in messages(game.id, "en") if key.startswith("lesson-")}
    if not path.is_file():
        assert not spoken, "words of a lesson, and no lesson.rec"
        return
    lesson = record.parse(path.read_text(encoding="utf-8"))
    assert lesson.verify().to_act(), "after it the game goes on"
    own = {number for number, (seat, _) in enumerate(lesson.decisions) if seat == 0}
    assert "lesson-free" in spoken, "what is said when the lesson is over"
    numbers = {int(key.removeprefix("lesson-")) for key in spoken - {"lesson-free"}}
    assert numbers <= own, "every lesson-<n> is at a decision of seat 0"
    assert min(own) in numbers, "the first decision is explained"
    assert len(numbers) >= 8
    rules = numbered_rules(game)
    for language in LANGUAGES:
        words = Words(game.id, language)
        for key in spoken:
            assert {
                rule
                for group in re.findall(r"\[([^\]]+)\]", words.say(key))
                for rule in group.split(", ")
            } <= rules, key


def test_option_sentences_are_the_english_texts(game: Game) -> None:
    words = Words(game.id, "en")
    for option in game.options:
        assert words.say(f"option-{option.name}") == option.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_in_a_game_has_words(game: Game, language: str, everything: bool) -> None:
    """Prompts, choices and events of a few games, in every language, without a gap; and the table
    as text. The languages share the option sets between them; in `make fuzz` each has them all, and
    looks twice as often."""
    show = importlib.import_module(f"augury.games.{game.id}.terminal").show
    words = Words(game.id, language, {0: "Anna"})
    first, step = (0, 1) if everything else (LANGUAGES.index(language), len(LANGUAGES))
    pause = 10 if everything else 20
    for seats, options in pairwise_variants(game)[:6][first::step]:
        state = game.start(seats, 31, options)
        state.listening = True
        luck = chance.from_seed(31)
        made = 0
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            if made % pause == 0:
                for eye in (SPECTATOR, *range(game.chairs(seats))):
                    view = game.reader.view(state, eye)
                    check_words(words.prompt(view.prompt))
                    check_words(show(view, words))
                for action in legal:
                    check_words(words.action(game.vocabulary, action))
            state.apply(seat, legal[luck.below(len(legal))])
            for event in state.hear():
                check_words(words.event(event))
            made += 1
        check_words(show(game.reader.view(state, 0), words))


def check_words(text: str) -> None:
    assert text.strip()
    assert "{" not in text, text
    assert not re.match(r"(do|event|prompt|show|option)-", text), f"{text} has no words"


# Records and signatures


def records(game: Game) -> list[Path]:
    return sorted((room_sources(game.id) / "tests" / "records").glob("*.rec"))


def test_kept_records_replay_to_the_same_end(game: Game) -> None:
    assert records(game)
    for path in records(game):
        end = record.parse(path.read_text(encoding="utf-8")).verify()
        assert end.to_act() == [], f"{path.name} is not finished"


def test_kept_records_contain_every_kind_of_action_and_every_player_count(game: Game) -> None:
    kinds, counts = set(), set()
    for path in records(game):
        kept = record.parse(path.read_text(encoding="utf-8"))
        kinds |= {game.vocabulary.kind_of[action].word for _, action in kept.decisions}
        counts.add(kept.seats)
    assert kinds == set(game.vocabulary.words)
    assert counts == set(game.seats)


def test_the_signature_stands_still_and_both_builds_agree(game: Game, everything: bool) -> None:
    """Seeded games give the same hash compiled, interpreted (a quarter of them, in `make fuzz`
    all), and as noted; it moves only when the rules move."""
    noted = (room_sources(game.id) / "tests" / "signature").read_text().strip()
    games = 200 if everything else 50
    script = (
        "import json, augury.core.state as state; from augury.core import registry; "
        "from augury.core.playout import signature;"
        f"print(json.dumps([signature(registry.load({game.id!r}), {games}), state.__file__]))"
    )
    other, where = json.loads(interpreted("-c", script))
    assert where == str(SOURCE / "core" / "state.py")
    assert other == signature(game, games)
    assert signature(game) == noted
