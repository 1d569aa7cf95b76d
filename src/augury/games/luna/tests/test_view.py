"""Luna: what everybody sees, the table as text, the chronicle, and the bots' sense of the
position."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from augury.core.chance import from_seed
from augury.games.luna import GAME
from augury.games.luna.reader import own
from augury.games.luna.terminal import show
from augury.games.luna.view import view as view_of
from augury.words import Words

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

WHITE, YELLOW, RED, BLUE = range(4)


def test_everybody_sees_the_same_but_for_the_prompt() -> None:
    """L-015, L-034: nothing is hidden."""
    game = own(GAME.start(3, 4, {"setup": "preset"}))
    whole = [dataclasses.asdict(view_of(game, seat)) for seat in (-1, 0, 1, 2)]
    for view in whole:
        del view["seat"], view["prompt"]
    assert whole[0] == whole[1] == whole[2] == whole[3]


def test_the_view_says_what_the_next_scoring_would_bring(scene: type[Scene]) -> None:
    table = scene()
    table.figures(priestess="tide", apostate="book", builder="herb")
    table.novices(WHITE, tide=1, book=(1, 1))
    table.shrine(WHITE, "tide")
    table.favours(WHITE, "sail")
    player = view_of(table.game, 0).players[WHITE]
    assert (player.presence, player.prize, player.loss, player.temple) == (2, 6, 3, 1)
    assert player.at_end == 5 + 4 + 1
    assert player.favours == ["sail"]


def test_the_view_shows_where_the_figures_go_next(scene: type[Scene]) -> None:
    table = scene()
    table.figures(priestess="tide", apostate="book", builder="herb")
    table.novices(RED, herb=(0, 1))
    coming = {island.name: island.next_figures for island in view_of(table.game, 0).islands}
    assert coming["bribe"] == ["priestess"]
    assert coming["novice"] == ["builder"]
    assert coming["herb"] == ["apostate"]


def test_the_view_says_who_may_travel_and_where_they_may_land(scene: type[Scene]) -> None:
    """L-066: to another island. L-069: Tide moves those who rest and those at the landing stage
    too. L-071: but nobody lands where one who rested was picked up."""
    table = scene()
    table.novices(WHITE, tide=2, book=(0, 1))
    table.favours(WHITE, "tide", "book")
    table.do(WHITE, "tide", "lift tide")
    sources = {found.source: found for found in view_of(table.game, WHITE).step.sources}
    assert {name: found.novices for name, found in sources.items()} == {
        "on/tide": 2,
        "beside/book": 1,
    }
    assert "tide" not in sources["on/tide"].lands and "book" in sources["on/tide"].lands
    assert (sources["on/tide"].closes, sources["beside/book"].closes) == ("", "book")


def test_the_view_says_how_far_the_guard_lets_one_go(scene: type[Scene]) -> None:
    """RULES.md 4.3: tiles up to the guard are released, those behind the guard cost a bribe."""
    table = scene()
    table.game.round = 5
    view = view_of(table.game, WHITE)
    assert view.guard_at == 5
    assert view.reaches == ["released"] * 5 + ["bribable"]
    table.game.round = 2
    view = view_of(table.game, WHITE)
    assert view.reaches == ["released", "released", "bribable", "closed", "closed", "closed"]


def test_the_view_shows_the_step_that_is_under_way(scene: type[Scene]) -> None:
    table = scene()
    table.novices(WHITE, tide=2, book=(0, 1))
    table.favours(WHITE, "tide", "book", "novice")
    table.do(WHITE, "tide", "lift tide", "lift-beside book")
    step = view_of(table.game, 0).step
    assert (step.tide, step.lifted_on, step.lifted_beside, step.left) == (
        True,
        {"tide": 1},
        {"book": 1},
        2,
    )
    table.do(WHITE, "drop bribe")
    assert view_of(table.game, 0).step.dropped == {"bribe": 1}
    assert view_of(table.game, 0).prompt == "drop"
    assert view_of(table.game, 1).prompt == "wait"
    table = scene()
    table.novices(WHITE, tide=2)
    table.do(WHITE, "council tide")
    assert view_of(table.game, 0).step.island == "tide"
    assert view_of(table.game, 0).phase == "advance"


def test_the_reach_of_the_guard_is_shown(scene: type[Scene]) -> None:
    tiles = {tile.tile: tile.reach for tile in view_of(scene(round=2).game, 0).tiles}
    assert (tiles[12], tiles[13], tiles[17], tiles[1]) == ("released", "bribable", "closed", "")


def test_the_view_says_whom_an_induction_would_expel(scene: type[Scene]) -> None:
    """X-06: 20 expels the blue novice on 12; not the own one on 6, not 17 with its book, not the
    higher 25. A free tile expels nobody."""
    table = scene(round=5)
    table.path(RED, 20)
    table.temple(BLUE, 12)
    table.temple(RED, 6)
    table.temple(WHITE, 17)
    table.game.books |= 1 << 17
    table.temple(YELLOW, 25)
    tiles = {tile.tile: tile.expels for tile in view_of(table.game, 0).tiles}
    assert tiles[20] == [12]
    assert tiles[21] == tiles[12] == []


def test_fields_have_coordinates_to_draw_them(scene: type[Scene]) -> None:
    fields = {field.tile: field for field in view_of(scene().game, 0).fields}
    assert (fields[7].column, fields[7].row, fields[7].name, fields[7].slot) == (0, 0, "A1", 1)
    assert (fields[12].column, fields[12].row, fields[12].board) == (3, 3, "yellow")
    assert fields[22].neighbours == [4, 11, 14]


def test_the_table_as_text(scene: type[Scene]) -> None:
    table = scene(2)
    table.novices(WHITE, tide=(2, 1))
    table.shrine(WHITE, "tide")
    table.path(YELLOW, 7)
    text = show(view_of(table.game, 0), Words("luna", "en", {0: "Anna", 1: "Ben"}))
    assert "  Tide          2+1#" in text
    assert "7 Herbs=Y" in text
    assert "<6>" in text
    assert " 1W*" in text
    assert "Anna" in text and "Round 1 of 6" in text


def test_the_chronicle(scene: type[Scene]) -> None:
    table = scene(round=5)
    table.path(RED, 20)
    table.temple(BLUE, 12)
    table.game.listening = True
    table.do(RED, "induct 20")
    words = Words("luna", "en", {0: "Cleo", 2: "Anna", 3: "Ben"})
    assert [words.event(event) for event in table.game.hear()] == [
        "Anna inducts tile 20 into the Temple (+2).",
        "Anna expels Ben's novice from field 12 (+1).",
    ]
    table.novices(WHITE, tide=2, book=1)
    table.do(WHITE, "travel", "lift tide", "lift tide", "lift-done", "drop herb", "drop herb")
    assert [words.event(event) for event in table.game.hear()] == [
        "Cleo lets 2 novices travel from Tide.",
        "2 novices of Cleo land beside Herbs.",
    ]


def test_the_evaluation_knows_what_is_good(scene: type[Scene]) -> None:
    """A shrine, a novice in the Temple and a safe place are worth something; the Apostate is
    not."""
    table = scene(round=3)
    for seat in range(4):
        table.novices(seat, tide=2, book=2)
    table.figures(apostate="herb")
    plain = GAME.reader.evaluate(table.game)[RED]
    better = table.game.clone()
    better.shrines[RED] = 1
    assert GAME.reader.evaluate(better)[RED] > plain + 3
    better = table.game.clone()
    better.zones[28], better.novices[28] = 2, RED
    assert GAME.reader.evaluate(better)[RED] > plain + 3
    worse = table.game.clone()
    worse.apostate = 2
    assert GAME.reader.evaluate(worse)[RED] < plain


def test_quick_choices_beat_random_ones() -> None:
    won = 0
    for seed in range(12):
        game = GAME.start(2, seed)
        luck = from_seed(seed)
        while game.to_act():
            seat = game.to_act()[0]
            legal = game.legal(seat)
            wise = seat == seed % 2
            game.apply(
                seat,
                GAME.reader.propose(game, seat, game.options(seat), luck)
                if wise
                else legal[luck.below(len(legal))],
            )
        won += game.ranks()[seed % 2] == 1
    assert won >= 10
