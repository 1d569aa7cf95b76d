"""Pebbles: the view drawn as text."""

from __future__ import annotations

from augury.games.pebbles.view_types import PebblesView

from augury.words import Words


def show(view: PebblesView, words: Words) -> str:
    lines = [words.say("show-heap", {"stones": view.heap, "taken": view.last_taken})]
    lines += [f"  {words.seat(seat):<12} {view.scores[seat]:>3}" for seat in range(view.seats)]
    return "\n".join(lines)
