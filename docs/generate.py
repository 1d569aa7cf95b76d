"""Write the tables in the documentation anew from the code: between `<!-- NAME -->` and `<!-- /NAME -->`.

python docs/generate.py            # write
python docs/generate.py --check    # only say whether something is stale
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from augury.core import registry, rulebook

ROOT = Path(__file__).resolve().parent.parent


def games_table() -> str:
    lines = ["| game | players | by | rules | `augury play ...` |", "|---|---|---|---|---|"]
    for game in registry.games():
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        rules = f"[{len(rulebook.numbered_rules(game.id))}](src/augury/games/{game.id}/RULES.md)"
        lines.append(f"| {game.title} | {seats} | {game.designer} ({game.year}) | {rules} | `{game.id}` |")
    return "\n".join(lines)


TABLES: dict[str, Callable[[], str]] = {"games": games_table}


def renewed(text: str) -> str:
    for name, table in TABLES.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", re.DOTALL)
        text = pattern.sub(lambda match, table=table: match[1] + table() + "\n" + match[2], text)
    return text


def main() -> int:
    stale = 0
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        text = page.read_text(encoding="utf-8")
        new = renewed(text)
        if new != text:
            stale += 1
            print(f"{page.relative_to(ROOT)} {'is stale' if '--check' in sys.argv else 'written'}")
            if "--check" not in sys.argv:
                page.write_text(new, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
