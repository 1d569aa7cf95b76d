"""The page that observations are written on."""

from __future__ import annotations

import struct

import pytest

from augury.core.numbers import HALF, LIMIT, MOST_NOTED, Numbers, blank, page
from augury.kit.cells import cells_of


def test_numbers_stand_in_the_order_in_which_they_were_written() -> None:
    out = page()
    out.ratio(1, 4)
    out.ratio(0, 4)
    out.flag(True)
    out.flag(False)
    out.amount(7)
    out.one_hot(2, 3)
    out.cell_ratios(cells_of([9, 1, 2, 9]), 1, 2, 2)
    assert out.floats() == [0.25, 0, 1, 0, 7, 0, 0, 1, 0.5, 1]
    assert len(out) == 10


@pytest.mark.parametrize("which", [-1, 3, 100])
def test_none_of_several_is_all_zeros(which: int) -> None:
    out = page()
    out.one_hot(which, 3)
    assert out.floats() == [0, 0, 0]


def test_things_are_marked_or_counted() -> None:
    out = page()
    out.present([0, 2, 2], 4)
    out.counts([1, 3, 1, 1], 4)
    assert out.floats() == [1, 0, 1, 0, 0, 3, 0, 1]


def test_all_seats_are_written_at_once_from_the_observer_on() -> None:
    out = page()
    place = out.zeros(3 * 4)
    out.seat_ratios(cells_of([1, 0, 3]), 3, 2, place, 4, 4)  # seat 2, then 0, then 1
    out.seat_one_hots(cells_of([0, -1, 2]), 3, 2, place + 1, 4)
    assert out.floats() == [0.75, 0, 0, 1, 0.25, 1, 0, 0, 0, 0, 0, 0]
    out.clear()
    out.zeros(12)
    assert out.floats() == [0] * 12


def test_sets_and_rows_of_places_are_marked_and_wiped_out_like_all_else() -> None:
    out = page()
    out.members(0b1101, 5)
    place = out.zeros(6)
    out.run(place + 1, 3, 2)
    assert out.floats() == [1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 1]
    out.clear()
    out.members(0, 3)
    out.zeros(8)
    assert out.floats() == [0] * 11


def test_a_place_can_be_written_over() -> None:
    out = page()
    start = out.zeros(3)
    out.put(start + 1, HALF)
    out.mark(start + 1)
    out.put(start + 2, HALF)
    out.one_more(start)
    assert out.floats() == [1, 1, 0.5]


@pytest.mark.parametrize(("part", "unit"), [(300, 7), (-3, 4), (1, 3), (255, 255), (5, 1000)])
def test_any_ratio_is_the_nearest_float32(part: int, unit: int) -> None:
    out = page()
    out.ratio(part, unit)
    out.ratio(part, unit)  # looked up
    assert out.floats() == 2 * list(struct.unpack("f", struct.pack("f", part / unit)))


def test_a_ratio_can_be_put_at_a_place_that_was_left_free() -> None:
    out = page()
    place = out.zeros(3)
    out.amount(7)
    out.put_ratio(place + 1, 3, 4)
    out.put_ratio(place + 2, 0, 4)
    assert out.floats() == [0.0, 0.75, 0.0, 7.0]


def test_nothing_is_left_of_the_last_observation() -> None:
    out = page()
    out.counts([1, 1, 0], 3)
    out.ratio(3, 4)
    out.clear()
    assert len(out) == 0
    out.zeros(4)
    assert out.floats() == [0, 0, 0, 0]


def test_a_row_of_a_sheet_leaves_the_others_alone() -> None:
    sheet = blank(6)
    upper, lower = Numbers(sheet, 0, 3), Numbers(sheet, 3, 3)
    for out in (upper, lower):
        out.amount(1)
        out.amount(2)
        out.amount(3)
    upper.clear()
    upper.zeros(3)
    assert upper.floats() == [0, 0, 0]
    assert lower.floats() == [1, 2, 3]


def test_an_observation_has_a_limit() -> None:
    out = page()
    out.zeros(LIMIT)
    with pytest.raises(IndexError):
        out.flag(True)


def test_what_never_changes_in_a_game_is_written_once_and_goes_with_the_game() -> None:
    out = page()
    out.follow()
    for turn in range(3):
        out.clear()
        out.amount(turn)
        first = out.count
        place = out.zeros(2)
        if out.fresh:
            out.put_ratio(place, 1, 2)
            out.put_ratio(place + 1, 1, 4)
            out.settle(first)
        out.flag(turn == 0)
        assert out.fresh == (turn == 0)
        assert out.floats() == [turn, 0.5, 0.25, float(turn == 0)]
        assert sorted(out.written[: out.count]) == [
            place for place, number in enumerate(out.floats()) if number
        ]
    out.follow()
    out.clear()
    out.zeros(4)
    assert out.fresh
    assert out.floats() == [0, 0, 0, 0]


