"""What must hold for EVERY game, with every number of players and every option set."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import math
import pickle
import re
from collections.abc import Iterator

import pytest

from augury.core import chance, numbers, record
from augury.core.chance import Chance
from augury.core.game import Game, Options
from augury.core.state import SPECTATOR, State
from augury.core.table import Table

Variant = tuple[Game, int, Options]

RULE = re.compile(r"\[[A-Z][A-Z0-9]*-\d+[a-z]?\]$")


def walk(variant: Variant, seed: int, *, every: int = 1, limit: int = 100_000) -> Iterator[State]:
    """Positions of a random game, every so many decisions; the state goes on being played."""
    game, seats, options = variant
    state = game.start(seats, seed, options)
    luck = chance.from_seed(seed + 1)
    made = 0
    while state.to_act():
        assert made < limit, f"{game.id} with seed {seed} does not end"
        if made % every == 0:
            yield state
        seat = pick(state.to_act(), luck)
        state.apply(seat, pick(state.legal(seat), luck))
        made += 1
    yield state


def in_turn(chairs: int, number: int, everything: bool) -> list[int]:
    """Whose eyes look at the so-maniest position: one seat's, or with --all-options everybody's."""
    return list(range(chairs)) if everything else [number % chairs]


def pick(things: list[int], luck: Chance) -> int:
    return things[luck.below(len(things))]


def test_random_play_ends_and_is_sound_after_every_decision(variant: Variant) -> None:
    game, seats, _ = variant
    chairs = game.chairs(seats)
    for seed in range(3):
        for state in walk(variant, seed):
            state.assert_sound()
            assert len(state.scores()) == chairs
        assert state.to_act() == []
        ranks = state.ranks()
        assert len(ranks) == chairs
        assert min(ranks) == 1
        assert max(ranks) <= chairs
        assert [round(score) for score in game.reader.evaluate(state)] == list(state.scores())


def test_legal_actions_are_dense_ascending_and_only_for_those_who_act(variant: Variant) -> None:
    game, seats, _ = variant
    for state in walk(variant, 11):
        to_act = state.to_act()
        for seat in range(game.chairs(seats)):
            legal = state.legal(seat)
            assert bool(legal) == (seat in to_act)
            assert legal == sorted(set(legal))
            assert all(0 <= action < game.vocabulary.size for action in legal)
        assert all(seat < seats for seat in to_act), "automata are never asked"


def test_options_are_the_legal_actions_in_cells(variant: Variant) -> None:
    for state in walk(variant, 22):
        for seat in range(state.seats):
            assert list(state.options(seat)) == state.legal(seat)


def test_an_action_is_drawn_as_from_the_list_of_legal_ones(variant: Variant) -> None:
    luck, same = chance.from_seed(5), chance.from_seed(5)
    for state in walk(variant, 17):
        for seat in state.to_act():
            assert state.draw(seat, luck) == pick(state.legal(seat), same)


def test_nobody_can_spoil_who_acts(game: Game) -> None:
    """The answer may be shared by all games: whoever tries to change it harms none of them."""
    state = game.start(game.seats[0], 1)
    asked = list(state.to_act())
    with contextlib.suppress(TypeError):
        state.to_act().append(7)
    assert state.to_act() == game.start(game.seats[0], 1).to_act() == asked
    with contextlib.suppress(TypeError):
        state.to_act().clear()
    assert state.to_act() == game.start(game.seats[0], 1).to_act() == asked


def test_every_legal_action_can_be_applied(variant: Variant) -> None:
    for state in walk(variant, 12, every=7):
        for seat in state.to_act():
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action)
                after.assert_sound()


def test_every_other_action_is_refused_with_the_rule(variant: Variant, everything: bool) -> None:
    game, seats, _ = variant
    luck = chance.from_seed(99)
    for state in walk(variant, 13, every=9 if everything else 18):
        for seat in range(seats):
            legal = set(state.legal(seat))
            for _ in range(20):
                action = luck.below(game.vocabulary.size)
                if action not in legal:
                    before = state.digest()
                    reason = state.why_not(seat, action)
                    assert RULE.search(str(reason)), (
                        f"{game.vocabulary.text(action)}: {reason!r} does not end with a rule"
                    )
                    assert state.digest() == before


def test_clones_are_independent(variant: Variant) -> None:
    luck = chance.from_seed(5)
    for state in walk(variant, 14, every=10):
        before = state.digest()
        other = state.clone()
        assert other.digest() == before
        for _ in range(30):
            if not other.to_act():
                break
            seat = pick(other.to_act(), luck)
            other.apply(seat, pick(other.legal(seat), luck))
        assert state.digest() == before
        state.assert_sound()


def test_a_game_that_nobody_observes_goes_the_same_way(variant: Variant) -> None:
    game, _, _ = variant
    for state in walk(variant, 8, every=31):
        seen, unseen = state.clone(), state.clone()
        unseen.unobserved = True
        unseen = unseen.clone()
        luck = chance.from_seed(9)
        for _ in range(40):
            assert unseen.to_act() == seen.to_act()
            if not seen.to_act():
                break
            seat = pick(seen.to_act(), luck)
            assert unseen.legal(seat) == seen.legal(seat)
            action = pick(seen.legal(seat), luck)
            seen.apply(seat, action)
            unseen.apply(seat, action)
        assert unseen.scores() == seen.scores()
        assert game.reader.evaluate(unseen) == game.reader.evaluate(seen)


def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    first = [state.digest() for state in walk(variant, 15)]
    second = [state.digest() for state in walk(variant, 15)]
    assert first == second
    other = [state.digest() for state in walk(variant, 16)]
    assert first != other


def test_records_replay_to_the_same_text_and_position(variant: Variant) -> None:
    game, seats, options = variant
    table = Table(game, seats, 17, options, {0: "Anna"})
    luck = chance.from_seed(17)
    while not table.over():
        seat = pick(table.state.to_act(), luck)
        table.play(seat, game.vocabulary.text(pick(table.state.legal(seat), luck)))
    text = table.finished_record().text()
    again = record.parse(text)
    assert again.text() == text
    assert again.verify().digest() == table.state.digest()


def test_nothing_a_seat_sees_depends_on_what_is_hidden_from_it(
    variant: Variant, everything: bool
) -> None:
    """View, observation and choices are the same in every world that the seat cannot tell apart."""
    game, seats, _ = variant
    differed = False
    for number, state in enumerate(walk(variant, 18, every=3 if everything else 6)):
        for seat in (SPECTATOR, *in_turn(game.chairs(seats), number, everything)):
            other = state.clone()
            game.reader.redeal(other, seat, chance.from_seed(state.turn + 1))
            other.assert_sound()
            assert game.reader.view(other, seat) == game.reader.view(state, seat)
            assert game.reader.encode(other, seat) == game.reader.encode(state, seat)
            assert other.to_act() == state.to_act()
            if seat >= 0:
                assert other.legal(seat) == state.legal(seat)
            differed = differed or other.position() != state.position()
    assert differed == game.secrets


def test_what_everybody_sees_is_known_to_every_seat(variant: Variant, everything: bool) -> None:
    """In a world that a seat can imagine, spectators see and know what they do in truth."""
    game, seats, _ = variant
    for number, state in enumerate(walk(variant, 28, every=4 if everything else 8)):
        for seat in in_turn(game.chairs(seats), number, everything):
            other = state.clone()
            game.reader.redeal(other, seat, chance.from_seed(state.turn + 1))
            for read in (game.reader.view, game.reader.encode):
                assert read(other, SPECTATOR) == read(state, SPECTATOR)


def test_a_redeal_depends_only_on_what_the_seat_knows(variant: Variant) -> None:
    """Two worlds that look the same to a seat are redealt to the same third one: nothing of the
    truth shines through."""
    game, seats, _ = variant
    for state in walk(variant, 19, every=5):
        for seat in (SPECTATOR, *range(seats)):
            once = state.clone()
            game.reader.redeal(once, seat, chance.from_seed(1))
            twice = state.clone()
            game.reader.redeal(twice, seat, chance.from_seed(2))
            game.reader.redeal(twice, seat, chance.from_seed(1))
            assert once.digest() == twice.digest()


def test_a_redealt_game_goes_on_by_the_rules(variant: Variant, everything: bool) -> None:
    game, seats, _ = variant
    luck = chance.from_seed(3)
    for state in walk(variant, 20, every=25 if everything else 50):
        for seat in range(seats):
            other = state.clone()
            game.reader.redeal(other, seat, luck)
            made = 0
            while other.to_act() and made < 60:
                actor = pick(other.to_act(), luck)
                other.apply(actor, pick(other.legal(actor), luck))
                other.assert_sound()
                made += 1


def test_events_a_seat_hears_of_its_own_reversible_step_are_no_secret(variant: Variant) -> None:
    """What a seat hears while nothing is revealed is the same in every world that it cannot tell
    apart."""
    game, _, _ = variant
    for state in walk(variant, 21, every=4):
        for seat in state.to_act():
            action = state.legal(seat)[0]
            heard = []
            for world in range(2):
                other = state.clone()
                if world:
                    game.reader.redeal(other, seat, chance.from_seed(8))
                other.listening = True
                other.apply(seat, action)
                heard.append(
                    (other.epoch, [event for event in other.hear() if event.visible_to(seat)])
                )
            if heard[0][0] == state.epoch:
                assert heard[0] == heard[1]


def test_what_a_seat_may_plan_shows_no_secret(variant: Variant, everything: bool) -> None:
    """After decisions that could be taken back the seat sees and may do the same in every world
    that it cannot tell apart."""
    game, _, _ = variant
    luck = chance.from_seed(5)
    planned = 0
    for state in walk(variant, 23, every=4 if everything else 8):
        for seat in state.to_act():
            worlds = [state.clone(), state.clone()]
            game.reader.redeal(worlds[1], seat, chance.from_seed(9))
            while seat in worlds[0].to_act() and worlds[0].epoch == state.epoch:
                planned += 1
                assert game.reader.view(worlds[0], seat) == game.reader.view(worlds[1], seat)
                assert worlds[0].legal(seat) == worlds[1].legal(seat)
                action = pick(worlds[0].legal(seat), luck)
                for world in worlds:
                    world.apply(seat, action)
            assert (worlds[0].epoch == state.epoch) == (worlds[1].epoch == state.epoch)
    assert planned


def test_simultaneous_choices_stay_secret_and_their_order_does_not_matter(variant: Variant) -> None:
    game, seats, _ = variant
    luck = chance.from_seed(4)
    for state in walk(variant, 22):
        to_act = state.to_act()
        if len(to_act) < 2:
            continue
        choice = {seat: pick(state.legal(seat), luck) for seat in to_act}
        ends = set()
        for order in (to_act, to_act[::-1]):
            other = state.clone()
            for seat in order:
                other.apply(seat, choice[seat])
            ends.add(other.digest())
        assert len(ends) == 1
        first = to_act[0]
        for action in state.legal(first):
            other = state.clone()
            other.listening = True
            other.apply(first, action)
            heard = other.hear()
            for seat in (SPECTATOR, *range(game.chairs(seats))):
                if seat != first:
                    alternative = state.clone()
                    alternative.apply(first, state.legal(first)[0])
                    assert game.reader.view(other, seat) == game.reader.view(alternative, seat)
                    assert not [event for event in heard if event.visible_to(seat)]


def test_undo_restores_the_exact_position(variant: Variant) -> None:
    game, seats, options = variant
    table = Table(game, seats, 23, options)
    luck = chance.from_seed(23)
    taken_back = 0
    while not table.over():
        seat = pick(table.state.to_act(), luck)
        action = pick(table.state.legal(seat), luck)
        before, lines, events = table.state.digest(), table.record.text(), list(table.events)
        foreseen = table.attempt(seat, [action]).final
        table.play(seat, action)
        assert bool(foreseen) == bool(table.undo_refusal(seat))
        if not foreseen and luck.below(2):
            table.undo(seat)
            taken_back += 1
            assert table.state.digest() == before
            assert table.record.text() == lines
            assert table.events == events
            table.play(seat, action)
    record.parse(table.finished_record().text()).verify()


def test_states_survive_pickling(variant: Variant) -> None:
    for state in walk(variant, 24, every=20):
        again = pickle.loads(pickle.dumps(state))
        assert again.digest() == state.digest()
        again.assert_sound()


def test_views_are_plain_data(variant: Variant, everything: bool) -> None:
    game, seats, _ = variant
    for number, state in enumerate(walk(variant, 25, every=15 if everything else 30)):
        for seat in (SPECTATOR, *in_turn(game.chairs(seats), number, everything)):
            view = game.reader.view(state, seat)
            assert view.seat == seat
            assert view.seats == game.chairs(seats)
            plain = json.loads(json.dumps(dataclasses.asdict(view)))
            assert plain["to_act"] == list(state.to_act())


def test_observations_have_one_length_and_finite_numbers(
    variant: Variant, everything: bool
) -> None:
    game, seats, _ = variant
    lengths = set()
    for state in walk(variant, 26, every=6 if everything else 12):
        for seat in (SPECTATOR, *range(game.chairs(seats))):
            numbers = game.reader.encode(state, seat)
            lengths.add(len(numbers))
            assert all(math.isfinite(number) for number in numbers)
    assert len(lengths) == 1


def test_a_page_that_follows_a_game_shows_what_a_fresh_one_does(variant: Variant) -> None:
    """It may keep what seldom changes, but not for too long: every decision is looked at, by one
    seat after the other; by those who decide, as at the tables of a batch; and by the first seat
    when it decides."""
    game, seats, _ = variant
    in_turn, deciding, first = numbers.page(), numbers.page(), numbers.page()
    for page in (in_turn, deciding, first):
        page.follow()
    for number, state in enumerate(walk(variant, 33)):
        asked = state.to_act()
        looks = [(in_turn, number % game.chairs(seats)), (deciding, asked[0] if asked else 0)]
        looks += [(first, 0)] if 0 in asked else []
        for page, seat in looks:
            page.clear()
            game.reader.observe(state, seat, page)
            assert page.floats() == game.reader.encode(state, seat)


def test_evaluation_and_proposals_are_usable(variant: Variant) -> None:
    game, seats, _ = variant
    luck = chance.from_seed(6)
    for state in walk(variant, 27, every=4):
        guesses = game.reader.evaluate(state)
        assert len(guesses) == game.chairs(seats)
        assert all(math.isfinite(guess) for guess in guesses)
        assert game.reader.spread() > 0
        for seat in state.to_act():
            legal = state.legal(seat)
            assert game.reader.propose(state, seat, state.options(seat), luck) in legal


def test_a_wrong_number_of_seats_or_option_is_refused(game: Game) -> None:
    from augury.core.errors import Malformed

    with pytest.raises(Malformed, match=game.title):
        game.start(99, 1)
    with pytest.raises(Malformed, match="unknown-option"):
        game.start(game.seats[0], 1, {"colour_of_the_box": "blue"})
    with pytest.raises(Malformed, match="seed"):
        game.start(game.seats[0], -1)
