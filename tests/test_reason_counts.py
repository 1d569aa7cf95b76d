"""A number in a reason of Luna or The Majority 2 is the right one: it is reckoned again, from what
the seat sees, for every reason that names one."""

from __future__ import annotations

from collections.abc import Iterator

from counting import asked, counted

from augury.core.reason import Reason
from augury.core.state import State
from augury.games.luna.components import SHRINE
from augury.games.luna.rules.game import Luna
from augury.games.luna.view import view as luna_view
from augury.games.majority2.components import NAMES, NO_CARD
from augury.games.majority2.rules.factions import Form
from augury.games.majority2.rules.game import Majority2
from augury.games.majority2.view import view as majority2_view

# Luna


def luna(state: State, seat: int, words: list[str], reason: Reason) -> bool:
    """L-041, L-051, L-054, L-057, L-058, L-061, L-072, L-077, L-078, L-098, L-104."""
    assert isinstance(state, Luna)
    view, facts, key = luna_view(state, seat), reason.facts, reason.key
    own = view.players[seat]
    helped = words[0].endswith("-helped")
    named = str(facts.get("island", "")).removeprefix("island/")
    here = {island.name: island for island in view.islands}.get(named)
    if key == "council-beyond":
        tried = int(words[1]) + helped
        return facts["left"] == 10 - own.council < tried
    if key == "build-all":
        built = sum(island.shrines[seat] for island in view.islands)
        return facts["shrines"] == 6 == built
    if key == "deploy-many":
        (left,) = [land for land in view.islands if land.name == view.step.island]
        return facts["needed"] == int(words[1]) > left.active[seat]
    if key == "sail-landing":
        return facts == {"held": own.landing, "needed": int(words[1])} and own.landing < int(
            words[1]
        )
    assert here is not None
    place, needed = words[1] if len(words) > 1 else view.builder, 2 - helped
    held = here.active[seat]
    if key == "favour-price":
        needed -= here.shrines[seat]
    elif key == "appoint-novices":
        (tile,) = [tile for tile in view.tiles if str(tile.tile) == words[1]]
        place, needed = tile.symbol, 1 if helped or here.shrines[seat] else 2
    elif key in {"herbs-few", "sail-few"}:
        needed = int(words[2])
        held = here.inactive[seat] if key == "herbs-few" else held
    else:
        assert key in {"recruit-price", "build-price"}
    return named == place and (facts["held"], facts["needed"]) == (held, needed) and held < needed


def all_built() -> Iterator[State]:
    """Six shrines stand, and the Master Builder is where the seventh would."""
    state = next(iter(asked("luna", {"setup": "preset"}, 1, True)))
    assert isinstance(state, Luna)
    seat = state.current
    state.shrines[seat] = 0b1111111 & ~(1 << state.builder)
    state.favours[seat] |= 1 << SHRINE
    yield state


def test_luna_counts_right() -> None:
    found = counted("luna", all_built(), luna)
    for options in ({}, {"level": "2"}):
        for clever in (False, True):
            found |= counted("luna", asked("luna", dict(options), 3, clever), luna)
    assert found == {
        *{"appoint-novices", "build-all", "build-price", "council-beyond", "deploy-many"},
        *{"favour-price", "herbs-few", "recruit-price", "sail-few", "sail-landing"},
    }


# The Majority 2


def majority2(state: State, seat: int, words: list[str], reason: Reason) -> bool:
    """M2-35, M2-41, M2-42, M2-73."""
    assert isinstance(state, Majority2)
    view, facts = majority2_view(state, seat), reason.facts
    own = view.players[seat]
    if reason.key in {"represent-column", "other-lane"}:
        (number,) = [number for number in facts.values() if type(number) is int]
        return view.pending[-1].column == number != int(words[-1].split(".")[0])
    colours = ["blue", "green", "red", "pink", "black"]
    if reason.key == "form-few":
        column = own.columns[view.pending[-1].column - 1]
        lying = [member.colour for member in column.cards].count(words[1])
        return facts == {"colour": f"colour/{words[1]}", "cards": lying, "needed": 3} and lying < 3
    card = "ghost" if words[0] == "haunt" else words[1]
    (face,) = [face for face in view.cards if face.card == card]
    if reason.key == "coins":
        wanted = {"card": f"card/{card}", "needed": face.cost, "held": own.ready}
        return facts == wanted and own.ready < face.cost
    held = [member.colour for member in own.area].count(face.colour)
    assert reason.key == "factions" and face.colour in colours
    named = {"card": f"card/{card}", "colour": f"colour/{face.colour}"}
    return facts == {**named, "needed": face.need, "held": held} and held < face.need


def two_majorities() -> Iterator[State]:
    """A column of six with three cards of two colours each."""
    state = next(iter(asked("majority2", {}, 1, False)))
    assert isinstance(state, Majority2)
    seat = state.to_act()[0]
    cards = [NAMES.index(name) for name in ("witch_junior", "demon_junior")]
    state.columns[seat * 3 + 1] = [cards[0]] * 3 + [cards[1]] * 3
    state.agenda.push(Form(seat, NO_CARD, seat * 3 + 1))
    yield state


def test_the_majority_2_counts_right() -> None:
    found = counted("majority2", two_majorities(), majority2)
    for options in ({}, {"promo_dragon_junior": True, "ghosts": True}):
        for seed in (1, 2):
            found |= counted("majority2", asked("majority2", dict(options), seed, True), majority2)
    assert found == {"coins", "factions", "form-few", "other-lane", "represent-column"}
