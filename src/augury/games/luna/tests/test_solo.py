"""Luna: the solo game (RULES.md 9.3 to 9.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.core.chance import from_seed
from augury.core.numbers import page
from augury.core.table import Table
from augury.games.luna import GAME
from augury.games.luna.actions import END_PHASE, VOCABULARY
from augury.games.luna.components import ROUNDS
from augury.games.luna.rules.game import Luna
from augury.games.luna.rules.rounds import prepare
from augury.games.luna.rules.scoring import apostate_loss, finish
from augury.games.luna.rules.solo import (
    build_automaton,
    induct_automaton,
    lowest_tile,
    seize_book,
    wanted_tile,
)
from augury.games.luna.state import NOBODY, PATH, PICK, TEMPLE, TURN
from augury.games.luna.view import view
from augury.kit.cells import cells, cells_of

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Scene

HUMAN, AUTOMATON = 0, 1


def solo(
    scene: type[Scene], *, level: int = 1, round: int = 1, boards: str = "blue yellow"
) -> Scene:
    """The automaton's novices that no test names sleep beside SHRINE."""
    return scene(level=level, round=round, boards=boards)


def test_x_24_the_first_round(scene: type[Scene]) -> None:
    """L-164..L-168, L-170: council 0 -> 2, tile 7 for 6 IP, then the book under 3 goes under 7 for
    1 IP."""
    table = solo(scene)
    table.game.novices[1], table.game.novices[3] = AUTOMATON, HUMAN
    table.figures(builder="book", apostate="bribe")
    table.shrine(AUTOMATON, "book")
    table.novices(AUTOMATON, book=1, tide=1, sail=2, shrine=2, herb=2, bribe=2, novice=2)
    table.council(s0="1 0")
    table.game.phase = PICK
    table.do(HUMAN, "pick sail")
    game = table.game
    assert list(game.spaces) == [0, 2]
    assert table.at(AUTOMATON, "sail") == (0, 2)
    assert game.zones[7] == TEMPLE
    assert game.novices[7] == AUTOMATON
    assert table.at(AUTOMATON, "herb") == (1, 0)
    assert [game.has_book(tile) for tile in (1, 3, 7)] == [True, False, True]
    assert list(game.ip) == [5, 12]
    assert list(game.landing) == [0, 0]
    assert game.phase == TURN
    assert game.to_act() == [HUMAN]


def test_l_164_only_an_island_with_active_novices_of_the_automaton(scene: type[Scene]) -> None:
    table = solo(scene)
    table.novices(AUTOMATON, sail=2, tide=(0, 2))
    table.game.beside = cells(14)
    table.game.on[7 + 2] = 0
    table.game.phase = PICK
    assert table.options(HUMAN) == ["pick sail"]
    assert table.why_not(HUMAN, "pick tide").endswith("[L-164]")
    assert table.why_not(HUMAN, "end-phase").endswith("[L-164]")


def test_l_164_without_active_novices_the_step_is_skipped(scene: type[Scene]) -> None:
    table = solo(scene)
    game = table.game
    game.on, game.beside = cells(14), cells(14)
    game.zones[6] = game.zones[7] = TEMPLE
    for tile in range(5, 17):
        if game.zones[tile] in (PATH, TEMPLE):
            game.zones[tile], game.novices[tile] = TEMPLE, AUTOMATON
    table.ready()
    game.beside = cells(14)
    game.apply(HUMAN, VOCABULARY.parse("end-phase"))
    assert game.round == 2
    assert game.phase == TURN


def test_x_33_surplus_steps_lapse_and_the_stone_goes_below(scene: type[Scene]) -> None:
    """L-164: A on 9, H on 10; two novices bring A to 10, below H."""
    table = solo(scene)
    table.council(s9="1", s10="0")
    table.novices(AUTOMATON, sail=2)
    table.game.beside = cells(14)
    table.ready()
    table.game.beside, table.game.on[7] = cells(14), table.game.beside[7]
    table.game.phase = PICK
    table.do(HUMAN, "pick sail")
    assert list(table.game.spaces) == [10, 10]
    assert list(table.game.stones) == [AUTOMATON, HUMAN]
    assert table.at(AUTOMATON, "sail") == (0, 2)


