"""Luna: the invariants of RULES.md 12 along random games, and that choices and refusals agree."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from augury.core import record
from augury.games.luna import GAME
from augury.games.luna.actions import INDUCT, MEDITATE, SIZE, VOCABULARY
from augury.games.luna.components import GUARD_VALUES
from augury.games.luna.reader import own
from augury.games.luna.rules.game import Luna
from augury.games.luna.rules.refusals import reason
from augury.games.luna.rules.scoring import priestess_prizes
from augury.games.luna.state import AUTOMATON, NOBODY, PICK, PLACE_PAIR, PLACE_SHRINE, TEMPLE, TURN
from augury.kit.sets import size

if TYPE_CHECKING:
    from augury.games.luna.tests.conftest import Walk

KINDS = [
    (1, {"level": "1"}),
    (1, {"level": "2"}),
    (1, {"level": "3"}),
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"setup": "preset"}),
]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_choices_and_refusals_agree(walk: Walk, seats: int, options: dict[str, object]) -> None:
    """An action is possible exactly if no rule stands against it; the two were written apart."""
    for number, (game, _, _) in enumerate(walk(seats, 5, options)):
        if number % 3 == 0:
            for seat in range(game.seats):
                legal = set(game.legal(seat))
                assert {
                    action for action in range(SIZE) if reason(game, seat, action) is None
                } == legal


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_i_01_to_i_13_hold_all_along(walk: Walk, seats: int, options: dict[str, object]) -> None:
    """L-034 too: after the set-up no chance is drawn."""
    for seed in range(3):
        before = None
        chance = GAME.start(seats, seed, options).chance.position()
        for game, seat, action in walk(seats, seed, options):
            game.assert_sound()
            assert game.chance.position() == chance
            if before is not None:
                check_step(before, game)
            if action >= 0:
                assert game.legal(seat), "I-11: there is always a move"
                if game.phase == TURN:
                    assert game.guard_value() == GUARD_VALUES[game.round - 1], "I-08"
            before = (game.clone(), seat, action)


def check_step(step: tuple[Luna, int, int], game: Luna) -> None:
    before, seat, action = step
    for other in range(game.seats):
        assert before.shrines[other] & ~game.shrines[other] == 0, "I-02: shrines stay"
        assert before.spaces[other] <= game.spaces[other], "I-07: stones never fall back"
        if before.round == game.round:
            assert before.ip[other] <= game.ip[other], (
                "I-09: nobody loses IP during the action phase"
            )
    for tile in range(1, 29):
        if before.zones[tile] == TEMPLE:
            assert game.zones[tile] == TEMPLE, "I-04: no tile leaves the Temple"
            if before.novices[tile] == NOBODY:
                assert game.novices[tile] == NOBODY, "I-05: once empty, always empty"
    if before.round != game.round and before.round:
        assert sum(game.beside) == 0 or game.phase != PICK, "I-12: everybody is awake"
        if not game.level and game.to_act():
            assert sum(game.beside) == 0, "I-12: everybody is awake"
    if before.phase == TURN and INDUCT <= action < INDUCT + 24:
        tile = action - INDUCT + 5
        for neighbour in game.neighbours[tile]:
            if (
                neighbour < tile
                and game.zones[neighbour] == TEMPLE
                and not game.has_book(neighbour)
            ):
                assert game.novices[neighbour] in (NOBODY, seat), (
                    "I-13: no rival is left on a lower neighbour"
                )


def recruit(game: Luna, tile: int) -> None:
    """A novice from the first seat's supply appears on a tile."""
    game.novices[tile] = 0
    game.supply[0] -= 1


BROKEN: dict[str, Callable[[Luna], object]] = {  # an invariant, and what breaks it
    "I-01": lambda game: game.supply.__setitem__(0, game.supply[0] + 1),
    "I-02": lambda game: game.shrines.__setitem__(0, 127),
    "I-03": lambda game: game.favours.__setitem__(0, 1 << 7),
    "I-04": lambda game: game.zones.__setitem__(list(game.zones).index(0, 1), 1),
    "I-05": lambda game: recruit(game, list(game.zones).index(0, 1)),
    "I-06": lambda game: setattr(game, "books", game.books & (game.books - 1)),
    "I-07": lambda game: game.spaces.__setitem__(game.stones[0], 3),
    "I-08": lambda game: recruit(game, list(game.zones).index(1, 25)),
    "I-09": lambda game: game.ip.__setitem__(1, -1),
    "I-10": lambda game: setattr(game, "tokens", 0),
}


@pytest.mark.parametrize("invariant", BROKEN)
def test_a_broken_invariant_is_noticed(invariant: str) -> None:
    """I-01 to I-10, each named by the check that finds it."""
    game = own(GAME.start(2, 6, {"setup": "preset"}))
    game.assert_sound()
    BROKEN[invariant](game)
    with pytest.raises(AssertionError, match=invariant):
        game.assert_sound()


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_i_14_everybody_begins_with_the_same(
    walk: Walk, seats: int, options: dict[str, object]
) -> None:
    """L-016."""
    for game, _, _ in walk(seats, 8, options):
        if game.phase in (PLACE_SHRINE, PLACE_PAIR):
            continue
        for seat in range(game.seats):
            active = sum(game.on[seat * 7 : seat * 7 + 7])
            in_temple = game.temple_novices(seat)
            if game.level and seat == AUTOMATON:
                assert (active, in_temple, size(game.shrines[seat]), game.favours[seat]) == (
                    12,
                    1,
                    1,
                    0,
                )
            else:
                assert (active, in_temple, game.supply[seat]) == (8, 1, 4)
                assert (size(game.shrines[seat]), size(game.favours[seat])) == (1, 2)
        break


def test_i_15_the_priestess_pays_at_most_10_or_7(walk: Walk) -> None:
    for seats, most in ((2, 7), (3, 7), (4, 10)):
        for game, _, _ in walk(seats, 3):
            assert sum(priestess_prizes(game)) <= most


@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_i_10_and_i_16_games_end(walk: Walk, seats: int, tokens: int) -> None:
    for seed in range(3):
        meditations = turns = 0
        for game, _, action in walk(seats, seed):
            if game.phase == TURN and action >= 0:
                assert 1 <= game.tokens <= tokens
                meditations += action == MEDITATE
                turns += action != MEDITATE
        assert meditations == 6 * tokens
        assert turns <= 6 * seats * 40


def test_i_16_solo_games_end(walk: Walk) -> None:
    kinds = [VOCABULARY.kind_of[action].word for _, _, action in walk(1, 2) if action >= 0]
    assert kinds.count("end-phase") == 6
    assert kinds.count("pick") == 6


def test_i_17_the_same_seed_and_moves_give_the_same_game(walk: Walk) -> None:
    first = [game.digest() for game, _, _ in walk(3, 9)]
    assert first == [game.digest() for game, _, _ in walk(3, 9)]


def test_l_035_is_reached_in_a_kept_game() -> None:
    """The kept game in which a lone player goes on and on: after 40 actions only the end of the
    phase is left."""
    kept = record.parse(
        (Path(__file__).parent / "records" / "solo-1-safety-limit.rec").read_text(encoding="utf-8")
    )
    limits = [
        [VOCABULARY.text(action) for action in game.legal(0)]
        for game in map(own, kept.replay())
        if game.taken[0] == 40
    ]
    assert limits == [["end-phase"]]
