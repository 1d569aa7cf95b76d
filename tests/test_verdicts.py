"""What decided is said, with both values: ties, teams and the solo game, in the log, in the
terminal and from the record. Positions are made by hand, so that it is known who wins."""

from __future__ import annotations

from pathlib import Path

import pytest
from guessing import pick

from augury.cli import main
from augury.commands.points import point_lines
from augury.core import chance, registry
from augury.core.events import Fact
from augury.core.state import State
from augury.core.table import Table
from augury.games.goetia.bundle import ATTENTION, BLACK, PINK, SORTS
from augury.games.goetia.demons import CARD_POINTS, FIRST_PACT
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.rules.tableau import put
from augury.games.luna.rules.game import Luna
from augury.games.majority.rules.game import Majority
from augury.games.majority2.rules.game import Majority2
from augury.games.pantheon.components import DEMIGOD_VALUES
from augury.games.pantheon.rules.game import Pantheon
from augury.kit.cells import cells, cells_of
from augury.words import LANGUAGES, Words

ANNA, BEN = "seat/0", "seat/1"


def played(room: str, seats: int, seed: int = 1, **options: object) -> Table:
    """A game of random decisions, to its end."""
    table = Table(registry.load(room), seats, seed, options)
    luck = chance.from_seed(seed)
    while not table.over():
        seat = table.state.to_act()[0]
        table.play(int(seat), pick(table.state.legal(seat), luck))
    return table


def check(state: State, room: str, key: str, **facts: Fact) -> None:
    """Exactly this decided, and the terminal says so in every language, with its numbers."""
    (reason,) = state.verdict()
    assert reason.key == key
    assert {name: reason.facts[name] for name in facts} == facts
    for language in LANGUAGES:
        words = Words(room, language)
        said = point_lines(state, words)[-1]
        assert said.endswith(f"[{reason.rule}]") and "{" not in said
        for fact in facts.values():
            assert not isinstance(fact, int) or str(fact) in said, said


# Goetia: G-705


def bare(black: tuple[int, int], pink: tuple[int, int], attention: tuple[int, int]) -> Goetia:
    """The end of a game of two, with nothing but cubes and Attention."""
    state = played("goetia", 2).state
    assert isinstance(state, Goetia)
    state.stock = cells(2 * SORTS)
    state.stacks = [[] for _ in state.stacks]
    state.tops = cells(len(state.tops), -1)
    state.worth = cells(2)
    for seat in (0, 1):
        state.stock[seat * SORTS + BLACK] = black[seat]
        state.stock[seat * SORTS + PINK] = pink[seat]
        state.stock[seat * SORTS + ATTENTION] = attention[seat]
    return state


def test_goetia_says_which_of_four_tie_breaks_decided() -> None:
    check(bare((2, 1), (0, 1), (9, 9)), "goetia", "tie-black", seat=ANNA, points=9, more=2, fewer=1)
    check(
        bare((1, 1), (0, 2), (9, 9)), "goetia", "tie-coloured", seat=BEN, points=9, more=2, fewer=0
    )
    check(bare((0, 0), (0, 0), (7, 7)), "goetia", "tie-shared", points=7)
    rich = bare((0, 0), (0, 0), (7, 9))
    card = list(CARD_POINTS).index(2)
    put(rich, 0, 0, card)
    check(rich, "goetia", "tie-attention", seat=BEN, points=9, more=9, fewer=7)
    one, other = [card for card, points in enumerate(CARD_POINTS) if points == 2][:2]
    many = bare((0, 0), (0, 0), (7, 7))
    put(many, 0, 0, one)
    put(many, 1, 0, FIRST_PACT)
    put(many, 1, 0, other)
    check(many, "goetia", "tie-cards", seat=BEN, points=9, more=2, fewer=1)


# Luna: L-144, L-176


