"""Looking on, and games shown around: found on the first page, followed late, talked about, and
opened by a stranger."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

from browsing import Person, complaints, kept_games, widths
from expecting import expect

Make = Callable[..., Person]
ROOM = "majority"
PNG = b"\x89PNG"


class Head(HTMLParser):
    """What programs read that preview links."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and found.get("property"):
            self.told[found["property"] or ""] = found.get("content") or ""


def set_table(anna: Person) -> None:
    """Two people and a bot; everybody may look on, one turn late."""
    page = anna.go(f"#/new/{ROOM}")
    page.wait_for_selector("form .plate")
    page.get_by_role("group", name="Number of players").get_by_role("button", name="3").click()
    page.get_by_role("group", name="Who may watch").get_by_role("button", name="Everyone").click()
    late = page.get_by_role("group", name="What they see")
    expect(late.get_by_role("button", name="One turn late")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.locator(".make .btn").click()


@widths("wide")
def test_a_game_is_watched_late_and_shown_to_a_stranger(person: Make, narrow: bool) -> None:
    anna, ben, eve = person("Anna"), person("Ben"), person("Eve", narrow=narrow)
    set_table(anna)
    ben.accept(anna.links()[0])
    for player in (anna, ben):
        player.page.wait_for_selector(".board")
    table = anna.page.url.rpartition("/")[2]

    # Found on the first page, with its points and how late it is
    page = eve.go()
    card = page.locator("li", has=page.locator(f"a[href='#/table/{table}']"))
    expect(card).to_contain_text("one turn late")
    expect(card).to_contain_text("Anna 0")
    card.get_by_role("link", name="Watch: The Majority").click()
    page.wait_for_selector(".board")
    bar = page.get_by_role("region", name="Watching")
    expect(bar).to_contain_text("You see the table one turn late.")
    expect(anna.page.locator(".bar .eyes")).to_contain_text("1 spectator")

    # Nothing of the turn that is being taken
    anna.decide()
    anna.page.wait_for_timeout(300)
    assert eve.version() == 0

    # Whom to follow sits in front
    follow = bar.get_by_role("radio", name=re.compile("^Ben"))
    follow.click()
    expect(follow).to_have_attribute("aria-checked", "true")
    near = page.locator(".at.south")
    expect(near).to_have_attribute("data-region", "seat/1")
    follow.press("ArrowLeft")
    expect(bar.get_by_role("radio", name=re.compile("^Anna"))).to_have_attribute(
        "aria-checked", "true"
    )
    expect(near).to_have_attribute("data-region", "seat/0")

    # The gallery talks; players hear nothing of it
    if narrow:
        page.get_by_role("button", name="Log and chat").click()
        page.get_by_role("tab", name="Gallery").click()
    gallery = page.get_by_role("tabpanel", name="Gallery")
    expect(gallery).to_contain_text("Players read the gallery after the game.")
    gallery.get_by_label("Write to the gallery").fill("Anna holds the seven.")
    page.keyboard.press("Enter")
    expect(gallery.get_by_role("listitem").last).to_contain_text("Anna holds the seven.")
    assert complaints(eve) == []
    if narrow:
        page.keyboard.press("Escape")
    assert not any("holds the seven" in frame for frame in anna.frames + ben.frames)

    # The whole turn at once, when it is over
    for _ in range(40):
        if eve.version() > 0:
            break
        for player in (anna, ben):
            if player.asked():
                player.decide()
        page.wait_for_timeout(100)
    seen = eve.version()
    assert seen > 3
    back = bar.get_by_role("button", name="One step back")
    back.click()
    expect(bar).to_contain_text(f"Step {seen - 1} of")
    newest = bar.get_by_role("button", name="Newest")
    expect(newest).to_be_enabled()
    page.keyboard.press("End")
    expect(newest).to_be_disabled()
    bar.get_by_role("button", name="Pause").click()
    expect(bar).to_contain_text(f"Step {seen} of")
    newest.click()
    assert complaints(eve) == []

    # A player shows it around: a link for anybody, with a preview for programs
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Share this game").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = anna.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/s/[\w-]+\?to=table&lang=en$", link)
    told = Head(anna.context.request.get(link).text()).told
    assert told["og:title"].startswith("The Majority: Anna ")
    assert "One turn late" in told["og:description"]
    assert anna.context.request.get(told["og:image"]).body().startswith(PNG)
    stranger = person("Walter")
    stranger.page.goto(link)
    stranger.page.wait_for_selector(".board")
    assert "/s/" not in stranger.page.url, "the token leaves the address"
    expect(stranger.page.get_by_role("region", name="Watching")).to_be_visible()
    expect(anna.page.locator("dialog")).to_contain_text("2 spectators")

    # At the end players read the gallery
    anna.page.get_by_role("button", name="Close table").click()
    question = anna.page.get_by_role("dialog", name="Close this table?")
    question.get_by_role("button", name="Close table").click()
    anna.page.get_by_role("button", name="Log and chat").click()
    anna.page.get_by_role("tab", name="Gallery").click()
    expect(anna.page.get_by_role("tabpanel")).to_contain_text("Anna holds the seven.")
    for somebody in (anna, ben, eve, stranger):
        somebody.check()


def test_a_record_is_opened_gone_through_and_shared(person: Make, tmp_path: Path) -> None:
    anna = person("Anna")
    page = anna.go("#/replay")
    broken = tmp_path / "broken.rec"
    broken.write_text("augury record 1\ngame: majority\nhello\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("3")
    whole = tmp_path / "game.rec"
    whole.write_text(next(kept_games(ROOM)).text(), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(whole)
    page.wait_for_selector(".replay .board")
    steps = page.locator(".controls .count")
    expect(steps).to_have_text(re.compile(r"^0 / \d\d"))
    page.keyboard.press("ArrowRight")
    expect(steps).to_have_text(re.compile("^1 /"))
    page.get_by_role("button", name="On one turn").click()
    expect(steps).not_to_have_text(re.compile("^[01] /"))
    page.get_by_label("Speed").select_option("fast")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    at = steps.inner_text().split()[0]
    page.get_by_role("button", name="Share this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert complaints(anna) == []
    eve = person("Eve")
    eve.page.goto(link)
    expect(eve.page.locator(".controls .count")).to_have_text(re.compile(rf"^{at} /"))
    page.get_by_role("button", name="Withdraw my links").click()
    expect(page.get_by_text("The links no longer work.")).to_be_visible()
    fay = person("Fay")
    fay.page.goto(link)
    expect(fay.page.get_by_role("alert")).to_contain_text("withdrawn")
    page = anna.go("#/replay")
    expect(page.locator("a.line").first).to_contain_text("The Majority")
    anna.check()
    eve.check()
