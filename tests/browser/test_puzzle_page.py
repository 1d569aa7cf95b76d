"""Puzzles in a real browser: found on the board, wrong first, with hints, by keys, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import NARROW, WIDE, Person, complaints, widths
from expecting import expect
from playwright.sync_api import Page

from augury.core import puzzles, registry
from augury.core.puzzles import Puzzle

KEPT = {game: list(puzzles.load(game).values()) for game in registry.ids() if puzzles.load(game)}
SHORT = next(puzzle for puzzle in KEPT["majority"] if len(puzzle.line) == 1)


def choose(page: Page, action: str) -> None:
    """In the table as text, where every choice is a button; the first may only be a step."""
    page.locator(".puzzle-page[data-phase=acts]").wait_for()
    page.locator(f".twin li:nth-child({action}) button").click()


def place_of(puzzle: Puzzle, line: tuple[int, ...] | list[int], step: int) -> str:
    """The place of a decision among the choices, from 1."""
    state = puzzle.position()
    for action in line[:step]:
        state.apply(puzzle.seat, action)
    return str(list(state.legal(puzzle.seat)).index(line[step]) + 1)


def play(page: Page, puzzle: Puzzle, line: tuple[int, ...] | list[int]) -> None:
    for step in range(len(line)):
        choose(page, place_of(puzzle, line, step))
        confirm = page.locator(".prompt .btn.go")
        if confirm.is_visible():
            confirm.click()


@widths("narrow")
def test_a_puzzle_is_missed_then_solved(person: Callable[..., Person], narrow: bool) -> None:
    anna = person(twin=True, confirm=False)
    page, puzzle = anna.page, SHORT
    page.set_viewport_size(NARROW if narrow else WIDE)
    anna.go(f"#/puzzles/{puzzle.game}/{puzzle.name}")
    panel = page.locator(".puzzle-panel")
    expect(panel).to_contain_text("Find the best turn")
    page.keyboard.press("h")
    expect(panel.locator(".hint")).to_have_count(1)
    play(page, puzzle, puzzle.obvious)
    expect(panel).to_contain_text("Not yet.", timeout=60_000)
    expect(panel).to_contain_text(re.compile(r"Your turn comes to \d+ % to win"))
    page.get_by_role("button", name="Start over").click()
    play(page, puzzle, puzzle.line)
    expect(panel).to_contain_text("Solved", timeout=60_000)
    expect(panel.locator(".steps li")).to_have_count(len(puzzle.line))
    page.keyboard.press("ArrowLeft")
    expect(panel).to_contain_text(f"{len(puzzle.line) - 1} of {len(puzzle.line)}")
    assert complaints(anna) == []
    panel.get_by_role("button", name="Analyse").click()
    board = page.locator(".analysis[data-node]")
    expect(board).to_have_attribute("data-node", str(puzzle.at))
    expect(page.get_by_label("Name of this analysis")).to_have_value(f"Puzzle {puzzle.name}")
    page.go_back()
    panel.wait_for()
    page.keyboard.press("n")
    expect(
        page.locator(f".puzzle-page:not([data-puzzle='{puzzle.game}/{puzzle.name}'])")
    ).to_be_visible()
    anna.go("#/puzzles")
    expect(page.locator("li a.solved")).to_have_count(1)
    expect(page.locator(".streak")).to_contain_text("1 day in a row")
    assert anna.trouble == []


@pytest.mark.soak
@pytest.mark.parametrize("shown", sorted(KEPT))
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_game_shows_its_puzzles(
    person: Callable[..., Person], shown: str, language: str
) -> None:
    anna = person(language=language)
    puzzle = max(KEPT[shown], key=lambda one: len(one.line))
    for size in (WIDE, NARROW):
        anna.page.set_viewport_size(size)
        anna.go(f"#/puzzles/{shown}/{puzzle.name}")
        anna.page.locator(".puzzle-page[data-phase=acts]").wait_for()
        for _ in range(3):
            anna.page.keyboard.press("h")
        expect(anna.page.locator(".hint")).to_have_count(3)
        anna.page.locator(".puzzle-panel .row .btn").first.click()
        expect(anna.page.locator(".steps li")).to_have_count(len(puzzle.line))
        assert complaints(anna) == []
        anna.go("#/puzzles")
        anna.page.locator(".list li").first.wait_for()
        assert complaints(anna) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert anna.trouble == []
