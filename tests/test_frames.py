"""Frames show the engine's own views, and to every eye only what it may know at that moment."""

from __future__ import annotations

import pytest
from support import ROOT, interpreted
from test_contract import Variant, in_turn, pick, walk

from augury.core import chance
from augury.core.events import Event
from augury.core.frames import MOST_FRAMES, Frame, frames, scenes
from augury.core.game import Game
from augury.core.state import SPECTATOR, Beat, State
from augury.core.table import Table


class Shown:
    """What an eye is shown of one decision. `foreseen`: its own, and nothing new comes out."""

    def __init__(self, game: Game, state: State, seat: int, action: int, eye: int) -> None:
        world = state.clone()
        world.watch()
        world.apply(seat, action)
        self.foreseen = seat == eye and world.epoch == state.epoch
        self.frames: list[Frame] = frames(game.reader, world.watched(), eye)
        self.told: list[Event] = [event for frame in self.frames for event in frame.events]


def witness(game: Game, games: int, first: int) -> int:
    return int(interpreted(str(ROOT / "tests" / "witness.py"), game.id, str(games), str(first)))


def test_every_frame_was_on_the_table_and_the_last_is_the_present(game: Game) -> None:
    assert witness(game, 1, 0) > 100


@pytest.mark.soak
def test_a_hundred_games_of_frames_were_all_on_the_table(game: Game) -> None:
    assert witness(game, 100, 1000) > 10_000


def test_frames_show_an_eye_nothing_that_it_has_not_heard(
    variant: Variant, everything: bool
) -> None:
    """Two worlds that an eye cannot tell apart look the same to it for as long as it hears the
    same: views, number of frames, and where one ends and the next begins."""
    game, seats, _ = variant
    luck = chance.from_seed(4)
    eyes = (SPECTATOR, *range(game.chairs(seats)))
    for number, state in enumerate(walk(variant, 31, every=5)):
        for eye in [eyes[turn] for turn in in_turn(len(eyes), number, everything)]:
            other = state.clone()
            game.reader.redeal(other, eye, chance.from_seed(state.turn + 2))
            for seat in state.to_act():
                both = [action for action in state.legal(seat) if action in other.legal(seat)]
                if not both:
                    continue
                action = pick(both, luck)
                compare(
                    Shown(game, state, seat, action, eye), Shown(game, other, seat, action, eye)
                )


def compare(true: Shown, imagined: Shown) -> None:
    """The present may bring out something new; frames before it show only what was heard by
    then."""
    if true.foreseen and imagined.foreseen:
        assert true.frames == imagined.frames
        return
    if true.told == imagined.told:
        assert len(true.frames) == len(imagined.frames)
    for one, two in zip(true.frames[:-1], imagined.frames[:-1], strict=False):
        if one.events != two.events:
            return
        assert one.view == two.view


def test_points_by_heading_add_up_to_the_score(variant: Variant) -> None:
    """After every decision; headings have one order for all seats and never change."""
    headings: list[str] = []
    for seed in range(3):
        for state in walk(variant, seed + 40):
            rows = state.breakdown()
            assert [sum(points for _, points in seat) for seat in rows] == list(state.scores())
            headings = headings or [heading for heading, _ in rows[0]]
            assert [[heading for heading, _ in seat] for seat in rows] == [headings] * len(rows)


def test_a_table_that_nobody_watches_keeps_no_beats(game: Game) -> None:
    table = Table(game, game.seats[-1], 5)
    seat = int(table.state.to_act()[0])
    table.play(seat, int(table.state.legal(seat)[0]))
    assert table.beats == [] and table.state.beats is None
    assert [frame.view for frame in table.frames_for(SPECTATOR)] == [
        game.reader.view(table.state, SPECTATOR)
    ]


def test_an_undone_decision_shows_no_frames(game: Game) -> None:
    table = Table(game, game.seats[-1], 5)
    table.watched = True
    luck = chance.from_seed(6)
    while not table.over():
        seat = int(pick(table.state.to_act(), luck))
        table.play(seat, int(pick(table.state.legal(seat), luck)))
        if not table.undo_refusal(seat):
            table.undo(seat)
            assert table.beats == []
            return
    pytest.fail("nothing could be undone")


# Which beats make a frame


def beat(*events: Event) -> Beat:
    return Beat(list(events), State())


def kinds(beats: list[Beat], eye: int) -> list[list[str]]:
    return [[event.kind for event in heard] for heard, _ in scenes(beats, eye)]


def test_beats_of_one_kind_are_one_frame() -> None:
    beats = [beat(Event("dealt")), beat(Event("dealt")), beat(Event("turn")), beat(Event("dealt"))]
    assert kinds(beats, 0) == [["dealt", "dealt"], ["turn"], ["dealt"]]


def test_a_beat_at_which_an_eye_hears_nothing_makes_no_frame_for_it() -> None:
    beats = [beat(Event("seen", {}, [1])), beat(Event("played")), beat()]
    assert kinds(beats, 0) == [["played"]]
    assert kinds(beats, 1) == [["seen"], ["played"]]
    assert scenes(beats, 0)[-1][1] is beats[-1]


def test_too_many_frames_are_shown_together() -> None:
    beats = [beat(Event(f"kind-{number}")) for number in range(MOST_FRAMES + 5)]
    shown = scenes(beats, 0)
    assert len(shown) == MOST_FRAMES
    assert [event.kind for heard, _ in shown for event in heard] == [
        f"kind-{number}" for number in range(MOST_FRAMES + 5)
    ]
    assert shown[-1][1] is beats[-1]
