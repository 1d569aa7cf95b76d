"""Pantheon: the view drawn as text."""

from __future__ import annotations

from augury.core.events import Fact
from augury.games.pantheon.view_types import Mat, PantheonView
from augury.words import Words

LETTERS = "ABCDEFGHIJKLM"
SEATS = "rygb"  # the colours: red, yellow, green, blue


def show(view: PantheonView, words: Words) -> str:
    """The whole table as one seat sees it."""
    lines = [heading(view, words), "", *show_map(view), "", words.say("show-legend"), ""]
    lines += show_row(view, words)
    lines += [
        line for seat, mat in enumerate(view.mats) for line in show_mat(view, seat, mat, words)
    ]
    lines += show_task(view, words)
    lines += show_own(view, words)
    return "\n".join(lines)


def heading(view: PantheonView, words: Words) -> str:
    parts = [
        words.say(
            "show-era", {"era": view.era, "eras": view.eras, "nation": f"nation/{view.nation}"}
        ),
        words.say("show-start", {"seat": f"seat/{view.start_player}"}),
        words.say("show-deck", {"deck": view.deck_size, "discard": len(view.discard)}),
    ]
    if view.big_foot >= 0:
        parts.append(words.say("show-big-foot", {"seat": f"seat/{view.big_foot}"}))
    return " · ".join(parts)


# The map


def show_map(view: PantheonView) -> list[str]:
    """Three characters per hex, odd rows half a hex to the right: the pieces, or the loot, or the
    kind of space."""
    marks = node_marks(view)
    lines = ["   " + "".join(f"{column:02} " for column in range(len(view.grid[0])))]
    for row, line in enumerate(view.grid):
        cells = []
        for column, mark in enumerate(line):
            name = f"{LETTERS[row]}{column:02}"
            cells.append(f"{marks.get(name, '' if mark == ' ' else mark):<3}")
        lines.append(f"{LETTERS[row]}  {'  ' if row % 2 else ''}{''.join(cells)}".rstrip())
    return lines


def node_marks(view: PantheonView) -> dict[str, str]:
    marks = {place.node: f"*{place.number}" for place in view.loot}
    if view.site:
        marks[view.site] = "@"
    here: dict[str, str] = {}
    for piece in view.pieces:
        letter = SEATS[piece.seat]
        here[piece.node] = here.get(piece.node, "") + (
            letter.upper() if piece.piece == "column" else letter
        )
    return {**marks, **here}


# The open table


def show_row(view: PantheonView, words: Words) -> list[str]:
    gods = [
        f"{words.thing(f'god/{tile.god}')} {','.join(map(str, tile.cost))}"
        f"{' *' if tile.affordable else ''}"
        for tile in view.gods
    ]
    loot = [f"{place.node} {words.thing(f'loot/{place.loot}')}" for place in view.loot]
    lines = [
        f"{words.say('show-gods')}: {'; '.join(gods) or '-'}",
        f"{words.say('show-loot')}: {'; '.join(loot) or '-'}",
        f"{words.say('show-demigods')}: {' '.join(map(str, view.demigods)) or '-'}",
        f"{words.say('show-display')}: {named(words, 'card', view.display)}",
        f"{words.say('show-special')}: {named(words, 'card', view.special)}",
    ]
    if view.open_bonus:
        lines.append(f"{words.say('show-bonus')}: {named(words, 'bonus', view.open_bonus)}")
    return [*lines, ""]


def show_mat(view: PantheonView, seat: int, mat: Mat, words: Words) -> list[str]:
    you = "> " if seat == view.seat else "  "
    facts: dict[str, Fact] = {
        "points": view.scores[seat],
        "cards": mat.hand_size,
        "feet": mat.feet,
        "columns": mat.columns,
    }
    facts |= {"built": mat.on_board, "worth": mat.column_points, "demigods": mat.demigods}
    first = f"{you}{words.seat(seat)} ({SEATS[seat]}): {words.say('show-mat', facts)}"
    parts = [
        " ".join(
            f"{words.thing(f'sacrifice/{kind}')} {mat.levels[place]}"
            for place, kind in enumerate(view.sacrifices)
        )
    ]
    parts += [f"{words.thing(f'god/{tile.god}')} x{tile.number}" for tile in mat.gods]
    if mat.bonus:
        parts.append(words.thing(f"bonus/{mat.bonus}"))
    if mat.free_steps:
        parts.append(words.say("show-steps-each", {"steps": mat.free_steps}))
    if mat.known:
        parts.append(f"{words.say('show-known')}: {named(words, 'card', mat.known)}")
    return [first, f"    {' · '.join(parts)}"]


# The decision at hand


def show_task(view: PantheonView, words: Words) -> list[str]:
    lines = []
    if view.steps:
        lines.append(words.say("show-steps", {"steps": view.steps, "jumps": view.jumps}))
    if view.budget:
        lines.append(words.say("show-budget", {"money": view.budget}))
    if view.wanted:
        numbers = ",".join(map(str, view.wanted_cost))
        lines.append(words.say("show-wanted", {"god": f"god/{view.wanted}", "numbers": numbers}))
    if view.usual:
        lines.append(words.say("show-usual", {"kind": f"sacrifice/{view.usual}"}))
    if view.taken:
        lines.append(f"{words.say('show-taken')}: {named(words, 'loot', view.taken)}")
    return lines


def show_own(view: PantheonView, words: Words) -> list[str]:
    if view.seat < 0:
        return []
    lines = ["", f"{words.say('show-hand')}: {named(words, 'card', view.hand)}"]
    if view.own_demigods:
        lines.append(f"{words.say('show-own-demigods')}: {' '.join(map(str, view.own_demigods))}")
    if view.spots:
        places = [
            f"{place.node} {place.cost}"
            + (words.say("show-over", {"node": place.over}) if place.over else "")
            for place in view.spots
        ]
        lines.append(f"{words.say('show-spots')}: {', '.join(places)}")
    return lines


def named(words: Words, domain: str, names: list[str]) -> str:
    """Names, equal ones counted."""
    found = []
    for name in dict.fromkeys(names):
        number = names.count(name)
        found.append(words.thing(f"{domain}/{name}") + (f" x{number}" if number > 1 else ""))
    return ", ".join(found) or "-"
