"""What it costs to draw a table for one pair of eyes, game by game: bytes as JSON, bytes
compressed, processor time."""

from __future__ import annotations

import random
import time
from typing import Any

from augury.core import registry
from augury.core.table import Table
from augury.server.websocket_frames import deflate
from augury.server.wire import write_json

DRAWN = 80


def pictures() -> dict[str, Any]:
    """The middle of a random game with all seats taken, as seat 0 sees it."""
    found: dict[str, Any] = {}
    for game in registry.games():
        seats = max(game.seats)
        table = Table(game, seats, 5, game.check_options(seats), {})
        luck = random.Random(1)
        plain = pressed = drawn = 0
        spent = [0.0, 0.0]
        while not table.over() and drawn < DRAWN:
            seat = int(luck.choice(table.state.to_act()))
            table.play(seat, game.vocabulary.text(luck.choice(list(table.state.legal(seat)))))
            began = time.process_time()
            view = write_json(game.reader.view(table.state, 0))
            between = time.process_time()
            small = deflate(view)
            spent[0] += between - began
            spent[1] += time.process_time() - between
            plain, pressed, drawn = plain + len(view), pressed + len(small), drawn + 1
        found[game.id] = {
            "seats": seats,
            "bytes": plain // drawn,
            "compressed": pressed // drawn,
            "draw_ms": round(spent[0] * 1000 / drawn, 3),
            "compress_ms": round(spent[1] * 1000 / drawn, 3),
        }
    return found
