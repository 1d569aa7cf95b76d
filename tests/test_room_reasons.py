"""Why not, in Goetia, Pantheon and The Majority 2: whatever is impossible has a reason that can be
said in every language, and nothing else has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from augury.core import chance, registry
from augury.core.reason import Reason
from augury.words import LANGUAGES, Words

ROOMS = ("goetia", "pantheon", "majority2")
EDITIONS = {"goetia": ("2020", "2019")}
LINE = re.compile(r"^refusal-([a-z0-9-]+?)(?:-2019)? =", re.MULTILINE)


def reasons(room: str, options: dict[str, object], seed: int) -> list[Reason]:
    """Of a random game: the reasons of random actions, each compared with what is legal."""
    game = registry.load(room)
    state = game.start(game.seats[-1], seed, options)
    luck = chance.from_seed(seed)
    found: list[Reason] = []
    decisions = 0
    while state.to_act() and decisions < 1500:
        for seat in range(state.seats):
            legal = state.legal(seat)
            asked = {game.vocabulary.kind_of[action].word for action in legal}
            for _ in range(6):
                action = luck.below(game.vocabulary.size)
                reason = state.why_not(seat, action)
                assert (reason is None) == (action in legal), game.vocabulary.text(action)
                if isinstance(reason, Reason):
                    found.append(reason)
            assert not legal or state.why_not(seat, legal[luck.below(len(legal))]) is None
            if decisions % 40:
                continue
            other = state.clone()
            game.reader.redeal(other, seat, chance.from_seed(decisions))
            for action in range(game.vocabulary.size):
                if game.vocabulary.kind_of[action].word in asked:
                    reason = state.why_not(seat, action)
                    assert (reason is None) == (action in legal), game.vocabulary.text(action)
                    assert other.why_not(seat, action) == reason, "it tells a secret"
                    if isinstance(reason, Reason):
                        found.append(reason)
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
        decisions += 1
    found.extend(reason for reason in [state.why_not(0, 0)] if isinstance(reason, Reason))
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_reason_can_be_said_in_every_language(room: str) -> None:
    for edition in EDITIONS.get(room, ("",)):
        options: dict[str, object] = {"edition": edition} if edition else {}
        told: dict[str, Reason] = {}
        for seed in range(3):
            told |= {repr(reason): reason for reason in reasons(room, options, seed)}
        assert len({reason.key for reason in told.values()}) > 12
        for language in LANGUAGES:
            words = Words(room, language, None, {"edition": edition})
            for name, reason in told.items():
                assert re.search(r"\[[A-Z0-9]+-\d+\]$", name), "it ends with the rule"
                check_sentence(words, reason)


def check_sentence(words: Words, reason: Reason) -> None:
    key = f"refusal-{reason.key}"
    pattern = words.bundle.get_message(key).value
    assert pattern is not None
    _, gaps = words.bundle.format_pattern(pattern, dict(reason.facts))
    assert not gaps, (reason, gaps)
    said = words.say(key, reason.facts)
    assert said[0].isdigit() or said[0].isupper(), said
    assert said[-1] in ".?" and "/" not in said and "refusal" not in said, said


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_is_there_in_vain(room: str) -> None:
    folder = registry.room(room)
    source = "".join(path.read_text(encoding="utf-8") for path in code(folder))
    for language in LANGUAGES:
        keys = set(LINE.findall((folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
        assert keys and all(f'"{key}"' in source for key in keys), sorted(
            key for key in keys if f'"{key}"' not in source
        )


def code(folder: Path) -> list[Path]:
    return sorted(folder.glob("rules/*.py"))