def test_luna_says_who_is_farther_in_the_council_or_higher() -> None:
    state = played("luna", 2).state
    assert isinstance(state, Luna)
    state.ip, state.spaces = cells_of([40, 40]), cells_of([6, 3])
    state.stones = cells_of([1, 0])
    check(state, "luna", "tie-council", seat=ANNA, other=BEN, points=40, space=6, behind=3)
    state.spaces, state.stones = cells_of([6, 6]), cells_of([0, 1])
    check(state, "luna", "tie-stack", seat=BEN, other=ANNA, points=40, space=6)


@pytest.mark.parametrize(("points", "key"), [(31, "solo-won"), (30, "solo-lost")])
def test_luna_alone_says_what_the_automaton_has(points: int, key: str) -> None:
    """A tie is no win."""
    table = played("luna", 1, level="1")
    assert any(event.kind in {"verdict-solo-won", "verdict-solo-lost"} for event in table.events)
    state = table.state
    assert isinstance(state, Luna)
    state.ip = cells_of([points, 30])
    assert state.ranks() == ([1, 2] if key == "solo-won" else [2, 1])
    check(state, "luna", key, points=points, automaton=30)


# The Majority: MJ-49, MJ-50


def test_the_majority_says_what_teams_have_and_whose_marker_decides() -> None:
    state = played("majority", 4).state
    assert isinstance(state, Majority)
    state.coins, state.marker = cells_of([10, 20, 15, 8]), 1
    check(state, "majority", "teams", team="seat/1 seat/3", coins=28, less=25)
    state.coins = cells_of([10, 20, 15, 5])
    check(state, "majority", "teams-tie", team="seat/1 seat/3", coins=25, marker="seat/1")
    assert state.ranks() == [2, 1, 2, 1]


def test_the_majority_says_who_is_nearer_to_the_marker() -> None:
    state = played("majority", 3).state
    assert isinstance(state, Majority)
    state.coins, state.marker = cells_of([12, 12, 20]), 2
    check(state, "majority", "tie-marker", seat=ANNA, other=BEN, coins=12, marker="seat/2")
    state.marker = 1
    check(state, "majority", "tie-own-marker", seat=BEN, other=ANNA, coins=12)


# Pantheon: P-194


def test_pantheon_says_who_has_more_demigods_or_that_they_share() -> None:
    state = played("pantheon", 2).state
    assert isinstance(state, Pantheon)
    state.demigods_shown = cells(len(state.demigods_shown))
    state.demigods_counted = cells(len(state.demigods_counted))
    state.score = cells_of([50, 50])
    mine = state.demigod_count(0), state.demigod_count(1)
    state.demigods_shown[DEMIGOD_VALUES] = mine[0] - mine[1] + 2
    check(
        state,
        "pantheon",
        "tie-demigods",
        seat=BEN,
        points=50,
        demigods=mine[0] + 2,
        fewer=mine[0],
    )
    state.demigods_shown[DEMIGOD_VALUES] -= 2
    check(state, "pantheon", "tie-shared", points=50)
    assert state.ranks() == [1, 1]


# The Majority 2: M2-89, in a game that ended so


def test_a_tie_is_explained_in_the_log_and_by_whoever_replays_the_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tables = (played("majority2", 2, seed) for seed in range(200))
    table = next(table for table in tables if len(set(table.state.scores())) == 1)
    state = table.state
    assert isinstance(state, Majority2)
    winner, points = 1 - int(state.start), int(state.scores()[0])
    facts: dict[str, Fact] = {"seat": f"seat/{winner}", "points": points}
    check(state, "majority2", "tie-start", **facts)
    (told,) = [event for event in table.events if event.kind == "verdict-tie-start"]
    assert told.facts["seat"] == f"seat/{winner}" and told.facts["rule"] == "M2-89"
    path = tmp_path / "tied.rec"
    path.write_text(table.finished_record().text(), encoding="utf-8")
    main(["replay", str(path)])
    said = capsys.readouterr().out
    line = f"Player {winner + 1} wins, because Player {2 - winner} holds the start player marker."
    assert said.count(line) == 2  # in the story and under the points
