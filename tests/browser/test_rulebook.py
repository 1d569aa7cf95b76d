"""The rulebook beside the table: opened at the prompt, searched in three languages, drawn by the
boards, on a phone and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from browsing import BOARDS, LOOKING, MOVED, Person, complaints, put_off, widths
from expecting import expect
from playwright.sync_api import Response
from positions import played_out

from augury.core import figures, registry
from augury.words import LANGUAGES

# In German, where words are longest; the other languages in `make fuzz`.
BOOKS = put_off(  # `make docs` prints them all
    product(registry.ids(), LANGUAGES),
    set(product(registry.ids(), LANGUAGES)) - {("majority", "de")},
)
OPENED = 100  # milliseconds of the page's own time from the key to the paragraph
OPEN = """() => new Promise(done => {
    const look = () => document.querySelector('.drawer:not([hidden]) .here')
        ? setTimeout(done) : requestAnimationFrame(look); // the next task: the frame is painted
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    requestAnimationFrame(look);
})"""


def at_the_table(somebody: Person) -> None:
    """Luna for two, asked for the first shrine, and the book fetched ahead."""
    with somebody.page.expect_response("**/book/*"):
        somebody.sit("luna", 2)
    somebody.wait()
    somebody.page.wait_for_load_state("networkidle")


@widths("wide")
def test_it_opens_at_the_paragraph_of_the_prompt(
    person: Callable[..., Person], narrow: bool
) -> None:
    anna = person(narrow=narrow)
    at_the_table(anna)
    page = anna.page
    page.get_by_role("button", name="Rules").click()
    lit = page.locator(".drawer .here")
    expect(lit).to_be_in_viewport()
    expect(lit).to_contain_text("everyone puts one shrine on an island")
    assert complaints(anna) == []
    prompt, drawer = page.locator(".prompt").bounding_box(), page.locator(".drawer").bounding_box()
    assert prompt is not None and drawer is not None
    if not narrow:
        assert prompt["x"] + prompt["width"] <= drawer["x"]  # nothing of the prompt is covered
    page.locator(".drawer .find button").click()
    expect(page.locator(".drawer nav .current")).to_contain_text("Setting up")
    assert complaints(anna) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_be_hidden()
    anna.check()


def test_the_key_opens_it_at_once_and_closes_it(person: Callable[..., Person]) -> None:
    """Counted is the time that the page's thread runs: the clock on the wall would count what else
    a busy machine does. Of ten times the best, since others' work also empties the caches."""
    anna = person()
    at_the_table(anna)
    devtools = anna.context.new_cdp_session(anna.page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        found = devtools.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in found if one["name"] == "TaskDuration") * 1000

    times: list[float] = []
    while len(times) < 10 and min(times, default=OPENED) >= OPENED:
        before = spent()
        anna.page.evaluate(OPEN)
        times.append(spent() - before)
        anna.page.keyboard.press("?")
        expect(anna.page.locator(".drawer")).to_be_hidden()
    assert min(times) < OPENED, times
    devtools.detach()
    anna.check()


def test_figures_that_grow_do_not_push_the_paragraph_away(person: Callable[..., Person]) -> None:
    """Until the reader goes elsewhere: then nothing pulls them back."""
    anna = person()
    at_the_table(anna)
    page = anna.page
    page.keyboard.press("?")
    pages, lit = page.locator(".drawer .pages"), page.locator(".drawer .here")
    expect(lit).to_be_in_viewport()
    grow = "document.querySelector('.drawer .here').previousElementSibling.style.paddingTop"
    page.evaluate(f"{grow} = '2000px'")
    expect(lit).to_be_in_viewport()
    pages.hover()
    page.mouse.wheel(0, -9000)
    page.wait_for_function("() => document.querySelector('.drawer .pages').scrollTop < 10")
    page.evaluate(f"{grow} = '3000px'")
    page.wait_for_timeout(100)
    expect(lit).not_to_be_in_viewport()
    anna.check()


