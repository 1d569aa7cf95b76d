"""The rulebooks for players: how they are read, and that each covers its rules in all languages."""

from __future__ import annotations

import re

import pytest

from augury.core import book, figures, registry, rulebook
from augury.core.book import Block, Book, BrokenBook, Span
from augury.core.errors import Malformed
from augury.core.game import Game
from augury.words import LANGUAGES

# How a book is read


def only(text: str) -> Block:
    (block,) = book.read(text)
    return block


def test_a_paragraph_ends_with_the_rules_it_covers() -> None:
    block = only("Take one action,\nor meditate. {L-031 L-110}")
    assert (block.kind, block.plain()) == ("paragraph", "Take one action, or meditate.")
    assert block.rules == ["L-031", "L-110"]


def test_headings_are_numbered_and_have_ids() -> None:
    text = "# Luna\n## Goal {#goal}\n## A turn {#turn}\n### Travel {#travel}\n### Tide {#tide}\n"
    found = [(block.level, block.id, block.number) for block in book.read(text)]
    assert found == [
        (1, "", ""),
        (2, "goal", "1"),
        (2, "turn", "2"),
        (3, "travel", "2.1"),
        (3, "tide", "2.2"),
    ]


def test_numbers_begin_anew_under_each_chapter() -> None:
    text = "## A {#a}\n### B {#b}\n## C {#c}\n### D {#d}\n"
    assert [block.number for block in book.read(text)] == ["1", "1.1", "2", "2.1"]


def test_words_can_be_bold_italic_or_lead_elsewhere() -> None:
    assert only("A **novice** may *travel*, see [Tide](#tide).").spans == [
        Span("A "),
        Span("novice", "bold"),
        Span(" may "),
        Span("travel", "italic"),
        Span(", see "),
        Span("Tide", "link", "tide"),
        Span("."),
    ]


def test_items_stand_apart_and_may_go_on_in_the_next_line() -> None:
    blocks = book.read("- one {L-001}\n- two,\n  still two {L-002}\n  - within two\n")
    assert [(block.kind, block.level, block.plain(), block.rules) for block in blocks] == [
        ("item", 0, "one", ["L-001"]),
        ("item", 0, "two, still two", ["L-002"]),
        ("item", 1, "within two", []),
    ]


def test_numbered_items_keep_their_number() -> None:
    assert [block.number for block in book.read("1. first\n2. second\n")] == ["1", "2"]


def test_rules_below_a_figure_or_a_table_are_theirs() -> None:
    text = "![Two leave](figure:travel)\n{L-065}\n\n| a | b |\n|---|:-:|\n| 1 | **2** |\n{L-066}\n"
    figure, table = book.read(text)
    assert (figure.kind, figure.figure, figure.plain()) == ("figure", "travel", "Two leave")
    assert figure.rules == ["L-065"]
    assert table.rows == [[[Span("a")], [Span("b")]], [[Span("1")], [Span("2", "bold")]]]
    assert (table.rules, table.plain()) == (["L-066"], "a b 1 2")


def test_two_tables_with_a_line_between_are_two() -> None:
    assert len(book.read("| a |\n\n| b |\n")) == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("## Goal", "line 1: a heading has an id"),
        ("## Goal {#Goal}", "line 1: an id is written"),
        ("\nA {L-001} novice.", "line 2: braces hold rule numbers at the end"),
        ("A novice. {l-1}", "line 1: braces hold"),
        ("A paragraph.\n\n{L-001}", "line 3: rules alone belong below"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BrokenBook, match=complaint):
        book.read(text)


@pytest.mark.parametrize(
    "told",
    [
        {"step": 1, "seat": 0, "show": ["a"]},
        {"record": "a.rec", "step": "1", "seat": 0, "show": ["a"]},
        {"record": "a.rec", "step": 1, "seat": 0},
        {"record": "a.rec", "step": 1, "seat": 0, "show": ["a"], "marks": ["b"]},
    ],
)
def test_a_figure_says_all_it_needs_and_nothing_else(told: dict[str, object]) -> None:
    with pytest.raises(Malformed, match="figure travel"):
        figures.read("luna", "travel", told)


# What every book holds


@pytest.fixture(params=registry.ids())
def room(request: pytest.FixtureRequest) -> str:
    """A game; each has a book."""
    game: str = request.param
    return game


@pytest.fixture(params=LANGUAGES)
def told(request: pytest.FixtureRequest, room: str) -> Book:
    """Each book in each language."""
    return book.load(room, request.param)


def test_a_book_tells_everything_in_order(told: Book) -> None:
    chapters = [block.id for block in told.blocks if block.kind == "heading" and block.level == 2]
    assert tuple(chapters) == book.SECTIONS
    assert len(told.ids()) == len(set(told.ids())), "an id stands there twice"
    assert "example" in told.ids()
    assert told.title == registry.load(told.game).title


def test_all_languages_have_the_same_sections_and_figures(told: Book) -> None:
    def shape(language: str) -> list[str]:
        return [
            block.id or block.figure
            for block in book.load(told.game, language).blocks
            if block.kind in ("heading", "figure")
        ]

    assert shape(told.language) == shape("en")


def test_every_rule_is_covered_or_set_aside(told: Book) -> None:
    covered, aside = told.rules(), book.set_aside(told.game)
    rules = rulebook.numbered_rules(told.game)
    assert [rule for rule in rules if rule not in covered and rule not in aside] == []
    assert sorted(covered & set(aside)) == [], "told and set aside"


def test_a_rule_is_set_aside_with_a_reason(room: str) -> None:
    aside = book.set_aside(room)
    assert sorted(set(aside) - set(rulebook.numbered_rules(room))) == [], "no such rule"
    assert [rule for rule, reason in aside.items() if len(reason.split()) < 2] == []


def test_a_book_names_no_rule_that_does_not_exist(told: Book) -> None:
    known = set(re.findall(book.RULE, rulebook.text(told.game)))
    assert sorted(told.rules() - known) == []


def test_links_lead_somewhere(told: Book) -> None:
    cells = [cell for block in told.blocks for row in block.rows for cell in row]
    for part in [*(block.spans for block in told.blocks), *cells]:
        assert {span.to for span in part if span.kind == "link"} <= set(told.ids())


def test_figures_exist_and_have_words(told: Book) -> None:
    drawn = [block for block in told.blocks if block.kind == "figure"]
    assert {block.figure for block in drawn} == set(figures.load(told.game))
    assert [block.figure for block in drawn if len(block.plain().split()) < 4] == []


def test_figures_replay_and_are_seen_by_a_seat(room: str) -> None:
    for figure in figures.load(room).values():
        played = figure.played()
        assert played.game.id == room
        assert -1 <= figure.seat < played.game.chairs(played.seats)
        state = figure.position()
        assert played.game.reader.view(state, figure.seat).seat == figure.seat


def test_every_prompt_leads_to_a_paragraph(told: Book) -> None:
    assert sorted(set(told.prompts.values()) - told.rules()) == []


def test_every_prompt_has_a_rule(game: Game) -> None:
    texts = (registry.room(game.id) / "text" / "en.ftl").read_text(encoding="utf-8")
    prompts = book.prompts(game.id)
    assert set(prompts) == set(re.findall(r"^prompt-([\w-]+) =", texts, re.M))
    assert set(prompts.values()) <= set(rulebook.numbered_rules(game.id))
