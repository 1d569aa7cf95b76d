"""The rulebooks over HTTP: in every language, with positions for the boards to draw."""

from __future__ import annotations

import pytest
from calling import fetch
from serving import Served

from augury.core import figures
from augury.server.app import STATIC
from augury.server.wire import write_json
from augury.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_is_served_in_blocks(server: Served, language: str) -> None:
    answer = fetch(f"{server.url}/api/games/luna/book/{language}")
    assert answer.status_code == 200 and "max-age" in answer.headers["cache-control"]
    book = answer.json()
    assert (book["language"], book["title"]) == (language, "Luna")
    assert book["blocks"][0]["kind"] == "heading" and book["blocks"][0]["id"] == "about"
    turn = next(block for block in book["blocks"] if "L-031" in block["rules"])
    assert book["prompts"]["turn"] == "L-031" and turn["kind"] == "paragraph"


def test_a_figure_is_the_view_of_its_seat(server: Served) -> None:
    shown = figures.load("luna")["favour"]
    answer = fetch(f"{server.url}/api/games/luna/figures/favour")
    assert answer.status_code == 200
    told = answer.json()
    assert (told["show"], told["mark"], told["seats"]) == (shown.show, shown.mark, 2)
    view = shown.played().game.reader.view(shown.position(), shown.seat)
    assert write_json(told["view"]) == write_json(view)
    shrine = next(island for island in told["view"]["islands"] if island["name"] == "shrine")
    assert (shrine["active"], shrine["inactive"]) == ([0, 0], [2, 0])  # both have asked the priest


@pytest.mark.parametrize(
    "path", ["nothing/book/en", "luna/book/fr", "luna/figures/nothing", "luna/figures/..%2Fgame"]
)
def test_what_there_is_not_is_refused(server: Served, path: str) -> None:
    assert fetch(f"{server.url}/api/games/{path}").status_code == 404


@pytest.mark.skipif(not (STATIC / "figure.html").is_file(), reason="the client is not built")
def test_only_our_own_pages_frame_the_page_of_figures(server: Served) -> None:
    headers = fetch(f"{server.url}/figure.html").headers
    assert "frame-ancestors 'self'" in headers["content-security-policy"]
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert "frame-ancestors 'none'" in fetch(server.url).headers["content-security-policy"]
