"""A move of several steps in a real browser: planned, taken back, confirmed at once, by mouse and
by keys."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Person
from expecting import expect
from support import SOURCE

from augury.core import record, registry

GAME = registry.load("majority2")
RECORD = min((SOURCE / "games/majority2/tests/records").glob("*.rec"))


def before_a_turn(decisions: int = 40) -> tuple[int, int]:
    """A moment of the record at which a player begins the turn: swap or keep, draw or not, play for
    nothing or not. And the player."""
    for made, state in enumerate(record.parse(RECORD.read_text(encoding="utf-8")).replay()):
        for seat in state.to_act():
            if made >= decisions and GAME.reader.view(state, seat).prompt == "exchange":
                return made, int(seat)
    raise AssertionError("nobody is asked to exchange")


def at_the_table(anna: Person, *beside: str) -> None:
    moment, seat = before_a_turn()
    anna.play_from(RECORD.read_text(encoding="utf-8"), moment, seat, 2, beside)
    anna.wait()


def test_steps_are_planned_taken_back_and_confirmed_at_once(person: Callable[..., Person]) -> None:
    anna = person()
    at_the_table(anna)
    page, main = anna.page, anna.page.locator(anna.main)
    before = anna.version()
    page.get_by_role("button", name="Keep your hand").click()
    expect(main).to_have_attribute("data-plan", "1")
    expect(page.locator(".prompt")).to_contain_text("Draw cards?")
    expect(page.locator(".prompt")).to_contain_text("Planned so far: Keep your hand.")
    page.get_by_role("button", name="Draw no cards").click()
    expect(main).to_have_attribute("data-plan", "2")
    expect(page.locator(".prompt")).to_contain_text(
        "Planned so far: Keep your hand · Draw no cards."
    )
    page.get_by_role("button", name="Step back").click()
    expect(main).to_have_attribute("data-plan", "1")
    page.keyboard.press("Escape")
    expect(main).to_have_attribute("data-plan", "0")
    expect(page.locator(".prompt")).to_contain_text("Swap your whole hand")
    assert anna.version() == before, "nothing has been decided yet"
    for name in ("Keep your hand", "Draw no cards", "No free card"):
        page.get_by_role("button", name=name).click()
    expect(main).to_have_attribute("data-plan", "3")
    page.locator(".prompt .btn.go").click()
    anna.wait_for_version(before)
    expect(main).to_have_attribute("data-plan", "0")
    assert anna.version() == before + 1, "one change at the table"
    expect(page.locator(".prompt")).to_contain_text("Pay for a card")
    anna.check()


def test_a_step_that_reveals_something_is_played_with_the_plan(
    person: Callable[..., Person],
) -> None:
    anna = person()
    at_the_table(anna, "Ben")  # with bots alone it could be undone
    page = anna.page
    before = anna.version()
    page.get_by_role("button", name="Keep your hand").click()
    page.locator(".thing.may[data-target='zone/pile']").click()
    expect(page.locator(".prompt")).to_contain_text(
        "This cannot be undone: cards or tiles were drawn."
    )
    assert anna.version() == before
    page.locator(".prompt .btn.go").click()
    anna.wait_for_version(before)
    assert anna.version() == before + 1
    anna.check()


def test_keys_plan_and_confirm(person: Callable[..., Person]) -> None:
    anna = person()
    at_the_table(anna)
    page, main = anna.page, anna.page.locator(anna.main)
    before = anna.version()
    for number, name in enumerate(("Keep your hand", "Draw no cards"), 1):
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")
        expect(main).to_have_attribute("data-plan", str(number))
    page.keyboard.press("u")
    expect(main).to_have_attribute("data-plan", "1")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    anna.wait_for_version(before)
    expect(page.locator(".prompt")).to_contain_text("Draw cards?")
    anna.check()


def test_without_confirmations_the_last_step_plays_them_all(person: Callable[..., Person]) -> None:
    anna = person(confirm=False)
    at_the_table(anna)
    page = anna.page
    before = anna.version()
    page.get_by_role("button", name="Keep your hand").click()
    page.locator(".thing.may[data-target='zone/pile']").click()
    anna.wait_for_version(before)
    assert anna.version() == before + 1
    anna.check()


def test_a_disc_that_lies_on_a_card_can_be_moved(person: Callable[..., Person]) -> None:
    """M2-70: any disc can be chosen wherever it lies, also when none is left in the supply."""
    for path in sorted(RECORD.parent.glob("*.rec")):
        game = record.parse(path.read_text(encoding="utf-8"))
        for made, state in enumerate(game.replay()):
            for seat in state.to_act():
                view = GAME.reader.view(state, seat)
                words = [game.game.vocabulary.text(action).split() for action in state.legal(seat)]
                away = {word[1] for word in words if word[0] == "disc"} - set(
                    getattr(view, "supply", [])
                )
                if view.prompt == "disc" and len(away) > 1:
                    anna = person()
                    anna.play_from(path.read_text(encoding="utf-8"), made, int(seat), 2)
                    anna.wait()
                    for colour in sorted(away):
                        expect(anna.page.locator(f"[data-target='disc/{colour}']")).to_be_visible()
                    before = anna.version()
                    anna.page.locator(f"[data-target='disc/{min(away)}']").click()
                    anna.decide()
                    assert anna.version() > before
                    anna.check()
                    return
    raise AssertionError("no kept game has two discs on cards while another is placed")
