"""The checked door: whatever comes in, it is carried out by the rules or refused with a reason, and
nothing is half done."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from augury.core import chance, registry
from augury.core.errors import (
    AuguryError,
    CannotUndo,
    GameOver,
    Illegal,
    Malformed,
    NotYourTurn,
    Stale,
)
from augury.core.game import Game
from augury.core.table import Table, resume


def table_in_play(game: Game, decisions: int, seed: int = 1) -> Table:
    table = Table(game, game.seats[-1], seed)
    luck = chance.from_seed(seed)
    for _ in range(decisions):
        if table.over():
            break
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    return table


def snapshot(table: Table) -> tuple[int, str, int, int]:
    return table.state.digest(), table.record.text(), table.version, len(table.events)


ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.binary(),
    st.lists(st.integers()),
    st.dictionaries(st.text(), st.text()),
)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_bad_input_is_refused_and_changes_nothing(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(registry.games()))
    table = table_in_play(game, 10)
    before = snapshot(table)
    seat = data.draw(st.one_of(ANYTHING, st.integers(0, 3)))
    action = data.draw(st.one_of(ANYTHING, st.sampled_from(game.vocabulary.texts)))
    version = data.draw(st.one_of(st.none(), ANYTHING, st.just(table.version)))
    try:
        table.play(seat, action, version)
    except AuguryError as refusal:
        assert str(refusal)
        assert snapshot(table) == before
    else:
        assert table.version == before[2] + 1


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_several_decisions_are_all_or_nothing(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(registry.games()))
    table = table_in_play(game, data.draw(st.integers(0, 20)))
    if table.over():
        return
    seat = table.state.to_act()[0]
    first = game.vocabulary.text(table.state.legal(seat)[0])
    rest = data.draw(st.lists(st.sampled_from(game.vocabulary.texts), min_size=1, max_size=4))
    before = snapshot(table)
    try:
        table.play_many(seat, [first, *rest])
    except AuguryError:
        assert snapshot(table) == before
        table.play(seat, first)
    else:
        assert len(table.record.decisions) == len(
            before[1].split("--\n")[1].splitlines()
        ) + 1 + len(rest)


def test_the_reasons_are_told_apart(game: Game) -> None:
    table = table_in_play(game, 6)
    seat = table.state.to_act()[0]
    with pytest.raises(Malformed):
        table.play(seat, "make tea")
    with pytest.raises(Malformed, match="no-such-seat seat==17"):
        table.play(17, game.vocabulary.text(0))
    with pytest.raises(Malformed, match="action-ids"):
        table.play(seat, 10**30)
    with pytest.raises(Stale, match="stale"):
        table.play(seat, table.state.legal(seat)[0], version=table.version - 1)
    illegal = next(
        action for action in range(game.vocabulary.size) if action not in table.state.legal(seat)
    )
    with pytest.raises(Illegal, match=r"\]$"):
        table.play(seat, illegal)
    idle = [
        other
        for other in range(game.chairs(table.record.seats))
        if other not in table.state.to_act()
    ]
    for other in idle:
        with pytest.raises(NotYourTurn, match="not-your-turn names=seat/"):
            table.play(other, game.vocabulary.text(0))


def test_nothing_can_be_decided_after_the_end(game: Game) -> None:
    table = table_in_play(game, 100_000)
    assert table.over()
    for seat in range(game.chairs(table.record.seats)):
        with pytest.raises(GameOver):
            table.play(seat, 0)
        with pytest.raises(CannotUndo):
            table.undo(seat)


def test_undo_says_why_not(game: Game) -> None:
    table = Table(game, game.seats[0], 1)
    with pytest.raises(CannotUndo, match="undo-nothing"):
        table.undo(0)


def test_a_table_can_be_resumed_from_its_record(game: Game) -> None:
    table = table_in_play(game, 30)
    again = resume(table.record)
    assert again.state.digest() == table.state.digest()
    assert again.events == table.events


def test_a_secret_choice_can_be_taken_back_while_the_others_still_choose() -> None:
    """Simultaneous choices: taking mine back leaves the others' in place."""
    game = registry.load("majority")
    table = Table(game, 4, 5)
    first = {seat: game.vocabulary.text(table.state.legal(seat)[0]) for seat in range(4)}
    other = game.vocabulary.text(table.state.legal(0)[1])
    table.play(0, first[0])
    table.play(2, first[2])
    table.undo(0)
    assert [game.vocabulary.text(action) for _, action in table.record.decisions] == [first[2]]
    assert table.state.to_act() == [0, 1, 3]
    table.play(0, other)
    table.play(1, first[1])
    assert table.attempt(3, [first[3]]).final == "revealed"
    table.play(3, first[3])
    with pytest.raises(CannotUndo, match="undo-others"):
        table.undo(0)
    with pytest.raises(CannotUndo, match="undo-revealed"):
        table.undo(3)
