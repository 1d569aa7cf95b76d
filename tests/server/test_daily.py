"""The deal of the day: the same on every server, one try that counts, nobody's results before
one's own."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from serving import Json, Person, Served, StillClock, served, wait_until

from augury.bots.daily import place_of
from augury.bots.same_deal import decide, first_to_act, play_on, replayed
from augury.core import daily
from augury.core.game import CRYPTOGRAPHIC, Game
from augury.server import dailies, daily_routes
from augury.server.bot_runs import outcome

DAY = datetime.date(2026, 11, 20)
NEXT = 86_400_000
SOLO = "luna~1"


class FixedClock(StillClock):
    """A day of which we know the deals."""

    def __init__(self, day: datetime.date = DAY) -> None:
        super().__init__()
        noon = datetime.datetime.combine(day, datetime.time(12), datetime.UTC)
        self.moment = int(noon.timestamp() * 1000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("daily"), FixedClock()) as running:
        yield running


@pytest.fixture
def guest(server: Served) -> Callable[[str], Person]:
    return lambda name: Person(server.url, name)


Guest = Callable[[str], Person]


def begin(person: Person, name: str, day: datetime.date = DAY) -> str:
    return str(person.post(f"/api/daily/{day.isoformat()}/{name}")["id"])


def asked(person: Person, table: str) -> Json:
    """The state once it is the person's turn, or the game is over."""
    live = person.live(table)
    live.until(lambda _: live.state["legal"] or live.state["view"]["ranks"])
    live.close()
    return live.state


def finish(person: Person, table: str, place: int = 0) -> None:
    """Play always the same of the choices."""
    while True:
        state = person.state(table)
        legal = state["legal"]
        if not legal:
            return
        person.play(table, legal[place % len(legal)]["action"], state["version"])


def result(person: Person, name: str) -> Json:
    page = person.get("/api/daily")
    found: Json = next(deal for deal in page["deals"] if deal["name"] == name)
    return found


def results(person: Person, name: str) -> Json:
    return person.get(f"/api/daily/{DAY.isoformat()}/{name}")


# The deal


def test_a_day_and_a_game_make_the_deal(game: Game) -> None:
    found = [deal for deal in daily.deals(DAY) if deal.game == game.id]
    assert found == list(daily.deals_of(DAY, game))
    other = daily.deals_of(DAY + datetime.timedelta(days=1), game)
    assert {deal.seed for deal in found}.isdisjoint(deal.seed for deal in other)
    for deal in found:
        record = deal.record()
        assert record.generator == CRYPTOGRAPHIC and 0 <= deal.seat < deal.players
        assert daily.find(DAY.isoformat(), deal.name) == deal
        assert record.start().to_act()


def test_the_seed_is_as_documented() -> None:
    """Whoever reads the documentation can work it out: sha256 of a line, 128 bits."""
    deal = next(deal for deal in daily.deals(DAY) if deal.game == "majority")
    assert deal.seed == 0x77A1B9E3DA69343B1E142CAA99CC882E


def test_the_first_day_has_deals_and_the_day_before_none() -> None:
    before = daily.FIRST - datetime.timedelta(days=1)
    assert daily.read_day(daily.FIRST.isoformat()) == daily.FIRST
    assert daily.read_day(before.isoformat()) is None
    assert daily.read_day("2026-11-5") is None and daily.read_day("2026-13-01") is None


def test_a_solo_game_is_dealt_at_each_level() -> None:
    found = [deal for deal in daily.deals(DAY) if deal.game == "luna"]
    assert [(deal.variant, deal.players) for deal in found] == [("1", 1), ("2", 1), ("3", 1)]
    assert len({deal.seed for deal in found}) == 1


def test_a_bots_game_does_not_depend_on_how_it_is_cut_up() -> None:
    deal = next(deal for deal in daily.deals(DAY) if deal.name == SOLO)
    place = place_of(deal)
    whole, over = play_on(place, 1, [], 3600.0)
    assert over
    parts: list[int] = []
    for _ in range(1000):
        parts, over = play_on(place, 1, parts, 0.0)
        if over:
            break
    assert parts == whole
    found = outcome(deal.seat, replayed(place, whole))
    assert found.curve[-1] == found.points and found.place in (1, 2)


def test_another_server_gives_the_same_deal_and_the_same_answers(
    server: Served, tmp_path: Path
) -> None:
    deal = next(deal for deal in daily.deals(DAY) if deal.players > 2)
    with served(tmp_path, FixedClock()) as other:
        seen = []
        for url in (server.url, other.url):
            anna = Person(url, "Anna")
            table = begin(anna, deal.name)
            views = []
            for _ in range(3):
                state = asked(anna, table)
                views.append((state["view"], state["legal"]))
                anna.play(table, state["legal"][-1]["action"], state["version"])
            views.append((asked(anna, table)["view"], []))
            seen.append(views)
        assert seen[0] == seen[1]
        decisions = server.live(begin(Person(server.url, "Zoe"), deal.name)).engine.record
        assert decisions.seed == deal.seed


def test_bots_at_the_table_answer_as_the_engine_says(server: Served) -> None:
    deal = next(deal for deal in daily.deals(DAY) if deal.players > 2)
    place = place_of(deal)
    ben = Person(server.url, "Ben")
    table = begin(ben, deal.name)
    for _ in range(2):
        state = asked(ben, table)
        ben.play(table, state["legal"][0]["action"], state["version"])
    asked(ben, table)
    made = server.live(table).engine.record.decisions
    position = deal.record().start()
    for number, (seat, action) in enumerate(made):
        assert seat == first_to_act(place, position)
        if seat != deal.seat:
            assert action == decide(place, position, seat, daily.LEVEL, number)
        position.apply(seat, action)


