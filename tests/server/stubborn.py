"""Players who never give up, and the check that nothing they were told was untrue.

A player reconnects by itself to any of the servers, sends a wish again until it is answered, and
remembers every answer. Afterwards the log on disk must hold each acknowledged decision once,
unchanged, at the place it was told, in the order it was told.
"""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Callable

import websockets.exceptions
from serving import Live, Person, new_uuid

from augury.core import record
from augury.server import records
from augury.server.store.schema import Change, SeatRow, TableRow

GONE = (websockets.exceptions.WebSocketException, OSError, TimeoutError, EOFError)
PASSING = ("store-down", "slow-down")  # try the same again
Loaded = tuple[TableRow, list[SeatRow], list[Change]]


class Stubborn(threading.Thread):
    """A client that plays random decisions for its seat, comes back by itself and never forgets
    what it wished for."""

    def __init__(self, urls: list[str], token: str, table: str, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.people = [Person(url, token=token) for url in urls]
        self.table = table
        self.seat = seat
        self.luck = random.Random(seed)
        self.acknowledged: list[tuple[str, int, str]] = []  # uuid, version, action; as told
        self.wish: dict[str, object] | None = None
        self.reconnected = 0
        self.resent = 0
        self.stopping = False
        self.seen = -1
        self.known = -1  # the version its last decision made: it decides again when it has seen it
        self.refusals: list[str] = []
        self.over = False

    def run(self) -> None:
        while not self.stopping and not self.over:
            try:
                live = self.luck.choice(self.people).live(self.table, seen=self.seen)
            except GONE:
                time.sleep(0.05)
                continue
            self.reconnected += 1
            with contextlib.suppress(*GONE):
                self.play(live)
            with contextlib.suppress(*GONE):
                live.close()

    def play(self, live: Live) -> None:
        live.until(lambda m: m["type"] == "state")
        if self.wish is not None:
            self.resent += 1
            live.send(**self.wish)
        while not self.stopping:
            self.seen = live.state["version"]
            self.over = not live.state["view"]["to_act"]
            if self.over:
                return
            if self.wish is None and live.state["legal"] and self.seen >= self.known:
                action = self.luck.choice(live.state["legal"])["action"]
                self.wish = {
                    "type": "play",
                    "uuid": new_uuid(),
                    "version": live.state["version"],
                    "actions": [action],
                    "seat": self.seat,
                }
                live.send(**self.wish)
            try:
                message = live.receive(0.5)
            except TimeoutError:
                continue
            if self.wish is not None and message.get("uuid") == self.wish["uuid"]:
                self.answered(live, message)

    def answered(self, live: Live, message: dict[str, object]) -> None:
        assert self.wish is not None
        if message["type"] == "accepted":
            actions = self.wish["actions"]
            assert isinstance(actions, list) and isinstance(message["version"], int)
            self.acknowledged.append((str(message["uuid"]), message["version"], actions[0]))
            self.known = message["version"]
            self.wish = None
        elif message["code"] in PASSING:
            time.sleep(0.1)
            self.resent += 1
            live.send(**self.wish)
        else:
            self.refusals.append(str(message["code"]))
            self.wish = None

    def end(self) -> None:
        """Stop, and wait until it has."""
        self.stopping = True
        self.join(30)
        assert not self.is_alive()
        for person in self.people:
            person.close()


def acknowledged(players: list[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check(player: Stubborn, load: Callable[[str], Loaded | None]) -> None:
    """Compare what was acknowledged with the log, and replay it."""
    loaded = load(player.table)
    assert loaded is not None
    row, seats, changes = loaded
    numbers = [change.number for change in changes]
    assert numbers == list(range(1, len(changes) + 1)), "no gap, nothing twice"
    by_uuid = {change.uuid: change for change in changes}
    assert len(by_uuid) == len(changes), "nothing doubled"
    told = [version for _, version, _ in player.acknowledged]
    assert told == sorted(set(told)), "in the order it was told"
    for uuid, version, action in player.acknowledged:
        assert uuid in by_uuid, "an acknowledged decision was lost"
        change = by_uuid[uuid]
        assert (change.number, change.seat) == (version, player.seat)
        assert json.loads(change.actions) == [action], "an acknowledged decision was changed"
    assert row.status in ("playing", "over")
    replayed = record.parse(records.stored(row, seats, changes))
    replayed.at(len(replayed.decisions))
    assert set(player.refusals) <= {"stale"}, player.refusals
