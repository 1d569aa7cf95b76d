"""Records: read back what was written, and refuse everything else with line and reason."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from augury.core import chance, record, registry
from augury.core.errors import BrokenRecord
from augury.core.table import Table


def finished() -> str:
    game = registry.load("majority")
    table = Table(game, 3, 5, names={0: "Anna", 1: "Björn", 2: "李"})
    luck = chance.from_seed(5)
    while not table.over():
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    return table.finished_record().text()


TEXT = finished()
LINES = TEXT.splitlines()


def test_a_record_reads_like_a_record() -> None:
    assert LINES[:9] == [
        "augury record 1",
        "game: majority",
        "rules: 1",
        "seats: 3",
        "option start_player: random",
        "option spy_duration: next_turn",
        "seed: 5",
        "name 0: Anna",
        "name 1: Björn",
    ]
    assert record.parse(TEXT).text() == TEXT
    assert record.parse(TEXT.encode()).text() == TEXT
    assert record.parse(TEXT.replace("\n", "\r\n")).text() == TEXT


def test_an_older_record_may_call_an_option_by_its_former_name() -> None:
    older = edited(5, "option spy_start: random")
    assert record.parse(older).text() == TEXT
    assert record.parse(older).verify().to_act() == []
    both = edited(5, "option spy_start: random\noption start_player: random")
    with pytest.raises(BrokenRecord, match="Option start_player is given twice"):
        record.parse(both)


def edited(number: int, line: str) -> str:
    """The record with one line replaced, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (edited(1, "augury record 7"), "line 1: a record begins with"),
        (edited(2, "game: chess"), "line 2: There is no game 'chess'"),
        (edited(4, "seats: 9"), "line 4: The Majority is for 3, 4 players"),
        (edited(4, "seats: many"), "line 4: the number of seats is a whole number"),
        (edited(5, "option colour: blue"), "line 5: .* has no option 'colour'"),
        (edited(5, "option start_player: 7"), "line 5: Option start_player is one of"),
        (edited(7, f"seed: {10**50}"), "line 7: the seed is a whole number"),
        (edited(7, f"seed: {2**128}"), "line 7: A seed is a whole number from 0"),
        (edited(7, "seed: -1"), "line 7"),
        (edited(8, "name 8: Nobody"), "line 8: there is no seat 8"),
        (edited(8, "colour: blue"), "line 8: 'colour' does not belong"),
        (edited(8, "what is this"), "line 8: a header line is written"),
        (edited(3, "seats: 3"), "line 4: 'seats' stands there twice"),
        (edited(12, "0 keep R99"), "line 12: 'R99' is not a card"),
        (edited(12, "7 keep R5"), "line 12: there is no seat 7"),
        (edited(12, "keep R5"), "line 12: a seat is a whole number"),
        (edited(12, "0 keep R5" + " " * 500), "line 12: longer than"),
        ("\n".join(LINES[:5]), "the header has no end"),
        ("\n".join(LINES[:-1]), "the scores are missing"),
        (TEXT + "0 keep R5\n", "something after the end"),
        (edited(len(LINES) - 1, "== 12"), "16 hexadecimal digits"),
        ("", "line 1"),
        (b"\xff\xfe\x00", "UTF-8"),
        (42, "a record is text"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(text: object, complaint: str) -> None:
    with pytest.raises(BrokenRecord, match=complaint):
        record.parse(text)


def test_an_edited_game_does_not_verify() -> None:
    swapped = [*LINES]
    first = next(number for number, line in enumerate(LINES) if line.startswith("0 keep"))
    game = record.parse(TEXT).start()
    other = next(
        action
        for action in game.legal(0)
        if f"0 {registry.load('majority').vocabulary.text(action)}" != LINES[first]
    )
    swapped[first] = f"0 {registry.load('majority').vocabulary.text(other)}"
    with pytest.raises(BrokenRecord):
        record.parse("\n".join(swapped) + "\n").verify()
    with pytest.raises(BrokenRecord, match="other scores"):
        record.parse("\n".join([*LINES[:-1], "scores: 1 2 3"]) + "\n").verify()
    with pytest.raises(BrokenRecord, match="another position"):
        record.parse("\n".join([*LINES[:-2], "== 0123456789abcdef", LINES[-1]]) + "\n").verify()
    with pytest.raises(BrokenRecord, match="rules version 0"):
        record.parse(TEXT.replace("rules: 1", "rules: 0")).verify()
    with pytest.raises(BrokenRecord, match="there is no position 5000"):
        record.parse(TEXT).at(5000)


@settings(max_examples=200, deadline=None)
@given(
    st.integers(0, len(LINES) - 1),
    st.one_of(st.text(max_size=40), st.sampled_from(LINES)),
    st.sampled_from(["replace", "insert", "delete", "cut"]),
)
def test_any_edit_is_either_harmless_or_refused(number: int, line: str, edit: str) -> None:
    lines = [*LINES]
    if edit == "replace":
        lines[number] = line
    elif edit == "insert":
        lines.insert(number, line)
    elif edit == "delete":
        del lines[number]
    else:
        lines = lines[:number]
    try:
        kept = record.parse("\n".join(lines) + "\n")
        kept.verify()
    except BrokenRecord as refusal:
        assert str(refusal)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
def test_noise_is_refused(noise: bytes | str) -> None:
    with pytest.raises(BrokenRecord):
        record.parse(noise)
