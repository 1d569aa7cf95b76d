"""The ladder as a page: one HTML file, plots included, nothing to load from elsewhere."""

from __future__ import annotations

from html import escape

from augury import chart
from augury.arena.ladder import Standing

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #333 }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.2rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: .25rem .6rem; text-align: right; border: 1px solid #ddd; white-space: nowrap }
svg { max-width: 100%; height: auto } small { color: #666 }
"""


def page(standing: Standing) -> str:
    """The whole report."""
    plan = standing.plan
    title = f"{plan.game.title}: ladder"
    bots = [name(bot) for bot in plan.bots]
    who = "each bot against the next" if plan.rungs else "everybody against everybody"
    parts = [
        f"<h1>{escape(title)}</h1>",
        (
            f"<p>{standing.overall.games} games with {plan.seats} players, {who}, every deal with "
            "seats exchanged. Intervals are 95 %.</p>"
        ),
        *section("Ratings", ratings(standing, bots)),
        *section("Who beats whom", matrix(standing, bots)),
        *section(
            "Scores",
            chart.histograms(
                "scores", bots, [entrant.scores for entrant in standing.overall.entrants]
            ),
        ),
        *section("Thinking time", times(standing, bots)),
        *section("Seats", seats(standing)),
        *section("The game itself", checks(standing)),
        *faults(standing),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def name(bot: str) -> str:
    """How an entrant is called in the report."""
    return f"level {bot}" if bot.isdigit() else bot


def section(title: str, *content: str) -> list[str]:
    """A heading with what stands under it."""
    return [f"<h2>{escape(title)}</h2>", *content]


def ratings(standing: Standing, bots: list[str]) -> str:
    """The table of ratings."""
    values = [rating.mu for rating in standing.ratings]
    spans = [
        (rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma) for rating in standing.ratings
    ]
    texts = [f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}" for rating in standing.ratings]
    return chart.bars("ratings with two deviations", bots, values, texts, spans)


def matrix(standing: Standing, bots: list[str]) -> str:
    """Win shares of the row against the column; the deeper the colour, the clearer."""
    rows = ["<tr><th></th>" + "".join(f"<th>{escape(bot)}</th>" for bot in bots) + "</tr>"]
    for a, bot in enumerate(bots):
        cells = []
        for b in range(len(bots)):
            found = standing.pairs.get((a, b))
            if found is None or found.of == 0:
                cells.append("<td></td>")
                continue
            hue, strength = (
                (120, found.share - 0.5) if found.share >= 0.5 else (10, 0.5 - found.share)
            )
            cells.append(
                f'<td style="background:hsl({hue} 45% {96 - 50 * strength:.0f}%)">'
                f"{100 * found.share:.0f} %"
                f"<br><small>{100 * found.low:.0f} to {100 * found.high:.0f}</small></td>"
            )
        rows.append(f"<tr><th>{escape(bot)}</th>{''.join(cells)}</tr>")
    return f"<table>{''.join(rows)}</table>"


def times(standing: Standing, bots: list[str]) -> str:
    """How long decisions took."""
    entrants = standing.overall.entrants
    texts = [
        f"{1000 * entrant.pace():.0f} ms, at most {1000 * entrant.slowest:.0f}"
        for entrant in entrants
    ]
    return chart.bars(
        "milliseconds per decision", bots, [1000 * entrant.pace() for entrant in entrants], texts
    )


def seats(standing: Standing) -> str:
    """How often each seat won."""
    shares = standing.overall.seat_shares()
    names = [f"seat {number + 1}" for number in range(len(shares))]
    spans = [(found.low, found.high) for found in shares]
    return chart.bars(
        "win share by seat",
        names,
        [found.share for found in shares],
        [found.text() for found in shares],
        spans,
    )


def checks(standing: Standing) -> str:
    """Equal bots at all seats: what the game itself does with every number of players."""
    rows = [
        (
            "<tr><th>players</th><th>games</th><th>decisions</th>"
            "<th>first seat wins</th><th>ties</th><th>stalled</th></tr>"
        )
    ]
    for count, found in standing.checks.items():
        first = found.seat_shares()[0].text() if found.games else ""
        ties = f"{100 * found.ties / found.games:.1f} %" if found.games else ""
        rows.append(
            f"<tr><td>{count}</td><td>{found.games}</td><td>{found.mean_length():.0f}</td>"
            f"<td>{first}</td><td>{ties}</td><td>{found.stalled}</td></tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def faults(standing: Standing) -> list[str]:
    """What went wrong, game by game."""
    found = standing.overall.faults + [
        fault for tally in standing.checks.values() for fault in tally.faults
    ]
    if not found:
        return []
    return section(
        "What went wrong",
        "<ul>" + "".join(f"<li>{escape(fault)}</li>" for fault in found[:50]) + "</ul>",
    )
