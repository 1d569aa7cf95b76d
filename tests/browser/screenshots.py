"""Draw the main pages anew into docs/screenshots: `make screenshots`. A real server, real games
against bots, three widths."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from browsing import BOARDS, CHROMIUM, FLAGS, Person, Server, play_out, wishes
from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from augury.bots.find import make
from augury.core import chance, puzzles, registry
from augury.core.record import Record
from augury.core.table import Table
from augury.words import LANGUAGES

OUT = Path(__file__).resolve().parent.parent.parent / "docs" / "screenshots"
SIZES: dict[str, ViewportSize] = {
    "1440": {"width": 1440, "height": 900},
    "1024": {"width": 1024, "height": 768},
    "360": {"width": 360, "height": 780},
}
SMALL = 0.6  # of a picture that shows how something looks, not how it reads
WHOLE = ("1440", "360")  # where all pages are drawn, not the tables alone

DRAWN = """() => [...document.querySelectorAll('.drawer iframe')]
    .every(frame => frame.closest('figure').dataset.drawn !== undefined)"""


def somebody(browser: Browser, server: Server, width: str, language: str = "en") -> Person:
    narrow = width == "360"
    context = browser.new_context(
        viewport=SIZES[width],
        device_scale_factor=2 if narrow else 1,
        has_touch=narrow,
        is_mobile=narrow,
        locale="en-GB",
    )
    context.add_init_script(wishes(language=language))
    return Person(context, server, "Anna")


def shoot(who: Person, name: str, width: str, *, small: bool = False) -> None:
    who.page.mouse.move(0, 0)
    who.page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(who.page.screenshot())).convert("RGB")
    if small:
        picture = picture.resize((int(picture.width * SMALL), int(picture.height * SMALL)))
    picture.save(OUT / f"{name}-{width}.webp", quality=62 if small else 78)
    print(f"{name}-{width}.webp")


def good_game(game: str) -> Record:
    """A game worth looking at: good bots among themselves."""
    title = registry.load(game)
    seats = max(title.seats)
    table = Table(title, seats, 7)
    bots = [make("3@0.03s", title, seat) for seat in range(seats)]
    luck = chance.from_seed(7)
    while not table.over():
        seat = int(table.state.to_act()[0])
        guess = table.state.clone()
        title.reader.redeal(guess, seat, luck)
        table.play(seat, int(bots[seat].decide(guess, seat, [])))
    return table.finished_record()


def table(who: Person, record: Record, width: str) -> None:
    """A full table after the first half of a game, a choice being looked at."""
    game = record.game.id
    at = middle(record)
    who.play_from(record.text(), at, record.decisions[at][0], record.seats)
    who.wait()
    for _ in range(3):
        things = who.page.locator(":is(.board, .prompt) .thing.may:not(.picked)")
        if who.page.locator(".prompt .btn.go").count() or not things.count():
            break
        things.last.click()
    shoot(who, game, width)


def lesson(who: Person, width: str) -> None:
    who.go()
    who.press_on_cover("majority", ".learn")
    who.wait()
    who.page.wait_for_selector(".coach .btn")
    shoot(who, "lesson", width)


def end(who: Person, record: Record, width: str) -> None:
    """The last page of a game, and the game played again."""
    who.play_from(record.text(), len(record.decisions) - 8, 0, record.seats)
    play_out([who])
    shoot(who, "end", width)
    who.page.locator(".ended").get_by_role("link", name="Replay").click()
    who.page.wait_for_selector(".replay .board")
    for _ in range(30):
        who.page.keyboard.press("ArrowRight")
    shoot(who, "replay", width)


def middle(record: Record) -> int:
    """A moment past the half of a game at which there is something to choose."""
    return next(
        at
        for at in range(len(record.decisions) * 5 // 9, len(record.decisions))
        if len(record.at(at).legal(record.decisions[at][0])) > 2
    )


def review(who: Person, record: Record, width: str) -> None:
    """A whole game, judged."""
    request, url, page = who.context.request, who.server.url, who.page
    assert request.post(f"{url}/api/guests", data={"name": who.name}).ok
    table = request.post(f"{url}/api/records", data={"record": record.text()}).json()["id"]
    who.go(f"#/review/{table}")
    page.locator(".status", has_text="judged").wait_for(timeout=900_000, state="attached")
    page.locator(".was").first.wait_for()
    shoot(who, "review", width, small=True)


def learning(who: Person, record: Record, width: str) -> None:
    """What else helps to learn from one's games: analysis board, hint, puzzle, deal of the day."""
    request, url, page = who.context.request, who.server.url, who.page
    at = middle(record)
    wish = {"record": record.text(), "at": at}
    study = request.post(f"{url}/api/studies", data=wish).json()
    who.go(f"#/analysis/{study['id']}/{study['here']}")
    page.get_by_role("button", name="Think").wait_for(timeout=120_000)
    shoot(who, "analysis", width, small=True)
    who.play_from(record.text(), at, record.decisions[at][0], record.seats)
    who.wait()
    page.keyboard.press("h")
    page.locator(".hint li button").first.wait_for(timeout=60_000)
    shoot(who, "hint", width, small=True)
    puzzle = next(iter(puzzles.load(record.game.id)))
    who.go(f"#/puzzles/{record.game.id}/{puzzle}")
    page.get_by_role("button", name="Show solution").click()
    page.locator(".steps li").first.wait_for()
    shoot(who, "puzzle", width, small=True)
    who.go("#/daily")
    page.locator(".deals li").first.wait_for()
    shoot(who, "daily", width, small=True)


def books(browser: Browser, server: Server, width: str) -> None:
    """Each rulebook beside its table, at the paragraph of the first prompt; the languages in turn,
    another one on the phone."""
    for number, game in enumerate(BOARDS, start=WHOLE.index(width)):
        who = somebody(browser, server, width, LANGUAGES[number % len(LANGUAGES)])
        who.sit(game, max(registry.load(game).seats))
        who.wait()
        who.page.keyboard.press("?")
        who.page.wait_for_selector(".drawer .here")
        who.page.wait_for_function(DRAWN)
        shoot(who, f"book-{game}", width)
        who.check()
        who.context.close()


def pages(who: Person, width: str) -> None:
    for name, place in (
        ("lobby", ""),
        ("new-table", "#/new/majority"),
    ):
        who.go(place)
        who.page.reload()
        who.page.wait_for_selector("h1")
        who.page.wait_for_load_state("networkidle")
        shoot(who, name, width)


def main() -> None:
    """Everything, or only the parts that are named: tables, pages, books, review, learning."""
    parts = sys.argv[1:] or ["tables", "pages", "books", "review", "learning"]
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), review_seconds="8")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            wanted = BOARDS if "tables" in parts else ["majority", "luna"]
            games = {game: good_game(game) for game in wanted}
            for width in SIZES:
                who = somebody(browser, server, width)
                if "tables" in parts:
                    for record in games.values():
                        table(who, record, width)
                if "pages" in parts and width in WHOLE:
                    pages(who, width)
                    lesson(who, width)
                    end(who, games["majority"], width)
                if {"review", "learning"} & set(parts) and width in WHOLE:
                    review(who, games["luna"], width)
                if "learning" in parts and width == "1440":
                    learning(who, games["luna"], width)
                who.check()
                who.context.close()
                if "books" in parts and width in WHOLE:
                    books(browser, server, width)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
