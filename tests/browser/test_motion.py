"""How pieces travel, in a real browser: what is measured is where they are seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from browsing import Person

Make = Callable[..., Person]

# A small board of its own beside the table: its first picture is taken, then it is changed as told,
# and every movement is stopped after so much of its time.
STAGE = """
async ({ board, part }) => {
  const url = performance.getEntriesByType('resource').map((entry) => entry.name)
    .find((name) => /assets\\/flip-[^/]*\\.js$/.test(name));
  const flip = await import(url);
  const root = document.createElement('div');
  root.style.cssText = 'position: fixed; left: 0; top: 0; width: 800px; height: 600px; z-index: 99';
  root.innerHTML = board;
  const dress = () => {
    for (const each of root.querySelectorAll('[data-style]')) {
      each.style.cssText = each.dataset.style; // the policy of the page forbids style="..."
      delete each.dataset.style;
    }
  };
  document.body.append(root);
  dress();
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2, width].map(Math.round);
  };
  const before = flip.picture(root);
  CHANGE;
  dress();
  flip.interpolate(root, before, 1000);
  const running = document.getAnimations().filter((each) => root.contains(each.effect.target));
  for (const each of running) {
    each.pause();
    each.currentTime = part * 1000;
  }
  await new Promise(requestAnimationFrame);
  const found = {
    running: running.length,
    pieces: Object.fromEntries([...root.querySelectorAll('[data-piece]')].map(
      (piece) => [piece.dataset.piece, box(piece)])),
    flights: [...root.querySelectorAll('[data-flight]')].map(
      (each) => box(each.querySelector('.coin, rect') ?? each)),
    counts: [...root.querySelectorAll('[data-count]')].map((each) => each.textContent.trim()),
  };
  for (const each of running) each.finish();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  found.left = root.querySelectorAll('[data-flight]').length;
  found.end = [...root.querySelectorAll('[data-count]')].map((each) => each.textContent.trim());
  root.remove();
  return found;
}
"""
SQUARE = "position: absolute; width: 40px; height: 40px; left: {left}px; top: {top}px"


def square(left: int, top: int, attributes: str, inner: str = "") -> str:
    return f'<div {attributes} data-style="{SQUARE.format(left=left, top=top)}">{inner}</div>'


@pytest.fixture
def stage(person: Make) -> Callable[..., dict[str, Any]]:
    @cache
    def seated(motion: str) -> Person:
        anna = person(motion=motion)
        anna.sit("majority", 3)
        anna.wait()
        return anna

    def play(board: str, change: str, *, part: float = 0.0, motion: str = "full") -> dict[str, Any]:
        anna = seated(motion)
        anna.page.wait_for_function(
            "() => performance.getEntriesByType('resource')"
            ".some((entry) => /flip-[^/]*[.]js$/.test(entry.name))"
        )
        found: dict[str, Any] = anna.page.evaluate(
            STAGE.replace("CHANGE", change), {"board": board, "part": part}
        )
        anna.check()
        return found

    return play


def test_a_piece_travels_from_where_it_was(stage: Callable[..., dict[str, Any]]) -> None:
    board = square(100, 100, 'data-piece="stone"')
    move = "root.firstChild.style.left = '300px'"
    assert stage(board, move)["pieces"]["stone"] == [120, 120, 40]
    assert 130 < stage(board, move, part=0.2)["pieces"]["stone"][0] < 320
    assert stage(board, move, part=0.999)["pieces"]["stone"] == [320, 120, 40]


def test_a_part_of_a_drawing_travels_in_its_own_units(
    stage: Callable[..., dict[str, Any]],
) -> None:
    board = (
        '<svg viewBox="-10 -10 100 100" data-style="position: absolute; left: 50px; top: 50px; '
        'width: 400px; height: 400px"><g transform="translate(5 5) scale(2)">'
        '<g data-piece="cube" transform="translate(3 4) rotate(90)">'
        '<rect width="4" height="4"/></g>'
        '<g data-piece="still"><rect x="20" y="20" width="4" height="4"/></g></g></svg>'
    )
    grow = (
        "root.querySelector('[data-piece=cube]')"
        ".setAttribute('transform', 'translate(30 12) scale(2)')"
    )
    start = stage(board, "void root")["pieces"]["cube"]
    found = stage(board, grow)
    assert found["pieces"]["cube"] == start, "it begins where it was, as large as it was"
    assert found["running"] == 1, "nothing else moves"


def test_new_pieces_come_from_their_place_and_lost_ones_go_to_theirs(
    stage: Callable[..., dict[str, Any]],
) -> None:
    board = square(0, 0, 'data-anchor="deck"') + square(
        500, 0, 'data-piece="old" data-to="deck"', "<svg><rect width='40' height='40'/></svg>"
    )
    swap = (
        "root.lastChild.remove(); root.insertAdjacentHTML('beforeend', '"
        + square(200, 300, 'data-piece="new" data-from="nowhere deck"').replace('"', "&quot;")
        + "'.replaceAll('&quot;', String.fromCharCode(34)))"
    )
    found = stage(board, swap)
    assert found["pieces"] == {"new": [20, 20, 40]}
    assert [flight[:2] for flight in found["flights"]] == [[520, 20]]
    assert found["left"] == 0, "nothing is left over"


def test_numbers_tick_and_what_they_count_flies(stage: Callable[..., dict[str, Any]]) -> None:
    token = '<i class="coin" data-token data-style="position: absolute; left: 0; top: 0"></i>'
    board = square(0, 0, 'data-count="coins/0"', f"{token}<b>7</b>") + square(
        400, 0, 'data-count="coins/1"', f"{token}<b>2</b>"
    )
    pay = (
        "root.firstChild.querySelector('b').firstChild.nodeValue = '5';"
        "root.lastChild.querySelector('b').firstChild.nodeValue = '4'"
    )
    found = stage(board, pay)
    assert found["counts"] == ["7", "2"], "at first as it was"
    assert len(found["flights"]) == 2, "two coins fly"
    assert found["end"] == ["5", "4"]
    assert found["left"] == 0


def test_whoever_wants_no_motion_sees_none(stage: Callable[..., dict[str, Any]]) -> None:
    board = square(100, 100, 'data-piece="stone"') + square(0, 0, 'data-count="n"', "<b>1</b>")
    move = (
        "root.firstChild.style.left = '300px';"
        "root.lastChild.querySelector('b').firstChild.nodeValue = '3'"
    )
    found = stage(board, move, motion="none")
    assert found["pieces"]["stone"] == [320, 120, 40]
    assert (found["running"], found["flights"], found["counts"]) == (0, [], ["3"])
