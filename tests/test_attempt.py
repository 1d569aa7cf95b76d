"""Trying something out: the answer depends on what the seat knows alone, and what it promises comes
true."""

from __future__ import annotations

import pytest
from guessing import guess, pick, seats_of
from support import has_long_moves

from augury.core import chance, registry
from augury.core.attempt import Attempt
from augury.core.chance import Chance
from augury.core.errors import BehindSeal, CannotUndo, GameOver, Illegal, NotYourTurn
from augury.core.game import Game
from augury.core.table import Table


def move_on(table: Table, luck: Chance) -> None:
    seat = pick(table.state.to_act(), luck)
    table.play(seat, pick(table.state.legal(seat), luck))


def told(attempt: Attempt) -> tuple[object, ...]:
    """Everything an attempt says."""
    return (
        attempt.made,
        type(attempt.refusal),
        str(attempt.refusal),
        attempt.final,
        attempt.ends,
        attempt.asked,
        attempt.game.reader.view(attempt.state, attempt.seat),
        attempt.state.legal(attempt.seat),
    )


def test_what_an_attempt_tells_does_not_depend_on_what_is_hidden(game: Game) -> None:
    luck = chance.from_seed(31)
    sealed = refused = 0
    for seed in range(2):
        table = Table(game, seats_of(game), seed)
        while not table.over() and table.version < 100:
            truth = table.state
            for seat in range(seats_of(game)):
                wanted = guess(game, table.state, seat, luck)
                expected = told(table.attempt(seat, wanted))
                sealed += expected[1] is BehindSeal
                refused += expected[1] is Illegal
                table.state = truth.clone()
                game.reader.redeal(table.state, seat, chance.from_seed(table.version + 1))
                assert told(table.attempt(seat, wanted)) == expected
                table.state = truth
            move_on(table, luck)
    assert refused
    assert sealed or not game.secrets


def test_an_accepted_list_is_possible_in_truth_and_who_is_asked_comes_true(game: Game) -> None:
    luck = chance.from_seed(32)
    long = 0
    for seed in range(4):
        table = Table(game, seats_of(game), seed + 10)
        while not table.over() and table.version < 150:
            seat = pick(table.state.to_act(), luck)
            attempt = table.attempt(seat, guess(game, table.state, seat, luck))
            if attempt.refusal is None:
                long += len(attempt.made) > 1
                check = table.state.clone()
                for action in attempt.made:
                    assert action in check.legal(seat)
                    check.apply(seat, action)
                draft = table.draft(attempt)
                assert draft.state.digest() == check.digest()
                assert draft.before.digest() == table.state.digest()
                if attempt.asked is not None:
                    assert attempt.asked == list(draft.state.to_act())
                assert (draft.sealed_after > table.sealed_after) == bool(attempt.final)
                table.commit(draft)
            else:
                before = table.state.digest()
                with pytest.raises(type(attempt.refusal)):
                    table.draft(attempt)
                assert table.state.digest() == before
                move_on(table, luck)
    assert long or not has_long_moves(game)


def test_nothing_goes_on_behind_a_seal_but_own_cards_that_are_shown(game: Game) -> None:
    luck = chance.from_seed(33)
    table = Table(game, seats_of(game), 5)
    stopped = 0
    while not table.over() and table.version < 250:
        seat = pick(table.state.to_act(), luck)
        action = pick(table.state.legal(seat), luck)
        alone = table.attempt(seat, [action])
        assert alone.refusal is None and alone.made == [action]
        after = table.state.clone()
        after.apply(seat, action)
        if alone.final not in ("", "shown"):
            for following in after.legal(seat)[:3] or [0]:
                attempt = table.attempt(seat, [action, following])
                assert isinstance(attempt.refusal, BehindSeal) and attempt.made == [action]
                stopped += 1
        elif seat in after.to_act() and not after.begins_turn():
            assert table.attempt(seat, [action, after.legal(seat)[0]]).refusal is None
        else:
            refusal = table.attempt(seat, [action, 0]).refusal
            assert isinstance(refusal, NotYourTurn) and refusal.reason.key == "turn-ends"
        table.play(seat, action)
    assert stopped


def test_a_single_decision_is_checked_without_imagining_anything(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a seat may do is the same in all its worlds; dealing one would be paid for at every
    decision."""
    monkeypatch.setattr("augury.core.attempt.imagined", None)
    table = Table(game, seats_of(game), 6)
    seat = table.state.to_act()[0]
    table.play(seat, table.state.legal(seat)[0])


def test_whoever_is_not_asked_is_told_so_whatever_they_try(game: Game) -> None:
    table = Table(game, seats_of(game), 7)
    luck = chance.from_seed(34)
    while not table.over():
        for seat in range(seats_of(game)):
            if seat not in table.state.to_act():
                refusal = table.attempt(seat, [luck.below(game.vocabulary.size)]).refusal
                assert isinstance(refusal, NotYourTurn)
        move_on(table, luck)
    assert isinstance(table.attempt(0, [0]).refusal, GameOver)


def take_back_answers(game: Game, seed: int) -> int:
    """Play and take back; returns how often somebody took back an answer to another's decision,
    which stands nevertheless: its player saw what would be answered."""
    luck, seats, answers = chance.from_seed(seed + 40), range(seats_of(game)), 0
    table = Table(game, seats_of(game), seed)
    while not table.over() and table.version < 200:
        before = {seat for seat in seats if not table.undo_refusal(seat)}
        move_on(table, luck)
        movers = [seat for seat in seats if not table.undo_refusal(seat)]
        mover = table.record.decisions[-1][0]
        answered = before - {mover, *movers} if mover in movers else set()
        if not answered and not (movers and luck.below(2)):
            continue
        table.undo(mover if answered else pick(movers, luck))
        for seat in seats:
            refusal = table.undo_refusal(seat)
            assert refusal in {"", "nothing", "others", "chance", "revealed", "shown", "over"}
            assert seat not in answered or refusal == "others"
            if refusal:
                with pytest.raises(CannotUndo, match=f"undo-{refusal}"):
                    table.undo(seat)
        answers += len(answered)
    return answers


def test_after_a_decision_was_taken_back_everybody_is_told_why_or_may_undo(game: Game) -> None:
    for seed in range(6):
        take_back_answers(game, seed)


def test_in_some_room_answers_are_taken_back() -> None:
    assert any(take_back_answers(game, 0) for game in registry.games())