def test_l_164_a_stone_already_on_10_is_not_touched(scene: type[Scene]) -> None:
    table = solo(scene)
    table.council(s10="0 1")
    table.novices(AUTOMATON, sail=2)
    table.game.on[7] += table.game.beside[7]
    table.game.beside = cells(14)
    table.game.phase = PICK
    table.do(HUMAN, "pick sail")
    assert list(table.game.stones) == [HUMAN, AUTOMATON]
    assert list(table.game.spaces) == [10, 10]


def test_x_34_and_l_165_the_highest_tile_with_an_active_novice(scene: type[Scene]) -> None:
    table = solo(scene, round=3)
    table.novices(AUTOMATON, sail=1, herb=1, novice=(0, 2))
    assert wanted_tile(table.game) == 12
    table.path(HUMAN, 12)
    assert wanted_tile(table.game) == 7
    table.novices(AUTOMATON, herb=0)
    assert wanted_tile(table.game) == 0
    before = list(table.game.ip)
    induct_automaton(table.game)
    assert list(table.game.ip) == before
    assert table.game.hear() == []
    table.game.listening = True
    induct_automaton(table.game)
    assert [event.kind for event in table.game.hear()] == ["automaton-nothing"]


def test_l_165_only_released_tiles(scene: type[Scene]) -> None:
    """L-169: it never bribes."""
    table = solo(scene, round=1)
    table.novices(AUTOMATON, sail=3, book=3)
    assert wanted_tile(table.game) == 0


def test_l_166_and_l_169_straight_to_the_temple_without_a_helper(scene: type[Scene]) -> None:
    table = solo(scene, round=2)
    table.novices(AUTOMATON, sail=1)
    table.game.books = 1 << list(table.game.novices).index(AUTOMATON) | 1 << list(
        table.game.novices
    ).index(HUMAN)
    induct_automaton(table.game)
    assert table.game.zones[12] == TEMPLE
    assert table.at(AUTOMATON, "sail") == (0, 0)
    assert table.game.ip[AUTOMATON] == 5 + 5 + 1
    table.game.assert_sound()


def test_l_167_the_automaton_expels_before_it_seizes(scene: type[Scene]) -> None:
    """12 touches 3, 23 and 25 on these boards; H's novice on 10 touches 25: A inducts 25 and expels
    10."""
    table = solo(scene, round=6)
    table.temple(HUMAN, 10)
    table.novices(AUTOMATON, herb=1)
    induct_automaton(table.game)
    assert table.game.novices[25] == AUTOMATON
    assert table.game.novices[10] == NOBODY
    assert list(table.game.landing) == [1, 0]
    assert table.game.ip[AUTOMATON] == 5 + 2 + 1 + 1
    table.game.assert_sound()


def test_l_168_the_lowest_book_goes_under_the_lowest_bookless_novice(scene: type[Scene]) -> None:
    """It is not a Book action: the bonus of the round stays."""
    table = solo(scene, round=3, boards="blue yellow")
    game = table.game
    game.novices[1], game.novices[3] = HUMAN, AUTOMATON
    table.temple(HUMAN, 18)
    table.temple(AUTOMATON, 7)
    game.books = 1 << 1 | 1 << 18  # both books are the human's
    table.novices(AUTOMATON, shrine=1)
    induct_automaton(game)
    assert game.novices[16] == AUTOMATON
    assert [game.has_book(tile) for tile in (1, 3, 7, 16, 18)] == [False, True, False, False, True]
    assert list(game.ip) == [5, 5 + 4 + 1]
    assert game.book_bonus
    game.books = 1 << 3 | 1 << 7  # the human has none left
    game.round = 4
    table.novices(AUTOMATON, sail=1)
    game.novices[18] = NOBODY
    game.zones[18] = PATH
    induct_automaton(game)
    assert game.books == 1 << 3 | 1 << 7
    assert (
        game.ip[AUTOMATON] == 10 + 3 + 1
    )  # 18 expels the human's novice on 1, which has no book any more


