"""Puzzles."""

from __future__ import annotations

from augury.server.api import Endpoint, act, get, send
from augury.server.messages import answers, puzzles
from augury.server.puzzle_routes import PuzzleRoutes

PUZZLE = "/api/puzzles/{game}/{puzzle}"

ENDPOINTS: list[Endpoint] = [
    get(
        "/api/puzzles",
        PuzzleRoutes.shelf,
        "All puzzles, and how I do.",
        puzzles.PuzzleShelf,
        stranger=True,
    ),
    get(
        PUZZLE,
        PuzzleRoutes.show,
        "The position of a puzzle.",
        puzzles.PuzzleInfo,
        stranger=True,
    ),
    send(
        "POST",
        PUZZLE + "/plan",
        puzzles.PuzzleLine,
        PuzzleRoutes.plan,
        "How would the table stand after some decisions?",
        answers.Planned,
        stranger=True,
    ),
    send(
        "POST",
        PUZZLE + "/why",
        puzzles.PuzzleWhy,
        PuzzleRoutes.why,
        "Why can a thing on the table not be chosen now?",
        answers.Explained,
        stranger=True,
    ),
    send(
        "POST",
        PUZZLE + "/line",
        puzzles.PuzzleLine,
        PuzzleRoutes.hand_in,
        "Is this line as good as the best?",
        puzzles.Verdict,
    ),
    send(
        "POST",
        PUZZLE + "/hint",
        puzzles.AskPuzzleHint,
        PuzzleRoutes.hint,
        "A hint: the idea, the places, the first decision.",
        puzzles.PuzzleHint,
    ),
    act(
        "POST",
        PUZZLE + "/solution",
        PuzzleRoutes.solve,
        "Give up, and see the solution.",
        puzzles.PuzzleSolution,
    ),
]
