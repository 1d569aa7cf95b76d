"""Draw the main pages anew into docs/screenshots: `make screenshots`. A real server, real games against bots, two widths."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from browsing import FLAGS, Person, Server
from playwright.sync_api import Browser, sync_playwright

OUT = Path(__file__).resolve().parent.parent.parent / "docs" / "screenshots"
SIZES = {"1440": {"width": 1440, "height": 900}, "360": {"width": 360, "height": 780}}
TABLES = {"majority": 26, "majority2": 22}  # decisions until the table is worth looking at


def somebody(browser: Browser, server: Server, width: str) -> Person:
    narrow = width == "360"
    context = browser.new_context(
        viewport=SIZES[width],  # type: ignore[arg-type]
        device_scale_factor=2 if narrow else 1,
        has_touch=narrow,
        is_mobile=narrow,
        locale="en-GB",
    )
    return Person(context, server, "Anna")


def shoot(who: Person, name: str, width: str) -> None:
    who.page.mouse.move(0, 0)
    who.page.wait_for_timeout(500)
    who.page.screenshot(path=OUT / f"{name}-{width}.png")
    print(f"{name}-{width}.png")


def table(who: Person, game: str, width: str) -> None:
    """A table in the middle of a game, a choice being looked at; then its end and the replay."""
    who.play_now(game)
    for _ in range(TABLES[game]):
        who.wait()
        who.decide()
    who.wait()
    for _ in range(3):
        things = who.page.locator(".board .thing.may:not(.picked)")
        if who.page.locator(".prompt .btn.go").count() or not things.count():
            break
        things.last.click()
    shoot(who, game, width)


def end(who: Person, width: str) -> None:
    who.play_now("majority")
    while not who.over():
        who.wait()
        if not who.over():
            who.decide()
    shoot(who, "end", width)
    who.page.locator("dialog").get_by_role("link", name="Replay").click()
    who.page.wait_for_selector(".replay .board")
    for _ in range(30):
        who.page.keyboard.press("ArrowRight")
    shoot(who, "replay", width)


def pages(who: Person, width: str) -> None:
    for name, place in (("lobby", ""), ("new-table", "#/new/majority"), ("rules", "#/rules/majority/MJ-28")):
        who.go(place)
        who.page.reload()
        who.page.wait_for_selector("h1")
        who.page.wait_for_load_state("networkidle")
        shoot(who, name, width)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        chromium = os.environ.get("AUGURY_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            for width in SIZES:
                who = somebody(browser, server, width)
                for game in TABLES:
                    table(who, game, width)
                end(who, width)
                pages(who, width)
                who.check()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
