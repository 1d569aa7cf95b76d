"""Pointing at anything on a table gets an answer: a true one, with the right counts, that tells no
secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from guessing import pick, seats_of
from support import SOURCE

from augury.core import chance, registry
from augury.core.attempt import imagined
from augury.core.game import Game
from augury.core.reason import Reason
from augury.core.state import State
from augury.core.view import GameView
from augury.core.why import Why, things, why_thing
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.view import view as goetia_view
from augury.games.goetia.view_types import GoetiaView
from augury.games.luna.rules.game import Luna
from augury.games.luna.view import view as luna_view
from augury.words import LANGUAGES, Words

POSITIONS = 3  # of a game, in which everything on the table is pointed at
# What boards let people point at
TOUCHED = re.compile(r"""(?:\bid="|\bthing(?:: | = )`|\.piece\(`)([a-z]+)/\$?\{""")


def positions(game: Game, seed: int, number: int) -> list[State]:
    """Some positions of one game, each from another part of it."""
    luck = chance.from_seed(seed)
    state = game.start(seats_of(game), seed)
    found: list[State] = []
    while state.to_act():
        found.append(state.clone())
        seat = pick(state.to_act(), luck)
        state.apply(seat, pick(state.legal(seat), luck))
    return found[:: len(found) // number + 1]


def leaves(part: object) -> Iterator[str]:
    """The names and numbers that a view holds."""
    if is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            yield from leaves(getattr(part, field.name))
    elif isinstance(part, list | tuple):
        for one in part:
            yield from leaves(one)
    elif isinstance(part, dict):
        yield from leaves([*part, *part.values()])
    elif isinstance(part, str | int) and part != "":
        yield str(part)


def on_the_table(game: Game, view: GameView) -> set[str]:
    """Whatever can be chosen some time, and whatever the view names where boards let people point
    at it."""
    boards = [*(SOURCE / "games" / game.id / "web").glob("*.*")]
    touched = {word for path in boards for word in TOUCHED.findall(path.read_text("utf-8"))}
    assert touched or not boards
    return {*things(game), *(f"{word}/{leaf}" for word in touched for leaf in leaves(view))}


def answer(told: Why) -> tuple[bool, str]:
    return told.possible, repr(told.reason)


def check_answer(game: Game, told: Why, prompt: str) -> None:
    """It is said in every language: the reason, or else what is asked now."""
    for language in LANGUAGES:
        words = Words(game.id, language)
        key = f"prompt-{prompt}" if told.reason is None else f"refusal-{told.reason.key}"
        assert words.has(key), key
        if told.reason is not None:
            said = words.reason(told.reason)
            assert "{" not in said and "refusal-" not in said, said


def test_whatever_lies_on_the_table_answers_truly_and_tells_no_secret(game: Game) -> None:
    """What is legal is never refused, and the answer is the same in the true world and in others
    that the seat cannot tell from it."""
    for number, state in enumerate(positions(game, 4, POSITIONS)):
        for seat in range(state.seats):
            view = game.reader.view(state, seat)
            legal = state.legal(seat) if seat in state.to_act() else []
            choosable = {thing for action in legal for thing in game.vocabulary.targets(action)}
            world = imagined(game, state, seat)
            other = state.clone()
            game.reader.redeal(other, seat, chance.from_seed(number + 70))
            said: set[str] = set()
            for thing in sorted(on_the_table(game, view)):
                told = why_thing(game, world, seat, thing)
                assert told.possible == (thing in choosable), thing
                assert not (told.possible and told.reason), thing
                assert answer(why_thing(game, state, seat, thing)) == answer(told), thing
                assert answer(why_thing(game, other, seat, thing)) == answer(told), thing
                if not told.possible and repr(told.reason) not in said:
                    said.add(repr(told.reason))
                    check_answer(game, told, view.prompt)


# What stands for several actions


def reason_of(game: Game, state: State, seat: int, thing: str) -> Reason | None:
    told = why_thing(game, state, seat, thing)
    return None if told.possible else told.reason


def carried(view: GoetiaView) -> dict[str, list[str]]:
    """By thing of Goetia: the hexes on it. A stack has those of its top card."""
    found = {f"world/{card.card}": card.hexes for card in view.world if card.card}
    found |= {f"edge/{edge.slot}": [edge.hex] for edge in view.edges}
    for board in [board for row in (*view.scry, *view.dark) for board in row]:
        found[f"king/{board.king}" if board.king else f"board/{board.board}"] = board.hexes
    for number, stack in enumerate(view.mats[view.seat].stacks, 1):
        if stack.top and stack.top[0].hexes:
            found[f"stack/{number}"] = found[f"demon/{stack.top[0].card}"] = stack.top[0].hexes
    return {thing: [hex_.id for hex_ in hexes] for thing, hexes in found.items()}


def test_what_carries_hexes_says_why_none_of_them_is_open() -> None:
    """G-206: nothing is said if one is open, or of a card without hexes; else what is true of one
    of them, and of all that lack cubes it is the one that lacks fewest."""
    game = registry.load("goetia")
    spoken: set[str] = set()
    for state in [state for seed in (1, 2) for state in positions(game, seed, 40)]:
        assert isinstance(state, Goetia)
        seat = state.to_act()[0]
        view = goetia_view(state, seat)
        if view.prompt != "place":
            continue
        legal = {game.vocabulary.text(action) for action in state.legal(seat)}
        for thing, hexes in carried(view).items():
            told = reason_of(game, state, seat, thing)
            reasons = [reason_of(game, state, seat, f"hex/{hex_}") for hex_ in hexes]
            if not hexes or not legal.isdisjoint(f"place {hex_}" for hex_ in hexes):
                assert told is None, thing
                continue
            assert told in reasons and told is not None, thing
            short = [one.facts["short"] for one in reasons if one and "short" in one.facts]
            assert not short or told.facts["short"] == min(short, key=int), thing
            spoken.add(thing.split("/")[0])
    assert {"board", "edge", "king"} <= spoken


DEEDS = {  # the actions on the player aid of Luna, and the words for them
    **{word: (word,) for word in ("herbs", "travel", "tide", "induct", "book", "banish")},
    **{
        word: (word, f"{word}-helped")
        for word in ("favour", "recruit", "build", "appoint", "council")
    },
    "sail": ("sail", "sail-landing"),
}


def test_an_action_of_luna_says_why_it_is_possible_nowhere_and_only_then() -> None:
    game = registry.load("luna")
    spoken: set[str] = set()
    for state in [state for seed in range(4) for state in positions(game, seed, 25)]:
        seat = state.to_act()[0]
        if game.reader.view(state, seat).prompt != "turn":
            continue
        legal = {game.vocabulary.text(action).split()[0] for action in state.legal(seat)}
        for deed, words in DEEDS.items():
            reason = reason_of(game, state, seat, f"action/{deed}")
            assert (reason is None) == any(word in legal for word in words), deed
            if reason is not None:
                spoken.add(deed)
    assert spoken == {*DEEDS}


def test_luna_counts_for_an_action_where_least_is_lacking() -> None:
    """L-051, L-054, L-077: of all islands, and all tiles within reach, the one that lacks
    fewest novices."""
    game = registry.load("luna")
    counted: set[str] = set()
    for state in [state for seed in range(4) for state in positions(game, seed, 25)]:
        seat = state.to_act()[0]
        for deed in ("favour", "recruit", "appoint"):
            told = reason_of(game, state, seat, f"action/{deed}")
            if told is None or "held" not in told.facts:
                continue
            helped = "-helped" if "novice" in held_favours(state, seat) else ""
            single = [
                state.why_not(seat, action)
                for action in range(game.vocabulary.size)
                if game.vocabulary.text(action).split()[0] in {deed, f"{deed}{helped}"}
            ]
            lacks = [
                int(one.facts["needed"]) - int(one.facts["held"])
                for one in single
                if one is not None and "held" in one.facts
            ]
            assert int(told.facts["needed"]) - int(told.facts["held"]) == min(lacks)
            counted.add(deed)
    assert counted == {"favour", "recruit", "appoint"}


def held_favours(state: State, seat: int) -> list[str]:
    assert isinstance(state, Luna)
    return luna_view(state, seat).players[seat].favours


def test_a_reason_about_another_thing_of_an_action_is_not_given() -> None:
    """A column is not refused because of cards that nobody holds."""
    game = registry.load("majority2")
    closed = 0
    for state in [state for seed in range(4) for state in positions(game, seed, 40)]:
        seat = state.to_act()[0]
        told = why_thing(game, state, seat, "column/1")
        closed += not told.possible
        assert told.reason is None, repr(told.reason)
    assert closed
