"""What members of a club say to one another: read by members alone, taken away by hosts, and not
read by whoever does not want to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from serving import Json, Person, Served, new_uuid

Guest = Callable[[str], Person]


class Circle:
    """A club of four: its owner, a host, two members."""

    def __init__(self, server: Served, name: str) -> None:
        self.owner, self.host, self.anna, self.ben = (
            Person(server.url, f"{who} {name}") for who in ("Olga", "Hugo", "Anna", "Ben")
        )
        slug = self.owner.post("/api/clubs", name=f"Circle {name}")["slug"]
        self.path = f"/api/clubs/{slug}"
        for person in (self.host, self.anna, self.ben):
            token = self.owner.post(self.path + "/links")["token"]
            person.post("/api/club-links", token=token)
        self.owner.post(f"{self.path}/members/{self.id(self.host)}", method="PUT", role="host")

    def id(self, person: Person) -> str:
        found: str = person.get("/api/me")["person"]["id"]
        return found

    def say(self, person: Person, text: str, uuid: str = "") -> int:
        said = person.post(self.path + "/chat", uuid=uuid or new_uuid(), text=text)
        return int(said["version"])

    def chat(self, person: Person) -> Json:
        return person.get(self.path + "/chat")

    def texts(self, person: Person) -> list[str]:
        return [line["text"] for line in self.chat(person)["lines"]]

    def unread(self, person: Person) -> int:
        page = person.get(self.path)["unread"]
        (card,) = person.get("/api/me/clubs")["clubs"]
        assert card["unread"] == page
        return int(page)


@pytest.fixture
def circle(server: Served, request: pytest.FixtureRequest) -> Circle:
    return Circle(server, new_uuid()[:6])


def test_members_read_what_was_said_and_how_much_is_new(circle: Circle) -> None:
    first = circle.say(circle.anna, "  Who plays   tonight? ")
    second = circle.say(circle.ben, "I do")
    assert second == first + 1
    lines = circle.chat(circle.anna)["lines"]
    assert [(line["text"], line["mine"]) for line in lines] == [
        ("Who plays tonight?", True),
        ("I do", False),
    ]
    assert lines[1]["name"].startswith("Ben") and lines[1]["person"] == circle.id(circle.ben)
    assert [circle.unread(one) for one in (circle.anna, circle.ben, circle.owner)] == [1, 1, 2]
    circle.owner.post(circle.path + "/attention", method="PUT", seen=first)
    assert circle.unread(circle.owner) == 1
    circle.owner.post(circle.path + "/attention", method="PUT", seen=0)
    assert circle.unread(circle.owner) == 1, "nobody unreads a line"
    assert circle.chat(circle.owner)["seen"] == first


def test_a_line_that_is_sent_twice_is_there_once(circle: Circle) -> None:
    uuid = new_uuid()
    assert circle.say(circle.anna, "hello", uuid) == circle.say(circle.anna, "hello", uuid)
    assert circle.texts(circle.ben) == ["hello"]
    assert circle.anna.refused(circle.path + "/chat", uuid=new_uuid(), text=" \u200b ") == (
        422,
        "empty",
    )


def test_who_mutes_the_chat_hears_of_nothing_and_still_reads_it(circle: Circle) -> None:
    circle.anna.post(circle.path + "/attention", method="PUT", muted=True)
    circle.say(circle.ben, "anybody?")
    assert circle.unread(circle.anna) == 0 and circle.texts(circle.anna) == ["anybody?"]
    assert circle.chat(circle.anna)["muted"] and not circle.chat(circle.ben)["muted"]
    circle.anna.post(circle.path + "/attention", method="PUT", muted=False)
    assert circle.unread(circle.anna) == 1


def test_whom_somebody_does_not_read_is_gone_for_them_alone(circle: Circle) -> None:
    circle.say(circle.ben, "noise")
    ben = f"{circle.path}/members/{circle.id(circle.ben)}/hushed"
    circle.anna.post(ben, method="PUT", hushed=True)
    circle.say(circle.ben, "more noise")
    circle.say(circle.host, "news")
    assert circle.texts(circle.anna) == ["news"] and circle.unread(circle.anna) == 1
    assert circle.texts(circle.owner) == circle.texts(circle.ben) == ["noise", "more noise", "news"]
    assert circle.chat(circle.anna)["hushed"] == [
        {"id": circle.id(circle.ben), "name": circle.ben.get("/api/me")["person"]["name"]}
    ]
    assert circle.chat(circle.ben)["hushed"] == []
    circle.owner.post(f"{circle.path}/members/{circle.id(circle.ben)}", method="DELETE")
    circle.anna.post(ben, method="PUT", hushed=False)  # also when they have left
    assert circle.texts(circle.anna) == ["noise", "more noise", "news"]
    own = f"{circle.path}/members/{circle.id(circle.anna)}/hushed"
    assert circle.anna.refused(own, "PUT", hushed=True) == (404, "no-member")
    assert circle.anna.refused(ben, "PUT", hushed=True) == (404, "no-member")


def test_a_line_is_taken_away_by_whoever_wrote_it_or_by_a_host(circle: Circle) -> None:
    rude, mine, kept = (circle.say(circle.ben, text) for text in ("rude", "oops", "fine"))
    assert circle.anna.refused(f"{circle.path}/chat/{rude}", "DELETE") == (403, "forbidden")
    circle.host.post(f"{circle.path}/chat/{rude}", method="DELETE")
    circle.ben.post(f"{circle.path}/chat/{mine}", method="DELETE")
    for person in (circle.owner, circle.anna, circle.ben):
        assert circle.texts(person) == ["fine"]
    assert circle.unread(circle.anna) == 1
    for gone in (str(rude), "99", "0", "x", "9" * 30):
        answer = circle.host.refused(f"{circle.path}/chat/{gone}", "DELETE")
        assert answer == (404, "no-line"), gone
        assert circle.anna.refused(f"{circle.path}/chat/{gone}", "DELETE") == (403, "forbidden")
    assert circle.say(circle.ben, "again") == kept + 1
    data = circle.ben.http.get("/api/me/export").text
    assert "fine" in data and "rude" not in data, "nothing of it is kept"


def test_a_club_is_an_island(server: Served, circle: Circle, guest: Guest) -> None:
    circle.say(circle.anna, "secret plans")
    other = Circle(server, new_uuid()[:6])
    for stranger in (other.owner, guest("Eve")):
        assert stranger.refused(circle.path + "/chat", "GET") == (404, "no-club")
    assert other.texts(other.owner) == [] and other.unread(other.owner) == 0


def test_who_goes_leaves_what_they_said_without_a_name(circle: Circle) -> None:
    circle.say(circle.ben, "bye")
    ben = circle.id(circle.ben)
    circle.anna.post(f"{circle.path}/members/{ben}/hushed", method="PUT", hushed=True)
    circle.ben.post("/api/me/delete")
    (line,) = circle.chat(circle.anna)["lines"]
    assert (line["text"], line["name"], line["person"]) == ("bye", "", "")
    assert circle.chat(circle.anna)["hushed"] == []


def test_a_guest_who_logs_in_brings_their_words_along(server: Served, circle: Circle) -> None:
    name, password = f"Cora {new_uuid()[:6]}", "a long enough password"
    Person(server.url).post("/api/accounts", name=name, password=password)
    circle.say(circle.anna, "before")
    ben = circle.id(circle.ben)
    circle.anna.post(f"{circle.path}/members/{ben}/hushed", method="PUT", hushed=True)
    circle.anna.post(circle.path + "/attention", method="PUT", seen=1)
    token = circle.anna.post("/api/login", name=name, password=password, bearer=True)["token"]
    found = circle.chat(Person(server.url, token=token))
    assert [line["mine"] for line in found["lines"]] == [True]
    assert found["seen"] == 1 and [one["id"] for one in found["hushed"]] == [ben]
