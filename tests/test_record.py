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
    with pytest.raises(BrokenRecord, match="option-twice name==start_player"):
        record.parse(both)


def edited(number: int, line: str) -> str:
    """The record with one line replaced, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (edited(1, "augury record 7"), r"record-begin .*line=1$"),
        (edited(2, "game: chess"), r"unknown-game game==chess .*line=2$"),
        (edited(4, "seats: 9"), r"seats title==The Majority seats==3, 4 .*line=4$"),
        (edited(4, "seats: many"), r"whole-number given==many line=4$"),
        (edited(5, "option colour: blue"), r"unknown-option .*name==colour .*line=5$"),
        (edited(5, "option start_player: 7"), r"option-value name==start_player .*line=5$"),
        (edited(7, f"seed: {10**50}"), r"whole-number .*line=7$"),
        (edited(7, f"seed: {2**128}"), r"seed .*line=7$"),
        (edited(7, "seed: -1"), r"whole-number given==-1 line=7$"),
        (edited(8, "name 8: Nobody"), r"no-such-seat seat==8 line=8$"),
        (edited(8, f"name 0: {'A' * 61}"), r"record-name most==?60 line=8$"),
        (edited(8, "name 0: An\x07na"), r"record-name most==?60 line=8$"),
        (edited(8, "colour: blue"), r"record-strange name==colour line=8$"),
        (edited(8, "what is this"), r"record-header line=8$"),
        (edited(3, "seats: 3"), r"record-twice name==seats line=4$"),
        (edited(12, "0 keep R99"), r"unknown-value(-near)? word==R99 .*line=12$"),
        (edited(12, "7 keep R5"), r"no-such-seat seat==7 line=12$"),
        (edited(12, "keep R5"), r"whole-number given==keep line=12$"),
        (edited(12, "0 keep R5" + " " * 500), r"record-long-line .*line=12$"),
        ("\n".join(LINES[:5]), "record-cut-header"),
        ("\n".join(LINES[:-1]), "record-no-scores"),
        (TEXT + "0 keep R5\n", "record-after-end"),
        (edited(len(LINES) - 1, "== 12"), "hex-digits digits=16"),
        ("", "record-begin"),
        (b"\xff\xfe\x00", "record-text"),
        (42, "record-text"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(text: object, complaint: str) -> None:
    with pytest.raises(BrokenRecord, match=complaint):
        record.parse(text)


def test_a_name_may_have_sixty_letters() -> None:
    assert record.parse(edited(8, f"name 0: {'A' * 60}")).names[0] == "A" * 60


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
    with pytest.raises(BrokenRecord, match="record-other-scores"):
        record.parse("\n".join([*LINES[:-1], "scores: 1 2 3"]) + "\n").verify()
    with pytest.raises(BrokenRecord, match="record-other-end"):
        record.parse("\n".join([*LINES[:-2], "== 0123456789abcdef", LINES[-1]]) + "\n").verify()
    with pytest.raises(BrokenRecord, match=r"record-rules .*noted==0"):
        record.parse(TEXT.replace("rules: 1", "rules: 0")).verify()
    with pytest.raises(BrokenRecord, match=r"record-position .*asked=5000"):
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
