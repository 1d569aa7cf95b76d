"""The Majority: an imagined deal respects everything the seat has seen."""

from __future__ import annotations

from augury.core.chance import from_seed
from augury.games.majority import GAME
from augury.games.majority.components import NO_CARD
from augury.games.majority.encode import packet_at
from augury.games.majority.rules.game import Majority
from augury.games.majority.state import DRAFT, PLAY


def position(seats: int, seed: int, decisions: int) -> Majority:
    game = GAME.start(seats, seed)
    assert isinstance(game, Majority)
    luck = from_seed(seed + 500)
    for _ in range(decisions):
        seat = game.to_act()[luck.below(len(game.to_act()))]
        legal = game.legal(seat)
        game.apply(seat, legal[luck.below(len(legal))])
    return game


def test_packets_that_were_seen_stay_as_they_were_seen() -> None:
    for seed in range(30):
        for seats in (3, 4):
            game = position(seats, seed, seats * 4)
            assert game.phase == DRAFT
            seen = [packet_at(game, 1, step) for step in range(len(game.picks))]
            own = [step[1] for step in game.picks]
            GAME.reader.redeal(game, 1, from_seed(seed))
            assert [packet_at(game, 1, step) for step in range(len(game.picks))] == seen
            assert [step[1] for step in game.picks] == own


def test_cards_that_left_a_packet_between_two_looks_stay_with_those_who_took_them() -> None:
    """4 players, round 1: seat 0 sees its first packet again with two cards; the three missing ones
    went to the others, one each."""
    for seed in range(30):
        game = position(4, seed, 16)
        before = packet_at(game, 0, 0)
        before.remove(game.picks[0][0])
        again = game.packets[0]
        missing = before[:]
        for card in again:
            missing.remove(card)
        GAME.reader.redeal(game, 0, from_seed(seed + 9))
        taken = [game.picks[1][1], game.picks[2][2], game.picks[3][3]]
        assert sorted(taken) == sorted(missing)


def test_the_swapped_cards_are_remembered() -> None:
    for seed in range(30):
        game = position(4, seed, 24)
        assert game.phase == PLAY
        gave, got = game.gifts[0], game.gifts[2]
        GAME.reader.redeal(game, 0, from_seed(seed))
        assert gave in game.hands[2]
        assert game.gifts[2] == got


def test_a_gift_that_the_partner_kept_is_remembered_into_the_next_draft() -> None:
    remembered = 0
    for seed in range(120):
        game = position(4, seed, 44)
        assert game.round == 2
        assert game.phase == DRAFT
        card = game.recalled[0]
        if card == NO_CARD:
            continue
        remembered += 1
        GAME.reader.redeal(game, 0, from_seed(seed))
        assert card in game.opening[2]
    assert remembered > 5


def test_unseen_cards_really_move() -> None:
    game = position(3, 1, 3)  # seat 0 has not seen the packet that seat 1 passed to seat 2
    hands = set()
    for seed in range(20):
        other = game.clone()
        GAME.reader.redeal(other, 0, from_seed(seed))
        hands.add(tuple(other.packets[2]))
    assert len(hands) > 5
