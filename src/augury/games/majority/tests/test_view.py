"""The Majority: what the view says beside where the cards lie."""

from __future__ import annotations

from augury.core import figures
from augury.core.state import State
from augury.games.majority import GAME
from augury.games.majority.components import COLOURS
from augury.games.majority.rules.game import Majority
from augury.games.majority.view import view
from augury.kit.cells import cells_of


def start(seats: int) -> Majority:
    return as_majority(GAME.start(seats, 3))


def as_majority(state: State) -> Majority:
    assert isinstance(state, Majority)
    return state


def test_places_in_a_colour_are_shared_by_equal_sums() -> None:
    """MJ-42: the highest sum above 0 wins. MJ-43: the next distinct sum is runner-up."""
    game = start(4)
    for seat, held in enumerate([7, 9, 7, 0]):
        game.sums[seat * COLOURS] = held
    assert [mat.places[0] for mat in view(game, 0).mats] == [2, 1, 2, 0]


def test_a_packet_is_known_by_whom_it_was_dealt_to() -> None:
    """MJ-10: all packets go to the left."""
    game = start(3)
    assert [mat.packet_from for mat in view(game, -1).mats] == [0, 1, 2]
    for seat in range(3):
        game.apply(seat, game.legal(seat)[0])
    assert [mat.packet_from for mat in view(game, -1).mats] == [2, 0, 1]


def test_partners_see_what_their_team_has() -> None:
    """MJ-1: partners share their result."""
    game = start(4)
    game.coins = cells_of([3, 1, 4, 5])
    assert [mat.team_coins for mat in view(game, 1).mats] == [7, 6, 7, 6]
    alone = start(3)
    alone.coins = cells_of([3, 1, 4])
    assert [mat.team_coins for mat in view(alone, 1).mats] == [3, 1, 4]


def test_abilities_are_named_in_the_order_in_which_they_act() -> None:
    """MJ-20: by ascending power."""
    assert [ability.power for ability in view(start(3), -1).abilities] == [0, 2, 3, 7]


def test_the_example_of_the_rulebook_adds_up() -> None:
    """MJ-44: 2 coins for first. MJ-45: a fifth of the winner's sum for second, times the winners.

    Red 15 pays 3. Blue 10 pays 2, to both who share second place. Yellow has two winners: 2 x 2.
    """
    mats = view(as_majority(figures.load("majority")["scoring"].position()), 0).mats
    assert [mat.sums for mat in mats] == [[10, 10, 9], [15, 6, 10], [6, 6, 8], [6, 0, 10]]
    assert [mat.coins for mat in mats] == [3 + 2 + 4, 2 + 2 + 2, 2, 2]
    assert [mat.team_coins for mat in mats] == [11, 8, 11, 8]
