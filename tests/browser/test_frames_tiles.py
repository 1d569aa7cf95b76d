"""Goetia's and Pantheon's boards show the engine's frames and nothing else, in a few seconds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import framewalk
import pytest
from browsing import Person, put_off
from framewalk import Pieces, View
from support import SOURCE

from augury.core import record

Make = Callable[..., Person]
Lying = Iterator[str]  # "place: piece"
RECORDS = {"goetia": ("2020-4p-use-3.rec", 200), "pantheon": ("4p-104.rec", 100)}
COUNT_FLIGHTS = """() => {
    window.flown = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.closest('.board')) flown += 1;
        return animate.apply(this, how);
    };
}"""
LONGEST = 6.0  # seconds, from a decision to the next with three bots


def sit_down(anna: Person, game: str) -> None:
    """In the middle of a kept game, against three bots."""
    name, first = RECORDS[game]
    text = (SOURCE / f"games/{game}/tests/records" / name).read_text(encoding="utf-8")
    for made, state in enumerate(record.parse(text).replay()):
        if made >= first:
            anna.play_from(text, made, int(state.to_act()[0]), 4)
            anna.page.evaluate(framewalk.WATCH)
            return


# What a view says lies where


def goetia(view: View) -> Pieces:
    return Counter([*goetia_world(view), *goetia_mats(view)])


def goetia_world(view: View) -> Lying:
    hexes = [edge["hex"] for edge in view["edges"]]
    for place, card in enumerate(view["world"]):
        if card["card"]:
            yield f"world/{place}: tile/{card['card']}"
        hexes += card["hexes"]
    for board in [board for row in view["scry"] + view["dark"] for board in row]:
        yield f"beyond: board/{board['board']}"
        if board["tile"]:
            yield f"board/{board['board']}: tile/{board['tile']}"
        hexes += board["hexes"]
    for edge in view["edges"]:
        for seat in edge["waiting"]:
            yield f"edge/{edge['slot']}: follower/{seat}"
    for row, pacts in enumerate(view["pacts"]):
        for pact in pacts:
            yield f"pacts/{row}: card/{pact['pact']}"
    for hex_ in hexes:
        yield from on_hex(hex_)


def on_hex(hex_: View) -> Lying:
    for seat in hex_["followers"]:
        yield f"hex/{hex_['id']}: follower/{seat}"
    if hex_["token"]:
        yield f"hex/{hex_['id']}: cube/{hex_['token']}"


def goetia_mats(view: View) -> Lying:
    for seat, mat in enumerate(view["mats"]):
        you = seat == view["seat"]
        if seat == view["start_player"]:
            yield f"mat/{seat}: skull"
        for _ in range(mat["hand"] if you else 0):
            yield f"hand/{seat}: follower/{seat}"
        for number, stack in enumerate(mat["stacks"]):
            place = f"stack/{seat}/{number}"
            for card in stack["cards"] if you else stack["cards"][-1:]:
                yield f"{place}: card/{card}"
            for top in stack["top"]:
                for cube in top["cubes"]:
                    yield f"{place}: cube/{cube}"
                for hex_ in top["hexes"]:
                    yield from on_hex(hex_)


def pantheon(view: View) -> Pieces:
    return Counter([*pantheon_table(view), *pantheon_mats(view)])


def pantheon_table(view: View) -> Lying:
    for piece in view["pieces"]:
        yield f"map: {piece['piece']}/{piece['seat']}/{piece['node']}"
    for space in view["loot"]:
        yield f"node/{space['node']}: loot/{space['loot']}"
    if view["temple"]:
        yield "map: temple"
    for card in view["display"]:
        yield f"display: card/{card}"
    for card in view["special"]:
        yield f"special: card/{card}"
    for card in set(view["laid"]):
        yield f"laid: card/{card}"
    for card in set(view["hand"]):
        yield f"hand: card/{card}"
    for god in view["gods"]:
        yield f"gods: god/{god['god']}"
    for value in view["demigods"]:
        yield f"demigods: demigod/{value}"
    for tile in view["taken"]:
        yield f"taken: loot/{tile}"
    for tile in view["open_bonus"]:
        yield f"bonus: bonus/{tile}"


def pantheon_mats(view: View) -> Lying:
    for seat, mat in enumerate(view["mats"]):
        you = seat == view["seat"]
        place = f"mat/{seat}"
        for value in view["own_demigods"] if you else mat["open_demigods"]:
            yield f"{place}: demigod/{value}"
        for kept in mat["gods"]:
            yield f"{place}: god/{kept['god']}"
        if mat["bonus"]:
            yield f"{place}: bonus/{mat['bonus']}"
        if seat == view["start_player"]:
            yield f"{place}: start"
        if seat == view["big_foot"]:
            yield f"{place}: big-foot"
        if not you:
            for card in set(mat["known"]):
                yield f"{place}: card/{card}"
            for _ in range(mat["unknown"]):
                yield f"cards/{seat}: back/{seat}"


EXPECTED = {"goetia": goetia, "pantheon": pantheon}


# What the board shows


@pytest.mark.parametrize("decisions", put_off([2, 36], [36]))
@pytest.mark.parametrize("title", EXPECTED)
def test_after_every_frame_the_pieces_on_the_board_are_those_of_its_view(
    person: Make, title: str, decisions: int
) -> None:
    anna = person(pace=4, motion="full")
    sit_down(anna, title)
    framewalk.play(anna, decisions)
    framewalk.check_frames(anna, EXPECTED[title], at_least=min(12, 2 * decisions))


@pytest.mark.soak
@pytest.mark.parametrize("title", EXPECTED)
def test_without_motion_the_same_frames_are_shown_and_nothing_flies(
    person: Make, title: str
) -> None:
    anna = person(pace=4, motion="none")
    sit_down(anna, title)
    anna.page.evaluate(COUNT_FLIGHTS)
    framewalk.play(anna, 4)
    assert anna.page.evaluate("flown") == 0
    framewalk.check_frames(anna, EXPECTED[title], at_least=4)


@pytest.mark.soak
@pytest.mark.parametrize("title", EXPECTED)
def test_after_a_decision_three_bots_take_six_seconds_at_most(person: Make, title: str) -> None:
    anna = person(pace=1, motion="full")
    sit_down(anna, title)
    framewalk.play(anna, 8)
    assert framewalk.longest_playback(anna) <= LONGEST
    framewalk.check_frames(anna, EXPECTED[title], at_least=10)
