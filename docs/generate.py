"""Regenerate the tables in the docs from the code: between `<!-- NAME -->` and `<!-- /NAME
-->`.

python docs/generate.py            # write
python docs/generate.py --check    # only say whether something is stale
python docs/generate.py luna       # measure only this game anew; what is known of the others stays
"""

from __future__ import annotations

import json
import re
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from augury.core import chance, registry, rulebook
from augury.core.chance import Chance
from augury.core.game import Game
from augury.core.state import State
from augury.envs.variant import environment_id

GAMES = 200  # of random play behind each row of a measured table
ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
FITS = ROOT / "docs" / "models" / "fits"
# Of matches that are kept
PURPOSES = ("equal-time", "tenth", "plain", "network", "rungs", "beginner")


def games_table(_: str) -> str:
    lines = ["| game | players | by | rules | `augury play ...` |", "|---|---|---|---|---|"]
    for game in registry.games():
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        numbers = [rule for rule in rulebook.numbered_rules(game.id) if not rule.startswith("I-")]
        rules = f"[{len(numbers)}](src/augury/games/{game.id}/RULES.md)"  # invariants are no rules
        lines.append(
            f"| {game.title} | {seats} | {game.designer} ({game.year}) | {rules} | `{game.id}` |"
        )
    return "\n".join(lines)


class Sample:
    """What random play shows of a game with some number of players."""

    def __init__(self, game: Game, seats: int) -> None:
        self.made = self.choices = self.together = self.drawn = 0
        self.scores: list[int] = []
        for seed in range(GAMES):
            self.play(game.start(seats, seed), chance.from_seed(seed + 1))
        self.observation = len(game.reader.encode(game.start(seats, 0), 0))
        self.people = seats

    def play(self, state: State, luck: Chance) -> None:
        while state.to_act():
            to_act = state.to_act()
            self.together += len(to_act) > 1
            legal = state.legal(to_act[0])
            self.choices += len(legal)
            self.made += 1
            before = state.chance.position()
            state.apply(to_act[0], legal[luck.below(len(legal))])
            self.drawn += state.chance.position() != before
        self.scores += state.scores()


def research_table(known: str) -> str:
    """What a researcher wants to know, measured by random play with fixed seeds. If games are
    named, rows of the others are those that are known already."""
    head = (
        "| id | players | hidden | simultaneous | chance | actions | observation | length | "
        "choices | random scores |"
    )
    named = set(sys.argv[1:]) - {"--check"}
    lines = [head, "|---|---|---|---|---|---|---|---|---|---|"]
    for game in registry.games():
        if named and game.id not in named:
            mark = f"| `{environment_id(game)}` |"
            lines += [line for line in known.splitlines() if line.startswith(mark)]
        else:
            lines += [research_row(game, seats) for seats in game.seats]
    return "\n".join(lines)


def research_row(game: Game, seats: int) -> str:
    sample = Sample(game, seats)
    words = [
        f"`{environment_id(game)}`",
        f"{seats}{' + automaton' if game.automata.get(seats) else ''}",
        _yes(game.secrets),
        _yes(sample.together > 0),
        _yes(sample.drawn > 0),
        f"{game.vocabulary.size:,}",
        f"{sample.observation:,}",
        f"{sample.made / GAMES:,.0f}",
        f"{sample.choices / sample.made:.1f}",
        f"{statistics.fmean(sample.scores):.1f} ± {statistics.pstdev(sample.scores):.1f}",
    ]
    return f"| {' | '.join(words)} |"


def matches_table(purpose: str, _: str) -> str:
    """The matches that `benchmarks/matches.py` has kept under a heading."""
    head = (
        "| game, players | ours against theirs | paired deals | wins (95 %) | points | "
        "margin (95 %) | ms a decision |"
    )
    lines = [head, "|---|---|---|---|---|---|---|"]
    known = RESULTS / "matches.json"
    kept = json.loads(known.read_text(encoding="utf-8")) if known.is_file() else {}
    for row in sorted(kept.get(purpose, {}).values(), key=_by_game):
        times = row["milliseconds"]
        there = "" if row["build"] == "this" else f" of {row['build']}"
        words = [
            f"{row['game']} {row['seats']}",
            f"`{row['ours']}` against `{row['theirs']}`{there}",
            f"{row['deals']} from seed {row['seed']}, {row['games']} games",
            _wins(row["wins"]),
            f"{row['points'][0]:.1f} : {row['points'][1]:.1f}",
            f"{row['margin']:+.1f} ± {row['margin_error']:.1f}",
            f"{times[0]:.1f} : {times[1]:.1f}",
        ]
        lines.append(f"| {' | '.join(words)} |")
    return "\n".join(lines) if len(lines) > 2 else "They have not been played yet."