def test_what_seldom_changes_in_a_game_is_kept_as_long_as_its_stamp_stays_the_same() -> None:
    out = page()
    out.follow()
    written = []
    for turn, stamp in enumerate((0, 0, 1, 1, 2)):
        out.clear()
        if not out.keeps(stamp):
            written.append(turn)
            out.put_ratio(1, stamp + 1, 4)
            out.settle(0)
        out.amount(turn)
        out.zeros(1)
        assert out.floats() == [turn, (stamp + 1) / 4]
    assert written == [0, 2, 4]
    out.follow()
    assert not out.keeps(2)
    out.zeros(2)
    assert out.floats() == [0, 0]


def test_a_page_that_follows_no_game_forgets_everything() -> None:
    out = page()
    for _ in range(2):
        out.clear()
        assert out.fresh
        assert not out.keeps(3)
        out.amount(7)
        out.settle(0)
    out.clear()
    out.zeros(1)
    assert out.floats() == [0]


def test_cells_are_written_a_step_apart() -> None:
    out = page()
    place = out.zeros(6)
    out.spaced_ratios(cells_of([1, 0, 3, 9]), 3, place + 1, 2, 4)
    assert out.floats() == [0, 0.25, 0, 0, 0, 0.75]


def test_kinds_are_counted_by_two_bits_each() -> None:
    out = page()
    out.pairs(0b11_00_01, 4)
    assert out.floats() == [1, 0, 3, 0]
    out.clear()
    out.pairs(0, 4)
    assert out.floats() == [0] * 4


def test_notes_are_written_again_at_other_places() -> None:
    out = page()
    out.follow()
    for part, place in enumerate((4, 0)):  # the first part stands behind the second one
        first = out.count
        out.at = place
        out.ratio(part + 1, 4)
        out.zeros(2)
        out.flag(part == 0)
        out.note(part, 5 + part, first, place)
    out.at = 8
    assert out.floats() == [0.5, 0, 0, 0, 0.25, 0, 0, 1]
    out.clear()
    assert out.has_note(0, 5) and out.has_note(1, 6)
    assert not out.has_note(1, 5) and not out.has_note(2, 5)
    out.recall(0, 0)
    out.recall(1, 4)
    out.at = 8
    assert out.floats() == [0.25, 0, 0, 1, 0.5, 0, 0, 0]
    out.clear()
    out.zeros(8)
    assert out.floats() == [0] * 8, "what was recalled is wiped out like all else"


def test_a_part_is_noted_anew_and_others_stay() -> None:
    out = page()
    out.follow()
    for stamp, size in ((1, MOST_NOTED), (2, 3)):
        out.clear()
        for part in range(stamp, 3):  # the first one only once
            first = out.count
            out.run(part * 200, size, 1)
            out.note(part, stamp, first, part * 200)
    out.clear()
    out.recall(1, 7)
    out.at = 7 + 200
    assert out.floats() == [0] * 7 + [1] * MOST_NOTED + [0] * (200 - MOST_NOTED)
    out.clear()
    out.recall(2, 7)
    out.at = 7 + 200
    assert out.floats() == [0] * 7 + [1] * 3 + [0] * 197


def test_a_part_with_too_many_numbers_is_not_noted() -> None:
    out = page()
    out.follow()
    out.run(0, MOST_NOTED + 1, 1)
    out.note(0, 1, 0, 0)
    assert not out.has_note(0, 1)


def test_only_a_page_that_follows_a_game_takes_notes() -> None:
    out = page()
    out.flag(True)
    out.note(0, 1, 0, 0)
    assert not out.has_note(0, 1)


def test_a_page_forgets_its_notes_with_the_game() -> None:
    out = page()
    out.follow()
    out.note(0, 0, 0, 0)
    assert out.has_note(0, 0)
    out.follow()
    assert not out.has_note(0, 0)


def test_what_changes_more_often_stands_on_what_lasts() -> None:
    """One number lasts, the next one stays for a while, the third one is always written anew."""
    out = page()
    out.follow()
    written: list[str] = []

    def show(stamp: int, second: int, now: int) -> list[float]:
        out.clear()
        if not out.keeps(stamp):
            written.append("lasting")
            out.amount(stamp)
            out.settle(0)
            out.at = 0
        if not out.keeps_too(second):
            written.append("standing")
            out.zeros(1)
            out.amount(second)
            out.settle_too()
            out.at = 0
        out.zeros(2)
        out.amount(now)
        return out.floats()

    assert show(1, 5, 7) == [1, 5, 7]
    assert show(1, 5, 8) == [1, 5, 8]
    assert written == ["lasting", "standing"]
    assert show(1, 6, 0) == [1, 6, 0]
    assert written == ["lasting", "standing", "standing"]
    assert show(2, 6, 9) == [2, 6, 9], "nothing stands on what has gone"
    assert written == ["lasting", "standing", "standing", "lasting", "standing"]
    out.follow()
    assert show(2, 6, 9) == [2, 6, 9]
    assert written[5:] == ["lasting", "standing"], "another game"


def test_a_page_that_follows_no_game_keeps_nothing_too() -> None:
    out = page()
    for _ in range(2):
        out.clear()
        assert not out.keeps_too(3)
        out.amount(7)
        out.settle_too()
    out.clear()
    out.zeros(1)
    assert out.floats() == [0]
