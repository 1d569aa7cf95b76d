"""What one decision costs on the wire, game by game: compressed bytes of the message to each pair
of eyes, with all its frames and with the present alone."""

from __future__ import annotations

from typing import Any

from augury.core import chance, registry
from augury.core.game import Game
from augury.core.state import SPECTATOR
from augury.core.table import Table
from augury.server.drawing import pressed
from augury.server.messages.state import FrameInfo, State
from augury.server.recent import drawn
from augury.server.views import choices
from augury.server.wire import write_json

GAMES = 3
MOST_DECISIONS = 400


def decisions() -> dict[str, Any]:
    """Sensible games with all seats taken: what every seat and a spectator receive."""
    found: dict[str, Any] = {}
    for game in registry.games():
        counts = [0, 0, 0, 0]  # messages, frames, bytes with frames, bytes with the present alone
        for seed in range(GAMES):
            counts = [one + other for one, other in zip(counts, one_game(game, seed), strict=True)]
        messages, frames, whole, present = counts
        found[game.id] = {
            "frames": round(frames / messages, 2),
            "present": present // messages,
            "bytes": whole // messages,
            "factor": round(whole / present, 2),
        }
    return found


def one_game(game: Game, seed: int) -> list[int]:
    table = Table(game, max(game.seats), seed)
    table.watched = True
    luck = chance.from_seed(seed + 1)
    eyes = [SPECTATOR, *range(table.state.seats)]
    shown = dict.fromkeys(eyes, b"")
    counts = [0, 0, 0, 0]
    while not table.over() and table.version < MOST_DECISIONS:
        state = table.state
        seat = state.to_act()[luck.below(len(state.to_act()))]
        action = game.reader.propose(state, seat, state.options(seat), luck)
        table.play(int(seat), int(action))
        for eye in eyes:
            frames = drawn(game.reader, table.beats, eye, table.version)
            now = bytes(frames[-1].view)
            events = [event for frame in frames for event in frame.events]
            if not events and now == shown[eye]:
                frames = []
            shown[eye] = now
            alone = [FrameInfo(events=events, view=frames[-1].view)] if frames else []
            counts[0] += 1
            counts[1] += len(frames)
            counts[2] += size(table, eye, frames)
            counts[3] += size(table, eye, alone)
    return counts


def size(table: Table, eye: int, frames: list[FrameInfo]) -> int:
    """Bytes on the wire of a state with these frames."""
    offered = choices(table.game.id)
    message = State(
        version=table.version,
        eye=eye,
        decisions=len(table.record.decisions),
        events_from=len(table.events),
        events=[],
        frames=frames,
        undo="",
        legal=[offered[action] for action in table.state.legal(eye)] if eye >= 0 else [],
    )
    return len(pressed(write_json(message), deflates=True))
