"""Pantheon: the lesson teaches what its words say. Numbers are those of the decisions, from 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.core import record, registry
from augury.games.pantheon.reader import own
from augury.games.pantheon.view import view

if TYPE_CHECKING:
    from augury.games.pantheon.reader import own
from augury.games.pantheon.view_types import PantheonView

LESSON = record.parse((registry.room("pantheon") / "lesson.rec").read_text(encoding="utf-8"))
STATES = [state.clone() for state in LESSON.replay()]


def view_of(number: int) -> PantheonView:
    return view(own(STATES[number]), 0)


def test_it_teaches_every_action_and_following() -> None:
    done = {
        LESSON.game.vocabulary.kind_of[action].word
        for seat, action in LESSON.decisions
        if seat == 0
    }
    assert {"move", "foot", "column", "take", "money", "raise", "acquire", "open", "deck"} <= done
    assert [number for number in (12, 24) if view_of(number).prompt == "follow"] == [12, 24]


def test_it_begins_in_rome_with_four_steps() -> None:
    first = view_of(0)
    assert (first.nation, first.prompt, first.mats[0].free_steps) == ("roma", "choose-action", 1)
    assert view_of(1).steps == 4
    assert {space.node: space.loot for space in first.loot}["D10"] == "foot_column"


def test_gaiviles_is_one_short_until_the_tiles_are_bought() -> None:
    def short(number: int) -> int:
        return sum(
            share.short
            for god in view_of(number).gods
            if god.god == "gaiviles"
            for share in god.shares
        )

    assert (short(14), short(17), short(21)) == (1, 0, 0)
    assert view_of(21).mats[0].levels == [0, 1, 0, 1]
    assert view_of(22).scores[0] == view_of(21).scores[0] + 1
    assert view_of(22).hand.count("temple") == 1, "the temple card is kept"


def test_two_columns_are_built_and_three_cards_drawn() -> None:
    assert view_of(26).mats[0].on_board == 2
    assert view_of(29).mats[0].hand_size == view_of(26).mats[0].hand_size + 3
    assert STATES[-1].to_act(), "after it the game goes on"
