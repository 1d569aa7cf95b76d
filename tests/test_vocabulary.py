"""Actions as ids, text and JSON, for every game; and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from augury.core import registry
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.core.vocabulary import Domain, Kind, Vocabulary, numbers


def test_text_json_and_ids_are_inverse(game: Game) -> None:
    vocabulary = game.vocabulary
    for action in range(vocabulary.size):
        assert vocabulary.parse(vocabulary.text(action)) == action
        assert vocabulary.from_json(vocabulary.json(action)) == action
        assert all("/" in target for target in vocabulary.targets(action))
    assert len(set(vocabulary.texts)) == vocabulary.size


@pytest.fixture
def tiny() -> Vocabulary:
    return Vocabulary(
        [
            Kind("sail", [Domain("island", ["tide", "book"]), numbers("count", 1, 2)]),
            Kind("pass", at=["button/pass"]),
        ]
    )


def test_ids_are_dense_and_the_last_argument_varies_fastest(tiny: Vocabulary) -> None:
    assert tiny.texts == ["sail tide 1", "sail tide 2", "sail book 1", "sail book 2", "pass"]
    assert tiny.json(1) == {"do": "sail", "island": "tide", "count": "2"}
    assert tiny.targets(2) == ["island/book"]
    assert tiny.targets(4) == ["button/pass"]


def test_two_arguments_of_one_domain_get_different_names() -> None:
    tile = Domain("tile", ["1", "2"])
    assert Vocabulary([Kind("book", [tile, tile])]).json(1) == {
        "do": "book",
        "tile": "1",
        "tile2": "2",
    }


def test_spaces_and_case_are_forgiven(tiny: Vocabulary) -> None:
    assert tiny.parse("  SAIL   Tide 2 ") == 1


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "action-empty"),
        ("sale tide 1", "unknown-action-near word==sale near==sail"),
        ("sail tyde 1", "unknown-value-near word==tyde near==tide"),
        ("sail tide", "action-shape shape==sail <island> <count>"),
        ("sail tide 9", "unknown-value word==9"),
        ("x" * 500, "action-long"),
        (None, "action-text"),
        (7.5, "action-text"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_hint(
    tiny: Vocabulary, text: object, hint: str
) -> None:
    with pytest.raises(Malformed, match=hint):
        tiny.parse(text)


@pytest.mark.parametrize(
    "form",
    [None, [], {}, {"do": "fly"}, {"do": "sail"}, {"do": "sail", "island": "tide", "count": 1}],
)
def test_broken_json_is_refused(tiny: Vocabulary, form: object) -> None:
    with pytest.raises(Malformed):
        tiny.from_json(form)


@given(st.text())
def test_any_text_is_parsed_or_refused(text: str) -> None:
    for game in registry.games():
        try:
            action = game.vocabulary.parse(text)
        except Malformed as refusal:
            assert str(refusal)
        else:
            assert game.vocabulary.text(action).lower() == " ".join(text.lower().split())