def test_a_page_that_follows_a_game_does_not_keep_a_book_that_is_seized(scene: type[Scene]) -> None:
    """Tile 1 had it, tile 7 has it."""
    table = solo(scene, round=3)
    table.game.novices[1] = HUMAN
    table.temple(AUTOMATON, 7)
    table.game.books = 1 << 1
    out = page()
    out.follow()
    GAME.reader.observe(table.game, HUMAN, out)
    before = out.floats()
    seize_book(table.game)
    out.clear()
    GAME.reader.observe(table.game, HUMAN, out)
    assert out.floats() == GAME.reader.encode(table.game, HUMAN) != before


def test_l_168_a_book_on_the_highest_tile_is_the_lowest_if_it_is_the_only_one(
    scene: type[Scene],
) -> None:
    table = solo(scene, round=6)
    table.temple(HUMAN, 28)
    table.game.books = 1 << 28
    assert lowest_tile(table.game, HUMAN, True) == 28


def test_l_171_the_human_acts_until_he_ends_the_phase(scene: type[Scene]) -> None:
    table = solo(scene)
    table.novices(HUMAN, tide=4)
    assert table.can(HUMAN, "end-phase")
    assert table.why_not(HUMAN, "meditate").endswith("[L-171]")
    table.do(HUMAN, "favour tide")
    assert table.game.to_act() == [HUMAN]
    table.do(HUMAN, "recruit tide")
    assert table.game.to_act() == [HUMAN]
    for place in range(7, 14):
        table.game.beside[place] = 0
    table.game.on[7] = 12
    ip = table.game.ip[HUMAN]
    table.do(HUMAN, "end-phase")
    assert table.game.ip[HUMAN] == ip + 1  # the Temple; nothing for the end of the phase itself
    assert table.game.round == 2


def test_with_people_the_phase_cannot_be_ended(scene: type[Scene]) -> None:
    """L-032."""
    assert scene(2).why_not(0, "end-phase").endswith("[L-032]")


def test_x_25_and_l_172_an_expelled_novice_of_the_automaton_goes_home(scene: type[Scene]) -> None:
    table = solo(scene, round=6)
    table.temple(AUTOMATON, 12)
    table.path(HUMAN, 25)
    before = table.at(AUTOMATON, "sail")
    table.do(HUMAN, "induct 25")
    assert table.game.novices[12] == NOBODY
    assert table.at(AUTOMATON, "sail") == (before[0], before[1] + 1)
    seen = view(table.game, HUMAN)
    (sail,) = [island for island in seen.islands if island.name == "sail"]
    assert sail.inactive[AUTOMATON] == before[1] + 1
    assert seen.players[AUTOMATON].landing == 0, "not at the landing stage"
    assert table.game.ip[HUMAN] == 5 + 2 + 1
    prepare(table.game)
    assert table.at(AUTOMATON, "sail") == (before[0] + before[1] + 1, 0)


def test_l_173_the_automaton_builds_before_the_scoring(scene: type[Scene]) -> None:
    """Q-14: an inactive novice is enough."""
    table = solo(scene)
    table.figures(builder="tide", priestess="tide")
    build_automaton(table.game)
    assert table.shrines(AUTOMATON) == set()
    table.novices(AUTOMATON, tide=(0, 1))
    table.game.phase = TURN
    table.game.apply(HUMAN, VOCABULARY.parse("end-phase"))
    assert table.shrines(AUTOMATON) == {"tide"}
    assert (
        table.game.ip[AUTOMATON] == 5 + 5 + 1
    )  # the new shrine wins the Priestess; one novice in the Temple


