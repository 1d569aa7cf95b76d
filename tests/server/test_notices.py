"""Being told as one wishes: in one's language, of some games only, not at night, in one mail for
all; and what waits for somebody in the lobby."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from post_office import Received, post_office
from serving import Person, Served, StillClock, full_table, new_uuid, served, wait_until
from test_notify import Heard, service

from augury.server.messages.notices import NoticeWishes, QuietHours
from augury.server.notice_wishes import after_quiet, mail_due

MINUTE, HOUR = 60_000, 3_600_000


def time_of(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("2026-11-17T12:00", "2026-11-17T12:00"),  # 13:00 in Amsterdam: tell
        ("2026-11-17T20:59", "2026-11-17T20:59"),  # 21:59
        ("2026-11-17T21:00", "2026-11-18T07:00"),  # 22:00: until 08:00 tomorrow
        ("2026-11-17T23:30", "2026-11-18T07:00"),  # 00:30: until 08:00 today
        ("2026-11-18T06:59", "2026-11-18T07:00"),
        ("2026-11-18T07:00", "2026-11-18T07:00"),
        ("2026-10-24T21:00", "2026-10-25T07:00"),  # the night is an hour longer
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(now: str, then: str) -> None:
    wishes = NoticeWishes(zone="Europe/Amsterdam", quiet=QuietHours(start=22 * 60, end=8 * 60))
    assert after_quiet(wishes, time_of(now)) == time_of(then)


def test_quiet_hours_at_noon_and_none_at_all() -> None:
    nap = NoticeWishes(zone="UTC", quiet=QuietHours(start=13 * 60, end=14 * 60 + 30))
    assert after_quiet(nap, time_of("2026-11-17T13:10")) == time_of("2026-11-17T14:30")
    assert after_quiet(nap, time_of("2026-11-17T14:30")) == time_of("2026-11-17T14:30")
    assert after_quiet(NoticeWishes(), 5) == 5
    never = NoticeWishes(quiet=QuietHours(start=60, end=60))
    assert after_quiet(never, 5) == 5


def test_a_mail_waits_ten_minutes_and_comes_at_most_once_in_the_hours_wished() -> None:
    wishes = NoticeWishes(mail=6)
    assert mail_due(wishes, 0, 100 * HOUR) == 100 * HOUR + 10 * MINUTE
    assert mail_due(wishes, 99 * HOUR, 100 * HOUR) == 105 * HOUR


@pytest.fixture
def telling(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Served, str, Heard, Received, StillClock]]:
    clock = StillClock()
    clock.moment = time_of("2026-11-17T21:00")
    with (
        post_office() as (smtp, received),
        service() as (url, heard),
        served(
            tmp_path_factory.mktemp("told"),
            clock,
            smtp=smtp,
            mail_from="augury@example.org",
            base_url="https://play.example.org",
            private_webhooks=True,
            open_metrics=True,
        ) as running,
    ):
        yield running, url, heard, received, clock


def work_off(running: Served) -> None:
    running.do(running.house.reminders.work_off())


def trio(running: Served, first: Person) -> str:
    return full_table([first, Person(running.url, "Ben"), Person(running.url, "Cleo")])


def test_at_night_nothing_is_said_and_in_the_morning_all_at_once(
    telling: tuple[Served, str, Heard, Received, StillClock],
) -> None:
    running, url, heard, _, clock = telling
    anna = Person(running.url, "Anna")
    anna.post("/api/me/webhooks", url=url, kind="discord")
    quiet = {"start": 22 * 60, "end": 8 * 60}
    wishes: dict[str, Any] = {"language": "de", "zone": "Europe/Amsterdam", "quiet": quiet}
    anna.post("/api/me/notices", "PUT", **wishes)
    tables = [trio(running, anna), trio(running, anna)]
    reminders = "SELECT due FROM reminders"
    wait_until(lambda: rows_of(running, reminders))
    assert rows_of(running, reminders) == [{"due": time_of("2026-11-18T07:00")}]
    work_off(running)
    assert not heard.calls
    clock.moment = time_of("2026-11-18T07:00")
    work_off(running)
    told = [json.loads(body)["content"] for _, _, body in heard.calls]
    assert told == ["2 Partien warten auf dich https://play.example.org/#/"]
    heard.calls.clear()
    state = anna.state(tables[0])
    anna.play(tables[0], state["legal"][0]["action"], state["version"])
    trio(running, anna)
    wait_until(lambda: heard.calls)
    assert "Du bist am Zug in The Majority." in json.loads(heard.calls[0][2])["content"]


def rows_of(running: Served, sql: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    running.write(lambda db: found.extend(db.rows(sql)))
    return found


def test_one_mail_tells_of_all_tables_that_still_wait(
    telling: tuple[Served, str, Heard, Received, StillClock],
) -> None:
    running, _, _, received, clock = telling
    anna = Person(running.url, "Anna")
    anna.post("/api/me/mail", "PUT", address="anna@example.org")
    anna.post("/api/mail/confirm", token=received.next_link("confirm"))
    anna.post("/api/me/notices", "PUT", mail=6)
    tables = [trio(running, anna) for _ in range(3)]
    wait_until(lambda: rows_of(running, "SELECT due FROM reminders"))
    state = anna.state(tables[1])
    anna.play(tables[1], state["legal"][0]["action"], state["version"])
    clock.moment += 11 * MINUTE
    work_off(running)
    wait_until(lambda: received.mails)
    mail = received.mails.pop()
    assert mail["subject"] == "2 games are waiting for you" and mail["to"] == "anna@example.org"
    links = [f"https://play.example.org/#/table/{table}" for table in (tables[0], tables[2])]
    assert all(link in mail.get_content() for link in links)
    assert tables[1] not in mail.get_content()
    trio(running, anna)
    wait_until(lambda: rows_of(running, "SELECT due FROM reminders"))
    clock.moment += HOUR
    work_off(running)
    assert not received.mails, "not before six hours have passed"
    clock.moment += 5 * HOUR
    work_off(running)
    wait_until(lambda: received.mails)
    assert received.mails[0]["subject"] == "3 games are waiting for you"


def test_a_game_that_somebody_does_not_want_to_hear_of_is_not_told(
    telling: tuple[Served, str, Heard, Received, StillClock],
) -> None:
    running, url, heard, _, _ = telling
    anna, ben = Person(running.url, "Anna"), Person(running.url, "Ben")
    for person in (anna, ben):
        person.post("/api/me/webhooks", url=f"{url}/{person is anna}")
    told = anna.post("/api/me/notices", "PUT", silent=["majority", "no such game"])
    assert told["wishes"]["silent"] == ["majority"]
    full_table([anna, ben, Person(running.url, "Cleo")])
    wait_until(lambda: heard.calls)
    assert [path for path, _, _ in heard.calls] == ["/False"]


def test_a_notice_says_how_much_time_is_left(
    telling: tuple[Served, str, Heard, Received, StillClock],
) -> None:
    running, url, heard, received, clock = telling
    anna, ben = Person(running.url, "Anna"), Person(running.url, "Ben")
    anna.post("/api/me/webhooks", url=url)
    anna.post("/api/me/notices", "PUT", language="de")
    table = full_table([anna, ben], game="luna", clock={"main": 0, "move": 259_200})
    wait_until(lambda: running.live(table).legal)
    if not anna.state(table)["legal"]:
        heard.calls.clear()
        play_until_asked(ben, anna, table)
    wait_until(lambda: heard.calls)
    assert json.loads(heard.calls[0][2])["text"] == "Du bist am Zug in Luna. Noch 3 Tage."
    # by mail, two days and an hour later
    anna.post("/api/me/mail", "PUT", address="anna@example.org")
    anna.post("/api/mail/confirm", token=received.next_link("confirm"))
    anna.post("/api/me/notices", "PUT", language="nl", mail=6)
    clock.moment += 49 * HOUR
    running.write(
        lambda db: db.run("UPDATE meta SET value = ? WHERE name = 'alive'", str(clock.moment))
    )
    running.house.housekeeping.last_heartbeat = clock.moment
    person = anna.get("/api/me")["person"]["id"]
    running.do(running.house.reminders.remind(person, "mail"))
    wait_until(lambda: received.mails)
    assert "Luna (23 uur): https://play.example.org/" in received.mails[0].get_content()


def play_until_asked(ben: Person, anna: Person, table: str) -> None:
    while not anna.state(table)["legal"]:
        state = ben.state(table)
        ben.play(table, state["legal"][0]["action"], state["version"])


def test_the_test_button_sends_one_and_says_whether_it_was_taken(
    telling: tuple[Served, str, Heard, Received, StillClock],
) -> None:
    running, url, heard, received, _ = telling
    anna = Person(running.url, "Anna")
    path = "/api/me/notices/test"
    assert anna.post(path, channel="push") == {"sent": 0, "taken": 0}
    hooks = [anna.post("/api/me/webhooks", url=f"{url}/{kind}")["id"] for kind in ("a", "b")]
    assert anna.post(path, channel="webhook", id=hooks[1]) == {"sent": 1, "taken": 1}
    assert [where for where, _, _ in heard.calls] == ["/b"]
    heard.status = 500
    assert anna.post(path, channel="webhook") == {"sent": 2, "taken": 0}
    assert anna.refused(path, channel="mail") == (409, "not-now")
    anna.post("/api/me/mail", "PUT", address="anna@example.org")
    anna.post("/api/mail/confirm", token=received.next_link("confirm"))
    assert anna.post(path, channel="mail") == {"sent": 1, "taken": 1}
    assert received.mails[0]["subject"] == "This is a test from Augury. It works."
    other = Person(running.url, "Ben")
    assert other.post(path, channel="webhook", id=hooks[0]) == {"sent": 0, "taken": 0}


def test_a_time_zone_that_nobody_knows_is_refused(server: Served) -> None:
    anna = Person(server.url, "Anna")
    for zone in ("Mars/Olympus", "../../etc/passwd", "", "/etc/passwd"):
        assert anna.refused("/api/me/notices", "PUT", zone=zone) == (422, "malformed")


# What waits


def test_my_tables_tell_whose_turn_it_is_and_those_with_the_least_time_come_first(
    server: Served,
) -> None:
    anna = Person(server.url, "Anna")
    others = [Person(server.url, name) for name in ("Ben", "Cleo")]
    plain = full_table([anna, *others])
    slow = full_table([anna, *others], clock={"main": 259_200, "move": 86_400})
    live = full_table([anna, *others], clock={"main": 900, "increment": 10})
    done = full_table([anna, *others])
    state = anna.state(done)
    anna.play(done, state["legal"][0]["action"], state["version"])
    cards = anna.get("/api/me/tables")["tables"]
    assert [card["id"] for card in cards] == [live, slow, plain, done]
    assert [card["your_turn"] for card in cards] == [True, True, True, False]
    assert cards[0]["asked"] == [0, 1, 2] and cards[3]["asked"] == [1, 2]
    assert 890_000 < cards[0]["left"] <= 900_000
    assert "left" not in cards[2]


def test_unread_lines_are_counted_until_they_are_read_and_not_where_it_is_muted(
    server: Served,
) -> None:
    anna, ben, cleo = (Person(server.url, name) for name in ("Anna", "Ben", "Cleo"))
    table = full_table([anna, ben, cleo])
    for text in ("hello", "anybody there?"):
        ben.post(f"/api/tables/{table}/chat", uuid=new_uuid(), text=text)
    anna.post(f"/api/tables/{table}/chat", uuid=new_uuid(), text="me")

    def unread(person: Person) -> int:
        found: int = person.get("/api/me/tables")["tables"][0]["unread"]
        return found

    path = f"/api/tables/{table}/attention"
    assert (unread(anna), unread(ben), unread(cleo)) == (2, 1, 3)
    assert anna.post(path, "PUT", seen=1) == {"seen": 1, "muted": False}
    assert unread(anna) == 1
    assert anna.post(path, "PUT", seen=0)["seen"] == 1, "nobody unreads a line"
    assert cleo.post(path, "PUT", muted=True) == {"seen": 0, "muted": True}
    assert (unread(anna), unread(cleo)) == (1, 0)
    assert cleo.get(path) == {"seen": 0, "muted": True}
