"""Where the points come from, as lines for the terminal."""

from __future__ import annotations

from augury.core.state import State
from augury.words import Words


def point_lines(state: State, words: Words) -> list[str]:
    """A table: one line per seat, best place first; headings that brought nobody anything are left
    out."""
    rows = state.breakdown()
    used = [place for place in range(len(rows[0])) if any(seat[place][1] != 0 for seat in rows)]
    titles = [words.say(f"heading-{rows[0][place][0]}") for place in used]
    ranks = state.ranks() if not state.to_act() else [0] * len(rows)
    names = [words.seat(seat) for seat in range(len(rows))]
    first = max(16, *(len(name) for name in names)) + 3
    lines = [" " * first + "  ".join(["    ", *titles])]
    scores = state.scores()
    for seat in sorted(range(len(rows)), key=lambda seat: ranks[seat]):
        place = f"{ranks[seat]}. " if ranks[seat] else "   "
        cells = [
            f"{rows[seat][at][1]:>{len(title)}}" for at, title in zip(used, titles, strict=True)
        ]
        total = f"{scores[seat]:>4}"
        lines.append(f"{place}{names[seat]:<{first - 3}}" + "  ".join([total, *cells]))
    if not state.to_act():
        lines += [words.verdict(reason) for reason in state.verdict()]
    return lines
