"""The table in a browser beside the views that the server sent: what lies where, frame by frame."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from browsing import Person

View = dict[str, Any]
Pieces = Counter[str]  # "place: piece"

# Notes what lies where as soon as a frame is shown, and for how long frames were played.
WATCH = """
() => {
  const main = document.querySelector('main.table-page');
  const kind = (name) => name.split('~')[0];
  const pieces = () => [...main.querySelectorAll('.board [data-piece]')].map(
    (piece) => {
      const home = piece.parentElement.closest('[data-anchor]')?.dataset.anchor ?? '';
      return `${home}: ${kind(piece.dataset.piece)}`;
    });
  const seen = (window.seen = { frames: {}, played: [], longest: 0 });
  let since = 0;
  let played = 0;
  const note = () => {
    seen.frames[main.dataset.frame] ??= pieces();
    const now = performance.now();
    if (main.dataset.phase === 'playing' && !since) since = now;
    if (main.dataset.phase !== 'playing' && since) {
      played += now - since;
      since = 0;
    }
    if (main.dataset.phase === 'acts' && played) {
      seen.played.push(played);
      played = 0;
    }
  };
  new MutationObserver(note).observe(main, { attributes: true });
  note();
}
"""


def laid(place: str, pieces: list[str]) -> list[str]:
    """Pieces at a place, as they are read from the page."""
    return [f"{place}: {piece}" for piece in pieces]


def heard(person: Person) -> list[View]:
    """The views of all frames that the server has sent, in order."""
    found: list[View] = []
    for message in person.frames:
        if message.startswith('{"type":"state"'):
            found += [frame["view"] for frame in json.loads(message)["frames"]]
    return [view for view in found if view is not None]


def begin(person: Person, game: str, seats: int) -> None:
    """Sit down among bots, and watch."""
    person.sit(game, seats)
    person.page.evaluate(WATCH)


def play(person: Person, decisions: int) -> None:
    """So many decisions, each after everything before it has been shown."""
    for _ in range(decisions):
        person.wait()
        if person.over():
            return
        person.decide()
    person.wait()


def check_frames(person: Person, expected: Callable[[View], Pieces], *, at_least: int) -> None:
    """Whatever was shown agrees with the view of its frame."""
    views = heard(person)
    seen: dict[str, list[str]] = person.page.evaluate("window.seen.frames")
    compared = 0
    for number, pieces in seen.items():
        if not 0 < int(number) <= len(views):
            continue
        view = views[int(number) - 1]
        found, wanted = Counter(pieces), expected(view)
        assert found == wanted, (
            f"frame {number}: on the table but not in the view {found - wanted}, "
            f"in the view but not on the table {wanted - found}"
        )
        compared += 1
    assert compared >= at_least, f"only {compared} of {len(views)} frames were seen"
    person.check()


def longest_playback(person: Person) -> float:
    """Seconds that frames were played at most between one decision and the next."""
    played: list[float] = person.page.evaluate("window.seen.played")
    assert played, "nothing was played"
    return max(played) / 1000
