"""What is heard and felt at a table, counted where the page asks the browser for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browsing import Person, kept_games
from expecting import expect

# web/src/sound/synth.ts: one note that only this sound has
TURN, PIECE, END = 880, 196, 740
COUNTING = """(() => {
    const heard = (window.heard = { tones: [], cards: 0, buzzes: 0 });
    const tone = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        heard.tones.push(Math.round(this.frequency.value));
        return tone.apply(this, at);
    };
    const noise = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...at) {
        heard.cards += 1;
        return noise.apply(this, at);
    };
    const buzz = () => { heard.buzzes += 1; return true; };
    Object.defineProperty(navigator, 'vibrate', { value: buzz });
})()"""


def heard(somebody: Person) -> dict[str, Any]:
    found: dict[str, Any] = somebody.page.evaluate("heard")
    return found


def wait_for(somebody: Person, tone: int) -> None:
    somebody.page.wait_for_function("tone => heard.tones.includes(tone)", arg=tone)


def test_turns_cards_pieces_and_the_end_are_heard_until_somebody_wants_silence(
    person: Callable[..., Person],
) -> None:
    anna = person(sound=True, apart=True)
    anna.page.add_init_script(COUNTING)
    game = next(kept_games("majority"))
    at = len(game.decisions) - 9
    anna.play_from(game.text(), at, game.decisions[at][0], game.seats)
    anna.wait()
    came = heard(anna)  # a bot may have played a card meanwhile
    assert not {TURN, END} & set(came["tones"]), "whoever comes is not startled"
    assert came["buzzes"] == 0
    while not anna.over():
        anna.decide()
    wait_for(anna, END)
    found = heard(anna)
    assert found["cards"] > 0
    assert found["tones"].count(TURN) > 0
    assert found["buzzes"] == found["tones"].count(TURN), "a turn is felt as well"
    assert found["tones"].count(END) == 1

    anna.sit_in_the_middle("luna")
    anna.decide()
    wait_for(anna, PIECE)

    switch = anna.page.locator(".bar .sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    silent = heard(anna)
    anna.wait()
    anna.decide()
    anna.wait()
    assert heard(anna) == silent
    anna.page.evaluate("heard.tones = []")
    switch.click()
    wait_for(anna, PIECE)
    anna.check()


def test_who_wants_less_motion_hears_nothing_unless_they_say_so(
    person: Callable[..., Person],
) -> None:
    anna = person(sound=None, apart=True)
    anna.page.emulate_media(reduced_motion="reduce")
    anna.sit_in_the_middle("majority")
    switch = anna.page.locator(".bar .sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    anna.check()
