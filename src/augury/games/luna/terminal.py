"""Luna: the view drawn as text: players, islands as a table, the path, and the map of the
Temple."""

from __future__ import annotations

from augury.games.luna.view_types import LunaView, TileView
from augury.words import Words


def show(view: LunaView, words: Words) -> str:
    """The whole table."""
    lines = [" · ".join(headline(view, words)), ""]
    for seat in range(view.seats):
        lines += show_player(view, seat, words)
    lines += ["", words.say("show-islands"), *show_islands(view, words)]
    lines += ["", words.say("show-path"), "  " + show_path(view, words)]
    lines += ["", words.say("show-temple"), *show_temple(view, words)]
    if view.step.left:
        lines += ["", words.say("show-transit", {"number": view.step.left})]
    return "\n".join(lines)


def headline(view: LunaView, words: Words) -> list[str]:
    if not view.round:
        return [words.say("show-placement")]
    head = [
        words.say("show-round", {"round": view.round, "rounds": view.rounds}),
        words.say("show-guard", {"guard": view.guard}),
    ]
    if view.level:
        head.append(words.say("show-level", {"level": view.level}))
    else:
        head.append(words.say("show-tokens", {"tokens": view.tokens, "all": view.all_tokens}))
    if view.book_bonus:
        head.append(words.say("show-book-bonus"))
    return head


def name(view: LunaView, seat: int, words: Words) -> str:
    return words.thing("automaton/1") if view.players[seat].automaton else words.seat(seat)


def letter(view: LunaView, seat: int, words: Words) -> str:
    """The player's colour as one capital letter."""
    return words.thing(f"colour/{view.players[seat].colour}")[0].upper()


def show_player(view: LunaView, seat: int, words: Words) -> list[str]:
    player = view.players[seat]
    marks = [words.say("show-ip", {"ip": player.ip, "end": player.at_end})]
    marks.append(words.say("show-council", {"space": player.council}))
    marks.append(words.say("show-supply", {"supply": player.supply}))
    if player.landing:
        marks.append(words.say("show-landing", {"landing": player.landing}))
    if seat == view.start:
        marks.append(f"[{words.say('show-start')}]")
    you = ">" if seat == view.seat else " "
    held = ", ".join(words.thing(f"island/{favour}") for favour in player.favours) or "-"
    facts = {"prize": player.prize, "temple": player.temple, "loss": player.loss}
    return [
        f"{you} {letter(view, seat, words)}  {name(view, seat, words):<12} {'  '.join(marks)}",
        f"     {words.say('show-favours')}: {held} · {words.say('show-scoring', facts)}",
    ]


def show_islands(view: LunaView, words: Words) -> list[str]:
    """One row per island: every player's novices and shrine, then the figures."""
    lines = [
        "  "
        + " " * 14
        + "".join(f"{letter(view, seat, words):<8}" for seat in range(view.seats)).rstrip()
    ]
    for island in view.islands:
        cells = []
        for seat in range(view.seats):
            novices = (
                f"{island.active[seat]}+{island.inactive[seat]}"
                if island.active[seat] + island.inactive[seat]
                else "."
            )
            cells.append(f"{novices + ('#' if island.shrines[seat] else ''):<8}")
        figures = ", ".join(words.thing(f"figure/{figure}") for figure in island.figures)
        coming = ", ".join(words.thing(f"figure/{figure}") for figure in island.next_figures)
        notes = figures + (f" ({words.say('show-next')} {coming})" if coming else "")
        lines.append(
            f"  {words.thing('island/' + island.name):<14}{''.join(cells)}{notes}".rstrip()
        )
    return lines


def show_path(view: LunaView, words: Words) -> str:
    """Tiles with symbol and novice in six groups; the guard stands on the guard tile in angle
    brackets."""
    parts = []
    for number, value in enumerate(view.guard_values, 1):
        parts += [
            show_tile(view, tile, words)
            for tile in view.tiles
            if tile.zone == "path" and tile.group == number
        ]
        if number >= max(view.round, 1):
            parts.append(f"<{value}>" if number == max(view.round, 1) else f"|{value}|")
    return "  ".join(parts)


def show_tile(view: LunaView, tile: TileView, words: Words) -> str:
    owner = f"={letter(view, tile.novice, words)}" if tile.novice >= 0 else ""
    return f"{tile.tile} {words.thing('island/' + tile.symbol)}{owner}"


def show_temple(view: LunaView, words: Words) -> list[str]:
    """Hexes row by row: the number, then whose novice stands there. A dot is an empty field without
    its tile."""
    placed = {tile.tile: tile for tile in view.tiles if tile.zone == "temple"}
    rows: dict[int, list[str]] = {}
    for field in sorted(view.fields, key=lambda field: (field.row, field.column)):
        tile = placed.get(field.tile)
        mark = "."
        if tile is not None:
            mark = letter(view, tile.novice, words) if tile.novice >= 0 else "-"
        text = f"{field.tile:>2}{mark}{'*' if tile is not None and tile.book else ' '}"
        rows.setdefault(field.row, []).append(text)
    return [
        f"  {'   ' if row % 2 else ''}{'  '.join(cells)}".rstrip()
        for row, cells in sorted(rows.items())
    ]
