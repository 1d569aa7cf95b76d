"""The Majority 2: what is pending: one class for each question and for each thing that happens by
itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from augury.games.majority2.rules.turn import PHASES
from augury.games.majority2.state import DRAW, EXCHANGE, FREE, STANDARD, STEPS, Step

if TYPE_CHECKING:
    from augury.games.majority2.tests.conftest import Tabletop


def test_every_kind_of_step_has_its_own_number_and_word() -> None:
    kinds = [kind() for kind in Step.__subclasses__()]
    pending = [kind for kind in kinds if kind.number() >= 0]
    assert sorted(kind.number() for kind in pending) == list(range(STEPS))
    assert len({kind.prompt() for kind in kinds}) == len(kinds) == STEPS + 4


def test_every_phase_asks_the_active_player_its_own_question() -> None:
    words = {EXCHANGE: "exchange", DRAW: "draw", FREE: "free", STANDARD: "standard"}
    for phase, word in words.items():
        for seat in range(2):
            question = PHASES[2 * phase + seat]
            assert (question.prompt(), question.seat) == (word, seat)


def test_clones_share_what_is_pending_but_not_the_agenda(table: Tabletop) -> None:
    game = table.lay("WVet", ("WSec", "", ""), ("DSec", "", ""), area="WSec")
    table.do(game, "play witch_veteran 1")
    other = game.clone()
    assert other.agenda.top() is game.agenda.top()
    other.apply(0, other.legal(0)[0])
    assert other.agenda.depth == 0
    assert [step.prompt() for step in game.agenda.all()] == ["check", "take"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("end-standard", "asked asked=prompt/take [M2-53]"),
        ("take own 2.1", "place-empty [M2-53]"),
    ],
)
def test_an_answer_to_something_else_is_told_what_is_asked(
    table: Tabletop, text: str, reason: str
) -> None:
    game = table.lay("WVet", ("WSec", "", ""), ("DSec", "", ""), area="WSec")
    table.do(game, "play witch_veteran 1")
    assert table.refused(game, text) == reason
