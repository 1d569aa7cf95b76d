"""The Majority 2: the kept records show every ability, every way a column resolves, and every end,
by the events of their replay."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from augury.core import record
from augury.core.events import Event
from augury.games.majority2.components import (
    DEMON_VETERAN,
    DEMON_VETERAN_P,
    GHOST,
    NAMES,
    RANK,
    SECRETARY,
)
from augury.games.majority2.reader import own
from augury.games.majority2.rules.abilities import ABILITIES

RECORDS = Path(__file__).parent / "records"


@cache
def story(path: Path) -> list[Event]:
    """What happened in a record, from the first decision on."""
    kept = record.parse(path.read_text(encoding="utf-8"))
    state = kept.start()
    state.listening = True
    for seat, action in kept.decisions:
        state.apply(seat, action)
    return state.hear()


def stories() -> list[list[Event]]:
    return [story(path) for path in sorted(RECORDS.glob("*.rec"))]


def happened(kind: str) -> list[Event]:
    return [event for events in stories() for event in events if event.kind == kind]


def turns(events: list[Event]) -> list[list[Event]]:
    """The events turn by turn; the first list is what the first player did in their first turn."""
    found: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "turn":
            found.append([])
        found[-1].append(event)
    return found


def active_in(turn: list[Event]) -> str:
    return next(str(event.facts["seat"]) for event in turn if event.kind == "turn")


# Abilities


def test_every_ability_is_carried_out() -> None:
    acted = {event.facts["card"] for event in happened("ability")}
    assert acted == {f"card/{NAMES[card]}" for card in ABILITIES}


def test_every_kind_of_card_without_such_an_ability_has_its_effect() -> None:
    """Secretaries support each other, demon_veteran counts 6, demon_veteran_p its colours,
    angel_junior protects, a Ghost attracts."""
    best: dict[str, int] = {}
    for event in happened("scored"):
        name = str(event.facts["card"]).removeprefix("card/")
        best[name] = max(best.get(name, 0), int(event.facts["points"]))
    for card in range(25):
        if RANK[card] == SECRETARY:
            assert best[NAMES[card]] >= 4, NAMES[card]
    assert best[NAMES[DEMON_VETERAN]] == 6
    assert best[NAMES[DEMON_VETERAN_P]] >= 4
    assert happened("protected")
    assert {event.facts["card"] for event in happened("ghost-attracted")} == {
        f"card/{NAMES[GHOST]}"
    }


def test_abilities_chain_through_the_reaper_senior() -> None:
    """M2-66: it is replaced by a card that acts and leaves a decision of its own."""
    chained = 0
    for events in stories():
        for first, second, third in zip(events, events[1:], events[2:], strict=False):
            chained += (
                first.kind == "replaced" and second.kind == "ability" and third.kind != "played"
            )
    assert chained


# Columns


def test_columns_form_with_three_four_and_five_cards_of_a_colour() -> None:
    """M2-36: 3, 4 and 5 or more cards of the colour."""
    assert {3, 4, 5} <= {min(int(event.facts["cards"]), 5) for event in happened("formed")}
    assert {1, 2} <= {int(event.facts["coins"]) for event in happened("gained")}


def test_a_column_with_two_majorities_and_one_without_any() -> None:
    """M2-35: the owner chooses the colour. M2-34: all is lost."""
    chosen = [
        line
        for path in RECORDS.glob("*.rec")
        for line in path.read_text(encoding="utf-8").splitlines()
        if " form " in line
    ]
    assert chosen
    assert happened("column-lost")


def test_an_angel_aristocrat_clears_its_column_or_finds_it_protected() -> None:
    """M2-65a, M2-63."""
    assert happened("column-cleared")
    spared = 0
    for events in stories():
        kinds = [event.kind for event in events]
        spared += any(
            kinds[i : i + 3] == ["ascended", "gained", "protected"] for i in range(len(kinds))
        )
    assert spared


def test_a_column_grows_beyond_five_cards_through_an_angel_veteran() -> None:
    """M2-65: six or seven cards, resolved at once."""
    largest = 0
    for path in sorted(RECORDS.glob("*.rec")):
        for state in map(own, record.parse(path.read_text(encoding="utf-8")).replay()):
            largest = max(largest, *(len(column) for column in state.columns))
    assert largest >= 6


def test_a_ghost_completes_and_breaks_a_column_of_the_opponent() -> None:
    """M2-81: in the turn of one player the other one forms a faction, or loses their column."""
    foreign = set()
    for events in stories():
        for turn in turns(events)[1:]:
            for event in turn:
                if event.kind in ("formed", "column-lost") and event.facts["seat"] != active_in(
                    turn
                ):
                    foreign.add(event.kind)
    assert foreign == {"formed", "column-lost"}


# Ends


def test_a_game_ends_after_the_last_turn_of_the_other_player() -> None:
    """M2-45: the fifth faction was there when the last turn began."""
    assert any(ends_by_factions(events) == "last turn" for events in stories())


def test_a_game_ends_by_the_fifth_faction_that_a_ghost_gave() -> None:
    """M2-45, M2-81: the fifth faction was formed in the turn of the other player."""
    assert any(ends_by_factions(events) == "ghost" for events in stories())


def ends_by_factions(events: list[Event]) -> str:
    """How a game ended whose last turn left the next player with five factions."""
    ends = [event for event in events if event.kind == "end-factions"]
    if not ends:
        return ""
    winner, cards = ends[0].facts["seat"], int(ends[0].facts["cards"])
    last = turns(events)[-1]
    gained = sum(1 for event in last if event.kind == "formed" and event.facts["seat"] == winner)
    return "ghost" if cards - gained < 5 else "last turn"


def test_games_end_by_the_stalemate_guard() -> None:
    """M2-46: after six idle turns, and after 200 turns."""
    assert happened("end-idle")
    assert [event.facts["number"] for event in happened("end-long")] == [200]
