"""A server and people with browsers, for the walks in tests/browser."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from _pytest.mark import ParameterSet
from expecting import PATIENCE
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    ViewportSize,
    WebSocket,
)
from support import ROOT, SOURCE

from augury.core import record, registry

CHROMIUM = (
    os.environ.get("AUGURY_CHROMIUM")
    or shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
)
FLAGS = [
    "--no-sandbox",
    "--no-zygote",  # a fresh renderer costs less than a fork
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt --no-maglev",  # optimised code does not pay: an eighth less
]
# No memory for drawn pages: walks ask what is on a page and what can be touched, never for its
# pixels, so laying it out will do. Painting took a fifth of the browser's time.
UNSEEN = "--force-gpu-mem-available-mb=0"
BOARDS = sorted(path.parent.parent.name for path in (SOURCE / "games").glob("*/web/index.ts"))
QUICK = {
    "language": "en",
    "name": "Anna",
    "confirm": True,
    "pace": 0,
    "motion": "none",
    "twin": False,
    "sound": False,
    "offered": True,
}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOVED = """Promise.allSettled(document.getAnimations()
    .filter(one => Number.isFinite(Number(one.effect.getComputedTiming().endTime)))
    .map(one => one.finished)).then(() => undefined)"""  # whatever moves once has arrived
WORDED = """async () => {
    const silent = () => document.querySelector(
        ':is(button, a, h1, h2, h3):empty:not([aria-label])',
    );
    const end = performance.now() + 5000;
    while (silent() && performance.now() < end) await new Promise(requestAnimationFrame);
}"""  # the words of a page are fetched with it, and axe would find it silent until then
DRIVER = (Path(__file__).parent / "driver.js").read_text(encoding="utf-8")
LOOKING = (Path(__file__).parent / "looking.js").read_text(encoding="utf-8")
WIDE: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 360, "height": 740}
Case = TypeVar("Case")


def put_off(cases: Iterable[Case], later: Collection[Case]) -> list[ParameterSet]:
    """Cases of a walk; some only in `make fuzz`, because another walk shows nearly the same."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=[pytest.mark.soak] if case in later else [],
        )
        for case in cases
    ]


# By keys or on a phone: so many decisions at every push, more of them in `make fuzz`.
STRETCH = pytest.mark.parametrize("decisions", put_off([2, 26], [26]))


def widths(at_every_push: str) -> pytest.MarkDecorator:
    """A walk with a parameter `narrow`: on a wide screen and on a phone, on one of them only in
    `make fuzz`, because it goes the same way on both."""
    later = {True: at_every_push != "narrow", False: at_every_push != "wide"}
    assert later[True] != later[False]
    return pytest.mark.parametrize(
        "narrow",
        [
            pytest.param(narrow, id=name, marks=[pytest.mark.soak] if later[narrow] else [])
            for narrow, name in ((False, "wide"), (True, "narrow"))
        ],
    )


def wishes(**settings: object) -> str:
    """A script that lets a page find these settings."""
    noted = json.dumps(json.dumps({**QUICK, **settings}))
    return (
        f"location.protocol.startsWith('http') && localStorage.setItem('augury-settings', {noted})"
    )


def views_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    """All views that a message of the server shows."""
    shown = [frame["view"] for frame in message.get("frames", [])]
    return [view for view in [*shown, message.get("view")] if view]


def events_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    """All events that a message of the server tells."""
    told = [event for frame in message.get("frames", []) for event in frame["events"]]
    return [*message.get("events", []), *told]


def kept_games(room: str) -> Iterator[record.Record]:
    """Kept games of a room in which somebody plays against others to the end."""
    for path in sorted((SOURCE / "games" / room / "tests" / "records").glob("*.rec")):
        game = record.parse(path.read_text(encoding="utf-8"))
        if game.seats > 1 and len(game.decisions) > 30:
            yield game


