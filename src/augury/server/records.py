"""Games as text: finished ones whole, with the proof that the shuffle was fair; running ones as far
as one seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from augury.core import registry
from augury.core.options import spell
from augury.core.record import Record
from augury.server import shuffle
from augury.server.live_table import LiveTable
from augury.server.messages.records import Moment, Moments, ScorePoint, Scores
from augury.server.recent import drawn
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.files import write_private
from augury.server.store.schema import Change, SeatRow, TableRow
from augury.server.wire import actions_of

MOST_MOMENTS = 200


def whole(live: LiveTable) -> str:
    """The record of a game that has ended, with the proof of its shuffle."""
    kept = live.engine.finished_record() if live.engine.over() else live.engine.record
    kept.proof = shuffle.proof(live) if live.ended() else None
    return kept.text()


def seat_log(live: LiveTable, eye: int) -> str:
    """What a seat may tell of a running game: no seed, no secret of others."""
    record = live.engine.record
    lines = [
        "augury log 1",
        f"game: {record.game.id}",
        f"rules: {record.rules_version}",
        f"seats: {record.seats}",
        f"eye: {eye}",
    ]
    lines += [f"option {name}: {spell(value)}" for name, value in record.options.items()]
    lines += [f"name {seat}: {name}" for seat, name in sorted(record.names.items())]
    lines.append("--")
    lines += [
        f"{moment} {line}"
        for moment, line in sorted(
            [*own_decisions(live, eye), *heard(live, eye)], key=lambda pair: pair[0]
        )
    ]
    return "\n".join(lines) + "\n"


def own_decisions(live: LiveTable, eye: int) -> Iterator[tuple[int, str]]:
    vocabulary = live.game.vocabulary
    for moment, (seat, action) in enumerate(live.engine.record.decisions, 1):
        if seat == eye:
            yield moment, f"> {vocabulary.text(action)}"


def heard(live: LiveTable, eye: int) -> Iterator[tuple[int, str]]:
    for event in live.logbook.known[eye].events:
        facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
        yield event.moment, f"{event.kind} {facts}".rstrip()


def copy_of(record: Record, decisions: int | None = None) -> Record:
    """A copy that another thread may read while the game goes on."""
    kept = record.decisions if decisions is None else record.decisions[:decisions]
    return record.along(list(kept))


def scores_over_time(record: Record) -> Scores:
    """Points of all seats whenever a new turn began, and at the end."""
    points: list[ScorePoint] = []
    turn = -1
    last = len(record.decisions)
    ranks: list[int] = []
    breakdown: list[dict[str, int]] = []
    for moment, state in enumerate(record.replay()):
        if int(state.turn) != turn or moment == last:
            turn = int(state.turn)
            points.append(
                ScorePoint(
                    moment=moment, turn=turn, scores=[int(score) for score in state.scores()]
                )
            )
        if moment == last:
            breakdown = [{heading: int(got) for heading, got in rows} for rows in state.breakdown()]
            ranks = [] if state.to_act() else [int(rank) for rank in state.ranks()]
    return Scores(points=points, breakdown=breakdown, ranks=ranks)


def moments(record: Record, eye: int, first: int, last: int, own: bool) -> Moments:
    """Moments of a game as an eye saw them. `own`: only the eye's own decisions are named, those of
    others may be secret."""
    found: list[Moment] = []
    vocabulary = record.game.vocabulary
    for moment, beats in enumerate(record.beats(first)):
        if first <= moment <= last and len(found) < MOST_MOMENTS:
            seat, action = record.decisions[moment - 1] if moment else (-1, -1)
            named = action >= 0 and (not own or seat == eye)
            found.append(
                Moment(
                    moment=moment,
                    seat=seat if named else -1,
                    action=vocabulary.text(action) if named else "",
                    frames=drawn(record.game.reader, beats, eye, moment),
                )
            )
        if moment >= last:
            break
    return Moments(moments=found, last=len(record.decisions))


# For operators: every game in the store, also those that no longer replay


def stored(row: TableRow, seats: list[SeatRow], changes: list[Change]) -> str:
    """A game as record, from the log alone: no rule is asked, so that a table set aside can be
    written too."""
    decisions: list[str] = []
    for change in changes:
        actions = actions_of(change.actions)
        if change.kind == "play":
            decisions += [f"{change.seat} {action}" for action in actions]
        elif change.kind == "record":
            decisions += actions
        elif change.kind == "back":
            del decisions[int(actions[0]) :]
        else:
            last = max(n for n, line in enumerate(decisions) if line.startswith(f"{change.seat} "))
            del decisions[last]
    lines = ["augury record 1", f"game: {row.game}", f"rules: {row.rules}", f"seats: {row.seats}"]
    options = msgspec.json.decode(row.options, type=dict[str, bool | int | str])
    lines += [f"option {name}: {spell(value)}" for name, value in options.items()]
    if row.generator:
        lines.append(f"generator: {row.generator}")
    lines.append(f"seed: {row.seed}")
    lines += [f"name {chair.seat}: {chair.name}" for chair in seats if chair.name]
    return "\n".join([*lines, "--", *decisions]) + "\n"


async def export(store: Store, folder: Path) -> int:
    """Write all games that have begun as records; returns how many."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    ids = await store.read(
        lambda db: [
            str(row["id"])
            for row in db.rows("SELECT id FROM tables WHERE seed <> '' ORDER BY created")
        ]
    )
    for table in ids:
        loaded = await store.read(partial(rows.load, id=table))
        assert loaded is not None
        write_private(folder / f"{table}.rec", stored(*loaded))
    return len(ids)


def report(db: Db) -> list[str]:
    """What an operator should know about the store, a sentence each."""
    counts = db.rows(
        "SELECT status, COUNT(*) AS number FROM tables GROUP BY status ORDER BY status"
    )
    lines = [f"{row['number']} tables are {row['status']}." for row in counts] or [
        "There are no tables yet."
    ]
    for row in db.rows("SELECT id, game, reason FROM tables WHERE status = 'aside'"):
        lines.append(
            f"Table {row['id']} ({row['game']}) no longer replays and was set aside: "
            f"{row['reason']}"
        )
    known = set(registry.ids())
    for row in db.rows("SELECT DISTINCT game FROM tables"):
        if row["game"] not in known:
            lines.append(
                f"There are tables of {row['game']}, a game this installation does not have."
            )
    return lines
