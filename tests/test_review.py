"""Going over a finished game: luck and play add up, and nobody is judged by what they could not
know."""

from __future__ import annotations

import pytest
from positions import people

from augury.bots import better, review
from augury.bots.party import Party, seated
from augury.bots.review import Chances, Judged
from augury.core import chance, registry
from augury.core.game import Game
from augury.core.record import Record
from augury.core.state import State

FEW = 4  # iterations: what adds up must add up however little was thought


def played(game: Game, seats: int, seed: int, bot: str = "random") -> Record:
    """A whole game."""
    options = game.check_options(seats, {})
    state = game.start(seats, seed, options)
    chairs = range(int(state.seats))
    party = Party({seat: seated(bot, game, seat, seed + seat) for seat in chairs})
    party.sit(state)
    record = Record(game, seats, seed, options)
    record.decisions = [(decision.seat, decision.action) for decision in party.play_on(state)]
    record.close(state)
    return record


def assert_sound(judged: list[Judged]) -> None:
    for decision in judged:
        assert 0.0 <= decision.cost <= 1.0
        assert (decision.cost == 0.0) == (decision.best == decision.action)
        assert sum(decision.table) > 0.0


@pytest.mark.parametrize("most", [3, pytest.param(4, marks=pytest.mark.soak)])
def test_luck_and_play_are_exactly_what_changed(game: Game, most: int) -> None:
    """With three people where the game allows it; with as many as it allows in `make fuzz`."""
    few, *more = [seats for seats in game.seats if seats > 1]
    record = played(game, max([few, *(seats for seats in more if seats <= most)]), 1)
    judged = list(review.review(record, FEW))
    final, sides = review.ending(record)
    assert [decision.number for decision in judged] == review.choices(record)
    assert_sound(judged)
    parts = review.shares(judged, final, sides)
    for part in parts:
        assert part.luck + part.own + part.others == pytest.approx(
            part.final - part.initial, abs=1e-9
        )
        assert 0.0 <= part.play <= 1.0
    if len({sides.count(side) for side in sides}) == 1 and len(set(sides)) > 1:
        assert sum(part.luck for part in parts) == pytest.approx(0.0, abs=1e-9)
        assert sum(part.own + part.others for part in parts) == pytest.approx(0.0, abs=1e-9)
    for step in review.split(judged, final, sides):
        for side in set(sides):
            assert len({round(step.luck[s], 9) for s, own in enumerate(sides) if own == side}) == 1


@pytest.mark.soak  # above, with most people at the table
def test_a_decision_never_costs_less_than_nothing(game: Game) -> None:
    record = played(game, people(game)[0], 3)
    assert_sound(list(review.review(record, FEW)))


def test_the_same_question_gets_the_same_answer(game: Game) -> None:
    record = played(game, people(game)[0], 4)
    number = review.choices(record)[3]
    state = record.at(number)
    assert review.judge(record, state, number, 40) == review.judge(record, state, number, 40)