def test_l_173_one_shrine_per_island_and_six_in_all(scene: type[Scene]) -> None:
    table = solo(scene)
    table.figures(builder="tide")
    table.novices(AUTOMATON, tide=1)
    table.shrine(AUTOMATON, "shrine", "herb", "sail", "bribe", "book", "novice")
    build_automaton(table.game)
    assert "tide" not in table.shrines(AUTOMATON)


def test_l_174_the_automaton_never_loses_to_the_apostate(scene: type[Scene]) -> None:
    table = solo(scene)
    table.figures(apostate="tide")
    table.novices(AUTOMATON, tide=3)
    table.novices(HUMAN, tide=1)
    assert [apostate_loss(table.game, seat) for seat in (HUMAN, AUTOMATON)] == [2, 0]


def test_l_175_the_apostate_follows_the_human(scene: type[Scene]) -> None:
    table = solo(scene)
    table.figures(apostate="bribe")
    table.novices(AUTOMATON, tide=3)
    table.novices(HUMAN, sail=(0, 1))
    prepare(table.game)
    assert table.figure("apostate") == "sail"


@pytest.mark.parametrize(
    ("ip", "places"), [([41, 40], [1, 2]), ([40, 40], [2, 1]), ([39, 40], [2, 1])]
)
def test_l_176_one_has_to_beat_the_automaton(
    scene: type[Scene], ip: list[int], places: list[int]
) -> None:
    """Q-35: a tie is not a win, whatever the Council says."""
    table = solo(scene)
    table.game.ip = cells_of(ip)
    table.council(s0="1 0")
    finish(table.game)
    assert table.game.scores() == ip
    assert table.game.ranks() == places


# Levels 2 and 3


def test_x_26_and_l_180_the_apostate_blocks_his_island(scene: type[Scene]) -> None:
    """At level 2 only BANISH is left; at level 3 not even that (L-186)."""
    table = solo(scene, level=2)
    table.figures(apostate="tide")
    table.novices(HUMAN, tide=2)
    table.favours(HUMAN, "herb")
    assert table.options(HUMAN) == ["banish", "end-phase"]
    table.do(HUMAN, "banish")
    assert table.options(HUMAN) == ["deploy 1", "deploy 2"]
    table = solo(scene, level=3)
    table.figures(apostate="tide")
    table.novices(HUMAN, tide=2)
    table.favours(HUMAN, "herb", "novice")
    assert table.options(HUMAN) == ["council-helped", "end-phase"]
    assert table.why_not(HUMAN, "banish").endswith("[L-186]")


def test_l_180_everything_on_his_island_is_refused(scene: type[Scene]) -> None:
    table = solo(scene, level=2, round=2)
    table.figures(apostate="sail", builder="sail")
    table.novices(HUMAN, sail=(3, 2), book=(1, 1))
    table.shrine(HUMAN, "tide")
    table.favours(HUMAN, "herb", "shrine", "novice", "tide", "bribe")
    for text in (
        "favour sail",
        "favour-helped sail",
        "recruit sail",
        "recruit-helped sail",
        "build",
        "build-helped",
        "herbs sail 1",
    ):
        assert table.why_not(HUMAN, text).endswith("[L-180]"), text
    for text in ("appoint 12", "appoint-helped 12", "council sail"):
        assert table.why_not(HUMAN, text).endswith("[L-180]"), text
    table.do(HUMAN, "travel")
    assert table.options(HUMAN) == [
        "drop " + name for name in ("shrine", "herb", "tide", "sail", "bribe", "novice")
    ]
    table = solo(scene, level=2)
    table.figures(apostate="sail")
    table.novices(HUMAN, sail=(3, 2))
    table.favours(HUMAN, "tide", "sail")
    assert table.why_not(HUMAN, "travel").endswith("[L-064]")
    assert table.why_not(HUMAN, "tide").endswith("[L-068]")
    assert table.options(HUMAN, "sail") == []
    assert table.why_not(HUMAN, "sail sail 1 tide").endswith("[L-180]")
    table.landing(HUMAN, 1)
    table.novices(HUMAN, book=(0, 1))
    table.do(HUMAN, "tide")
    assert table.options(HUMAN) == ["lift-beside book", "lift-landing"]
    assert table.why_not(HUMAN, "lift sail").endswith("[L-180]")


