"""The browser holds no rules: no rule number, point value or effect of a card stands in web code.

Boards draw views that the engine made. These tests read the code of the client and of every board
for the shapes in which rules have crept into it before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support import SOURCE

WEB = SOURCE.parent.parent / "web" / "src"
GAMES = SOURCE / "games"
BOARDS = sorted(path.parent.parent.name for path in GAMES.glob("*/web/index.ts"))
PARTS = ["shell", *BOARDS]
GONE = {"stage.ts", "preview.ts"}  # views worked out from events or from choices

FORBIDDEN = {
    "the number of a rule": r"(?<![\w.])(L-\d{3}|[GP]-\d{2,3}|MJ-\d+|M2-\d+)\b",
    "a view worked out from another": r"structuredClone\(",
    "a view that is changed": (
        r"(?<![.\w])(view|mats?|players?|islands?|columns?|zone|after)\b(\[[^\]]+\]!?|\.\w+!?)+"
        r"\s*(\+=|-=|=(?![=>]))"
    ),
    "a list of a view that is changed": (
        r"(?<![.\w])(view|mat|player|island|column)\b(\[[^\]]+\]!?|\.\w+!?)*\.(push|splice|unshift|pop)\("
    ),
    "points or prices in figures": r"'[+\-\u2212]\d+'",
    "a value added to what a view says": (
        r"\b\d+\s*[-+*]\s*(view|player|mat|column)\b[.[]"
        r"|\b(view|player|own|mat)\.(points|ip|score|scores|coins|cost|guard)\b\s*[-+*]\s*\d"
    ),
    "a rule that depends on a number": (
        r"\bview\.(?!seats?\b)\w+\s*(===|!==|<=|>=|<|>)\s*[1-9]\d*\b(?!\s*\?\.)"
    ),
    "a table of values or of effects": (
        r"\bconst\s+(RED|START|COSTS?|PRICES?|POINTS|VALUES?|HOMES?|GAINS?|EFFECTS?|BONUS\w*)\b"
    ),
    "points broken down by reckoning": (
        r"\bfunction\s+(foretell|goHome|collect)\b|\bbreakdown\(view\b[^)]*\blog\b"
    ),
}

# What a board shows in figures comes from its view. Weights say how long an event is looked at, and
# the steps of a round in which chapter it is told.
VALUES = (
    r"(points|scores?|ip|costs?|prices?|coins|prizes?|guard|money|budget|levels?|attention|"
    r"discount|shrines|favours|worth|need)"
)
PLACE = r"(?!(x|y|left|top|width|height|wide|across|length|size|scale|opacity|zIndex)\b)"
ENTRY = rf"['\"]?{PLACE}[a-z][\w-]*['\"]?\s*:\s*-?[1-9]\d*\b"
SHOWING = re.compile(r"const (WEIGHTS|STEPS)\b[^{]*\{.*?\};", re.DOTALL)
ON_BOARDS = {
    "a figure with its sign": r">\s*[+\u2212-]\d+\b",
    "a value reckoned with a figure": (
        rf"\b{VALUES}\b(\[[^\]]+\]!?|\.length)?\)?\s*[-+*/]\s*\d+\b"
        rf"|(?<![\d.])\b\d+\s*[-+*/]\s*\(?(\w+!?\.)*{VALUES}\b"
    ),
    "a value compared with a figure": (
        rf"\b\w+!?\.{VALUES}\b(\[[^\]]+\]!?)?\s*(===|!==|<=|>=|<|>)\s*[1-9]\d*\b"
    ),
    "a table of figures": rf"[{{,]\s*{ENTRY}\s*,\s*{ENTRY}",
    "a value that is a figure": (
        rf"(?i:\b(const|let)\s+\w*{VALUES}\w*\b(\s*:\s*number)?\s*=\s*\[?\s*-?[1-9])"
    ),
}


def files(part: str) -> Iterator[Path]:
    """The code of the shell or of a board; tests and what is made from Python apart."""
    for path in sorted((WEB if part == "shell" else GAMES / part / "web").rglob("*")):
        made = path.name in {"view.ts", "messages.ts", "sample.ts"}
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts") and not made:
            yield path


def script(path: Path) -> str:
    """Without styles, whose numbers say how things look."""
    return re.sub(r"<style>.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def found(code: str, shapes: dict[str, str] = FORBIDDEN) -> list[str]:
    """What of the forbidden stands in some code, with the place."""
    return [
        f"{what}: {match[0]}"
        for what, shape in shapes.items()
        for match in re.finditer(shape, code)
    ]


def figures(code: str) -> list[str]:
    """Values of the rules that stand in the code of a board."""
    return found(SHOWING.sub("", code), ON_BOARDS)


@pytest.mark.parametrize("part", PARTS)
def test_no_rule_stands_in_web_code(part: str) -> None:
    rules = [f"{path.name}: {what}" for path in files(part) for what in found(script(path))]
    assert rules == []


@pytest.mark.parametrize("room", BOARDS)
def test_no_value_of_the_rules_stands_on_a_board(room: str) -> None:
    values = [f"{path.name}: {what}" for path in files(room) for what in figures(script(path))]
    assert values == []


@pytest.mark.parametrize(
    "code",
    [
        '<b class="plus">+4</b>',
        "<span>\u22122 {words.say('board-ip')}</span>",
        "const end = $derived(player.ip + 4 * player.shrines.length);",
        "{6 - own.favours.length}",
        "{mat.points * 2}",
        "{#if mat.level >= 4}<Icon path={star} />{/if}",
        "const worth = { crown: 3, sword: 5 };",
        "const SHRINE_POINTS = 4;",
        "let price: number = 2;",
        "const PRIZES = [6, 3, 1];",
    ],
)
def test_a_value_written_into_a_board_would_be_found(code: str) -> None:
    assert figures(code) != []


@pytest.mark.parametrize(
    "code",
    [
        "const WEIGHTS: Record<string, number> = { round: 2, induct: 2 };",
        "const box = { x: 42, y: 12, wide: 66 };",
        "<b>{signed(then.ip - player.ip)}</b>",
        "{#if mat.level > 0}",
        "translate({12 * place} {4})",
    ],
)
def test_showing_a_value_is_no_rule(code: str) -> None:
    assert figures(code) == []


@pytest.mark.parametrize("room", BOARDS)
def test_no_board_works_out_views(room: str) -> None:
    assert GONE.isdisjoint(path.name for path in (GAMES / room / "web").iterdir())


@pytest.mark.parametrize(
    "code",
    [
        "const START = 5; // L-001",
        "const view = structuredClone(before);",
        "player.ip = Math.max(0, player.ip + points);",
        "island.active[seat]! -= number;",
        "view.mats[seat]!.coins += Number(event.facts['coins']);",
        "view.removed.push(card);",
        "draft.tell('+4', 'board-shrine-pays');",
        "const dealt = $derived(view.round === 1 ? 6 : 5);",
        "{6 - player.shrines_left}",
        "if (view.tokens === 1) draft.tell('+1', 'board-last-candle');",
        "const RED = ['crown', 'sword'];",
        "export function breakdown(view: LunaView, log: EventInfo[]): ScoreRow[] {",
        "/** L-066: to another island. */",
    ],
)
def test_what_stood_there_before_would_be_found(code: str) -> None:
    assert found(code) != []


@pytest.mark.parametrize(
    "code",
    [
        "const hand = $derived(byName(names.get('hand')));",
        "view.seats === 4",
        "{#if view.round && bribable}",
        "then.ip - player.ip",
        "const seats = view.players.map((_, seat) => seat);",
    ],
)
def test_drawing_a_view_is_no_rule(code: str) -> None:
    assert found(code) == []