def test_it_stays_where_it_is_read_when_the_dialog_around_it_goes(
    person: Callable[..., Person],
) -> None:
    anna = person()
    at_the_table(anna)
    page = anna.page
    page.evaluate(
        """() => {
            const dialog = document.body.appendChild(document.createElement('dialog'));
            dialog.id = 'around';
            dialog.showModal();
            document.querySelector('.bar [aria-label="Rules"]').click();
        }"""
    )
    lit = page.locator("#around .drawer:not([hidden]) .here")
    expect(lit).to_be_in_viewport()
    top = page.evaluate("document.querySelector('.drawer .pages').scrollTop")
    assert top > 0
    page.evaluate("document.querySelector('#around').remove()")
    expect(page.locator("body > .drawer:not([hidden]) .here")).to_be_in_viewport()
    assert abs(page.evaluate("document.querySelector('.drawer .pages').scrollTop") - top) <= 1


def test_the_shell_comes_without_it(person: Callable[..., Person]) -> None:
    """Neither its drawing nor its words nor its text are fetched before there is a table."""
    anna = person(apart=True)
    got: list[Response] = []
    anna.page.on("response", lambda one: got.append(one))

    def fetched(marks: str) -> bool:
        return any(one.url.endswith(".js") and marks in one.text() for one in got)

    anna.go()
    anna.page.wait_for_selector("[data-game-card]")
    anna.page.wait_for_load_state("networkidle")
    assert not fetched("data-at") and not fetched("opened-at")
    assert not [one.url for one in got if "/book/" in one.url]
    at_the_table(anna)
    assert fetched("data-at") and fetched("opened-at")
    anna.check()


@pytest.mark.parametrize("room", put_off(BOARDS, set(BOARDS) - {"luna"}))
def test_the_table_is_whole_beside_it(person: Callable[..., Person], room: str) -> None:
    """The board lays itself out anew: no letter gets smaller than 12 pixels, nothing is cut or
    covered. In German, where words are longest."""
    anna = person(language="de")
    anna.play_from(*played_out(room, 0.5))
    anna.wait()
    anna.page.keyboard.press("?")
    expect(anna.page.locator(".drawer .here")).to_be_in_viewport()
    anna.page.evaluate(LOOKING)
    anna.page.evaluate(MOVED)
    found = anna.page.evaluate("looking.all(false)")
    assert {what: faults for what, faults in found.items() if faults} == {}
    anna.check()


@pytest.mark.parametrize("language", put_off(LANGUAGES, ["en", "nl"]))
def test_the_words_of_the_prompt_are_found(person: Callable[..., Person], language: str) -> None:
    anna = person(language=language)
    at_the_table(anna)
    asked = anna.page.inner_text(".prompt .ask b")
    anna.page.keyboard.press("?")
    lit = anna.page.locator(".drawer .here")
    told = lit.inner_text().partition("\n")[0]
    anna.page.keyboard.press("/")
    anna.page.keyboard.type(asked)
    first = anna.page.locator(".drawer .found li:nth-child(-n + 4)")  # words explained come first
    hit = first.filter(has_text=told).first
    expect(hit).to_be_visible()
    assert hit.locator("mark").count() > 0
    hit.locator("button").click()
    expect(lit).to_contain_text(told)
    anna.check()


@pytest.mark.parametrize(("room", "language"), BOOKS)
def test_a_book_has_all_its_figures_and_few_pages(
    person: Callable[..., Person], room: str, language: str
) -> None:
    anna = person(language=language)
    page = anna.go(f"#/rules/{room}/print")
    drawn = page.locator("figure[data-drawn]")
    expect(drawn).to_have_count(len(figures.load(room)), timeout=120_000)
    missing = page.evaluate(
        "[...document.querySelectorAll('figure')].filter(one => one.dataset.missing)"
        ".map(one => `${one.dataset.figure}: ${one.dataset.missing}`)"
    )
    assert missing == []
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert 2 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 5
    anna.check()


def test_a_rule_has_its_paragraph_and_its_fine_print(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("#/rules/luna/L-087")
    lit = page.locator(".here")
    expect(lit).to_be_in_viewport()
    expect(lit).to_contain_text("drives out every neighbour")
    assert complaints(anna) == []
    page.get_by_role("link", name="Fine print L-087").click()
    expect(page.locator("#rule-L-087")).to_be_in_viewport()
    anna.go("#/fine-print/luna/Q-20")
    page.reload()
    expect(page.locator("#rule-Q-20")).to_be_in_viewport()
    anna.check()


def test_on_paper_there_is_the_book_alone(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("#/rules/luna")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".tools").first).to_be_hidden()
    expect(page.locator("main > .bar")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    page.emulate_media(media="null")
