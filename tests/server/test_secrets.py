"""Nothing the server answers depends on what the one who asks cannot know: every endpoint and
message of a table, byte by byte.

A table is copied, and in each copy everything hidden from one eye is dealt anew. Then the same is
asked at all of them, refusals and nonsense included. Only what a decision is meant to bring to
light may differ, after it was made.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import get_args
from uuid import UUID

import pytest
from guessing import guess, pick, seats_of
from serving import Json, Person, Served, full_table, play_on
from worlds import World, copy_table, keep_other_records

from augury.core import chance, registry
from augury.core.chance import Chance
from augury.core.game import Game
from augury.core.state import SPECTATOR, State
from augury.core.why import things
from augury.server import records
from augury.server.endpoints import ENDPOINTS
from augury.server.endpoints.paths import TABLE
from augury.server.messages.wishes import ClientMessage

Body = dict[str, object]
Ask = tuple[str, Body]  # what follows the path, and the body


class Scene:
    """Somebody at a table, and what comes to their mind."""

    def __init__(self, game: Game, state: State, eye: int, version: int, luck: Chance) -> None:
        self.game = game
        self.state = state
        self.eye = eye
        self.seat = max(eye, 0)
        self.version = version
        self.luck = luck

    def uuid(self) -> str:
        return str(UUID(int=(self.luck.below(1 << 30) << 32) + self.luck.below(1 << 30)))

    def text(self, actions: list[int]) -> list[str]:
        return [self.game.vocabulary.text(action) for action in actions]

    def dead_end(self) -> list[str]:
        """Decisions as far as the true position would allow them, and one more that it does not."""
        found: list[int] = []
        position = self.state.clone()
        for _ in range(self.luck.below(6)):
            if self.seat in position.to_act():
                found.append(pick(position.legal(self.seat), self.luck))
                position.apply(self.seat, found[-1])
        while True:
            last = self.luck.below(self.game.vocabulary.size)
            if last not in position.legal(self.seat):
                return self.text([*found, last])

    def refused(self, number: int) -> list[list[str]]:
        """Lists that cannot be played, for all sorts of reasons."""
        nonsense = [[*self.text(self.state.legal(self.seat)[:1]), "fly away"], ["x" * 199]]
        return [*(self.dead_end() for _ in range(number)), *nonsense]

    def wondered(self) -> list[list[str]]:
        return [self.text(guess(self.game, self.state, self.seat, self.luck)) for _ in range(4)]


def plain(*bodies: Body) -> Callable[[Scene], list[Ask]]:
    return lambda scene: [("", body) for body in bodies or ({},)]


def lists(scene: Scene) -> list[Ask]:
    wishes: list[Ask] = [
        (
            "",
            {
                "uuid": scene.uuid(),
                "version": scene.version,
                "actions": actions,
                "seat": scene.seat,
            },
        )
        for actions in scene.refused(8)
    ]
    first = scene.text(scene.state.legal(scene.seat)[:1]) or ["fly away"]
    late: Body = {"uuid": scene.uuid(), "version": scene.version + 7, "actions": first}
    return [*wishes, ("", {**late, "seat": scene.seat}), ("", {"actions": []})]


def plans(scene: Scene) -> list[Ask]:
    return [
        ("", {"version": scene.version, "actions": actions, "seat": scene.seat})
        for actions in [*scene.wondered(), *scene.refused(1)]
    ]


def questions(scene: Scene) -> list[Ask]:
    return [
        ("", {"action": action, "seat": scene.seat})
        for actions in [*scene.wondered(), ["fly away"]]
        for action in actions[:2]
    ]


def preparations(scene: Scene) -> list[Ask]:
    """Answers to what the seat is asked now, to what it is not, and ones that cannot be."""
    asked = scene.game.reader.view(scene.state, scene.seat).prompt
    wishes: list[Body] = []
    for prompt in (asked, "over"):
        answers = [
            {"prompt": prompt, "action": action} for line in scene.wondered() for action in line
        ]
        wishes.append({"kind": "again", "until": "touched", "answers": answers[:20] or [{}]})
    wishes.append({"kind": "once", "answers": [{"prompt": "no-such", "action": "nothing"}]})
    return [("", {**wish, "seat": scene.seat}) for wish in wishes]


def pointing(scene: Scene) -> list[Ask]:
    """Why not this? At all sorts of things, after a plan, and at nothing."""
    known = sorted(things(scene.game))
    wishes: list[Ask] = [
        ("", {"thing": known[scene.luck.below(len(known))], "seat": scene.seat}) for _ in range(12)
    ]
    for actions in scene.wondered():
        thing = known[scene.luck.below(len(known))]
        wishes.append(("", {"thing": thing, "planned": actions[:2], "seat": scene.seat}))
    return [*wishes, ("", {"thing": "nothing/at-all"}), ("", {})]


def advice(scene: Scene) -> list[Ask]:
    return [
        ("", {"version": scene.version, "seat": scene.seat}),
        ("", {"version": scene.version + 7, "seat": scene.seat}),
        ("", {"version": scene.version, "seat": scene.seat + 1}),
        ("", {}),
    ]


# What a seat or a spectator may ask, in this order, with what is asked
BEFORE: dict[tuple[str, str], Callable[[Scene], list[Ask]]] = {
    ("GET", ""): lambda scene: [
        ("", {}),
        (f"?eye={scene.eye}&seen=-1", {}),
        (f"?eye={scene.eye}&seen={max(0, scene.version - 2)}", {}),
        (f"?eye={scene.eye}&seen={max(0, scene.version - 8)}", {}),
        (f"?eye={scene.seat + 1}", {}),
        ("?eye=77", {}),
    ],
    ("GET", "/record"): lambda scene: [(f"?eye={eye}", {}) for eye in (scene.eye, scene.seat + 1)],
    ("GET", "/moments"): lambda scene: [(f"?eye={scene.eye}", {}), ("?eye=-1&from=2&to=5", {})],
    ("GET", "/fairness"): plain(),
    ("GET", "/scores"): plain(),
    ("GET", "/review"): lambda scene: [("", {}), ("?from=3", {})],
    ("GET", "/review/line"): lambda scene: [("?number=2", {}), (f"?number=0&eye={scene.eye}", {})],
    ("GET", "/seats/{seat}/same-deal"): plain(),
    ("GET", "/chat"): plain(),
    ("GET", "/note"): lambda scene: [("", {}), (f"?seat={scene.seat}", {})],
    ("GET", "/attention"): plain(),
    ("GET", "/prepared"): lambda scene: [("", {}), (f"?seat={scene.seat}", {})],
    ("PUT", "/prepared"): preparations,
    ("DELETE", "/prepared"): lambda scene: [("", {"seat": scene.seat}), ("", {})],
    ("POST", "/play"): lists,
    ("POST", "/plan"): plans,
    ("POST", "/ask"): questions,
    ("POST", "/why"): pointing,
    ("POST", "/hint"): advice,
    ("POST", "/moments/hint"): plain({"moment": 0}, {"moment": 1, "seat": 0}, {}),
    ("POST", "/review"): plain(),
    ("POST", "/seats/{seat}/same-deal"): plain(),
    ("POST", "/undo"): lambda scene: [("", {"uuid": scene.uuid(), "version": scene.version + 9})],
    ("POST", "/chat"): lambda scene: [("", {"uuid": scene.uuid(), "text": "hello"}), ("", {})],
    ("PUT", "/note"): plain({"text": "they bluff"}),
    ("PUT", "/attention"): plain({"seen": 1}, {"muted": True}),
    ("POST", "/resume"): plain(),
    ("POST", "/propose"): plain({"kind": "undo", "keep": 999_999}, {"kind": "undo", "keep": 0}),
    ("POST", "/answer"): plain({"number": 0, "yes": True}),
    ("PUT", "/settings"): plain({"muted": True}),
    ("POST", "/rematch"): plain(),
    ("POST", "/watch-link"): plain(),
    ("POST", "/share"): plain(),
    ("DELETE", "/share"): plain(),
    ("POST", "/seats/{seat}/take"): plain({"name": "Eve"}),
    ("PUT", "/seats/{seat}"): plain({"kind": "bot"}),
    ("POST", "/seats/{seat}/link"): plain(),
    ("DELETE", "/seats/{seat}/link"): plain(),
}
READING = 12  # the first of them only read
AFTER: dict[tuple[str, str], Callable[[Scene], list[Ask]]] = {
    ("POST", "/seats/{seat}/leave"): plain({"level": 1}),
    ("POST", "/seats/{seat}/return"): plain(),
    ("DELETE", "/watch-link"): plain(),
    ("POST", "/close"): plain(),
}
MESSAGES: dict[str, Callable[[Scene], list[Ask]]] = {
    "hello": lambda scene: [("", {"eye": scene.eye}), ("", {"eye": scene.seat + 1})],
    "look": lambda scene: [("", {"eye": scene.seat + 1}), ("", {"eye": scene.eye})],
    "ping": plain(),
    "play": lists,
    "plan": plans,
    "ask": questions,
    "why": pointing,
    "hint": advice,
    "undo": BEFORE["POST", "/undo"],
    "say": BEFORE["POST", "/chat"],
    "resume": plain(),
    "propose": plain({"kind": "undo", "keep": 999_999}),
    "answer": plain({"number": 0, "yes": True}),
}


def test_every_endpoint_and_message_of_a_table_is_asked() -> None:
    at_tables = {
        (endpoint.method, endpoint.path.removeprefix(TABLE))
        for endpoint in ENDPOINTS
        if endpoint.path.startswith(TABLE)
    }
    assert at_tables == {*BEFORE, *AFTER}
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == set(MESSAGES)


def in_order(answer: bytes) -> bool:
    """A hint comes when it is thought out; what it says is asked by plain request."""
    return not answer.startswith(b'{"type":"hinted"')


@pytest.fixture(autouse=True)
def other_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "copy_of", keep_other_records)


class Parties:
    """People around a table, one who only looks on, and copies of it."""

    def __init__(self, server: Served, game: Game) -> None:
        self.server = server
        self.game = game
        names = ("Anna", "Ben", "Cleo", "Dora")[: seats_of(game)]
        self.people = [Person(server.url, name) for name in names]
        self.watcher = Person(server.url, "Walter")
        self.table = full_table(self.people, game.id, hints=True)
        server.house.adviser.thought = 40
        link = self.people[0].post(f"/api/tables/{self.table}/watch-link")["token"]
        self.watcher.post("/api/links", token=link)

    def eyes(self) -> Iterator[tuple[int, Person]]:
        yield from enumerate(self.people)
        yield SPECTATOR, self.watcher

    def compare(self, eye: int, person: Person, seed: int, worlds: int) -> None:
        live = self.server.live(self.table)
        copies = [
            World(self.server, copy_table(self.server, self.table), person, eye, number)
            for number in range(worlds)
        ]

        def scene() -> Scene:
            truth = copies[0].live().engine.state
            return Scene(self.game, truth, eye, live.version, chance.from_seed(seed))

        self.show_around(copies, live.version)
        self.ask(copies, person, scene, BEFORE)
        self.talk(copies, person, scene())
        if eye in live.legal:
            self.decide(copies, person, scene())
        self.ask(copies, person, scene, AFTER)

    def ask(
        self,
        copies: list[World],
        person: Person,
        scene: Callable[[], Scene],
        what: dict[tuple[str, str], Callable[[Scene], list[Ask]]],
    ) -> None:
        for number, ((method, path), wishes) in enumerate(what.items()):
            if what is BEFORE and number in (0, READING):
                for world in copies:
                    world.dream(number == 0)
            for query, body in wishes(scene()):
                where = path.replace("{seat}", str(scene().seat)) + query
                first, *others = [world.http(person, method, where, body) for world in copies]
                for other in others:
                    assert other == first, (method, where, body)

    def show_around(self, copies: list[World], version: int) -> None:
        """What a link tells before it is opened, sizes and refusals included."""
        stranger = Person(self.server.url)
        for world in copies:
            world.dream(True)
            world.link = self.people[0].post(f"/api/tables/{world.table}/share")["token"]
        for query in ("", "?lang=de", f"?at={version // 2}", "?at=0", "?at=999999", "?at=x"):
            for path in ("", "/picture.png"):
                first, *others = [world.page(stranger, path + query) for world in copies]
                for other in others:
                    assert other == first, path + query
        for world in copies:
            world.dream(False)

    def talk(self, copies: list[World], person: Person, scene: Scene) -> None:
        messages: list[dict[str, object]] = [
            {"type": kind, **body} for kind, wishes in MESSAGES.items() for _, body in wishes(scene)
        ]
        first, *others = [
            [answer for answer in world.socket(person, scene.eye, messages) if in_order(answer)]
            for world in copies
        ]
        for other in others:
            assert other == first

    def decide(self, copies: list[World], person: Person, scene: Scene) -> None:
        """Make a decision that is possible, and take it back. What it reveals may differ, and
        nothing else."""
        action = scene.text([pick(scene.state.legal(scene.eye), scene.luck)])
        wish: Body = {"version": scene.version, "actions": action, "seat": scene.eye}
        path = f"/api/tables/{copies[0].table}/plan"
        planned: Json = person.http.post(path, json=wish).json()
        reveals = planned["ends"] and planned["final"]
        wish["uuid"] = scene.uuid()
        answers = [world.http(person, "POST", "/play", wish) for world in copies]
        for answer in answers:
            assert answer[:2] == answers[0][:2]
            assert reveals or answer == answers[0]
        back: Body = {"uuid": scene.uuid(), "version": scene.version + 1, "seat": scene.eye}
        taken = [world.http(person, "POST", "/undo", back) for world in copies]
        for answer in taken:
            assert answer[:1] == taken[0][:1]
            assert reveals or answer == taken[0]


def test_what_is_answered_does_not_depend_on_what_is_hidden(server: Served, game: Game) -> None:
    parties = Parties(server, game)
    luck = random.Random(game.id)
    for seed in range(2):
        play_on(parties.people, parties.table, luck.randrange(2, 9), luck)
        asked = sorted(server.live(parties.table).legal)
        seat = luck.choice(range(len(parties.people)) if seed else asked)
        parties.compare(seat, parties.people[seat], seed, worlds=2 + seed)
    parties.compare(SPECTATOR, parties.watcher, 2, worlds=2)


@pytest.mark.soak
def test_many_answers_do_not_depend_on_what_is_hidden(server: Served, game: Game) -> None:
    for game_number in range(2):
        parties = Parties(server, game)
        luck = random.Random(f"{game.id} {game_number}")
        for seed in range(6):
            play_on(parties.people, parties.table, luck.randrange(1, 16), luck)
            if server.live(parties.table).ended():
                break
            for eye, person in parties.eyes():
                parties.compare(eye, person, seed, worlds=3)


@pytest.mark.parametrize("name", [game.id for game in registry.games() if game.secrets])
def test_a_list_that_is_refused_behind_a_seal_tells_nothing(server: Served, name: str) -> None:
    """Whoever asks for "reveal, then something impossible" learns nothing of what would come
    out."""
    game = registry.load(name)
    parties = Parties(server, game)
    luck = chance.from_seed(3)
    tried = 0
    for _ in range(240):
        live = server.live(parties.table)
        state = live.engine.state
        seat = pick(sorted(live.legal), luck)
        for action in live.legal[seat][:6]:
            after = state.clone()
            after.apply(seat, action)
            if after.epoch == state.epoch or after.sealed == "shown" or seat not in after.to_act():
                continue
            tried += 1
            scene = Scene(game, state, seat, live.version, luck)
            copies = [
                World(server, copy_table(server, parties.table), parties.people[seat], seat, number)
                for number in range(3)
            ]
            known = after.legal(seat)
            for following in [known[0], known[-1], luck.below(game.vocabulary.size)]:
                impossible = pick([n for n in range(game.vocabulary.size) if n not in known], luck)
                wish: Body = {
                    "uuid": scene.uuid(),
                    "version": live.version,
                    "actions": scene.text([action, following, impossible, impossible]),
                    "seat": seat,
                }
                told = {world.http(parties.people[seat], "POST", "/play", wish) for world in copies}
                assert len(told) == 1, told
                assert b'"sealed"' in str(told).encode()
            break
        if tried > 2:
            return
        play_on(parties.people, parties.table, 1, random.Random(luck.below(1000)))
    raise AssertionError("no decision revealed anything to somebody who went on")
