"""Long random play with every check on: every game, player count and option set.

python benchmarks/fuzz.py --games 20000 --game luna
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import Pool

from augury.cli import main as augury
from augury.core import registry
from augury.core.options import spell
from augury.core.variants import all_variants


def run(job: tuple[str, list[str]]) -> tuple[str, int]:
    name, arguments = job
    return name, augury(arguments)


def jobs(games: int, only: list[str] | None) -> list[tuple[str, list[str]]]:
    found = []
    for game in registry.games():
        if only and game.id not in only:
            continue
        cases = all_variants(game)
        for seats, options in cases:
            default = game.check_options(seats)
            changed = [
                f"{name}={spell(value)}"
                for name, value in options.items()
                if value != default[name]
            ]
            share = (
                games if not changed else max(1, games // len(cases))
            )  # the printed game in full, options share the rest
            command = [
                "playout",
                game.id,
                "--seats",
                str(seats),
                "--games",
                str(share),
                "--check",
                "--json",
            ]
            for option in changed:
                command += ["--option", option]
            found.append((" ".join([game.id, str(seats), *changed]), command))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--game", action="append")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    todo = jobs(given.games, given.game)
    failed = 0
    with Pool(given.workers) as pool:
        for done, (name, code) in enumerate(pool.imap_unordered(run, todo), 1):
            print(
                f"{done}/{len(todo)}  {'clean' if code == 0 else 'FAILED'}  {name}", file=sys.stderr
            )
            failed += code != 0
    print(f"{len(todo) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
