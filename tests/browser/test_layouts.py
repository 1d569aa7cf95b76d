"""Every board on every screen: nothing is cut, too small, covered, or moves under the finger."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from browsing import BOARDS, LOOKING, MOVED, Person, complaints, put_off
from positions import played_out, random_game

Size = tuple[int, int]
WAYS: dict[str, tuple[Size, ...]] = {
    "finger": ((360, 780), (390, 844), (768, 1024), (820, 1180), (780, 360), (1180, 820)),
    "mouse": ((1024, 768), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)),
    "zoomed": ((512, 384), (640, 360), (720, 450), (960, 540)),  # 200 % of four of these
}
LANGUAGES = ("en", "nl", "de")
TOUCHES = 3  # a card, its place, and what is asked then
NAMES = ("Maximilian", "Bartholomew", "Anneliese")
ALL = [
    (room, language, way, sizes)
    for room in BOARDS
    for language in LANGUAGES
    for way, sizes in WAYS.items()
]
NOW: list[tuple[str, str, str, tuple[Size, ...]]] = [  # every board, every language, every way
    ("goetia", "de", "mouse", ((1440, 900),)),
    ("luna", "de", "finger", ((360, 780),)),
    ("majority", "nl", "zoomed", ((720, 450),)),
    ("majority2", "de", "mouse", ((1024, 768),)),
    ("pantheon", "en", "finger", ((820, 1180),)),
]

DRAWN = """(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
})()"""  # the board has heard of its new size, and what follows from it
THINGS = ":is(.board, .prompt) .thing.may:not(.picked)"
PICK = f"""async ([luck, least]) => {{
    looking.mark();
    const menu = [...document.querySelectorAll('[role=menuitem]:not(.quiet)')];
    const things = menu.length ? menu : [...document.querySelectorAll('{THINGS}')];
    if (!things.length || document.querySelector('.prompt .btn.go')) return null;
    const before = hand.situation();
    things[Math.floor(luck * things.length)].click();
    return {{ changed: await hand.change(before, least) }};
}}"""  # touch something; a menu is answered first, and what can be confirmed is not touched again


@pytest.mark.parametrize(("room", "language", "way", "sizes"), put_off([*NOW, *ALL], ALL))
def test_a_board_on_screens(
    person: Callable[..., Person], room: str, language: str, way: str, sizes: tuple[Size, ...]
) -> None:
    anna = person(
        name="Wilhelmina", narrow=way == "finger", zoomed=way == "zoomed", language=language
    )
    shares = (0.5,) if (room, language, way, sizes) in NOW else (0.0, 0.5, 1.0)
    found = [
        f"{share} of the game, {size[0]}x{size[1]}, {state}: {faults}"
        for share in shares
        for size, state, faults in looks(anna, room, share, sizes, coarse=way == "finger")
    ]
    found += [
        f"the end, {size[0]}x{size[1]}, {state}: {faults}"
        for size, state, faults in looks_at_the_end(anna, room, sizes, coarse=way == "finger")
    ]
    assert not found, "\n".join(found)
    anna.check()


def looks(
    somebody: Person, room: str, share: float, sizes: tuple[Size, ...], *, coarse: bool
) -> list[tuple[Size, str, dict[str, Any]]]:
    """What is wrong at a full table so far into a game, on each screen: as it is asked, and touch
    by touch until something can be confirmed."""
    somebody.play_from(*played_out(room, share), beside=NAMES)
    somebody.wait()
    somebody.page.evaluate(LOOKING)
    somebody.hand("situation()")
    found = []
    for size in sizes:
        resize(somebody, size)
        found.append((size, "asked", looked(somebody, coarse)))
        for touched in range(1, TOUCHES + 1):
            planned = somebody.page.get_attribute(somebody.main, "data-plan")
            if not pick(somebody, share + touched):
                break
            # a step of a plan is a new question, and the table may move to what it is about
            same = planned == somebody.page.get_attribute(somebody.main, "data-plan")
            moved = somebody.page.evaluate("looking.moved()") if same else []
            found.append((size, f"touch {touched}", {"moved": moved, **looked(somebody, coarse)}))
        let_go(somebody)
    found.append((sizes[-1], "axe", {"axe": complaints(somebody)}))
    return faulty(found)


def looks_at_the_end(
    somebody: Person, room: str, sizes: tuple[Size, ...], *, coarse: bool
) -> list[tuple[Size, str, dict[str, Any]]]:
    """What is wrong with the page at the end of the same game, on each screen."""
    game = deepcopy(random_game(room))
    game.names.update(dict(enumerate((somebody.name, *NAMES)[: game.seats])))
    made = somebody.context.request.post(
        f"{somebody.server.url}/api/records", data={"record": game.text()}
    )
    assert made.ok, made.text()
    somebody.go(f"#/table/{made.json()['id']}")
    somebody.page.wait_for_selector(".ended .fact")
    somebody.page.evaluate(LOOKING)
    found = []
    for size in sizes:
        resize(somebody, size)
        found.append((size, "shown", looked(somebody, coarse)))
        assert somebody.page.locator(".ended .winner").is_visible()
    found.append((sizes[-1], "axe", {"axe": complaints(somebody)}))
    return faulty(found)


def faulty(found: list[tuple[Size, str, dict[str, Any]]]) -> list[tuple[Size, str, dict[str, Any]]]:
    return [
        (size, state, {what: those for what, those in faults.items() if those})
        for size, state, faults in found
        if any(faults.values())
    ]


def resize(somebody: Person, size: Size) -> None:
    somebody.page.set_viewport_size({"width": size[0], "height": size[1]})
    somebody.page.evaluate(DRAWN)


def looked(somebody: Person, coarse: bool) -> dict[str, Any]:
    """What is wrong with the page as it stands, once nothing moves."""
    found: dict[str, Any] = somebody.page.evaluate(
        f"{MOVED}.then(() => looking.all({str(coarse).lower()}))"
    )
    return found


def pick(somebody: Person, seed: float) -> bool:
    """Touch something that may be touched until something is to be confirmed, and wait for the
    answer; False if there is nothing more to touch."""
    answer = somebody.page.evaluate(PICK, [Random(seed).random(), 20_000])
    if answer is None:
        return False
    assert answer["changed"], f"nothing happens: {somebody.page.inner_text('.prompt')}"
    somebody.page.evaluate(MOVED)
    return True


def let_go(somebody: Person) -> None:
    """Nothing is picked or planned any more."""
    chosen = somebody.page.locator(".prompt .letgo, [role=menuitem]")
    for _ in range(40):
        if not chosen.count():
            return
        somebody.page.keyboard.press("Escape")
        somebody.page.wait_for_timeout(50)
    raise AssertionError("something stays picked")
