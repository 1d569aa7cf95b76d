"""Pantheon: the kept records together show everything that can happen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from augury.core import record
from augury.core.events import Event
from augury.games.pantheon.components import BONUSES, GODS, LOOTS, NATIONS
from augury.games.pantheon.rules.game import Pantheon

RECORDS = sorted((Path(__file__).parent / "records").glob("*.rec"))


@cache
def told() -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """The events of each record, by name."""
    found = []
    for path in RECORDS:
        kept = record.parse(path.read_text(encoding="utf-8"))
        state = kept.start()
        state.listening = True
        heard = []
        for seat, action in kept.decisions:
            state.apply(seat, action)
            heard += state.hear()
        found.append((path.name, tuple(heard)))
    return tuple(found)


def facts(kind: str, fact: str) -> set[str]:
    return {
        str(event.facts[fact]) for _, events in told() for event in events if event.kind == kind
    }


def test_every_god_is_acquired_and_every_god_comes_from_the_stack() -> None:
    assert facts("acquired", "god") == {f"god/{name}" for name in GODS}
    assert facts("god-points", "god") == {f"god/{name}" for name in GODS}
    assert len(facts("drew-god", "god")) >= 9


def test_every_nation_rises() -> None:
    first = set()
    for path in RECORDS:
        start = record.parse(path.read_text(encoding="utf-8")).start()
        assert isinstance(start, Pantheon)
        first.add(f"nation/{NATIONS[start.nation]}")
    assert facts("era", "nation") | first == {f"nation/{name}" for name in NATIONS}
    assert len(facts("era", "nation")) == 8


def test_every_loot_tile_and_every_bonus_tile_takes_effect() -> None:
    assert facts("resolves", "loot") == {f"loot/{name}" for name in LOOTS}
    assert facts("bonus", "bonus") == {f"bonus/{name}" for name in BONUSES}


def test_both_scorings_in_every_record_and_points_from_each_source() -> None:
    for name, events in told():
        eras = 0
        scored = set()
        for event in events:
            eras += event.kind in ("era-ends", "last-era-ends")
            if event.kind == "scoring":
                scored.add(eras)
        assert scored == {3, 6}, name
    for source in ("demigods", "columns", "pietalte"):
        assert any(int(points) > 0 for points in facts("scoring", source))


def test_decks_run_out_in_all_ways() -> None:
    """P-114, P-115, P-150."""
    kinds = {event.kind for _, events in told() for event in events}
    assert {"reshuffled", "handed-in", "gods-reshuffled"} <= kinds


def test_every_kind_of_event_is_told() -> None:
    """Whatever the texts can say about a game is said in one of the records."""
    text = (Path(__file__).parent.parent / "text" / "en.ftl").read_text(encoding="utf-8")
    sentences = {
        line.split(" ")[0].removeprefix("event-")
        for line in text.splitlines()
        if line.startswith("event-")
    }
    kinds = {event.kind for _, events in told() for event in events}
    assert {kind for kind in kinds if not kind.startswith("verdict-")} == sentences


def test_all_player_counts_and_both_ways_to_get_a_bonus() -> None:
    kept = [record.parse(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {(one.seats, one.options["bonus"]) for one in kept} >= {
        (2, "choose"),
        (3, "dealt"),
        (4, "dealt"),
        (4, "choose"),
    }
    assert {one.options["start_material"] for one in kept} == {"printed", "by_players"}
    assert {one.options["start_score"] for one in kept} == {"0", "1"}