def test_chances_follow_from_what_the_seat_knew(game: Game) -> None:
    """In any other world that looks the same from the seat, the decision is judged the same."""
    record = played(game, people(game)[-1], 5)
    luck = chance.from_seed(9)
    numbers = review.choices(record)
    for number in numbers[:: max(1, len(numbers) // 6)]:
        state = record.at(number)
        seat, action = record.decisions[number]
        other = state.clone()
        game.reader.redeal(other, seat, luck)
        assert action in other.legal(seat)
        told = [asked(game, world, seat, action) for world in (state, other)]
        assert told[0] == told[1]


def asked(game: Game, state: State, seat: int, action: int) -> object:
    return review.Inquiry(game, state, seat, 24, 1).compare(action)


def test_where_nothing_is_hidden_luck_is_in_the_deal_alone() -> None:
    game = registry.load("luna")
    record = played(game, 4, 6)
    judged = list(review.review(record, FEW))
    deal, *steps = review.split(judged, *review.ending(record))
    assert any(deal.luck) and not any(any(step.luck) for step in steps)


def judged_by_hand(number: int, seat: int, played: float, *, out: bool) -> Judged:
    """Two seats; the best choice keeps 60 % for whoever decides."""
    better = [0.6, 0.4] if seat == 0 else [0.4, 0.6]
    kept = [played, 1.0 - played] if seat == 0 else [1.0 - played, played]
    return Judged(number, seat, number, 1, 2, [0.5, 0.5], better, kept, out)


def test_what_came_out_is_luck_and_what_a_decision_cost_is_play() -> None:
    """50 % at both decisions. The first, with a card after it, costs 10 points; it then stands at
    50 again, so the card brought 10. The second is open and leads to the end: all of it is play."""
    judged = [judged_by_hand(0, 0, 0.5, out=True), judged_by_hand(1, 1, 0.6, out=False)]
    first, second = review.shares(judged, [1.0, 0.0], [0, 1])
    assert first.luck == pytest.approx(0.1) and first.own == pytest.approx(-0.1)
    assert first.others == pytest.approx(0.5)
    assert second.luck == pytest.approx(-0.1) and second.others == pytest.approx(0.1)
    assert second.own == pytest.approx(-0.5)
    assert first.play == pytest.approx(0.5 / 0.6) and second.play == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("seemed", "looks", "costs"),
    [(0.005, [], False), (0.03, [0.03], False), (0.03, [0.1], True), (0.1, [0.0], False)],
)
def test_what_may_be_better_is_looked_at_again_and_only_that_counts(
    monkeypatch: pytest.MonkeyPatch, seemed: float, looks: list[float], costs: bool
) -> None:
    """Errors of 0.02 on both sides: a difference may be there from 0.028 on, and is believed from
    0.057 on. One of 0.03 comes to 0.1, or stays; one of 0.1 comes to nothing."""
    state = registry.load("luna").start(2, 3)
    seat = int(state.to_act()[0])
    inquiry = review.Inquiry(registry.load("luna"), state, seat, 8, 1)
    best = inquiry.best()
    other = next(int(action) for action in state.legal(seat) if action != best)
    gaps = iter([seemed, *looks])
    asked: list[tuple[int, int]] = []

    def told(_search: object, action: int, times: int) -> Chances:
        asked.append((action, times))
        ahead = next(gaps) if action == best else 0.0
        return Chances([0.5 + ahead] * 2, [0.02] * 2)

    monkeypatch.setattr(review, "sample", told)
    found, better, played = inquiry.compare(other)
    assert (found == best) == costs and (better != played) == costs
    once = [(best, 3), (other, 3)]  # 8 // 4 + 1 lines
    assert asked == once + [(action, 9) for action, _ in once] * len(looks)


def test_a_better_line_begins_with_the_better_choice_and_is_legal(game: Game) -> None:
    record = played(game, people(game)[0], 8)
    numbers = review.choices(record)
    number = numbers[len(numbers) // 2]
    state = record.at(number)
    decision = review.judge(record, state, number, 60)
    line = better.better_line(record, state, decision, 12)
    assert (line[0].seat, line[0].action) == (decision.seat, decision.best)
    assert 1 <= len(line) <= better.STEPS
    for step in line:
        assert step.action in state.legal(step.seat)
        state.apply(step.seat, step.action)


def test_the_budget_is_a_round_number_that_fits_the_time() -> None:
    record = played(registry.load("majority"), 3, 9)
    numbers = review.choices(record)
    assert review.budget(record, numbers) in review.ROUND
    assert review.budget(record, numbers, 0.0) == review.ROUND[0]


def test_the_reason_of_a_costly_decision_is_what_the_evaluation_says(game: Game) -> None:
    """What the better choice has more or less of, from the seat that decided, and the same whatever
    others hold."""
    record = played(game, people(game)[-1], 3)
    numbers = review.choices(record)
    number = numbers[len(numbers) // 2]
    state, (seat, action) = record.at(number), record.decisions[number]
    best = next(int(other) for other in state.legal(seat) if other != action)
    wins = [0.5] * int(state.seats)
    decision = Judged(number, seat, int(state.turn), action, best, wins, wins, wins, out=False)
    found = better.explain(record, state, decision, 24)
    assert found.steps[0].action == decision.best
    names = {name for terms in game.reader.terms(state) for name in terms}
    assert {one.term for one in found.reasons} <= names and len(found.reasons) <= 3
    assert all(abs(one.value) >= 0.25 for one in found.reasons)
    other = state.clone()
    game.reader.redeal(other, decision.seat, chance.from_seed(5))
    assert better.reasons(record, other, decision, 24) == found.reasons
