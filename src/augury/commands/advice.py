"""`hint` and `rules` at the table of `augury play`."""

from __future__ import annotations

from collections.abc import Iterator

from augury.bots.explain import advise
from augury.bots.protocol import Choice
from augury.commands.phrases import phrase
from augury.core import book
from augury.core.book import Block, Book
from augury.core.table import Table
from augury.words import Words

TOP = 5  # choices that a hint shows
THOUGHT = 1000  # iterations behind a hint
MOST = 6  # paragraphs that are shown at once


def hint_lines(table: Table, seat: int, words: Words, language: str) -> Iterator[str]:
    """What a strong bot thinks of the seat's choices. It knows no more than the seat."""
    for choice in advise(table.game, table.state, seat, THOUGHT).choices[:TOP]:
        said = words.action(table.game.vocabulary, choice.action)
        yield f"  {said:<50} {weighed(choice, language)}"


def weighed(choice: Choice, language: str) -> str:
    """What a bot thinks of one choice."""
    share, win = f"{100 * choice.share:3.0f}", f"{100 * choice.win:3.0f}"
    return phrase(language, "weighed", share=share, win=win, margin=f"{choice.margin:+.1f}")


def rule_lines(game: str, language: str, prompt: str, word: str = "") -> Iterator[str]:
    """What the rulebook says about a prompt, or where it speaks of a word or of a rule's number."""
    if not book.has_book(game):
        return
    found = book.load(game, language)
    rule = word.upper() if word.upper() in found.rules() else ""
    if not word:
        rule = found.prompts.get(prompt, "")
    wanted = [
        (title, block)
        for title, block in paragraphs(found)
        if (rule in block.rules if rule else word and word.lower() in block.plain().lower())
    ]
    last = ""
    for title, block in wanted[:MOST]:
        if title != last:
            yield title
            last = title
        rules = f" [{' '.join(block.rules)}]" if block.rules else ""
        yield f"  {block.plain()}{rules}"


def paragraphs(found: Book) -> Iterator[tuple[str, Block]]:
    """Every block with the heading that it stands under."""
    title = found.title
    for block in found.blocks:
        if block.kind == "heading":
            title = f"{block.number} {block.plain()}"
        else:
            yield title, block
