"""Reasons are data: every key is said in every language, with its facts; refusals are true."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from guessing import pick, seats_of
from support import ROOT

from augury.cli import main
from augury.core import chance, registry
from augury.core.attempt import imagined
from augury.core.game import Game
from augury.core.reason import Reason
from augury.core.state import State
from augury.core.why import things, why_thing
from augury.games.luna.rules.game import Luna
from augury.games.luna.view import view as look
from augury.words import LANGUAGES, Words

HOUSE = ROOT / "src" / "augury" / "text"
SAMPLED = 6  # positions of a game, and actions and things in each
MADE = re.compile(
    r"\b(?:Reason|malformed|_malformed|broken|forbidden|not_now)\(\s*\"([a-z0-9-]+)\"|"
    r"\bRefusal\(\s*\d+,\s*\"([a-z0-9-]+)\"(?:,\s*\"([a-z0-9-]+)\")?|"
    r"\bcheck_played\(\w+, \"([a-z0-9-]+)\"|"
    r"\bkey=\"([a-z0-9-]+)\"|\"((?:store|table|many)-[a-z]+)\""
)
COMPOSED = {  # keys that are put together
    *(
        f"undo-{word}"
        for word in ["nothing", "others", "chance", "revealed", "shown", "over", "watching"]
    ),
    *(f"table-{status}" for status in ("waiting", "closed", "aside")),
    *(f"unknown-{what}{near}" for what in ("action", "value") for near in ("", "-near")),
}
CODES = {"forbidden", "not-now", "name", "password", "webhook", "clock", "too-many"}
CODES |= {"illegal", "cannot-undo", "game-over"}
CODES |= {"value"}  # a family of keys


@cache
def refusals(folder: Path, language: str) -> dict[str, set[str]]:
    """By key: the facts that the sentence names."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name.removeprefix("refusal-"): set(
            re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end])
        )
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
        and entry.span is not None
        and entry.id.name.startswith("refusal-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_says_what_it_refuses_and_nothing_else(language: str) -> None:
    sources = ROOT / "src" / "augury"
    made = set(COMPOSED)
    for path in sources.rglob("*.py"):
        if "games" in path.parts and path.name != "__init__.py":
            continue
        for found in MADE.findall(path.read_text(encoding="utf-8")):
            made |= {word for word in found[1:2] if not found[2]} | {found[0], *found[2:]}
    made -= {"", *CODES}
    said = refusals(HOUSE, language)
    assert said == refusals(HOUSE, "en")
    assert sorted(set(said) - made - {"sentence"}) == []
    assert sorted(word for word in made - set(said) if not word.startswith(KEPT)) == []


KEPT = ("appoint-",)  # the example in the documentation


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_refuse_in_every_language_with_the_same_facts(game: Game, language: str) -> None:
    folder = registry.room(game.id) / "text"
    assert refusals(folder, language) == refusals(folder, "en")


def test_no_room_says_otherwise_what_the_house_says(game: Game) -> None:
    """Both are looked up by one name, and only one of them would be heard."""
    assert not refusals(registry.room(game.id) / "text", "en").keys() & refusals(HOUSE, "en").keys()


def positions(game: Game, seed: int) -> list[State]:
    """Some positions of one game."""
    luck = chance.from_seed(seed)
    state = game.start(seats_of(game), seed)
    found: list[State] = []
    made = 0
    while state.to_act():
        if made % 15 == 0:
            found.append(state.clone())
        seat = pick(state.to_act(), luck)
        state.apply(seat, pick(state.legal(seat), luck))
        made += 1
    return [*found[:: max(1, len(found) // SAMPLED)], state]


def check_said(game: Game, reason: Reason) -> None:
    """It has words everywhere, without a gap, and with its own facts."""
    for language in LANGUAGES:
        words = Words(game.id, language)
        told = words.reason(reason)
        assert words.has(f"refusal-{reason.key}"), reason
        assert "{" not in told and "refusal-" not in told, told
        named = refusals(registry.room(game.id) / "text", language).get(reason.key)
        if named is not None:
            assert named <= set(reason.facts), reason


def test_whatever_is_impossible_has_a_reason_and_only_that(game: Game) -> None:
    luck = chance.from_seed(8)
    for state in positions(game, 5):
        for seat in range(state.seats):
            legal = set(state.legal(seat)) if seat in state.to_act() else set()
            for action in {*legal, *(luck.below(game.vocabulary.size) for _ in range(20))}:
                reason = state.why_not(seat, action)
                assert (reason is None) == (action in legal), game.vocabulary.text(action)
                if reason is not None:
                    check_said(game, reason)


def test_every_thing_on_the_table_answers_why_not(game: Game) -> None:
    known = sorted(things(game))
    luck = chance.from_seed(9)
    for state in positions(game, 6):
        for seat in range(seats_of(game)):
            world = imagined(game, state, seat)
            asked = seat in state.to_act()
            legal = state.legal(seat) if asked else []
            choosable = {thing for action in legal for thing in game.vocabulary.targets(action)}
            for thing in [known[luck.below(len(known))] for _ in range(SAMPLED)]:
                told = why_thing(game, world, seat, thing)
                assert told.possible == (thing in choosable)
                assert not told.possible or told.reason is None
                if told.reason is not None:
                    check_said(game, told.reason)
                if not told.possible and told.reason is None:
                    prompt = game.reader.view(state, seat).prompt
                    assert Words(game.id).has(f"prompt-{prompt}")


def test_luna_counts_what_is_held_and_needed() -> None:
    game = registry.load("luna")
    counted = 0
    for seed in range(3):
        for state in positions(game, seed):
            assert isinstance(state, Luna)
            for seat in state.to_act():
                view = look(state, seat)
                for island in view.islands:
                    action = game.vocabulary.parse(f"recruit {island.name}")
                    reason = state.why_not(seat, action)
                    if reason is not None and reason.key == "recruit-price":
                        assert reason.facts["held"] == island.active[seat] < 2
                        assert reason.facts["needed"] == 2
                        counted += 1
    assert counted


# What decided


def ended(game: Game, seats: int, seed: int) -> State:
    state = game.start(seats, seed)
    luck = chance.from_seed(seed)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(seat, pick(state.legal(seat), luck))
    return state


def test_every_tie_is_explained_and_nothing_else(game: Game) -> None:
    """Neighbours with equal points are named with the values that decided; partners have sums."""
    for seed in range(6):
        state = ended(game, seats_of(game), seed)
        scores, ranks = state.scores(), state.ranks()
        told = state.verdict()
        for reason in told:
            for language in LANGUAGES:
                words = Words(game.id, language)
                assert words.has(f"verdict-{reason.key}")
                assert "{" not in words.verdict(reason)
        if any(state.side(seat) != seat for seat in range(state.seats)):
            continue
        order = sorted(range(state.seats), key=lambda seat: ranks[seat])
        ties = [
            (f"seat/{one}", f"seat/{other}")
            for one, other in pairwise(order)
            if scores[one] == scores[other]
        ]
        assert [(reason.facts["seat"], reason.facts["other"]) for reason in told] == ties


def test_the_teams_of_the_majority_are_added_up() -> None:
    game = registry.load("majority")
    for seed in range(8):
        state = ended(game, 4, seed)
        coins = state.scores()
        (reason,) = state.verdict()
        sums = sorted([coins[0] + coins[2], coins[1] + coins[3]])
        assert [reason.facts["less"], reason.facts["coins"]] == sums
        assert {f"seat/{seat}" for seat in range(4) if state.ranks()[seat] == 1} == set(
            str(reason.facts["team"]).split()
        )


def test_a_tie_of_the_majority_2_names_the_marker() -> None:
    """M2-89: without the start player marker one wins."""
    game = registry.load("majority2")
    for seed in range(200):
        state = ended(game, 2, seed)
        if state.scores()[0] != state.scores()[1]:
            assert state.verdict() == []
            continue
        (reason,) = state.verdict()
        assert reason.facts["seat"] == f"seat/{state.ranks().index(1)}"
        assert reason.facts["points"] == state.scores()[0]
        return
    raise AssertionError("no game was tied")


# Editions


def test_the_terminal_speaks_the_words_of_the_edition(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The Pacts' colours have other names in 2019."""
    said = {}
    for edition in ("2019", "2020"):
        monkeypatch.setattr("builtins.input", lambda _="": "quit")
        record = tmp_path / f"{edition}.rec"
        arguments = ["play", "goetia", "--seed", "1", "--seats", "2", "--people", "2"]
        main([*arguments, "--option", f"edition={edition}", "--record", str(record)])
        played = capsys.readouterr().out
        main(["replay", str(record)])
        said[edition] = (played, capsys.readouterr().out)
    other = only(2019)
    assert other
    for number in range(2):
        assert any(word in said["2019"][number] for word in other)
        assert not any(word in said["2020"][number] for word in other)


def only(edition: int) -> set[str]:
    """Names of cubes that one edition alone has."""
    text = (registry.room("goetia") / "text" / "en.ftl").read_text(encoding="utf-8")
    own = dict(re.findall(rf"^(cube-\w+)-{edition} = (.*)$", text, re.MULTILINE))
    usual = dict(re.findall(r"^(cube-\w+) = (.*)$", text, re.MULTILINE))
    return {word for key, word in own.items() if word not in usual.values()}
