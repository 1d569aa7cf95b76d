"""The Majority 2: an imagined world respects everything the seat has seen (RULES.md 6,
visibility)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.core.chance import from_seed
from augury.games.majority2 import GAME, SWITCHES
from augury.games.majority2.components import KINDS
from augury.games.majority2.memory import (
    ASIDE,
    BURIED,
    HAND,
    PILE,
    RESERVE,
    Memory,
    count,
    reserve_of,
)
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.state import DRAW, EXCHANGE
from augury.games.majority2.view import view as view_of

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop

WORLDS = 40


def worlds(game: Majority2, seat: int) -> list[Majority2]:
    """Positions that look the same to a seat."""
    found = []
    for seed in range(WORLDS):
        other = game.clone()
        GAME.reader.redeal(other, seat, from_seed(seed))
        other.assert_sound()
        found.append(other)
    return found


def test_the_own_cards_stay_and_the_others_really_move(table: Tabletop) -> None:
    game = table.lay("WSec XJun", reserve="DSec", their_reserve="RSec ASec AJun", phase=EXCHANGE)
    reserves = set()
    for world in worlds(game, 0):
        assert world.hand == game.hand
        assert world.reserves[0] == game.reserves[0]
        reserves.add(tuple(world.reserves[1]))
    assert len(reserves) > 20


def test_what_was_left_in_the_hand_is_remembered(table: Tabletop) -> None:
    game = table.lay("WSec XJun DSec")
    table.do(game, "end-standard", "keep-hand", "draw")
    for world in worlds(game, 0):
        assert len(world.hand) == 5
        assert set(table.cards("WSec XJun DSec")) <= set(world.hand)
    table.do(game, "free-play witch_secretary 1")
    for world in worlds(game, 0):
        assert set(table.cards("XJun DSec")) <= set(world.hand)
    assert {"demon_secretary", "reaper_junior"} <= set(view_of(game, 0).hand)


def test_cards_that_were_swapped_away_are_remembered_in_the_reserve(table: Tabletop) -> None:
    game = table.lay("WSec XJun", their_reserve="RSec ASec")
    table.do(game, "end-standard", "swap", "draw")
    for world in worlds(game, 0):
        assert set(table.cards("WSec XJun")) <= set(world.reserves[1])
    assert view_of(game, 0).players[1].reserve == ["witch_secretary", "reaper_junior"]
    assert view_of(game, -1).players[1].reserve == []


def test_a_card_taken_into_a_reserve_in_public_is_known_to_all(table: Tabletop) -> None:
    """M2-53: everybody saw which card the Witch Veteran took."""
    game = table.lay("WVet XSec", theirs=("RSec", "", ""), area="WSec", reserve="DSec")
    table.do(game, "play witch_veteran 1", "take opposing 1.1")
    for seat in (1, -1):
        for world in worlds(game, seat):
            assert table.card("RSec") in world.reserves[0]


def test_the_reaper_senior_in_the_hand_is_known_to_all(table: Tabletop) -> None:
    """M2-66: it went there in public."""
    game = table.lay("XSen XSec DSec", pile="DVet")
    table.do(game, "play reaper_senior 1")
    for world in worlds(game, -1):
        assert table.card("XSen") in world.hand


def test_a_card_laid_aside_may_be_any_of_the_hand_until_the_hand_is_seen(table: Tabletop) -> None:
    """M2-55: seat 1 left these cards; one of them, or a drawn one, is now in the reserve of seat
    0."""
    game = table.lay("WSec XSec", active=1)
    table.do(game, "end-standard", "keep-hand", "no-draw", "no-free-play")
    assert game.active == 0
    game.hand.append(table.card("DJun"))
    game.hand.sort()
    game.pile.remove(table.card("DJun"))
    game.memories[0].see(table.card("DJun"), PILE)
    for eye in (1, 2):
        game.memories[eye].see(table.card("DJun"), PILE)
        game.memories[eye].hide(table.card("DJun"), HAND)
    table.do(game, "play demon_junior 1", "lay-aside witch_secretary")
    seen = set()
    for world in worlds(game, 1):
        both = [card for card in table.cards("WSec XSec") if card in world.hand]
        assert len(both) >= 1, "only one card went away"
        assert len(world.reserves[0]) == 1
        seen.add(table.card("WSec") in world.reserves[0])
    assert seen == {False, True}
    table.do(game, "end-standard")
    for world in worlds(game, 1):
        assert world.reserves[0] == table.cards(
            "WSec"
        )  # it is not in the hand, so it must be there


def test_a_hand_burnt_in_front_of_the_one_who_left_it_is_known_below_the_top(
    table: Tabletop,
) -> None:
    """M2-15, M2-60: seat 0 left DSec and WSec; seat 1 burns them: they are in the discard, and
    later in the pile."""
    game = table.lay("DSec WSec RSen", phase=DRAW, coins=(3, 10), ready=3)
    table.do(
        game,
        "no-draw",
        "no-free-play",
        "end-standard",
        "keep-hand",
        "no-draw",
        "no-free-play",
        "play dragon_senior 1",
    )
    assert game.packet_sizes == [2]
    for world in worlds(game, 0):
        assert sorted([*world.discard, *world.buried[1]]) == table.cards("WSec DSec")


def test_after_a_reshuffle_the_pile_is_known_as_a_set(table: Tabletop) -> None:
    """M2-14: pile and discard were used up, so the new pile is what was discarded in public."""
    game = table.lay(
        "XSec XJun", discard="WSec WJun DSec DJun RSec RJun", rest="their_reserve", phase=DRAW
    )
    reserve = game.reserves[1][:]
    table.do(game, "draw")
    (got,) = {
        card for card in game.reserves[1] if game.reserves[1].count(card) > reserve.count(card)
    }
    unseen = table.cards("WSec WJun DSec DJun RSec RJun")
    unseen.remove(got)
    piles = set()
    for world in worlds(game, 1):
        assert set(table.cards("XSec XJun")) <= set(world.hand)
        assert sorted([*world.hand, *world.pile]) == sorted([*table.cards("XSec XJun"), *unseen])
        piles.add(tuple(sorted(world.pile)))
    assert len(piles) > 1


def test_a_memory_that_cannot_tell_like_cards_apart_widens_instead_of_guessing() -> None:
    """One of two like cards may lie in hand or reserve, the other in hand or pile; one is seen in
    the hand: the other may be in any."""
    memory = Memory()
    memory.hide(7, HAND | RESERVE)
    memory.hide(7, HAND | PILE)
    memory.see(7, HAND)
    assert memory.zones() == [HAND | RESERVE | PILE]
    memory = Memory()
    memory.hide(7, HAND)
    memory.hide(7, HAND | PILE)
    memory.see(7, HAND)
    assert memory.zones() == [HAND | PILE]


def test_the_truth_is_always_among_the_worlds() -> None:
    """Whole random games with all modules: no memory ever excludes what really lies there."""
    looked = 0
    for seed in range(12):
        game = GAME.start(2, seed, dict.fromkeys(SWITCHES, seed % 2 == 1))
        assert isinstance(game, Majority2)
        luck = from_seed(seed + 300)
        while game.to_act():
            seat = game.to_act()[0]
            legal = game.legal(seat)
            game.apply(seat, legal[luck.below(len(legal))])
            if luck.below(3) == 0:
                for eye in range(3):
                    check_possible(game, eye)
                    looked += 1
    assert looked > 500


def check_possible(game: Majority2, eye: int) -> None:
    """Every kind of card: its unseen copies can be laid where they really are."""
    memory = game.memories[eye]
    places: list[list[int]] = [[] for _ in range(KINDS)]
    for card in game.pile:
        places[card].append(PILE)
    if eye != game.holder():
        for card in game.hand:
            places[card].append(HAND)
    for seat in range(2):
        if seat != eye:
            aside = ASIDE if game.aside and seat == game.active else 0
            for card in game.reserves[seat]:
                places[card].append(reserve_of(seat) | aside)
            for card in game.buried[seat]:
                places[card].append(BURIED)
    for card in range(KINDS):
        wanted = [
            zones for zones in memory.zones() for _ in range(count(memory.cards[zones], card))
        ]
        assert len(wanted) == len(places[card])
        assert matches(wanted, places[card])


def matches(wanted: list[int], places: list[int]) -> bool:
    if not wanted:
        return True
    return any(
        wanted[0] & place and matches(wanted[1:], places[:i] + places[i + 1 :])
        for i, place in enumerate(places)
    )