class Server:
    """`augury serve` as a child process that can be killed and started again."""

    def __init__(self, data: Path, review_seconds: str = "0") -> None:
        self.data = data
        self.review_seconds = review_seconds
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--rate-limit",
            "0",
            "--bot-seconds",
            "0.02",
            "--review-seconds",
            self.review_seconds,
            "--quiet",
        ]
        self.process = subprocess.Popen([sys.executable, "-m", "augury.server", *words])
        deadline = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class Devices:
    """Contexts of a browser, handed to one test after the other. Nothing is left of whoever had one
    before; only what the client is made of need not be sent again. The page stays open, too: in the
    process that it has, the client starts in half the time."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.idle: dict[tuple[bool, bool, bool], list[BrowserContext]] = {}

    def lend(self, narrow: bool, zoomed: bool, apart: bool = False) -> BrowserContext:
        """Zoomed: a page at 200 % has half as many pixels, twice as large. Apart: with a page of
        one's own."""
        idle = self.idle.setdefault((narrow, zoomed, apart), [])
        return idle.pop() if idle else self.make(narrow, zoomed)

    def make(self, narrow: bool, zoomed: bool, installed: bool = False) -> BrowserContext:
        """Usually without a service worker, which fetches the whole client anew."""
        return self.browser.new_context(
            locale="en-GB",
            viewport=NARROW if narrow else WIDE,
            has_touch=narrow,
            is_mobile=narrow,
            device_scale_factor=2 if zoomed else 1,
            service_workers="allow" if installed else "block",
        )

    def take_back(self, somebody: Person, narrow: bool, zoomed: bool, apart: bool = False) -> None:
        somebody.leave()
        context = somebody.context
        first, *others = context.pages
        for page in others:
            page.close()
        first.mouse.move(-1, -1)  # it rests on nothing of the next page
        first.goto(f"{self.server.url}/healthz")  # no client: it writes nothing any more
        first.evaluate("sessionStorage.clear()")
        devtools = context.new_cdp_session(first)
        everything = {"origin": self.server.url, "storageTypes": "all"}
        devtools.send("Storage.clearDataForOrigin", everything)
        devtools.send("Page.resetNavigationHistory")
        devtools.detach()
        first.set_viewport_size(NARROW if narrow else WIDE)
        if apart:
            first.close()
        context.clear_cookies()
        context.clear_permissions()
        self.idle[narrow, zoomed, apart].append(context)