def fits_table(game: str, _: str) -> str:
    """What `tools/fit.py` has kept of its fits, by number of players."""
    head = (
        "| players | games, of which held out | positions | processor time, to play and to learn | "
        "foretold by the numbers in place | by the new ones, having learnt from an eighth of the "
        "games, a quarter, half, all | gained (95 %) |"
    )
    lines = [head, "|---|---|---|---|---|---|---|"]
    for path in sorted(FITS.glob(f"{game}-*.json")):
        told = json.loads(path.read_text(encoding="utf-8"))
        last = told["curve"][-1]
        words = [
            " and ".join(map(str, told["seats"])),
            f"{told['games']:,}, {told['held_out']:,}",
            f"{told['positions']:,}",
            f"{told['seconds']['games']:,.0f} s, {told['seconds']['fit']:,.0f} s",
            f"{last['before']:.3f}",
            ", ".join(f"{each['after']:.3f}" for each in told["curve"]),
            f"{last['after'] - last['before']:+.3f} ± {last['error']:.3f}",
        ]
        lines.append(f"| {' | '.join(words)} |")
    return "\n".join(lines)


def fitted_table(game: str, _: str) -> str:
    """How the numbers of those fits did in matches against the numbers in place."""
    lines = ["| players | bot | games | wins (95 %) | points | margin (95 %) |"]
    lines.append("|---|---|---|---|---|---|")
    kept = json.loads((FITS / "matches.json").read_text(encoding="utf-8"))
    for row in kept:
        if row["game"] == game:
            words = [
                str(row["seats"]),
                f"`{row['ours']}`",
                f"{row['games']} from seed {row['seed']}",
                _wins(row["wins"]),
                f"{row['points'][0]:.1f} : {row['points'][1]:.1f}",
                f"{row['margin']:+.1f} ± {row['margin_error']:.1f}",
            ]
            lines.append(f"| {' | '.join(words)} |")
    return "\n".join(lines)


def fit_commands(game: str, _: str) -> str:
    """How the fits were made."""
    paths = sorted(FITS.glob(f"{game}-*.json"))
    known = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return "\n".join(f"    python {told['command']}" for told in known)


def _by_game(row: dict[str, str]) -> tuple[str, str]:
    return row["game"], row["theirs"]


def yardsticks_table(_: str) -> str:
    """What `benchmarks/yardsticks.py` has measured: a row for each game, a column for each bot."""
    known = RESULTS / "yardsticks.json"
    kept = json.loads(known.read_text(encoding="utf-8")) if known.is_file() else {}
    named = dict.fromkeys(bot for found in kept.values() for bot in found)
    bots = sorted(named, key=lambda bot: bot[0].isdigit())  # levels last
    lines = [f"| game, players | deals | {' | '.join(_bot(bot) for bot in bots)} |"]
    lines.append("|---" * (len(bots) + 2) + "|")
    for name, found in sorted(kept.items()):
        deals = sorted({row["deals"] for row in found.values()})
        words = [_measure(found[bot]["overall"]) if bot in found else "-" for bot in bots]
        lines.append(f"| {name} | {' to '.join(map(str, deals))} | {' | '.join(words)} |")
    return "\n".join(lines) if kept else "They have not been measured yet."


def costs_table(_: str) -> str:
    """What the levels that search cost, as `benchmarks/levels.py` has measured it."""
    kept = json.loads((RESULTS / "levels.json").read_text(encoding="utf-8"))
    head = (
        "| game, players | iterations at 3 / 4 / 5 | µs each at 3 / 4 / 5 | "
        "ms a decision at 3 / 4 / 5 |"
    )
    lines = [head, "|---|---|---|---|"]
    for name, levels in kept.items():
        if name != "load":
            rows = [levels[number] for number in ("3", "4", "5")]  # that search in every game
            iterations = " / ".join(f"{row['iterations']:,.0f}" for row in rows)
            each = " / ".join(f"{row['microseconds']:.0f}" for row in rows)
            whole = " / ".join(
                f"{_few(row['milliseconds'])}{' (by the clock)' if row['clock'] else ''}"
                for row in rows
            )
            lines.append(f"| {name} | {iterations} | {each} | {whole} |")
    return "\n".join(lines)


def _few(amount: float) -> str:
    return f"{amount:.1f}" if amount < 10 else f"{amount:,.0f}"


def _wins(found: dict[str, float]) -> str:
    share, low, high = (100 * found[name] for name in ("share", "low", "high"))
    return f"{share:.1f} % ({low:.1f} to {high:.1f})"


def _measure(found: dict[str, float]) -> str:
    return f"{100 * found['share']:.1f} ± {100 * found['error']:.1f}"


def _bot(name: str) -> str:
    return f"level {name}" if name.isdigit() else name


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


TABLES: dict[str, Callable[[str], str]] = {
    "games": games_table,
    "research": research_table,
    "costs": costs_table,
    "yardsticks": yardsticks_table,
    **{purpose: partial(matches_table, purpose) for purpose in PURPOSES},
    **{f"fits {game}": partial(fits_table, game) for game in registry.ids()},
    **{f"commands {game}": partial(fit_commands, game) for game in registry.ids()},
    **{f"fitted {game}": partial(fitted_table, game) for game in registry.ids()},
}


def renewed(text: str) -> str:
    """The page with the tables that stand in it made afresh."""
    for name, table in TABLES.items():
        pattern = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- /{name} -->)", re.DOTALL)
        found = pattern.search(text)
        if found:
            text = pattern.sub(table(found[0]).replace("\\", r"\\") + "\n", text)
    return text


def main() -> int:
    stale = 0
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
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
