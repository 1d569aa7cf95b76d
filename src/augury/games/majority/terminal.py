"""The Majority: the view drawn as text."""

from __future__ import annotations

from augury.games.majority.view_types import MajorityView, Mat, Zone
from augury.words import Words


def show(view: MajorityView, words: Words) -> str:
    """The whole table as one seat sees it."""
    head = [words.say("show-round", {"round": view.round, "rounds": view.rounds})]
    if view.turn_of_round:
        turn = words.say("show-turn", {"turn": view.turn_of_round, "turns": view.turns_in_round})
        head.append(turn + (f" ({words.say('show-open')})" if view.open else ""))
    head.append(words.say("show-deck", {"cards": view.deck_size}))
    lines = [" · ".join(head), ""]
    for seat, mat in enumerate(view.mats):
        lines += show_mat(view, seat, mat, words)
    for title, zone in (("show-zone", view.zone), ("show-last", view.last_zone)):
        if any(place.card for place in zone):
            lines.append(f"{words.say(title)}: {show_zone(zone, words)}")
    for title, cards in (
        ("show-removed", view.removed),
        ("show-kept", view.kept),
        ("show-packet", view.packet),
        ("show-hand", view.hand),
    ):
        if cards:
            lines.append(f"{words.say(title)}: {'  '.join(cards)}")
    return "\n".join(lines)


def show_mat(view: MajorityView, seat: int, mat: Mat, words: Words) -> list[str]:
    marks = [words.say("show-coins", {"coins": mat.coins})]
    if view.seats == 4:
        marks.append(words.say("show-team", {"team": "AB"[mat.team]}))
    if seat == view.marker:
        marks.append(f"[{words.say('show-marker')}]")
    if mat.has_chosen:
        marks.append(f"({words.say('show-chosen')})")
    you = "> " if seat == view.seat else "  "
    columns = []
    for colour, letter in enumerate("RBY"):
        cards = (
            " ".join(sorted((card[1:] for card in mat.area if card[0] == letter), key=int)) or "-"
        )
        columns.append(f"{letter} {mat.sums[colour]:>2} (+{mat.would_pay[colour]}) [{cards}]")
    return [f"{you}{words.seat(seat):<12} {'  '.join(marks)}", f"    {'   '.join(columns)}"]


def show_zone(zone: list[Zone], words: Words) -> str:
    return ", ".join(f"{words.seat(place.seat)} {place.card}" for place in zone if place.card)
