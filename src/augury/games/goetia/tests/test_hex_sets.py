"""Sets of hexes, each beside its plain form: one hex after the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from augury.core import chance
from augury.games.goetia import GAME, actions
from augury.games.goetia.bundle import ATTENTION, SORTS, count
from augury.games.goetia.components import NONE, WORLD_SIZE
from augury.games.goetia.demons import SHARE_BITS, part
from augury.games.goetia.hex_sets import (
    ALL_HEXES,
    FIRST_IN,
    HEX_FLAG,
    HEX_WORD,
    count_hexes,
    listed_hexes,
    nth_hex,
)
from augury.games.goetia.hexes import HEX_COUNT, HEX_PRINTED, WORLD_FIRST, WORLD_HEXES
from augury.games.goetia.paying import payable
from augury.games.goetia.reader import own
from augury.games.goetia.rules.costs import hex_cost, hex_discount, visible
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.rules.refusals import is_on_table, refuse_condition
from augury.games.goetia.rules.rounds import Turn
from augury.games.goetia.state import TOKEN_BASE
from augury.kit.sets import lowest


def positions(edition: str) -> Iterator[Goetia]:
    """Turns of random games."""
    for seed in range(6):
        state = own(GAME.start(2 + seed % 3, seed, {"edition": edition}))
        luck = chance.from_seed(seed)
        while state.to_act():
            seat = state.to_act()[0]
            if isinstance(state.asked, Turn):
                yield state
            state.apply(seat, state.draw(seat, luck))


def is_free(game: Goetia, seat: int, hex_: int) -> bool:
    """G-304: nobody stands there; G-533: with SHARE, in the World, a single opponent may."""
    occupant = game.hexes[hex_]
    if occupant == 0:
        return True
    alone = bin(occupant).count("1") == 1 and not occupant & 1 << seat
    shares = part(game.standing(seat), SHARE_BITS) > 0 and hex_ < WORLD_HEXES
    return shares and alone and occupant < TOKEN_BASE


def is_payable(game: Goetia, seat: int, hex_: int) -> bool:
    """G-311: the Attention and the cubes are there."""
    cost = hex_cost(game, seat, hex_)
    if count(cost, ATTENTION) > game.stock[seat * SORTS + ATTENTION]:
        return False
    discount = hex_discount(game, seat, hex_)
    return payable(cost, discount, game.held(seat), game.substitutes(seat))


@pytest.mark.parametrize("edition", ["2019", "2020"])
def test_available_are_the_hexes_that_are_free_useful_and_payable(edition: str) -> None:
    for number, game in enumerate(positions(edition)):
        if number % 7:
            continue
        seat = game.to_act()[0]
        assert game.legal(seat) == [
            actions.PLACE + hex_
            for hex_ in range(HEX_COUNT)
            if is_on_table(game, seat, hex_)
            and is_free(game, seat, hex_)
            and refuse_condition(game, seat, hex_) is None
            and is_payable(game, seat, hex_)
        ]


def test_visible_is_what_is_printed_on_vacant_hexes() -> None:
    for game in positions("2020"):
        for card in game.world:
            if card != NONE:
                hexes = range(WORLD_FIRST[card], WORLD_FIRST[card] + WORLD_SIZE[card])
                plain = sum(HEX_PRINTED[hex_] for hex_ in hexes if game.hexes[hex_] == 0)
                assert visible(game, card) == plain


def test_words_hold_every_hex_once() -> None:
    assert sum(bin(word).count("1") for word in ALL_HEXES) == HEX_COUNT
    for hex_ in range(HEX_COUNT):
        assert FIRST_IN[HEX_WORD[hex_]] + lowest(HEX_FLAG[hex_]) == hex_


def test_a_set_counts_lists_and_draws_its_hexes() -> None:
    for game in positions("2020"):
        low, high, scry, kings, boards = game.places
        hexes = listed_hexes((low, high, scry, kings, boards), 0)
        assert hexes == sorted(set(hexes))
        assert count_hexes(game.places) == len(hexes)
        assert [nth_hex(game.places, place) for place in range(len(hexes))] == hexes


def test_occupied_hexes_are_those_with_something_on_them() -> None:
    for game in positions("2019"):
        assert list(game.occupied()) == [hex_ for hex_ in range(HEX_COUNT) if game.hexes[hex_] != 0]
