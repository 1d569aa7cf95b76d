"""A walk that watches a board while frames are shown: which pieces lie where, and for how long."""

from __future__ import annotations

import json
import random
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from browsing import Person

View = dict[str, Any]
Table = dict[str, int]  # how many pieces of a kind lie at a place: "hex/S1a#1 follower/0"

# Every table that the board showed since the last look, in order, and how long frames were played.
WATCH = """() => {
    const main = document.querySelector('main.table-page');
    const board = document.querySelector('.board');
    window.watched = { tables: [], times: [] };
    let last = '', began = 0;
    const look = () => {
        const found = {};
        for (const piece of board.querySelectorAll('[data-piece]')) {
            if (piece.closest('[data-flight], dialog')) continue;
            const place = piece.closest('[data-anchor]')?.dataset.anchor ?? '';
            const name = `${place} ${piece.dataset.piece.split('~')[0]}`;
            found[name] = (found[name] ?? 0) + 1;
        }
        const now = JSON.stringify(found, Object.keys(found).sort());
        if (now !== last) watched.tables.push((last = now));
    };
    const clock = () => {
        const on = main.dataset.phase === 'playing';
        if (on && !began) began = performance.now();
        if (!on && began) {
            watched.times.push(performance.now() - began);
            began = 0;
        }
    };
    look();
    new MutationObserver(look).observe(board, {
        subtree: true, childList: true, attributes: true, attributeFilter: ['data-piece', 'data-anchor'],
    });
    new MutationObserver(clock).observe(main, { attributes: true, attributeFilter: ['data-phase'] });
}"""


class Watch:
    """Somebody who decides without the board, so that it shows nothing but frames."""

    def __init__(self, somebody: Person, seed: int = 1) -> None:
        self.somebody = somebody
        self.chance = random.Random(seed)
        self.heard = 0  # messages of the socket that were looked at
        somebody.wait()
        somebody.page.evaluate(WATCH)

    def states(self) -> list[dict[str, Any]]:
        told = [json.loads(text) for text in self.somebody.frames[self.heard :]]
        self.heard += len(told)
        return [state for state in told if state.get("type") == "state"]

    def decide(self) -> None:
        """Any choice, by the API; then wait until everything has been shown."""
        page = self.somebody.page
        table = page.url.rpartition("/")[2]
        url = f"{self.somebody.server.url}/api/tables/{table}"
        state = self.somebody.context.request.get(url).json()
        choice = self.chance.choice(state["legal"])["action"]
        before = self.somebody.version()
        made = self.somebody.context.request.post(
            f"{url}/play",
            data={
                "uuid": str(uuid.UUID(int=self.chance.getrandbits(128))),
                "version": state["version"],
                "actions": [choice],
                "seat": state["eye"],
            },
        )
        assert made.ok, f"{choice}: {made.text()}"
        self.somebody.wait_for_version(before, 60)
        deadline = time.monotonic() + 60
        while not (self.somebody.asked() or self.somebody.over()):
            assert time.monotonic() < deadline, "the table does not come to rest"
            page.wait_for_timeout(30)

    def seen(self) -> list[Table]:
        """The tables that the board has shown, one after the other."""
        found: list[str] = self.somebody.page.evaluate("watched.tables.splice(0)")
        return [json.loads(text) for text in found]

    def seconds(self) -> float:
        """For how long frames were played."""
        times: list[float] = self.somebody.page.evaluate("watched.times.splice(0)")
        return sum(times) / 1000


def pieces(lying: Iterable[tuple[str, str]]) -> Table:
    """Places and kinds, counted."""
    return dict(sorted(Counter(f"{place} {kind}" for place, kind in lying).items()))


def agree(watch: Watch, expected: Callable[[View], Table], decisions: int) -> int:
    """Decide so often; each table that the board shows is that of a frame, in their order, and no
    frame is left out but the first of one's own decision, which needs no showing. Returns the
    number of frames."""
    watch.seen()
    now = expected(watch.states()[-1]["frames"][-1]["view"])
    number = 0
    for _ in range(decisions):
        if watch.somebody.over():
            break
        watch.decide()
        shown = watch.seen()
        frames = [frame for state in watch.states() for frame in state["frames"]]
        tables = [expected(frame["view"]) for frame in frames]
        own = bool(frames) and is_own(frames[0])
        check_order(shown, [now, *tables], [now, *(tables[1:] if own else tables)])
        now = tables[-1] if tables else now
        number += len(frames)
    return number


def is_own(frame: dict[str, Any]) -> bool:
    seat = f"seat/{frame['view']['seat']}"
    return all(event["facts"].get("seat") == seat for event in frame["events"])


def check_order(shown: list[Table], possible: list[Table], needed: list[Table]) -> None:
    """Everything shown is possible, and everything needed is shown, in the same order."""
    place = 0
    for table in shown:
        following = [number for number in range(place, len(possible)) if possible[number] == table]
        assert following, differences(table, possible[place:])
        place = following[0]
    seen = iter([possible[0], *shown])
    current = next(seen)
    for table in needed:
        while current != table:
            following_table = next(seen, None)
            assert following_table is not None, f"never shown: {table}"
            current = following_table


def differences(table: Table, possible: list[Table]) -> str:
    """What the board shows and the nearest frame does not, and the other way round."""
    ways = [
        {
            name: (table.get(name, 0), other.get(name, 0))
            for name in sorted(set(table) | set(other))
            if table.get(name, 0) != other.get(name, 0)
        }
        for other in possible
    ]
    return f"on the board, in the frame: {min(ways, key=len)}"