def test_l_181_what_stays_possible(scene: type[Scene]) -> None:
    """Moving to his island, inducting a tile of its symbol, its favour elsewhere; the block moves
    with him at once."""
    table = solo(scene, level=2, round=2)
    table.figures(apostate="sail")
    table.path(HUMAN, 12)
    table.novices(HUMAN, sail=1, book=2, herb=(0, 1))
    table.favours(HUMAN, "sail", "novice")
    assert table.can(HUMAN, "sail book 1 sail")
    assert table.can(HUMAN, "council-helped")
    table.do(HUMAN, "induct 12")
    table.do(HUMAN, "banish", "deploy 1")
    assert table.figure("apostate") == "book"
    assert table.why_not(HUMAN, "sail book 1 sail").endswith("[L-180]")


def test_l_181_the_automaton_is_not_blocked(scene: type[Scene]) -> None:
    table = solo(scene, level=3, round=2)
    table.figures(apostate="sail")
    table.novices(AUTOMATON, sail=1)
    assert wanted_tile(table.game) == 12


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_solo_can_be_played_to_the_end(level: str) -> None:
    """Its steps appear one by one in the log."""
    game = GAME.start(1, 4, {"level": level})
    game.listening = True
    luck = from_seed(4)
    kinds = set()
    while game.to_act():
        game.apply(HUMAN, GAME.reader.propose(game, HUMAN, game.options(HUMAN), luck))
        kinds |= {event.kind for event in game.hear()}
    assert {"automaton-council", "induct", "automaton-book", "build", "round"} <= kinds
    assert kinds & {"solo-won", "solo-lost"}
    assert len(game.scores()) == len(game.ranks()) == 2


def test_l_173_the_forecast_counts_the_shrine_that_comes_before_the_scoring() -> None:
    """Builder and Priestess share an island: two of the human's novices there face two of the
    automaton's and its shrine to be, so 2 and 5, not 5 and 2."""
    table = Table(GAME, 1, 1, {"level": "1"})
    pairs = [f"place-pair {island}" for island in ("shrine", "herb", "sail", "bribe")]
    for text in ["place-shrine tide", *pairs, "pick shrine", "end-phase", "pick shrine"]:
        table.play(HUMAN, text)
    assert isinstance(table.state, Luna)
    foretold = view(table.state, HUMAN).players
    assert [player.prize for player in foretold] == [2, 5]
    before = [rows["priestess"] for rows in view(table.state, HUMAN).breakdown]
    table.play(HUMAN, "end-phase")
    assert isinstance(table.state, Luna)
    after = [rows["priestess"] for rows in view(table.state, HUMAN).breakdown]
    assert [then - now for now, then in zip(before, after, strict=True)] == [2, 5]


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_l_173_in_the_last_round_the_forecast_is_the_result(level: str) -> None:
    """At the end of the sixth action phase what is there, comes and goes adds up to the score."""
    for seed in range(12):
        state = GAME.start(1, seed, {"level": level})
        assert isinstance(state, Luna)
        luck = from_seed(seed)
        while state.to_act():
            legal = state.legal(HUMAN)
            last = state.round == ROUNDS and END_PHASE in legal
            foretold = [
                max(0, player.ip + player.prize + player.temple - player.loss)
                + (player.at_end - player.ip)
                for player in view(state, HUMAN).players
            ]
            state.apply(HUMAN, END_PHASE if last else legal[luck.below(len(legal))])
        assert foretold == list(state.scores())
