"""The Majority 2: a view shows all that can be touched and nothing that is hidden (RULES.md 6,
visibility)."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from augury.core.chance import from_seed
from augury.games.majority2 import GAME, SWITCHES
from augury.games.majority2.components import NAMES
from augury.games.majority2.reader import own
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.terminal import show
from augury.games.majority2.view import view as view_of
from augury.games.majority2.view_types import Majority2View
from augury.words import Words

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


def things(view: Majority2View) -> set[str]:
    """Everything on the table that a decision could name."""
    found = {f"card/{card}" for card in view.hand} | {"card/ghost"}
    for name in ("blue", "green", "red", "pink", "black"):
        found |= {f"disc/{name}", f"colour/{name}"}
    for number in (1, 2, 3):
        found |= {f"column/{number}", f"opposing_column/{number}"}
    for player in view.players:
        found |= {f"spot/{member.id}" for column in player.columns for member in column.cards}
        found |= {f"faction/{member.id}" for member in player.area}
    return found | {"zone/hand", "zone/reserve", "zone/pile"}


def test_whatever_a_decision_touches_is_in_the_view_of_the_one_who_decides() -> None:
    touched = set()
    for seed in range(6):
        game = own(GAME.start(2, seed, dict.fromkeys(SWITCHES, True)))
        luck = from_seed(seed)
        while game.to_act():
            seat = game.to_act()[0]
            legal = game.legal(seat)
            here = things(view_of(game, seat))
            for action in legal:
                targets = GAME.vocabulary.targets(action)
                assert set(targets) <= here, GAME.vocabulary.text(action)
                touched |= {target.partition("/")[0] for target in targets}
            game.apply(seat, legal[luck.below(len(legal))])
    assert touched == {
        "card",
        "column",
        "opposing_column",
        "spot",
        "faction",
        "disc",
        "colour",
        "zone",
    }


def test_a_spectator_sees_no_hand_and_no_reserve(table: Tabletop) -> None:
    game = table.lay("WSec XJun", reserve="DSec", their_reserve="RSec ASec")
    view = view_of(game, -1)
    assert view.hand == []
    assert [player.reserve for player in view.players] == [[], []]
    assert [player.reserve_size for player in view.players] == [1, 2]
    assert view.hand_size == 2


def test_each_player_sees_his_own_cards_only(table: Tabletop) -> None:
    game = table.lay("WSec XJun", reserve="DSec", their_reserve="RSec ASec")
    mine, theirs = view_of(game, 0), view_of(game, 1)
    assert (mine.hand, theirs.hand) == (["witch_secretary", "reaper_junior"], [])
    assert mine.players[0].reserve == ["demon_secretary"]
    assert mine.players[1].reserve == []
    assert theirs.players[1].reserve == ["dragon_secretary", "angel_secretary"]


def test_the_numbers_that_count(table: Tabletop) -> None:
    game = table.lay(
        "WSec",
        ("AJun DSec+red", "", ""),
        area="WSec+black XSec",
        their_area="DVet",
        coins=(7, 4),
        ready=5,
    )
    view = view_of(game, 0)
    player = view.players[0]
    assert (player.coins, player.ready, player.points) == (7, 5, 8)
    assert [member.points for member in player.area] == [4, 4]
    assert player.factions == [0, 0, 0, 0, 2]
    column = player.columns[0]
    assert (column.protected, column.colours) == (True, [0, 0, 1, 1, 0])
    assert [(member.id, member.disc, member.colour) for member in column.cards] == [
        ("own-1.1", "", "pink"),
        ("own-1.2", "red", "red"),
    ]
    assert view.supply == ["blue", "green", "pink"]
    assert view.draws == 3
    assert view.scores == [15, 10]


def test_unseen_copies_are_those_out_of_sight(table: Tabletop) -> None:
    game = table.lay("WSec", ("WSec", "", ""), their_reserve="WSec")
    seen = {
        card.card: number
        for card, number in zip(view_of(game, 0).cards, view_of(game, 0).unseen, strict=True)
    }
    assert seen["witch_secretary"] == 1
    assert seen["witch_junior"] == 3
    assert {card.card for card in view_of(game, 0).cards} == set(NAMES[:25])


def test_the_table_as_text_shows_discs_protection_and_places(table: Tabletop) -> None:
    game = table.lay("WSec WSec", ("AJun DSec+red", "", ""), ("", "RSen", ""), area="DVet")
    text = show(view_of(game, 0), Words("majority2", "en", {0: "Anna", 1: "Bob"}))
    for line in (
        "1.2 Demon Secretary (red)",
        "[Column 1] safe",
        "2.1 Dragon Senior",
        "Demon Veteran 6",
        "Your hand: Witch Secretary x2",
    ):
        assert line in text


def test_views_are_small(table: Tabletop) -> None:
    game = own(GAME.start(2, 3, dict.fromkeys(SWITCHES, True)))
    assert isinstance(game, Majority2)
    luck = from_seed(3)
    for _ in range(120):
        seat = game.to_act()[0]
        game.apply(seat, GAME.reader.propose(game, seat, game.options(seat), luck))
        if not game.to_act():
            break
    assert len(json.dumps(asdict(view_of(game, 0)))) < 16_000


def test_a_view_says_what_a_card_in_hand_lacks(table: Tabletop) -> None:
    """A card wants its coins, and its own kind in the score area."""
    game = table.lay("WSec WJun WSen WVet WAri", coins=(3, 3), ready=1)
    seen = view_of(game, 0)
    for card, lack in zip(seen.hand, seen.lacks, strict=True):
        face = next(face for face in seen.cards if face.card == card)
        assert lack == ("need" if face.need else "cost" if face.cost > 1 else ""), card
    assert {"need", "cost"} <= set(seen.lacks)
    assert view_of(game, 1).lacks == [], "the hand of another says nothing"


def test_a_view_says_which_colour_leads_a_column(table: Tabletop) -> None:
    game = table.lay("WSec", ("WSec WJun DSec", "DJun DSen DVet+red WSen", "RSec"))
    columns = view_of(game, 0).players[0].columns
    assert [column.leader for column in columns] == ["blue", "green", ""]
    assert [column.forming for column in columns] == [False, False, False]
    game = table.lay("WSec", ("WSec WJun WSen DSec", "", ""))
    assert view_of(game, 0).players[0].columns[0].forming