class Person:
    """A person with a browser of their own."""

    def __init__(
        self, context: BrowserContext, server: Server, name: str, **settings: object
    ) -> None:
        self.context = context
        self.server = server
        self.name = name
        self.trouble: list[str] = []
        self.frames: list[str] = []
        self.sent: list[str] = []
        self.page = context.pages[0] if context.pages else context.new_page()
        kept = json.dumps({**QUICK, "name": name})
        scripts = [wishes(**{"name": name, **settings})] if settings else []
        scripts.append(
            "if (location.protocol.startsWith('http') && !localStorage.getItem('augury-settings'))"
            f" localStorage.setItem('augury-settings', {json.dumps(kept)})"
        )
        self.scripts = [self.page.add_init_script(script) for script in scripts]
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", self._break)
        self.page.on("console", self._hear)
        self.page.on("websocket", self._listen)

    def leave(self) -> None:
        """Nothing of the page is theirs any more."""
        for script in self.scripts:
            script.close()
        self.page.remove_listener("pageerror", self._break)
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("websocket", self._listen)

    def _break(self, error: Error) -> None:
        self.trouble.append(str(error))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _hear(self, message: object) -> None:
        text = getattr(message, "text", "")
        lost = (
            "WebSocket connection" in text
            or "ERR_CONNECTION" in text
            or "Failed to load resource" in text
        )
        if getattr(message, "type", "") == "error" and not lost:
            self.trouble.append(text)

    def go(self, place: str = "") -> Page:
        self.page.goto(f"{self.server.url}/{place}")
        return self.page

    def press_on_cover(self, game: str, button: str) -> None:
        """Bring the cover to the middle, as a person would, and press: on a phone the covers are a
        strip that snaps into place."""
        card = self.page.locator(f"[data-game-card={game}]")
        card.locator(".picture svg").first.wait_for()
        card.evaluate(
            "card => card.scrollIntoView({ block: 'center', inline: 'center', "
            "behavior: 'instant' })"
        )
        card.locator(button).click()

    def play_now(self, game: str) -> None:
        self.go()
        self.press_on_cover(game, "button.play")
        self.page.wait_for_selector(".board")

    def sit(self, game: str, seats: int, level: int = 1) -> None:
        """At a table of so many, all others easy bots."""
        request = self.context.request
        assert request.post(f"{self.server.url}/api/guests", data={"name": self.name}).ok
        wishes = [{"kind": "me"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
        made = request.post(f"{self.server.url}/api/tables", data={"game": game, "seats": wishes})
        assert made.ok, made.text()
        self.go(f"#/table/{made.json()['id']}")
        self.page.wait_for_selector(".board")

    def set_table(self, game: str, kinds: list[str], names: list[str] | None = None) -> None:
        """On the page for friends: who sits on which chair (me, link, open, bot), and the table
        made. Names are for people who share this device."""
        page = self.go(f"#/new/{game}")
        page.wait_for_selector("form .plate")
        if len(registry.load(game).seats) > 1:
            count = page.get_by_role("group", name="Number of players")
            count.get_by_role("button", name=str(len(kinds)), exact=True).click()
        page.locator(f"#chair-{len(kinds)}").wait_for(state="detached")
        for seat, kind in enumerate(kinds):
            page.locator(f"#chair-{seat}").click()
            page.locator(f".drawer [data-kind={kind}]").click()
        for seat, name in enumerate(names or []):
            page.locator(f"#chair-{seat}").click()
            page.locator(".drawer input").fill(name)
        page.locator(".make .btn").click()

    def links(self) -> list[str]:
        """What the waiting room hands out, in the order of the seats."""
        self.page.wait_for_selector(".waiting .card input")
        found: list[str] = self.page.locator(".waiting .card input").evaluate_all(
            "fields => fields.map(field => field.value)"
        )
        return found

    def accept(self, link: str) -> None:
        """Follow a link to a seat and sit down."""
        self.page.goto(link)
        self.page.locator("form input").fill(self.name)
        self.page.get_by_role("button", name="Join").click()

    def play_from(
        self, text: str, at: int, seat: int, seats: int, beside: Sequence[str] = ()
    ) -> None:
        """Sit down on a seat in the middle of a recorded game, against bots, or with people of
        these names at the same device."""
        request = self.context.request
        assert request.post(f"{self.server.url}/api/guests", data={"name": self.name}).ok
        wishes: list[dict[str, object]] = [{"kind": "bot", "level": 1}] * seats
        for number, name in zip((n for n in range(seats) if n != seat), beside, strict=False):
            wishes[number] = {"kind": "me", "name": name}
        wishes[seat] = {"kind": "me", "name": self.name}
        made = request.post(
            f"{self.server.url}/api/records",
            data={"record": text, "branch": True, "at": at, "seats": wishes},
        )
        assert made.ok, made.text()
        self.go(f"#/table/{made.json()['id']}")
        self.page.wait_for_selector(".board, .curtain")
        if self.page.locator(".curtain").count():
            self.page.locator(".curtain .btn").click()
        self.page.wait_for_selector(".board")

    def sit_in_the_middle(self, room: str, part: float = 0.5) -> record.Record:
        """Where a kept game of a room is at this part of it, on the seat that is asked, against
        bots. Nothing has to be played to get there."""
        game = next(kept_games(room))
        at = int(len(game.decisions) * part)
        self.play_from(game.text(), at, game.decisions[at][0], game.seats)
        self.wait()
        return game

    def watch(self, host: Person) -> None:
        """Follow the link for spectators that somebody at a table hands out."""
        page = host.page
        page.locator(".bar button").last.click()
        page.get_by_role("button", name="Invite", exact=True).click()
        page.locator("dialog").get_by_role("button", name="Link to watch").click()
        link = page.locator("dialog input[readonly]").input_value()
        page.keyboard.press("Escape")
        self.follow(link)

    def watch_open_deal(self, host: Person) -> None:
        """The same where the menu invites nobody: the deal is open, so only eyes are welcome."""
        table = host.page.url.rpartition("/")[2]
        made = host.context.request.post(f"{self.server.url}/api/tables/{table}/watch-link")
        assert made.ok, made.text()
        self.follow(f"{self.server.url}/#/watch/{made.json()['token']}")

    def follow(self, link: str) -> None:
        self.page.goto(link)
        self.page.locator("form input").fill(self.name)
        self.page.get_by_role("button", name="Watch").click()
        self.page.wait_for_selector(".board")

    @property
    def main(self) -> str:
        return "main.table-page"

    def asked(self) -> bool:
        return self.page.get_attribute(self.main, "data-phase") == "acts"

    def over(self) -> bool:
        return self.page.locator(".ended .winner").count() > 0

    def version(self) -> int:
        return int(self.page.get_attribute(self.main, "data-version") or 0)

    def situation(self) -> str:
        """What is decided, planned, picked and about to be confirmed."""
        found: str = self.hand("situation()")
        return found

    def wait_for_change(self, before: str, seconds: float = 20) -> None:
        """Until something is decided, planned, picked or to be confirmed that was not before."""
        changed = self.hand(f"change({json.dumps(before)}, {seconds * 1000})")
        assert changed, f"nothing happens: {self.page.inner_text('.prompt')}"

    def settled(self) -> str:
        """The situation once nothing has changed for a second: the answer to a touch may take its
        time."""
        before = self.situation()
        for _ in range(20):
            self.page.wait_for_timeout(1000)
            now = self.situation()
            if now == before:
                return now
            before = now
        raise AssertionError(f"the page does not come to rest: {before}")

    def hand(self, doing: str) -> Any:
        """Ask the hand on the page (tests/driver.js), which is put there if it is not."""
        asked = f"'hand' in window ? (async () => ({{ said: await hand.{doing} }}))() : null"
        answer = self.page.evaluate(asked)
        if answer is None:
            self.page.evaluate(DRIVER)
            answer = self.page.evaluate(asked)
        return answer.get("said")

    def touch(self) -> dict[str, Any] | None:
        """Touch the confirmation, something that glows or a button, and tell what; None if nothing
        can be reached."""
        spot: dict[str, Any] | None = self.hand("next()")
        if spot is None:
            self.page.wait_for_timeout(10)
        else:
            self.page.mouse.click(spot["x"], spot["y"])
        return spot

    def touch_something(self) -> None:
        """As soon as anything can be reached."""
        deadline = time.monotonic() + 20
        while self.touch() is None:
            assert time.monotonic() < deadline, "nothing can be touched: " + self.page.inner_text(
                ".prompt"
            )

    def decide(self) -> None:
        """One decision with the mouse: touch what glows until something is meant, then confirm.
        Others may decide meanwhile.

        A touch whose answer is slow is made again, and touching a thing twice confirms it: then,
        too, the decision is made.
        """
        deadline = time.monotonic() + 60
        asked: int | None = None
        while not (seen := self.hand("look()"))["over"]:
            assert time.monotonic() < deadline, "nothing can be decided: " + self.page.inner_text(
                ".prompt"
            )
            phase, version, spot = seen["phase"], seen["version"], seen["spot"]
            if phase == "acts" and asked is None:
                asked = version
            if phase == "waits" and asked is not None and version > asked:
                return
            if spot is None:
                self.hand("pause()")
                continue
            self.page.mouse.click(spot["x"], spot["y"])
            if spot["go"]:
                self.wait_for_version(version)
                return
            self.hand(f"change({json.dumps(seen['situation'])}, 3000)")

    def play_on(self, decisions: int = 100_000) -> None:
        """Let the hand on the page play so many decisions, or to the end, while others do something
        else."""
        self.hand("situation()")
        self.page.evaluate(f"void hand.play({decisions})")

    def played(self) -> tuple[int, bool]:
        """How many decisions the hand has made, and whether it is still at it."""
        found = self.hand("played")
        return found["decisions"], found["running"]

    def wait(self) -> None:
        """Until it is this person's turn, or the game is over."""
        self.page.wait_for_selector(
            f"{self.main}[data-phase=acts], .ended .winner", state="attached"
        )

    def wait_for_version(self, before: int, seconds: float = 20) -> None:
        """Until something has happened at the table since that version."""
        happened = self.hand(f"after({before}, {seconds * 1000})")
        assert happened, f"nothing happens: {self.page.inner_text('.prompt')}"

    def too_small(self, things: str) -> list[str]:
        """What of this is shown smaller than a finger can touch."""
        found: list[str] = self.page.evaluate(
            """things => [...document.querySelectorAll(things)]
                .filter(e => e.offsetWidth && (e.offsetHeight < 26 || e.offsetWidth < 26))
                .map(e => e.outerHTML.slice(0, 90))""",
            things,
        )
        return found

    def load(self, place: str) -> None:
        """Load a page from its own address. (From another page of the client `go` fetches nothing
        but what is new.)"""
        self.page.evaluate("place => history.replaceState(null, '', place)", place or "#/")
        self.page.reload()

    def check(self) -> None:
        """Nothing broke on the page."""
        assert self.trouble == [], self.trouble


def play_out(people: list[Person], seconds: float = 60) -> int:
    """Everybody plays to the end by hands on their pages; returns the number of decisions. Nothing
    may stand still for so many seconds."""
    for number, one in enumerate(people, 1):
        one.hand(f"begin({number})")
        one.play_on()
    for one in people:
        assert one.hand(f"finished({seconds * 1000})"), "the game stands still: " + " / ".join(
            each.page.inner_text(".prompt") for each in people
        )
    return sum(one.played()[0] for one in people)


def complaints(somebody: Person) -> list[str]:
    """What axe says about the page as it stands, once its words have come. It is evaluated from
    outside: the page itself lets no other script in."""
    somebody.page.evaluate(MOVED)
    somebody.page.evaluate(WORDED)
    if not somebody.page.evaluate("'axe' in window"):
        somebody.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = somebody.page.evaluate(
        "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"
    )
    return [f"{rule['id']}: {node['html'][:140]}" for rule in found for node in rule["nodes"]]
