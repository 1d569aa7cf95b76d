"""Print the rulebooks: `make docs` writes build/docs/rulebooks/<game>-<language>.pdf.

A server and Chromium show each book as a page with all its figures, as a reader would print it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))  # the server and browser that the tests use

from browsing import CHROMIUM, FLAGS, Server, wishes  # noqa: E402
from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from augury.core import figures, registry  # noqa: E402
from augury.words import LANGUAGES  # noqa: E402

PRINTED = ROOT / "build" / "docs" / "rulebooks"
PATIENCE = 120_000  # milliseconds for all figures of a book


def print_book(browser: Browser, server: Server, game: str, language: str) -> Path:
    """One book in one language, once everything in it is drawn."""
    context = browser.new_context(viewport={"width": 1024, "height": 1200})
    context.add_init_script(wishes(language=language))
    page = context.new_page()
    page.goto(f"{server.url}/#/rules/{game}/print")
    drawn = page.locator("figure[data-drawn]")
    expect(drawn).to_have_count(len(figures.load(game)), timeout=PATIENCE)
    path = PRINTED / f"{game}-{language}.pdf"
    page.pdf(path=path, prefer_css_page_size=True, print_background=True)
    context.close()
    return path


def main() -> None:
    PRINTED.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in registry.ids():
                for language in LANGUAGES:
                    print(print_book(browser, server, game, language).relative_to(ROOT))
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
