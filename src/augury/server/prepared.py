"""Prepared answers, and answers without a choice: what is to be answered for a seat that is asked.

Everything here follows from what the seat itself may know: what it is asked, what it may answer,
its own view of its own things and points.
"""

from __future__ import annotations

import hashlib

import msgspec

from augury.server import lessons
from augury.server.arranged import is_slow
from augury.server.live_table import LiveTable
from augury.server.messages.prepared import PreparedAnswer
from augury.server.store.schema import PERSON, PLAYING, PreparedRow
from augury.server.wire import write_json

FORCED = "forced-"  # begins the name of a decision without a choice
QUICK = 1_000, 4_000  # how long an answer takes, at least and at most, in milliseconds
SLOW = 60_000, 600_000  # with days per move


def answers(row: PreparedRow) -> list[PreparedAnswer]:
    return msgspec.json.decode(row.answers, type=list[PreparedAnswer])


def mark(live: LiveTable, seat: int) -> str:
    """What a seat has, as it sees it: things and points."""
    state = live.engine.state
    view = live.game.reader.view(state, seat)
    held = sorted(live.game.reader.held(state, seat))
    text = write_json([held, view.scores[seat], view.breakdown[seat]])
    return hashlib.sha256(text).hexdigest()[:16]


def is_asked(live: LiveTable, seat: int) -> bool:
    """Does the seat's person have to decide, and can they?"""
    chair = live.seats[seat]
    return (
        seat in live.legal
        and live.row.status == PLAYING
        and not live.row.paused
        and chair.kind == PERSON
        and not chair.away
        and not (live.row.daily and live.bots_to_move())
    )


def forced(live: LiveTable, seat: int) -> str:
    """The only possible decision of somebody who wants the server to make it; empty if there is a
    choice. What was just taken back is not made again."""
    habit = live.arranged.forced.get(live.seats[seat].person, "never")
    wanted = habit == "always" or (habit == "quick" and not is_slow(live.row))
    if (
        not wanted
        or not is_asked(live, seat)
        or len(live.legal[seat]) != 1
        or live.taken_back
        or lessons.of_table(live) is not None
    ):
        return ""
    return live.game.vocabulary.text(live.legal[seat][0])


def fitting(live: LiveTable, row: PreparedRow) -> str:
    """The prepared answer to what the seat is asked; empty if none fits."""
    if row.dropped or not is_asked(live, row.seat) or ended(live, row):
        return ""
    left = answers(row)
    if row.kind == "once":
        left = left[row.step : row.step + 1]
    prompt = live.game.reader.view(live.engine.state, row.seat).prompt
    vocabulary = live.game.vocabulary
    for answer in left:
        if answer.prompt == prompt and vocabulary.parse(answer.action) in live.legal[row.seat]:
            return answer.action
    return ""


def ended(live: LiveTable, row: PreparedRow) -> str:
    """Why a prepared answer no longer counts, though it may fit; a word, `dropped-<word>` in the
    texts."""
    if overtaken := strange(live, row):
        return overtaken
    if row.until == "round" and live.engine.state.turn >= row.turn + live.row.seats:
        return "round"
    if row.until == "touched" and mark(live, row.seat) != row.mark:
        return "touched"
    return ""


def uuid_of(row: PreparedRow) -> str:
    """Of the answer that is given next: it is given once."""
    return f"prepared-{row.id}-{row.step}"


def given(live: LiveTable, row: PreparedRow) -> bool:
    """It was, and noting it failed."""
    return uuid_of(row) in live.recent


def strange(live: LiveTable, row: PreparedRow) -> str:
    """Has something else been decided for the seat since, or has the game gone back?"""
    own = (FORCED, f"prepared-{row.id}-")
    for change in live.recent.values():
        if change.number > row.decided and not change.uuid.startswith(own):
            if change.seat < 0:
                return "back"
            if change.seat == row.seat:
                return "away" if change.author == "bot" else "self"
    return ""


def pause(row: PreparedRow, *, slow: bool) -> int:
    """How long it takes until the answer is given: always the same for the same one, and for
    everybody else like chance."""
    least, most = SLOW if slow else QUICK
    drawn = hashlib.sha256(uuid_of(row).encode()).digest()
    return least + int.from_bytes(drawn[:8], "big") % (most - least)


def expects(live: LiveTable, seat: int) -> bool:
    """Will the seat be answered for?"""
    row = live.arranged.prepared.get(seat)
    return bool(forced(live, seat)) or (row is not None and bool(fitting(live, row)))
