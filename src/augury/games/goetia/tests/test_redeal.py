"""Who knows what (RULES.md 6): decks that somebody looked through, cards being handed on, edge
backs, lower boards, the New World."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.core import chance
from augury.games.goetia import GAME
from augury.games.goetia.components import BOARD_CLASS, KING_CODES
from augury.games.goetia.demons import DEMONS
from augury.games.goetia.reader import own
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.view import view as view_of
from augury.words import Words

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def worlds(game: Goetia, seat: int, number: int = 12) -> list[Goetia]:
    found = []
    for seed in range(number):
        other = game.clone()
        GAME.reader.redeal(other, seat, chance.from_seed(seed))
        other.assert_sound()
        found.append(other)
    return found


def test_g_611_only_who_looked_knows_the_deck_and_its_order(scene: type[Scene]) -> None:
    d = scene()
    zagan = KING_CODES.index("ZAG")
    d.game.looked[zagan] = 0b0101
    truth = list(d.game.decks[zagan])
    for seat in (0, 2):
        assert all(list(world.decks[zagan]) == truth for world in worlds(d.game, seat))
        names = view_of(d.game, seat).kings[zagan].deck
        assert [DEMONS[card].name for card in reversed(truth)] == names
    for seat in (1, 3, -1):
        assert len({tuple(world.decks[zagan]) for world in worlds(d.game, seat)}) > 3
        assert view_of(d.game, seat).kings[zagan].deck == []


def test_cards_in_a_tableau_are_in_no_imagined_deck(scene: type[Scene]) -> None:
    d = scene()
    zagan = KING_CODES.index("ZAG")
    d.deck("ZAG", "ZAG3 ZAG4")
    d.cards(1, "ZAG1 ZAG2", "ZAG7")
    seen = {card for world in worlds_unchecked(d.game, 0, 30) for card in world.decks[zagan]}
    assert {DEMONS[card].name for card in seen} == {"ZAG3", "ZAG4", "ZAG5", "ZAG6"}


def test_g_602_drawn_cards_are_seen_by_the_picker_and_those_after_him(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S2a", king="W68-4")
    d.deck("BLI", "BLI1 BLI2 BLI3 BLI4")
    d.stand(0, "K68-4#1")
    d.stand(1, "K68-4#2")
    d.stand(2, "K68-4#3")
    d.end_round()
    assert [view_of(d.game, seat).drawn for seat in range(4)] == [
        ["BLI1", "BLI2", "BLI3"],
        [],
        [],
        [],
    ]
    assert view_of(d.game, 3).drawn_size == 3
    assert len({tuple(world.drawn) for world in worlds_unchecked(d.game, 1)}) > 2
    assert {tuple(world.drawn) for world in worlds_unchecked(d.game, 0)} == {tuple(d.game.drawn)}
    d.do("demon BLI2")
    assert [view_of(d.game, seat).drawn for seat in range(4)] == [
        ["BLI1", "BLI3"],
        ["BLI1", "BLI3"],
        [],
        [],
    ]
    assert view_of(d.game, -1).drawn == []
    names = {DEMONS[card].name for world in worlds_unchecked(d.game, 3) for card in world.drawn}
    assert "BLI2" not in names  # everybody saw who took it


def worlds_unchecked(game: Goetia, seat: int, number: int = 12) -> list[Goetia]:
    """For positions put together by hand, where not every card is somewhere."""
    found = []
    for seed in range(number):
        other = game.clone()
        GAME.reader.redeal(other, seat, chance.from_seed(seed))
        found.append(other)
    return found


def test_the_choices_of_another_player_are_found_anew(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S2a", king="W68-4")
    d.deck("BLI", "BLI1 BLI2 BLI3 BLI4")
    d.stand(0, "K68-4#1", "K68-4#2")
    d.end_round()
    for world in worlds_unchecked(d.game, 3):
        assert [action - 347 for action in world.legal(0)] == list(world.drawn)


def test_r_21_edge_backs_are_hidden_until_flipped_except_the_purple_ones() -> None:
    game = own(GAME.start(3, 5))
    view = view_of(game, 0)
    assert [edge.card for edge in view.edges] == ["WP1", "WP2", "WP3", "", "", "", "", "", ""]
    assert len({tuple(world.edge) for world in worlds(game, 0)}) > 5
    game.flipped[4], game.waiting[4] = 1, 0
    for seat in range(3):
        game.graveyard[seat] += 1
    assert {world.edge[4] for world in worlds_unchecked(game, 1)} == {game.edge[4]}
    assert view_of(game, 2).edges[4].card != ""


def test_r_20_boards_under_the_top_are_hidden_but_their_classes_are_known() -> None:
    game = own(GAME.start(4, 6))
    for world in worlds(game, 2):
        assert [stack[-1] for stack in world.scry] == [stack[-1] for stack in game.scry]
        for stack in world.scry:
            assert [BOARD_CLASS[board] for board in stack] == [3, 2, 1]
    assert len({world.scry[0][0] for world in worlds(game, 2, 30)}) == 4
    assert view_of(game, 0).boards_below == [2, 2, 2]


def test_the_new_world_deck_is_hidden() -> None:
    game = own(GAME.start(2, 6))
    assert len({tuple(world.new_world) for world in worlds(game, 0)}) == 12
    assert view_of(game, 0).new_world_size == 9


def test_g_105_world_cards_and_their_kings_are_public() -> None:
    game = own(GAME.start(4, 9))
    view = view_of(game, -1)
    assert len({card.king for card in view.world}) == 9
    assert all(card.card for card in view.world)
    for world in worlds(game, 1, 3):
        assert list(world.world) == list(game.world)


def test_names_follow_the_edition() -> None:
    """Rows 1 to 3 of the edition table."""
    for language, pink, old in (
        ("en", "pink", "red"),
        ("nl", "roze", "rood"),
        ("de", "Rosa", "Rot"),
    ):
        new_words, old_words = (
            Words("goetia", language, {}, {"edition": "2020"}),
            Words("goetia", language, {}, {"edition": "2019"}),
        )
        assert (new_words.thing("cube/P"), old_words.thing("cube/P")) == (pink, old)
        assert new_words.thing("cube/Y") == old_words.thing("cube/Y")
        assert new_words.say("area-world") != old_words.say("area-world")
        assert new_words.thing("follower/0") != old_words.thing("follower/0")
        for card in DEMONS:
            named = new_words.thing(f"demon/{card.name}")
            assert (named == card.title) == (language == "en"), named
            assert new_words.has(f"about-demon-{card.name}")
