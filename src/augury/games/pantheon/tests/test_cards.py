"""Pantheon: drawing cards, and what is known of the hands (RULES.md 7.8, 6.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from augury.games.pantheon.components import CARD_KINDS, CARDS
from augury.games.pantheon.rules.cards import draw
from augury.games.pantheon.rules.choosing import CHOOSE_ACTION
from augury.games.pantheon.rules.eras import AFTER_ACTION
from augury.games.pantheon.view import view as view_of
from augury.kit.agenda import Agenda
from augury.kit.cells import listed

if TYPE_CHECKING:
    from augury.games.pantheon.tests.conftest import Scene

    Scenes = Callable[..., Scene]


def test_p_110_three_cards_each_open_or_from_the_deck(scene: Scenes) -> None:
    made = scene()
    made.on_top("move m1")
    made.do("open dancer")
    assert [CARDS[card] for card in made.game.display] == [
        "gift",
        "priest",
        "move",
        "temple",
    ]  # P-111: the slot is filled at once
    assert not made.can("open dancer")
    assert made.why_not("open dancer") == "not-open card=card/dancer [P-110]"
    made.do("deck", "open move")
    assert made.hand(0) == ["move", "dancer", "m1"]
    assert made.asked() == 1


def test_p_110_identical_open_cards_are_one_option(scene: Scenes) -> None:
    made = scene()
    made.on_top("gift gift gift")
    made.do("open priest", "open dancer")
    assert [option for option in made.options() if option.startswith("open")] == [
        "open gift",
        "open temple",
    ]


def test_p_113_there_is_no_hand_limit(scene: Scenes) -> None:
    made = scene()
    made.give(0, " ".join(["gift"] * 9 + ["move"] * 12))
    made.do("deck", "deck", "deck")
    assert made.game.hand_size[0] == 24


def test_x_28_p_114_the_deck_runs_out(scene: Scenes) -> None:
    """1 card in the deck, 10 discarded: 1 card, a shuffle of 10, 2 more."""
    made = scene()
    made.give(1, " ".join(CARDS[card] for card in made.game.deck[: len(made.game.deck) - 11]))
    made.discard_deck(1)
    assert sum(made.game.discard) == 10
    heard = made.do("deck", "deck", "deck")
    assert [event.facts["number"] for event in heard if event.kind == "reshuffled"] == [10]
    assert made.game.hand_size[0] == 3
    assert len(made.game.deck) == 8
    assert sum(made.game.discard) == 0


def test_x_28_p_115_with_an_empty_discard_pile_all_hands_are_handed_in(scene: Scenes) -> None:
    """After the first card everything is handed in, that card too (Q-22); they draw 2 more and hold
    exactly 2."""
    made = scene()
    made.give(1, " ".join(CARDS[card] for card in made.game.deck[:40]))
    made.give(2, " ".join(CARDS[card] for card in made.game.deck[: len(made.game.deck) - 1]))
    made.give(2, "m5")
    display = made.game.display[:]
    heard = made.do("deck", "deck", "deck")
    assert [event.facts["number"] for event in heard if event.kind == "handed-in"] == [
        72
    ]  # 71 and the special money card
    assert list(made.game.hand_size) == [2, 0, 0]
    assert made.game.display == display
    assert len(made.game.deck) == 70


def test_p_115_a_draw_around_a_hand_in_is_told_in_portions(scene: Scenes) -> None:
    """Of four cards the first two are handed in with all others, so two of the four are held."""
    made = scene()
    made.give(1, " ".join(CARDS[card] for card in made.game.deck[2:]))
    made.game.listening = True
    made.game.hear()
    draw(made.game, 0, 4)
    told = [
        (event.kind, event.facts["number"])
        for event in made.game.hear()
        if event.kind in ("drew", "handed-in")
    ]
    assert told == [("drew", 2), ("handed-in", 71), ("drew", 2)]
    assert list(made.game.hand_size) == [2, 0, 0]


def test_q_52_a_hand_in_while_taking_an_open_card_takes_that_card_too(scene: Scenes) -> None:
    """P-111, P-115: the empty slot is filled first."""
    made = scene()
    made.give(1, " ".join(CARDS[card] for card in made.game.deck))
    made.do("open gift")
    assert list(made.game.hand_size) == [0, 0, 0]
    assert len(made.game.display) == 4
    assert len(made.game.deck) == 71
    made.do("deck", "deck")
    assert made.game.hand_size[0] == 2


def test_q_41_a_follower_who_draws_gets_his_one_card_after_a_hand_in(scene: Scenes) -> None:
    made = scene()
    made.give(0, " ".join(CARDS[card] for card in made.game.deck))
    made.do("move 0", "foot H09")
    assert list(made.game.hand_size) == [0, 1, 1]


def test_cards_taken_openly_are_known_until_they_are_played(scene: Scenes) -> None:
    """RULES.md 6.3, Q-51."""
    made = scene()
    made.on_top("m1 gift")
    made.do("open gift", "open m1", "deck")
    assert view_of(made.game, 1).mats[0].known == ["gift", "m1"]
    made.game.agenda = Agenda([AFTER_ACTION[0], CHOOSE_ACTION[1]])
    assert view_of(made.game, 2).mats[0].known == ["gift", "m1"]
    assert made.game.known(0, CARDS.index("gift")) == 1


def test_a_hidden_card_that_is_played_leaves_its_pool(scene: Scenes) -> None:
    made = scene()
    made.give_hidden(0, "m1 m1")
    made.give(0, "m1")
    made.do("money m1")
    assert made.game.known(0, CARDS.index("m1")) == 0  # the known one went first
    assert sum(made.game.hidden_of(0)) == 2
    made.do("money m1")
    assert sum(made.game.hidden_of(0)) == 1


def test_hidden_cards_of_two_shuffles_become_one_pool_when_it_cannot_be_told_which_was_played(
    scene: Scenes,
) -> None:
    made = scene()
    made.give_hidden(0, "m1")
    made.discard_deck(0)
    made.do("deck", "deck", "deck")
    assert made.game.pool_count() == 2
    assert sum(made.game.hidden_of(0)[CARD_KINDS:]) == 3
    made.game.agenda = Agenda([AFTER_ACTION[0], CHOOSE_ACTION[0]])
    made.game.active = 0
    made.do("money m1")
    assert made.game.pool_count() == 1
    assert sum(made.game.hidden_of(0)) == 3


def test_only_the_shuffles_of_that_hand_become_one_and_the_others_stay_apart(
    scene: Scenes,
) -> None:
    """Seat 0 holds cards of the first and the third shuffle, seat 1 one of the second."""
    made = scene()
    made.give_hidden(0, "m1")
    made.discard_deck(0)
    draw(made.game, 1, 1)
    made.discard_deck(0)
    draw(made.game, 0, 2)
    assert made.game.pool_count() == 3
    made.do("money m1")
    pools = listed(made.game.pools)
    second, mingled = pools[:CARD_KINDS], pools[CARD_KINDS:]
    drawn, own = made.game.hidden_of(1), made.game.hidden_of(0)
    assert drawn == [*second, *[0] * CARD_KINDS]
    assert sum(second) == 1
    assert own[:CARD_KINDS] == [0] * CARD_KINDS
    assert sum(own) == 2
    unseen = [made.game.deck.count(card) + own[CARD_KINDS + card] for card in range(CARD_KINDS)]
    assert mingled == unseen


def test_drawing_and_showing_hidden_cards_cannot_be_undone_but_playing_known_ones_can(
    scene: Scenes,
) -> None:
    made = scene()
    epoch = made.game.epoch
    made.give(0, "move")
    made.do("move 1", "foot H09")
    assert made.game.epoch == epoch
    made = scene()
    made.give_hidden(0, "move")
    epoch = made.game.epoch
    made.do("move 1")
    assert made.game.epoch > epoch
    made = scene()
    epoch = made.game.epoch
    made.do("deck")
    assert made.game.epoch > epoch


def test_q_21_the_discard_pile_is_not_shuffled_before_a_card_is_needed(scene: Scenes) -> None:
    made = scene()
    made.discard_deck(3)
    made.do("deck", "deck", "deck")
    assert made.game.deck == []
    assert sum(made.game.discard) == 68