# The try that counts


def test_one_try_counts_and_later_ones_are_free(guest: Guest, server: Served) -> None:
    anna = guest("Anna")
    table = begin(anna, SOLO)
    assert begin(anna, SOLO) == table, "it goes on where it was"
    assert result(anna, SOLO)["state"] == "playing"
    finish(anna, table)
    wait_until(lambda: result(anna, SOLO)["state"] == "over")
    first = result(anna, SOLO)["result"]
    again = begin(anna, SOLO)
    assert again != table and not server.live(again).counts()
    finish(anna, again, place=-1)
    assert result(anna, SOLO)["result"] == first and result(anna, SOLO)["table"] == table


def test_a_result_that_was_not_noted_is_noted_when_somebody_looks(
    guest: Guest, server: Served
) -> None:
    heard = server.house.ledger.listeners
    assert isinstance(heard, list)
    kept = heard[:]
    heard[:] = [one for one in kept if getattr(one, "__self__", None) is not server.house.dailies]
    fritz = guest("Fritz")
    try:
        finish(fritz, begin(fritz, SOLO))
    finally:
        heard[:] = kept
    assert result(fritz, SOLO)["state"] == "over"


def test_nobody_sees_results_before_their_own(guest: Guest) -> None:
    one, two = guest("One"), guest("Two")
    table = begin(one, SOLO)
    finish(one, table)
    wait_until(lambda: result(one, SOLO)["state"] == "over")
    path = f"/api/daily/{DAY.isoformat()}/{SOLO}"
    refusal = two.call("GET", path)
    assert (refusal.status_code, refusal.json()["reason"]["key"]) == (409, "daily-first")
    assert "result" not in result(two, SOLO) and "rank" not in result(two, SOLO)
    mine = begin(two, SOLO)
    assert two.call("GET", path).status_code == 409
    finish(two, mine, place=-1)
    wait_until(lambda: result(two, SOLO)["state"] == "over")
    rows = [row for row in results(two, SOLO)["rows"] if not row["level"]]
    assert {row["name"] for row in rows} >= {"One", "Two"}
    assert [row["name"] for row in rows if row["mine"]] == ["Two"]
    points = [row["result"]["points"] for row in rows]
    assert points == sorted(points, reverse=True)
    seen = two.state(table)
    assert seen["view"]["ranks"], "and their games can be watched"


def test_at_the_try_that_counts_nothing_is_taken_back_and_nobody_helps(
    guest: Guest, server: Served
) -> None:
    cleo = guest("Cleo")
    deal = next(deal for deal in daily.deals(DAY) if deal.players > 2)
    table = begin(cleo, deal.name)
    path = f"/api/tables/{table}"
    state = asked(cleo, table)
    assert state["table"]["daily"] == f"{DAY.isoformat()} {deal.name} counts"
    assert not state["table"]["may_hint"]
    hint = {"version": state["version"], "seat": deal.seat}
    assert cleo.refused(f"{path}/hint", **hint) == (403, "forbidden")
    assert cleo.refused(f"{path}/seats/{deal.seat}/leave") == (409, "not-now")
    bot = next(seat for seat in range(deal.players) if seat != deal.seat)
    assert cleo.refused(f"{path}/seats/{bot}", "PUT", kind="bot", level=1) == (409, "not-now")
    assert cleo.refused(f"{path}/settings", "PUT", listed=True)[0] >= 400
    assert cleo.refused(f"{path}/propose", kind="undo", keep=0) == (409, "not-now")


def test_a_past_deal_is_free_and_one_to_come_is_not_there(guest: Guest, server: Served) -> None:
    dora = guest("Dora")
    past = DAY - datetime.timedelta(days=3)
    table = begin(dora, SOLO, past)
    assert not server.live(table).counts()
    page = dora.get(f"/api/daily/{past.isoformat()}")
    assert not page["counts"] and page["today"] == DAY.isoformat()
    for wrong in ("2026-11-21", "2026-10-31", "2026-02-30", "yesterday"):
        assert dora.call("GET", f"/api/daily/{wrong}").json()["code"] == "no-deal"
        assert dora.call("POST", f"/api/daily/{wrong}/{SOLO}").json()["code"] == "no-deal"
    assert dora.refused(f"/api/daily/{DAY.isoformat()}/chess") == (404, "no-deal")


def test_bots_play_the_deal_once_somebody_has(
    guest: Guest, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dailies, "NUMBERS", (1, 2))
    monkeypatch.setattr(daily_routes, "NUMBERS", (1, 2))
    emil = guest("Emil")
    finish(emil, begin(emil, SOLO))
    wait_until(lambda: result(emil, SOLO)["state"] == "over")
    wait_until(lambda: not results(emil, SOLO)["waiting"], 60)
    rows = results(emil, SOLO)["rows"]
    bots = {row["level"]: row["result"]["points"] for row in rows if row["level"]}
    deal = next(deal for deal in daily.deals(DAY) if deal.name == SOLO)
    for level in (1, 2):
        actions, _ = play_on(place_of(deal), level, [], 3600.0)
        assert bots[level] == outcome(deal.seat, replayed(place_of(deal), actions)).points


def test_days_in_a_row_end_when_one_is_left_out() -> None:
    days = {"2026-11-18", "2026-11-19", "2026-11-16"}
    assert daily_routes.streak(days, DAY) == 2
    assert daily_routes.streak(days | {"2026-11-20"}, DAY) == 3
    assert daily_routes.streak({"2026-11-16"}, DAY) == 0
