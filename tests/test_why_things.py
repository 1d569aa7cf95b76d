"""Pointing at anything on a table gets an answer: a true one, with the right counts, that tells no
secret."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass

import pytest
from guessing import pick, seats_of
from support import SOURCE

from augury.core import chance, registry
from augury.core.attempt import imagined
from augury.core.game import Game
from augury.core.reason import Reason
from augury.core.state import State
from augury.core.view import GameView
from augury.core.why import Why, things, why_thing
from augury.games.goetia.bundle import BLACK, SORTS
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.view import view as goetia_view
from augury.games.luna.rules.game import Luna
from augury.games.luna.view import view as luna_view
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.view import view as majority2_view
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.view import view as pantheon_view
from augury.words import LANGUAGES, Words

POSITIONS = 3  # of a game, in which everything on the table is pointed at
TOUCHED = re.compile(r'\bid="([a-z]+)/\{')  # what boards let people point at


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
    boards = list((SOURCE / "games" / game.id / "web").glob("*.svelte"))
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


# Counts


def luna(state: State, seat: int, text: str, reason: Reason) -> bool:
    """L-051, L-054, L-058, L-061, L-072, L-077, L-098."""
    assert isinstance(state, Luna)
    view, facts = luna_view(state, seat), reason.facts
    here = {f"island/{island.name}": island for island in view.islands}.get(
        str(facts.get("island"))
    )
    helped = 1 if "helped" in text else 0
    if reason.key in {"recruit-price", "build-price"}:
        assert here is not None and facts["held"] == here.active[seat] < int(facts["needed"])
        return facts["needed"] == 2 - helped
    if reason.key in {"favour-price", "appoint-novices"}:
        assert here is not None and facts["held"] == here.active[seat] < int(facts["needed"])
        bonus = 1 if here.shrines[seat] else 0
        return facts["needed"] == 2 - helped - bonus
    if reason.key in {"herbs-few", "sail-few"}:
        assert here is not None
        held = here.inactive[seat] if reason.key == "herbs-few" else here.active[seat]
        return facts["held"] == held and held < int(facts["needed"]) <= 2
    if reason.key == "sail-landing":
        return facts["held"] == view.players[seat].landing and int(facts["held"]) < 2
    if reason.key == "council-beyond":
        return facts["left"] == 10 - view.players[seat].council
    if reason.key == "build-all":
        return view.players[seat].shrines_left == 0 and facts["shrines"] == 6
    (island,) = [island for island in view.islands if island.name == view.step.island]
    return reason.key == "deploy-many" and island.active[seat] < int(facts["needed"])


def pantheon(state: State, seat: int, text: str, reason: Reason) -> bool:
    """P-40, P-70 to P-75, P-91, P-92, P-110, P-22."""
    assert isinstance(state, Pantheon)
    view, facts = pantheon_view(state, seat), reason.facts
    last = text.split()[-1]
    if reason.key == "god-short":
        (god,) = [tile for tile in view.gods[:] if facts["god"] == f"god/{tile.god}"][:1]
        return facts["short"] == god.short > 0
    if reason.key == "bring-short":
        (kind,) = [kind for kind in view.offerings if facts["kind"] == f"sacrifice/{kind.kind}"]
        held = kind.cards if view.wanted == "pietalte" else kind.total
        return facts["held"] == held < view.wanted_cost[len(view.brought)] == facts["needed"]
    if reason.key == "move-cards":
        return facts["held"] == view.hand.count("move") < int(facts["wanted"]) == int(last)
    if reason.key == "move-steps":
        unused = view.hand.count("move") - int(last)
        return facts["steps"] == view.most_steps - 2 * unused < int(facts["needed"])
    if reason.key == "money-short":
        lower = [int(card[1]) for card in view.hand if card[0] == "m" and card[1:].isdigit()]
        laid = view.budget if "buying" in view.agenda[0].step else state.free_money(seat)
        most = laid + sum(value for value in lower if value <= int(last[1]))
        return facts["most"] == most < int(facts["needed"])
    if reason.key == "short-money":
        prices = {f"raise {kind.kind}": kind.price for kind in view.offerings}
        right = prices.get(text, facts["needed"]) == facts["needed"]
        return right and facts["left"] == view.budget < int(facts["needed"])
    if reason.key == "stonkus-short":
        return facts["most"] == state.free_money(seat) < int(facts["needed"])
    if reason.key == "draw-first":
        return facts["number"] == 3 - view.picked > 0
    legal = [registry.load("pantheon").vocabulary.text(action) for action in state.legal(seat)]
    same = [word.split() for word in legal if word.split()[:2] == text.split()[:2]]
    return reason.key == "swap-most" and facts["most"] == max(
        (int(words[-1]) for words in same), default=0
    )


def goetia(state: State, seat: int, text: str, reason: Reason) -> bool:
    """G-311: so many more cubes, which may all be jokers, and it could be paid; with one fewer it
    could not."""
    assert isinstance(state, Goetia)
    facts = reason.facts
    action = registry.load("goetia").vocabulary.parse(text)
    if reason.key == "short-cubes":
        for more in (int(facts["short"]) - 1, int(facts["short"])):
            richer = state.clone()
            assert isinstance(richer, Goetia)
            richer.stock[seat * SORTS + BLACK] += more
            richer.run()  # the same question again
            if (action in richer.legal(seat)) != (more == facts["short"]):
                return False
        return True
    if reason.key == "short-attention":
        mat = goetia_view(state, seat).mats[seat]
        return facts["held"] == mat.stock.attention < int(facts["needed"])
    return True  # rows and classes: names of places


def majority2(state: State, seat: int, text: str, reason: Reason) -> bool:
    """M2-41, M2-42, M2-35."""
    assert isinstance(state, Majority2)
    facts = reason.facts
    own = majority2_view(state, seat).players[seat]
    colours = ["blue", "green", "red", "pink", "black"]
    colour = str(facts.get("colour", "colour/blue")).removeprefix("colour/")
    if reason.key == "coins":
        return facts["held"] == own.ready < int(facts["needed"])
    if reason.key == "factions":
        return facts["held"] == own.factions[colours.index(colour)] < int(facts["needed"])
    if reason.key == "form-few":
        lying = [column.colours[colours.index(colour)] for column in own.columns]
        return facts["cards"] in lying and int(facts["cards"]) < int(facts["needed"])
    return True  # columns and lanes: names of places


Check = Callable[[State, int, str, Reason], bool]


@pytest.mark.parametrize("check", [goetia, luna, majority2, pantheon])
def test_a_count_in_a_reason_is_the_right_one(check: Check) -> None:
    game = registry.load(check.__name__)
    counted: set[str] = set()
    for seed in (1, 2):
        for state in positions(game, seed, 12):
            for seat in state.to_act():
                for action in range(game.vocabulary.size):
                    reason = state.why_not(seat, action)
                    if reason is None or not any(type(x) is int for x in reason.facts.values()):
                        continue
                    text = game.vocabulary.text(action)
                    assert check(state, seat, text, reason), (text, repr(reason))
                    counted.add(reason.key)
    assert len(counted) >= 2
