"""People of a club, for the tests of clubs and tournaments."""

from __future__ import annotations

from typing import Any

from serving import Json, Person, play_on, wait_until


def me(person: Person) -> str:
    found: str = person.get("/api/me")["person"]["id"]
    return found


class Club:
    """A club with its owner and members who came by link."""

    def __init__(self, owner: Person, *members: Person, name: str) -> None:
        self.owner = owner
        self.slug = owner.post("/api/clubs", name=name, zone="Europe/Amsterdam")["slug"]
        self.path = f"/api/clubs/{self.slug}"
        self.people = [owner, *members]
        for person in members:
            self.join(person)

    def link(self, **wish: Any) -> str:
        found: str = self.owner.post(self.path + "/links", **wish)["token"]
        return found

    def join(self, person: Person) -> None:
        person.post("/api/club-links", token=self.link())

    def page(self, person: Person | None = None) -> Json:
        return (person or self.owner).get(self.path)

    def tournament(self, **wish: Any) -> Tournament:
        made = self.owner.post(self.path + "/tournaments", **{"name": "Autumn", **wish})
        return Tournament(self, made["id"])


class Tournament:
    def __init__(self, club: Club, id: str) -> None:
        self.club = club
        self.id = id
        self.path = f"{club.path}/tournaments/{id}"

    def enter(self, *people: Person) -> Tournament:
        for number, person in enumerate(people):
            person.post(self.path + "/enter", number=f"{number + 1:032x}")
        return self

    def next(self) -> None:
        self.club.owner.post(self.path + "/next")

    def info(self, person: Person | None = None, round: int = 0) -> Json:
        return (person or self.club.owner).get(f"{self.path}?round={round}")

    def tables(self, person: Person) -> list[str]:
        """Somebody's own of the latest round."""
        return [
            game["table"]
            for board in self.info(person)["boards"]
            for game in board["games"]
            if game["mine"]
        ]

    def seated(self, table: str) -> list[Person]:
        """The players of a table, by seat."""
        known = {me(person): person for person in self.club.people}
        info = self.info()
        ids = {one["number"]: one["id"] for one in info["entrants"]}
        games = [game for board in info["boards"] for game in board["games"]]
        seats = next(game["seats"] for game in games if game["table"] == table)
        return [known[ids[number]] for number in seats]

    def play(self, table: str) -> None:
        """A whole game, whose result is noted."""
        people = self.seated(table)
        play_on(people, table, 3000)
        wait_until(lambda: self.status(people[0], table) == "over")

    def status(self, person: Person, table: str) -> str:
        found: list[str] = [
            game["status"]
            for board in self.info(person)["boards"]
            for game in board["games"]
            if game["table"] == table
        ]
        return found[0]

    def forfeit(self, table: str, *winners: int) -> None:
        """The director's word, where the game itself does not matter."""
        self.club.owner.post(f"{self.path}/games/{table}", method="PUT", winners=list(winners))

    def boards(self) -> list[list[str]]:
        """By board, the tables of its games."""
        return [[game["table"] for game in board["games"]] for board in self.info()["boards"]]

    def finish_round(self) -> None:
        """Whoever has the first seat wins what is still on."""
        for table in [table for board in self.boards() for table in board]:
            if self.status(self.club.owner, table) == "playing":
                self.forfeit(table, 0)
