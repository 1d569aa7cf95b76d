"""Puzzles on the server: what is shown before it is solved, what counts, who is remembered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from serving import Json, Person, Served

from augury.bots.turns import end
from augury.core import chance, puzzles, registry
from augury.core.attempt import imagined
from augury.core.puzzles import Puzzle
from augury.server import puzzles as desk
from augury.server.solvers import DAY, info
from augury.server.store.puzzle_schema import PuzzleTry

Guest = Callable[[str], Person]
KEPT = [puzzle for game in registry.ids() for puzzle in puzzles.load(game).values()]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    desk.table_of.cache_clear()
    monkeypatch.setattr(desk, "JUDGED", 300)
    yield
    desk.table_of.cache_clear()


def path(puzzle: Puzzle, rest: str = "") -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.name}{rest}"


def texts(puzzle: Puzzle, line: list[int]) -> list[str]:
    return [registry.load(puzzle.game).vocabulary.text(action) for action in line]


def hand_in(person: Person, puzzle: Puzzle, line: list[int]) -> Json:
    found: Json = person.post(path(puzzle, "/line"), actions=texts(puzzle, line))
    return found


def card(person: Person, puzzle: Puzzle) -> Json:
    shelf = person.http.get("/api/puzzles").json()["puzzles"]
    found: Json = next(
        one for one in shelf if (one["game"], one["name"]) == (puzzle.game, puzzle.name)
    )
    return found


def test_the_solution_counts_and_is_shown_with_its_steps(guest: Guest) -> None:
    anna, puzzle = guest("Anna"), KEPT[0]
    assert card(anna, puzzle)["mine"] == ""
    verdict = hand_in(anna, puzzle, puzzle.line)
    assert verdict["solved"] and verdict["same"] and verdict["change"] > 0
    assert [step["action"] for step in verdict["solution"]["steps"]] == texts(puzzle, puzzle.line)
    assert verdict["solver"]["streak"] == 1 and verdict["solver"]["week"][-1]
    assert card(anna, puzzle)["mine"] == "solved"
    again = hand_in(anna, puzzle, puzzle.line)
    assert again["change"] == 0, "only the first go is rated"


def test_the_obvious_line_is_told_what_it_reaches_and_not_the_solution(guest: Guest) -> None:
    ben, puzzle = guest("Ben"), KEPT[0]
    before = card(ben, puzzle)["rating"]
    verdict = hand_in(ben, puzzle, list(puzzle.obvious))
    assert not verdict["solved"] and "solution" not in verdict
    assert verdict["reached"]["win"] < verdict["needed"]["win"]
    assert verdict["change"] < 0 and verdict["puzzle"]["rating"] > before
    assert hand_in(ben, puzzle, puzzle.line)["solved"], "one may try again"
    assert card(ben, puzzle)["mine"] == "solved"


def test_another_order_of_the_same_decisions_counts(guest: Guest) -> None:
    cleo = guest("Cleo")
    for puzzle in KEPT:
        game, state = registry.load(puzzle.game), puzzle.position()
        world = imagined(game, state, puzzle.seat)
        swapped = [*puzzle.line[1::-1], *puzzle.line[2:]]
        if len(puzzle.line) > 1 and end(world, puzzle.seat, swapped) == end(
            world, puzzle.seat, puzzle.line
        ):
            assert hand_in(cleo, puzzle, swapped)["same"]
            return


def test_hints_grow_and_the_first_move_costs_the_point(guest: Guest) -> None:
    dora, puzzle = guest("Dora"), KEPT[1]
    hints = [dora.post(path(puzzle, "/hint"), weight=weight) for weight in (1, 2, 3)]
    assert [bool(hint["things"]) for hint in hints[:1]] == [False]
    assert [hint["action"] for hint in hints] == ["", "", *texts(puzzle, puzzle.line[:1])]
    verdict = hand_in(dora, puzzle, puzzle.line)
    assert verdict["solved"] and verdict["change"] < 0


def test_who_looked_at_the_solution_has_not_solved_it(guest: Guest) -> None:
    emil, puzzle = guest("Emil"), KEPT[1]
    shown = emil.post(path(puzzle, "/solution"))
    assert [step["action"] for step in shown["steps"]] == texts(puzzle, puzzle.line)
    assert hand_in(emil, puzzle, puzzle.line)["solver"]["streak"] == 0
    assert card(emil, puzzle)["mine"] == "tried"


def test_whoever_knows_the_solution_can_analyse_the_position(guest: Guest) -> None:
    """Where the puzzle begins, with the game it is taken from: its solution was played there."""
    hal, ina, puzzle = guest("Hal"), guest("Ina"), KEPT[0]
    wish = {"game": puzzle.game, "puzzle": puzzle.name, "title": "Puzzle"}
    hal.post(path(puzzle, "/hint"), weight=3)
    early = hal.call("POST", "/api/studies", **wish)
    assert (early.status_code, early.json()["reason"]["key"]) == (409, "puzzle-unsolved")
    hand_in(hal, puzzle, puzzle.line)
    ina.post(path(puzzle, "/solution"))
    for person in (hal, ina):
        study = person.post("/api/studies", **wish)
        played = [node for node in study["nodes"] if node["played"]]
        assert played[puzzle.at]["node"] == study["here"] and study["title"] == "Puzzle"
        follows = played[puzzle.at + 1 :][: len(puzzle.line)]
        assert [node["action"] for node in follows] == texts(puzzle, puzzle.line)
        assert all(node["seat"] == puzzle.seat for node in follows)
        names = [seat["name"] for seat in study["table"]["seats"]]
        shown = person.get(path(puzzle))["table"]["seats"]
        assert names == [seat["name"] for seat in shown]
    wrong = hal.call("POST", "/api/studies", **{**wish, "puzzle": "0-0"})
    assert (wrong.status_code, wrong.json()["code"]) == (404, "no-puzzle")


def test_nonsense_and_half_a_turn_are_refused(guest: Guest) -> None:
    fay = guest("Fay")
    longer = next((puzzle for puzzle in KEPT if len(puzzle.line) > 1), None)
    if longer is not None:
        half = texts(longer, longer.line[:1])
        answer = fay.call("POST", path(longer, "/line"), actions=half)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (409, "puzzle-unfinished")
    puzzle = KEPT[0]
    assert fay.call("POST", path(puzzle, "/line"), actions=["fly away"]).status_code == 422
    assert fay.call("POST", path(puzzle, "/hint"), weight=4).status_code == 422
    for wrong in ("/api/puzzles/chess/1-1", f"/api/puzzles/{puzzle.game}/{'9' * 50}"):
        assert fay.call("GET", wrong).json()["code"] == "no-puzzle"


def test_a_plan_is_the_engines_and_stops_where_the_line_ends(guest: Guest) -> None:
    gil = guest("Gil")
    for puzzle in KEPT[:6]:
        planned = gil.post(path(puzzle, "/plan"), actions=texts(puzzle, puzzle.line))
        assert planned["ends"] and planned["actions"] == texts(puzzle, puzzle.line)
        shown = gil.http.get(path(puzzle)).json()
        assert shown["view"]["seat"] == puzzle.seat
        assert [choice["action"] for choice in shown["legal"]] == texts(
            puzzle, list(puzzle.position().legal(puzzle.seat))
        )


@pytest.mark.parametrize("number", range(3))
def test_nothing_about_a_puzzle_depends_on_what_its_seat_cannot_know(
    guest: Guest, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hidden things are dealt anew: every answer stays as it was, byte by byte."""
    secret = [puzzle for puzzle in KEPT if registry.load(puzzle.game).secrets]
    puzzle = random.Random(number).choice(secret)
    hal = guest(f"Hal {number}")
    game = registry.load(puzzle.game)

    def answers() -> list[bytes]:
        asks = [
            hal.call("GET", path(puzzle)),
            hal.call("POST", path(puzzle, "/plan"), actions=texts(puzzle, puzzle.line)),
            hal.call("POST", path(puzzle, "/plan"), actions=texts(puzzle, list(puzzle.obvious))),
            hal.call("POST", path(puzzle, "/plan"), actions=texts(puzzle, [0, 1])),
            hal.call("POST", path(puzzle, "/hint"), weight=2),
            hal.call("POST", path(puzzle, "/solution")),
            hal.call("POST", path(puzzle, "/line"), actions=texts(puzzle, puzzle.line)),
        ]
        return [answer.content for answer in asks]

    answers()  # from here on nothing is rated any more
    before = answers()
    table = desk.table_of(puzzle.game, puzzle.name)
    truth = table.state
    for world in range(3):
        table.state = truth.clone()
        game.reader.redeal(table.state, puzzle.seat, chance.from_seed(1000 + world))
        assert answers() == before
    table.state = truth


def test_days_in_a_row_are_counted_until_yesterday() -> None:
    def rows(*days: int) -> list[PuzzleTry]:
        return [PuzzleTry("a", "g", str(day), 0, solved=day * DAY + 5) for day in days]

    told = info(None, rows(3, 4, 5, 8, 9), 10 * DAY)
    assert (told.streak, told.best, told.week) == (
        2,
        3,
        [True, True, False, False, True, True, False],
    )
    assert info(None, rows(3, 4), 6 * DAY).streak == 0
    assert info(None, rows(9, 10), 10 * DAY + 1).streak == 2


def test_what_a_guest_has_solved_goes_along_into_the_account(server: Served) -> None:
    puzzle = KEPT[0]
    ida = Person(server.url, "Ida")
    hand_in(ida, puzzle, puzzle.line)
    account = {"name": "Ida of the puzzles", "password": "a long enough one"}
    ida = Person(server.url, "Ida", ida.post("/api/accounts", **account, bearer=True)["token"])
    assert card(ida, puzzle)["mine"] == "solved"
    ida.post("/api/me/delete", password=account["password"])
    assert card(Person(server.url, "Jo"), puzzle)["mine"] == ""
